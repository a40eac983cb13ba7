//! What whoever runs a server wants to know: counted as it happens, told as Prometheus reads it.

use std::time::Duration;

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

/// Seconds from the arrival of an order to its answer.
const BUCKETS: [f64; 10] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0];

/// What is counted.
pub(crate) struct Measures {
    registry: Registry,
    /// Orders that were carried out.
    pub(crate) done: Counter,
    /// Orders that were refused.
    pub(crate) refused: Counter,
    /// What could not be stored or read.
    pub(crate) failures: Counter,
    /// Open sockets.
    pub(crate) sockets: Gauge,
    seconds: Histogram,
}

impl Measures {
    pub(crate) fn new() -> Measures {
        let measures = Measures {
            registry: Registry::with_prefix("totemic"),
            done: Counter::default(),
            refused: Counter::default(),
            failures: Counter::default(),
            sockets: Gauge::default(),
            seconds: Histogram::new(BUCKETS),
        };
        measures.registered()
    }

    fn registered(mut self) -> Measures {
        let registry = &mut self.registry;
        registry.register("orders_done", "Orders carried out", self.done.clone());
        registry.register("orders_refused", "Orders refused", self.refused.clone());
        let help = "What could not be stored or read";
        registry.register("store_failures", help, self.failures.clone());
        registry.register("sockets", "Open sockets", self.sockets.clone());
        let help = "Seconds from the arrival of an order to its answer";
        registry.register("order_seconds", help, self.seconds.clone());
        self
    }

    /// An order was answered after this time.
    pub(crate) fn answered(&self, after: Duration) {
        self.seconds.observe(after.as_secs_f64());
    }

    /// Everything as text.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        // Writing into a string does not fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}
