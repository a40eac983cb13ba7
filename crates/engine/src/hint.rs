//! A hint: a good turn and a short reason for it, as data that can be put into any language.

use rules::{Game, Square, Variable};

use crate::game::EngineGame;
use crate::playable::Playable;
use crate::player::quick_findings;
use crate::proven::{Distance, Proven};
use crate::score::{Score, WIN};
use crate::search::Findings;

/// A turn and why it is good.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hint<G: Game> {
    /// The turn.
    pub turn: G::Turn,
    /// What it is worth to the side to move.
    pub score: Score,
    /// Why this turn.
    pub reason: Reason,
}

/// A rank or a file of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Row {
    /// The rank with this number.
    Rank(u8),
    /// The file with this letter.
    File(char),
}

/// Why a turn is good. Each reason has a sentence in `locales/*/hints.ftl`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// It wins on the spot.
    WinsAtOnce,
    /// It wins by force, and is known how soon.
    WinsIn {
        /// Turns of both players, this one included.
        distance: Distance,
    },
    /// It wins, as is proven, but not soon or not known how soon.
    Wins,
    /// All other turns lose at once.
    OnlyTurn,
    /// OXONO: it keeps the opponent from completing a line here.
    StopsLine {
        /// Where the line would be.
        row: Row,
    },
    /// The opponent has this many safe answers: they do not lose at once.
    LeavesAnswers {
        /// At most three.
        count: u32,
    },
    /// OXONO: it makes three in an open row.
    MakesThree {
        /// Where.
        row: Row,
    },
    /// YOXII: the points around the totem are in favour.
    KeepsPoints {
        /// Own points around the totem.
        own: u32,
        /// The opponent's.
        other: u32,
    },
    /// YOXII: the opponent can move the totem to few squares.
    LeavesWays {
        /// How many.
        count: u32,
    },
    /// Everything loses; this is hardest for the opponent to refute.
    HoldsOut,
    /// It holds the draw, as is proven.
    HoldsDraw,
    /// The search likes it best, and no short reason fits.
    SeemsBest,
}

impl Reason {
    /// The stable name of the reason; its sentence has the key `hint-` and this.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Reason::WinsAtOnce => "wins-at-once",
            Reason::WinsIn {
                distance: Distance::Exactly(_),
            } => "wins-in",
            Reason::WinsIn {
                distance: Distance::AtMost(_),
            } => "wins-within",
            Reason::Wins => "wins",
            Reason::OnlyTurn => "only-turn",
            Reason::StopsLine { row: Row::Rank(_) } => "stops-rank",
            Reason::StopsLine { row: Row::File(_) } => "stops-file",
            Reason::LeavesAnswers { .. } => "leaves-answers",
            Reason::MakesThree { row: Row::Rank(_) } => "makes-three-rank",
            Reason::MakesThree { row: Row::File(_) } => "makes-three-file",
            Reason::KeepsPoints { .. } => "keeps-points",
            Reason::LeavesWays { .. } => "leaves-ways",
            Reason::HoldsOut => "holds-out",
            Reason::HoldsDraw => "holds-draw",
            Reason::SeemsBest => "seems-best",
        }
    }

    /// The variables of the sentence, by name.
    #[must_use]
    pub fn variables(self) -> Vec<(&'static str, Variable)> {
        let number = |name, number| vec![(name, Variable::Number(number))];
        match self {
            Reason::WinsIn { distance } => number("turns", distance.most()),
            Reason::LeavesAnswers { count } | Reason::LeavesWays { count } => {
                number("count", count)
            }
            Reason::StopsLine { row } | Reason::MakesThree { row } => match row {
                Row::Rank(rank) => number("rank", u32::from(rank)),
                Row::File(file) => vec![("file", Variable::Letter(file))],
            },
            Reason::KeepsPoints { own, other } => vec![
                ("own", Variable::Number(own)),
                ("other", Variable::Number(other)),
            ],
            _ => Vec::new(),
        }
    }
}

/// What only the game itself can say in favour of a turn.
pub trait Explain: Playable {
    /// A reason that this game knows, for a turn that leads from `before` to `after`.
    fn explain(before: &Self, turn: Self::Turn, after: &Self) -> Option<Reason>;
}

/// A hint for the side to move; `None` if the game is over. Takes a fraction of a second.
#[must_use]
pub fn hint<G: EngineGame>(position: &G) -> Option<Hint<G>> {
    from_findings(position, &quick_findings(position)?)
}

/// The hint that a search's findings give; `None` if there is no turn.
#[must_use]
pub fn from_findings<G: Explain>(position: &G, findings: &Findings<G>) -> Option<Hint<G>> {
    let line = findings.lines.first()?;
    let turn = *line.turns.first()?;
    Some(Hint {
        turn,
        score: line.score,
        reason: reason(position, turn, line.score),
    })
}

fn reason<G: Explain>(position: &G, turn: G::Turn, score: Score) -> Reason {
    let mut after = *position;
    after.play_unchecked(turn);
    if let Score::Proven(proven) = score {
        return match (proven, proven.telling()) {
            (Proven::Win(_), _) if after.outcome().is_some() => Reason::WinsAtOnce,
            (Proven::Win(_), Some(distance)) => Reason::WinsIn { distance },
            (Proven::Win(_), None) => Reason::Wins,
            (Proven::Draw, _) => Reason::HoldsDraw,
            (Proven::Loss(_), _) => Reason::HoldsOut,
        };
    }
    if after.outcome().is_some() {
        return Reason::HoldsDraw;
    }
    let others = position.legal_turns();
    let safe = others.iter().filter(|&&other| {
        let mut after = *position;
        after.play_unchecked(other);
        winning_answers(&after).is_empty()
    });
    if others.len() > 1 && safe.count() == 1 {
        return Reason::OnlyTurn;
    }
    if let Some(reason) = G::explain(position, turn, &after) {
        return reason;
    }
    match safe_answers(&after) {
        count @ 1..=3 => Reason::LeavesAnswers { count },
        _ => Reason::SeemsBest,
    }
}

/// The turns that win on the spot.
pub(crate) fn winning_answers<G: Playable>(position: &G) -> Vec<G::Turn> {
    let mut children = Vec::new();
    position.expand(&mut children);
    let wins = children
        .iter()
        .filter(|child| child.ended && child.score == WIN);
    wins.map(|child| child.turn).collect()
}

/// How many turns there are that do not lose on the spot or to the opponent's next turn.
pub(crate) fn safe_answers<G: Playable>(position: &G) -> u32 {
    let mut children = Vec::new();
    position.expand(&mut children);
    let safe = children.iter().filter(|child| {
        if child.ended {
            return child.score >= 0;
        }
        let mut after = *position;
        after.play_unchecked(child.turn);
        winning_answers(&after).is_empty()
    });
    safe.count() as u32
}

/// The rank or the file that a set of squares lies on, told by two of them.
pub(crate) fn row_of(one: Square, other: Square) -> Row {
    if one.rank() == other.rank() {
        Row::Rank(one.rank() + 1)
    } else {
        Row::File(char::from(b'a' + one.file()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{oxono, yoxii};

    fn check<G: Explain>(position: &str, turn: &str, expected: Reason) {
        let position: G = position.parse().unwrap();
        let turn: G::Turn = turn.parse().unwrap();
        assert!(position.is_legal(turn));
        assert_eq!(reason(&position, turn, Score::Estimate(0)), expected);
    }

    #[test]
    fn reasons_fit_the_turn() {
        let won: oxono::Position = "6/6/+5/X2@1o/X2x2/X1o3 p".parse().unwrap();
        let hint = hint(&won).unwrap();
        assert_eq!(hint.reason, Reason::WinsAtOnce);
        // Black has three on file a and would complete them on a4.
        check::<oxono::Position>(
            "6/6/2+3/x2@1O/o2X2/x1O3 p",
            "Xb4-a4",
            Reason::StopsLine {
                row: Row::File('a'),
            },
        );
        check::<yoxii::Position>(
            "3/5/2DC3/3T3/3d3/5/3 r",
            "c3-1d4",
            Reason::KeepsPoints { own: 5, other: 0 },
        );
    }
}
