//! The player: by the proof where the solver reaches, by search elsewhere.

use std::collections::TryReserveError;
use std::marker::PhantomData;

use crate::level::Style;
use crate::playable::Playable;
use crate::search::{Findings, Limits, Table, search};

/// What a game brings to its player.
pub trait Solve: Playable {
    /// The levels below full strength, the weakest first.
    const STYLES: [Style; 7];
    /// Positions that full strength looks at when it should answer quickly.
    const QUICK: u64;
}

impl Solve for rules::oxono::Position {
    const STYLES: [Style; 7] = [
        style(1, 16, 40, 50),
        style(2, 16, 40, 20),
        style(2, 24, 20, 0),
        style(3, 24, 15, 0),
        style(3, 40, 5, 0),
        style(4, 40, 5, 0),
        style(5, 60, 0, 0),
    ];
    const QUICK: u64 = 100_000;
}

impl Solve for rules::yoxii::Position {
    const STYLES: [Style; 7] = [
        style(1, 16, 200, 50),
        style(1, 16, 120, 0),
        style(2, 16, 100, 0),
        style(2, 24, 50, 0),
        style(3, 24, 40, 0),
        style(4, 32, 20, 0),
        style(5, 32, 0, 0),
    ];
    const QUICK: u64 = 60_000;
}

const fn style(depth: u32, width: usize, blur: i32, careless: usize) -> Style {
    Style {
        depth,
        width,
        blur,
        careless,
    }
}

/// A player with its memory.
#[derive(Debug)]
pub struct Player<G: Solve> {
    table: Table,
    game: PhantomData<G>,
}

impl<G: Solve> Player<G> {
    /// A player with this many mebibytes of memory.
    ///
    /// # Errors
    /// If the memory is not to be had.
    pub fn new(mebibytes: usize) -> Result<Player<G>, TryReserveError> {
        Ok(Player {
            table: Table::new(mebibytes)?,
            game: PhantomData,
        })
    }

    /// Forgets everything: the next game is played as if it were the first.
    pub fn forget(&mut self) {
        self.table.clear();
    }

    /// The best lines that are to be found within the limits. `stop` is asked often whether to
    /// stop; `report` is told of every step forward. Without a legal turn there are no lines.
    pub fn think(
        &mut self,
        position: &G,
        limits: Limits,
        stop: &(dyn Fn() -> bool + Sync),
        report: &mut dyn FnMut(&Findings<G>),
    ) -> Findings<G> {
        search(position, &mut self.table, limits, stop, report)
    }
}

/// Full strength for an answer in a fraction of a second; `None` if the game is over.
#[must_use]
pub fn quick<G: Solve>(position: &G) -> Option<G::Turn> {
    quick_findings(position)?.best()
}

/// What full strength finds in a fraction of a second; `None` if there is no memory for it.
pub(crate) fn quick_findings<G: Solve>(position: &G) -> Option<Findings<G>> {
    let mut player = Player::new(16).ok()?;
    let limits = Limits {
        nodes: G::QUICK,
        ..Limits::default()
    };
    Some(player.think(position, limits, &|| false, &mut |_| {}))
}
