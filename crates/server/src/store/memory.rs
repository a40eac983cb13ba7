//! Games that are forgotten when the program ends: for a try, and for simulations.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::{
    Address, Append, Appended, CodeHash, Created, Entry, Holder, MOST_SHARED, NewGame, SeatOffer,
    Store, StoreError, StoredGame, Taken,
};

/// A store in memory.
#[derive(Debug, Default)]
pub struct Memory {
    tables: Mutex<Tables>,
}

#[derive(Debug, Default)]
struct Tables {
    games: BTreeMap<Address, Game>,
    invitations: BTreeMap<Address, Address>,
    keys: BTreeMap<(Holder, String), Address>,
    offers: BTreeMap<CodeHash, SeatOffer>,
    /// Whose seats somebody shares, the latest last.
    shared: BTreeMap<Holder, Vec<Holder>>,
    alive: Option<u64>,
}

#[derive(Debug)]
struct Game {
    stored: StoredGame,
    result: Option<&'static str>,
    changed: u64,
}

impl Memory {
    /// An empty one.
    #[must_use]
    pub fn new() -> Memory {
        Memory::default()
    }

    fn tables(&self) -> MutexGuard<'_, Tables> {
        // Nothing panics between two changes that belong together.
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Tables {
    fn create(&mut self, new: NewGame) -> Created {
        if let Some(before) = new.key.as_ref().and_then(|key| self.keys.get(key)) {
            return Created::Before(before.clone());
        }
        if let Some(key) = new.key {
            self.keys.insert(key, new.game.clone());
        }
        if let Some(invitation) = &new.invitation {
            let address = invitation.address.clone();
            self.invitations.insert(address, new.game.clone());
        }
        let game = Game {
            changed: changed(&new.entries),
            stored: StoredGame {
                last: new.entries.len() as u64,
                entries: new.entries,
                seats: new.seats,
                invitation: new.invitation,
                next: None,
            },
            result: None,
        };
        self.games.insert(new.game, game);
        Created::New
    }

    fn append(&mut self, append: Append) -> Appended {
        let Some(game) = self.games.get_mut(&append.game) else {
            return Appended::Overtaken;
        };
        let stored = &mut game.stored;
        let taken = |(player, _)| stored.seats[player as usize].is_some();
        if stored.last != append.after || append.seat.is_some_and(taken) {
            return Appended::Overtaken;
        }
        if let Some((player, holder)) = append.seat {
            stored.seats[player as usize] = Some(holder);
        }
        game.changed = changed(&append.entries).max(game.changed);
        stored.last += append.entries.len() as u64;
        stored.entries.extend(append.entries);
        game.result = append.result.or(game.result);
        if let Some(next) = append.next {
            stored.next = Some(next.game.clone());
            self.create(next);
        }
        Appended::Stored
    }
}

impl Tables {
    fn take_seats(&mut self, code: &CodeHash, by: Holder, now: u64) -> Taken {
        match self.offers.get(code).filter(|offer| now < offer.expires) {
            None => return Taken::NoCode,
            Some(offer) if offer.holder == by => return Taken::Own,
            Some(_) => {}
        }
        let Some(offer) = self.offers.remove(code) else {
            return Taken::NoCode;
        };
        let mut given = self.shared_with(&offer.holder);
        given.reverse();
        given.push(offer.holder);
        given.retain(|holder| *holder != by);
        let shared = self.shared.entry(by).or_default();
        shared.retain(|holder| !given.contains(holder));
        shared.extend(given);
        Taken::Shared(offer.game)
    }

    fn shared_with(&self, holder: &Holder) -> Vec<Holder> {
        let shared = self.shared.get(holder).into_iter().flatten().rev();
        shared.copied().take(MOST_SHARED as usize).collect()
    }
}

/// When the last of some events was decided.
fn changed(entries: &[Entry]) -> u64 {
    entries.last().map_or(0, |entry| entry.at)
}

impl Store for Memory {
    async fn create(&self, game: NewGame) -> Result<Created, StoreError> {
        Ok(self.tables().create(game))
    }

    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        Ok(self.tables().append(append))
    }

    async fn read(&self, game: &Address, after: u64) -> Result<Option<StoredGame>, StoreError> {
        let tables = self.tables();
        Ok(tables.games.get(game).map(|game| {
            let mut stored = game.stored.clone();
            stored.entries.retain(|entry| entry.event.number > after);
            stored
        }))
    }

    async fn invitation(&self, invitation: &Address) -> Result<Option<Address>, StoreError> {
        Ok(self.tables().invitations.get(invitation).cloned())
    }

    async fn games_of(&self, holder: &Holder, most: u32) -> Result<Vec<Address>, StoreError> {
        let tables = self.tables();
        let mut holders = tables.shared_with(holder);
        holders.push(*holder);
        let held = |game: &Game| {
            let mut seats = game.stored.seats.iter().flatten();
            seats.any(|holder| holders.contains(holder))
        };
        let mut games: Vec<(u64, &Address)> = tables
            .games
            .iter()
            .filter(|(_, game)| held(game))
            .map(|(address, game)| (game.changed, address))
            .collect();
        games.sort_by(|one, other| other.cmp(one));
        let latest = games.into_iter().take(most as usize);
        Ok(latest.map(|(_, address)| address.clone()).collect())
    }

    async fn offer_seats(&self, offer: SeatOffer, now: u64) -> Result<(), StoreError> {
        let offers = &mut self.tables().offers;
        offers.retain(|_, old| now < old.expires && old.holder != offer.holder);
        offers.insert(offer.code.clone(), offer);
        Ok(())
    }

    async fn take_seats(
        &self,
        code: &CodeHash,
        by: &Holder,
        now: u64,
    ) -> Result<Taken, StoreError> {
        Ok(self.tables().take_seats(code, *by, now))
    }

    async fn shared_with(&self, holder: &Holder) -> Result<Vec<Holder>, StoreError> {
        Ok(self.tables().shared_with(holder))
    }

    async fn open_games(&self) -> Result<Vec<Address>, StoreError> {
        let tables = self.tables();
        let open = tables
            .games
            .iter()
            .filter(|(_, game)| game.result.is_none());
        Ok(open.map(|(address, _)| address.clone()).collect())
    }

    async fn note_alive(&self, now: u64) -> Result<(), StoreError> {
        self.tables().alive = Some(now);
        Ok(())
    }

    async fn close(&self) {}

    async fn last_alive(&self) -> Result<Option<u64>, StoreError> {
        Ok(self.tables().alive)
    }
}
