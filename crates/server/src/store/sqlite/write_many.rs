//! Many turns with few statements. Each statement is handed to the thread of the database and
//! waited for, which takes longer than what it then does for one turn.

use std::collections::HashSet;
use std::sync::LazyLock;

use sqlx::sqlite::SqliteConnection;
use sqlx::{Error, Row};

use super::read::signed;
use super::write::{self, body, changed};
use crate::store::{Append, Appended};

/// So many turns go into one statement; what is left over is stored one by one.
const SIZES: [usize; 2] = [64, 8];

static MANY: LazyLock<[Many; 2]> = LazyLock::new(|| SIZES.map(Many::new));

/// The statements for some number of turns. One that fails takes the whole group with it, which is
/// then tried one by one: so SQLite need not note how to undo half of a statement.
struct Many {
    turns: usize,
    advance: String,
    insert: String,
}

impl Many {
    fn new(turns: usize) -> Many {
        let rows = |row: &str| vec![row; turns].join(", ");
        Many {
            turns,
            advance: format!(
                "WITH new (id, after, last, changed, result) AS (VALUES {}) \
                 UPDATE OR ROLLBACK game SET last = new.last, changed = new.changed, \
                 result = coalesce(new.result, game.result) \
                 FROM new WHERE game.id = new.id AND game.last = new.after RETURNING game.id",
                rows("(?, ?, ?, ?, ?)")
            ),
            insert: format!(
                "INSERT OR ROLLBACK INTO event (game, number, at, lag, command_by, command, body) VALUES {}",
                rows("(?, ?, ?, ?, ?, ?, ?)")
            ),
        }
    }
}

/// Can this be stored together with others? One event, and nothing that belongs to it.
pub(super) fn is_plain(append: &Append) -> bool {
    append.entries.len() == 1 && append.seat.is_none() && append.next.is_none()
}

/// Stores plain events of different games, each in the way of [`write::append`].
pub(super) async fn append(
    connection: &mut SqliteConnection,
    appends: &[&Append],
) -> Result<Vec<Appended>, Error> {
    let mut done = Vec::with_capacity(appends.len());
    let mut rest = appends;
    while let Some(first) = rest.first() {
        match MANY.iter().find(|many| many.turns <= rest.len()) {
            Some(many) => {
                let (now, later) = rest.split_at(many.turns);
                done.extend(append_now(connection, many, now).await?);
                rest = later;
            }
            None => {
                done.push(write::append(connection, first).await?);
                rest = &rest[1..];
            }
        }
    }
    Ok(done)
}

async fn append_now(
    connection: &mut SqliteConnection,
    many: &'static Many,
    appends: &[&Append],
) -> Result<Vec<Appended>, Error> {
    let mut advance = sqlx::query(many.advance.as_str());
    for append in appends {
        advance = advance
            .bind(append.game.as_str())
            .bind(signed(append.after))
            .bind(signed(append.after + append.entries.len() as u64))
            .bind(changed(&append.entries))
            .bind(append.result);
    }
    let rows = advance.fetch_all(&mut *connection).await?;
    let advanced = rows.iter().map(|row| row.try_get(0));
    let advanced: HashSet<&str> = advanced.collect::<Result<_, Error>>()?;
    let is_advanced = |append: &Append| advanced.contains(append.game.as_str());
    if advanced.len() == appends.len() {
        insert(connection, many, appends).await?;
    } else {
        // Somebody else was first in some of them: that is seldom.
        for append in appends.iter().filter(|append| is_advanced(append)) {
            write::insert_events(connection, append).await?;
        }
    }
    let outcome = |append: &&Append| match is_advanced(append) {
        true => Appended::Stored,
        false => Appended::Overtaken,
    };
    Ok(appends.iter().map(outcome).collect())
}

async fn insert(
    connection: &mut SqliteConnection,
    many: &'static Many,
    appends: &[&Append],
) -> Result<(), Error> {
    let mut insert = sqlx::query(many.insert.as_str());
    for append in appends {
        for entry in &append.entries {
            let command = entry.command.as_ref();
            insert = insert
                .bind(append.game.as_str())
                .bind(signed(entry.event.number))
                .bind(signed(entry.at))
                .bind(signed(entry.lag))
                .bind(command.map(|command| command.by as i64))
                .bind(command.map(|command| command.id.as_str()))
                .bind(body(entry)?);
        }
    }
    insert.execute(connection).await?;
    Ok(())
}
