//! One object with everything that the interface draws.

use std::collections::BTreeMap;

use rules::{Game, Player};
use serde::Serialize;
use table::{Hand, Occupant, OfferKind, Seat, Table, Termination};

use crate::board::{self, Both, Cells, HalfView, Reserves, TotemView};
use crate::end::{EndView, Ends};
use crate::turn::{self, TurnView};

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct View {
    game: &'static str,
    position: String,
    ply: usize,
    shown: usize,
    live: bool,
    cells: Cells,
    totems: Vec<TotemView>,
    hand: HandView,
    reserves: Reserves,
    points: Option<Both<u8>>,
    to_move: &'static str,
    seats: Both<SeatView>,
    waiting_for: Option<&'static str>,
    start: String,
    turns: Vec<TurnView>,
    last_turn: Option<TurnView>,
    clock: Option<ClockView>,
    result: Option<ResultView>,
    offers: BTreeMap<&'static str, Option<&'static str>>,
    can: Can,
}

#[derive(Serialize)]
#[serde(tag = "state", rename_all = "lowercase")]
pub(crate) enum HandView {
    Idle,
    Chosen {
        totem: String,
        square: String,
    },
    Stepped {
        totem: String,
        from: String,
        to: String,
        #[serde(flatten)]
        half: HalfView,
    },
}

#[derive(Serialize)]
struct SeatView {
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
}

#[derive(Serialize)]
struct ClockView {
    base: u64,
    increment: u64,
    first: u64,
    second: u64,
    running: Option<&'static str>,
    paused: bool,
}

#[derive(Serialize)]
pub(crate) struct ResultView {
    outcome: Option<&'static str>,
    score: &'static str,
    termination: &'static str,
    end: Option<EndView>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Can {
    undo: bool,
    resign: bool,
    offer_draw: bool,
    answer_draw: bool,
    offer_takeback: bool,
    answer_takeback: bool,
    rematch: bool,
    pause: bool,
    resume: bool,
    play_on: bool,
}

impl View {
    /// The table as it stands at `now`, showing the position after `ply` turns; the present one
    /// if there is no such ply.
    pub(crate) fn of<G: Ends>(table: &Table<G>, ply: Option<usize>, now: u64) -> View {
        let shown = ply.unwrap_or(table.ply()).min(table.ply());
        let live = shown == table.ply();
        let position = table.position_at(shown).unwrap_or(*table.position());
        let half = match table.hand() {
            Hand::Stepped(half) if live => Some(half),
            _ => None,
        };
        let active = live && table.ending().is_none();
        let occupant = table.seat(table.to_move()).occupant();
        View {
            game: G::NAME,
            position: position.to_string(),
            ply: table.ply(),
            shown,
            live,
            cells: board::cells(&position, half),
            totems: board::totems(&position, active),
            hand: if live {
                hand(table.hand(), table.position())
            } else {
                HandView::Idle
            },
            reserves: board::reserves(&position),
            points: position.points_around(match half {
                Some(half) => half.to(),
                None => position.totem_square(G::TOTEMS[0]),
            }),
            to_move: position.to_move().name(),
            seats: Both::of(|player| seat(table.seat(player))),
            waiting_for: table.ending().is_none().then(|| occupant.code()),
            start: table.start().to_string(),
            turns: turn::turns(table),
            last_turn: turn::turn(table, shown),
            clock: clock(table, now),
            result: result(table),
            offers: OfferKind::ALL
                .into_iter()
                .map(|kind| (kind.code(), table.offers().open(kind).map(Player::name)))
                .collect(),
            can: can(table, shown),
        }
    }
}

pub(crate) fn hand<G: Game>(hand: &Hand<G>, position: &G) -> HandView {
    match hand {
        Hand::Idle => HandView::Idle,
        Hand::Chosen(totem) => HandView::Chosen {
            totem: totem.to_string(),
            square: position.totem_square(*totem).to_string(),
        },
        Hand::Stepped(half) => HandView::Stepped {
            totem: half.totem().to_string(),
            from: half.before().totem_square(half.totem()).to_string(),
            to: half.to().to_string(),
            half: board::half(half),
        },
    }
}

fn seat(seat: &Seat) -> SeatView {
    SeatView {
        kind: seat.occupant().code(),
        level: match seat.occupant() {
            Occupant::Computer { level } => Some(level),
            _ => None,
        },
        name: seat.name().map(str::to_owned),
    }
}

fn clock<G: Ends>(table: &Table<G>, now: u64) -> Option<ClockView> {
    let setting = table.clock()?.setting();
    Some(ClockView {
        base: setting.base(),
        increment: setting.increment(),
        first: table.time_left(Player::First, now)?,
        second: table.time_left(Player::Second, now)?,
        running: table.running().map(Player::name),
        paused: table.is_paused(),
    })
}

fn result<G: Ends>(table: &Table<G>) -> Option<ResultView> {
    let ending = table.ending()?;
    let normal = ending.termination == Termination::Normal;
    Some(ResultView {
        outcome: ending.outcome.map(rules::Outcome::name),
        score: ending.score(),
        termination: ending.termination.code(),
        end: table.position().end_view().filter(|_| normal),
    })
}

/// The result that a position shows by itself.
pub(crate) fn result_on_board<G: Ends>(position: &G) -> Option<ResultView> {
    let outcome = position.outcome()?;
    Some(ResultView {
        outcome: Some(outcome.name()),
        score: rules::record::result_text(Some(outcome)),
        termination: Termination::Normal.code(),
        end: position.end_view(),
    })
}

fn can<G: Ends>(table: &Table<G>, shown: usize) -> Can {
    let person = table.person();
    let open = table.ending().is_none();
    let may_offer = |kind| person.is_some_and(|person| table.check_offer(kind, person).is_ok());
    let may_answer = |kind| {
        let by = table.offers().open(kind).map(|offerer| !offerer);
        by.is_some_and(|by| table.seat(by).is_person() && table.check_accept(kind, by).is_ok())
    };
    Can {
        undo: table.undo_goal().is_ok(),
        resign: open && person.is_some(),
        offer_draw: may_offer(OfferKind::Draw),
        answer_draw: may_answer(OfferKind::Draw),
        offer_takeback: !table.is_local() && may_offer(OfferKind::Takeback),
        answer_takeback: may_answer(OfferKind::Takeback),
        rematch: table.check_rematch().is_ok(),
        pause: table.is_local() && table.running().is_some(),
        resume: table.is_paused(),
        play_on: table.check_play_on(shown).is_ok(),
    }
}
