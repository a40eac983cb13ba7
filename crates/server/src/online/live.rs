//! One game as it stands in memory: what an order comes to, what is due, what is to be stored.
//! Nothing here waits or stores. If storing fails, the whole value is thrown away and read anew.

use std::collections::BTreeMap;

use rules::{Outcome, Player};
use table::any::{self, AnyTable};
use table::{By, Command, Event, Happening, Occupant, OfferKind, Seat, TableError, Termination};

use super::surroundings::{Surroundings, lot, new_address};
use super::wire::{Claim, Order};
use crate::store::{
    Address, Append, CommandId, Entry, Holder, Invitation, NewGame, StoreError, StoredGame,
};

/// So much of a turn's time may be the network's, if the server has measured as much.
pub(crate) const MOST_LAG: u64 = 500;
/// And so much in a whole game, for each player.
const LAG_BUDGET: u64 = 10_000;
/// Within this time somebody has to make the first turn.
const FIRST_TURN: u64 = 60_000;
/// From this event on, only what leads to an end is still possible. No game has so many turns.
const MOST_EVENTS: u64 = 600;
/// After this time without a sign of the other one may claim the game: with clocks, and without.
const PATIENCE: [u64; 2] = [90_000, 600_000];

/// Why an order is refused: a stable name.
pub(crate) type Code = &'static str;

/// What an order comes to.
pub(crate) enum Ordered {
    /// It was carried out before; this was the number of its event.
    Before(u64),
    /// To be stored.
    Now(Box<Append>),
}

/// What is known about an order that has arrived.
#[derive(Clone, Copy)]
pub(crate) struct Arrival {
    /// When.
    pub(crate) now: u64,
    /// The last round trips to the sender, the shortest.
    pub(crate) round_trip: u64,
    /// Has the other player been away for long enough?
    pub(crate) other_is_gone: bool,
}

/// A game in memory.
pub(crate) struct LiveGame {
    address: Address,
    table: Box<dyn AnyTable>,
    seats: [Option<Holder>; 2],
    pub(crate) invitation: Option<Invitation>,
    pub(crate) next: Option<Address>,
    done: BTreeMap<CommandId, u64>,
    lag: [u64; 2],
    /// When the turn in progress began.
    turn_since: u64,
    /// When somebody sat down last, or the game began.
    seated: u64,
    /// When something happened last.
    changed: u64,
}

impl LiveGame {
    /// The game that is stored, with its clock running.
    pub(crate) fn read(
        address: Address,
        stored: StoredGame,
        now: u64,
    ) -> Result<LiveGame, StoreError> {
        let events = stored.entries.iter().map(|entry| entry.event.clone());
        let damaged = |error: TableError| StoreError::Damaged(error.to_string());
        let mut game = LiveGame {
            address,
            table: any::from_events(events.collect()).map_err(damaged)?,
            seats: stored.seats,
            invitation: stored.invitation,
            next: stored.next,
            done: BTreeMap::new(),
            lag: [0; 2],
            turn_since: 0,
            seated: 0,
            changed: 0,
        };
        for entry in &stored.entries {
            game.note(entry);
        }
        // The system's clock may have been set back since.
        game.turn_since = game.turn_since.min(now);
        game.table.synchronise(0, game.turn_since);
        Ok(game)
    }

    /// Takes in what is known of an event beside the event.
    fn note(&mut self, entry: &Entry) {
        match entry.event.what {
            Happening::Began(_) => (self.turn_since, self.seated) = (entry.at, entry.at),
            Happening::Sat { .. } => self.seated = entry.at,
            Happening::Played { .. } | Happening::TookBack { .. } => self.turn_since = entry.at,
            _ => {}
        }
        self.changed = entry.at;
        if let Some(command) = &entry.command {
            let lag = &mut self.lag[command.by as usize];
            *lag = lag.saturating_add(entry.lag);
            self.done.insert(command.clone(), entry.event.number);
        }
    }

    /// The number of the last event.
    pub(crate) fn last(&self) -> u64 {
        self.table.events().len() as u64
    }

    /// Everything that has happened after an event.
    pub(crate) fn events_after(&self, number: u64) -> &[Event] {
        let seen = usize::try_from(number).unwrap_or(usize::MAX);
        self.table.events().get(seen..).unwrap_or_default()
    }

    pub(crate) fn table(&self) -> &dyn AnyTable {
        &*self.table
    }

    /// How long the turn in progress has taken; `None` if it is not timed.
    pub(crate) fn used(&self, now: u64) -> Option<u64> {
        self.table.used(now)
    }

    /// When something happened last.
    pub(crate) fn changed(&self) -> u64 {
        self.changed
    }

    /// On which side somebody sits. Of several holders the first counts that has a seat.
    pub(crate) fn player(&self, holders: &[Holder]) -> Option<Player> {
        holders.iter().find_map(|holder| {
            let sits = |player: &Player| self.seats[*player as usize].as_ref() == Some(holder);
            Player::BOTH.into_iter().find(sits)
        })
    }

    /// The seat that somebody may still take.
    pub(crate) fn empty_seat(&self) -> Option<Player> {
        let empty = |player: &Player| self.table.seat(*player).occupant() == Occupant::Empty;
        Player::BOTH.into_iter().find(empty)
    }

    /// How long one has to wait for a player before the game can be claimed; `None` if it cannot.
    pub(crate) fn patience(&self) -> Option<u64> {
        let goes_on = self.table.ending().is_none() && self.table.ply() >= 2;
        goes_on.then(|| PATIENCE[usize::from(self.table.clock().is_none())])
    }

    /// What an order of a player comes to.
    pub(crate) fn order(
        &mut self,
        command: CommandId,
        order: Order,
        arrival: Arrival,
        around: &dyn Surroundings,
    ) -> Result<Ordered, Code> {
        if let Some(number) = self.done.get(&command) {
            return Ok(Ordered::Before(*number));
        }
        let by = command.by;
        if self.empty_seat().is_some() && order != Order::Abort {
            return Err("waiting");
        }
        if self.last() >= MOST_EVENTS && !leads_to_an_end(&order) {
            return Err("too-many-events");
        }
        let Arrival { now, .. } = arrival;
        let mut lag = 0;
        let mut moment = self.before_the_flag(now);
        if matches!(order, Order::Play { .. }) && by == self.table.to_move() {
            lag = self
                .lag_of(by, arrival.round_trip)
                .min(self.used(now).unwrap_or(0));
            moment = now - lag;
        }
        let answers = match &order {
            Order::Play { after, .. } => *after,
            _ => self.last(),
        };
        let (who, wish) = self.command_of(by, order, arrival)?;
        let apply = self.table.apply(who, wish, moment);
        let events = apply.map_err(TableError::code)?;
        if events.is_empty() {
            // Played already, by another page of the same player: it is the first turn since.
            let played = |event: &&Event| matches!(event.what, Happening::Played { .. });
            let event = self.events_after(answers).iter().find(played);
            let number = event.map_or(self.table.moved(), |event| event.number);
            return Ok(Ordered::Before(number));
        }
        self.stored_as(events, now, lag, Some(command), Some(around))
            .map(|append| Ordered::Now(Box::new(append)))
    }

    fn command_of(
        &self,
        by: Player,
        order: Order,
        arrival: Arrival,
    ) -> Result<(By, Command), Code> {
        let command = match order {
            Order::Play { turn, after } => Command::Play { turn, after },
            Order::Offer { offer } => Command::Offer { offer },
            Order::Accept { offer } => Command::Accept { offer },
            Order::Decline { offer } => Command::Decline { offer },
            Order::Resign => Command::Resign,
            Order::Abort => Command::Abort,
            Order::Claim { claim } => return self.claim(by, claim, arrival.other_is_gone),
        };
        Ok((By::Player(by), command))
    }

    /// A claim is decided by the referee: the other is gone, and it is the other's turn.
    fn claim(&self, by: Player, claim: Claim, other_is_gone: bool) -> Result<(By, Command), Code> {
        if self.table.ending().is_some() {
            return Err("game-over");
        }
        if !other_is_gone || self.patience().is_none() {
            return Err("not-gone");
        }
        if self.table.to_move() == by {
            return Err("your-turn");
        }
        let command = match claim {
            Claim::Victory => Command::Forfeit {
                player: !by,
                why: Termination::Abandoned,
            },
            Claim::Draw => Command::Adjudicate {
                outcome: Outcome::Draw,
            },
        };
        Ok((By::Referee, command))
    }

    /// How much of a turn's time was the network's.
    fn lag_of(&self, player: Player, round_trip: u64) -> u64 {
        let left = LAG_BUDGET.saturating_sub(self.lag[player as usize]);
        round_trip.min(MOST_LAG).min(left)
    }

    /// When the time of the player to move is used up, without allowance.
    fn flag_due(&self) -> Option<u64> {
        self.table.used(self.turn_since)?;
        let left = self
            .table
            .time_left(self.table.to_move(), self.turn_since)?;
        Some(self.turn_since.saturating_add(left))
    }

    /// While a turn that was made in time may still be on its way, nothing else lets the flag
    /// fall: for whatever else arrives, it is the moment before.
    fn before_the_flag(&self, now: u64) -> u64 {
        match self.flag_due() {
            Some(due) if now >= due && now < due + self.grace() => due.saturating_sub(1),
            _ => now,
        }
    }

    fn grace(&self) -> u64 {
        self.lag_of(self.table.to_move(), MOST_LAG)
    }

    /// Where somebody sits who came by the invitation.
    pub(crate) fn guest(&self, holders: &[Holder]) -> Option<Player> {
        let player = self.player(holders)?;
        let was_empty = match self.table.events().first().map(|event| &event.what) {
            Some(Happening::Began(beginning)) => {
                beginning.seats[player as usize].occupant() == Occupant::Empty
            }
            _ => false,
        };
        was_empty.then_some(player)
    }

    /// Somebody sits down on the empty seat, for themselves: the first of the holders.
    pub(crate) fn sit(
        &mut self,
        holders: &[Holder],
        seat: Seat,
        now: u64,
    ) -> Result<(Option<Append>, Player), Code> {
        if self.player(holders).is_some() {
            return Err("own-game");
        }
        let holder = *holders.first().ok_or("not-seated")?;
        let player = self.empty_seat().ok_or("taken")?;
        let expired = |invitation: &Invitation| invitation.expires <= now;
        if self.table.ending().is_some() || self.invitation.as_ref().is_none_or(expired) {
            return Err("expired");
        }
        let sit = Command::Sit { player, seat };
        let apply = self.table.apply(By::Player(player), sit, now);
        let events = apply.map_err(TableError::code)?;
        self.seats[player as usize] = Some(holder);
        let mut append = self.stored_as(events, now, 0, None, None)?;
        append.seat = Some((player, holder));
        Ok((Some(append), player))
    }

    /// When the referee has to look at the game next. `start` is when the server began: what
    /// nobody could do while it was away is not held against anybody.
    pub(crate) fn deadline(&self, start: u64) -> Option<u64> {
        if self.table.ending().is_some() {
            return None;
        }
        if self.empty_seat().is_some() {
            return self
                .invitation
                .as_ref()
                .map(|invitation| invitation.expires);
        }
        if self.table.ply() == 0 {
            let since = self.seated.max(self.turn_since).max(start);
            return Some(since.saturating_add(FIRST_TURN));
        }
        Some(self.flag_due()?.saturating_add(self.grace()))
    }

    /// Lets happen what is due.
    pub(crate) fn fire(&mut self, now: u64, start: u64) -> Option<Append> {
        self.deadline(start).filter(|due| *due <= now)?;
        let timed = self.flag_due().is_some();
        let command = if timed { Command::Flag } else { Command::Abort };
        self.referee(command, now)
    }

    /// Lets the flag fall if it is due, allowance or not.
    pub(crate) fn flag(&mut self, now: u64) -> Option<Append> {
        self.referee(Command::Flag, now)
    }

    /// Gives back the time in which the server was away: from its last sign of life, or from the
    /// last event if that is later, so that nothing is given twice.
    pub(crate) fn credit(&mut self, last_alive: u64, now: u64) -> Option<Append> {
        self.used(now)?;
        let away = now.saturating_sub(last_alive.max(self.changed));
        if away == 0 {
            return None;
        }
        let player = self.table.to_move();
        let credit = Command::Credit {
            player,
            millis: away,
        };
        // Before the time in which nobody was there is counted, lest the flag be due.
        self.table.synchronise(0, now);
        let append = self.referee(credit, now);
        self.table.synchronise(0, self.turn_since);
        append
    }

    fn referee(&mut self, command: Command, now: u64) -> Option<Append> {
        let events = self.table.apply(By::Referee, command, now).ok()?;
        self.stored_as(events, now, 0, None, None).ok()
    }

    /// What is to be stored of events that have just happened at the table.
    fn stored_as(
        &mut self,
        events: Vec<Event>,
        now: u64,
        lag: u64,
        command: Option<CommandId>,
        around: Option<&dyn Surroundings>,
    ) -> Result<Append, Code> {
        let after = self.last() - events.len() as u64;
        let mut next = None;
        let mut entries = Vec::with_capacity(events.len());
        for event in events {
            if let (Happening::RematchAgreed { .. }, Some(around)) = (&event.what, around) {
                next = Some(self.rematch(now, around)?);
            }
            let entry = Entry {
                event,
                at: now,
                lag,
                command: command.clone(),
            };
            self.note(&entry);
            entries.push(entry);
        }
        if self.turn_since == now {
            // The next player's time begins now, however long the turn was on its way.
            self.table.synchronise(0, now);
        }
        self.next = next
            .as_ref()
            .map(|next: &NewGame| next.game.clone())
            .or(self.next.take());
        Ok(Append {
            game: self.address.clone(),
            after,
            entries,
            seat: None,
            result: self.table.ending().map(table::Ending::score),
            next,
        })
    }

    fn rematch(&self, now: u64, around: &dyn Surroundings) -> Result<NewGame, Code> {
        let table = self
            .table
            .rematch(Some(lot(around)))
            .map_err(TableError::code)?;
        let [first, second] = self.seats;
        let began = |event: &Event| Entry {
            event: event.clone(),
            at: now,
            lag: 0,
            command: None,
        };
        Ok(NewGame {
            game: new_address(around).ok_or("storage")?,
            key: None,
            entries: table.events().iter().map(began).collect(),
            seats: [second, first],
            invitation: None,
        })
    }
}

/// Whether an order brings the game nearer to its end.
fn leads_to_an_end(order: &Order) -> bool {
    match order {
        Order::Play { .. } | Order::Resign | Order::Abort | Order::Claim { .. } => true,
        Order::Accept { offer } => *offer == OfferKind::Draw,
        Order::Offer { .. } | Order::Decline { .. } => false,
    }
}
