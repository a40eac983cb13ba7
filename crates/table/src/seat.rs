//! Who sits where.

use serde::{Deserialize, Serialize};

use crate::TableError;

/// Who plays one side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "SeatText", into = "SeatText")]
pub struct Seat {
    occupant: Occupant,
    name: Option<String>,
}

/// What kind of player sits there. It is the same from wherever one looks: whether a person is at
/// this screen or elsewhere is known to the screen, not to the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Occupant {
    /// A person.
    Person,
    /// The computer at a level from 1 to [`Seat::LEVELS`].
    Computer {
        /// The level.
        level: u8,
    },
    /// A program that plays by itself.
    Program,
    /// Nobody yet.
    Empty,
}

impl Seat {
    /// The strongest level of the computer.
    pub const LEVELS: u8 = 8;
    /// The longest name, in characters.
    pub const LONGEST_NAME: usize = 64;
    /// The longest name of a program, which may be the command that starts it.
    pub const LONGEST_PROGRAM: usize = 1024;

    /// A seat, with a name for the record if there is one.
    ///
    /// # Errors
    /// [`TableError::BadSeat`] if there is no such level, or the name is empty, too long or holds
    /// control characters.
    pub fn new(occupant: Occupant, name: Option<String>) -> Result<Seat, TableError> {
        if let Occupant::Computer { level } = occupant
            && !(1..=Seat::LEVELS).contains(&level)
        {
            return Err(TableError::BadSeat);
        }
        if let Some(name) = &name {
            let fits = (1..=occupant.longest_name()).contains(&name.chars().count());
            if !fits || name.chars().any(char::is_control) {
                return Err(TableError::BadSeat);
            }
        }
        Ok(Seat { occupant, name })
    }

    /// The same with a name that is made to fit: what cannot stand in it is left out.
    #[must_use]
    pub fn named(self, name: &str) -> Seat {
        let kept = name.chars().filter(|c| !c.is_control());
        let name: String = kept.take(self.occupant.longest_name()).collect();
        Seat {
            name: Some(name).filter(|name| !name.is_empty()),
            ..self
        }
    }

    /// A person without a name.
    #[must_use]
    pub const fn person() -> Seat {
        Seat {
            occupant: Occupant::Person,
            name: None,
        }
    }

    /// A program without a name.
    #[must_use]
    pub const fn program() -> Seat {
        Seat {
            occupant: Occupant::Program,
            name: None,
        }
    }

    /// Who sits there.
    #[must_use]
    pub const fn occupant(&self) -> Occupant {
        self.occupant
    }

    /// The name, if one was given.
    #[must_use]
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// Does a person sit there?
    #[must_use]
    pub fn is_person(&self) -> bool {
        self.occupant == Occupant::Person
    }
}

impl Occupant {
    /// The occupant of this name; a level goes with the computer and with nobody else.
    ///
    /// # Errors
    /// [`TableError::BadSeat`].
    pub fn from_code(code: &str, level: Option<u8>) -> Result<Occupant, TableError> {
        match (code, level) {
            ("person", None) => Ok(Occupant::Person),
            ("computer", Some(level)) => Ok(Occupant::Computer { level }),
            ("program", None) => Ok(Occupant::Program),
            ("empty", None) => Ok(Occupant::Empty),
            _ => Err(TableError::BadSeat),
        }
    }

    /// The stable name of the kind: `person`, `computer`, `program` or `empty`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Occupant::Person => "person",
            Occupant::Computer { .. } => "computer",
            Occupant::Program => "program",
            Occupant::Empty => "empty",
        }
    }

    const fn longest_name(self) -> usize {
        match self {
            Occupant::Program => Seat::LONGEST_PROGRAM,
            _ => Seat::LONGEST_NAME,
        }
    }

    /// The computer's level.
    #[must_use]
    pub const fn level(self) -> Option<u8> {
        match self {
            Occupant::Computer { level } => Some(level),
            _ => None,
        }
    }
}

/// A seat as it stands in JSON.
#[derive(Serialize, Deserialize)]
#[cfg_attr(
    test,
    derive(ts_rs::TS),
    ts(
        rename = "Seat",
        type = "{ kind: \"person\" | \"program\" | \"empty\", name?: string } | { kind: \"computer\", level: number, name?: string }"
    )
)]
pub(crate) struct SeatText {
    pub(crate) kind: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) level: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) name: Option<String>,
}

impl TryFrom<SeatText> for Seat {
    type Error = TableError;

    fn try_from(text: SeatText) -> Result<Seat, TableError> {
        Seat::new(Occupant::from_code(&text.kind, text.level)?, text.name)
    }
}

impl From<Seat> for SeatText {
    fn from(seat: Seat) -> SeatText {
        SeatText {
            kind: seat.occupant.code().to_owned(),
            level: seat.occupant.level(),
            name: seat.name,
        }
    }
}
