//! The store on disk: what is left after an end, who is refused, and what a copy holds.

use std::path::Path;
use std::sync::Arc;

use server::store::{Appended, BackupError, OpenError, Sqlite, Store};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

use crate::conformance::{address, append, new_game, turn};

async fn sql(file: &Path, statement: &'static str) {
    let options = SqliteConnectOptions::new().filename(file);
    let mut connection = options.connect().await.unwrap();
    let done = sqlx::query(statement).execute(&mut connection).await;
    done.unwrap();
    connection.close().await.unwrap();
}

#[tokio::test]
async fn what_was_stored_is_there_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.db");
    let store = Sqlite::open(&file).await.unwrap();
    store.create(new_game(1, 10)).await.unwrap();
    let turns = vec![turn(2, "a", 11)];
    store.append(append(1, 1, turns)).await.unwrap();
    let before = store.read(&address(1), 0).await.unwrap();
    store.close().await;
    drop(store);

    let store = Sqlite::open(&file).await.unwrap();
    assert_eq!(store.read(&address(1), 0).await.unwrap(), before);
}

#[tokio::test]
async fn a_second_process_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.db");
    let store = Sqlite::open(&file).await.unwrap();
    let second = Sqlite::open(&file).await;
    assert!(matches!(second, Err(OpenError::InUse)), "{second:?}");
    store.close().await;
    drop(store);
    Sqlite::open(&file).await.unwrap();
}

#[tokio::test]
async fn a_file_of_a_later_version_or_none_of_ours_is_refused_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.db");
    Sqlite::open(&file).await.unwrap().close().await;
    let later = "INSERT INTO _sqlx_migrations VALUES (9999, 'later', '', true, x'00', 0)";
    sql(&file, later).await;
    let opened = Sqlite::open(&file).await;
    assert!(matches!(opened, Err(OpenError::Newer)), "{opened:?}");

    let letter = folder.path().join("letter.txt");
    let text = "Dear friend, this is no database. ".repeat(100);
    std::fs::write(&letter, &text).unwrap();
    let opened = Sqlite::open(&letter).await;
    assert!(matches!(opened, Err(OpenError::Database(_))), "{opened:?}");
    assert_eq!(std::fs::read_to_string(&letter).unwrap(), text);

    let opened = Sqlite::open(&folder.path().join("no/such/folder.db")).await;
    assert!(matches!(opened, Err(OpenError::File(_))), "{opened:?}");
}

#[tokio::test]
async fn one_faulty_job_spoils_nobody_elses() {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&folder.path().join("games.db")).await.unwrap();
    let store = Arc::new(store);
    store.create(new_game(1, 10)).await.unwrap();
    // The same address under another key: the database refuses it.
    let mut faulty = new_game(1, 10);
    faulty.key = None;
    let (refused, stored) = tokio::join!(
        store.create(faulty),
        store.append(append(1, 1, vec![turn(2, "a", 11)])),
    );
    assert!(refused.is_err(), "{refused:?}");
    assert_eq!(stored, Ok(Appended::Stored));
}

#[tokio::test]
async fn whoever_goes_away_while_it_is_stored_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&folder.path().join("games.db")).await.unwrap();
    store.create(new_game(1, 10)).await.unwrap();
    let mut going = Box::pin(store.append(append(1, 1, vec![turn(2, "a", 11)])));
    // Handed in, and then dropped without an answer.
    assert!(futures_are_pending(&mut going).await);
    drop(going);
    let second = store.append(append(1, 1, vec![turn(2, "b", 12)])).await;
    assert_eq!(second, Ok(Appended::Overtaken));
    let read = store.read(&address(1), 0).await.unwrap().unwrap();
    assert_eq!(read.entries[1], turn(2, "a", 11));
}

/// Polls once.
async fn futures_are_pending(future: &mut (impl Future + Unpin)) -> bool {
    std::future::poll_fn(|context| {
        let polled = std::pin::Pin::new(&mut *future).poll(context);
        std::task::Poll::Ready(polled.is_pending())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_of_sqlite_stays_short_under_load() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.db");
    let store = Sqlite::open(&file).await.unwrap();
    store.create(new_game(1, 10)).await.unwrap();
    for number in 2..1500 {
        let text = "x".repeat(2000);
        let turns = vec![turn(number, &text, number)];
        store.append(append(1, number - 1, turns)).await.unwrap();
    }
    let wal = std::fs::metadata(folder.path().join("games.db-wal")).unwrap();
    assert!(wal.len() < 17 << 20, "{}", wal.len());
}

#[tokio::test]
async fn a_copy_is_made_while_the_store_is_in_use() {
    let folder = tempfile::tempdir().unwrap();
    let (file, copy) = (
        folder.path().join("games.db"),
        folder.path().join("copy.db"),
    );
    let store = Sqlite::open(&file).await.unwrap();
    store.create(new_game(1, 10)).await.unwrap();
    store
        .append(append(1, 1, vec![turn(2, "a", 11)]))
        .await
        .unwrap();
    Sqlite::backup(&file, &copy).await.unwrap();
    store.create(new_game(2, 20)).await.unwrap();

    let copied = Sqlite::open(&copy).await.unwrap();
    let expected = store.read(&address(1), 0).await;
    assert_eq!(copied.read(&address(1), 0).await, expected);
    assert_eq!(copied.read(&address(2), 0).await, Ok(None));

    copied.close().await;
    drop(copied);
    sql(&copy, "DELETE FROM event WHERE number = 1").await;
    let second = folder.path().join("second.db");
    let damaged = Sqlite::backup(&copy, &second).await;
    assert!(
        matches!(damaged, Err(BackupError::Damaged(_))),
        "{damaged:?}"
    );
    assert!(!second.exists());

    let again = Sqlite::backup(&file, &copy).await;
    assert!(matches!(again, Err(BackupError::Exists)), "{again:?}");
    let nothing = Sqlite::backup(&folder.path().join("none.db"), &file).await;
    assert!(matches!(nothing, Err(BackupError::Missing)), "{nothing:?}");
}
