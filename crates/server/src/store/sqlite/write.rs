//! What is said to the database, inside the transaction of the writer.

use sqlx::Error;
use sqlx::sqlite::SqliteConnection;

use super::read::signed;
use crate::store::{Address, Append, Appended, Created, Entry, Holder, NewGame};

pub(super) async fn create(
    connection: &mut SqliteConnection,
    new: &NewGame,
) -> Result<Created, Error> {
    let (creator, creation) = match &new.key {
        Some((holder, key)) => (Some(holder.as_bytes().to_vec()), Some(key.as_str())),
        None => (None, None),
    };
    let before: Option<String> =
        sqlx::query_scalar("SELECT id FROM game WHERE creator = ? AND creation = ?")
            .bind(creator.clone())
            .bind(creation)
            .fetch_optional(&mut *connection)
            .await?;
    if let Some(before) = before.and_then(|before| before.parse().ok()) {
        return Ok(Created::Before(before));
    }
    sqlx::query("INSERT INTO game (id, last, changed, creator, creation) VALUES (?, ?, ?, ?, ?)")
        .bind(new.game.as_str())
        .bind(signed(new.entries.len() as u64))
        .bind(changed(&new.entries))
        .bind(creator)
        .bind(creation)
        .execute(&mut *connection)
        .await?;
    for entry in &new.entries {
        insert_event(connection, &new.game, entry).await?;
    }
    for (player, holder) in new.seats.iter().enumerate() {
        if let Some(holder) = holder {
            insert_seat(connection, &new.game, player as i64, holder).await?;
        }
    }
    if let Some(invitation) = &new.invitation {
        sqlx::query("INSERT INTO invitation (id, game, expires) VALUES (?, ?, ?)")
            .bind(invitation.address.as_str())
            .bind(new.game.as_str())
            .bind(signed(invitation.expires))
            .execute(&mut *connection)
            .await?;
    }
    Ok(Created::New)
}

pub(super) async fn append(
    connection: &mut SqliteConnection,
    append: &Append,
) -> Result<Appended, Error> {
    if let Some((player, _)) = append.seat {
        let taken: Option<i64> =
            sqlx::query_scalar("SELECT player FROM seat WHERE game = ? AND player = ?")
                .bind(append.game.as_str())
                .bind(player as i64)
                .fetch_optional(&mut *connection)
                .await?;
        if taken.is_some() {
            return Ok(Appended::Overtaken);
        }
    }
    let advanced = sqlx::query(
        "UPDATE game SET last = ?, changed = ?, result = coalesce(?, result), \
         next = coalesce(?, next) WHERE id = ? AND last = ?",
    )
    .bind(signed(append.after + append.entries.len() as u64))
    .bind(changed(&append.entries))
    .bind(append.result)
    .bind(append.next.as_ref().map(|next| next.game.as_str()))
    .bind(append.game.as_str())
    .bind(signed(append.after))
    .execute(&mut *connection)
    .await?;
    if advanced.rows_affected() == 0 {
        return Ok(Appended::Overtaken);
    }
    insert_events(connection, append).await?;
    if let Some((player, holder)) = &append.seat {
        insert_seat(connection, &append.game, *player as i64, holder).await?;
    }
    if let Some(next) = &append.next {
        create(connection, next).await?;
    }
    Ok(Appended::Stored)
}

pub(super) async fn insert_events(
    connection: &mut SqliteConnection,
    append: &Append,
) -> Result<(), Error> {
    for entry in &append.entries {
        insert_event(connection, &append.game, entry).await?;
    }
    Ok(())
}

async fn insert_event(
    connection: &mut SqliteConnection,
    game: &Address,
    entry: &Entry,
) -> Result<(), Error> {
    sqlx::query(
        "INSERT INTO event (game, number, at, lag, command_by, command, body) \
         VALUES (?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(game.as_str())
    .bind(signed(entry.event.number))
    .bind(signed(entry.at))
    .bind(signed(entry.lag))
    .bind(entry.command.as_ref().map(|command| command.by as i64))
    .bind(entry.command.as_ref().map(|command| command.id.as_str()))
    .bind(body(entry)?)
    .execute(connection)
    .await?;
    Ok(())
}

/// An event as it is stored.
pub(super) fn body(entry: &Entry) -> Result<String, Error> {
    serde_json::to_string(&entry.event).map_err(|error| Error::Encode(error.into()))
}

async fn insert_seat(
    connection: &mut SqliteConnection,
    game: &Address,
    player: i64,
    holder: &Holder,
) -> Result<(), Error> {
    sqlx::query("INSERT INTO seat (game, player, holder) VALUES (?, ?, ?)")
        .bind(game.as_str())
        .bind(player)
        .bind(holder.as_bytes().to_vec())
        .execute(connection)
        .await?;
    Ok(())
}

pub(super) async fn note_alive(connection: &mut SqliteConnection, now: u64) -> Result<(), Error> {
    sqlx::query("INSERT INTO alive VALUES (1, ?) ON CONFLICT DO UPDATE SET at = excluded.at")
        .bind(signed(now))
        .execute(connection)
        .await?;
    Ok(())
}

/// When the last of some events was decided.
pub(super) fn changed(entries: &[Entry]) -> i64 {
    signed(entries.last().map_or(0, |entry| entry.at))
}
