//! The truth about positions: against exhaustive search late in the game, against the opening
//! solution at its beginning.

use std::collections::HashMap;

use engine::oxono::solution::Solution;
use engine::proven::{Distance, Proven};
use engine::solve::Solvable;
use engine::solve::Value;
use engine::truth::{Kept, Seeker, Truth};
use rules::{Game, oxono, yoxii};

/// The value and the distance.
fn exhaustive<G: Game>(position: &G, known: &mut HashMap<G, (Value, u32)>) -> (Value, u32) {
    if let Some(outcome) = position.outcome() {
        return (Value::of_outcome(outcome, position.to_move()), 0);
    }
    if let Some(&found) = known.get(position) {
        return found;
    }
    let found = position
        .legal_turns()
        .into_iter()
        .map(|turn| {
            let (value, plies) = exhaustive(&after(position, turn), known);
            (value.reversed(), plies + 1)
        })
        .max_by_key(|&(value, plies)| {
            let plies = i64::from(plies);
            (value, if value == Value::Win { -plies } else { plies })
        })
        .unwrap();
    known.insert(*position, found);
    found
}

fn after<G: Game>(position: &G, turn: G::Turn) -> G {
    let mut next = *position;
    next.play(turn).unwrap();
    next
}

/// Works in slices of a few calls, as a browser does.
fn whole_truth<G: Solvable>(seeker: &mut Seeker<G>, position: &G) -> Truth<G> {
    loop {
        let left = std::sync::atomic::AtomicU32::new(3);
        let go_on = || left.fetch_sub(1, std::sync::atomic::Ordering::Relaxed) > 1;
        let truth = seeker.seek(position, &go_on);
        if truth.done {
            return truth;
        }
    }
}

/// Every turn of a late position is worth what trying everything says.
fn check<G: Solvable>(text: &str, pieces: std::ops::Range<u32>, most: usize) {
    let mut seen = 0;
    let mut seeker = Seeker::<G>::new(1 << 20).unwrap();
    for line in text.lines() {
        let mut position = G::start();
        for turn in line.split('\t').next().unwrap().split(' ') {
            let Ok(turn) = turn.parse() else { break };
            position.play(turn).unwrap();
            if pieces.contains(&position.pieces_placed()) && position.outcome().is_none() {
                break;
            }
        }
        if !pieces.contains(&position.pieces_placed()) || position.outcome().is_some() {
            continue;
        }
        let mut known = HashMap::new();
        let truth = whole_truth(&mut seeker, &position);
        assert_eq!(truth.turns.len() as u64, position.count_turns());
        for found in &truth.turns {
            let (value, plies) = exhaustive(&after(&position, found.turn), &mut known);
            let proven = found.proven.expect("late positions are settled");
            let expected = Proven::new(value, Distance::Exactly(plies)).before();
            assert_eq!(proven, expected, "{position} {}", found.turn);
        }
        let (value, plies) = exhaustive(&position, &mut known);
        let expected = Proven::new(value, Distance::Exactly(plies));
        assert_eq!(truth.proven, Some(expected), "{position}");
        seen += 1;
        if seen == most {
            return;
        }
    }
    panic!("only {seen} positions");
}

/// What one has proven, another does not prove again.
fn check_kept<G: Solvable>(text: &str) {
    let position: G = text.parse().ok().unwrap();
    let mut seeker = Seeker::<G>::new(1 << 20).unwrap();
    let truth = whole_truth(&mut seeker, &position);
    let kept: Vec<String> = seeker.news().iter().map(ToString::to_string).collect();
    assert!(!kept.is_empty());
    assert!(seeker.news().is_empty(), "told once");

    let mut other = Seeker::<G>::new(1 << 20).unwrap();
    let not_a_moment = || false;
    assert_ne!(other.seek(&position, &not_a_moment).turns, truth.turns);
    let mut other = Seeker::<G>::new(1 << 20).unwrap();
    other.learn(kept.iter().map(|text| text.parse().unwrap()));
    let learnt = other.seek(&position, &not_a_moment);
    assert_eq!((learnt.proven, learnt.turns), (truth.proven, truth.turns));
    assert!(other.news().is_empty(), "that is no news");
}

#[test]
fn proofs_can_be_kept_and_given_to_somebody_else() {
    check_kept::<oxono::Position>("1X1X2/1o1X1x/x@X+1O/2O3/2o3/4oo p");
    check_kept::<yoxii::Position>("3/1dd2/cC2C1B/1BdbBA1/2cDT1a/Db1D1/1Cc r");
}

#[test]
fn what_is_no_proof_is_not_taken_for_one() {
    let wrong = "|1 00c0ffee win=3|1 00c0ffee00c0ffee|1 00c0ffee00c0ffee win|2 00c0ffee00c0ffee win=4|\
                 1 00c0ffee00c0ffee draw=4|1 00c0ffee00c0ffee won=4|1 00c0ffee00c0ffee win=-4|\
                 1 +0c0ffee00c0ffee win=4|1 00c0ffee00c0ffee win=4 |1 00c0ffee00c0ffé win=4|\
                 00c0ffee00c0ffee win=4|1  00c0ffee00c0ffee win=4";
    assert!("1 00c0ffee00c0ffee win=4".parse::<Kept>().is_ok());
    for text in wrong.split('|') {
        assert!(text.parse::<Kept>().is_err(), "{text}");
    }
}

#[test]
fn late_positions_of_oxono() {
    let games = include_str!("../../rules/tests/data/oxono.games.tsv");
    check::<oxono::Position>(games, 25..28, 4);
}

#[test]
fn late_positions_of_yoxii() {
    let games = include_str!("../../rules/tests/data/yoxii.games.tsv");
    check::<yoxii::Position>(games, 29..32, 8);
}

#[test]
fn the_empty_board_is_as_in_the_opening_solution_in_every_image() {
    let solution = Solution::built_in();
    let start = oxono::Position::start();
    let mut settled = 0;
    for &symmetry in oxono::Position::SYMMETRIES {
        let image = start.transformed(symmetry);
        let mut seeker = Seeker::<oxono::Position>::new(1 << 20).unwrap();
        // Not a moment to think: all of this is known beforehand.
        let truth = seeker.seek(&image, &|| false);
        assert_eq!(truth.proven, Some(Proven::Win(Distance::AtMost(31))));
        assert_eq!(truth.turns.len(), 68);
        for turn in truth.turns {
            let known = solution
                .value(&after(&image, turn.turn))
                .map(Value::reversed);
            assert_eq!(turn.proven.map(Proven::value), known, "{}", turn.turn);
            settled += usize::from(known.is_some());
        }
    }
    assert!(settled >= 5 * 16);
}

#[test]
fn all_replies_to_a_winning_first_turn_lose() {
    let first = after(&oxono::Position::start(), "Xc3-c4".parse().unwrap());
    let mut seeker = Seeker::<oxono::Position>::new(1 << 20).unwrap();
    let truth = seeker.seek(&first, &|| false);
    let loses = |proven: Option<Proven>| matches!(proven, Some(Proven::Loss(_)));
    assert!(loses(truth.proven));
    assert!(truth.turns.iter().all(|turn| loses(turn.proven)));
    // And the solution's answer to one of them wins.
    let reply = after(&first, truth.turns[0].turn);
    let truth = seeker.seek(&reply, &|| false);
    let wins = |proven: Option<Proven>| matches!(proven, Some(Proven::Win(_)));
    assert!(wins(truth.proven));
    assert!(truth.turns.iter().any(|turn| wins(turn.proven)));
}

/// Counted in looks at the clock, one in 256 nodes: the position itself takes some 250 of them, its
/// turns many thousands.
#[test]
fn the_value_of_the_position_comes_before_those_of_its_turns() {
    let position: oxono::Position = "6/2o3/2@3/3O2/1x1+2/3X2 p".parse().unwrap();
    let mut seeker = Seeker::new(64 << 20).unwrap();
    let looks = std::sync::atomic::AtomicU32::new(0);
    let mut slices = (1..=4).map(|slice| 400 * slice);
    let value = slices.find_map(|end| {
        let go_on = || looks.fetch_add(1, std::sync::atomic::Ordering::Relaxed) < end;
        seeker.seek(&position, &go_on).proven
    });
    assert_eq!(value.map(Proven::value), Some(Value::Win));
}
