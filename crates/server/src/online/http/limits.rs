//! How much one visitor may ask, over HTTP and over sockets together.
//!
//! Counted by address and by secret. Many phones may share an address, as in a classroom, so an
//! address may do what forty players do; one browser only what one person does.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use governor::clock::DefaultClock;
use governor::state::keyed::DefaultKeyedStateStore;
use governor::{Quota, RateLimiter};

use crate::store::Holder;

type Keyed = RateLimiter<Visitor, DefaultKeyedStateStore<Visitor>, DefaultClock>;

/// Whose doings are counted together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Visitor {
    Address(IpAddr),
    Holder(Holder),
}

/// Where somebody asks from, and who it is.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Asker {
    pub(super) address: Option<IpAddr>,
    pub(super) holder: Option<Holder>,
}

/// What is allowed to one browser, and to one address.
#[derive(Clone, Copy)]
struct Allowed {
    browser: u32,
    address: u32,
}

/// Requests and messages in a second, over some seconds.
const ASKED: Allowed = Allowed {
    browser: 20,
    address: 400,
};
/// New games and seats in a minute.
const SEATS: Allowed = Allowed {
    browser: 10,
    address: 200,
};
/// Sockets at once.
const SOCKETS: Allowed = Allowed {
    browser: 20,
    address: 500,
};
/// So many quotas may be used up at once after a rest.
const BURST: u32 = 4;
/// After so many checks, those who have rested are forgotten.
const TIDY: u32 = 10_000;

/// What everybody has asked lately.
pub(super) struct Limits {
    asked: [Keyed; 2],
    seats: [Keyed; 2],
    sockets: Arc<Mutex<Sockets>>,
    most_sockets: usize,
    checks: std::sync::atomic::AtomicU32,
}

/// The sockets that are open.
#[derive(Default)]
struct Sockets {
    all: usize,
    of: HashMap<Visitor, u32>,
}

impl Limits {
    /// Limits for a server that can have so many sockets.
    pub(super) fn new(most_sockets: usize) -> Limits {
        let a_second = |number: u32| {
            let quota = Quota::per_second(at_least_one(number));
            RateLimiter::keyed(quota.allow_burst(at_least_one(number * BURST)))
        };
        let a_minute = |number: u32| RateLimiter::keyed(Quota::per_minute(at_least_one(number)));
        Limits {
            asked: [a_second(ASKED.browser), a_second(ASKED.address)],
            seats: [a_minute(SEATS.browser), a_minute(SEATS.address)],
            sockets: Arc::default(),
            most_sockets,
            checks: std::sync::atomic::AtomicU32::new(0),
        }
    }

    /// May somebody ask something more?
    pub(super) fn may_ask(&self, asker: Asker) -> bool {
        let checks = self
            .checks
            .fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        if checks.is_multiple_of(TIDY) {
            for limiter in self.asked.iter().chain(&self.seats) {
                limiter.retain_recent();
            }
        }
        within(&self.asked, asker)
    }

    /// May somebody begin one more game, or sit down once more?
    pub(super) fn may_sit(&self, asker: Asker) -> bool {
        within(&self.seats, asker)
    }

    /// One more socket, if somebody may have one. It counts until it is dropped.
    pub(super) fn socket(&self, asker: Asker) -> Option<Counted> {
        let [holder, address] = asker.visitors();
        let mut open = lock(&self.sockets);
        let wanted = [(holder, SOCKETS.browser), (address, SOCKETS.address)];
        let has = |visitor: Visitor| open.of.get(&visitor).copied().unwrap_or(0);
        let fits =
            |(visitor, most): &(Option<Visitor>, u32)| visitor.is_none_or(|v| has(v) < *most);
        if open.all >= self.most_sockets || !wanted.iter().all(fits) {
            return None;
        }
        let visitors: Vec<Visitor> = holder.into_iter().chain(address).collect();
        for visitor in &visitors {
            *open.of.entry(*visitor).or_insert(0) += 1;
        }
        open.all += 1;
        drop(open);
        Some(Counted {
            sockets: Arc::clone(&self.sockets),
            visitors,
        })
    }
}

/// A socket that counts.
pub(super) struct Counted {
    sockets: Arc<Mutex<Sockets>>,
    visitors: Vec<Visitor>,
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut open = lock(&self.sockets);
        open.all -= 1;
        for visitor in &self.visitors {
            if let Some(count) = open.of.get_mut(visitor) {
                *count -= 1;
                if *count == 0 {
                    open.of.remove(visitor);
                }
            }
        }
    }
}

impl Asker {
    /// The browser, and the address. Of the long addresses, a household has 64 bits to itself.
    /// Who asks from this machine is a proxy that was not named, a test or its owner.
    fn visitors(self) -> [Option<Visitor>; 2] {
        let household = |address: IpAddr| match address.to_canonical() {
            IpAddr::V4(address) => IpAddr::V4(address),
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
            }
        };
        [
            self.holder.map(Visitor::Holder),
            self.address
                .filter(|address| !address.to_canonical().is_loopback())
                .map(household)
                .map(Visitor::Address),
        ]
    }
}

/// Both are asked, the browser first: what it is refused does not count for its neighbours.
fn within(limiters: &[Keyed; 2], asker: Asker) -> bool {
    let visitors = asker.visitors();
    limiters
        .iter()
        .zip(visitors)
        .all(|(limiter, visitor)| visitor.is_none_or(|visitor| limiter.check_key(&visitor).is_ok()))
}

fn at_least_one(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asker(address: &str, secret: &str) -> Asker {
        Asker {
            address: Some(address.parse().unwrap()),
            holder: Some(Holder::of_secret(secret)),
        }
    }

    #[test]
    fn one_browser_has_its_limit_and_forty_behind_one_address_can_play() {
        let limits = Limits::new(100);
        let greedy = asker("192.0.2.1", "greedy");
        let allowed = (0..10_000).take_while(|_| limits.may_ask(greedy)).count();
        assert!((80..200).contains(&allowed), "{allowed}");
        for phone in 0..40 {
            let phone = asker("192.0.2.1", &format!("phone {phone}"));
            assert!((0..10).all(|_| limits.may_ask(phone)));
            assert!(limits.may_sit(phone));
        }
        // New secrets do not help the address that makes them up.
        let flood = (0..10_000)
            .take_while(|number| limits.may_sit(asker("192.0.2.9", &format!("made up {number}"))));
        assert!(flood.count() < 300);
    }

    #[test]
    fn a_long_address_is_counted_with_its_household() {
        let one = asker("2001:db8:1:2::1", "a").visitors()[1];
        assert_eq!(one, asker("2001:db8:1:2:ffff::9", "a").visitors()[1]);
        assert_ne!(one, asker("2001:db8:1:3::1", "a").visitors()[1]);
        let mapped = asker("::ffff:192.0.2.1", "a").visitors()[1];
        assert_eq!(mapped, asker("192.0.2.1", "a").visitors()[1]);
    }

    #[test]
    fn sockets_count_while_they_are_open() {
        let limits = Limits::new(100);
        let visitor = asker("192.0.2.1", "a");
        let open: Vec<_> = (0..30).map_while(|_| limits.socket(visitor)).collect();
        assert_eq!(open.len(), SOCKETS.browser as usize);
        assert!(limits.socket(asker("192.0.2.1", "b")).is_some());
        let others =
            (0..100).map_while(|name| limits.socket(asker("192.0.2.2", &format!("{name}"))));
        assert_eq!(others.collect::<Vec<_>>().len(), 80, "all in all");
        drop(open);
        assert!(limits.socket(visitor).is_some());
        assert!(lock(&limits.sockets).of.is_empty());
    }
}
