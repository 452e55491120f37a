package arena.profiles.staticfiles;

import static arena.profiles.League.ENGINE;
import static arena.profiles.League.FRAMEWORK;
import static arena.profiles.League.INFRASTRUCTURE;

import arena.profiles.Board;
import arena.profiles.Endpoint;
import arena.profiles.LoadShape.ClosedLoop;
import arena.profiles.Profile;
import arena.profiles.Request;
import arena.profiles.Tool;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The profiles that stand on the files. */
public final class StaticFilesProfiles {

    private static final List<Request> FILES = Stream.of(
                    "reset.css",
                    "layout.css",
                    "theme.css",
                    "components.css",
                    "utilities.css",
                    "analytics.js",
                    "helpers.js",
                    "app.js",
                    "vendor.js",
                    "router.js",
                    "header.html",
                    "footer.html",
                    "regular.woff2",
                    "bold.woff2",
                    "logo.svg",
                    "icon-sprite.svg",
                    "hero.webp",
                    "thumb1.webp",
                    "thumb2.webp",
                    "manifest.json")
            .map(Request::file)
            .toList();

    public static final Profile STATIC_TLS = Profile.of(
            "static-tls",
            Board.HTTP1,
            Set.of(INFRASTRUCTURE),
            Endpoint.HTTP1_TLS,
            Tool.WRK,
            FILES,
            ClosedLoop.of(1024));

    public static final Profile STATIC_H2 = Profile.of(
            "static-h2",
            Board.HTTP2,
            Set.of(FRAMEWORK, ENGINE, INFRASTRUCTURE),
            Endpoint.H2_TLS,
            Tool.H2LOAD,
            FILES,
            ClosedLoop.of(256, 1024).multiplexed(32));

    public static final Profile STATIC_H3 = Profile.of(
            "static-h3",
            Board.HTTP3,
            Set.of(FRAMEWORK, ENGINE, INFRASTRUCTURE),
            Endpoint.H3,
            Tool.H2LOAD_H3,
            FILES,
            ClosedLoop.of(64).multiplexed(64));

    private StaticFilesProfiles() {}
}
