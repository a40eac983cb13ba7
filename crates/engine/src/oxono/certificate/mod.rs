//! Checking the opening solution of OXONO.
//!
//! Nothing here knows how the solution was found. It uses the rules, the turns that the solution
//! names, and a plain search of its own (`plain`) for positions that the solution leaves to the
//! solver; that search compares whole positions, so no hash is trusted.
//!
//! What is checked, for the start position and for every first turn: the winner always has a
//! turn that the solution names or a win that the plain search finds, whatever the loser replies.
//! Of a drawn position the same is checked for both sides, who must not lose.

mod map;
mod plain;

pub use map::{MapCheck, Proof};

use std::collections::HashSet;
use std::fmt;

use rules::oxono::{Position, Turn};
use rules::{Game, Outcome, Player};

use crate::oxono::solution::Solution;
use crate::solve::{Goal, Value};
use plain::PlainSearch;

/// What was walked through. In a drawn position both sides are in turn the winner, who then holds
/// the draw at least.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Positions in which the winner plays the turn of the solution.
    pub turns: u64,
    /// Replies of the loser that were tried, all of them in every such position.
    pub replies: u64,
    /// Positions in which the winner wins at once.
    pub wins_at_once: u64,
    /// Positions that the solution leaves open and the plain search has proven.
    pub leaves: u64,
    /// Positions that the plain search has expanded for them.
    pub leaf_nodes: u64,
    /// The longest game, in turns, up to a position that is won at once or a leaf.
    pub longest: u32,
}

impl Counts {
    /// Adds the counts of another part of the check.
    pub fn add(&mut self, other: &Counts) {
        self.turns += other.turns;
        self.replies += other.replies;
        self.wins_at_once += other.wins_at_once;
        self.leaves += other.leaves;
        self.leaf_nodes += other.leaf_nodes;
        self.longest = self.longest.max(other.longest);
    }
}

/// Where the solution fails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// The solution says nothing about the position.
    NoValue(Position),
    /// The turn that the solution names is not legal.
    Illegal(Position, Turn),
    /// The game ends here, and not with the winner's win.
    Ends(Position),
    /// The solution is silent, and the plain search finds no win, or no way not to lose.
    NotReached(Position),
    /// The map says what the strategies deny.
    Contradicted(Position),
    /// The check was stopped.
    Stopped,
}

impl Flaw {
    /// The stable name of the flaw.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Flaw::NoValue(_) => "no-value",
            Flaw::Illegal(..) => "illegal",
            Flaw::Ends(_) => "ends",
            Flaw::NotReached(_) => "not-reached",
            Flaw::Contradicted(_) => "contradicted",
            Flaw::Stopped => "stopped",
        }
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Flaw::NoValue(position)
            | Flaw::Ends(position)
            | Flaw::NotReached(position)
            | Flaw::Contradicted(position) => write!(f, "{} {position}", self.code()),
            Flaw::Illegal(position, turn) => write!(f, "{} {turn} {position}", self.code()),
            Flaw::Stopped => f.write_str(self.code()),
        }
    }
}

impl std::error::Error for Flaw {}

/// Checks what the solution says about one position: its value, and the whole strategy of the
/// winner. `go_on` is told the counts from time to time.
///
/// # Errors
/// The first flaw that is found.
pub fn check(
    solution: &Solution,
    position: &Position,
    go_on: &dyn Fn(&Counts) -> bool,
) -> Result<(Value, Counts), Flaw> {
    let value = solution.value(position).ok_or(Flaw::NoValue(*position))?;
    let mover = position.to_move();
    let sides: &[(Player, Goal)] = match value {
        Value::Win => &[(mover, Goal::Win)],
        Value::Loss => &[(!mover, Goal::Win)],
        Value::Draw => &[(mover, Goal::Hold), (!mover, Goal::Hold)],
    };
    let mut counts = Counts::default();
    for &(player, goal) in sides {
        let mut walk = Walk::new(solution, player, goal);
        walk.check(position, u64::MAX, go_on)?;
        counts.add(&walk.counts);
    }
    Ok((value, counts))
}

/// Follows one side's strategy.
struct Walk<'a> {
    solution: &'a Solution,
    player: Player,
    goal: Goal,
    /// Canonical images of positions that were met: all symmetric ones are alike.
    seen: HashSet<Position>,
    open: Vec<Position>,
    counts: Counts,
    plain: PlainSearch,
}

impl<'a> Walk<'a> {
    fn new(solution: &'a Solution, player: Player, goal: Goal) -> Walk<'a> {
        Walk {
            solution,
            player,
            goal,
            seen: HashSet::new(),
            open: Vec::new(),
            counts: Counts::default(),
            plain: PlainSearch::new(player, goal),
        }
    }

    /// Checks that the player reaches the goal from a position, whoever is to move. The plain
    /// search gets this many nodes for all leaves; where they do not suffice, the check stops.
    fn check(
        &mut self,
        position: &Position,
        nodes: u64,
        go_on: &dyn Fn(&Counts) -> bool,
    ) -> Result<(), Flaw> {
        self.plain.allow(nodes);
        if position.to_move() == self.player {
            self.open.push(*position);
        } else {
            self.push_replies(position)?;
        }
        self.run(go_on)
    }

    /// Begins anew, but for what the plain search has proven.
    fn forget(&mut self) {
        self.seen.clear();
        self.open.clear();
        self.counts = Counts::default();
    }

    fn run(&mut self, go_on: &dyn Fn(&Counts) -> bool) -> Result<(), Flaw> {
        while let Some(position) = self.open.pop() {
            if !go_on(&self.counts) {
                return Err(Flaw::Stopped);
            }
            if !self.seen.insert(position.canonical().0) {
                continue;
            }
            self.counts.longest = self.counts.longest.max(position.pieces_placed());
            if plain::wins_at_once(&position) {
                self.counts.wins_at_once += 1;
            } else if let Some(turn) = self.solution.turn_to(self.goal, &position) {
                self.follow(&position, turn)?;
            } else {
                let before = self.plain.nodes;
                let reached = self.plain.reaches(&position);
                self.counts.leaf_nodes += self.plain.nodes - before;
                if !reached.ok_or(Flaw::Stopped)? {
                    return Err(Flaw::NotReached(position));
                }
                self.counts.leaves += 1;
            }
        }
        Ok(())
    }

    /// Plays the turn of the solution and takes up every reply.
    fn follow(&mut self, position: &Position, turn: Turn) -> Result<(), Flaw> {
        self.counts.turns += 1;
        let mut next = *position;
        next.play(turn)
            .map_err(|_| Flaw::Illegal(*position, turn))?;
        match next.outcome() {
            None => self.push_replies(&next),
            Some(outcome) if self.is_goal(outcome) => Ok(()),
            Some(_) => Err(Flaw::Ends(next)),
        }
    }

    fn push_replies(&mut self, position: &Position) -> Result<(), Flaw> {
        for reply in position.legal_turns() {
            self.counts.replies += 1;
            let mut next = *position;
            next.play_unchecked(reply);
            match next.outcome() {
                None => self.open.push(next),
                Some(outcome) if self.is_goal(outcome) => {}
                Some(_) => return Err(Flaw::Ends(next)),
            }
        }
        Ok(())
    }

    fn is_goal(&self, outcome: Outcome) -> bool {
        match outcome {
            Outcome::Win(player) => player == self.player,
            Outcome::Draw => self.goal == Goal::Hold,
        }
    }
}
