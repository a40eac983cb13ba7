//! What is proven of a position: who wins under best play, and how soon.

use crate::solve::Value;

/// How many turns are left until the game is over, both players' counted, when the winner wins
/// as soon as possible and the loser holds out as long as possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Distance {
    /// So many: the winner cannot do it in fewer, the loser cannot make it more.
    Exactly(u32),
    /// Not more: whatever the loser does, the winner can end the game within this many turns.
    AtMost(u32),
}

impl Distance {
    /// The game takes no more turns than this.
    #[must_use]
    pub const fn most(self) -> u32 {
        match self {
            Distance::Exactly(turns) | Distance::AtMost(turns) => turns,
        }
    }

    /// Is it known to the turn?
    #[must_use]
    pub const fn is_exact(self) -> bool {
        matches!(self, Distance::Exactly(_))
    }

    /// The distance of the position before a turn that led to this one.
    const fn before(self) -> Distance {
        match self {
            Distance::Exactly(turns) => Distance::Exactly(turns + 1),
            Distance::AtMost(turns) => Distance::AtMost(turns + 1),
        }
    }

    /// The one that says more, of two that are true of one position.
    #[must_use]
    pub const fn sharper(self, other: Distance) -> Distance {
        match (self, other) {
            (Distance::AtMost(_), Distance::Exactly(_)) => other,
            (Distance::AtMost(one), Distance::AtMost(two)) if two < one => other,
            _ => self,
        }
    }
}

/// A proven value for the side to move. A draw has no distance: nobody is in a hurry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Proven {
    /// The side to move wins.
    Win(Distance),
    /// Neither side can win.
    Draw,
    /// The side to move loses.
    Loss(Distance),
}

/// People are told a bound up to this; beyond, that the pieces run out says nearly as much.
const TELLING: u32 = 9;

impl Proven {
    /// A value and its distance, which does not matter for a draw.
    #[must_use]
    pub const fn new(value: Value, distance: Distance) -> Proven {
        match value {
            Value::Win => Proven::Win(distance),
            Value::Draw => Proven::Draw,
            Value::Loss => Proven::Loss(distance),
        }
    }

    /// What the position is worth.
    #[must_use]
    pub const fn value(self) -> Value {
        match self {
            Proven::Win(_) => Value::Win,
            Proven::Draw => Value::Draw,
            Proven::Loss(_) => Value::Loss,
        }
    }

    /// How long it takes; `None` for a draw.
    #[must_use]
    pub const fn distance(self) -> Option<Distance> {
        match self {
            Proven::Win(distance) | Proven::Loss(distance) => Some(distance),
            Proven::Draw => None,
        }
    }

    /// The distance, if it is worth a word to a person: exact, or a bound that is near.
    #[must_use]
    pub fn telling(self) -> Option<Distance> {
        let tells = |distance: &Distance| distance.is_exact() || distance.most() <= TELLING;
        self.distance().filter(tells)
    }

    /// The same seen by the opponent.
    #[must_use]
    pub const fn reversed(self) -> Proven {
        match self {
            Proven::Win(distance) => Proven::Loss(distance),
            Proven::Draw => Proven::Draw,
            Proven::Loss(distance) => Proven::Win(distance),
        }
    }

    /// What a turn is worth to whoever plays it, if it leads to a position of which this is
    /// proven.
    #[must_use]
    pub const fn before(self) -> Proven {
        match self {
            Proven::Win(distance) => Proven::Loss(distance.before()),
            Proven::Draw => Proven::Draw,
            Proven::Loss(distance) => Proven::Win(distance.before()),
        }
    }

    /// The one that says more, of two that are true of one position.
    #[must_use]
    pub const fn sharper(self, other: Proven) -> Proven {
        match (self, other) {
            (Proven::Win(one), Proven::Win(two)) => Proven::Win(one.sharper(two)),
            (Proven::Loss(one), Proven::Loss(two)) => Proven::Loss(one.sharper(two)),
            _ => self,
        }
    }

    /// What somebody reaches who chooses among these turns; `None` stands for a turn of which
    /// nothing is proven, and is the answer if it may be the best. Turns that end the game must
    /// be among those that are proven.
    #[must_use]
    pub fn of_choice(turns: impl IntoIterator<Item = Option<Proven>>) -> Option<Proven> {
        let mut seen = Choice::default();
        turns.into_iter().for_each(|turn| seen.add(turn));
        seen.best()
    }
}

/// What has been seen of the turns among which somebody chooses.
#[derive(Default)]
struct Choice {
    /// The soonest win.
    win: Option<Distance>,
    /// A win may be sooner than is known of it.
    vague: bool,
    draw: bool,
    /// The latest loss.
    loss: Option<Distance>,
    unknown: bool,
}

impl Choice {
    fn add(&mut self, turn: Option<Proven>) {
        match turn {
            None => self.unknown = true,
            Some(Proven::Draw) => self.draw = true,
            Some(Proven::Win(distance)) => {
                self.vague |= !distance.is_exact();
                let sooner = |best: Distance| {
                    let (most, new) = (best.most(), distance.most());
                    new < most || new == most && distance.is_exact()
                };
                if self.win.is_none_or(sooner) {
                    self.win = Some(distance);
                }
            }
            Some(Proven::Loss(distance)) => {
                let later = |best: Distance| {
                    let (most, new) = (best.most(), distance.most());
                    new > most || new == most && distance.is_exact()
                };
                if self.loss.is_none_or(later) {
                    self.loss = Some(distance);
                }
            }
        }
    }

    fn best(self) -> Option<Proven> {
        if let Some(distance) = self.win {
            // What is not known to the turn does not end the game at once: it takes two or more.
            let settled = distance.most() <= 2 || !self.vague && !self.unknown;
            return Some(Proven::Win(match distance {
                Distance::Exactly(turns) if !settled => Distance::AtMost(turns),
                _ => distance,
            }));
        }
        if self.unknown {
            return None;
        }
        // The loser takes the longest way. If that is known to the turn, no bound of another
        // reaches beyond it.
        let loss = self.loss.map(Proven::Loss);
        if self.draw { Some(Proven::Draw) } else { loss }
    }
}

#[cfg(test)]
mod tests {
    use super::Distance::{AtMost, Exactly};
    use super::Proven::{Draw, Loss, Win};
    use super::*;

    #[test]
    fn a_choice_is_worth_its_best_turn_and_says_no_more_than_is_known() {
        let cases: [(&[Option<Proven>], Option<Proven>); 13] = [
            (&[], None),
            (&[None], None),
            (&[Some(Loss(Exactly(2))), None], None),
            (&[Some(Draw), None], None),
            (&[Some(Loss(Exactly(2))), Some(Draw)], Some(Draw)),
            (
                &[Some(Win(Exactly(7))), Some(Win(Exactly(3))), Some(Draw)],
                Some(Win(Exactly(3))),
            ),
            // Another turn may win sooner.
            (
                &[Some(Win(Exactly(3))), Some(Win(AtMost(9)))],
                Some(Win(AtMost(3))),
            ),
            (&[Some(Win(Exactly(3))), None], Some(Win(AtMost(3)))),
            (
                &[Some(Win(Exactly(7))), Some(Win(AtMost(5)))],
                Some(Win(AtMost(5))),
            ),
            // None is sooner than at once.
            (
                &[Some(Win(Exactly(1))), Some(Win(AtMost(9))), None],
                Some(Win(Exactly(1))),
            ),
            (
                &[Some(Loss(Exactly(2))), Some(Loss(Exactly(4)))],
                Some(Loss(Exactly(4))),
            ),
            // Nothing holds out longer than the bound says.
            (
                &[Some(Loss(AtMost(4))), Some(Loss(Exactly(4)))],
                Some(Loss(Exactly(4))),
            ),
            (
                &[Some(Loss(Exactly(4))), Some(Loss(AtMost(6)))],
                Some(Loss(AtMost(6))),
            ),
        ];
        for (turns, expected) in cases {
            let found = Proven::of_choice(turns.iter().copied());
            assert_eq!(found, expected, "{turns:?}");
        }
    }

    #[test]
    fn of_two_true_statements_the_sharper_counts() {
        assert_eq!(AtMost(9).sharper(AtMost(7)), AtMost(7));
        assert_eq!(AtMost(7).sharper(AtMost(9)), AtMost(7));
        assert_eq!(AtMost(7).sharper(Exactly(7)), Exactly(7));
        assert_eq!(Exactly(5).sharper(AtMost(9)), Exactly(5));
        assert_eq!(Loss(Exactly(4)).before(), Win(Exactly(5)));
        assert_eq!(Win(AtMost(11)).telling(), None);
        assert_eq!(Win(Exactly(11)).telling(), Some(Exactly(11)));
    }
}
