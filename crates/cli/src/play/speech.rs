//! What is said during a game: what to do now, what a square is good for, how it ended.

use rules::{Cell, Game, Reach, Square};

use super::session::{Chance, Hand, Session};
use crate::boards::{Drawn, player_name};
use crate::sentences;
use crate::texts::Texts;

/// One sentence that says what to do now, or how the game ended.
pub(crate) fn instruction<G: Drawn>(texts: &Texts, session: &Session<G>) -> String {
    let Some(hand) = session.hand() else {
        return ending(texts, session);
    };
    let player = player_name::<G>(texts, session.to_move());
    match hand {
        Hand::Totem(totem) if G::TOTEMS.len() > 1 => texts.say(
            "play-step-which",
            &[
                ("player", player.into()),
                ("totem", G::totem_sign(*totem).to_string().into()),
            ],
        ),
        Hand::Totem(_) => texts.say("play-step", &[("player", player.into())]),
        Hand::Piece(half, kind) => {
            let key = match half.places().reach {
                Reach::Beside => "play-place",
                Reach::Anywhere => "play-place-anywhere",
            };
            let variables = [
                ("player", player.into()),
                ("piece", kind.to_string().into()),
            ];
            let mut sentence = texts.say(key, &variables);
            if G::kinds_for(half.totem()).len() > 1 {
                sentence.push(' ');
                sentence.push_str(&texts.say("play-values", &[]));
            }
            sentence
        }
    }
}

/// How the game ended; empty while it goes on.
pub(crate) fn ending<G: Drawn>(texts: &Texts, session: &Session<G>) -> String {
    let position = session.position();
    if let Some(end) = position.end() {
        return position.end_sentence(&end, texts);
    }
    let Some(loser) = session.resigned() else {
        return String::new();
    };
    texts.say(
        "end-resigned",
        &[
            ("loser", player_name::<G>(texts, loser).into()),
            ("player", player_name::<G>(texts, !loser).into()),
        ],
    )
}

/// What may be done on a square, or why nothing.
pub(crate) fn about<G: Game>(texts: &Texts, session: &Session<G>, square: Square) -> String {
    let place = ("square", square.to_string().into());
    if let Some(Hand::Totem(totem)) = session.hand() {
        match session.position().cell(square) {
            Some(Cell::Totem(other)) if other == *totem => {
                return texts.say("play-at-chosen", &[place]);
            }
            Some(Cell::Totem(other)) => {
                let totem = ("totem", other.to_string().into());
                return texts.say("play-at-totem", &[place, totem]);
            }
            _ => {}
        }
    }
    match session.chance(square) {
        Ok(Chance::Step(kind, over)) => {
            let key = format!("play-at-{}", kind.code());
            texts.say(&key, &[place, ("over", over.into())])
        }
        Ok(Chance::Place) => texts.say("play-at-place", &[place]),
        Err(refusal) => {
            let reason = sentences::refusal(texts, refusal);
            texts.say("play-at-refused", &[place, ("reason", reason.into())])
        }
    }
}
