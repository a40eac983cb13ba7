//! A table for JavaScript, with texts and numbers in and JSON out.

use rules::Player;
use table::any;
use table::{Did, ScreenTable, TableError};

use crate::options::{SeatsOption, TableOptions, millis, read};
use crate::reply::{Done, Followed, Played, Refused, Repeated, Tapped, json, text};

/// A table of whichever game. Squares, totems, kinds and players go by their names; `now` is in
/// milliseconds.
pub struct TableJson(ScreenTable);

/// A new table; `options` is JSON.
///
/// # Errors
/// What is wrong with the options.
pub fn create(options: &str) -> Result<TableJson, Refused> {
    let options: TableOptions = read(options, "bad-options")?;
    let table = any::create(options.options()?)?;
    Ok(TableJson(ScreenTable::here(table)))
}

/// A table that was saved.
///
/// # Errors
/// If it is not one.
pub fn load(saved: &str) -> Result<TableJson, Refused> {
    Ok(TableJson(ScreenTable::here(any::load(saved)?)))
}

/// The table of a game that is decided elsewhere, by its whole log as JSON. `viewer` names the
/// player at this screen.
///
/// # Errors
/// If it is not the log of a game.
pub fn from_events(events: &str, viewer: Option<&str>) -> Result<TableJson, Refused> {
    let viewer = viewer.and_then(player_named);
    let table = ScreenTable::elsewhere(read(events, "bad-event")?, viewer)?;
    Ok(TableJson(table))
}

impl TableJson {
    /// See [`ScreenTable::view`].
    #[must_use]
    pub fn view(&self, now: f64, ply: Option<f64>) -> String {
        text(&self.0.view(ply.map(|ply| ply as usize), millis(now)))
    }

    /// See [`table::AnyTable::clock_view`].
    #[must_use]
    pub fn clock(&self, now: f64) -> String {
        text(&self.0.table().clock_view(millis(now)))
    }

    /// See [`ScreenTable::tick`].
    pub fn tick(&mut self, now: f64) -> bool {
        self.0.tick(millis(now))
    }

    /// See [`ScreenTable::follow`]; `events` is JSON.
    pub fn follow(&mut self, events: &str, used: Option<f64>, now: f64) -> String {
        let turn = read(events, "bad-event").and_then(|events| {
            let used = used.map(millis);
            Ok(self.0.follow(events, used, millis(now))?)
        });
        json(turn.map(|turn| Followed { ok: true, turn }))
    }

    /// See [`ScreenTable::retract`].
    pub fn retract(&mut self, now: f64) -> String {
        done(self.0.retract(millis(now)))
    }

    /// See [`ScreenTable::tap`].
    pub fn tap(&mut self, square: &str, kind: Option<&str>, now: f64) -> String {
        let did = self.0.tap(square, kind, millis(now));
        self.tapped(did)
    }

    /// See [`ScreenTable::choose`].
    pub fn choose(&mut self, totem: &str, now: f64) -> String {
        let did = self.0.choose(totem, millis(now));
        self.tapped(did)
    }

    /// See [`ScreenTable::step`].
    pub fn step(&mut self, to: &str, totem: Option<&str>, now: f64) -> String {
        let did = self.0.step(to, totem, millis(now));
        self.tapped(did)
    }

    /// See [`ScreenTable::place`].
    pub fn place(&mut self, at: &str, kind: Option<&str>, now: f64) -> String {
        let did = self.0.place(at, kind, millis(now));
        self.tapped(did)
    }

    /// See [`ScreenTable::cancel`].
    pub fn cancel(&mut self) -> bool {
        self.0.cancel()
    }

    /// See [`ScreenTable::play_text`].
    pub fn play_text(&mut self, turn: &str, now: f64) -> String {
        let played = self.0.play_text(turn, millis(now));
        self.played(played.map(|()| true))
    }

    /// See [`ScreenTable::play`].
    pub fn play(&mut self, after: f64, turn: &str, now: f64) -> String {
        let played = self.0.play(millis(after), turn, millis(now));
        self.played(played)
    }

    /// See [`ScreenTable::undo`].
    pub fn undo(&mut self, now: f64) -> String {
        done(self.0.undo(millis(now)))
    }

    /// See [`ScreenTable::resign`].
    pub fn resign(&mut self, now: f64) -> String {
        done(self.0.resign(millis(now)))
    }

    /// See [`ScreenTable::resume`].
    pub fn resume(&mut self, now: f64) -> String {
        done(self.0.resume(millis(now)))
    }

    /// The next game, sides changed.
    ///
    /// # Errors
    /// If it is not time for one.
    pub fn rematch(&self, lot: Option<f64>) -> Result<TableJson, Refused> {
        let table = self.0.table().rematch(lot)?;
        Ok(TableJson(ScreenTable::here(table)))
    }

    /// A game from an earlier position; `seats` is JSON.
    ///
    /// # Errors
    /// If it cannot go on from there.
    pub fn play_on(&self, ply: f64, seats: Option<&str>, now: f64) -> Result<TableJson, Refused> {
        let seats = match seats {
            Some(json) => Some(read::<SeatsOption>(json, "bad-options")?.seats()?),
            None => None,
        };
        let table = self.0.table().play_on(ply as usize, seats, millis(now))?;
        Ok(TableJson(ScreenTable::here(table)))
    }

    /// The table for storage.
    #[must_use]
    pub fn save(&self, now: f64) -> String {
        self.0.table().save(millis(now))
    }

    /// The game record.
    #[must_use]
    pub fn record(&self) -> String {
        self.0.table().record()
    }

    fn tapped(&self, did: Result<Did, TableError>) -> String {
        let reply = did.map(|did| Tapped::new(did, self.0.table().last_turn()));
        json(reply.map_err(Refused::from))
    }

    /// A turn was played, or had been.
    fn played(&self, is_new: Result<bool, TableError>) -> String {
        match is_new {
            Ok(true) => text(&Played::new(self.0.table().last_turn())),
            Ok(false) => text(&Repeated::YES),
            Err(error) => text(&Refused::from(error)),
        }
    }
}

fn player_named(name: &str) -> Option<Player> {
    Player::BOTH
        .into_iter()
        .find(|player| player.name() == name)
}

fn done(result: Result<(), TableError>) -> String {
    json(result.map(|()| Done::YES).map_err(Refused::from))
}
