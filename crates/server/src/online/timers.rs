//! When which game has to be looked at: flags, first turns, invitations.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use crate::store::Address;

/// The times at which games have to be looked at. Only a reminder: what is due is decided from
/// the log.
#[derive(Debug, Default)]
pub(crate) struct Timers {
    times: Mutex<Times>,
    /// Something is due earlier than before.
    pub(crate) sooner: Notify,
}

#[derive(Debug, Default)]
struct Times {
    by_time: BTreeSet<(u64, Address)>,
    by_game: BTreeMap<Address, u64>,
}

impl Timers {
    fn times(&self) -> MutexGuard<'_, Times> {
        self.times.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sets when a game is to be looked at, instead of what was set before.
    pub(crate) fn set(&self, game: &Address, time: Option<u64>) {
        let mut times = self.times();
        if let Some(before) = times.by_game.remove(game) {
            times.by_time.remove(&(before, game.clone()));
        }
        if let Some(time) = time {
            times.by_game.insert(game.clone(), time);
            times.by_time.insert((time, game.clone()));
            let is_first = times
                .by_time
                .first()
                .is_some_and(|(_, first)| first == game);
            drop(times);
            if is_first {
                self.sooner.notify_one();
            }
        }
    }

    /// When the next game is to be looked at.
    pub(crate) fn next(&self) -> Option<u64> {
        self.times().by_time.first().map(|(time, _)| *time)
    }

    /// The games that are to be looked at now; they are taken out.
    pub(crate) fn take_due(&self, now: u64) -> Vec<Address> {
        let mut times = self.times();
        let mut due = Vec::new();
        while let Some((time, game)) = times.by_time.pop_first() {
            if time > now {
                times.by_time.insert((time, game));
                break;
            }
            times.by_game.remove(&game);
            due.push(game);
        }
        due
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_has_one_time_and_is_taken_when_it_is_due() {
        let timers = Timers::default();
        let [one, other] = [1, 2].map(|byte| Address::from_random([byte; Address::LENGTH]));
        timers.set(&one, Some(50));
        timers.set(&other, Some(40));
        timers.set(&one, Some(60));
        assert_eq!(timers.next(), Some(40));
        assert_eq!(timers.take_due(59), [other]);
        assert_eq!(timers.take_due(59), []);
        timers.set(&one, None);
        assert_eq!(timers.next(), None);
    }
}
