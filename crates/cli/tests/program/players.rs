//! Two players without a browser, who play at a server with real sockets.

use std::net::TcpStream;
use std::thread;
use std::time::Duration;

use rules::{Game, Player, yoxii};
use serde_json::{Value, json};
use table::{Event, Happening, Table};
use tungstenite::client::IntoClientRequest;
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Message, WebSocket};

use super::serving::ask;

pub(super) type Socket = WebSocket<MaybeTlsStream<TcpStream>>;

/// Whoever waits longer for an answer than this has a connection that is dead.
const PATIENCE: Duration = Duration::from_secs(10);

/// One turn that was acknowledged.
pub(super) struct Acknowledged {
    pub(super) game: String,
    pub(super) number: u64,
    pub(super) turn: String,
}

impl Acknowledged {
    /// It is there, in a game whose numbers have no gap and whose turns are all legal.
    pub(super) fn check(&self, address: &str) {
        let Acknowledged { game, number, turn } = self;
        let answer = ask(address, &format!("GET /api/games/{game}"), "").unwrap();
        let body = answer.split_once("\r\n\r\n").unwrap().1;
        let shown: Value = serde_json::from_str(body).unwrap();
        let events: Vec<Event> = serde_json::from_value(shown["events"].clone()).unwrap();
        let stored = &events[*number as usize - 1].what;
        let expected = matches!(stored, Happening::Played { turn: stored, .. } if stored == turn);
        assert!(expected, "{game} {number} {turn}: {stored:?}");
        Table::<yoxii::Position>::from_events(events).unwrap();
    }
}

/// Begins a game and sits down on both sides: its address and the secrets. Nothing if it does
/// not work.
pub(super) fn begin(key: &str, address: &str) -> Option<(String, [String; 2])> {
    let secret_of = |answer: &str| {
        let rest = answer.split_once("totemic=")?.1;
        Some(rest.split(';').next()?.to_owned())
    };
    let body_of =
        |answer: &str| serde_json::from_str::<Value>(answer.split_once("\r\n\r\n")?.1).ok();
    let wish = json!({"key": key, "game": "yoxii", "side": "first"}).to_string();
    let answer = ask(address, "POST /api/games", &wish)?;
    let seated = body_of(&answer)?;
    let path = format!("POST /api/invitations/{}", seated["invitation"].as_str()?);
    let joined = ask(address, &path, "{}")?;
    body_of(&joined)?["game"].as_str()?;
    let game = seated["game"].as_str()?.to_owned();
    Some((game, [secret_of(&answer)?, secret_of(&joined)?]))
}

/// Both players at a game, and what they know of it.
pub(super) struct Pair {
    game: String,
    sockets: [Socket; 2],
    pub(super) table: Table<yoxii::Position>,
}

/// An order that is not answered yet. It is said again until it is, over whatever connection.
pub(super) struct Pending {
    by: Player,
    turn: String,
    message: String,
}

impl Pair {
    pub(super) fn connect(address: &str, game: &str, secrets: &[String; 2]) -> Option<Pair> {
        let mut events: Vec<Event> = Vec::new();
        let mut sockets = Vec::new();
        for secret in secrets {
            let mut socket = connect(address, secret, game)?;
            let told = hear(&mut socket, "watching")?;
            events = serde_json::from_value(told["events"].clone()).ok()?;
            sockets.push(socket);
        }
        Some(Pair {
            game: game.to_owned(),
            sockets: sockets.try_into().ok()?,
            table: Table::from_events(events).ok()?,
        })
    }

    /// The player to move plays a turn; nothing if the connection breaks or it is refused.
    pub(super) fn play(&mut self, pending: &mut Option<Pending>) -> Option<Acknowledged> {
        let table = &mut self.table;
        let Pending { by, turn, message } = pending.get_or_insert_with(|| {
            let turns = table.position().legal_turns();
            let turn = turns[table.ply() * 13 % turns.len()].to_string();
            let order = json!({"order": "play", "turn": turn, "after": table.moved()});
            let id = format!("turn-{}", table.moved());
            Pending {
                by: table.to_move(),
                turn,
                message: json!({"say": "order", "id": id, "order": order}).to_string(),
            }
        });
        let socket = &mut self.sockets[*by as usize];
        socket.send(Message::text(message.clone())).ok()?;
        let number = hear(socket, "done")?["number"].as_u64()?;
        let what = Happening::Played {
            by: *by,
            turn: turn.clone(),
            spent: None,
        };
        // It may be there already, from before the server was killed; then it is the same.
        table.follow(Event { number, what }).unwrap();
        let turn = turn.clone();
        *pending = None;
        Some(Acknowledged {
            game: self.game.clone(),
            number,
            turn,
        })
    }

    /// The first player gives up.
    pub(super) fn resign(&mut self) {
        let resign = json!({"say": "order", "id": "end", "order": {"order": "resign"}});
        let socket = &mut self.sockets[0];
        socket.send(Message::text(resign.to_string())).unwrap();
        hear(socket, "done").unwrap();
    }

    /// Plays at most so many turns, as fast as a browser may, until one is not acknowledged.
    pub(super) fn play_on(
        &mut self,
        most: usize,
        pending: &mut Option<Pending>,
    ) -> Vec<Acknowledged> {
        let mut acknowledged = Vec::new();
        while acknowledged.len() < most && self.table.ending().is_none() {
            let Some(turn) = self.play(pending) else {
                break;
            };
            acknowledged.push(turn);
            thread::sleep(Duration::from_millis(30));
        }
        acknowledged
    }
}

fn connect(address: &str, secret: &str, game: &str) -> Option<Socket> {
    let url = format!("ws://{address}/api/socket?protocol=1");
    let mut request = url.into_client_request().ok()?;
    let cookie = format!("totemic={secret}").parse().ok()?;
    request.headers_mut().insert("cookie", cookie);
    let stream = TcpStream::connect(address).ok()?;
    stream.set_read_timeout(Some(PATIENCE)).ok()?;
    let stream = MaybeTlsStream::Plain(stream);
    let (mut socket, _) = tungstenite::client(request, stream).ok()?;
    let watch = json!({"say": "watch", "game": game, "after": 0});
    socket.send(Message::text(watch.to_string())).ok()?;
    Some(socket)
}

/// The next message of this kind; nothing if the connection is gone or refuses.
fn hear(socket: &mut Socket, kind: &str) -> Option<Value> {
    loop {
        let text = socket.read().ok()?.into_text().ok()?;
        let told: Value = serde_json::from_str(&text).ok()?;
        match told["tell"].as_str()? {
            tell if tell == kind => return Some(told),
            "refused" | "failed" => return None,
            "ping" => {
                let pong = json!({"say": "pong", "stamp": told["stamp"]});
                socket.send(Message::text(pong.to_string())).ok()?;
            }
            _ => {}
        }
    }
}
