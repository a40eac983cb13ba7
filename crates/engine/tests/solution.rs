//! The opening solution: what it says, that it is used right, and that the check finds flaws.

use std::collections::HashMap;
use std::io;

use engine::known::known_answer;
use engine::oxono::certificate::{self, Flaw};
use engine::oxono::solution::{Builder, Journal, Solution, SolutionError, Unproven, first_turns};
use engine::player::Player;
use engine::random::Random;
use engine::search::Limits;
use engine::solve::{Solver, Value};
use rules::oxono::{Position, Turn};
use rules::{Game, Outcome, Player as Side};

fn after(turn: Turn) -> Position {
    let mut position = Position::start();
    position.play_unchecked(turn);
    position
}

#[test]
fn all_seventeen_first_turns_have_their_values() {
    let values = |value| {
        let mut turns: Vec<String> = first_turns()
            .into_iter()
            .filter(|&turn| Solution::built_in().value(&after(turn)) == Some(value))
            .map(|turn| turn.to_string())
            .collect();
        turns.sort();
        turns.join(" ")
    };
    assert_eq!(first_turns().len(), 17);
    assert_eq!(
        values(Value::Loss),
        "Xa4-b4 Xb4-c4 Xc1-c2 Xc2-c3 Xc2-d2 Xc3-c2 Xc3-c4"
    );
    assert_eq!(values(Value::Draw), "Xb4-b3 Xc3-b3");
    assert_eq!(
        values(Value::Win),
        "Xa4-a3 Xa4-a5 Xb4-a4 Xb4-b5 Xc1-b1 Xc1-d1 Xc2-b2 Xc2-c1"
    );
}

#[test]
fn the_first_player_wins_from_both_starts() {
    let solution = Solution::built_in();
    for start in Position::starts() {
        assert_eq!(solution.value(start), Some(Value::Win));
        let turn = solution.turn(start).unwrap();
        let mut next = *start;
        next.play(turn).unwrap();
        assert_eq!(solution.value(&next), Some(Value::Loss));
    }
}

#[test]
fn answers_are_read_off_the_solution() {
    let start = known_answer(&Position::start()).unwrap();
    assert_eq!((start.value, start.nodes), (Some(Value::Win), 0));
    let mut position = after(start.best.unwrap());
    let lost = known_answer(&position).unwrap();
    assert_eq!(lost.value, Some(Value::Loss));
    position.play(lost.best.unwrap()).unwrap();
    let turn = Solution::built_in().turn(&position);
    let won = known_answer(&position).unwrap();
    assert_eq!((won.value, won.best), (Some(Value::Win), turn));
    let drawn = known_answer(&after("Xc3-b3".parse().unwrap())).unwrap();
    assert_eq!(drawn.value, Some(Value::Draw));
    // Nothing is said of what is not in it.
    let other: Position = "1X1X2/1o1X1x/x@X+1O/2O3/2o3/4oo p".parse().unwrap();
    assert_eq!(known_answer(&other), None);
}

/// A turn after which the opponent cannot win at once, if there is one.
fn safe_turn(position: &Position, random: &mut Random) -> Turn {
    let mut turns = position.legal_turns();
    let is_safe = |turn: &Turn| {
        let mut next = *position;
        next.play_unchecked(*turn);
        let wins = |reply: Turn| {
            let mut last = next;
            last.play_unchecked(reply);
            last.outcome().is_some()
        };
        !next.legal_turns().into_iter().any(wins)
    };
    while turns.len() > 1 {
        let turn = turns.swap_remove(random.below(turns.len()));
        if is_safe(&turn) {
            return turn;
        }
    }
    turns[0]
}

#[test]
fn the_first_player_wins_without_any_time_to_think() {
    let mut random = Random::new(1);
    let mut player = Player::new(1).unwrap();
    let limits = Limits {
        depth: 1,
        nodes: 1,
        ..Limits::default()
    };
    for _ in 0..100 {
        player.forget();
        let mut position = Position::start();
        while position.outcome().is_none() {
            let turn = match position.to_move() {
                Side::First => {
                    let findings = player.think(&position, limits, &|| true, &mut |_| {});
                    findings.best().unwrap()
                }
                Side::Second => safe_turn(&position, &mut random),
            };
            position.play(turn).unwrap();
        }
        assert_eq!(
            position.outcome(),
            Some(Outcome::Win(Side::First)),
            "{position}"
        );
    }
}

/// Late positions of the strategy, where the whole check is quick.
fn late(solution: &Solution) -> Vec<(Position, Turn)> {
    let winning = first_turns()
        .into_iter()
        .find(|&turn| solution.value(&after(turn)) == Some(Value::Loss))
        .unwrap();
    let mut strategy = solution.strategy(&after(winning));
    strategy.sort_by_key(|(position, _)| std::cmp::Reverse(position.pieces_placed()));
    strategy.truncate(4);
    strategy
}

#[test]
fn the_check_accepts_late_parts_of_the_strategy() {
    let solution = Solution::built_in();
    for (position, _) in late(solution) {
        assert_eq!(position.to_move(), Side::First);
        let (value, counts) = certificate::check(solution, &position, &|_| true).unwrap();
        assert_eq!(value, Value::Win);
        assert!(counts.turns >= 1 && counts.leaves + counts.wins_at_once >= 1);
        // The game is followed up to positions in which the winner is to move again.
        assert!(counts.longest > position.pieces_placed());
        assert_eq!(counts.longest % 2, position.pieces_placed() % 2);
    }
}

#[test]
fn the_check_finds_a_turn_that_does_not_win() {
    let solution = Solution::built_in();
    let (position, _) = late(solution)[0];
    let mut solver = Solver::new(64 << 20).unwrap();
    let blunder = position
        .legal_turns()
        .into_iter()
        .find(|&turn| {
            let mut next = position;
            next.play_unchecked(turn);
            solver.solve(&next, 1, &|_| true).value == Some(Value::Win)
        })
        .unwrap();
    let journal = Journal::read(&format!("turn\t{position}\t{blunder}\n")).unwrap();
    let flaw = certificate::check(&journal.solution(), &position, &|_| true).unwrap_err();
    assert!(
        matches!(flaw, Flaw::Ends(_) | Flaw::NotReached(_)),
        "{flaw}"
    );
}

/// What the builder writes down about a position.
fn built(position: &Position) -> (Value, String) {
    let mut lines = String::new();
    let mut write = |line: &str| {
        lines.push_str(line);
        lines.push('\n');
        Ok(())
    };
    let journal = Journal::default();
    let mut solver = Solver::new(64 << 20).unwrap();
    let mut builder = Builder::new(journal, &mut solver, 1, 256, &mut write, &|_| true);
    let value = builder.prove(position).unwrap();
    (value, lines)
}

#[test]
fn of_a_draw_both_sides_strategies_are_written_down_and_checked() {
    let position: Position = "4X1/1o4/1X2xX/OxxoOo/x1O1O+/Xo@x1X p".parse().unwrap();
    let (value, lines) = built(&position);
    assert_eq!(value, Value::Draw);
    let solution = Journal::read(&lines).unwrap().solution();
    assert_eq!(Solution::read(&solution.write()), Ok(solution.clone()));
    let (value, counts) = certificate::check(&solution, &position, &|_| true).unwrap();
    assert_eq!(value, Value::Draw);
    let strategy = solution.strategy(&position);
    assert_eq!(strategy.len() as u64, counts.turns);
    for side in [Side::First, Side::Second] {
        let (held, _) = strategy.iter().find(|(p, _)| p.to_move() == side).unwrap();
        // A turn that loses is found, whichever side plays it.
        let mut solver = Solver::new(64 << 20).unwrap();
        let blunder = held.legal_turns().into_iter().find(|&turn| {
            let mut next = *held;
            next.play_unchecked(turn);
            solver.solve(&next, 1, &|_| true).value == Some(Value::Win)
        });
        let lines = format!("{lines}hold\t{held}\t{}\n", blunder.unwrap());
        let solution = Journal::read(&lines).unwrap().solution();
        let flaw = certificate::check(&solution, &position, &|_| true).unwrap_err();
        assert!(
            matches!(flaw, Flaw::Ends(_) | Flaw::NotReached(_)),
            "{flaw}"
        );
    }
}

/// A journal comes from outside: what it says is checked on the way, not believed.
#[test]
fn a_journal_that_lies_is_found_out() {
    let position: Position = "4X1/1o4/1X2xX/OxxoOo/x1O1O+/Xo@x1X p".parse().unwrap();
    let journal = Journal::read(&format!("value\t{position}\twin\n")).unwrap();
    let mut solver = Solver::new(64 << 20).unwrap();
    let mut write = |_: &str| Ok(());
    let mut builder = Builder::new(journal, &mut solver, 1, 256, &mut write, &|_| true);
    let lie = builder.prove(&position).unwrap_err();
    assert!(
        matches!(lie, Unproven::Contradicted(at) if at == position),
        "{lie:?}"
    );
}

/// What is found after the first line that cannot be kept would be lost.
#[test]
fn the_builder_stops_at_the_first_line_that_cannot_be_kept() {
    let position: Position = "4X1/1o4/1X2xX/OxxoOo/x1O1O+/Xo@x1X p".parse().unwrap();
    for kept in 0..3 {
        let mut lines = 0;
        let mut write = |_: &str| {
            lines += 1;
            match lines <= kept {
                true => Ok(()),
                false => Err(io::ErrorKind::StorageFull.into()),
            }
        };
        let mut solver = Solver::new(64 << 20).unwrap();
        let journal = Journal::default();
        let mut builder = Builder::new(journal, &mut solver, 1, 256, &mut write, &|_| true);
        let error = builder.prove(&position).unwrap_err();
        assert!(matches!(error, Unproven::Unwritten(_)), "{error:?}");
        assert_eq!(lines, kept + 1);
    }
}

#[test]
fn bytes_round_trip_and_damage_is_refused() {
    let bytes = Solution::built_in_bytes();
    let solution = Solution::read(bytes).unwrap();
    assert_eq!(solution.write(), bytes);
    assert_eq!(
        Solution::read(b"TOTEMOX1"),
        Err(SolutionError::NotASolution)
    );
    assert_eq!(
        Solution::read(&bytes[..bytes.len() - 1]),
        Err(SolutionError::Length)
    );
    for place in [24, bytes.len() / 2, bytes.len() - 1] {
        let mut damaged = bytes.to_vec();
        damaged[place] ^= 1;
        assert_eq!(Solution::read(&damaged), Err(SolutionError::Checksum));
    }
    // Every length, among them those that end inside the head.
    for length in 0..40 {
        assert!(Solution::read(&bytes[..length]).is_err());
    }
}

#[test]
fn images_of_a_position_get_the_image_of_its_turn() {
    let solution = Solution::built_in();
    let mut seen = HashMap::new();
    for (position, turn) in late(solution) {
        for &symmetry in Position::SYMMETRIES {
            let image = position.transformed(symmetry);
            let turn = Position::transform_turn(turn, symmetry);
            // A position that is its own image may have either turn.
            let first = *seen.entry(image).or_insert(turn);
            let answer = solution.turn(&image).unwrap();
            assert!(answer == turn || answer == first);
            assert!(image.is_legal(answer));
        }
    }
}
