//! The server is killed again and again while games are played: nothing that was acknowledged
//! is ever lost, what is stored stays whole, and the pages play on by themselves. `CHAOS_ROUNDS`
//! says how often.
#![cfg(unix)]

use std::env;
use std::path::Path;
use std::process::Child;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use super::players::{Acknowledged, Pair, begin};
use super::serving::{end, serve_online};

/// Games that are played at once.
const TABLES: usize = 8;

/// Where the server listens just now.
type Address = Arc<Mutex<String>>;

/// Plays game after game, whatever happens to the server, until it is told to stop.
fn play(name: usize, address: &Address, stop: &AtomicBool) -> Vec<Acknowledged> {
    let mut acknowledged = Vec::new();
    let mut games = 0;
    let here = || address.lock().unwrap().clone();
    let pause = || thread::sleep(Duration::from_millis(20));
    while !stop.load(Ordering::Relaxed) {
        games += 1;
        let Some((game, secrets)) = begin(&format!("{name}-{games}"), &here()) else {
            pause();
            continue;
        };
        let mut pending = None;
        let mut is_over = false;
        while !is_over && !stop.load(Ordering::Relaxed) {
            let Some(mut pair) = Pair::connect(&here(), &game, &secrets) else {
                pause();
                continue;
            };
            // Until the connection breaks; then the same order again, over a new one.
            loop {
                let played = pair.play_on(1, &mut pending);
                if played.is_empty() || stop.load(Ordering::Relaxed) {
                    break;
                }
                acknowledged.extend(played);
            }
            is_over = pair.table.ending().is_some();
        }
    }
    acknowledged
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
    let rounds: u64 = rounds.unwrap_or(20);
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
        server::verify(&database).unwrap_or_else(|fault| panic!("round {round}: {fault}"));
    }
    thread::sleep(Duration::from_millis(500));
    stop.store(true, Ordering::Relaxed);
    let here = address.lock().unwrap().clone();
    let turns: Vec<_> = tables
        .into_iter()
        .flat_map(|table| table.join().unwrap())
        .collect();
    for turn in &turns {
        turn.check(&here);
    }
    let count = turns.len();
    println!("{count} acknowledged turns in {rounds} rounds, all there");
    assert!(
        count > TABLES * rounds as usize,
        "only {count} turns were played"
    );
    end(server, "TERM");
}
