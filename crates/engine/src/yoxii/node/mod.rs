//! YOXII as the proof-number search sees it.
//!
//! The game ends when the player to move cannot move the totem. A turn after which the enemy
//! could end the game at once with a win is never generated; that can only happen where at most
//! one square around the totem's new place is free.
//!
//! Values decide nothing but who has more at the end, and yet they make up to four turns of one.
//! So a position is first searched in games without that choice, which bound its value. A player
//! who always places the highest value that is left does no better than in the real game: that is
//! one of the ways to play it. A player who says only at the end what the pieces placed since are
//! worth, any of those that were in reserve, does no worse: whatever was placed in the real game
//! can be said then.
//!
//! The real game lies between two in which one player is free and the other open, and each of
//! these between two in which nobody chooses: if both are open, what the one cannot do there it
//! cannot do in the harder of the two, and what it can do it can in the easier one. So that game
//! says which of the two is worth a search. Most positions are settled where nobody chooses, in a
//! hundredth of the nodes, nearly all others where one player does; all values are searched only
//! where that does not help either.

mod board;

use std::cmp::Ordering;

use rules::yoxii::{BOARD, PieceValue, Position, Turn};
use rules::{Bitboard, Player, Square};

use self::board::{Board, OpenTally, Piece, goals, places};
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
                open_tallies: [[0; 9]; 2],
            },
            mover,
            choices: [Choice::Free; 2],
            reserves: [mover, !mover]
                .map(|player| PieceValue::ALL.map(|value| position.reserve(player, value))),
            hashes,
        }
    }

    /// The position in a game in which the sides choose like this from here on.
    fn choosing(&self, choices: [Choice; 2]) -> Node {
        let mut node = *self;
        for (side, choice) in choices.into_iter().enumerate() {
            if choice != self.choices[side] {
                node.agree(side, choice);
            }
        }
        node
    }

    /// From here on a side, which was free, chooses like this.
    fn agree(&mut self, side: usize, choice: Choice) {
        let reserve = self.reserves[side];
        let player = if side == 0 { self.mover } else { !self.mover };
        self.choices[side] = choice;
        let agreement = match choice {
            Choice::Free => return,
            Choice::Highest => 0,
            Choice::Open => {
                self.board.open_tallies[side] = open_tally(reserve);
                keys::open(player, reserve)
            }
        };
        for hash in &mut self.hashes {
            *hash ^= keys::FREE ^ agreement;
        }
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

/// What a number of open pieces adds to the tally of a player who had this in reserve: as many of
/// the highest as there are.
fn open_tally(reserve: [u8; 4]) -> OpenTally {
    let mut values = (0..4)
        .rev()
        .flat_map(|value| std::iter::repeat_n(value as i16, reserve[value].into()));
    let mut sum = 0;
    let mut tally = [0; 9];
    for entry in &mut tally[1..] {
        sum += values.next().map_or(0, |value| 16 * (value + 1) + 1);
        *entry = sum;
    }
    tally
}

impl ProofNode for Node {
    type Turn = Turn;

    const WINS_BY_OWN_TURN: bool = false;

    fn key(&self) -> Key {
        let placed = (self.board.own | self.board.enemy).count();
        keys::key(self.board.totem, placed, |symmetry| self.hashes[symmetry])
    }

    fn bounds(&self) -> Option<[Node; 2]> {
        use Choice::{Free, Highest, Open};
        let [worse, better] = match self.choices {
            [Free, Free] => [[Free, Open], [Open, Free]],
            [Free, Open] => [[Highest, Open], [Open, Open]],
            [Open, Free] => [[Open, Open], [Open, Highest]],
            _ => return None,
        };
        Some([self.choosing(worse), self.choosing(better)])
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
        let is_free = self.choices[0] == Choice::Free;
        if !is_free {
            self.fetch(known, self.piece(0, own_highest));
        }
        let open = is_free.then(|| self.choosing([Choice::Open, self.choices[1]]));
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
        node.board.open_tallies.swap(0, 1);
        node.mover = !self.mover;
        let numbers = keys::piece(self.mover, piece.value(), turn.at);
        for (hash, number) in node.hashes.iter_mut().zip(numbers) {
            *hash ^= number;
        }
        node
    }
}

#[cfg(test)]
mod tests {
    use rules::Game;

    use super::*;
    use crate::random::Random;
    use crate::solve::Solver;

    /// A position that is searched as it is.
    #[derive(Clone, Copy)]
    struct Plain(Node);

    impl ProofNode for Plain {
        type Turn = Turn;

        const WINS_BY_OWN_TURN: bool = Node::WINS_BY_OWN_TURN;

        fn key(&self) -> Key {
            self.0.key()
        }

        fn expand(&self, question: bool, known: &impl Known, children: &mut Vec<Child<Turn>>) {
            self.0.expand(question, known, children);
        }

        fn after(&self, turn: Turn) -> Plain {
            Plain(self.0.after(turn))
        }
    }

    /// Does the player who is asked for win? With a table of its own.
    fn asked<N: ProofNode + Send + Sync>(node: &N, question: Player) -> Numbers {
        let mut solver = Solver::new(16 << 20).unwrap();
        let numbers = solver.ask(node, question, 1, &mut 0, &|_| true);
        assert!(numbers.solved());
        numbers
    }

    /// Random positions in which nobody can win at once.
    fn positions(pieces: u32, seed: u64) -> impl Iterator<Item = Position> {
        let mut random = Random::new(seed);
        std::iter::repeat_with(move || {
            let mut position = Position::start();
            while position.outcome().is_none() && position.pieces_placed() < pieces {
                let turn = random.one_of(&position.legal_turns())?;
                position.play_unchecked(turn);
            }
            let quiet = position.outcome().is_none() && position.winning_turn().is_none();
            quiet.then_some(position)
        })
        .flatten()
    }

    /// Checks a position and the games that bound it, and says how many of them had to be searched
    /// though they have bounds.
    fn check(node: &Node, question: Player) -> u32 {
        let plain = asked(&Plain(*node), question).phi == 0;
        let Some(bounds) = node.bounds() else {
            return 0;
        };
        assert_eq!(asked(node, question).phi == 0, plain);
        let searched: u32 = bounds.iter().map(|bound| check(bound, question)).sum();
        let [worse, better] = bounds.map(|bound| asked(&Plain(bound), question).phi == 0);
        assert!(worse <= plain && plain <= better);
        searched + u32::from(worse != better)
    }

    #[test]
    fn bounds_are_bounds_and_change_no_value() {
        let mut searched = 0;
        for position in positions(22, 7).take(40) {
            let node = Node::new(&position);
            searched += Player::BOTH
                .map(|player| check(&node, player))
                .iter()
                .sum::<u32>();
        }
        assert!(searched > 0);
    }
}
