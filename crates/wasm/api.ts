// What crosses the border to JavaScript, made from `crates/wasm`: do not change this file by hand.
// WRITE_TYPESCRIPT=1 cargo test -p totemic-wasm typescript

// All shapes are plain objects, safe for `postMessage` and `structuredClone`. Squares are named as in
// the notation ("c4"), players "first" and "second". Times are milliseconds; `now` is any clock
// that only goes forward, the same one for the life of a table. API.md says how to use it all.

import type { GameReview, Proven, Value } from "../engine/review";
import type { Event, OutcomeName, PlayerName, Seat } from "../table/events";
import type {
  Cells, End, GameName, Half, Hand, Reserves, Result, TotemView, TurnParts, TurnView,
} from "../table/view";

export type * from "../engine/review";
export type { OfferKind, OutcomeName, PlayerName, Seat, Termination } from "../table/events";
export type * from "../table/view";

/** Something that has happened. */
export type LogEvent = Event;

/** The variables of a sentence, by name. */
export type Args = Record<string, Argument>;

/** A place in a study: the index of the branch taken at each turn; empty at the beginning. */
export type Path = number[];

/**
 * A variable of a sentence.
 */
export type Argument = number | string | string;

/**
 * Why not. `code` is stable and is the key of a sentence in `locales/`.
 */
export type Refused = { ok: false, code: string,
/**
 * In a record, the reason behind "bad-position", "bad-turn" and "illegal-turn".
 */
reason?: string,
/**
 * The line at fault in a record, counted from 1.
 */
line?: number,
/**
 * The character at fault in a text or line, counted from 1.
 */
column?: number,
/**
 * The square at fault.
 */
square?: string,
/**
 * The other variables of the sentence: `found`, `stock`, `totem`, `expected`, …
 */
args?: Args,
/**
 * The rule of the error in technical English: for logs, never for players.
 */
detail?: string, };

/**
 * Done, with nothing to say.
 */
export type Done = { ok: true, };

/**
 * What a tap did.
 */
export type Tapped = { ok: true, did: "chose" | "unchose" | "stepped" | "unstepped", } | { ok: true, did: "played", turn: TurnView, };

/**
 * A turn was played.
 */
export type Played = { ok: true, turn: TurnView, repeat: false, };

/**
 * This very turn had been played before; nothing changed.
 */
export type Repeated = { ok: true, turn: null, repeat: true, };

/**
 * What was decided elsewhere is adopted.
 */
export type Followed = { ok: true,
/**
 * The last turn, if it is new here.
 */
turn: TurnView | null, };

/** An answer without content. */
export type Reply = Done | Refused;
/** What a tap did. */
export type TapReply = Tapped | Refused;
/** A turn of the computer. */
export type PlayReply = Played | Repeated | Refused;
/** A turn that was typed. */
export type TypedReply = Played | Refused;
/** What was decided elsewhere. */
export type FollowReply = Followed | Refused;
/** Where a piece may go after a step. */
export type HalfReply = ({ ok: true } & Half) | Refused;
/** The engine's answer. */
export type ThinkReply = ThinkAnswer | Refused;

/**
 * The clocks of a game, in milliseconds.
 */
export type ClockOptions = {
/**
 * Time for the whole game: 1 s to 24 h.
 */
base: number,
/**
 * Added after each own turn: at most half an hour.
 */
increment: number, };

/**
 * With what a table begins.
 */
export type TableOptions = { game: GameName,
/**
 * A position text to begin from.
 */
position?: string,
/**
 * Without `position`: a random number, 0 ≤ lot < 1, that draws the start; absent: the default
 * start.
 */
lot?: number, seats?: Record<PlayerName, Seat>, clock?: ClockOptions | null,
/**
 * For the record: "2026.11.15".
 */
date?: string, };

/**
 * A board set up by hand, right or wrong.
 */
export type Board = { toMove: PlayerName,
/**
 * What stands where; free squares are absent.
 */
cells: Cells, };

/**
 * What never changes about a game.
 */
export type GameInfo = { game: GameName,
/**
 * The name as it stands in records: "Oxono".
 */
title: string,
/**
 * Files and ranks.
 */
size: number,
/**
 * All squares of the board from the top left, rank by rank: reading order.
 */
squares: Array<string>, totems: Array<string>, kinds: Array<string>,
/**
 * How many pieces of each kind a player begins with.
 */
stock: Record<string, number>, maxTurns: number,
/**
 * Start positions; the default first.
 */
starts: Array<string>, };

/**
 * A position by itself, for analysis, diagrams and the rules pages.
 */
export type PositionView = { ok: true, game: GameName,
/**
 * The canonical text.
 */
position: string, toMove: PlayerName, cells: Cells, reserves: Reserves, totems: TotemView[], outcome: OutcomeName | null, end: End | null, };

/**
 * Turns in notation.
 */
export type TurnsReply = { ok: true, turns: Array<string>, };

/**
 * A turn taken apart.
 */
export type PartsReply = { ok: true, parts: TurnParts, };

/**
 * A text.
 */
export type TextReply = { ok: true, text: string, };

/**
 * What is drawn of the place that is shown, as of a table.
 */
export type StudyView = { game: GameName, position: string, path: Path, live: true, cells: Cells, totems: TotemView[], hand: Hand, reserves: Reserves, toMove: PlayerName, waitingFor: "person" | null,
/**
 * The turn that led here.
 */
lastTurn: TurnView | null,
/**
 * If the game is over on the board.
 */
result: Result | null, comment: string,
/**
 * The run of `!` and `?` after the turn.
 */
mark: string, };

/**
 * All turns; the first branch everywhere is the line, the others are variations.
 */
export type StudyTree = { start: string,
/**
 * Who plays the first turn.
 */
toMove: PlayerName,
/**
 * How many pieces are on the board at the start.
 */
placed: number,
/**
 * How the game ended, as the record says, on the board or otherwise.
 */
outcome: OutcomeName | null, comment: string, branches: StudyNode[], };

/**
 * A turn of a study.
 */
export type StudyNode = { turn: string, parts: TurnParts, mark: string, comment: string, branches: StudyNode[], };

/**
 * A turn and what is proven about it; null: nothing yet.
 */
export type TurnWorth = { turn: string, parts: TurnParts, value: Proven | null, };

/**
 * A step of a totem and the best that can follow; null: that is not proven yet.
 */
export type StepWorth = { totem: string, to: string, value: Proven | null, };

/**
 * A turn and the chance that it wins, 0.1 to 99.9; none of it is proven.
 */
export type TurnOpinion = { parts: TurnParts, percent: number, };

/**
 * A line of an analysis. Its value is that of its first turn. A line of proven value goes to the
 * end of the game, in as many turns as the value says, unless the time was up.
 */
export type EngineLine = { turns: Array<string>, value: Value, depth: number, };

/**
 * What the engine is asked. No task takes longer than `millis`, by which it is cut short; absent,
 * 4000.
 *
 * - `turn`: the turn of a level, 1 to 8. The same seed gives the same turn, unless `millis` cuts
 *   the thinking short; a game should keep its seed.
 * - `hint`: a good turn with its reason, usually in a fraction of a second.
 * - `analyse`: one slice of analysis, of the best 1 to 10 lines; ask again to go on where it
 *   stopped, as with every slice.
 * - `solve`: one slice of a proof.
 * - `truth`: one slice of the truth about all turns.
 * - `learn`: takes over proofs that were kept; one that is not understood is left out.
 * - `opinions`: one slice of estimates of all turns; ask again to look deeper.
 * - `threat`: whether the side that waits threatens to win: a few milliseconds.
 * - `bench`: the bench signature, the same number on every machine; takes seconds.
 */
export type ThinkRequest = { "task": "turn", game: GameName, position: string, level: number, seed: number, millis?: number, } | { "task": "hint", game: GameName, position: string, millis?: number, } | { "task": "analyse", game: GameName, position: string, millis?: number, lines?: number, } | { "task": "solve", game: GameName, position: string, millis?: number, } | { "task": "truth", game: GameName, position: string, millis?: number, } | { "task": "learn", game: GameName, proofs: Array<string>, } | { "task": "opinions", game: GameName, position: string, millis?: number, } | { "task": "threat", game: GameName, position: string, } | { "task": "bench" };

/**
 * What the engine answers.
 */
export type ThinkAnswer = { ok: true, task: "turn", turn: string, } | { ok: true, task: "hint", turn: string, parts: TurnParts, value: Value,
/**
 * The key of a sentence in `locales/…/hints.ftl`: "hint-wins-in".
 */
reason: string,
/**
 * The variables of the sentence.
 */
args: Args, } | { ok: true, task: "analyse",
/**
 * Of the position, as far as the best line tells; null if the game is over.
 */
value: Value | null,
/**
 * Best first; none if the game is over.
 */
lines: Array<EngineLine>, nodes: number,
/**
 * Nothing more to find out.
 */
done: boolean, } | { ok: true, task: "truth",
/**
 * Of the position; null as long as it is not proven.
 */
value: Proven | null,
/**
 * Every legal turn with what it is worth to the side to move.
 */
turns: Array<TurnWorth>,
/**
 * Every step of a totem with the best that can follow.
 */
steps: Array<StepWorth>,
/**
 * Nothing more will be looked for.
 */
done: boolean,
/**
 * What took work to find out since the last answer: to be kept, and learnt another day.
 */
proofs: Array<string>, } | { ok: true, task: "learn", } | { ok: true, task: "opinions",
/**
 * Every legal turn.
 */
turns: Array<TurnOpinion>,
/**
 * Nothing more will be looked for.
 */
done: boolean, } | { ok: true, task: "threat",
/**
 * True: most turns of the side to move would let the other win at once.
 */
threatened: boolean, } | { ok: true, task: "bench", nodes: number, } | { ok: true, task: "solve",
/**
 * null: not proven yet.
 */
value: Proven["outcome"] | null,
/**
 * A turn that keeps the value.
 */
turn: string | null, nodes: number, };

/**
 * What is known of a game so far.
 */
export type ReviewReply = { ok: true,
/**
 * How much of the work is done, from 0 to 1.
 */
progress: number, done: boolean, review: GameReview, };

/**
 * What a turn is worth as an answer.
 */
export type AttemptReply = { ok: true,
/**
 * `null`: nobody knows.
 */
keeps: boolean | null,
/**
 * How a turn that does not is answered.
 */
answer: Array<string>, };
