//! A place in a text that is being read, which knows its line.

use super::{ReadError, Reason};

/// A place in a text. It is small and `Copy`: to report an earlier place, keep a copy of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cursor<'a> {
    text: &'a str,
    offset: usize,
    line: usize,
    line_start: usize,
    /// Where the last closing brace of the text stands.
    last_brace: Option<usize>,
}

impl<'a> Cursor<'a> {
    /// The beginning of a text. The mark with which some editors begin every file is no part of it.
    pub(super) fn new(text: &'a str) -> Cursor<'a> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        Cursor {
            text,
            offset: 0,
            line: 1,
            line_start: 0,
            last_brace: text.rfind('}'),
        }
    }

    pub(super) fn rest(&self) -> &'a str {
        &self.text[self.offset..]
    }

    pub(super) fn at_end(&self) -> bool {
        self.offset == self.text.len()
    }

    pub(super) fn at_line_start(&self) -> bool {
        self.offset == self.line_start
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Goes on by `length` bytes, which must end between two characters of the rest.
    pub(super) fn advance(&mut self, length: usize) {
        let passed = &self.rest().as_bytes()[..length];
        let ends = passed
            .iter()
            .enumerate()
            .filter(|&(_, &byte)| byte == b'\n');
        for (index, _) in ends {
            self.line += 1;
            self.line_start = self.offset + index + 1;
        }
        self.offset += length;
    }

    /// Goes past `text` if it stands here.
    pub(super) fn eat(&mut self, text: &str) -> bool {
        let found = self.rest().starts_with(text);
        if found {
            self.advance(text.len());
        }
        found
    }

    /// Takes all characters up to the first that is not as asked.
    pub(super) fn take_while(&mut self, as_asked: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let length = rest.find(|c| !as_asked(c)).unwrap_or(rest.len());
        self.advance(length);
        &rest[..length]
    }

    /// Goes past spaces and tabs.
    pub(super) fn skip_blanks(&mut self) {
        self.take_while(|c| matches!(c, ' ' | '\t'));
    }

    /// Goes past one line end, `\n` or `\r\n`.
    pub(super) fn eat_line_end(&mut self) -> bool {
        self.eat("\n") || self.eat("\r\n")
    }

    /// Goes past spaces, tabs and line ends, and counts the line ends.
    pub(super) fn skip_space(&mut self) -> usize {
        let before = self.line;
        loop {
            self.skip_blanks();
            if !self.eat_line_end() {
                return self.line - before;
            }
        }
    }

    /// Goes to the start of the next line, or to the end of the text.
    pub(super) fn skip_line(&mut self) {
        self.take_while(|c| c != '\n');
        self.eat("\n");
    }

    /// Takes what stands before the next `}` and goes past it; `None` if there is none. Says so
    /// without a search, or many unclosed comments would each search the whole text.
    pub(super) fn take_to_brace(&mut self) -> Option<&'a str> {
        self.last_brace.filter(|&brace| self.offset <= brace)?;
        let text = self.take_while(|c| c != '}');
        self.advance(1);
        Some(text)
    }

    /// Does the line that was just left, or the one that this place is in, begin with a tag?
    pub(super) fn follows_tag(&self) -> bool {
        let before = &self.text[..self.offset];
        let before = before.strip_suffix('\n').unwrap_or(before);
        let line = before.rsplit('\n').next().unwrap_or_default();
        line.starts_with('[')
    }

    /// Takes what stands before the next space, bracket, brace or `$`.
    pub(super) fn take_word(&mut self) -> &'a str {
        self.take_while(|c| !" \t\r\n(){}[]$".contains(c))
    }

    /// An error at this place.
    pub(super) fn error(&self, reason: Reason) -> ReadError {
        let before = &self.text[self.line_start..self.offset];
        ReadError {
            line: self.line,
            column: before.chars().count() + 1,
            reason,
        }
    }

    /// An error this many columns after this place.
    pub(super) fn error_behind(&self, columns: usize, reason: Reason) -> ReadError {
        let mut error = self.error(reason);
        error.column += columns;
        error
    }
}
