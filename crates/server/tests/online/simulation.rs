//! Whole games between simulated players and the real server over a bad network, with a store
//! that fails and a server that crashes, in time that costs nothing. From a seed: a game that
//! fails prints it, and `SIMULATION_SEED` plays it again. `SIMULATION_GAMES` plays more of them.

use std::collections::BTreeMap;
use std::env;
use std::time::Duration;

use rules::{Game, Player, oxono, yoxii};
use serde_json::json;
use server::online::wire::{Order, ToPage, ToServer};
use server::store::{CommandId, Store, StoredGame};
use table::{Happening, OfferKind, Table, TableError};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep, timeout};

use crate::house::{ARRIVAL, House, Line};
use crate::shaky::{Fault, Lots, Shaky, carry};

/// Longer takes no game: whoever is away for long loses on time.
const LONGEST: Duration = Duration::from_secs(4 * 3600);

/// A server, or when there will be one again.
enum Server {
    Open(House<Shaky>),
    Down(Instant),
}

/// The servers, on one store.
struct Town {
    servers: Vec<Server>,
    store: Shaky,
    lots: Lots,
    began: Instant,
    /// By how much the clock of the machine has been set, all in all.
    set: u64,
}

impl Town {
    fn now(&self) -> u64 {
        1_000_000_000 + self.set + self.began.elapsed().as_millis() as u64
    }

    async fn open(&self) -> Server {
        Server::Open(House::open(self.store.clone(), self.now()).await)
    }

    /// Every now and then a server crashes, and comes back with another idea of the time.
    async fn live(&mut self) {
        for place in 0..self.servers.len() {
            match &self.servers[place] {
                Server::Open(_) if self.lots.falls(4) => {
                    let away = Duration::from_millis(self.lots.below(20_000));
                    let down = Server::Down(Instant::now() + away);
                    if let Server::Open(house) = std::mem::replace(&mut self.servers[place], down) {
                        house.crash();
                    }
                }
                Server::Down(until) if *until <= Instant::now() => {
                    self.set += self.lots.below(5_000);
                    self.servers[place] = self.open().await;
                }
                _ => {}
            }
        }
    }

    /// The server that somebody reaches, if it is open.
    fn reached(&self) -> Option<&House<Shaky>> {
        let place = self.lots.below(self.servers.len() as u64) as usize;
        match &self.servers[place] {
            Server::Open(house) => Some(house),
            Server::Down(_) => None,
        }
    }
}

/// A player with a page.
struct Actor<G: Game> {
    player: Player,
    secret: String,
    game: String,
    lots: Lots,
    table: Option<Table<G>>,
    line: Option<(mpsc::Sender<String>, mpsc::Receiver<String>)>,
    /// When something was last heard. A server does not hear what happens at another one, so
    /// where there are several, whoever hears nothing tries another.
    heard: Instant,
    restless: bool,
    /// The server does not know a repeated order.
    repeats: bool,
    pending: Option<(String, Order, Instant)>,
    acknowledged: BTreeMap<String, u64>,
    /// Everything that was ever ordered.
    ordered: BTreeMap<String, Order>,
    orders: u32,
}

impl<G: Game> Actor<G> {
    fn seen(&self) -> u64 {
        let table = self.table.as_ref();
        table.map_or(0, |table| table.events().len() as u64)
    }

    fn is_over(&self) -> bool {
        let table = self.table.as_ref();
        table.is_some_and(|table| table.ending().is_some())
    }

    /// Says something, if there is somebody to say it to.
    async fn say(&mut self, message: &ToServer) {
        let text = serde_json::to_string(message).unwrap();
        if let Some((say, _)) = &self.line
            && say.send(text).await.is_err()
        {
            self.line = None;
        }
    }

    async fn watch(&mut self) {
        let (game, after) = (self.game.parse().unwrap(), self.seen());
        self.say(&ToServer::Watch { game, after }).await;
    }

    async fn connect(&mut self, house: &House<Shaky>) {
        let [(out, far_in), (far_out, into)] = [mpsc::channel(64), mpsc::channel(64)];
        let [(to_server, heard), (tell, from_server)] = [mpsc::channel(64), mpsc::channel(64)];
        carry(far_in, to_server, self.lots.clone());
        carry(from_server, far_out, self.lots.clone());
        let line = Line {
            heard,
            tell,
            repeats: self.repeats,
        };
        house.attend(Some(&self.secret), line);
        self.heard = Instant::now();
        self.line = Some((out, into));
        self.watch().await;
    }

    /// One step of a player's life.
    async fn live(&mut self, house: Option<&House<Shaky>>) -> Result<(), String> {
        let is_silent = self.heard.elapsed() > Duration::from_secs(3);
        if self.lots.falls(5) || self.restless && is_silent {
            // Wi-Fi to mobile, a locked phone, a closed tab.
            self.line = None;
        }
        if self.line.is_none()
            && let Some(house) = house
        {
            self.connect(house).await;
        }
        self.hear().await?;
        self.act().await;
        Ok(())
    }

    async fn hear(&mut self) -> Result<(), String> {
        let wait = Duration::from_millis(200);
        let Some((_, told)) = &mut self.line else {
            sleep(wait).await;
            return Ok(());
        };
        let text = match timeout(wait, told.recv()).await {
            Err(_) => return Ok(()),
            Ok(None) => {
                self.line = None;
                return Ok(());
            }
            Ok(Some(text)) => text,
        };
        self.heard = Instant::now();
        let Ok(message) = serde_json::from_str(&text) else {
            // Closed.
            self.line = None;
            return Ok(());
        };
        match message {
            ToPage::Ping { stamp } => self.say(&ToServer::Pong { stamp }).await,
            ToPage::Watching { after, events, .. } => {
                if after == 0 && self.table.is_none() {
                    let table = Table::from_events(events);
                    self.table = Some(table.map_err(|error| error.to_string())?);
                } else {
                    self.follow(events).await?;
                }
            }
            ToPage::Happened { events, .. } => self.follow(events).await?,
            ToPage::Failed { .. } => self.line = None,
            ToPage::Done { id, number } => {
                let before = self.acknowledged.insert(id.clone(), number);
                if before.is_some_and(|before| before != number) {
                    return Err(format!("{id} has two answers"));
                }
                self.pending.take_if(|(pending, ..)| *pending == id);
            }
            ToPage::Refused { id, code } if code != "storage" && code != "busy" => {
                self.pending.take_if(|(pending, ..)| *pending == id);
            }
            _ => {}
        }
        Ok(())
    }

    async fn follow(&mut self, events: Vec<table::Event>) -> Result<(), String> {
        let Some(table) = &mut self.table else {
            return Ok(());
        };
        for event in events {
            match table.follow(event) {
                Ok(_) => {}
                // Something was lost on the way.
                Err(TableError::EventGap { .. }) => {
                    self.watch().await;
                    return Ok(());
                }
                Err(error) => return Err(format!("a page was told what cannot be: {error}")),
            }
        }
        Ok(())
    }

    /// Sends what is not answered again, or thinks of something new.
    async fn act(&mut self) {
        let again = Duration::from_secs(2);
        if let Some((id, order, sent)) = &mut self.pending {
            if sent.elapsed() > again {
                *sent = Instant::now();
                let (id, order) = (id.clone(), order.clone());
                self.say(&ToServer::Order { id, order }).await;
            }
            return;
        }
        let Some(order) = self.wish() else { return };
        self.orders += 1;
        let id = format!("{}-{}", self.player.name(), self.orders);
        self.pending = Some((id.clone(), order.clone(), Instant::now()));
        self.ordered.insert(id.clone(), order.clone());
        self.say(&ToServer::Order { id, order }).await;
    }

    fn wish(&self) -> Option<Order> {
        let table = self
            .table
            .as_ref()
            .filter(|table| table.ending().is_none())?;
        let offer = match self.lots.below(3) {
            0 => OfferKind::Draw,
            _ => OfferKind::Takeback,
        };
        if table.offers().open(offer) == Some(!self.player) {
            return Some(match self.lots.below(4) {
                0 => Order::Accept { offer },
                _ => Order::Decline { offer },
            });
        }
        match self.lots.below(1000) {
            0 => return Some(Order::Resign),
            1..60 => return Some(Order::Offer { offer }),
            _ => {}
        }
        if table.to_move() != self.player || self.lots.falls(500) {
            return None;
        }
        let turns = table.position().legal_turns();
        let turn = turns[self.lots.below(turns.len() as u64) as usize];
        Some(Order::Play {
            turn: turn.to_string(),
            after: table.moved(),
        })
    }
}

async fn simulate<G: Game>(seed: u64, fault: Fault, servers: usize) -> Result<(), String> {
    let lots = Lots::new(seed);
    let mut town = Town {
        servers: Vec::new(),
        store: Shaky::new(lots.clone(), fault),
        lots: lots.clone(),
        began: Instant::now(),
        set: 0,
    };
    // What the network and the disk do to the beginning is of no interest here.
    let quiet = House::open(crate::kept::Kept::from(&town.store.kept), town.now()).await;
    let clock = lots
        .falls(500)
        .then(|| json!({"base": 180_000, "increment": 2_000}));
    let wish = json!({"key": "k", "game": G::NAME, "clock": clock, "side": "first"});
    let (_, seated, ann) = quiet.ask("POST", "games", None, Some(wish)).await;
    let path = format!("invitations/{}", seated["invitation"].as_str().unwrap());
    let (_, _, bob) = quiet.ask("POST", &path, None, Some(json!({}))).await;
    quiet.crash();
    for _ in 0..servers {
        let server = town.open().await;
        town.servers.push(server);
    }
    let game = seated["game"].as_str().unwrap().to_owned();
    let mut actors =
        [(Player::First, ann), (Player::Second, bob)].map(|(player, secret)| Actor::<G> {
            player,
            secret: secret.unwrap(),
            game: game.clone(),
            lots: lots.clone(),
            table: None,
            line: None,
            heard: Instant::now(),
            restless: servers > 1,
            repeats: fault == Fault::Repeats,
            pending: None,
            acknowledged: BTreeMap::new(),
            ordered: BTreeMap::new(),
            orders: 0,
        });
    while !actors
        .iter()
        .all(|actor| actor.is_over() && actor.pending.is_none())
    {
        if town.began.elapsed() > LONGEST {
            return Err("the game never ends".to_owned());
        }
        town.live().await;
        let [one, other] = &mut actors;
        let (here, there) = (town.reached(), town.reached());
        let (first, second) = tokio::join!(one.live(here), other.live(there));
        first.and(second)?;
    }
    let stored = town.store.kept.read(&game.parse().unwrap(), 0).await;
    check(&stored.unwrap().unwrap(), &actors)
}

/// One result, both ends equal, every acknowledged order there and none twice.
fn check<G: Game>(stored: &StoredGame, actors: &[Actor<G>; 2]) -> Result<(), String> {
    let events: Vec<_> = stored
        .entries
        .iter()
        .map(|entry| entry.event.clone())
        .collect();
    let table = Table::<G>::from_events(events).map_err(|error| error.to_string())?;
    let mut numbers = BTreeMap::new();
    for entry in &stored.entries {
        if let Some(CommandId { id, .. }) = &entry.command
            && let Some(id) = id.split(ARRIVAL).next()
            && numbers.insert(id.to_owned(), entry.event.number).is_some()
        {
            return Err(format!("{id} was carried out twice"));
        }
    }
    for actor in actors {
        if actor.table.as_ref() != Some(&table) {
            return Err(format!("{} has seen another game", actor.player.name()));
        }
        for (id, number) in &actor.acknowledged {
            let stored = table.events().get(*number as usize - 1);
            let is_there = match (numbers.get(id), &actor.ordered[id], stored) {
                (Some(stored), _, _) => stored == number,
                // A repeat of it was refused, and then another repeat was not: the same turn.
                (None, Order::Play { turn, .. }, Some(stored)) => matches!(
                    &stored.what,
                    Happening::Played { by, turn: played, .. } if *by == actor.player && played == turn
                ),
                _ => false,
            };
            if !is_there {
                return Err(format!(
                    "{id} was acknowledged as {number} and is not there"
                ));
            }
        }
    }
    Ok(())
}

/// A game of the kind and with the luck that the seed gives.
fn game_of(seed: u64, fault: Fault, servers: usize) -> Result<(), String> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_time()
        .start_paused(true)
        .build()
        .unwrap();
    runtime.block_on(async {
        if seed.is_multiple_of(2) {
            simulate::<oxono::Position>(seed, fault, servers).await
        } else {
            simulate::<yoxii::Position>(seed, fault, servers).await
        }
    })
}

fn number(name: &str) -> Option<u64> {
    env::var(name).ok()?.parse().ok()
}

fn all_hold(servers: usize, usual: u64) {
    let seeds = match number("SIMULATION_SEED") {
        Some(seed) => seed..seed + 1,
        None => 0..number("SIMULATION_GAMES").map_or(usual, |games| games / 2),
    };
    for seed in seeds {
        if let Err(what) = game_of(seed, Fault::None, servers) {
            panic!("SIMULATION_SEED={seed}, servers: {servers}: {what}");
        }
    }
}

#[test]
fn nothing_that_was_acknowledged_is_lost_and_both_see_the_same_game() {
    all_hold(1, 60);
}

#[test]
fn nor_is_it_if_two_servers_share_a_store() {
    all_hold(2, 30);
}

#[test]
fn a_store_that_breaks_its_word_is_noticed() {
    for (fault, servers, what) in [
        (Fault::Forgets, 1, "acknowledged before the commit"),
        (Fault::Repeats, 1, "no check for duplicates"),
        (Fault::Overlooks, 2, "somebody else was first, unnoticed"),
    ] {
        let noticed = (0..400).any(|seed| game_of(seed, fault, servers).is_err());
        assert!(noticed, "{what}");
    }
}
