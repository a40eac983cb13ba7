//! Where everything stands on the screen.

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};
use rules::Player;

use super::app::{App, Mode, Note};
use super::board::{Board, Scale};
use super::help;
use super::palette::Ground;
use super::shape::Shape;
use crate::boards::{Drawn, player_name};
use crate::play::session::Hand;
use crate::play::speech;

/// Rows above the board, and below it for the sentences and the keys.
const ABOVE: u16 = 1;
const BELOW: u16 = 6;
/// The gap beside the board, and the least that the column after it needs.
const GAP: u16 = 3;
const BESIDE: u16 = 26;
/// What stands before a player's name: who moves, and what the pieces look like.
const INDENT: usize = 7;

/// Draws the whole screen.
pub(super) fn draw<G: Drawn>(app: &App<'_, G>, frame: &mut Frame<'_>) {
    let area = frame.area();
    let Some(scale) = scale_for(G::SIZE, area) else {
        let sentence = app.texts.say("play-too-small", &[]);
        frame.render_widget(Paragraph::new(sentence).wrap(Wrap { trim: true }), area);
        return;
    };
    let [title, page, keys] = Layout::vertical([
        Constraint::Length(ABOVE),
        Constraint::Min(1),
        Constraint::Length(1),
    ])
    .areas(area);
    draw_title(app, title, frame);
    let bottom = if app.mode == Mode::Help {
        help::draw(app, page, frame);
        "play-any-key"
    } else {
        draw_game(app, scale, page, frame);
        "play-keys"
    };
    let line = format!(" {}", app.texts.say(bottom, &[]));
    frame.render_widget(Line::styled(line, app.palette.soft()), keys);
}

/// The largest drawing that fits, if any does.
fn scale_for(squares: u8, area: Rect) -> Option<Scale> {
    [Scale::LARGE, Scale::SMALL].into_iter().find(|scale| {
        let (width, height) = scale.extent(squares);
        width + GAP + BESIDE <= area.width && height + ABOVE + BELOW <= area.height
    })
}

fn draw_title<G: Drawn>(app: &App<'_, G>, area: Rect, frame: &mut Frame<'_>) {
    let title = Line::from(vec![
        Span::styled(format!(" {}", G::TITLE.to_uppercase()), app.palette.title()),
        Span::styled(
            format!("  {}", app.texts.say("play-unofficial", &[])),
            app.palette.soft(),
        ),
    ]);
    frame.render_widget(title, area);
}

fn draw_game<G: Drawn>(app: &App<'_, G>, scale: Scale, area: Rect, frame: &mut Frame<'_>) {
    let (width, height) = scale.extent(G::SIZE);
    let [top, sentences] =
        Layout::vertical([Constraint::Length(height), Constraint::Min(1)]).areas(area);
    let [left, _, right] = Layout::horizontal([
        Constraint::Length(width),
        Constraint::Length(GAP),
        Constraint::Min(BESIDE),
    ])
    .areas(top);
    let board = Board {
        session: &app.session,
        cursor: app.cursor,
        flipped: app.flipped,
        scale,
        palette: app.palette,
        waiting: app.computer_moves(),
    };
    board.draw(left, frame.buffer_mut());
    draw_beside(app, right, frame);
    draw_sentences(app, sentences, frame);
}

/// The players with their reserves, the turns, the signs.
fn draw_beside<G: Drawn>(app: &App<'_, G>, area: Rect, frame: &mut Frame<'_>) {
    let mut lines = Vec::new();
    for player in Player::BOTH {
        lines.extend(player_lines(app, player, usize::from(area.width)));
    }
    if let Some([first, second]) = app.session.position().standing() {
        let standing = [("first", first.into()), ("second", second.into())];
        lines.push(Line::raw(app.texts.say("play-standing", &standing)));
        lines.push(Line::default());
    }
    let signs: Vec<Line<'_>> = help::signs(app)
        .map(|(sign, text)| Line::styled(format!("{sign} {text}"), app.palette.soft()))
        .collect();
    lines.push(Line::styled(
        app.texts.say("play-turns", &[]),
        app.palette.strong(),
    ));
    let room = usize::from(area.height).saturating_sub(lines.len() + signs.len() + 1);
    let turns = turn_lines(app);
    let shown = turns.len().min(room);
    lines.extend_from_slice(&turns[turns.len() - shown..]);
    lines.resize(lines.len() + room - shown + 1, Line::default());
    lines.extend(signs);
    frame.render_widget(Paragraph::new(lines), area);
}

/// Three rows per player. Where the level of the computer does not fit after the name, it takes
/// the row that is otherwise empty.
fn player_lines<G: Drawn>(app: &App<'_, G>, player: Player, width: usize) -> [Line<'static>; 3] {
    let position = app.session.position();
    let moves = app.session.outcome().is_none() && app.session.to_move() == player;
    let colours = G::COLOURS[player as usize];
    let [edge, body] = app.palette.piece(colours, Ground::Plain);
    let outline = Shape::Piece(player).rows(false, app.palette.is_coloured())[0];
    let mark = if moves { "▶ " } else { "  " };
    let mut first = vec![Span::styled(mark, app.palette.title())];
    let sample = format!(" {outline} ");
    first.extend(sample.chars().map(|character| match character {
        '*' => Span::styled(" ", body),
        other => Span::styled(other.to_string(), edge),
    }));
    let mut name = format!(" {}", player_name::<G>(app.texts, player));
    let computer = app.computer.seat().filter(|seat| seat.side == player);
    let mut note = computer.map(|seat| {
        let level = ("level", seat.level.number().into());
        app.texts.say("play-computer", &[level])
    });
    let room = width.saturating_sub(INDENT);
    if let Some(short) =
        note.take_if(|note| (name.chars().count() + note.chars().count()) + 2 < room)
    {
        name.push_str(&format!(" ({short})"));
    }
    first.push(if moves {
        Span::styled(name, app.palette.strong())
    } else {
        Span::raw(name)
    });
    let reserve: Vec<String> = G::KINDS
        .iter()
        .map(|&kind| format!("{kind}×{}", position.reserve(player, kind)))
        .collect();
    let indented = |text: &str| Line::raw(format!("{:INDENT$} {text}", ""));
    let reserve = indented(&reserve.join("  "));
    match note {
        Some(note) => [Line::from(first), indented(&note), reserve],
        None => [Line::from(first), reserve, Line::default()],
    }
}

/// Two turns a line, numbered as in a record.
fn turn_lines<G: Drawn>(app: &App<'_, G>) -> Vec<Line<'static>> {
    let mut turns: Vec<String> = app.session.turns().map(|turn| turn.to_string()).collect();
    if app.session.start().to_move() == Player::Second && !turns.is_empty() {
        turns.insert(0, "…".into());
    }
    turns
        .chunks(2)
        .enumerate()
        .map(|(index, pair)| {
            let second = pair.get(1).map_or("", String::as_str);
            Line::raw(format!("{:>3}. {:<7} {second}", index + 1, pair[0]))
        })
        .collect()
}

/// What to do now; below it the answer to the last key, or what the square under the cursor is
/// good for; at the bottom what is being typed.
fn draw_sentences<G: Drawn>(app: &App<'_, G>, area: Rect, frame: &mut Frame<'_>) {
    let texts = app.texts;
    let instruction = if app.computer_moves() {
        texts.say("play-thinking", &[])
    } else {
        speech::instruction(texts, &app.session)
    };
    let mut lines = vec![Line::styled(instruction, app.palette.strong())];
    let warning = |sentence: String| Line::styled(sentence, app.palette.warning());
    lines.push(match (&app.mode, &app.note) {
        (Mode::Name(_), _) => Line::raw(texts.say("play-save-as", &[])),
        (Mode::Replace(name), _) => {
            warning(texts.say("play-replace", &[("file", name.clone().into())]))
        }
        (Mode::Resign, _) => {
            let player = player_name::<G>(texts, app.session.to_move());
            warning(texts.say("play-resign", &[("player", player.into())]))
        }
        (Mode::Quit, _) => warning(texts.say("play-quit", &[])),
        (_, Some(Note::Refused(sentence))) => warning(sentence.clone()),
        (_, Some(Note::Done(sentence))) => Line::raw(sentence.clone()),
        (_, None) => Line::styled(about_cursor(app), app.palette.soft()),
    });
    if let Mode::Name(typed) = &app.mode {
        lines.push(prompt(app, typed));
    } else if !app.typed.is_empty() {
        lines.push(prompt(app, &app.typed));
    }
    let area = Rect {
        x: area.x + 1,
        y: area.y + 1,
        width: area.width.saturating_sub(2),
        height: area.height.saturating_sub(1),
    };
    frame.render_widget(Paragraph::new(lines).wrap(Wrap { trim: true }), area);
}

fn prompt<G: Drawn>(app: &App<'_, G>, text: &str) -> Line<'static> {
    Line::from(vec![
        Span::styled("› ", app.palette.title()),
        Span::raw(text.to_owned()),
        Span::styled("▏", app.palette.title()),
    ])
}

fn about_cursor<G: Drawn>(app: &App<'_, G>) -> String {
    match app.session.hand() {
        None => app.texts.say("play-over", &[]),
        Some(Hand::Piece(half, _)) if half.to() == app.cursor => {
            app.texts.say("play-at-moved", &[])
        }
        Some(_) => speech::about(app.texts, &app.session, app.cursor),
    }
}
