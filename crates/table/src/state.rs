//! What a log of events comes to. Folding is all that happens here: whether an event may be
//! was decided before.

use rules::{Game, Player};

use crate::event::Happening;
use crate::{ClockSetting, Date, Ending, Offers, Seat, TableError};

/// A turn that was played and not taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played<G: Game> {
    /// The turn.
    pub turn: G::Turn,
    /// The milliseconds it took; `None` if it was not timed.
    pub spent: Option<u64>,
    /// What both players had left after it; zeros without clocks.
    pub(crate) left: [u64; 2],
}

/// The game as its events tell it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct State<G: Game> {
    pub(crate) start: G,
    pub(crate) seats: [Seat; 2],
    pub(crate) apart: bool,
    pub(crate) date: Option<Date>,
    pub(crate) clock: Option<ClockSetting>,
    pub(crate) turns: Vec<Played<G>>,
    pub(crate) position: G,
    /// What both had left when the turn in progress began; zeros without clocks.
    pub(crate) left: [u64; 2],
    pub(crate) offers: Offers,
    pub(crate) ending: Option<Ending>,
    /// The number of the last turn or takeback, or of the beginning.
    pub(crate) moved: u64,
}

/// An event with its text read.
pub(crate) enum Step<G: Game> {
    /// A legal turn.
    Turn(G::Turn, Option<u64>),
    /// Anything else that can happen.
    Other(Happening),
}

impl<G: Game> State<G> {
    /// A game that begins.
    pub(crate) fn new(
        start: G,
        seats: [Seat; 2],
        apart: bool,
        clock: Option<ClockSetting>,
        date: Option<Date>,
    ) -> State<G> {
        State {
            start,
            seats,
            apart,
            date,
            clock,
            turns: Vec::new(),
            position: start,
            left: [clock.map_or(0, ClockSetting::beginning); 2],
            offers: Offers::default(),
            ending: Ending::on_board(&start),
            moved: 1,
        }
    }

    /// Takes in the event with this number.
    pub(crate) fn fold(&mut self, number: u64, step: &Step<G>) {
        match step {
            Step::Turn(turn, spent) => {
                self.moved = number;
                self.play(*turn, *spent);
            }
            Step::Other(happening) => self.fold_other(number, happening),
        }
    }

    fn fold_other(&mut self, number: u64, happening: &Happening) {
        match happening {
            Happening::Began(_) | Happening::Played { .. } => {}
            Happening::Sat { player, seat } => self.seats[*player as usize] = seat.clone(),
            Happening::TookBack { ply, .. } => {
                self.moved = number;
                self.rewind(*ply);
            }
            Happening::Offered { by, offer } => {
                let turns = self.turns_of(*by);
                self.offers.make(*offer, *by, turns);
            }
            Happening::Declined { offer, .. } => self.offers.close(*offer),
            Happening::RematchAgreed { .. } => self.offers.agree_rematch(),
            Happening::Credited { player, millis } => {
                let left = &mut self.left[*player as usize];
                *left = left.saturating_add(*millis);
            }
            Happening::Ended {
                outcome,
                termination,
                ..
            } => {
                self.offers.game_over();
                self.ending = Some(Ending {
                    outcome: *outcome,
                    termination: *termination,
                });
            }
        }
    }

    fn play(&mut self, turn: G::Turn, spent: Option<u64>) {
        let mover = self.position.to_move();
        if let (Some(clock), Some(spent)) = (self.clock, spent) {
            let left = &mut self.left[mover as usize];
            *left = clock.after_turn(*left, spent);
        }
        self.position.play_unchecked(turn);
        self.turns.push(Played {
            turn,
            spent,
            left: self.left,
        });
        self.offers.turn_played(mover);
        self.ending = Ending::on_board(&self.position);
        if self.ending.is_some() {
            self.offers.game_over();
        }
    }

    /// Goes back to the position after `ply` turns, with the time that was left then.
    fn rewind(&mut self, ply: usize) {
        self.turns.truncate(ply);
        self.position = self.start;
        for played in &self.turns {
            self.position.play_unchecked(played.turn);
        }
        let beginning = self.clock.map_or(0, ClockSetting::beginning);
        self.left = self.turns.last().map_or([beginning; 2], |last| last.left);
        self.offers.turns_taken_back();
        self.ending = Ending::on_board(&self.position);
    }

    /// The position after this many turns.
    pub(crate) fn position_at(&self, ply: usize) -> Result<G, TableError> {
        let turns = self.turns.get(..ply).ok_or(TableError::NoSuchPly)?;
        let mut position = self.start;
        for played in turns {
            position.play_unchecked(played.turn);
        }
        Ok(position)
    }

    /// Is the turn in progress timed?
    pub(crate) fn is_timed(&self) -> bool {
        let free = |clock: ClockSetting| clock.free() as usize;
        self.ending.is_none()
            && self
                .clock
                .is_some_and(|clock| self.turns.len() >= free(clock))
    }

    /// How many turns a player has played.
    pub(crate) fn turns_of(&self, player: Player) -> usize {
        let turns = self.turns.len() + usize::from(self.start.to_move() == player);
        turns / 2
    }
}
