//! A review in words: as a text, and as marks and comments in the record.

use engine::review::{Class, Review, Term, TurnReview};
use rules::record::Record;
use rules::{Game, Player};

use crate::distance;
use crate::texts::{Texts, Variable};

/// So many turns of the better line are written into a record.
const LINE: usize = 6;

/// A line for every turn, then the turning points, and how well both played.
pub(crate) fn text<G: Game>(review: &Review<G>, texts: &Texts) -> String {
    if review.turns.is_empty() {
        return texts.say("review-no-turns", &[]) + "\n";
    }
    let mut text = String::new();
    let longest = review.turns.iter().map(|turn| turn.turn.to_string().len());
    let width = longest.max().unwrap_or(0);
    for (index, turn) in review.turns.iter().enumerate() {
        let value = turn.after.map(distance::score).unwrap_or_default();
        let row = format!(
            "{:<6} {:<width$} {:<2}  {value:<14} {}",
            number(review, index),
            turn.turn.to_string(),
            turn.class.map_or("", Class::mark),
            class(turn, texts),
        );
        text += row.trim_end();
        text.push('\n');
    }
    text.push('\n');
    if review.turning_points.is_empty() {
        text += &texts.say("review-no-faults", &[]);
        text.push('\n');
    } else {
        text += &texts.say("review-turning-points", &[]);
        text.push('\n');
    }
    for &index in &review.turning_points {
        let turn = &review.turns[index];
        let (number, mark) = (number(review, index), turn.class.map_or("", Class::mark));
        let row = format!(
            "  {number} {}{mark} {}. {}",
            turn.turn,
            class(turn, texts),
            sentences(turn, texts)
        );
        text += row.trim_end();
        text.push('\n');
    }
    text.push('\n');
    for player in Player::BOTH {
        if let Some(accuracy) = review.accuracy[player as usize] {
            let key = match accuracy.estimated {
                true => "review-accuracy-estimated",
                false => "review-accuracy",
            };
            let colour = colour::<G>(player).into();
            let variables = [("colour", colour), ("percent", accuracy.percent.into())];
            text += &texts.say(key, &variables);
            text.push('\n');
        }
    }
    let open = review.turns.iter().filter(|turn| !turn.settled).count();
    if open > 0 {
        text += &texts.say("review-unsettled", &[("count", open.into())]);
        text.push('\n');
    }
    text
}

/// The record with marks, comments and better lines. What was noted before stays.
pub(crate) fn annotated<G: Game>(
    record: &Record<G>,
    review: &Review<G>,
    texts: &Texts,
) -> Record<G> {
    let mut record = record.clone();
    for (index, turn) in review.turns.iter().enumerate() {
        let Some(class) = turn.class.filter(|class| !class.mark().is_empty()) else {
            continue;
        };
        let before = vec![0; index];
        let path = vec![0; index + 1];
        let words = format!("{}. {}", self::class(turn, texts), sentences(turn, texts));
        if let Some(notes) = record.notes_mut(&path) {
            if notes.suffix.as_str().is_empty() {
                notes.suffix = class.mark().parse().unwrap_or_default();
            } else {
                notes.marks.extend(mark_number(class));
            }
            // The words hold nothing that a comment cannot.
            notes.comments.extend(words.trim_end().parse());
        }
        if let Some(better) = &turn.better {
            let mut path = before;
            for &turn in better.line.iter().take(LINE) {
                // A record that is full stays as it is.
                match record.play(&path, turn) {
                    Ok(index) => path.push(index),
                    Err(_) => break,
                }
            }
        }
    }
    record
}

/// The number of a mark in records, where another mark stands behind the turn already.
fn mark_number(class: Class) -> Option<u8> {
    match class.mark() {
        "!" => Some(1),
        "?" => Some(2),
        "??" => Some(4),
        "?!" => Some(6),
        _ => None,
    }
}

/// How good a turn was, in a word or two; an estimate says that it is one.
fn class<G: Game>(turn: &TurnReview<G>, texts: &Texts) -> String {
    let Some(class) = turn.class else {
        return texts.say("review-open", &[]);
    };
    if turn.overlooked {
        return texts.say("review-overlooked", &[]);
    }
    let word = texts.say(&format!("review-class-{}", class.code()), &[]);
    match turn.settled {
        true => word,
        false => texts.say("review-estimated", &[("class", word.into())]),
    }
}

/// What there is to say of a turn.
fn sentences<G: Game>(turn: &TurnReview<G>, texts: &Texts) -> String {
    let remarks = turn.remarks().into_iter();
    let said = remarks.map(|remark| {
        let variables = remark.variables().into_iter();
        let variables: Vec<Variable<'_>> = variables
            .map(|(name, term)| match term {
                Term::Number(number) => (name, number.into()),
                Term::Text(text) => (name, text.into()),
            })
            .collect();
        texts.say(&remark.key(), &variables)
    });
    said.collect::<Vec<_>>().join(" ")
}

/// `1.` or `1...`, as in a record.
fn number<G: Game>(review: &Review<G>, index: usize) -> String {
    let plies = index + review.start.to_move() as usize;
    let dots = if plies.is_multiple_of(2) { "." } else { "..." };
    format!("{}{dots}", plies / 2 + 1)
}

/// The name of a side's colour in the texts.
fn colour<G: Game>(player: Player) -> &'static str {
    match G::SIDES[player as usize] {
        'p' => "pink",
        'b' => "black",
        'w' => "white",
        _ => "red",
    }
}
