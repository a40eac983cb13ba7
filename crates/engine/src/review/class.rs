//! How good a turn was.

use crate::proven::{Distance, Proven};
use crate::score::Score;
use crate::solve::Value;

/// How good a turn was, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Class {
    /// There was no other.
    Forced,
    /// Of several turns the only one that keeps what the position is worth.
    Only,
    /// It keeps what the position is worth, and loses no time.
    Best,
    /// It keeps what the position is worth, if not in the shortest way.
    Good,
    /// It gives something away that is far off or hard to punish.
    Inaccurate,
    /// It gives something away that can be punished soon.
    Mistake,
    /// It gives something away that is punished at once or plainly, or lets a win on the spot go.
    Blunder,
}

impl Class {
    /// All classes, the best first.
    pub const ALL: [Class; 7] = [
        Class::Forced,
        Class::Only,
        Class::Best,
        Class::Good,
        Class::Inaccurate,
        Class::Mistake,
        Class::Blunder,
    ];

    /// The stable name; its word has the key `review-class-` and this.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Class::Forced => "forced",
            Class::Only => "only",
            Class::Best => "best",
            Class::Good => "good",
            Class::Inaccurate => "inaccurate",
            Class::Mistake => "mistake",
            Class::Blunder => "blunder",
        }
    }

    /// The mark as it stands behind a turn in a record; empty where it deserves none.
    #[must_use]
    pub const fn mark(self) -> &'static str {
        match self {
            Class::Forced | Class::Best | Class::Good => "",
            Class::Only => "!",
            Class::Inaccurate => "?!",
            Class::Mistake => "?",
            Class::Blunder => "??",
        }
    }

    /// Did it give something away?
    #[must_use]
    pub fn is_fault(self) -> bool {
        self >= Class::Inaccurate
    }

    /// What it counts for accuracy, in percent; nothing where there was no choice.
    #[must_use]
    pub const fn credit(self) -> Option<u32> {
        match self {
            Class::Forced => None,
            Class::Only | Class::Best => Some(100),
            Class::Good => Some(90),
            Class::Inaccurate => Some(60),
            Class::Mistake => Some(30),
            Class::Blunder => Some(0),
        }
    }
}

/// So many of a thousand answers make a punishment plain.
const PLAIN: u32 = 333;

/// The class of a turn of which all is proven: what the position was worth to whoever played it,
/// and what the turn is. `plain` is how many of a thousand answers punish it.
///
/// Between beginners the value changes all the time. What counts is how soon and how plainly a
/// turn could have been punished, and how near the win was that was let go.
pub(super) fn of_proven(before: Proven, turn: Proven, plain: Option<u32>) -> Class {
    if before.value() <= turn.value() {
        return if is_slower(before, turn) {
            Class::Good
        } else {
            Class::Best
        };
    }
    let plain = plain >= Some(PLAIN);
    // Until the opponent has won, this turn counted; until the win that was let go.
    let punished = plies(turn).filter(|_| turn.value() == Value::Loss);
    let missed = plies(before).filter(|_| before.value() == Value::Win);
    let soonest = |distance: Option<u32>, most: u32| distance.is_some_and(|turns| turns <= most);
    if soonest(punished, 2) || soonest(missed, 1) || soonest(punished, 4) && plain {
        Class::Blunder
    } else if soonest(punished, 4) || soonest(missed, 3) || soonest(punished, 6) && plain {
        Class::Mistake
    } else {
        Class::Inaccurate
    }
}

/// No longer than this; a bound serves as well as a number.
fn plies(proven: Proven) -> Option<u32> {
    proven.distance().map(Distance::most)
}

/// Does the turn keep the value in more time than is needed, as is known to the turn?
fn is_slower(before: Proven, turn: Proven) -> bool {
    let exact = |proven: Proven| proven.distance().filter(|distance| distance.is_exact());
    match (exact(before), exact(turn)) {
        (Some(best), Some(played)) => before.value() == turn.value() && best != played,
        _ => false,
    }
}

/// The class of a turn by what a search thinks of the best one and of this one.
pub(super) fn of_estimates(best: Score, turn: Score, is_best: bool) -> Class {
    match best.permille().saturating_sub(turn.permille()) {
        400.. => Class::Blunder,
        200.. => Class::Mistake,
        100.. => Class::Inaccurate,
        _ if is_best => Class::Best,
        _ => Class::Good,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Distance::{AtMost, Exactly};
    use Proven::{Draw, Loss, Win};

    #[test]
    fn severity_follows_from_how_soon_and_how_plainly_it_is_punished() {
        for (before, turn, plain, expected) in [
            (Win(Exactly(5)), Win(Exactly(5)), None, Class::Best),
            (Win(Exactly(1)), Win(Exactly(3)), None, Class::Good),
            (Win(AtMost(9)), Win(Exactly(5)), None, Class::Best),
            (Loss(Exactly(6)), Loss(Exactly(2)), None, Class::Good),
            (Draw, Draw, None, Class::Best),
            // A win on the spot was let go.
            (Win(Exactly(1)), Draw, None, Class::Blunder),
            // The opponent wins at once.
            (Draw, Loss(Exactly(2)), None, Class::Blunder),
            (Draw, Loss(Exactly(4)), Some(100), Class::Mistake),
            (Draw, Loss(Exactly(4)), Some(500), Class::Blunder),
            (Win(Exactly(3)), Draw, None, Class::Mistake),
            (Draw, Loss(Exactly(6)), Some(500), Class::Mistake),
            // Far off and hard to see.
            (Win(Exactly(9)), Loss(AtMost(20)), None, Class::Inaccurate),
            (Draw, Loss(Exactly(8)), Some(900), Class::Inaccurate),
        ] {
            assert_eq!(
                of_proven(before, turn, plain),
                expected,
                "{before:?} {turn:?}"
            );
        }
    }
}
