//! One object with everything that the interface draws.

pub mod board;
pub mod by_name;
pub mod end;
mod oxono;
pub mod turn;
mod yoxii;

use rules::{Game, Player};
use serde::Serialize;

use crate::{Hand, OfferKind, Seat, Table, Termination};

use board::{Both, Cells, HalfView, Reserves, TotemView};
use by_name::ByName;
use end::{EndView, Ends};
use turn::TurnView;

/// Everything that is drawn of a table.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct View {
    #[cfg_attr(test, ts(type = "GameName"))]
    game: &'static str,
    /// The position shown, without the half turn.
    position: String,
    /// What a turn that is made now answers: it changes with every turn and every takeback.
    moved: u64,
    /// Turns played in the whole game.
    ply: usize,
    /// The ply that is shown: `ply`, unless an earlier one was asked for.
    shown: usize,
    /// False when an earlier position is shown: then `hand` is idle and no totem has steps.
    live: bool,
    /// What is drawn, the half turn included.
    #[cfg_attr(test, ts(type = "Cells"))]
    cells: Cells,
    totems: Vec<TotemView>,
    hand: HandView,
    /// As drawn: the half turn has not yet taken a piece.
    #[cfg_attr(test, ts(type = "Reserves"))]
    reserves: Reserves,
    /// The points of both around the totem as it is drawn; null in a game that counts none.
    #[cfg_attr(test, ts(type = "Record<PlayerName, number> | null"))]
    points: Option<Both<u8>>,
    /// Whose turn it is in the position shown; after the end, whose it would be.
    #[cfg_attr(test, ts(type = "PlayerName"))]
    to_move: &'static str,
    #[cfg_attr(test, ts(type = "Record<PlayerName, Seat>"))]
    seats: Both<Seat>,
    /// Who must act now: the kind of the seat to move, "remote" for a person elsewhere; null after
    /// the end.
    #[cfg_attr(test, ts(type = "Seat[\"kind\"] | \"remote\" | null"))]
    waiting_for: Option<&'static str>,
    /// The position at ply 0.
    start: String,
    /// All turns of the game.
    turns: Vec<TurnView>,
    /// The turn that led to the position shown.
    last_turn: Option<TurnView>,
    clock: Option<ClockView>,
    /// Of the game, whatever is shown.
    result: Option<ResultView>,
    /// Who has made an offer that is open.
    #[cfg_attr(test, ts(type = "Record<OfferKind, PlayerName | null>"))]
    offers: ByName<&'static str, Option<&'static str>>,
    can: Can,
}

/// How far the turn in progress has come. Survives saving and loading.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Hand"))]
#[serde(tag = "state", rename_all = "lowercase")]
pub enum HandView {
    /// Nothing is chosen.
    Idle,
    /// A totem is chosen. Its squares are lit: see its entry in `totems`.
    Chosen {
        /// Which.
        totem: String,
        /// Where it stands.
        square: String,
    },
    /// The totem has moved, provisionally; `cells` show it on `to`.
    Stepped {
        /// Which.
        totem: String,
        /// Where it stood.
        from: String,
        /// Where it stands now.
        to: String,
        /// What may follow.
        #[serde(flatten)]
        half: HalfView,
    },
}

/// The clocks of both players, in milliseconds.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ClockView {
    /// Time for the game and what each own turn adds, or time for each turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    base: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    increment: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    turn: Option<u64>,
    /// How many turns at the beginning are not timed.
    free: u32,
    first: u64,
    second: u64,
    /// Whose time is running; null before the first turn, when paused and after the end.
    #[cfg_attr(test, ts(type = "PlayerName | null"))]
    running: Option<&'static str>,
    paused: bool,
}

/// How a game ended.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Result"))]
pub struct ResultView {
    /// null: aborted.
    #[cfg_attr(test, ts(type = "OutcomeName | null"))]
    outcome: Option<&'static str>,
    /// "1-0", "0-1", "1/2-1/2" or "*".
    score: &'static str,
    #[cfg_attr(test, ts(type = "Termination"))]
    termination: &'static str,
    /// Only with termination "normal".
    end: Option<EndView>,
}

/// What the buttons do: true if the call would succeed now.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Can {
    undo: bool,
    resign: bool,
    offer_draw: bool,
    offer_takeback: bool,
    rematch: bool,
    resume: bool,
    /// From the position shown.
    play_on: bool,
}

impl View {
    /// The table as it stands at `now`, showing the position after `ply` turns; the present one
    /// if there is no such ply. Where players sit apart, `viewer` is the one who looks; nobody
    /// for a spectator.
    #[must_use]
    pub fn of<G: Ends>(
        table: &Table<G>,
        ply: Option<usize>,
        viewer: Option<Player>,
        now: u64,
    ) -> View {
        let shown = ply.unwrap_or(table.ply()).min(table.ply());
        let live = shown == table.ply();
        let position = table.position_at(shown).unwrap_or(*table.position());
        let half = match table.hand() {
            Hand::Stepped(half) if live => Some(half),
            _ => None,
        };
        let active = live && table.ending().is_none();
        View {
            game: G::NAME,
            position: position.to_string(),
            moved: table.moved(),
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
            seats: Both::of(|player| table.seat(player).clone()),
            waiting_for: table.ending().is_none().then(|| table.waits_for(viewer)),
            start: table.start().to_string(),
            turns: turn::turns(table),
            last_turn: turn::turn(table, shown),
            clock: clock(table, now),
            result: result(table),
            offers: OfferKind::ALL
                .into_iter()
                .map(|kind| (kind.code(), table.offers().open(kind).map(Player::name)))
                .collect(),
            can: can(table, viewer, shown),
        }
    }
}

/// Who is at the screen where one looks. Players who sit apart have a screen each.
impl<G: Game> Table<G> {
    /// Does a person sit on this side, at the screen of `viewer`?
    fn is_here(&self, player: Player, viewer: Option<Player>) -> bool {
        self.seat(player).is_person() && (!self.is_apart() || viewer == Some(player))
    }

    /// The person at the screen of `viewer` who acts when nobody is named: the one to move,
    /// otherwise the other one; `None` if nobody is there.
    #[must_use]
    pub fn person(&self, viewer: Option<Player>) -> Option<Player> {
        let mover = self.to_move();
        [mover, !mover]
            .into_iter()
            .find(|&player| self.is_here(player, viewer))
    }

    /// Whose turn it is, as the screen of `viewer` sees it.
    fn waits_for(&self, viewer: Option<Player>) -> &'static str {
        let mover = self.to_move();
        if self.is_here(mover, viewer) || !self.seat(mover).is_person() {
            self.seat(mover).occupant().code()
        } else {
            "remote"
        }
    }
}

/// The turn in progress in a position.
#[must_use]
pub fn hand<G: Game>(hand: &Hand<G>, position: &G) -> HandView {
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

/// The clocks as they stand at `now`.
#[must_use]
pub fn clock<G: Game>(table: &Table<G>, now: u64) -> Option<ClockView> {
    let setting = table.clock()?;
    let (base, increment, turn) = setting.parts();
    Some(ClockView {
        base,
        increment,
        turn,
        free: setting.free(),
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
#[must_use]
pub fn result_on_board<G: Ends>(position: &G) -> Option<ResultView> {
    let outcome = position.outcome()?;
    Some(ResultView {
        outcome: Some(outcome.name()),
        score: rules::record::result_text(Some(outcome)),
        termination: Termination::Normal.code(),
        end: position.end_view(),
    })
}

fn can<G: Ends>(table: &Table<G>, viewer: Option<Player>, shown: usize) -> Can {
    let person = table.person(viewer);
    let open = table.ending().is_none();
    let may_offer = |kind| person.is_some_and(|person| table.check_offer(kind, person).is_ok());
    Can {
        undo: table.undo_goal().is_ok(),
        resign: open && person.is_some(),
        offer_draw: may_offer(OfferKind::Draw),
        offer_takeback: table.is_apart() && may_offer(OfferKind::Takeback),
        rematch: table.check_rematch().is_ok(),
        resume: table.is_paused(),
        play_on: table.check_play_on(shown).is_ok(),
    }
}
