//! Which of the puzzles that were found are kept: no two alike, and some of every length.

use std::collections::HashSet;

use rules::{Cell, Game, Player, Square, Symmetry};

use super::{Puzzle, Puzzling, Theme, Themes, wins_at_once};

/// Of a hundred puzzles, at most so many are of each length, in the order of [`Theme::LENGTHS`].
const MOST: [usize; 4] = [25, 50, 50, 45];

/// With fewer wrong turns, the right one is hard to miss.
const FEWEST_WRONG: usize = 6;

/// Takes one puzzle after the other.
#[derive(Debug)]
pub(super) struct Sift<G: Game> {
    count: usize,
    kept: Vec<Puzzle<G>>,
    ids: HashSet<String>,
    ideas: HashSet<String>,
    /// How many there are of each theme.
    themes: [usize; Theme::ALL.len()],
}

impl<G: Puzzling> Sift<G> {
    /// A sift that keeps this many.
    pub(super) fn new(count: usize) -> Sift<G> {
        Sift {
            count,
            kept: Vec::new(),
            ids: HashSet::new(),
            ideas: HashSet::new(),
            themes: [0; Theme::ALL.len()],
        }
    }

    pub(super) fn is_full(&self) -> bool {
        self.kept.len() >= self.count
    }

    pub(super) fn kept(&self) -> &[Puzzle<G>] {
        &self.kept
    }

    /// Keeps at most one of the puzzles of one game, the one with the theme that is missed most:
    /// neighbouring positions of a game have the same idea.
    pub(super) fn offer(&mut self, mut puzzles: Vec<Puzzle<G>>) {
        if self.is_full() {
            return;
        }
        puzzles.sort_by_key(|puzzle| self.rarest(puzzle.themes));
        let fitting = puzzles.into_iter().find_map(|puzzle| {
            let choice = wrong_turns(&puzzle) >= FEWEST_WRONG;
            let room = choice && self.has_room(puzzle.themes.length());
            let idea = idea(&puzzle);
            let id = puzzle.id();
            let new = room && !self.ids.contains(&id) && !self.ideas.contains(&idea);
            new.then_some((puzzle, id, idea))
        });
        if let Some((puzzle, id, idea)) = fitting {
            self.ids.insert(id);
            self.ideas.insert(idea);
            for theme in puzzle.themes.iter() {
                self.themes[theme as usize] += 1;
            }
            self.kept.push(puzzle);
        }
    }

    /// Of its themes, how many there are of the one that there is least of.
    fn rarest(&self, themes: Themes) -> usize {
        let counts = themes.iter().map(|theme| self.themes[theme as usize]);
        counts.min().unwrap_or(0)
    }

    /// May there be more of this length?
    fn has_room(&self, length: Theme) -> bool {
        let share = Theme::LENGTHS.iter().position(|&theme| theme == length);
        let share = share.map_or(0, |place| MOST[place]);
        self.themes[length as usize] * 100 < self.count * share
    }
}

/// How many first turns are not the right answer.
fn wrong_turns<G: Puzzling>(puzzle: &Puzzle<G>) -> usize {
    let position = &puzzle.position;
    let Some(&right) = puzzle.line.first() else {
        return 0;
    };
    let at_once = wins_at_once(position, right);
    let is_right = |turn| turn == right || at_once && position.is_same_answer(right, turn);
    let turns = position.legal_turns().into_iter();
    turns.filter(|&turn| !is_right(turn)).count()
}

/// The idea of a puzzle: the first turn and what stands on the squares that matter, seen by the
/// solver, the same for all images.
pub(super) fn idea<G: Puzzling>(puzzle: &Puzzle<G>) -> String {
    let images = G::SYMMETRIES
        .iter()
        .map(|&symmetry| pattern(puzzle, symmetry));
    images.min().unwrap_or_default()
}

fn pattern<G: Puzzling>(puzzle: &Puzzle<G>, symmetry: Symmetry) -> String {
    let position = puzzle.position.transformed(symmetry);
    let squares = symmetry.set(G::idea(puzzle), G::SIZE);
    let turn = puzzle.line.first();
    let turn = turn.map(|&turn| G::transform_turn(turn, symmetry).to_string());
    let letter = |square: Square| match position.cell(square) {
        None => '.',
        Some(Cell::Piece(player, kind)) => {
            let own = player == position.to_move();
            let seen = if own { Player::First } else { Player::Second };
            G::letter_of(Cell::Piece(seen, kind))
        }
        Some(totem) => G::letter_of(totem),
    };
    let cells = G::BOARD.into_iter().map(|square| {
        if squares.has(square) {
            letter(square)
        } else {
            '-'
        }
    });
    turn.into_iter().chain([cells.collect()]).collect()
}
