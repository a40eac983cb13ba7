//! A turn with all that is needed to draw it.

use rules::Game;
use serde::Serialize;
use table::Table;

use crate::board;

#[derive(Serialize)]
pub(crate) struct TurnView {
    ply: usize,
    player: &'static str,
    text: String,
    totem: String,
    from: String,
    to: String,
    step: &'static str,
    over: Vec<String>,
    kind: String,
    at: String,
    spent: Option<u64>,
}

/// All turns of a game.
pub(crate) fn turns<G: Game>(table: &Table<G>) -> Vec<TurnView> {
    let mut position = *table.start();
    let mut turns = Vec::with_capacity(table.ply());
    for (index, played) in table.turns().iter().enumerate() {
        let (totem, to, kind, at) = G::parts(played.turn);
        let from = position.totem_square(totem);
        let step = board::step_to(&position, totem, to);
        turns.push(TurnView {
            ply: index + 1,
            player: table.mover(index).name(),
            text: played.turn.to_string(),
            totem: totem.to_string(),
            from: from.to_string(),
            to: to.to_string(),
            step: step.map_or("", |step| step.kind.code()),
            over: step.map_or_else(Vec::new, |step| board::over(from, &step)),
            kind: kind.to_string(),
            at: at.to_string(),
            spent: table.clock().map(|_| played.spent),
        });
        position.play_unchecked(played.turn);
    }
    turns
}

/// The turn with this number, from 1.
pub(crate) fn turn<G: Game>(table: &Table<G>, ply: usize) -> Option<TurnView> {
    turns(table).into_iter().nth(ply.checked_sub(1)?)
}
