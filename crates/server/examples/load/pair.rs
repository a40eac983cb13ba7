//! Two players at one game, who play real turns and rematches.

use std::sync::{Arc, LazyLock};
use std::time::Duration;

use rules::{Game, yoxii};
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep, sleep_until};

use crate::Outcome;
use crate::client::{Client, Place};
use crate::figures::Figures;

/// So many different games are played.
const SCRIPTS: u64 = 64;
const HEARTBEAT: Duration = Duration::from_secs(20);
/// Whoever could not connect waits up to so many milliseconds, twice as many each time.
const FIRST_WAIT: u64 = 1_000;
const LONGEST_WAIT: u64 = 8_000;

/// Whole games, turn by turn, at random.
static GAMES: LazyLock<Vec<Vec<String>>> = LazyLock::new(|| (0..SCRIPTS).map(script).collect());

fn script(seed: u64) -> Vec<String> {
    let mut lots = Lots(seed);
    let mut position = yoxii::Position::start();
    let mut turns = Vec::new();
    while position.outcome().is_none() {
        let legal = position.legal_turns();
        let turn = legal[lots.below(legal.len() as u64) as usize];
        position.play_unchecked(turn);
        turns.push(turn.to_string());
    }
    turns
}

/// SplitMix64.
struct Lots(u64);

impl Lots {
    fn below(&mut self, most: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % most
    }
}

/// Two players at one game.
pub(crate) struct Pair {
    place: Arc<Place>,
    lots: Lots,
    game: String,
    secrets: [String; 2],
    clients: [Client; 2],
    /// Who plays the first side in this game.
    first: usize,
    script: usize,
    ply: usize,
    /// The number of the last turn.
    moved: u64,
    orders: u64,
}

async fn stopped(stop: &mut watch::Receiver<bool>) {
    // Whoever could say it is gone: that is a stop, too.
    let _ = stop.wait_for(|stop| *stop).await;
}

async fn connect(place: &Place, secret: &str, game: &str, after: u64) -> Outcome<Client> {
    let mut client = place.open("/api/socket?protocol=1", secret).await?;
    client
        .say(&json!({"say": "watch", "game": game, "after": after}))
        .await?;
    client.hear("watching").await?;
    Ok(client)
}

impl Pair {
    /// Begins a game by link and connects both players.
    pub(crate) async fn begin(place: Arc<Place>, number: usize) -> Outcome<Pair> {
        let wish = json!({"key": "load", "game": "yoxii", "side": "first"});
        let (seated, first) = place.post("/api/games", &wish).await?;
        let invitation = seated["invitation"].as_str().ok_or("no invitation")?;
        let path = format!("/api/invitations/{invitation}");
        let (_, second) = place.post(&path, &json!({})).await?;
        let game = seated["game"].as_str().ok_or("no game")?.to_owned();
        let clients = [
            connect(&place, &first, &game, 0).await?,
            connect(&place, &second, &game, 0).await?,
        ];
        Ok(Pair {
            place,
            lots: Lots(number as u64),
            game,
            secrets: [first, second],
            clients,
            first: 0,
            script: number % SCRIPTS as usize,
            ply: 0,
            moved: 1,
            orders: 0,
        })
    }

    async fn order(&mut self, by: usize, order: Value) -> Outcome<u64> {
        self.orders += 1;
        let id = self.orders.to_string();
        let client = &mut self.clients[by];
        client
            .say(&json!({"say": "order", "id": id, "order": order}))
            .await?;
        let done = client.hear("done").await?;
        if done["id"] != id.as_str() {
            return Err(format!("another answer: {done}").into());
        }
        Ok(done["number"].as_u64().ok_or("no number")?)
    }

    /// The next turn, in a new game if this one is over.
    pub(crate) async fn play(&mut self) -> Outcome<()> {
        let by = (self.first + self.ply) % 2;
        let turn = &GAMES[self.script][self.ply];
        let order = json!({"order": "play", "turn": turn, "after": self.moved});
        self.moved = self.order(by, order).await?;
        self.ply += 1;
        Ok(())
    }

    fn is_over(&self) -> bool {
        self.ply == GAMES[self.script].len()
    }

    /// Both agree on another game with the sides changed.
    async fn rematch(&mut self) -> Outcome<()> {
        self.order(0, json!({"order": "offer", "offer": "rematch"}))
            .await?;
        self.order(1, json!({"order": "accept", "offer": "rematch"}))
            .await?;
        let next = loop {
            let told = self.clients[1].hear("happened").await?;
            if let Some(next) = told["next"].as_str() {
                break next.to_owned();
            }
        };
        let watch = json!({"say": "watch", "game": next, "after": 0});
        for client in &mut self.clients {
            client.say(&watch).await?;
            while client.hear("watching").await?["game"] != next.as_str() {}
        }
        self.game = next;
        self.first = 1 - self.first;
        self.script = (self.script + 1) % SCRIPTS as usize;
        (self.ply, self.moved) = (0, 1);
        Ok(())
    }

    /// Plays as fast as it goes.
    pub(crate) async fn play_flat_out(mut self, end: Instant) -> Outcome<Figures> {
        let mut figures = Figures::default();
        while Instant::now() < end {
            if self.is_over() {
                self.rematch().await?;
            }
            let asked = Instant::now();
            self.play().await?;
            figures.note(asked.elapsed());
        }
        Ok(figures)
    }

    /// Plays a turn in each period. What takes too long also counts for the turns that have to
    /// wait for it: the time runs from when a turn should have been made.
    pub(crate) async fn play_at(mut self, period: Duration, end: Instant) -> Outcome<Figures> {
        let phase = self.lots.below(period.as_micros() as u64);
        let mut due = Instant::now() + Duration::from_micros(phase);
        let mut figures = Figures::default();
        while due < end {
            if self.is_over() {
                self.rematch().await?;
            }
            sleep_until(due).await;
            self.play().await?;
            figures.note(due.elapsed());
            due += period;
        }
        Ok(figures)
    }

    /// Does nothing but show signs of life.
    pub(crate) async fn wait(mut self, mut stop: watch::Receiver<bool>) -> Outcome<Pair> {
        let mut heartbeat = interval(HEARTBEAT);
        heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        heartbeat.reset_after(Duration::from_millis(self.lots.below(20_000)));
        let mut stamp = 0;
        loop {
            let [one, other] = &mut self.clients;
            tokio::select! {
                text = one.hear_text() => one.live(&text?).await?,
                text = other.hear_text() => other.live(&text?).await?,
                _ = heartbeat.tick() => {
                    stamp += 1;
                    let ping = json!({"say": "ping", "stamp": stamp});
                    one.say(&ping).await?;
                    other.say(&ping).await?;
                }
                () = stopped(&mut stop) => return Ok(self),
            }
        }
    }

    /// Waits for the end of the server and returns until both play; the number of attempts.
    pub(crate) async fn come_back(mut self) -> Outcome<u64> {
        for client in &mut self.clients {
            while let Ok(text) = client.hear_text().await {
                // The end may come while it is said.
                let _ = client.live(&text).await;
            }
        }
        let seeds = [self.lots.below(u64::MAX), self.lots.below(u64::MAX)];
        let (one, other) = tokio::join!(self.again(0, seeds[0]), self.again(1, seeds[1]));
        self.clients = [one.0, other.0];
        self.play().await?;
        self.play().await?;
        Ok(one.1 + other.1)
    }

    /// Connects a player again, however often it takes.
    async fn again(&self, player: usize, seed: u64) -> (Client, u64) {
        let mut lots = Lots(seed);
        let mut wait = FIRST_WAIT;
        let mut attempts = 0;
        loop {
            attempts += 1;
            sleep(Duration::from_millis(lots.below(wait))).await;
            let secret = &self.secrets[player];
            match connect(&self.place, secret, &self.game, self.moved).await {
                Ok(client) => return (client, attempts),
                Err(_) => wait = (wait * 2).min(LONGEST_WAIT),
            }
        }
    }
}
