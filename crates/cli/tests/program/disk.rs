//! Disks that are full, and files that must not suffer from it.

use std::collections::HashSet;
use std::fs::{self, File, OpenOptions};
use std::path::Path;
use std::process::{Command, Output, Stdio};

use super::{refusal_of, run, stdout_of, totemic};

/// Runs the program where no file may grow beyond so many blocks: what goes beyond is cut off and
/// refused, as on a full disk.
fn run_short_of_space(blocks: u32, args: &[&str]) -> Output {
    Command::new("sh")
        .arg("-c")
        .arg(format!(
            "trap '' XFSZ; ulimit -f {blocks}; exec \"$0\" \"$@\""
        ))
        .arg(env!("CARGO_BIN_EXE_totemic"))
        .args(args)
        .env("LANG", "C")
        .stdin(Stdio::null())
        .output()
        .unwrap()
}

/// A journal that has every turn after a first turn, but does not say yet what is left to the
/// solver: more than a hundred kilobytes of lines are missing.
fn unfinished_journal(first: &str) -> String {
    let after = stdout_of(&["show", "oxono", "--moves", first]);
    let position = after
        .lines()
        .find_map(|line| line.strip_prefix("position: "))
        .unwrap();
    let turns = stdout_of(&["solution", "export", first]);
    let turns: String = turns
        .lines()
        .map(|line| format!("turn\t{line}\n"))
        .collect();
    format!("value\t{position}\twin\n{turns}")
}

#[test]
fn a_journal_survives_a_full_disk() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (journal, out) = (path("oxono.journal"), path("oxono.solution"));
    let begun = unfinished_journal("Xc1-b1");
    fs::write(&journal, &begun).unwrap();
    let build = [
        "solution",
        "build",
        "--journal",
        &journal,
        "--out",
        &out,
        "--memory",
        "64",
        "Xc1-b1",
    ];

    let full = run_short_of_space(151, &build);
    assert_eq!(full.status.code(), Some(2), "{full:?}");
    let sentence = String::from_utf8(full.stderr).unwrap();
    assert!(sentence.contains(&journal), "{sentence}");
    assert!(!Path::new(&out).exists());
    let kept = fs::read_to_string(&journal).unwrap();
    assert!(
        kept.ends_with('\n') && kept.len() > begun.len(),
        "{sentence}"
    );

    // Whatever else cuts a line off does no more harm.
    fs::write(&journal, format!("{kept}leaf\t6/6/2+3")).unwrap();
    let told = run(&build);
    assert!(told.status.success(), "{told:?}");
    let sentence = String::from_utf8(told.stderr).unwrap();
    assert!(sentence.contains("cut off"), "{sentence}");
    assert!(sentence.contains(&journal), "{sentence}");
    assert!(fs::read_to_string(&journal).unwrap().starts_with(&kept));

    assert_eq!(stdout_of(&build), "Xc1-b1 loss\n");
    assert!(Path::new(&out).exists());
}

#[test]
fn a_journal_that_is_none_is_refused_with_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let journal = folder.path().join("j");
    let journal = journal.to_str().unwrap();
    let out = folder.path().join("out");
    let out = out.to_str().unwrap();
    fs::write(journal, "leaf\t6/6/2+3/3@2/6/6 p\t7\nnonsense\n").unwrap();
    let mut said = Vec::new();
    for lang in ["en", "de", "fr", "es", "it", "pt", "nl", "pl", "cs"] {
        let args = [
            "solution",
            "build",
            "--journal",
            journal,
            "--out",
            out,
            "--lang",
            lang,
        ];
        let sentence = refusal_of(&args);
        let reason = sentence.split(journal).nth(1).unwrap().to_owned();
        assert!(
            reason.contains('2') && reason.trim_end().ends_with('.'),
            "{sentence}"
        );
        assert!(reason.split(' ').count() > 4, "{sentence}");
        assert!(!said.contains(&reason), "{sentence}");
        said.push(reason);
    }
}

/// The positions that a state holds, by their hashes.
fn positions(state: &Path) -> HashSet<[u8; 8]> {
    let bytes = fs::read(state).unwrap();
    let entries = bytes[16..bytes.len() - 8].chunks_exact(16);
    entries
        .map(|entry| entry[..8].try_into().unwrap())
        .collect()
}

/// What is proven does not get lost because there is little memory today.
#[test]
fn a_state_never_shrinks() {
    let folder = tempfile::tempdir().unwrap();
    let state = folder.path().join("state");
    let solve = |args: &[&str]| {
        let output = totemic()
            .args(["solve", "yoxii", "--state"])
            .arg(&state)
            .args(args)
            .output()
            .unwrap();
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stderr).unwrap()
    };
    let mut before = HashSet::new();
    // More than a megabyte holds. So many small proofs come of this position in about a second.
    let rich = "3/2d2/cC2C1B/1Bd1BA1/2c1T1a/Db1D1/2c r";
    while before.len() < 66_000 {
        solve(&["--memory", "64", "--time", "1", rich]);
        let now = positions(&state);
        assert!(now.is_superset(&before));
        before = now;
    }
    let other = "3/1dd2/cC2C1B/1BdbBA1/2cDT1a/Db1D1/1Cc r";
    let told = solve(&["--memory", "1", "--position", other]);
    let after = positions(&state);
    assert!(
        after.is_superset(&before),
        "{} of {}",
        after.len(),
        before.len()
    );
    assert!(told.contains("--memory"), "{told}");
}

#[test]
fn nothing_is_said_to_a_full_disk_without_notice() {
    let full = || OpenOptions::new().write(true).open("/dev/full").unwrap();
    for args in [
        &["--help"][..],
        &["--version"],
        &["solve", "--help"],
        &["moves", "oxono"],
    ] {
        let output = totemic().args(args).stdout(full()).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{args:?}: {output:?}");
        let sentence = String::from_utf8(output.stderr).unwrap();
        assert!(
            sentence.contains("could not be written"),
            "{args:?}: {sentence}"
        );
    }
    // Nobody hears what is wrong, but the exit code still says that something is.
    for args in [
        &["moves", "chess"][..],
        &["show", "oxono", "--position", "x"],
        &[],
    ] {
        let output = totemic().args(args).stderr(full()).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{args:?}: {output:?}");
    }
}

/// A match stops at the first record that cannot be kept, and leaves no half one.
#[test]
fn records_on_a_full_disk_are_whole() {
    let folder = tempfile::tempdir().unwrap();
    let records = folder.path().join("games.txt");
    let file = records.to_str().unwrap();
    let args = [
        "match",
        "oxono",
        "level:1",
        "level:1",
        "--pairs",
        "5000",
        "--records",
        file,
    ];
    let output = run_short_of_space(20, &args);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert!(String::from_utf8(output.stderr).unwrap().contains(file));
    let tally = String::from_utf8(output.stdout).unwrap();
    assert!(tally.ends_with("faults 0 0\n"), "{tally}");
    assert_eq!(stdout_of(&["record", "check", file]), "");
    let games = fs::read_to_string(&records).unwrap();
    assert!(games.matches("[Game \"Oxono\"]").count() >= 2, "{games}");
}

/// A file that is replaced is still the file that it was: by its link, with its mode.
#[cfg(unix)]
#[test]
fn links_and_modes_of_a_state_are_kept() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = tempfile::tempdir().unwrap();
    let (real, link) = (folder.path().join("real"), folder.path().join("link"));
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    symlink("real", &link).unwrap();
    let solve = || {
        let file = link.to_str().unwrap();
        stdout_of(&[
            "solve",
            "oxono",
            "--position",
            "1X1X2/1o1X1x/x@X+1O/2O3/2o3/4oo p",
            "--state",
            file,
        ])
    };
    solve();
    File::create(folder.path().join("fresh")).unwrap();
    assert_eq!(mode(&real), mode(&folder.path().join("fresh")));
    fs::set_permissions(&real, fs::Permissions::from_mode(0o640)).unwrap();
    solve();
    assert!(link.is_symlink() && !real.is_symlink());
    assert_eq!(mode(&real), 0o640);
}
