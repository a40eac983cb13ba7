//! Puzzles: positions in which exactly one turn wins, or does not lose, proven.
//!
//! They are found in games of the levels against each other (`games`, `find`), proven by the
//! solver (`prove`), chosen so that no two are alike (`sift`), rated by what makes people fail
//! (`difficulty`) and kept in one file per game (`file`). `verify` proves a file again, with a
//! search of its own (`plain`) that shares nothing with the solver but the rules.
//!
//! What only one of the games knows, such as its themes, stands in its own room.

mod build;
mod difficulty;
mod file;
mod find;
mod games;
mod measure;
mod plain;
mod prove;
mod sift;
mod theme;
mod verify;

pub use build::{Builder, JournalError, Settings};
pub use difficulty::{Band, Looks};
pub use file::{Collection, PuzzleFileError};
pub use measure::solves;
pub use theme::{Theme, Themes};
pub use verify::{Counts, Flaw, verify};

use rules::{Bitboard, Game, Outcome};

/// What only a game itself can say about its puzzles.
pub trait Puzzling: Game {
    /// The puzzles that come with the program.
    #[cfg(feature = "built-in")]
    const FILE: &'static [u8];

    /// With fewer pieces on the board, proofs take too long to look for puzzles there.
    const FEWEST: u32;

    /// The levels that play the games in which puzzles are looked for, each as often as it stands
    /// here: strong enough to play with a plan, weak enough to err.
    const PLAYERS: &'static [u8];

    /// A game is played so many times from some number of pieces on, by different players.
    const CONTINUATIONS: usize;
    /// That number of pieces.
    const BRANCHES_AT: u32;

    /// Of every position of a game, so many of the turns that look best are tried besides the one
    /// that is played.
    const SENSIBLE: usize;

    /// The themes that this game has besides those of all games.
    const THEMES: &'static [Theme];

    /// Are these two turns, of which the first wins, one answer? Whoever completes the same row
    /// has had the same idea.
    fn is_same_answer(&self, right: Self::Turn, other: Self::Turn) -> bool;

    /// Which of the game's own themes a puzzle has.
    fn own_themes(puzzle: &Puzzle<Self>) -> Themes;

    /// The squares that matter to the idea of a puzzle; the squares of its asked turns are added
    /// to them.
    fn idea(puzzle: &Puzzle<Self>) -> Bitboard;
}

/// What a puzzle asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aim {
    /// The one turn that wins.
    Win,
    /// The one turn that does not lose.
    Hold,
}

impl Aim {
    /// `win` or `hold`, as it stands in data.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Aim::Win => "win",
            Aim::Hold => "hold",
        }
    }

    /// The aim with this name in data.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Aim> {
        [Aim::Win, Aim::Hold]
            .into_iter()
            .find(|aim| aim.name() == name)
    }
}

/// A position with one right turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle<G: Game> {
    /// Where it begins: whoever is to move solves it.
    pub position: G,
    /// What is asked for.
    pub aim: Aim,
    /// The solution. A win goes on to the end of the game, by the shortest way and against the
    /// longest defence; a defence is one turn.
    pub line: Vec<G::Turn>,
    /// So many turns of the solver are asked for, the first ones of the line: each of them is the
    /// only one.
    pub asked: u32,
    /// What it is about.
    pub themes: Themes,
    /// How hard it is, on the scale of players' ratings.
    pub rating: u16,
}

impl<G: Game> Puzzle<G> {
    /// The name of the puzzle, which it keeps for good: it follows from the position alone, and
    /// all images of a position have the same.
    #[must_use]
    pub fn id(&self) -> String {
        id_of(&self.position)
    }

    /// The positions in which the solver is asked, each with the right turn.
    pub fn steps(&self) -> impl Iterator<Item = (G, G::Turn)> {
        let mut position = self.position;
        let turns = self.line.iter().take((self.asked as usize * 2).max(1) - 1);
        turns.enumerate().filter_map(move |(index, &turn)| {
            let before = position;
            position.play_unchecked(turn);
            (index % 2 == 0).then_some((before, turn))
        })
    }

    /// The position at the end of the line.
    #[must_use]
    pub fn end(&self) -> G {
        self.line
            .iter()
            .fold(self.position, |position, &turn| after(&position, turn))
    }
}

/// Letters and digits that nobody confuses.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

fn id_of<G: Game>(position: &G) -> String {
    let text = format!("{} {}", G::NAME, position.canonical().0);
    let hash = file::checksum(text.as_bytes());
    let letter = |place: u32| char::from(LETTERS[(hash >> (5 * place)) as usize % LETTERS.len()]);
    (0..5).rev().map(letter).collect()
}

pub(crate) fn after<G: Game>(position: &G, turn: G::Turn) -> G {
    let mut next = *position;
    next.play_unchecked(turn);
    next
}

/// Does this turn win at once?
pub(crate) fn wins_at_once<G: Game>(position: &G, turn: G::Turn) -> bool {
    after(position, turn).outcome() == Some(Outcome::Win(position.to_move()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::oxono::Position;

    #[test]
    fn all_images_of_a_position_have_one_id() {
        let position: Position = "6/6/+5/X2@1o/X2x2/X1o3 p".parse().unwrap();
        let ids: Vec<String> = Position::SYMMETRIES
            .iter()
            .map(|&symmetry| id_of(&position.transformed(symmetry)))
            .collect();
        // That they stay is seen by the files, which hold them.
        assert!(ids.iter().all(|id| *id == ids[0]));
        assert_eq!(ids[0].len(), 5);
    }
}
