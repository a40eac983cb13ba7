//! Serves the web app that is embedded in the program.
//!
//! ```no_run
//! let server = server::Server::bind("127.0.0.1", None)?;
//! println!("http://{}", server.address());
//! server.run()?; // until Ctrl-C
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod accept;
mod app;
mod connection;
mod embedded;
mod encoding;
mod listen;
pub mod online;
mod open_files;
mod site;
pub mod store;

pub use accept::{Limits, serve};
pub use app::{app, app_with};
pub use listen::{BindError, PREFERRED_PORT, Server, backup, verify};
pub use open_files::raise_open_files;
pub use site::Site;
