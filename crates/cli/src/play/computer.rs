//! The computer at the table: it plays one side, or only gives hints. It thinks in a thread of
//! its own, so that the screen stays awake.

use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::{Duration, Instant};

use engine::game::EngineGame;
use engine::hint::{Reason, hint};
use engine::level::{self, Level};
use rules::{Game, Player};

use crate::sentences;
use crate::texts::Texts;

/// A turn that comes at once looks like a trick; people want to see it happen.
const PACE: Duration = Duration::from_millis(700);

/// The side that the computer plays, and how well.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Seat {
    pub(crate) side: Player,
    pub(crate) level: Level,
}

/// What the computer is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Question {
    /// To play its turn.
    Turn,
    /// For a hint.
    Hint,
}

/// What the computer says.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Answer<G: Game> {
    /// It plays this.
    Turn(G::Turn),
    /// It would play this, and why.
    Hint(G::Turn, Reason),
}

/// The computer, thinking or waiting.
#[derive(Debug)]
pub(crate) struct Computer<G: Game> {
    seat: Option<Seat>,
    questions: Sender<(Question, G)>,
    answers: Receiver<(G, Option<Answer<G>>)>,
    asked: Option<(Question, G, Instant)>,
}

impl<G: Game> Computer<G> {
    /// Sits down. The same seed plays the same game.
    pub(crate) fn sit_down(seat: Option<Seat>, seed: u64) -> Computer<G>
    where
        G: EngineGame,
    {
        let (questions, inbox) = mpsc::channel::<(Question, G)>();
        let (outbox, answers) = mpsc::channel();
        let level = seat.map_or(Level::FULL, |seat| seat.level);
        // The thread ends when either end of its channels is dropped.
        thread::spawn(move || {
            for (question, position) in inbox {
                let answer = match question {
                    Question::Turn => level::choose(&position, level, seed).map(Answer::Turn),
                    Question::Hint => {
                        hint(&position).map(|hint| Answer::Hint(hint.turn, hint.reason))
                    }
                };
                if outbox.send((position, answer)).is_err() {
                    return;
                }
            }
        });
        Computer {
            seat,
            questions,
            answers,
            asked: None,
        }
    }

    pub(crate) fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// Is it the computer's turn here?
    pub(crate) fn plays(&self, position: &G) -> bool {
        self.seat
            .is_some_and(|seat| seat.side == position.to_move())
    }

    /// Is there an answer to wait for?
    pub(crate) fn is_thinking(&self) -> bool {
        self.asked.is_some()
    }

    /// Asks for a turn in this position, once.
    pub(crate) fn ask_turn(&mut self, position: &G) {
        self.ask(Question::Turn, position);
    }

    /// Asks for a hint in this position.
    pub(crate) fn ask_hint(&mut self, position: &G) {
        self.ask(Question::Hint, position);
    }

    fn ask(&mut self, question: Question, position: &G) {
        let again = matches!(&self.asked, Some((asked, about, _)) if asked == &question && about == position);
        if !again && self.questions.send((question, *position)).is_ok() {
            self.asked = Some((question, *position, Instant::now()));
        }
    }

    /// The answer to what was last asked, once it is there and due. Answers about positions that
    /// are no longer on the board are dropped.
    pub(crate) fn answer(&mut self, position: &G) -> Option<Answer<G>> {
        let (question, about, since) = self.asked?;
        if about != *position {
            self.asked = None;
            return None;
        }
        if question == Question::Turn && since.elapsed() < PACE {
            return None;
        }
        while let Ok((about, answer)) = self.answers.try_recv() {
            let fits = match answer {
                Some(Answer::Turn(_)) => question == Question::Turn,
                Some(Answer::Hint(..)) => question == Question::Hint,
                None => true,
            };
            if about == *position && fits {
                self.asked = None;
                return answer;
            }
        }
        None
    }

    /// Waits for the answer to a question, without haste or delay.
    pub(crate) fn wait(&mut self) -> Option<Answer<G>> {
        self.asked.take()?;
        self.answers.recv().ok()?.1
    }
}

/// The sentence of a hint.
pub(crate) fn hint_sentence<G: Game>(texts: &Texts, turn: G::Turn, reason: Reason) -> String {
    let variables = sentences::variables(reason.variables());
    let reason = texts.say(&format!("hint-{}", reason.code()), &variables);
    texts.say(
        "play-hint",
        &[("turn", turn.to_string().into()), ("reason", reason.into())],
    )
}
