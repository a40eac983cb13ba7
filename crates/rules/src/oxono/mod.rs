//! OXONO: two totems, X and O, on a board of 6×6; four in a line by colour or by symbol win.

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
pub use end::{End, Line, LineBy};
pub use notation::Turn;
pub use piece::{STOCK, Symbol};
pub use position::Position;

use crate::{
    Bitboard, Cell, Game, Outcome, Places, Player, PositionError, Refusal, Setup, Square, Step,
    StepKind, Symmetry,
};

impl Game for Position {
    const NAME: &'static str = "oxono";
    const TITLE: &'static str = "Oxono";
    const BOARD: Bitboard = BOARD;
    const SIZE: u8 = SIZE;
    const SIDES: [char; 2] = ['p', 'b'];
    const MAX_TURNS: usize = 32;
    const SYMMETRIES: &'static [Symmetry] = &symmetry::ALL;

    type Totem = Symbol;
    type Kind = Symbol;
    type Turn = Turn;
    type End = End;

    const TOTEMS: &'static [Symbol] = &Symbol::BOTH;
    const KINDS: &'static [Symbol] = &Symbol::BOTH;

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

    fn stock(_: Symbol) -> u8 {
        STOCK
    }

    fn to_move(&self) -> Player {
        Position::to_move(self)
    }

    fn pieces_placed(&self) -> u32 {
        self.occupied().count() - 2
    }

    fn cell(&self, square: Square) -> Option<Cell<Position>> {
        Position::cell(self, square)
    }

    fn free(&self) -> Bitboard {
        BOARD.without(self.occupied())
    }

    fn totem_square(&self, totem: Symbol) -> Square {
        self.totem(totem)
    }

    fn reserve(&self, player: Player, kind: Symbol) -> u8 {
        Position::reserve(self, player, kind)
    }

    fn key(&self) -> u64 {
        Position::key(self)
    }

    fn outcome(&self) -> Option<Outcome> {
        Position::outcome(self)
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

    fn steps(&self, totem: Symbol) -> Result<Vec<Step>, Refusal> {
        movegen::steps(self, totem)
    }

    fn step_kind(&self, totem: Symbol, to: Square) -> Result<StepKind, Refusal> {
        movegen::step_kind(self, totem, to)
    }

    fn places(&self, totem: Symbol, to: Square) -> Places {
        movegen::places(self, totem, to)
    }

    fn kinds_for(totem: Symbol) -> &'static [Symbol] {
        match totem {
            Symbol::X => &[Symbol::X],
            Symbol::O => &[Symbol::O],
        }
    }

    fn parts(turn: Turn) -> (Symbol, Square, Symbol, Square) {
        (turn.totem, turn.to, turn.totem, turn.at)
    }

    fn turn_from_parts(totem: Symbol, to: Square, kind: Symbol, at: Square) -> Option<Turn> {
        (totem == kind).then_some(Turn { totem, to, at })
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
