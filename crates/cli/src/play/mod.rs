//! `totemic play`: a game at the terminal, on the whole screen or line by line.

pub(crate) mod computer;
pub(crate) mod entry;
pub(crate) mod line;
pub(crate) mod screen;
pub(crate) mod session;
pub(crate) mod speech;
