//! Every reason for which a totem or a piece may not go somewhere, at least once per game.

use std::collections::BTreeSet;

use rules::{Game, Reach, Refusal, StepKind, oxono, yoxii};

/// What becomes of a turn: the kind of step and the rule of placing, or the code of the refusal.
fn judge<G: Game>(position: &str, totem: G::Totem, to: &str, kind: G::Kind, at: &str) -> String {
    let position: G = position.parse().unwrap();
    let judged = position.step(totem, to.parse().unwrap()).and_then(|half| {
        let turn = half.place(kind, at.parse().unwrap())?;
        assert_eq!(position.check(turn), Ok(()));
        Ok(format!(
            "{} {}",
            half.kind().code(),
            half.places().reach.code()
        ))
    });
    judged.unwrap_or_else(|refusal| refusal.to_string())
}

const START: &str = "6/6/2+3/3@2/6/6 p";
/// The X totem is enclosed in the corner, the O totem blocks file c.
const CORNER: &str = "6/6/6/2@3/x5/+X4 p";
/// The O totem has no free square in rank and file; Pink has no X left.
const TELEPORT: &str = "X1ooOx/1XOoO+/x1xxOX/oXoX@X/XxOXx1/OoxOox p";
/// Black has one O left and no X.
const LAST: &str = "X@ooOx/OXOoO+/x1xxOX/oXoX1X/XxOXx1/OoxOox b";
const WON: &str = "XXXX2/6/2+3/3@2/6/xx1o2 b";

#[test]
fn oxono_turns_are_judged() {
    use oxono::Symbol::{O, X};
    let cases = [
        (START, X, "c6", X, "c5", "slide beside"),
        (START, X, "c3", X, "c4", "slide beside"),
        (START, X, "c6", O, "c5", "no-piece-left"),
        (START, X, "c6", X, "c6", "not-free"),
        (START, X, "c3", X, "d3", "not-free"),
        (START, X, "c6", X, "a1", "not-beside-totem"),
        (START, X, "c6", X, "d5", "not-beside-totem"),
        (START, X, "c6", X, "c7", "not-on-board"),
        (START, X, "c7", X, "c6", "not-on-board"),
        (START, X, "h8", X, "c6", "not-on-board"),
        (START, X, "c4", X, "c5", "same-square"),
        (START, X, "d3", X, "d4", "not-free"),
        (START, X, "d5", X, "d4", "not-in-line"),
        (CORNER, X, "a3", X, "b3", "jump beside"),
        (CORNER, X, "c1", X, "d1", "jump beside"),
        (CORNER, X, "c1", X, "a1", "not-beside-totem"),
        (CORNER, X, "a4", X, "a5", "not-first-free"),
        (CORNER, X, "f1", X, "e1", "not-first-free"),
        (CORNER, X, "c3", X, "c4", "not-free"),
        (CORNER, X, "b2", X, "b3", "not-in-line"),
        (CORNER, O, "c1", O, "d1", "slide beside"),
        ("6/6/2+3/2@3/6/6 p", X, "c2", X, "c1", "not-enclosed"),
        ("6/6/2+3/2@3/6/6 p", X, "c1", X, "d1", "not-enclosed"),
        (TELEPORT, O, "b6", O, "e3", "teleport anywhere"),
        (TELEPORT, O, "f2", O, "a5", "teleport anywhere"),
        (TELEPORT, O, "f2", O, "f2", "not-free"),
        (TELEPORT, O, "f2", O, "f1", "not-free"),
        (TELEPORT, X, "b6", X, "b4", "no-piece-left"),
        (TELEPORT, O, "e4", O, "e3", "not-free"),
        (LAST, O, "b4", O, "b6", "jump anywhere"),
        (LAST, X, "f2", X, "f5", "no-piece-left"),
        (WON, X, "c1", X, "d1", "game-over"),
        (WON, O, "c3", O, "d3", "game-over"),
    ];
    for (position, totem, to, kind, at, expected) in cases {
        let found = judge::<oxono::Position>(position, totem, to, kind, at);
        assert_eq!(found, expected, "{totem}{to}-{at} in {position}");
    }
}

#[test]
fn yoxii_turns_are_judged() {
    use yoxii::PieceValue::{Four, One, Three};
    let start = "3/5/7/3T3/7/5/3 w";
    // White 1s on d5 and d6, a red 1 on e5 and one on c5.
    let jumps = "3/2A2/2aAa2/3T3/7/5/3 w";
    let no_fours = "3/2d2/2aDa2/3T3/7/D4/D2 w";
    let stuck = "1AT/bdbBd/BABc1bC/1ccbBA1/d1ACaAB/DDbc1/3 r";
    let cases = [
        (start, "d5", Three, "e6", "step beside"),
        (start, "d5", One, "d4", "step beside"),
        (start, "d5", One, "d5", "not-free"),
        (start, "d5", One, "a4", "not-beside-totem"),
        (start, "d5", One, "a1", "not-on-board"),
        (start, "a1", One, "d4", "not-on-board"),
        (start, "d4", One, "d5", "same-square"),
        (start, "d6", One, "d5", "too-far"),
        (start, "g7", One, "d5", "not-on-board"),
        (start, "f6", One, "d5", "too-far"),
        (start, "e6", One, "d5", "not-in-line"),
        (jumps, "d7", One, "c7", "jump beside"),
        (jumps, "d5", One, "c4", "not-free"),
        (jumps, "f6", One, "e6", "over-enemy"),
        (jumps, "d2", One, "d1", "too-far"),
        (jumps, "d3", Four, "d4", "step beside"),
        ("3/5/2aA3/3T2a/3A3/A4/3 r", "d6", One, "c6", "over-enemy"),
        ("3/5/3A3/3T3/4a2/4A/3 r", "f2", One, "e2", "not-free"),
        (no_fours, "d3", Four, "d4", "no-piece-left"),
        (no_fours, "d6", One, "d4", "not-free"),
        (no_fours, "d7", One, "c7", "over-enemy"),
        (stuck, "e5", One, "e4", "game-over"),
        (stuck, "a1", One, "e4", "game-over"),
    ];
    for (position, to, kind, at, expected) in cases {
        let found = judge::<yoxii::Position>(position, yoxii::Totem, to, kind, at);
        assert_eq!(found, expected, "{to}-{kind}{at} in {position}");
    }
}

/// Over all vectors, asking for every square: each code, kind of step and rule of placing of the
/// game turns up, and no other.
fn found<G: Game>(text: &str) -> BTreeSet<&'static str> {
    let mut codes = BTreeSet::new();
    for line in text.lines() {
        let position: G = line.split('\t').next().unwrap().parse().unwrap();
        for &totem in G::TOTEMS {
            for to in (0..64).filter_map(rules::Square::from_index) {
                match position.step(totem, to) {
                    Err(refusal) => drop(codes.insert(refusal.code())),
                    Ok(half) => {
                        codes.insert(half.kind().code());
                        codes.insert(half.places().reach.code());
                    }
                }
            }
        }
    }
    codes
}

#[test]
fn the_codes_of_each_game() {
    let common = [
        Refusal::NotOnBoard,
        Refusal::SameSquare,
        Refusal::NotFree,
        Refusal::NotInLine,
    ];
    let common = common.map(Refusal::code).into_iter();
    let common = common.chain(Reach::BOTH.map(Reach::code));
    let oxono = [
        StepKind::Slide.code(),
        StepKind::Jump.code(),
        StepKind::Teleport.code(),
        Refusal::NoPieceLeft.code(),
        Refusal::NotEnclosed.code(),
        Refusal::NotFirstFree.code(),
    ];
    let yoxii = [
        StepKind::Step.code(),
        StepKind::Jump.code(),
        Refusal::OverEnemy.code(),
        Refusal::TooFar.code(),
    ];
    assert_eq!(
        found::<oxono::Position>(include_str!("data/oxono.positions.tsv")),
        common.clone().chain(oxono).collect()
    );
    assert_eq!(
        found::<yoxii::Position>(include_str!("data/yoxii.positions.tsv")),
        common.chain(yoxii).collect()
    );
}
