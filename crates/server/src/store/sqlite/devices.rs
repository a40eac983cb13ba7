//! Codes that share seats, and whose seats somebody shares.

use sqlx::sqlite::{SqliteConnection, SqlitePool, SqliteRow};
use sqlx::{Error, Row};

use super::read::{damaged, signed};
use crate::store::{CodeHash, Holder, MOST_SHARED, SeatOffer, StoreError, Taken};

pub(super) async fn offer(
    connection: &mut SqliteConnection,
    offer: &SeatOffer,
    now: u64,
) -> Result<(), Error> {
    sqlx::query("DELETE FROM seat_offer WHERE expires <= ? OR holder = ?")
        .bind(signed(now))
        .bind(offer.holder.as_bytes().to_vec())
        .execute(&mut *connection)
        .await?;
    sqlx::query("INSERT INTO seat_offer (code, holder, game, expires) VALUES (?, ?, ?, ?)")
        .bind(offer.code.as_bytes().to_vec())
        .bind(offer.holder.as_bytes().to_vec())
        .bind(offer.game.as_ref().map(|game| game.as_str().to_owned()))
        .bind(signed(offer.expires))
        .execute(connection)
        .await?;
    Ok(())
}

/// Inside the transaction of the writer: of two who use one code, the second finds none.
pub(super) async fn take(
    connection: &mut SqliteConnection,
    code: &CodeHash,
    by: &Holder,
    now: u64,
) -> Result<Taken, Error> {
    let offer = sqlx::query("SELECT holder, game FROM seat_offer WHERE code = ? AND expires > ?")
        .bind(code.as_bytes().to_vec())
        .bind(signed(now))
        .fetch_optional(&mut *connection)
        .await?;
    let Some(offer) = offer else {
        return Ok(Taken::NoCode);
    };
    let owner: Vec<u8> = offer.try_get("holder")?;
    let game: Option<String> = offer.try_get("game")?;
    if owner == by.as_bytes() {
        return Ok(Taken::Own);
    }
    sqlx::query("DELETE FROM seat_offer WHERE code = ?")
        .bind(code.as_bytes().to_vec())
        .execute(&mut *connection)
        .await?;
    // What the owner shares comes first, so that the owner's own seats count as given last.
    let mut given = shared(connection, &owner).await?;
    given.reverse();
    given.push(owner);
    given.retain(|owner| owner != by.as_bytes());
    for owner in given {
        sqlx::query(
            "INSERT INTO shared_seats (holder, owner, place) SELECT ?1, ?2, \
             coalesce(max(place), 0) + 1 FROM shared_seats WHERE holder = ?1 \
             ON CONFLICT DO UPDATE SET place = excluded.place",
        )
        .bind(by.as_bytes().to_vec())
        .bind(owner)
        .execute(&mut *connection)
        .await?;
    }
    Ok(Taken::Shared(game.and_then(|game| game.parse().ok())))
}

async fn shared(connection: &mut SqliteConnection, holder: &[u8]) -> Result<Vec<Vec<u8>>, Error> {
    let rows = sqlx::query(SHARED)
        .bind(holder.to_vec())
        .bind(MOST_SHARED)
        .fetch_all(connection)
        .await?;
    rows.iter().map(|row| row.try_get(0)).collect()
}

const SHARED: &str = "SELECT owner FROM shared_seats WHERE holder = ? ORDER BY place DESC LIMIT ?";

pub(super) async fn shared_with(
    readers: &SqlitePool,
    holder: &Holder,
) -> Result<Vec<Holder>, StoreError> {
    let rows = sqlx::query(SHARED)
        .bind(holder.as_bytes().to_vec())
        .bind(MOST_SHARED)
        .fetch_all(readers)
        .await?;
    let owner = |row: &SqliteRow| {
        let bytes: &[u8] = row.try_get(0)?;
        Holder::from_bytes(bytes).ok_or(damaged("holder"))
    };
    rows.iter().map(owner).collect()
}
