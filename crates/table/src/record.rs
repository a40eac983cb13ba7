//! The table as a game record, and a table made from one.

use rules::record::Record;
use rules::{Game, Outcome, Player};

use crate::event::Happening;
use crate::{Allowance, ClockSetting, Date, Ending, Options, Seat, Table, TableError, Termination};

/// The tags with the players' names, the first player's first.
const NAMES: [&str; 2] = ["First", "Second"];

impl<G: Game> Table<G> {
    /// The record of the game as far as it has come.
    #[must_use]
    pub fn record(&self) -> Record<G> {
        let mut record = Record::from_position(*self.start());
        for played in self.turns() {
            // Every turn on the table was legal when it was played.
            if record.append(played.turn).is_err() {
                break;
            }
        }
        let mut set = |name: &str, value: Option<String>| {
            // What a table holds has no control characters, so that every value can be written.
            value.map(|value| record.tags_mut().set(name, &value))
        };
        for player in Player::BOTH {
            let name = self.seat(player).name().map(str::to_owned);
            set(NAMES[player as usize], name);
        }
        set("Date", self.date().map(Date::to_string));
        set("Clock", self.clock().and_then(clock_tag));
        if let Some(Ending {
            outcome,
            termination,
        }) = self.ending()
        {
            set("Termination", Some(termination.code().to_owned()));
            // Refused only where the board shows another result, and it never does.
            record.set_result(outcome).ok();
        }
        record
    }

    /// A table on which the main line of a record has been played by two people. The times are
    /// not in a record, so there are no clocks.
    ///
    /// # Errors
    /// If what the record says of its end cannot be.
    pub fn from_record(record: &Record<G>) -> Result<Table<G>, TableError> {
        let tags = record.tags();
        let seat = |tag: &str| Seat::person().named(tags.get(tag).unwrap_or_default());
        let mut table = Table::new(Options {
            start: Some(*record.start()),
            seats: NAMES.map(seat),
            date: tags.get("Date").and_then(|date| date.parse().ok()),
            ..Options::default()
        });
        for turn in record.turns() {
            table.follow_turn(turn, None)?;
        }
        if table.ending().is_none()
            && let Some(ending) = claimed_end(record, &table)
        {
            table.follow_next(Happening::Ended {
                outcome: ending.outcome,
                termination: ending.termination,
                used: None,
            })?;
        }
        Ok(table)
    }
}

/// How a game that did not end on the board has ended, as its record says; a termination that
/// cannot be gives way to the likeliest one.
fn claimed_end<G: Game>(record: &Record<G>, table: &Table<G>) -> Option<Ending> {
    let named = record
        .tags()
        .get("Termination")
        .and_then(Termination::from_code);
    let outcome = record.result();
    let guess = match outcome {
        None => Termination::Aborted,
        Some(Outcome::Draw) => Termination::Agreement,
        Some(Outcome::Win(_)) => Termination::Resignation,
    };
    if outcome.is_none() && named != Some(Termination::Aborted) {
        return None;
    }
    [named.unwrap_or(guess), guess]
        .map(|termination| Ending {
            outcome,
            termination,
        })
        .into_iter()
        .find(|ending| ending.fits(table.position(), table.ply()))
}

/// `300+5`: seconds for the game, seconds that each turn adds. Time for each turn has no such tag.
fn clock_tag(setting: ClockSetting) -> Option<String> {
    let Allowance::Game { base, increment } = setting.allowance() else {
        return None;
    };
    let seconds = |millis: u64| millis as f64 / 1000.0;
    Some(format!("{}+{}", seconds(base), seconds(increment)))
}
