//! Where everybody who looks at one game hears the same news in the same order.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::extract::ws::Utf8Bytes;
use rules::Player;
use tokio::sync::broadcast;

use super::live::LiveGame;
use super::presence::Pages;
use super::surroundings::Surroundings;
use super::wire::{Greeting, Presence, ToPage};
use crate::store::Address;

/// So many messages wait for a page that is slow; then it catches up from the log instead.
const WAITING: usize = 16;

/// The room of one game. It lives as long as somebody is in it; the game itself is in the store.
pub(crate) struct Room {
    pub(crate) address: Address,
    /// The game, while nobody is changing it. Whoever does takes it out, and puts it back only
    /// when what has happened is stored: if that fails or is abandoned, the next one reads it anew.
    pub(crate) desk: tokio::sync::Mutex<Desk>,
    news: broadcast::Sender<News>,
    pages: Mutex<Pages>,
    patience: Mutex<Option<u64>>,
    around: Arc<dyn Surroundings>,
}

/// What is worked with under the lock of the room.
#[derive(Default)]
pub(crate) struct Desk {
    pub(crate) game: Option<LiveGame>,
    /// The number of the last event that was told to the room.
    told: Option<u64>,
}

/// Something that everybody in a room is told.
#[derive(Clone, Debug)]
pub(crate) struct News {
    /// The number of its last event; 0 for what is no event.
    pub(crate) number: u64,
    /// The message.
    pub(crate) text: Utf8Bytes,
}

impl Room {
    pub(crate) fn new(address: Address, around: Arc<dyn Surroundings>) -> Room {
        Room {
            address,
            desk: tokio::sync::Mutex::default(),
            news: broadcast::Sender::new(WAITING),
            pages: Mutex::new(Pages::new(around.now())),
            patience: Mutex::new(None),
            around,
        }
    }

    /// From now on, the news.
    pub(crate) fn listen(&self) -> broadcast::Receiver<News> {
        self.news.subscribe()
    }

    /// Tells everybody what they have not been told. To be called with the desk's lock held, and
    /// only with a game as it is stored.
    pub(crate) fn tell(&self, desk: &mut Desk) {
        let Some(game) = &desk.game else { return };
        *lock(&self.patience) = game.patience();
        let told = desk.told.replace(game.last()).unwrap_or(game.last());
        let events = game.events_after(told).to_vec();
        if events.is_empty() {
            return;
        }
        let happened = ToPage::Happened {
            events,
            used: game.used(self.around.now()),
            next: game.next.clone(),
        };
        self.say(game.last(), &happened);
    }

    fn say(&self, number: u64, message: &ToPage) {
        let text = message.to_json().into();
        // It fails if nobody listens.
        let _ = self.news.send(News { number, text });
    }

    /// A player says something kind.
    pub(crate) fn greet(&self, by: Player, greeting: Greeting) {
        self.say(0, &ToPage::Greeted { by, greeting });
    }

    /// A page comes in. It leaves when what is returned is dropped.
    pub(crate) fn enter(self: &Arc<Room>, player: Option<Player>) -> Stay {
        lock(&self.pages).enter(player);
        self.tell_presence();
        Stay {
            room: Arc::clone(self),
            player,
        }
    }

    /// Who is there.
    pub(crate) fn presence(&self) -> Presence {
        let patience = *lock(&self.patience);
        lock(&self.pages).told(patience, self.around.now())
    }

    fn tell_presence(&self) {
        let presence = self.presence();
        self.say(0, &ToPage::Present { presence });
    }

    /// Has a player been away for so long that the other may claim the game?
    pub(crate) fn is_gone(&self, player: Player, patience: u64) -> bool {
        lock(&self.pages).gone_in(player, patience, self.around.now()) == Some(0)
    }
}

/// A page's stay in a room.
pub(crate) struct Stay {
    pub(crate) room: Arc<Room>,
    pub(crate) player: Option<Player>,
}

impl Drop for Stay {
    fn drop(&mut self) {
        lock(&self.room.pages).leave(self.player, self.room.around.now());
        self.room.tell_presence();
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // What is behind these locks is whole between any two statements.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
