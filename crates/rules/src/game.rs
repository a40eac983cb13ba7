//! What both games have in common: the [`Game`] trait.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use crate::{
    Bitboard, HalfTurn, Outcome, Places, Player, PositionError, Refusal, Setup, Square, Step,
    StepKind, Symmetry, TurnError,
};

/// A position of one of the games, with everything that a program may ask of it.
///
/// Programs that serve both games are written once, over `G: Game`; [`crate::with_game!`]
/// chooses the game at run time.
///
/// A value of a type that implements `Game` is always a legal, playable position: it comes from
/// [`Game::start`], from [`Game::from_setup`] or from playing turns.
pub trait Game:
    Copy + Eq + Hash + Debug + Display + FromStr<Err = PositionError> + Send + Sync + 'static
{
    /// The name on the command line and in data: lower case.
    const NAME: &'static str;
    /// The name in the `[Game "…"]` tag of a record.
    const TITLE: &'static str;
    /// The squares of the board.
    const BOARD: Bitboard;
    /// The board is this many files wide and as many ranks high.
    const SIZE: u8;
    /// The letters of the two sides in a position text, the first player's first.
    const SIDES: [char; 2];
    /// No game is longer than this many turns.
    const MAX_TURNS: usize;
    /// What maps positions to positions of the same value; the identity is the first.
    const SYMMETRIES: &'static [Symmetry];

    /// Which totem: a symbol in OXONO, the only one in YOXII.
    type Totem: Copy + Eq + Hash + Debug + Display + Send + Sync + 'static;
    /// Which of a player's pieces: a symbol in OXONO, a value in YOXII.
    type Kind: Copy + Eq + Hash + Debug + Display + Send + Sync + 'static;
    /// One turn: at most four bytes.
    type Turn: Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = TurnError> + Send + Sync;
    /// What ended the game, in full.
    type End: Clone + Eq + Debug;

    /// All totems.
    const TOTEMS: &'static [Self::Totem];
    /// All kinds of piece.
    const KINDS: &'static [Self::Kind];

    /// The default start position.
    fn start() -> Self;

    /// The start positions among which a new game between people draws lots; the default first.
    fn starts() -> &'static [Self];

    /// The only way from unchecked data to a position.
    ///
    /// # Errors
    /// Names what makes the position impossible, and where.
    fn from_setup(setup: &Setup<Self>) -> Result<Self, PositionError>;

    /// The position as unchecked data, to change by hand.
    fn setup(&self) -> Setup<Self>;

    /// What a letter of a position text stands for.
    fn cell_of(letter: char) -> Option<Cell<Self>>;

    /// The letter of a cell in a position text.
    fn letter_of(cell: Cell<Self>) -> char;

    /// How many pieces of this kind each player begins with.
    fn stock(kind: Self::Kind) -> u8;

    /// Whose turn it is; in a finished game, whose turn it would be.
    fn to_move(&self) -> Player;

    /// How many pieces are on the board.
    fn pieces_placed(&self) -> u32;

    /// What stands on a square.
    fn cell(&self, square: Square) -> Option<Cell<Self>>;

    /// The squares with neither piece nor totem.
    fn free(&self) -> Bitboard;

    /// Where a totem stands.
    fn totem_square(&self, totem: Self::Totem) -> Square;

    /// How many pieces of a kind a player still has in reserve.
    fn reserve(&self, player: Player, kind: Self::Kind) -> u8;

    /// The incremental Zobrist key. Equal positions have equal keys; keys are frozen.
    fn key(&self) -> u64;

    /// How the game ended, `None` while it goes on.
    fn outcome(&self) -> Option<Outcome>;

    /// What ended the game, in full; `None` while it goes on.
    fn end(&self) -> Option<Self::End>;

    /// The first legal turn that `fits`. No further one is looked at.
    fn find_turn(&self, fits: impl FnMut(Self::Turn) -> bool) -> Option<Self::Turn>;

    /// Calls `visit` with every legal turn, in the order of [`Game::find_turn`].
    #[inline]
    fn for_each_turn(&self, mut visit: impl FnMut(Self::Turn)) {
        self.find_turn(|turn| {
            visit(turn);
            false
        });
    }

    /// A turn that wins at once, if there is one.
    fn winning_turn(&self) -> Option<Self::Turn> {
        let win = Some(Outcome::Win(self.to_move()));
        self.find_turn(|turn| {
            let mut next = *self;
            next.play_unchecked(turn);
            next.outcome() == win
        })
    }

    /// The number of legal turns, without listing them.
    fn count_turns(&self) -> u64;

    /// The number of legal turns followed by a legal reply: perft 2. A game replaces this where
    /// many turns can be counted at once.
    fn count_pairs(&self) -> u64 {
        let mut count = 0;
        self.for_each_turn(|turn| {
            let mut next = *self;
            next.play_unchecked(turn);
            count += next.count_turns();
        });
        count
    }

    /// All legal turns; none if the game is over.
    fn legal_turns(&self) -> Vec<Self::Turn> {
        let mut turns = Vec::new();
        self.for_each_turn(|turn| turns.push(turn));
        turns
    }

    /// Every square to which the totem may go, with the kind of step.
    ///
    /// # Errors
    /// [`Refusal::GameOver`], or [`Refusal::NoPieceLeft`] if the totem may not be chosen.
    fn steps(&self, totem: Self::Totem) -> Result<Vec<Step>, Refusal>;

    /// The kind of the step that takes the totem to `to`.
    ///
    /// # Errors
    /// The reason why the totem cannot go there.
    fn step_kind(&self, totem: Self::Totem, to: Square) -> Result<StepKind, Refusal>;

    /// Where the piece may go once `totem` stands on `to`, which it can reach.
    fn places(&self, totem: Self::Totem, to: Square) -> Places;

    /// The kinds of piece that may be placed after moving this totem, used up or not.
    fn kinds_for(totem: Self::Totem) -> &'static [Self::Kind];

    /// The four parts of a turn: the totem, its goal, the kind of the piece, its square.
    fn parts(turn: Self::Turn) -> (Self::Totem, Square, Self::Kind, Square);

    /// The turn made of these parts, or `None` if this kind does not go with this totem.
    fn turn_from_parts(
        totem: Self::Totem,
        to: Square,
        kind: Self::Kind,
        at: Square,
    ) -> Option<Self::Turn>;

    /// The first half of a turn: moves the totem.
    ///
    /// # Errors
    /// The reason why the totem cannot go there.
    fn step(&self, totem: Self::Totem, to: Square) -> Result<HalfTurn<Self>, Refusal> {
        HalfTurn::new(*self, totem, to)
    }

    /// Is the turn legal? Looks at this turn alone.
    ///
    /// # Errors
    /// The reason why it is not.
    fn check(&self, turn: Self::Turn) -> Result<(), Refusal> {
        let (totem, to, kind, at) = Self::parts(turn);
        self.step(totem, to)?.place(kind, at).map(|_| ())
    }

    /// Is the turn legal? Looks at this turn alone.
    fn is_legal(&self, turn: Self::Turn) -> bool {
        self.check(turn).is_ok()
    }

    /// Plays a turn.
    ///
    /// # Errors
    /// The reason why the turn is not legal; the position is then untouched.
    fn play(&mut self, turn: Self::Turn) -> Result<(), Refusal> {
        self.check(turn)?;
        self.play_unchecked(turn);
        Ok(())
    }

    /// Plays a turn that is known to be legal, such as one from [`Game::for_each_turn`]. Any
    /// other turn leaves a position about which nothing is promised.
    fn play_unchecked(&mut self, turn: Self::Turn);

    /// The image of the position.
    #[must_use]
    fn transformed(&self, symmetry: Symmetry) -> Self;

    /// The image of a turn: playing it in the image of a position gives the image of the
    /// position after the turn.
    fn transform_turn(turn: Self::Turn, symmetry: Symmetry) -> Self::Turn;

    /// The same position for all images of a position, and a symmetry that leads to it.
    fn canonical(&self) -> (Self, Symmetry);
}

/// What can stand on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cell<G: Game> {
    /// A totem.
    Totem(G::Totem),
    /// A piece of a player.
    Piece(Player, G::Kind),
}
