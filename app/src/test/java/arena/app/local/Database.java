package arena.app.local;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/** Asks a {@link LocalPostgres} as a client of the arena would. */
record Database(int port) {
    /** The rows of a result, every value as text. */
    List<List<String>> rows(String sql) throws SQLException {
        try (Connection connection = connect();
                ResultSet result = connection.createStatement().executeQuery(sql)) {
            var rows = new ArrayList<List<String>>();
            while (result.next()) {
                var row = new ArrayList<String>();
                for (int column = 1; column <= result.getMetaData().getColumnCount(); column++) {
                    row.add(result.getString(column));
                }
                rows.add(row);
            }
            return rows;
        }
    }

    List<String> row(String sql) throws SQLException {
        return rows(sql).getFirst();
    }

    List<String> column(String sql) throws SQLException {
        return rows(sql).stream().map(List::getFirst).toList();
    }

    void run(String sql) throws SQLException {
        try (Connection connection = connect();
                var statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    Connection connect() throws SQLException {
        return DriverManager.getConnection("jdbc:postgresql://127.0.0.1:" + port + "/benchmark", "bench", "bench");
    }
}
