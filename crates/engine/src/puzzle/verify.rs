//! Proving a puzzle again.
//!
//! Nothing here knows how the puzzle was found: it uses the rules and a plain search of its own.

use std::fmt;

use rules::{Game, Outcome};

use super::find::is_own_image;
use super::plain::{Plain, Timed};
use super::theme::themes;
use super::{Aim, Puzzle, Puzzling, after, wins_at_once};

/// What was looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Turns that were proven to be right.
    pub right: u64,
    /// Turns that were proven to be wrong.
    pub wrong: u64,
    /// Positions that the plain search has expanded.
    pub nodes: u64,
}

impl Counts {
    /// Adds the counts of another puzzle.
    pub fn add(&mut self, other: &Counts) {
        self.right += other.right;
        self.wrong += other.wrong;
        self.nodes += other.nodes;
    }
}

/// What is wrong with a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// The line cannot be played, or does not fit what is asked for.
    Line,
    /// The position is its own mirror image.
    OwnImage,
    /// The turn that should be right does not reach the aim.
    NotRight,
    /// Another turn is as good.
    NotOnly,
    /// The win takes fewer or more plies than the line says.
    Length,
    /// The themes are not those of the puzzle.
    Themes,
    /// The nodes did not suffice.
    Stopped,
}

impl Flaw {
    /// The stable name of the flaw.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Flaw::Line => "line",
            Flaw::OwnImage => "own-image",
            Flaw::NotRight => "not-right",
            Flaw::NotOnly => "not-only",
            Flaw::Length => "length",
            Flaw::Themes => "themes",
            Flaw::Stopped => "stopped",
        }
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl std::error::Error for Flaw {}

/// Proves a puzzle: each turn that is asked for reaches the aim, all others do not, and the line
/// is the shortest win against the longest defence. The plain search gives up after this many
/// positions.
///
/// # Errors
/// The first flaw that is found.
pub fn verify<G: Puzzling>(puzzle: &Puzzle<G>, most: u64) -> Result<Counts, Flaw> {
    check_line(puzzle)?;
    if is_own_image(&puzzle.position) {
        return Err(Flaw::OwnImage);
    }
    if themes(puzzle) != puzzle.themes {
        return Err(Flaw::Themes);
    }
    if puzzle.aim == Aim::Win {
        check_length(puzzle)?;
    }
    let solver = puzzle.position.to_move();
    let mut plain = Plain::new(solver, puzzle.aim == Aim::Hold, most);
    let mut counts = Counts::default();
    for (position, right) in puzzle.steps() {
        let at_once = wins_at_once(&position, right);
        for turn in position.legal_turns() {
            let reached = plain
                .reaches(&after(&position, turn))
                .ok_or(Flaw::Stopped)?;
            match reached {
                true if turn == right => counts.right += 1,
                true if at_once && position.is_same_answer(right, turn) => counts.right += 1,
                true => return Err(Flaw::NotOnly),
                false if turn == right => return Err(Flaw::NotRight),
                false => counts.wrong += 1,
            }
        }
    }
    counts.nodes = plain.nodes;
    Ok(counts)
}

fn check_line<G: Game>(puzzle: &Puzzle<G>) -> Result<(), Flaw> {
    let mut position = puzzle.position;
    for &turn in &puzzle.line {
        position.play(turn).map_err(|_| Flaw::Line)?;
    }
    let turns = puzzle.line.len().div_ceil(2);
    let fits = match puzzle.aim {
        Aim::Win => position.outcome() == Some(Outcome::Win(puzzle.position.to_move())),
        Aim::Hold => puzzle.line.len() == 1,
    };
    let asks = 1..=turns;
    match fits && asks.contains(&(puzzle.asked as usize)) {
        true => Ok(()),
        false => Err(Flaw::Line),
    }
}

/// Wherever the solver is to move, the win takes exactly as long as the line does: the solver
/// loses no time, and the defender gives none away.
fn check_length<G: Game>(puzzle: &Puzzle<G>) -> Result<(), Flaw> {
    let mut timed = Timed::new(puzzle.position.to_move());
    let mut position = puzzle.position;
    for (index, &turn) in puzzle.line.iter().enumerate() {
        let left = puzzle.line.len() - index;
        let next = after(&position, turn);
        if index % 2 == 0 {
            let in_time = timed.wins_within(&next, left - 1);
            if !in_time || timed.wins_within(&position, left - 1) {
                return Err(Flaw::Length);
            }
        }
        position = next;
    }
    Ok(())
}
