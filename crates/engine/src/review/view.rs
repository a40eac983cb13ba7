//! The review as data: what the command line prints, the browser shows, and both keep.
//!
//! Positions, turns and codes are texts. A value is that of the side that played the turn; the
//! chances are the first player's.

use rules::Game;
use serde::ser::{Serialize, SerializeMap, Serializer};

use super::{Accuracy, Better, Class, Remark, Review, Term, TurnReview};
use crate::score::Score;
use crate::worth::ValueView;

/// The version of the form. A reader that finds another one looks the game through again.
pub const VERSION: u32 = 1;

/// A game and what became of it.
#[derive(serde::Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "GameReview"))]
pub(crate) struct ReviewView {
    /// Of this form; another one is not read.
    #[cfg_attr(test, ts(type = "typeof REVIEW_VERSION"))]
    version: u32,
    #[cfg_attr(test, ts(type = "GameName"))]
    game: &'static str,
    start: String,
    turns: Vec<TurnView>,
    /// The first player's, before every turn and at the end; null: nobody has looked yet.
    chances: Vec<Option<ValueView>>,
    accuracy: BothView,
    /// Where the game turned: indices of at most three turns.
    turning: Vec<usize>,
    nodes: u64,
}

/// How well each side played; null: it had no choice.
#[derive(serde::Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Accuracies"))]
pub(crate) struct BothView {
    first: Option<AccuracyView>,
    second: Option<AccuracyView>,
}

/// How well somebody played.
#[derive(serde::Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Accuracy"))]
pub(crate) struct AccuracyView {
    /// From 0 to 100.
    percent: u32,
    /// Some of it is an estimate.
    estimated: bool,
}

/// A turn of a reviewed game. Values are for whoever played it.
#[derive(serde::Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "TurnReview"))]
pub(crate) struct TurnView {
    turn: String,
    #[cfg_attr(test, ts(type = "PlayerName"))]
    player: &'static str,
    /// What the position was worth; null: nobody has looked yet.
    before: Option<ValueView>,
    /// What the turn is worth; null: nobody has looked yet.
    after: Option<ValueView>,
    #[cfg_attr(test, ts(type = "TurnClass | null"))]
    class: Option<&'static str>,
    /// The class is proven; otherwise it is an estimate, and must be called one.
    settled: bool,
    /// A turn that would have won on the spot.
    missed: Option<String>,
    /// It left a threat standing, which is carried out with this turn.
    threat: Option<String>,
    /// Lost already, it let the opponent end the game at once, though that could be stopped.
    overlooked: bool,
    better: Option<BetterView>,
    /// How the opponent answers best what gave something away, or overlooked the answer.
    answer: Vec<String>,
    remarks: Vec<RemarkView>,
}

/// What would have been better.
#[derive(serde::Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Better"))]
pub(crate) struct BetterView {
    /// The turn and how it could have gone on.
    line: Vec<String>,
    /// The stable code of why it is good.
    reason: &'static str,
}

/// One sentence about a turn: a key of `locales/…/review.ftl` and its variables.
#[derive(serde::Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Remark"))]
pub(crate) struct RemarkView {
    key: String,
    #[cfg_attr(test, ts(type = "Record<string, Term>"))]
    args: Args,
}

/// The variables of a sentence, by name.
struct Args(Vec<(&'static str, Term)>);

impl Serialize for Args {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(Some(self.0.len()))?;
        for (name, term) in &self.0 {
            object.serialize_entry(name, term)?;
        }
        object.end()
    }
}

impl<G: Game> Serialize for Review<G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let [first, second] = self.accuracy.map(|one| one.map(AccuracyView::from));
        let view = ReviewView {
            version: VERSION,
            game: G::NAME,
            start: self.start.to_string(),
            turns: self.turns.iter().map(TurnView::of).collect(),
            chances: self.chances.iter().copied().map(worth).collect(),
            accuracy: BothView { first, second },
            turning: self.turning_points.clone(),
            nodes: self.nodes,
        };
        view.serialize(serializer)
    }
}

impl TurnView {
    fn of<G: Game>(turn: &TurnReview<G>) -> TurnView {
        TurnView {
            turn: turn.turn.to_string(),
            player: turn.player.name(),
            before: worth(turn.before),
            after: worth(turn.after),
            class: turn.class.map(Class::code),
            settled: turn.settled,
            missed: turn.missed.map(|turn| turn.to_string()),
            threat: turn.threat.map(|turn| turn.to_string()),
            overlooked: turn.overlooked,
            better: turn.better.as_ref().map(BetterView::of),
            answer: texts(&turn.answer),
            remarks: turn.remarks().iter().map(RemarkView::of).collect(),
        }
    }
}

impl BetterView {
    fn of<G: Game>(better: &Better<G>) -> BetterView {
        BetterView {
            line: texts(&better.line),
            reason: better.reason.code(),
        }
    }
}

impl RemarkView {
    fn of<T: ToString>(remark: &Remark<T>) -> RemarkView {
        RemarkView {
            key: remark.key(),
            args: Args(remark.variables()),
        }
    }
}

impl From<Accuracy> for AccuracyView {
    fn from(accuracy: Accuracy) -> AccuracyView {
        AccuracyView {
            percent: accuracy.percent,
            estimated: accuracy.estimated,
        }
    }
}

fn worth(score: Option<Score>) -> Option<ValueView> {
    score.map(ValueView::from)
}

fn texts<T: ToString>(turns: &[T]) -> Vec<String> {
    turns.iter().map(ToString::to_string).collect()
}
