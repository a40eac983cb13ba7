//! The TypeScript of what crosses the border: `api.ts` beside the crate's manifest. Functions and
//! classes are in the bindings' own declarations, which take their types from here.

use typescript::File;

use crate::options::{Board, ClockOption, TableOptions};
use crate::positions::{GameInfo, PartsReply, PositionView, TextReply, TurnsReply};
use crate::reply::{Argument, Done, Followed, Played, Refused, Repeated, Tapped};
use crate::review::AttemptReply;
use crate::study_json::{Branch, StudyView, Tree};
use crate::think::{LineView, Reply};
use crate::worth::{DistanceView, EstimateView, ProvenView, StepWorth};
use crate::worth::{TurnOpinion, TurnWorth, ValueView};

const HEAD: &str = "\
// All shapes are plain objects, safe for `postMessage` and `structuredClone`. Squares are named as in
// the notation (\"c4\"), players \"first\" and \"second\". Times are milliseconds; `now` is any clock
// that only goes forward, the same one for the life of a table. API.md says how to use it all.

import type { Event, OutcomeName, PlayerName, Seat } from \"../table/events\";
import type {
  Cells, End, GameName, Half, Hand, Reserves, Result, TotemView, TurnParts, TurnView,
} from \"../table/view\";

export type { OfferKind, OutcomeName, PlayerName, Seat, Termination } from \"../table/events\";
export type * from \"../table/view\";

/** Something that has happened. */
export type LogEvent = Event;

/** The variables of a sentence, by name. */
export type Args = Record<string, Argument>;

/** A place in a study: the index of the branch taken at each turn; empty at the beginning. */
export type Path = number[];";

const REPLIES: &str = "\
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
export type HalfReply = ({ ok: true } & Half) | Refused;";

/// Read field by field: `Request` in `think.rs`.
const REQUEST: &str = r#"/** No task takes longer than `millis`, by which it is cut short; absent, 4000. */
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
  /** Takes over proofs that were kept; one that is not understood is left out. */
  | { task: "learn"; game: GameName; proofs: string[] }
  /** One slice of estimates of all turns: ask again to look deeper. */
  | { task: "opinions"; game: GameName; position: string; millis?: number }
  /** Whether the side that waits threatens to win: a few milliseconds, whatever `millis`. */
  | { task: "threat"; game: GameName; position: string }
  /** The bench signature, the same number on every machine; takes seconds, whatever `millis`. */
  | { task: "bench" };

/** The engine's answer. */
export type ThinkReply = ThinkAnswer | Refused;"#;

/// Written by the engine: `engine::review`.
const REVIEW: &str = r#"/** How good a turn was, the best first. */
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
  /** Lost already, it let the opponent end the game at once, though that could be stopped. */
  overlooked: boolean;
  /** What would have been better, and the stable code of the reason. */
  better: { line: string[]; reason: string } | null;
  /** How the opponent answers best what gave something away, or overlooked the answer. */
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

/** What is known of a game so far. */
export type ReviewReply = {
  ok: true;
  /** How much of the work is done, from 0 to 1. */
  progress: number;
  done: boolean;
  review: GameReview;
};"#;

#[test]
fn the_typescript_is_that_of_the_types() {
    let mut file = File::new("What crosses the border to JavaScript", "wasm");
    file.add(HEAD);
    file.declare::<Argument>();
    file.declare::<Refused>();
    file.declare::<Done>();
    file.declare::<Tapped>();
    file.declare::<Played>();
    file.declare::<Repeated>();
    file.declare::<Followed>();
    file.add(REPLIES);
    file.declare::<ClockOption>();
    file.declare::<TableOptions>();
    file.declare::<Board>();
    file.declare::<GameInfo>();
    file.declare::<PositionView>();
    file.declare::<TurnsReply>();
    file.declare::<PartsReply>();
    file.declare::<TextReply>();
    file.declare::<StudyView<'_>>();
    file.declare::<Tree<'_>>();
    file.declare::<Branch<'_>>();
    file.declare::<DistanceView>();
    file.declare::<ProvenView>();
    file.declare::<EstimateView>();
    file.declare::<ValueView>();
    file.declare::<TurnWorth>();
    file.declare::<StepWorth>();
    file.declare::<TurnOpinion>();
    file.declare::<LineView>();
    file.add(REQUEST);
    file.declare::<Reply>();
    file.add(REVIEW);
    file.declare::<AttemptReply>();
    file.check(concat!(env!("CARGO_MANIFEST_DIR"), "/api.ts"));
}
