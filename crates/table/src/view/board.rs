//! Boards as they are drawn: what stands where, what may move where.

use rules::{Bitboard, Cell, Game, HalfTurn, Player, Square, Step};
use serde::Serialize;

use super::by_name::ByName;

/// One value for each player.
#[derive(Serialize)]
pub struct Both<T> {
    /// The first player's.
    pub first: T,
    /// The second player's.
    pub second: T,
}

impl<T> Both<T> {
    /// What a function says of each player.
    pub fn of(mut value: impl FnMut(Player) -> T) -> Both<T> {
        Both {
            first: value(Player::First),
            second: value(Player::Second),
        }
    }
}

/// What stands on a square.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Cell"))]
#[serde(untagged)]
pub enum CellView {
    /// A totem.
    Totem {
        /// Which.
        totem: String,
    },
    /// A piece.
    Piece {
        /// Whose.
        #[cfg_attr(test, ts(type = "PlayerName"))]
        player: &'static str,
        /// Of which kind.
        kind: String,
    },
}

/// What stands where; free squares are absent.
pub type Cells = ByName<String, CellView>;

/// What stands where, with the totem of a half turn on its new square.
#[must_use]
pub fn cells<G: Game>(position: &G, half: Option<&HalfTurn<G>>) -> Cells {
    let cell = |square: Square| {
        let cell = match position.cell(square)? {
            Cell::Totem(totem) => CellView::Totem {
                totem: totem.to_string(),
            },
            Cell::Piece(player, kind) => CellView::Piece {
                player: player.name(),
                kind: kind.to_string(),
            },
        };
        let moved = half.filter(|half| position.totem_square(half.totem()) == square);
        let square = moved.map_or(square, HalfTurn::to);
        Some((square.to_string(), cell))
    };
    G::BOARD.into_iter().filter_map(cell).collect()
}

/// How many pieces of each kind each player has left.
pub type Reserves = Both<ByName<String, u8>>;

/// The reserves in a position.
#[must_use]
pub fn reserves<G: Game>(position: &G) -> Reserves {
    Both::of(|player| {
        let left = |&kind: &G::Kind| (kind.to_string(), position.reserve(player, kind));
        G::KINDS.iter().map(left).collect()
    })
}

/// A step that a totem may make.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Step"))]
pub struct StepView {
    to: String,
    #[cfg_attr(test, ts(type = "StepKind"))]
    kind: &'static str,
    /// What a jump passes over, nearest to the totem first; otherwise empty.
    over: Vec<String>,
}

/// A totem, where it stands and where it may go.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TotemView {
    totem: String,
    square: String,
    /// Why it may not be chosen; null if it may.
    #[cfg_attr(test, ts(type = "RuleCode | null"))]
    refusal: Option<&'static str>,
    /// Where it may go; empty if it may not be chosen.
    steps: Vec<StepView>,
}

/// All totems, with what they may do if anybody may move them.
#[must_use]
pub fn totems<G: Game>(position: &G, live: bool) -> Vec<TotemView> {
    let view = |&totem: &G::Totem| {
        let from = position.totem_square(totem);
        let (steps, refusal) = match position.steps(totem) {
            Ok(steps) if live => (steps, None),
            Ok(_) => (Vec::new(), None),
            Err(refusal) => (Vec::new(), Some(refusal.code())),
        };
        TotemView {
            totem: totem.to_string(),
            square: from.to_string(),
            refusal,
            steps: steps
                .iter()
                .map(|step| StepView {
                    to: step.to.to_string(),
                    kind: step.kind.code(),
                    over: over(from, step),
                })
                .collect(),
        }
    };
    G::TOTEMS.iter().map(view).collect()
}

/// What a step jumps over, nearest first.
#[must_use]
pub fn over(from: Square, step: &Step) -> Vec<String> {
    let mut squares: Vec<Square> = step.over.into_iter().collect();
    // They lie in one line, on one side of where the totem stood.
    if squares
        .first()
        .is_some_and(|square| square.index() < from.index())
    {
        squares.reverse();
    }
    squares.iter().map(Square::to_string).collect()
}

/// The step that takes a totem to a square that it can reach.
#[must_use]
pub fn step_to<G: Game>(position: &G, totem: G::Totem, to: Square) -> Option<Step> {
    let steps = position.steps(totem).ok()?;
    steps.into_iter().find(|step| step.to == to)
}

/// The names of squares.
#[must_use]
pub fn names(squares: Bitboard) -> Vec<String> {
    squares.into_iter().map(|s| s.to_string()).collect()
}

/// Where a piece may go.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Places"))]
pub struct PlacesView {
    squares: Vec<String>,
    /// "anywhere": no square beside the totem is free.
    #[cfg_attr(test, ts(type = "\"beside\" | \"anywhere\""))]
    reach: &'static str,
}

/// The second half of a turn.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Half"))]
pub struct HalfView {
    #[cfg_attr(test, ts(type = "StepKind"))]
    step: &'static str,
    over: Vec<String>,
    places: PlacesView,
    /// The kinds that may be placed: not used up.
    kinds: Vec<String>,
}

/// The second half of a turn, as it is drawn.
#[must_use]
pub fn half<G: Game>(half: &HalfTurn<G>) -> HalfView {
    let before = half.before();
    let from = before.totem_square(half.totem());
    let places = half.places();
    HalfView {
        step: half.kind().code(),
        over: step_to(before, half.totem(), half.to())
            .map(|step| over(from, &step))
            .unwrap_or_default(),
        places: PlacesView {
            squares: names(places.squares),
            reach: places.reach.code(),
        },
        kinds: half.kinds().iter().map(ToString::to_string).collect(),
    }
}
