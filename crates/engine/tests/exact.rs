//! The solver against exhaustive search, in all symmetries, with one thread and several.

use std::collections::HashMap;
use std::io::Cursor;

use engine::solve::{Margin, Solvable, Solver, State, StateError, Value, exact_line};
use proptest::prelude::*;
use rules::{Game, Outcome, oxono, yoxii};

/// A position of a game played at random, never handing over a win at once where that can be
/// helped, until `pieces` are on the board; `None` if the game ends before.
fn random_position<G: Game>(pieces: u32, mut seed: u64) -> Option<G> {
    let mut random = move |below: usize| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        (seed % below as u64) as usize
    };
    let mut position = G::start();
    while position.pieces_placed() < pieces {
        let turns = position.legal_turns();
        let safe: Vec<G::Turn> = turns
            .into_iter()
            .filter(|&turn| {
                let next = after(&position, turn);
                next.outcome().is_none() && !wins_at_once(&next)
            })
            .collect();
        if safe.is_empty() {
            return None;
        }
        let turn = safe[random(safe.len())];
        position.play(turn).unwrap();
    }
    position.outcome().is_none().then_some(position)
}

fn after<G: Game>(position: &G, turn: G::Turn) -> G {
    let mut next = *position;
    next.play_unchecked(turn);
    next
}

fn wins_at_once<G: Game>(position: &G) -> bool {
    let win = Some(Outcome::Win(position.to_move()));
    let mut turns = position.legal_turns().into_iter();
    turns.any(|turn| after(position, turn).outcome() == win)
}

/// The value by trying everything.
fn exhaustive<G: Game>(position: &G, known: &mut HashMap<G, Value>) -> Value {
    if let Some(outcome) = position.outcome() {
        return Value::of_outcome(outcome, position.to_move());
    }
    if let Some(&value) = known.get(position) {
        return value;
    }
    let mut best = Value::Loss;
    for turn in position.legal_turns() {
        best = best.max(exhaustive(&after(position, turn), known).reversed());
        if best == Value::Win {
            break;
        }
    }
    known.insert(*position, best);
    best
}

fn check<G: Solvable>(position: &G) {
    let expected = exhaustive(position, &mut HashMap::new());
    for &symmetry in G::SYMMETRIES {
        let image = position.transformed(symmetry);
        let threads = if symmetry == G::SYMMETRIES[0] { 3 } else { 1 };
        let mut solver = Solver::new(1 << 20).unwrap();
        let answer = solver.solve(&image, threads, &|_| true);
        assert_eq!(answer.value, Some(expected), "{image}");
        // The turn keeps what the position is worth.
        let next = after(&image, answer.best.unwrap());
        let kept = exhaustive(&next, &mut HashMap::new()).reversed();
        assert_eq!(kept, expected, "{image}");
    }
}

/// Points times sixteen plus pieces, the side to move's less the other's, by trying everything.
fn exhaustive_margin(position: &yoxii::Position, known: &mut HashMap<yoxii::Position, i32>) -> i32 {
    if let Some(end) = position.end() {
        let mover = position.to_move() as usize;
        let ahead = |counts: [u8; 2]| i32::from(counts[mover]) - i32::from(counts[1 - mover]);
        return 16 * ahead(end.points) + ahead(end.pieces);
    }
    if let Some(&margin) = known.get(position) {
        return margin;
    }
    let turns = position.legal_turns().into_iter();
    let best = turns
        .map(|turn| -exhaustive_margin(&after(position, turn), known))
        .max()
        .unwrap_or(0);
    known.insert(*position, best);
    best
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn oxono_values_agree_with_exhaustive_search(seed in 1u64.., pieces in 26u32..30) {
        if let Some(position) = random_position::<oxono::Position>(pieces, seed) {
            check(&position);
        }
    }

    #[test]
    fn yoxii_values_agree_with_exhaustive_search(seed in 1u64.., pieces in 28u32..33) {
        if let Some(position) = random_position::<yoxii::Position>(pieces, seed) {
            check(&position);
        }
    }

    #[test]
    fn yoxii_margins_agree_with_exhaustive_search(seed in 1u64.., pieces in 29u32..33) {
        if let Some(position) = random_position::<yoxii::Position>(pieces, seed) {
            let margin = exhaustive_margin(&position, &mut HashMap::new());
            let mut solver = Solver::new(1 << 20).unwrap();
            let Margin { points, pieces } = position.margin(&mut solver, 1, &|_| true).unwrap();
            prop_assert_eq!(16 * points + pieces, margin, "{}", position);
        }
    }

    #[test]
    fn states_are_taken_up_again_and_damage_is_refused(seed in 1u64.., place in 0usize..400) {
        if let Some(position) = random_position::<oxono::Position>(10, seed) {
            let mut solver = Solver::new(1 << 20).unwrap();
            let answer = solver.solve(&position, 1, &|_| true);
            let mut state = Vec::new();
            solver.write_state::<oxono::Position>(None, &mut state).unwrap();
            let mut second = Solver::new(1 << 20).unwrap();
            let mut taken = State::open::<oxono::Position>(Cursor::new(&state)).unwrap();
            prop_assert_eq!(second.take_up(&mut taken).unwrap(), 0);
            drop(taken);
            let again = second.solve(&position, 1, &|_| true);
            prop_assert_eq!(again.value, answer.value);
            prop_assert!(again.nodes <= answer.nodes);
            let other_game = State::open::<yoxii::Position>(Cursor::new(&state)).unwrap_err();
            prop_assert!(matches!(other_game, StateError::OtherGame));
            let place = place % state.len();
            state[place] ^= 0x10;
            let damaged = State::open::<oxono::Position>(Cursor::new(&state));
            prop_assert!(damaged.is_err());
            let cut = State::open::<oxono::Position>(Cursor::new(&state[..place]));
            prop_assert!(cut.is_err());
        }
    }
}

/// A state that is taken up where there is hardly any memory, and written again, still has
/// everything that it had.
#[test]
fn a_state_forgets_nothing_for_want_of_memory() {
    let position = yoxii::Position::start();
    let work = |solver: &mut Solver| solver.solve(&position, 1, &|nodes| nodes < 300_000);
    let mut solver = Solver::new(64 << 20).unwrap();
    work(&mut solver);
    let mut state = Vec::new();
    solver
        .write_state::<yoxii::Position>(None, &mut state)
        .unwrap();
    let mut before = State::open::<yoxii::Position>(Cursor::new(&state)).unwrap();
    let mut small = Solver::new(1 << 13).unwrap();
    assert!(small.take_up(&mut before).unwrap() > 0);
    work(&mut small);
    let mut again = Vec::new();
    small
        .write_state::<yoxii::Position>(Some(&mut before), &mut again)
        .unwrap();
    let after = State::open::<yoxii::Position>(Cursor::new(&again)).unwrap();
    assert!(after.positions() >= before.positions());
    let hashes = |bytes: &[u8]| -> Vec<u64> {
        let (words, _) = bytes[16..bytes.len() - 8].as_chunks::<8>();
        let mut hashes: Vec<u64> = words
            .iter()
            .step_by(2)
            .map(|word| u64::from_le_bytes(*word))
            .collect();
        hashes.sort_unstable();
        hashes
    };
    let known = hashes(&again);
    assert!(
        known.windows(2).all(|pair| pair[0] < pair[1]),
        "none is there twice"
    );
    assert!(
        hashes(&state)
            .iter()
            .all(|hash| known.binary_search(hash).is_ok())
    );
    // With room for all, nothing is left out.
    let mut large = Solver::new(64 << 20).unwrap();
    assert_eq!(large.take_up(&mut before).unwrap(), 0);
}

#[test]
fn a_stopped_search_says_nothing() {
    let mut solver = Solver::new(1 << 20).unwrap();
    let answer = solver.solve(&oxono::Position::start(), 1, &|nodes| nodes < 1000);
    assert_eq!((answer.value, answer.best), (None, None));
}

/// How long a game takes that is won or lost, by trying everything.
fn exhaustive_distance<G: Game>(
    position: &G,
    known: &mut HashMap<G, (Value, u32)>,
) -> (Value, u32) {
    if let Some(outcome) = position.outcome() {
        return (Value::of_outcome(outcome, position.to_move()), 0);
    }
    if let Some(&found) = known.get(position) {
        return found;
    }
    let turns = position.legal_turns().into_iter();
    let found = turns
        .map(|turn| {
            let (value, turns) = exhaustive_distance(&after(position, turn), known);
            (value.reversed(), turns + 1)
        })
        .max_by_key(|&(value, turns)| {
            let turns = i64::from(turns);
            (value, if value == Value::Win { -turns } else { turns })
        });
    let found = found.unwrap_or((Value::Loss, 0));
    known.insert(*position, found);
    found
}

fn check_distance<G: Solvable>(position: &G) {
    let mut known = HashMap::new();
    let (value, turns) = exhaustive_distance(position, &mut known);
    let line = exact_line(position, value, 1_000_000, &|| true);
    if value == Value::Draw {
        assert_eq!(line, None, "{position}");
        return;
    }
    // Every turn of the line keeps the value and takes no longer and no shorter.
    let line = line.unwrap_or_else(|| panic!("{position}"));
    assert_eq!(line.len() as u32, turns, "{position}");
    let mut next = *position;
    for (index, &turn) in line.iter().enumerate() {
        next = after(&next, turn);
        let (_, left) = exhaustive_distance(&next, &mut known);
        assert_eq!(left, turns - 1 - index as u32, "{position}: {line:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn oxono_distances_agree_with_exhaustive_search(seed in 1u64.., pieces in 26u32..30) {
        if let Some(position) = random_position::<oxono::Position>(pieces, seed) {
            check_distance(&position);
        }
    }

    #[test]
    fn yoxii_distances_agree_with_exhaustive_search(seed in 1u64.., pieces in 29u32..34) {
        if let Some(position) = random_position::<yoxii::Position>(pieces, seed) {
            check_distance(&position);
        }
    }
}

#[test]
fn a_distance_is_found_only_with_enough_nodes() {
    let position: oxono::Position = "1X1X2/1o1X1x/x@X+1O/2O3/2o3/4oo p".parse().unwrap();
    let line = exact_line(&position, Value::Win, 200_000, &|| true).unwrap();
    assert_eq!(line.len(), 9);
    assert_eq!(exact_line(&position, Value::Win, 10, &|| true), None);
    assert_eq!(exact_line(&position, Value::Win, 200_000, &|| false), None);
}
