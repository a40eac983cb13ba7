//! What online play bears: `cargo xtask load`. The client and the servers share one machine; the
//! servers are processes of their own, the real program and beside it a bare echo of the same
//! libraries. Prints figures as JSON.

mod client;
mod echo;
mod figures;
mod pair;
mod program;

use std::error::Error;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::task::JoinSet;
use tokio::time::Instant;

use client::Place;
use figures::Figures;
use pair::Pair;
use program::Program;

type Outcome<T> = Result<T, Box<dyn Error + Send + Sync>>;

/// So many games are begun at once.
const AT_ONCE: usize = 64;

/// What is asked for on the command line.
struct Options {
    program: PathBuf,
    /// Sockets of players who wait.
    sockets: usize,
    /// Games in which turns are played, and how many turns a second in all of them together.
    games: usize,
    turns: usize,
    /// Games, or echoing sockets, that go as fast as they can.
    concurrency: usize,
    seconds: u64,
}

impl Options {
    fn read(mut words: impl Iterator<Item = String>) -> Outcome<Options> {
        let mut options = Options {
            program: words.next().ok_or("the program is missing")?.into(),
            sockets: 10_000,
            games: 500,
            turns: 500,
            concurrency: 1_000,
            seconds: 30,
        };
        while let Some(name) = words.next() {
            let number: usize = words.next().ok_or("a number is missing")?.parse()?;
            match name.as_str() {
                "--sockets" => options.sockets = number,
                "--games" => options.games = number,
                "--turns" => options.turns = number,
                "--concurrency" => options.concurrency = number,
                "--seconds" => options.seconds = number as u64,
                _ => return Err(format!("{name} is not understood").into()),
            }
        }
        Ok(options)
    }

    fn time(&self) -> Duration {
        Duration::from_secs(self.seconds)
    }
}

#[tokio::main]
async fn main() -> Outcome<()> {
    let mut words = std::env::args().skip(1);
    server::raise_open_files();
    if std::env::args().nth(1).as_deref() == Some("echo") {
        return echo::serve().await;
    }
    let options = Options::read(&mut words)?;
    let echo = echo_flat_out(&options).await?;
    let flat_out = games_flat_out(&options).await?;
    let ratio = flat_out["per_second"].as_f64().unwrap_or(0.0)
        / echo["per_second"].as_f64().unwrap_or(f64::INFINITY);
    let (many, restart) = many_sockets(&options).await?;
    let report = json!({
        "processors": std::thread::available_parallelism()?.get(),
        "many_sockets": many,
        "restart": restart,
        "flat_out": flat_out,
        "bare_echo": echo,
        "flat_out_to_echo": figures::rounded(ratio),
    });
    println!("{}", serde_json::to_string_pretty(&report)?);
    Ok(())
}

fn said(what: &str) {
    eprintln!("{what} …");
}

async fn echo_flat_out(options: &Options) -> Outcome<Value> {
    said("the bare echo");
    let mut program = Program::start_echo()?;
    let place = Place::new(program.address);
    let mut tasks = JoinSet::new();
    let end = Instant::now() + options.time();
    for _ in 0..options.concurrency {
        let place = Arc::clone(&place);
        tasks.spawn(async move { echo::ask(&place, end).await });
    }
    let figures = gathered(tasks).await?;
    let cpu = program.processor_time()?;
    program.end("KILL").await?;
    Ok(figures.report(options.time(), options.concurrency, cpu))
}

async fn games_flat_out(options: &Options) -> Outcome<Value> {
    said("games as fast as they go");
    let folder = tempfile::tempdir()?;
    let database = folder.path().join("games.db");
    let mut program = Program::start(&options.program, &database, None)?;
    let place = Place::new(program.address);
    let pairs = begin(&place, options.concurrency).await?;
    let before = program.processor_time()?;
    let mut tasks = JoinSet::new();
    let end = Instant::now() + options.time();
    for pair in pairs {
        tasks.spawn(pair.play_flat_out(end));
    }
    let figures = gathered(tasks).await?;
    let cpu = program.processor_time()? - before;
    program.end("TERM").await?;
    Ok(figures.report(options.time(), options.concurrency, cpu))
}

/// Many who wait and some who play; then the server restarts, and all who waited play.
async fn many_sockets(options: &Options) -> Outcome<(Value, Value)> {
    let folder = tempfile::tempdir()?;
    let database = folder.path().join("games.db");
    let mut program = Program::start(&options.program, &database, None)?;
    let place = Place::new(program.address);
    let empty = program.memory()?;
    said("players who wait");
    let begun = Instant::now();
    let (stop, stopped) = watch::channel(false);
    let mut waiting = wait(&place, options.sockets / 2, &stopped).await?;
    let connected = begun.elapsed();
    let with_sockets = program.memory()?;
    said("turns among them");
    let players = begin(&place, options.games).await?;
    let before = program.processor_time()?;
    let period = Duration::from_secs_f64(options.games as f64 / options.turns as f64);
    let mut playing = JoinSet::new();
    let end = Instant::now() + options.time();
    for pair in players {
        playing.spawn(pair.play_at(period, end));
    }
    let figures = gathered(playing).await?;
    let cpu = program.processor_time()? - before;
    let at_last = program.memory()?;
    let sockets = options.sockets as u64;
    let mut many = figures.report(options.time(), options.games, cpu);
    many["waiting_sockets"] = json!(sockets);
    many["seconds_to_begin"] = json!(figures::rounded(connected.as_secs_f64()));
    many["memory"] = json!({
        "at_first": empty,
        "with_sockets": with_sockets,
        "after_the_turns": at_last,
        "bytes_per_socket": with_sockets.saturating_sub(empty) / sockets.max(1),
    });

    said("a restart");
    let down = Instant::now();
    stop.send_replace(true);
    let mut returning = JoinSet::new();
    while let Some(pair) = waiting.join_next().await {
        let pair = pair??;
        returning.spawn(pair.come_back());
    }
    let address: SocketAddr = program.address;
    program.end("TERM").await?;
    let ended = down.elapsed();
    let mut program = Program::start(&options.program, &database, Some(address))?;
    let up = Instant::now();
    let mut attempts = 0;
    while let Some(done) = returning.join_next().await {
        attempts += done??;
    }
    let restart = json!({
        "clients": sockets,
        "attempts": attempts,
        "seconds_to_end": figures::rounded(ended.as_secs_f64()),
        "seconds_to_listen": figures::rounded((up - down).as_secs_f64() - ended.as_secs_f64()),
        "seconds_until_the_last_has_played": figures::rounded(up.elapsed().as_secs_f64()),
        "memory": program.memory()?,
    });
    program.end("TERM").await?;
    Ok((many, restart))
}

/// Players who have made two turns and wait from then on, as soon as all do.
async fn wait(
    place: &Arc<Place>,
    games: usize,
    stop: &watch::Receiver<bool>,
) -> Outcome<JoinSet<Outcome<Pair>>> {
    let places = Arc::new(Semaphore::new(AT_ONCE));
    let (ready, mut all) = mpsc::unbounded_channel();
    let mut tasks = JoinSet::new();
    for number in 0..games {
        let (place, places) = (Arc::clone(place), Arc::clone(&places));
        let (ready, stop) = (ready.clone(), stop.clone());
        tasks.spawn(async move {
            let one = places.acquire_owned().await?;
            let mut pair = Pair::begin(place, number).await?;
            pair.play().await?;
            pair.play().await?;
            drop(one);
            ready.send(())?;
            pair.wait(stop).await
        });
    }
    for _ in 0..games {
        tokio::select! {
            _ = all.recv() => {}
            Some(ended) = tasks.join_next() => {
                ended??;
                return Err("somebody does not wait".into());
            }
        }
    }
    Ok(tasks)
}

/// Games with both players in their seats.
async fn begin(place: &Arc<Place>, games: usize) -> Outcome<Vec<Pair>> {
    let places = Arc::new(Semaphore::new(AT_ONCE));
    let mut tasks = JoinSet::new();
    for number in 0..games {
        let (place, places) = (Arc::clone(place), Arc::clone(&places));
        tasks.spawn(async move {
            let _one = places.acquire_owned().await?;
            Pair::begin(place, number).await
        });
    }
    let mut pairs = Vec::with_capacity(games);
    while let Some(pair) = tasks.join_next().await {
        pairs.push(pair??);
    }
    Ok(pairs)
}

async fn gathered(mut tasks: JoinSet<Outcome<Figures>>) -> Outcome<Figures> {
    let mut all = Figures::default();
    while let Some(figures) = tasks.join_next().await {
        all.add(figures??);
    }
    Ok(all)
}
