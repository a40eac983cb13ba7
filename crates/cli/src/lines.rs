//! Lines of somebody's input, of which none can fill the memory.

use std::io::{self, BufRead};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use crate::ending;

/// Of a longer line no more than this is kept: nothing that is read needs so many bytes.
pub(crate) const LONGEST: usize = 1 << 16;

/// One line, without its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    /// What stands there; bytes that are not text become U+FFFD.
    pub(crate) text: String,
    /// There was more.
    pub(crate) cut: bool,
}

/// Reads lines one by one.
pub(crate) struct Lines<R> {
    input: R,
    begun: bool,
}

impl<R: BufRead> Lines<R> {
    pub(crate) fn new(input: R) -> Lines<R> {
        Lines {
            input,
            begun: false,
        }
    }

    /// The next line; `None` at the end of the input.
    pub(crate) fn next(&mut self) -> io::Result<Option<Line>> {
        let mut bytes = Vec::new();
        let mut cut = false;
        let mut any = false;
        loop {
            let buffer = match self.input.fill_buf() {
                Ok(buffer) => buffer,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            if buffer.is_empty() {
                break;
            }
            any = true;
            let end = buffer.iter().position(|&byte| byte == b'\n');
            let part = &buffer[..end.unwrap_or(buffer.len())];
            let kept = part.len().min(LONGEST - bytes.len());
            cut |= kept < part.len();
            bytes.extend_from_slice(&part[..kept]);
            let used = end.map_or(buffer.len(), |end| end + 1);
            self.input.consume(used);
            if end.is_some() {
                break;
            }
        }
        if !any {
            return Ok(None);
        }
        let text = String::from_utf8_lossy(&bytes);
        let mut text = text.strip_suffix('\r').unwrap_or(&text);
        if !self.begun {
            // Some programs put this mark before everything that they write.
            text = text.strip_prefix('\u{feff}').unwrap_or(text);
        }
        self.begun = true;
        Ok(Some(Line {
            text: text.to_owned(),
            cut,
        }))
    }
}

/// Lines of standard input that are waited for only until somebody asks for the end.
pub(crate) struct PatientLines {
    lines: Receiver<io::Result<Line>>,
}

impl PatientLines {
    /// Begins to read. A thread of its own does: whoever waits for input cannot be asked anything.
    pub(crate) fn begin() -> io::Result<PatientLines> {
        let (sender, lines) = mpsc::sync_channel(1);
        thread::Builder::new().spawn(move || {
            let mut lines = Lines::new(io::stdin().lock());
            while let Some(line) = lines.next().transpose() {
                if sender.send(line).is_err() {
                    return;
                }
            }
        })?;
        Ok(PatientLines { lines })
    }

    /// The next line; `None` at the end of the input, or if the end is asked for.
    pub(crate) fn next(&self) -> io::Result<Option<Line>> {
        while !ending::asked() {
            match self.lines.recv_timeout(Duration::from_millis(50)) {
                Ok(line) => return line.map(Some),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        Ok(None)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_in_many_ways_and_long_ones_are_cut() {
        let long = "x".repeat(LONGEST);
        let input = format!("\u{feff}one\r\n\n{long}\n{long}y\ntwo");
        // Of a small buffer, so that lines are read in parts.
        let mut lines = Lines::new(io::BufReader::with_capacity(7, input.as_bytes()));
        for (text, cut) in [
            ("one", false),
            ("", false),
            (&long, false),
            (&long, true),
            ("two", false),
        ] {
            let text = text.to_owned();
            assert_eq!(lines.next().unwrap(), Some(Line { text, cut }));
        }
        assert_eq!(lines.next().unwrap(), None);
        let mut bytes = Lines::new(&b"\xff"[..]);
        assert_eq!(bytes.next().unwrap().unwrap().text, "\u{fffd}");
    }
}
