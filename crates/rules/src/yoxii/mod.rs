//! YOXII: one totem on a board of 37 squares; the most points around it when it is stuck win.

mod board;
mod end;
mod movegen;
mod notation;
mod piece;
mod position;
#[cfg(feature = "serde")]
mod serde;
mod setup;
mod symmetry;

pub use board::{BOARD, SIZE};
pub use end::{DecidedBy, End};
pub use movegen::jumps;
pub use notation::Turn;
pub use piece::{PieceValue, Totem};
pub use position::Position;

use crate::{
    Bitboard, Cell, Game, Outcome, Places, Player, PositionError, Refusal, Setup, Square, Step,
    StepKind, Symmetry,
};

impl Game for Position {
    const NAME: &'static str = "yoxii";
    const TITLE: &'static str = "Yoxii";
    const BOARD: Bitboard = BOARD;
    const SIZE: u8 = SIZE;
    const SIDES: [char; 2] = ['w', 'r'];
    const MAX_TURNS: usize = 36;
    const SYMMETRIES: &'static [Symmetry] = &symmetry::ALL;

    type Totem = Totem;
    type Kind = PieceValue;
    type Turn = Turn;
    type End = End;

    const TOTEMS: &'static [Totem] = &[Totem];
    const KINDS: &'static [PieceValue] = &PieceValue::ALL;

    fn start() -> Position {
        position::STARTS[0]
    }

    fn starts() -> &'static [Position] {
        &position::STARTS
    }

    fn from_setup(setup: &Setup<Position>) -> Result<Position, PositionError> {
        setup::read(setup)
    }

    fn setup(&self) -> Setup<Position> {
        setup::write(self)
    }

    fn cell_of(letter: char) -> Option<Cell<Position>> {
        notation::cell_of(letter)
    }

    fn letter_of(cell: Cell<Position>) -> char {
        notation::letter_of(cell)
    }

    fn stock(value: PieceValue) -> u8 {
        value.stock()
    }

    fn to_move(&self) -> Player {
        Position::to_move(self)
    }

    fn pieces_placed(&self) -> u32 {
        self.occupied().count() - 1
    }

    fn cell(&self, square: Square) -> Option<Cell<Position>> {
        Position::cell(self, square)
    }

    fn free(&self) -> Bitboard {
        BOARD.without(self.occupied())
    }

    fn totem_square(&self, _: Totem) -> Square {
        self.totem()
    }

    fn reserve(&self, player: Player, kind: PieceValue) -> u8 {
        Position::reserve(self, player, kind)
    }

    fn key(&self) -> u64 {
        Position::key(self)
    }

    fn outcome(&self) -> Option<Outcome> {
        end::outcome(self)
    }

    fn end(&self) -> Option<End> {
        end::end(self)
    }

    #[inline]
    fn find_turn(&self, fits: impl FnMut(Turn) -> bool) -> Option<Turn> {
        movegen::find_turn(self, fits)
    }

    #[inline]
    fn count_turns(&self) -> u64 {
        movegen::count_turns(self)
    }

    fn count_pairs(&self) -> u64 {
        movegen::count_pairs(self)
    }

    fn steps(&self, _: Totem) -> Result<Vec<Step>, Refusal> {
        movegen::steps(self)
    }

    fn step_kind(&self, _: Totem, to: Square) -> Result<StepKind, Refusal> {
        movegen::step_kind(self, to)
    }

    fn places(&self, _: Totem, to: Square) -> Places {
        movegen::places(self, to)
    }

    fn kinds_for(_: Totem) -> &'static [PieceValue] {
        &PieceValue::ALL
    }

    fn parts(turn: Turn) -> (Totem, Square, PieceValue, Square) {
        (Totem, turn.to, turn.value, turn.at)
    }

    fn turn_from_parts(_: Totem, to: Square, kind: PieceValue, at: Square) -> Option<Turn> {
        Some(Turn {
            to,
            value: kind,
            at,
        })
    }

    #[inline]
    fn play_unchecked(&mut self, turn: Turn) {
        Position::play_unchecked(self, turn);
    }

    fn transformed(&self, symmetry: Symmetry) -> Position {
        symmetry::transformed(self, symmetry)
    }

    fn transform_turn(turn: Turn, symmetry: Symmetry) -> Turn {
        symmetry::transform_turn(turn, symmetry)
    }

    fn canonical(&self) -> (Position, Symmetry) {
        symmetry::canonical(self)
    }
}
