//! How many sockets there may be: of one account, from one address, and new ones a second. Pure: time is an
//! argument.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::{Arc, Mutex},
    time::Instant,
};

/// Shared by all workers.
pub struct Places {
    taken: Mutex<Taken>,
    of_user: usize,
    of_address: usize,
    a_second: f64,
}

struct Taken {
    users: HashMap<i64, usize>,
    addresses: HashMap<String, usize>,
    /// New sockets that may come now.
    admitted: f64,
    counted: Instant,
}

/// Held by a socket for as long as it lives.
pub struct Place {
    places: Arc<Places>,
    user: Option<i64>,
    address: String,
}

/// Why there is no place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Full {
    /// Too many of this account or address: others have to close first.
    Taken,
    /// Too many at once: come back a little later.
    Rush,
}

impl Places {
    pub fn new(of_user: usize, of_address: usize, a_second: u32, now: Instant) -> Arc<Self> {
        let a_second = f64::from(a_second);
        let taken =
            Taken { users: HashMap::new(), addresses: HashMap::new(), admitted: a_second, counted: now };
        Arc::new(Self { taken: Mutex::new(taken), of_user, of_address, a_second })
    }

    /// A returning crowd is let in at a bounded rate. Before anything is done for the newcomer.
    pub fn admit(&self, now: Instant) -> Result<(), Full> {
        let mut taken = self.taken.lock().expect("no holder panics");
        let earned = now.duration_since(taken.counted).as_secs_f64() * self.a_second;
        // Callers may come in another order than their readings of the clock.
        taken.counted = taken.counted.max(now);
        taken.admitted = (taken.admitted + earned).min(self.a_second);
        if taken.admitted < 1.0 {
            return Err(Full::Rush);
        }
        taken.admitted -= 1.0;
        Ok(())
    }

    pub fn take(self: &Arc<Self>, user: Option<i64>, address: String) -> Result<Place, Full> {
        let mut taken = self.taken.lock().expect("no holder panics");
        let Taken { users, addresses, .. } = &mut *taken;
        let free = user.is_none_or(|uid| users.get(&uid).is_none_or(|n| *n < self.of_user))
            && addresses.get(&address).is_none_or(|n| *n < self.of_address);
        if !free {
            return Err(Full::Taken);
        }
        if let Some(uid) = user {
            *users.entry(uid).or_default() += 1;
        }
        *addresses.entry(address.clone()).or_default() += 1;
        Ok(Place { places: self.clone(), user, address })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.places.taken.lock().expect("no holder panics");
        if let Some(uid) = self.user {
            leave(&mut taken.users, &uid);
        }
        leave(&mut taken.addresses, &self.address);
    }
}

fn leave<K: Hash + Eq>(places: &mut HashMap<K, usize>, key: &K) {
    if let Some(n) = places.get_mut(key) {
        *n -= 1;
        if *n == 0 {
            places.remove(key);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn places_are_counted_by_account_and_by_address_and_given_back() {
        let places = Places::new(2, 3, 10, Instant::now());
        let take = |user, address: &str| places.take(user, address.into()).ok();
        let (first, _second) = (take(Some(1), "a"), take(Some(1), "b"));
        assert!(first.is_some() && take(Some(1), "c").is_none(), "two of an account");
        drop(first);
        let held = [take(Some(1), "c"), take(None, "c"), take(None, "c")];
        assert!(held.iter().all(Option::is_some));
        assert!(take(None, "c").is_none(), "three from an address");
        assert!(take(None, "d").is_some());
    }

    #[test]
    fn a_crowd_is_admitted_at_a_bounded_rate() {
        let now = Instant::now();
        let places = Places::new(1, 1, 5, now);
        let admitted = |at| (0..100).filter(|_| places.admit(at).is_ok()).count();
        assert_eq!(admitted(now), 5);
        assert_eq!(admitted(now + Duration::from_millis(600)), 3);
        assert_eq!(admitted(now + Duration::from_secs(60)), 5, "what nobody used is not saved up");
    }
}
