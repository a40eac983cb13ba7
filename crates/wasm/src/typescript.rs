//! The TypeScript of what crosses the border: `api.ts` beside the crate's manifest. Functions and
//! classes are in the bindings' own declarations, which take their types from here.

use typescript::File;

use crate::options::{Board, ClockOption, TableOptions};
use crate::positions::{GameInfo, PartsReply, PositionView, TextReply, TurnsReply};
use crate::reply::{Argument, Done, Followed, Played, Refused, Repeated, Tapped};
use crate::request::Request;
use crate::review::{AttemptReply, ReviewReply};
use crate::study_json::{Branch, StudyView, Tree};
use crate::think::{LineView, Reply};
use crate::worth::{StepWorth, TurnOpinion, TurnWorth};

const HEAD: &str = "\
// All shapes are plain objects, safe for `postMessage` and `structuredClone`. Squares are named as in
// the notation (\"c4\"), players \"first\" and \"second\". Times are milliseconds; `now` is any clock
// that only goes forward, the same one for the life of a table. API.md says how to use it all.

import type { GameReview, Proven, Value } from \"../engine/review\";
import type { Event, OutcomeName, PlayerName, Seat } from \"../table/events\";
import type {
  Cells, End, GameName, Half, Hand, Reserves, Result, TotemView, TurnParts, TurnView,
} from \"../table/view\";

export type * from \"../engine/review\";
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
export type HalfReply = ({ ok: true } & Half) | Refused;
/** The engine's answer. */
export type ThinkReply = ThinkAnswer | Refused;";

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
    file.declare::<TurnWorth>();
    file.declare::<StepWorth>();
    file.declare::<TurnOpinion>();
    file.declare::<LineView>();
    file.declare::<Request>();
    file.declare::<Reply>();
    file.declare::<ReviewReply<()>>();
    file.declare::<AttemptReply>();
    file.check(concat!(env!("CARGO_MANIFEST_DIR"), "/api.ts"));
}
