//! What is said beside the data, on standard error.

use std::io::{Write, stderr};

/// Says a sentence on a line of its own. Where nobody can hear it, as with a full disk, the
/// program goes on all the same: the exit code still tells.
pub(crate) fn tell(sentence: &str) {
    let _ = writeln!(stderr(), "{}", printable(sentence));
}

/// A text with every character that is not seen but does something, such as moving a cursor or
/// turning the direction of reading, written out as `\u{1b}`.
pub(crate) fn printable(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for character in text.chars() {
        push_printable(&mut shown, character);
    }
    shown
}

/// As much of somebody's own text as a reader needs to recognise it, fit to stand in a sentence.
pub(crate) fn quoted(text: &str) -> String {
    const LONGEST: usize = 80;
    let mut shown = String::new();
    for (index, character) in text.chars().enumerate() {
        if index == LONGEST || shown.len() > 4 * LONGEST {
            shown.push('…');
            break;
        }
        push_printable(&mut shown, character);
    }
    shown
}

fn push_printable(text: &mut String, character: char) {
    let unseen = matches!(
        character,
        '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}'
    );
    if character.is_control() || unseen {
        text.extend(character.escape_default());
    } else {
        text.push(character);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_something_is_written_out() {
        assert_eq!(printable("a\n\t\u{1b}[2Jé"), r"a\n\t\u{1b}[2Jé");
        assert_eq!(printable("\u{202e}\u{9b}"), r"\u{202e}\u{9b}");
        assert_eq!(quoted(&"é".repeat(80)), "é".repeat(80));
        assert_eq!(quoted(&"é".repeat(81)), "é".repeat(80) + "…");
        assert!(quoted(&"\0".repeat(1000)).len() < 350);
    }
}
