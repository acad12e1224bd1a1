//! Rate limits for cheap and frequent calls (likes, searches), counted in this node's memory. With several nodes a client can use
//! the limit of each node. No call waits for a store.

use std::{collections::HashMap, net::IpAddr, time::Duration};

use actors::short_term::{Allowance, Rate, Rule};
use chrono::{DateTime, TimeDelta, Utc};
use parking_lot::Mutex;

use crate::{
    config::Rates,
    platform::limits::{self, Limited},
};

/// Maximum number of keys. Above that, keys with a full allowance are dropped; if that is not enough, all keys.
const MAX_KEPT: usize = 100_000;

#[derive(Default)]
pub struct Paces(Mutex<HashMap<String, Vec<DateTime<Utc>>>>);

impl Paces {
    /// Takes one use of each rate. A rate allows its whole number at once; after that, uses come back evenly over its span.
    pub fn take(&self, key: String, rates: &Rates, now: DateTime<Utc>) -> Result<(), Limited> {
        self.take_allowance(Allowance { key, rule: rates.rule() }, now)
    }

    /// Takes one use of each rate by an address. An IPv6 address counts by its /64, and the /48 around it has its own limit.
    pub fn take_from(
        &self,
        kind: &str,
        address: IpAddr,
        rates: &Rates,
        now: DateTime<Utc>,
    ) -> Result<(), Limited> {
        let mut allowances = limits::from(kind, address, rates).into_iter();
        allowances.try_for_each(|allowance| self.take_allowance(allowance, now))
    }

    fn take_allowance(&self, Allowance { key, rule }: Allowance, now: DateTime<Utc>) -> Result<(), Limited> {
        let Rule::Sliding(rates) = rule else { return Ok(()) };
        let mut kept = self.0.lock();
        if kept.len() >= MAX_KEPT && !kept.contains_key(&key) {
            kept.retain(|_, spent| spent.iter().any(|spent| *spent > now));
            if kept.len() >= MAX_KEPT {
                tracing::warn!("too many clients for the rate limits in memory: all counts start again");
                kept.clear();
            }
        }
        // For each rate: the time at which its whole allowance is available again.
        let spent = kept.entry(key).or_insert_with(|| vec![now; rates.len()]);
        let next: Vec<_> = spent
            .iter()
            .zip(&rates)
            .map(|(spent, rate)| {
                // A time more than a span ahead means that the clock was set back since.
                let spent = if *spent > now + span(rate.within) { now } else { *spent };
                spent.max(now) + each(rate)
            })
            .collect();
        let waits = next.iter().zip(&rates).map(|(next, rate)| *next - now - span(rate.within));
        let wait = waits.max().unwrap_or_default();
        if wait > TimeDelta::zero() {
            return Err(Limited::TooMany { wait: wait.to_std().unwrap_or_default() });
        }
        *spent = next;
        Ok(())
    }
}

/// The part of the span that one use takes.
fn each(rate: &Rate) -> TimeDelta {
    span(rate.within) / i32::try_from(rate.most).unwrap_or(i32::MAX)
}

fn span(within: Duration) -> TimeDelta {
    TimeDelta::from_std(within).unwrap_or(TimeDelta::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn waits(paces: &Paces, key: &str, at: DateTime<Utc>) -> Option<Duration> {
        match paces.take(key.into(), &Rates::of(&[(3, "3s"), (5, "1m")]), at) {
            Ok(()) => None,
            Err(Limited::TooMany { wait }) => Some(wait),
            Err(other) => panic!("{other:?}"),
        }
    }

    #[test]
    fn as_many_at_once_as_are_allowed_then_evenly() {
        let (paces, begin) = (Paces::default(), DateTime::UNIX_EPOCH);
        let at = |seconds| begin + TimeDelta::seconds(seconds);
        assert!((0..3).all(|_| waits(&paces, "a", at(0)).is_none()));
        assert_eq!(waits(&paces, "a", at(0)), Some(Duration::from_secs(1)));
        assert_eq!(waits(&paces, "b", at(0)), None);
        assert_eq!(waits(&paces, "a", at(1)), None);
        assert_eq!(waits(&paces, "a", at(3)), None);
        assert_eq!(waits(&paces, "a", at(5)), Some(Duration::from_secs(7)), "the longer span");
        assert_eq!(waits(&paces, "a", at(12)), None);
    }

    #[test]
    fn the_networks_of_one_ipv6_site_have_a_limit_together() {
        let (paces, rates) = (Paces::default(), Rates::of(&[(1, "1h")]));
        let take = |address: &str| {
            paces.take_from("read", address.parse().unwrap(), &rates, DateTime::UNIX_EPOCH).is_ok()
        };
        assert!(take("2001:db8:7::1"));
        assert!(!take("2001:db8:7::2"), "the same /64");
        assert!((1..8).all(|net| take(&format!("2001:db8:7:{net}::1"))));
        assert!(!take("2001:db8:7:8::1"), "eight networks of the /48 have used it up");
        assert!(take("2001:db8:8::1"), "another /48");
        assert!(take("192.0.2.1") && take("192.0.2.2"));
    }

    #[test]
    fn a_clock_that_is_set_back_holds_nobody_up() {
        let (paces, begin) = (Paces::default(), DateTime::UNIX_EPOCH);
        let ahead = begin + TimeDelta::days(2);
        assert!((0..3).all(|_| waits(&paces, "a", ahead).is_none()));
        assert!(waits(&paces, "a", ahead).is_some());
        assert!((0..3).all(|_| waits(&paces, "a", begin).is_none()));
        assert_eq!(waits(&paces, "a", begin), Some(Duration::from_secs(1)), "it counts on");
    }

    #[test]
    fn whoever_is_forgotten_may_do_all_again() {
        let (paces, begin) = (Paces::default(), DateTime::UNIX_EPOCH);
        for n in 0..MAX_KEPT + 10 {
            paces.take(n.to_string(), &Rates::of(&[(1, "1s")]), begin).unwrap();
        }
        assert!(paces.0.lock().len() <= MAX_KEPT);
    }
}
