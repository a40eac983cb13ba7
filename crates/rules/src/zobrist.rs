//! Zobrist keys: one fixed random number for each thing that can stand on a square.
//!
//! The key of a position is the exclusive or of the numbers of what stands on it, and of
//! [`SECOND_TO_MOVE`] when the second player is to move. The numbers are **frozen**: keys are
//! stored in solution files and caches, and `tests/data/*.keys.tsv` pins them.

/// Joins the key when the second player is to move.
pub(crate) const SECOND_TO_MOVE: u64 = mix(0x746f_7465_6d69_6300);

/// The numbers of `KINDS` kinds of thing on 64 squares; `seed` tells the games apart.
pub(crate) const fn numbers<const KINDS: usize>(seed: u64) -> [[u64; 64]; KINDS] {
    let mut table = [[0; 64]; KINDS];
    let mut kind = 0;
    while kind < KINDS {
        let mut square = 0;
        while square < 64 {
            table[kind][square] = mix(seed + (kind as u64) * 64 + square as u64);
            square += 1;
        }
        kind += 1;
    }
    table
}

/// The output function of SplitMix64 on a counter: distinct inputs give well-spread outputs.
const fn mix(counter: u64) -> u64 {
    let mut z = counter.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_are_those_of_split_mix() {
        // The first outputs of SplitMix64 from the seed 0, as its authors publish it.
        let first = [
            0xe220_a839_7b1d_cdaf,
            0x6e78_9e6a_a1b9_65f4,
            0x06c4_5d18_8009_454f,
        ];
        assert_eq!([mix(0), mix(1), mix(2)], first);
        let [kind, other] = numbers::<2>(0);
        assert_eq!(kind[..3], first);
        assert_eq!(other[0], mix(64));
        assert_eq!(other[63], mix(127));
    }
}
