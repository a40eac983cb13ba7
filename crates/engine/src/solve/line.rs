//! How a proven game goes on: read off the table, turn after turn.

use rules::Player;

use super::dfpn::ProofNode;
use super::table::Numbers;
use super::{Solvable, Solver, Value};

/// When to stop: told the number of nodes from time to time.
type GoOn<'a> = &'a (dyn Fn(u64) -> bool + Sync);

impl Solver {
    /// A line from a position of proven value to the end of the game, in which both keep the
    /// value and the loser plays what was hardest to refute. Where the table has forgotten a
    /// proof it is found again; if `go_on` stops that, the line ends before the game does.
    pub(crate) fn line<G: Solvable>(
        &mut self,
        position: &G,
        value: Value,
        go_on: GoOn<'_>,
    ) -> Vec<G::Turn> {
        let mut walk = Walk {
            position: *position,
            node: position.node(),
            wins: value == Value::Win,
            nodes: 0,
            go_on,
        };
        let mut line = Vec::new();
        while walk.position.outcome().is_none() {
            let turn = match value {
                Value::Draw => walk.hold(self),
                _ => walk.decide(self),
            };
            let Some(turn) = turn else { break };
            line.push(turn);
        }
        line
    }
}

/// A position on the line.
struct Walk<'a, G: Solvable> {
    position: G,
    /// The position in the game in which it is settled.
    node: G::Node,
    /// The side to move is the one that wins.
    wins: bool,
    nodes: u64,
    go_on: GoOn<'a>,
}

impl<G: Solvable> Walk<'_, G> {
    /// The next turn of a game that is drawn: the side to move does not lose.
    fn hold(&mut self, solver: &mut Solver) -> Option<G::Turn> {
        let node = self.position.node();
        let question = !self.position.to_move();
        let numbers = solver.ask(&node, question, 1, &mut self.nodes, self.go_on);
        if numbers.phi != 0 {
            return None;
        }
        let turn = self.best(solver, &node, question, numbers)?;
        self.position.play_unchecked(turn);
        Some(turn)
    }

    /// The next turn of a game that one side wins.
    fn decide(&mut self, solver: &mut Solver) -> Option<G::Turn> {
        if let Some(turn) = self.position.winning_turn() {
            self.position.play_unchecked(turn);
            return Some(turn);
        }
        let mover = self.position.to_move();
        let question = if self.wins { mover } else { !mover };
        self.ease(solver);
        let numbers = solver.ask(&self.node, question, 1, &mut self.nodes, self.go_on);
        if !numbers.solved() || (numbers.phi == 0) != self.wins {
            return None;
        }
        let node = self.node;
        let turn = self.best(solver, &node, question, numbers)?;
        self.node = self.node.after(turn);
        let turn = self.real(turn)?;
        self.position.play_unchecked(turn);
        self.wins = !self.wins;
        Some(turn)
    }

    fn best(
        &mut self,
        solver: &mut Solver,
        node: &G::Node,
        question: Player,
        numbers: Numbers,
    ) -> Option<G::Turn> {
        let nodes = &mut self.nodes;
        solver.best(&self.position, node, question, numbers, nodes, self.go_on)
    }

    /// Goes over to the easiest game that settles the position, if one does: what follows is
    /// proven there, and in the table.
    fn ease(&mut self, solver: &mut Solver) {
        let mover = self.position.to_move();
        let question = if self.wins { mover } else { !mover };
        while let Some([worse, better]) = self.node.bounds() {
            let bound = if self.wins { worse } else { better };
            let numbers = solver.ask(&bound, question, 1, &mut self.nodes, self.go_on);
            if !numbers.solved() || (numbers.phi == 0) != self.wins {
                return;
            }
            self.node = bound;
        }
    }

    /// The turn as it can be played: in an easier game, a piece may have been placed that is not
    /// in reserve. Any other does no better there.
    fn real(&self, turn: G::Turn) -> Option<G::Turn> {
        let (totem, to, _, at) = G::parts(turn);
        let turns = G::KINDS
            .iter()
            .rev()
            .filter_map(|&kind| G::turn_from_parts(totem, to, kind, at));
        std::iter::once(turn)
            .chain(turns)
            .find(|&turn| self.position.is_legal(turn))
    }
}
