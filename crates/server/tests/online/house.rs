//! A server in memory, and pages that talk to it without a network.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::ws::Utf8Bytes;
use axum::http::{Request, StatusCode, header};
use serde_json::{Value, json};
use server::online::http::{Online, Standing, router};
use server::online::wire::{Order, Presence, ToPage, ToServer};
use server::online::{Games, Heard, Surroundings, Wire, attend};
use server::store::{Holder, Memory, Store};
use table::{Event, Happening};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::Instant;

/// The clock of the runtime, which tests can stop and move, and chance that is the same each time.
pub(crate) struct Laboratory {
    began: Instant,
    origin: u64,
    drawn: AtomicU64,
}

impl Laboratory {
    pub(crate) fn new(origin: u64) -> Laboratory {
        Laboratory {
            began: Instant::now(),
            origin,
            drawn: AtomicU64::new(origin),
        }
    }
}

impl Surroundings for Laboratory {
    fn now(&self) -> u64 {
        self.origin + self.began.elapsed().as_millis() as u64
    }

    fn fill(&self, bytes: &mut [u8]) -> bool {
        for byte in bytes {
            let drawn = self.drawn.fetch_add(1, Ordering::Relaxed);
            // The finalizer of SplitMix64.
            let mixed = (drawn ^ (drawn >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            *byte = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb) as u8 >> 3;
        }
        true
    }
}

/// A server.
pub(crate) struct House<S> {
    pub(crate) online: Arc<Online<S>>,
    app: Router,
    timekeeper: JoinHandle<()>,
    sessions: Mutex<Vec<JoinHandle<()>>>,
}

impl House<Memory> {
    pub(crate) async fn new() -> House<Memory> {
        House::open(Memory::new(), 1_000_000).await
    }
}

impl<S: Store> House<S> {
    /// Opens a server at this time.
    pub(crate) async fn open(store: S, now: u64) -> House<S> {
        House::open_at(store, now, Standing::default()).await
    }

    /// One that stands somewhere in the world.
    pub(crate) async fn open_at(store: S, now: u64, standing: Standing) -> House<S> {
        let games = Arc::new(Games::new(store, Arc::new(Laboratory::new(now))));
        // A start that fails is tried again, as whoever runs a server does.
        while games.recover().await.is_err() {}
        let timekeeper = tokio::spawn(Arc::clone(&games).keep_time());
        let online = Arc::new(Online::new(games, standing));
        House {
            app: Router::new().nest("/api", router(Arc::clone(&online))),
            online,
            timekeeper,
            sessions: Mutex::default(),
        }
    }

    /// Ends without a word, as a crash does.
    pub(crate) fn crash(self) {
        self.timekeeper.abort();
        for session in self.sessions.lock().unwrap().drain(..) {
            session.abort();
        }
    }

    pub(crate) async fn get(&self, path: &str, who: Option<&str>) -> (StatusCode, Value) {
        let (status, answer, _) = self.ask("GET", path, who, None).await;
        (status, answer)
    }

    pub(crate) async fn post(
        &self,
        path: &str,
        who: Option<&str>,
        body: Value,
    ) -> (StatusCode, Value) {
        let (status, answer, _) = self.ask("POST", path, who, Some(body)).await;
        (status, answer)
    }

    /// Status, answer and the secret that was set.
    pub(crate) async fn ask(
        &self,
        method: &str,
        path: &str,
        who: Option<&str>,
        body: Option<Value>,
    ) -> (StatusCode, Value, Option<String>) {
        use tower::ServiceExt;
        let mut request = Request::builder()
            .method(method)
            .uri(format!("/api/{path}"))
            .header(header::HOST, "127.0.0.1:8686")
            .header(header::CONTENT_TYPE, "application/json");
        if let Some(who) = who {
            request = request.header(header::COOKIE, format!("totemic={who}"));
        }
        let body = body.map_or(Body::empty(), |body| Body::from(body.to_string()));
        let request = request.body(body).unwrap();
        let response = self.app.clone().oneshot(request).await.unwrap();
        let status = response.status();
        let cookie = response.headers().get(header::SET_COOKIE).map(|cookie| {
            let cookie = cookie.to_str().unwrap();
            let pair = cookie.split(';').next().unwrap();
            pair.strip_prefix("totemic=").unwrap().to_owned()
        });
        let bytes = to_bytes(response.into_body(), usize::MAX).await.unwrap();
        let text = String::from_utf8(bytes.to_vec()).unwrap();
        let answer = serde_json::from_str(&text).unwrap_or(Value::String(text));
        (status, answer, cookie)
    }

    /// A page of somebody, or of a stranger.
    pub(crate) fn page(&self, who: Option<&str>) -> Page {
        let (say, heard) = mpsc::channel(64);
        let (tell, told) = mpsc::channel(64);
        let repeats = false;
        self.attend(
            who,
            Line {
                heard,
                tell,
                repeats,
            },
        );
        static PAGES: AtomicU64 = AtomicU64::new(0);
        Page {
            number: PAGES.fetch_add(1, Ordering::Relaxed),
            say,
            told,
            last: 0,
            moved: 1,
            presence: Presence::default(),
            orders: 0,
        }
    }

    /// Attends to the connection of somebody.
    pub(crate) fn attend(&self, who: Option<&str>, line: Line) {
        let holder = who.map(Holder::of_secret);
        let games = Arc::clone(&self.online.games);
        let ending = self.online.ending.subscribe();
        let session = tokio::spawn(attend(games, holder, line, ending, || true));
        self.sessions.lock().unwrap().push(session);
    }

    /// Two players at a new game, the creator first.
    pub(crate) async fn begin(&self, game: &str, clock: Option<(u64, u64)>) -> Pair {
        let clock = clock.map(|(base, increment)| json!({"base": base, "increment": increment}));
        let wish =
            json!({"key": "k", "game": game, "clock": clock, "side": "first", "name": "Ann"});
        let (status, seated, ann) = self.ask("POST", "games", None, Some(wish)).await;
        assert_eq!(status, StatusCode::CREATED, "{seated}");
        let invitation = seated["invitation"].as_str().unwrap().to_owned();
        let path = format!("invitations/{invitation}");
        let (status, joined, bob) = self
            .ask("POST", &path, None, Some(json!({"name": "Bob"})))
            .await;
        assert_eq!(status, StatusCode::OK, "{joined}");
        assert_eq!(joined["game"], seated["game"]);
        let game = seated["game"].as_str().unwrap().to_owned();
        let secrets = [ann.unwrap(), bob.unwrap()];
        let [mut ann, mut bob] = [self.page(Some(&secrets[0])), self.page(Some(&secrets[1]))];
        ann.watch(&game).await;
        bob.watch(&game).await;
        Pair {
            ann,
            bob,
            game,
            secrets,
        }
    }
}

/// Two players.
pub(crate) struct Pair {
    pub(crate) ann: Page,
    pub(crate) bob: Page,
    pub(crate) game: String,
    pub(crate) secrets: [String; 2],
}

/// A connection without a network.
pub(crate) struct Line {
    pub(crate) heard: mpsc::Receiver<String>,
    pub(crate) tell: mpsc::Sender<String>,
    /// Makes a fault of the server: it takes every arrival of an order for another order.
    pub(crate) repeats: bool,
}

/// Stands between the name of an order and the number of its arrival.
pub(crate) const ARRIVAL: char = '~';

impl Line {
    /// A message with another name for the order in it, if there is one.
    fn renamed(message: String, rename: impl Fn(&str) -> String) -> String {
        let mut value: Value = serde_json::from_str(&message).unwrap_or_default();
        let Some(id) = value.get("id").and_then(Value::as_str) else {
            return message;
        };
        value["id"] = rename(id).into();
        value.to_string()
    }
}

impl Wire for Line {
    async fn receive(&mut self) -> Heard {
        static ARRIVALS: AtomicU64 = AtomicU64::new(0);
        let mut heard = self.heard.recv().await;
        if self.repeats {
            let arrival = ARRIVALS.fetch_add(1, Ordering::Relaxed);
            heard = heard.map(|text| Line::renamed(text, |id| format!("{id}{ARRIVAL}{arrival}")));
        }
        heard.map_or(Heard::Gone, Heard::Text)
    }

    async fn send(&mut self, messages: Vec<Utf8Bytes>) -> bool {
        for message in messages {
            let mut text = message.as_str().to_owned();
            if self.repeats {
                text = Line::renamed(text, |id| id.split(ARRIVAL).next().unwrap().to_owned());
            }
            if self.tell.send(text).await.is_err() {
                return false;
            }
        }
        true
    }

    async fn close(&mut self, code: u16) {
        let _ = self.tell.send(format!("closed {code}")).await;
    }
}

/// A page that answers pings and counts what it was told.
pub(crate) struct Page {
    /// Names of orders must not be those of another page.
    number: u64,
    say: mpsc::Sender<String>,
    told: mpsc::Receiver<String>,
    /// The number of the last event.
    pub(crate) last: u64,
    /// The number of the last turn or takeback.
    pub(crate) moved: u64,
    pub(crate) presence: Presence,
    orders: u32,
}

impl Page {
    pub(crate) async fn say(&self, message: &ToServer) {
        self.say_text(&serde_json::to_string(message).unwrap())
            .await;
    }

    pub(crate) async fn say_text(&self, text: &str) {
        let _ = self.say.send(text.to_owned()).await;
    }

    /// The next message as text, whatever it is.
    pub(crate) async fn hear_text(&mut self) -> Option<String> {
        self.told.recv().await
    }

    /// A message that has arrived already.
    pub(crate) fn told_now(&mut self) -> Option<String> {
        self.told.try_recv().ok()
    }

    /// The next message that is no sign of life.
    pub(crate) async fn hear(&mut self) -> ToPage {
        loop {
            let text = self.told.recv().await.expect("the connection has ended");
            let message = serde_json::from_str(&text).unwrap_or_else(|_| panic!("{text}"));
            match &message {
                ToPage::Ping { stamp } => self.say(&ToServer::Pong { stamp: *stamp }).await,
                ToPage::Welcome { .. } => {}
                ToPage::Present { presence } => self.presence = *presence,
                ToPage::Watching {
                    events,
                    after,
                    presence,
                    ..
                } => {
                    self.presence = *presence;
                    self.last = *after;
                    self.follow(events);
                    return message;
                }
                ToPage::Happened { events, .. } => {
                    self.follow(events);
                    return message;
                }
                _ => return message,
            }
        }
    }

    fn follow(&mut self, events: &[Event]) {
        for event in events {
            assert_eq!(event.number, self.last + 1, "a gap");
            self.last = event.number;
            if let Happening::Played { .. } | Happening::TookBack { .. } = event.what {
                self.moved = event.number;
            }
        }
    }

    pub(crate) async fn watch(&mut self, game: &str) -> ToPage {
        let after = self.last;
        let game = game.parse().unwrap();
        self.say(&ToServer::Watch { game, after }).await;
        loop {
            let message = self.hear().await;
            if let ToPage::Watching { .. } | ToPage::Failed { .. } = message {
                return message;
            }
        }
    }

    /// The answer to an order: the number of its event, or why not.
    pub(crate) async fn order(&mut self, order: Order) -> Result<u64, String> {
        self.orders += 1;
        let id = format!("{}-{}", self.number, self.orders);
        self.order_as(&id, order).await
    }

    pub(crate) async fn order_as(&mut self, id: &str, order: Order) -> Result<u64, String> {
        let id = id.to_owned();
        self.say(&ToServer::Order { id, order }).await;
        loop {
            match self.hear().await {
                ToPage::Done { number, .. } => return Ok(number),
                ToPage::Refused { code, .. } => return Err(code),
                _ => {}
            }
        }
    }

    pub(crate) async fn play(&mut self, turn: &str) -> Result<u64, String> {
        let (turn, after) = (turn.to_owned(), self.moved);
        self.order(Order::Play { turn, after }).await
    }

    /// Waits until an event of this number is known.
    pub(crate) async fn reach(&mut self, number: u64) {
        while self.last < number {
            self.hear().await;
        }
    }
}
