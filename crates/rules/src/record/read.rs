//! Reading records: the tags, and one record after the other. The turns are in `movetext`.

use super::cursor::Cursor;
use super::movetext::read_movetext;
use super::tags::{RESERVED, is_name_character};
use super::write::result_from_text;
use super::{AnyRecord, ReadError, Reason, Record, TagError, Tags};
use crate::{AnyGame, Game, Outcome, PositionError, with_game};

/// Reads one record of a game that is known.
///
/// # Errors
/// The first thing that is wrong, with its line and column.
pub fn read<G: Game>(text: &str) -> Result<Record<G>, ReadError> {
    read_one(text, read_known)
}

/// Reads all records of a text that are of a game that is known; one that is broken does not
/// keep the following ones from being read.
pub fn read_all<G: Game>(text: &str) -> impl Iterator<Item = Result<Record<G>, ReadError>> {
    records(text, read_known)
}

/// Reads one record of the game that its `Game` tag names.
///
/// # Errors
/// The first thing that is wrong, with its line and column.
pub fn read_any(text: &str) -> Result<AnyRecord, ReadError> {
    read_one(text, read_named)
}

/// Reads all records of a text, each of the game that its `Game` tag names; one that is broken
/// does not keep the following ones from being read.
pub fn read_any_all(text: &str) -> impl Iterator<Item = Result<AnyRecord, ReadError>> {
    records(text, read_named)
}

/// Reads one record and leaves the cursor after its result, or where it broke.
type Reader<R> = fn(&mut Cursor<'_>) -> Result<R, ReadError>;

fn read_one<R>(text: &str, reader: Reader<R>) -> Result<R, ReadError> {
    let mut cursor = Cursor::new(text);
    cursor.skip_space();
    let record = reader(&mut cursor)?;
    cursor.skip_space();
    if cursor.at_end() {
        Ok(record)
    } else {
        Err(cursor.error(Reason::StrayText))
    }
}

fn records<R>(text: &str, reader: Reader<R>) -> impl Iterator<Item = Result<R, ReadError>> {
    let mut cursor = Cursor::new(text);
    let mut after_record = false;
    std::iter::from_fn(move || {
        let line_ends = cursor.skip_space();
        if cursor.at_end() {
            return None;
        }
        let stray = after_record && (line_ends == 0 || cursor.peek() != Some('['));
        let record = if stray {
            Err(cursor.error(Reason::StrayText))
        } else {
            reader(&mut cursor)
        };
        after_record = record.is_ok();
        if record.is_err() {
            skip_to_next_record(&mut cursor);
        }
        Some(record)
    })
}

/// Goes to the next line that looks like the first tag of a record: one that follows a line
/// without a tag.
fn skip_to_next_record(cursor: &mut Cursor<'_>) {
    let mut after_tag = cursor.follows_tag();
    while !cursor.at_end() {
        if cursor.at_line_start() {
            let is_tag = cursor.rest().starts_with('[');
            if is_tag && !after_tag {
                return;
            }
            after_tag = is_tag;
        }
        cursor.skip_line();
    }
}

fn read_known<G: Game>(cursor: &mut Cursor<'_>) -> Result<Record<G>, ReadError> {
    let header = Header::read(cursor)?;
    if Some(header.game) != AnyGame::of::<G>() {
        return Err(header.game_at.error(Reason::GameOther));
    }
    header.read_rest(cursor)
}

fn read_named(cursor: &mut Cursor<'_>) -> Result<AnyRecord, ReadError> {
    let header = Header::read(cursor)?;
    with_game!(header.game, G => header.read_rest::<G>(cursor).map(AnyRecord::from))
}

/// The tags of a record.
struct Header<'a> {
    tags: Tags,
    game: AnyGame,
    game_at: Cursor<'a>,
    result: Option<Option<Outcome>>,
    position: Option<(Cursor<'a>, String)>,
}

impl<'a> Header<'a> {
    fn read(cursor: &mut Cursor<'a>) -> Result<Header<'a>, ReadError> {
        let begin = *cursor;
        let mut tags = Tags::default();
        let mut reserved: [Option<(Cursor<'a>, String)>; 3] = [const { None }; 3];
        while cursor.rest().starts_with('[') {
            let here = *cursor;
            let (name, value_at, value) = read_tag(cursor)?;
            let slot = RESERVED.iter().position(|&other| other == name);
            let known = match slot {
                Some(slot) => reserved[slot].replace((value_at, value)).is_some(),
                None if tags.get(name).is_some() => true,
                None => {
                    tags.set(name, &value).map_err(|error| {
                        here.error(match error {
                            TagError::TooMany => Reason::TagTooMany,
                            _ => Reason::TagMalformed,
                        })
                    })?;
                    false
                }
            };
            if known {
                return Err(here.error(Reason::TagDuplicate));
            }
        }
        let [game, result, position] = reserved;
        let (game_at, game) = game.ok_or_else(|| begin.error(Reason::GameMissing))?;
        let game = game
            .parse()
            .map_err(|_| game_at.error(Reason::GameUnknown))?;
        let result = match result {
            None => None,
            Some((at, text)) => {
                let result = result_from_text(&text);
                Some(result.ok_or_else(|| at.error(Reason::ResultTag))?)
            }
        };
        Ok(Header {
            tags,
            game,
            game_at,
            result,
            position,
        })
    }

    fn read_rest<G: Game>(self, cursor: &mut Cursor<'_>) -> Result<Record<G>, ReadError> {
        let start = match self.position {
            None => G::start(),
            Some((at, text)) => text.parse().map_err(|error: PositionError| {
                let column = match error {
                    PositionError::Text(text) => text.column().unwrap_or(1),
                    _ => 1,
                };
                at.error_behind(column - 1, Reason::Position(error))
            })?,
        };
        let mut record = Record::from_position(start);
        *record.tags_mut() = self.tags;
        if cursor.skip_space() == 0 && !cursor.at_end() {
            return Err(cursor.error(Reason::NoEmptyLine));
        }
        read_movetext(cursor, &mut record, self.result)?;
        Ok(record)
    }
}

/// Reads `[Name "value"]` and the end of its line. Gives the place of the value too.
fn read_tag<'a>(cursor: &mut Cursor<'a>) -> Result<(&'a str, Cursor<'a>, String), ReadError> {
    let malformed = |cursor: &Cursor<'a>| cursor.error(Reason::TagMalformed);
    cursor.eat("[");
    let name = cursor.take_while(is_name_character);
    if name.is_empty() || !cursor.eat(" \"") {
        return Err(malformed(cursor));
    }
    let value_at = *cursor;
    let mut value = String::new();
    loop {
        value.push_str(cursor.take_while(|c| !matches!(c, '"' | '\\') && !c.is_control()));
        if cursor.eat("\"") {
            break;
        } else if cursor.eat("\\\"") {
            value.push('"');
        } else if cursor.eat("\\\\") {
            value.push('\\');
        } else {
            return Err(malformed(cursor));
        }
    }
    if !cursor.eat("]") {
        return Err(malformed(cursor));
    }
    cursor.skip_blanks();
    if !cursor.eat_line_end() && !cursor.at_end() {
        return Err(malformed(cursor));
    }
    Ok((name, value_at, value))
}
