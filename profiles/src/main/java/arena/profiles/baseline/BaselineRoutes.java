package arena.profiles.baseline;

import arena.profiles.http.Route;
import java.util.List;

/** The endpoints of the sums. */
public final class BaselineRoutes {

    private BaselineRoutes() {}

    public static List<Route> routes() {
        SumHandler sum = new SumHandler();
        return List.of(
                Route.get("/baseline11", "/baseline11?a=13&b=42", "the sum of a and b", sum),
                Route.post(
                        "/baseline11", "/baseline11?a=13&b=42", "the sum of a, b and the body", new BodySumHandler()),
                Route.get("/baseline2", "/baseline2?a=13&b=42", "the sum of a and b", sum),
                Route.get("/public/baseline", "/public/baseline?a=13&b=42", "the sum of a and b", sum));
    }
}
