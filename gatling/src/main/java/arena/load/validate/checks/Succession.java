package arena.load.validate.checks;

import arena.load.validate.client.Exchange;
import arena.load.validate.client.MultiplexedSite;

/** Asks four times over one connection, as the arena does over HTTP/3, where only the status counts. */
record Succession(MultiplexedSite site) {

    private static final int REQUESTS = 4;
    private static final int SUCCESS = 2;

    void mustSucceed(String target) {
        for (Exchange exchange : site.get(target, REQUESTS)) {
            site.mustSpeak(exchange).must(exchange.response().status() / 100 == SUCCESS, "status 2xx");
        }
    }
}
