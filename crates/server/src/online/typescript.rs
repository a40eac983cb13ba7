//! The TypeScript of the messages: `wire.ts` beside the crate's manifest.

use std::fmt::Write;
use std::{env, fs};

use ts_rs::{Config, TS};

use super::wire::{
    Attendance, Claim, Greeting, Order, PROTOCOL, Presence, ToPage, ToServer, close,
};

const HEAD: &str = "\
// Messages of online play, made from `crates/server`: do not change this file by hand.
// SERVER_WRITE_TYPESCRIPT=1 cargo test -p server typescript

import type { Event, OfferKind, PlayerName } from \"../table/events\";
";

fn typescript() -> String {
    // Everything that is counted here stays far below 2^53.
    let config = Config::new().with_large_int("number");
    let mut text = HEAD.to_owned();
    let _ = write!(
        text,
        "\n/** The version of the messages. */\nexport const PROTOCOL = {PROTOCOL};\n\
         \n/** The codes with which the server closes a connection. */\n\
         export const CLOSE = {{\n  restart: {},\n  otherVersion: {},\n  nonsense: {},\n  \
         tooMuch: {},\n  silence: {},\n}} as const;\n",
        close::RESTART,
        close::OTHER_VERSION,
        close::NONSENSE,
        close::TOO_MUCH,
        close::SILENCE,
    );
    let mut declare = |docs: Option<String>, declaration: String| {
        let _ = write!(text, "\n{}export {declaration}\n", docs.unwrap_or_default());
    };
    declare(Claim::docs(), Claim::decl(&config));
    declare(Greeting::docs(), Greeting::decl(&config));
    declare(Order::docs(), Order::decl(&config));
    declare(Attendance::docs(), Attendance::decl(&config));
    declare(Presence::docs(), Presence::decl(&config));
    declare(ToServer::docs(), ToServer::decl(&config));
    declare(ToPage::docs(), ToPage::decl(&config));
    let trimmed: Vec<&str> = text.lines().map(str::trim_end).collect();
    trimmed.join("\n") + "\n"
}

#[test]
fn the_typescript_is_that_of_the_types() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/wire.ts");
    let made = typescript();
    assert!(!made.contains("bigint"), "{made}");
    if env::var_os("SERVER_WRITE_TYPESCRIPT").is_some() {
        fs::write(path, &made).unwrap();
    }
    let kept = fs::read_to_string(path).unwrap_or_default();
    assert!(
        kept == made,
        "stale: SERVER_WRITE_TYPESCRIPT=1 cargo test -p server typescript"
    );
}
