//! Making it hard for the winner.

use rules::Outcome;

use crate::order::best_first;
use crate::solve::{Goal, Solvable, Solver};

/// Bytes for the solver that looks at the answers.
const MEMORY: usize = 4 << 20;
/// Nodes to refute an answer with in the first look; each look takes so many times as many as the
/// one before.
const FIRST_LOOK: u64 = 16;
const DEEPER: u64 = 8;

/// In a lost position, the turn after which the winner is most likely to go wrong: the smallest
/// share of the answers wins, as far as `most` nodes tell. What wins is looked for with little
/// work first and then with more: of equal shares the one comes first whose right answers are
/// harder to see. A turn that loses at once is chosen only if all do. Of equals, `first`.
pub(crate) fn hardest<G: Solvable>(
    position: &G,
    first: G::Turn,
    most: u64,
    stop: &(dyn Fn() -> bool + Sync),
) -> G::Turn {
    let mut turns = position.legal_turns();
    if let Some(index) = turns.iter().position(|&turn| turn == first) {
        turns.swap(0, index);
    }
    let holds = |turn: &G::Turn| after(position, *turn).winning_turn().is_none();
    if turns.iter().any(holds) {
        turns.retain(holds);
    }
    let Ok(mut solver) = Solver::new(MEMORY) else {
        return first;
    };
    let mut look = FIRST_LOOK;
    let mut nodes = 0;
    loop {
        let mut seen = Vec::with_capacity(turns.len());
        let mut settled = true;
        for &turn in &turns {
            let next = after(position, turn);
            let share = winning_share(&next, &mut solver, look, &mut nodes, &mut settled);
            if nodes >= most || stop() {
                // A look at some of the turns says nothing about the others.
                return turns.first().copied().unwrap_or(first);
            }
            seen.push((turn, share));
        }
        // Equals stay in the order of the look before.
        best_first(&mut seen, |&(_, share)| -share);
        turns = seen.into_iter().map(|(turn, _)| turn).collect();
        if settled || turns.len() <= 1 {
            return turns.first().copied().unwrap_or(first);
        }
        look = look.saturating_mul(DEEPER);
    }
}

/// How many of ten thousand answers are seen to win with `look` nodes for each.
fn winning_share<G: Solvable>(
    position: &G,
    solver: &mut Solver,
    look: u64,
    nodes: &mut u64,
    settled: &mut bool,
) -> i32 {
    let win = Some(Outcome::Win(position.to_move()));
    let (mut winning, mut answers) = (0, 0);
    for turn in position.legal_turns() {
        let next = after(position, turn);
        let lost = match next.outcome() {
            Some(outcome) => Some(Some(outcome) == win),
            None => {
                let held = solver.reach(&next, Goal::Hold, 1, &|searched| searched < look);
                *nodes += held.nodes;
                held.reached.map(|held| !held)
            }
        };
        *settled &= lost.is_some();
        winning += i32::from(lost == Some(true));
        answers += 1;
    }
    winning * 10_000 / answers.max(1)
}

fn after<G: Solvable>(position: &G, turn: G::Turn) -> G {
    let mut next = *position;
    next.play_unchecked(turn);
    next
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solve::Value;
    use rules::{Game, oxono};

    /// How many of the answers win, and of how many, by full proofs.
    fn proven(position: &oxono::Position, turn: oxono::Turn) -> (usize, usize) {
        let mut solver = Solver::new(1 << 24).unwrap();
        let next = after(position, turn);
        let answers = next.legal_turns();
        let wins = answers.iter().filter(|&&answer| {
            let last = after(&next, answer);
            solver.solve(&last, 1, &|_| true).value == Some(Value::Loss)
        });
        (wins.count(), answers.len())
    }

    #[test]
    fn the_fewest_answers_win() {
        let values = include_str!("../../tests/data/oxono.values.tsv");
        let lost = values.lines().filter_map(|line| {
            let mut fields = line.split('\t');
            let position: oxono::Position = fields.next()?.parse().ok()?;
            let late = position.pieces_placed() >= 12 && position.outcome().is_none();
            (late && fields.next() == Some("loss")).then_some(position)
        });
        let mut choices = 0;
        for position in lost.take(12) {
            let turns = position.legal_turns();
            let chosen = hardest(&position, turns[0], u64::MAX, &|| false);
            let (wins, answers) = proven(&position, chosen);
            for turn in turns {
                if after(&position, turn).winning_turn().is_none() {
                    let (more, of) = proven(&position, turn);
                    assert!(
                        wins * of <= more * answers,
                        "{position}: {chosen}, not {turn}"
                    );
                    choices += usize::from(wins * of < more * answers);
                }
            }
        }
        assert!(choices > 0);
    }
}
