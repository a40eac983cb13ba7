//! A table of whichever game, with texts and numbers in and JSON out.

use rules::record::read_any;
use rules::{Game, Player, with_game, with_record};
use table::{
    Did, OfferKind, Seat, Table, TableError, game_of, kind_named, square_named, totem_named,
};

use crate::end::Ends;
use crate::options::{SeatsOption, TableOptions, drawn, millis, read};
use crate::reply::{Done, PlayReply, Refused, TapReply, json, text};
use crate::turn;
use crate::view::View;

/// A table of whichever game. Squares, totems, kinds and players go by their names; `now` is in
/// milliseconds.
pub trait Desk {
    /// Everything that is drawn.
    fn view(&self, now: f64, ply: Option<f64>) -> String;
    /// Lets time pass; true if a flag fell.
    fn tick(&mut self, now: f64) -> bool;
    /// A tap on a square.
    fn tap(&mut self, square: &str, kind: Option<&str>, now: f64) -> String;
    /// Chooses a totem.
    fn choose(&mut self, totem: &str, now: f64) -> String;
    /// Moves the chosen or named totem.
    fn step(&mut self, to: &str, totem: Option<&str>, now: f64) -> String;
    /// Places a piece.
    fn place(&mut self, at: &str, kind: Option<&str>, now: f64) -> String;
    /// One stage of the half turn back.
    fn cancel(&mut self) -> bool;
    /// A turn written by the person to move.
    fn play_text(&mut self, turn: &str, now: f64) -> String;
    /// A turn of the computer or of a remote player.
    fn play(&mut self, ply: f64, turn: &str, now: f64) -> String;
    /// Takes back to the last turn of a person.
    fn undo(&mut self, now: f64) -> String;
    /// Gives up.
    fn resign(&mut self, by: Option<&str>, now: f64) -> String;
    /// Makes an offer.
    fn offer(&mut self, kind: &str, by: Option<&str>, now: f64) -> String;
    /// Accepts an offer.
    fn accept(&mut self, kind: &str, by: Option<&str>, now: f64) -> String;
    /// Declines or withdraws an offer.
    fn decline(&mut self, kind: &str, now: f64) -> String;
    /// Calls the game off.
    fn abort(&mut self, now: f64) -> String;
    /// Stops the clock.
    fn pause(&mut self, now: f64) -> String;
    /// Starts the clock again.
    fn resume(&mut self, now: f64) -> String;
    /// The next game, sides changed.
    ///
    /// # Errors
    /// If it is not time for one.
    fn rematch(&self, lot: Option<f64>) -> Result<Box<dyn Desk>, Refused>;
    /// A game from an earlier position; `seats` is JSON.
    ///
    /// # Errors
    /// If it cannot go on from there.
    fn play_on(&self, ply: f64, seats: Option<&str>, now: f64) -> Result<Box<dyn Desk>, Refused>;
    /// The table for storage.
    fn save(&self, now: f64) -> String;
    /// The game record.
    fn record(&self) -> String;
}

/// A new table; `options` is JSON.
///
/// # Errors
/// What is wrong with the options.
pub fn create(options: &str) -> Result<Box<dyn Desk>, Refused> {
    let options: TableOptions = read(options, "bad-options")?;
    with_game!(options.game()?, G => {
        Ok(Box::new(Table::<G>::new(options.options()?)?))
    })
}

/// A table that was saved.
///
/// # Errors
/// If it is not one.
pub fn load(saved: &str) -> Result<Box<dyn Desk>, Refused> {
    with_game!(game_of(saved)?, G => Ok(Box::new(Table::<G>::load(saved)?)))
}

/// A table on which a record has been played.
///
/// # Errors
/// If it is not one.
pub fn from_record(text: &str) -> Result<Box<dyn Desk>, Refused> {
    let any = read_any(text).map_err(TableError::from)?;
    with_record!(&any, record => Ok(Box::new(Table::from_record(record)?)))
}

impl<G: Ends> Desk for Table<G> {
    fn view(&self, now: f64, ply: Option<f64>) -> String {
        text(&View::of(self, ply.map(|ply| ply as usize), millis(now)))
    }

    fn tick(&mut self, now: f64) -> bool {
        Table::tick(self, millis(now))
    }

    fn tap(&mut self, square: &str, kind: Option<&str>, now: f64) -> String {
        let did = square_named::<G>(square).and_then(|square| {
            let kind = kind.map(kind_named::<G>).transpose()?;
            Table::tap(self, square, kind, millis(now))
        });
        tapped(self, did)
    }

    fn choose(&mut self, totem: &str, now: f64) -> String {
        let did = totem_named::<G>(totem).and_then(|totem| Table::choose(self, totem, millis(now)));
        tapped(self, did)
    }

    fn step(&mut self, to: &str, totem: Option<&str>, now: f64) -> String {
        let did = square_named::<G>(to).and_then(|to| match totem {
            Some(totem) => Table::step(self, totem_named::<G>(totem)?, to, millis(now)),
            None => self.step_in_hand(to, millis(now)),
        });
        tapped(self, did)
    }

    fn place(&mut self, at: &str, kind: Option<&str>, now: f64) -> String {
        let did = square_named::<G>(at).and_then(|at| {
            let kind = kind.map(kind_named::<G>).transpose()?;
            Table::place(self, kind, at, millis(now))
        });
        tapped(self, did)
    }

    fn cancel(&mut self) -> bool {
        Table::cancel(self).is_some()
    }

    fn play_text(&mut self, turn: &str, now: f64) -> String {
        let done = Table::play_text(self, turn, millis(now));
        json(played(self, self.ply(), done.map(|()| true)))
    }

    fn play(&mut self, ply: f64, turn: &str, now: f64) -> String {
        let ply = ply as usize;
        let by = self.mover(ply.saturating_sub(1));
        let new = turn
            .parse()
            .map_err(TableError::Turn)
            .and_then(|turn| Table::play(self, by, ply, turn, millis(now)));
        json(played(self, ply, new))
    }

    fn undo(&mut self, now: f64) -> String {
        done(Table::undo(self, millis(now)))
    }

    fn resign(&mut self, by: Option<&str>, now: f64) -> String {
        done(player(self, by).and_then(|by| Table::resign(self, by, millis(now))))
    }

    fn offer(&mut self, kind: &str, by: Option<&str>, now: f64) -> String {
        let by = player(self, by);
        json(offer_kind(kind).and_then(|kind| {
            Table::offer(self, kind, by?, millis(now))?;
            Ok(Done::YES)
        }))
    }

    fn accept(&mut self, kind: &str, by: Option<&str>, now: f64) -> String {
        json(offer_kind(kind).and_then(|kind| {
            let by = match (by, self.offers().open(kind)) {
                (None, Some(offerer)) => !offerer,
                _ => player(self, by)?,
            };
            Table::accept(self, kind, by, millis(now))?;
            Ok(Done::YES)
        }))
    }

    fn decline(&mut self, kind: &str, now: f64) -> String {
        json(offer_kind(kind).and_then(|kind| {
            Table::decline(self, kind, millis(now))?;
            Ok(Done::YES)
        }))
    }

    fn abort(&mut self, now: f64) -> String {
        done(Table::abort(self, millis(now)))
    }

    fn pause(&mut self, now: f64) -> String {
        done(Table::pause(self, millis(now)))
    }

    fn resume(&mut self, now: f64) -> String {
        done(Table::resume(self, millis(now)))
    }

    fn rematch(&self, lot: Option<f64>) -> Result<Box<dyn Desk>, Refused> {
        Ok(Box::new(Table::rematch(self, drawn(lot))?))
    }

    fn play_on(&self, ply: f64, seats: Option<&str>, now: f64) -> Result<Box<dyn Desk>, Refused> {
        let seats: Option<[Seat; 2]> = match seats {
            Some(json) => Some(read::<SeatsOption>(json, "bad-options")?.seats()?),
            None => None,
        };
        Ok(Box::new(Table::play_on(
            self,
            ply as usize,
            seats,
            millis(now),
        )?))
    }

    fn save(&self, now: f64) -> String {
        Table::save(self, millis(now))
    }

    fn record(&self) -> String {
        Table::record(self).to_string()
    }
}

/// The player of this name, or the person at this screen.
fn player<G: Game>(table: &Table<G>, name: Option<&str>) -> Result<Player, TableError> {
    match name {
        Some(name) => Player::BOTH
            .into_iter()
            .find(|player| player.name() == name)
            .ok_or(TableError::NotYourTurn),
        None => table.person().ok_or(TableError::NotYourTurn),
    }
}

fn offer_kind(code: &str) -> Result<OfferKind, Refused> {
    OfferKind::from_code(code).ok_or_else(|| Refused::new("bad-request", None))
}

fn done(result: Result<(), TableError>) -> String {
    json(result.map(|()| Done::YES).map_err(Refused::from))
}

fn tapped<G: Game>(table: &Table<G>, did: Result<Did, TableError>) -> String {
    let reply = did.map(|did| TapReply::new(did, turn::turn(table, table.ply())));
    json(reply.map_err(Refused::from))
}

fn played<G: Game>(
    table: &Table<G>,
    ply: usize,
    new: Result<bool, TableError>,
) -> Result<PlayReply, Refused> {
    Ok(PlayReply {
        ok: true,
        repeat: !new?,
        turn: turn::turn(table, ply),
    })
}
