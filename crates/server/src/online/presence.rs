//! Who is connected to a game. None of it is stored: after a restart everybody comes anew.

use rules::Player;

use super::wire::{Attendance, Presence};

/// The pages that are connected to a game.
#[derive(Debug)]
pub(crate) struct Pages {
    players: [u32; 2],
    spectators: u32,
    /// Since when a player has had no page; before it was looked at, nobody was gone.
    gone_since: [u64; 2],
}

impl Pages {
    /// Nobody yet.
    pub(crate) fn new(now: u64) -> Pages {
        Pages {
            players: [0; 2],
            spectators: 0,
            gone_since: [now; 2],
        }
    }

    /// A page comes, of a player or of a spectator.
    pub(crate) fn enter(&mut self, player: Option<Player>) {
        let pages = self.of(player);
        *pages = pages.saturating_add(1);
    }

    /// A page goes.
    pub(crate) fn leave(&mut self, player: Option<Player>, now: u64) {
        let pages = self.of(player);
        *pages = pages.saturating_sub(1);
        if let Some(player) = player
            && *pages == 0
        {
            self.gone_since[player as usize] = now;
        }
    }

    fn of(&mut self, player: Option<Player>) -> &mut u32 {
        match player {
            Some(player) => &mut self.players[player as usize],
            None => &mut self.spectators,
        }
    }

    /// In how many milliseconds a player counts as gone, if one has to be away for `patience`;
    /// `None` if the player is here.
    pub(crate) fn gone_in(&self, player: Player, patience: u64, now: u64) -> Option<u64> {
        let away = now.saturating_sub(self.gone_since[player as usize]);
        (self.players[player as usize] == 0).then(|| patience.saturating_sub(away))
    }

    /// As it is told to pages. `patience` is `None` where nobody can be claimed to be gone.
    pub(crate) fn told(&self, patience: Option<u64>, now: u64) -> Presence {
        let attendance = |player: Player| Attendance {
            here: self.players[player as usize] > 0,
            claim_in: patience.and_then(|patience| self.gone_in(player, patience, now)),
        };
        Presence {
            first: attendance(Player::First),
            second: attendance(Player::Second),
            spectators: self.spectators,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_is_gone_when_the_last_page_is_and_not_before_it_is_fair() {
        let mut pages = Pages::new(1000);
        let first = Player::First;
        assert_eq!(pages.gone_in(first, 90, 1050), Some(40));
        pages.enter(Some(first));
        pages.enter(Some(first));
        pages.leave(Some(first), 2000);
        assert_eq!(pages.gone_in(first, 90, 9000), None);
        pages.leave(Some(first), 3000);
        assert_eq!(pages.gone_in(first, 90, 3000), Some(90));
        assert_eq!(pages.gone_in(first, 90, 3090), Some(0));
        pages.enter(None);
        let told = pages.told(Some(90), 3010);
        assert_eq!((told.first.here, told.first.claim_in), (false, Some(80)));
        assert_eq!(told.spectators, 1);
    }
}
