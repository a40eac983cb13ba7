//! What a player types: a whole turn in our notation, or the half of it that comes next.

use rules::{Game, Square};

use super::session::{Hand, Session};
use crate::sentences::BadTurn;

/// Does what the text says. True when that completed a turn.
///
/// A text without a dash is half a turn: `Xc6` or `c6` moves the totem, `3e6` or `e6` places the
/// piece.
pub(crate) fn enter<G: Game>(session: &mut Session<G>, text: &str) -> Result<bool, BadTurn> {
    let text = text.trim();
    if !text.contains('-') {
        match session.hand().copied() {
            Some(Hand::Totem(chosen)) => {
                if let Some((totem, to)) = split::<G, _>(text, G::TOTEMS, chosen) {
                    session.step(totem, to)?;
                    return Ok(false);
                }
            }
            Some(Hand::Piece(half, chosen)) => {
                if let Some((kind, at)) = split::<G, _>(text, G::KINDS, chosen) {
                    session.play(half.place(kind, at)?)?;
                    return Ok(true);
                }
            }
            None => {}
        }
    }
    session.play(text.parse()?)?;
    Ok(true)
}

/// A square of the board with or without the letter or digit of one of `all` before it.
fn split<G: Game, T: Copy + std::fmt::Display>(
    text: &str,
    all: &[T],
    otherwise: T,
) -> Option<(T, Square)> {
    let named = all.iter().find_map(|&thing| {
        let name = thing.to_string();
        let rest = text.get(name.len()..)?;
        text[..name.len()]
            .eq_ignore_ascii_case(&name)
            .then_some((thing, rest))
    });
    let (thing, square) = named.unwrap_or((otherwise, text));
    let square: Square = square.parse().ok()?;
    G::BOARD.has(square).then_some((thing, square))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::play::seats;
    use rules::{Refusal, TurnError, oxono, yoxii};

    fn two_people<G: Game>() -> Session<G> {
        Session::new(G::start(), seats(None))
    }

    #[test]
    fn whole_turns_and_halves() {
        let mut session = two_people::<oxono::Position>();
        assert_eq!(enter(&mut session, " xC6-c5! "), Ok(true));
        assert_eq!(enter(&mut session, "od1"), Ok(false));
        assert_eq!(enter(&mut session, "d2"), Ok(true));
        let turns: Vec<String> = session.turns().map(|turn| turn.to_string()).collect();
        assert_eq!(turns, ["Xc6-c5", "Od1-d2"]);

        let mut session = two_people::<yoxii::Position>();
        assert_eq!(enter(&mut session, "d5"), Ok(false));
        assert_eq!(enter(&mut session, "3e6"), Ok(true));
        assert_eq!(session.last_turn().unwrap().to_string(), "d5-3e6");
    }

    #[test]
    fn what_is_wrong_is_told() {
        let mut session = two_people::<oxono::Position>();
        let refused = BadTurn::Refused(Refusal::NotInLine);
        assert_eq!(enter(&mut session, "Xd5"), Err(refused));
        let unreadable = BadTurn::Text(TurnError::Totem);
        assert_eq!(enter(&mut session, "zug"), Err(unreadable));
        assert!(enter(&mut session, "é").is_err());
    }
}
