-- Several browsers of one person: codes with which a browser gets the seats of another.
CREATE TABLE seat_offer (
    -- The hash of the code.
    code BLOB PRIMARY KEY,
    -- Whose seats; a further code takes the place of the one before.
    holder BLOB NOT NULL UNIQUE,
    -- The game to go on with.
    game TEXT,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE shared_seats (
    -- Who has them too, and whose they are.
    holder BLOB NOT NULL,
    owner BLOB NOT NULL,
    -- Counts up: what was given later has a higher number.
    place INTEGER NOT NULL,
    PRIMARY KEY (holder, owner)
) STRICT, WITHOUT ROWID;
