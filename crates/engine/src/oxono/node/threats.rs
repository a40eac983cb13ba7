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
        }
    }

    /// What the enemy wins with by the totem that does not move. `all` is what is free once the
    /// other one has left its square.
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
        let pairs = if self.has_moved_symbol {
            open_pairs(self.lines.set, all)
        } else {
            Bitboard::EMPTY
        };
        let close = goals & beside_set(all & pairs);
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
        // It still slides, but not past the piece. All four directions take the same steps, with
        // nothing to decide on the way, so that a processor takes them at once.
        let slides = slides(to, room);
        let all = room | to.bit();
        let ways = &WAYS[to.index()];
        let mut safe = 0;
        for way in 0..4 {
            let (beside, ahead) = (ways.beside[way], ways.ahead[way]);
            let at = (beside & places).0;
            let left = slides.without(ahead).0;
            let reach = left << 8 | left >> 8 | left << 1 | left >> 1;
            let winning = self.colour.0 | beside_threes(self.lines.set.0 | at);
            safe |= if reach & winning & all.0 == 0 { at } else { 0 };
        }
        Bitboard(safe)
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
