//! YOXII.

use super::{each, moved};

const BOARD: u64 = 0x001c_3e7f_7f7f_3e1c;
const DIRECTIONS: [i32; 8] = [8, -8, 1, -1, 9, -9, 7, -7];

#[derive(Clone, Copy)]
struct Board {
    /// By player.
    pieces: [u64; 2],
    /// By player and value.
    left: [[u8; 4]; 2],
    /// A set of one.
    totem: u64,
    mover: usize,
}

/// The number of turn sequences from the start.
pub(crate) fn perft(depth: u32) -> u64 {
    count(
        &Board {
            pieces: [0; 2],
            left: [[5, 5, 5, 3]; 2],
            totem: 1 << 27,
            mover: 0,
        },
        depth,
    )
}

fn count(board: &Board, depth: u32) -> u64 {
    let taken = board.pieces[0] | board.pieces[1] | board.totem;
    let values = board.left[board.mover];
    let mut total = 0;
    for to in each(goals(board.totem, board.pieces[board.mover], taken)) {
        let free = BOARD & !taken & !to | board.totem;
        let beside = around(to) & free;
        let places = if beside == 0 { free } else { beside };
        if depth == 1 {
            let kinds = values.iter().filter(|&&left| left > 0).count();
            total += u64::from(places.count_ones()) * kinds as u64;
            continue;
        }
        for value in (0..4).filter(|&value| values[value] > 0) {
            for at in each(places) {
                let mut next = *board;
                next.totem = to;
                next.pieces[board.mover] |= at;
                next.left[board.mover][value] -= 1;
                next.mover = 1 - board.mover;
                total += count(&next, depth - 1);
            }
        }
    }
    total
}

fn around(square: u64) -> u64 {
    DIRECTIONS
        .iter()
        .fold(0, |set, &by| set | moved(square, by) & BOARD)
}

fn goals(from: u64, own: u64, taken: u64) -> u64 {
    let mut goals = 0;
    for by in DIRECTIONS {
        let mut to = moved(from, by) & BOARD;
        while to & own != 0 {
            to = moved(to, by) & BOARD;
        }
        goals |= to & !taken;
    }
    goals
}
