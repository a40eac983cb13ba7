//! Writing a file whole or not at all.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// Lets `write` fill a file beside the place and then moves it there, so that neither a crash nor
/// a full disk leaves half a file or harms the one that was there.
pub(crate) fn write_with(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    let beside = beside(path)?;
    let written = write_new(&beside, write).and_then(|()| fs::rename(&beside, path));
    if written.is_err() {
        // Nothing can be done if even this fails; the first error is the one to tell.
        let _ = fs::remove_file(&beside);
    }
    written
}

/// Writes a text in the same way.
pub(crate) fn write_text(path: &Path, text: &str) -> io::Result<()> {
    write_with(path, |out| out.write_all(text.as_bytes()))
}

fn write_new(path: &Path, write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
    let file: File = OpenOptions::new().write(true).create_new(true).open(path)?;
    let mut out = BufWriter::new(file);
    write(&mut out)?;
    out.into_inner()?.sync_all()
}

fn beside(path: &Path) -> io::Result<PathBuf> {
    let name = path
        .file_name()
        .filter(|_| !path.is_dir())
        .ok_or(io::ErrorKind::IsADirectory)?;
    let mut hidden = std::ffi::OsString::from(".");
    hidden.push(name);
    hidden.push(format!(".{}", std::process::id()));
    Ok(path.with_file_name(hidden))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_old_file_stays_until_the_new_one_is_whole() {
        let folder = std::env::temp_dir().join(format!("totemic-save-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let path = folder.join("game.txt");
        write_text(&path, "one").unwrap();
        write_text(&path, "two").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "two");
        let broken = |out: &mut dyn Write| {
            out.write_all(b"thr")?;
            Err(io::ErrorKind::StorageFull.into())
        };
        assert!(write_with(&path, broken).is_err());
        assert_eq!(fs::read_to_string(&path).unwrap(), "two");
        assert!(write_text(&folder, "three").is_err());
        assert!(write_text(&folder.join("none/game.txt"), "three").is_err());
        assert_eq!(
            fs::read_dir(&folder).unwrap().count(),
            1,
            "nothing is left over"
        );
        fs::remove_dir_all(&folder).unwrap();
    }
}
