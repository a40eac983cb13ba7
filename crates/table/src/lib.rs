//! One played game as a pure state machine.
