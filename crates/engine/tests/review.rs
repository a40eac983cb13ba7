//! Reviews: what they say is true, whatever the game, and does not depend on how the work is cut.

use engine::game::EngineGame;
use engine::proven::Proven;
use engine::random::Random;
use engine::review::{Attempt, Class, Remark, Review, Reviewer, attempt};
use engine::score::Score;
use engine::solve::{Solver, Value};
use rules::{Game, Outcome, oxono, yoxii};

const MEMORY: usize = 16 << 20;
/// With so many pieces on the board.
const LATE: u32 = 9;

/// A random game in which somebody who can win at once mostly does something else, so that it is
/// long and full of mistakes.
fn random_game<G: Game>(random: &mut Random) -> Vec<G::Turn> {
    let mut position = G::start();
    let mut turns = Vec::new();
    while position.outcome().is_none() {
        let win = position.winning_turn().filter(|_| random.below(6) == 0);
        let quiet: Vec<_> = position
            .legal_turns()
            .into_iter()
            .filter(|&turn| {
                let mut next = position;
                next.play(turn).unwrap();
                next.outcome().is_none()
            })
            .collect();
        let turns_left = if quiet.is_empty() {
            position.legal_turns()
        } else {
            quiet
        };
        let Some(turn) = win.or_else(|| random.one_of(&turns_left)) else {
            break;
        };
        position.play(turn).unwrap();
        turns.push(turn);
    }
    turns
}

fn reviewed<G: EngineGame>(turns: &[G::Turn], nodes: u64) -> Review<G> {
    let mut reviewer = Reviewer::new(G::start(), turns.to_vec(), MEMORY).unwrap();
    while reviewer.advance(nodes, &|| true) {}
    reviewer.review()
}

/// What a solver of its own says.
fn proven<G: EngineGame>(solver: &mut Solver, position: &G) -> Value {
    solver.solve(position, 1, &|_| true).value.unwrap()
}

/// A turn that changes the proven value is marked, and no other is. How many were looked at.
fn check<G: EngineGame>(seed: u64, nodes: u64) -> usize {
    let turns = random_game::<G>(&mut Random::new(seed));
    let review = reviewed::<G>(&turns, nodes);
    assert_eq!(review.turns.len(), turns.len());
    assert!(review.turning_points.len() <= 3);
    let mut solver = Solver::new(MEMORY).unwrap();
    let mut position = G::start();
    let mut settled = 0;
    for (index, turn) in review.turns.iter().enumerate() {
        let place = format!("{} {seed}: {index} {} in {position}", G::NAME, turn.turn);
        let mut next = position;
        next.play(turn.turn).unwrap();
        let class = turn.class.unwrap();
        // Earlier ones may be known from the opening solution, which no solver proves in a moment.
        let late = position.pieces_placed() >= LATE;
        if late && turn.settled && class != Class::Forced {
            settled += 1;
            let before = proven(&mut solver, &position);
            let after = proven(&mut solver, &next).reversed();
            assert_eq!(class.is_fault(), before > after, "{place}: {class:?}");
            assert_eq!(
                class == Class::Only,
                only(&mut solver, &position, turn.turn, class)
            );
        }
        if turn.overlooked {
            assert!(
                !class.is_fault() && next.winning_turn() == turn.threat,
                "{place}"
            );
        }
        let wins = position.winning_turn().is_some();
        let won = next.outcome() == Some(rules::Outcome::Win(position.to_move()));
        assert_eq!(turn.missed.is_some(), wins && !won, "{place}");
        if let Some(better) = turn.better.as_ref().filter(|_| late && turn.settled) {
            let keeps = proven(&mut solver, &position);
            let tried = attempt(&mut solver, &position, keeps, better.line[0], u64::MAX);
            assert_eq!(tried, Attempt::Keeps, "{place}");
        }
        position = next;
    }
    for &index in &review.turning_points {
        let turn = &review.turns[index];
        assert!(turn.class.unwrap().is_fault() || turn.overlooked);
    }
    settled
}

/// A turn that is called the only one is: each other leads to less.
fn only<G: EngineGame>(solver: &mut Solver, position: &G, turn: G::Turn, class: Class) -> bool {
    if class != Class::Only {
        return false;
    }
    let value = proven(solver, position);
    let image = |turn| {
        let mut next = *position;
        next.play(turn).unwrap();
        next.canonical().0
    };
    let others = position.legal_turns().into_iter();
    others
        .filter(|&other| image(other) != image(turn))
        .all(|other| proven(solver, &image(other)).reversed() < value)
}

#[test]
fn classes_agree_with_the_proven_values() {
    let oxono: usize = (0..4)
        .map(|seed| check::<oxono::Position>(seed, 100_000))
        .sum();
    let yoxii: usize = (0..4)
        .map(|seed| check::<yoxii::Position>(seed, 100_000))
        .sum();
    assert!(oxono >= 30 && yoxii >= 30, "{oxono} {yoxii}");
}

/// Nobody has measured how long a lost game can last, but a turn that ends it at once does not hold
/// out as long as one after which the opponent has no winning turn.
#[test]
fn whoever_hastens_the_end_of_a_lost_game_has_not_played_best() {
    /// A turn loses the game, or the opponent can win at once after it.
    fn ends_at_once<G: EngineGame>(position: &G, turn: G::Turn) -> bool {
        let mut next = *position;
        next.play(turn).unwrap();
        match next.outcome() {
            Some(outcome) => outcome == Outcome::Win(next.to_move()),
            None => next.winning_turn().is_some(),
        }
    }
    /// The game up to the last position in which somebody could lose it by the turn itself.
    fn given_up<G: EngineGame>(turns: &[G::Turn]) -> Option<Vec<G::Turn>> {
        let mut position = G::start();
        let mut found = None;
        for (ply, &turn) in turns.iter().enumerate() {
            let gives_up = |turn: &G::Turn| {
                let mut next = position;
                next.play(*turn).unwrap();
                next.outcome() == Some(Outcome::Win(next.to_move()))
            };
            if let Some(last) = position.legal_turns().into_iter().find(gives_up) {
                found = Some([&turns[..ply], &[last]].concat());
            }
            position.play(turn).unwrap();
        }
        found
    }
    let (mut hastened, mut gave_up) = (0, 0);
    let games = (0..12).flat_map(|seed| {
        let turns = random_game::<yoxii::Position>(&mut Random::new(seed));
        let other = given_up::<yoxii::Position>(&turns);
        std::iter::once(turns)
            .chain(other)
            .map(move |turns| (seed, turns))
    });
    for (seed, turns) in games {
        let review = reviewed::<yoxii::Position>(&turns, 60_000);
        let mut position = yoxii::Position::start();
        for turn in &review.turns {
            let lost = |score| matches!(score, Some(Score::Proven(Proven::Loss(_))));
            let holds = |&other: &_| !ends_at_once(&position, other);
            if lost(turn.before)
                && ends_at_once(&position, turn.turn)
                && position.legal_turns().iter().any(holds)
            {
                hastened += 1;
                let mut next = position;
                next.play(turn.turn).unwrap();
                gave_up += u32::from(next.outcome().is_some());
                assert_eq!(
                    turn.class,
                    Some(Class::Good),
                    "{seed}: {position} {}",
                    turn.turn
                );
            }
            position.play(turn.turn).unwrap();
        }
    }
    assert!(hastened > 0 && gave_up > 0, "{hastened} {gave_up}");
}

/// Pink is lost early, as only a proof can tell; at last it overlooks that Black can end it.
#[test]
fn whoever_overlooks_the_end_of_a_lost_game_is_told() {
    let start = oxono::Position::start();
    let game = "Od4-d5 Oe4-d4 Oe3-f3 Xc5-c4 Oe2-e3 Xb5-b4 Ob2-a2 Xa5-a4";
    let turns = rules::record::read_turns(&start, game).unwrap();
    let review = reviewed::<oxono::Position>(&turns, 400_000);
    let told: Vec<_> = review.turns.iter().map(|turn| turn.overlooked).collect();
    assert_eq!(told.iter().filter(|&&told| told).count(), 1);
    let turn = &review.turns[6];
    assert!(turn.overlooked && turn.settled);
    assert!(!turn.class.unwrap().is_fault());
    assert_eq!(turn.answer, [turns[7]]);
    let remarks = turn.remarks();
    assert_eq!(remarks, [Remark::LostBefore, Remark::Threat(turns[7])]);
    assert_eq!(review.turning_points.last(), Some(&6));
}

#[test]
fn as_many_nodes_give_the_same_review_however_the_work_is_cut() {
    fn check<G: EngineGame>() {
        let turns = random_game::<G>(&mut Random::new(7));
        let whole = reviewed::<G>(&turns, 100_000);
        let mut reviewer = Reviewer::new(G::start(), turns, MEMORY).unwrap();
        for nodes in (0..=100_000).step_by(5000) {
            reviewer.advance(nodes, &|| true);
        }
        assert_eq!(reviewer.review(), whole);
        // A step that is given up is done again.
        assert!(whole.nodes >= 100_000 || reviewer.is_done());
    }
    check::<oxono::Position>();
    check::<yoxii::Position>();
}

#[test]
fn a_budget_is_hardly_overdrawn() {
    // Of a game that has only begun nothing can be proven: every step takes all that it may.
    let mut turns = random_game::<yoxii::Position>(&mut Random::new(3));
    turns.truncate(2);
    for budget in [30_000, 70_000, 110_000, 150_000] {
        let start = yoxii::Position::start();
        let reviewer = Reviewer::new(start, turns.clone(), MEMORY).unwrap();
        let mut reviewer = reviewer.within(budget);
        reviewer.advance(budget, &|| true);
        let spent = reviewer.spent();
        assert!((budget..budget + 2000).contains(&spent), "{spent}");
    }
}

#[test]
fn a_game_without_turns_and_one_with_an_illegal_turn_are_reviewed_as_far_as_they_go() {
    assert!(reviewed::<oxono::Position>(&[], 1000).turns.is_empty());
    let turns = ["Xc6-c5", "Od1-a1"].map(|text| text.parse().unwrap());
    assert_eq!(reviewed::<oxono::Position>(&turns, 1000).turns.len(), 1);
}
