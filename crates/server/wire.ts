// Messages of online play, made from `crates/server`: do not change this file by hand.
// WRITE_TYPESCRIPT=1 cargo test -p totemic-server typescript

import type { Event, OfferKind, PlayerName } from "../table/events";

/** The version of the messages. */
export const PROTOCOL = 1;

/** The codes with which the server closes a connection. */
export const CLOSE = {
  restart: 1012,
  otherVersion: 4000,
  nonsense: 4001,
  tooMuch: 4002,
  silence: 4003,
} as const;

/**
 * What may be claimed when the other is gone.
 */
export type Claim = "victory" | "draw";

/**
 * A few words that everybody reads in their own language.
 */
export type Greeting = "hello" | "good-luck" | "well-played" | "thanks" | "oops" | "goodbye";

/**
 * What a player may do.
 */
export type Order = { "order": "play",
/**
 * The turn in notation.
 */
turn: string,
/**
 * The number of the last turn or takeback that the player has seen, or of the beginning.
 */
after: number, } | { "order": "offer",
/**
 * What.
 */
offer: OfferKind, } | { "order": "accept",
/**
 * Which offer.
 */
offer: OfferKind, } | { "order": "decline",
/**
 * Which offer.
 */
offer: OfferKind, } | { "order": "resign" } | { "order": "abort" } | { "order": "claim",
/**
 * As what.
 */
claim: Claim, };

/**
 * Whether a player is connected.
 */
export type Attendance = {
/**
 * With at least one page.
 */
here: boolean,
/**
 * In how many milliseconds the other may claim the game, if nothing changes.
 */
claim_in?: number, };

/**
 * Who is connected to a game.
 */
export type Presence = {
/**
 * The first player.
 */
first: Attendance,
/**
 * The second player.
 */
second: Attendance,
/**
 * How many others look on.
 */
spectators: number, };

/**
 * What a page says.
 */
export type ToServer = { "say": "watch",
/**
 * Which game.
 */
game: string,
/**
 * The number of the last event that the page has; 0 for none.
 */
after: number, } | { "say": "order",
/**
 * The page's name for it, 1 to 40 characters, never used for anything else.
 */
id: string,
/**
 * What to do.
 */
order: Order, } | { "say": "greet",
/**
 * What.
 */
greeting: Greeting, } | { "say": "ping",
/**
 * Comes back in the answer.
 */
stamp: number, } | { "say": "pong",
/**
 * That of the question.
 */
stamp: number, };

/**
 * What the server says.
 */
export type ToPage = { "tell": "welcome",
/**
 * [`PROTOCOL`].
 */
protocol: number, } | { "tell": "watching",
/**
 * Which game.
 */
game: string,
/**
 * On which side whoever watches sits; absent for a spectator.
 */
you?: PlayerName,
/**
 * The events follow this one. If it is 0 they are the whole log, and what the page has
 * of the game is replaced: the gap was too long, or what it had was not this game.
 */
after: number,
/**
 * What has happened since.
 */
events: Event[],
/**
 * How long the turn in progress has taken; absent if it is not timed.
 */
used?: number,
/**
 * Who is there.
 */
presence: Presence,
/**
 * The game that was agreed on after this one.
 */
next?: string, } | { "tell": "happened",
/**
 * What, in order; the first follows what was told before.
 */
events: Event[],
/**
 * How long the turn in progress has taken; absent if it is not timed.
 */
used?: number,
/**
 * The game that was agreed on, with this event.
 */
next?: string, } | { "tell": "done",
/**
 * The page's name for the order.
 */
id: string,
/**
 * The number of its event.
 */
number: number, } | { "tell": "refused",
/**
 * The page's name for the order.
 */
id: string,
/**
 * The stable name of the reason. After `storage` and `busy` it may be tried again under
 * the same id.
 */
code: string, } | { "tell": "present",
/**
 * Who.
 */
presence: Presence, } | { "tell": "greeted",
/**
 * Who.
 */
by: PlayerName,
/**
 * What.
 */
greeting: Greeting, } | { "tell": "failed",
/**
 * The stable name of the reason.
 */
code: string, } | { "tell": "ping",
/**
 * Comes back in the answer.
 */
stamp: number, } | { "tell": "pong",
/**
 * That of the question.
 */
stamp: number, };
