/**
 * Everything that crosses the border between WebAssembly and JavaScript.
 *
 * All shapes are plain objects, safe for `postMessage` and `structuredClone`. Squares are named
 * as in the notation ("c4"), players "first" and "second". Times are milliseconds; `now` is any
 * clock that only goes forward, the same one for the life of a table. See API.md for the rules of use.
 */

export type GameName = "oxono" | "yoxii";
export type PlayerName = "first" | "second";
/** "c4": file letter, rank digit. */
export type SquareName = string;
/** "X" | "O" in OXONO, "T" in YOXII. */
export type TotemName = string;
/** "X" | "O" in OXONO, "1" | "2" | "3" | "4" in YOXII. */
export type KindName = string;
export type StepKind = "slide" | "step" | "jump" | "teleport";
export type OutcomeName = PlayerName | "draw";

/** An answer without content. */
export type Reply = Done | Refused;
export interface Done {
  ok: true;
}
/** Why not. `code` is stable and is the key of a sentence in `locales/`. */
export interface Refused {
  ok: false;
  code: RefusalCode;
  /** In a record, the reason behind "bad-position", "bad-turn" and "illegal-turn". */
  reason?: RuleCode | TurnTextCode | PositionCode;
  /** The line at fault in a record, counted from 1. */
  line?: number;
  /** The character at fault in a text or line, counted from 1. */
  column?: number;
  /** The square at fault. */
  square?: SquareName;
  /** The other variables of the sentence: `found`, `stock`, `totem`, `expected`, … */
  args?: Record<string, number | string>;
  /** The rule of the error in technical English: for logs, never for players. */
  detail?: string;
}

/** Reasons of the rules: each has a sentence for players. */
export type RuleCode =
  | "game-over"
  | "not-on-board"
  | "no-piece-left"
  | "same-square"
  | "not-free"
  | "not-in-line"
  | "not-enclosed"
  | "not-first-free"
  | "over-enemy"
  | "too-far"
  | "not-beside-totem";

/** Reasons of the table. */
export type TableCode =
  /** Tap: a totem must be chosen first. */
  | "choose-totem"
  /** Tap or place: several kinds are left and none was named. */
  | "choose-kind"
  /** Place: no totem has moved yet. */
  | "no-half-turn"
  /** No totem of this name in this game. */
  | "unknown-totem"
  /** No kind of piece of this name in this game. */
  | "unknown-kind"
  | "not-your-turn"
  /** In a game that is decided elsewhere: the flag is about to fall there. */
  | "time-up"
  /** A turn that answers another turn or takeback than the last one. */
  | "stale"
  /** A turn that answers something that has not happened here. */
  | "ahead"
  | "not-allowed"
  | "nothing-to-undo"
  /** Where players sit apart, turns are taken back by offer. */
  | "ask-first"
  | "no-offer"
  | "own-offer"
  | "already-offered"
  /** Rematch before the end. */
  | "not-over"
  /** Abort after both have played. */
  | "too-late"
  | "no-such-ply"
  /** Pause without a running clock, resume without a standing one. */
  | "no-clock";

/** Data that cannot be read. */
export type DataCode =
  | "unknown-game"
  | "bad-options"
  | "bad-seat"
  | "bad-clock"
  | "bad-date"
  /** Not a saved table, or a damaged one. */
  | "bad-save"
  /** Its log tells something that cannot have happened. */
  | "bad-event"
  | "event-gap"
  /** Something else has happened under this number. */
  | "event-conflict"
  /** Saved by a newer version. */
  | "newer-version"
  | "bad-request"
  /** The engine has not got the memory it wants. */
  | "no-memory"
  | "bad-address";

/** Turn texts: "turn-totem", "turn-square", "turn-dash", "turn-value", "turn-trailing". */
export type TurnTextCode = `turn-${"totem" | "square" | "dash" | "value" | "trailing"}`;

/** Position texts. */
export type PositionCode =
  | "no-side"
  | "spacing"
  | "side"
  | "rank-count"
  | "rank-short"
  | "rank-long"
  | "unknown-character"
  | "zero"
  | "two-digits"
  | "totem-missing"
  | "totem-doubled"
  | "too-many-pieces"
  | "counts"
  | "line";

/** Record texts. */
export type RecordCode =
  | "tag-malformed"
  | "tag-duplicate"
  | "tag-too-many"
  | "game-missing"
  | "game-unknown"
  | "game-other"
  | "result-tag"
  | "bad-position"
  | "no-empty-line"
  | "stray-text"
  | "bad-turn"
  | "illegal-turn"
  | "turn-after-end"
  | "number-missing"
  | "number-wrong"
  | "number-alone"
  | "comment-unclosed"
  | "comment-character"
  | "variation-unclosed"
  | "variation-empty"
  | "variation-alone"
  | "variation-too-deep"
  | "too-many-turns"
  | "bad-mark"
  | "result-missing"
  | "result-not-as-tag"
  | "result-not-as-board";

export type RefusalCode = RuleCode | TableCode | DataCode | TurnTextCode | PositionCode | RecordCode;

// ---------------------------------------------------------------- the board

export type Cell = { totem: TotemName } | { player: PlayerName; kind: KindName };
/** What stands where; free squares are absent. */
export type Cells = Record<SquareName, Cell>;

/** A board set up by hand, right or wrong. */
export interface Board {
  toMove: PlayerName;
  cells: Cells;
}

/** What never changes about a game. */
export interface GameInfo {
  game: GameName;
  /** The name as it stands in records: "Oxono". */
  title: string;
  /** Files and ranks. */
  size: number;
  /** All squares of the board from the top left, rank by rank: reading order. */
  squares: SquareName[];
  totems: TotemName[];
  kinds: KindName[];
  /** How many pieces of each kind a player begins with. */
  stock: Record<KindName, number>;
  maxTurns: number;
  /** Start positions; the default first. */
  starts: string[];
}

export interface Step {
  to: SquareName;
  kind: StepKind;
  /** What a jump passes over, nearest to the totem first; otherwise empty. */
  over: SquareName[];
}

export interface TotemView {
  totem: TotemName;
  square: SquareName;
  /** Why it may not be chosen; null if it may. */
  refusal: RuleCode | null;
  /** Where it may go; empty if it may not be chosen. */
  steps: Step[];
}

export interface Places {
  squares: SquareName[];
  /** "anywhere": no square beside the totem is free. */
  reach: "beside" | "anywhere";
}

export type Reserves = Record<PlayerName, Record<KindName, number>>;

/** A position by itself, for analysis, diagrams and the rules pages. */
export interface PositionView {
  ok: true;
  game: GameName;
  /** The canonical text. */
  position: string;
  toMove: PlayerName;
  cells: Cells;
  reserves: Reserves;
  totems: TotemView[];
  outcome: OutcomeName | null;
  end: End | null;
}

// ---------------------------------------------------------------- how a game ends

export type End = LinesEnd | FullEnd | StuckEnd;
/** OXONO: one piece completed these lines. */
export interface LinesEnd {
  type: "lines";
  lines: Line[];
}
export type Line =
  | { squares: SquareName[]; by: "colour"; player: PlayerName }
  | { squares: SquareName[]; by: "symbol"; symbol: KindName };
/** OXONO: all pieces placed, no line. */
export interface FullEnd {
  type: "full";
}
/** YOXII: the totem is stuck; the pieces around it, clockwise from the top. */
export interface StuckEnd {
  type: "stuck";
  totem: SquareName;
  around: { square: SquareName; player: PlayerName; value: number }[];
  points: Record<PlayerName, number>;
  pieces: Record<PlayerName, number>;
  decidedBy: "points" | "pieces" | "nothing";
}

export type Termination =
  /** By the rules of the game: `end` says how. */
  | "normal"
  | "resignation"
  | "time"
  | "agreement"
  | "abandoned"
  /** Before both had played; nobody wins. */
  | "aborted"
  /** A program failed. */
  | "crash"
  | "illegal"
  | "no-answer"
  /** A referee decided. */
  | "adjudication";

export interface Result {
  /** null: aborted. */
  outcome: OutcomeName | null;
  /** "1-0", "0-1", "1/2-1/2" or "*". */
  score: string;
  termination: Termination;
  /** Only with termination "normal". */
  end: End | null;
}

// ---------------------------------------------------------------- a table

export type Seat =
  | { kind: "person"; name?: string }
  | { kind: "computer"; level: number; name?: string }
  /** A program that plays by itself. */
  | { kind: "program"; name?: string }
  | { kind: "empty"; name?: string };

export interface ClockOptions {
  /** Time for the whole game, in ms: 1 s to 24 h. */
  base: number;
  /** Added after each own turn, in ms: at most half an hour. */
  increment: number;
}

export interface TableOptions {
  game: GameName;
  /** A position text to begin from. */
  position?: string;
  /** Without `position`: a random number, 0 ≤ lot < 1, that draws the start; absent: the default start. */
  lot?: number;
  seats?: Record<PlayerName, Seat>;
  clock?: ClockOptions | null;
  /** For the record: "2026.11.15". */
  date?: string;
}

/** Something that has happened: an `Event` of `crates/table/events.ts`. */
export interface LogEvent {
  number: number;
  event: string;
}

/** The four parts of a turn: which totem goes where, and which kind of piece. */
export interface TurnParts {
  totem: TotemName;
  to: SquareName;
  kind: KindName;
  at: SquareName;
}

/** One turn with all that is needed to draw it. */
export interface TurnView {
  /** From 1. */
  ply: number;
  player: PlayerName;
  /** "Xc6-c5" */
  text: string;
  totem: TotemName;
  from: SquareName;
  to: SquareName;
  step: StepKind;
  over: SquareName[];
  kind: KindName;
  at: SquareName;
  /** Thinking time in ms; null if the turn was not timed. */
  spent: number | null;
}

/** How far the turn in progress has come. Survives save and load. */
export type Hand =
  | { state: "idle" }
  /** The totem's squares are lit: see its entry in `totems`. */
  | { state: "chosen"; totem: TotemName; square: SquareName }
  /** The totem has moved, provisionally; `cells` show it on `to`. */
  | {
      state: "stepped";
      totem: TotemName;
      from: SquareName;
      to: SquareName;
      step: StepKind;
      over: SquareName[];
      places: Places;
      /** The kinds that may be placed: not used up. */
      kinds: KindName[];
    };

export interface ClockView {
  /** Time for the game and what each own turn adds, or time for each turn. */
  base?: number;
  increment?: number;
  turn?: number;
  /** How many turns at the beginning are not timed. */
  free: number;
  first: number;
  second: number;
  /** Whose time is running; null before the first turn, when paused and after the end. */
  running: PlayerName | null;
  paused: boolean;
}

export type OfferKind = "draw" | "takeback" | "rematch";

export interface View {
  game: GameName;
  /** The position shown, without the half turn. */
  position: string;
  /** What a turn that is made now answers: it changes with every turn and every takeback. */
  moved: number;
  /** Turns played in the whole game. */
  ply: number;
  /** The ply that is shown: `ply`, unless `view` was asked for an earlier one. */
  shown: number;
  /** False when an earlier position is shown: then `hand` is idle and no totem has steps. */
  live: boolean;
  /** What is drawn, the half turn included. */
  cells: Cells;
  totems: TotemView[];
  hand: Hand;
  /** As drawn: the half turn has not yet taken a piece. */
  reserves: Reserves;
  /** YOXII: the points of both around the totem as it is drawn; null in OXONO. */
  points: Record<PlayerName, number> | null;
  /** Whose turn it is in the position shown; after the end, whose it would be. */
  toMove: PlayerName;
  seats: Record<PlayerName, Seat>;
  /** Who must act now: the kind of the seat to move, "remote" for a person elsewhere; null after the end. */
  waitingFor: Seat["kind"] | "remote" | null;
  /** The position at ply 0. */
  start: string;
  /** All turns of the game. */
  turns: TurnView[];
  /** The turn that led to the position shown. */
  lastTurn: TurnView | null;
  clock: ClockView | null;
  /** Of the game, whatever is shown. */
  result: Result | null;
  /** Who has made an offer that is open. */
  offers: Record<OfferKind, PlayerName | null>;
  /** What the buttons do: true if the call would succeed now. */
  can: {
    undo: boolean;
    resign: boolean;
    offerDraw: boolean;
    offerTakeback: boolean;
    rematch: boolean;
    resume: boolean;
    /** From the position shown. */
    playOn: boolean;
  };
}

/** What a tap or an event did. */
export type TapReply =
  | { ok: true; did: "chose" | "unchose" | "stepped" | "unstepped" }
  | { ok: true; did: "played"; turn: TurnView }
  | Refused;

export type PlayReply =
  | { ok: true; turn: TurnView; repeat: false }
  /** This very turn had been played before; nothing changed. */
  | { ok: true; turn: null; repeat: true }
  | Refused;

/** `turn` is the last one, if it is new here. */
export type FollowReply = { ok: true; turn: TurnView | null } | Refused;

export type TypedReply = { ok: true; turn: TurnView; repeat: boolean } | Refused;

export class Table {
  /** @throws {Refused} */
  static create(options: TableOptions): Table;
  /** The clock is paused until `resume` or the next turn. @throws {Refused} */
  static load(saved: string): Table;
  /**
   * The table of a game that is decided elsewhere, by its whole log; `viewer` sits at this screen,
   * absent for somebody who looks on. Only the viewer's turns are made here, and no flag falls:
   * a whole turn is shown, and certain only when `follow` has brought its event. @throws {Refused}
   */
  static fromEvents(events: LogEvent[], viewer?: PlayerName): Table;
  free(): void;

  /**
   * Adopts what has happened elsewhere, and how long the turn in progress has taken there. What is
   * known already is harmless. `event-gap` and `event-conflict`: ask for the whole log.
   */
  follow(events: LogEvent[], used: number | undefined, now: number): FollowReply;
  /** Takes one's own turn, refused elsewhere, off the board. */
  retract(now: number): Reply;

  view(now: number, ply?: number): View;
  /** The clocks alone, as they stand in the view: they change without anything happening. */
  clock(now: number): ClockView | null;
  /** Lets time pass; true if the view has changed by more than the clocks (a flag fell). */
  tick(now: number): boolean;

  /** The one call that a board needs: choose, step, take back or place, whichever fits. */
  tapSquare(square: SquareName, kind: KindName | undefined, now: number): TapReply;
  chooseTotem(totem: TotemName, now: number): TapReply;
  /** Needs no `chooseTotem` before if the totem is named. */
  step(to: SquareName, totem: TotemName | undefined, now: number): TapReply;
  place(at: SquareName, kind: KindName | undefined, now: number): TapReply;
  /** One stage back: stepped → chosen → idle. False if there was nothing to take back. */
  cancelHalf(): boolean;

  /** A turn typed by a person whose turn it is. */
  playText(text: string, now: number): TypedReply;
  /** A turn of the computer; `after` is `view.moved` of when it was asked. */
  play(after: number, text: string, now: number): PlayReply;

  undo(now: number): Reply;
  /** The person to move gives up, or else the other person. */
  resign(now: number): Reply;
  resume(now: number): Reply;

  /** A new table with the sides changed; this one stays as it is. @throws {Refused} */
  rematch(lot?: number): Table;
  /** A new table with the turns up to `ply`, to go on from there, with other seats if wished. @throws {Refused} */
  playOn(ply: number, seats: Record<PlayerName, Seat> | undefined, now: number): Table;

  /** For local storage. */
  save(now: number): string;
  /** The game record as text. */
  record(): string;
}

// ---------------------------------------------------------------- a study

/** A place in a study: the index of the branch taken at each turn; empty at the beginning. */
export type Path = number[];

/** What is drawn of the place that is shown: as in `View`. */
export interface StudyView {
  game: GameName;
  position: string;
  path: Path;
  live: true;
  cells: Cells;
  totems: TotemView[];
  hand: Hand;
  reserves: Reserves;
  toMove: PlayerName;
  waitingFor: "person" | null;
  /** The turn that led here. */
  lastTurn: TurnView | null;
  /** If the game is over on the board. */
  result: Result | null;
  comment: string;
  /** The run of `!` and `?` after the turn. */
  mark: string;
}

/** All turns; the first branch everywhere is the line, the others are variations. */
export interface StudyTree {
  start: string;
  /** Who plays the first turn. */
  toMove: PlayerName;
  /** How many pieces are on the board at the start. */
  placed: number;
  comment: string;
  branches: StudyNode[];
}
export interface StudyNode {
  turn: string;
  parts: TurnParts;
  mark: string;
  comment: string;
  branches: StudyNode[];
}

/** A game with variations and comments, and a place in it. */
export class Study {
  /**
   * What a text holds: a game record, a position, or a list of turns from a start; an empty text
   * is the default start. A text of the other game is taken too: `view().game` tells.
   * @throws {Refused}
   */
  static read(game: string, text: string): Study;
  free(): void;

  view(): StudyView;
  tree(): StudyTree;
  /** Goes there, or as far on the way as the study goes. */
  go(path: Path): void;
  /** As for a table. A whole turn is played: the study's own, or a new one. */
  tapSquare(square: SquareName, kind: KindName | undefined): TapReply;
  cancelHalf(): boolean;
  playText(text: string): TypedReply;
  /** Deletes the turn and all that follows. */
  delete(path: Path): Reply;
  /** Makes the variation that begins with this turn the line. */
  promote(path: Path): Reply;
  /** Of the place that is shown; an empty text deletes it. */
  setComment(text: string): void;
  /** Of the turn that is shown: `!`, `?`, `!?`, …; an empty text deletes it. */
  setMark(mark: string): Reply;
  /** The game record as text. */
  record(): string;
}

// ---------------------------------------------------------------- free functions

export function games(): GameName[];
/** @throws {Refused} */
export function gameInfo(game: string): GameInfo;
export function readPosition(game: string, text: string): PositionView | Refused;
/** Checks a board that was set up by hand. */
export function setUp(game: string, board: Board): PositionView | Refused;
/** Takes a turn apart, wherever it is played. */
export function readTurn(game: string, turn: string): { ok: true; parts: TurnParts } | Refused;
export function legalTurns(game: string, position: string): { ok: true; turns: string[] } | Refused;
/** Plays a turn: the position after it. */
export function playTurn(game: string, position: string, turn: string): PositionView | Refused;
/** The half turn: where the piece may go after this step, for diagrams. */
export function halfTurn(
  game: string,
  position: string,
  totem: TotemName,
  to: SquareName,
): { ok: true; step: StepKind; over: SquareName[]; places: Places; kinds: KindName[] } | Refused;
/** A position text as it stands in a web address. */
export function toAddress(position: string): string;
export function fromAddress(address: string): { ok: true; text: string } | Refused;

// ---------------------------------------------------------------- the engine (in a worker)

export interface Proven {
  type: "proven";
  outcome: "win" | "draw" | "loss";
  /** How long it takes; null for a draw, and where nothing is known that is worth saying. */
  distance: Distance | null;
}

/** Until the game is over, if the winner wins as soon as possible and the loser holds out. */
export interface Distance {
  /** The game takes exactly this many turns; otherwise the winner needs no more than that. */
  exact: boolean;
  /** Both sides' turns are counted. */
  turns: number;
}

/** For the side to move. Proven and estimated are never confused. */
export type Value =
  | Proven
  | { type: "estimate"; /** The chance to win, 0.1 to 99.9. */ percent: number };

/** No task takes longer than `millis`, by which it is cut short; absent, 4000. */
export type ThinkRequest =
  /**
   * The turn of a level, 1 to 8. The same seed gives the same turn, unless `millis` cuts the
   * thinking short; a game should keep its seed.
   */
  | { task: "turn"; game: GameName; position: string; level: number; seed: number; millis?: number }
  /** A good turn with its reason, usually in a fraction of a second. */
  | { task: "hint"; game: GameName; position: string; millis?: number }
  /** One slice of analysis, of the best 1 to 10 lines: ask again to go on where it stopped. */
  | { task: "analyse"; game: GameName; position: string; millis?: number; lines?: number }
  /** One slice of a proof: ask again to go on where it stopped. */
  | { task: "solve"; game: GameName; position: string; millis?: number }
  /** One slice of the truth about all turns: ask again to go on where it stopped. */
  | { task: "truth"; game: GameName; position: string; millis?: number }
  /** One slice of estimates of all turns: ask again to look deeper. */
  | { task: "opinions"; game: GameName; position: string; millis?: number }
  /** Whether the side that waits threatens to win: a few milliseconds, whatever `millis`. */
  | { task: "threat"; game: GameName; position: string }
  /** The bench signature, the same number on every machine; takes seconds, whatever `millis`. */
  | { task: "bench" };

export type ThinkReply =
  | { ok: true; task: "turn"; turn: string }
  | {
      ok: true;
      task: "hint";
      turn: string;
      parts: TurnParts;
      value: Value;
      /** The key of a sentence in `locales/…/hints.ftl`: "hint-wins-in". */
      reason: string;
      /** The variables of the sentence. */
      args: Record<string, number | string>;
    }
  | {
      ok: true;
      task: "analyse";
      /** Of the position, as far as the best line tells; null if the game is over. */
      value: Value | null;
      /**
       * Best first; none if the game is over. A value is that of the line's first turn. A line
       * of proven value goes to the end of the game, in as many turns as the value says, unless
       * the time was up.
       */
      lines: { turns: string[]; value: Value; depth: number }[];
      nodes: number;
      /** Nothing more to find out. */
      done: boolean;
    }
  | {
      ok: true;
      task: "solve";
      /** null: not proven yet. */
      value: "win" | "draw" | "loss" | null;
      /** A turn that keeps the value. */
      turn: string | null;
      nodes: number;
    }
  | {
      ok: true;
      task: "truth";
      /** Of the position; null as long as it is not proven. */
      value: Proven | null;
      /** Every legal turn with what it is worth to the side to move; null: not proven yet. */
      turns: { turn: string; parts: TurnParts; value: Proven | null }[];
      /** Every step of a totem with the best that can follow; null: that is not proven yet. */
      steps: { totem: TotemName; to: SquareName; value: Proven | null }[];
      /** Nothing more will be looked for. */
      done: boolean;
    }
  | {
      ok: true;
      task: "opinions";
      /** Every legal turn with the chance that it wins, 0.1 to 99.9; none of it is proven. */
      turns: { parts: TurnParts; percent: number }[];
      /** Nothing more will be looked for. */
      done: boolean;
    }
  /** True: most turns of the side to move would let the other win at once. */
  | { ok: true; task: "threat"; threatened: boolean }
  | { ok: true; task: "bench"; nodes: number }
  | Refused;

/** Holds the engine's memory. Synchronous: make it in a Web Worker and end the worker to interrupt. */
/**
 * Hands the engine its file of a game, before the first question that needs it: YOXII's evaluation
 * before any, OXONO's opening solution before any but estimates, threats and turns of levels below
 * full strength. Without it the engine plays on, weaker. False: no such game.
 */
export function giveData(game: string, bytes: Uint8Array): boolean;

export class Thinker {
  constructor(mebibytes: number);
  think(request: ThinkRequest): ThinkReply;
  free(): void;
}

// ---------------------------------------------------------------- reviews (in a worker)

/** How good a turn was, the best first. */
export type TurnClass =
  | "forced"
  | "only"
  | "best"
  | "good"
  | "inaccurate"
  | "mistake"
  | "blunder";

/** One sentence about a turn: a key of `locales/…/review.ftl` and its variables. */
export interface Remark {
  key: string;
  args: Record<string, number | string>;
}

/** A turn of a reviewed game. Values are for whoever played it. */
export interface TurnReview {
  turn: string;
  player: PlayerName;
  /** What the position was worth, and what the turn is; null: nobody has looked yet. */
  before: Value | null;
  after: Value | null;
  class: TurnClass | null;
  /** The class is proven; otherwise it is an estimate, and must be called one. */
  settled: boolean;
  /** A turn that would have won on the spot. */
  missed: string | null;
  /** It left a threat standing, which is carried out with this turn. */
  threat: string | null;
  /** What would have been better, and the stable code of the reason. */
  better: { line: string[]; reason: string } | null;
  /** How the opponent answers best what gave something away. */
  answer: string[];
  remarks: Remark[];
}

export interface GameReview {
  /** Of this form; another one is not read. */
  version: 1;
  game: GameName;
  start: string;
  turns: TurnReview[];
  /** The first player's, before every turn and at the end; null: nobody has looked yet. */
  chances: (Value | null)[];
  accuracy: Record<PlayerName, { percent: number; estimated: boolean } | null>;
  /** Where the game turned: indices of at most three turns. */
  turning: number[];
  nodes: number;
}

/** Looks a game through. Synchronous, and in a module of its own, with a `giveData` of its own. */
export class Reviewer {
  /** @throws {Refused} */
  constructor(game: string, start: string, turns: string[], mebibytes: number);
  /**
   * One slice of the work, mostly a fraction of a second, and what is known by then. At `end`, a
   * time of `performance.now`, it is done in any case: turns that are not settled by then say so.
   */
  advance(end?: number): { ok: true; progress: number; done: boolean; review: GameReview };
  /**
   * Whether a turn keeps what a position is proven to be worth; null: nobody knows. With how it
   * is answered if it does not.
   */
  attempt(
    position: string,
    value: "win" | "draw",
    turn: string,
  ): { ok: true; keeps: boolean | null; answer: string[] } | Refused;
  free(): void;
}
