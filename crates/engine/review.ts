// What a game was worth, turn by turn, made from `crates/engine`: do not change this file by hand.
// WRITE_TYPESCRIPT=1 cargo test -p totemic-engine typescript

import type { PlayerName } from "../table/events";
import type { GameName } from "../table/view";

/**
 * Until the game is over, if the winner wins as soon as possible and the loser holds out.
 */
export type Distance = {
/**
 * The game takes exactly this many turns; otherwise the winner needs no more than that.
 */
exact: boolean,
/**
 * Both sides' turns are counted.
 */
turns: number, };

/**
 * What is proven for the side to move.
 */
export type Proven = { type: "proven", outcome: "win" | "draw" | "loss",
/**
 * How long it takes; null for a draw, and where nothing is known that is worth saying.
 */
distance: Distance | null, };

/**
 * What seems to be so for the side to move.
 */
export type Estimate = { type: "estimate",
/**
 * The chance to win, 0.1 to 99.9.
 */
percent: number, };

/**
 * For the side to move. Proven and estimated are never confused.
 */
export type Value = Proven | Estimate;

/** Of the form of a review: one of another form is not read. */
export const REVIEW_VERSION = 1;

/** How good a turn was, the best first. */
export type TurnClass = "forced" | "only" | "best" | "good" | "inaccurate" | "mistake" | "blunder";

/**
 * A variable of a remark's sentence.
 */
export type Term = number | string;

/**
 * One sentence about a turn: a key of `locales/…/review.ftl` and its variables.
 */
export type Remark = { key: string, args: Record<string, Term>, };

/**
 * What would have been better.
 */
export type Better = {
/**
 * The turn and how it could have gone on.
 */
line: Array<string>,
/**
 * The stable code of why it is good.
 */
reason: string, };

/**
 * A turn of a reviewed game. Values are for whoever played it.
 */
export type TurnReview = { turn: string, player: PlayerName,
/**
 * What the position was worth; null: nobody has looked yet.
 */
before: Value | null,
/**
 * What the turn is worth; null: nobody has looked yet.
 */
after: Value | null, class: TurnClass | null,
/**
 * The class is proven; otherwise it is an estimate, and must be called one.
 */
settled: boolean,
/**
 * A turn that would have won on the spot.
 */
missed: string | null,
/**
 * It left a threat standing, which is carried out with this turn.
 */
threat: string | null,
/**
 * Lost already, it let the opponent end the game at once, though that could be stopped.
 */
overlooked: boolean, better: Better | null,
/**
 * How the opponent answers best what gave something away, or overlooked the answer.
 */
answer: Array<string>, remarks: Array<Remark>, };

/**
 * How well somebody played.
 */
export type Accuracy = {
/**
 * From 0 to 100.
 */
percent: number,
/**
 * Some of it is an estimate.
 */
estimated: boolean, };

/**
 * How well each side played; null: it had no choice.
 */
export type Accuracies = { first: Accuracy | null, second: Accuracy | null, };

/**
 * A game and what became of it.
 */
export type GameReview = {
/**
 * Of this form; another one is not read.
 */
version: typeof REVIEW_VERSION, game: GameName, start: string, turns: Array<TurnReview>,
/**
 * The first player's, before every turn and at the end; null: nobody has looked yet.
 */
chances: Array<Value | null>, accuracy: Accuracies,
/**
 * Where the game turned: indices of at most three turns.
 */
turning: Array<number>, nodes: number, };
