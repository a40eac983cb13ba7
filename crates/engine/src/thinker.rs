//! The engine with all that it remembers, for somebody who asks one question after the other and
//! is answered in slices: ask again, and it goes on where it stopped.

use crate::game::EngineGame;
use crate::hint::{self, Hint};
use crate::level::{self, Level};
use crate::opinion::Opinion;
use crate::player::Player;
use crate::score::Score;
use crate::search::{Findings, Limits};
use crate::solve::{Answer, NoMemory, Solver};
use crate::truth::{Kept, Seeker, Truth};

/// Asked often whether to stop.
pub type Stop<'a> = &'a (dyn Fn() -> bool + Sync);

/// The most lines of an analysis.
const MOST_LINES: usize = 10;

/// The engine of one game. What each kind of question needs is made when it is first asked.
#[derive(Debug)]
pub struct Thinker<G: EngineGame> {
    mebibytes: usize,
    player: Option<Player<G>>,
    solver: Option<Solver>,
    seeker: Option<Seeker<G>>,
    opinion: Option<Opinion<G>>,
}

/// What an analysis has found so far.
#[derive(Clone, Debug)]
pub struct Analysis<G: EngineGame> {
    /// The best lines.
    pub findings: Findings<G>,
    /// Of the position, as far as the best line tells; `None` if the game is over.
    pub score: Option<Score>,
    /// There is nothing more to find out.
    pub done: bool,
}

impl<G: EngineGame> Thinker<G> {
    /// A thinker that uses up to about twice this many mebibytes: for the search, and as many for
    /// proofs. Memory is taken when the first question needs it.
    #[must_use]
    pub fn new(mebibytes: usize) -> Thinker<G> {
        Thinker {
            mebibytes,
            player: None,
            solver: None,
            seeker: None,
            opinion: None,
        }
    }

    /// The turn of a level; `None` if the game is over. The same seed gives the same turn, unless
    /// the time is up: then it is what seems best so far.
    ///
    /// # Errors
    /// If there is no memory.
    pub fn turn(
        &mut self,
        position: &G,
        level: Level,
        seed: u64,
        stop: Stop<'_>,
    ) -> Result<Option<G::Turn>, NoMemory> {
        level::choose_or(position, level, seed, stop, || {
            Ok(self.player()?.quick(position, stop).best())
        })
    }

    /// A good turn with its reason; `None` if the game is over.
    ///
    /// # Errors
    /// If there is no memory.
    pub fn hint(&mut self, position: &G, stop: Stop<'_>) -> Result<Option<Hint<G>>, NoMemory> {
        let findings = self.player()?.quick(position, stop);
        Ok(hint::from_findings(position, &findings))
    }

    /// One slice of analysis, of so many lines.
    ///
    /// # Errors
    /// If there is no memory.
    pub fn analyse(
        &mut self,
        position: &G,
        lines: usize,
        stop: Stop<'_>,
    ) -> Result<Analysis<G>, NoMemory> {
        let limits = Limits {
            lines: lines.clamp(1, MOST_LINES),
            ..Limits::default()
        };
        let findings = self.player()?.think(position, limits, stop, &mut |_| {});
        let left = G::MAX_TURNS as u32 - position.pieces_placed();
        let settled = |score, depth| matches!(score, Score::Proven(_)) || depth >= left;
        Ok(Analysis {
            score: findings.score(position),
            done: findings
                .lines
                .iter()
                .all(|line| settled(line.score, line.depth)),
            findings,
        })
    }

    /// One slice of the truth about all turns.
    ///
    /// # Errors
    /// If there is no memory.
    pub fn truth(&mut self, position: &G, stop: Stop<'_>) -> Result<Truth<G>, NoMemory> {
        Ok(self.seeker()?.seek(position, &|| !stop()))
    }

    /// Takes over what was proven before, or elsewhere, for [`Thinker::truth`].
    ///
    /// # Errors
    /// If there is no memory.
    pub fn learn(&mut self, proofs: impl IntoIterator<Item = Kept>) -> Result<(), NoMemory> {
        self.seeker()?.learn(proofs);
        Ok(())
    }

    /// What [`Thinker::truth`] has found out with some work since this was asked last.
    pub fn news(&mut self) -> Vec<Kept> {
        self.seeker.as_mut().map_or_else(Vec::new, Seeker::news)
    }

    /// One more look at all turns, deeper than the one before.
    ///
    /// # Errors
    /// If there is no memory.
    pub fn opinions(&mut self, position: &G, stop: Stop<'_>) -> Result<&Opinion<G>, NoMemory> {
        let before = self.opinion.take();
        let mut opinion = match before.filter(|before| before.position() == position) {
            Some(opinion) => opinion,
            None => Opinion::new(position)?,
        };
        opinion.deepen(stop);
        Ok(self.opinion.insert(opinion))
    }

    /// One slice of a proof.
    ///
    /// # Errors
    /// If there is no memory.
    pub fn solve(&mut self, position: &G, stop: Stop<'_>) -> Result<Answer<G::Turn>, NoMemory> {
        let bytes = self.mebibytes << 20;
        let solver = made(&mut self.solver, || Solver::new(bytes))?;
        Ok(solver.solve(position, 1, &|_| !stop()))
    }

    fn seeker(&mut self) -> Result<&mut Seeker<G>, NoMemory> {
        let bytes = self.mebibytes << 20;
        made(&mut self.seeker, || Seeker::new(bytes))
    }

    fn player(&mut self) -> Result<&mut Player<G>, NoMemory> {
        let mebibytes = self.mebibytes;
        made(&mut self.player, || Player::new(mebibytes))
    }
}

/// What is there, or else is made now.
fn made<T>(
    slot: &mut Option<T>,
    make: impl FnOnce() -> Result<T, NoMemory>,
) -> Result<&mut T, NoMemory> {
    match slot {
        Some(made) => Ok(made),
        None => Ok(slot.insert(make()?)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{AnyGame, with_game};

    /// At full strength and below: the same turns as somebody who asks but once.
    fn check<G: EngineGame>() {
        let mut thinker = Thinker::<G>::new(32);
        let mut position = G::start();
        for number in [1, 4, 8] {
            let level = Level::new(number).unwrap();
            let turn = thinker.turn(&position, level, 7, &|| false).unwrap();
            assert_eq!(turn, level::choose(&position, level, 7));
            position.play(turn.unwrap()).unwrap();
        }
    }

    #[test]
    fn levels_play_alike_whoever_asks() {
        for game in AnyGame::ALL {
            with_game!(game, G => check::<G>());
        }
    }
}
