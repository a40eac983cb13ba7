//! Games before they are played and beside it: beginning one, inviting, sitting down, looking.

use rules::record::AnyRecord;
use rules::{AnyGame, Player};
use serde::{Deserialize, Serialize};
use table::{AnyOptions, ClockSetting, Date, Event, Happening, Occupant, Seat, Start, any};

use super::games::{Failure, Games};
#[cfg(test)]
use super::http::schemas::{self, GameName, PlayerName};
use super::live::LiveGame;
use super::surroundings::{lot, new_address};
use crate::store::{Address, Created, Entry, Holder, Invitation, NewGame, Store};

/// An invitation that nobody takes expires after a day.
const INVITATION: u64 = 86_400_000;
/// The longest name that a page may give the creation of a game.
const LONGEST_KEY: usize = 64;
/// So many of one's own games are listed.
const MOST_LISTED: u32 = 30;

/// What somebody wants to play.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Wish {
    /// The page's name for this wish. The same again gives the same game.
    #[cfg_attr(test, schema(min_length = 1, max_length = 64))]
    pub key: String,
    /// `oxono` or `yoxii`.
    #[cfg_attr(test, schema(value_type = GameName))]
    pub game: String,
    /// Absent for a game without clocks.
    #[serde(default)]
    pub clock: Option<Clock>,
    /// The side of the one who wishes.
    pub side: Side,
    /// The name of the one who wishes.
    #[serde(default)]
    pub name: Option<String>,
}

/// Time for a game, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// At the beginning.
    pub base: u64,
    /// What each own turn adds.
    pub increment: u64,
}

/// On which side somebody wants to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// That of the first player.
    First,
    /// That of the second player.
    Second,
    /// By lot.
    Lot,
}

/// Somebody who wants to sit down.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Guest {
    /// Their name.
    #[serde(default)]
    pub name: Option<String>,
}

/// Where somebody sits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub struct Seated {
    /// The address of the game.
    pub game: String,
    /// On which side.
    #[cfg_attr(test, schema(value_type = PlayerName))]
    pub you: Player,
    /// The address that invites somebody to the other side, while it is empty.
    #[cfg_attr(test, schema(nullable = false))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub invitation: Option<String>,
}

/// What an invitation says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub struct Invited {
    /// `oxono` or `yoxii`.
    #[cfg_attr(test, schema(value_type = GameName))]
    pub game: String,
    /// Absent without clocks.
    #[cfg_attr(test, schema(value_type = Option<schemas::ClockSetting>, nullable = false))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockSetting>,
    /// Who invites.
    #[cfg_attr(test, schema(nullable = false))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// On which side one would sit.
    #[cfg_attr(test, schema(value_type = PlayerName))]
    pub side: Player,
    /// Whether one may still sit down.
    pub state: InvitationState,
    /// Where one sits already, or looks on.
    #[cfg_attr(test, schema(nullable = false))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub address: Option<String>,
}

/// Whether somebody may still sit down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum InvitationState {
    /// Yes.
    Open,
    /// It is one's own.
    Own,
    /// Somebody sits there.
    Taken,
    /// Nobody came in time, or it was called off.
    Expired,
}

/// A game to be looked at.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub struct Shown {
    /// Its address.
    pub address: String,
    /// On which side whoever asks sits.
    #[cfg_attr(test, schema(value_type = Option<PlayerName>, nullable = false))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub you: Option<Player>,
    /// When something happened last, in milliseconds since 1970.
    pub changed: u64,
    /// The address that invites somebody to the empty seat: for its creator alone.
    #[cfg_attr(test, schema(nullable = false))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub invitation: Option<String>,
    /// How the link to the invitation begins, if the server knows under which address others
    /// reach it: `http://192.168.1.5:8686`.
    #[cfg_attr(test, schema(nullable = false))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub origin: Option<String>,
    /// The game that was agreed on after it.
    #[cfg_attr(test, schema(nullable = false))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
    /// Everything that has happened.
    #[cfg_attr(test, schema(value_type = Vec<schemas::Event>))]
    pub events: Vec<Event>,
}

impl<S: Store> Games<S> {
    /// Begins a game and invites somebody to it.
    pub(crate) async fn create(&self, holder: Holder, wish: Wish) -> Result<Seated, Failure> {
        let game: AnyGame = wish.game.parse().map_err(|_| refused("unknown-game"))?;
        if !(1..=LONGEST_KEY).contains(&wish.key.len()) {
            return Err(refused("bad-key"));
        }
        let around = &*self.around;
        let player = match wish.side {
            Side::First => Player::First,
            Side::Second => Player::Second,
            Side::Lot if lot(around) < 0.5 => Player::First,
            Side::Lot => Player::Second,
        };
        let mut seats = [Seat::person(), Seat::person()];
        seats[player as usize] = seat_of(wish.name.as_deref());
        seats[!player as usize] = empty_seat()?;
        let now = around.now();
        let table = any::create(AnyOptions {
            game,
            start: Start::Lot(lot(around)),
            seats,
            apart: true,
            clock: wish.clock.map(clock_setting).transpose()?,
            date: Some(Date::of_millis(now)),
        });
        let table = table.map_err(|error| refused(error.code()))?;
        let entry = |event: &Event| Entry {
            event: event.clone(),
            at: now,
            lag: 0,
            command: None,
        };
        let mut holders = [None; 2];
        holders[player as usize] = Some(holder);
        let new_address = || new_address(around).ok_or(refused("storage"));
        let address = new_address()?;
        let created = self.store.create(NewGame {
            game: address.clone(),
            key: Some((holder, wish.key)),
            entries: table.events().iter().map(entry).collect(),
            seats: holders,
            invitation: Some(Invitation {
                address: new_address()?,
                expires: now + INVITATION,
            }),
        });
        let address = match created.await? {
            Created::New => {
                tracing::info!(
                    game = address.beginning(),
                    kind = wish.game,
                    "a game has begun"
                );
                address
            }
            Created::Before(before) => before,
        };
        self.seated(&address, &[holder]).await
    }

    async fn seated(&self, game: &Address, holders: &[Holder]) -> Result<Seated, Failure> {
        let shown = self.show(game, holders).await?;
        Ok(Seated {
            game: shown.address,
            you: shown.you.ok_or(refused("not-seated"))?,
            invitation: shown.invitation,
        })
    }

    /// What an invitation says to somebody. Looking at it changes nothing.
    pub(crate) async fn invited(
        &self,
        invitation: &Address,
        holders: &[Holder],
    ) -> Result<Invited, Failure> {
        let game = self.store.invitation(invitation).await?;
        let room = self.room(&game.ok_or(Failure::NoGame)?);
        let desk = self.look(&room).await?;
        let live = desk.game.as_ref().ok_or(Failure::NoGame)?;
        let beginning = match live.events_after(0).first().map(|event| &event.what) {
            Some(Happening::Began(beginning)) => beginning,
            _ => return Err(Failure::NoGame),
        };
        let empty = |seat: &Seat| seat.occupant() == Occupant::Empty;
        let side = match beginning.seats.iter().position(empty) {
            Some(0) => Player::First,
            _ => Player::Second,
        };
        let you = live.player(holders);
        let state = invitation_state(live, you, side, self.around.now());
        let is_seen = you.is_some() || state == InvitationState::Taken;
        Ok(Invited {
            game: beginning.game.clone(),
            clock: beginning.clock,
            by: beginning.seats[!side as usize].name().map(str::to_owned),
            side,
            state,
            address: is_seen.then(|| room.address.to_string()),
        })
    }

    /// Somebody takes up an invitation.
    pub(crate) async fn join(
        &self,
        invitation: &Address,
        holders: &[Holder],
        guest: &Guest,
    ) -> Result<Seated, Failure> {
        let game = self.store.invitation(invitation).await?;
        let room = self.room(&game.ok_or(Failure::NoGame)?);
        let you = self
            .sit(&room, holders, &seat_of(guest.name.as_deref()))
            .await?;
        Ok(Seated {
            game: room.address.to_string(),
            you,
            invitation: None,
        })
    }

    /// A game to be looked at.
    pub(crate) async fn show(&self, game: &Address, holders: &[Holder]) -> Result<Shown, Failure> {
        let room = self.room(game);
        let desk = self.look(&room).await?;
        let live = desk.game.as_ref().ok_or(Failure::NoGame)?;
        let you = live.player(holders);
        let open = live.invitation.as_ref().filter(|_| {
            you.is_some() && live.empty_seat().is_some() && live.table().ending().is_none()
        });
        Ok(Shown {
            address: room.address.to_string(),
            you,
            changed: live.changed(),
            invitation: open.map(|invitation| invitation.address.to_string()),
            origin: None,
            next: live.next.as_ref().map(Address::to_string),
            events: live.events_after(0).to_vec(),
        })
    }

    /// The record of a game.
    pub(crate) async fn record(&self, game: &Address) -> Result<AnyRecord, Failure> {
        let room = self.room(game);
        let desk = self.look(&room).await?;
        let live = desk.game.as_ref().ok_or(Failure::NoGame)?;
        // A table writes what can be read.
        rules::record::read_any(&live.table().record()).map_err(|_| Failure::NoGame)
    }

    /// The games in which somebody has a seat, the latest first.
    pub(crate) async fn own(&self, holder: &Holder) -> Result<Vec<Shown>, Failure> {
        let holders = self.holders(Some(*holder)).await?;
        let mut shown = Vec::new();
        for game in self.store.games_of(holder, MOST_LISTED).await? {
            shown.push(self.show(&game, &holders).await?);
        }
        Ok(shown)
    }
}

fn invitation_state(
    live: &LiveGame,
    you: Option<Player>,
    side: Player,
    now: u64,
) -> InvitationState {
    let expired = |invitation: &Invitation| invitation.expires <= now;
    if live.empty_seat().is_none() {
        InvitationState::Taken
    } else if live.table().ending().is_some() || live.invitation.as_ref().is_none_or(expired) {
        InvitationState::Expired
    } else if you.is_some_and(|you| you != side) {
        InvitationState::Own
    } else {
        InvitationState::Open
    }
}

fn refused(code: &'static str) -> Failure {
    Failure::Refused(code)
}

fn seat_of(name: Option<&str>) -> Seat {
    Seat::person().named(name.unwrap_or_default().trim())
}

fn empty_seat() -> Result<Seat, Failure> {
    Seat::new(Occupant::Empty, None).map_err(|error| refused(error.code()))
}

fn clock_setting(clock: Clock) -> Result<ClockSetting, Failure> {
    let setting = ClockSetting::for_game(clock.base, clock.increment);
    match setting {
        Ok(setting) if setting.suits_people() => Ok(setting),
        _ => Err(refused("bad-clock")),
    }
}
