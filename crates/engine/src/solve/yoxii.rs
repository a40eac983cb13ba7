//! YOXII as the proof-number search sees it.
//!
//! The game ends when the player to move cannot move the totem. A turn after which the enemy
//! could end the game at once with a win is never generated; that can only happen where at most
//! one square around the totem's new place is free.

use std::cmp::Ordering;

use rules::geometry::{self, Direction, Rays};
use rules::yoxii::{BOARD, Position, Turn, Value};
use rules::{Bitboard, Player, Square};

use super::dfpn::{Child, ProofNode};
use super::keys;
use super::table::{Key, Numbers};

static RAYS: Rays = Rays::new(BOARD);
static AROUND: [Bitboard; 64] = geometry::neighbours(BOARD, &Direction::ALL);

/// A position from the point of view of the side to move.
#[derive(Clone, Copy)]
pub struct Node {
    board: Board,
    mover: Player,
    /// What is left of each value: to the side to move, to the enemy.
    reserves: [[u8; 4]; 2],
    /// The hash of the pieces under each of the eight symmetries.
    hashes: [u64; 8],
}

/// What stands where. The values are two sets of bits of the value less one.
#[derive(Clone, Copy)]
struct Board {
    own: Bitboard,
    enemy: Bitboard,
    value_bits: [Bitboard; 2],
    totem: Square,
    free: Bitboard,
    /// Added to what the side to move has around the totem, for questions about the margin.
    bonus: i32,
}

impl Node {
    pub(crate) fn new(position: &Position) -> Node {
        Node::with_bonus(position, 0)
    }

    /// The position in a game in which the side to move gets `bonus` at the end.
    pub(crate) fn with_bonus(position: &Position, bonus: i32) -> Node {
        let mover = position.to_move();
        let [_, two, three, four] = Value::ALL.map(|value| position.pieces_worth(value));
        let mut hashes = [0; 8];
        for player in Player::BOTH {
            for value in Value::ALL {
                for square in position.pieces_of(player) & position.pieces_worth(value) {
                    let piece = keys::yoxii_piece(player, value, square);
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
            },
            mover,
            reserves: [mover, !mover]
                .map(|player| Value::ALL.map(|value| position.reserve(player, value))),
            hashes,
        }
    }
}

impl ProofNode for Node {
    type Turn = Turn;

    const WINS_BY_OWN_TURN: bool = false;

    fn key(&self) -> Key {
        let placed = (self.board.own | self.board.enemy).count();
        keys::yoxii(self.board.totem, placed, |symmetry| self.hashes[symmetry])
    }

    fn expand(
        &self,
        question: bool,
        known: impl Fn(Key) -> Option<Numbers>,
        children: &mut Vec<Child<Turn>>,
    ) {
        let board = &self.board;
        let placed = (board.own | board.enemy).count() + 1;
        let enemy_values = values_left(&self.reserves[1]);
        let enemy_best = self.reserves[1].iter().rposition(|&left| left > 0);
        for to in goals(board.totem, board.own, board.free) {
            let room = (board.free | board.totem.bit()).without(to.bit());
            for at in places(to, room) {
                let after = Board {
                    own: board.own | at.bit(),
                    totem: to,
                    free: room.without(at.bit()),
                    ..*board
                };
                let replies = after.count_replies();
                for value in Value::ALL {
                    if self.reserves[0][value as usize] == 0 {
                        continue;
                    }
                    let piece = keys::yoxii_piece(self.mover, value, at);
                    let key = keys::yoxii(to, placed, |symmetry| {
                        self.hashes[symmetry] ^ piece[symmetry]
                    });
                    let after = after.with_value(at, value);
                    let numbers = if replies == 0 {
                        match after.compare_around(to) {
                            Ordering::Greater => Numbers::LOST,
                            Ordering::Equal => {
                                Numbers::draw_after((self.mover == Player::First) == question)
                            }
                            Ordering::Less => continue,
                        }
                    } else if enemy_best.is_some_and(|best| after.enemy_ends_with_win(best)) {
                        continue;
                    } else {
                        known(key).unwrap_or(Numbers {
                            phi: 1,
                            delta: replies * enemy_values,
                            drawn: false,
                        })
                    };
                    children.push(Child {
                        turn: Turn { to, value, at },
                        key,
                        numbers,
                    });
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
        let board = &mut node.board;
        board.free = (board.free | board.totem.bit()).without(turn.to.bit() | turn.at.bit());
        board.totem = turn.to;
        *board = board.with_value(turn.at, turn.value);
        board.own = self.board.enemy;
        board.enemy = self.board.own | turn.at.bit();
        board.bonus = -self.board.bonus;
        let mut reserves = self.reserves;
        reserves[0][turn.value as usize] -= 1;
        node.reserves = [reserves[1], reserves[0]];
        node.mover = !self.mover;
        let piece = keys::yoxii_piece(self.mover, turn.value, turn.at);
        for (hash, number) in node.hashes.iter_mut().zip(piece) {
            *hash ^= number;
        }
        node
    }
}

fn values_left(reserve: &[u8; 4]) -> u32 {
    reserve.iter().map(|&left| u32::from(left > 0)).sum()
}

impl Board {
    fn with_value(&self, at: Square, value: Value) -> Board {
        let mut board = *self;
        for (bit, set) in board.value_bits.iter_mut().enumerate() {
            if value as usize >> bit & 1 != 0 {
                *set |= at.bit();
            }
        }
        board
    }

    /// How many ways the enemy has to move the totem and place a piece, whatever its value.
    fn count_replies(&self) -> u32 {
        goals(self.totem, self.enemy, self.free)
            .into_iter()
            .map(|to| {
                let room = (self.free | self.totem.bit()).without(to.bit());
                places(to, room).count()
            })
            .sum()
    }

    /// Points and pieces around a square, in one number that compares like the rules do.
    fn tally(&self, pieces: Bitboard, square: Square) -> i32 {
        let pieces = pieces & AROUND[square.index()];
        let [low, high] = self.value_bits;
        let points = pieces.count() + (pieces & low).count() + 2 * (pieces & high).count();
        (16 * points + pieces.count()) as i32
    }

    /// Who has more around a square?
    fn compare_around(&self, square: Square) -> Ordering {
        let own = self.tally(self.own, square) + self.bonus;
        own.cmp(&self.tally(self.enemy, square))
    }

    /// Can the enemy, who is to move and whose best piece is `best`, end the game with a win?
    fn enemy_ends_with_win(&self, best: usize) -> bool {
        goals(self.totem, self.enemy, self.free)
            .into_iter()
            .any(|to| {
                let room = (self.free | self.totem.bit()).without(to.bit());
                let beside = AROUND[to.index()] & room;
                let jumps = jumps(to, self.own, room);
                let gain = match beside.count() {
                    // The piece goes anywhere: it can close one way out.
                    0 if jumps.count() <= 1 => 0,
                    // The piece closes the last square beside the totem.
                    1 if jumps.without(beside).is_empty()
                        && self::jumps(to, self.own, room.without(beside)).is_empty() =>
                    {
                        16 * (best as i32 + 1) + 1
                    }
                    _ => return false,
                };
                self.tally(self.enemy, to) + gain > self.tally(self.own, to) + self.bonus
            })
    }
}

/// Where a totem may go.
#[inline]
fn goals(from: Square, own: Bitboard, free: Bitboard) -> Bitboard {
    AROUND[from.index()] & free | jumps(from, own, free)
}

/// Where a totem may jump over pieces of `own`.
#[inline]
fn jumps(from: Square, own: Bitboard, free: Bitboard) -> Bitboard {
    let around = AROUND[from.index()];
    if (around & own).is_empty() {
        return Bitboard::EMPTY;
    }
    let goals = Direction::ALL
        .into_iter()
        .fold(Bitboard::EMPTY, |goals, direction| {
            goals | RAYS.nearest(from, direction, !own)
        });
    (goals & free).without(around)
}

/// Where a piece may go when the totem stands on `to` and `room` is free.
#[inline]
fn places(to: Square, room: Bitboard) -> Bitboard {
    let beside = AROUND[to.index()] & room;
    if beside.any() { beside } else { room }
}
