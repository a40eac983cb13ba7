//! The turn in progress, as a person makes it: choose a totem, move it, place a piece.

use rules::{Game, HalfTurn, Refusal, Square};

use crate::{Command, Table, TableError};

/// How far the turn in progress has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand<G: Game> {
    /// Nothing is chosen.
    Idle,
    /// A totem is chosen.
    Chosen(G::Totem),
    /// The totem has moved, provisionally.
    Stepped(HalfTurn<G>),
}

/// What a tap did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Did {
    /// Chose a totem.
    Chose,
    /// Let go of the totem.
    Unchose,
    /// Moved the totem, provisionally.
    Stepped,
    /// Took the totem's step back.
    Unstepped,
    /// Placed the piece: the turn is played.
    Played,
}

/// What a tap comes to: a stage of the turn, or the whole turn, which is then to be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tapped<G: Game> {
    /// The turn in progress has changed.
    Changed(Did),
    /// The piece is placed: this is the turn. It is legal.
    Turn(G::Turn),
}

impl<G: Game> Hand<G> {
    /// A tap on a square in this position: chooses a totem, moves it, takes its step back or
    /// places a piece, whichever fits. `kind` is the piece that is placed; it may be absent if
    /// only one kind can be.
    ///
    /// # Errors
    /// Why this square cannot be tapped now.
    pub fn tap(
        &mut self,
        position: &G,
        square: Square,
        kind: Option<G::Kind>,
    ) -> Result<Tapped<G>, TableError> {
        let tapped = G::TOTEMS
            .iter()
            .copied()
            .find(|&totem| position.totem_square(totem) == square);
        let did = match (*self, tapped) {
            (Hand::Stepped(half), _) if half.to() == square => {
                *self = Hand::Chosen(half.totem());
                Did::Unstepped
            }
            (Hand::Stepped(_), _) => return self.place(kind, square).map(Tapped::Turn),
            (Hand::Chosen(totem), Some(tapped)) if tapped == totem => {
                *self = Hand::Idle;
                Did::Unchose
            }
            (_, Some(totem)) => self.choose(position, totem)?,
            (Hand::Chosen(_) | Hand::Idle, None) => self.step_on(position, square)?,
        };
        Ok(Tapped::Changed(did))
    }

    /// Chooses a totem; a step that was made before is dropped.
    ///
    /// # Errors
    /// Why the totem cannot be chosen.
    pub fn choose(&mut self, position: &G, totem: G::Totem) -> Result<Did, TableError> {
        position.steps(totem)?;
        *self = Hand::Chosen(totem);
        Ok(Did::Chose)
    }

    /// Moves a totem, provisionally; a step that was made before is dropped.
    ///
    /// # Errors
    /// Why the totem cannot go there.
    pub fn step(&mut self, position: &G, totem: G::Totem, to: Square) -> Result<Did, TableError> {
        *self = Hand::Stepped(position.step(totem, to)?);
        Ok(Did::Stepped)
    }

    /// Moves the totem that is in hand, or the only one that can be chosen.
    ///
    /// # Errors
    /// Why it cannot go there.
    pub fn step_on(&mut self, position: &G, to: Square) -> Result<Did, TableError> {
        let totem = match self {
            Hand::Idle => only_choice(position)?,
            Hand::Chosen(totem) => *totem,
            Hand::Stepped(half) => half.totem(),
        };
        self.step(position, totem, to)
    }

    /// The turn that places a piece after the step. `kind` may be absent if only one can be
    /// placed.
    ///
    /// # Errors
    /// Why the piece cannot go there.
    pub fn place(&self, kind: Option<G::Kind>, at: Square) -> Result<G::Turn, TableError> {
        let Hand::Stepped(half) = self else {
            return Err(TableError::NoHalfTurn);
        };
        match (kind, half.kinds().as_slice()) {
            (Some(kind), _) | (None, &[kind]) => Ok(half.place(kind, at)?),
            (None, kinds) => {
                // Whether the square will do does not depend on the kind: say that first.
                for &kind in kinds {
                    half.place(kind, at)?;
                }
                Err(TableError::ChooseKind)
            }
        }
    }

    /// Goes back one stage: from the step to the chosen totem, from there to nothing. `None` if
    /// nothing was chosen.
    pub fn cancel(&mut self) -> Option<Did> {
        let (hand, did) = match self {
            Hand::Stepped(half) => (Hand::Chosen(half.totem()), Did::Unstepped),
            Hand::Chosen(_) => (Hand::Idle, Did::Unchose),
            Hand::Idle => return None,
        };
        *self = hand;
        Some(did)
    }
}

/// The totem that need not be chosen because no other can be.
fn only_choice<G: Game>(position: &G) -> Result<G::Totem, TableError> {
    let mut choices = G::TOTEMS
        .iter()
        .copied()
        .filter(|&totem| position.steps(totem).is_ok());
    match (choices.next(), choices.next()) {
        (Some(totem), None) => Ok(totem),
        _ => Err(TableError::ChooseTotem),
    }
}

/// The turn in progress at a table. Only a person makes turns by hand, in a game that goes on.
/// Each call first lets the flag fall if it is due.
impl<G: Game> Table<G> {
    /// A tap on a square; see [`Hand::tap`].
    ///
    /// # Errors
    /// Why this square cannot be tapped now.
    pub fn tap(
        &mut self,
        square: Square,
        kind: Option<G::Kind>,
        now: u64,
    ) -> Result<Did, TableError> {
        self.check_person(now)?;
        match self.hand.tap(&self.state.position, square, kind)? {
            Tapped::Changed(did) => Ok(did),
            Tapped::Turn(turn) => self.play_by_hand(&turn.to_string(), now),
        }
    }

    /// Chooses a totem; a step that was made before is dropped.
    ///
    /// # Errors
    /// Why the totem cannot be chosen.
    pub fn choose(&mut self, totem: G::Totem, now: u64) -> Result<Did, TableError> {
        self.check_person(now)?;
        self.hand.choose(&self.state.position, totem)
    }

    /// Moves a totem, provisionally; a step that was made before is dropped.
    ///
    /// # Errors
    /// Why the totem cannot go there.
    pub fn step(&mut self, totem: G::Totem, to: Square, now: u64) -> Result<Did, TableError> {
        self.check_person(now)?;
        self.hand.step(&self.state.position, totem, to)
    }

    /// Moves the totem that is in hand, or the only one that can be chosen.
    ///
    /// # Errors
    /// Why it cannot go there.
    pub fn step_in_hand(&mut self, to: Square, now: u64) -> Result<Did, TableError> {
        self.check_person(now)?;
        self.hand.step_on(&self.state.position, to)
    }

    /// Places a piece and so plays the turn. `kind` may be absent if only one can be placed.
    ///
    /// # Errors
    /// Why the piece cannot go there.
    pub fn place(
        &mut self,
        kind: Option<G::Kind>,
        at: Square,
        now: u64,
    ) -> Result<Did, TableError> {
        self.check_person(now)?;
        let turn = self.hand.place(kind, at)?;
        self.play_by_hand(&turn.to_string(), now)
    }

    /// Goes back one stage; see [`Hand::cancel`].
    pub fn cancel(&mut self) -> Option<Did> {
        self.hand.cancel()
    }

    /// Plays a turn that the person to move has written.
    ///
    /// # Errors
    /// Why it cannot be played.
    pub fn play_text(&mut self, text: &str, now: u64) -> Result<Did, TableError> {
        self.check_person(now)?;
        self.play_by_hand(text, now)
    }

    fn play_by_hand(&mut self, turn: &str, now: u64) -> Result<Did, TableError> {
        let play = Command::Play {
            turn: turn.to_owned(),
            after: self.moved(),
        };
        self.apply(self.to_move(), play, now)?;
        Ok(Did::Played)
    }

    fn check_person(&mut self, now: u64) -> Result<(), TableError> {
        self.tick(now);
        self.check_open()?;
        if self.seat(self.to_move()).is_person() {
            Ok(())
        } else {
            Err(TableError::NotYourTurn)
        }
    }
}

/// The totem of this name.
///
/// # Errors
/// [`TableError::UnknownTotem`].
pub fn totem_named<G: Game>(name: &str) -> Result<G::Totem, TableError> {
    let mut totems = G::TOTEMS.iter().copied();
    totems
        .find(|totem| totem.to_string() == name)
        .ok_or(TableError::UnknownTotem)
}

/// The kind of piece of this name.
///
/// # Errors
/// [`TableError::UnknownKind`].
pub fn kind_named<G: Game>(name: &str) -> Result<G::Kind, TableError> {
    let mut kinds = G::KINDS.iter().copied();
    kinds
        .find(|kind| kind.to_string() == name)
        .ok_or(TableError::UnknownKind)
}

/// The square of this name, if it is on the board.
///
/// # Errors
/// [`Refusal::NotOnBoard`].
pub fn square_named<G: Game>(name: &str) -> Result<Square, TableError> {
    name.parse()
        .ok()
        .filter(|&square| G::BOARD.has(square))
        .ok_or(Refusal::NotOnBoard.into())
}
