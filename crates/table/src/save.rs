//! A table as one line of JSON, and back. What is read is checked like everything that comes
//! from outside: the turns are played again, and nothing that could not be is taken over.
//!
//! The format is frozen by its version; a field that is added must have a default.

use rules::{AnyGame, Game, Outcome, Player};
use serde::{Deserialize, Serialize};

use crate::table::is_date;
use crate::{
    Clock, ClockSetting, Ending, Hand, Occupant, OfferKind, Offers, Options, Played, Seat, Table,
    TableError, Termination, square_named, totem_named,
};

const VERSION: u32 = 1;

#[derive(Serialize, Deserialize)]
struct Saved {
    table: u32,
    game: String,
    start: String,
    seats: [SavedSeat; 2],
    #[serde(default, skip_serializing_if = "Option::is_none")]
    date: Option<String>,
    /// All turns in notation, a space between them.
    turns: String,
    /// The totem, and its goal if it has moved: `X` or `Xc6`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    hand: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    clock: Option<SavedClock>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    offers: Vec<SavedOffer>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    rematch: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ending: Option<SavedEnding>,
}

#[derive(Serialize, Deserialize)]
struct SavedSeat {
    kind: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    level: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    name: Option<String>,
}

#[derive(Serialize, Deserialize)]
struct SavedClock {
    base: u64,
    increment: u64,
    /// What each turn took.
    spent: Vec<u64>,
    /// What the present turn has used so far.
    used: u64,
}

#[derive(Serialize, Deserialize)]
struct SavedOffer {
    kind: String,
    by: String,
    /// How many turns the offerer had played.
    turns: usize,
    open: bool,
}

#[derive(Serialize, Deserialize)]
struct SavedEnding {
    outcome: Option<String>,
    by: String,
}

/// Which game a saved table is of.
///
/// # Errors
/// If it is not a saved table.
pub fn game_of(saved: &str) -> Result<AnyGame, TableError> {
    Ok(read(saved)?.game.parse()?)
}

impl<G: Game> Table<G> {
    /// The whole table as one line of JSON. A running clock is saved as it stands at `now`.
    #[must_use]
    pub fn save(&self, now: u64) -> String {
        let turns: Vec<String> = self.turns.iter().map(|p| p.turn.to_string()).collect();
        let saved = Saved {
            table: VERSION,
            game: G::NAME.to_owned(),
            start: self.start.to_string(),
            seats: [save_seat(&self.seats[0]), save_seat(&self.seats[1])],
            date: self.date.clone(),
            turns: turns.join(" "),
            hand: save_hand(&self.hand),
            clock: self.clock.as_ref().map(|clock| SavedClock {
                base: clock.setting().base(),
                increment: clock.setting().increment(),
                spent: self.turns.iter().map(|played| played.spent).collect(),
                used: clock.used(self.to_move(), now),
            }),
            offers: save_offers(&self.offers),
            rematch: self.offers.rematch_agreed(),
            ending: self.ending.map(|ending| SavedEnding {
                outcome: ending.outcome.map(|outcome| outcome.name().to_owned()),
                by: ending.termination.code().to_owned(),
            }),
        };
        // Strings, numbers and lists always have a JSON form.
        serde_json::to_string(&saved).unwrap_or_default()
    }

    /// The table that was saved. Its clock stands until [`Table::resume`] or the next turn.
    ///
    /// # Errors
    /// If the text is not a saved table of this game.
    pub fn load(text: &str) -> Result<Table<G>, TableError> {
        let saved = read(text)?;
        if saved.game != G::NAME {
            return Err(bad("game"));
        }
        let [first, second] = &saved.seats;
        let mut table = Table::<G>::new(Options {
            start: Some(saved.start.parse().map_err(|_| bad("start"))?),
            seats: [load_seat(first)?, load_seat(second)?],
            clock: None,
            date: saved.date.filter(|date| is_date(date)),
        })?;
        for text in saved.turns.split(' ').filter(|text| !text.is_empty()) {
            let turn = text.parse().map_err(|_| bad("turns"))?;
            table.position.play(turn).map_err(|_| bad("turns"))?;
            table.turns.push(Played { turn, spent: 0 });
        }
        table.ending = match &saved.ending {
            Some(saved) => {
                let ending = load_ending(saved).ok_or(bad("ending"))?;
                let fits = ending.fits(&table.position, table.ply());
                Some(ending).filter(|_| fits)
            }
            None => None,
        };
        if table.ending.is_some() != (saved.ending.is_some() || table.position.outcome().is_some())
        {
            return Err(bad("ending"));
        }
        table.clock = match &saved.clock {
            Some(clock) => Some(table.load_clock(clock)?),
            None => None,
        };
        table.hand = table.load_hand(saved.hand.as_deref())?;
        table.offers = table.load_offers(&saved.offers, saved.rematch)?;
        // Saved when the time was up, but before anybody had looked at the clock.
        let mover = table.to_move();
        if table.ending.is_none() && table.time_left(mover, 0) == Some(0) {
            table.finish(Some(Outcome::Win(!mover)), Termination::Time, 0);
        }
        Ok(table)
    }

    fn load_clock(&mut self, saved: &SavedClock) -> Result<Clock, TableError> {
        let setting = ClockSetting::new(saved.base, saved.increment).map_err(|_| bad("clock"))?;
        if saved.spent.len() != self.turns.len() || saved.spent.first().is_some_and(|&s| s != 0) {
            return Err(bad("spent"));
        }
        for (played, &spent) in self.turns.iter_mut().zip(&saved.spent) {
            played.spent = spent;
        }
        let clock = Clock::after(setting, self.times(self.ply()))?;
        let clock = clock.with_banked(self.to_move(), saved.used)?;
        let fell = self
            .ending
            .is_some_and(|ending| ending.termination == Termination::Time);
        if fell && clock.left(self.to_move(), self.to_move(), 0) > 0 {
            return Err(bad("flag"));
        }
        if self.turns.is_empty() && saved.used > 0 {
            return Err(bad("used"));
        }
        Ok(clock)
    }

    fn load_hand(&self, saved: Option<&str>) -> Result<Hand<G>, TableError> {
        let Some(saved) = saved else {
            return Ok(Hand::Idle);
        };
        if self.ending.is_some() || !self.seat(self.to_move()).is_person() {
            return Err(bad("hand"));
        }
        let (totem, to) = saved.split_at_checked(1).ok_or(bad("hand"))?;
        let totem = totem_named::<G>(totem).map_err(|_| bad("hand"))?;
        if to.is_empty() {
            self.position.steps(totem).map_err(|_| bad("hand"))?;
            return Ok(Hand::Chosen(totem));
        }
        let to = square_named::<G>(to).map_err(|_| bad("hand"))?;
        let half = self.position.step(totem, to).map_err(|_| bad("hand"))?;
        Ok(Hand::Stepped(half))
    }

    fn load_offers(&self, saved: &[SavedOffer], rematch: bool) -> Result<Offers, TableError> {
        let mut offers = Offers::default();
        for offer in saved {
            let kind = OfferKind::from_code(&offer.kind).ok_or(bad("offers"))?;
            let by = player_named(&offer.by).ok_or(bad("offers"))?;
            let in_time = self.ending.is_some() == (kind == OfferKind::Rematch);
            let doubled = offer.open && offers.open(kind).is_some();
            if offer.turns > self.turns_of(by) || (offer.open && !in_time) || doubled {
                return Err(bad("offers"));
            }
            let open = offers.open(kind);
            offers.make(kind, by, offer.turns);
            offers.set_open(kind, if offer.open { Some(by) } else { open });
        }
        if rematch {
            if self.ending.is_none() || offers.open(OfferKind::Rematch).is_some() {
                return Err(bad("offers"));
            }
            offers.agree_rematch();
        }
        Ok(offers)
    }
}

fn bad(what: &'static str) -> TableError {
    TableError::BadSave { what }
}

fn read(text: &str) -> Result<Saved, TableError> {
    #[derive(Deserialize)]
    struct Versioned {
        table: u32,
    }
    let version: Versioned = serde_json::from_str(text).map_err(|_| bad("json"))?;
    match version.table {
        VERSION => serde_json::from_str(text).map_err(|_| bad("json")),
        0 => Err(bad("version")),
        _ => Err(TableError::SaveVersion),
    }
}

fn save_seat(seat: &Seat) -> SavedSeat {
    SavedSeat {
        kind: seat.occupant().code().to_owned(),
        level: match seat.occupant() {
            Occupant::Computer { level } => Some(level),
            _ => None,
        },
        name: seat.name().map(str::to_owned),
    }
}

fn load_seat(saved: &SavedSeat) -> Result<Seat, TableError> {
    let occupant = Occupant::from_code(&saved.kind, saved.level).map_err(|_| bad("seats"))?;
    Seat::new(occupant, saved.name.clone()).map_err(|_| bad("seats"))
}

fn save_hand<G: Game>(hand: &Hand<G>) -> Option<String> {
    match hand {
        Hand::Idle => None,
        Hand::Chosen(totem) => Some(totem.to_string()),
        Hand::Stepped(half) => Some(format!("{}{}", half.totem(), half.to())),
    }
}

fn save_offers(offers: &Offers) -> Vec<SavedOffer> {
    let mut saved = Vec::new();
    for kind in OfferKind::ALL {
        for by in Player::BOTH {
            if let Some(turns) = offers.made(kind, by) {
                saved.push(SavedOffer {
                    kind: kind.code().to_owned(),
                    by: by.name().to_owned(),
                    turns,
                    open: offers.open(kind) == Some(by),
                });
            }
        }
    }
    saved
}

fn load_ending(saved: &SavedEnding) -> Option<Ending> {
    Some(Ending {
        outcome: match saved.outcome.as_deref() {
            None => None,
            Some("draw") => Some(Outcome::Draw),
            Some(name) => Some(Outcome::Win(player_named(name)?)),
        },
        termination: Termination::from_code(&saved.by)?,
    })
}

fn player_named(name: &str) -> Option<Player> {
    Player::BOTH
        .into_iter()
        .find(|player| player.name() == name)
}
