//! Time and chance, which come from outside so that a simulation can be exact.

use std::io;
use std::time::{SystemTime, UNIX_EPOCH};

use tokio::time::Instant;

use crate::store::Address;

/// Where a server gets time and chance from.
pub trait Surroundings: Send + Sync + 'static {
    /// Milliseconds since 1970. Never goes back while the program runs.
    fn now(&self) -> u64;

    /// Random bytes that nobody can guess; false if there are none to be had.
    fn fill(&self, bytes: &mut [u8]) -> bool;
}

/// An address that nobody can guess; `None` if there is no chance to be had.
pub(crate) fn new_address(around: &dyn Surroundings) -> Option<Address> {
    let mut bytes = [0; Address::LENGTH];
    around.fill(&mut bytes).then(|| Address::from_random(bytes))
}

/// A random number from 0 to 1; the middle if there is no chance to be had.
pub(crate) fn lot(around: &dyn Surroundings) -> f64 {
    let mut bytes = [0; 4];
    if around.fill(&mut bytes) {
        f64::from(u32::from_le_bytes(bytes)) / (f64::from(u32::MAX) + 1.0)
    } else {
        0.5
    }
}

/// The clock and the random numbers of the system.
#[derive(Debug)]
pub struct System {
    /// What the system's clock showed at the beginning. It may be set later; ours goes on.
    origin: u64,
    began: Instant,
}

impl System {
    /// From now on.
    ///
    /// # Errors
    /// If the system has no random numbers.
    pub fn new() -> io::Result<System> {
        getrandom::fill(&mut [0; 16]).map_err(|error| io::Error::other(error.to_string()))?;
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        let millis = since.map_or(0, |since| since.as_millis());
        Ok(System {
            origin: u64::try_from(millis).unwrap_or(0),
            began: Instant::now(),
        })
    }
}

impl Surroundings for System {
    fn now(&self) -> u64 {
        let passed = u64::try_from(self.began.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.origin.saturating_add(passed)
    }

    fn fill(&self, bytes: &mut [u8]) -> bool {
        getrandom::fill(bytes).is_ok()
    }
}
