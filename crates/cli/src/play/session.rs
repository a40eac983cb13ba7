//! One game at one terminal: the table, and the turn in the making with the piece that is to be
//! placed. Knows nothing of how it is shown.

use rules::record::Record;
use rules::{Cell, Game, HalfTurn, Outcome, Player, Refusal, Square, StepKind};
use table::{Command, Options, Seat, Table, TableError, Termination};

/// A game being played.
#[derive(Clone, Debug)]
pub(crate) struct Session<G: Game> {
    table: Table<G>,
    hand: Option<Hand<G>>,
    /// The kind of piece that either player has chosen last.
    favourites: [Option<G::Kind>; 2],
}

/// The turn in the making. Some totem is always chosen: there is a cursor on it.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Hand<G: Game> {
    /// A totem is chosen and has not yet moved.
    Totem(G::Totem),
    /// The totem has moved; a piece of this kind is to be placed.
    Piece(HalfTurn<G>, G::Kind),
}

impl<G: Game> Hand<G> {
    /// The totem in hand.
    pub(crate) fn totem(&self) -> G::Totem {
        match self {
            Hand::Totem(totem) => *totem,
            Hand::Piece(half, _) => half.totem(),
        }
    }
}

/// What may be done on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Chance {
    /// The chosen totem may go there in this way, over this many pieces.
    Step(StepKind, u32),
    /// The piece may be placed there.
    Place,
}

/// Nobody has a clock at the terminal.
const NOW: u64 = 0;

impl<G: Game> Session<G> {
    /// A game of these two, without clocks.
    pub(crate) fn new(start: G, seats: [Seat; 2]) -> Session<G> {
        let mut session = Session {
            table: Table::new(Options {
                start: Some(start),
                seats,
                ..Options::default()
            }),
            hand: None,
            favourites: [None; 2],
        };
        session.fresh_hand();
        session
    }

    /// The position on the board; the turn in the making has not changed it.
    pub(crate) fn position(&self) -> &G {
        self.table.position()
    }

    pub(crate) fn start(&self) -> &G {
        self.table.start()
    }

    pub(crate) fn turns(&self) -> impl ExactSizeIterator<Item = G::Turn> {
        self.table.turns().iter().map(|played| played.turn)
    }

    pub(crate) fn last_turn(&self) -> Option<G::Turn> {
        self.turns().last()
    }

    pub(crate) fn hand(&self) -> Option<&Hand<G>> {
        self.hand.as_ref()
    }

    pub(crate) fn to_move(&self) -> Player {
        self.table.to_move()
    }

    /// Who has given up.
    pub(crate) fn resigned(&self) -> Option<Player> {
        let ending = self.table.ending()?;
        match (ending.termination, ending.outcome?) {
            (Termination::Resignation, Outcome::Win(winner)) => Some(!winner),
            _ => None,
        }
    }

    /// How the game ended, on the board or by resignation.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.table.ending()?.outcome
    }

    /// What may be done on a square in the turn in the making, or why nothing.
    pub(crate) fn chance(&self, square: Square) -> Result<Chance, Refusal> {
        match self.hand.as_ref().ok_or(Refusal::GameOver)? {
            Hand::Totem(totem) => {
                let kind = self.position().step_kind(*totem, square)?;
                let over = self
                    .position()
                    .steps(*totem)?
                    .into_iter()
                    .find(|step| step.to == square)
                    .map_or(0, |step| step.over.count());
                Ok(Chance::Step(kind, over))
            }
            Hand::Piece(half, kind) => half.place(*kind, square).map(|_| Chance::Place),
        }
    }

    /// Takes a totem in hand. A step that was made before is taken back.
    pub(crate) fn choose_totem(&mut self, totem: G::Totem) -> Result<(), Refusal> {
        self.check_open()?;
        self.position().steps(totem)?;
        self.hand = Some(Hand::Totem(totem));
        Ok(())
    }

    /// Chooses the kind of the piece to be placed, now or in the next turns of this player.
    pub(crate) fn choose_kind(&mut self, wanted: G::Kind) -> Result<(), Refusal> {
        self.check_open()?;
        if self.position().reserve(self.to_move(), wanted) == 0 {
            return Err(Refusal::NoPieceLeft);
        }
        match &mut self.hand {
            Some(Hand::Piece(half, kind)) if half.kinds().contains(&wanted) => *kind = wanted,
            Some(Hand::Piece(..)) => return Err(Refusal::NoPieceLeft),
            _ => {}
        }
        self.favourites[self.to_move() as usize] = Some(wanted);
        Ok(())
    }

    /// The next half of the turn, on this square: takes another totem, moves the one in hand, or
    /// places the piece. True when that completed a turn.
    pub(crate) fn act(&mut self, square: Square) -> Result<bool, Refusal> {
        match self.hand.ok_or(Refusal::GameOver)? {
            Hand::Totem(totem) => {
                match self.position().cell(square) {
                    Some(Cell::Totem(other)) if other != totem => self.choose_totem(other)?,
                    _ => self.step(totem, square)?,
                }
                Ok(false)
            }
            Hand::Piece(half, kind) => {
                self.play(half.place(kind, square)?)?;
                Ok(true)
            }
        }
    }

    /// Moves a totem: the first half of a turn.
    pub(crate) fn step(&mut self, totem: G::Totem, to: Square) -> Result<(), Refusal> {
        self.check_open()?;
        let half = self.position().step(totem, to)?;
        let kinds = half.kinds();
        let favourite = self.favourites[self.to_move() as usize];
        let kind = favourite
            .filter(|kind| kinds.contains(kind))
            .or(kinds.first().copied())
            .ok_or(Refusal::NoPieceLeft)?;
        self.hand = Some(Hand::Piece(half, kind));
        Ok(())
    }

    /// Plays a whole turn of whoever is to move, whatever is in hand.
    pub(crate) fn play(&mut self, turn: G::Turn) -> Result<(), Refusal> {
        self.ask(Command::Play {
            turn: turn.to_string(),
            after: self.table.moved(),
        })
    }

    /// Takes back the step in hand. False if there is none.
    pub(crate) fn take_back_step(&mut self) -> bool {
        let Some(Hand::Piece(half, _)) = self.hand else {
            return false;
        };
        self.hand = Some(Hand::Totem(half.totem()));
        true
    }

    /// Takes back a resignation, or else until a person is to move who has played before. False
    /// if there is nothing.
    pub(crate) fn undo(&mut self) -> bool {
        self.ask(Command::Undo).is_ok()
    }

    /// The player to move gives up.
    pub(crate) fn resign(&mut self) -> Result<(), Refusal> {
        self.ask(Command::Resign)
    }

    /// The game so far as a record.
    pub(crate) fn record(&self) -> Record<G> {
        self.table.record()
    }

    /// What the player to move asks of the table.
    fn ask(&mut self, command: Command) -> Result<(), Refusal> {
        match self.table.apply(self.to_move(), command, NOW) {
            Ok(_) => {
                self.fresh_hand();
                Ok(())
            }
            Err(TableError::Rules(refusal)) => Err(refusal),
            // There is no clock, and nobody but the player to move asks for anything here.
            Err(_) => Err(Refusal::GameOver),
        }
    }

    fn check_open(&self) -> Result<(), Refusal> {
        match self.table.ending() {
            Some(_) => Err(Refusal::GameOver),
            None => Ok(()),
        }
    }

    /// The first totem that may be chosen; nothing in a finished game.
    fn fresh_hand(&mut self) {
        self.hand = None;
        if self.check_open().is_ok() {
            self.hand = G::TOTEMS
                .iter()
                .copied()
                .find(|&totem| self.position().steps(totem).is_ok())
                .map(Hand::Totem);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::play::seats;
    use rules::{oxono, yoxii};
    use table::Occupant;

    fn two_people<G: Game>() -> Session<G> {
        Session::new(G::start(), seats(None))
    }

    fn square(name: &str) -> Square {
        name.parse().unwrap()
    }

    #[test]
    fn a_turn_is_made_in_two_halves() {
        let mut session = two_people::<oxono::Position>();
        assert_eq!(session.act(square("c6")), Ok(false));
        assert_eq!(session.chance(square("c5")), Ok(Chance::Place));
        assert_eq!(session.act(square("a1")), Err(Refusal::NotBesideTotem));
        assert!(session.take_back_step());
        assert_eq!(
            session.chance(square("c1")),
            Ok(Chance::Step(StepKind::Slide, 0))
        );
        assert_eq!(session.act(square("d3")), Ok(false), "takes the O totem");
        assert_eq!(session.act(square("d1")), Ok(false));
        assert_eq!(session.act(square("d2")), Ok(true));
        assert_eq!(session.last_turn().unwrap().to_string(), "Od1-d2");
    }

    #[test]
    fn the_value_is_remembered_until_it_is_used_up() {
        let mut session = two_people::<yoxii::Position>();
        let four = yoxii::PieceValue::Four;
        session.choose_kind(four).unwrap();
        session.act(square("d5")).unwrap();
        assert!(matches!(session.hand(), Some(Hand::Piece(_, kind)) if *kind == four));
        session.act(square("d6")).unwrap();
        session.play("d4-1d5".parse().unwrap()).unwrap();
        session.act(square("d3")).unwrap();
        assert!(matches!(session.hand(), Some(Hand::Piece(_, kind)) if *kind == four));
    }

    #[test]
    fn undo_takes_back_a_resignation_before_a_turn() {
        let mut session = two_people::<oxono::Position>();
        session.play("Xc6-c5".parse().unwrap()).unwrap();
        session.resign().unwrap();
        assert_eq!(session.outcome(), Some(Outcome::Win(Player::First)));
        assert_eq!(session.act(square("d1")), Err(Refusal::GameOver));
        let saved = session.record().to_string();
        assert!(saved.ends_with("1. Xc6-c5 1-0\n"), "{saved}");
        assert!(session.undo());
        assert_eq!(session.outcome(), None);
        assert!(session.undo());
        assert!(!session.undo());
        assert_eq!(session.position(), session.start());
    }

    #[test]
    fn undo_goes_back_to_a_turn_of_the_person() {
        let computer = Seat::new(Occupant::Computer { level: 3 }, None).unwrap();
        let seats = [computer, Seat::person()];
        let mut session = Session::new(oxono::Position::start(), seats);
        session.play("Xc6-c5".parse().unwrap()).unwrap();
        assert!(!session.undo(), "the person has not played yet");
        session.play("Od1-d2".parse().unwrap()).unwrap();
        session.play("Xa6-a5".parse().unwrap()).unwrap();
        assert!(session.undo());
        assert_eq!(session.turns().len(), 1);
    }
}
