//! The schema, step by step. A step that was released never changes; what is new is a new step.

use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::SqliteConnection;
use sqlx::{SqlSafeStr, SqlStr};

/// Brings a database to the schema of this version.
pub(super) async fn run(connection: &mut SqliteConnection) -> Result<(), MigrateError> {
    let step = |version, name: &'static str, sql: SqlStr| {
        Migration::new(version, name.into(), MigrationType::Simple, sql, false)
    };
    let games = include_str!("migrations/0001_games.sql").into_sql_str();
    let devices = include_str!("migrations/0002_devices.sql").into_sql_str();
    Migrator::with_migrations(vec![step(1, "games", games), step(2, "devices", devices)])
        .run(connection)
        .await
}
