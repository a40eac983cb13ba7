//! The transposition table: what was found out about positions, shared by all threads.
//!
//! An entry is two words, the data and the data mixed with the position's key. Threads read and
//! write them without locks; an entry of which two threads wrote one word each does not fit
//! together and is not found.
//!
//! ```text
//! data   bits  0–15  the best turn's code, 0 if none
//!             16–31  the score
//!             32–39  the depth
//!             40–41  what the score is
//!             42–47  the search that wrote it
//! ```

use std::collections::TryReserveError;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::score::PROVEN;

/// What a stored score says about the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// It is at least this.
    Lower,
    /// It is at most this.
    Upper,
    /// It is this.
    Exact,
}

/// What the table knows about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    pub(super) turn: u16,
    pub(super) score: i32,
    pub(super) depth: i32,
    pub(super) bound: Bound,
}

/// Entries that share a cache line and compete for its room.
const BUCKET: usize = 4;

/// A table of fixed size.
#[derive(Debug)]
pub struct TranspositionTable {
    words: Vec<AtomicU64>,
    mask: usize,
    generation: u64,
}

impl TranspositionTable {
    /// A table of at most this many mebibytes; one is the least.
    ///
    /// # Errors
    /// If the memory is not to be had.
    pub fn new(mebibytes: usize) -> Result<TranspositionTable, TryReserveError> {
        let buckets = (mebibytes.max(1).saturating_mul(1 << 20) / (16 * BUCKET)).max(1);
        // The largest power of two that fits, so that a mask finds the bucket.
        let buckets = 1usize << buckets.ilog2();
        let length = buckets.saturating_mul(2 * BUCKET);
        let mut words = Vec::new();
        words.try_reserve_exact(length)?;
        words.resize_with(length, AtomicU64::default);
        Ok(TranspositionTable {
            words,
            mask: buckets - 1,
            generation: 0,
        })
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.words.fill_with(AtomicU64::default);
        self.generation = 0;
    }

    /// To be called when a new search begins: what older searches wrote gives way first.
    pub(super) fn age(&mut self) {
        self.generation = (self.generation + 1) & 63;
    }

    fn bucket(&self, key: u64) -> &[AtomicU64] {
        let start = (key as usize & self.mask) * 2 * BUCKET;
        &self.words[start..start + 2 * BUCKET]
    }

    pub(super) fn find(&self, key: u64, ply: i32) -> Option<Entry> {
        self.bucket(key).chunks_exact(2).find_map(|words| {
            let data = words[1].load(Ordering::Relaxed);
            let fits = data != 0 && words[0].load(Ordering::Relaxed) ^ data == key;
            fits.then(|| unpack(data, ply))
        })
    }

    pub(super) fn store(&self, key: u64, ply: i32, entry: Entry) {
        let bucket = self.bucket(key);
        let mut worst = (i32::MAX, 0);
        for (index, words) in bucket.chunks_exact(2).enumerate() {
            let data = words[1].load(Ordering::Relaxed);
            if data == 0 || words[0].load(Ordering::Relaxed) ^ data == key {
                worst = (i32::MIN, index);
                break;
            }
            let age = self.generation.wrapping_sub(data >> 42) & 63;
            let worth = (data >> 32 & 255) as i32 - 4 * age as i32;
            if worth < worst.0 {
                worst = (worth, index);
            }
        }
        let data = pack(entry, ply) | self.generation << 42;
        bucket[2 * worst.1].store(key ^ data, Ordering::Relaxed);
        bucket[2 * worst.1 + 1].store(data, Ordering::Relaxed);
    }
}

/// Proven scores count plies from the root of the search; in the table, from the position.
fn pack(entry: Entry, ply: i32) -> u64 {
    let score = match entry.score {
        score if score >= PROVEN => score + ply,
        score if score <= -PROVEN => score - ply,
        score => score,
    };
    let bound = match entry.bound {
        Bound::Lower => 1,
        Bound::Upper => 2,
        Bound::Exact => 3,
    };
    u64::from(entry.turn)
        | u64::from(score as i16 as u16) << 16
        | (entry.depth.clamp(0, 255) as u64) << 32
        | bound << 40
}

fn unpack(data: u64, ply: i32) -> Entry {
    let score = match i32::from((data >> 16) as u16 as i16) {
        score if score >= PROVEN => score - ply,
        score if score <= -PROVEN => score + ply,
        score => score,
    };
    Entry {
        turn: data as u16,
        score,
        depth: (data >> 32 & 255) as i32,
        bound: match data >> 40 & 3 {
            1 => Bound::Lower,
            2 => Bound::Upper,
            _ => Bound::Exact,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score::WIN;

    #[test]
    fn what_is_stored_is_found_and_wins_count_from_the_position() {
        let table = TranspositionTable::new(1).unwrap();
        let entry = Entry {
            turn: 0xabc,
            score: 5 - WIN,
            depth: 7,
            bound: Bound::Upper,
        };
        table.store(42, 3, entry);
        assert_eq!(table.find(42, 3), Some(entry));
        assert_eq!(table.find(42, 1).unwrap().score, 3 - WIN);
        assert_eq!(table.find(43, 3), None);
    }

    #[test]
    fn a_table_larger_than_any_memory_is_refused() {
        assert!(TranspositionTable::new(usize::MAX).is_err());
    }
}
