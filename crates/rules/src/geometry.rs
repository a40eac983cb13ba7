//! Directions, rays and neighbourhoods on a board, built at compile time from the set of its
//! squares.

use crate::{Bitboard, Square};

/// The eight directions. The first four lead to higher square indices, the last four to lower.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// To the next rank.
    Up,
    /// To the next file.
    Right,
    /// To the next rank and file.
    UpRight,
    /// To the next rank and the file before.
    UpLeft,
    /// To the rank before.
    Down,
    /// To the file before.
    Left,
    /// To the rank and the file before.
    DownLeft,
    /// To the rank before and the next file.
    DownRight,
}

impl Direction {
    /// All eight.
    pub const ALL: [Direction; 8] = [
        Direction::Up,
        Direction::Right,
        Direction::UpRight,
        Direction::UpLeft,
        Direction::Down,
        Direction::Left,
        Direction::DownLeft,
        Direction::DownRight,
    ];

    /// The four that run along ranks and files.
    pub const ORTHOGONAL: [Direction; 4] = [
        Direction::Up,
        Direction::Right,
        Direction::Down,
        Direction::Left,
    ];

    const fn step(self) -> (i8, i8) {
        match self {
            Direction::Up => (0, 1),
            Direction::Right => (1, 0),
            Direction::UpRight => (1, 1),
            Direction::UpLeft => (-1, 1),
            Direction::Down => (0, -1),
            Direction::Left => (-1, 0),
            Direction::DownLeft => (-1, -1),
            Direction::DownRight => (1, -1),
        }
    }

    const fn climbs(self) -> bool {
        (self as usize) < 4
    }
}

/// For every square and direction, the squares of one board that lie that way.
///
/// The squares of a ray must be unbroken: both boards are convex.
#[derive(Clone, Debug)]
pub struct Rays([[Bitboard; 64]; 8]);

impl Rays {
    /// The rays of a board.
    #[must_use]
    pub const fn new(board: Bitboard) -> Rays {
        let mut rays = [[Bitboard::EMPTY; 64]; 8];
        let mut direction = 0;
        while direction < 8 {
            let (df, dr) = Direction::ALL[direction].step();
            let mut from = 0;
            while from < 64 {
                let (mut file, mut rank) = ((from % 8) as i8 + df, (from / 8) as i8 + dr);
                let mut ray = 0;
                while file >= 0 && file < 8 && rank >= 0 && rank < 8 {
                    ray |= 1 << (rank * 8 + file);
                    (file, rank) = (file + df, rank + dr);
                }
                rays[direction][from] = Bitboard(ray & board.0);
                from += 1;
            }
            direction += 1;
        }
        Rays(rays)
    }

    /// The squares that lie in this direction.
    #[must_use]
    #[inline]
    pub const fn ray(&self, from: Square, direction: Direction) -> Bitboard {
        self.0[direction as usize][from.index()]
    }

    /// The square of `set` that is nearest to `from` in this direction, as a set of one or none.
    #[must_use]
    #[inline]
    pub fn nearest(&self, from: Square, direction: Direction, set: Bitboard) -> Bitboard {
        let seen = (self.ray(from, direction) & set).0;
        if direction.climbs() {
            Bitboard(seen & seen.wrapping_neg())
        } else {
            Bitboard(seen & !(u64::MAX >> 1).wrapping_shr(seen.leading_zeros()))
        }
    }

    /// The squares between `from` and the nearest of `blockers`, all the way if there is none.
    #[must_use]
    #[inline]
    pub fn before(&self, from: Square, direction: Direction, blockers: Bitboard) -> Bitboard {
        let ray = self.ray(from, direction);
        let seen = (ray & blockers).0;
        if direction.climbs() {
            // All bits below the lowest blocker; all bits where there is none.
            Bitboard(ray.0 & !seen & seen.wrapping_sub(1))
        } else {
            // All bits above the highest blocker. No board uses bit 63, so the shift is below 64.
            Bitboard(ray.0 & (u64::MAX << ((64 - seen.leading_zeros()) & 63)))
        }
    }

    /// The direction in which `to` is seen from `from`, among those given.
    #[must_use]
    pub fn towards(&self, from: Square, to: Square, among: &[Direction]) -> Option<Direction> {
        among
            .iter()
            .copied()
            .find(|&direction| self.ray(from, direction).has(to))
    }
}

/// For every square, the squares of the board next to it in the given directions.
#[must_use]
pub const fn neighbours(board: Bitboard, directions: &[Direction]) -> [Bitboard; 64] {
    let mut table = [Bitboard::EMPTY; 64];
    let mut from = 0;
    while from < 64 {
        let mut index = 0;
        while index < directions.len() {
            let (df, dr) = directions[index].step();
            let (file, rank) = ((from % 8) as i8 + df, (from / 8) as i8 + dr);
            if file >= 0 && file < 8 && rank >= 0 && rank < 8 {
                table[from].0 |= (1 << (rank * 8 + file)) & board.0;
            }
            index += 1;
        }
        from += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{oxono, yoxii};

    fn squares() -> impl Iterator<Item = Square> {
        (0..64).filter_map(Square::from_index)
    }

    /// The squares of the board that one comes upon from `from`, nearest first.
    fn walk(board: Bitboard, from: Square, direction: Direction) -> Vec<Square> {
        let (df, dr) = direction.step();
        let (file, rank) = (from.file() as i8, from.rank() as i8);
        (1..8)
            .map(|n| (file + n * df, rank + n * dr))
            .filter(|(file, rank)| (0..8).contains(file) && (0..8).contains(rank))
            .map(|(file, rank)| Square::new(file as u8, rank as u8))
            .filter(|&square| board.has(square))
            .collect()
    }

    #[test]
    fn rays_are_what_one_comes_upon() {
        for board in [oxono::BOARD, yoxii::BOARD] {
            let rays = Rays::new(board);
            let around = neighbours(board, &Direction::ALL);
            for from in squares() {
                let mut near = Bitboard::EMPTY;
                for direction in Direction::ALL {
                    let way = walk(board, from, direction);
                    assert_eq!(rays.ray(from, direction), way.iter().copied().collect());
                    near |= way
                        .iter()
                        .copied()
                        .filter(|to| to.file().abs_diff(from.file()) < 2)
                        .filter(|to| to.rank().abs_diff(from.rank()) < 2)
                        .collect();
                    check_way(&rays, from, direction, &way);
                }
                assert_eq!(around[from.index()], near);
            }
        }
    }

    /// With each single square of the way, and each with the last, as blockers.
    fn check_way(rays: &Rays, from: Square, direction: Direction, way: &[Square]) {
        let all: Bitboard = way.iter().copied().collect();
        assert_eq!(rays.before(from, direction, Bitboard::EMPTY), all);
        assert_eq!(
            rays.nearest(from, direction, Bitboard::EMPTY),
            Bitboard::EMPTY
        );
        for (index, &blocker) in way.iter().enumerate() {
            let blockers = blocker.bit() | way[way.len() - 1].bit();
            let before: Bitboard = way[..index].iter().copied().collect();
            assert_eq!(rays.before(from, direction, blockers), before);
            assert_eq!(rays.nearest(from, direction, blockers), blocker.bit());
            assert_eq!(
                rays.towards(from, blocker, &Direction::ALL),
                Some(direction)
            );
        }
    }
}
