//! Tables that were saved before a table was a log. They are in people's browsers, and open: what
//! they hold is told as a log, which is then followed like any other.

use rules::{AnyGame, Outcome, Player, with_game};
use serde::Deserialize;

use crate::event::{Beginning, Event, Happening, VERSION};
use crate::save::{Saved, bad};
use crate::seat::SeatText;
use crate::{ClockSetting, Date, Occupant, OfferKind, Seat, TableError, Termination};

#[derive(Deserialize)]
struct SavedV1 {
    game: String,
    start: String,
    seats: [SeatText; 2],
    #[serde(default)]
    date: Option<String>,
    /// All turns in notation, a space between them.
    turns: String,
    #[serde(default)]
    hand: Option<String>,
    #[serde(default)]
    clock: Option<SavedClock>,
    #[serde(default)]
    offers: Vec<SavedOffer>,
    #[serde(default)]
    rematch: bool,
    #[serde(default)]
    ending: Option<SavedEnding>,
}

#[derive(Deserialize)]
struct SavedClock {
    base: u64,
    increment: u64,
    /// What each turn took; the first was not timed.
    spent: Vec<u64>,
    /// What the present turn has used so far.
    used: u64,
}

#[derive(Deserialize)]
struct SavedOffer {
    kind: OfferKind,
    by: Player,
    /// Those that were answered are not told again.
    open: bool,
}

#[derive(Deserialize)]
struct SavedEnding {
    outcome: Option<Outcome>,
    by: Termination,
}

/// What was saved, as a log.
pub(crate) fn read(text: &str) -> Result<Saved, TableError> {
    let saved: SavedV1 = serde_json::from_str(text).map_err(|_| bad("json"))?;
    let game: AnyGame = saved.game.parse()?;
    let first = with_game!(game, G => {
        let start: G = saved.start.parse().map_err(|_| bad("start"))?;
        start.to_move()
    });
    let mut log = vec![beginning(&saved)?];
    let turns: Vec<&str> = saved.turns.split_terminator(' ').collect();
    let clock = saved.clock.as_ref();
    if clock.is_some_and(|clock| clock.spent.len() != turns.len()) {
        return Err(bad("spent"));
    }
    for (ply, turn) in turns.iter().enumerate() {
        let spent = clock.and_then(|clock| clock.spent.get(ply));
        log.push(Happening::Played {
            by: if ply % 2 == 0 { first } else { !first },
            turn: (*turn).to_owned(),
            spent: spent.copied().filter(|_| ply > 0),
        });
    }
    let used = clock.map(|clock| clock.used).filter(|_| !turns.is_empty());
    // What the board shows is not told as an event.
    let ending = saved.ending.as_ref();
    let ending = ending.filter(|ending| ending.by != Termination::Normal);
    if let Some(ending) = ending {
        log.push(Happening::Ended {
            outcome: ending.outcome,
            termination: ending.by,
            used,
        });
    }
    offers(&saved, &mut log);
    let number = |(index, what)| Event {
        number: index as u64 + 1,
        what,
    };
    Ok(Saved {
        log: log.into_iter().enumerate().map(number).collect(),
        hand: saved.hand,
        used: used.filter(|_| saved.ending.is_none()),
    })
}

fn beginning(saved: &SavedV1) -> Result<Happening, TableError> {
    let seat = |saved: &SeatText| {
        // Somebody elsewhere is a person, too.
        let kind = match saved.kind.as_str() {
            "remote" => "person",
            kind => kind,
        };
        let occupant = Occupant::from_code(kind, saved.level).map_err(|_| bad("seats"))?;
        Seat::new(occupant, saved.name.clone()).map_err(|_| bad("seats"))
    };
    let [first, second] = &saved.seats;
    let clock = saved.clock.as_ref();
    let clock = clock.map(|clock| ClockSetting::for_game(clock.base, clock.increment));
    let date = saved.date.clone();
    Ok(Happening::Began(Beginning {
        version: VERSION,
        game: saved.game.clone(),
        start: saved.start.clone(),
        seats: [seat(first)?, seat(second)?],
        apart: saved.seats.iter().any(|seat| seat.kind == "remote"),
        clock: clock.transpose().map_err(|_| bad("clock"))?,
        date: date.filter(|date| date.parse::<Date>().is_ok()),
    }))
}

/// The offers that were open when the game was saved.
fn offers(saved: &SavedV1, log: &mut Vec<Happening>) {
    let rematch = |offer: &&SavedOffer| offer.kind == OfferKind::Rematch;
    let agreed = saved.offers.iter().filter(rematch).find(|_| saved.rematch);
    let open = saved.offers.iter().filter(|offer| offer.open);
    for offer in open.chain(agreed) {
        let (by, offer) = (offer.by, offer.kind);
        log.push(Happening::Offered { by, offer });
    }
    if let Some(offer) = agreed {
        log.push(Happening::RematchAgreed { by: !offer.by });
    }
}
