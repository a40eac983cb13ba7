//! A plain alpha-beta player of YOXII that speaks enough UGI for a match: the yardstick that the
//! engine has to beat at equal time.
//!
//! Iterative deepening, all turns sorted by what they look like, no table, no reductions; it
//! counts the points around the totem.

use std::io::BufRead;
use std::time::{Duration, Instant};

use rules::yoxii::{Position, Turn};
use rules::{Bitboard, Game, Outcome, geometry};

const WIN: i32 = 10_000;

static AROUND: [Bitboard; 64] = geometry::neighbours(Position::BOARD, &geometry::Direction::ALL);

/// Points around the totem, and the free squares there, for the side to move.
fn evaluate(position: &Position) -> i32 {
    let around = AROUND[position.totem().index()];
    let points = |player| position.points_on(player, around) as i32;
    let mover = position.to_move();
    10 * (points(mover) - points(!mover))
}

struct Search {
    deadline: Instant,
    nodes: u64,
    stopped: bool,
}

impl Search {
    fn value(&mut self, position: &Position, mut alpha: i32, beta: i32, depth: u32) -> i32 {
        self.nodes += 1;
        if self.nodes.is_multiple_of(1024) && Instant::now() >= self.deadline {
            self.stopped = true;
        }
        if self.stopped {
            return 0;
        }
        match position.outcome() {
            Some(Outcome::Draw) => return 0,
            Some(Outcome::Win(player)) if player == position.to_move() => return WIN,
            Some(Outcome::Win(_)) => return -WIN,
            None => {}
        }
        if depth == 0 {
            return evaluate(position);
        }
        for (_, next, _) in sorted(position, depth > 1) {
            alpha = alpha.max(-self.value(&next, -beta, -alpha, depth - 1));
            if alpha >= beta || self.stopped {
                break;
            }
        }
        alpha
    }
}

/// All turns and the positions after them, the most promising first.
fn sorted(position: &Position, sort: bool) -> Vec<(i32, Position, Turn)> {
    let mut all = Vec::new();
    position.for_each_turn(|turn| {
        let mut next = *position;
        next.play_unchecked(turn);
        all.push((if sort { evaluate(&next) } else { 0 }, next, turn));
    });
    if sort {
        all.sort_by_key(|entry| entry.0);
    }
    all
}

fn best(position: &Position, time: Duration) -> Option<Turn> {
    let mut search = Search {
        deadline: Instant::now() + time,
        nodes: 0,
        stopped: false,
    };
    let mut turns = sorted(position, true);
    for depth in 1..=36 {
        let mut alpha = -WIN - 1;
        for index in 0..turns.len() {
            let value = -search.value(&turns[index].1, -WIN - 1, -alpha, depth - 1);
            if search.stopped {
                return turns.first().map(|entry| entry.2);
            }
            if value > alpha {
                alpha = value;
                // The best so far comes first, now and at the next depth.
                turns[..=index].rotate_right(1);
            }
        }
        if alpha.abs() >= WIN {
            break;
        }
    }
    turns.first().map(|entry| entry.2)
}

/// How long to think: `movetime`, or a twelfth of the clock.
fn time(words: &[&str], position: &Position) -> Duration {
    let number = |name: &str| {
        let at = words.iter().position(|&word| word == name)?;
        words.get(at + 1)?.parse::<u64>().ok()
    };
    let clock = ["p1time", "p2time"][position.to_move() as usize];
    let millis = number("movetime").or(number(clock).map(|left| left / 12));
    Duration::from_millis(millis.unwrap_or(1000).saturating_sub(30).max(1))
}

fn main() {
    let mut position = Position::start();
    for line in std::io::stdin().lock().lines() {
        let Ok(line) = line else { return };
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["ugi"] => println!("id name plain\nugiok"),
            ["isready"] => println!("readyok"),
            ["position", "startpos", ref turns @ ..] => {
                position = Position::start();
                for turn in turns.iter().skip(1).filter_map(|text| text.parse().ok()) {
                    let _ = position.play(turn);
                }
            }
            ["go", ref limits @ ..] => match best(&position, time(limits, &position)) {
                Some(turn) => println!("bestmove {turn}"),
                None => println!("bestmove none"),
            },
            ["quit"] => return,
            _ => {}
        }
    }
}
