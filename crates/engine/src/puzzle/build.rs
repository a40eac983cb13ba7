//! Building a collection: game after game, until there are enough puzzles.
//!
//! A game, its positions and what is found in them follow from the seed and the number of the
//! game alone, so that work that was interrupted goes on as if it had not been.

use std::fmt;

use rules::Game;

use super::file::{read_line, write_line};
use super::find::find;
use super::prove::Prover;
use super::sift::Sift;
use super::verify::verify;
use super::{Collection, Looks, Puzzle, Puzzling, games};
use crate::game::EngineGame;
use crate::solve::NoMemory;

const NAME: &str = "totemic-puzzles-journal 1";

/// Stands in the journal before every puzzle, and between the endings of a game.
const NEXT: &str = " | ";
const OTHERWISE: &str = " ||";

/// What a collection is made with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Decides all games.
    pub seed: u64,
    /// How many puzzles are wanted.
    pub count: usize,
    /// The longest win, in plies.
    pub plies: usize,
    /// Positions with fewer pieces on the board are passed over.
    pub pieces: u32,
    /// The solver spends this many nodes on a question.
    pub nodes: u64,
    /// The plain search, which proves every puzzle once more, spends this many.
    pub plain: u64,
}

impl fmt::Display for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Settings {
            seed,
            count,
            plies,
            pieces,
            nodes,
            plain,
        } = self;
        write!(
            f,
            "seed={seed} count={count} plies={plies} pieces={pieces} nodes={nodes} plain={plain}"
        )
    }
}

/// A journal does not fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JournalError {
    /// It was begun with other settings, or for another game.
    OtherSettings,
    /// This line, counted from 1, is none of a journal.
    Line(usize),
}

/// Builds a collection.
#[derive(Debug)]
pub struct Builder<G: Game> {
    settings: Settings,
    sift: Sift<G>,
    games: u64,
}

impl<G: Puzzling + EngineGame> Builder<G> {
    /// Takes up the work of a journal, which may be empty.
    ///
    /// # Errors
    /// If the journal does not fit.
    pub fn new(settings: Settings, journal: &str) -> Result<Builder<G>, JournalError> {
        let mut builder = Builder {
            settings,
            sift: Sift::new(settings.count),
            games: 0,
        };
        let mut lines = journal.lines();
        if lines.next().is_some_and(|line| line != builder.head()) {
            return Err(JournalError::OtherSettings);
        }
        for (index, line) in lines.enumerate() {
            // What was found beyond what is wanted does not change it.
            if builder.is_done() {
                break;
            }
            let lists = builder.read(line).ok_or(JournalError::Line(index + 2))?;
            builder.games += 1;
            lists.into_iter().for_each(|list| builder.sift.offer(list));
        }
        Ok(builder)
    }

    /// The first line of the journal.
    #[must_use]
    pub fn head(&self) -> String {
        format!("{NAME} {} {}", G::NAME, self.settings)
    }

    /// What was found in a game, for each of its endings.
    fn read(&self, line: &str) -> Option<Vec<Vec<Puzzle<G>>>> {
        let (number, found) = line.split_at(line.find(' ').unwrap_or(line.len()));
        let puzzle = |part: &str| {
            let (_, mut puzzle): (_, Puzzle<G>) = read_line(part)?;
            // Ratings are no work that must be kept: they may be judged better by now.
            puzzle.rating = Looks::of(&puzzle).rating();
            Some(puzzle)
        };
        let list = |ending: &str| ending.split(NEXT).skip(1).map(puzzle).collect();
        let lists: Option<Vec<_>> = found.split(OTHERWISE).map(list).collect();
        lists.filter(|_| number.parse() == Ok(self.games))
    }

    /// Are there enough?
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.sift.is_full()
    }

    /// How many games have been played.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.games
    }

    /// How many puzzles have been kept.
    #[must_use]
    pub fn kept(&self) -> usize {
        self.sift.kept().len()
    }

    /// Plays one more game and looks for puzzles in it. Gives the line for the journal.
    ///
    /// # Errors
    /// If there is no memory for a solver.
    pub fn play(&mut self) -> Result<String, NoMemory> {
        let Settings {
            seed,
            plies,
            pieces,
            nodes,
            plain,
            ..
        } = self.settings;
        let mut prover = Prover::new(nodes)?;
        let endings = games::positions::<G>(seed, self.games);
        let mut lines = Vec::new();
        for positions in endings {
            let puzzles: Vec<Puzzle<G>> = positions
                .iter()
                .filter(|position| position.pieces_placed() >= pieces)
                .filter_map(|position| find(&mut prover, position, plies))
                .filter(|puzzle| verify(puzzle, plain).is_ok())
                .collect();
            let texts = puzzles
                .iter()
                .map(|one| format!("{NEXT}{}", write_line(one)));
            lines.push(texts.collect::<String>());
            self.sift.offer(puzzles);
        }
        let line = format!("{}{}", self.games, lines.join(OTHERWISE));
        self.games += 1;
        Ok(line)
    }

    /// What has been kept so far.
    #[must_use]
    pub fn collection(&self) -> Collection<G> {
        let made_by = format!("games={} {}", self.games, self.settings);
        Collection::new(made_by, self.sift.kept().to_vec())
    }
}
