//! A turn with all that is needed to draw it.

use rules::Game;
use serde::Serialize;

use super::board;
use crate::Table;

/// The four parts of a turn, by their names.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TurnParts {
    /// Which totem moves.
    totem: String,
    /// Where it goes.
    to: String,
    /// The kind of the piece.
    kind: String,
    /// Where it goes.
    at: String,
}

impl TurnParts {
    /// The parts of a turn.
    #[must_use]
    pub fn of<G: Game>(turn: G::Turn) -> TurnParts {
        let (totem, to, kind, at) = G::parts(turn);
        TurnParts {
            totem: totem.to_string(),
            to: to.to_string(),
            kind: kind.to_string(),
            at: at.to_string(),
        }
    }
}

/// A turn, as it is drawn.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TurnView {
    /// From 1.
    ply: usize,
    #[cfg_attr(test, ts(type = "PlayerName"))]
    player: &'static str,
    /// "Xc6-c5"
    text: String,
    totem: String,
    from: String,
    to: String,
    #[cfg_attr(test, ts(type = "StepKind"))]
    step: &'static str,
    over: Vec<String>,
    kind: String,
    at: String,
    /// Thinking time in milliseconds; null if the turn was not timed.
    spent: Option<u64>,
}

impl TurnView {
    /// The turn that is played in the position `before`, as the game's turn number `ply`.
    #[must_use]
    pub fn new<G: Game>(before: &G, turn: G::Turn, ply: usize, spent: Option<u64>) -> Self {
        let (totem, to, _, _) = G::parts(turn);
        let from = before.totem_square(totem);
        let step = board::step_to(before, totem, to);
        let parts = TurnParts::of::<G>(turn);
        TurnView {
            ply,
            player: before.to_move().name(),
            text: turn.to_string(),
            totem: parts.totem,
            from: from.to_string(),
            to: parts.to,
            step: step.map_or("", |step| step.kind.code()),
            over: step.map_or_else(Vec::new, |step| board::over(from, &step)),
            kind: parts.kind,
            at: parts.at,
            spent,
        }
    }

    /// The turn in notation.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }
}

/// All turns of a game.
#[must_use]
pub fn turns<G: Game>(table: &Table<G>) -> Vec<TurnView> {
    let mut position = *table.start();
    let mut turns = Vec::with_capacity(table.ply());
    for (index, played) in table.turns().iter().enumerate() {
        turns.push(TurnView::new(
            &position,
            played.turn,
            index + 1,
            played.spent,
        ));
        position.play_unchecked(played.turn);
    }
    turns
}

/// The turn with this number, from 1.
#[must_use]
pub fn turn<G: Game>(table: &Table<G>, ply: usize) -> Option<TurnView> {
    let index = ply.checked_sub(1)?;
    let played = table.turns().get(index)?;
    let before = table.position_at(index).ok()?;
    Some(TurnView::new(&before, played.turn, ply, played.spent))
}
