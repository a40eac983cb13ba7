//! Where the program keeps what outlasts it, if it is not told.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use crate::context::Context;
use crate::failure::Failure;
use crate::notice::quoted;

/// Where games are kept.
pub(crate) enum Place {
    /// In a file, whose folder is there.
    File(PathBuf),
    /// Nowhere, but until the program ends.
    Memory,
}

/// The database that was asked for, or the one in the user's data folder.
pub(crate) fn database(asked: Option<&Path>, context: &Context) -> Result<Place, Failure> {
    match asked {
        Some(file) if file == Path::new(":memory:") => return Ok(Place::Memory),
        Some(file) => return Ok(Place::File(file.to_owned())),
        None => {}
    }
    let Some(folder) = data_folder(|name| env::var_os(name).map(PathBuf::from)) else {
        return Err(Failure::Input(context.texts.say("serve-no-folder", &[])));
    };
    fs::create_dir_all(&folder).map_err(|error| {
        let file = quoted(&folder.to_string_lossy());
        let words = [("file", file.into()), ("reason", error.to_string().into())];
        Failure::Input(context.texts.say("serve-database-file", &words))
    })?;
    Ok(Place::File(folder.join("games.db")))
}

/// The folder for this program's data, as each system has it.
fn data_folder(variable: impl Fn(&str) -> Option<PathBuf>) -> Option<PathBuf> {
    let set = |name: &str| variable(name).filter(|path| path.is_absolute());
    let base = if cfg!(target_os = "windows") {
        set("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        set("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        set("XDG_DATA_HOME").or_else(|| set("HOME").map(|home| home.join(".local/share")))
    };
    base.map(|base| base.join("totemic"))
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn the_data_folder_is_the_users() {
        let folder = |pairs: &'static [(&str, &str)]| {
            data_folder(move |name| {
                let pair = pairs.iter().find(|(known, _)| *known == name);
                pair.map(|(_, value)| PathBuf::from(value))
            })
        };
        let home = Some(PathBuf::from("/home/a/.local/share/totemic"));
        assert_eq!(folder(&[("HOME", "/home/a")]), home);
        assert_eq!(
            folder(&[("HOME", "/home/a"), ("XDG_DATA_HOME", "relative")]),
            home
        );
        let set = folder(&[("HOME", "/home/a"), ("XDG_DATA_HOME", "/data")]);
        assert_eq!(set, Some(PathBuf::from("/data/totemic")));
        assert_eq!(folder(&[]), None);
    }
}
