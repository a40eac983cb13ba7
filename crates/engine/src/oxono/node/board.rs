//! What stands where, and the turns that do not lose at once.

use rules::oxono::{BOARD, Position, STOCK, Symbol, Turn};
use rules::{Bitboard, Square};

use super::lines::Lines;
use super::reach::{BESIDE, WAYS, goals};
use super::threats::Threats;
use crate::solve::dfpn::Child;
use crate::solve::table::{Key, Numbers};

/// A position from the point of view of the side to move.
#[derive(Clone, Copy)]
pub(super) struct Board {
    pub(super) own: Bitboard,
    pub(super) enemy: Bitboard,
    /// All pieces with an X, all with an O.
    pub(super) symbols: [Bitboard; 2],
    pub(super) totems: [Square; 2],
    pub(super) free: Bitboard,
}

impl Board {
    pub(super) fn new(position: &Position) -> Board {
        let mover = position.to_move();
        Board {
            own: position.pieces_of(mover),
            enemy: position.pieces_of(!mover),
            symbols: Symbol::BOTH.map(|symbol| position.pieces_with(symbol)),
            totems: Symbol::BOTH.map(|symbol| position.totem(symbol)),
            free: BOARD.without(position.occupied()),
        }
    }

    /// What stands where after a turn, seen by the other side.
    #[inline]
    pub(super) fn after(&self, turn: Turn) -> Board {
        let symbol = turn.totem as usize;
        let mut board = Board {
            own: self.enemy,
            enemy: self.own | turn.at.bit(),
            ..*self
        };
        board.symbols[symbol] |= turn.at.bit();
        let from = std::mem::replace(&mut board.totems[symbol], turn.to);
        board.free = (self.free | from.bit()).without(turn.to.bit() | turn.at.bit());
        board
    }

    /// How many pieces of a symbol are left to the owner of `pieces`.
    #[inline]
    pub(super) fn left(&self, pieces: Bitboard, symbol: usize) -> u32 {
        u32::from(STOCK) - (pieces & self.symbols[symbol]).count()
    }

    /// Adds every turn after which the enemy cannot win at once; key and numbers are left to the
    /// caller. `colour` are the completions of the enemy's colour.
    #[inline]
    pub(super) fn list_safe(
        &self,
        colour: Bitboard,
        symbols: &[Lines; 2],
        children: &mut Vec<Child<Turn>>,
    ) {
        for totem in Symbol::BOTH {
            let symbol = totem as usize;
            if self.left(self.own, symbol) == 0 {
                continue;
            }
            let threats = Threats::new(self, colour, symbols, symbol);
            let from = self.totems[symbol];
            let all = self.free | from.bit();
            let other = threats.other(all);
            for to in goals(from, self.free) {
                let room = all.without(to.bit());
                let safe = threats.safe_places(to, room, other);
                let beside = BESIDE[to.index()] & room;
                let exits = BESIDE[self.totems[1 - symbol].index()] & room;
                let add = |at| {
                    children.push(Child {
                        turn: Turn { totem, to, at },
                        key: Key { hash: 0, check: 0 },
                        numbers: Numbers::UNKNOWN,
                    });
                };
                if beside.is_empty() || exits.is_empty() {
                    safe.into_iter().for_each(add);
                } else {
                    let places = WAYS[to.index()].beside.into_iter();
                    places.filter_map(|at| (at & safe).lowest()).for_each(add);
                }
            }
        }
    }

    /// How many turns do not lose at once.
    #[inline]
    pub(super) fn count_safe(&self, colour: Bitboard, symbols: &[Lines; 2]) -> u32 {
        let mut count = 0;
        for symbol in 0..2 {
            if self.left(self.own, symbol) > 0 {
                let threats = Threats::new(self, colour, symbols, symbol);
                count += threats.count_safe(self.totems[symbol], self.free);
            }
        }
        count
    }
}
