//! The puzzles that come with the program, and what is refused of others.

use std::collections::HashSet;

use engine::game::EngineGame;
use engine::level::Level;
use engine::puzzle::{
    Band, Builder, Collection, Flaw, JournalError, Looks, Puzzle, PuzzleFileError, Puzzling,
    Settings, Theme, solves, verify,
};
use rules::{oxono, yoxii};

fn built_in<G: Puzzling>() -> Vec<Puzzle<G>> {
    Collection::built_in().unwrap().puzzles
}

/// Every so many puzzles are proven here; `totemic puzzles verify` proves all.
const SAMPLE: usize = 40;

fn check_sample<G: Puzzling + EngineGame>() {
    let puzzles = built_in::<G>();
    assert!(puzzles.len() >= 1000, "{}", puzzles.len());
    for puzzle in puzzles.iter().step_by(SAMPLE) {
        let counts = verify(puzzle, u64::MAX).unwrap();
        assert!(counts.right >= 1 && counts.wrong >= 1, "{}", puzzle.id());
        assert_eq!(puzzle.rating, Looks::of(puzzle).rating(), "{}", puzzle.id());
    }
    let positions: HashSet<G> = puzzles
        .iter()
        .map(|puzzle| puzzle.position.canonical().0)
        .collect();
    assert_eq!(positions.len(), puzzles.len(), "no two are images");
    // No game of the levels has come to a teleport in which only one turn was right.
    for theme in Theme::of_game::<G>().filter(|&theme| theme != Theme::Teleport) {
        let count = puzzles.iter().filter(|puzzle| puzzle.themes.has(theme));
        assert!(count.count() > 0, "{theme:?}");
    }
}

#[test]
fn a_sample_of_the_puzzles_holds_and_no_two_are_alike() {
    check_sample::<oxono::Position>();
    check_sample::<yoxii::Position>();
}

fn check_flaws<G: Puzzling>() {
    let puzzles = built_in::<G>();
    let long = |puzzle: &&Puzzle<G>| puzzle.line.len() == 3 && puzzle.asked == 1;
    let puzzle = puzzles.iter().find(long).unwrap();
    let flaw = |change: &dyn Fn(&mut Puzzle<G>)| {
        let mut wrong = puzzle.clone();
        change(&mut wrong);
        verify(&wrong, u64::MAX)
    };
    // Another first turn does not win, whatever is said to follow.
    let right = puzzle.line[0];
    let other = puzzle.position.find_turn(|turn| turn != right).unwrap();
    assert!(flaw(&|wrong| wrong.line = vec![other]).is_err());
    assert_eq!(flaw(&|wrong| wrong.asked = 3), Err(Flaw::Line));
    assert_eq!(flaw(&|wrong| wrong.line.truncate(2)), Err(Flaw::Line));
    let without = engine::puzzle::Themes::default();
    assert_eq!(flaw(&|wrong| wrong.themes = without), Err(Flaw::Themes));
    assert_eq!(verify(puzzle, 1), Err(Flaw::Stopped));
}

#[test]
fn what_is_not_so_does_not_hold() {
    check_flaws::<oxono::Position>();
    check_flaws::<yoxii::Position>();
}

fn check_file<G: Puzzling>(other: &str) {
    let collection = Collection::<G>::built_in().unwrap();
    let text = collection.write();
    assert_eq!(Collection::read(text.as_bytes()), Ok(collection));
    let read = |text: &str| Collection::<G>::read(text.as_bytes()).unwrap_err();
    assert_eq!(read(""), PuzzleFileError::NotPuzzles);
    assert_eq!(read(other), PuzzleFileError::OtherGame);
    for cut in [text.len() - 1, text.len() / 2, 60] {
        assert_eq!(read(&text[..cut]), PuzzleFileError::Checksum);
    }
    // One letter of a position.
    let damaged = text.replacen("/1", "/2", 1);
    assert_eq!(read(&damaged), PuzzleFileError::Checksum);
}

#[test]
fn a_damaged_file_is_refused() {
    let texts = [
        Collection::<oxono::Position>::built_in().unwrap().write(),
        Collection::<yoxii::Position>::built_in().unwrap().write(),
    ];
    check_file::<oxono::Position>(&texts[1]);
    check_file::<yoxii::Position>(&texts[0]);
}

fn check_bands<G: Puzzling + EngineGame>() {
    let puzzles = built_in::<G>();
    let solved = |level: u8, band: Band| {
        let level = Level::new(level).unwrap();
        let of_band = || {
            let all = puzzles.iter().filter(|one| Band::of(one.rating) == band);
            all.step_by(5)
        };
        let solved = of_band().filter(|one| solves(one, level, 1)).count();
        100 * solved / of_band().count().max(1)
    };
    let easy = solved(3, Band::Easy);
    let hard = solved(3, Band::Hard);
    assert!(easy > hard + 15, "level 3 solves {easy} and {hard} of 100");
    let strong = solved(6, Band::Hard);
    assert!(
        strong > hard,
        "level 6 solves {strong} where 3 solves {hard}"
    );
}

#[test]
fn what_weak_levels_solve_is_rated_easier() {
    check_bands::<oxono::Position>();
    check_bands::<yoxii::Position>();
}

const FEW: Settings = Settings {
    seed: 3,
    count: 2,
    plies: 3,
    pieces: 12,
    nodes: 5_000,
    plain: 20_000,
};

/// Builds to the end from a journal that was cut off after so many lines.
fn build<G: Puzzling + EngineGame>(journal: &mut String) -> String {
    let mut builder = Builder::<G>::new(FEW, journal).unwrap();
    if journal.is_empty() {
        *journal = format!("{}\n", builder.head());
    }
    while !builder.is_done() {
        *journal += &builder.play().unwrap();
        journal.push('\n');
    }
    builder.collection().write()
}

#[test]
fn interrupted_work_goes_on_as_if_it_had_not_been() {
    type G = oxono::Position;
    let mut journal = String::new();
    let file = build::<G>(&mut journal);
    let lines: Vec<&str> = journal.lines().collect();
    for kept in [1, lines.len() / 2] {
        let mut cut = lines[..kept].join("\n") + "\n";
        assert_eq!(build::<G>(&mut cut), file);
        assert_eq!(cut, journal);
    }
    let other = Settings { seed: 4, ..FEW };
    let error = Builder::<G>::new(other, &journal).unwrap_err();
    assert_eq!(error, JournalError::OtherSettings);
    let error = Builder::<G>::new(FEW, &format!("{}\n5\n", lines[0])).unwrap_err();
    assert_eq!(error, JournalError::Line(2));
}

#[test]
fn every_ending_of_a_game_gives_one_puzzle() {
    type G = yoxii::Position;
    let file = Collection::<G>::built_in().unwrap().write();
    let line = |index: usize| file.lines().nth(index).unwrap();
    let head = Builder::<G>::new(FEW, "").unwrap().head();
    let few = Settings { count: 100, ..FEW };
    let head = head.replace("count=2", "count=100");
    for (game, kept) in [
        (format!("0 | {} | {} ||", line(1), line(2)), 1),
        (format!("0 | {} || | {}", line(1), line(2)), 2),
        ("0 || ||".to_owned(), 0),
    ] {
        let builder = Builder::<G>::new(few, &format!("{head}\n{game}\n")).unwrap();
        assert_eq!(builder.kept(), kept, "{game}");
    }
}
