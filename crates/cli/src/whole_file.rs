//! Writing a file whole or not at all.

use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

/// Lets `write` fill a file beside the place and then moves it there, so that neither a crash nor
/// a full disk leaves half a file or harms the one that was there. A link still leads to the file
/// afterwards, and the file has the mode that it had.
pub(crate) fn write_with(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    let path = followed(path)?;
    match Place::of(&path)? {
        // There is nothing to replace: a device or a pipe takes what it is given.
        Place::Device => {
            let mut out = BufWriter::new(OpenOptions::new().write(true).open(&path)?);
            write(&mut out)?;
            out.flush()
        }
        place => {
            let mut beside = beside(&path)?;
            let mut out = BufWriter::new(beside.as_file_mut());
            write(&mut out)?;
            out.flush()?;
            drop(out);
            if let Place::File(old) = place {
                keep_owner_and_mode(beside.as_file(), &old)?;
            }
            beside.as_file().sync_all()?;
            beside.persist(&path).map_err(|error| error.error)?;
            sync_folder(&path);
            Ok(())
        }
    }
}

/// Writes a text in the same way.
pub(crate) fn write_text(path: &Path, text: &str) -> io::Result<()> {
    write_with(path, |out| out.write_all(text.as_bytes()))
}

/// Can a file be written there? To be asked before work that takes long.
pub(crate) fn check(path: &Path) -> io::Result<()> {
    let path = followed(path)?;
    match Place::of(&path)? {
        Place::Device => OpenOptions::new().write(true).open(&path).map(drop),
        Place::File(_) | Place::Free => beside(&path).map(drop),
    }
}

/// What is at a place already.
enum Place {
    Free,
    File(Metadata),
    Device,
}

impl Place {
    fn of(path: &Path) -> io::Result<Place> {
        match fs::metadata(path) {
            Ok(old) if old.is_dir() => Err(io::ErrorKind::IsADirectory.into()),
            Ok(old) if old.is_file() => Ok(Place::File(old)),
            Ok(_) => Ok(Place::Device),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Place::Free),
            Err(error) => Err(error),
        }
    }
}

/// Where a path leads in the end, be there a file or not.
fn followed(path: &Path) -> io::Result<PathBuf> {
    let mut path = path.to_owned();
    // As many as Linux itself follows.
    for _ in 0..40 {
        match fs::read_link(&path) {
            Ok(target) => path = path.parent().unwrap_or(Path::new("")).join(target),
            Err(_) => return Ok(path),
        }
    }
    Err(io::Error::other("too many links"))
}

/// A new file in the same folder, with a name that nothing has, not even what a run left behind
/// that was killed. It goes away by itself unless it is moved.
fn beside(path: &Path) -> io::Result<NamedTempFile> {
    let name = path.file_name().ok_or(io::ErrorKind::InvalidFilename)?;
    let mut prefix = std::ffi::OsString::from(".");
    prefix.push(name);
    prefix.push(".");
    let mut builder = tempfile::Builder::new();
    // Otherwise it would be for its owner's eyes only.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder.prefix(&prefix).tempfile_in(folder(path))
}

fn folder(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    }
}

fn keep_owner_and_mode(file: &File, old: &Metadata) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::{MetadataExt, fchown};
        let new = file.metadata()?;
        if (new.uid(), new.gid()) != (old.uid(), old.gid()) {
            // Only an administrator may give files away.
            let _ = fchown(file, Some(old.uid()), Some(old.gid()));
        }
    }
    file.set_permissions(old.permissions())
}

/// Makes the new name outlast a power cut, where the system can.
fn sync_folder(path: &Path) {
    let _ = File::open(folder(path)).and_then(|folder| folder.sync_all());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_old_file_stays_until_the_new_one_is_whole() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.txt");
        // What the run before left behind, by whatever name.
        let left = folder
            .path()
            .join(format!(".game.txt.{}", std::process::id()));
        fs::write(&left, "left").unwrap();
        write_text(&path, "one").unwrap();
        write_text(&path, "two").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "two");
        let broken = |out: &mut dyn Write| {
            out.write_all(b"thr")?;
            Err(io::ErrorKind::StorageFull.into())
        };
        assert!(write_with(&path, broken).is_err());
        assert_eq!(fs::read_to_string(&path).unwrap(), "two");
        for bad in [
            folder.path(),
            &folder.path().join("none/game.txt"),
            Path::new("/"),
            Path::new(""),
        ] {
            assert!(check(bad).is_err(), "{bad:?}");
            assert!(write_text(bad, "three").is_err(), "{bad:?}");
        }
        assert!(check(&path).is_ok());
        assert_eq!(
            fs::read_dir(folder.path()).unwrap().count(),
            2,
            "nothing else is left over"
        );
    }

    #[cfg(unix)]
    #[test]
    fn links_are_followed_and_modes_are_kept() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        let mode = |name: &str| fs::metadata(at(name)).unwrap().permissions().mode() & 0o7777;
        fs::create_dir(at("deep")).unwrap();
        symlink("deep/link", at("link")).unwrap();
        symlink("../real", at("deep/link")).unwrap();
        // The link leads to where no file is yet.
        write_text(&at("link"), "one").unwrap();
        fs::write(at("fresh"), "").unwrap();
        assert_eq!(mode("real"), mode("fresh"));
        fs::set_permissions(at("real"), PermissionsExt::from_mode(0o640)).unwrap();
        write_text(&at("link"), "two").unwrap();
        assert_eq!(fs::read_to_string(at("real")).unwrap(), "two");
        assert!(at("link").is_symlink() && at("deep/link").is_symlink());
        assert_eq!(mode("real"), 0o640);
        symlink("circle", at("circle")).unwrap();
        assert!(write_text(&at("circle"), "three").is_err());
        // A device is written to, not replaced.
        assert!(check(Path::new("/dev/full")).is_ok());
        assert!(write_text(Path::new("/dev/full"), "four").is_err());
    }
}
