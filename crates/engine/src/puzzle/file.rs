//! The puzzles of a game as text.
//!
//! ```text
//! totemic-puzzles 1 oxono seed=1 games=1830 …      the version, and what makes it again
//! id rating aim asked themes position line          one puzzle a line, tabs between the fields
//! checksum 0123abcd                                 of all that stands before (FNV-1a)
//! ```

use std::collections::HashSet;
use std::fmt;

use rules::Game;

use super::{Aim, Puzzle, Puzzling, Themes};

const NAME: &str = "totemic-puzzles 1";

/// Why a text is not a file of puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleFileError {
    /// It does not begin like puzzles of this version.
    NotPuzzles,
    /// It holds puzzles of another game.
    OtherGame,
    /// It ends too early, or the checksum does not fit.
    Checksum,
    /// This line, counted from 1, is no puzzle.
    Line(usize),
}

impl PuzzleFileError {
    /// The stable name of the reason.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            PuzzleFileError::NotPuzzles => "not-puzzles",
            PuzzleFileError::OtherGame => "other-game",
            PuzzleFileError::Checksum => "checksum",
            PuzzleFileError::Line(_) => "line",
        }
    }
}

impl fmt::Display for PuzzleFileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PuzzleFileError::Line(line) => write!(f, "{} {line}", self.code()),
            _ => f.write_str(self.code()),
        }
    }
}

impl std::error::Error for PuzzleFileError {}

/// FNV-1a with 32 bits, which a browser computes as quickly.
pub(super) fn checksum(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |hash, &byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}

/// All puzzles of a game, the easiest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Collection<G: Game> {
    /// What makes it again, as text: the seed and the settings.
    pub made_by: String,
    /// The puzzles, by rating and id.
    pub puzzles: Vec<Puzzle<G>>,
}

impl<G: Puzzling> Collection<G> {
    /// A collection of these puzzles.
    #[must_use]
    pub fn new(made_by: String, mut puzzles: Vec<Puzzle<G>>) -> Collection<G> {
        puzzles.sort_by_cached_key(|puzzle| (puzzle.rating, puzzle.id()));
        Collection { made_by, puzzles }
    }

    /// The puzzles that come with the program.
    ///
    /// # Errors
    /// If they are damaged, which a test excludes.
    #[cfg(feature = "built-in")]
    pub fn built_in() -> Result<Collection<G>, PuzzleFileError> {
        Collection::read(G::FILE)
    }

    /// Reads a file.
    ///
    /// # Errors
    /// If it is damaged in any way.
    pub fn read(bytes: &[u8]) -> Result<Collection<G>, PuzzleFileError> {
        let text = str::from_utf8(bytes).map_err(|_| PuzzleFileError::NotPuzzles)?;
        let rest = text.strip_prefix(NAME).ok_or(PuzzleFileError::NotPuzzles)?;
        let (body, sum) = text
            .rsplit_once("checksum ")
            .ok_or(PuzzleFileError::Checksum)?;
        if sum != format!("{:08x}\n", checksum(body.as_bytes())) {
            return Err(PuzzleFileError::Checksum);
        }
        let head = rest.lines().next().unwrap_or_default();
        let made_by = head
            .strip_prefix(' ')
            .and_then(|head| head.strip_prefix(G::NAME))
            .and_then(|head| head.strip_prefix(' '))
            .ok_or(PuzzleFileError::OtherGame)?;
        let mut ids = HashSet::new();
        let mut puzzles = Vec::new();
        for (index, line) in body.lines().enumerate().skip(1) {
            let (id, puzzle) = read_line::<G>(line).ok_or(PuzzleFileError::Line(index + 1))?;
            if !ids.insert(id) {
                return Err(PuzzleFileError::Line(index + 1));
            }
            puzzles.push(puzzle);
        }
        Ok(Collection {
            made_by: made_by.to_owned(),
            puzzles,
        })
    }

    /// The file.
    #[must_use]
    pub fn write(&self) -> String {
        let mut text = format!("{NAME} {} {}\n", G::NAME, self.made_by);
        for puzzle in &self.puzzles {
            text += &write_line(puzzle);
            text.push('\n');
        }
        let sum = checksum(text.as_bytes());
        text += &format!("checksum {sum:08x}\n");
        text
    }

    /// The puzzle with this id.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<&Puzzle<G>> {
        self.puzzles.iter().find(|puzzle| puzzle.id() == id)
    }
}

/// A puzzle as a line.
pub(super) fn write_line<G: Game>(puzzle: &Puzzle<G>) -> String {
    let turns: Vec<String> = puzzle.line.iter().map(ToString::to_string).collect();
    [
        puzzle.id(),
        puzzle.rating.to_string(),
        puzzle.aim.name().to_owned(),
        puzzle.asked.to_string(),
        puzzle.themes.text(),
        puzzle.position.to_string(),
        turns.join(" "),
    ]
    .join("\t")
}

/// The puzzle of a line, with its id. What is read can be played: every turn of the line is legal.
pub(super) fn read_line<G: Game>(line: &str) -> Option<(String, Puzzle<G>)> {
    let fields: Vec<&str> = line.split('\t').collect();
    let &[id, rating, aim, asked, themes, position, line] = fields.as_slice() else {
        return None;
    };
    let position: G = position.parse().ok()?;
    let turns: Option<Vec<G::Turn>> = line.split(' ').map(|turn| turn.parse().ok()).collect();
    let line = turns?;
    let mut played = position;
    for &turn in &line {
        played.play(turn).ok()?;
    }
    let asked: u32 = asked.parse().ok()?;
    let fits = asked >= 1 && asked as usize * 2 - 1 <= line.len();
    let puzzle = Puzzle {
        position,
        aim: Aim::from_name(aim)?,
        line,
        asked,
        themes: Themes::from_text(themes)?,
        rating: rating.parse().ok()?,
    };
    (fits && puzzle.id() == id).then(|| (id.to_owned(), puzzle))
}
