//! What must hold in every position, tried on random games of both games.

use std::collections::BTreeSet;

use proptest::prelude::*;
use rules::record::Record;
use rules::{Bitboard, Game, Outcome, Refusal, Setup, Square, perft};

/// Positions of a game that is chosen by numbers: the start, and one after each turn.
fn positions<G: Game>(choices: &[u16]) -> Vec<G> {
    let mut positions = vec![G::starts()[choices.len() % G::starts().len()]];
    for &choice in choices {
        let mut position = positions[positions.len() - 1];
        let turns = position.legal_turns();
        if turns.is_empty() {
            break;
        }
        position.play_unchecked(turns[usize::from(choice) % turns.len()]);
        positions.push(position);
    }
    positions
}

/// The last position of a random game, cut off at a random length.
fn position<G: Game>() -> impl Strategy<Value = G> {
    prop::collection::vec(any::<u16>(), 0..=G::MAX_TURNS)
        .prop_map(|choices| *positions(&choices).last().unwrap())
}

/// One turn is looked for in the order of the list, and no further than it stands.
fn finding_stops<G: Game>(position: G) {
    let list = position.legal_turns();
    for wanted in [0, list.len() / 2, list.len()] {
        let mut looked = 0;
        let found = position.find_turn(|_| {
            looked += 1;
            looked > wanted
        });
        assert_eq!(found, list.get(wanted).copied(), "{position}");
        assert_eq!(looked, list.len().min(wanted + 1), "{position}");
    }
    let win = Some(Outcome::Win(position.to_move()));
    let wins = |turn: &G::Turn| {
        let mut next = position;
        next.play_unchecked(*turn);
        next.outcome() == win
    };
    assert_eq!(position.winning_turn(), list.into_iter().find(wins));
}

/// Every pair of a totem and a kind that makes a turn, with any squares whatever.
fn conceivable<G: Game>() -> Vec<G::Turn> {
    let squares = || (0..64).filter_map(Square::from_index);
    let mut turns = Vec::new();
    for &totem in G::TOTEMS {
        for &kind in G::KINDS {
            for to in squares() {
                turns.extend(squares().filter_map(|at| G::turn_from_parts(totem, to, kind, at)));
            }
        }
    }
    turns
}

/// Legal ⇔ listed, every listed turn plays, every other one is refused and changes nothing.
fn legal_is_listed<G: Game>(position: G) {
    let list = position.legal_turns();
    let listed: BTreeSet<G::Turn> = list.iter().copied().collect();
    assert_eq!(list.len(), listed.len(), "no turn is listed twice");
    assert_eq!(list.is_empty(), position.outcome().is_some());
    assert_eq!(position.end().is_some(), position.outcome().is_some());
    for turn in conceivable::<G>() {
        let mut next = position;
        let played = next.play(turn);
        assert_eq!(
            position.is_legal(turn),
            listed.contains(&turn),
            "{turn} in {position}"
        );
        assert_eq!(
            played.is_ok(),
            listed.contains(&turn),
            "{turn} in {position}"
        );
        if played.is_err() {
            assert_eq!(next, position);
        }
    }
}

/// The position after each turn is, with its key, what its text says.
fn text_says_all<G: Game>(positions: &[G]) {
    for (index, position) in positions.iter().enumerate() {
        assert_eq!(position.pieces_placed() as usize, index);
        let read: G = position.to_string().parse().unwrap();
        assert_eq!(read, *position);
        assert_eq!(read.key(), position.key());
        assert_eq!(read.outcome(), position.outcome());
        let setup: Setup<G> = position.to_string().parse().unwrap();
        assert_eq!(setup, position.setup());
        for turn in position.legal_turns() {
            assert_eq!(turn.to_string().parse(), Ok(turn));
        }
    }
}

/// Counting at the horizon is counting the list.
fn counts_agree<G: Game>(position: G) {
    let turns = position.legal_turns();
    assert_eq!(position.count_turns(), turns.len() as u64);
    let pairs: u64 = turns
        .iter()
        .map(|&turn| {
            let mut next = position;
            next.play_unchecked(turn);
            next.legal_turns().len() as u64
        })
        .sum();
    assert_eq!(position.count_pairs(), pairs);
    assert_eq!(perft(&position, 2), pairs);
    let divided = rules::divide(&position, 2);
    assert_eq!(divided.iter().map(|&(_, count)| count).sum::<u64>(), pairs);
}

/// Symmetric positions have symmetric turns, the same counts and the same canonical image.
fn symmetries_agree<G: Game>(position: G) {
    let (canonical, to_canonical) = position.canonical();
    assert_eq!(position.transformed(to_canonical), canonical);
    let pairs = position.count_pairs();
    let turns = position.legal_turns();
    for &symmetry in G::SYMMETRIES {
        let image = position.transformed(symmetry);
        assert_eq!(image.transformed(symmetry.inverse()), position);
        assert_eq!(image.canonical().0, canonical);
        assert_eq!(image.canonical().0.key(), canonical.key());
        assert_eq!(image.count_pairs(), pairs);
        assert_eq!(image.outcome(), position.outcome());
        let images: BTreeSet<G::Turn> = turns
            .iter()
            .map(|&turn| G::transform_turn(turn, symmetry))
            .collect();
        assert_eq!(images, image.legal_turns().into_iter().collect());
        for &turn in &turns {
            let (mut here, mut there) = (position, image);
            here.play_unchecked(turn);
            there.play_unchecked(G::transform_turn(turn, symmetry));
            assert_eq!(here.transformed(symmetry), there);
        }
    }
}

/// What the half turn offers, put together, is the list of turns.
fn half_turns_make_turns<G: Game>(position: G) {
    let mut made = BTreeSet::new();
    for &totem in G::TOTEMS {
        let steps = match position.steps(totem) {
            Ok(steps) => steps,
            Err(refusal) => {
                let over = position.outcome().is_some();
                assert_eq!(refusal == Refusal::GameOver, over);
                assert_eq!(position.step(totem, Square::new(0, 0)).err(), Some(refusal));
                continue;
            }
        };
        let goals: Bitboard = steps.iter().map(|step| step.to).collect();
        for square in (0..64).filter_map(Square::from_index) {
            assert_eq!(position.step(totem, square).is_ok(), goals.has(square));
        }
        for step in steps {
            assert_eq!(step.over.any(), step.kind == rules::StepKind::Jump);
            assert!((step.over & position.free()).is_empty());
            let half = position.step(totem, step.to).unwrap();
            assert_eq!((half.kind(), half.to()), (step.kind, step.to));
            assert_eq!((half.before(), half.totem()), (&position, totem));
            let places = half.places();
            assert_eq!(places, position.places(totem, step.to));
            assert!(places.squares.any() && !places.squares.has(step.to));
            for kind in half.kinds() {
                for at in places.squares {
                    let turn = half.place(kind, at).unwrap();
                    assert_eq!(G::parts(turn), (totem, step.to, kind, at));
                    made.insert(turn);
                }
            }
        }
    }
    assert_eq!(made, position.legal_turns().into_iter().collect());
}

/// Reserves, cells and sets tell the same story.
fn board_adds_up<G: Game>(position: G) {
    let mut placed = 0;
    for player in rules::Player::BOTH {
        for &kind in G::KINDS {
            let on_board = position
                .setup()
                .cells()
                .filter(|&(_, cell)| cell == rules::Cell::Piece(player, kind))
                .count();
            let reserve = usize::from(position.reserve(player, kind));
            assert_eq!(on_board + reserve, usize::from(G::stock(kind)));
            placed += on_board;
        }
    }
    assert_eq!(position.pieces_placed() as usize, placed);
    assert_eq!(position.to_move() as usize, placed % 2);
    for square in (0..64).filter_map(Square::from_index) {
        let cell = position.cell(square);
        let free = G::BOARD.has(square) && cell.is_none();
        assert_eq!(position.free().has(square), free);
        if let Some(cell) = cell {
            assert_eq!(G::cell_of(G::letter_of(cell)), Some(cell));
        }
    }
    for &totem in G::TOTEMS {
        let square = position.totem_square(totem);
        assert_eq!(position.cell(square), Some(rules::Cell::Totem(totem)));
    }
}

macro_rules! properties {
    ($($game:ident),*) => {$(
        mod $game {
            use super::*;
            use rules::$game::Position;

            proptest! {
                #![proptest_config(ProptestConfig::with_cases(64))]

                #[test]
                fn legal_turns_are_the_listed_ones(position in position::<Position>()) {
                    legal_is_listed(position);
                }

                #[test]
                fn looking_for_a_turn_stops_at_it(position in position::<Position>()) {
                    finding_stops(position);
                }

                #[test]
                fn a_position_is_what_its_text_says(choices: [u16; 36]) {
                    text_says_all(&positions::<Position>(&choices));
                }

                #[test]
                fn counting_is_listing(position in position::<Position>()) {
                    counts_agree(position);
                }

                #[test]
                fn symmetric_positions_are_alike(position in position::<Position>()) {
                    symmetries_agree(position);
                }

                #[test]
                fn half_turns_lead_to_all_turns(position in position::<Position>()) {
                    half_turns_make_turns(position);
                }

                #[test]
                fn reserves_and_squares_add_up(position in position::<Position>()) {
                    board_adds_up(position);
                }
            }
        }
    )*};
}

properties!(oxono, yoxii);

#[test]
fn perft_is_the_same_in_all_symmetries() {
    fn check<G: Game>(text: &str, depth: u32) {
        for line in text.lines().step_by(20) {
            let position: G = line.split('\t').next().unwrap().parse().unwrap();
            let count = perft(&position, depth);
            for &symmetry in G::SYMMETRIES {
                assert_eq!(perft(&position.transformed(symmetry), depth), count);
            }
        }
    }
    check::<rules::oxono::Position>(include_str!("data/oxono.positions.tsv"), 3);
    check::<rules::yoxii::Position>(include_str!("data/yoxii.positions.tsv"), 3);
}

#[test]
fn perft_and_divide_at_the_root() {
    let start = rules::oxono::Position::start();
    assert_eq!(perft(&start, 0), 1);
    assert_eq!(rules::divide(&start, 0), []);
    assert_eq!(rules::divide(&start, 1).len(), 68);
    assert!(
        Record::<rules::yoxii::Position>::default()
            .branches()
            .is_empty()
    );
}
