//! Eight opponents for people, from a beginner to full strength.
//!
//! A level is a way of looking at the board. It has a first impression of every turn, blurred
//! the more the weaker it is; it looks closer at the most promising few, as many plies ahead as
//! it can; and it plays what then seems best. So a weak level sees what is near and misses what
//! is far. It never plays without looking: a win on the spot is taken at every level, and a won
//! position that it recognises is finished.

use std::convert::Infallible;

use crate::game::EngineGame;
use crate::order::best_first;
use crate::playable::{Child, Playable};
use crate::random::Random;
use crate::score::{PROVEN, WIN};
use crate::search::{Limits, Nodes, TranspositionTable, judge, search};

/// How strong an opponent is: 1 to 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// The weakest.
    pub const WEAKEST: Level = Level(1);
    /// Full strength.
    pub const FULL: Level = Level(8);

    /// The level with this number, if it is 1 to 8.
    #[must_use]
    pub const fn new(number: u8) -> Option<Level> {
        if number >= 1 && number <= 8 {
            Some(Level(number))
        } else {
            None
        }
    }

    /// All levels, the weakest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (1..=8).map(Level)
    }

    /// 1 to 8.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// How this level looks at a game; `None` for full strength.
    #[must_use]
    pub fn style<G: EngineGame>(self) -> Option<Style> {
        G::STYLES.get(usize::from(self.0) - 1).copied()
    }
}

/// How a level below full strength looks at the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Like a person.
    Glance(Glance),
    /// By a search of this many positions: for the levels that few people beat.
    Search {
        /// Positions to look at.
        nodes: u64,
    },
}

impl Style {
    /// The style of a person.
    #[must_use]
    pub const fn glance(depth: u32, width: usize, blur: i32, careless: usize) -> Style {
        Style::Glance(Glance {
            depth,
            width,
            blur,
            careless,
        })
    }
}

/// How a person looks at the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glance {
    /// How many plies it looks ahead.
    pub depth: u32,
    /// How many turns it looks at closely; fewer, the deeper it looks.
    pub width: usize,
    /// How blurred its impressions are, in hundredths of a logit.
    pub blur: i32,
    /// How often, in a hundred turns, it does not think of the opponent's answers at all.
    pub careless: usize,
}

/// With fewer pieces on the board, levels that search play by a glance, too: many turns are
/// equally good there, and no two games should begin alike.
const OPENING: u32 = 4;
const IN_THE_OPENING: Glance = Glance {
    depth: 3,
    width: 16,
    blur: 10,
    careless: 0,
};

/// The turn that an opponent of this level plays; `None` if the game is over. The same seed
/// gives the same turn; a game should keep its seed.
#[must_use]
pub fn choose<G: EngineGame>(position: &G, level: Level, seed: u64) -> Option<G::Turn> {
    let full = || Ok::<_, Infallible>(crate::player::quick(position));
    let Ok(turn) = choose_or(position, level, seed, &|| false, full);
    turn
}

/// The same for somebody who has a player of full strength: `full` asks it.
///
/// # Errors
/// Those of `full`.
pub fn choose_or<G: EngineGame, E>(
    position: &G,
    level: Level,
    seed: u64,
    stop: &(dyn Fn() -> bool + Sync),
    full: impl FnOnce() -> Result<Option<G::Turn>, E>,
) -> Result<Option<G::Turn>, E> {
    match level.style::<G>() {
        Some(style) => {
            let limits = Limits::default();
            Ok(choose_in_style(position, &style, seed, limits, stop))
        }
        None => full(),
    }
}

/// The turn that a player of this style plays; `None` if the game is over. The limits of depth
/// and nodes only cut it short: it looks no farther than its style. `stop` is asked often whether
/// to stop and play what seems best so far.
#[must_use]
pub fn choose_in_style<G: Playable>(
    position: &G,
    style: &Style,
    seed: u64,
    limits: Limits,
    stop: &(dyn Fn() -> bool + Sync),
) -> Option<G::Turn> {
    match *style {
        Style::Glance(glance) => at_a_glance(position, glance, seed, limits, stop),
        Style::Search { .. } if position.pieces_placed() < OPENING => {
            at_a_glance(position, IN_THE_OPENING, seed, limits, stop)
        }
        Style::Search { nodes } => {
            let mut table = TranspositionTable::new(4).ok()?;
            let limits = Limits {
                nodes: nodes.min(limits.nodes),
                depth: limits.depth,
                ..Limits::default()
            };
            search(position, &mut table, limits, stop, &mut |_| {}).best()
        }
    }
}

fn at_a_glance<G: Playable>(
    position: &G,
    style: Glance,
    seed: u64,
    limits: Limits,
    stop: &(dyn Fn() -> bool + Sync),
) -> Option<G::Turn> {
    let mut random = Random::new(seed ^ position.key());
    let mut turns = Vec::new();
    position.expand(&mut turns);
    for turn in &mut turns {
        turn.order = turn.score;
    }
    let blur = Blur {
        seed: random.bits(),
        width: style.blur,
    };
    blur.rank::<G>(&mut turns);
    let careless = random.below(100) < style.careless;
    if careless || turns.first().is_some_and(|turn| turn.score == WIN) {
        return turns.first().map(|turn| turn.turn);
    }
    let table = TranspositionTable::new(2).ok()?;
    let mut nodes = Nodes::up_to(limits.nodes);
    let mut width = style.width.max(1);
    for depth in 2..=style.depth.min(limits.depth) {
        let mut looked_at = 0;
        // If all that it looked at loses, it looks at the others, too.
        while looked_at < turns.len() && (looked_at == 0 || best(&turns[..looked_at]) <= -PROVEN) {
            let more = (looked_at + width).min(turns.len());
            let closer = &mut turns[looked_at..more];
            if !judge(position, closer, depth, &table, &mut nodes, stop) {
                blur.rank::<G>(&mut turns);
                return turns.first().map(|turn| turn.turn);
            }
            looked_at = more;
        }
        turns.truncate(looked_at);
        blur.rank::<G>(&mut turns);
        if turns.first().is_some_and(|turn| turn.order >= PROVEN) {
            break;
        }
        width = (width / 2).max(4);
    }
    turns.first().map(|turn| turn.turn)
}

fn best<T>(turns: &[Child<T>]) -> i32 {
    turns.iter().map(|turn| turn.order).max().unwrap_or(-WIN)
}

/// Sees every turn a little better or worse than it is, each always in the same way.
struct Blur {
    seed: u64,
    width: i32,
}

impl Blur {
    /// Sorts the turns by their blurred value, the best first. What is proven is seen sharply.
    fn rank<G: Playable>(&self, turns: &mut [Child<G::Turn>]) {
        best_first(turns, |turn| match turn.order.abs() {
            PROVEN.. => turn.order,
            _ => turn.order + self.error(G::code(turn.turn)),
        });
    }

    /// About normally distributed, with `width` as standard deviation.
    fn error(&self, code: u16) -> i32 {
        let mut random = Random::new(self.seed ^ u64::from(code) << 32);
        let sum: i32 = (0..12).map(|_| random.below(1001) as i32).sum();
        // The sum of twelve has a deviation of 1000 around 6000.
        (sum - 6000) * self.width / 1000
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Game, oxono, yoxii};

    fn plays<G: EngineGame>() {
        let mut position = G::start();
        let mut seed = 0;
        while let Some(turn) = choose(&position, Level(1 + seed % 5), 7) {
            let again = choose(&position, Level(1 + seed % 5), 7);
            assert_eq!(Some(turn), again, "a seed decides");
            position.play(turn).unwrap();
            seed += 1;
        }
        assert!(position.outcome().is_some());
    }

    #[test]
    fn all_levels_play_legal_games() {
        plays::<oxono::Position>();
        plays::<yoxii::Position>();
    }

    #[test]
    fn strong_levels_do_not_begin_every_game_alike() {
        for level in [5, 6, 7].map(Level) {
            let first = |seed| choose(&yoxii::Position::start(), level, seed);
            assert!((1..20).any(|seed| first(seed) != first(0)));
        }
    }

    #[test]
    fn every_level_takes_a_win_on_the_spot() {
        let position: oxono::Position = "6/6/+5/X2@1o/X2x2/X1o3 p".parse().unwrap();
        for level in Level::all() {
            for seed in 0..5 {
                let turn = choose(&position, level, seed).unwrap();
                let mut next = position;
                next.play(turn).unwrap();
                assert!(next.outcome().is_some(), "{} {turn}", level.number());
            }
        }
    }
}
