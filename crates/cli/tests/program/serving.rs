//! `totemic serve`, with clients that mean no good.
#![cfg(unix)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use super::finished;
use super::players::{Pair, begin};

/// A server that may have so many files open at once, and its address.
fn serve(files: u32) -> (Child, String) {
    let program = env!("CARGO_BIN_EXE_totemic");
    let script = format!("ulimit -n {files}; exec {program} --json serve --offline --port 0");
    started(Command::new("sh").args(["-c", &script]))
}

/// A server with online play in this file, and its address.
pub(super) fn serve_online(database: &Path) -> (Child, String) {
    let mut program = Command::new(env!("CARGO_BIN_EXE_totemic"));
    program.args(["--json", "serve", "--port", "0", "--database"]);
    started(program.arg(database))
}

/// A server that has said where it listens.
pub(super) fn started(command: &mut Command) -> (Child, String) {
    let mut child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut line = String::new();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    output.read_line(&mut line).unwrap();
    let data: serde_json::Value = serde_json::from_str(&line).unwrap();
    let address = data["address"].as_str().unwrap();
    (child, address.strip_prefix("http://").unwrap().to_owned())
}

/// A client that begins to ask and does not go on.
fn half_request(address: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).unwrap();
    stream
        .write_all(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")
        .unwrap();
    stream
}

/// What a client gets that asks properly; panics if there is no answer for long.
fn answer(address: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    stream
        .set_read_timeout(Some(Duration::from_secs(60)))
        .unwrap();
    let ask = "GET /nowhere HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    stream.write_all(ask.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[test]
fn it_ends_when_it_is_asked_to_whatever_its_clients_do() {
    for signal in ["INT", "TERM"] {
        let (child, address) = serve(256);
        let half = half_request(&address);
        let idle = TcpStream::connect(&address).unwrap();
        // Its answer comes after the others were accepted.
        assert!(answer(&address).starts_with("HTTP/1.1 "));
        let id = child.id().to_string();
        assert!(
            Command::new("kill")
                .args(["-s", signal, &id])
                .status()
                .unwrap()
                .success()
        );
        let output = finished(child);
        assert!(output.status.success(), "{signal}: {output:?}");
        drop((half, idle));
    }
}

#[test]
fn half_requests_lock_nobody_out() {
    let (mut child, address) = serve(64);
    let half: Vec<TcpStream> = (0..200).map(|_| half_request(&address)).collect();
    for _ in 0..3 {
        assert!(answer(&address).starts_with("HTTP/1.1 "));
    }
    drop(half);
    child.kill().unwrap();
    child.wait().unwrap();
}

/// What is answered to a request, head and body; nothing if the connection breaks.
pub(super) fn ask(address: &str, request: &str, body: &str) -> Option<String> {
    let mut stream = TcpStream::connect(address).ok()?;
    let head = format!(
        "{request} HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(head.as_bytes()).ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    Some(answer).filter(|answer| answer.contains("\r\n\r\n"))
}

/// Ends a server by a signal.
pub(super) fn end(mut child: Child, signal: &str) {
    let id = child.id().to_string();
    let sent = Command::new("kill").args(["-s", signal, &id]).status();
    assert!(sent.unwrap().success());
    let code = child.wait().unwrap();
    assert!(signal == "KILL" || code.success(), "{signal}: {code}");
}

#[test]
fn whoever_runs_it_can_ask_how_it_is() {
    // A port that was free a moment ago.
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = free.local_addr().unwrap().port().to_string();
    drop(free);
    let mut program = Command::new(env!("CARGO_BIN_EXE_totemic"));
    program.args(["--json", "serve", "--port", "0", "--database", ":memory:"]);
    let (child, _) = started(program.args(["--health", &port]));
    let health = format!("127.0.0.1:{port}");
    for (path, expected) in [
        ("healthz", "alive"),
        ("readyz", "ready"),
        ("metrics", "totemic_sockets 0"),
    ] {
        let answer = ask(&health, &format!("GET /{path}"), "").unwrap();
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
        assert!(answer.contains(expected), "{answer}");
    }
    end(child, "TERM");
}

#[test]
fn an_online_game_outlives_the_server_however_it_ends_and_can_be_copied() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("games.db");
    let mut path = String::new();
    for signal in ["KILL", "TERM", "INT"] {
        let (child, address) = serve_online(&database);
        if path.is_empty() {
            let wish = r#"{"key":"k","game":"oxono","side":"first"}"#;
            let answer = ask(&address, "POST /api/games", wish).unwrap();
            assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
            let body = answer.split_once("\r\n\r\n").unwrap().1;
            let seated: serde_json::Value = serde_json::from_str(body).unwrap();
            path = format!("GET /api/games/{}", seated["game"].as_str().unwrap());
        }
        let shown = ask(&address, &path, "").unwrap();
        assert!(shown.starts_with("HTTP/1.1 200"), "{signal}: {shown}");

        let second = Command::new(env!("CARGO_BIN_EXE_totemic"))
            .args(["--lang", "en", "serve", "--port", "0", "--database"])
            .arg(&database)
            .output()
            .unwrap();
        let said = String::from_utf8(second.stderr).unwrap();
        assert_eq!(second.status.code(), Some(2), "{said}");
        assert!(said.contains("Another program already uses"), "{said}");

        let copy = folder.path().join(format!("{signal}.db"));
        let copied = Command::new(env!("CARGO_BIN_EXE_totemic"))
            .arg("backup")
            .arg(&copy)
            .arg("--database")
            .arg(&database)
            .status()
            .unwrap();
        assert!(copied.success() && copy.exists());
        end(child, signal);
    }
    let (child, address) = serve_online(&folder.path().join("TERM.db"));
    let shown = ask(&address, &path, "").unwrap();
    assert!(shown.starts_with("HTTP/1.1 200"));
    end(child, "TERM");
}

#[test]
fn the_log_tells_what_happens_and_no_secrets() {
    let mut program = Command::new(env!("CARGO_BIN_EXE_totemic"));
    program.args(["--json", "serve", "--port", "0", "--database", ":memory:"]);
    let mut child = program
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    output.read_line(&mut line).unwrap();
    let told: serde_json::Value = serde_json::from_str(&line).unwrap();
    let address = told["address"].as_str().unwrap();
    let address = address.strip_prefix("http://").unwrap().to_owned();

    let (game, secrets) = begin("k", &address).unwrap();
    let mut pair = Pair::connect(&address, &game, &secrets).unwrap();
    pair.resign();
    let foreign = ask(&address, "GET /api/mine?secret", "").unwrap();
    assert!(foreign.starts_with("HTTP/1.1 200"));
    let mut stream = TcpStream::connect(&address).unwrap();
    let ask = "GET /api/mine HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n";
    stream.write_all(ask.as_bytes()).unwrap();
    stream.read_to_string(&mut String::new()).unwrap();
    let id = child.id().to_string();
    Command::new("kill").arg(&id).status().unwrap();
    let log = String::from_utf8(finished(child).stderr).unwrap();
    for told in [
        "listening",
        "a game has begun",
        "a game has ended",
        "unknown-host",
        "everything is stored",
    ] {
        assert!(log.contains(told), "{told}: {log}");
    }
    for secret in [&game, &secrets[0], &secrets[1], &"evil.example".to_owned()] {
        assert!(!log.contains(secret.as_str()), "{secret}: {log}");
    }
}
