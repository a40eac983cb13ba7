//! Matches between engines: paired openings, a referee, clocks, records and what they tell.

mod contestant;
mod game;
mod openings;
mod process;
mod tally;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, Sender};
use std::thread;

use engine::player::Solve;
use rules::{Outcome, Player};

pub(crate) use contestant::Contestant;
pub(crate) use game::{Fault, Played, Time};
pub(crate) use tally::{Sprt, Tally, Verdict};

use contestant::Seat;

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
pub(crate) struct Pair<G: Solve> {
    /// Counted from 1.
    pub(crate) number: u64,
    /// The first contestant plays first in the first game, second in the second.
    pub(crate) games: [Played<G>; 2],
}

impl<G: Solve> Pair<G> {
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
/// whether to go on.
pub(crate) fn play<G: Solve>(
    plan: &Plan,
    mut watch: impl FnMut(&Pair<G>, &Tally) -> bool,
) -> Tally {
    let next = AtomicU64::new(0);
    let over = AtomicBool::new(false);
    let mut tally = Tally::default();
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..plan.concurrency.max(1) {
            let sender = sender.clone();
            let (next, over) = (&next, &over);
            scope.spawn(move || work(plan, next, over, &sender));
        }
        drop(sender);
        for pair in receiver {
            if over.load(Ordering::Relaxed) {
                continue;
            }
            tally.add(&pair);
            let decided = plan
                .sprt
                .is_some_and(|sprt| sprt.verdict(&tally) != Verdict::Open);
            if !watch(&pair, &tally) || decided {
                over.store(true, Ordering::Relaxed);
            }
        }
    });
    tally
}

/// Plays pairs until there are no more to play.
fn work<G: Solve>(plan: &Plan, next: &AtomicU64, over: &AtomicBool, sender: &Sender<Pair<G>>) {
    let [mut one, mut other] = plan.contestants.each_ref().map(Seat::<G>::new);
    while !over.load(Ordering::Relaxed) {
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
        // Openings are legal and time controls were checked when they were read.
        let (Ok(first), Ok(second)) = (first, second) else {
            return;
        };
        let games = [first, second];
        if sender.send(Pair { number, games }).is_err() {
            return;
        }
    }
}
