//! Every store does the same, and the one on disk keeps what it has said is stored.

mod conformance;
mod disk;
