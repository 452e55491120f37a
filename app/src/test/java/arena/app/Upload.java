package arena.app;

import arena.app.testing.TestClient;
import arena.app.testing.TestResponse;
import io.vertx.core.Future;
import io.vertx.core.http.HttpClientRequest;
import io.vertx.core.http.HttpMethod;

/**
 * A request of which the server sends back what it has got.
 *
 * @param answer the whole of it, once there is
 */
record Upload(HttpClientRequest request, Future<TestResponse> answer) {

    /** Sends a part, {@code first}, and waits until the answer has begun, hence the request. */
    static Upload begin(TestClient client) {
        return TestClient.await(client.start(HttpMethod.POST, "/echo").compose(request -> {
            Upload upload = new Upload(request, request.response().compose(TestResponse::read));
            return request.setChunked(true)
                    .write("first")
                    .compose(_ -> request.response())
                    .map(upload);
        }));
    }

    /** Sends another part, {@code last}, and then the end, apart from it. */
    void finish() {
        TestClient.await(request.write("last"));
        request.end();
    }
}
