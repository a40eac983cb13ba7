//! Sorting by a number.

/// Sorts a list by its items' ranks, the highest first; equal ones stay in their order.
///
/// All lists are sorted by one routine for plain numbers: one for every type of item took a tenth
/// of the engine's module in the browser.
pub(crate) fn best_first<T: Clone>(items: &mut [T], rank: impl Fn(&T) -> i32) {
    // The complement turns the order round, and every number has one.
    let numbered = items.iter().zip(0_i64..);
    let mut order: Vec<i64> = numbered
        .map(|(item, index)| (i64::from(!rank(item)) << 32) | index)
        .collect();
    order.sort_unstable();
    let before = items.to_vec();
    for (item, key) in items.iter_mut().zip(order) {
        // The lower half of a key is the index, whatever the sign of the upper.
        item.clone_from(&before[key as u32 as usize]);
    }
}

#[cfg(test)]
mod tests {
    use super::best_first;

    #[test]
    fn equal_ones_stay_in_their_order_and_extremes_keep_their_place() {
        let ranks = [0, -3, i32::MAX, 0, 7, i32::MIN, -3, 7, i32::MAX];
        let mut items: Vec<(i32, usize)> = ranks.into_iter().zip(0..).collect();
        let mut expected = items.clone();
        expected.sort_by_key(|&(rank, _)| std::cmp::Reverse(rank));
        best_first(&mut items, |&(rank, _)| rank);
        assert_eq!(items, expected);
    }
}
