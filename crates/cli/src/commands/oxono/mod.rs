//! Commands about OXONO alone.

pub(super) mod solution;
