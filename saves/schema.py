"""The shape of the database, as the list of steps that made it. A step that was released is never changed again.

To change the shape, append a script, and put a dump of a database of the version before into `tests/saves/versions`.
"""

import sqlite3

APPLICATION = 0x536F6272  # "Sobr", in the header of the file: it tells our databases from anyone else's

MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE players (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL,
        fold TEXT NOT NULL UNIQUE,
        avatar TEXT NOT NULL DEFAULT '',
        created REAL NOT NULL,
        last_used REAL NOT NULL,
        removed INTEGER NOT NULL DEFAULT 0
    );
    CREATE TABLE matches (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        game TEXT NOT NULL,
        options TEXT NOT NULL,
        seed TEXT NOT NULL,
        status TEXT NOT NULL CHECK (status IN ('playing', 'finished', 'discarded')),
        imported INTEGER NOT NULL DEFAULT 0,
        damage TEXT,
        moves INTEGER NOT NULL DEFAULT 0,
        started REAL NOT NULL,
        last_played REAL NOT NULL,
        reason TEXT
    );
    CREATE INDEX matches_by_status ON matches (status, last_played);
    CREATE TABLE seats (
        match_id INTEGER NOT NULL REFERENCES matches (id),
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        level TEXT,
        player_id INTEGER REFERENCES players (id),
        result TEXT CHECK (result IN ('won', 'lost', 'drawn')),
        points INTEGER,
        PRIMARY KEY (match_id, seat)
    ) WITHOUT ROWID;
    CREATE INDEX seats_by_player ON seats (player_id);
    CREATE TABLE moves (
        match_id INTEGER NOT NULL REFERENCES matches (id),
        number INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (match_id, number)
    ) WITHOUT ROWID;
    CREATE TABLE match_notes (
        match_id INTEGER NOT NULL REFERENCES matches (id),
        seat INTEGER NOT NULL,
        key TEXT NOT NULL,
        value TEXT NOT NULL,
        PRIMARY KEY (match_id, seat, key)
    ) WITHOUT ROWID;
    CREATE TABLE settings (
        key TEXT PRIMARY KEY,
        value TEXT NOT NULL
    ) WITHOUT ROWID
    """,
    """
    ALTER TABLE matches ADD COLUMN rules INTEGER NOT NULL DEFAULT 1
    """,
)

TABLES = ("players", "matches", "seats", "moves", "match_notes", "settings")


def migrate(connection: sqlite3.Connection) -> None:
    """Bring a database from whatever version it has to ours: every step whole or not at all."""
    while version(connection) < len(MIGRATIONS):
        connection.execute("BEGIN IMMEDIATE")
        try:
            step = version(connection)  # another copy of the program may have been faster
            if step < len(MIGRATIONS):
                for statement in MIGRATIONS[step].split(";\n"):
                    connection.execute(statement)
                connection.execute(f"PRAGMA application_id = {APPLICATION}")
                connection.execute(f"PRAGMA user_version = {step + 1}")
            connection.execute("COMMIT")
        except BaseException:
            connection.execute("ROLLBACK")
            raise


def version(connection: sqlite3.Connection) -> int:
    """The version of a database; 0 has no tables yet."""
    found: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return found
