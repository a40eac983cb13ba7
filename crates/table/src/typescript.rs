//! The TypeScript of commands and events: `events.ts` beside the crate's manifest.

use std::fmt::Write;
use std::{env, fs};

use ts_rs::{Config, TS};

use crate::clock::ClockText;
use crate::event::{Beginning, Happening};
use crate::seat::SeatText;
use crate::{Command, OfferKind, Termination};

const HEAD: &str = "\
// Commands and events of a table, made from `crates/table`: do not change this file by hand.
// TABLE_WRITE_TYPESCRIPT=1 cargo test -p table typescript

export type PlayerName = \"first\" | \"second\";
export type OutcomeName = PlayerName | \"draw\";
";

const EVENT: &str = "\
/**
 * Something that has happened, with its number in the game: from 1, without gaps, also after a
 * takeback. Whoever has seen number N lacks only what comes after N.
 */
";

fn typescript() -> String {
    // Everything that is counted here stays far below 2^53.
    let config = Config::new().with_large_int("number");
    let mut text = HEAD.to_owned();
    let mut declare = |docs: Option<String>, declaration: String| {
        let _ = write!(text, "\n{}export {declaration}\n", docs.unwrap_or_default());
    };
    declare(OfferKind::docs(), OfferKind::decl(&config));
    declare(Termination::docs(), Termination::decl(&config));
    declare(SeatText::docs(), SeatText::decl(&config));
    declare(ClockText::docs(), ClockText::decl(&config));
    declare(Beginning::docs(), Beginning::decl(&config));
    declare(Happening::docs(), Happening::decl(&config));
    let event = "type Event = { number: number } & Happening;".to_owned();
    declare(Some(EVENT.to_owned()), event);
    declare(Command::docs(), Command::decl(&config));
    let trimmed: Vec<&str> = text.lines().map(str::trim_end).collect();
    trimmed.join("\n") + "\n"
}

#[test]
fn the_typescript_is_that_of_the_types() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/events.ts");
    let made = typescript();
    assert!(!made.contains("bigint"), "{made}");
    if env::var_os("TABLE_WRITE_TYPESCRIPT").is_some() {
        fs::write(path, &made).unwrap();
    }
    let kept = fs::read_to_string(path).unwrap_or_default();
    assert!(
        kept == made,
        "stale: TABLE_WRITE_TYPESCRIPT=1 cargo test -p table typescript"
    );
}
