//! Writing a record to a file, whole or not at all.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Writes the text beside the file and then puts it in the file's place, so that neither a crash
/// nor a full disk leaves half a record or harms the one that was there.
pub(crate) fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    let beside = beside(path)?;
    let written = write_new(&beside, text).and_then(|()| fs::rename(&beside, path));
    if written.is_err() {
        // Nothing can be done if even this fails; the first error is the one to tell.
        let _ = fs::remove_file(&beside);
    }
    written
}

fn write_new(path: &Path, text: &str) -> io::Result<()> {
    let mut file: File = OpenOptions::new().write(true).create_new(true).open(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
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
        write_whole(&path, "one").unwrap();
        write_whole(&path, "two").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "two");
        assert!(write_whole(&folder, "three").is_err());
        assert!(write_whole(&folder.join("none/game.txt"), "three").is_err());
        assert_eq!(
            fs::read_dir(&folder).unwrap().count(),
            1,
            "nothing is left over"
        );
        fs::remove_dir_all(&folder).unwrap();
    }
}
