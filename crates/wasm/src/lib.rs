//! Thin bindings of the rules, the table and the engine for the web app.
//!
//! `api.d.ts` is the contract, `API.md` says how to use it. Nothing is decided here: [`table_json`],
//! [`study_json`], [`positions`] and [`think`] turn texts and JSON into calls and what comes back
//! into JSON, without JavaScript, so that they can be tested anywhere; `bind` and `bind_study` hand
//! the first three to the page, `bind_engine` the last to the engine's worker. Page and engine are
//! features, and each becomes a WebAssembly module of its own, so that the board is there before
//! the engine.

#[cfg(feature = "page")]
pub mod bind;
#[cfg(feature = "engine")]
pub mod bind_engine;
#[cfg(feature = "page")]
pub mod bind_study;
#[cfg(any(feature = "page", feature = "engine"))]
mod js;
mod options;
pub mod positions;
mod reply;
pub mod study_json;
pub mod table_json;
pub mod think;
mod worth;

pub use reply::Refused;
