//! YOXII as the proof-number search sees it.
//!
//! The game ends when the player to move cannot move the totem. A turn after which the enemy
//! could end the game at once with a win is never generated; that can only happen where at most
//! one square around the totem's new place is free.
//!
//! Values decide nothing but who has more at the end, and yet they make up to four turns of one.
//! So a position is first searched in two games without that choice, which bound its value. In
//! both, one player always places the highest value that is left: that is one of the ways to
//! play, so this player does no better than in the real game. The other says only at the end what
//! the pieces placed since are worth, any of those that were in reserve: whatever was placed in
//! the real game can be said then, so that player does no worse. Most positions are settled by
//! one of the two, in a hundredth of the nodes; the values are searched where neither does.

mod board;

use std::cmp::Ordering;

use rules::yoxii::{BOARD, PieceValue, Position, Turn};
use rules::{Bitboard, Player, Square};

use self::board::{Board, Piece, goals, places};
use super::keys;
use crate::solve::dfpn::{Child, Known, ProofNode};
use crate::solve::table::{Key, Numbers};

/// A position from the point of view of the side to move.
#[derive(Clone, Copy)]
pub struct Node {
    board: Board,
    mover: Player,
    /// How the side to move and the enemy choose values.
    choices: [Choice; 2],
    /// What is left of each value: to the side to move, to the enemy. Open pieces stay in.
    reserves: [[u8; 4]; 2],
    /// The hash of the pieces under each of the eight symmetries.
    hashes: [u64; 8],
}

/// How a player chooses the values of the pieces.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Choice {
    /// As in the real game.
    Free,
    /// Always the highest that is left.
    Highest,
    /// At the end, for all pieces placed since this was agreed.
    Open,
}

impl Node {
    pub(crate) fn new(position: &Position) -> Node {
        Node::with_bonus(position, 0)
    }

    /// The position in a game in which the side to move gets `bonus` at the end.
    pub(crate) fn with_bonus(position: &Position, bonus: i32) -> Node {
        let mover = position.to_move();
        let [_, two, three, four] = PieceValue::ALL.map(|value| position.pieces_worth(value));
        let mut hashes = [0; 8];
        for player in Player::BOTH {
            for value in PieceValue::ALL {
                for square in position.pieces_of(player) & position.pieces_worth(value) {
                    let piece = keys::piece(player, Some(value), square);
                    for (hash, number) in hashes.iter_mut().zip(piece) {
                        *hash ^= number;
                    }
                }
            }
        }
        Node {
            board: Board {
                own: position.pieces_of(mover),
                enemy: position.pieces_of(!mover),
                value_bits: [two | four, three | four],
                totem: position.totem(),
                free: BOARD.without(position.occupied()),
                bonus,
                open: Bitboard::EMPTY,
                open_tally: [0; 9],
            },
            mover,
            choices: [Choice::Free; 2],
            reserves: [mover, !mover]
                .map(|player| PieceValue::ALL.map(|value| position.reserve(player, value))),
            hashes,
        }
    }

    fn is_real_game(&self) -> bool {
        self.choices == [Choice::Free; 2]
    }

    /// The position in a game in which one player, the side to move or the enemy, says values at
    /// the end and the other one always places the highest.
    fn with_open(&self, side: usize) -> Node {
        let mut node = *self;
        node.choices = [Choice::Highest; 2];
        node.choices[side] = Choice::Open;
        let highest_first = (0..4).rev();
        let mut values = highest_first
            .flat_map(|value| std::iter::repeat_n(value, self.reserves[side][value].into()));
        let mut tally = 0;
        for sum in &mut node.board.open_tally[1..] {
            tally += values.next().map_or(0, |value| 16 * (value as i32 + 1) + 1);
            *sum = tally;
        }
        let player = if side == 0 { self.mover } else { !self.mover };
        let agreement = keys::open(player, self.reserves[side]);
        for hash in &mut node.hashes {
            *hash ^= agreement;
        }
        node
    }

    /// The highest value that a side has left.
    fn highest(&self, side: usize) -> Option<PieceValue> {
        let highest = self.reserves[side].iter().rposition(|&left| left > 0)?;
        Some(PieceValue::ALL[highest])
    }

    /// May the side to move place this value? An open piece goes by the highest one's name.
    fn may_place(&self, value: PieceValue) -> bool {
        match self.choices[0] {
            Choice::Free => self.reserves[0][value as usize] > 0,
            _ => self.highest(0) == Some(value),
        }
    }

    /// The piece that a side places when it places this value.
    fn piece(&self, side: usize, value: PieceValue) -> Piece {
        match self.choices[side] {
            Choice::Open => Piece::Open,
            _ => Piece::Worth(value),
        }
    }

    /// In how many ways the enemy can choose a value.
    fn enemy_values(&self) -> u32 {
        match self.choices[1] {
            Choice::Free => self.reserves[1].iter().map(|&n| u32::from(n > 0)).sum(),
            _ => 1,
        }
    }

    /// Says that the positions after all turns with this piece will be asked for.
    fn fetch(&self, known: &impl Known, piece: Piece) {
        let board = &self.board;
        let turns = goals(board.totem, board.own, board.free)
            .into_iter()
            .flat_map(|to| {
                let room = (board.free | board.totem.bit()).without(to.bit());
                places(to, room).into_iter().map(move |at| (to, at))
            });
        known.fetch(turns.map(|(to, at)| self.key_after(to, piece, at)));
    }

    /// The key of the position after a turn.
    fn key_after(&self, to: Square, piece: Piece, at: Square) -> Key {
        let placed = (self.board.own | self.board.enemy).count() + 1;
        let numbers = keys::piece(self.mover, piece.value(), at);
        keys::key(to, placed, |symmetry| {
            self.hashes[symmetry] ^ numbers[symmetry]
        })
    }
}

impl ProofNode for Node {
    type Turn = Turn;

    const WINS_BY_OWN_TURN: bool = false;

    fn key(&self) -> Key {
        let placed = (self.board.own | self.board.enemy).count();
        keys::key(self.board.totem, placed, |symmetry| self.hashes[symmetry])
    }

    fn bounds(&self) -> Option<[Node; 2]> {
        self.is_real_game()
            .then(|| [self.with_open(1), self.with_open(0)])
    }

    fn holds_out(&self) -> u32 {
        let board = &self.board;
        let has_reply = |to: Square| {
            let room = (board.free | board.totem.bit()).without(to.bit());
            places(to, room).into_iter().any(|at| {
                let after = Board {
                    own: board.own | at.bit(),
                    totem: to,
                    free: room.without(at.bit()),
                    ..*board
                };
                after.count_replies() > 0
            })
        };
        let mut goals = goals(board.totem, board.own, board.free).into_iter();
        if goals.any(has_reply) { 2 } else { 1 }
    }

    fn expand(&self, question: bool, known: &impl Known, children: &mut Vec<Child<Turn>>) {
        let board = &self.board;
        let Some(own_highest) = self.highest(0) else {
            return;
        };
        let enemy_values = self.enemy_values();
        let enemy_piece = self.highest(1).map(|value| self.piece(1, value));
        let open = self.is_real_game().then(|| self.with_open(0));
        if open.is_none() {
            self.fetch(known, self.piece(0, own_highest));
        }
        for to in goals(board.totem, board.own, board.free) {
            let room = (board.free | board.totem.bit()).without(to.bit());
            for at in places(to, room) {
                // What is refuted as an open piece is refuted whatever its value.
                if let Some(open) = &open {
                    let key = open.key_after(to, Piece::Open, at);
                    if let Some(numbers) = known.numbers(key).filter(|numbers| numbers.phi == 0) {
                        let value = own_highest;
                        let turn = Turn { to, value, at };
                        children.push(Child { turn, key, numbers });
                        continue;
                    }
                }
                let after = Board {
                    own: board.own | at.bit(),
                    totem: to,
                    free: room.without(at.bit()),
                    ..*board
                };
                let replies = after.count_replies();
                for value in PieceValue::ALL {
                    if !self.may_place(value) {
                        continue;
                    }
                    let piece = self.piece(0, value);
                    let key = self.key_after(to, piece, at);
                    let after = after.with(piece, at);
                    let numbers = if replies == 0 {
                        match after.compare_around(to) {
                            Ordering::Greater => Numbers::LOST,
                            Ordering::Equal => {
                                Numbers::draw_after((self.mover == Player::First) == question)
                            }
                            Ordering::Less => continue,
                        }
                    } else if enemy_piece.is_some_and(|piece| after.enemy_ends_with_win(piece)) {
                        continue;
                    } else {
                        known.numbers(key).unwrap_or(Numbers {
                            phi: 1,
                            delta: replies * enemy_values,
                            drawn: false,
                        })
                    };
                    let turn = Turn { to, value, at };
                    children.push(Child { turn, key, numbers });
                    // One turn that wins settles the node.
                    if numbers.delta == 0 && !numbers.drawn {
                        return;
                    }
                }
            }
        }
    }

    fn after(&self, turn: Turn) -> Node {
        let mut node = *self;
        let piece = self.piece(0, turn.value);
        let board = &mut node.board;
        board.free = (board.free | board.totem.bit()).without(turn.to.bit() | turn.at.bit());
        board.totem = turn.to;
        *board = board.with(piece, turn.at);
        board.own = self.board.enemy;
        board.enemy = self.board.own | turn.at.bit();
        board.bonus = -self.board.bonus;
        let mut reserves = self.reserves;
        if piece.value().is_some() {
            reserves[0][turn.value as usize] -= 1;
        }
        node.reserves = [reserves[1], reserves[0]];
        node.choices = [self.choices[1], self.choices[0]];
        node.mover = !self.mover;
        let numbers = keys::piece(self.mover, piece.value(), turn.at);
        for (hash, number) in node.hashes.iter_mut().zip(numbers) {
            *hash ^= number;
        }
        node
    }
}
