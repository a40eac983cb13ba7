// What is drawn of a table, made from `crates/table`: do not change this file by hand.
// WRITE_TYPESCRIPT=1 cargo test -p totemic-table typescript

import type { OfferKind, OutcomeName, PlayerName, Seat, Termination } from "./events";

/** The games. */
export type GameName = "oxono" | "yoxii";

/** How a totem moves. */
export type StepKind = "slide" | "step" | "jump" | "teleport";

/** Reasons of the rules: each has a sentence for players. */
export type RuleCode = "game-over" | "not-on-board" | "no-piece-left" | "same-square" | "not-free" | "not-in-line" | "not-enclosed" | "not-first-free" | "over-enemy" | "too-far" | "not-beside-totem";

/**
 * What stands on a square.
 */
export type Cell = {
/**
 * Which.
 */
totem: string, } | {
/**
 * Whose.
 */
player: PlayerName,
/**
 * Of which kind.
 */
kind: string, };

/** What stands where, by square; free squares are absent. */
export type Cells = Record<string, Cell>;

/** How many pieces of each kind each player has left. */
export type Reserves = Record<PlayerName, Record<string, number>>;

/**
 * A step that a totem may make.
 */
export type Step = { to: string, kind: StepKind,
/**
 * What a jump passes over, nearest to the totem first; otherwise empty.
 */
over: Array<string>, };

/**
 * A totem, where it stands and where it may go.
 */
export type TotemView = { totem: string, square: string,
/**
 * Why it may not be chosen; null if it may.
 */
refusal: RuleCode | null,
/**
 * Where it may go; empty if it may not be chosen.
 */
steps: Array<Step>, };

/**
 * Where a piece may go.
 */
export type Places = { squares: Array<string>,
/**
 * "anywhere": no square beside the totem is free.
 */
reach: "beside" | "anywhere", };

/**
 * The second half of a turn.
 */
export type Half = { step: StepKind, over: Array<string>, places: Places,
/**
 * The kinds that may be placed: not used up.
 */
kinds: Array<string>, };

/**
 * How far the turn in progress has come. Survives saving and loading.
 */
export type Hand = { "state": "idle" } | { "state": "chosen",
/**
 * Which.
 */
totem: string,
/**
 * Where it stands.
 */
square: string, } | { "state": "stepped",
/**
 * Which.
 */
totem: string,
/**
 * Where it stood.
 */
from: string,
/**
 * Where it stands now.
 */
to: string, step: StepKind, over: Array<string>, places: Places,
/**
 * The kinds that may be placed: not used up.
 */
kinds: Array<string>, };

/**
 * The four parts of a turn, by their names.
 */
export type TurnParts = {
/**
 * Which totem moves.
 */
totem: string,
/**
 * Where it goes.
 */
to: string,
/**
 * The kind of the piece.
 */
kind: string,
/**
 * Where it goes.
 */
at: string, };

/**
 * A turn, as it is drawn.
 */
export type TurnView = {
/**
 * From 1.
 */
ply: number, player: PlayerName,
/**
 * "Xc6-c5"
 */
text: string, totem: string, from: string, to: string, step: StepKind, over: Array<string>, kind: string, at: string,
/**
 * Thinking time in milliseconds; null if the turn was not timed.
 */
spent: number | null, };

/**
 * A line that won.
 */
export type Line = { "by": "colour",
/**
 * Where it is.
 */
squares: Array<string>,
/**
 * Whose colour.
 */
player: PlayerName, } | { "by": "symbol",
/**
 * Where it is.
 */
squares: Array<string>,
/**
 * Which symbol.
 */
symbol: string, };

/**
 * A piece that is counted.
 */
export type Around = { square: string, player: PlayerName, value: number, };

/**
 * What ended a game.
 */
export type End = { "type": "lines",
/**
 * All of them.
 */
lines: Array<Line>, } | { "type": "full" } | { "type": "stuck",
/**
 * Where it stands.
 */
totem: string,
/**
 * The pieces around it, clockwise from the top.
 */
around: Array<Around>,
/**
 * The points that they give.
 */
points: Record<PlayerName, number>,
/**
 * How many they are.
 */
pieces: Record<PlayerName, number>,
/**
 * What decided.
 */
decidedBy: "points" | "pieces" | "nothing", };

/**
 * How a game ended.
 */
export type Result = {
/**
 * null: aborted.
 */
outcome: OutcomeName | null,
/**
 * "1-0", "0-1", "1/2-1/2" or "*".
 */
score: string, termination: Termination,
/**
 * Only with termination "normal".
 */
end: End | null, };

/**
 * The clocks of both players, in milliseconds.
 */
export type ClockView = {
/**
 * Time for the game and what each own turn adds, or time for each turn.
 */
base?: number, increment?: number, turn?: number,
/**
 * How many turns at the beginning are not timed.
 */
free: number, first: number, second: number,
/**
 * Whose time is running; null before the first turn, when paused and after the end.
 */
running: PlayerName | null, paused: boolean, };

/**
 * What the buttons do: true if the call would succeed now.
 */
export type Can = { undo: boolean, resign: boolean, offerDraw: boolean, offerTakeback: boolean, rematch: boolean, resume: boolean,
/**
 * From the position shown.
 */
playOn: boolean, };

/**
 * Everything that is drawn of a table.
 */
export type View = { game: GameName,
/**
 * The position shown, without the half turn.
 */
position: string,
/**
 * What a turn that is made now answers: it changes with every turn and every takeback.
 */
moved: number,
/**
 * Turns played in the whole game.
 */
ply: number,
/**
 * The ply that is shown: `ply`, unless an earlier one was asked for.
 */
shown: number,
/**
 * False when an earlier position is shown: then `hand` is idle and no totem has steps.
 */
live: boolean,
/**
 * What is drawn, the half turn included.
 */
cells: Cells, totems: Array<TotemView>, hand: Hand,
/**
 * As drawn: the half turn has not yet taken a piece.
 */
reserves: Reserves,
/**
 * The points of both around the totem as it is drawn; null in a game that counts none.
 */
points: Record<PlayerName, number> | null,
/**
 * Whose turn it is in the position shown; after the end, whose it would be.
 */
toMove: PlayerName, seats: Record<PlayerName, Seat>,
/**
 * Who must act now: the kind of the seat to move, "remote" for a person elsewhere; null after
 * the end.
 */
waitingFor: Seat["kind"] | "remote" | null,
/**
 * The position at ply 0.
 */
start: string,
/**
 * All turns of the game.
 */
turns: Array<TurnView>,
/**
 * The turn that led to the position shown.
 */
lastTurn: TurnView | null, clock: ClockView | null,
/**
 * Of the game, whatever is shown.
 */
result: Result | null,
/**
 * Who has made an offer that is open.
 */
offers: Record<OfferKind, PlayerName | null>, can: Can, };
