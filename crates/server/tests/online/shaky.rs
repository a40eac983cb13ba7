//! A store that is slow and sometimes fails, and a network that delays, loses, repeats and
//! reorders. Everything from a seed.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use server::store::{
    Address, Append, Appended, CodeHash, Created, Holder, Memory, NewGame, SeatOffer, Store,
    StoreError, StoredGame, Taken,
};
use tokio::sync::mpsc;
use tokio::time::sleep;

/// Random numbers that are the same each time (SplitMix64).
#[derive(Clone)]
pub(crate) struct Lots(Arc<Mutex<u64>>);

impl Lots {
    pub(crate) fn new(seed: u64) -> Lots {
        Lots(Arc::new(Mutex::new(seed)))
    }

    fn next(&self) -> u64 {
        let mut state = self.0.lock().unwrap();
        *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = *state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below this one.
    pub(crate) fn below(&self, most: u64) -> u64 {
        self.next() % most
    }

    /// True in so many of a thousand cases.
    pub(crate) fn falls(&self, in_thousand: u64) -> bool {
        self.below(1000) < in_thousand
    }
}

/// What a store or a server does wrong that none may.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fault {
    None,
    /// It says that something is stored which is not: acknowledged before the commit.
    Forgets,
    /// The server takes every arrival of an order for another order: no check for duplicates.
    Repeats,
    /// It says that something is stored though somebody else was first.
    Overlooks,
}

/// A store that fails in every way that a store may, and outlives the server.
#[derive(Clone)]
pub(crate) struct Shaky {
    pub(crate) kept: Arc<Memory>,
    lots: Lots,
    fault: Fault,
}

impl Shaky {
    pub(crate) fn new(lots: Lots, fault: Fault) -> Shaky {
        Shaky {
            kept: Arc::new(Memory::new()),
            lots,
            fault,
        }
    }
}

fn unknown() -> StoreError {
    StoreError::Unknown("as it happens".to_owned())
}

impl Store for Shaky {
    async fn create(&self, game: NewGame) -> Result<Created, StoreError> {
        self.kept.create(game).await
    }

    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        sleep(Duration::from_millis(self.lots.below(20))).await;
        match self.lots.below(100) {
            0..3 => {
                self.kept.append(append).await?;
                Err(unknown())
            }
            3..5 => Err(unknown()),
            5..7 => Err(StoreError::Failed("as it happens".to_owned())),
            7..9 if self.fault == Fault::Forgets => Ok(Appended::Stored),
            _ => match self.kept.append(append).await? {
                Appended::Overtaken if self.fault == Fault::Overlooks => Ok(Appended::Stored),
                appended => Ok(appended),
            },
        }
    }

    async fn read(&self, game: &Address, after: u64) -> Result<Option<StoredGame>, StoreError> {
        sleep(Duration::from_millis(self.lots.below(5))).await;
        if self.lots.falls(10) {
            return Err(StoreError::Failed("as it happens".to_owned()));
        }
        self.kept.read(game, after).await
    }

    async fn invitation(&self, invitation: &Address) -> Result<Option<Address>, StoreError> {
        self.kept.invitation(invitation).await
    }

    async fn games_of(&self, holder: &Holder, most: u32) -> Result<Vec<Address>, StoreError> {
        self.kept.games_of(holder, most).await
    }

    async fn offer_seats(&self, offer: SeatOffer, now: u64) -> Result<(), StoreError> {
        self.kept.offer_seats(offer, now).await
    }

    async fn take_seats(
        &self,
        code: &CodeHash,
        by: &Holder,
        now: u64,
    ) -> Result<Taken, StoreError> {
        self.kept.take_seats(code, by, now).await
    }

    async fn shared_with(&self, holder: &Holder) -> Result<Vec<Holder>, StoreError> {
        self.kept.shared_with(holder).await
    }

    async fn open_games(&self) -> Result<Vec<Address>, StoreError> {
        self.kept.open_games().await
    }

    async fn note_alive(&self, now: u64) -> Result<(), StoreError> {
        self.kept.note_alive(now).await
    }

    async fn last_alive(&self) -> Result<Option<u64>, StoreError> {
        self.kept.last_alive().await
    }

    async fn close(&self) {}
}

/// Carries messages from one end to the other, as a bad network does: each by itself, so that
/// one overtakes another; some not at all, some twice.
pub(crate) fn carry(mut from: mpsc::Receiver<String>, to: mpsc::Sender<String>, lots: Lots) {
    tokio::spawn(async move {
        while let Some(message) = from.recv().await {
            let copies = match lots.below(100) {
                0..2 => 0,
                2..5 => 2,
                _ => 1,
            };
            for _ in 0..copies {
                let delay = match lots.below(100) {
                    0..5 => 300 + lots.below(1000),
                    _ => lots.below(40),
                };
                let (message, to) = (message.clone(), to.clone());
                tokio::spawn(async move {
                    sleep(Duration::from_millis(delay)).await;
                    let _ = to.send(message).await;
                });
            }
        }
    });
}
