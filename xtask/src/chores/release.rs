//! `cargo xtask release`: the program with all that belongs to it, in one archive for this
//! platform.

use std::env;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use tempfile::{NamedTempFile, TempDir};

use super::{Chore, no_words, web};
use crate::archive::{self, Entry};
use crate::step::{self, cargo, root};
use crate::third_party;

pub(super) const CHORE: Chore = Chore {
    name: "release",
    usage: "release",
    about: "Packs the program, its licences, completions and manual pages into target/dist",
    run,
};

/// Where archives go.
const FOLDER: &str = "target/dist";

/// The programs of a release are built apart: they are told to forget where they were built.
const BUILD: &str = "target/dist/build";

/// The name of the file that each shell looks for.
const COMPLETIONS: [(&str, &str); 5] = [
    ("bash", "totemic.bash"),
    ("elvish", "totemic.elv"),
    ("fish", "totemic.fish"),
    ("powershell", "_totemic.ps1"),
    ("zsh", "_totemic"),
];

fn run(words: &[String]) -> Result<()> {
    no_words(words)?;
    let version = version()?;
    notes(&version)?;
    let time = time()?;
    let host = step::host()?;
    web::build()?;
    let program = build(&host)?;
    let name = format!("totemic-{version}-{host}");
    let mut entries = texts()?;
    entries.push(Entry {
        path: program_name().to_owned(),
        is_program: true,
        bytes: read(&program)?,
    });
    entries.extend(told_by(&program)?);
    entries.push(Entry::file(
        "LICENSES-OF-OTHERS.txt",
        third_party::licences(&host)?,
    ));
    let packed = archive::pack(&name, entries, time)?;
    for path in archive::verify(&name, &packed)? {
        println!("      {path}");
    }
    let file = format!("{name}.tar.gz");
    let sum = format!("{}  {file}\n", archive::checksum(&packed));
    write(&file, &packed)?;
    write(&format!("{file}.sha256"), sum.as_bytes())?;
    println!("\n{FOLDER}/{file}, {} bytes, SHA-256 {sum}", packed.len());
    Ok(())
}

/// The version of the workspace.
fn version() -> Result<String> {
    let manifest = text("Cargo.toml")?;
    let line = manifest
        .lines()
        .find_map(|line| line.strip_prefix("version = \""));
    let version = line.map(|rest| rest.trim_end_matches('"').to_owned());
    version.context("Cargo.toml names no version")
}

/// What the changelog says about a version. A release that nobody has written about is none.
fn notes(version: &str) -> Result<String> {
    let log = text("CHANGELOG.md")?;
    let mut sections = log.split("\n## ").skip(1);
    let section = sections.find(|section| {
        let heading = section.lines().next().unwrap_or_default();
        heading.split_whitespace().next() == Some(version)
    });
    match section.and_then(|section| section.split_once('\n')) {
        Some((_, notes)) if !notes.trim().is_empty() => Ok(notes.trim().to_owned()),
        _ => bail!("CHANGELOG.md has nothing under “## {version}”"),
    }
}

/// The time that all files get: `SOURCE_DATE_EPOCH` where it is set, otherwise that of the commit.
fn time() -> Result<u64> {
    let seconds = match env::var("SOURCE_DATE_EPOCH") {
        Ok(seconds) => seconds,
        Err(_) => {
            let mut git = step::command("git");
            let output = git.args(["log", "-1", "--format=%ct"]).output();
            let output = output.context("git is needed for the time of the commit")?;
            String::from_utf8_lossy(&output.stdout).trim().to_owned()
        }
    };
    seconds.parse().with_context(|| {
        format!("“{seconds}” is no time; set SOURCE_DATE_EPOCH where there is no commit")
    })
}

/// Builds the program. Paths of this machine are left out of it, so that another one can make the
/// same program from the same sources.
fn build(host: &str) -> Result<PathBuf> {
    let mut build = cargo("build --release --quiet --locked --package totemic");
    build.args(["--target-dir", BUILD, "--target", host]);
    let mut hidden = vec![(root(), "/totemic")];
    if let Some(home) = cargo_home() {
        hidden.push((home, "/cargo"));
    }
    let flags: Vec<String> = hidden
        .iter()
        .map(|(path, name)| format!("'--remap-path-prefix={}={name}'", path.display()))
        .collect();
    // Joined with the flags of `.cargo/config.toml`, where RUSTFLAGS would replace them.
    build.arg("--config").arg(format!(
        "target.'cfg(all())'.rustflags=[{}]",
        flags.join(",")
    ));
    step::run("release build", build)?;
    Ok(root()
        .join(BUILD)
        .join(host)
        .join("release")
        .join(program_name()))
}

fn cargo_home() -> Option<PathBuf> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    home.or_else(|| Some(env::home_dir()?.join(".cargo")))
}

fn program_name() -> &'static str {
    if cfg!(windows) {
        "totemic.exe"
    } else {
        "totemic"
    }
}

/// The texts of the repository that go with the program.
fn texts() -> Result<Vec<Entry>> {
    let mut paths: Vec<String> = [
        "CHANGELOG.md",
        "CITATION.cff",
        "LICENSE-APACHE",
        "LICENSE-MIT",
        "README.md",
        "SECURITY.md",
    ]
    .map(str::to_owned)
    .into();
    for file in fs::read_dir(root().join("docs"))? {
        paths.push(format!("docs/{}", file?.file_name().to_string_lossy()));
    }
    let entry = |path: String| Ok(Entry::file(path.clone(), read(&root().join(path))?));
    paths.into_iter().map(entry).collect()
}

/// Completions and manual pages, which the program makes from its own definitions.
fn told_by(program: &Path) -> Result<Vec<Entry>> {
    let mut entries = Vec::new();
    for (shell, file) in COMPLETIONS {
        let output = step::command(program)
            .args(["completions", shell])
            .output()?;
        if !output.status.success() || output.stdout.is_empty() {
            bail!("the program has no completions for {shell}");
        }
        entries.push(Entry::file(format!("completions/{file}"), output.stdout));
    }
    let pages = TempDir::new()?;
    let mut manual = step::command(program);
    manual.arg("manual").arg(pages.path());
    step::run("manual pages", manual)?;
    for page in fs::read_dir(pages.path())? {
        let page = page?;
        let path = format!("man/man1/{}", page.file_name().to_string_lossy());
        entries.push(Entry::file(path, read(&page.path())?));
    }
    Ok(entries)
}

/// Writes a file of the release whole or not at all.
fn write(name: &str, bytes: &[u8]) -> Result<()> {
    let folder = root().join(FOLDER);
    let place = folder.join(name);
    let written = || -> Result<()> {
        fs::create_dir_all(&folder)?;
        let mut beside = beside(&folder)?;
        beside.write_all(bytes)?;
        beside.as_file().sync_all()?;
        beside.persist(&place)?;
        Ok(())
    };
    written().with_context(|| format!("cannot write {}", place.display()))
}

/// A new file that everybody may read.
fn beside(folder: &Path) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o644));
    builder.tempfile_in(folder)
}

fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).with_context(|| format!("cannot read {}", path.display()))
}

fn text(path: &str) -> Result<String> {
    fs::read_to_string(root().join(path)).with_context(|| format!("cannot read {path}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_that_names_the_version_names_the_same() {
        let version = version().unwrap();
        let package = format!("\"version\": \"{version}\"");
        assert!(text("web/package.json").unwrap().contains(&package));
        let citation = format!("\nversion: {version}\n");
        assert!(text("CITATION.cff").unwrap().contains(&citation));
        notes(&version).unwrap();
        assert!(notes("0.0.0").is_err());
    }

    #[test]
    fn the_texts_of_the_repository_can_be_packed() {
        let entries = texts().unwrap();
        let packed = archive::pack("totemic-1", entries, 0).unwrap();
        let listed = archive::verify("totemic-1", &packed).unwrap();
        for path in ["LICENSE-MIT", "LICENSE-APACHE", "docs/cli.md", "SHA256SUMS"] {
            assert!(listed.iter().any(|listed| listed == path), "{listed:?}");
        }
    }
}
