//! The server is killed again and again while games are played: nothing that was acknowledged
//! is ever lost, and the pages play on by themselves. `CHAOS_ROUNDS` says how often.
#![cfg(unix)]

use std::env;
use std::net::TcpStream;
use std::path::Path;
use std::process::Child;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use rules::{Game, Player, yoxii};
use serde_json::{Value, json};
use table::{Event, Happening, Table};
use tungstenite::client::IntoClientRequest;
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Message, WebSocket};

use super::serving::{ask, end, serve_online};

type Socket = WebSocket<MaybeTlsStream<TcpStream>>;

/// Games that are played at once.
const TABLES: usize = 8;
/// Whoever waits longer for an answer than this has a connection that is dead.
const PATIENCE: Duration = Duration::from_secs(10);

/// Where the server listens just now.
type Address = Arc<Mutex<String>>;

/// One turn that was acknowledged.
struct Acknowledged {
    game: String,
    number: u64,
    turn: String,
}

/// Plays game after game, whatever happens to the server, until it is told to stop.
fn play(name: usize, address: &Address, stop: &AtomicBool) -> Vec<Acknowledged> {
    let mut acknowledged = Vec::new();
    let mut games = 0;
    while !stop.load(Ordering::Relaxed) {
        games += 1;
        let Some((game, secrets)) = begin(&format!("{name}-{games}"), address, stop) else {
            break;
        };
        let mut pending = None;
        let mut is_over = false;
        while !is_over && !stop.load(Ordering::Relaxed) {
            let sockets = secrets
                .each_ref()
                .map(|secret| connect(address, secret, &game));
            let [Some(first), Some(second)] = sockets else {
                thread::sleep(Duration::from_millis(20));
                continue;
            };
            let mut sockets = [first, second];
            let Some(mut table) = watch(&mut sockets) else {
                continue;
            };
            // Until the connection breaks; then the same order again, over a new one.
            while let Some((number, turn)) = play_turn(&mut table, &mut sockets, &mut pending) {
                let game = game.clone();
                acknowledged.push(Acknowledged { game, number, turn });
                if table.ending().is_some() || stop.load(Ordering::Relaxed) {
                    break;
                }
                // As fast as one browser may.
                thread::sleep(Duration::from_millis(30));
            }
            is_over = table.ending().is_some();
        }
    }
    acknowledged
}

/// Begins a game and sits down on both sides: its address and the secrets.
fn begin(key: &str, address: &Address, stop: &AtomicBool) -> Option<(String, [String; 2])> {
    let secret_of = |answer: &str| {
        let rest = answer.split_once("totemic=")?.1;
        Some(rest.split(';').next()?.to_owned())
    };
    let body_of =
        |answer: &str| serde_json::from_str::<Value>(answer.split_once("\r\n\r\n")?.1).ok();
    while !stop.load(Ordering::Relaxed) {
        let here = address.lock().unwrap().clone();
        let attempt = || {
            let wish = json!({"key": key, "game": "yoxii", "side": "first"}).to_string();
            let answer = ask(&here, "POST /api/games", &wish)?;
            let seated = body_of(&answer)?;
            let path = format!("POST /api/invitations/{}", seated["invitation"].as_str()?);
            let joined = ask(&here, &path, "{}")?;
            body_of(&joined)?["game"].as_str()?;
            let game = seated["game"].as_str()?.to_owned();
            Some((game, [secret_of(&answer)?, secret_of(&joined)?]))
        };
        match attempt() {
            Some(begun) => return Some(begun),
            None => thread::sleep(Duration::from_millis(20)),
        }
    }
    None
}

fn connect(address: &Address, secret: &str, game: &str) -> Option<Socket> {
    let here = address.lock().unwrap().clone();
    let url = format!("ws://{here}/api/socket?protocol=1");
    let mut request = url.into_client_request().ok()?;
    let cookie = format!("totemic={secret}").parse().ok()?;
    request.headers_mut().insert("cookie", cookie);
    let stream = TcpStream::connect(&here).ok()?;
    stream.set_read_timeout(Some(PATIENCE)).ok()?;
    let stream = MaybeTlsStream::Plain(stream);
    let (mut socket, _) = tungstenite::client(request, stream).ok()?;
    let watch = json!({"say": "watch", "game": game, "after": 0});
    socket.send(Message::text(watch.to_string())).ok()?;
    Some(socket)
}

/// The game as both are shown it.
fn watch(sockets: &mut [Socket; 2]) -> Option<Table<yoxii::Position>> {
    let mut events = Vec::new();
    for socket in sockets {
        let told = hear(socket, "watching")?;
        events = serde_json::from_value(told["events"].clone()).ok()?;
    }
    let events: Vec<Event> = events;
    Table::from_events(events).ok()
}

/// An order that is not answered yet.
struct Pending {
    by: Player,
    turn: String,
    message: String,
}

/// The player to move plays a turn; nothing if the connection breaks.
fn play_turn(
    table: &mut Table<yoxii::Position>,
    sockets: &mut [Socket; 2],
    pending: &mut Option<Pending>,
) -> Option<(u64, String)> {
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
    let socket = &mut sockets[*by as usize];
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
    Some((number, turn))
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

fn start(database: &Path, address: &Address) -> Child {
    let (child, here) = serve_online(database);
    *address.lock().unwrap() = here;
    child
}

#[test]
fn nothing_that_was_acknowledged_is_lost_when_the_server_is_killed() {
    let rounds = env::var("CHAOS_ROUNDS")
        .ok()
        .and_then(|rounds| rounds.parse().ok());
    let rounds: u64 = rounds.unwrap_or(5);
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("games.db");
    let address = Address::default();
    let mut server = start(&database, &address);
    let stop = Arc::new(AtomicBool::new(false));
    let tables: Vec<_> = (0..TABLES)
        .map(|name| {
            let (address, stop) = (Arc::clone(&address), Arc::clone(&stop));
            thread::spawn(move || play(name, &address, &stop))
        })
        .collect();
    for round in 0..rounds {
        // Different moments, the same each time.
        thread::sleep(Duration::from_millis(100 + round * 7919 % 400));
        end(server, "KILL");
        server = start(&database, &address);
    }
    thread::sleep(Duration::from_millis(500));
    stop.store(true, Ordering::Relaxed);
    let here = address.lock().unwrap().clone();
    let mut count = 0;
    for table in tables {
        for Acknowledged { game, number, turn } in table.join().unwrap() {
            count += 1;
            let answer = ask(&here, &format!("GET /api/games/{game}"), "").unwrap();
            let body = answer.split_once("\r\n\r\n").unwrap().1;
            let shown: Value = serde_json::from_str(body).unwrap();
            let events: Vec<Event> = serde_json::from_value(shown["events"].clone()).unwrap();
            let stored = &events[number as usize - 1].what;
            let expected =
                matches!(stored, Happening::Played { turn: stored, .. } if *stored == turn);
            assert!(expected, "{game} {number} {turn}: {stored:?}");
            // Numbers without gaps, and every turn legal.
            Table::<yoxii::Position>::from_events(events).unwrap();
        }
    }
    assert!(
        count > TABLES * rounds as usize,
        "only {count} turns were played"
    );
    end(server, "TERM");
}
