//! OXONO as the proof-number search sees it.
//!
//! Everything is done with sets. A *completion* of a set is a square that would make a line of
//! four of it; the *reach* of a totem is the set of squares on which a piece can be placed by
//! moving it. Whoever is to move wins at once if a completion of one's own colour or of a symbol is
//! in the reach of that symbol's totem. A turn after which the opponent could do that is never
//! generated.

use rules::geometry::{self, Direction, Rays};
use rules::oxono::{BOARD, Position, STOCK, Symbol, Turn};
use rules::{Bitboard, Player, Square};

use super::keys;
use crate::solve::dfpn::{Child, Known, ProofNode};
use crate::solve::table::{Key, Numbers};

static RAYS: Rays = Rays::new(BOARD);
static BESIDE: [Bitboard; 64] = geometry::neighbours(BOARD, &Direction::ORTHOGONAL);

/// A position from the point of view of the side to move.
#[derive(Clone, Copy)]
pub struct Node {
    board: Board,
    mover: Player,
    /// The hash of the pieces under each of the sixteen symmetries.
    hashes: [u64; 16],
}

/// What stands where.
#[derive(Clone, Copy)]
struct Board {
    own: Bitboard,
    enemy: Bitboard,
    /// All pieces with an X, all with an O.
    symbols: [Bitboard; 2],
    totems: [Square; 2],
    free: Bitboard,
}

impl Node {
    pub(crate) fn new(position: &Position) -> Node {
        let mover = position.to_move();
        let symbols = Symbol::BOTH.map(|symbol| position.pieces_with(symbol));
        let mut hashes = [0; 16];
        for player in Player::BOTH {
            for symbol in Symbol::BOTH {
                for square in position.pieces_of(player) & symbols[symbol as usize] {
                    let numbers = keys::piece(player, symbol as usize, square);
                    for (hash, number) in hashes.iter_mut().zip(numbers) {
                        *hash ^= number;
                    }
                }
            }
        }
        Node {
            board: Board {
                own: position.pieces_of(mover),
                enemy: position.pieces_of(!mover),
                symbols,
                totems: Symbol::BOTH.map(|symbol| position.totem(symbol)),
                free: BOARD.without(position.occupied()),
            },
            mover,
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
        let enemy = Lines::new(board.enemy);
        let own = Lines::new(board.own);
        let symbols = board.symbols.map(Lines::new);
        let placed = (board.own | board.enemy).count() + 1;
        let is_last = placed == 4 * u32::from(STOCK);
        let first_numbers = Numbers::UNKNOWN;
        board.for_each_safe(enemy.completions, &symbols, |turn| {
            let symbol = turn.totem as usize;
            let mut totems = board.totems;
            totems[symbol] = turn.to;
            let piece = keys::piece(self.mover, symbol, turn.at);
            let key = keys::key(totems, placed, |symmetry| {
                self.hashes[symmetry] ^ piece[symmetry]
            });
            let numbers = first_numbers;
            children.push(Child { turn, key, numbers });
        });
        known.fetch(children.iter().map(|child| child.key));
        for index in 0..children.len() {
            let Child { turn, key, .. } = children[index];
            let numbers = if is_last {
                Numbers::draw_after((self.mover == Player::First) == question)
            } else if let Some(numbers) = known.numbers(key) {
                numbers
            } else {
                let symbol = turn.totem as usize;
                let mut symbols = symbols;
                symbols[symbol] = symbols[symbol].with(turn.at);
                match board
                    .after(turn)
                    .count_safe(own.completions_with(turn.at), &symbols)
                {
                    0 => Numbers::LOST,
                    count => Numbers {
                        delta: count,
                        ..first_numbers
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

/// A set of pieces and the lines that it can still make.
#[derive(Clone, Copy)]
struct Lines {
    set: Bitboard,
    /// The squares that would make a line of four.
    completions: Bitboard,
    /// The squares that lie in a line with two of the set: only a piece there changes the
    /// completions.
    pairs: Bitboard,
}

impl Lines {
    #[inline]
    fn new(set: Bitboard) -> Lines {
        Lines {
            set,
            completions: completions(set),
            pairs: pairs(set),
        }
    }

    #[inline]
    fn completions_with(&self, square: Square) -> Bitboard {
        if self.pairs.has(square) {
            completions(self.set | square.bit())
        } else {
            self.completions
        }
    }

    #[inline]
    fn with(&self, square: Square) -> Lines {
        let set = self.set | square.bit();
        Lines {
            set,
            completions: self.completions_with(square),
            pairs: pairs(set),
        }
    }
}

impl Board {
    /// What stands where after a turn, seen by the other side.
    #[inline]
    fn after(&self, turn: Turn) -> Board {
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
    fn left(&self, pieces: Bitboard, symbol: usize) -> u32 {
        u32::from(STOCK) - (pieces & self.symbols[symbol]).count()
    }

    /// Calls `visit` with every turn after which the enemy cannot win at once. `colour` are the
    /// completions of the enemy's colour.
    #[inline]
    fn for_each_safe(&self, colour: Bitboard, symbols: &[Lines; 2], mut visit: impl FnMut(Turn)) {
        for symbol in 0..2 {
            if self.left(self.own, symbol) == 0 {
                continue;
            }
            let threats = Threats::new(self, colour, symbols, symbol);
            let from = self.totems[symbol];
            let all = self.free | from.bit();
            let other = Other::new(&threats, all);
            for to in goals(from, self.free) {
                let room = all.without(to.bit());
                let other = other.once_moved(&threats, to, room);
                let totem = Symbol::BOTH[symbol];
                threats.for_each_safe_place(to, room, other, |at| visit(Turn { totem, to, at }));
            }
        }
    }

    /// How many turns do not lose at once.
    #[inline]
    fn count_safe(&self, colour: Bitboard, symbols: &[Lines; 2]) -> u32 {
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

/// With which pieces the enemy wins once a totem of `symbol` has moved and a piece is placed.
struct Threats<'a> {
    lines: &'a Lines,
    /// Completions of the enemy's colour.
    colour: Bitboard,
    has_moved_symbol: bool,
    /// Where the enemy wins with the moved totem, if the piece makes no new completion, and the
    /// squares on which it may make one.
    moved_winning: Bitboard,
    moved_pairs: Bitboard,
    /// Where the enemy wins with the other totem.
    other_winning: Bitboard,
    other_totem: Square,
}

impl<'a> Threats<'a> {
    #[inline]
    fn new(board: &Board, colour: Bitboard, symbols: &'a [Lines; 2], symbol: usize) -> Self {
        let other = 1 - symbol;
        let lines = &symbols[symbol];
        let has_moved_symbol = board.left(board.enemy, symbol) > 0;
        let (moved_winning, moved_pairs) = if has_moved_symbol {
            (colour | lines.completions, lines.pairs)
        } else {
            (Bitboard::EMPTY, Bitboard::EMPTY)
        };
        Threats {
            lines,
            colour,
            has_moved_symbol,
            moved_winning,
            moved_pairs,
            other_winning: if board.left(board.enemy, other) > 0 {
                colour | symbols[other].completions
            } else {
                Bitboard::EMPTY
            },
            other_totem: board.totems[other],
        }
    }

    /// Where the enemy wins with the moved totem, if a piece of its symbol is placed on `at`.
    #[inline]
    fn winning(&self, at: Square) -> Bitboard {
        if self.has_moved_symbol {
            self.colour | self.lines.completions_with(at)
        } else {
            Bitboard::EMPTY
        }
    }

    /// Calls `visit` with every square on which the piece is safe once the totem stands on `to`
    /// and `room` is free.
    #[inline]
    fn for_each_safe_place(
        &self,
        to: Square,
        room: Bitboard,
        other: Other,
        mut visit: impl FnMut(Square),
    ) {
        let beside = BESIDE[to.index()] & room;
        if beside.is_empty() || other.slides.is_empty() {
            let places = if beside.any() { beside } else { room };
            for at in places {
                if self.is_safe(to, at, room.without(at.bit())) {
                    visit(at);
                }
            }
            return;
        }
        let blockers = BOARD.without(room);
        let rays = Direction::ORTHOGONAL.map(|direction| RAYS.before(to, direction, blockers));
        let slides = rays[0] | rays[1] | rays[2] | rays[3];
        for (ray, direction) in rays.into_iter().zip(Direction::ORTHOGONAL) {
            // The piece stands next to the totem, so it closes the whole of one direction.
            let left = slides ^ ray;
            let Some(at) = RAYS.nearest(to, direction, ray).lowest() else {
                continue;
            };
            let free = room.without(at.bit());
            if !self.is_other_safe(other, at, free) {
                continue;
            }
            let safe = if left.is_empty() {
                is_out_of_reach(self.winning(at), to, free)
            } else {
                let reach = beside_set(left) & (free | to.bit());
                (reach & self.winning(at)).is_empty()
            };
            if safe {
                visit(at);
            }
        }
    }

    /// How many turns with the totem on `from` are safe.
    #[inline]
    fn count_safe(&self, from: Square, free: Bitboard) -> u32 {
        let all = free | from.bit();
        let slides_away = (BESIDE[from.index()] & free).any();
        let mut count = 0;
        if !slides_away || self.moved_winning.any() || !self.is_other_harmless(free, all) {
            let other = Other::new(self, all);
            for to in goals(from, free) {
                let room = all.without(to.bit());
                count += self.count_safe_places(to, room, other.once_moved(self, to, room));
            }
            return count;
        }
        // Nobody has a threat: only a piece that makes one is looked at for itself.
        let goals = slides(from, free);
        let plain = all.without(self.moved_pairs);
        count += (goals & plain.up()).count()
            + (goals & plain.down()).count()
            + (goals & plain.left()).count()
            + (goals & plain.right()).count();
        for at in all & self.moved_pairs & beside_set(goals) {
            let goals = BESIDE[at.index()] & goals;
            let winning = self.winning(at);
            if winning.is_empty() {
                count += goals.count();
                continue;
            }
            for to in goals {
                let free = all.without(to.bit() | at.bit());
                count += u32::from(is_out_of_reach(winning, to, free));
            }
        }
        count
    }

    /// On how many squares the piece is safe once the totem stands on `to` and `room` is free.
    #[inline]
    fn count_safe_places(&self, to: Square, room: Bitboard, other: Other) -> u32 {
        let mut count = 0;
        let beside = BESIDE[to.index()] & room;
        let other_beside = BESIDE[self.other_totem.index()] & room;
        if beside.is_empty() || other_beside.is_empty() {
            self.for_each_safe_place(to, room, other, |_| count += 1);
            return count;
        }
        if other.lost.any() || beside.count() < 2 || other_beside.count() < 2 {
            // A threat of the other totem is met on its square or on the way there.
            let places = if other.lost.any() {
                beside & (other.lost | other.slides)
            } else {
                beside
            };
            for at in places {
                let free = room.without(at.bit());
                let safe = self.is_other_safe(other, at, free)
                    && is_out_of_reach(self.winning(at), to, free);
                count += u32::from(safe);
            }
            return count;
        }
        // Both totems still slide when the piece stands there, and reach no more than now.
        let reach = slide_reach(to, room);
        let mut places = beside & self.moved_pairs;
        let plain = beside ^ places;
        if (reach & self.moved_winning).is_empty() {
            count += plain.count();
        } else {
            places = beside;
        }
        for at in places {
            let winning = self.winning(at) & reach;
            count += u32::from(is_out_of_reach(winning, to, room.without(at.bit())));
        }
        count
    }

    /// Is the enemy unable to win with the totem that does not move, whatever the turn? `all` is
    /// what is free once the other one has left its square.
    #[inline]
    fn is_other_harmless(&self, free: Bitboard, all: Bitboard) -> bool {
        // Totem and piece can take two of the squares beside it: with a third it still slides.
        self.other_winning.is_empty()
            || (BESIDE[self.other_totem.index()] & free).count() >= 3
                && (slide_reach(self.other_totem, all) & self.other_winning).is_empty()
    }

    /// Can the enemy not win with the totem that has not moved, which slides as `other` says, once
    /// the piece stands on `at`?
    #[inline]
    fn is_other_safe(&self, other: Other, at: Square, free: Bitboard) -> bool {
        if other.slides.has(at) {
            is_out_of_reach(self.other_winning, self.other_totem, free)
        } else {
            other.lost.without(at.bit()).is_empty()
        }
    }

    /// Can the enemy not win at once, with the totem on `to` and the piece on `at`?
    fn is_safe(&self, to: Square, at: Square, free: Bitboard) -> bool {
        is_out_of_reach(self.winning(at), to, free)
            && is_out_of_reach(self.other_winning, self.other_totem, free)
    }
}

/// The totem that does not move.
#[derive(Clone, Copy)]
struct Other {
    /// Where it slides.
    slides: Bitboard,
    /// Where the enemy wins by sliding it.
    lost: Bitboard,
}

impl Other {
    #[inline]
    fn new(threats: &Threats<'_>, room: Bitboard) -> Other {
        let slides = slides(threats.other_totem, room);
        let reach = beside_set(slides) & (room | threats.other_totem.bit());
        Other {
            slides,
            lost: reach & threats.other_winning,
        }
    }

    /// What is left of it where the totem that moves stands on `to`.
    #[inline]
    fn once_moved(self, threats: &Threats<'_>, to: Square, room: Bitboard) -> Other {
        if self.slides.has(to) {
            return Other::new(threats, room);
        }
        Other {
            lost: self.lost.without(to.bit()),
            ..self
        }
    }
}

/// Can no piece be placed on any of these squares by moving the totem?
#[inline]
fn is_out_of_reach(squares: Bitboard, totem: Square, free: Bitboard) -> bool {
    squares.is_empty() || (reach(totem, free) & squares).is_empty()
}

/// Where a totem may go.
#[inline]
fn goals(from: Square, free: Bitboard) -> Bitboard {
    if (BESIDE[from.index()] & free).any() {
        return slides(from, free);
    }
    let jumps = Direction::ORTHOGONAL
        .into_iter()
        .fold(Bitboard::EMPTY, |goals, direction| {
            goals | RAYS.nearest(from, direction, free)
        });
    if jumps.any() { jumps } else { free }
}

#[inline]
fn slides(from: Square, free: Bitboard) -> Bitboard {
    let blockers = BOARD.without(free);
    RAYS.before(from, Direction::Up, blockers)
        | RAYS.before(from, Direction::Right, blockers)
        | RAYS.before(from, Direction::Down, blockers)
        | RAYS.before(from, Direction::Left, blockers)
}

/// The squares on which a piece can be placed by sliding a totem.
#[inline]
fn slide_reach(from: Square, free: Bitboard) -> Bitboard {
    let goals = slides(from, free);
    beside_set(goals) & (free | from.bit())
}

/// All squares next to a square of the set; guard squares among them.
#[inline]
fn beside_set(set: Bitboard) -> Bitboard {
    set.up() | set.down() | set.left() | set.right()
}

/// The squares on which a piece can be placed by moving a totem in any way.
#[inline]
fn reach(from: Square, free: Bitboard) -> Bitboard {
    if (BESIDE[from.index()] & free).any() {
        return slide_reach(from, free);
    }
    goals(from, free)
        .into_iter()
        .fold(Bitboard::EMPTY, |reach, to| {
            let room = (free | from.bit()).without(to.bit());
            let beside = BESIDE[to.index()] & room;
            reach | if beside.any() { beside } else { room }
        })
}

/// The squares of all lines of four that hold two or more of the set.
#[inline]
fn pairs(set: Bitboard) -> Bitboard {
    // `starts` are the squares on which a line in this direction can begin.
    let along = |step: u32, starts: u64| {
        let [a, b, c, d] = [0, 1, 2, 3].map(|place| set.0 >> (place * step));
        let first = (a & (b | c | d) | b & (c | d) | c & d) & starts;
        first | first << step | first << (2 * step) | first << (3 * step)
    };
    Bitboard(along(1, 0x0000_0707_0707_0707) | along(8, 0x0000_0000_003f_3f3f))
}

/// The squares that would make a line of four of the set. Squares of the set itself do not
/// matter, as nothing can be placed there. The guard columns keep a line from going round the
/// edge.
#[inline]
fn completions(set: Bitboard) -> Bitboard {
    let along = |step: u32| {
        let (a1, a2, a3) = (set.0 >> step, set.0 >> (2 * step), set.0 >> (3 * step));
        let (b1, b2, b3) = (set.0 << step, set.0 << (2 * step), set.0 << (3 * step));
        (a1 & a2 & (a3 | b1)) | (b1 & b2 & (a1 | b3))
    };
    Bitboard((along(1) | along(8)) & !set.0) & BOARD
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;
    use rules::Game;

    #[test]
    fn turns_are_counted_as_they_are_listed() {
        let mut random = Random::new(1);
        for _ in 0..4000 {
            let mut position = Position::start();
            while position.outcome().is_none() {
                let board = Node::new(&position).board;
                let symbols = board.symbols.map(Lines::new);
                let colour = completions(board.enemy);
                let mut listed = 0;
                board.for_each_safe(colour, &symbols, |_| listed += 1);
                assert_eq!(board.count_safe(colour, &symbols), listed, "{position}");
                let turns = position.legal_turns();
                let Some(turn) = random.one_of(&turns) else {
                    break;
                };
                position.play_unchecked(turn);
            }
        }
    }
}
