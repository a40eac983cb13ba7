//! One connection of one page, whatever carries it.

use std::collections::VecDeque;
use std::future::Future;
use std::mem;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use tokio::sync::broadcast::error::{RecvError, TryRecvError};
use tokio::sync::{broadcast, watch};
use tokio::time::{Instant, interval, timeout};

use super::games::{Failure, Games};
use super::room::{News, Stay};
use super::wire::{Greeting, Order, PROTOCOL, ToPage, ToServer, close};
use crate::store::{Address, CommandId, Holder, Store};

/// How often each side asks whether the other is there.
pub const HEARTBEAT: Duration = Duration::from_secs(20);
/// Whoever says nothing for so long is not there.
const SILENCE: Duration = Duration::from_secs(45);
/// Whoever takes nothing for so long is let go.
const PATIENCE: Duration = Duration::from_secs(10);
/// A page that lacks more events than this gets the whole log.
const LONGEST_GAP: u64 = 100;
/// So many messages are sent at once at most.
const TOGETHER: usize = 16;
/// The longest name that a page may give an order.
const LONGEST_ID: usize = 40;
/// Between two greetings.
const BETWEEN_GREETINGS: u64 = 2_000;
/// Of so many round trips the shortest counts, so that one slow answer gains nobody time.
const ROUND_TRIPS: usize = 4;

/// What carries the messages of a connection.
pub trait Wire: Send {
    /// The next thing that is heard. May be dropped and called again.
    fn receive(&mut self) -> impl Future<Output = Heard> + Send;

    /// Sends messages, in this order and at once; false if the connection is gone.
    fn send(&mut self, messages: Vec<Utf8Bytes>) -> impl Future<Output = bool> + Send;

    /// Says why it ends.
    fn close(&mut self, code: u16) -> impl Future<Output = ()> + Send;
}

/// What is heard on a connection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// A message.
    Text(String),
    /// A sign of life without a message.
    Nothing,
    /// Something that is no message.
    Nonsense,
    /// The other side is gone.
    Gone,
}

/// Why a connection ends.
enum End {
    /// The other side is gone.
    Gone,
    /// We end it, with this code.
    Close(u16),
}

/// Attends to a connection until it ends. `allow` is asked before every message whether its
/// sender may say something more.
pub async fn attend<S: Store>(
    games: Arc<Games<S>>,
    holder: Option<Holder>,
    mut wire: impl Wire,
    mut ending: watch::Receiver<bool>,
    allow: impl Fn() -> bool + Send,
) {
    games.measures.sockets.inc();
    let mut session = Session {
        games,
        holder,
        watching: None,
        pinged: None,
        round_trips: VecDeque::new(),
        greeted: 0,
    };
    let end = tokio::select! {
        end = session.run(&mut wire, allow) => end,
        _ = ending.wait_for(|ending| *ending) => End::Close(close::RESTART),
    };
    // The others are told that this page is gone before it is waited for any longer.
    drop(session);
    if let End::Close(code) = end {
        let _ = timeout(PATIENCE, wire.close(code)).await;
    }
}

struct Session<S: Store> {
    games: Arc<Games<S>>,
    holder: Option<Holder>,
    watching: Option<Watching>,
    /// The last question whether the page is there, and when it was asked.
    pinged: Option<(u64, u64)>,
    round_trips: VecDeque<u64>,
    greeted: u64,
}

/// The game that a page watches.
struct Watching {
    stay: Stay,
    news: broadcast::Receiver<News>,
    /// The number of the last event that the page was told.
    seen: u64,
}

impl<S: Store> Drop for Session<S> {
    fn drop(&mut self) {
        self.games.measures.sockets.dec();
    }
}

impl<S: Store> Session<S> {
    async fn run(&mut self, wire: &mut impl Wire, allow: impl Fn() -> bool) -> End {
        let mut heartbeat = interval(HEARTBEAT);
        let mut heard_at = Instant::now();
        let welcome = ToPage::Welcome { protocol: PROTOCOL };
        let mut said = vec![welcome.to_json().into()];
        loop {
            // What has happened by an answer is told together with it.
            while said.len() < TOGETHER
                && let Some(news) = ready_news(&mut self.watching)
            {
                said.extend(self.pass_on(news).await);
            }
            if !said.is_empty() {
                match timeout(PATIENCE, wire.send(mem::take(&mut said))).await {
                    Ok(true) => {}
                    Ok(false) => return End::Gone,
                    // A reader that does not read is let go: nothing is kept for it.
                    Err(_) => return End::Close(close::SILENCE),
                }
            }
            tokio::select! {
                // In this order, so that a simulation is the same each time.
                biased;
                news = next_news(&mut self.watching) => said.extend(self.pass_on(news).await),
                heard = wire.receive() => {
                    heard_at = Instant::now();
                    match heard {
                        Heard::Gone => return End::Gone,
                        Heard::Nonsense => return End::Close(close::NONSENSE),
                        // Also signs of life count: they are answered.
                        _ if !allow() => return End::Close(close::TOO_MUCH),
                        Heard::Nothing => {}
                        Heard::Text(text) => match serde_json::from_str(&text) {
                            // In a box: a page that waits does not hold the room that an order takes.
                            Ok(message) => said.extend(Box::pin(self.hear(message)).await),
                            Err(_) => return End::Close(close::NONSENSE),
                        },
                    }
                }
                _ = heartbeat.tick() => {
                    if heard_at.elapsed() > SILENCE {
                        return End::Close(close::SILENCE);
                    }
                    said.push(self.ping());
                }
            }
        }
    }

    fn ping(&mut self) -> Utf8Bytes {
        let now = self.games.around.now();
        let stamp = self.pinged.map_or(1, |(stamp, _)| stamp + 1);
        self.pinged = Some((stamp, now));
        ToPage::Ping { stamp }.to_json().into()
    }

    /// What a message is answered with.
    async fn hear(&mut self, message: ToServer) -> Option<Utf8Bytes> {
        let answer = match message {
            ToServer::Watch { game, after } => self.watch(&game, after).await,
            ToServer::Order { id, order } => self.order(id, order).await,
            ToServer::Greet { greeting } => self.greet(greeting)?,
            ToServer::Ping { stamp } => ToPage::Pong { stamp },
            ToServer::Pong { stamp } => {
                self.measure(stamp);
                return None;
            }
        };
        Some(answer.to_json().into())
    }

    fn measure(&mut self, stamp: u64) {
        if let Some((asked, at)) = self.pinged
            && asked == stamp
        {
            self.round_trips.truncate(ROUND_TRIPS - 1);
            let now = self.games.around.now();
            self.round_trips.push_front(now.saturating_sub(at));
        }
    }

    async fn watch(&mut self, game: &Address, after: u64) -> ToPage {
        self.watching = None;
        // Asked each time: a code may have brought further seats.
        let holders = match self.games.holders(self.holder).await {
            Ok(holders) => holders,
            Err(failure) => return failed(&failure),
        };
        let room = self.games.room(game);
        let looked = self.games.look(&room).await;
        let player = match &looked {
            Ok(desk) => desk.game.as_ref().and_then(|live| live.player(&holders)),
            Err(failure) => return failed(failure),
        };
        // Under the lock: what comes after what is told now is heard as news.
        let news = room.listen();
        drop(looked);
        self.watching = Some(Watching {
            stay: room.enter(player),
            news,
            seen: after,
        });
        self.catch_up().await
    }

    /// Everything that the page has not been told of the game that it watches.
    async fn catch_up(&mut self) -> ToPage {
        let Some(watching) = &mut self.watching else {
            return failed(&Failure::NoGame);
        };
        let Stay { room, player } = &watching.stay;
        let looked = self.games.look(room).await;
        let live = match &looked {
            Ok(desk) => desk.game.as_ref(),
            Err(failure) => return failed(failure),
        };
        let Some(live) = live else {
            return failed(&Failure::NoGame);
        };
        let missing = live.last().checked_sub(watching.seen);
        let after = match missing {
            Some(missing) if missing <= LONGEST_GAP => watching.seen,
            // Too many, or more was seen than there is.
            _ => 0,
        };
        watching.seen = live.last();
        ToPage::Watching {
            game: room.address.clone(),
            you: *player,
            after,
            events: live.events_after(after).to_vec(),
            used: live.used(self.games.around.now()),
            presence: room.presence(),
            next: live.next.clone(),
        }
    }

    /// News of the room, unless the page knows them already.
    async fn pass_on(&mut self, news: Result<News, RecvError>) -> Option<Utf8Bytes> {
        match news {
            Ok(News { number: 0, text }) => Some(text),
            Ok(News { number, text }) => {
                let watching = self.watching.as_mut()?;
                if number <= watching.seen {
                    return None;
                }
                watching.seen = number;
                Some(text)
            }
            Err(RecvError::Lagged(_)) => Some(self.catch_up().await.to_json().into()),
            Err(RecvError::Closed) => {
                self.watching = None;
                None
            }
        }
    }

    async fn order(&mut self, id: String, order: Order) -> ToPage {
        let arrived = Instant::now();
        let done = self.try_order(&id, order).await;
        let measures = &self.games.measures;
        measures.answered(arrived.elapsed());
        match done {
            Ok(number) => {
                measures.done.inc();
                ToPage::Done { id, number }
            }
            Err(failure) => {
                if let Failure::Store(error) = &failure {
                    tracing::error!(%error, "the store has failed");
                    measures.failures.inc();
                }
                measures.refused.inc();
                let code = failure.code().to_owned();
                ToPage::Refused { id, code }
            }
        }
    }

    async fn try_order(&mut self, id: &str, order: Order) -> Result<u64, Failure> {
        let fits = (1..=LONGEST_ID).contains(&id.len()) && id.bytes().all(|b| b.is_ascii_graphic());
        if !fits {
            return Err(Failure::Refused("bad-id"));
        }
        let watching = self.watching.as_ref().ok_or(Failure::NoGame)?;
        let Stay { room, player } = &watching.stay;
        let command = CommandId {
            by: player.ok_or(Failure::Refused("not-seated"))?,
            id: id.to_owned(),
        };
        let round_trip = self.round_trips.iter().min().copied().unwrap_or(0);
        self.games.order(room, command, order, round_trip).await
    }

    /// Nothing is said to the greeter but what everybody hears.
    fn greet(&mut self, greeting: Greeting) -> Option<ToPage> {
        let stay = self.watching.as_ref().map(|watching| &watching.stay);
        let Some((room, player)) = stay.and_then(|stay| Some((&stay.room, stay.player?))) else {
            return Some(failed(&Failure::Refused("not-seated")));
        };
        let now = self.games.around.now();
        if now < self.greeted + BETWEEN_GREETINGS {
            return Some(failed(&Failure::Refused("too-fast")));
        }
        self.greeted = now;
        room.greet(player, greeting);
        None
    }
}

/// The news of the game that is watched, if there are any already.
fn ready_news(watching: &mut Option<Watching>) -> Option<Result<News, RecvError>> {
    match watching.as_mut()?.news.try_recv() {
        Ok(news) => Some(Ok(news)),
        Err(TryRecvError::Lagged(missed)) => Some(Err(RecvError::Lagged(missed))),
        Err(TryRecvError::Empty | TryRecvError::Closed) => None,
    }
}

/// The next news of the game that is watched; never, if none is.
async fn next_news(watching: &mut Option<Watching>) -> Result<News, RecvError> {
    match watching {
        Some(watching) => watching.news.recv().await,
        None => std::future::pending().await,
    }
}

fn failed(failure: &Failure) -> ToPage {
    ToPage::Failed {
        code: failure.code().to_owned(),
    }
}
