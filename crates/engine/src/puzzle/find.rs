//! From a position to a puzzle, if it is one.

use rules::Game;

use super::difficulty::Looks;
use super::prove::{Prover, by_sight};
use super::theme::themes;
use super::{Aim, Puzzle, Puzzling, Themes, after};
use crate::solve::{Goal, Solvable, Value};

/// So many replies of the defender are tried, for one after which the solver has again only one
/// turn.
const REPLIES: usize = 6;

/// The puzzle that a position makes for the side to move, with a win of at most this many plies.
pub(super) fn find<G>(prover: &mut Prover, position: &G, plies: usize) -> Option<Puzzle<G>>
where
    G: Puzzling + Solvable,
{
    if position.outcome().is_some() || is_own_image(position) {
        return None;
    }
    let value = prover.value(position)?;
    let (aim, line, asked) = match value {
        Value::Loss => return None,
        Value::Draw => defence(prover, position)?,
        Value::Win => {
            let first = prover.only_turn(position, Goal::Win)?;
            match prover.shortest(position) {
                Some(line) if line.len() <= plies => {
                    let (line, asked) = attack(prover, position, first, line.len())?;
                    (Aim::Win, line, asked)
                }
                _ => defence(prover, position)?,
            }
        }
    };
    let mut puzzle = Puzzle {
        position: *position,
        aim,
        line,
        asked,
        themes: Themes::default(),
        rating: 0,
    };
    puzzle.themes = themes(&puzzle);
    puzzle.rating = Looks::of(&puzzle).rating();
    Some(puzzle)
}

/// Does a symmetry leave the position as it is? Then every turn has a twin.
pub(super) fn is_own_image<G: Game>(position: &G) -> bool {
    let others = G::SYMMETRIES.iter().skip(1);
    others
        .into_iter()
        .any(|&symmetry| position.transformed(symmetry) == *position)
}

type Solution<G> = (Aim, Vec<<G as Game>::Turn>, u32);

fn defence<G>(prover: &mut Prover, position: &G) -> Option<Solution<G>>
where
    G: Puzzling + Solvable,
{
    let turn = prover.only_turn(position, Goal::Hold)?;
    // What ends the game needs no eye for danger.
    let over = after(position, turn).outcome().is_some();
    (!over).then(|| (Aim::Hold, vec![turn], 1))
}

/// The solution of a win in this many plies that begins with its only turn: the line to the end,
/// and how many turns of the solver are the only ones.
fn attack<G>(
    prover: &mut Prover,
    position: &G,
    first: G::Turn,
    plies: usize,
) -> Option<(Vec<G::Turn>, u32)>
where
    G: Puzzling + Solvable,
{
    let mut line = vec![first];
    let mut asked = 1;
    let mut position = after(position, first);
    let mut left = plies - 1;
    while left > 1 {
        let replies = longest_replies(prover, &position, left)?;
        let only = replies.iter().take(REPLIES).find_map(|&reply| {
            let next = after(&position, reply);
            Some((reply, prover.only_turn(&next, Goal::Win)?))
        });
        let Some((reply, turn)) = only else {
            let reply = *replies.first()?;
            line.push(reply);
            line.extend(prover.shortest(&after(&position, reply))?);
            return Some((line, asked));
        };
        line.extend([reply, turn]);
        asked += 1;
        position = after(&after(&position, reply), turn);
        left -= 2;
    }
    // In YOXII the defender may have to end the game itself.
    if left == 1 {
        line.extend(
            position
                .legal_turns()
                .into_iter()
                .find(|&turn| after(&position, turn).outcome().is_some()),
        );
    }
    Some((line, asked))
}

/// The replies after which the win still takes as long as it can, those that look best first.
fn longest_replies<G>(prover: &mut Prover, position: &G, left: usize) -> Option<Vec<G::Turn>>
where
    G: Puzzling + Solvable,
{
    let mut replies = Vec::new();
    for reply in by_sight(position) {
        let next = after(position, reply);
        if next.outcome().is_none() && prover.shortest(&next)?.len() == left - 1 {
            replies.push(reply);
        }
    }
    Some(replies)
}
