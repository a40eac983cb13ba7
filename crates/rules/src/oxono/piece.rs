//! The two symbols. A piece has a colour, which is its player's, and a symbol.

use std::fmt;

/// Each player begins with this many pieces of each symbol.
pub const STOCK: u8 = 8;

/// X or O: of a piece, and of a totem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Symbol {
    /// X.
    X,
    /// O.
    O,
}

impl Symbol {
    /// X and O.
    pub const BOTH: [Symbol; 2] = [Symbol::X, Symbol::O];

    /// `X` or `O`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Symbol::X => "X",
            Symbol::O => "O",
        }
    }

    /// The other symbol.
    #[must_use]
    pub const fn other(self) -> Symbol {
        match self {
            Symbol::X => Symbol::O,
            Symbol::O => Symbol::X,
        }
    }
}

impl fmt::Display for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
