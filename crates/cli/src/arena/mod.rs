//! Matches between engines: paired openings, a referee, clocks, records and what they tell.

mod contestant;
mod game;
mod halt;
mod openings;
mod process;
mod tally;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Sender};
use std::thread;

use engine::game::EngineGame;
use rules::{Outcome, Player};

pub(crate) use contestant::Contestant;
pub(crate) use game::{Fault, Played, Time};
pub(crate) use halt::Trouble;
pub(crate) use tally::{Sprt, Tally, Verdict};

use contestant::Seat;
use halt::Halt;

/// What is to be played.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    /// The two contestants; results are counted for the first.
    pub(crate) contestants: [Contestant; 2],
    /// Each opening is played twice, with the sides changed.
    pub(crate) pairs: u64,
    /// Random turns at the beginning of a game.
    pub(crate) opening: u32,
    /// Decides the openings, and what levels overlook.
    pub(crate) seed: u64,
    pub(crate) time: Time,
    /// Games at once.
    pub(crate) concurrency: usize,
    /// Ends the match as soon as it is decided.
    pub(crate) sprt: Option<Sprt>,
}

/// A pair of games from the same opening.
pub(crate) struct Pair<G: EngineGame> {
    /// Counted from 1.
    pub(crate) number: u64,
    /// The first contestant plays first in the first game, second in the second.
    pub(crate) games: [Played<G>; 2],
}

impl<G: EngineGame> Pair<G> {
    /// The half points of the first contestant in either game.
    pub(crate) fn half_points(&self) -> [u32; 2] {
        let side = [Player::First, Player::Second];
        [0, 1].map(|index| match self.games[index].outcome() {
            Outcome::Draw => 1,
            Outcome::Win(winner) if winner == side[index] => 2,
            Outcome::Win(_) => 0,
        })
    }
}

/// Plays a match and tells `watch` of every pair as it ends, with the tally so far; `watch` says
/// whether to go on. Whoever asks for the end gets the tally of the pairs that were finished, and
/// so does whoever is told of trouble.
pub(crate) fn play<G: EngineGame>(
    plan: &Plan,
    mut watch: impl FnMut(&Pair<G>, &Tally) -> bool,
) -> (Tally, Option<Trouble>) {
    let next = AtomicU64::new(0);
    let halt = Arc::new(Halt::default());
    let mut tally = Tally::default();
    let mut decided = false;
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..plan.concurrency.max(1) {
            let sender = sender.clone();
            let (next, halt) = (&next, &halt);
            let work = move || work(plan, next, halt, &sender);
            if let Err(error) = thread::Builder::new().spawn_scoped(scope, work) {
                halt.give_up(Trouble::Thread(error));
                break;
            }
        }
        drop(sender);
        for pair in receiver {
            if decided {
                continue;
            }
            tally.add(&pair);
            let verdict = plan.sprt.map(|sprt| sprt.verdict(&tally));
            decided = !watch(&pair, &tally) || verdict.is_some_and(|one| one != Verdict::Open);
            if decided {
                halt.stop();
            }
        }
    });
    (tally, halt.take_trouble())
}

/// Plays pairs until there are no more to play.
fn work<G: EngineGame>(plan: &Plan, next: &AtomicU64, halt: &Arc<Halt>, sender: &Sender<Pair<G>>) {
    let [one, other] = plan
        .contestants
        .each_ref()
        .map(|contestant| Seat::<G>::new(contestant, halt));
    let (mut one, mut other) = match (one, other) {
        (Ok(one), Ok(other)) => (one, other),
        (Err(trouble), _) | (_, Err(trouble)) => return halt.give_up(trouble),
    };
    while !halt.is_over() {
        let number = next.fetch_add(1, Ordering::Relaxed) + 1;
        if number > plan.pairs {
            return;
        }
        let opening = openings::opening::<G>(plan.seed, number, plan.opening);
        let seed = plan.seed.wrapping_add(number << 20);
        let [a, b] = plan.contestants.each_ref().map(Contestant::name);
        let there = [&mut one, &mut other];
        let first = game::play(&opening, there, [&a, &b], plan.time, seed);
        let back = [&mut other, &mut one];
        let second = game::play(&opening, back, [&b, &a], plan.time, seed.wrapping_add(1));
        let games = match (first, second) {
            (Ok(first), Ok(second)) => [first, second],
            (Err(error), _) | (_, Err(error)) => return halt.give_up(Trouble::Table(error)),
        };
        // What was played on after that may be anything.
        if halt.is_over() || sender.send(Pair { number, games }).is_err() {
            return;
        }
    }
}
