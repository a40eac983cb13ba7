//! Games between two players who sit apart.
//!
//! How a turn travels: a page's [`wire`] message → `session` → `games` → the `live` game
//! decides → the store keeps it → only then the answer, and the news to everybody in the
//! `room`. Nothing else changes a game. `docs/online.md` tells it at length.

mod devices;
mod games;
mod host;
pub mod http;
mod live;
mod lobby;
mod measures;
mod presence;
mod room;
mod session;
mod surroundings;
mod timers;
#[cfg(test)]
mod typescript;
pub mod wire;

pub use devices::{Code, Continue, Continued, Offered};
pub use games::Games;
pub use host::{Database, Host, HostError};
pub use lobby::{Clock, Guest, InvitationState, Invited, Seated, Shown, Side, Wish};
pub use session::{HEARTBEAT, Heard, Wire, attend};
pub use surroundings::{Surroundings, System};
