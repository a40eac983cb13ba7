//! Online play as pages see it: the real service, with time that tests move by themselves.

mod described;
mod devices;
mod hostile;
mod house;
mod kept;
mod raw;
mod scenes;
mod shaky;
mod simulation;
mod socket;
mod transcript;
