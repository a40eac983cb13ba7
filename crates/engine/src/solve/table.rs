//! The table of proof and disproof numbers, shared by all threads of a search.
//!
//! An entry is two words. The second holds the numbers, the first the position's hash mixed with
//! the second, so that an entry torn by two threads writing at once matches no position. Four
//! entries fill a cache line and are searched together; the one that cost the least work is
//! given up first.
//!
//! ```text
//! word 0   hash ^ word 1
//! word 1   | check 13 | drawn 1 | question 1 | work 5 | delta 22 | phi 22 |
//! ```

use std::sync::atomic::{AtomicU64, Ordering};

/// What identifies a position: a hash, and thirteen bits that say something exact about it, so
/// that two positions with the same hash are still told apart most of the time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key {
    pub(crate) hash: u64,
    pub(crate) check: u16,
}

/// Proof number and disproof number from the point of view of the side to move.
///
/// `phi == 0` means that the side to move wins, `delta == 0` that it does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numbers {
    pub(crate) phi: u32,
    pub(crate) delta: u32,
    /// A solved value that a draw helped to establish: it holds only for the question asked.
    pub(crate) drawn: bool,
}

impl Numbers {
    /// Stands for infinity; finite numbers stay below.
    pub(crate) const INFINITE: u32 = (1 << 22) - 1;

    pub(crate) const WON: Numbers = Numbers {
        phi: 0,
        delta: Numbers::INFINITE,
        drawn: false,
    };

    pub(crate) const LOST: Numbers = Numbers {
        phi: Numbers::INFINITE,
        delta: 0,
        drawn: false,
    };

    /// Of a position that nobody has looked at.
    pub(crate) const UNKNOWN: Numbers = Numbers {
        phi: 1,
        delta: 1,
        drawn: false,
    };

    /// A drawn position after a turn of the player who is asked for, or of the other one. Seen
    /// from who would be next: the player who is asked for has not won.
    pub(crate) fn draw_after(turn_of_asked: bool) -> Numbers {
        let numbers = if turn_of_asked {
            Numbers::WON
        } else {
            Numbers::LOST
        };
        Numbers {
            drawn: true,
            ..numbers
        }
    }

    pub(crate) fn solved(self) -> bool {
        self.phi == 0 || self.delta == 0
    }
}

const BUCKET: usize = 4;

#[repr(align(64))]
#[derive(Default)]
struct Bucket([AtomicU64; 2 * BUCKET]);

/// A fixed number of entries; see the module's comment.
pub(crate) struct ProofTable {
    buckets: Vec<Bucket>,
}

const WORK_SHIFT: u32 = 44;
const QUESTION_SHIFT: u32 = 49;
const DRAWN_SHIFT: u32 = 50;
const CHECK_SHIFT: u32 = 51;

/// The work that an entry has cost, as a power of two.
fn effort(data: u64) -> u64 {
    data >> WORK_SHIFT & 31
}

fn is_solved(data: u64) -> bool {
    let infinite = u64::from(Numbers::INFINITE);
    data & infinite == 0 || data >> 22 & infinite == 0
}

impl ProofTable {
    /// A table of about this many bytes, at least one bucket; `None` if there is no such memory.
    pub(crate) fn with_bytes(bytes: usize) -> Option<ProofTable> {
        let count = (bytes / size_of::<Bucket>()).max(1);
        let mut buckets = Vec::new();
        buckets.try_reserve_exact(count).ok()?;
        buckets.resize_with(count, Bucket::default);
        Some(ProofTable { buckets })
    }

    /// How many entries there are.
    pub(crate) fn capacity(&self) -> usize {
        self.buckets.len() * BUCKET
    }

    /// How much memory it takes.
    pub(crate) fn bytes(&self) -> usize {
        self.buckets.len() * size_of::<Bucket>()
    }

    /// A table four times as large, but no larger than asked for, that knows the same; `None` if
    /// there is no such memory.
    pub(crate) fn grown(&self, most_bytes: usize) -> Option<ProofTable> {
        let larger = ProofTable::with_bytes(self.bytes().saturating_mul(4).min(most_bytes))?;
        for bucket in &self.buckets {
            for entry in bucket.0.chunks_exact(2) {
                let data = entry[1].load(Ordering::Relaxed);
                if data != 0 {
                    larger.put(entry[0].load(Ordering::Relaxed) ^ data, data);
                }
            }
        }
        Some(larger)
    }

    /// Forgets everything.
    pub(crate) fn clear(&self) {
        for word in self.buckets.iter().flat_map(|bucket| &bucket.0) {
            word.store(0, Ordering::Relaxed);
        }
    }

    #[inline]
    fn bucket(&self, hash: u64) -> &[AtomicU64; 2 * BUCKET] {
        // The high half of the product spreads the hash over any number of buckets.
        let index = (u128::from(hash) * self.buckets.len() as u128) >> 64;
        &self.buckets[index as usize].0
    }

    /// Brings the positions' places near, all at once. Nothing else is done in between: a
    /// processor waits together for as many places as it finds in the instructions just ahead.
    #[inline]
    pub(crate) fn fetch(&self, keys: impl Iterator<Item = Key>) {
        let places = keys.map(|key| self.bucket(key.hash)[0].load(Ordering::Relaxed));
        std::hint::black_box(places.fold(0, |all, place| all | place));
    }

    /// What is known of a position. `question` is the player whose win is asked for: a value that
    /// a draw helped to establish answers only the question under which it was found.
    #[inline]
    pub(crate) fn probe(&self, key: Key, question: bool) -> Option<Numbers> {
        let bucket = self.bucket(key.hash);
        for entry in bucket.chunks_exact(2) {
            let data = entry[1].load(Ordering::Relaxed);
            if entry[0].load(Ordering::Relaxed) ^ data == key.hash
                && (data >> CHECK_SHIFT) as u16 == key.check
                && data != 0
            {
                let drawn = data >> DRAWN_SHIFT & 1 != 0;
                if drawn && (data >> QUESTION_SHIFT & 1 != 0) != question {
                    return None;
                }
                return Some(Numbers {
                    phi: data as u32 & Numbers::INFINITE,
                    delta: (data >> 22) as u32 & Numbers::INFINITE,
                    drawn,
                });
            }
        }
        None
    }

    /// The work that a position has cost, as a power of two; zero if nothing is known of it.
    pub(crate) fn effort(&self, key: Key) -> u32 {
        let bucket = self.bucket(key.hash);
        bucket
            .chunks_exact(2)
            .map(|entry| {
                (
                    entry[0].load(Ordering::Relaxed),
                    entry[1].load(Ordering::Relaxed),
                )
            })
            .find(|&(word, data)| word ^ data == key.hash && data != 0)
            .map_or(0, |(_, data)| effort(data) as u32)
    }

    /// All that is known and is proven or has cost some work: hash and numbers.
    pub(crate) fn worth_keeping(&self) -> impl Iterator<Item = (u64, u64)> {
        const SOME_WORK: u64 = 4;
        self.buckets
            .iter()
            .flat_map(|bucket| bucket.0.chunks_exact(2))
            .map(|entry| {
                (
                    entry[0].load(Ordering::Relaxed),
                    entry[1].load(Ordering::Relaxed),
                )
            })
            .filter(|&(_, data)| data != 0 && (is_solved(data) || effort(data) >= SOME_WORK))
            .map(|(word, data)| (word ^ data, data))
    }

    /// Takes over an entry of [`ProofTable::worth_keeping`], unless all in its place have cost
    /// more work. False if it or another one is left out for it.
    pub(crate) fn restore(&self, hash: u64, data: u64) -> bool {
        if self.remember(hash, data) {
            return true;
        }
        let bucket = self.bucket(hash);
        let old = |slot: usize| bucket[2 * slot + 1].load(Ordering::Relaxed);
        let cost = |slot: usize| match old(slot) {
            0 => 0,
            data => 1 + effort(data),
        };
        let cheapest = (0..BUCKET).min_by_key(|&slot| cost(slot)).unwrap_or(0);
        let free = old(cheapest) == 0;
        if cost(cheapest) <= effort(data) {
            bucket[2 * cheapest].store(hash ^ data, Ordering::Relaxed);
            bucket[2 * cheapest + 1].store(data, Ordering::Relaxed);
        }
        free
    }

    /// Is the position in the table? If an entry of [`ProofTable::worth_keeping`] knows more of
    /// it than the table does, it is put back.
    pub(crate) fn remember(&self, hash: u64, data: u64) -> bool {
        let worth = |data: u64| (is_solved(data), effort(data));
        for entry in self.bucket(hash).chunks_exact(2) {
            let old = entry[1].load(Ordering::Relaxed);
            if old != 0 && entry[0].load(Ordering::Relaxed) ^ old == hash {
                if !is_solved(old) && worth(old) < worth(data) {
                    entry[0].store(hash ^ data, Ordering::Relaxed);
                    entry[1].store(data, Ordering::Relaxed);
                }
                return true;
            }
        }
        false
    }

    /// Writes down what is known; `work` is the number of nodes that it cost.
    #[inline]
    pub(crate) fn store(&self, key: Key, question: bool, numbers: Numbers, work: u64) {
        let cost = u64::from(work.max(1).ilog2().min(31));
        let data = u64::from(numbers.phi)
            | u64::from(numbers.delta) << 22
            | cost << WORK_SHIFT
            | u64::from(question) << QUESTION_SHIFT
            | u64::from(numbers.drawn) << DRAWN_SHIFT
            | u64::from(key.check) << CHECK_SHIFT;
        self.put(key.hash, data);
    }

    #[inline]
    fn put(&self, hash: u64, data: u64) {
        let bucket = self.bucket(hash);
        let mut cheapest = (u64::MAX, 0);
        for slot in 0..BUCKET {
            let old = bucket[2 * slot + 1].load(Ordering::Relaxed);
            if bucket[2 * slot].load(Ordering::Relaxed) ^ old == hash {
                cheapest = (0, slot);
                break;
            }
            let cost = if old == 0 { 0 } else { 1 + effort(old) };
            if cost < cheapest.0 {
                cheapest = (cost, slot);
            }
        }
        let slot = cheapest.1;
        bucket[2 * slot].store(hash ^ data, Ordering::Relaxed);
        bucket[2 * slot + 1].store(data, Ordering::Relaxed);
    }
}
