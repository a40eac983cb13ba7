//! The table itself: what it holds, and the turns.

use rules::{Game, Outcome, Player, Refusal};

use crate::{Clock, ClockSetting, Ending, Hand, Offers, Seat, TableError, Termination};

/// With what a game begins.
#[derive(Clone, Debug)]
pub struct Options<G> {
    /// Where it begins; `None` for the default start.
    pub start: Option<G>,
    /// Who sits where, the first player first.
    pub seats: [Seat; 2],
    /// The clocks, if there are any.
    pub clock: Option<ClockSetting>,
    /// The date for the record: `2026.11.15`, unknown parts as question marks.
    pub date: Option<String>,
}

impl<G> Default for Options<G> {
    /// Two people at one screen, no clocks, the default start.
    fn default() -> Options<G> {
        Options {
            start: None,
            seats: [Seat::person(), Seat::person()],
            clock: None,
            date: None,
        }
    }
}

/// A turn that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played<G: Game> {
    /// The turn.
    pub turn: G::Turn,
    /// The milliseconds it took; 0 without clocks and for the first turn, which is not timed.
    pub spent: u64,
}

/// One game that is being played, or has been.
///
/// Every call that takes `now` first lets the flag fall if it is due. A call that fails leaves
/// everything else as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table<G: Game> {
    pub(crate) start: G,
    pub(crate) seats: [Seat; 2],
    pub(crate) date: Option<String>,
    pub(crate) turns: Vec<Played<G>>,
    pub(crate) position: G,
    pub(crate) hand: Hand<G>,
    pub(crate) clock: Option<Clock>,
    pub(crate) offers: Offers,
    pub(crate) ending: Option<Ending>,
}

impl<G: Game> Table<G> {
    /// A new game. The clock of the side to move starts with the first turn.
    ///
    /// # Errors
    /// [`TableError::BadDate`].
    pub fn new(options: Options<G>) -> Result<Table<G>, TableError> {
        if options.date.as_deref().is_some_and(|date| !is_date(date)) {
            return Err(TableError::BadDate);
        }
        let start = options.start.unwrap_or_else(G::start);
        Ok(Table {
            start,
            seats: options.seats,
            date: options.date,
            turns: Vec::new(),
            position: start,
            hand: Hand::Idle,
            clock: options.clock.map(Clock::new),
            offers: Offers::default(),
            ending: Ending::on_board(&start),
        })
    }

    /// Where the game began.
    #[must_use]
    pub fn start(&self) -> &G {
        &self.start
    }

    /// The present position, without the half turn in progress.
    #[must_use]
    pub fn position(&self) -> &G {
        &self.position
    }

    /// The position after so many turns.
    ///
    /// # Errors
    /// [`TableError::NoSuchPly`] if not so many were played.
    pub fn position_at(&self, ply: usize) -> Result<G, TableError> {
        let turns = self.turns.get(..ply).ok_or(TableError::NoSuchPly)?;
        let mut position = self.start;
        for played in turns {
            position.play_unchecked(played.turn);
        }
        Ok(position)
    }

    /// All turns.
    #[must_use]
    pub fn turns(&self) -> &[Played<G>] {
        &self.turns
    }

    /// How many turns were played.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.turns.len()
    }

    /// Whose turn it is; in a finished game, whose turn it would be.
    #[must_use]
    pub fn to_move(&self) -> Player {
        self.position.to_move()
    }

    /// Who played the turn with this index, from 0.
    #[must_use]
    pub fn mover(&self, index: usize) -> Player {
        if index.is_multiple_of(2) {
            self.start.to_move()
        } else {
            !self.start.to_move()
        }
    }

    /// Who sits on a side.
    #[must_use]
    pub fn seat(&self, player: Player) -> &Seat {
        &self.seats[player as usize]
    }

    /// The date for the record.
    #[must_use]
    pub fn date(&self) -> Option<&str> {
        self.date.as_deref()
    }

    /// The half turn in progress.
    #[must_use]
    pub fn hand(&self) -> &Hand<G> {
        &self.hand
    }

    /// The clocks, if there are any.
    #[must_use]
    pub fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// The time a player has left, in milliseconds; `None` without clocks.
    #[must_use]
    pub fn time_left(&self, player: Player, now: u64) -> Option<u64> {
        let clock = self.clock.as_ref()?;
        Some(clock.left(player, self.to_move(), now))
    }

    /// Whose time is passing.
    #[must_use]
    pub fn running(&self) -> Option<Player> {
        let clock = self.clock.as_ref()?;
        clock.is_running().then(|| self.to_move())
    }

    /// Should a clock be running that is stopped?
    #[must_use]
    pub fn is_paused(&self) -> bool {
        self.is_timed() && self.running().is_none()
    }

    /// The offers that are open.
    #[must_use]
    pub fn offers(&self) -> &Offers {
        &self.offers
    }

    /// How the game ended; `None` while it goes on.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// Is nobody elsewhere, so that the people at this screen may do as they like?
    #[must_use]
    pub fn is_local(&self) -> bool {
        self.seats
            .iter()
            .all(|seat| seat.occupant() != crate::Occupant::Remote)
    }

    /// Lets time pass. True if a flag has fallen, which ends the game.
    pub fn tick(&mut self, now: u64) -> bool {
        let mover = self.to_move();
        let fallen = self.running() == Some(mover) && self.time_left(mover, now) == Some(0);
        if fallen {
            self.finish(Some(Outcome::Win(!mover)), Termination::Time, now);
        }
        fallen
    }

    /// Plays a turn. `ply` is its number, from 1: a turn that was played before is played only
    /// once, and a missing turn is noticed. True if the turn is new.
    ///
    /// # Errors
    /// Why the turn cannot be played.
    pub fn play(
        &mut self,
        by: Player,
        ply: usize,
        turn: G::Turn,
        now: u64,
    ) -> Result<bool, TableError> {
        self.tick(now);
        let next = self.ply() + 1;
        if ply > next {
            return Err(TableError::PlyGap { next });
        }
        if ply < next {
            let known = ply.checked_sub(1).and_then(|index| self.turns.get(index));
            return match known {
                Some(played) if played.turn == turn && self.mover(ply - 1) == by => Ok(false),
                _ => Err(TableError::PlyConflict { next }),
            };
        }
        self.check_open()?;
        if by != self.to_move() {
            return Err(TableError::NotYourTurn);
        }
        self.position.check(turn)?;
        self.commit(turn, now);
        Ok(true)
    }

    /// Plays a turn that is legal here.
    pub(crate) fn commit(&mut self, turn: G::Turn, now: u64) {
        let mover = self.to_move();
        let first_turn = self.turns.is_empty();
        let spent = match &mut self.clock {
            Some(clock) => clock.press(mover, first_turn, now),
            None => 0,
        };
        self.position.play_unchecked(turn);
        self.turns.push(Played { turn, spent });
        self.hand = Hand::Idle;
        self.offers.turn_played(mover);
        self.ending = Ending::on_board(&self.position);
        if self.ending.is_some() {
            self.offers.game_over();
        }
        self.start_clock(now);
    }

    /// Goes back to the position after `ply` turns, with the time that was left then.
    pub(crate) fn rewind(&mut self, ply: usize, now: u64) -> Result<(), TableError> {
        let position = self.position_at(ply)?;
        let clock = match &self.clock {
            Some(clock) => Some(Clock::after(clock.setting(), self.times(ply))?),
            None => None,
        };
        self.turns.truncate(ply);
        self.position = position;
        self.clock = clock;
        self.hand = Hand::Idle;
        self.offers.turns_taken_back();
        self.ending = Ending::on_board(&self.position);
        self.start_clock(now);
        Ok(())
    }

    /// Who used how much time for each of the first `count` turns.
    pub(crate) fn times(&self, count: usize) -> impl Iterator<Item = (Player, u64)> {
        let turns = self.turns.iter().take(count).enumerate();
        turns.map(|(index, played)| (self.mover(index), played.spent))
    }

    /// Is the present turn timed: a clock, a first turn played, no end?
    fn is_timed(&self) -> bool {
        self.clock.is_some() && !self.turns.is_empty() && self.ending.is_none()
    }

    pub(crate) fn start_clock(&mut self, now: u64) {
        if self.is_timed()
            && let Some(clock) = &mut self.clock
        {
            clock.start(now);
        }
    }

    pub(crate) fn stop_clock(&mut self, now: u64) {
        let mover = self.to_move();
        if let Some(clock) = &mut self.clock {
            clock.stop(mover, now);
        }
    }

    pub(crate) fn check_open(&self) -> Result<(), TableError> {
        match self.ending {
            Some(_) => Err(Refusal::GameOver.into()),
            None => Ok(()),
        }
    }

    pub(crate) fn finish(&mut self, outcome: Option<Outcome>, termination: Termination, now: u64) {
        self.stop_clock(now);
        self.hand = Hand::Idle;
        self.offers.game_over();
        self.ending = Some(Ending {
            outcome,
            termination,
        });
    }
}

/// `2026.11.15`, with question marks for what is not known.
pub(crate) fn is_date(text: &str) -> bool {
    let parts: Vec<&str> = text.split('.').collect();
    let widths = [4, 2, 2];
    parts.len() == widths.len()
        && parts.iter().zip(widths).all(|(part, width)| {
            part.len() == width
                && (part.bytes().all(|b| b.is_ascii_digit()) || part.bytes().all(|b| b == b'?'))
        })
}
