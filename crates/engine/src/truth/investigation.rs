//! What is being done to find the truth about one position.

use std::collections::HashMap;

use rules::Game;

use super::{Truth, TurnTruth};
use crate::order::best_first;
use crate::proven::{Distance, Proven};
use crate::solve::{Solvable, Solver, Value, exact_line, longest};

/// Nodes that every open turn gets in the first round; each round gives four times as many. The
/// position itself gets as many as all its open turns together: its value is what one wants to know
/// first, and a search for it looks at the turns that matter.
const FIRST_ROUND: u64 = 1000;
/// With more nodes than this nothing is tried.
const LAST_ROUND: u64 = 64_000_000;
/// Nodes for one distance, in the first round and in the last.
const FIRST_DISTANCE: u64 = 500;
const LAST_DISTANCE: u64 = 32_000;

pub(super) fn canonical_key<G: Game>(position: &G) -> u64 {
    position.canonical().0.key()
}

/// Turns that lead to images of one position.
#[derive(Debug)]
pub(super) struct Class<G> {
    pub(super) after: G,
    pub(super) key: u64,
    /// For whoever is to move after the turn.
    pub(super) proven: Option<Proven>,
    /// Nodes that have been spent on its distance.
    measured: u64,
}

/// What is being done about one position.
#[derive(Debug)]
pub(super) struct Investigation<G: Solvable> {
    pub(super) position: G,
    /// Every legal turn with the index of its class.
    turns: Vec<(G::Turn, usize)>,
    /// The most promising for the side to move first.
    pub(super) classes: Vec<Class<G>>,
    pub(super) proven: Option<Proven>,
    /// Nodes that have been spent on the distance of the position itself.
    measured: u64,
    /// Nodes that the position itself has had in this round.
    spent_on_whole: u64,
    /// The class that is next in this round.
    next: usize,
    /// Nodes that each class gets in this round; 0 when all is settled or given up.
    nodes: u64,
    /// Nodes that each distance gets in this round.
    distance_nodes: u64,
    /// Distances are looked for before the next round of proofs.
    measuring: bool,
}

impl<G: Solvable> Investigation<G> {
    /// Begins with all that is known without thinking.
    pub(super) fn new(position: G, known: &HashMap<u64, Proven>) -> Investigation<G> {
        let mut by_key = HashMap::new();
        let mut classes: Vec<Class<G>> = Vec::new();
        let mut turns = Vec::new();
        position.for_each_turn(|turn| {
            let mut after = position;
            after.play_unchecked(turn);
            let key = canonical_key(&after);
            let class = *by_key.entry(key).or_insert_with(|| {
                let proven = sharper(at_once(&after), known.get(&key).copied());
                classes.push(Class {
                    after,
                    key,
                    proven,
                    measured: 0,
                });
                classes.len() - 1
            });
            turns.push((turn, class));
        });
        // What is bad for the opponent is promising.
        let mut order: Vec<usize> = (0..classes.len()).collect();
        let estimate = |class: &Class<G>| match class.proven {
            Some(_) => 0,
            None => class.after.evaluate(),
        };
        best_first(&mut order, |&index| -estimate(&classes[index]));
        let mut places = vec![0; classes.len()];
        for (place, &index) in order.iter().enumerate() {
            places[index] = place;
        }
        for (_, class) in &mut turns {
            *class = places[*class];
        }
        let mut slots: Vec<Option<Class<G>>> = classes.into_iter().map(Some).collect();
        let classes = order
            .iter()
            .filter_map(|&index| slots[index].take())
            .collect();
        let mut investigation = Investigation {
            position,
            turns,
            classes,
            proven: known.get(&canonical_key(&position)).copied(),
            measured: 0,
            spent_on_whole: 0,
            next: 0,
            nodes: FIRST_ROUND,
            distance_nodes: FIRST_DISTANCE,
            measuring: false,
        };
        if let Some(value) = position.known_value() {
            let best = match value {
                Value::Win => position.known_turn(),
                Value::Draw => position.known_hold(),
                Value::Loss => None,
            };
            investigation.settle_whole(value, best);
        }
        investigation.conclude();
        investigation
    }

    pub(super) fn is_done(&self) -> bool {
        self.nodes == 0 && self.distance_nodes == LAST_DISTANCE && !self.has_unmeasured()
    }

    /// One thing after the other: a round of proofs, then a round of distances.
    pub(super) fn advance(&mut self, solver: &mut Solver, go_on: &(dyn Fn() -> bool + Sync)) {
        if self.nodes > 0 && !self.measuring {
            self.prove(solver, go_on);
        } else if self.is_unmeasured() {
            self.measure(go_on);
        } else if let Some(index) = self.unmeasured_class() {
            self.measure_class(index, go_on);
        } else {
            self.measuring = false;
            self.distance_nodes = LAST_DISTANCE.min(self.distance_nodes * 4);
        }
    }

    fn prove(&mut self, solver: &mut Solver, go_on: &(dyn Fn() -> bool + Sync)) {
        let open = self.classes.iter().filter(|class| class.proven.is_none());
        let open = open.count() as u64;
        if open == 0 {
            self.nodes = 0;
            return;
        }
        let most = self.nodes;
        let for_whole = most.saturating_mul(open);
        if self.proven.is_none() && self.spent_on_whole < for_whole {
            let left = for_whole - self.spent_on_whole;
            let within = |nodes: u64| nodes < left && go_on();
            let answer = solver.solve(&self.position, 1, &within);
            self.spent_on_whole += answer.nodes;
            if let Some(value) = answer.value {
                self.settle_whole(value, answer.best);
            }
            return;
        }
        let within = |nodes: u64| nodes < most && go_on();
        let open = (self.next..self.classes.len()).find(|&i| self.classes[i].proven.is_none());
        let Some(index) = open else {
            self.next = 0;
            self.spent_on_whole = 0;
            self.measuring = true;
            self.nodes = if most < LAST_ROUND { most * 4 } else { 0 };
            return;
        };
        self.next = index;
        let answer = solver.solve(&self.classes[index].after, 1, &within);
        if let Some(value) = answer.value {
            let class = &mut self.classes[index];
            class.proven = Some(bounded(&class.after, value));
            self.conclude();
        } else if !go_on() {
            return;
        }
        self.next += 1;
    }

    /// The value of the position is proven, and perhaps by a turn that keeps it.
    fn settle_whole(&mut self, value: Value, best: Option<G::Turn>) {
        self.proven.get_or_insert(bounded(&self.position, value));
        for &(turn, class) in &self.turns {
            let class = &mut self.classes[class];
            if class.proven.is_none() && (value == Value::Loss || best == Some(turn)) {
                class.proven = Some(bounded(&class.after, value.reversed()));
            }
        }
        self.conclude();
    }

    /// What the turns say about the position.
    fn conclude(&mut self) {
        let says = match self.position.outcome() {
            Some(_) => at_once(&self.position),
            None => Proven::of_choice(self.worths()),
        };
        self.proven = sharper(self.proven, says);
    }

    /// What the turns are worth to the side to move.
    fn worths(&self) -> impl Iterator<Item = Option<Proven>> {
        let classes = self.classes.iter();
        classes.map(|class| class.proven.map(Proven::before))
    }

    fn has_unmeasured(&self) -> bool {
        self.is_unmeasured() || self.unmeasured_class().is_some()
    }

    /// Is the distance of the position, and a turn that shows it, to be looked for with this
    /// round's nodes?
    fn is_unmeasured(&self) -> bool {
        let shown = |whole: Proven| self.worths().any(|turn| turn == Some(whole));
        let wanted = |whole: Proven| whole.distance().is_some() && !shown(whole) || is_vague(whole);
        self.measured < self.distance_nodes
            && self.position.outcome().is_none()
            && self.proven.is_some_and(wanted)
    }

    /// The next class whose distance has not been looked for with this round's nodes.
    fn unmeasured_class(&self) -> Option<usize> {
        self.classes.iter().position(|class| {
            class.measured < self.distance_nodes && class.proven.is_some_and(is_vague)
        })
    }

    /// Looks for the distance of the position, and for a turn that shows it.
    fn measure(&mut self, go_on: &(dyn Fn() -> bool + Sync)) {
        let Some(value) = self.proven.map(Proven::value) else {
            return;
        };
        let line = exact_line(&self.position, value, self.distance_nodes, go_on);
        if line.is_some() || go_on() {
            self.measured = self.distance_nodes;
        }
        let Some((&best, rest)) = line.as_deref().and_then(<[_]>::split_first) else {
            return;
        };
        let behind = Proven::new(value.reversed(), Distance::Exactly(rest.len() as u32));
        self.proven = Some(behind.before());
        let class = self.turns.iter().find(|(turn, _)| *turn == best);
        if let Some(&(_, class)) = class {
            self.classes[class].proven = Some(behind);
        }
    }

    fn measure_class(&mut self, index: usize, go_on: &(dyn Fn() -> bool + Sync)) {
        let class = &mut self.classes[index];
        let Some(value) = class.proven.map(Proven::value) else {
            return;
        };
        let line = exact_line(&class.after, value, self.distance_nodes, go_on);
        if line.is_some() || go_on() {
            class.measured = self.distance_nodes;
        }
        if let Some(line) = line {
            let distance = Distance::Exactly(line.len() as u32);
            class.proven = Some(Proven::new(value, distance));
            self.conclude();
        }
    }

    pub(super) fn truth(&self) -> Truth<G> {
        Truth {
            proven: self.proven,
            turns: self
                .turns
                .iter()
                .map(|&(turn, class)| TurnTruth {
                    turn,
                    proven: self.classes[class].proven.map(Proven::before),
                })
                .collect(),
            done: self.is_done(),
        }
    }
}

/// A value of which nothing more is known than that the pieces run out.
fn bounded<G: Solvable>(position: &G, value: Value) -> Proven {
    Proven::new(value, Distance::AtMost(longest(position, value)))
}

/// Is it not known to the turn how long it takes?
fn is_vague(proven: Proven) -> bool {
    proven
        .distance()
        .is_some_and(|distance| !distance.is_exact())
}

/// What two say of one position.
fn sharper(one: Option<Proven>, other: Option<Proven>) -> Option<Proven> {
    match (one, other) {
        (Some(one), Some(other)) => Some(one.sharper(other)),
        _ => one.or(other),
    }
}

/// What is seen without search: the game is over, the side to move can end it, or it is in the
/// opening solution.
pub(super) fn at_once<G: Solvable>(position: &G) -> Option<Proven> {
    if let Some(outcome) = position.outcome() {
        let value = Value::of_outcome(outcome, position.to_move());
        return Some(Proven::new(value, Distance::Exactly(0)));
    }
    if position.winning_turn().is_some() {
        return Some(Proven::Win(Distance::Exactly(1)));
    }
    position.known_value().map(|value| bounded(position, value))
}
