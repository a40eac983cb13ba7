//! What is asked of the database.

use rules::Player;
use sqlx::sqlite::{SqliteConnection, SqlitePool, SqliteRow};
use sqlx::{Error, Row};
use table::Event;

use crate::store::{
    Address, CommandId, Entry, Holder, Invitation, MOST_SHARED, StoreError, StoredGame,
};

impl From<Error> for StoreError {
    fn from(error: Error) -> StoreError {
        StoreError::Failed(error.to_string())
    }
}

pub(super) fn damaged(what: &str) -> StoreError {
    StoreError::Damaged(what.to_owned())
}

/// Numbers and times are stored with a sign and never have one.
fn unsigned(number: i64) -> u64 {
    u64::try_from(number).unwrap_or(0)
}

/// A number as SQLite stores it. None of ours comes near the end.
pub(super) fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

pub(super) async fn game(
    readers: &SqlitePool,
    game: &Address,
    after: u64,
) -> Result<Option<StoredGame>, StoreError> {
    // One transaction, so that log and seats are of one moment.
    let mut moment = readers.begin().await?;
    let row = sqlx::query("SELECT last, next FROM game WHERE id = ?")
        .bind(game.as_str())
        .fetch_optional(&mut *moment)
        .await?;
    let Some(row) = row else {
        return Ok(None);
    };
    let next: Option<&str> = row.try_get("next")?;
    Ok(Some(StoredGame {
        last: unsigned(row.try_get("last")?),
        next: next.map(address).transpose()?,
        entries: entries(&mut moment, game, after).await?,
        seats: seats(&mut moment, game).await?,
        invitation: invitation_to(&mut moment, game).await?,
    }))
}

async fn entries(
    moment: &mut SqliteConnection,
    game: &Address,
    after: u64,
) -> Result<Vec<Entry>, StoreError> {
    let rows = sqlx::query(
        "SELECT at, lag, command_by, command, body FROM event \
         WHERE game = ? AND number > ? ORDER BY number",
    )
    .bind(game.as_str())
    .bind(signed(after))
    .fetch_all(moment)
    .await?;
    rows.iter().map(entry).collect()
}

fn entry(row: &SqliteRow) -> Result<Entry, StoreError> {
    let by: Option<i64> = row.try_get("command_by")?;
    let id: Option<String> = row.try_get("command")?;
    let command = match (by, id) {
        (Some(by), Some(id)) => Some(CommandId {
            by: player(by)?,
            id,
        }),
        _ => None,
    };
    let body: &str = row.try_get("body")?;
    Ok(Entry {
        event: Event::read(body).map_err(|error| damaged(&error.to_string()))?,
        at: unsigned(row.try_get("at")?),
        lag: unsigned(row.try_get("lag")?),
        command,
    })
}

async fn seats(
    moment: &mut SqliteConnection,
    game: &Address,
) -> Result<[Option<Holder>; 2], StoreError> {
    let rows = sqlx::query("SELECT player, holder FROM seat WHERE game = ?")
        .bind(game.as_str())
        .fetch_all(moment)
        .await?;
    let mut seats = [None; 2];
    for row in rows {
        let holder = Holder::from_bytes(row.try_get("holder")?).ok_or(damaged("holder"))?;
        seats[player(row.try_get("player")?)? as usize] = Some(holder);
    }
    Ok(seats)
}

async fn invitation_to(
    moment: &mut SqliteConnection,
    game: &Address,
) -> Result<Option<Invitation>, StoreError> {
    let row = sqlx::query("SELECT id, expires FROM invitation WHERE game = ?")
        .bind(game.as_str())
        .fetch_optional(moment)
        .await?;
    row.map(|row| {
        Ok(Invitation {
            address: address(row.try_get("id")?)?,
            expires: unsigned(row.try_get("expires")?),
        })
    })
    .transpose()
}

pub(super) async fn invitation(
    readers: &SqlitePool,
    invitation: &Address,
) -> Result<Option<Address>, StoreError> {
    let row = sqlx::query("SELECT game FROM invitation WHERE id = ?")
        .bind(invitation.as_str())
        .fetch_optional(readers)
        .await?;
    row.map(|row| address(row.try_get("game")?)).transpose()
}

pub(super) async fn games_of(
    readers: &SqlitePool,
    holder: &Holder,
    most: u32,
) -> Result<Vec<Address>, StoreError> {
    let rows = sqlx::query(
        "SELECT DISTINCT game.id, game.changed FROM seat JOIN game ON game.id = seat.game \
         WHERE seat.holder IN (SELECT ?1 UNION ALL SELECT owner FROM (SELECT owner \
         FROM shared_seats WHERE holder = ?1 ORDER BY place DESC LIMIT ?2)) \
         ORDER BY game.changed DESC, game.id DESC LIMIT ?3",
    )
    .bind(holder.as_bytes().to_vec())
    .bind(MOST_SHARED)
    .bind(most)
    .fetch_all(readers)
    .await?;
    rows.iter().map(first_address).collect()
}

pub(super) async fn open_games(readers: &SqlitePool) -> Result<Vec<Address>, StoreError> {
    let rows = sqlx::query("SELECT id FROM game WHERE result IS NULL ORDER BY id")
        .fetch_all(readers)
        .await?;
    rows.iter().map(first_address).collect()
}

pub(super) async fn last_alive(readers: &SqlitePool) -> Result<Option<u64>, StoreError> {
    let row = sqlx::query("SELECT at FROM alive")
        .fetch_optional(readers)
        .await?;
    Ok(row.map(|row| row.try_get("at")).transpose()?.map(unsigned))
}

fn first_address(row: &SqliteRow) -> Result<Address, StoreError> {
    address(row.try_get(0)?)
}

fn address(text: &str) -> Result<Address, StoreError> {
    text.parse().map_err(|_| damaged("address"))
}

fn player(number: i64) -> Result<Player, StoreError> {
    match number {
        0 => Ok(Player::First),
        1 => Ok(Player::Second),
        _ => Err(damaged("player")),
    }
}
