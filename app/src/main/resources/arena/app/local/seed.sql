-- The tables of the arena with content of our own. Run by the owner "bench" on one connection; every statement ends
-- with a semicolon at the end of its line. Deterministic: all "chance" is arithmetic on the row number.

CREATE FUNCTION pg_temp.pick(n bigint, salt bigint, choices bigint) RETURNS integer LANGUAGE sql IMMUTABLE
RETURN (((n * 48271 + salt * 69621) % 2147483647) * ((n * 40692 + salt * 39373) % 2147483399) % 2147483629 % choices)::integer;

CREATE TABLE items (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    category TEXT NOT NULL,
    price INTEGER NOT NULL,
    quantity INTEGER NOT NULL,
    active BOOLEAN NOT NULL,
    tags JSONB NOT NULL,
    rating_score INTEGER NOT NULL,
    rating_count INTEGER NOT NULL
);

-- No index on price: the arena wants the scan. The list of tags holds every word three times in different order, so
-- that any four neighbours differ.
INSERT INTO items
WITH words AS MATERIALIZED (
    SELECT
        ARRAY['Amber', 'Birch', 'Cobalt', 'Drift', 'Ember', 'Fjord', 'Granite', 'Harbour', 'Indigo', 'Juniper', 'Kelp', 'Lunar'] AS first,
        ARRAY['Kettle', 'Lantern', 'Satchel', 'Chisel', 'Puzzle', 'Blanket', 'Trowel', 'Compass', 'Notebook', 'Speaker'] AS second,
        ARRAY['kitchen', 'lighting', 'luggage', 'workshop', 'games', 'bedroom', 'gardening', 'outdoor', 'stationery', 'audio'] AS category,
        ARRAY[
            'sturdy', 'handmade', 'quiet', 'foldable', 'rare', 'bright', 'washable', 'solar', 'classic', 'slim', 'refill', 'gift',
            'quiet', 'solar', 'sturdy', 'slim', 'bright', 'gift', 'handmade', 'refill', 'foldable', 'washable', 'rare', 'classic',
            'slim', 'sturdy', 'refill', 'quiet', 'classic', 'washable', 'gift', 'rare', 'solar', 'handmade', 'bright', 'foldable'
        ] AS tag
)
SELECT
    n,
    first[1 + pg_temp.pick(n, 1, 12)] || ' ' || second[1 + pg_temp.pick(n, 2, 10)] || ' ' || n,
    category[1 + pg_temp.pick(n, 3, 10)],
    1 + pg_temp.pick(n, 4, 500),
    1 + pg_temp.pick(n, 5, 1000),
    pg_temp.pick(n, 6, 2) = 1,
    to_jsonb(tag[1 + pg_temp.pick(n, 7, 33) : 1 + pg_temp.pick(n, 7, 33) + pg_temp.pick(n, 8, 4)]),
    1 + pg_temp.pick(n, 9, 50),
    1 + pg_temp.pick(n, 10, 500)
FROM generate_series(1, 100000) AS n, words
ORDER BY n;

CREATE TABLE fortune (
    id INTEGER PRIMARY KEY,
    message TEXT NOT NULL
);

INSERT INTO fortune VALUES
    (1, 'The pool that nobody waits for was sized by somebody who measured it first.'),
    (2, 'An average is a place where the slowest of your users has never been in his life.'),
    (3, 'Whoever retries without waiting will soon be waiting without retrying.'),
    (4, 'Every cache begins as a shortcut, and every shortcut has a toll booth at its end.'),
    (5, 'He who logs inside the loop shall read the loop inside the log.'),
    (6, 'A timeout is a promise to yourself; keep it shorter than the promise to your caller.'),
    (7, 'The fastest query is the one that the page turned out not to need after all.'),
    (8, 'There are no small allocations, there are only loops that have not run for long enough yet.'),
    (9, 'The backlog is where connections go to find out how patient they really are.'),
    (10, 'Trust the profiler a little more than your memory, and your memory a little more than the wiki.'),
    (11, '<script>alert("This should not be displayed in a browser alert box.");</script>'),
    (12, '静かなループは遠くまで届く – a quiet event loop is heard from far away, in whatever script you write it.');

INSERT INTO fortune
WITH words AS MATERIALIZED (
    SELECT
        ARRAY['A patient client', 'The night shift', 'Your second core', 'An honest benchmark', 'The oldest socket', 'Some forgotten thread', 'The wise operator', 'Every warm cache', 'A careful release', 'The last byte', 'One idle worker'] AS who,
        ARRAY['reads the headers & keeps the body', 'doesn''t mind the queue', 'calls it "good enough"', 'arrives late — but arrives', 'counts packets & sleeps well', 'won''t block the loop', 'says "it depends"', 'asks the kernel — twice', 'closes what it opened', 'prefers small writes & long windows', 'remembers last year''s outage', 'answers "two hundred" to everything', 'yields — and is thanked for it'] AS does,
        ARRAY['while the others still shake hands', 'before the first timer fires', 'and leaves the pool cleaner than it was', 'as long as nobody watches the graph', 'because the checksum was right', 'when the moon is in its ninth percentile', 'until the certificate runs out', 'unless somebody reads the manual', 'though the disk had other plans', 'whenever two clocks agree', 'if the frame is small enough', 'like a rumour through a switch', 'with one eye on the heap', 'as if bandwidth were free', 'and tells nobody about it', 'after the garbage is out', 'without a single copy'] AS how
)
SELECT n, who[1 + n % 11] || ' ' || does[1 + n % 13] || ' ' || how[1 + n % 17] || '.'
FROM generate_series(13, 200) AS n, words
ORDER BY n;

CREATE TABLE users (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    plan TEXT NOT NULL
);

INSERT INTO users VALUES
    (7, 'Bruno Okafor', 'bruno@example.com', 'free'),
    (19, 'Mira Lindqvist', 'mira@example.com', 'team'),
    (42, 'Alice Chen', 'alice@example.com', 'pro'),
    (77, 'Tomas Varga', 'tomas@example.com', 'free');

VACUUM ANALYZE items;
VACUUM ANALYZE fortune;
VACUUM ANALYZE users;
