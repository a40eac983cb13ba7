//! Who sits where.

use crate::TableError;

/// Who plays one side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    occupant: Occupant,
    name: Option<String>,
}

/// What kind of player sits there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Occupant {
    /// A person at this screen.
    Person,
    /// The computer at a level from 1 to [`Seat::LEVELS`].
    Computer {
        /// The level.
        level: u8,
    },
    /// A player elsewhere, whose turns come over the network.
    Remote,
}

impl Seat {
    /// The strongest level of the computer.
    pub const LEVELS: u8 = 8;
    /// The longest name, in characters.
    pub const LONGEST_NAME: usize = 64;

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
            let fits = (1..=Seat::LONGEST_NAME).contains(&name.chars().count());
            if !fits || name.chars().any(char::is_control) {
                return Err(TableError::BadSeat);
            }
        }
        Ok(Seat { occupant, name })
    }

    /// A person without a name.
    #[must_use]
    pub const fn person() -> Seat {
        Seat {
            occupant: Occupant::Person,
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

    /// Does a person at this screen sit there?
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
            ("remote", None) => Ok(Occupant::Remote),
            _ => Err(TableError::BadSeat),
        }
    }

    /// The stable name of the kind: `person`, `computer` or `remote`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Occupant::Person => "person",
            Occupant::Computer { .. } => "computer",
            Occupant::Remote => "remote",
        }
    }
}
