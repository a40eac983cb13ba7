//! The TypeScript of commands and events, `events.ts` beside the crate's manifest, and of what is
//! drawn, `view.ts`.

use rules::{AnyGame, Refusal, StepKind};
use typescript::File;

use crate::clock::ClockText;
use crate::event::{Beginning, Happening};
use crate::seat::SeatText;
use crate::view::board::{CellView, HalfView, PlacesView, StepView, TotemView};
use crate::view::end::{Around, EndView, LineView};
use crate::view::turn::{TurnParts, TurnView};
use crate::view::{Can, ClockView, HandView, ResultView, View};
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

const IMPORTS: &str = "\
import type { OfferKind, OutcomeName, PlayerName, Seat, Termination } from \"./events\";";

const BOARD: &str = "\
/** What stands where, by square; free squares are absent. */
export type Cells = Record<string, Cell>;

/** How many pieces of each kind each player has left. */
export type Reserves = Record<PlayerName, Record<string, number>>;";

#[test]
fn the_typescript_of_the_view_is_that_of_the_types() {
    let mut file = File::new("What is drawn of a table", "table");
    file.add(IMPORTS);
    let games = AnyGame::ALL.map(AnyGame::name);
    file.names("The games.", "GameName", &games);
    let steps = StepKind::ALL.map(StepKind::code);
    file.names("How a totem moves.", "StepKind", &steps);
    let codes = Refusal::ALL.map(Refusal::code);
    let about = "Reasons of the rules: each has a sentence for players.";
    file.names(about, "RuleCode", &codes);
    file.declare::<CellView>();
    file.add(BOARD);
    file.declare::<StepView>();
    file.declare::<TotemView>();
    file.declare::<PlacesView>();
    file.declare::<HalfView>();
    file.declare::<HandView>();
    file.declare::<TurnParts>();
    file.declare::<TurnView>();
    file.declare::<LineView>();
    file.declare::<Around>();
    file.declare::<EndView>();
    file.declare::<ResultView>();
    file.declare::<ClockView>();
    file.declare::<Can>();
    file.declare::<View>();
    file.check(concat!(env!("CARGO_MANIFEST_DIR"), "/view.ts"));
}
