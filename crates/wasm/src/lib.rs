//! Thin bindings of the rules, the table and the engine for the web app.
//!
//! `api.d.ts` is the contract, `API.md` says how to use it. [`desk`], [`study`], [`positions`] and
//! [`think`] do the work, with texts in and JSON out, so that they can be tested anywhere; `bind` hands them to
//! JavaScript.

pub mod bind;
pub mod bind_study;
mod board;
pub mod desk;
mod end;
mod options;
pub mod positions;
mod reply;
pub mod study;
pub mod think;
mod turn;
mod view;

pub use reply::Refused;
