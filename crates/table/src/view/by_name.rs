//! A few things by name, as an object of JSON.

use serde::{Serialize, Serializer};

/// Names and what belongs to them, in the order in which they were added. A screen is told of a
/// few dozen things at most and looks them up itself; a sorted map would bring a sorting routine
/// for every kind of thing into the page's module, a tenth of its size.
#[derive(Debug)]
pub struct ByName<K, V>(Vec<(K, V)>);

impl<K: Serialize, V: Serialize> Serialize for ByName<K, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

impl<K, V> FromIterator<(K, V)> for ByName<K, V> {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(entries: I) -> ByName<K, V> {
        ByName(entries.into_iter().collect())
    }
}

impl<K, V, const N: usize> From<[(K, V); N]> for ByName<K, V> {
    fn from(entries: [(K, V); N]) -> ByName<K, V> {
        ByName(entries.into())
    }
}
