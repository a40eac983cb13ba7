// Commands and events of a table, made from `crates/table`: do not change this file by hand.
// WRITE_TYPESCRIPT=1 cargo test -p totemic-table typescript

export type PlayerName = "first" | "second";
export type OutcomeName = PlayerName | "draw";

/**
 * What can be offered.
 */
export type OfferKind = "draw" | "takeback" | "rematch";

/**
 * What ended a game.
 */
export type Termination = "normal" | "resignation" | "time" | "agreement" | "abandoned" | "aborted" | "crash" | "illegal" | "no-answer" | "adjudication";

/**
 * A seat as it stands in JSON.
 */
export type Seat = { kind: "person" | "program" | "empty", name?: string } | { kind: "computer", level: number, name?: string };

/**
 * A setting as it stands in JSON: `base` and `increment`, or `turn`.
 */
export type ClockSetting = { base?: number, increment?: number, turn?: number, free: number, };

/**
 * With what a game begins.
 */
export type Beginning = {
/**
 * The version of the log.
 */
version: number,
/**
 * The name of the game.
 */
game: string,
/**
 * The position that it begins from.
 */
start: string,
/**
 * Who sits where, the first player first.
 */
seats: [Seat, Seat],
/**
 * Do the players sit apart? Then nobody takes anything back, begins anew or stops the clock
 * without the other's consent.
 */
apart?: boolean,
/**
 * The clocks, if there are any.
 */
clock?: ClockSetting,
/**
 * The date for the record: `2026.11.15`, unknown parts as question marks.
 */
date?: string, };

/**
 * What can happen. Every change of a game is one of these.
 */
export type Happening = { "event": "began" } & Beginning | { "event": "sat",
/**
 * On which side.
 */
player: PlayerName,
/**
 * Who.
 */
seat: Seat, } | { "event": "played",
/**
 * By whom.
 */
by: PlayerName,
/**
 * The turn in notation.
 */
turn: string,
/**
 * The milliseconds that it took; absent if it was not timed.
 */
spent?: number, } | { "event": "took-back",
/**
 * Who did it or agreed to it.
 */
by: PlayerName,
/**
 * How many turns are left.
 */
ply: number, } | { "event": "offered",
/**
 * Who.
 */
by: PlayerName,
/**
 * What.
 */
offer: OfferKind, } | { "event": "declined",
/**
 * By whom.
 */
by: PlayerName,
/**
 * Which.
 */
offer: OfferKind, } | { "event": "rematch-agreed",
/**
 * Who has agreed to the other's offer.
 */
by: PlayerName, } | { "event": "credited",
/**
 * To whom.
 */
player: PlayerName,
/**
 * How many milliseconds.
 */
millis: number, } | { "event": "ended",
/**
 * The result; absent if the game was called off.
 */
outcome?: OutcomeName,
/**
 * What ended it.
 */
termination: Termination,
/**
 * The milliseconds that the turn in progress had taken; absent if it was not timed.
 */
used?: number, };

/**
 * Something that has happened, with its number in the game: from 1, without gaps, also after a
 * takeback. Whoever has seen number N lacks only what comes after N.
 */
export type Event = { number: number } & Happening;

/**
 * What one may ask. Whether it happens is decided by [`Table::apply`](crate::Table::apply).
 */
export type Command = { "command": "play",
/**
 * The turn in notation.
 */
turn: string,
/**
 * The number of the last turn or takeback that the player has seen, or of the beginning:
 * [`Table::moved`](crate::Table::moved). What else has happened since does not matter.
 */
after: number, } | { "command": "offer",
/**
 * What is offered.
 */
offer: OfferKind, } | { "command": "accept",
/**
 * Which offer.
 */
offer: OfferKind, } | { "command": "decline",
/**
 * Which offer.
 */
offer: OfferKind, } | { "command": "undo" } | { "command": "resign" } | { "command": "abort" } | { "command": "sit",
/**
 * On which side.
 */
player: PlayerName,
/**
 * Who.
 */
seat: Seat, } | { "command": "flag" } | { "command": "forfeit",
/**
 * Who loses.
 */
player: PlayerName,
/**
 * Why: one of [`Termination::FORFEITS`].
 */
why: Termination, } | { "command": "adjudicate",
/**
 * The result.
 */
outcome: OutcomeName, } | { "command": "credit",
/**
 * To whom.
 */
player: PlayerName,
/**
 * How many milliseconds.
 */
millis: number, };
