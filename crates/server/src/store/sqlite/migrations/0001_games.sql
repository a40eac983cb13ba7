-- Games as logs of events. The primary key (game, number) of the events decides every race.
CREATE TABLE game (
    id TEXT PRIMARY KEY,
    -- The number of the last event.
    last INTEGER NOT NULL,
    -- When something happened last, in milliseconds since 1970.
    changed INTEGER NOT NULL,
    -- The score once it is over: '1-0', or '*' if it was called off.
    result TEXT,
    -- Who has created it, and under which name: creating again with the same gives the same game.
    creator BLOB,
    creation TEXT,
    -- The game that was agreed on after it.
    next TEXT,
    UNIQUE (creator, creation)
) STRICT, WITHOUT ROWID;

CREATE INDEX game_open ON game (id) WHERE result IS NULL;

CREATE TABLE event (
    game TEXT NOT NULL REFERENCES game (id),
    number INTEGER NOT NULL,
    -- When it was decided.
    at INTEGER NOT NULL,
    -- The milliseconds that were not counted because the network took them.
    lag INTEGER NOT NULL,
    -- The command that it answers: its sender, 0 or 1, and the sender's name for it.
    command_by INTEGER,
    command TEXT,
    -- The event as JSON.
    body TEXT NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE seat (
    game TEXT NOT NULL REFERENCES game (id),
    -- 0 for the first player, 1 for the second.
    player INTEGER NOT NULL,
    -- The hash of a secret.
    holder BLOB NOT NULL,
    PRIMARY KEY (game, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX seat_holder ON seat (holder);

CREATE TABLE invitation (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL UNIQUE REFERENCES game (id),
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- One row: when the server last measured the clocks.
CREATE TABLE alive (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    at INTEGER NOT NULL
) STRICT;
