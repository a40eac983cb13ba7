//! The fuzz targets: functions that take any bytes and panic if a promise is broken.
//!
//! They are plain functions, so that libFuzzer (`fuzz_targets/`) and the driver for stable
//! toolchains (`src/bin/stable.rs`) run the very same ones.

mod games;
mod messages;
pub mod store;
mod texts;
#[path = "../../crates/server/src/online/wire.rs"]
pub mod wire;

pub use games::{legal, playout, symmetry};
pub use messages::message;
pub use texts::{address, position, record, turn, turn_list};

/// A target with its name.
pub struct Target {
    /// What it is called on the command line.
    pub name: &'static str,
    /// Takes any bytes; panics if a promise is broken.
    pub run: fn(&[u8]),
}

/// All targets.
pub const TARGETS: [Target; 9] = [
    Target {
        name: "position",
        run: position,
    },
    Target {
        name: "turn",
        run: turn,
    },
    Target {
        name: "record",
        run: record,
    },
    Target {
        name: "turn_list",
        run: turn_list,
    },
    Target {
        name: "address",
        run: address,
    },
    Target {
        name: "legal",
        run: legal,
    },
    Target {
        name: "playout",
        run: playout,
    },
    Target {
        name: "symmetry",
        run: symmetry,
    },
    Target {
        name: "message",
        run: message,
    },
];
