//! `totemic serve`, with clients that mean no good.
#![cfg(unix)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use super::finished;

/// A server that may have so many files open at once, and its address.
fn serve(files: u32) -> (Child, String) {
    let program = env!("CARGO_BIN_EXE_totemic");
    let script = format!("ulimit -n {files}; exec {program} --json serve --port 0");
    let mut child = Command::new("sh")
        .args(["-c", &script])
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
