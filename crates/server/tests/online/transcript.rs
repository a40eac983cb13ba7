//! The transcript in `docs/online.md` is what is said.

use std::time::Duration;
use std::{env, fs};

use serde_json::{Value, json};
use server::store::Memory;
use tokio::time::sleep;

use crate::house::{House, Page};

const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/online.md");
const HEAD: &str = "```transcript\n";

struct Scene {
    house: House<Memory>,
    lines: Vec<String>,
    pages: Vec<(&'static str, Page)>,
}

impl Scene {
    async fn post(&mut self, name: &str, path: &str, body: Value) -> (Value, String) {
        self.lines.push(format!("{name} → POST /api/{path} {body}"));
        let asked = self.house.ask("POST", path, None, Some(body)).await;
        let (status, answer, secret) = asked;
        self.lines
            .push(format!("{name} ← {} {answer}", status.as_u16()));
        (answer, secret.unwrap())
    }

    fn connect(&mut self, name: &'static str, secret: &str) {
        self.lines
            .push(format!("{name} → GET /api/socket?protocol=1"));
        self.pages.push((name, self.house.page(Some(secret))));
    }

    async fn say(&mut self, name: &str, message: Value) {
        self.lines.push(format!("{name} → {message}"));
        let page = self.pages.iter().find(|(known, _)| *known == name);
        page.unwrap().1.say_text(&message.to_string()).await;
        self.listen().await;
    }

    /// Writes down what everybody is told.
    async fn listen(&mut self) {
        sleep(Duration::from_millis(10)).await;
        for (name, page) in &mut self.pages {
            while let Some(text) = page.told_now() {
                self.lines.push(format!("{name} ← {text}"));
            }
        }
    }
}

async fn played() -> String {
    let mut scene = Scene {
        house: House::new().await,
        lines: Vec::new(),
        pages: Vec::new(),
    };
    let wish = json!({
        "key": "6f1d", "game": "yoxii", "clock": {"base": 300_000, "increment": 3_000},
        "side": "first", "name": "Ann",
    });
    let (seated, ann) = scene.post("Ann", "games", wish).await;
    let game = &seated["game"];
    scene.connect("Ann", &ann);
    scene.listen().await;
    scene.say("Ann", json!({"say": "pong", "stamp": 1})).await;
    scene
        .say("Ann", json!({"say": "watch", "game": game, "after": 0}))
        .await;
    let path = format!("invitations/{}", seated["invitation"].as_str().unwrap());
    let (_, bob) = scene.post("Bob", &path, json!({"name": "Bob"})).await;
    scene.connect("Bob", &bob);
    scene.listen().await;
    scene
        .say("Bob", json!({"say": "watch", "game": game, "after": 0}))
        .await;
    let (_, shown) = scene
        .house
        .get(&format!("games/{}", game.as_str().unwrap()), None)
        .await;
    let turn = first_turn(&shown["events"]);
    let play = json!({"order": "play", "turn": turn, "after": 1});
    scene
        .say("Ann", json!({"say": "order", "id": "a1", "order": play}))
        .await;
    // No answer came, so it is said again.
    scene
        .say("Ann", json!({"say": "order", "id": "a1", "order": play}))
        .await;
    let early = json!({"order": "play", "turn": turn, "after": 1});
    scene
        .say("Bob", json!({"say": "order", "id": "b1", "order": early}))
        .await;
    scene
        .say("Bob", json!({"say": "greet", "greeting": "good-luck"}))
        .await;
    scene
        .say(
            "Bob",
            json!({"say": "order", "id": "b2", "order": {"order": "resign"}}),
        )
        .await;
    scene.lines.join("\n") + "\n"
}

/// The first legal turn of a game that has just begun.
fn first_turn(events: &Value) -> String {
    use rules::{Game, yoxii};
    let events: Vec<table::Event> = serde_json::from_value(events.clone()).unwrap();
    let table = table::Table::<yoxii::Position>::from_events(events).unwrap();
    table.position().legal_turns()[0].to_string()
}

#[tokio::test(start_paused = true)]
async fn the_transcript_is_what_is_said() {
    let played = played().await;
    let page = fs::read_to_string(PATH).unwrap();
    let (before, rest) = page.split_once(HEAD).unwrap();
    let (kept, after) = rest.split_once("```\n").unwrap();
    if env::var_os("SERVER_WRITE_TRANSCRIPT").is_some() {
        fs::write(PATH, format!("{before}{HEAD}{played}```\n{after}")).unwrap();
    } else {
        assert_eq!(
            kept, played,
            "stale: SERVER_WRITE_TRANSCRIPT=1 cargo test -p totemic-server --test online transcript"
        );
    }
}
