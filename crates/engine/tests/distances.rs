//! Value, distance, best turn and line agree, whoever is asked: over many positions of both games.

use engine::course::{Course, course};
use engine::game::EngineGame;
use engine::hint::hint;
use engine::player::Player;
use engine::proven::{Distance, Proven};
use engine::random::Random;
use engine::score::Score;
use engine::search::Limits;
use engine::solve::Solvable;
use engine::solve::{Solver, Value};
use engine::truth::{Seeker, Truth};
use rules::{Game, oxono, yoxii};

/// Positions whose value takes a solver more nodes than this are left out.
const NODES: u64 = 3000;
/// Nodes for exact distances in the middle of a game.
const EXACT: u64 = 6000;

fn after<G: Game>(position: &G, turn: G::Turn) -> G {
    let mut next = *position;
    next.play(turn).unwrap();
    next
}

/// Positions of games played at random in which few turns hand over a win at once.
fn positions<G: Game>(
    pieces: std::ops::Range<u32>,
    count: usize,
    seed: u64,
) -> impl Iterator<Item = G> {
    let mut random = Random::new(seed);
    let play = move || {
        let pieces = pieces.start + random.below(pieces.len()) as u32;
        let mut position = G::start();
        while position.pieces_placed() < pieces {
            let turns = position.legal_turns();
            let any = std::iter::repeat_with(|| random.one_of(&turns));
            let nexts = any.take(6).flatten().map(|turn| after(&position, turn));
            let safe = |next: &G| next.outcome().is_none() && next.winning_turn().is_none();
            position = nexts.reduce(|one, two| if safe(&one) { one } else { two })?;
        }
        position.outcome().is_none().then_some(position)
    };
    std::iter::repeat_with(play).flatten().take(count)
}

/// The course of a position as a solver finds it that knows nothing yet.
fn solved<G: Solvable>(position: &G, nodes: u64) -> Option<Course<G::Turn>> {
    let mut solver = Solver::new(1 << 20).unwrap();
    let answer = solver.solve(position, 1, &|searched| searched < nodes);
    let value = answer.value?;
    Some(course(
        &mut solver,
        position,
        value,
        answer.best,
        EXACT,
        &|_| true,
    ))
}

/// Does a line end the game with this value, in as many turns as is said?
fn check_line<G: Game>(position: &G, line: &[G::Turn], proven: Proven) {
    let end = line.iter().fold(*position, |position, &turn| {
        assert!(position.is_legal(turn), "{position}: {line:?}");
        after(&position, turn)
    });
    let outcome = end
        .outcome()
        .map(|end| Value::of_outcome(end, position.to_move()));
    assert_eq!(
        outcome,
        Some(proven.value()),
        "{position}: {line:?} {proven:?}"
    );
    match proven.distance() {
        Some(Distance::Exactly(turns)) => assert_eq!(line.len() as u32, turns, "{position}"),
        Some(Distance::AtMost(turns)) => assert!(line.len() as u32 <= turns, "{position}"),
        None => {}
    }
}

/// Is what is proven after a turn what it was said to lead to?
fn check_step<G: Game>(position: &G, before: Proven, after: Proven) {
    let text = format!("{position}: {before:?} then {after:?}");
    assert_eq!(after.value(), before.value().reversed(), "{text}");
    match (before.distance(), after.distance()) {
        (Some(Distance::Exactly(turns)), after) => {
            assert_eq!(after, Some(Distance::Exactly(turns - 1)), "{text}");
        }
        (Some(Distance::AtMost(turns)), Some(after)) => {
            assert!(after.most() < turns, "{text}");
        }
        (before, after) => assert_eq!((before, after), (None, None), "{text}"),
    }
}

/// Are two statements about one position, or one turn, true together?
fn check_same<G: Game>(position: &G, one: Proven, two: Proven) {
    let text = format!("{position}: {one:?} and {two:?}");
    assert_eq!(one.value(), two.value(), "{text}");
    match (one.distance(), two.distance()) {
        (Some(Distance::Exactly(one)), Some(Distance::Exactly(two))) => {
            assert_eq!(one, two, "{text}");
        }
        (Some(Distance::Exactly(exact)), Some(Distance::AtMost(most)))
        | (Some(Distance::AtMost(most)), Some(Distance::Exactly(exact))) => {
            assert!(exact <= most, "{text}");
        }
        _ => {}
    }
}

/// `solve`: the course of a position, of the one after its best turn, and so on to the end.
fn check_courses<G: Solvable>(pieces: std::ops::Range<u32>, count: usize, seed: u64) {
    let (mut all, mut exact) = (0, 0);
    for position in positions::<G>(pieces, count, seed) {
        let Some(found) = solved(&position, NODES) else {
            continue;
        };
        check_line(&position, &found.line, found.proven);
        let next = after(&position, found.line[0]);
        let then = solved(&next, u64::MAX).unwrap();
        check_step(&position, found.proven, then.proven);
        check_line(&next, &then.line, then.proven);
        all += 1;
        exact += u32::from(found.proven.distance().is_none_or(Distance::is_exact));
    }
    println!("{}: {exact} of {all} are exact", G::NAME);
    assert!(2 * all > count as u32 && 2 * exact > all);
}

#[test]
fn courses_of_oxono() {
    check_courses::<oxono::Position>(6..31, 1500, 1);
}

#[test]
fn courses_of_yoxii() {
    check_courses::<yoxii::Position>(20..35, 2000, 2);
}

/// The lines of a player, and its hint.
fn check_player<G: EngineGame>(pieces: std::ops::Range<u32>, count: usize, seed: u64) {
    let mut player = Player::<G>::new(2).unwrap();
    for (index, position) in positions::<G>(pieces, count, seed).enumerate() {
        player.forget();
        let limits = Limits {
            nodes: 3000,
            lines: 1 + index % 3,
            ..Limits::default()
        };
        let mut reports = Vec::new();
        let mut report = |found: &_| reports.push(Clone::clone(found));
        let findings = player.think(&position, limits, &|| false, &mut report);
        assert_eq!(reports.last(), Some(&findings), "{position}");
        for line in reports.iter().flat_map(|found| &found.lines) {
            check_turn(&position, &line.turns, line.score);
        }
        if findings.lines.len() == 1 && matches!(findings.lines[0].score, Score::Proven(_)) {
            let hint = hint(&position).unwrap();
            check_turn(&position, &[hint.turn], hint.score);
        }
    }
}

/// A turn of proven value leads to what is said of it; what follows it, if anything, shows that.
fn check_turn<G: Solvable>(position: &G, line: &[G::Turn], score: Score) {
    let Score::Proven(proven) = score else {
        return;
    };
    if line.len() > 1 {
        check_line(position, line, proven);
    }
    let then = solved(&after(position, line[0]), u64::MAX).unwrap();
    check_same(position, proven, then.proven.before());
}

#[test]
fn lines_and_hints_of_oxono() {
    check_player::<oxono::Position>(8..31, 300, 3);
}

#[test]
fn lines_and_hints_of_yoxii() {
    check_player::<yoxii::Position>(22..35, 200, 4);
}

/// What is known about all turns after this many slices of work.
fn truth_of<G: Solvable>(seeker: &mut Seeker<G>, position: &G, slices: u32) -> Truth<G> {
    let left = std::sync::atomic::AtomicU32::new(slices);
    let go_on = || left.fetch_sub(1, std::sync::atomic::Ordering::Relaxed) > 1;
    seeker.seek(position, &go_on)
}

/// The truth about a position, wherever the work stops: as `solve` says, as its turns say, and
/// every step as its turns say.
fn check_truth<G: Solvable>(pieces: std::ops::Range<u32>, count: usize, seed: u64) {
    let mut seeker = Seeker::<G>::new(1 << 20).unwrap();
    let mut random = Random::new(seed);
    for position in positions::<G>(pieces, count, seed) {
        let Some(found) = solved(&position, NODES) else {
            continue;
        };
        let slices = 2 + random.below(400) as u32;
        let truth = truth_of(&mut seeker, &position, slices);
        if let Some(whole) = truth.proven {
            check_same(&position, whole, found.proven);
        }
        let worth = |turn| truth.turns.iter().find(|one| one.turn == turn)?.proven;
        if let Some(best) = worth(found.line[0]) {
            check_same(&position, best, found.proven);
        }
        for step in truth.steps() {
            let of_step = |turn: &G::Turn| {
                let (totem, to, _, _) = G::parts(*turn);
                (totem, to) == (step.totem, step.to)
            };
            let turns = truth.turns.iter().filter(|one| of_step(&one.turn));
            let turns: Vec<Option<Proven>> = turns.map(|one| one.proven).collect();
            assert_eq!(step.proven, Proven::of_choice(turns), "{position}");
        }
        let turn = random.one_of(&truth.turns).unwrap();
        if let Some(proven) = turn.proven {
            let then = solved(&after(&position, turn.turn), u64::MAX).unwrap();
            check_same(&position, proven, then.proven.before());
        }
    }
}

#[test]
fn truth_of_oxono() {
    check_truth::<oxono::Position>(10..31, 200, 5);
}

#[test]
fn truth_of_yoxii() {
    check_truth::<yoxii::Position>(24..35, 150, 6);
}
