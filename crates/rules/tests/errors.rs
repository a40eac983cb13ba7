//! The errors: codes, places, and the texts that programs print for developers.

use std::collections::BTreeSet;

use rules::record::{
    AnyRecord, Comment, CommentError, EditError, Node, Notes, ReadError, Reason, Record, Suffix,
    SuffixError, TagError,
};
use rules::{
    AnyGame, Cell, Game, Player, PositionError, Refusal, Setup, Square, SquareError, TurnError,
    UnknownGame, oxono, yoxii,
};

/// The error of a position text: its code, and all that is told about it.
fn check<G: Game>(text: &str, code: &str, told: &str) {
    let error = text.parse::<G>().unwrap_err();
    assert_eq!(
        (error.code(), error.to_string().as_str()),
        (code, told),
        "{text}"
    );
}

#[test]
fn oxono_positions_are_refused_with_reason_and_place() {
    let cases = [
        ("6/6/2+3/3@2/6/6", "no-side", "no-side"),
        (" 6/6/2+3/3@2/6/6 p", "spacing", "spacing at column 1"),
        ("6/6/2+3/3@2/6/6  p", "spacing", "spacing at column 17"),
        ("6/6/2+3/3@2/6/6 p ", "spacing", "spacing at column 18"),
        ("6/6/2+3/3@2/6/6 ", "side", "side at column 17"),
        ("6/6/2+3/3@2/6/6 P", "side", "side at column 17"),
        ("6/6/2+3/3@2/6/6 pp", "side", "side at column 17"),
        ("6/6/2+3/3@2/6 p", "rank-count", "rank-count"),
        ("6/6/2+3/3@2/6/5 p", "rank-short", "rank-short at column 16"),
        ("6//2+3/3@2/6/6 p", "rank-short", "rank-short at column 3"),
        ("6/7/2+3/3@2/6/6 p", "rank-long", "rank-long at column 3"),
        ("6/6X/2+3/3@2/6/6 p", "rank-long", "rank-long at column 4"),
        (
            "6/6/2+3/3@2/6/5é p",
            "unknown-character",
            "unknown-character at column 16",
        ),
        ("6/6/2+3/3@2/6/06 p", "zero", "zero at column 15"),
        (
            "6/6/2+3/3@2/6/33 p",
            "two-digits",
            "two-digits at column 16",
        ),
        ("6/6/6/3@2/6/6 p", "totem-missing", "totem-missing: X"),
        (
            "6/6/2+3/3@2/6/5@ p",
            "totem-doubled",
            "totem-doubled: O on d3",
        ),
        (
            "XXX1XX/XXX1X1/2+3/3@2/xxx1xx/xxx1x1 p",
            "too-many-pieces",
            "too-many-pieces: 9 X of 8",
        ),
        ("6/6/2+3/3@2/6/X5 p", "counts", "counts: first 1, second 0"),
        ("XXXX2/6/2+3/3@2/oo2o1/1o4 p", "line", "line through a6"),
    ];
    for (text, code, told) in cases {
        check::<oxono::Position>(text, code, told);
    }
}

#[test]
fn yoxii_positions_are_refused_with_reason_and_place() {
    check::<yoxii::Position>(
        "DDD/D4/7/3T3/7/d4/ddd w",
        "too-many-pieces",
        "too-many-pieces: 4 D of 3",
    );
    check::<yoxii::Position>("4/5/7/3T3/7/5/3 w", "rank-long", "rank-long at column 1");
    check::<yoxii::Position>("3/5/7/3T3/7/5/3 b", "side", "side at column 17");
    check::<yoxii::Position>(
        "3/5/7/T2T3/7/5/3 w",
        "totem-doubled",
        "totem-doubled: T on d4",
    );
}

#[test]
fn turn_texts_are_refused_with_reason_and_place() {
    let cases = [
        ("", "turn-totem", 1),
        ("Y", "turn-totem", 1),
        ("X", "turn-square", 2),
        ("Xg1-a1", "turn-square", 2),
        ("Xa1a2", "turn-dash", 4),
        ("Xa1", "turn-dash", 4),
        ("Xa1-", "turn-square", 5),
        ("Xa1-a7", "turn-square", 5),
        ("Xa1-a2 ", "turn-trailing", 7),
        ("Xa1-a2!x", "turn-trailing", 7),
    ];
    for (text, code, column) in cases {
        let error = text.parse::<oxono::Turn>().unwrap_err();
        assert_eq!((error.code(), error.column()), (code, column), "{text}");
        assert_eq!(error.to_string(), format!("{code} at column {column}"));
    }
    let cases = [("d5-", 4), ("d5-0e6", 4), ("d5-5e6", 4), ("d5-e6", 4)];
    for (text, column) in cases {
        assert_eq!(
            text.parse::<yoxii::Turn>(),
            Err(TurnError::Value { column }),
            "{text}"
        );
    }
    assert_eq!(
        "a1-1b2".parse::<yoxii::Turn>(),
        Err(TurnError::Square { column: 1 })
    );
}

#[test]
fn errors_tell_their_code() {
    let told = [
        (SquareError.to_string(), "not a square"),
        (UnknownGame.to_string(), "unknown-game"),
        (SuffixError.to_string(), "bad-suffix"),
        (
            CommentError {
                character: '}',
                offset: 0,
            }
            .to_string(),
            "comment-character: '}'",
        ),
        (TagError::TooMany.to_string(), "tag-too-many"),
        (TagError::Reserved.to_string(), "tag-reserved"),
        (TagError::Name.to_string(), "tag-name"),
        (TagError::Value.to_string(), "tag-value"),
        (EditError::NoSuchNode.to_string(), "no-such-node"),
        (EditError::Illegal(Refusal::TooFar).to_string(), "too-far"),
        (EditError::Result.to_string(), "result-not-as-board"),
        (EditError::TooManyTurns.to_string(), "too-many-turns"),
        (
            Reason::NumberMissing { expected: 3 }.to_string(),
            "number-missing (should be 3)",
        ),
        (
            Reason::NumberWrong { expected: 3 }.to_string(),
            "number-wrong (should be 3)",
        ),
        (
            Reason::BadTurn(TurnError::Totem).to_string(),
            "bad-turn (turn-totem)",
        ),
        (
            Reason::Position(PositionError::Counts {
                first: 1,
                second: 0,
            })
            .to_string(),
            "bad-position (counts: first 1, second 0)",
        ),
        (
            ReadError {
                line: 2,
                column: 3,
                reason: Reason::StrayText,
            }
            .to_string(),
            "2:3: stray-text",
        ),
        (AnyGame::Oxono.to_string(), "oxono"),
        (yoxii::Totem.to_string(), "T"),
        (
            format!("{:?}", yoxii::Position::start()),
            "\"3/5/7/3T3/7/5/3 w\"",
        ),
        (
            format!("{:?}", oxono::Position::start()),
            "\"6/6/2+3/3@2/6/6 p\"",
        ),
    ];
    for (found, expected) in told {
        assert_eq!(found, expected);
    }
    let codes: BTreeSet<&str> = Refusal::ALL.map(Refusal::code).into_iter().collect();
    assert_eq!(codes.len(), Refusal::ALL.len());
}

#[test]
fn notes_hold_only_what_can_be_written() {
    let suffix: Suffix = "!#?".parse().unwrap();
    assert_eq!((suffix.as_str(), suffix.to_string().as_str()), ("!?", "!?"));
    assert_eq!("!x".parse::<Suffix>(), Err(SuffixError));
    let comment: Comment = "a\tb\r\nc".parse().unwrap();
    assert_eq!(comment.as_str(), "a\tb\nc");
    assert_eq!(comment.to_string(), comment.as_str());
    for (text, character, offset) in [("é}", '}', 2), ("a\r", '\r', 1), ("\u{85}", '\u{85}', 0)] {
        assert_eq!(
            text.parse::<Comment>(),
            Err(CommentError { character, offset })
        );
    }
    let mut notes = Notes::default();
    assert!(notes.is_empty());
    notes.marks.push(1);
    assert!(!notes.is_empty());
    assert!(
        !Notes {
            suffix,
            ..Notes::default()
        }
        .is_empty()
    );
    assert!(
        !Notes {
            comments: vec![comment],
            ..Notes::default()
        }
        .is_empty()
    );
}

#[test]
fn a_setup_is_changed_by_hand() {
    let mut setup = Setup::<oxono::Position>::empty();
    assert_eq!(setup.to_string(), "6/6/6/6/6/6 p");
    let (c4, d3, off) = (Square::new(2, 3), Square::new(3, 2), Square::new(7, 7));
    setup.set(c4, Some(Cell::Totem(oxono::Symbol::X)));
    setup.set(d3, Some(Cell::Totem(oxono::Symbol::O)));
    setup.set(off, Some(Cell::Piece(Player::First, oxono::Symbol::O)));
    assert_eq!(setup.get(off), None, "what is not on the board stays empty");
    assert_eq!(
        oxono::Position::from_setup(&setup),
        Ok(oxono::Position::start())
    );
    setup.to_move = Player::Second;
    let error = oxono::Position::from_setup(&setup).unwrap_err();
    assert_eq!(
        error,
        PositionError::Counts {
            first: 0,
            second: 0
        }
    );
}

#[test]
fn a_record_shows_what_is_in_it() {
    let mut record = Record::<yoxii::Position>::new();
    record.append("d5-3e6".parse().unwrap()).unwrap();
    let next: Vec<_> = record.branches().iter().map(Node::turn).collect();
    assert_eq!(next, record.turns().collect::<Vec<_>>());
    assert!(record.branches()[0].branches().is_empty());
    assert_eq!(
        AnyRecord::from(record.clone()).to_string(),
        record.to_string()
    );
    assert_eq!(AnyRecord::from(record).game(), AnyGame::Yoxii);
    let other = AnyRecord::from(Record::<oxono::Position>::new());
    assert_eq!(other.game(), AnyGame::Oxono);
}
