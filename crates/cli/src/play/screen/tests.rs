//! The screen, driven by keys and read as text.

use engine::game::EngineGame;
use engine::level::Level;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use rules::{Game, Player, oxono, yoxii};

use super::app::{App, Flow, Mode};
use super::palette::Palette;
use super::view;
use crate::boards::Drawn;
use crate::commands::play::seats;
use crate::play::computer::{Computer, Seat};
use crate::play::session::Session;
use crate::texts::{LANGUAGES, Texts};

fn screen<G: Drawn>(app: &App<'_, G>, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| view::draw(app, frame)).unwrap();
    let buffer = terminal.backend().buffer();
    let row = |y| {
        (0..width)
            .map(move |x| buffer[(x, y)].symbol())
            .collect::<String>()
    };
    (0..height).map(|y| row(y) + "\n").collect()
}

fn two_people<G: Drawn>() -> Session<G> {
    Session::new(G::start(), seats(None))
}

/// A new game of two people.
fn new_app<G: Drawn + EngineGame>(texts: &Texts, coloured: bool) -> App<'_, G> {
    let computer = Computer::sit_down(None, 1);
    App::new(two_people(), computer, texts, Palette::new(coloured))
}

fn press<G: Drawn>(app: &mut App<'_, G>, code: KeyCode) -> Flow {
    app.press(KeyEvent::new(code, KeyModifiers::NONE))
}

fn press_all<G: Drawn>(app: &mut App<'_, G>, text: &str) {
    for character in text.chars() {
        let code = match character {
            '^' => KeyCode::Up,
            '_' => KeyCode::Down,
            '<' => KeyCode::Left,
            '>' => KeyCode::Right,
            '\n' => KeyCode::Enter,
            '\t' => KeyCode::Tab,
            '\u{1b}' => KeyCode::Esc,
            other => KeyCode::Char(other),
        };
        press(app, code);
    }
}

fn turns<G: Drawn>(app: &App<'_, G>) -> String {
    let turns: Vec<String> = app.session.turns().map(|turn| turn.to_string()).collect();
    turns.join(" ")
}

#[test]
fn arrows_typing_and_values_play_turns() {
    let texts = Texts::new("en");
    let mut app = new_app::<oxono::Position>(&texts, false);
    press_all(&mut app, "^^\n_\n");
    assert_eq!(turns(&app), "Xc6-c5");
    press_all(&mut app, "Od1-d2\n");
    assert_eq!(turns(&app), "Xc6-c5 Od1-d2");
    press_all(&mut app, "u");
    assert_eq!(turns(&app), "Xc6-c5");

    let mut app = new_app::<yoxii::Position>(&texts, false);
    press_all(&mut app, "^\n3^>\n");
    assert_eq!(turns(&app), "d5-3e6");
    press_all(&mut app, "d4\u{1b}\u{1b}");
    assert_eq!(turns(&app), "d5-3e6", "Esc forgets what was typed");
}

#[test]
fn a_refusal_is_explained() {
    let texts = Texts::new("en");
    let mut app = new_app::<oxono::Position>(&texts, true);
    press_all(&mut app, ">^\n");
    let shown = screen(&app, 80, 24);
    assert!(
        shown.contains("The totem does not move in that direction."),
        "{shown}"
    );
    press_all(&mut app, "xc9\n");
    let shown = screen(&app, 80, 24);
    assert!(shown.contains("Character 2 should start"), "{shown}");
}

#[test]
fn quitting_asks_while_there_is_something_to_lose() {
    let texts = Texts::new("en");
    let mut app = new_app::<oxono::Position>(&texts, true);
    assert_eq!(press(&mut app, KeyCode::Char('q')), Flow::Quit);
    press_all(&mut app, "Xc6-c5\n");
    assert_eq!(press(&mut app, KeyCode::Char('q')), Flow::Continue);
    assert_eq!(app.mode, Mode::Quit);
    assert!(app.unsaved_record().is_some());
    assert_eq!(press(&mut app, KeyCode::Char('q')), Flow::Quit);
}

#[test]
fn the_computer_answers_and_undo_gives_the_turn_back() {
    let texts = Texts::new("en");
    let seat = Seat {
        side: Player::Second,
        level: Level::WEAKEST,
    };
    let session = Session::new(oxono::Position::start(), seats(Some(seat)));
    let computer = Computer::sit_down(Some(seat), 1);
    let mut app = App::new(session, computer, &texts, Palette::new(true));
    press_all(&mut app, "Xc6-c5\n");
    app.tick();
    assert!(screen(&app, 80, 24).contains("thinking"));
    press_all(&mut app, "Od1-d2\n");
    assert_eq!(turns(&app), "Xc6-c5", "nobody plays for the computer");
    while app.computer.is_thinking() {
        std::thread::yield_now();
        app.tick();
    }
    assert_eq!(app.session.turns().len(), 2);
    press_all(&mut app, "h");
    while app.computer.is_thinking() {
        std::thread::yield_now();
        app.tick();
    }
    assert!(screen(&app, 80, 24).contains("Hint: "));
    press_all(&mut app, "u");
    assert_eq!(app.session.turns().len(), 0);
}

/// Whatever they are called, the computer and its level are not cut off.
fn computer_is_named<G: Drawn + EngineGame>() {
    for language in &LANGUAGES {
        let texts = Texts::new(language.code);
        let level = Level::FULL;
        for side in Player::BOTH {
            let computer = Computer::sit_down(Some(Seat { side, level }), 1);
            let session = two_people::<G>();
            let app = App::new(session, computer, &texts, Palette::new(true));
            let named = texts.say("play-computer", &[("level", level.number().into())]);
            for (width, height) in [(80, 24), (120, 40)] {
                let shown = screen(&app, width, height);
                assert!(shown.contains(&named), "{}: {shown}", language.code);
            }
        }
    }
}

#[test]
fn the_computer_is_named_in_full_in_every_language() {
    computer_is_named::<oxono::Position>();
    computer_is_named::<yoxii::Position>();
}

/// A whole random game from the data of the rules, looked at after every turn.
fn watch<G: Drawn + EngineGame>(games: &str) {
    for language in &LANGUAGES {
        let texts = Texts::new(language.code);
        for coloured in [false, true] {
            let line = games.lines().next().unwrap();
            let mut app = new_app::<G>(&texts, coloured);
            for turn in line.split('\t').next().unwrap().split(' ') {
                for (width, height) in [(80, 24), (120, 40), (20, 5), (1, 1)] {
                    let shown = screen(&app, width, height);
                    let last = shown.lines().last().unwrap();
                    // The keys fit in one row, whatever they are called.
                    assert!(
                        width < 80 || last.ends_with(' '),
                        "{}: {last}",
                        language.code
                    );
                }
                press_all(&mut app, turn);
                press_all(&mut app, "\n");
            }
            let shown = screen(&app, 80, 24);
            let end = app.session.position().end().unwrap();
            let sentence = app.session.position().end_sentence(&end, &texts);
            let start: String = sentence.chars().take(20).collect();
            assert!(shown.contains(&start), "{shown}");
            press_all(&mut app, "?");
            for (width, height) in [(80, 24), (120, 40)] {
                let shown = screen(&app, width, height);
                let last = texts.say("sign-last", &[]);
                assert!(shown.contains(&last), "the help fits: {shown}");
            }
        }
    }
}

#[test]
fn a_game_of_oxono_fits_the_screen_in_every_language() {
    watch::<oxono::Position>(include_str!("../../../../rules/tests/data/oxono.games.tsv"));
}

#[test]
fn a_game_of_yoxii_fits_the_screen_in_every_language() {
    watch::<yoxii::Position>(include_str!("../../../../rules/tests/data/yoxii.games.tsv"));
}
