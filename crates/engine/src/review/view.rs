//! The review as data: what the command line prints, the browser shows, and both keep.
//!
//! Positions, turns and codes are texts. A value is that of the side that played the turn; the
//! chances are the first player's.

use rules::Game;
use serde::ser::{Serialize, SerializeMap, SerializeStruct, Serializer};

use super::{Accuracy, Better, Class, Remark, Review, Term, TurnReview};
use crate::proven::Proven;
use crate::score::Score;

/// The version of the form. A reader that finds another one looks the game through again.
pub const VERSION: u32 = 1;

impl<G: Game> Serialize for Review<G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let [first, second] = self.accuracy;
        let mut object = serializer.serialize_struct("Review", 8)?;
        object.serialize_field("version", &VERSION)?;
        object.serialize_field("game", G::NAME)?;
        object.serialize_field("start", &self.start.to_string())?;
        object.serialize_field("turns", &self.turns)?;
        let chances = self.chances.iter().map(|chance| chance.map(Worth));
        object.serialize_field("chances", &chances.collect::<Vec<_>>())?;
        object.serialize_field("accuracy", &Both { first, second })?;
        object.serialize_field("turning", &self.turning_points)?;
        object.serialize_field("nodes", &self.nodes)?;
        object.end()
    }
}

#[derive(serde::Serialize)]
struct Both {
    first: Option<Accuracy>,
    second: Option<Accuracy>,
}

impl<G: Game> Serialize for TurnReview<G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_struct("TurnReview", 12)?;
        object.serialize_field("turn", &self.turn.to_string())?;
        object.serialize_field("player", self.player.name())?;
        object.serialize_field("before", &self.before.map(Worth))?;
        object.serialize_field("after", &self.after.map(Worth))?;
        object.serialize_field("class", &self.class.map(Class::code))?;
        object.serialize_field("settled", &self.settled)?;
        object.serialize_field("missed", &self.missed.map(|turn| turn.to_string()))?;
        object.serialize_field("threat", &self.threat.map(|turn| turn.to_string()))?;
        object.serialize_field("overlooked", &self.overlooked)?;
        object.serialize_field("better", &self.better)?;
        object.serialize_field("answer", &texts(&self.answer))?;
        let remarks: Vec<_> = self.remarks().into_iter().map(Said).collect();
        object.serialize_field("remarks", &remarks)?;
        object.end()
    }
}

impl<G: Game> Serialize for Better<G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_struct("Better", 2)?;
        object.serialize_field("line", &texts(&self.line))?;
        object.serialize_field("reason", self.reason.code())?;
        object.end()
    }
}

impl Serialize for Accuracy {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_struct("Accuracy", 2)?;
        object.serialize_field("percent", &self.percent)?;
        object.serialize_field("estimated", &self.estimated)?;
        object.end()
    }
}

fn texts<T: ToString>(turns: &[T]) -> Vec<String> {
    turns.iter().map(ToString::to_string).collect()
}

/// A remark: the key of its sentence, and the variables.
struct Said<T>(Remark<T>);

impl<T: ToString> Serialize for Said<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_struct("Remark", 2)?;
        object.serialize_field("key", &self.0.key())?;
        object.serialize_field("args", &Args(self.0.variables()))?;
        object.end()
    }
}

/// The variables of a sentence, by name.
struct Args(Vec<(&'static str, Term)>);

impl Serialize for Args {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(Some(self.0.len()))?;
        for (name, term) in &self.0 {
            match term {
                Term::Number(number) => object.serialize_entry(name, number)?,
                Term::Text(text) => object.serialize_entry(name, text)?,
            }
        }
        object.end()
    }
}

/// A value: proven with its distance, or an estimate in percent.
struct Worth(Score);

impl Serialize for Worth {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Score::Proven(proven) => {
                let mut object = serializer.serialize_struct("Value", 3)?;
                object.serialize_field("type", "proven")?;
                object.serialize_field("outcome", proven.value().name())?;
                object.serialize_field("distance", &Telling::of(proven))?;
                object.end()
            }
            Score::Estimate(_) => {
                let percent = f64::from(self.0.permille()) / 10.0;
                let mut object = serializer.serialize_struct("Value", 2)?;
                object.serialize_field("type", "estimate")?;
                object.serialize_field("percent", &percent)?;
                object.end()
            }
        }
    }
}

#[derive(serde::Serialize)]
struct Telling {
    exact: bool,
    turns: u32,
}

impl Telling {
    fn of(proven: Proven) -> Option<Telling> {
        proven.telling().map(|distance| Telling {
            exact: distance.is_exact(),
            turns: distance.most(),
        })
    }
}
