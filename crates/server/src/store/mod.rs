//! Where online games are kept, behind one small trait.
//!
//! The one primitive is [`Store::append`]: *append events to game G after number N, or say that
//! somebody else did*. No process owns a game: whoever loses the race reads the log again and
//! decides anew. What a store has said is stored survives a crash of the machine.
//!
//! Every implementation passes the tests in `tests/store`.

mod address;
mod memory;
mod sqlite;

use std::future::Future;

use rules::Player;
use table::Event;
use thiserror::Error;

pub use address::{Address, CodeHash, Holder};
pub(crate) use address::{is_letters, letters};
pub use memory::Memory;
pub use sqlite::{BackupError, OpenError, Sqlite};

/// The games, their seats and their invitations.
///
/// Times are milliseconds since 1970, as the caller's clock has them.
pub trait Store: Send + Sync + 'static {
    /// Stores a game that begins, or says which one the same key has created before.
    fn create(&self, game: NewGame) -> impl Future<Output = Result<Created, StoreError>> + Send;

    /// Stores what has happened in a game after the event `after`, and what follows from it for
    /// seats, result and the next game: all of it, or nothing if somebody else was first.
    fn append(&self, append: Append) -> impl Future<Output = Result<Appended, StoreError>> + Send;

    /// A game with what has happened after an event; `None` if there is no such game.
    fn read(
        &self,
        game: &Address,
        after: u64,
    ) -> impl Future<Output = Result<Option<StoredGame>, StoreError>> + Send;

    /// The game to which an address invites.
    fn invitation(
        &self,
        invitation: &Address,
    ) -> impl Future<Output = Result<Option<Address>, StoreError>> + Send;

    /// The games in which somebody has a seat of their own or a shared one, those in which
    /// something has happened last first.
    fn games_of(
        &self,
        holder: &Holder,
        most: u32,
    ) -> impl Future<Output = Result<Vec<Address>, StoreError>> + Send;

    /// Stores a code that shares seats, in place of an earlier one of the same holder.
    fn offer_seats(
        &self,
        offer: SeatOffer,
        now: u64,
    ) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Uses up a code: from now on somebody also has the seats of whoever made it, and of those
    /// whose seats they share.
    fn take_seats(
        &self,
        code: &CodeHash,
        by: &Holder,
        now: u64,
    ) -> impl Future<Output = Result<Taken, StoreError>> + Send;

    /// Whose seats somebody shares, the latest first and not more than [`MOST_SHARED`].
    fn shared_with(
        &self,
        holder: &Holder,
    ) -> impl Future<Output = Result<Vec<Holder>, StoreError>> + Send;

    /// The games that go on.
    fn open_games(&self) -> impl Future<Output = Result<Vec<Address>, StoreError>> + Send;

    /// Notes that the server was alive at this time, and still measured the clocks.
    fn note_alive(&self, now: u64) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Stores what waits to be stored; nothing can be stored afterwards.
    fn close(&self) -> impl Future<Output = ()> + Send;

    /// When the server was last known to be alive.
    fn last_alive(&self) -> impl Future<Output = Result<Option<u64>, StoreError>> + Send;
}

/// So many others' seats one browser has at most: those that it was given last.
pub const MOST_SHARED: u32 = 16;

/// A code with which another browser gets the same seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatOffer {
    /// The hash of the code.
    pub code: CodeHash,
    /// Whose seats.
    pub holder: Holder,
    /// The game that the other browser is to go on with.
    pub game: Option<Address>,
    /// Until when it can be used.
    pub expires: u64,
}

/// What has become of a code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Taken {
    /// It is used up. The game to go on with, if one was named.
    Shared(Option<Address>),
    /// It was made by whoever wants to use it, and nothing has changed.
    Own,
    /// There is no such code: used, expired or never made.
    NoCode,
}

/// A game that begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// Its address.
    pub game: Address,
    /// Who asks, and under which name: the same twice creates one game.
    pub key: Option<(Holder, String)>,
    /// Its first events, from number 1.
    pub entries: Vec<Entry>,
    /// Who holds which seat, the first player's first.
    pub seats: [Option<Holder>; 2],
    /// The address that invites somebody to the empty seat.
    pub invitation: Option<Invitation>,
}

/// An invitation to a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// Its address, which is not that of the game.
    pub address: Address,
    /// Until when somebody may sit down.
    pub expires: u64,
}

/// An event as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What has happened.
    pub event: Event,
    /// When it was decided.
    pub at: u64,
    /// The milliseconds that were not counted because the network took them.
    pub lag: u64,
    /// The command that it answers, if a player gave one.
    pub command: Option<CommandId>,
}

/// A command, by the name that its sender gave it. A repeat has the same.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CommandId {
    /// The sender.
    pub by: Player,
    /// The name.
    pub id: String,
}

/// What has happened in a game, to be stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// In which game.
    pub game: Address,
    /// The number of the last event before these.
    pub after: u64,
    /// The events, with the numbers that follow.
    pub entries: Vec<Entry>,
    /// Somebody sits down.
    pub seat: Option<(Player, Holder)>,
    /// The score, if the game is over now: `1-0`, or `*` if it was called off.
    pub result: Option<&'static str>,
    /// The game that both have agreed to play next.
    pub next: Option<NewGame>,
}

/// What has become of a new game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Created {
    /// It is stored.
    New,
    /// The same key has created this game before, and nothing was stored.
    Before(Address),
}

/// What has become of events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// They are stored.
    Stored,
    /// Somebody else has stored other events under these numbers, or holds the seat.
    Overtaken,
}

/// A game as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredGame {
    /// The number of its last event.
    pub last: u64,
    /// The events that were asked for.
    pub entries: Vec<Entry>,
    /// Who holds which seat, the first player's first.
    pub seats: [Option<Holder>; 2],
    /// The invitation with which it began.
    pub invitation: Option<Invitation>,
    /// The game that was played next.
    pub next: Option<Address>,
}

/// Why nothing can be said to be stored or read.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum StoreError {
    /// It was certainly not stored.
    #[error("not stored: {0}")]
    Failed(String),
    /// Whether it was stored can only be known by reading it again.
    #[error("unknown whether it was stored: {0}")]
    Unknown(String),
    /// What is stored cannot be understood.
    #[error("damaged: {0}")]
    Damaged(String),
}
