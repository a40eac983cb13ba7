//! The record as a tree of legal turns, and how it is changed.

use super::{Comment, EditError, Notes, Tags};
use crate::{Game, Outcome, Player, Refusal};

/// One game with everything that is noted about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record<G: Game> {
    tags: Tags,
    start: G,
    /// About the start position: what stands before the first turn.
    pub comments: Vec<Comment>,
    branches: Vec<Node<G>>,
    /// How many turns all branches have.
    size: usize,
    result: Option<Outcome>,
}

/// A turn, what is noted about it, and the turns that follow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node<G: Game> {
    turn: G::Turn,
    /// What is noted about the turn.
    pub notes: Notes,
    branches: Vec<Node<G>>,
}

impl<G: Game> Node<G> {
    /// The turn.
    #[must_use]
    pub fn turn(&self) -> G::Turn {
        self.turn
    }

    /// The turns that may follow: the line's next turn, then the first turns of the variations.
    #[must_use]
    pub fn branches(&self) -> &[Node<G>] {
        &self.branches
    }
}

impl<G: Game> Default for Record<G> {
    fn default() -> Record<G> {
        Record::new()
    }
}

impl<G: Game> Record<G> {
    /// So many turns, variations included, are read and noted. It is more than anybody looks
    /// through, and few enough to be shown at once.
    pub const MAX_TURNS: usize = 4000;

    /// An empty record from the default start position.
    #[must_use]
    pub fn new() -> Record<G> {
        Record::from_position(G::start())
    }

    /// An empty record that begins with this position.
    #[must_use]
    pub fn from_position(start: G) -> Record<G> {
        Record {
            tags: Tags::default(),
            start,
            comments: Vec::new(),
            branches: Vec::new(),
            size: 0,
            result: None,
        }
    }

    /// The tags, other than `Game`, `Result` and `Position`.
    #[must_use]
    pub fn tags(&self) -> &Tags {
        &self.tags
    }

    /// The tags, to change them.
    pub fn tags_mut(&mut self) -> &mut Tags {
        &mut self.tags
    }

    /// The position in which the record begins.
    #[must_use]
    pub fn start(&self) -> &G {
        &self.start
    }

    /// The result; `None` if the record claims nothing (`*`).
    #[must_use]
    pub fn result(&self) -> Option<Outcome> {
        self.result
    }

    /// Sets the result, such as after a resignation.
    ///
    /// # Errors
    /// If the main line ends the game on the board, only that result and `None` are accepted.
    pub fn set_result(&mut self, result: Option<Outcome>) -> Result<(), EditError> {
        if contradicts(self.last_position().outcome(), result) {
            return Err(EditError::Result);
        }
        self.result = result;
        Ok(())
    }

    /// The turns that may begin the game: the main line's, then the variations'.
    #[must_use]
    pub fn branches(&self) -> &[Node<G>] {
        &self.branches
    }

    /// The nodes of the main line, in order.
    pub fn main_line(&self) -> impl Iterator<Item = &Node<G>> {
        std::iter::successors(self.branches.first(), |node| node.branches.first())
    }

    /// The turns of the main line, in order.
    pub fn turns(&self) -> impl Iterator<Item = G::Turn> {
        self.main_line().map(Node::turn)
    }

    /// The position at the end of the main line.
    #[must_use]
    pub fn last_position(&self) -> G {
        let mut position = self.start;
        for turn in self.turns() {
            position.play_unchecked(turn);
        }
        position
    }

    /// The node at the end of a path; `None` for the empty path too, which is no turn.
    #[must_use]
    pub fn node(&self, path: &[usize]) -> Option<&Node<G>> {
        let (&first, rest) = path.split_first()?;
        rest.iter()
            .try_fold(self.branches.get(first)?, |node, &index| {
                node.branches.get(index)
            })
    }

    /// The position at the end of a path, if there is one.
    #[must_use]
    pub fn position(&self, path: &[usize]) -> Option<G> {
        let mut position = self.start;
        let mut branches = &self.branches;
        for &index in path {
            let node = branches.get(index)?;
            position.play_unchecked(node.turn);
            branches = &node.branches;
        }
        Some(position)
    }

    /// The notes of the turn at the end of a path, to change them. Those of the start are in
    /// [`Record::comments`].
    pub fn notes_mut(&mut self, path: &[usize]) -> Option<&mut Notes> {
        let (&last, before) = path.split_last()?;
        let node = self.branches_mut(before)?.get_mut(last)?;
        Some(&mut node.notes)
    }

    /// Plays a turn at the end of the main line. A turn that ends the game sets the result.
    ///
    /// # Errors
    /// The reason why the turn is not legal there.
    pub fn append(&mut self, turn: G::Turn) -> Result<(), Refusal> {
        self.last_position().check(turn)?;
        let path = vec![0; self.main_line().count()];
        self.push(&path, turn);
        self.follow_board(true);
        Ok(())
    }

    /// Plays a turn at the end of a path and gives its index there. A turn that is there already
    /// is found; a new one is the next of the line or else begins a variation. A turn that ends
    /// the game in the main line sets the result.
    ///
    /// # Errors
    /// If there is no such path, the turn is not legal there, or it is new and the record full.
    pub fn play(&mut self, path: &[usize], turn: G::Turn) -> Result<usize, EditError> {
        let position = self.position(path).ok_or(EditError::NoSuchNode)?;
        position.check(turn).map_err(EditError::Illegal)?;
        let branches = self.branches_mut(path).ok_or(EditError::NoSuchNode)?;
        if let Some(index) = branches.iter().position(|node| node.turn == turn) {
            return Ok(index);
        }
        self.add(path, turn)
    }

    /// Plays a turn at the end of a path as [`Record::play`] does, but as a new one even if it is
    /// there already: a record may hold a turn twice, with other notes.
    ///
    /// # Errors
    /// If there is no such path, the turn is not legal there, or the record is full.
    pub fn add(&mut self, path: &[usize], turn: G::Turn) -> Result<usize, EditError> {
        let position = self.position(path).ok_or(EditError::NoSuchNode)?;
        position.check(turn).map_err(EditError::Illegal)?;
        if self.is_full() {
            return Err(EditError::TooManyTurns);
        }
        let index = self.push(path, turn).ok_or(EditError::NoSuchNode)?;
        let in_main_line = index == 0 && path.iter().all(|&step| step == 0);
        self.follow_board(in_main_line);
        Ok(index)
    }

    /// Deletes the turn at the end of a path and all that follows it.
    ///
    /// # Errors
    /// If there is no such turn.
    pub fn delete(&mut self, path: &[usize]) -> Result<(), EditError> {
        let (siblings, last) = self.siblings_mut(path)?;
        let removed = siblings.remove(last);
        self.size -= size(std::slice::from_ref(&removed));
        self.follow_board(false);
        Ok(())
    }

    /// Makes the turn at the end of a path the first at its place: the line's next turn instead
    /// of a variation. The others keep their order. Its path now ends with 0.
    ///
    /// # Errors
    /// If there is no such turn.
    pub fn promote(&mut self, path: &[usize]) -> Result<(), EditError> {
        let (siblings, last) = self.siblings_mut(path)?;
        siblings[..=last].rotate_right(1);
        self.follow_board(false);
        Ok(())
    }

    fn siblings_mut(&mut self, path: &[usize]) -> Result<(&mut Vec<Node<G>>, usize), EditError> {
        path.split_last()
            .and_then(|(&last, before)| {
                let siblings = self.branches_mut(before)?;
                (last < siblings.len()).then_some((siblings, last))
            })
            .ok_or(EditError::NoSuchNode)
    }

    fn branches_mut(&mut self, path: &[usize]) -> Option<&mut Vec<Node<G>>> {
        path.iter()
            .try_fold(&mut self.branches, |branches, &index| {
                Some(&mut branches.get_mut(index)?.branches)
            })
    }

    /// Adds a turn that is known to be legal and gives its index.
    pub(super) fn push(&mut self, path: &[usize], turn: G::Turn) -> Option<usize> {
        let branches = self.branches_mut(path)?;
        branches.push(Node {
            turn,
            notes: Notes::default(),
            branches: Vec::new(),
        });
        let index = branches.len() - 1;
        self.size += 1;
        Some(index)
    }

    /// May no more turns be added?
    pub(super) fn is_full(&self) -> bool {
        self.size >= Self::MAX_TURNS
    }

    /// Keeps the result in agreement with the end of the main line. `claim`: an open result
    /// becomes that of the board.
    fn follow_board(&mut self, claim: bool) {
        let outcome = self.last_position().outcome();
        if contradicts(outcome, self.result) || claim && outcome.is_some() {
            self.result = outcome;
        }
    }

    /// The number written before the turn that follows `plies` turns, and who plays it.
    pub(super) fn number(&self, plies: usize) -> (usize, Player) {
        let plies = plies + self.start.to_move() as usize;
        let player = Player::BOTH[plies % 2];
        (plies / 2 + 1, player)
    }
}

/// How many turns there are, with all that follow them. As deep as the game is long.
fn size<G: Game>(nodes: &[Node<G>]) -> usize {
    nodes.iter().map(|node| 1 + size(&node.branches)).sum()
}

/// Does a result say something else than the board?
pub(super) fn contradicts(outcome: Option<Outcome>, result: Option<Outcome>) -> bool {
    outcome.is_some() && result.is_some() && outcome != result
}
