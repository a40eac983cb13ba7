//! A table of whichever game, with texts and numbers in and JSON out. All players are at this
//! screen, or the game is decided elsewhere and at most one of them is.

use rules::Player;
use table::any::{self, AnyTable};
use table::{By, Command, Did, Event, OfferKind, Seat, TableError, distant};

use crate::options::{SeatsOption, TableOptions, millis, read};
use crate::reply::{Done, FollowReply, PlayReply, Refused, TapReply, json, text};

/// A table of whichever game. Squares, totems, kinds and players go by their names; `now` is in
/// milliseconds.
pub struct Desk {
    table: Box<dyn AnyTable>,
    away: Option<Away>,
}

/// What is particular to a game that is decided elsewhere.
#[derive(Clone, Copy)]
struct Away {
    /// Who sits at this screen; nobody, if somebody looks on.
    viewer: Option<Player>,
    /// So many events are certain. A turn after them is one's own and on its way.
    known: usize,
}

/// A new table; `options` is JSON.
///
/// # Errors
/// What is wrong with the options.
pub fn create(options: &str) -> Result<Desk, Refused> {
    let options: TableOptions = read(options, "bad-options")?;
    Ok(Desk::here(any::create(options.options()?)?))
}

/// A table that was saved.
///
/// # Errors
/// If it is not one.
pub fn load(saved: &str) -> Result<Desk, Refused> {
    Ok(Desk::here(any::load(saved)?))
}

/// A table on which a record has been played.
///
/// # Errors
/// If it is not one.
pub fn from_record(text: &str) -> Result<Desk, Refused> {
    Ok(Desk::here(any::from_record(text)?))
}

/// The table of a game that is decided elsewhere, by its whole log as JSON. `viewer` names the
/// player at this screen.
///
/// # Errors
/// If it is not the log of a game.
pub fn from_events(events: &str, viewer: Option<&str>) -> Result<Desk, Refused> {
    let table = any::from_events(read(events, "bad-event")?)?;
    let known = table.events().len();
    let viewer = viewer.and_then(player_named);
    let away = Some(Away { viewer, known });
    Ok(Desk { table, away })
}

impl Desk {
    /// A table at which everybody sits who plays.
    fn here(table: Box<dyn AnyTable>) -> Desk {
        Desk { table, away: None }
    }

    /// Everything that is drawn.
    #[must_use]
    pub fn view(&self, now: f64, ply: Option<f64>) -> String {
        let viewer = self.away.and_then(|away| away.viewer);
        text(
            &self
                .table
                .view(ply.map(|ply| ply as usize), viewer, millis(now)),
        )
    }

    /// Lets time pass; true if a flag fell. Elsewhere somebody else says that it has.
    pub fn tick(&mut self, now: f64) -> bool {
        self.away.is_none() && self.table.tick(millis(now))
    }

    /// Adopts what has happened elsewhere, JSON of events, and what the turn in progress has
    /// taken. The answer has the last turn if it is new here.
    pub fn follow(&mut self, events: &str, used: Option<f64>, now: f64) -> String {
        json(self.try_follow(events, used.map(millis), millis(now)))
    }

    fn try_follow(
        &mut self,
        events: &str,
        used: Option<u64>,
        now: u64,
    ) -> Result<FollowReply, Refused> {
        let away = self.away.as_mut().ok_or(TableError::NotAllowed)?;
        let events: Vec<Event> = read(events, "bad-event")?;
        let before = self.table.last_turn().map(|turn| turn.text().to_owned());
        let ply = self.table.ply();
        away.known = distant::follow(&mut self.table, away.known, events, used, now)?;
        let turn = self.table.last_turn().filter(|turn| {
            self.table.ply() > ply
                || (self.table.ply() == ply && before.as_deref() != Some(turn.text()))
        });
        Ok(FollowReply { ok: true, turn })
    }

    /// Takes one's own turn off the board that was refused elsewhere.
    pub fn retract(&mut self, now: f64) -> String {
        let Some(away) = self.away else {
            return done(Err(TableError::NotAllowed));
        };
        done(distant::retract(&mut self.table, away.known, millis(now)))
    }

    /// A tap on a square.
    pub fn tap(&mut self, square: &str, kind: Option<&str>, now: f64) -> String {
        let did = self
            .mine(now)
            .and_then(|table| table.tap(square, kind, millis(now)));
        self.tapped(did)
    }

    /// Chooses a totem.
    pub fn choose(&mut self, totem: &str, now: f64) -> String {
        let did = self
            .mine(now)
            .and_then(|table| table.choose(totem, millis(now)));
        self.tapped(did)
    }

    /// Moves the chosen or named totem.
    pub fn step(&mut self, to: &str, totem: Option<&str>, now: f64) -> String {
        let did = self
            .mine(now)
            .and_then(|table| table.step(to, totem, millis(now)));
        self.tapped(did)
    }

    /// Places a piece.
    pub fn place(&mut self, at: &str, kind: Option<&str>, now: f64) -> String {
        let did = self
            .mine(now)
            .and_then(|table| table.place(at, kind, millis(now)));
        self.tapped(did)
    }

    /// One stage of the half turn back.
    pub fn cancel(&mut self) -> bool {
        self.table.cancel().is_some()
    }

    /// A turn written by the person to move.
    pub fn play_text(&mut self, turn: &str, now: f64) -> String {
        let played = self
            .mine(now)
            .and_then(|table| table.play_text(turn, millis(now)));
        json(played.map_err(Refused::from).map(|_| PlayReply {
            ok: true,
            repeat: false,
            turn: self.table.last_turn(),
        }))
    }

    /// A turn of the computer, which answers what had `moved` when it was asked.
    pub fn play(&mut self, after: f64, turn: &str, now: f64) -> String {
        let play = Command::Play {
            turn: turn.to_owned(),
            after: millis(after),
        };
        self.tick(now);
        let by = self.table.to_move();
        let events = self
            .ours()
            .and_then(|table| table.apply(by.into(), play, millis(now)));
        json(events.map_err(Refused::from).map(|events| PlayReply {
            ok: true,
            repeat: events.is_empty(),
            turn: self.table.last_turn().filter(|_| !events.is_empty()),
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
        done(self.table.pause(millis(now)))
    }

    /// Starts the clock again.
    pub fn resume(&mut self, now: f64) -> String {
        done(self.table.resume(millis(now)))
    }

    /// The next game, sides changed.
    ///
    /// # Errors
    /// If it is not time for one.
    pub fn rematch(&self, lot: Option<f64>) -> Result<Desk, Refused> {
        Ok(Desk::here(self.table.rematch(lot)?))
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
        Ok(Desk::here(self.table.play_on(
            ply as usize,
            seats,
            millis(now),
        )?))
    }

    /// The table for storage.
    #[must_use]
    pub fn save(&self, now: f64) -> String {
        self.table.save(millis(now))
    }

    /// The game record.
    #[must_use]
    pub fn record(&self) -> String {
        self.table.record()
    }

    /// What the player of this name asks for, or the person at this screen.
    fn ask(&mut self, by: Option<&str>, command: Command, now: f64) -> String {
        self.tick(now);
        let by = self.player(by, &command);
        let table = self.ours();
        let apply = |(table, by): (&mut dyn AnyTable, By)| table.apply(by, command, millis(now));
        done(
            table
                .and_then(|table| by.map(|by| (table, by)))
                .and_then(apply)
                .map(|_| ()),
        )
    }

    /// The player of this name; otherwise the one who can answer an offer, the person to move or
    /// the other person.
    fn player(&self, name: Option<&str>, command: &Command) -> Result<By, TableError> {
        let player = match (name, command) {
            (Some(name), _) => player_named(name),
            (None, Command::Accept { offer } | Command::Decline { offer })
                if self.table.offerer(*offer).is_some() =>
            {
                self.table.offerer(*offer).map(|offerer| !offerer)
            }
            // Somebody who watches two computers may take back, too.
            (None, Command::Undo) => Some(self.table.person(None).unwrap_or(self.table.to_move())),
            (None, _) => self.table.person(None),
        };
        player.map(By::Player).ok_or(TableError::NotYourTurn)
    }

    /// The table, if it is the turn of somebody at this screen. Whether the time of a game is up
    /// that is decided elsewhere is said there; here nothing more is played.
    fn mine(&mut self, now: f64) -> Result<&mut dyn AnyTable, TableError> {
        if let Some(away) = self.away
            && self.table.ending().is_none()
        {
            let mover = self.table.to_move();
            if away.viewer != Some(mover) {
                return Err(TableError::NotYourTurn);
            }
            if self.table.time_left(mover, millis(now)) == Some(0) {
                return Err(TableError::TimeUp);
            }
        }
        Ok(&mut *self.table)
    }

    /// The table, if what happens is decided here.
    fn ours(&mut self) -> Result<&mut dyn AnyTable, TableError> {
        match self.away {
            Some(_) => Err(TableError::NotAllowed),
            None => Ok(&mut *self.table),
        }
    }

    fn tapped(&self, did: Result<Did, TableError>) -> String {
        let reply = did.map(|did| TapReply::new(did, self.table.last_turn()));
        json(reply.map_err(Refused::from))
    }
}

fn player_named(name: &str) -> Option<Player> {
    Player::BOTH
        .into_iter()
        .find(|player| player.name() == name)
}

fn offer_kind(code: &str) -> Result<OfferKind, Refused> {
    OfferKind::from_code(code).ok_or_else(|| Refused::new("bad-request", None))
}

fn done(result: Result<(), TableError>) -> String {
    json(result.map(|()| Done::YES).map_err(Refused::from))
}
