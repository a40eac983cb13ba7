//! Of the server's store, what messages name: the addresses of games. The server itself, with its
//! database, would take minutes to build.

#[path = "../../crates/server/src/store/address.rs"]
mod address;

pub use address::{Address, CodeHash, Holder, NoAddress};
