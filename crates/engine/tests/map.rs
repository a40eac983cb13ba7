//! The map of OXONO: what it holds, that it is used right, and that the check finds flaws.

use std::collections::{HashMap, HashSet};
use std::io;

use engine::known::known_answer;
use engine::oxono::certificate::{Flaw, MapCheck, Proof};
use engine::oxono::solution::Solution;
use engine::oxono::solution::map::{Limits, MapBuilder, MapJournal, Place, later_places, places};
use engine::solve::Solvable;
use engine::solve::{Solver, Value};
use rules::Game;
use rules::oxono::Position;

const JOURNAL: &str = include_str!("../src/oxono/oxono.map");

/// Positions after two turns that differ by more than a symmetry.
const PLACES: usize = 807;

/// The shipped solution without its map.
fn strategies() -> Solution {
    Solution::built_in().clone().with_map(Default::default())
}

/// What a journal of these lines adds to the solution.
fn mapped(lines: &str) -> Solution {
    let solution = strategies();
    let map = MapJournal::read(lines).unwrap().map(&solution);
    solution.with_map(map)
}

#[test]
fn every_position_after_two_turns_has_its_place() {
    let places = places();
    let images: HashSet<Position> = places
        .iter()
        .map(|place| place.position.canonical().0)
        .collect();
    assert_eq!((places.len(), images.len()), (PLACES, PLACES));
    let mut sequences = 0;
    let start = Position::start();
    for first in start.legal_turns() {
        let mut before = start;
        before.play(first).unwrap();
        for reply in before.legal_turns() {
            let mut position = before;
            position.play(reply).unwrap();
            assert!(images.contains(&position.canonical().0), "{first} {reply}");
            sequences += 1;
        }
    }
    assert_eq!(sequences, 3612);
    for place in places {
        for [first, reply] in place.ways {
            let mut position = start;
            position.play(first).unwrap();
            position.play(reply).unwrap();
            assert_eq!(position.canonical().0, place.position.canonical().0);
        }
    }
}

#[test]
fn the_shipped_map_is_what_the_journal_says() {
    assert_eq!(
        mapped(JOURNAL).map(),
        Solution::built_in().map(),
        "write the solution anew: totemic solution map build --last-nodes 0"
    );
}

/// Nothing is open, and the values of the replies add up to those of the first turns, which the
/// strategies prove, and which have a check of their own.
#[test]
fn the_map_is_complete_and_agrees_with_the_strategies() {
    let solution = Solution::built_in();
    let mut replies: HashMap<_, Vec<Value>> = HashMap::new();
    for place in places() {
        let value = solution.known_value(&place.position);
        let value = value.unwrap_or_else(|| panic!("{} is open", place.position));
        let (low, high) = place.bounds(solution);
        assert!(low <= value && value <= high, "{}", place.position);
        for [first, _] in place.ways {
            replies.entry(first).or_default().push(value);
        }
    }
    assert_eq!(replies.len(), 17);
    for (first, values) in replies {
        let mut before = Position::start();
        before.play(first).unwrap();
        let value = solution.value(&before).unwrap().reversed();
        assert_eq!(values.into_iter().min(), Some(value), "{first}");
    }
}

/// What is known of the positions after three turns fits what is known of those after two.
#[test]
fn what_comes_later_agrees_with_the_map() {
    let solution = Solution::built_in();
    let later: HashMap<Position, Value> = later_places()
        .iter()
        .filter_map(|place| {
            let value = solution.known_value(&place.position)?;
            Some((place.position.canonical().0, value))
        })
        .collect();
    assert!(later.len() > 2000, "{}", later.len());
    let mut seen = 0;
    for place in places() {
        let value = solution.known_value(&place.position).unwrap();
        let children = place.position.legal_turns().into_iter().map(|turn| {
            let mut next = place.position;
            next.play(turn).unwrap();
            let known = later.get(&next.canonical().0);
            known.map(|child| child.reversed())
        });
        let children: Vec<Option<Value>> = children.collect();
        let position = place.position;
        assert!(
            children.iter().flatten().all(|child| *child <= value),
            "{position}"
        );
        if children.iter().all(Option::is_some) {
            assert!(children.contains(&Some(value)), "{position}");
            seen += 1;
        }
    }
    assert!(seen > 20, "{seen}");
}

#[test]
fn images_agree() {
    for place in places().into_iter().step_by(7) {
        let value = place.position.known_value();
        for &symmetry in Position::SYMMETRIES {
            let image = place.position.transformed(symmetry);
            assert_eq!(image.known_value(), value);
            let turn = image.known_turn().or(image.known_hold());
            assert_eq!(
                turn.is_some(),
                place.position.known_hold().is_some(),
                "{image}"
            );
            assert!(turn.is_none_or(|turn| image.is_legal(turn)));
        }
    }
}

/// A position that is proven in a moment.
fn cheap_place() -> Place {
    let way = ["Xc3-b3", "Xc1-b1"].map(|turn| turn.parse().unwrap());
    let found = places().into_iter().find(|place| place.ways.contains(&way));
    found.unwrap()
}

#[test]
fn the_check_proves_a_value_again() {
    let mut check = MapCheck::new(Solution::built_in());
    let place = cheap_place();
    let mut check = |nodes| check.check(&place, nodes, &|_| true).unwrap().unwrap();
    let (value, proof) = check(0);
    assert_eq!((value, proof), (Value::Win, Proof::Unfinished));
    let (value, proof) = check(1_000_000);
    assert!(matches!((value, proof), (Value::Win, Proof::Search(1..))));
}

#[test]
fn the_check_proves_values_after_three_turns_again() {
    let solution = Solution::built_in();
    let mut check = MapCheck::new(solution);
    let mut solver = Solver::new(16 << 20).unwrap();
    let mut is_cheap = |place: &Place| {
        solver.clear();
        let answer = solver.solve(&place.position, 1, &|nodes| nodes < 20_000);
        answer.value.is_some()
    };
    let later = later_places().into_iter();
    let mapped = later.filter(|place| solution.map().get(&place.position).is_some());
    let cheap: Vec<Place> = mapped
        .step_by(5)
        .filter(|place| is_cheap(place))
        .take(4)
        .collect();
    assert_eq!(cheap.len(), 4);
    for place in cheap {
        let checked = check.check(&place, 2_000_000, &|_| true).unwrap();
        assert!(
            matches!(checked, Some((_, Proof::Search(1..)))),
            "{}",
            place.position
        );
    }
}

#[test]
fn the_check_finds_what_is_not_so() {
    let place = cheap_place();
    let position = place.position;
    let flaw = |lines: String, place: &Place, nodes| {
        let wrong = mapped(&lines);
        let checked = MapCheck::new(&wrong).check(place, nodes, &|_| true);
        checked.unwrap_err()
    };
    // A win whose turn lets the other side win.
    let mut solver = Solver::new(64 << 20).unwrap();
    let blunder = position.legal_turns().into_iter().find(|&turn| {
        let mut next = position;
        next.play_unchecked(turn);
        let answer = solver.solve(&next, 1, &|nodes| nodes < 20_000);
        answer.value == Some(Value::Win)
    });
    let found = flaw(
        format!("{position}\twin\t{}\t1\n", blunder.unwrap()),
        &place,
        1_000_000,
    );
    assert!(
        matches!(found, Flaw::NotReached(_) | Flaw::Ends(_)),
        "{found}"
    );
    // What the strategies deny is seen without a search.
    let refuted = places()
        .into_iter()
        .find(|place| place.bounds(&strategies()) == (Value::Loss, Value::Loss))
        .unwrap();
    let turn = refuted.position.legal_turns()[0];
    let found = flaw(
        format!("{}\twin\t{turn}\t1\n", refuted.position),
        &refuted,
        0,
    );
    assert!(matches!(found, Flaw::Contradicted(_)), "{found}");
    let found = flaw(format!("{position}\tloss\t-\t1\n"), &place, 0);
    assert!(matches!(found, Flaw::Contradicted(_)), "{found}");
}

#[test]
fn the_map_answers_at_once() {
    for (number, line) in JOURNAL.lines().enumerate() {
        let mut fields = line.split('\t');
        let position: Position = fields.next().unwrap_or_default().parse().unwrap();
        // Which turn of a lost position resists most is looked for: there are too many of them.
        if position.pieces_placed() > 2 && number % 50 != 0 {
            continue;
        }
        let answer = known_answer(&position).unwrap();
        assert_eq!(answer.value.map(Value::name), fields.next(), "{line}");
        assert_eq!(answer.nodes, 0);
        assert!(position.is_legal(answer.best.unwrap()));
    }
}

#[test]
fn a_journal_with_a_line_that_cannot_be_is_refused() {
    let line = JOURNAL.lines().next().unwrap();
    let fields: Vec<&str> = line.split('\t').collect();
    let [position, value, turn, nodes] = fields[..] else {
        panic!("{line}");
    };
    assert_eq!(
        MapJournal::read(&format!("{line}\n{line}")).unwrap().len(),
        1
    );
    let other = if value == "win" { "draw" } else { "win" };
    for (bad, number) in [
        (format!("{line}\n{position}\t{other}\t{turn}\t{nodes}\n"), 2),
        (format!("{position}\twin\t-\t{nodes}\n"), 1),
        (format!("{position}\twin\tXa1-a1\t{nodes}\n"), 1),
        (format!("{position}\twon\t{turn}\t{nodes}\n"), 1),
        (format!("{line}\tmore\n"), 1),
        (
            format!("{}\t{value}\t{turn}\t{nodes}\n", Position::start()),
            1,
        ),
        (format!("{line}\n\n{line}\n"), 2),
        // Nothing is known of four pieces.
        ("6/6/2o3/2+X2/2x@2/3X2 p\tloss\t-\t1\n".to_owned(), 1),
    ] {
        assert_eq!(MapJournal::read(&bad).unwrap_err().line, number, "{bad}");
    }
}

/// Begins with nothing, is stopped, and goes on.
#[test]
fn the_builder_takes_up_its_work() {
    let solution = strategies();
    let mut lines = String::new();
    let mut limits = Limits {
        first: 1,
        last: 0,
        later: 0,
    };
    let mut looked_up = String::new();
    for threads in [1, 3] {
        looked_up.clone_from(&lines);
        let journal = MapJournal::read(&lines).unwrap();
        let before = journal.len();
        let mut solver = Solver::new(16 << 20).unwrap();
        let mut write = |line: &str| {
            lines.push_str(line);
            lines.push('\n');
            Ok(())
        };
        let mut builder = MapBuilder::new(
            journal,
            &solution,
            &mut solver,
            threads,
            &mut write,
            &|_| true,
        );
        assert!(!builder.run(limits).unwrap());
        assert!(builder.journal().len() > before);
        limits.last = 1;
        limits.later = 1;
    }
    // Whatever it finds is what is shipped.
    let shipped: HashMap<Position, &str> = JOURNAL
        .lines()
        .map(|line| {
            let mut fields = line.split('\t');
            let position: Position = fields.next().unwrap_or_default().parse().unwrap();
            (position.canonical().0, fields.next().unwrap_or_default())
        })
        .collect();
    let mut later = 0;
    for line in lines.lines() {
        let mut fields = line.split('\t');
        let position: Position = fields.next().unwrap_or_default().parse().unwrap();
        later += u32::from(position.pieces_placed() == 3);
        assert_eq!(Some(shipped[&position.canonical().0]), fields.next());
    }
    assert!(later > 0);
    // What cannot be kept ends the work, whether it was looked up or searched.
    for lines in ["", &looked_up] {
        let mut solver = Solver::new(1 << 20).unwrap();
        let mut full = |_: &str| Err(io::ErrorKind::StorageFull.into());
        let journal = MapJournal::read(lines).unwrap();
        let mut builder = MapBuilder::new(journal, &solution, &mut solver, 2, &mut full, &|_| true);
        assert!(builder.run(limits).is_err());
    }
}

/// A lost position whose line is taken out of the journal: the lines of the positions that it leads
/// to settle it again at once, though its proof took millions of nodes.
#[test]
fn the_builder_knows_what_the_journal_says() {
    let position_of =
        |line: &str| -> Position { line.split('\t').next().unwrap().parse().unwrap() };
    let known: HashSet<Position> = JOURNAL
        .lines()
        .map(|line| position_of(line).canonical().0)
        .collect();
    let leads_to_what_is_known = |position: &Position| {
        position.legal_turns().into_iter().all(|turn| {
            let mut next = *position;
            next.play(turn).unwrap();
            next.winning_turn().is_some() || known.contains(&next.canonical().0)
        })
    };
    let is_hard = |line: &&str| {
        let fields: Vec<&str> = line.split('\t').collect();
        let position = position_of(line);
        position.pieces_placed() == 2
            && fields[1] == "loss"
            && fields[3].parse::<u64>().unwrap() > 5_000_000
            && leads_to_what_is_known(&position)
    };
    let line = JOURNAL.lines().find(is_hard).unwrap();
    let others: Vec<&str> = JOURNAL.lines().filter(|other| *other != line).collect();
    let journal = MapJournal::read(&(others.join("\n") + "\n")).unwrap();
    let solution = strategies();
    let mut solver = Solver::new(16 << 20).unwrap();
    let mut found = String::new();
    let mut write = |line: &str| {
        found += line;
        found.push('\n');
        Ok(())
    };
    let mut builder = MapBuilder::new(journal, &solution, &mut solver, 1, &mut write, &|_| true);
    let limits = Limits {
        first: 256,
        last: 256,
        later: 0,
    };
    builder.run(limits).unwrap();
    let lost = format!("{}\tloss\t", position_of(line));
    assert!(found.contains(&lost), "{line}, found: {found}");
}
