//! A store that outlives the server that uses it.

use std::sync::Arc;

use server::store::{
    Address, Append, Appended, Created, Holder, Memory, NewGame, Store, StoreError, StoredGame,
};

#[derive(Clone, Default)]
pub(crate) struct Kept(Arc<Memory>);

impl From<&Arc<Memory>> for Kept {
    fn from(memory: &Arc<Memory>) -> Kept {
        Kept(Arc::clone(memory))
    }
}

impl Store for Kept {
    async fn create(&self, game: NewGame) -> Result<Created, StoreError> {
        self.0.create(game).await
    }

    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.0.append(append).await
    }

    async fn read(&self, game: &Address, after: u64) -> Result<Option<StoredGame>, StoreError> {
        self.0.read(game, after).await
    }

    async fn invitation(&self, invitation: &Address) -> Result<Option<Address>, StoreError> {
        self.0.invitation(invitation).await
    }

    async fn games_of(&self, holder: &Holder, most: u32) -> Result<Vec<Address>, StoreError> {
        self.0.games_of(holder, most).await
    }

    async fn open_games(&self) -> Result<Vec<Address>, StoreError> {
        self.0.open_games().await
    }

    async fn note_alive(&self, now: u64) -> Result<(), StoreError> {
        self.0.note_alive(now).await
    }

    async fn last_alive(&self) -> Result<Option<u64>, StoreError> {
        self.0.last_alive().await
    }

    async fn close(&self) {}
}
