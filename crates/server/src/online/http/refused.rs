//! Tells whoever runs the server that somebody is refused: not each time, or the log would be
//! what somebody floods.

use std::sync::atomic::{AtomicU64, Ordering};

/// Between two lines of the log.
const BETWEEN: u64 = 10_000;

/// What was refused since the log said so last.
#[derive(Default)]
pub(super) struct Refused {
    times: AtomicU64,
    told: AtomicU64,
}

impl Refused {
    /// Something is refused, for a reason with a stable name.
    pub(super) fn note(&self, code: &'static str, now: u64) {
        self.times.fetch_add(1, Ordering::Relaxed);
        let due = |told: u64| (now.saturating_sub(told) >= BETWEEN).then_some(now);
        // Of several at once, one tells it.
        let relaxed = Ordering::Relaxed;
        if self.told.fetch_update(relaxed, relaxed, due).is_ok() {
            let times = self.times.swap(0, relaxed);
            tracing::warn!(code, times, "requests or connections were refused");
        }
    }
}
