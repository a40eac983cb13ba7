//! How long a proven win takes, to the turn.

use rules::Player;

use super::dfpn::ProofNode;
use super::limited::{Limited, Nothing, least_win};
use super::{Solvable, Solver, Value};

/// No game from this position, of proven value, takes more turns than this.
#[must_use]
pub fn longest<G: Solvable>(position: &G, value: Value) -> u32 {
    if position.outcome().is_some() {
        return 0;
    }
    let left = (G::MAX_TURNS as u32).saturating_sub(position.pieces_placed());
    // The winner's own turn is the last.
    let last_is_own = match value {
        Value::Win => true,
        Value::Loss => false,
        Value::Draw => return left,
    };
    if G::Node::WINS_BY_OWN_TURN && (left % 2 == 1) != last_is_own {
        left.saturating_sub(1)
    } else {
        left
    }
}

/// A line from a position that is won or lost to the end of the game in which the winner loses
/// no time and the loser gives none away: it has exactly as many turns as the game takes. `None`
/// for a draw, if it takes more than about this many nodes, or if `go_on` says so.
#[must_use]
pub fn exact_line<G: Solvable>(
    position: &G,
    value: Value,
    nodes: u64,
    go_on: &(dyn Fn() -> bool + Sync),
) -> Option<Vec<G::Turn>> {
    if position.outcome().is_some() {
        return Some(Vec::new());
    }
    if let Some(turn) = position.winning_turn() {
        return Some(vec![turn]);
    }
    let mover = position.to_move();
    let winner = match value {
        Value::Win => mover,
        Value::Draw => return None,
        Value::Loss => !mover,
    };
    let mut measure = Measure {
        solver: Solver::new((nodes as usize).saturating_mul(64).clamp(LEAST, MOST)).ok()?,
        winner,
        nodes: 0,
        most: nodes,
        go_on,
    };
    let turns = measure.distance(position, value)?;
    // Nearly all of the line is in memory.
    measure.most = nodes.saturating_mul(2);
    measure.line(position, turns)
}

/// The memory for a distance, in bytes.
const LEAST: usize = 1 << 16;
const MOST: usize = 1 << 26;

/// Distances of positions with the same value and the same side to move differ by this at least.
const fn step<N: ProofNode>() -> u32 {
    if N::WINS_BY_OWN_TURN { 2 } else { 1 }
}

/// Asks whether a game is won within one number of turns after the other. It has a memory of its
/// own, about one winner: that a game is not over in time says nothing about the other.
struct Measure<'a> {
    solver: Solver,
    winner: Player,
    nodes: u64,
    /// No more than this many of them.
    most: u64,
    go_on: &'a (dyn Fn() -> bool + Sync),
}

impl Measure<'_> {
    /// The distance of a position in which the side to move cannot win at once.
    fn distance<G: Solvable>(&mut self, position: &G, value: Value) -> Option<u32> {
        let node = position.node();
        let mut turns = match value {
            Value::Win => least_win::<G::Node>(),
            _ if is_helpless(&node) => return Some(node.holds_out()),
            _ => least_win::<G::Node>() + 1,
        };
        let most = longest(position, value);
        while turns <= most {
            let limited = self.limited(position, turns);
            if self.is_kept(&limited)? == limited.attacks {
                return Some(turns);
            }
            turns += step::<G::Node>();
        }
        None
    }

    /// The position in the game in which the winner has this many turns.
    fn limited<G: Solvable>(&self, position: &G, left: u32) -> Limited<G::Node> {
        Limited {
            node: position.node(),
            left,
            attacks: position.to_move() == self.winner,
        }
    }

    /// Does the side to move get its way? `None` if that is too much work.
    fn is_kept<N: ProofNode + Send + Sync>(&mut self, node: &N) -> Option<bool> {
        let most = self.most;
        let go_on = |nodes: u64| nodes < most && (self.go_on)();
        let numbers = self
            .solver
            .ask(node, self.winner, 1, &mut self.nodes, &go_on);
        numbers.solved().then_some(numbers.phi == 0)
    }

    /// Best play of both for the turns that are known to be left.
    fn line<G: Solvable>(&mut self, position: &G, turns: u32) -> Option<Vec<G::Turn>> {
        let mut position = *position;
        let mut line = Vec::new();
        for left in (1..=turns).rev() {
            let turn = self.next(&position, left)?;
            line.push(turn);
            position.play_unchecked(turn);
        }
        position.outcome().is_some().then_some(line)
    }

    /// A turn that wins in `left` turns, or that loses in no fewer.
    fn next<G: Solvable>(&mut self, position: &G, left: u32) -> Option<G::Turn> {
        let attacks = position.to_move() == self.winner;
        if attacks && left == 1 {
            return position.winning_turn();
        }
        if !attacks && left <= 2 {
            return position.find_turn(|turn| {
                let mut after = *position;
                after.play_unchecked(turn);
                after.outcome().is_none() == (left > 1)
            });
        }
        // The loser holds out for longer than the next smaller number.
        let left = if attacks {
            left
        } else {
            left - step::<G::Node>()
        };
        let limited = self.limited(position, left);
        if !self.is_kept(&limited)? {
            return None;
        }
        let most = self.most;
        let go_on = |nodes: u64| nodes < most && (self.go_on)();
        self.solver
            .keeping(&limited, self.winner, &mut self.nodes, &go_on)
    }
}

/// Does every turn lose at once?
fn is_helpless<N: ProofNode>(node: &N) -> bool {
    let mut children = Vec::new();
    node.expand(true, &Nothing, &mut children);
    children.is_empty()
}
