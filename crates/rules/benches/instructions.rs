//! How many instructions the crate needs, counted by valgrind: unlike a time, the number does
//! not depend on what else the machine does, so that a change shows.
//!
//! ```text
//! cargo bench -p totemic-rules --bench instructions              compares with the recorded counts
//! cargo bench -p totemic-rules --bench instructions -- --record  records them
//! ```
//!
//! The counts hold for one compiler and target; after an upgrade, record them in a commit of
//! their own.

use std::collections::BTreeMap;
use std::hint::black_box;
use std::process::{Command, ExitCode};

use rules::record::{self, Record};
use rules::{Game, oxono, perft, yoxii};

const RECORDED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/benches/instructions.tsv");

/// Differences below this share of the recorded count are not worth a word.
const TOLERANCE: f64 = 0.01;

const CASES: [(&str, fn()); 11] = [
    ("nothing", || {}),
    ("oxono-perft-4", || sequences::<oxono::Position>(4)),
    ("yoxii-perft-3", || sequences::<yoxii::Position>(3)),
    ("oxono-list", || list::<oxono::Position>(OXONO)),
    ("yoxii-list", || list::<yoxii::Position>(YOXII)),
    ("oxono-canonical", || canonical::<oxono::Position>(OXONO)),
    ("yoxii-canonical", || canonical::<yoxii::Position>(YOXII)),
    ("oxono-text", || text::<oxono::Position>(OXONO)),
    ("yoxii-text", || text::<yoxii::Position>(YOXII)),
    ("oxono-record", || games::<oxono::Position>(OXONO_GAMES)),
    ("yoxii-record", || games::<yoxii::Position>(YOXII_GAMES)),
];

const OXONO: &str = include_str!("../tests/data/oxono.positions.tsv");
const YOXII: &str = include_str!("../tests/data/yoxii.positions.tsv");

const OXONO_GAMES: &str = include_str!("../tests/data/oxono.games.tsv");
const YOXII_GAMES: &str = include_str!("../tests/data/yoxii.games.tsv");

fn sequences<G: Game>(depth: u32) {
    black_box(perft(&G::start(), depth));
}

fn positions<G: Game>(file: &str) -> impl Iterator<Item = G> {
    file.lines()
        .filter_map(|line| line.split('\t').next()?.parse().ok())
}

/// Lists all turns of the vectors.
fn list<G: Game>(file: &str) {
    for position in positions::<G>(file) {
        black_box(position.legal_turns());
    }
}

fn canonical<G: Game>(file: &str) {
    for position in positions::<G>(file) {
        black_box(position.canonical());
    }
}

/// Reads and writes the vectors.
fn text<G: Game>(file: &str) {
    for position in positions::<G>(file) {
        black_box(position.to_string());
    }
}

/// Makes records of the games, writes them and reads them back.
fn games<G: Game>(file: &str) {
    for line in file.lines() {
        let turns = line.split('\t').next().unwrap_or_default();
        let mut game = Record::<G>::new();
        for turn in record::read_turns(&G::start(), turns).unwrap_or_default() {
            black_box(game.append(turn).is_ok());
        }
        black_box(record::read::<G>(&game.to_string()).is_ok());
    }
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let [flag, case] = arguments.as_slice()
        && flag == "--case"
    {
        for (name, work) in CASES {
            if name == case {
                work();
            }
        }
        return ExitCode::SUCCESS;
    }
    // `cargo test --all-targets` starts this too, and has no time for it.
    if !arguments.iter().any(|argument| argument == "--bench") {
        return ExitCode::SUCCESS;
    }
    match run(arguments.iter().any(|argument| argument == "--record")) {
        Ok(()) => ExitCode::SUCCESS,
        Err(complaint) => {
            eprintln!("{complaint}");
            ExitCode::FAILURE
        }
    }
}

fn run(record: bool) -> Result<(), String> {
    let text = std::fs::read_to_string(RECORDED).unwrap_or_default();
    let recorded: BTreeMap<&str, u64> = text
        .lines()
        .filter_map(|line| line.split_once('\t'))
        .filter_map(|(name, count)| Some((name, count.parse().ok()?)))
        .collect();
    let idle = count("nothing")?;
    let mut rows = String::new();
    let mut changed = Vec::new();
    for (name, _) in &CASES[1..] {
        let count = count(name)?.saturating_sub(idle);
        rows.push_str(&format!("{name}\t{count}\n"));
        let change = match recorded.get(name) {
            Some(&before) => {
                let change = count as f64 / before as f64 - 1.0;
                if change.abs() > TOLERANCE {
                    changed.push(*name);
                }
                format!("{:+.2} %", 100.0 * change)
            }
            None => "new".to_owned(),
        };
        println!("{name:<18}{count:>14} {change:>10}");
    }
    if record {
        std::fs::write(RECORDED, rows).map_err(|error| format!("{RECORDED}: {error}"))?;
    } else if !changed.is_empty() {
        println!(
            "changed by more than {} %: {}",
            100.0 * TOLERANCE,
            changed.join(", ")
        );
    }
    Ok(())
}

/// The instructions of one case, the start of the program included.
fn count(case: &str) -> Result<u64, String> {
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .args(["--case", case])
        .output()
        .map_err(|error| format!("valgrind is needed to count instructions: {error}"))?;
    String::from_utf8_lossy(&output.stderr)
        .lines()
        .find_map(|line| line.split_once("Collected : ")?.1.trim().parse().ok())
        .ok_or_else(|| format!("valgrind counted nothing for {case}"))
}
