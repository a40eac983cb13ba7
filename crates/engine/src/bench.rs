//! The bench signature: the nodes of a fixed set of searches.
//!
//! A change to the search that should not change what it finds leaves the signature as it is;
//! the same signature on two machines says that they search alike.

use crate::playable::Playable;
use crate::search::{Limits, Table, search};

/// Memory for a bench, in mebibytes: small enough for any machine.
const MEMORY: usize = 4;

/// The searches of OXONO: position and depth.
const OXONO: [(&str, u32); 5] = [
    ("6/6/2+3/3@2/6/6 p", 7),
    ("6/6/3+2/1oX3/3@2/6 p", 7),
    ("6/2X3/1o1+2/2O1x1/3@2/6 p", 7),
    ("1X4/1o1X1x/x@X+1O/2O3/2o3/6 b", 7),
    ("1X1X2/1o1X1x/x@X+1O/2O3/2o3/4oo p", 7),
];

/// The searches of YOXII: position and depth.
const YOXII: [(&str, u32); 5] = [
    ("3/5/7/3T3/7/5/3 w", 6),
    ("3/5/2DC3/3T3/3d3/5/3 r", 6),
    ("2B/aD1a1/C1Ad1d1/5DT/5dC/3Dc/3 r", 6),
    ("Cd1/1CDDd/bD1d2T/1aCBcCc/b6/5/3 w", 7),
    ("DaA/1D3/Ta1aC1d/dBCaB2/2B1bc1/2dD1/3 w", 8),
];

/// Searches the fixed set, on one thread, and gives the nodes of all of them: the same number on
/// every machine. `None` if there is no memory.
#[must_use]
// Compiled where it is called, so that it shares the search there instead of bringing its own.
#[inline]
pub fn signature() -> Option<u64> {
    let mut table = Table::new(MEMORY).ok()?;
    let oxono: u64 = nodes::<rules::oxono::Position>(&OXONO, &mut table);
    let yoxii: u64 = nodes::<rules::yoxii::Position>(&YOXII, &mut table);
    Some(oxono + yoxii)
}

fn nodes<G: Playable>(searches: &[(&str, u32)], table: &mut Table) -> u64 {
    let each = searches.iter().filter_map(|&(text, depth)| {
        let position: G = text.parse().ok()?;
        table.clear();
        let limits = Limits {
            depth,
            ..Limits::default()
        };
        Some(search(&position, table, limits, &|| false, &mut |_| {}).nodes)
    });
    each.sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_positions_can_be_read_and_the_signature_stays() {
        for (text, _) in OXONO {
            assert!(text.parse::<rules::oxono::Position>().is_ok(), "{text}");
        }
        for (text, _) in YOXII {
            assert!(text.parse::<rules::yoxii::Position>().is_ok(), "{text}");
        }
        // A change of the search on purpose changes this number and says so in its commit.
        assert_eq!(signature(), Some(345_155));
    }
}
