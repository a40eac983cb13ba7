//! Which places for a piece are safe: the enemy cannot win at once after it.

use rules::{Bitboard, Square};

use super::board::Board;
use super::lines::{Lines, beside_threes, completions, open_pairs};
use super::reach::{BESIDE, Reach, WAYS, beside_set, goals, reach, slide_reach, slides};

/// With which pieces the enemy wins once a totem has moved and a piece is placed.
pub(super) struct Threats<'a> {
    /// Of the symbol of the totem that moves.
    lines: &'a Lines,
    /// Completions of the enemy's colour.
    colour: Bitboard,
    /// Has the enemy a piece left for the totem that moves?
    has_moved_symbol: bool,
    /// Where the enemy wins with the totem that moves, if the piece makes no new completion.
    moved_winning: Bitboard,
    /// Where the enemy wins with the other totem.
    other_winning: Bitboard,
    other_totem: Square,
    /// Where a piece of the moved totem's symbol may make a new completion.
    pairs: Bitboard,
}

impl<'a> Threats<'a> {
    #[inline]
    pub(super) fn new(
        board: &Board,
        colour: Bitboard,
        symbols: &'a [Lines; 2],
        symbol: usize,
    ) -> Self {
        let other = 1 - symbol;
        let lines = &symbols[symbol];
        let has_moved_symbol = board.left(board.enemy, symbol) > 0;
        let all = board.free | board.totems[symbol].bit();
        let where_left = |is_left: bool, lines: &Lines| {
            if is_left {
                colour | lines.completions
            } else {
                Bitboard::EMPTY
            }
        };
        Threats {
            lines,
            colour,
            has_moved_symbol,
            moved_winning: where_left(has_moved_symbol, lines),
            other_winning: where_left(board.left(board.enemy, other) > 0, &symbols[other]),
            other_totem: board.totems[other],
            pairs: if has_moved_symbol {
                open_pairs(lines.set, all)
            } else {
                Bitboard::EMPTY
            },
        }
    }

    /// Where the enemy wins with the totem that does not move. `all` is what is free once the other
    /// one has left its square.
    #[inline]
    pub(super) fn other(&self, all: Bitboard) -> Reach {
        Reach::new(self.other_totem, all).within(self.other_winning)
    }

    /// How many turns with the totem on `from` are safe.
    #[inline]
    pub(super) fn count_safe(&self, from: Square, free: Bitboard) -> u32 {
        let all = free | from.bit();
        let slides_away = (BESIDE[from.index()] & free).any();
        if slides_away && self.moved_winning.is_empty() && self.is_other_harmless(free, all) {
            return self.count_unthreatened(slides(from, free), all);
        }
        let other = self.other(all);
        let places = goals(from, free).into_iter().map(|to| {
            let room = all.without(to.bit());
            self.safe_places(to, room, other).count()
        });
        places.sum()
    }

    /// The same where the enemy has no threat, and the totem slides to one of these goals: only
    /// where a piece may make a threat has one to look closer.
    #[inline]
    fn count_unthreatened(&self, goals: Bitboard, all: Bitboard) -> u32 {
        let close = goals & beside_set(all & self.pairs);
        let plain = goals ^ close;
        let count = (plain & all.up()).count()
            + (plain & all.down()).count()
            + (plain & all.left()).count()
            + (plain & all.right()).count();
        let places = close.into_iter().map(|to| {
            let room = all.without(to.bit());
            let beside = BESIDE[to.index()] & room;
            self.safe_beside(beside, to, room).count()
        });
        count + places.sum::<u32>()
    }

    /// Is the enemy unable to win with the totem that does not move, whatever the turn?
    #[inline]
    fn is_other_harmless(&self, free: Bitboard, all: Bitboard) -> bool {
        // Totem and piece can take two of the squares beside it: with a third it still slides.
        self.other_winning.is_empty()
            || (BESIDE[self.other_totem.index()] & free).count() >= 3
                && (slide_reach(self.other_totem, all) & self.other_winning).is_empty()
    }

    /// The squares on which the piece is safe once the totem stands on `to` and `room` is free.
    #[inline]
    pub(super) fn safe_places(&self, to: Square, room: Bitboard, other: Reach) -> Bitboard {
        let beside = BESIDE[to.index()] & room;
        let mut places = if beside.any() { beside } else { room };
        let exits = BESIDE[self.other_totem.index()] & room;
        if other.squares.any() || exits.is_empty() {
            places = self.safe_from_other(places, to, room, other);
        } else if (places & exits).any() && exits.count() == 1 {
            // What reaches nothing by sliding reaches no more when its way is cut, unless the
            // piece encloses it.
            let jumping = reach(self.other_totem, room.without(exits));
            if (jumping & self.other_winning).any() {
                places = places.without(exits);
            }
        }
        if !self.has_moved_symbol {
            places
        } else if beside.any() {
            self.safe_beside(places, to, room)
        } else {
            self.safe_anywhere(places, to, room)
        }
    }

    /// Those of the places on which the piece keeps the enemy from winning with the totem that
    /// does not move.
    #[inline(never)]
    fn safe_from_other(
        &self,
        mut places: Bitboard,
        to: Square,
        room: Bitboard,
        mut other: Reach,
    ) -> Bitboard {
        if self.other_winning.is_empty() {
            return places;
        }
        if other.critical.has(to) {
            other = self.other(room);
        }
        let lost = other.squares.without(to.bit());
        if lost.any() {
            // The piece has to take the only such square, or the way there.
            let only = if lost.count() == 1 {
                lost
            } else {
                Bitboard::EMPTY
            };
            places &= other.critical | only;
        }
        for at in places & other.critical {
            let reach = reach(self.other_totem, room.without(at.bit()));
            if (reach & self.other_winning).any() {
                places = places.without(at.bit());
            }
        }
        places
    }

    /// Those of the places beside the moved totem on which the piece keeps the enemy from winning
    /// with that totem.
    #[inline]
    fn safe_beside(&self, places: Bitboard, to: Square, room: Bitboard) -> Bitboard {
        let beside = BESIDE[to.index()] & room;
        if beside.count() < 2 {
            // The piece encloses it.
            let is_safe = places.lowest().is_none_or(|at| {
                let reach = reach(to, room.without(beside));
                (reach & self.winning(at)).is_empty()
            });
            return if is_safe { places } else { Bitboard::EMPTY };
        }
        // It still slides, but not past the piece.
        let slides = slides(to, room);
        if cfg!(target_feature = "avx2") {
            self.safe_at_once(places, to, room, slides)
        } else {
            self.safe_one_by_one(places, to, room, slides)
        }
    }

    /// Looks at all four directions at once: they take the same steps, with nothing to decide on
    /// the way, so that the compiler has them done in the processor's vector unit.
    #[inline]
    fn safe_at_once(
        &self,
        places: Bitboard,
        to: Square,
        room: Bitboard,
        slides: Bitboard,
    ) -> Bitboard {
        let all = room | to.bit();
        let ways = &WAYS[to.index()];
        let mut safe = 0;
        for way in 0..4 {
            let at = (ways.beside[way] & places).0;
            let left = slides.without(ways.ahead[way]).0;
            let reach = left << 8 | left >> 8 | left << 1 | left >> 1;
            let winning = self.colour.0 | beside_threes(self.lines.set.0 | at);
            safe |= if reach & winning & all.0 == 0 { at } else { 0 };
        }
        Bitboard(safe)
    }

    /// Where there is no such unit to rely on, as in browsers, it is quicker to look only at what
    /// has to be looked at.
    #[inline]
    fn safe_one_by_one(
        &self,
        mut places: Bitboard,
        to: Square,
        room: Bitboard,
        slides: Bitboard,
    ) -> Bitboard {
        let reach = beside_set(slides) & (room | to.bit());
        let close = if (reach & self.moved_winning).any() {
            places
        } else {
            places & self.pairs
        };
        let ways = &WAYS[to.index()];
        for at in close {
            let completions = if self.pairs.has(at) {
                completions(self.lines.set | at.bit())
            } else {
                self.lines.completions
            };
            let winning = (self.colour | completions) & reach;
            if winning.any() {
                let way = ways.beside.iter().position(|&beside| beside == at.bit());
                let ahead = way.map_or(Bitboard::EMPTY, |way| ways.ahead[way]);
                if (beside_set(slides.without(ahead)) & winning).any() {
                    places = places.without(at.bit());
                }
            }
        }
        places
    }

    /// The same for a totem that no free square is beside, so that the piece goes anywhere.
    #[inline(never)]
    fn safe_anywhere(&self, mut places: Bitboard, to: Square, room: Bitboard) -> Bitboard {
        let moved = Reach::new(to, room);
        for at in places {
            let reach = if moved.critical.has(at) {
                reach(to, room.without(at.bit()))
            } else {
                moved.squares.without(at.bit())
            };
            if (reach & self.winning(at)).any() {
                places = places.without(at.bit());
            }
        }
        places
    }

    /// Where the enemy wins with the moved totem, if a piece of its symbol is placed on `at`.
    #[inline]
    fn winning(&self, at: Square) -> Bitboard {
        self.colour | completions(self.lines.set | at.bit())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;
    use rules::Game;
    use rules::oxono::Position;

    /// One of the two is not used by the program that is tested.
    #[test]
    fn all_at_once_and_one_by_one_find_the_same_places() {
        let mut random = Random::new(2);
        let mut compared = 0;
        for _ in 0..1000 {
            let mut position = Position::start();
            while position.outcome().is_none() {
                let board = Board::new(&position);
                let symbols = board.symbols.map(Lines::new);
                for symbol in 0..2 {
                    let colour = completions(board.enemy);
                    let threats = Threats::new(&board, colour, &symbols, symbol);
                    let from = board.totems[symbol];
                    for to in goals(from, board.free) {
                        let room = (board.free | from.bit()).without(to.bit());
                        let beside = BESIDE[to.index()] & room;
                        if !threats.has_moved_symbol || beside.count() < 2 {
                            continue;
                        }
                        let slides = slides(to, room);
                        let safe = threats.safe_at_once(beside, to, room, slides);
                        let same = threats.safe_one_by_one(beside, to, room, slides);
                        assert_eq!(safe, same, "{position} {to}");
                        compared += usize::from(safe != beside);
                    }
                }
                let turns = position.legal_turns();
                let Some(turn) = random.one_of(&turns) else {
                    break;
                };
                position.play_unchecked(turn);
            }
        }
        assert!(compared > 1000, "{compared}");
    }
}
