//! How long answers took.

use std::time::Duration;

use serde_json::{Value, json};

/// Times until an answer, in microseconds.
#[derive(Default)]
pub(crate) struct Figures(Vec<u32>);

impl Figures {
    pub(crate) fn note(&mut self, time: Duration) {
        self.0
            .push(u32::try_from(time.as_micros()).unwrap_or(u32::MAX));
    }

    pub(crate) fn add(&mut self, mut other: Figures) {
        self.0.append(&mut other.0);
    }

    /// How many answers a second, how long they took in milliseconds, and how many seconds of
    /// processor time the server used.
    pub(crate) fn report(mut self, time: Duration, concurrency: usize, processor: f64) -> Value {
        self.0.sort_unstable();
        let place = |part: f64| {
            let last = self.0.len().saturating_sub(1);
            let index = (part * last as f64).round() as usize;
            rounded(f64::from(self.0.get(index).copied().unwrap_or(0)) / 1000.0)
        };
        json!({
            "concurrency": concurrency,
            "seconds": time.as_secs(),
            "per_second": rounded(self.0.len() as f64 / time.as_secs_f64()),
            "milliseconds": {
                "p50": place(0.5),
                "p90": place(0.9),
                "p99": place(0.99),
                "p999": place(0.999),
                "most": place(1.0),
            },
            "server_processor_seconds": rounded(processor),
        })
    }
}

/// With three places at most.
pub(crate) fn rounded(number: f64) -> f64 {
    (number * 1000.0).round() / 1000.0
}
