//! What is really answered is what `openapi.json` says.

use axum::http::StatusCode;
use serde_json::{Value, json};
use server::online::wire::Order;
use table::OfferKind;

use crate::house::House;

const DOCUMENT: &str = include_str!("../../openapi.json");
/// Logs with every event there is.
const LOGS: &str = include_str!("../../../table/tests/data/logs.tsv");

struct Document(Value);

impl Document {
    fn read() -> Document {
        Document(serde_json::from_str(DOCUMENT).unwrap())
    }

    /// The schema of an answer.
    fn answer(&self, method: &str, path: &str, status: StatusCode) -> &Value {
        let answers = &self.0["paths"][path][method]["responses"];
        let answer = &answers[status.as_str()]["content"]["application/json"]["schema"];
        assert!(answer.is_object(), "{method} {path} {status}: {answers}");
        answer
    }

    fn component(&self, name: &str) -> &Value {
        let schema = &self.0["components"]["schemas"][name];
        assert!(schema.is_object(), "{name}");
        schema
    }

    /// Why a value is not what a schema says: nothing is missing, and nothing is there that the
    /// schema does not know.
    fn fault(&self, schema: &Value, value: &Value) -> Option<String> {
        if let Some(name) = schema["$ref"].as_str() {
            let name = name.rsplit('/').next().unwrap();
            return self.fault(self.component(name), value);
        }
        if let Some(choices) = schema["oneOf"].as_array() {
            let faults = choices.iter().map(|choice| self.fault(choice, value));
            let faults: Vec<_> = faults.collect();
            return match faults.iter().filter(|fault| fault.is_none()).count() {
                1 => None,
                _ => Some(format!("{value} is not one of: {faults:?}")),
            };
        }
        if let Some(names) = schema["enum"].as_array() {
            return (!names.contains(value)).then(|| format!("{value} is none of {names:?}"));
        }
        let kind = match value {
            Value::String(_) => "string",
            Value::Number(_) => "integer",
            Value::Bool(_) => "boolean",
            Value::Array(_) => "array",
            Value::Object(_) => "object",
            Value::Null => "null",
        };
        // One kind, or a list of them.
        let kinds = &schema["type"];
        let known = |kinds: &Vec<Value>| kinds.iter().any(|one| one == kind);
        if kinds != kind && !kinds.as_array().is_some_and(known) {
            return Some(format!("{value} is no {kinds}"));
        }
        match value {
            Value::Array(list) => list
                .iter()
                .find_map(|item| self.fault(&schema["items"], item)),
            Value::Object(fields) => {
                let required = schema["required"].as_array().into_iter().flatten();
                let mut missing =
                    required.filter(|name| value.get(name.as_str().unwrap()).is_none());
                if let Some(missing) = missing.next() {
                    return Some(format!("{value} has no {missing}"));
                }
                fields.iter().find_map(|(name, field)| {
                    let known = schema["properties"].get(name);
                    let known = known.or_else(|| schema.get("additionalProperties"));
                    match known {
                        Some(known) => self.fault(known, field),
                        None => Some(format!("{name} is unknown in {value}")),
                    }
                })
            }
            _ => None,
        }
    }

    fn check(&self, method: &str, path: &str, answer: &(StatusCode, Value)) {
        let schema = self.answer(method, path, answer.0);
        assert_eq!(self.fault(schema, &answer.1), None, "{method} {path}");
    }
}

#[tokio::test]
async fn answers_are_as_they_are_described() {
    let document = Document::read();
    let house = House::new().await;
    let clock = json!({"base": 300_000, "increment": 3000});
    let wish = json!({"key": "k", "game": "oxono", "clock": clock, "side": "first", "name": "Ann"});
    assert_eq!(document.fault(document.component("Wish"), &wish), None);
    let (status, seated, ann) = house.ask("POST", "games", None, Some(wish)).await;
    document.check("post", "/games", &(status, seated.clone()));
    let bad = house.post("games", None, json!({"key": 1})).await;
    document.check("post", "/games", &bad);
    let ann = ann.unwrap();
    let invitation = format!("invitations/{}", seated["invitation"].as_str().unwrap());
    for who in [None, Some(ann.as_str())] {
        let invited = house.get(&invitation, who).await;
        document.check("get", "/invitations/{invitation}", &invited);
        let (status, joined) = house.post(&invitation, who, json!({})).await;
        document.check("post", "/invitations/{invitation}", &(status, joined));
    }
    let missing = house.get("invitations/nothing", None).await;
    document.check("get", "/invitations/{invitation}", &missing);

    let game = seated["game"].as_str().unwrap();
    let mut page = house.page(Some(&ann));
    page.watch(game).await;
    page.play("Xc6-c5").await.ok();
    let offer = OfferKind::Takeback;
    page.order(Order::Offer { offer }).await.ok();
    page.order(Order::Resign).await.ok();
    page.order(Order::Abort).await.ok();
    let shown = house.get(&format!("games/{game}"), Some(&ann)).await;
    assert!(
        shown.1["events"].as_array().unwrap().len() >= 3,
        "{shown:?}"
    );
    document.check("get", "/games/{game}", &shown);
    let record = house.get(&format!("games/{game}/record.json"), None).await;
    document.check("get", "/games/{game}/record.json", &record);
    document.check("get", "/mine", &house.get("mine", Some(&ann)).await);
    document.check("get", "/mine", &house.get("mine", None).await);
    let code = house
        .post("devices/code", Some(&ann), json!({"game": game}))
        .await;
    document.check("post", "/devices/code", &code);
    let code = json!({"code": code.1["code"]});
    document.check(
        "post",
        "/devices",
        &house.post("devices", Some(&ann), code.clone()).await,
    );
    document.check("post", "/devices", &house.post("devices", None, code).await);
}

#[test]
fn events_of_every_kind_are_as_they_are_described() {
    let document = Document::read();
    let event = document.component("Event");
    let mut kinds = std::collections::BTreeSet::new();
    for log in LOGS.lines() {
        for field in log.split('\t') {
            let Ok(Value::Array(events)) = serde_json::from_str(field) else {
                continue;
            };
            for one in events {
                assert_eq!(document.fault(event, &one), None);
                kinds.insert(one["event"].to_string());
            }
        }
    }
    assert_eq!(
        kinds.len(),
        event["oneOf"].as_array().unwrap().len(),
        "{kinds:?}"
    );
}

/// The record as JSON is the record as text.
#[tokio::test]
async fn a_record_comes_as_text_and_as_json() {
    let house = House::new().await;
    let mut pair = house.begin("oxono", None).await;
    let shown = house.get(&format!("games/{}", pair.game), None).await.1;
    let start = shown["events"][0]["start"].as_str().unwrap();
    let position: rules::oxono::Position = start.parse().unwrap();
    let turn = rules::Game::legal_turns(&position)[0].to_string();
    pair.ann.play(&turn).await.unwrap();
    let (_, text) = house
        .get(&format!("games/{}/record", pair.game), None)
        .await;
    let text = text.as_str().unwrap();
    let (status, written) = house
        .get(&format!("games/{}/record.json", pair.game), None)
        .await;
    assert_eq!(status, StatusCode::OK);
    let record = rules::record::read_any(text).unwrap();
    assert_eq!(written, table::record_json(&record));
    assert_eq!(written["turns"], json!([{"turn": turn}]));
    assert_eq!(written["tags"]["Second"], "Bob");
    let none = format!("games/{}/record.json", "0".repeat(20));
    assert_eq!(house.get(&none, None).await.0, StatusCode::NOT_FOUND);
}
