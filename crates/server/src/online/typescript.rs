//! The TypeScript of the messages: `wire.ts` beside the crate's manifest.

use typescript::File;

use super::wire::{
    Attendance, Claim, Greeting, Order, PROTOCOL, Presence, ToPage, ToServer, close,
};

const IMPORTS: &str = "import type { Event, OfferKind, PlayerName } from \"../table/events\";";

#[test]
fn the_typescript_is_that_of_the_types() {
    let mut file = File::new("Messages of online play", "server");
    file.add(IMPORTS);
    file.add(&format!(
        "/** The version of the messages. */\nexport const PROTOCOL = {PROTOCOL};"
    ));
    file.add(&format!(
        "/** The codes with which the server closes a connection. */\n\
         export const CLOSE = {{\n  restart: {},\n  otherVersion: {},\n  nonsense: {},\n  \
         tooMuch: {},\n  silence: {},\n}} as const;",
        close::RESTART,
        close::OTHER_VERSION,
        close::NONSENSE,
        close::TOO_MUCH,
        close::SILENCE,
    ));
    file.declare::<Claim>();
    file.declare::<Greeting>();
    file.declare::<Order>();
    file.declare::<Attendance>();
    file.declare::<Presence>();
    file.declare::<ToServer>();
    file.declare::<ToPage>();
    file.check(concat!(env!("CARGO_MANIFEST_DIR"), "/wire.ts"));
}
