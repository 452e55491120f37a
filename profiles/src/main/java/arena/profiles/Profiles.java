package arena.profiles;

import arena.profiles.asyncdb.AsyncDbProfiles;
import arena.profiles.baseline.BaselineProfiles;
import arena.profiles.delay.DelayProfiles;
import arena.profiles.echo.EchoProfiles;
import arena.profiles.fortunes.FortunesProfiles;
import arena.profiles.gateway.GatewayProfiles;
import arena.profiles.getsum.GetSumProfiles;
import arena.profiles.json.JsonProfiles;
import arena.profiles.pipeline.PipelineProfiles;
import arena.profiles.production.ProductionProfiles;
import arena.profiles.staticfiles.StaticFilesProfiles;
import arena.profiles.ws.WsProfiles;
import java.util.List;
import java.util.Optional;

/** The catalogue: every profile that the arena has now, in the order of its table (SPEC 0.1). Immutable. */
public final class Profiles {

    /** All of them. */
    public static final List<Profile> ALL = List.of(
            BaselineProfiles.BASELINE,
            PipelineProfiles.PIPELINED,
            BaselineProfiles.LIMITED_CONN,
            DelayProfiles.ASYNC,
            BaselineProfiles.LATENCY_1M,
            BaselineProfiles.LATENCY_10K,
            BaselineProfiles.LATENCY_500K_8CPU,
            JsonProfiles.JSON_COMP,
            JsonProfiles.JSON_TLS,
            EchoProfiles.EIGHT_GBIT,
            StaticFilesProfiles.STATIC_TLS,
            AsyncDbProfiles.ASYNC_DB,
            FortunesProfiles.FORTUNES,
            BaselineProfiles.BASELINE_H2,
            StaticFilesProfiles.STATIC_H2,
            BaselineProfiles.BASELINE_H2C,
            JsonProfiles.JSON_H2C,
            BaselineProfiles.BASELINE_H3,
            StaticFilesProfiles.STATIC_H3,
            GetSumProfiles.UNARY_GRPC,
            GetSumProfiles.UNARY_GRPC_TLS,
            GatewayProfiles.GATEWAY_64,
            GatewayProfiles.GATEWAY_H3,
            ProductionProfiles.PRODUCTION_STACK,
            WsProfiles.ECHO_WS,
            WsProfiles.ECHO_WS_PIPELINE,
            WsProfiles.ECHO_WS_LIMITED);

    private Profiles() {}

    /** The profile with this id, or none. */
    public static Optional<Profile> byId(String id) {
        return ALL.stream().filter(profile -> profile.id().equals(id)).findFirst();
    }
}
