//! What JavaScript passes in, checked.

use rules::{Cell, Game, Player, Setup};
use serde::Deserialize;
use table::view::by_name::ByName;
use table::{AnyOptions, ClockSetting, Date, Occupant, Seat, Start, TableError};
use table::{kind_named, square_named, totem_named};

use crate::reply::Refused;

/// With what a table begins.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct TableOptions {
    #[cfg_attr(test, ts(type = "GameName"))]
    game: String,
    /// A position text to begin from.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    position: Option<String>,
    /// Without `position`: a random number, 0 ≤ lot < 1, that draws the start; absent: the default
    /// start.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    lot: Option<f64>,
    #[serde(default)]
    #[cfg_attr(test, ts(optional, type = "Record<PlayerName, Seat>"))]
    seats: Option<SeatsOption>,
    #[serde(default)]
    #[cfg_attr(test, ts(optional, type = "ClockOptions | null"))]
    clock: Option<ClockOption>,
    /// For the record: "2026.11.15".
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    date: Option<String>,
}

#[derive(Deserialize)]
pub(crate) struct SeatsOption {
    first: SeatOption,
    second: SeatOption,
}

#[derive(Deserialize)]
struct SeatOption {
    kind: String,
    #[serde(default)]
    level: Option<f64>,
    #[serde(default)]
    name: Option<String>,
}

/// The clocks of a game, in milliseconds.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "ClockOptions"))]
pub(crate) struct ClockOption {
    /// Time for the whole game: 1 s to 24 h.
    base: f64,
    /// Added after each own turn: at most half an hour.
    increment: f64,
}

/// A board set up by hand, right or wrong.
#[derive(Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct Board {
    #[cfg_attr(test, ts(type = "PlayerName"))]
    to_move: Player,
    /// What stands where; free squares are absent.
    #[cfg_attr(test, ts(type = "Cells"))]
    cells: ByName<String, CellOption>,
}

/// A totem, or a player's piece of a kind.
#[derive(Deserialize)]
struct CellOption {
    #[serde(default)]
    totem: Option<String>,
    #[serde(default)]
    player: Option<Player>,
    #[serde(default)]
    kind: Option<String>,
}

/// Reads the JSON of an argument.
pub(crate) fn read<'a, T: Deserialize<'a>>(
    json: &'a str,
    code: &'static str,
) -> Result<T, Refused> {
    serde_json::from_str(json).map_err(|error| Refused::new(code, Some(error.to_string())))
}

impl TableOptions {
    pub(crate) fn options(self) -> Result<AnyOptions, Refused> {
        let clock = match self.clock {
            Some(clock) => {
                let setting = ClockSetting::for_game(millis(clock.base), millis(clock.increment))?;
                let fits = Some(setting).filter(|setting| setting.suits_people());
                Some(fits.ok_or(TableError::BadClock)?)
            }
            None => None,
        };
        Ok(AnyOptions {
            game: self.game.parse().map_err(TableError::from)?,
            start: match (self.position, self.lot) {
                (Some(text), _) => Start::Position(text),
                (None, Some(lot)) => Start::Lot(lot),
                (None, None) => Start::Default,
            },
            seats: match self.seats {
                Some(seats) => seats.seats()?,
                None => [Seat::person(), Seat::person()],
            },
            apart: false,
            clock,
            date: match self.date {
                Some(date) => Some(date.parse::<Date>()?),
                None => None,
            },
        })
    }
}

impl Board {
    /// What stands where, for the rules to check.
    pub(crate) fn setup<G: Game>(self) -> Result<Setup<G>, Refused> {
        let mut setup = Setup::empty();
        setup.to_move = self.to_move;
        for (square, cell) in self.cells {
            setup.set(square_named::<G>(&square)?, Some(cell.cell()?));
        }
        Ok(setup)
    }
}

impl CellOption {
    fn cell<G: Game>(self) -> Result<Cell<G>, Refused> {
        match (self.totem, self.player, self.kind) {
            (Some(totem), None, None) => Ok(Cell::Totem(totem_named::<G>(&totem)?)),
            (None, Some(player), Some(kind)) => Ok(Cell::Piece(player, kind_named::<G>(&kind)?)),
            _ => Err(Refused::new("bad-options", None)),
        }
    }
}

impl SeatsOption {
    pub(crate) fn seats(self) -> Result<[Seat; 2], Refused> {
        Ok([self.first.seat()?, self.second.seat()?])
    }
}

impl SeatOption {
    fn seat(self) -> Result<Seat, TableError> {
        let level = match self.level {
            Some(level) if level.fract() != 0.0 => return Err(TableError::BadSeat),
            level => level.map(|level| level as u8),
        };
        // A name that is left empty is no name.
        let name = self.name.filter(|name| !name.is_empty());
        Seat::new(Occupant::from_code(&self.kind, level)?, name)
    }
}

/// Milliseconds from a JavaScript number: what is not a number or negative is 0.
pub(crate) fn millis(number: f64) -> u64 {
    number as u64
}
