//! A table of whichever game, with texts and numbers in and JSON out. Nobody sits elsewhere: all
//! players are at this screen.

use rules::Player;
use table::any::{self, AnyTable};
use table::{By, Command, Did, OfferKind, Seat, TableError};

use crate::options::{SeatsOption, TableOptions, millis, read};
use crate::reply::{Done, PlayReply, Refused, TapReply, json, text};

/// A table of whichever game. Squares, totems, kinds and players go by their names; `now` is in
/// milliseconds.
pub struct Desk(Box<dyn AnyTable>);

/// A new table; `options` is JSON.
///
/// # Errors
/// What is wrong with the options.
pub fn create(options: &str) -> Result<Desk, Refused> {
    let options: TableOptions = read(options, "bad-options")?;
    Ok(Desk(any::create(options.options()?)?))
}

/// A table that was saved.
///
/// # Errors
/// If it is not one.
pub fn load(saved: &str) -> Result<Desk, Refused> {
    Ok(Desk(any::load(saved)?))
}

/// A table on which a record has been played.
///
/// # Errors
/// If it is not one.
pub fn from_record(text: &str) -> Result<Desk, Refused> {
    Ok(Desk(any::from_record(text)?))
}

impl Desk {
    /// Everything that is drawn.
    #[must_use]
    pub fn view(&self, now: f64, ply: Option<f64>) -> String {
        text(&self.0.view(ply.map(|ply| ply as usize), None, millis(now)))
    }

    /// Lets time pass; true if a flag fell.
    pub fn tick(&mut self, now: f64) -> bool {
        self.0.tick(millis(now))
    }

    /// A tap on a square.
    pub fn tap(&mut self, square: &str, kind: Option<&str>, now: f64) -> String {
        let did = self.0.tap(square, kind, millis(now));
        self.tapped(did)
    }

    /// Chooses a totem.
    pub fn choose(&mut self, totem: &str, now: f64) -> String {
        let did = self.0.choose(totem, millis(now));
        self.tapped(did)
    }

    /// Moves the chosen or named totem.
    pub fn step(&mut self, to: &str, totem: Option<&str>, now: f64) -> String {
        let did = self.0.step(to, totem, millis(now));
        self.tapped(did)
    }

    /// Places a piece.
    pub fn place(&mut self, at: &str, kind: Option<&str>, now: f64) -> String {
        let did = self.0.place(at, kind, millis(now));
        self.tapped(did)
    }

    /// One stage of the half turn back.
    pub fn cancel(&mut self) -> bool {
        self.0.cancel().is_some()
    }

    /// A turn written by the person to move.
    pub fn play_text(&mut self, turn: &str, now: f64) -> String {
        let played = self.0.play_text(turn, millis(now));
        json(played.map_err(Refused::from).map(|_| PlayReply {
            ok: true,
            repeat: false,
            turn: self.0.last_turn(),
        }))
    }

    /// A turn of the computer, which answers what had `moved` when it was asked.
    pub fn play(&mut self, after: f64, turn: &str, now: f64) -> String {
        let play = Command::Play {
            turn: turn.to_owned(),
            after: millis(after),
        };
        self.0.tick(millis(now));
        let events = self.0.apply(self.0.to_move().into(), play, millis(now));
        json(events.map_err(Refused::from).map(|events| PlayReply {
            ok: true,
            repeat: events.is_empty(),
            turn: self.0.last_turn().filter(|_| !events.is_empty()),
        }))
    }

    /// Takes back to the last turn of a person.
    pub fn undo(&mut self, now: f64) -> String {
        self.ask(None, Command::Undo, now)
    }

    /// Gives up.
    pub fn resign(&mut self, by: Option<&str>, now: f64) -> String {
        self.ask(by, Command::Resign, now)
    }

    /// Makes an offer.
    pub fn offer(&mut self, kind: &str, by: Option<&str>, now: f64) -> String {
        match offer_kind(kind) {
            Ok(offer) => self.ask(by, Command::Offer { offer }, now),
            Err(refused) => text(&refused),
        }
    }

    /// Accepts an offer.
    pub fn accept(&mut self, kind: &str, by: Option<&str>, now: f64) -> String {
        match offer_kind(kind) {
            Ok(offer) => self.ask(by, Command::Accept { offer }, now),
            Err(refused) => text(&refused),
        }
    }

    /// Declines or withdraws an offer.
    pub fn decline(&mut self, kind: &str, by: Option<&str>, now: f64) -> String {
        match offer_kind(kind) {
            Ok(offer) => self.ask(by, Command::Decline { offer }, now),
            Err(refused) => text(&refused),
        }
    }

    /// Calls the game off.
    pub fn abort(&mut self, now: f64) -> String {
        self.ask(None, Command::Abort, now)
    }

    /// Stops the clock.
    pub fn pause(&mut self, now: f64) -> String {
        done(self.0.pause(millis(now)))
    }

    /// Starts the clock again.
    pub fn resume(&mut self, now: f64) -> String {
        done(self.0.resume(millis(now)))
    }

    /// The next game, sides changed.
    ///
    /// # Errors
    /// If it is not time for one.
    pub fn rematch(&self, lot: Option<f64>) -> Result<Desk, Refused> {
        Ok(Desk(self.0.rematch(lot)?))
    }

    /// A game from an earlier position; `seats` is JSON.
    ///
    /// # Errors
    /// If it cannot go on from there.
    pub fn play_on(&self, ply: f64, seats: Option<&str>, now: f64) -> Result<Desk, Refused> {
        let seats: Option<[Seat; 2]> = match seats {
            Some(json) => Some(read::<SeatsOption>(json, "bad-options")?.seats()?),
            None => None,
        };
        Ok(Desk(self.0.play_on(ply as usize, seats, millis(now))?))
    }

    /// The table for storage.
    #[must_use]
    pub fn save(&self, now: f64) -> String {
        self.0.save(millis(now))
    }

    /// The game record.
    #[must_use]
    pub fn record(&self) -> String {
        self.0.record()
    }

    /// What the player of this name asks for, or the person at this screen.
    fn ask(&mut self, by: Option<&str>, command: Command, now: f64) -> String {
        let now = millis(now);
        self.0.tick(now);
        let by = self.player(by, &command);
        done(by.and_then(|by| self.0.apply(by, command, now).map(|_| ())))
    }

    /// The player of this name; otherwise the one who can answer an offer, the person to move or
    /// the other person.
    fn player(&self, name: Option<&str>, command: &Command) -> Result<By, TableError> {
        let named = |name| {
            Player::BOTH
                .into_iter()
                .find(|player| player.name() == name)
        };
        let player = match (name, command) {
            (Some(name), _) => named(name),
            (None, Command::Accept { offer } | Command::Decline { offer })
                if self.0.offerer(*offer).is_some() =>
            {
                self.0.offerer(*offer).map(|offerer| !offerer)
            }
            // Somebody who watches two computers may take back, too.
            (None, Command::Undo) => Some(self.0.person(None).unwrap_or(self.0.to_move())),
            (None, _) => self.0.person(None),
        };
        player.map(By::Player).ok_or(TableError::NotYourTurn)
    }

    fn tapped(&self, did: Result<Did, TableError>) -> String {
        let reply = did.map(|did| TapReply::new(did, self.0.last_turn()));
        json(reply.map_err(Refused::from))
    }
}

fn offer_kind(code: &str) -> Result<OfferKind, Refused> {
    OfferKind::from_code(code).ok_or_else(|| Refused::new("bad-request", None))
}

fn done(result: Result<(), TableError>) -> String {
    json(result.map(|()| Done::YES).map_err(Refused::from))
}
