//! The TypeScript of what the engine writes as data: `review.ts` beside the crate's manifest.

use typescript::File;

use crate::review::view::{AccuracyView, BetterView, BothView, RemarkView, ReviewView, TurnView};
use crate::review::{Class, Term, VERSION};
use crate::worth::{DistanceView, EstimateView, ProvenView, ValueView};

const IMPORTS: &str = "\
import type { PlayerName } from \"../table/events\";
import type { GameName } from \"../table/view\";";

#[test]
fn the_typescript_is_that_of_the_types() {
    let mut file = File::new("What a game was worth, turn by turn", "engine");
    file.add(IMPORTS);
    file.declare::<DistanceView>();
    file.declare::<ProvenView>();
    file.declare::<EstimateView>();
    file.declare::<ValueView>();
    file.add(&format!(
        "/** Of the form of a review: one of another form is not read. */\n\
         export const REVIEW_VERSION = {VERSION};"
    ));
    let classes = Class::ALL.map(Class::code);
    file.names(
        "How good a turn was, the best first.",
        "TurnClass",
        &classes,
    );
    file.declare::<Term>();
    file.declare::<RemarkView>();
    file.declare::<BetterView>();
    file.declare::<TurnView>();
    file.declare::<AccuracyView>();
    file.declare::<BothView>();
    file.declare::<ReviewView>();
    file.check(concat!(env!("CARGO_MANIFEST_DIR"), "/review.ts"));
}
