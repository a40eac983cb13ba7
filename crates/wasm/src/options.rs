//! What JavaScript passes in, checked.

use rules::{AnyGame, Game};
use serde::Deserialize;
use table::{ClockSetting, Occupant, Options, Seat, TableError};

use crate::reply::Refused;

#[derive(Deserialize)]
pub(crate) struct TableOptions {
    game: String,
    #[serde(default)]
    position: Option<String>,
    #[serde(default)]
    lot: Option<f64>,
    #[serde(default)]
    seats: Option<SeatsOption>,
    #[serde(default)]
    clock: Option<ClockOption>,
    #[serde(default)]
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

#[derive(Deserialize)]
struct ClockOption {
    base: f64,
    increment: f64,
}

/// Reads the JSON of an argument.
pub(crate) fn read<'a, T: Deserialize<'a>>(
    json: &'a str,
    code: &'static str,
) -> Result<T, Refused> {
    serde_json::from_str(json).map_err(|error| Refused::new(code, Some(error.to_string())))
}

impl TableOptions {
    pub(crate) fn game(&self) -> Result<AnyGame, Refused> {
        Ok(self.game.parse().map_err(TableError::from)?)
    }

    pub(crate) fn options<G: Game>(self) -> Result<Options<G>, Refused> {
        let start = match &self.position {
            Some(text) => Some(text.parse().map_err(TableError::Position)?),
            None => drawn(self.lot),
        };
        let mut options = Options {
            start,
            date: self.date,
            ..Options::default()
        };
        if let Some(clock) = self.clock {
            let setting = ClockSetting::new(millis(clock.base), millis(clock.increment))?;
            options.clock = Some(setting);
        }
        if let Some(seats) = self.seats {
            options.seats = seats.seats()?;
        }
        Ok(options)
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

/// The start position on which a lot from 0 to 1 falls.
pub(crate) fn drawn<G: Game>(lot: Option<f64>) -> Option<G> {
    let starts = G::starts();
    let index = (lot? * starts.len() as f64) as usize;
    starts.get(index.min(starts.len() - 1)).copied()
}

/// Milliseconds from a JavaScript number: what is not a number or negative is 0.
pub(crate) fn millis(number: f64) -> u64 {
    number as u64
}
