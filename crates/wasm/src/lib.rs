//! Thin bindings of the rules, the table and the engine for the web app.
//!
//! `api.ts` is the contract, made from the types here; `API.md` says how to use it. Nothing is decided here: [`table_json`],
//! [`study_json`], [`positions`], [`think`] and [`review`] turn texts and JSON into calls and what
//! comes back into JSON, without JavaScript, so that they can be tested anywhere; `bind` and
//! `bind_study` hand the first three to the page, `bind_engine` the fourth to the engine's worker,
//! `bind_review` the last to the worker of the reviews. Page, engine and review are features, and
//! each becomes a WebAssembly module of its own, so that the board is there before the engine, and
//! whoever only plays fetches no review.

#[cfg(feature = "page")]
pub mod bind;
#[cfg(any(feature = "engine", feature = "review"))]
pub mod bind_data;
#[cfg(feature = "engine")]
pub mod bind_engine;
#[cfg(feature = "review")]
pub mod bind_review;
#[cfg(feature = "page")]
pub mod bind_study;
#[cfg(any(feature = "page", feature = "engine", feature = "review"))]
mod js;
mod options;
pub mod positions;
mod reply;
mod request;
pub mod review;
pub mod study_json;
pub mod table_json;
pub mod think;
#[cfg(test)]
mod typescript;
mod worth;

pub use reply::Refused;
