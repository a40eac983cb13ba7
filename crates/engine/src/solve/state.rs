//! What a solver knows, as bytes, so that a long search can be interrupted and taken up again.
//!
//! ```text
//! 8 bytes   "TOTEMPN1": the format's name and version
//! 8 bytes   the game's name, filled up with zeros
//! n × 16    hash and numbers of a position, as in the table, little endian
//! 8 bytes   checksum: the sum of all words before it, each multiplied by its place
//! ```

use std::fmt;
use std::io::{self, Read, Seek, SeekFrom, Write};

use super::{Solvable, Solver};

const MAGIC: &[u8; 8] = b"TOTEMPN1";

/// The bytes before the first position.
const HEAD: u64 = 16;

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

/// What a state is read from.
trait Source: Read + Seek {}

impl<T: Read + Seek> Source for T {}

/// A state that was written before and is whole. It is read piece by piece: it may be larger than
/// the memory.
pub struct State<'a> {
    input: Box<dyn Source + 'a>,
    positions: u64,
}

impl fmt::Debug for State<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("State")
            .field("positions", &self.positions)
            .finish_non_exhaustive()
    }
}

impl<'a> State<'a> {
    /// Looks through a state of a game, from its first byte to its last.
    ///
    /// # Errors
    /// If the bytes are not a whole state of this game.
    pub fn open<G: Solvable>(input: impl Read + Seek + 'a) -> Result<State<'a>, StateError> {
        let mut state = State {
            input: Box::new(input),
            positions: 0,
        };
        let length = state
            .input
            .seek(SeekFrom::End(0))
            .map_err(StateError::Read)?;
        state.input.rewind().map_err(StateError::Read)?;
        if length < 8 || state.word().map_err(StateError::Read)? != *MAGIC {
            return Err(StateError::NotAState);
        }
        let body = length.checked_sub(HEAD + 8).ok_or(StateError::Damaged)?;
        if state.word().map_err(StateError::Read)? != game_name::<G>() {
            return Err(StateError::OtherGame);
        }
        if body % 16 != 0 {
            return Err(StateError::Damaged);
        }
        state.positions = body / 16;
        let mut checksum = Checksum::default();
        let sum = state.each(|hash, data| {
            checksum.add(hash);
            checksum.add(data);
            Ok(())
        });
        match sum.map_err(StateError::Read)? == checksum.sum {
            true => Ok(state),
            false => Err(StateError::Damaged),
        }
    }

    /// How many positions there are.
    #[must_use]
    pub fn positions(&self) -> u64 {
        self.positions
    }

    /// The memory of a solver in which all of them find a place.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        // A table that is half full has a place for nearly everything.
        self.positions.saturating_mul(2 * 16)
    }

    /// Goes through all positions, with their hash and numbers, and gives the checksum.
    fn each(&mut self, mut take: impl FnMut(u64, u64) -> io::Result<()>) -> io::Result<u64> {
        self.input.seek(SeekFrom::Start(HEAD))?;
        for _ in 0..self.positions {
            let hash = u64::from_le_bytes(self.word()?);
            let data = u64::from_le_bytes(self.word()?);
            take(hash, data)?;
        }
        self.word().map(u64::from_le_bytes)
    }

    fn word(&mut self) -> io::Result<[u8; 8]> {
        let mut bytes = [0; 8];
        self.input.read_exact(&mut bytes)?;
        Ok(bytes)
    }
}

impl Solver {
    /// Writes down everything that is proven, and what has cost some work. What a state knew
    /// `before` and this solver does not, because it had no place for it or needed the place, is
    /// written down, too: nothing that was once proven is forgotten.
    ///
    /// # Errors
    /// If writing fails, or reading what was there before.
    pub fn write_state<G: Solvable>(
        &self,
        before: Option<&mut State<'_>>,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        out.write_all(MAGIC)?;
        out.write_all(&game_name::<G>())?;
        let mut checksum = Checksum::default();
        let mut write = |hash: u64, data: u64| {
            for word in [hash, data] {
                checksum.add(word);
                out.write_all(&word.to_le_bytes())?;
            }
            Ok(())
        };
        if let Some(before) = before {
            before.each(|hash, data| match self.table.remember(hash, data) {
                true => Ok(()),
                false => write(hash, data),
            })?;
        }
        for (hash, data) in self.table.worth_keeping() {
            write(hash, data)?;
        }
        out.write_all(&checksum.sum.to_le_bytes())
    }

    /// Takes over what [`Solver::write_state`] has written, as far as there is memory for it, and
    /// says how many positions found no place because there is too little.
    ///
    /// # Errors
    /// If reading fails.
    pub fn take_up(&mut self, state: &mut State<'_>) -> io::Result<u64> {
        let wanted = usize::try_from(state.bytes()).unwrap_or(usize::MAX);
        while self.table.bytes() < wanted.min(self.most_bytes) {
            match self.table.grown(self.most_bytes) {
                Some(larger) => self.table = larger.into(),
                None => break,
            }
        }
        let mut without_place = 0;
        state.each(|hash, data| {
            without_place += u64::from(!self.table.restore(hash, data));
            Ok(())
        })?;
        Ok(match self.table.bytes() < wanted {
            true => without_place,
            false => 0,
        })
    }
}
