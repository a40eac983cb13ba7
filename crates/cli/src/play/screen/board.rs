//! The board as a drawing: a grid, what stands on its squares, and what may be done there.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use rules::{Bitboard, Cell, Square};

use super::palette::{Ground, Palette};
use super::shape::{Shape, joint, step_sign};
use crate::boards::Drawn;
use crate::play::session::{Chance, Hand, Session};

/// The room inside a square, between the lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Scale {
    width: u16,
    height: u16,
}

/// The numbers of the ranks stand left of the board.
const LABELS: u16 = 3;

impl Scale {
    pub(super) const SMALL: Scale = Scale {
        width: 5,
        height: 1,
    };
    pub(super) const LARGE: Scale = Scale {
        width: 7,
        height: 3,
    };

    /// How much room a board of this many squares takes, with its letters and numbers.
    pub(super) fn extent(self, squares: u8) -> (u16, u16) {
        let squares = u16::from(squares);
        (
            squares * (self.width + 1) + 1 + LABELS,
            squares * (self.height + 1) + 2,
        )
    }
}

/// Everything that is drawn.
pub(super) struct Board<'a, G: Drawn> {
    pub(super) session: &'a Session<G>,
    pub(super) cursor: Square,
    pub(super) flipped: bool,
    pub(super) scale: Scale,
    pub(super) palette: Palette,
    /// The computer is to move: nothing is lit.
    pub(super) waiting: bool,
}

impl<G: Drawn> Board<'_, G> {
    /// Draws into an area that has room for [`Scale::extent`]; nothing into a smaller one.
    pub(super) fn draw(&self, area: Rect, buffer: &mut Buffer) {
        let (width, height) = self.scale.extent(G::SIZE);
        if area.width < width || area.height < height {
            return;
        }
        self.draw_grid(area, buffer);
        self.draw_labels(area, buffer);
        let marked = self.marked();
        for square in G::BOARD {
            self.draw_square(square, marked.has(square), area, buffer);
        }
        if self.session.hand().is_some() && !self.waiting {
            self.draw_cursor(area, buffer);
        }
    }

    /// The room inside a square.
    fn inside(&self, square: Square, area: Rect) -> Rect {
        let last = u16::from(G::SIZE) - 1;
        let (file, rank) = (u16::from(square.file()), u16::from(square.rank()));
        let (column, row) = if self.flipped {
            (last - file, rank)
        } else {
            (file, last - rank)
        };
        Rect {
            x: area.x + LABELS + column * (self.scale.width + 1) + 1,
            y: area.y + row * (self.scale.height + 1) + 1,
            width: self.scale.width,
            height: self.scale.height,
        }
    }

    /// Is there a square in this column and row, as they are seen? The boards look the same from
    /// both sides.
    fn has(&self, column: i32, row: i32) -> bool {
        let seen = 0..i32::from(G::SIZE);
        seen.contains(&column)
            && seen.contains(&row)
            && G::BOARD.has(Square::new(column as u8, row as u8))
    }

    /// A line runs where at least one of the squares beside it is on the board.
    fn draw_grid(&self, area: Rect, buffer: &mut Buffer) {
        let style = self.palette.grid();
        for row in 0..=i32::from(G::SIZE) {
            for column in 0..=i32::from(G::SIZE) {
                let [above_left, above_right, below_left, below_right] =
                    [(-1, -1), (0, -1), (-1, 0), (0, 0)]
                        .map(|(dx, dy)| self.has(column + dx, row + dy));
                let (up, left) = (above_left || above_right, above_left || below_left);
                let (down, right) = (below_left || below_right, above_right || below_right);
                let x = area.x + LABELS + column as u16 * (self.scale.width + 1);
                let y = area.y + row as u16 * (self.scale.height + 1);
                if up || right || down || left {
                    let joint = joint(up, right, down, left);
                    buffer[(x, y)].set_char(joint).set_style(style);
                }
                if right {
                    for x in x + 1..=x + self.scale.width {
                        buffer[(x, y)].set_char('─').set_style(style);
                    }
                }
                if down {
                    for y in y + 1..=y + self.scale.height {
                        buffer[(x, y)].set_char('│').set_style(style);
                    }
                }
            }
        }
    }

    fn draw_labels(&self, area: Rect, buffer: &mut Buffer) {
        let style = self.palette.soft();
        let bottom = area.y + self.scale.extent(G::SIZE).1 - 1;
        for index in 0..G::SIZE {
            let inside = self.inside(Square::new(index, index), area);
            let rank = char::from(b'1' + index);
            let file = char::from(b'a' + index);
            buffer[(area.x + 1, inside.y + inside.height / 2)]
                .set_char(rank)
                .set_style(style);
            buffer[(inside.x + inside.width / 2, bottom)]
                .set_char(file)
                .set_style(style);
        }
    }

    /// The piece of the last turn; at the end, what decided.
    fn marked(&self) -> Bitboard {
        if let Some(end) = self.session.position().end() {
            return G::deciding_squares(&end);
        }
        self.session
            .last_turn()
            .map_or(Bitboard::EMPTY, |turn| G::parts(turn).3.bit())
    }

    /// What is seen on a square: the totem in hand stands where it has been moved.
    fn cell(&self, square: Square) -> Option<Cell<G>> {
        if let Some(Hand::Piece(half, _)) = self.session.hand() {
            if square == half.to() {
                return Some(Cell::Totem(half.totem()));
            }
            if square == half.before().totem_square(half.totem()) {
                return None;
            }
        }
        self.session.position().cell(square)
    }

    fn draw_square(&self, square: Square, marked: bool, area: Rect, buffer: &mut Buffer) {
        let inside = self.inside(square, area);
        let chance = self.session.chance(square).ok().filter(|_| !self.waiting);
        let ground = match chance {
            Some(_) => Ground::Lit,
            None if marked => Ground::Marked,
            None => Ground::Plain,
        };
        fill(inside, self.palette.ground(ground), buffer);
        match self.cell(square) {
            Some(cell) => self.draw_cell(cell, ground, inside, buffer),
            None => self.draw_chance(chance, ground, inside, buffer),
        }
        if marked {
            let style = self.palette.may(ground);
            let middle = inside.y + inside.height / 2;
            let right = inside.right() - 1;
            buffer[(inside.x, middle)].set_char('›').set_style(style);
            buffer[(right, middle)].set_char('‹').set_style(style);
        }
    }

    fn draw_cell(&self, cell: Cell<G>, ground: Ground, inside: Rect, buffer: &mut Buffer) {
        let (shape, sign, [edge, body]) = match cell {
            Cell::Totem(totem) => {
                let resting = self
                    .session
                    .hand()
                    .is_some_and(|hand| hand.totem() != totem);
                (
                    Shape::Totem { resting },
                    G::totem_sign(totem),
                    self.palette.totem(resting, ground),
                )
            }
            Cell::Piece(player, kind) => (
                Shape::Piece(player),
                kind.to_string().chars().next().unwrap_or(' '),
                self.palette.piece(G::COLOURS[player as usize], ground),
            ),
        };
        let rows = shape.rows(inside.height > 1, self.palette.is_coloured());
        let top = inside.y + (inside.height - rows.len() as u16) / 2;
        for (y, row) in (top..).zip(rows) {
            let left = inside.x + (inside.width - row.chars().count() as u16) / 2;
            for (x, character) in (left..).zip(row.chars()) {
                let (character, style) = match character {
                    '*' => (sign, body),
                    ' ' => (' ', body),
                    other => (other, edge),
                };
                buffer[(x, y)].set_char(character).set_style(style);
            }
        }
    }

    fn draw_chance(
        &self,
        chance: Option<Chance>,
        ground: Ground,
        inside: Rect,
        buffer: &mut Buffer,
    ) {
        let (x, y) = (inside.x + inside.width / 2, inside.y + inside.height / 2);
        let style = self.palette.may(ground);
        match (chance, self.session.hand()) {
            (Some(Chance::Step(kind, _)), _) => {
                buffer[(x, y)].set_char(step_sign(kind)).set_style(style);
            }
            (Some(Chance::Place), Some(Hand::Piece(_, kind))) => {
                buffer.set_string(x - 1, y, format!("┊{kind}┊"), style);
            }
            _ => {}
        }
    }

    /// A heavy frame around the square of the cursor.
    fn draw_cursor(&self, area: Rect, buffer: &mut Buffer) {
        let inside = self.inside(self.cursor, area);
        let style = self.palette.cursor();
        let (left, right) = (inside.x - 1, inside.right());
        let (top, bottom) = (inside.y - 1, inside.bottom());
        for x in inside.x..right {
            for y in [top, bottom] {
                buffer[(x, y)].set_char('━').set_style(style);
            }
        }
        for y in inside.y..bottom {
            for x in [left, right] {
                buffer[(x, y)].set_char('┃').set_style(style);
            }
        }
        for (x, y, corner) in [
            (left, top, '┏'),
            (right, top, '┓'),
            (left, bottom, '┗'),
            (right, bottom, '┛'),
        ] {
            buffer[(x, y)].set_char(corner).set_style(style);
        }
    }
}

fn fill(area: Rect, style: Style, buffer: &mut Buffer) {
    for y in area.top()..area.bottom() {
        for x in area.left()..area.right() {
            buffer[(x, y)].set_char(' ').set_style(style);
        }
    }
}
