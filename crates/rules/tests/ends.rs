//! What ended a game, in full.

use rules::oxono::{self, LineBy, Symbol};
use rules::yoxii::{self, DecidedBy};
use rules::{Bitboard, Game, Outcome, Player};

fn squares(names: &str) -> Bitboard {
    names.split(' ').map(|name| name.parse().unwrap()).collect()
}

/// The position, who has won, and the lines with what they have in common.
fn check_lines(text: &str, winner: Player, expected: &[(&str, LineBy)]) {
    let position: oxono::Position = text.parse().unwrap();
    assert_eq!(position.outcome(), Some(Outcome::Win(winner)), "{text}");
    let expected = expected
        .iter()
        .map(|&(names, by)| oxono::Line {
            squares: squares(names),
            by,
        })
        .collect();
    assert_eq!(position.end(), Some(oxono::End::Lines(expected)), "{text}");
    assert_eq!(position.legal_turns(), []);
}

#[test]
fn oxono_lines() {
    use LineBy::{Colour, Symbol as Of};
    use Player::{First, Second};
    use Symbol::{O, X};
    // By colour alone, along a rank, of the player who has just moved.
    check_lines(
        "XOXO2/6/2+3/3@2/6/xx1o2 b",
        First,
        &[("a6 b6 c6 d6", Colour(First))],
    );
    // By symbol alone, along a file, three of the four the opponent's.
    check_lines(
        "O5/o5/o1+3/o2@2/4X1/5X p",
        Second,
        &[("a3 a4 a5 a6", Of(O))],
    );
    // The same four by colour and by symbol.
    check_lines(
        "5X/5X/2+2X/3@1X/o5/ox4 b",
        First,
        &[("f3 f4 f5 f6", Colour(First)), ("f3 f4 f5 f6", Of(X))],
    );
    // Two lines cross in the last piece; a line may be longer than four.
    check_lines(
        "1O4/1o1oo1/1O+1o1/OOOOO1/3@2/oo4 b",
        First,
        &[
            ("a3 b3 c3 d3 e3", Colour(First)),
            ("a3 b3 c3 d3 e3", Of(O)),
            ("b3 b4 b5 b6", Of(O)),
        ],
    );
    // Six in a row.
    check_lines(
        "XOXOXO/6/2+3/3@2/6/xxo1oo b",
        First,
        &[("a6 b6 c6 d6 e6 f6", Colour(First))],
    );
}

#[test]
fn oxono_totems_interrupt_a_line_and_diagonals_are_none() {
    for text in ["XX+XX1/6/6/3@2/6/xx1oo1 p", "X5/1X4/2X3/1+@X2/6/xx1oo1 p"] {
        let position: oxono::Position = text.parse().unwrap();
        assert_eq!(position.outcome(), None, "{text}");
        assert_eq!(position.end(), None);
    }
}

#[test]
fn oxono_draw_and_a_last_piece_that_wins() {
    let full: oxono::Position = "oOOxo1/oxOOox/1Xxo@X/OoXxx+/OOXoXx/XxOXXo p"
        .parse()
        .unwrap();
    assert_eq!(full.outcome(), Some(Outcome::Draw));
    assert_eq!(full.end(), Some(oxono::End::Draw));
    assert_eq!(full.legal_turns(), []);
    let before: oxono::Position = "X@ooOx/OXOoO+/x1xxOX/oXoX1X/XxOXx1/OoxOox b"
        .parse()
        .unwrap();
    for turn in before.legal_turns() {
        let mut after = before;
        after.play(turn).unwrap();
        assert_eq!(after.pieces_placed(), 32);
        match after.end().unwrap() {
            oxono::End::Draw => assert_eq!(after.outcome(), Some(Outcome::Draw)),
            oxono::End::Lines(lines) => {
                assert_eq!(after.outcome(), Some(Outcome::Win(Player::Second)));
                assert!(!lines.is_empty());
            }
        }
    }
}

fn check_stuck(
    text: &str,
    points: [u8; 2],
    pieces: [u8; 2],
    decided_by: DecidedBy,
    outcome: Outcome,
) {
    let position: yoxii::Position = text.parse().unwrap();
    let end = position.end().unwrap();
    assert_eq!(end.points, points, "{text}");
    assert_eq!(end.pieces, pieces, "{text}");
    assert_eq!(end.decided_by, decided_by, "{text}");
    assert_eq!(position.outcome(), Some(outcome), "{text}");
    for (set, count) in end.around.iter().zip(pieces) {
        assert_eq!(set.count(), u32::from(count));
    }
    assert_eq!(position.legal_turns(), []);
}

#[test]
fn yoxii_points_then_pieces_decide() {
    // The totem on c7 has d7, b6, c6 and d6 around it; behind White's pieces stand red ones.
    check_stuck(
        "Ta1/bDA2/2a1a2/7/A5A/5/3 w",
        [5, 3],
        [2, 2],
        DecidedBy::Points,
        Outcome::Win(Player::First),
    );
    check_stuck(
        "Ta1/aCa2/2a4/7/A5A/A4/3 w",
        [3, 3],
        [1, 3],
        DecidedBy::Pieces,
        Outcome::Win(Player::Second),
    );
    check_stuck(
        "Tb1/aAB2/2a1a2/7/A5A/5/3 w",
        [3, 3],
        [2, 2],
        DecidedBy::Nothing,
        Outcome::Draw,
    );
}

#[test]
fn yoxii_a_way_over_own_pieces_keeps_the_game_going() {
    let position: yoxii::Position = "Ta1/bDA2/4a2/7/A5A/a4/3 w".parse().unwrap();
    assert_eq!((position.outcome(), position.end()), (None, None));
}
