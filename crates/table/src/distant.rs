//! A game that is decided elsewhere, as one page of it sees it: what is certain, and after it
//! perhaps the player's own turn, which is shown while it is on its way.

use rules::Player;

use crate::any::{AnyTable, from_events};
use crate::{Command, Event, Happening, TableError};

/// A turn that is shown but not certain.
struct Guess {
    by: Player,
    turn: String,
    /// What the turn in progress has taken, as it would be without the guess.
    used: Option<u64>,
}

/// Adopts events at a table of which `known` are certain, and what the turn in progress has taken
/// by an authority's measure. The own turn that is on its way stays, as long as it is possible.
/// Gives how many events are certain now.
///
/// # Errors
/// See [`Table::follow`](crate::Table::follow). What came before the fault is adopted.
pub fn follow(
    table: &mut Box<dyn AnyTable>,
    known: usize,
    events: Vec<Event>,
    used: Option<u64>,
    now: u64,
) -> Result<usize, TableError> {
    let guess = drop_guess(table, known, now)?;
    let answers = table.moved();
    let used = used.or(guess.as_ref().and_then(|guess| guess.used));
    let followed = events
        .into_iter()
        .try_for_each(|event| table.follow(event).map(|_| ()));
    let known = table.events().len();
    if let Some(used) = used {
        table.synchronise(used, now);
    }
    if let Some(Guess { by, turn, .. }) = guess
        && answers == table.moved()
    {
        let play = Command::Play {
            turn,
            after: answers,
        };
        // What has become impossible is no longer shown; the authority says why.
        let _ = table.apply(by.into(), play, now);
    }
    followed.map(|()| known)
}

/// Takes away what is not certain.
///
/// # Errors
/// If the log is not one.
pub fn retract(table: &mut Box<dyn AnyTable>, known: usize, now: u64) -> Result<(), TableError> {
    let guess = drop_guess(table, known, now)?;
    if let Some(used) = guess.and_then(|guess| guess.used) {
        table.synchronise(used, now);
    }
    Ok(())
}

/// Goes back to what is certain. A turn is given back; nothing else is ever guessed.
fn drop_guess(
    table: &mut Box<dyn AnyTable>,
    known: usize,
    now: u64,
) -> Result<Option<Guess>, TableError> {
    let Some(certain) = table.events().get(..known) else {
        return Err(TableError::EventGap {
            next: table.events().len() as u64 + 1,
        });
    };
    let guess = match table.events().get(known).map(|event| &event.what) {
        None => return Ok(None),
        Some(Happening::Played { by, turn, spent }) => Some(Guess {
            by: *by,
            turn: turn.clone(),
            used: spent.map(|spent| spent.saturating_add(table.used(now).unwrap_or(0))),
        }),
        Some(_) => None,
    };
    *table = from_events(certain.to_vec())?;
    Ok(guess)
}
