//! OXONO.

use super::{each, moved};

const BOARD: u64 = 0x0000_3f3f_3f3f_3f3f;
const DIRECTIONS: [i32; 4] = [8, -8, 1, -1];

#[derive(Clone, Copy)]
struct Board {
    /// By player.
    pieces: [u64; 2],
    /// By symbol.
    symbols: [u64; 2],
    /// By symbol, each a set of one.
    totems: [u64; 2],
    mover: usize,
    won: bool,
}

/// The number of turn sequences from the default start.
pub(crate) fn perft(depth: u32) -> u64 {
    count(
        &Board {
            pieces: [0; 2],
            symbols: [0; 2],
            totems: [1 << 26, 1 << 19],
            mover: 0,
            won: false,
        },
        depth,
    )
}

fn count(board: &Board, depth: u32) -> u64 {
    if board.won {
        return 0;
    }
    let taken = board.pieces[0] | board.pieces[1] | board.totems[0] | board.totems[1];
    let mut total = 0;
    for symbol in 0..2 {
        if (board.pieces[board.mover] & board.symbols[symbol]).count_ones() == 8 {
            continue;
        }
        let from = board.totems[symbol];
        for to in each(goals(from, taken)) {
            let free = BOARD & !taken & !to | from;
            let beside = around(to) & free;
            let places = if beside == 0 { free } else { beside };
            if depth == 1 {
                total += u64::from(places.count_ones());
                continue;
            }
            for at in each(places) {
                total += count(&played(board, symbol, to, at), depth - 1);
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

fn goals(from: u64, taken: u64) -> u64 {
    let mut goals = 0;
    if around(from) & !taken != 0 {
        for by in DIRECTIONS {
            let mut to = moved(from, by) & BOARD & !taken;
            while to != 0 {
                goals |= to;
                to = moved(to, by) & BOARD & !taken;
            }
        }
        return goals;
    }
    for by in DIRECTIONS {
        let mut to = moved(from, by) & BOARD;
        while to & taken != 0 {
            to = moved(to, by) & BOARD;
        }
        goals |= to;
    }
    if goals == 0 { BOARD & !taken } else { goals }
}

fn played(board: &Board, symbol: usize, to: u64, at: u64) -> Board {
    let mut next = *board;
    next.totems[symbol] = to;
    next.pieces[board.mover] |= at;
    next.symbols[symbol] |= at;
    next.mover = 1 - board.mover;
    next.won = has_line(next.pieces[board.mover]) || has_line(next.symbols[symbol]);
    next
}

fn has_line(set: u64) -> bool {
    [1, 8]
        .iter()
        .any(|by| set & set >> by & set >> (2 * by) & set >> (3 * by) != 0)
}
