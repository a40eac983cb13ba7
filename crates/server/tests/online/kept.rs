//! A store that outlives the server that uses it.

use std::sync::Arc;

use server::store::{
    Address, Append, Appended, CodeHash, Created, Holder, Memory, NewGame, SeatOffer, Store,
    StoreError, StoredGame, Taken,
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

    async fn offer_seats(&self, offer: SeatOffer, now: u64) -> Result<(), StoreError> {
        self.0.offer_seats(offer, now).await
    }

    async fn take_seats(
        &self,
        code: &CodeHash,
        by: &Holder,
        now: u64,
    ) -> Result<Taken, StoreError> {
        self.0.take_seats(code, by, now).await
    }

    async fn shared_with(&self, holder: &Holder) -> Result<Vec<Holder>, StoreError> {
        self.0.shared_with(holder).await
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
