//! Going on with another device: a code that one browser shows and another one uses up.
//!
//! Each browser keeps its own secret. The one that has used a code may also play on the seats of
//! the one that made it; what it has itself stays its own, and nobody gets anything of it.

use serde::{Deserialize, Serialize};

use super::games::{Failure, Games};
use crate::store::{Address, CodeHash, Holder, SeatOffer, Store, Taken, is_letters, letters};

/// So long a code can be used.
const VALID: u64 = 600_000;
/// Letters of five bits: who tries ten thousand codes a second for ten minutes has one chance in
/// a hundred million.
const LETTERS: usize = 10;

/// A wish for a code.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Continue {
    /// The game that the other device is to go on with.
    #[cfg_attr(test, schema(value_type = Option<String>))]
    #[serde(default)]
    pub game: Option<Address>,
}

/// A code that was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub struct Offered {
    /// As it is shown: `4k7qd-x02mz`.
    pub code: String,
    /// For how many milliseconds it can be used.
    pub valid: u64,
    /// How the address begins at which the other device types it, if the server knows under which
    /// address others reach it.
    #[cfg_attr(test, schema(nullable = false))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub origin: Option<String>,
}

/// A code that is used.
#[derive(Clone, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Code {
    /// As somebody has typed it.
    pub code: String,
}

/// What a code has brought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub struct Continued {
    /// The game to go on with.
    #[cfg_attr(test, schema(nullable = false))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
}

impl<S: Store> Games<S> {
    /// A browser and those whose seats it shares, itself first; nobody for a stranger.
    pub(crate) async fn holders(&self, own: Option<Holder>) -> Result<Vec<Holder>, Failure> {
        let mut holders = Vec::from_iter(own);
        if let Some(own) = own {
            holders.extend(self.store.shared_with(&own).await?);
        }
        Ok(holders)
    }

    /// Makes a code for the seats of a browser.
    pub(crate) async fn offer_seats(
        &self,
        holder: Holder,
        wish: Continue,
    ) -> Result<Offered, Failure> {
        let none = Failure::Refused("not-seated");
        if let Some(game) = &wish.game {
            let holders = self.holders(Some(holder)).await?;
            let you = self.show(game, &holders).await?.you;
            you.ok_or(none)?;
        } else if self.store.games_of(&holder, 1).await?.is_empty() {
            return Err(none);
        }
        let mut bytes = [0; LETTERS];
        if !self.around.fill(&mut bytes) {
            return Err(Failure::Refused("storage"));
        }
        let code = letters(&bytes);
        let now = self.around.now();
        let offer = SeatOffer {
            code: CodeHash::of_code(&code),
            holder,
            game: wish.game,
            expires: now + VALID,
        };
        self.store.offer_seats(offer, now).await?;
        let (one, other) = code.split_at(LETTERS / 2);
        Ok(Offered {
            code: format!("{one}-{other}"),
            valid: VALID,
            origin: None,
        })
    }

    /// Uses up a code, so that a browser has the seats of another.
    pub(crate) async fn take_seats(&self, by: Holder, code: &Code) -> Result<Continued, Failure> {
        let wrong = Failure::Refused("no-code");
        let Some(letters) = as_meant(&code.code) else {
            return Err(wrong);
        };
        let now = self.around.now();
        let code = CodeHash::of_code(&letters);
        match self.store.take_seats(&code, &by, now).await? {
            Taken::Shared(game) => Ok(Continued {
                game: game.map(String::from),
            }),
            Taken::Own => Err(Failure::Refused("own-code")),
            Taken::NoCode => Err(wrong),
        }
    }
}

/// The letters that somebody means who has read them from another screen.
fn as_meant(typed: &str) -> Option<String> {
    let meant = |letter: char| match letter.to_ascii_lowercase() {
        'o' => '0',
        'i' | 'l' => '1',
        letter => letter,
    };
    let is_letter = |letter: &char| !letter.is_whitespace() && !"-–—".contains(*letter);
    let letters: String = typed.chars().filter(is_letter).map(meant).collect();
    is_letters(&letters, LETTERS).then_some(letters)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_as_people_type_it() {
        let code = Some("4k7qd0102z".to_owned());
        for typed in ["4k7qd-0102z", " 4K7QD 0102Z\n", "4k7qdoiO2z", "4k7qd–olo2z"] {
            assert_eq!(as_meant(typed), code, "{typed}");
        }
        for typed in ["", "4k7qd", "4k7qd-0102z0", "4k7qd-0102u", "4k7qd-0102ä"] {
            assert_eq!(as_meant(typed), None, "{typed}");
        }
    }
}
