//! What a solver knows, as bytes, so that a long search can be interrupted and taken up again.
//!
//! ```text
//! 8 bytes   "TOTEMPN1": the format's name and version
//! 8 bytes   the game's name, filled up with zeros
//! n × 16    hash and numbers of a position, as in the table, little endian
//! 8 bytes   checksum: the sum of all words before it, each multiplied by its place
//! ```

use std::fmt;
use std::io::{self, Read, Write};

use super::{Solvable, Solver};

const MAGIC: &[u8; 8] = b"TOTEMPN1";

/// Why a state cannot be read.
#[derive(Debug)]
pub enum StateError {
    /// Reading failed.
    Read(io::Error),
    /// It does not begin like a state of this version.
    NotAState,
    /// It belongs to another game.
    OtherGame,
    /// It is cut off or damaged.
    Damaged,
}

impl StateError {
    /// The stable name of the reason.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            StateError::Read(_) => "read",
            StateError::NotAState => "not-a-state",
            StateError::OtherGame => "other-game",
            StateError::Damaged => "damaged",
        }
    }
}

impl fmt::Display for StateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StateError::Read(error) => write!(f, "{}: {error}", self.code()),
            _ => f.write_str(self.code()),
        }
    }
}

impl std::error::Error for StateError {}

fn game_name<G: Solvable>() -> [u8; 8] {
    let mut name = [0; 8];
    for (to, from) in name.iter_mut().zip(G::NAME.bytes()) {
        *to = from;
    }
    name
}

/// The running checksum.
#[derive(Default)]
struct Checksum {
    sum: u64,
    place: u64,
}

impl Checksum {
    fn add(&mut self, word: u64) {
        self.place += 1;
        self.sum = self.sum.wrapping_add(word.wrapping_mul(2 * self.place + 1));
    }
}

impl Solver {
    /// Writes down everything that is proven, and what has cost some work.
    ///
    /// # Errors
    /// If writing fails.
    pub fn write_state<G: Solvable>(&self, out: &mut dyn Write) -> io::Result<()> {
        out.write_all(MAGIC)?;
        out.write_all(&game_name::<G>())?;
        let mut checksum = Checksum::default();
        for (hash, data) in self.table.worth_keeping() {
            for word in [hash, data] {
                checksum.add(word);
                out.write_all(&word.to_le_bytes())?;
            }
        }
        out.write_all(&checksum.sum.to_le_bytes())
    }

    /// Takes over what [`Solver::write_state`] has written. If it fails, the solver knows what it
    /// knew before.
    ///
    /// # Errors
    /// If the bytes are not a whole state of this game.
    pub fn read_state<G: Solvable>(&mut self, input: &mut dyn Read) -> Result<(), StateError> {
        let mut bytes = Vec::new();
        input.read_to_end(&mut bytes).map_err(StateError::Read)?;
        let rest = bytes.strip_prefix(MAGIC).ok_or(StateError::NotAState)?;
        let (name, rest) = rest.split_first_chunk().ok_or(StateError::Damaged)?;
        if *name != game_name::<G>() {
            return Err(StateError::OtherGame);
        }
        let (entries, sum) = rest.split_last_chunk::<8>().ok_or(StateError::Damaged)?;
        let (words, odd) = entries.as_chunks::<8>();
        let mut checksum = Checksum::default();
        for word in words {
            checksum.add(u64::from_le_bytes(*word));
        }
        if !odd.is_empty() || words.len() % 2 != 0 || checksum.sum != u64::from_le_bytes(*sum) {
            return Err(StateError::Damaged);
        }
        while self.table.capacity() < words.len() {
            match self.table.grown(self.most_bytes) {
                Some(larger) if larger.capacity() > self.table.capacity() => self.table = larger,
                _ => break,
            }
        }
        for entry in words.chunks_exact(2) {
            let [hash, data] = [entry[0], entry[1]].map(u64::from_le_bytes);
            self.table.restore(hash, data);
        }
        Ok(())
    }
}
