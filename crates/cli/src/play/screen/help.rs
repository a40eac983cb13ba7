//! The page of help: the game in a few sentences, the keys, the signs.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};
use rules::StepKind;

use super::app::App;
use super::shape::step_sign;
use crate::boards::Drawn;

/// The keys with the names of their explanations.
const KEYS: [(&str, &str); 10] = [
    ("↑ ↓ ← →", "help-move"),
    ("Enter", "help-enter"),
    ("Tab", "help-tab"),
    ("Esc", "help-back"),
    ("u", "help-undo"),
    ("h", "help-hint"),
    ("r", "help-resign"),
    ("s", "help-save"),
    ("v", "help-flip"),
    ("q", "help-quit"),
];

/// Draws the page.
pub(super) fn draw<G: Drawn>(app: &App<'_, G>, area: Rect, frame: &mut Frame<'_>) {
    let texts = app.texts;
    let entry = |key: &str, text: String| {
        Line::from(vec![
            Span::styled(format!("{key:>8}  "), app.palette.strong()),
            Span::raw(text),
        ])
    };
    let mut lines = vec![
        Line::raw(texts.say(&format!("rules-{}", G::NAME), &[])),
        Line::default(),
    ];
    lines.extend(KEYS.map(|(key, name)| entry(key, texts.say(name, &[]))));
    if G::kinds_for(G::TOTEMS[0]).len() > 1 {
        lines.push(entry("1 2 3 4", texts.say("help-values", &[])));
    }
    if G::TOTEMS.len() > 1 {
        lines.push(entry("x o", texts.say("help-totems", &[])));
    }
    lines.push(entry(G::EXAMPLE, texts.say("help-typing", &[])));
    lines.push(Line::default());
    lines.extend(signs(app).map(|(sign, text)| entry(&sign, text)));
    lines.push(entry("› ‹", texts.say("sign-last", &[])));
    let area = Rect {
        x: area.x + 1,
        width: area.width.saturating_sub(2),
        ..area
    };
    frame.render_widget(Paragraph::new(lines).wrap(Wrap { trim: false }), area);
}

/// The signs for what a totem may do.
pub(super) fn signs<G: Drawn>(app: &App<'_, G>) -> impl Iterator<Item = (String, String)> {
    let kinds: &[StepKind] = if G::TOTEMS.len() > 1 {
        &[StepKind::Slide, StepKind::Jump, StepKind::Teleport]
    } else {
        &[StepKind::Step, StepKind::Jump]
    };
    kinds.iter().map(|&kind| {
        let text = app.texts.say(&format!("sign-{}", kind.code()), &[]);
        (step_sign(kind).to_string(), text)
    })
}
