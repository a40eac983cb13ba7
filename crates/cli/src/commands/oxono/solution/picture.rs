//! The map of OXONO as a picture: a small board for each first turn, and on it a mark for every
//! reply, by its value.
//!
//! A mark is a triangle on the square to which the totem goes; it points to the square on which
//! the piece is placed.

use std::fmt::Write;

use engine::oxono::solution::{Solution, first_turns};
use engine::solve::Value;
use rules::oxono::{Position, Symbol, Turn};
use rules::{Game, Square};

use super::after;
use crate::texts::Texts;

const CELL: u32 = 36;
const BOARD: u32 = 6 * CELL;
/// What one board takes with its title and the space around it.
const WIDTH: u32 = BOARD + 36;
const HEIGHT: u32 = BOARD + 76;
const COLUMNS: u32 = 6;
const LEGEND: u32 = 74;

/// Values for the first player, with the class of their mark and the key of what it means.
const KINDS: [(Option<Value>, &str, &str); 4] = [
    (Some(Value::Win), "pink", "map-first"),
    (Some(Value::Draw), "draw", "map-draw"),
    (Some(Value::Loss), "black", "map-second"),
    (None, "open", "map-open"),
];

/// Replies of each kind.
type Counts = [u32; KINDS.len()];

const STYLE: &str = "text{font:14px sans-serif;fill:#221c2b}\
.title{font-weight:600}.small{font-size:12px;fill:#645b6e}\
.cell{fill:#efe3cb;stroke:#b39c72}\
.pink{fill:#d6487e;stroke:#8f1f4c}.black{fill:#221c2b;stroke:#221c2b}\
.draw{fill:#f2b632;stroke:#8a5f00}.open{fill:#fffdf8;stroke:#8d8273;stroke-dasharray:2 1.5}\
.totem{fill:#7fb5ae;stroke:#0a6665}.piece{fill:#f4b3cc;stroke:#8f1f4c}\
.letter{font-weight:700;text-anchor:middle}";

/// The whole picture.
pub(super) fn draw(solution: &Solution, texts: &Texts) -> String {
    let turns = first_turns();
    let rows = (turns.len() as u32).div_ceil(COLUMNS);
    let (width, height) = (COLUMNS * WIDTH, rows * HEIGHT + LEGEND);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         role=\"img\">\n<title>{}</title>\n<style>{STYLE}</style>\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"#fffdf8\"/>\n",
        texts.say("map-title", &[])
    );
    let mut sums = [0; KINDS.len()];
    for (index, first) in turns.into_iter().enumerate() {
        let (column, row) = (index as u32 % COLUMNS, index as u32 / COLUMNS);
        let (x, y) = (column * WIDTH + 18, LEGEND + row * HEIGHT);
        add(
            &mut out,
            format_args!("<g transform=\"translate({x} {y})\">"),
        );
        let counts = board(&mut out, solution, first);
        for (sum, count) in sums.iter_mut().zip(counts) {
            *sum += count;
        }
        out.push_str("</g>\n");
    }
    legend(&mut out, texts, sums);
    out.push_str("</svg>\n");
    out
}

fn add(out: &mut String, what: std::fmt::Arguments<'_>) {
    // Writing to a string does not fail.
    let _ = writeln!(out, "{what}");
}

/// The kinds to tell the numbers of: what is not settled only where there is such a thing.
fn told(counts: Counts) -> impl Iterator<Item = (u32, &'static str, &'static str, u32)> {
    let kinds = (0..).zip(KINDS).zip(counts);
    let told = kinds.filter(|((_, (value, ..)), count)| value.is_some() || *count > 0);
    told.map(|((index, (_, class, meaning)), count)| (index, class, meaning, count))
}

fn kind_of(value: Option<Value>) -> usize {
    let place = KINDS.iter().position(|(kind, ..)| *kind == value);
    place.unwrap_or(KINDS.len() - 1)
}

fn legend(out: &mut String, texts: &Texts, sums: Counts) {
    for (index, class, meaning, sum) in told(sums) {
        let x = 18 + index * WIDTH;
        let meaning = texts.say(meaning, &[]);
        add(
            out,
            format_args!(
                "<path class=\"{class}\" d=\"M{x} 18l14 8l-14 8z\"/>\
                 <text x=\"{}\" y=\"31\">{meaning}: {sum}</text>",
                x + 22
            ),
        );
    }
    let meaning = texts.say("map-legend", &[]);
    add(
        out,
        format_args!("<text class=\"small\" x=\"18\" y=\"58\">{meaning}</text>"),
    );
}

/// The corner of a square on the picture of a board; rank 6 is at the top.
fn corner(square: Square) -> (u32, u32) {
    let (file, rank) = (u32::from(square.file()), u32::from(square.rank()));
    (file * CELL, 30 + (5 - rank) * CELL)
}

/// Draws a board and counts its replies.
fn board(out: &mut String, solution: &Solution, first: Turn) -> Counts {
    let position = after(first);
    let value = solution.known_value(&position).map(Value::reversed);
    let class = KINDS[kind_of(value)].1;
    add(
        out,
        format_args!(
            "<path class=\"{class}\" d=\"M1 8l14 8l-14 8z\"/>\
             <text class=\"title\" x=\"22\" y=\"21\">{first}</text>"
        ),
    );
    for square in Position::BOARD {
        let (x, y) = corner(square);
        add(
            out,
            format_args!(
                "<rect class=\"cell\" x=\"{x}\" y=\"{y}\" width=\"{CELL}\" height=\"{CELL}\"/>"
            ),
        );
    }
    for symbol in Symbol::BOTH {
        disc(out, position.totem(symbol), "totem", symbol);
    }
    disc(out, first.at, "piece", first.totem);
    let mut counts = [0; KINDS.len()];
    for reply in position.legal_turns() {
        let mut next = position;
        next.play_unchecked(reply);
        let kind = kind_of(solution.known_value(&next));
        counts[kind] += 1;
        mark(out, reply, KINDS[kind].1);
    }
    let y = 30 + BOARD + 8;
    for (index, class, _, count) in told(counts) {
        let x = index * BOARD / KINDS.len() as u32;
        add(
            out,
            format_args!(
                "<path class=\"{class}\" d=\"M{} {y}l10 5l-10 5z\"/>\
                 <text class=\"small\" x=\"{}\" y=\"{}\">{count}</text>",
                x + 1,
                x + 16,
                y + 9
            ),
        );
    }
    counts
}

fn disc(out: &mut String, square: Square, class: &str, symbol: Symbol) {
    let (x, y) = corner(square);
    let (x, y) = (x + CELL / 2, y + CELL / 2);
    add(
        out,
        format_args!(
            "<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"14\"/>\
             <text class=\"letter\" x=\"{x}\" y=\"{}\">{symbol}</text>",
            y + 5
        ),
    );
}

/// A triangle near the edge of the square that the totem goes to, towards the piece.
fn mark(out: &mut String, reply: Turn, class: &str) {
    let (x, y) = corner(reply.to);
    let (x, y) = (x + CELL / 2, y + CELL / 2);
    let (to_x, to_y) = corner(reply.at);
    let angle = match (to_x + CELL / 2, to_y + CELL / 2) {
        (to_x, _) if to_x > x => 0,
        (_, to_y) if to_y > y => 90,
        (to_x, _) if to_x < x => 180,
        _ => 270,
    };
    // Both totems may go to one square and place towards the same side.
    let aside = match reply.totem {
        Symbol::X => -4.0,
        Symbol::O => 4.0,
    };
    add(
        out,
        format_args!(
            "<path class=\"{class}\" transform=\"translate({x} {y}) rotate({angle})\" \
             d=\"M9 {}l7 3.5l-7 3.5z\"><title>{reply}</title></path>",
            aside - 3.5
        ),
    );
}
