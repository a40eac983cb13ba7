//! The rules of two totem games, OXONO and YOXII: positions, turns, notation, records,
//! symmetries, keys and counts. No I/O, no clock, no prose, no `unsafe`.
//!
//! Both games are modules of the same shape, [`oxono`] and [`yoxii`], and both positions
//! implement one trait, [`Game`]. This page is a short course.
//!
//! # Play a turn
//!
//! A turn is a totem's step and a placement. [`Game::play`] checks it and changes the position,
//! or leaves it untouched.
//!
//! ```
//! use rules::{Game, Player, oxono::Position};
//!
//! let mut position = Position::start();
//! assert_eq!(position.legal_turns().len(), 68);
//!
//! position.play("Xc6-c5".parse()?)?; // totem X to c6, an X piece on c5
//! assert_eq!(position.to_move(), Player::Second);
//! assert_eq!(position.outcome(), None);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Read a position
//!
//! A text parses to a [`Setup`], which anything may stand on; only what the rules allow becomes
//! a position. `parse` does both steps. A position is written back as the text it came from.
//!
//! ```
//! use rules::{Game, Outcome, Player, yoxii::{DecidedBy, Position}};
//!
//! let text = "1AT/bdbBd/BABc1bC/1ccbBA1/d1ACaAB/DDbc1/3 r";
//! let position: Position = text.parse()?;
//! assert_eq!(position.to_string(), text);
//!
//! // Red cannot move the totem: the game is over, and the points around it decide.
//! assert_eq!(position.outcome(), Some(Outcome::Win(Player::Second)));
//! let end = position.end().unwrap();
//! assert_eq!((end.points, end.decided_by), ([3, 6], DecidedBy::Points));
//!
//! let error = "3/5/7/7/7/5/3 w".parse::<Position>().unwrap_err();
//! assert_eq!(error.to_string(), "totem-missing: T");
//! # Ok::<(), rules::PositionError>(())
//! ```
//!
//! # Say why a turn is refused
//!
//! Where people click squares, a turn comes in halves: [`Game::steps`] tells where a totem may go
//! and how, [`Game::step`] moves it and gives a [`HalfTurn`], which tells where the piece may
//! go. What is not allowed is answered by a [`Refusal`] with a stable code.
//!
//! ```
//! use rules::{Game, Reach, Refusal, StepKind, oxono::{Position, Symbol}};
//!
//! let position = Position::start();
//! assert_eq!(position.step(Symbol::X, "d5".parse()?), Err(Refusal::NotInLine));
//!
//! let half = position.step(Symbol::X, "c6".parse()?)?;
//! assert_eq!(half.kind(), StepKind::Slide);
//! assert_eq!(half.places().reach, Reach::Beside);
//! assert_eq!(format!("{:?}", half.places().squares), "{c5, b6, d6}");
//!
//! let refusal = half.place(Symbol::X, "a1".parse()?).unwrap_err();
//! assert_eq!(refusal.code(), "not-beside-totem");
//! assert_eq!(half.place(Symbol::X, "c5".parse()?)?.to_string(), "Xc6-c5");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Keep a record
//!
//! [`record`] reads and writes whole games with comments, marks and variations.
//!
//! ```
//! use rules::{oxono::Position, record};
//!
//! let text = "[Game \"Oxono\"]\n\n1. Xc6-c5! Od1-d2 (1... Od2-d1 {Why not?}) *\n";
//! let game = record::read::<Position>(text)?;
//! assert_eq!(game.turns().count(), 2);
//! assert_eq!(game.position(&[0, 1]).unwrap().to_string(), "2+3/2X3/6/6/3@2/3o2 p");
//!
//! let broken = text.replace("Od1-d2", "Od1-a1");
//! let error = record::read::<Position>(&broken).unwrap_err();
//! assert_eq!(error.to_string(), "3:12: illegal-turn (not-beside-totem)");
//! # Ok::<(), record::ReadError>(())
//! ```
//!
//! # Serve both games
//!
//! Write it once over `G: Game`, and let [`with_game!`] choose at run time. Searches use
//! [`Game::for_each_turn`], [`Game::play_unchecked`], [`Game::key`] and [`Game::canonical`];
//! [`perft`] checks that a change has kept the rules.
//!
//! ```
//! use rules::{AnyGame, Game, perft, with_game};
//!
//! let counts = AnyGame::ALL.map(|game| with_game!(game, G => perft(&G::start(), 2)));
//! assert_eq!(counts, [3_612, 51_136]);
//! ```
//!
//! With the feature `serde`, everything is serialized as its text or its code, and what comes
//! in is checked.

mod any;
mod bitboard;
mod game;
mod games;
mod half;
mod notation;
mod perft;
mod player;
mod refusal;
#[cfg(feature = "serde")]
mod serde;
mod setup;
mod symmetry;
mod variable;
mod zobrist;

pub mod geometry;
pub mod oxono;
pub mod record;
pub mod yoxii;

pub use any::{AnyGame, UnknownGame};
pub use bitboard::{Bitboard, Square, SquareError, Squares};
pub use game::{Cell, Game};
pub use half::{HalfTurn, Places, Reach, Step, StepKind};
pub use notation::{TurnError, from_address, to_address};
pub use perft::{divide, perft};
pub use player::{Outcome, Player};
pub use refusal::Refusal;
pub use setup::{PositionError, Setup, SetupError};
pub use symmetry::Symmetry;
pub use variable::Variable;
