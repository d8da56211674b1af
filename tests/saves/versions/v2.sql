BEGIN TRANSACTION;
CREATE TABLE match_notes (
        match_id INTEGER NOT NULL REFERENCES matches (id),
        seat INTEGER NOT NULL,
        key TEXT NOT NULL,
        value TEXT NOT NULL,
        PRIMARY KEY (match_id, seat, key)
    ) WITHOUT ROWID;
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
    , rules INTEGER NOT NULL DEFAULT 1);
INSERT INTO "matches" VALUES(1,'brisca','jugadores=2 al_mejor_de=1 cambio_del_7=off puntos_a_la_vista=off empieza=0','1','finished',0,NULL,40,1790000000.0,1790000003.0,'brisca.more_cards',2);
INSERT INTO "matches" VALUES(2,'brisca','jugadores=2 al_mejor_de=1 cambio_del_7=off puntos_a_la_vista=off empieza=0','2','playing',0,NULL,5,1790000004.0,1790000006.0,NULL,2);
CREATE TABLE moves (
        match_id INTEGER NOT NULL REFERENCES matches (id),
        number INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (match_id, number)
    ) WITHOUT ROWID;
INSERT INTO "moves" VALUES(1,0,0,'E6');
INSERT INTO "moves" VALUES(1,1,1,'B1');
INSERT INTO "moves" VALUES(1,2,0,'E11');
INSERT INTO "moves" VALUES(1,3,1,'O11');
INSERT INTO "moves" VALUES(1,4,0,'O7');
INSERT INTO "moves" VALUES(1,5,1,'O5');
INSERT INTO "moves" VALUES(1,6,0,'C1');
INSERT INTO "moves" VALUES(1,7,1,'B7');
INSERT INTO "moves" VALUES(1,8,0,'E5');
INSERT INTO "moves" VALUES(1,9,1,'B6');
INSERT INTO "moves" VALUES(1,10,0,'C7');
INSERT INTO "moves" VALUES(1,11,1,'B5');
INSERT INTO "moves" VALUES(1,12,0,'C2');
INSERT INTO "moves" VALUES(1,13,1,'C3');
INSERT INTO "moves" VALUES(1,14,1,'O3');
INSERT INTO "moves" VALUES(1,15,0,'O2');
INSERT INTO "moves" VALUES(1,16,1,'E12');
INSERT INTO "moves" VALUES(1,17,0,'B12');
INSERT INTO "moves" VALUES(1,18,1,'O1');
INSERT INTO "moves" VALUES(1,19,0,'B10');
INSERT INTO "moves" VALUES(1,20,1,'B11');
INSERT INTO "moves" VALUES(1,21,0,'B2');
INSERT INTO "moves" VALUES(1,22,1,'O10');
INSERT INTO "moves" VALUES(1,23,0,'E4');
INSERT INTO "moves" VALUES(1,24,1,'O12');
INSERT INTO "moves" VALUES(1,25,0,'C4');
INSERT INTO "moves" VALUES(1,26,0,'E1');
INSERT INTO "moves" VALUES(1,27,1,'E10');
INSERT INTO "moves" VALUES(1,28,0,'C10');
INSERT INTO "moves" VALUES(1,29,1,'B4');
INSERT INTO "moves" VALUES(1,30,0,'C11');
INSERT INTO "moves" VALUES(1,31,1,'E7');
INSERT INTO "moves" VALUES(1,32,0,'C5');
INSERT INTO "moves" VALUES(1,33,1,'B3');
INSERT INTO "moves" VALUES(1,34,0,'O6');
INSERT INTO "moves" VALUES(1,35,1,'C6');
INSERT INTO "moves" VALUES(1,36,1,'E3');
INSERT INTO "moves" VALUES(1,37,0,'E2');
INSERT INTO "moves" VALUES(1,38,1,'C12');
INSERT INTO "moves" VALUES(1,39,0,'O4');
INSERT INTO "moves" VALUES(2,0,1,'C7');
INSERT INTO "moves" VALUES(2,1,0,'O1');
INSERT INTO "moves" VALUES(2,2,1,'O6');
INSERT INTO "moves" VALUES(2,3,0,'E6');
INSERT INTO "moves" VALUES(2,4,1,'C4');
CREATE TABLE players (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL,
        fold TEXT NOT NULL UNIQUE,
        avatar TEXT NOT NULL DEFAULT '',
        created REAL NOT NULL,
        last_used REAL NOT NULL,
        removed INTEGER NOT NULL DEFAULT 0
    );
INSERT INTO "players" VALUES(1,'Ana','ana','',1790000001.0,1790000005.0,0);
INSERT INTO "players" VALUES(2,'Iker','iker','',1790000007.0,1790000007.0,0);
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
INSERT INTO "seats" VALUES(1,0,'Ana',NULL,1,'won',60);
INSERT INTO "seats" VALUES(1,1,'Rosa','maestro',NULL,'lost',60);
INSERT INTO "seats" VALUES(2,0,'Ana',NULL,1,NULL,NULL);
INSERT INTO "seats" VALUES(2,1,'Rosa','maestro',NULL,NULL,NULL);
CREATE TABLE settings (
        key TEXT PRIMARY KEY,
        value TEXT NOT NULL
    ) WITHOUT ROWID
    ;
INSERT INTO "settings" VALUES('volume','33');
CREATE INDEX matches_by_status ON matches (status, last_played);
CREATE INDEX seats_by_player ON seats (player_id);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('matches',2);
COMMIT;
PRAGMA application_id = 1399808626;
PRAGMA user_version = 2;
