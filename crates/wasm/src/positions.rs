//! Positions by themselves: for analysis, diagrams and the rules pages.

use rules::{AnyGame, Game, Square, with_game};
use serde::Serialize;
use table::{TableError, square_named, totem_named};

use crate::options::{Board, read};
use crate::reply::{Refused, json, text};
use table::view::board::{self, Cells, HalfView, Reserves, TotemView};
use table::view::by_name::ByName;
use table::view::end::{EndView, Ends};
use table::view::turn::TurnParts;

/// What never changes about a game.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct GameInfo {
    #[cfg_attr(test, ts(type = "GameName"))]
    game: &'static str,
    /// The name as it stands in records: "Oxono".
    title: &'static str,
    /// Files and ranks.
    size: u8,
    /// All squares of the board from the top left, rank by rank: reading order.
    squares: Vec<String>,
    totems: Vec<String>,
    kinds: Vec<String>,
    /// How many pieces of each kind a player begins with.
    #[cfg_attr(test, ts(type = "Record<string, number>"))]
    stock: ByName<String, u8>,
    max_turns: usize,
    /// Start positions; the default first.
    starts: Vec<String>,
}

/// A position by itself, for analysis, diagrams and the rules pages.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct PositionView {
    #[cfg_attr(test, ts(type = "true"))]
    ok: bool,
    #[cfg_attr(test, ts(type = "GameName"))]
    game: &'static str,
    /// The canonical text.
    position: String,
    #[cfg_attr(test, ts(type = "PlayerName"))]
    to_move: &'static str,
    #[cfg_attr(test, ts(type = "Cells"))]
    cells: Cells,
    #[cfg_attr(test, ts(type = "Reserves"))]
    reserves: Reserves,
    #[cfg_attr(test, ts(type = "TotemView[]"))]
    totems: Vec<TotemView>,
    #[cfg_attr(test, ts(type = "OutcomeName | null"))]
    outcome: Option<&'static str>,
    #[cfg_attr(test, ts(type = "End | null"))]
    end: Option<EndView>,
}

/// Turns in notation.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct TurnsReply {
    #[cfg_attr(test, ts(type = "true"))]
    ok: bool,
    turns: Vec<String>,
}

/// A turn taken apart.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct PartsReply {
    #[cfg_attr(test, ts(type = "true"))]
    ok: bool,
    #[cfg_attr(test, ts(type = "TurnParts"))]
    parts: TurnParts,
}

#[derive(Serialize)]
struct HalfReply {
    ok: bool,
    #[serde(flatten)]
    half: HalfView,
}

/// A text.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct TextReply {
    #[cfg_attr(test, ts(type = "true"))]
    ok: bool,
    text: String,
}

/// The names of all games.
#[must_use]
pub fn games() -> String {
    text(&AnyGame::ALL.map(AnyGame::name))
}

/// What never changes about a game.
///
/// # Errors
/// If there is no such game.
pub fn game_info(game: &str) -> Result<String, Refused> {
    with_game!(named(game)?, G => Ok(text(&info::<G>())))
}

fn info<G: Game>() -> GameInfo {
    // As a page is read: the top rank first.
    let ranks = (0..G::SIZE).rev();
    let squares = ranks.flat_map(|rank| (0..G::SIZE).map(move |file| Square::new(file, rank)));
    let squares = squares.filter(|&square| G::BOARD.has(square));
    GameInfo {
        game: G::NAME,
        title: G::TITLE,
        size: G::SIZE,
        squares: squares.map(|square| square.to_string()).collect(),
        totems: G::TOTEMS.iter().map(ToString::to_string).collect(),
        kinds: G::KINDS.iter().map(ToString::to_string).collect(),
        stock: G::KINDS
            .iter()
            .map(|&kind| (kind.to_string(), G::stock(kind)))
            .collect(),
        max_turns: G::MAX_TURNS,
        starts: G::starts().iter().map(ToString::to_string).collect(),
    }
}

/// Reads and checks a position.
#[must_use]
pub fn read_position(game: &str, position: &str) -> String {
    json(named(game).and_then(|game| with_game!(game, G => Ok(view(&position_of::<G>(position)?)))))
}

/// The position of a board set up by hand; `board` is JSON.
#[must_use]
pub fn set_up(game: &str, board: &str) -> String {
    json(named(game).and_then(|game| {
        let board: Board = read(board, "bad-options")?;
        with_game!(game, G => {
            let position = G::from_setup(&board.setup()?).map_err(TableError::Position)?;
            Ok(view(&position))
        })
    }))
}

/// The parts of a turn, wherever it is played.
#[must_use]
pub fn read_turn(game: &str, turn: &str) -> String {
    json(named(game).and_then(|game| {
        with_game!(game, G => {
            let turn = turn.parse().map_err(TableError::Turn)?;
            let parts = TurnParts::of::<G>(turn);
            Ok(PartsReply { ok: true, parts })
        })
    }))
}

/// All legal turns.
#[must_use]
pub fn legal_turns(game: &str, position: &str) -> String {
    json(named(game).and_then(|game| {
        with_game!(game, G => {
            let turns = position_of::<G>(position)?.legal_turns();
            Ok(TurnsReply {
                ok: true,
                turns: turns.iter().map(ToString::to_string).collect(),
            })
        })
    }))
}

/// The position after a turn.
#[must_use]
pub fn play_turn(game: &str, position: &str, turn: &str) -> String {
    json(named(game).and_then(|game| {
        with_game!(game, G => {
            let mut position = position_of::<G>(position)?;
            let turn = turn.parse().map_err(TableError::Turn)?;
            position.play(turn).map_err(TableError::Rules)?;
            Ok(view(&position))
        })
    }))
}

/// Where the piece may go after a step.
#[must_use]
pub fn half_turn(game: &str, position: &str, totem: &str, to: &str) -> String {
    json(named(game).and_then(|game| {
        with_game!(game, G => {
            let position = position_of::<G>(position)?;
            let half = position
                .step(totem_named::<G>(totem)?, square_named::<G>(to)?)
                .map_err(TableError::Rules)?;
            Ok(HalfReply {
                ok: true,
                half: board::half(&half),
            })
        })
    }))
}

/// A position text from a web address.
#[must_use]
pub fn from_address(address: &str) -> String {
    json(match rules::from_address(address) {
        Some(text) => Ok(TextReply { ok: true, text }),
        None => Err(Refused::new("bad-address", None)),
    })
}

pub(crate) fn named(game: &str) -> Result<AnyGame, Refused> {
    Ok(game.parse().map_err(TableError::from)?)
}

pub(crate) fn position_of<G: Game>(text: &str) -> Result<G, Refused> {
    Ok(text.parse().map_err(TableError::Position)?)
}

fn view<G: Ends>(position: &G) -> PositionView {
    PositionView {
        ok: true,
        game: G::NAME,
        position: position.to_string(),
        to_move: position.to_move().name(),
        cells: board::cells(position, None),
        reserves: board::reserves(position),
        totems: board::totems(position, true),
        outcome: position.outcome().map(rules::Outcome::name),
        end: position.end_view(),
    }
}
