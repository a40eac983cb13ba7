//! The table as a game record, and a table made from one.

use rules::record::Record;
use rules::{Game, Outcome, Player};

use crate::table::is_date;
use crate::{
    ClockSetting, Ending, Occupant, Options, Played, Seat, Table, TableError, Termination,
};

/// The tags with the players' names, the first player's first.
const NAMES: [&str; 2] = ["First", "Second"];

impl<G: Game> Table<G> {
    /// The record of the game as far as it has come.
    #[must_use]
    pub fn record(&self) -> Record<G> {
        let mut record = Record::from_position(self.start);
        for played in &self.turns {
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
        set("Date", self.date.clone());
        let setting = self.clock.as_ref().map(crate::Clock::setting);
        set("Clock", setting.map(clock_tag));
        if let Some(Ending {
            outcome,
            termination,
        }) = self.ending
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
        let seat = |name: &str| {
            let name: String = tags.get(name)?.chars().take(Seat::LONGEST_NAME).collect();
            Seat::new(Occupant::Person, Some(name)).ok()
        };
        let mut table = Table::new(Options {
            start: Some(*record.start()),
            seats: NAMES.map(|name| seat(name).unwrap_or(Seat::person())),
            clock: None,
            date: tags
                .get("Date")
                .filter(|date| is_date(date))
                .map(str::to_owned),
        })?;
        for turn in record.turns() {
            table.position.play(turn)?;
            table.turns.push(Played { turn, spent: 0 });
        }
        let named = tags.get("Termination").and_then(Termination::from_code);
        let claimed = record.result();
        table.ending = Ending::on_board(&table.position).or_else(|| {
            let guess = match claimed? {
                Outcome::Draw => Termination::Agreement,
                Outcome::Win(_) => Termination::Resignation,
            };
            [named.unwrap_or(guess), guess]
                .map(|termination| Ending {
                    outcome: claimed,
                    termination,
                })
                .into_iter()
                .find(|ending| ending.fits(&table.position, table.ply()))
        });
        if claimed.is_none() && named == Some(Termination::Aborted) {
            let ending = Ending {
                outcome: None,
                termination: Termination::Aborted,
            };
            table.ending = Some(ending).filter(|e| e.fits(&table.position, table.ply()));
        }
        Ok(table)
    }
}

/// `300+5`: seconds for the game, seconds for each turn.
fn clock_tag(setting: ClockSetting) -> String {
    let seconds = |millis: u64| {
        let whole = millis / 1000;
        match millis % 1000 {
            0 => whole.to_string(),
            rest => format!("{whole}.{rest:03}"),
        }
    };
    format!(
        "{}+{}",
        seconds(setting.base()),
        seconds(setting.increment())
    )
}
