//! The solution as bytes.
//!
//! ```text
//! 8 bytes   "TOTEMOX3": the format's name and version
//! 4 bytes   number of turns n that win, little endian like all numbers
//! 4 bytes   number of turns k that hold a draw
//! 4 bytes   number of values m
//! 4 bytes   number of positions p in the map
//! n × 8     keys of the positions with a turn that wins, ascending
//! n × 2     the turns, in the canonical image: totem × 4096 + goal × 64 + square of the piece
//! k × 8     keys of the positions with a turn that holds, ascending
//! k × 2     the turns
//! m × 8     keys of the positions with a value, ascending
//! m × 1     the values: 0 loss, 1 draw, 2 win
//! p × 8     keys of the positions in the map, ascending
//! p × 2     their entries: value × 8192 + the turn that keeps it; a loss has no turn
//! 8 bytes   checksum (FNV-1a) of all that stands before it
//! ```

use std::fmt;

use rules::Square;
use rules::oxono::{BOARD, Symbol, Turn};

use super::Solution;
use super::map::{Entry, Map};
use crate::solve::Value;

const MAGIC: &[u8; 8] = b"TOTEMOX3";

/// Why bytes are not a solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SolutionError {
    /// They do not begin like a solution of this version.
    NotASolution,
    /// They end too early or go on past the end.
    Length,
    /// The checksum does not fit.
    Checksum,
    /// An entry is impossible or out of order.
    Entry,
}

impl SolutionError {
    /// The stable name of the reason.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            SolutionError::NotASolution => "not-a-solution",
            SolutionError::Length => "length",
            SolutionError::Checksum => "checksum",
            SolutionError::Entry => "entry",
        }
    }
}

impl fmt::Display for SolutionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl std::error::Error for SolutionError {}

/// The checksum of a solution's bytes, as it stands at their end.
pub(super) fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

impl Solution {
    /// A solution from its bytes.
    ///
    /// # Errors
    /// If they are damaged in any way.
    pub fn read(bytes: &[u8]) -> Result<Solution, SolutionError> {
        let (body, sum) = bytes
            .split_last_chunk::<8>()
            .ok_or(SolutionError::NotASolution)?;
        let mut rest = body
            .strip_prefix(MAGIC)
            .ok_or(SolutionError::NotASolution)?;
        let mut number = || {
            let (head, tail) = rest.split_first_chunk::<4>().ok_or(SolutionError::Length)?;
            rest = tail;
            Ok(u32::from_le_bytes(*head) as usize)
        };
        let (turns, holds) = (number()?, number()?);
        let (values, map) = (number()?, number()?);
        let length = (turns as u64 + holds as u64 + map as u64) * 10 + values as u64 * 9;
        if rest.len() as u64 != length {
            return Err(SolutionError::Length);
        }
        if checksum(body) != u64::from_le_bytes(*sum) {
            return Err(SolutionError::Checksum);
        }
        let (turns, rest) = rest.split_at(turns * 10);
        let (holds, rest) = rest.split_at(holds * 10);
        let (values, map) = rest.split_at(values * 9);
        Ok(Solution {
            turns: read_words(turns, decode_turn)?,
            holds: read_words(holds, decode_turn)?,
            values: read_values(values)?,
            map: Map::new(read_words(map, decode_entry)?),
        })
    }

    /// The bytes of a solution.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        let map = self.map.entries();
        for count in [
            self.turns.len(),
            self.holds.len(),
            self.values.len(),
            map.len(),
        ] {
            bytes.extend((count as u32).to_le_bytes());
        }
        write_words(&mut bytes, &self.turns, encode_turn);
        write_words(&mut bytes, &self.holds, encode_turn);
        bytes.extend(self.values.iter().flat_map(|(key, _)| key.to_le_bytes()));
        bytes.extend(self.values.iter().map(|&(_, value)| value as u8));
        write_words(&mut bytes, map, encode_entry);
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes
    }

    /// The checksum that stands at the end of the bytes.
    #[must_use]
    pub fn checksum(&self) -> u64 {
        let bytes = self.write();
        bytes
            .last_chunk::<8>()
            .map_or(0, |sum| u64::from_le_bytes(*sum))
    }
}

fn write_words<T: Copy>(bytes: &mut Vec<u8>, list: &[(u64, T)], encode: fn(T) -> u16) {
    bytes.extend(list.iter().flat_map(|(key, _)| key.to_le_bytes()));
    let codes = list.iter().map(|&(_, entry)| encode(entry));
    bytes.extend(codes.flat_map(u16::to_le_bytes));
}

fn read_words<T>(
    bytes: &[u8],
    decode: fn(u16) -> Option<T>,
) -> Result<Vec<(u64, T)>, SolutionError> {
    let (keys, codes) = bytes.split_at(bytes.len() / 10 * 8);
    let codes = codes.as_chunks::<2>().0.iter();
    join(keys, codes.map(|&code| decode(u16::from_le_bytes(code))))
}

fn read_values(bytes: &[u8]) -> Result<Vec<(u64, Value)>, SolutionError> {
    let (keys, codes) = bytes.split_at(bytes.len() / 9 * 8);
    join(keys, codes.iter().map(|&code| decode_value(code)))
}

/// Pairs keys with what belongs to them; keys must ascend.
fn join<T>(
    keys: &[u8],
    entries: impl Iterator<Item = Option<T>>,
) -> Result<Vec<(u64, T)>, SolutionError> {
    let mut joined: Vec<(u64, T)> = Vec::with_capacity(keys.len() / 8);
    for (key, entry) in keys.as_chunks::<8>().0.iter().zip(entries) {
        let key = u64::from_le_bytes(*key);
        let entry = entry.ok_or(SolutionError::Entry)?;
        if joined.last().is_some_and(|(last, _)| *last >= key) {
            return Err(SolutionError::Entry);
        }
        joined.push((key, entry));
    }
    Ok(joined)
}

fn encode_turn(turn: Turn) -> u16 {
    (turn.totem as u16) << 12 | (turn.to.index() as u16) << 6 | turn.at.index() as u16
}

fn decode_turn(code: u16) -> Option<Turn> {
    let square = |bits: u16| Square::from_index((bits & 63) as u8).filter(|&s| BOARD.has(s));
    Some(Turn {
        totem: *Symbol::BOTH.get(usize::from(code >> 12))?,
        to: square(code >> 6)?,
        at: square(code)?,
    })
}

const ENTRY_SHIFT: u32 = 13;

fn encode_entry(entry: Entry) -> u16 {
    let turn = entry.turn.map_or(0, encode_turn);
    (entry.value as u16) << ENTRY_SHIFT | turn
}

fn decode_entry(code: u16) -> Option<Entry> {
    let value = decode_value((code >> ENTRY_SHIFT) as u8)?;
    let turn = decode_turn(code & ((1 << ENTRY_SHIFT) - 1));
    match value {
        Value::Loss => Some(Entry { value, turn: None }),
        Value::Draw | Value::Win => turn.map(|turn| Entry {
            value,
            turn: Some(turn),
        }),
    }
}

fn decode_value(code: u8) -> Option<Value> {
    [Value::Loss, Value::Draw, Value::Win]
        .get(usize::from(code))
        .copied()
}
