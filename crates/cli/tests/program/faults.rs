//! The disk under the server: what is on it before anything is acknowledged, and what happens
//! when it is full or fails. Needs Linux, and strace or the right to mount; where they are
//! missing, a test says that it was left out.
#![cfg(target_os = "linux")]

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use super::players::{Pair, begin};
use super::serving::{end, serve_online, started};

/// A server under strace, which writes what the system is asked into a file.
struct Traced {
    strace: Child,
    /// The process of the server itself.
    server: String,
    address: String,
}

fn has_strace() -> bool {
    let mut strace = Command::new("strace");
    let tried = strace.args(["-o", "/dev/null", "true"]).status();
    let works = tried.is_ok_and(|status| status.success());
    if !works {
        eprintln!("left out: strace is missing or not allowed");
    }
    works
}

impl Traced {
    fn start(folder: &Path, more: &[&str]) -> Traced {
        let (log, id) = (folder.join("trace"), folder.join("id"));
        let script = format!(
            "echo $$ >{}; exec {} --json serve --port 0 --database {}",
            id.display(),
            env!("CARGO_BIN_EXE_totemic"),
            folder.join("games.db").display(),
        );
        let mut strace = Command::new("strace");
        let calls = "trace=fsync,fdatasync,sendto,sendmsg,write,writev";
        strace.args(["-f", "-qq", "-s", "80", "-e", calls]);
        strace.args(more).arg("-o").arg(log);
        let (strace, address) = started(strace.args(["sh", "-c", &script]));
        let server = fs::read_to_string(id).unwrap().trim().to_owned();
        Traced {
            strace,
            server,
            address,
        }
    }

    fn end(mut self) {
        let kill = Command::new("kill").arg(&self.server).status().unwrap();
        assert!(kill.success());
        self.strace.wait().unwrap();
    }
}

#[test]
fn what_is_acknowledged_was_synced_to_the_disk_before() {
    if !has_strace() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let traced = Traced::start(folder.path(), &[]);
    let (game, secrets) = begin("k", &traced.address).unwrap();
    let mut pair = Pair::connect(&traced.address, &game, &secrets).unwrap();
    let turns = pair.play_on(10, &mut None);
    assert_eq!(turns.len(), 10);
    traced.end();

    let trace = fs::read_to_string(folder.path().join("trace")).unwrap();
    let mut synced = false;
    let mut acknowledgements = 0;
    for line in trace.lines() {
        if line.contains("sync") && line.ends_with("= 0") {
            synced = true;
        }
        if line.contains(r#"\"tell\":\"done\""#) {
            assert!(synced, "acknowledged before the sync: {line}\n{trace}");
            synced = false;
            acknowledgements += 1;
        }
    }
    assert_eq!(acknowledgements, turns.len(), "{trace}");
}

#[test]
fn a_sync_that_fails_acknowledges_nothing_and_after_a_restart_play_goes_on() {
    if !has_strace() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let fault = ["-e", "inject=fsync,fdatasync:error=EIO:when=30+"];
    let traced = Traced::start(folder.path(), &fault);
    let (game, secrets) = begin("k", &traced.address).unwrap();
    let mut pending = None;
    let mut pair = Pair::connect(&traced.address, &game, &secrets).unwrap();
    let turns = pair.play_on(100, &mut pending);
    assert!(pending.is_some(), "{} turns and no fault", turns.len());
    // It does not come back by itself: what the system shows may not be on the disk.
    assert!(pair.play(&mut pending).is_none());
    assert!(begin("other", &traced.address).is_none());
    traced.end();

    let (server, address) = serve_online(&folder.path().join("games.db"));
    for turn in &turns {
        turn.check(&address);
    }
    let mut pair = Pair::connect(&address, &game, &secrets).unwrap();
    let again = pair
        .play(&mut pending)
        .expect("the same order is carried out");
    again.check(&address);
    end(server, "TERM");
}

/// A small disk of its own, until it is dropped.
struct SmallDisk(PathBuf);

impl SmallDisk {
    fn mount(folder: &Path) -> Option<SmallDisk> {
        let mount = Command::new("mount")
            .args(["-t", "tmpfs", "-o", "size=2m", "none"])
            .arg(folder)
            .stderr(Stdio::null())
            .status();
        if mount.is_ok_and(|status| status.success()) {
            return Some(SmallDisk(folder.to_owned()));
        }
        eprintln!("left out: nothing may be mounted here");
        None
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(&self.0).status();
    }
}

#[test]
fn a_full_disk_refuses_and_play_goes_on_when_there_is_room() {
    let folder = tempfile::tempdir().unwrap();
    let Some(disk) = SmallDisk::mount(folder.path()) else {
        return;
    };
    let (server, address) = serve_online(&disk.0.join("games.db"));
    let (game, secrets) = begin("k", &address).unwrap();
    let mut pending = None;
    let mut pair = Pair::connect(&address, &game, &secrets).unwrap();
    let mut turns = pair.play_on(3, &mut pending);

    let filler = disk.0.join("filler");
    let mut file = fs::File::create(&filler).unwrap();
    while file.write_all(&[0; 512]).is_ok() {}
    turns.extend(pair.play_on(100, &mut pending));
    assert!(pending.is_some(), "{} turns on a full disk", turns.len());
    assert!(pair.play(&mut pending).is_none());
    for turn in &turns {
        turn.check(&address);
    }

    drop(file);
    fs::remove_file(filler).unwrap();
    let again = pair.play(&mut pending).expect("there is room");
    assert_eq!(pair.play_on(3, &mut pending).len(), 3);
    again.check(&address);
    end(server, "TERM");
    server::verify(&disk.0.join("games.db")).unwrap();
}
