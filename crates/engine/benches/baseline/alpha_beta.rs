//! Plain alpha-beta with a table for YOXII endgames: the value is a loss, a draw or a win.

use std::collections::HashMap;

use engine::solve::Value;
use rules::Game;
use rules::yoxii::Position;

#[derive(Default)]
pub(crate) struct AlphaBeta {
    /// The least and the greatest value that a position can have.
    known: HashMap<Position, (Value, Value)>,
}

impl AlphaBeta {
    pub(crate) fn value(position: &Position) -> Value {
        AlphaBeta::default().search(position, Value::Loss, Value::Win)
    }

    fn search(&mut self, position: &Position, mut alpha: Value, mut beta: Value) -> Value {
        if let Some(outcome) = position.outcome() {
            return Value::of_outcome(outcome, position.to_move());
        }
        let image = position.canonical().0;
        let known = self.known.get(&image).copied();
        let (least, greatest) = known.unwrap_or((Value::Loss, Value::Win));
        alpha = alpha.max(least);
        beta = beta.min(greatest);
        if alpha >= beta {
            return alpha;
        }
        let mut best = Value::Loss;
        for turn in position.legal_turns() {
            let mut next = *position;
            next.play_unchecked(turn);
            let value = self.search(&next, beta.reversed(), alpha.max(best).reversed());
            best = best.max(value.reversed());
            if best >= beta {
                break;
            }
        }
        let bounds = if best >= beta {
            (best.max(least), greatest)
        } else if best > alpha {
            (best, best)
        } else {
            (least, best.min(greatest))
        };
        self.known.insert(image, bounds);
        best
    }
}
