//! The TypeScript of commands and events: `events.ts` beside the crate's manifest.

use typescript::File;

use crate::clock::ClockText;
use crate::event::{Beginning, Happening};
use crate::seat::SeatText;
use crate::{Command, OfferKind, Termination};

const NAMES: &str = "\
export type PlayerName = \"first\" | \"second\";
export type OutcomeName = PlayerName | \"draw\";";

const EVENT: &str = "\
/**
 * Something that has happened, with its number in the game: from 1, without gaps, also after a
 * takeback. Whoever has seen number N lacks only what comes after N.
 */
export type Event = { number: number } & Happening;";

#[test]
fn the_typescript_is_that_of_the_types() {
    let mut file = File::new("Commands and events of a table", "table");
    file.add(NAMES);
    file.declare::<OfferKind>();
    file.declare::<Termination>();
    file.declare::<SeatText>();
    file.declare::<ClockText>();
    file.declare::<Beginning>();
    file.declare::<Happening>();
    file.add(EVENT);
    file.declare::<Command>();
    file.check(concat!(env!("CARGO_MANIFEST_DIR"), "/events.ts"));
}
