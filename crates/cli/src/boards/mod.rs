//! How the games look in a terminal: what each game adds to the rules, one file per game, and the
//! plain drawing that is the same for all.

mod oxono;
mod yoxii;

use ratatui::style::Color;
use rules::{Bitboard, Game, Player, Square};
use serde_json::Value;

use crate::texts::Texts;

/// A game that can be shown.
pub(crate) trait Drawn: Game {
    /// The colours of the players' pieces and of the signs on them, the first player's first.
    const COLOURS: [PieceColours; 2];

    /// A turn to show how turns are written.
    const EXAMPLE: &'static str;

    /// The sign on a totem.
    fn totem_sign(totem: Self::Totem) -> char;

    /// How many pieces of a kind are in reserve, as `show` writes it.
    fn reserve_entry(kind: Self::Kind, count: u8) -> String;

    /// The points of either player as they stand, in a game that has points.
    fn standing(&self) -> Option<[u32; 2]>;

    /// What ended the game, as data.
    fn describe_end(end: &Self::End) -> Value;

    /// The squares that decided the game.
    fn deciding_squares(end: &Self::End) -> Bitboard;

    /// What ended the game, as a sentence.
    fn end_sentence(&self, end: &Self::End, texts: &Texts) -> String;
}

/// How a player's pieces are coloured.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PieceColours {
    pub(crate) body: Color,
    pub(crate) sign: Color,
}

/// What a player is called: by the colour of the pieces.
pub(crate) fn player_name<G: Game>(texts: &Texts, player: Player) -> String {
    texts.say(&format!("player-{}-{}", G::NAME, player.name()), &[])
}

/// The board in the letters of a position text, with ranks and files.
pub(crate) fn plain<G: Game>(position: &G) -> String {
    let mut text = String::new();
    for rank in (0..G::SIZE).rev() {
        let mut line = (rank + 1).to_string();
        for file in 0..G::SIZE {
            let square = Square::new(file, rank);
            let letter = match position.cell(square) {
                _ if !G::BOARD.has(square) => ' ',
                None => '.',
                Some(cell) => G::letter_of(cell),
            };
            line.push_str(&format!("  {letter}"));
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text.push(' ');
    for file in 0..G::SIZE {
        text.push_str(&format!("  {}", char::from(b'a' + file)));
    }
    text.push('\n');
    text
}

/// The names of the squares of a set.
fn names(squares: Bitboard) -> Vec<String> {
    squares
        .into_iter()
        .map(|square| square.to_string())
        .collect()
}
