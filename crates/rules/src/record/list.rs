//! Reading a plain list of turns, such as people paste.

use super::cursor::Cursor;
use super::write::result_from_text;
use super::{ReadError, Reason};
use crate::{Game, Refusal, TurnError};

/// Reads turns that follow one another from `start`. Spaces, line ends, commas and semicolons
/// stand between them; numbers, right or wrong, marks after a turn and a result at the end are
/// passed over.
///
/// ```
/// use rules::{Game, oxono::Position, record};
/// let start = Position::start();
/// let turns = record::read_turns(&start, "1. Xc6-c5! Od1-d2, 2.xb6-b5")?;
/// assert_eq!(turns, record::read_turns(&start, "Xc6-c5 Od1-d2 Xb6-b5")?);
///
/// let error = record::read_turns(&start, "Xc6-c5 Od1-d4").unwrap_err();
/// assert_eq!(error.to_string(), "1:8: illegal-turn (not-beside-totem)");
/// # Ok::<(), record::ReadError>(())
/// ```
///
/// # Errors
/// The first word that is not a legal turn where it stands.
pub fn read_turns<G: Game>(start: &G, text: &str) -> Result<Vec<G::Turn>, ReadError> {
    let mut position = *start;
    let mut turns = Vec::new();
    let mut cursor = Cursor::new(text);
    let mut ended = false;
    loop {
        cursor.take_while(is_separator);
        if cursor.at_end() {
            return Ok(turns);
        }
        if ended {
            return Err(cursor.error(Reason::StrayText));
        }
        let mut word_at = cursor;
        let word = cursor.take_while(|c| !is_separator(c));
        if result_from_text(word).is_some() {
            ended = true;
            continue;
        }
        let unnumbered = word.trim_start_matches(|c: char| c.is_ascii_digit());
        let unnumbered = unnumbered.trim_start_matches('.');
        if unnumbered.is_empty() {
            continue;
        }
        word_at.advance(word.len() - unnumbered.len());
        let turn = unnumbered.parse().map_err(|error: TurnError| {
            word_at.error_behind(error.column() - 1, Reason::BadTurn(error))
        })?;
        position.play(turn).map_err(|refusal| {
            word_at.error(match refusal {
                Refusal::GameOver => Reason::TurnAfterEnd,
                _ => Reason::IllegalTurn(refusal),
            })
        })?;
        turns.push(turn);
    }
}

fn is_separator(character: char) -> bool {
    character.is_whitespace() || matches!(character, ',' | ';')
}
