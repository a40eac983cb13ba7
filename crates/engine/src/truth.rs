//! The truth about a position: what every legal turn is worth, as far as it is proven.
//!
//! The work is done in slices. First comes what is known without thinking: the opening solution,
//! turns that end the game, turns that let the opponent end it. Then the solver takes the
//! position and its turns one after the other, each for a while, then all that are left for
//! longer, so that what is cheap is settled first. At last the distances are looked for.

use std::collections::HashMap;

use rules::{Game, Outcome, oxono, yoxii};

use crate::playable::Playable;
use crate::solution::Solution;
use crate::solve::{Distance, Goal, NoMemory, Solvable, Solver, Value, distance};

/// A game in which the truth can be looked for.
pub trait Provable: Playable + Solvable {
    /// The value for the side to move that is known without thinking.
    fn known_value(&self) -> Option<Value> {
        None
    }

    /// A winning turn that is known without thinking.
    fn known_turn(&self) -> Option<Self::Turn> {
        None
    }

    /// A turn that is known not to lose.
    fn known_hold(&self) -> Option<Self::Turn> {
        None
    }
}

impl Provable for oxono::Position {
    fn known_value(&self) -> Option<Value> {
        Solution::built_in().known_value(self)
    }

    fn known_turn(&self) -> Option<Self::Turn> {
        known_turn_to(Goal::Win, self)
    }

    fn known_hold(&self) -> Option<Self::Turn> {
        known_turn_to(Goal::Hold, self)
    }
}

fn known_turn_to(goal: Goal, position: &oxono::Position) -> Option<oxono::Turn> {
    let turn = Solution::built_in().known_turn_to(goal, position);
    turn.filter(|&turn| position.is_legal(turn))
}

impl Provable for yoxii::Position {}

/// A proven value for the side to move, and within how many turns of both the game is then over,
/// where that is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proven {
    /// The value.
    pub value: Value,
    /// The number of turns, exact under best play.
    pub plies: Option<u32>,
}

impl Proven {
    const fn new(value: Value, plies: Option<u32>) -> Proven {
        Proven { value, plies }
    }

    /// The same seen by whoever moves into the position.
    fn before(self) -> Proven {
        Proven::new(self.value.reversed(), self.plies.map(|plies| plies + 1))
    }
}

/// A turn and what is known about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnTruth<T> {
    /// The turn.
    pub turn: T,
    /// What it is worth to the side to move; `None` as long as that is not proven.
    pub proven: Option<Proven>,
}

/// What is known about a position so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Truth<T> {
    /// The value of the position; `None` as long as it is not proven.
    pub proven: Option<Proven>,
    /// All legal turns.
    pub turns: Vec<TurnTruth<T>>,
    /// Nothing more will be looked for.
    pub done: bool,
}

/// Nodes that every open turn gets in the first round; each round gives four times as many.
const FIRST_ROUND: u64 = 1000;
/// With more nodes than this nothing is tried.
const LAST_ROUND: u64 = 64_000_000;
/// Nodes for the distance of one turn, in the first round and in the last.
const FIRST_DISTANCE: u64 = 500;
const LAST_DISTANCE: u64 = 32_000;
/// So many values of positions are remembered.
const MEMORY: usize = 200_000;

/// Looks for the truth, position after position, and remembers what it has found.
#[derive(Debug)]
pub struct Seeker<G: Provable> {
    solver: Solver,
    /// By the key of the canonical image.
    known: HashMap<u64, Proven>,
    quest: Option<Quest<G>>,
}

impl<G: Provable> Seeker<G> {
    /// A seeker whose solver has about this much memory.
    ///
    /// # Errors
    /// If the memory is not to be had.
    pub fn new(bytes: usize) -> Result<Seeker<G>, NoMemory> {
        Ok(Seeker {
            solver: Solver::new(bytes)?,
            known: HashMap::new(),
            quest: None,
        })
    }

    /// What is known about a position after one more slice of work, as long as `go_on` says. The
    /// same position is taken up where it was left.
    pub fn seek(&mut self, position: &G, go_on: &(dyn Fn() -> bool + Sync)) -> Truth<G::Turn> {
        let mut quest = match self.quest.take() {
            Some(quest) if quest.position == *position => quest,
            _ => Quest::new(*position, &self.known),
        };
        while !quest.is_done() && go_on() {
            quest.advance(&mut self.solver, go_on);
        }
        self.remember(&quest);
        let truth = quest.truth();
        self.quest = Some(quest);
        truth
    }

    fn remember(&mut self, quest: &Quest<G>) {
        let classes = quest.classes.iter();
        let after = classes.filter_map(|class| Some((class.key, class.proven?)));
        let whole = quest
            .proven
            .map(|proven| (canonical_key(&quest.position), proven));
        for (key, proven) in after.chain(whole) {
            if self.known.len() < MEMORY || self.known.contains_key(&key) {
                self.known.insert(key, proven);
            }
        }
    }
}

fn canonical_key<G: Game>(position: &G) -> u64 {
    position.canonical().0.key()
}

/// Turns that lead to images of one position.
#[derive(Debug)]
struct Class<G> {
    after: G,
    key: u64,
    /// For whoever is to move after the turn.
    proven: Option<Proven>,
    /// Nodes that have been spent on its distance.
    measured: u64,
}

/// What is being done about one position.
#[derive(Debug)]
struct Quest<G: Provable> {
    position: G,
    /// Every legal turn with the index of its class.
    turns: Vec<(G::Turn, usize)>,
    /// The most promising for the side to move first.
    classes: Vec<Class<G>>,
    proven: Option<Proven>,
    /// The position itself has been tried in this round.
    tried_whole: bool,
    /// The class that is next in this round.
    next: usize,
    /// Nodes that each class gets in this round; 0 when all is settled or given up.
    nodes: u64,
    /// Nodes that each distance gets in this round.
    distance_nodes: u64,
    /// Distances are looked for before the next round of proofs.
    measuring: bool,
}

impl<G: Provable> Quest<G> {
    /// Begins with all that is known without thinking.
    fn new(position: G, known: &HashMap<u64, Proven>) -> Quest<G> {
        let mut by_key = HashMap::new();
        let mut classes: Vec<Class<G>> = Vec::new();
        let mut turns = Vec::new();
        position.for_each_turn(|turn| {
            let mut after = position;
            after.play_unchecked(turn);
            let key = canonical_key(&after);
            let class = *by_key.entry(key).or_insert_with(|| {
                let proven = at_once(&after).or_else(|| known.get(&key).copied());
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
        order.sort_by_cached_key(|&index| estimate(&classes[index]));
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
        let mut quest = Quest {
            position,
            turns,
            classes,
            proven: known.get(&canonical_key(&position)).copied(),
            tried_whole: false,
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
            quest.settle_whole(value, best);
        }
        quest.conclude();
        quest
    }

    fn is_done(&self) -> bool {
        self.nodes == 0 && self.distance_nodes == LAST_DISTANCE && self.unmeasured().is_none()
    }

    /// One thing after the other: a round of proofs, then a round of distances.
    fn advance(&mut self, solver: &mut Solver, go_on: &(dyn Fn() -> bool + Sync)) {
        if self.nodes > 0 && !self.measuring {
            self.prove(solver, go_on);
        } else if let Some(index) = self.unmeasured() {
            self.measure(index);
        } else {
            self.measuring = false;
            self.distance_nodes = LAST_DISTANCE.min(self.distance_nodes * 4);
        }
    }

    fn prove(&mut self, solver: &mut Solver, go_on: &(dyn Fn() -> bool + Sync)) {
        if self.classes.iter().all(|class| class.proven.is_some()) {
            self.nodes = 0;
            return;
        }
        let most = self.nodes;
        let within = |nodes: u64| nodes < most && go_on();
        if self.proven.is_none() && !self.tried_whole {
            let answer = solver.solve(&self.position, 1, &within);
            match answer.value {
                Some(value) => self.settle_whole(value, answer.best),
                // A slice that ends too soon is no try.
                None if !go_on() => return,
                None => {}
            }
            self.tried_whole = true;
            return;
        }
        let open = (self.next..self.classes.len()).find(|&i| self.classes[i].proven.is_none());
        let Some(index) = open else {
            self.next = 0;
            self.tried_whole = false;
            self.measuring = true;
            self.nodes = if most < LAST_ROUND { most * 4 } else { 0 };
            return;
        };
        self.next = index;
        let answer = solver.solve(&self.classes[index].after, 1, &within);
        if let Some(value) = answer.value {
            self.classes[index].proven = Some(Proven::new(value, None));
            self.conclude();
        } else if !go_on() {
            return;
        }
        self.next += 1;
    }

    /// The value of the position is proven, and perhaps by a turn that keeps it.
    fn settle_whole(&mut self, value: Value, best: Option<G::Turn>) {
        self.proven.get_or_insert(Proven::new(value, None));
        for &(turn, class) in &self.turns {
            let proven = &mut self.classes[class].proven;
            if proven.is_none() && (value == Value::Loss || best == Some(turn)) {
                *proven = Some(Proven::new(value.reversed(), None));
            }
        }
        self.conclude();
    }

    /// What the turns say about the position. Distances are known when all are that matter.
    fn conclude(&mut self) {
        let all = || {
            self.classes
                .iter()
                .map(|class| class.proven.map(Proven::before))
        };
        let value = if all().flatten().any(|turn| turn.value == Value::Win) {
            Some(Value::Win)
        } else if self.classes.is_empty() {
            let outcome = self.position.outcome();
            outcome.map(|outcome| Value::of_outcome(outcome, self.position.to_move()))
        } else {
            let known: Option<Vec<Proven>> = all().collect();
            known.and_then(|turns| turns.iter().map(|turn| turn.value).max())
        };
        let Some(value) = value.or(self.proven.map(|proven| proven.value)) else {
            return;
        };
        let plies = match value {
            _ if self.classes.is_empty() => Some(0),
            // Some other turn may win sooner as long as its distance is unknown.
            Value::Win => {
                let known: Option<Vec<u32>> = all()
                    .filter(|turn| turn.is_none_or(|turn| turn.value == Value::Win))
                    .map(|turn| turn.and_then(|turn| turn.plies))
                    .collect();
                let shortest = all().flatten().filter_map(|turn| turn.plies).min();
                known
                    .and_then(|plies| plies.into_iter().min())
                    .or(shortest.filter(|&plies| plies == 1))
            }
            Value::Loss => {
                let known: Option<Vec<u32>> = all().map(|turn| turn?.plies).collect();
                known.and_then(|plies| plies.into_iter().max())
            }
            Value::Draw => None,
        };
        let before = self.proven.and_then(|proven| proven.plies);
        self.proven = Some(Proven::new(value, before.or(plies)));
    }

    /// The next class whose distance has not been looked for with this round's nodes.
    fn unmeasured(&self) -> Option<usize> {
        let wanted = |proven: Proven| proven.plies.is_none() && proven.value != Value::Draw;
        self.classes.iter().position(|class| {
            class.measured < self.distance_nodes && class.proven.is_some_and(wanted)
        })
    }

    fn measure(&mut self, index: usize) {
        let class = &mut self.classes[index];
        class.measured = self.distance_nodes;
        let Some(Proven { value, .. }) = class.proven else {
            return;
        };
        if let Distance::Exactly(plies) = distance(&class.after, value, class.measured) {
            class.proven = Some(Proven::new(value, Some(plies)));
            self.conclude();
        }
    }

    fn truth(&self) -> Truth<G::Turn> {
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

/// What is seen without search: the game is over, the side to move can end it, or it is in the
/// opening solution.
fn at_once<G: Provable>(position: &G) -> Option<Proven> {
    if let Some(outcome) = position.outcome() {
        let value = Value::of_outcome(outcome, position.to_move());
        return Some(Proven::new(value, Some(0)));
    }
    let win = Some(Outcome::Win(position.to_move()));
    let mut wins = false;
    position.for_each_turn(|turn| {
        if !wins {
            let mut after = *position;
            after.play_unchecked(turn);
            wins = after.outcome() == win;
        }
    });
    if wins {
        return Some(Proven::new(Value::Win, Some(1)));
    }
    position.known_value().map(|value| Proven::new(value, None))
}
