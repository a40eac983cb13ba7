//! A board as unchecked data, and its text form.

use std::fmt;
use std::str::FromStr;

use crate::{Cell, Game, Player, Square, Variable};

/// What stands where and who is to move, checked by nobody. [`Game::from_setup`] makes a
/// position of it, or says what is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Setup<G: Game> {
    cells: [Option<Cell<G>>; 64],
    /// Who is to move.
    pub to_move: Player,
}

impl<G: Game> Setup<G> {
    /// An empty board, without totems, the first player to move.
    #[must_use]
    pub fn empty() -> Setup<G> {
        Setup {
            cells: [None; 64],
            to_move: Player::First,
        }
    }

    /// What stands on a square.
    #[must_use]
    pub fn get(&self, square: Square) -> Option<Cell<G>> {
        self.cells[square.index()]
    }

    /// Puts something on a square, or nothing. A square that is not on the board stays empty.
    pub fn set(&mut self, square: Square, cell: Option<Cell<G>>) {
        if G::BOARD.has(square) {
            self.cells[square.index()] = cell;
        }
    }

    /// Everything on the board with its square, from a1 upwards.
    pub fn cells(&self) -> impl Iterator<Item = (Square, Cell<G>)> {
        G::BOARD
            .into_iter()
            .filter_map(|square| Some((square, self.get(square)?)))
    }
}

impl<G: Game> fmt::Display for Setup<G> {
    /// The board from the top rank to rank 1, a space, the side to move.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..G::SIZE).rev() {
            let mut gap = 0;
            for square in squares_of_rank::<G>(rank) {
                match self.get(square) {
                    None => gap += 1,
                    Some(cell) => {
                        write_gap(f, &mut gap)?;
                        write!(f, "{}", G::letter_of(cell))?;
                    }
                }
            }
            write_gap(f, &mut gap)?;
            f.write_str(if rank > 0 { "/" } else { " " })?;
        }
        write!(f, "{}", G::SIDES[self.to_move as usize])
    }
}

fn write_gap(f: &mut fmt::Formatter<'_>, gap: &mut u8) -> fmt::Result {
    if *gap > 0 {
        write!(f, "{gap}")?;
    }
    *gap = 0;
    Ok(())
}

fn squares_of_rank<G: Game>(rank: u8) -> impl Iterator<Item = Square> {
    (0..G::SIZE)
        .map(move |file| Square::new(file, rank))
        .filter(|&square| G::BOARD.has(square))
}

/// Why a text is not a board with a side to move. Columns count characters from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SetupError {
    /// No space and no side after the board.
    NoSide,
    /// Not exactly one space between board and side, or a space elsewhere.
    Spacing {
        /// Where the misplaced space stands.
        column: usize,
    },
    /// The side is not one of the two letters of this game.
    Side {
        /// Where the side should stand.
        column: usize,
    },
    /// Too few or too many ranks.
    RankCount {
        /// How many there are.
        found: usize,
    },
    /// A rank has too few squares.
    RankShort {
        /// The rank, from 1.
        rank: u8,
        /// Where the rank ends.
        column: usize,
    },
    /// A rank has too many squares.
    RankLong {
        /// The rank, from 1.
        rank: u8,
        /// The first character that is too much.
        column: usize,
    },
    /// A character that stands for nothing.
    UnknownCharacter {
        /// The character.
        character: char,
        /// Where it stands.
        column: usize,
    },
    /// A run of no squares.
    Zero {
        /// Where the 0 stands.
        column: usize,
    },
    /// Two digits in a row.
    TwoDigits {
        /// Where the second one stands.
        column: usize,
    },
}

impl SetupError {
    /// The stable name of the reason.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            SetupError::NoSide => "no-side",
            SetupError::Spacing { .. } => "spacing",
            SetupError::Side { .. } => "side",
            SetupError::RankCount { .. } => "rank-count",
            SetupError::RankShort { .. } => "rank-short",
            SetupError::RankLong { .. } => "rank-long",
            SetupError::UnknownCharacter { .. } => "unknown-character",
            SetupError::Zero { .. } => "zero",
            SetupError::TwoDigits { .. } => "two-digits",
        }
    }

    /// The column of the character at fault, where one is.
    #[must_use]
    pub const fn column(self) -> Option<usize> {
        match self {
            SetupError::NoSide | SetupError::RankCount { .. } => None,
            SetupError::Spacing { column }
            | SetupError::Side { column }
            | SetupError::RankShort { column, .. }
            | SetupError::RankLong { column, .. }
            | SetupError::UnknownCharacter { column, .. }
            | SetupError::Zero { column }
            | SetupError::TwoDigits { column } => Some(column),
        }
    }

    /// The variables of the sentence about it, by name.
    #[must_use]
    pub fn variables(self) -> Vec<(&'static str, Variable)> {
        let mut variables = match self {
            SetupError::RankCount { found } => vec![("found", found.into())],
            SetupError::RankShort { rank, .. } | SetupError::RankLong { rank, .. } => {
                vec![("rank", rank.into())]
            }
            SetupError::UnknownCharacter { character, .. } => {
                vec![("character", character.into())]
            }
            SetupError::NoSide
            | SetupError::Spacing { .. }
            | SetupError::Side { .. }
            | SetupError::Zero { .. }
            | SetupError::TwoDigits { .. } => vec![],
        };
        variables.extend(self.column().map(|column| ("column", column.into())));
        variables
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())?;
        match self.column() {
            Some(column) => write!(f, " at column {column}"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for SetupError {}

impl<G: Game> FromStr for Setup<G> {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Setup<G>, SetupError> {
        let (board, side) = text.split_once(' ').ok_or(SetupError::NoSide)?;
        let mut setup = Setup::empty();
        read_board(board, &mut setup)?;
        let column = board.chars().count() + 2;
        setup.to_move = read_side::<G>(side, column)?;
        Ok(setup)
    }
}

fn read_board<G: Game>(board: &str, setup: &mut Setup<G>) -> Result<(), SetupError> {
    if board.is_empty() {
        return Err(SetupError::Spacing { column: 1 });
    }
    let found = board.split('/').count();
    if found != usize::from(G::SIZE) {
        return Err(SetupError::RankCount { found });
    }
    let mut column = 1;
    for (rank, text) in (0..G::SIZE).rev().zip(board.split('/')) {
        read_rank(text, rank, column, setup)?;
        column += text.chars().count() + 1;
    }
    Ok(())
}

fn read_rank<G: Game>(
    text: &str,
    rank: u8,
    start: usize,
    setup: &mut Setup<G>,
) -> Result<(), SetupError> {
    let mut squares = squares_of_rank::<G>(rank);
    let rank = rank + 1;
    let mut column = start;
    let mut after_digit = false;
    for character in text.chars() {
        let gap = character.to_digit(10);
        match gap {
            Some(_) if after_digit => return Err(SetupError::TwoDigits { column }),
            Some(0) => return Err(SetupError::Zero { column }),
            Some(gap) => {
                for _ in 0..gap {
                    squares
                        .next()
                        .ok_or(SetupError::RankLong { rank, column })?;
                }
            }
            None => {
                let cell = G::cell_of(character)
                    .ok_or(SetupError::UnknownCharacter { character, column })?;
                let square = squares
                    .next()
                    .ok_or(SetupError::RankLong { rank, column })?;
                setup.set(square, Some(cell));
            }
        }
        after_digit = gap.is_some();
        column += 1;
    }
    match squares.next() {
        None => Ok(()),
        Some(_) => Err(SetupError::RankShort { rank, column }),
    }
}

fn read_side<G: Game>(side: &str, column: usize) -> Result<Player, SetupError> {
    let mut characters = side.chars();
    match (characters.next(), characters.next()) {
        (Some(' '), _) => Err(SetupError::Spacing { column }),
        (Some(_), Some(' ')) => Err(SetupError::Spacing { column: column + 1 }),
        (Some(side), None) if side == G::SIDES[0] => Ok(Player::First),
        (Some(side), None) if side == G::SIDES[1] => Ok(Player::Second),
        _ => Err(SetupError::Side { column }),
    }
}

/// Why a board with a side to move is not a position of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PositionError {
    /// The text is not even a board.
    Text(SetupError),
    /// A totem is missing.
    TotemMissing {
        /// Its name.
        totem: char,
    },
    /// There are two of a totem.
    TotemDoubled {
        /// Its name.
        totem: char,
        /// Where the second one stands.
        square: Square,
    },
    /// A player has more pieces of a kind on the board than there are.
    TooManyPieces {
        /// Their letter in a position text.
        piece: char,
        /// How many are on the board.
        found: u8,
        /// How many there are.
        stock: u8,
    },
    /// The numbers of pieces do not fit the side to move.
    Counts {
        /// Pieces of the first player.
        first: u8,
        /// Pieces of the second player.
        second: u8,
    },
    /// OXONO: a line stands on the board that the last piece cannot have made.
    Line {
        /// A square of a line.
        square: Square,
    },
}

impl PositionError {
    /// The stable name of the reason.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            PositionError::Text(error) => error.code(),
            PositionError::TotemMissing { .. } => "totem-missing",
            PositionError::TotemDoubled { .. } => "totem-doubled",
            PositionError::TooManyPieces { .. } => "too-many-pieces",
            PositionError::Counts { .. } => "counts",
            PositionError::Line { .. } => "line",
        }
    }

    /// The variables of the sentence about it, by name.
    #[must_use]
    pub fn variables(self) -> Vec<(&'static str, Variable)> {
        match self {
            PositionError::Text(error) => error.variables(),
            PositionError::TotemMissing { totem } => vec![("totem", totem.into())],
            PositionError::TotemDoubled { totem, square } => {
                vec![("totem", totem.into()), ("square", square.into())]
            }
            PositionError::TooManyPieces {
                piece,
                found,
                stock,
            } => vec![
                ("piece", piece.into()),
                ("found", found.into()),
                ("stock", stock.into()),
            ],
            PositionError::Counts { first, second } => {
                vec![("first", first.into()), ("second", second.into())]
            }
            PositionError::Line { square } => vec![("square", square.into())],
        }
    }
}

impl From<SetupError> for PositionError {
    fn from(error: SetupError) -> PositionError {
        PositionError::Text(error)
    }
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::Text(error) => fmt::Display::fmt(error, f),
            PositionError::TotemMissing { totem } => write!(f, "{}: {totem}", self.code()),
            PositionError::TotemDoubled { totem, square } => {
                write!(f, "{}: {totem} on {square}", self.code())
            }
            PositionError::TooManyPieces {
                piece,
                found,
                stock,
            } => write!(f, "{}: {found} {piece} of {stock}", self.code()),
            PositionError::Counts { first, second } => {
                write!(f, "{}: first {first}, second {second}", self.code())
            }
            PositionError::Line { square } => write!(f, "{} through {square}", self.code()),
        }
    }
}

impl std::error::Error for PositionError {}

/// The name of a totem, which is a letter. A board that is drawn has no letters of a text.
fn name_of<G: Game>(totem: G::Totem) -> char {
    totem.to_string().chars().next().unwrap_or_default()
}

/// The checks that are the same in every game: one of each totem, no more pieces than the stock,
/// and as many on each side as alternate turns give.
pub(crate) fn check_counts<G: Game>(setup: &Setup<G>) -> Result<(), PositionError> {
    for &totem in G::TOTEMS {
        let mut places = setup
            .cells()
            .filter(|&(_, cell)| cell == Cell::Totem(totem));
        if places.next().is_none() {
            let totem = name_of::<G>(totem);
            return Err(PositionError::TotemMissing { totem });
        }
        if let Some((square, _)) = places.next() {
            let totem = name_of::<G>(totem);
            return Err(PositionError::TotemDoubled { totem, square });
        }
    }
    let mut totals = [0; 2];
    for player in Player::BOTH {
        for &kind in G::KINDS {
            let piece = Cell::Piece(player, kind);
            let found = setup.cells().filter(|&(_, cell)| cell == piece).count() as u8;
            let stock = G::stock(kind);
            if found > stock {
                return Err(PositionError::TooManyPieces {
                    piece: G::letter_of(piece),
                    found,
                    stock,
                });
            }
            totals[player as usize] += found;
        }
    }
    let [first, second] = totals;
    let extra = u8::from(setup.to_move == Player::Second);
    if first == second + extra {
        Ok(())
    } else {
        Err(PositionError::Counts { first, second })
    }
}
