package arena.profiles.gateway;

import static arena.profiles.League.ENGINE;
import static arena.profiles.League.FRAMEWORK;

import arena.profiles.Answer;
import arena.profiles.Answer.Content;
import arena.profiles.Board;
import arena.profiles.Endpoint;
import arena.profiles.League;
import arena.profiles.LoadShape.ClosedLoop;
import arena.profiles.Profile;
import arena.profiles.Request;
import arena.profiles.Tool;
import java.util.List;
import java.util.Set;

/** The profiles that stand on a proxy and a server. */
public final class GatewayProfiles {

    private static final List<Request> MIX = List.of(
            Request.file("reset.css"),
            Request.file("components.css"),
            Request.file("app.js"),
            Request.file("vendor.js"),
            Request.file("header.html"),
            Request.file("hero.webp"),
            sum(1, 1),
            sum(13, 42),
            sum(100, 7),
            sum(250, 500),
            items(1),
            items(5),
            items(10),
            items(15),
            items(25),
            items(40),
            items(50),
            rows(10),
            rows(25),
            rows(50));

    public static final Profile GATEWAY_64 =
            gateway("gateway-64", Endpoint.H2_TLS, Tool.H2LOAD, ClosedLoop.of(512, 1024));

    public static final Profile GATEWAY_H3 = gateway("gateway-h3", Endpoint.H3, Tool.H2LOAD_H3, ClosedLoop.of(64, 256));

    private GatewayProfiles() {}

    private static Profile gateway(String id, Endpoint endpoint, Tool tool, ClosedLoop shape) {
        Set<League> scoredFor = Set.of(FRAMEWORK, ENGINE);
        return Profile.of(id, Board.GATEWAY, scoredFor, endpoint, tool, MIX, shape.multiplexed(32))
                .withDatabase();
    }

    private static Request sum(int a, int b) {
        return Request.get("/baseline2?a=" + a + "&b=" + b, Answer.text(a + b)).preferringBrotli();
    }

    private static Request items(int count) {
        return Request.get("/json/" + count, Answer.json(new Content.DatasetItems(count, 1)))
                .preferringBrotli();
    }

    private static Request rows(int limit) {
        return Request.get(
                        "/async-db?min=10&max=50&limit=" + limit, Answer.json(new Content.DatabaseRows(10, 50, limit)))
                .preferringBrotli();
    }
}
