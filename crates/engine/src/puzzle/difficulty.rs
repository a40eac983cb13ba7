//! How hard a puzzle is: what makes people fail.

use super::{Aim, Puzzle, Theme};
use crate::playable::Playable;

/// What a puzzle looks like to somebody who begins to think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Looks {
    /// So many other turns look at least as good as the right one at first sight.
    pub tempting: u32,
    /// There are so many turns.
    pub turns: u32,
    /// How many plies one must see ahead.
    pub plies: u32,
    /// How many turns are asked for.
    pub asked: u32,
    /// It needs a rule that seldom applies.
    pub unusual: bool,
}

/// To see that a turn holds, one must see that the others lose.
const PLIES_OF_DEFENCE: u32 = 6;

impl Looks {
    /// What a puzzle looks like.
    #[must_use]
    pub fn of<G: Playable>(puzzle: &Puzzle<G>) -> Looks {
        let mut children = Vec::new();
        puzzle.position.expand(&mut children);
        let right = puzzle.line.first();
        let score = children.iter().find(|child| Some(&child.turn) == right);
        let score = score.map_or(0, |child| child.score);
        let tempting = children
            .iter()
            .filter(|child| child.score >= score && Some(&child.turn) != right);
        let unusual = [
            Theme::Enclosed,
            Theme::Teleport,
            Theme::Anywhere,
            Theme::TieBreak,
            Theme::OwnLine,
        ];
        Looks {
            tempting: tempting.count() as u32,
            turns: children.len() as u32,
            plies: match puzzle.aim {
                Aim::Win => puzzle.line.len() as u32,
                Aim::Hold => PLIES_OF_DEFENCE,
            },
            asked: puzzle.asked,
            unusual: unusual.iter().any(|&theme| puzzle.themes.has(theme)),
        }
    }

    /// The right turn looks bad at first: most others look better.
    #[must_use]
    pub const fn seems_bad(&self) -> bool {
        self.tempting * 2 > self.turns
    }

    /// The rating with which a puzzle begins, on the scale of players: who has the same solves
    /// every other.
    #[must_use]
    pub fn rating(&self) -> u16 {
        let tempted = 90 * log2(1 + self.tempting);
        let crowd = 20 * log2(self.turns);
        let depth = 75 * (self.plies.max(1) - 1);
        let asked = 40 * (self.asked.max(1) - 1);
        let bad = if self.seems_bad() { 120 } else { 0 };
        let unusual = if self.unusual { 60 } else { 0 };
        let rating = 500 + tempted + crowd + depth + asked + bad + unusual;
        rating.min(2600) as u16
    }
}

/// The logarithm to the base two, rounded down.
const fn log2(number: u32) -> u32 {
    match number.checked_ilog2() {
        Some(log) => log,
        None => 0,
    }
}

/// A band of ratings, for lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Band {
    /// Below 900.
    Easy,
    /// 900 to 1199.
    Medium,
    /// 1200 to 1499.
    Hard,
    /// 1500 and more.
    Expert,
}

impl Band {
    /// All bands, the easiest first.
    pub const ALL: [Band; 4] = [Band::Easy, Band::Medium, Band::Hard, Band::Expert];

    /// The band of a rating.
    #[must_use]
    pub const fn of(rating: u16) -> Band {
        match rating {
            0..900 => Band::Easy,
            900..1200 => Band::Medium,
            1200..1500 => Band::Hard,
            _ => Band::Expert,
        }
    }

    /// The stable name of the band.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Band::Easy => "easy",
            Band::Medium => "medium",
            Band::Hard => "hard",
            Band::Expert => "expert",
        }
    }
}
