//! All games of a server: reads them, lets things happen in them, and says so when it is stored.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use rules::Player;
use table::Seat;
use tokio::sync::MutexGuard;
use tokio::task::JoinSet;
use tokio::time::{MissedTickBehavior, sleep};

use super::live::{Arrival, Code, LiveGame, Ordered};
use super::measures::Measures;
use super::room::{Desk, Room};
use super::surroundings::Surroundings;
use super::timers::Timers;
use super::wire::Order;
use crate::store::{Address, Append, Appended, CommandId, Holder, Store, StoreError};

/// Somebody else is first only if there are several servers, and then seldom twice.
const ATTEMPTS: usize = 5;
/// How often it is noted that the server is alive, while a clock may be running.
const SIGN_OF_LIFE: Duration = Duration::from_secs(5);
/// When what was due could not be stored, it is tried again after this.
const AGAIN: u64 = 1000;
/// So many games are read at once when the server starts.
const AT_ONCE: usize = 64;

/// The games of a server.
pub struct Games<S> {
    pub(super) store: S,
    pub(super) around: Arc<dyn Surroundings>,
    pub(super) measures: Measures,
    rooms: Mutex<HashMap<Address, Weak<Room>>>,
    timers: Timers,
    /// When this server began.
    start: u64,
}

impl<S: Store> Games<S> {
    /// The games in a store. [`Games::recover`] comes next, then [`Games::keep_time`].
    pub fn new(store: S, around: Arc<dyn Surroundings>) -> Games<S> {
        Games {
            start: around.now(),
            store,
            around,
            measures: Measures::new(),
            rooms: Mutex::default(),
            timers: Timers::default(),
        }
    }

    /// Gives every running clock back the time in which no server was there, and sets the timers;
    /// the number of games that go on.
    ///
    /// # Errors
    /// If the store cannot be read or written.
    pub async fn recover(self: &Arc<Self>) -> Result<usize, StoreError> {
        let now = self.around.now();
        let last_alive = self.store.last_alive().await?.unwrap_or(now);
        let open = self.store.open_games().await?;
        let count = open.len();
        let mut waiting = open.into_iter();
        let mut tasks = JoinSet::new();
        loop {
            while tasks.len() < AT_ONCE
                && let Some(game) = waiting.next()
            {
                let games = Arc::clone(self);
                tasks.spawn(async move { games.recover_game(&game, last_alive).await });
            }
            match tasks.join_next().await {
                Some(Ok(done)) => done?,
                Some(Err(_)) => {}
                None => break,
            }
        }
        self.store.note_alive(self.around.now()).await?;
        Ok(count)
    }

    /// Can what is stored be read?
    pub(super) async fn is_readable(&self) -> bool {
        self.store.last_alive().await.is_ok()
    }

    /// Stores what waits to be stored. Nothing can be stored afterwards.
    pub async fn close(&self) {
        let now = self.around.now();
        // Without it, the clocks get back a few seconds more.
        let _ = self.store.note_alive(now).await;
        self.store.close().await;
    }

    async fn recover_game(&self, game: &Address, last_alive: u64) -> Result<(), StoreError> {
        let room = self.room(game);
        let credit = |live: &mut LiveGame, now| Ok((live.credit(last_alive, now), ()));
        match self.change(&room, credit).await {
            // One game that cannot be read does not keep the others from being played.
            Err(Failure::Store(error @ StoreError::Damaged(_))) => {
                tracing::error!(game = game.beginning(), %error, "a game cannot be read");
                Ok(())
            }
            Err(Failure::Store(error)) => Err(error),
            Ok(()) | Err(Failure::NoGame | Failure::Refused(_)) => Ok(()),
        }
    }

    /// Lets happen what is due when it is due, and notes that the server is alive. For ever.
    pub async fn keep_time(self: Arc<Self>) {
        let mut alive = tokio::time::interval(SIGN_OF_LIFE);
        alive.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            let next = self.timers.next();
            let wait = next.map(|time| time.saturating_sub(self.around.now()));
            tokio::select! {
                _ = alive.tick(), if next.is_some() => {
                    // Tried again in a moment; a clock may get a little more back.
                    let _ = self.store.note_alive(self.around.now()).await;
                }
                () = sleep(Duration::from_millis(wait.unwrap_or(0))), if wait.is_some() => {
                    for game in self.timers.take_due(self.around.now()) {
                        let games = Arc::clone(&self);
                        tokio::spawn(async move { games.fire(&game).await });
                    }
                }
                () = self.timers.sooner.notified() => {}
            }
        }
    }

    async fn fire(&self, game: &Address) {
        let room = self.room(game);
        let start = self.start;
        let fired = self
            .change(&room, |live, now| Ok((live.fire(now, start), ())))
            .await;
        match fired {
            Err(Failure::Store(error)) => {
                tracing::error!(game = game.beginning(), %error, "what is due cannot be stored");
                self.timers.set(game, Some(self.around.now() + AGAIN));
            }
            // Looked at too early: by now something else is due later.
            Ok(()) => {
                if let Ok(desk) = self.look(&room).await {
                    self.set_timer(&room, &desk);
                }
            }
            Err(Failure::NoGame | Failure::Refused(_)) => {}
        }
    }

    /// The room of a game; whether there is such a game shows when it is read.
    pub(super) fn room(&self, game: &Address) -> Arc<Room> {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(room) = rooms.get(game).and_then(Weak::upgrade) {
            return room;
        }
        if rooms.len() == rooms.capacity() {
            rooms.retain(|_, room| room.strong_count() > 0);
        }
        let room = Arc::new(Room::new(game.clone(), Arc::clone(&self.around)));
        rooms.insert(game.clone(), Arc::downgrade(&room));
        room
    }

    /// The game of a room with the lock on it, as it is stored.
    pub(super) async fn look<'room>(
        &self,
        room: &'room Room,
    ) -> Result<MutexGuard<'room, Desk>, Failure> {
        let mut desk = room.desk.lock().await;
        self.read_if_needed(room, &mut desk).await?;
        Ok(desk)
    }

    async fn read_if_needed(&self, room: &Room, desk: &mut Desk) -> Result<(), Failure> {
        if desk.game.is_none() {
            let stored = self.store.read(&room.address, 0).await?;
            let stored = stored.ok_or(Failure::NoGame)?;
            let now = self.around.now();
            desk.game = Some(LiveGame::read(room.address.clone(), stored, now)?);
            // Whatever was stored without anybody being told: by another server, or by a
            // commit whose outcome nobody knew.
            self.settle(room, desk);
        }
        Ok(())
    }

    /// After something is stored: tells the room and sets the timer.
    fn settle(&self, room: &Room, desk: &mut Desk) {
        room.tell(desk);
        self.set_timer(room, desk);
    }

    fn set_timer(&self, room: &Room, desk: &Desk) {
        let deadline = desk
            .game
            .as_ref()
            .and_then(|game| game.deadline(self.start));
        self.timers.set(&room.address, deadline);
    }

    /// Lets something happen in a game and stores it. The change may be decided several times,
    /// each time on what is stored by then; what it gave the last time is the answer.
    pub(super) async fn change<T>(
        &self,
        room: &Room,
        change: impl Fn(&mut LiveGame, u64) -> Result<(Option<Append>, T), Code>,
    ) -> Result<T, Failure> {
        // The time of arrival counts, not that of the turn in the queue.
        let received = self.around.now();
        let mut desk = room.desk.lock().await;
        let mut failure = Failure::Refused("busy");
        for _ in 0..ATTEMPTS {
            self.read_if_needed(room, &mut desk).await?;
            let Some(mut game) = desk.game.take() else {
                break;
            };
            let was_over = game.table().ending().is_some();
            // From here until it is put back, the game is not to be seen: not even if this
            // future is dropped.
            let changed = change(&mut game, received);
            let (append, answer) = match changed {
                Ok((Some(append), answer)) => (append, answer),
                unchanged => {
                    desk.game = Some(game);
                    return unchanged
                        .map(|(_, answer)| answer)
                        .map_err(Failure::Refused);
                }
            };
            let next = append.next.as_ref().map(|next| next.game.clone());
            let result = append.result.filter(|_| !was_over);
            match self.store.append(append).await {
                Ok(Appended::Stored) => {
                    if let Some(result) = result {
                        tracing::info!(game = room.address.beginning(), result, "a game has ended");
                    }
                    desk.game = Some(game);
                    self.settle(room, &mut desk);
                    drop(desk);
                    if let Some(next) = next {
                        self.begin(&next).await;
                    }
                    return Ok(answer);
                }
                // Read it again: it may be there, or something else.
                Ok(Appended::Overtaken) => {}
                Err(error @ StoreError::Unknown(_)) => failure = error.into(),
                Err(error) => return Err(error.into()),
            }
        }
        Err(failure)
    }

    /// Sets the timer of a game that has just been stored.
    pub(super) async fn begin(&self, game: &Address) {
        let room = self.room(game);
        // If it cannot be read now, whoever comes to play reads it.
        let _ = self.look(&room).await;
    }

    /// Carries out an order of a player; the number of its event.
    pub(super) async fn order(
        &self,
        room: &Room,
        command: CommandId,
        order: Order,
        round_trip: u64,
    ) -> Result<u64, Failure> {
        let by = command.by;
        let decide = |live: &mut LiveGame, now: u64| {
            let arrival = Arrival {
                now,
                round_trip,
                other_is_gone: is_gone(room, live, !by),
            };
            match live.order(command.clone(), order.clone(), arrival, &*self.around) {
                Ok(Ordered::Now(append)) => Ok((Some(*append), Ok(live.last()))),
                Ok(Ordered::Before(number)) => Ok((None, Ok(number))),
                // The turn came too late: instead of it, the flag falls.
                Err("time-up") => Ok((live.flag(now), Err(Failure::Refused("time-up")))),
                Err(code) => Err(code),
            }
        };
        self.change(room, decide).await?
    }

    /// Somebody sits down at a game to which they were invited.
    pub(super) async fn sit(
        &self,
        room: &Room,
        holders: &[Holder],
        seat: &Seat,
    ) -> Result<Player, Failure> {
        let sit = |live: &mut LiveGame, now: u64| match live.guest(holders) {
            // Whoever sits there already asks again because no answer came.
            Some(player) => Ok((None, player)),
            None => live.sit(holders, seat.clone(), now),
        };
        self.change(room, sit).await
    }
}

fn is_gone(room: &Room, live: &LiveGame, player: Player) -> bool {
    let patience = live.patience();
    patience.is_some_and(|patience| room.is_gone(player, patience))
}

/// Why nothing has happened, or it is not known whether something has.
#[derive(Debug)]
pub(crate) enum Failure {
    /// There is no such game.
    NoGame,
    /// It may not happen: a stable name of the reason.
    Refused(Code),
    /// The store has failed.
    Store(StoreError),
}

impl Failure {
    /// The stable name of the reason.
    pub(crate) fn code(&self) -> Code {
        match self {
            Failure::NoGame => "no-game",
            Failure::Refused(code) => code,
            Failure::Store(_) => "storage",
        }
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        Failure::Store(error)
    }
}
