//! A hostile client that writes bytes by hand, against the real server.

use std::collections::BTreeMap;
use std::net::SocketAddr;

use serde_json::{Value, json};
use server::online::Database;
use server::online::http::Standing;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::socket::{request, run_with};

/// An open socket, as far as the network goes, of somebody with a secret made of this number.
async fn upgraded(address: SocketAddr, number: usize) -> TcpStream {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let ask = format!(
        "GET /api/socket?protocol=1 HTTP/1.1\r\nHost: {address}\r\nCookie: totemic={number:032}\r\n\
         Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    stream.write_all(ask.as_bytes()).await.unwrap();
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(stream.read_u8().await.unwrap());
    }
    assert!(head.starts_with(b"HTTP/1.1 101"));
    stream
}

/// A frame of a client: first byte, contents, and a mask that changes nothing.
fn frame(first: u8, contents: &[u8]) -> Vec<u8> {
    let mut bytes = vec![first];
    match u16::try_from(contents.len()).unwrap() {
        length @ 0..126 => bytes.push(0x80 | length as u8),
        length => {
            bytes.push(0x80 | 126);
            bytes.extend(length.to_be_bytes());
        }
    }
    bytes.extend([0; 4]);
    bytes.extend(contents);
    bytes
}

/// Sends and reads until the other side has ended it.
async fn is_shown_out(mut stream: TcpStream, bytes: &[u8]) {
    let (mut reading, mut writing) = stream.split();
    let mut told = Vec::new();
    // What is written to somebody who has gone fails, as it should.
    let (_, _) = tokio::join!(writing.write_all(bytes), reading.read_to_end(&mut told));
}

#[tokio::test]
async fn frames_that_nobody_should_send_end_the_connection_and_nobody_elses() {
    let running = run_with(Database::Memory, Standing::default());
    let mut innocent = upgraded(running.address, 0).await;
    let giant = [&[0x81, 0xff][..], &u64::MAX.to_be_bytes(), &[0; 64]].concat();
    let part = frame(0x01, &[b'x'; 1000]);
    let more = frame(0x00, &[b'x'; 1000]);
    let in_parts = [&part[..], &more.repeat(8)].concat();
    let flood = frame(0x89, b"are you there?").repeat(5000);
    let hostile = [
        ("without a mask", vec![0x81, 2, b'{', b'}']),
        ("an unknown kind", frame(0x83, b"{}")),
        ("reserved bits", frame(0xf1, b"{}")),
        ("no text", frame(0x81, &[0xff, 0xfe])),
        ("a giant that is only announced", giant),
        ("a giant in parts", in_parts),
        ("a part of nothing", frame(0x80, b"{}")),
        ("a flood of pings", flood),
        ("no frame at all", b"GET / HTTP/1.1\r\n\r\n".to_vec()),
    ];
    for (number, (what, bytes)) in hostile.into_iter().enumerate() {
        let stream = upgraded(running.address, 1 + number).await;
        // The last line is the one that is not shown out.
        eprintln!("{what}");
        is_shown_out(stream, &bytes).await;
    }
    let ping = json!({"say": "ping", "stamp": 7}).to_string();
    let ping = frame(0x81, ping.as_bytes());
    innocent.write_all(&ping).await.unwrap();
    let mut told = Vec::new();
    while !String::from_utf8_lossy(&told).contains("\"pong\"") {
        told.push(innocent.read_u8().await.unwrap());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn of_a_hundred_racers_one_gets_the_seat() {
    let folder = tempfile::tempdir().unwrap();
    let file = Database::File(folder.path().join("games.db"));
    let running = run_with(file, Standing::default());
    let address = running.address;
    let wish = json!({"key": "k", "game": "yoxii", "side": "first"}).to_string();
    let (_, body) = request(address, "POST /api/games HTTP/1.1", &wish).await;
    let seated: Value = serde_json::from_str(&body).unwrap();
    let invitation = seated["invitation"].as_str().unwrap();
    let path = format!("POST /api/invitations/{invitation} HTTP/1.1");
    let racers: Vec<_> = (0..100)
        .map(|racer| {
            let path = path.clone();
            let guest = json!({"name": format!("{racer}")}).to_string();
            tokio::spawn(async move { request(address, &path, &guest).await.0 })
        })
        .collect();
    let mut answers = BTreeMap::new();
    for racer in racers {
        let head = racer.await.unwrap();
        let status = head.lines().next().unwrap().to_owned();
        *answers.entry(status).or_insert(0) += 1;
    }
    let expected = [("HTTP/1.1 200 OK", 1), ("HTTP/1.1 409 Conflict", 99)];
    let expected = expected.map(|(status, count)| (status.to_owned(), count));
    assert_eq!(answers, expected.into());
}
