//! OXONO as the proof-number search sees it.
//!
//! Everything is done with sets. A *completion* of a set is a square that would make a line of
//! four of it; the *reach* of a totem is the set of squares on which a piece can be placed by
//! moving it. Whoever is to move wins at once if a completion of one's own colour or of a symbol is
//! in the reach of that symbol's totem. A turn after which the opponent could do that is never
//! generated.

mod board;
mod lines;
mod reach;
mod threats;

use rules::Player;
use rules::oxono::{Position, STOCK, Symbol, Turn};

use self::board::Board;
use self::lines::{Lines, completions};
use super::keys;
use crate::solve::dfpn::{Child, Known, ProofNode};
use crate::solve::table::{Key, Numbers};

/// A position from the point of view of the side to move.
#[derive(Clone, Copy)]
pub struct Node {
    board: Board,
    mover: Player,
    /// The hash of the pieces under each of the sixteen symmetries.
    hashes: [u64; 16],
}

impl Node {
    pub(crate) fn new(position: &Position) -> Node {
        let mut hashes = [0; 16];
        for player in Player::BOTH {
            for symbol in Symbol::BOTH {
                for square in position.pieces_of(player) & position.pieces_with(symbol) {
                    let numbers = keys::piece(player, symbol as usize, square);
                    for (hash, number) in hashes.iter_mut().zip(numbers) {
                        *hash ^= number;
                    }
                }
            }
        }
        Node {
            board: Board::new(position),
            mover: position.to_move(),
            hashes,
        }
    }
}

impl ProofNode for Node {
    type Turn = Turn;

    const WINS_BY_OWN_TURN: bool = true;

    fn key(&self) -> Key {
        let pieces = self.board.own | self.board.enemy;
        keys::key(self.board.totems, pieces.count(), |symmetry| {
            self.hashes[symmetry]
        })
    }

    fn expand(&self, question: bool, known: &impl Known, children: &mut Vec<Child<Turn>>) {
        let board = &self.board;
        let symbols = board.symbols.map(Lines::new);
        let placed = (board.own | board.enemy).count() + 1;
        let is_last = placed == 4 * u32::from(STOCK);
        board.list_safe(completions(board.enemy), &symbols, children);
        for child in children.iter_mut() {
            let Turn { totem, to, at } = child.turn;
            let mut totems = board.totems;
            totems[totem as usize] = to;
            let piece = keys::piece(self.mover, totem as usize, at);
            child.key = keys::key(totems, placed, |symmetry| {
                self.hashes[symmetry] ^ piece[symmetry]
            });
        }
        known.fetch(children.iter().map(|child| child.key));
        for index in 0..children.len() {
            let Child { turn, key, .. } = children[index];
            let numbers = if is_last {
                Numbers::draw_after((self.mover == Player::First) == question)
            } else if let Some(numbers) = known.numbers(key) {
                numbers
            } else {
                let mut symbols = symbols;
                let symbol = &mut symbols[turn.totem as usize];
                *symbol = Lines::new(symbol.set | turn.at.bit());
                let colour = completions(board.own | turn.at.bit());
                match board.after(turn).count_safe(colour, &symbols) {
                    0 => Numbers::LOST,
                    count => Numbers {
                        delta: count,
                        ..Numbers::UNKNOWN
                    },
                }
            };
            children[index].numbers = numbers;
            // One turn that wins settles the node: the others need not be looked at.
            if numbers.delta == 0 && !numbers.drawn {
                children.truncate(index + 1);
                return;
            }
        }
    }

    fn after(&self, turn: Turn) -> Node {
        let mut node = Node {
            board: self.board.after(turn),
            mover: !self.mover,
            hashes: self.hashes,
        };
        let piece = keys::piece(self.mover, turn.totem as usize, turn.at);
        for (hash, number) in node.hashes.iter_mut().zip(piece) {
            *hash ^= number;
        }
        node
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;
    use rules::Game;

    /// In games at random: only what is safe is listed, all of it, and as much is counted.
    #[test]
    fn safe_turns_are_those_after_which_nobody_wins_at_once() {
        let mut random = Random::new(1);
        for _ in 0..4000 {
            let mut position = Position::start();
            while position.outcome().is_none() && position.winning_turn().is_none() {
                let turns = position.legal_turns();
                let is_safe = |turn: &Turn| {
                    let mut next = position;
                    next.play_unchecked(*turn);
                    next.winning_turn().is_none()
                };
                let mut safe: Vec<Turn> = turns.iter().copied().filter(is_safe).collect();
                let board = Board::new(&position);
                let symbols = board.symbols.map(Lines::new);
                let colour = completions(board.enemy);
                let mut children = Vec::new();
                board.list_safe(colour, &symbols, &mut children);
                let mut listed: Vec<Turn> = children.iter().map(|child| child.turn).collect();
                let order = |turn: &Turn| (turn.totem as usize, turn.to.index(), turn.at.index());
                safe.sort_by_key(order);
                listed.sort_by_key(order);
                assert_eq!(listed, safe, "{position}");
                let count = board.count_safe(colour, &symbols);
                assert_eq!(count as usize, safe.len(), "{position}");
                // Mostly a safe turn, so that games last long enough to close totems in.
                let next = match random.one_of(&safe) {
                    Some(turn) => Some(turn),
                    None => random.one_of(&turns),
                };
                let Some(turn) = next else { break };
                position.play_unchecked(turn);
            }
        }
    }
}
