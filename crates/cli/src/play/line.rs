//! The game line by line, where there is no terminal: turns come in on stdin, boards go out.

use std::io;
use std::path::Path;

use super::computer::{Answer, Computer, hint_sentence};
use super::entry;
use super::session::Session;
use super::speech;
use rules::Refusal;

use crate::boards::{Drawn, plain};
use crate::context::Context;
use crate::failure::Failure;
use crate::lines::Lines;
use crate::sentences;
use crate::whole_file;

/// Plays until the input ends or somebody quits.
pub(crate) fn run<G: Drawn>(
    mut session: Session<G>,
    mut computer: Computer<G>,
    context: &Context,
) -> Result<(), Failure> {
    let texts = &context.texts;
    let example = ("example", G::EXAMPLE.into());
    context.print(&format!("{}\n\n", texts.say("line-welcome", &[example])))?;
    show(&session, context)?;
    answer(&mut session, &mut computer, context)?;
    let mut lines = Lines::new(io::stdin().lock());
    loop {
        context.print("> ")?;
        let Some(line) = lines.next()? else {
            return context.print("\n");
        };
        if line.cut {
            context.print(&format!("{}\n", texts.say("error-line-long", &[])))?;
            continue;
        }
        match obey(&mut session, &mut computer, line.text.trim(), context) {
            Next::Show => {
                show(&session, context)?;
                answer(&mut session, &mut computer, context)?;
            }
            Next::Say(sentence) => context.print(&format!("{sentence}\n"))?,
            Next::Nothing => {}
            Next::Quit => return Ok(()),
        }
    }
}

/// The computer plays if it is its turn.
fn answer<G: Drawn>(
    session: &mut Session<G>,
    computer: &mut Computer<G>,
    context: &Context,
) -> Result<(), Failure> {
    if session.outcome().is_some() || !computer.plays(session.position()) {
        return Ok(());
    }
    computer.ask_turn(session.position());
    if let Some(Answer::Turn(turn)) = computer.wait()
        && session.play(turn).is_ok()
    {
        context.print(&format!("{turn}\n\n"))?;
        show(session, context)?;
    }
    Ok(())
}

enum Next {
    Show,
    Say(String),
    Nothing,
    Quit,
}

fn obey<G: Drawn>(
    session: &mut Session<G>,
    computer: &mut Computer<G>,
    line: &str,
    context: &Context,
) -> Next {
    let texts = &context.texts;
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    match word {
        "" => Next::Nothing,
        "quit" => Next::Quit,
        "help" => Next::Say(texts.say("line-help", &[("example", G::EXAMPLE.into())])),
        "show" => Next::Show,
        "moves" => {
            let mut turns: Vec<String> = session
                .position()
                .legal_turns()
                .iter()
                .map(ToString::to_string)
                .collect();
            turns.sort_unstable();
            Next::Say(turns.join(" "))
        }
        "undo" => {
            if session.take_back_step() || session.undo() {
                Next::Show
            } else {
                Next::Say(texts.say("play-nothing-to-undo", &[]))
            }
        }
        "hint" => {
            computer.ask_hint(session.position());
            match computer.wait() {
                Some(Answer::Hint(turn, reason)) => {
                    Next::Say(hint_sentence::<G>(texts, turn, reason))
                }
                _ => Next::Say(sentences::refusal(texts, Refusal::GameOver)),
            }
        }
        "resign" => match session.resign() {
            Ok(()) => Next::Show,
            Err(refusal) => Next::Say(sentences::refusal(texts, refusal)),
        },
        "record" => Next::Say(session.record().to_string()),
        "save" => Next::Say(save(session, rest.trim(), context)),
        _ => match entry::enter(session, line) {
            Ok(true) => Next::Show,
            Ok(false) => Next::Say(speech::instruction(texts, session)),
            Err(why) => {
                let text = sentences::quoted(line);
                let reason = sentences::turn_problem(texts, why);
                Next::Say(texts.say(
                    "line-refused",
                    &[("text", text.into()), ("reason", reason.into())],
                ))
            }
        },
    }
}

fn save<G: Drawn>(session: &Session<G>, name: &str, context: &Context) -> String {
    let texts = &context.texts;
    if name.is_empty() {
        return texts.say("play-save-name", &[]);
    }
    let file = ("file", name.into());
    if Path::new(name).exists() {
        return texts.say("line-exists", &[file]);
    }
    match whole_file::write_text(Path::new(name), &session.record().to_string()) {
        Ok(()) => texts.say("play-saved", &[file]),
        Err(error) => {
            let reason = error.to_string();
            texts.say("play-not-saved", &[file, ("reason", reason.into())])
        }
    }
}

fn show<G: Drawn>(session: &Session<G>, context: &Context) -> Result<(), Failure> {
    context.print(&format!(
        "{}\n{}\n",
        plain(session.position()),
        speech::instruction(&context.texts, session)
    ))
}
