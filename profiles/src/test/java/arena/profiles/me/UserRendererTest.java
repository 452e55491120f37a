package arena.profiles.me;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class UserRendererTest {

    @Test
    void flavoursAgreeOnTheFieldsOfTheContract() {
        User user = new User(42, "Alice \"Al\" Chen", "alice@example.com", "größer");

        assertThat(UserRenderer.direct().render(user))
                .isEqualTo(UserRenderer.jackson().render(user))
                .hasToString(
                        "{\"id\":42,\"name\":\"Alice \\\"Al\\\" Chen\",\"email\":\"alice@example.com\",\"plan\":\"größer\"}");
    }
}
