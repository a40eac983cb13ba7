//! Events as they stand in JSON: one flat object each, so that reading and writing them takes
//! little code in the browser.

use rules::{Outcome, Player};
use serde::{Deserialize, Serialize};

use crate::event::{Beginning, Event, Happening, bad};
use crate::{ClockSetting, OfferKind, Seat, TableError, Termination};

/// Whatever an event of any kind may have.
#[derive(Clone, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct EventText {
    number: u64,
    event: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    version: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    start: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seats: Option<[Seat; 2]>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    apart: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    clock: Option<ClockSetting>,
    #[serde(skip_serializing_if = "Option::is_none")]
    date: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    player: Option<Player>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    by: Option<Player>,
    #[serde(skip_serializing_if = "Option::is_none")]
    turn: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    spent: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ply: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    offer: Option<OfferKind>,
    #[serde(skip_serializing_if = "Option::is_none")]
    millis: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<Outcome>,
    #[serde(skip_serializing_if = "Option::is_none")]
    termination: Option<Termination>,
    #[serde(skip_serializing_if = "Option::is_none")]
    used: Option<u64>,
}

impl TryFrom<EventText> for Event {
    type Error = TableError;

    fn try_from(text: EventText) -> Result<Event, TableError> {
        let number = text.number;
        let what = happening(text)?;
        Ok(Event { number, what })
    }
}

fn happening(text: EventText) -> Result<Happening, TableError> {
    let by = text.by.ok_or(bad("by"));
    let player = text.player.ok_or(bad("player"));
    let offer = text.offer.ok_or(bad("offer"));
    Ok(match text.event.as_str() {
        "began" => Happening::Began(Beginning {
            version: text.version.ok_or(bad("version"))?,
            game: text.game.ok_or(bad("game"))?,
            start: text.start.ok_or(bad("start"))?,
            seats: text.seats.ok_or(bad("seats"))?,
            apart: text.apart,
            clock: text.clock,
            date: text.date,
        }),
        "sat" => Happening::Sat {
            player: player?,
            seat: text.seat.ok_or(bad("seat"))?,
        },
        "played" => Happening::Played {
            by: by?,
            turn: text.turn.ok_or(bad("turn"))?,
            spent: text.spent,
        },
        "took-back" => Happening::TookBack {
            by: by?,
            ply: text.ply.ok_or(bad("ply"))?,
        },
        "offered" => Happening::Offered {
            by: by?,
            offer: offer?,
        },
        "declined" => Happening::Declined {
            by: by?,
            offer: offer?,
        },
        "rematch-agreed" => Happening::RematchAgreed { by: by? },
        "credited" => Happening::Credited {
            player: player?,
            millis: text.millis.ok_or(bad("millis"))?,
        },
        "ended" => Happening::Ended {
            outcome: text.outcome,
            termination: text.termination.ok_or(bad("termination"))?,
            used: text.used,
        },
        "" => return Err(bad("json")),
        _ => return Err(TableError::Newer),
    })
}

impl From<Event> for EventText {
    fn from(event: Event) -> EventText {
        let mut text = EventText {
            number: event.number,
            ..EventText::default()
        };
        let name = match event.what {
            Happening::Began(beginning) => {
                text.version = Some(beginning.version);
                text.game = Some(beginning.game);
                text.start = Some(beginning.start);
                text.seats = Some(beginning.seats);
                text.apart = beginning.apart;
                text.clock = beginning.clock;
                text.date = beginning.date;
                "began"
            }
            Happening::Sat { player, seat } => {
                text.player = Some(player);
                text.seat = Some(seat);
                "sat"
            }
            Happening::Played { by, turn, spent } => {
                text.by = Some(by);
                text.turn = Some(turn);
                text.spent = spent;
                "played"
            }
            Happening::TookBack { by, ply } => {
                text.by = Some(by);
                text.ply = Some(ply);
                "took-back"
            }
            Happening::Offered { by, offer } => {
                text.by = Some(by);
                text.offer = Some(offer);
                "offered"
            }
            Happening::Declined { by, offer } => {
                text.by = Some(by);
                text.offer = Some(offer);
                "declined"
            }
            Happening::RematchAgreed { by } => {
                text.by = Some(by);
                "rematch-agreed"
            }
            Happening::Credited { player, millis } => {
                text.player = Some(player);
                text.millis = Some(millis);
                "credited"
            }
            Happening::Ended {
                outcome,
                termination,
                used,
            } => {
                text.outcome = outcome;
                text.termination = Some(termination);
                text.used = used;
                "ended"
            }
        };
        name.clone_into(&mut text.event);
        text
    }
}
