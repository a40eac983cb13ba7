//! Random numbers that are the same everywhere for the same seed: SplitMix64.

/// A stream of random numbers.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The stream of this seed.
    #[must_use]
    pub const fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `limit`, which is not 0.
    pub fn below(&mut self, limit: usize) -> usize {
        ((u128::from(self.bits()) * limit.max(1) as u128) >> 64) as usize
    }

    /// One of the things, `None` if there are none.
    pub fn one_of<T: Copy>(&mut self, things: &[T]) -> Option<T> {
        if things.is_empty() {
            return None;
        }
        things.get(self.below(things.len())).copied()
    }
}
