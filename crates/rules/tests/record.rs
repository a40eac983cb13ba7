//! Game records: what is refused and where, what is written, and how a record is changed.

use rules::record::{self, EditError, ReadError, Record, TagError, Tags, read_turns};
use rules::{AnyGame, Game, Outcome, Player, Refusal, oxono, with_record, yoxii};

fn oxono(movetext: &str) -> String {
    format!("[Game \"Oxono\"]\n\n{movetext}\n")
}

/// Line, column, code and the code behind it: `3:4 illegal-turn not-free`.
fn report(error: &ReadError) -> String {
    let place = format!("{}:{} {}", error.line, error.column, error.code());
    match error.reason.detail() {
        None => place,
        Some(detail) => format!("{place} {detail}"),
    }
}

#[test]
fn broken_turns_are_refused_with_their_place() {
    let finished = "1. Xb4-b5 Od1-e1 2. Od6-e6 Xd4-c4 3. Od5-e5 Oc5-d5 4. Xe4-f4 Xe3-e2 \
                    5. Xd3-d2 Xa3-a4 6. Xc3-b3 Oc6-d6 7. Xe3-d3 Xe4-d4 8. Xe3-f3 Oc5-c6 \
                    9. Oc3-c2 Oc5-a3 10. Oc3-a1 Oc5-b1 11. Of5-f6";
    let end = finished.len() + 2;
    let cases = [
        ("", "4:1 result-missing"),
        ("1. Xc6-c5", "4:1 result-missing"),
        ("Xc6-c5 *", "3:1 number-missing"),
        ("2. Xc6-c5 *", "3:1 number-wrong"),
        ("1... Xc6-c5 *", "3:1 number-wrong"),
        ("01. Xc6-c5 *", "3:1 number-wrong"),
        ("99999999999999999999. Xc6-c5 *", "3:1 number-wrong"),
        ("1 Xc6-c5 *", "3:1 number-wrong"),
        (". Xc6-c5 *", "3:1 number-wrong"),
        ("1. Xc6-c5 1. Od1-d2 *", "3:11 number-wrong"),
        ("1. Xc6-c5 2... Od1-d2 *", "3:11 number-wrong"),
        ("1. Xc6-c5 Od1-d2 Xc3-c2 *", "3:18 number-missing"),
        ("1. *", "3:1 number-alone"),
        ("1. {why} Xc6-c5 *", "3:1 number-alone"),
        ("1. 1. Xc6-c5 *", "3:4 bad-turn turn-totem"),
        ("1. hello *", "3:4 bad-turn turn-totem"),
        ("1. Xc7-c5 *", "3:5 bad-turn turn-square"),
        ("1. Xc6c5 *", "3:7 bad-turn turn-dash"),
        ("1. Xc6-c5x *", "3:10 bad-turn turn-trailing"),
        ("1. Xé *", "3:5 bad-turn turn-square"),
        ("1. Xd4-d3 *", "3:4 illegal-turn not-free"),
        ("1. Xc6-c5 Xc6-c4 *", "3:11 illegal-turn same-square"),
        ("{ö} 1. Xd4-a1 *", "3:8 illegal-turn not-beside-totem"),
        ("1. Xc6-c5 {unclosed *", "3:11 comment-unclosed"),
        ("1. Xc6-c5 {a\nb\u{7}} *", "4:2 comment-character"),
        ("1. Xc6-c5 {a\rb} *", "3:13 comment-character"),
        ("1. Xc6-c5 } *", "3:11 stray-text"),
        ("1. Xc6-c5 ] *", "3:11 stray-text"),
        ("1. Xc6-c5 [ *", "3:11 stray-text"),
        ("1. Xc6-c5 ) *", "3:11 stray-text"),
        ("1. Xc6-c5 \r *", "3:11 stray-text"),
        ("1. Xc6-c5 ! *", "3:11 bad-turn turn-totem"),
        ("(1. Xc6-c5) *", "3:1 variation-alone"),
        ("1. Xc6-c5 ((1. Xc5-c6)) *", "3:12 variation-alone"),
        ("1. Xc6-c5 () *", "3:11 variation-empty"),
        ("1. Xc6-c5 ({only words}) *", "3:11 variation-empty"),
        ("1. Xc6-c5 (1. Xc5-c6 *", "3:11 variation-unclosed"),
        ("1. Xc6-c5 (1. Xc5-c6", "3:11 variation-unclosed"),
        ("1. Xc6-c5 (Xc5-c6) *", "3:12 number-missing"),
        ("1. Xc6-c5 Od1-d2 (Od2-d1) *", "3:19 number-missing"),
        ("1. Xc6-c5 Od1-d2 (1. Od2-d1) *", "3:19 number-wrong"),
        (
            "1. Xc6-c5 (1. Xc6-d2) *",
            "3:15 illegal-turn not-beside-totem",
        ),
        ("$1 1. Xc6-c5 *", "3:1 bad-mark"),
        ("1. Xc6-c5 $ *", "3:11 bad-mark"),
        ("1. Xc6-c5 $256 *", "3:11 bad-mark"),
        ("1. Xc6-c5 $+1 *", "3:11 bad-mark"),
        ("1. Xc6-c5 * 1-0", "3:13 stray-text"),
        (
            &format!("{finished} Oc5-c6 1-0"),
            &format!("3:{end} turn-after-end"),
        ),
        (
            &format!("{finished} 0-1"),
            &format!("3:{end} result-not-as-board"),
        ),
        (
            &format!("{finished} 1/2-1/2"),
            &format!("3:{end} result-not-as-board"),
        ),
    ];
    for (movetext, expected) in cases {
        let error = record::read::<oxono::Position>(&oxono(movetext)).unwrap_err();
        assert_eq!(report(&error), expected, "{movetext}");
    }
    for result in ["1-0", "*"] {
        let text = oxono(&format!("{finished} {result}"));
        let record = record::read::<oxono::Position>(&text).unwrap();
        assert_eq!(
            record.last_position().outcome(),
            Some(Outcome::Win(Player::First))
        );
        assert_eq!(record::result_text(record.result()), result);
    }
}

#[test]
fn broken_tags_are_refused_with_their_place() {
    let cases = [
        ("", "1:1 game-missing"),
        ("1. Xc6-c5 *", "1:1 game-missing"),
        ("[First \"Ada\"]\n\n*", "1:1 game-missing"),
        ("[Game \"Chess\"]\n\n*", "1:8 game-unknown"),
        ("[Game \"Yoxii\"]\n\n*", "1:8 game-other"),
        (
            "[Game \"Oxono\"]\n[Game \"Oxono\"]\n\n*",
            "2:1 tag-duplicate",
        ),
        (
            "[Game \"Oxono\"]\n[A \"\"]\n[A \"\"]\n\n*",
            "3:1 tag-duplicate",
        ),
        ("[Game \"Oxono\"]\n*", "2:1 no-empty-line"),
        ("[Game \"Oxono\"] *", "1:16 tag-malformed"),
        ("[Game \"Oxono\"", "1:14 tag-malformed"),
        ("[Game \"Oxono", "1:13 tag-malformed"),
        ("[Game \"Oxo\nno\"]", "1:11 tag-malformed"),
        ("[Game \"Oxo\\no\"]", "1:11 tag-malformed"),
        ("[Game Oxono]", "1:6 tag-malformed"),
        ("[Game  \"Oxono\"]", "1:6 tag-malformed"),
        ("[Gamé \"Oxono\"]", "1:5 tag-malformed"),
        ("[]", "1:2 tag-malformed"),
        ("[Game \"Oxono\"]\n[Result \"2-0\"]\n\n*", "2:10 result-tag"),
        (
            "[Game \"Oxono\"]\n[Result \"1-0\"]\n\n*",
            "4:1 result-not-as-tag",
        ),
        (
            "[Game \"Oxono\"]\n[Position \"6/6/2+3/3@2/6/6  p\"]\n\n*",
            "2:28 bad-position spacing",
        ),
        (
            "[Game \"Oxono\"]\n[Position \"6/6/6/3@2/6/6 p\"]\n\n*",
            "2:12 bad-position totem-missing",
        ),
    ];
    for (text, expected) in cases {
        let error = record::read::<oxono::Position>(text).unwrap_err();
        assert_eq!(report(&error), expected, "{text}");
    }
    let many: String = (0..=Tags::MAX).map(|n| format!("[T{n} \"\"]\n")).collect();
    let error = record::read_any(&format!("[Game \"Oxono\"]\n{many}\n*")).unwrap_err();
    assert_eq!(report(&error), "258:1 tag-too-many");
}

#[test]
fn deep_nesting_is_refused_and_does_not_overflow() {
    let deep = |depth| {
        let text = format!(
            "1. Xc6-c5 {}{} *",
            "(1. Xc5-c6 ".repeat(depth),
            ")".repeat(depth)
        );
        record::read::<oxono::Position>(&oxono(&text))
    };
    assert_eq!(deep(64).unwrap().branches().len(), 65);
    assert_eq!(deep(65).unwrap_err().code(), "variation-too-deep");
    assert_eq!(deep(100_000).unwrap_err().code(), "variation-too-deep");
}

#[test]
fn more_turns_than_anybody_reads_are_refused() {
    let flat = |variations: usize| {
        let text = format!("1. Xc6-c5 {}*", "(1. Od1-d2) ".repeat(variations));
        record::read::<oxono::Position>(&oxono(&text))
    };
    let most = Record::<oxono::Position>::MAX_TURNS;
    let mut full = flat(most - 1).unwrap();
    let error = flat(most).unwrap_err();
    assert_eq!(error.code(), "too-many-turns");
    // Nothing that could not be read again is made by playing, either.
    let another = "Xc3-c4".parse().unwrap();
    assert_eq!(full.play(&[], another), Err(EditError::TooManyTurns));
    assert_eq!(full.add(&[], another), Err(EditError::TooManyTurns));
    assert_eq!(full.play(&[], "Od1-d2".parse().unwrap()), Ok(1));
    full.delete(&[1]).unwrap();
    assert_eq!(full.play(&[], another), Ok(most - 1));
}

const WRITTEN: &str = r#"[Game "Oxono"]
[First "Ada \"the Countess\" \\o/"]
[Second "Grace"]
[Date "2026.11.15"]
[Result "0-1"]
[Position "6/6/2+3/3@1X/6/6 b"]
[Clock "300+5"]
[Termination "resignation"]
[Event "Club night"]
[Annotator ""]

{Black begins.
Look at f3.} 1... Xc6-c5!? $6 $0 {first} {second} (1... Od1-d2? 2. Xc6-c5)
(1... Xc5-c4 {an idea} 2. Od1-d2 Oc1-b1) 2. Od1-d2 Xb6-b5 3. Xa6-a5!! 0-1
"#;

#[test]
fn reading_is_forgiving_where_the_rules_say_so_and_writing_is_canonical() {
    let record = record::read::<oxono::Position>(WRITTEN).unwrap();
    assert_eq!(record.to_string(), WRITTEN);
    assert_eq!(
        record.tags().get("First"),
        Some("Ada \"the Countess\" \\o/")
    );
    assert_eq!(record.result(), Some(Outcome::Win(Player::Second)));
    assert_eq!(record.main_line().count(), 4);

    // Other order of tags, CRLF, lower case, `#`, no space after numbers, comments between and
    // before turns, nested variations: the same record.
    let loose = "\r\n[Event \"Club night\"]\r\n[Termination \"resignation\"]\r\n\
        [Clock \"300+5\"]\r\n[Annotator \"\"]\r\n[Second \"Grace\"]\r\n\
        [Position \"6/6/2+3/3@1X/6/6 b\"] \r\n[Date \"2026.11.15\"]\r\n\
        [First \"Ada \\\"the Countess\\\" \\\\o/\"]\r\n[Game \"oxono\"]\r\n\t\r\n\
        {Black begins.\r\nLook at f3.}1...xC6-c5#!?#$6{first}(1...Od1-D2?2.Xc6-c5 \
        (1... Xc5-c4 2.Od1-d2 Oc1-b1){nothing})$0{second}2.Od1-d2\r\n\r\n2...Xb6-b5 \
        3.Xa6-a5!! 0-1";
    let error = record::read::<oxono::Position>(loose).unwrap_err();
    assert_eq!(
        report(&error),
        "13:47 bad-turn turn-trailing",
        "a turn ends with a space"
    );
    let loose = loose.replace("?2.", "? 2.").replace(
        "Xc6-c5 (1... Xc5-c4 2.Od1-d2 Oc1-b1){nothing})",
        "Xc6-c5) ( {an idea} 1... Xc5-c4 2.Od1-d2 Oc1-b1)",
    );
    assert_eq!(record::read::<oxono::Position>(&loose).unwrap(), record);

    // The mark with which some editors begin every file; places are counted without it.
    let marked = format!("\u{feff}{WRITTEN}");
    let again = record::read::<oxono::Position>(&marked);
    assert_eq!(again.as_ref(), Ok(&record));
    assert_eq!(record::read_all(&marked).collect::<Vec<_>>(), [again]);
    let error = record::read_any("\u{feff}[Game oxono]").unwrap_err();
    assert_eq!(report(&error), "1:6 tag-malformed");
}

#[test]
fn a_variation_of_a_variation_is_one_more_at_the_same_place() {
    let nested = oxono("1. Xc6-c5 (1. Xc5-c6 (1. Od1-d2 {x}) {y} 1... Od1-d2) Od1-d2 *");
    let flat = "1. Xc6-c5 (1. Xc5-c6 {y} 1... Od1-d2) (1. Od1-d2 {x}) 1... Od1-d2 *\n";
    let record = record::read::<oxono::Position>(&nested).unwrap();
    assert!(record.to_string().ends_with(flat), "{record}");
}

#[test]
fn long_lines_are_broken_outside_comments() {
    let game = include_str!("data/yoxii.games.tsv").lines().next().unwrap();
    let mut record = Record::<yoxii::Position>::new();
    for turn in game.split('\t').next().unwrap().split(' ') {
        record.append(turn.parse().unwrap()).unwrap();
    }
    let long = "words ".repeat(30);
    record
        .notes_mut(&[0])
        .unwrap()
        .comments
        .push(long.parse().unwrap());
    let text = record.to_string();
    let (inside, outside): (Vec<&str>, Vec<&str>) =
        text.lines().partition(|line| line.contains("words"));
    assert_eq!(inside, [format!("{{{long}}}")]);
    assert!(outside.iter().all(|line| line.len() <= 80));
    assert!(outside.iter().any(|line| line.len() > 70));
    assert_eq!(record::read::<yoxii::Position>(&text).unwrap(), record);
}

#[test]
fn after_a_broken_record_the_next_one_is_read() {
    let file = "[Game \"Oxono\"]\n\n1. Xc6-c5 *\n\n\
        [Game \"Oxono\"]\n[Bad]\n[First \"a\"]\n\n1. Xc6-c5 *\n\n\
        [Game \"Yoxii\"]\n\n1. d5-3e6 1-0\nstray\n\
        [Game \"Yoxii\"]\n\n1. d5-3e6 (\n\
        [Game \"Yoxii\"]\n\n1. d5-3e6 {\n\n\
        [Game \"Oxono\"]\n\n1. Xc6-c5 * [Game \"Oxono\"]\n\n\
        [Game \"Yoxii\"]\n\n*";
    let found: Vec<String> = record::read_any_all(file)
        .map(|record| match record {
            Ok(record) => format!(
                "{} {}",
                record.game(),
                with_record!(&record, record => record.turns().count())
            ),
            Err(error) => report(&error),
        })
        .collect();
    let expected = [
        "oxono 1",
        "6:5 tag-malformed",
        "yoxii 1",
        "14:1 stray-text",
        "17:11 variation-unclosed",
        "20:11 comment-unclosed",
        "oxono 1",
        "24:13 stray-text",
        "yoxii 0",
    ];
    assert_eq!(found, expected);
    assert_eq!(record::read_any_all(" \n\n").count(), 0);
    let of_one_game: Vec<bool> = record::read_all::<yoxii::Position>(file)
        .map(|record| record.is_ok())
        .collect();
    assert_eq!(of_one_game.iter().filter(|&&ok| ok).count(), 2);
}

#[test]
fn a_record_is_changed_by_paths() {
    let turn = |text: &str| text.parse::<oxono::Turn>().unwrap();
    let mut record = Record::<oxono::Position>::new();
    assert_eq!(record.append(turn("Xc6-d2")), Err(Refusal::NotBesideTotem));
    record.append(turn("Xc6-c5")).unwrap();
    record.append(turn("Od1-d2")).unwrap();
    assert_eq!(
        record.play(&[0], turn("Od1-d2")),
        Ok(0),
        "it is there already"
    );
    assert_eq!(record.play(&[0], turn("Od2-d1")), Ok(1));
    assert_eq!(record.play(&[0, 1], turn("Xb6-b5")), Ok(0));
    assert_eq!(
        record.play(&[0, 2], turn("Xb6-b5")),
        Err(EditError::NoSuchNode)
    );
    let refused = record.play(&[0, 1], turn("Xc5-c4"));
    assert_eq!(refused, Err(EditError::Illegal(Refusal::NotFree)));
    assert_eq!(record.node(&[0, 1, 0]).unwrap().turn(), turn("Xb6-b5"));
    assert_eq!(record.node(&[]), None);
    let position = record.position(&[0, 1, 0]).unwrap();
    assert_eq!(position.to_string(), "1+4/1XX3/6/6/3@2/3o2 b");
    assert_eq!(record.position(&[]), Some(oxono::Position::start()));
    assert_eq!(record.position(&[1]), None);

    let movetext =
        |record: &Record<oxono::Position>| record.to_string().lines().last().unwrap().to_owned();
    assert_eq!(
        movetext(&record),
        "1. Xc6-c5 Od1-d2 (1... Od2-d1 2. Xb6-b5) *"
    );
    record.promote(&[0, 1]).unwrap();
    assert_eq!(
        movetext(&record),
        "1. Xc6-c5 Od2-d1 (1... Od1-d2) 2. Xb6-b5 *"
    );
    record.delete(&[0, 0]).unwrap();
    assert_eq!(movetext(&record), "1. Xc6-c5 Od1-d2 *");
    for path in [&[][..], &[1], &[0, 1], &[0, 0, 0]] {
        assert_eq!(record.delete(path), Err(EditError::NoSuchNode));
        assert_eq!(record.promote(path), Err(EditError::NoSuchNode));
        assert!(record.notes_mut(path).is_none());
    }
}

#[test]
fn the_result_never_contradicts_the_board() {
    let last = "1AT/bdbBd/BABc1bC/1ccbBA1/d1ACaAB/DDbc1/3 r";
    let game = include_str!("data/yoxii.games.tsv").lines().next().unwrap();
    let turns = game.split('\t').next().unwrap();
    let turns = read_turns(&yoxii::Position::start(), turns).unwrap();
    let first = Some(Outcome::Win(Player::First));
    let second = Some(Outcome::Win(Player::Second));

    let mut record = Record::<yoxii::Position>::new();
    record.set_result(first).unwrap();
    for &turn in &turns {
        record.append(turn).unwrap();
    }
    assert_eq!(record.last_position().to_string(), last);
    assert_eq!(record.result(), second, "the board has decided");
    assert_eq!(record.set_result(first), Err(EditError::Result));
    assert_eq!(record.set_result(None), Ok(()));
    assert_eq!(record.append(turns[0]), Err(Refusal::GameOver));

    // A variation that ends the game decides nothing until it is the main line.
    record.delete(&[0]).unwrap();
    record.append("d5-3e6".parse().unwrap()).unwrap();
    record.set_result(first).unwrap();
    let mut path = Vec::new();
    for turn in turns {
        path.push(record.play(&path, turn).unwrap());
    }
    assert_eq!(path[0], 1);
    assert_eq!(record.result(), first);
    record.promote(&[1]).unwrap();
    assert_eq!(record.result(), second);
}

#[test]
fn tags_hold_only_what_can_be_written() {
    let mut tags = Tags::default();
    for name in ["Game", "Result", "Position"] {
        assert_eq!(tags.set(name, "x"), Err(TagError::Reserved));
    }
    for name in ["", "a b", "é", "a\""] {
        assert_eq!(tags.set(name, "x"), Err(TagError::Name));
    }
    assert_eq!(tags.set("First", "a\nb"), Err(TagError::Value));
    for (name, value) in [
        ("Zeta", "1"),
        ("Clock", "2"),
        ("Alpha", "3"),
        ("First", "4"),
    ] {
        tags.set(name, value).unwrap();
    }
    tags.set("Zeta", "5").unwrap();
    let names: Vec<&str> = tags.iter().map(|(name, _)| name).collect();
    assert_eq!(names, ["First", "Clock", "Zeta", "Alpha"]);
    assert_eq!(tags.remove("Zeta").as_deref(), Some("5"));
    assert_eq!(tags.remove("Zeta"), None);
    for n in 0..Tags::MAX - 3 {
        tags.set(&format!("T{n}"), "").unwrap();
    }
    assert_eq!(tags.set("Last", ""), Err(TagError::TooMany));
    assert_eq!(tags.set("Alpha", "6"), Ok(()));
}

#[test]
fn a_pasted_list_is_read_leniently() {
    let start = yoxii::Position::start();
    let plain = read_turns(&start, "d5-3e6 e4-1d4").unwrap();
    for text in [
        "1. d5-3e6 1... e4-1d4 *",
        "1.D5-3E6!?, e4-1d4;\n1-0",
        "1 d5-3e6 2 e4-1d4",
    ] {
        assert_eq!(read_turns(&start, text).unwrap(), plain, "{text}");
    }
    let cases = [
        ("d5-3e6\n  e4-1d5x", "2:9 bad-turn turn-trailing"),
        ("1.d5-3e6 2.d5-1d4", "1:12 illegal-turn same-square"),
        ("1-0 d5-3e6", "1:5 stray-text"),
    ];
    for (text, expected) in cases {
        assert_eq!(
            report(&read_turns(&start, text).unwrap_err()),
            expected,
            "{text}"
        );
    }
    assert_eq!(read_turns(&start, " ,;").unwrap(), []);
}

#[test]
fn the_game_tag_chooses_the_game() {
    for game in AnyGame::ALL {
        let text = format!("[Game \"{}\"]\n[Result \"*\"]\n\n*\n", game.title());
        let record = record::read_any(&text).unwrap();
        assert_eq!(record.game(), game);
        assert_eq!(record.to_string(), text);
    }
}

#[test]
fn the_page_about_notation_is_right() {
    let page = include_str!("../../../docs/notation.md");
    let example = page.split("```\n").find(|part| part.starts_with("[Game"));
    let example = example.unwrap();
    let record = record::read_any(example).unwrap();
    assert_eq!(record.to_string(), example);
    for refusal in Refusal::ALL {
        assert!(page.contains(&format!("`{refusal}`")), "{refusal}");
    }
}
