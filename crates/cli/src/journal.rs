//! A file that long work grows line by line, so that it can be taken up again.

use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::time::{Duration, Instant};

use crate::context::Context;
use crate::failure::Failure;
use crate::notice::tell;

/// Opens a journal, and says so if its last line was cut off, by a full disk or a crash.
pub(crate) fn open_journal(
    context: &Context,
    path: &Path,
) -> Result<(JournalFile, String), Failure> {
    let (file, text) = JournalFile::open(path).map_err(|error| {
        let reason = match error.kind() {
            io::ErrorKind::InvalidData => context.texts.say("journal-none", &[]),
            io::ErrorKind::WouldBlock => context.texts.say("journal-busy", &[]),
            _ => context.system_says(&error),
        };
        bad_journal(context, path, reason)
    })?;
    if file.is_torn() {
        let variables = [("file", path.display().to_string().into())];
        tell(&context.texts.say("journal-torn", &variables));
    }
    Ok((file, text))
}

/// A journal cannot be used.
pub(crate) fn bad_journal(context: &Context, path: &Path, reason: String) -> Failure {
    let file = path.display().to_string();
    let variables = [("file", file.into()), ("reason", reason.into())];
    Failure::Input(context.texts.say("error-journal", &variables))
}

/// An open journal. No other process has it open in this way.
pub(crate) struct JournalFile {
    file: File,
    /// Where the whole lines end.
    end: u64,
    /// Is there anything after them?
    torn: bool,
    synced: Instant,
}

/// What was found within this time is not worth waiting for the disk after each line.
const SOON: Duration = Duration::from_secs(1);

impl JournalFile {
    /// Opens a journal, or begins one, and reads its lines. A last line that was cut off while it
    /// was written is passed over; it is removed when the first line is added, so that a file
    /// that turns out to be none of ours stays as it was.
    pub(crate) fn open(path: &Path) -> io::Result<(JournalFile, String)> {
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        let mut file = options.open(path)?;
        file.try_lock()?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        let length = bytes.len();
        let whole = bytes.iter().rposition(|&byte| byte == b'\n');
        bytes.truncate(whole.map_or(0, |last| last + 1));
        if bytes.is_empty() && length > 0 {
            return Err(io::ErrorKind::InvalidData.into());
        }
        let text = String::from_utf8(bytes).map_err(|_| io::ErrorKind::InvalidData)?;
        let journal = JournalFile {
            file,
            end: text.len() as u64,
            torn: text.len() < length,
            synced: Instant::now(),
        };
        Ok((journal, text))
    }

    /// Was the last line cut off?
    pub(crate) fn is_torn(&self) -> bool {
        self.torn
    }

    /// Adds a line and waits until it is on the disk, unless lines follow one another quickly. Of
    /// a line that finds no room there, nothing stays.
    pub(crate) fn add(&mut self, line: &str) -> io::Result<()> {
        if self.torn {
            self.cut()?;
        }
        let text = format!("{line}\n");
        self.torn = true;
        let written = self.file.write_all(text.as_bytes());
        if let Err(error) = written.and_then(|()| self.sync()) {
            // If even this fails, whoever opens the file next does it.
            let _ = self.cut();
            return Err(error);
        }
        self.torn = false;
        self.end += text.len() as u64;
        Ok(())
    }

    fn sync(&mut self) -> io::Result<()> {
        if self.synced.elapsed() >= SOON {
            self.file.sync_data()?;
            self.synced = Instant::now();
        }
        Ok(())
    }

    fn cut(&mut self) -> io::Result<()> {
        self.file.set_len(self.end)?;
        self.file.seek(SeekFrom::Start(self.end))?;
        self.torn = false;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn a_torn_line_is_removed_and_the_work_goes_on() {
        let path = std::env::temp_dir().join(format!("totemic-journal-{}", std::process::id()));
        fs::write(&path, "one\ntwo\nthr").unwrap();
        let (mut journal, text) = JournalFile::open(&path).unwrap();
        assert_eq!(text, "one\ntwo\n");
        assert!(journal.is_torn());
        assert!(
            JournalFile::open(&path).is_err(),
            "it belongs to one process"
        );
        journal.add("three").unwrap();
        drop(journal);
        assert_eq!(fs::read_to_string(&path).unwrap(), "one\ntwo\nthree\n");
        for strange in [&b"one\n\xff\n"[..], b"something else"] {
            fs::write(&path, strange).unwrap();
            assert!(JournalFile::open(&path).is_err());
            assert_eq!(fs::read(&path).unwrap(), strange, "nothing is lost");
        }
        fs::remove_file(&path).unwrap();
    }
}
