//! Rate limits that all nodes count together. An IPv6 address counts as its /64, and the /48 around it has a limit of its own.

use std::{net::IpAddr, sync::Arc, time::Duration};

use actors::{
    Clock, CommitError, Node,
    short_term::{Allowance, LimitDecision, Rate, Rule, ShortTerm},
};
use chrono::{DateTime, Utc};
use ipnet::{IpNet, Ipv6Net};

use crate::config::Rates;

/// A /48 of IPv6 has this many times the allowance of one /64.
pub const AROUND: u32 = 8;

/// Why something may not be done now.
#[derive(Debug)]
pub enum Limited {
    TooMany { wait: Duration },
    Failed(CommitError),
}

impl From<sql::Error> for Limited {
    fn from(error: sql::Error) -> Self {
        Self::Failed(error.into())
    }
}

impl From<CommitError> for Limited {
    fn from(error: CommitError) -> Self {
        Self::Failed(error)
    }
}

/// Counts uses in the short-term memory that all nodes share.
#[derive(Clone)]
pub struct Limits {
    node: Node,
    clock: Arc<dyn Clock>,
}

/// One use of an allowance.
pub struct Use<'a> {
    limits: &'a Limits,
    key: String,
    at: DateTime<Utc>,
}

impl Limits {
    #[must_use]
    pub fn new(node: Node, clock: Arc<dyn Clock>) -> Self {
        Self { node, clock }
    }

    #[must_use]
    pub fn now(&self) -> DateTime<Utc> {
        self.clock.now()
    }

    /// Takes one use.
    pub async fn take(&self, key: String, rates: &Rates) -> Result<(), Limited> {
        self.take_one(key, rates).await.map(drop)
    }

    /// Takes one use that can be given back.
    pub async fn take_one(&self, key: String, rates: &Rates) -> Result<Use<'_>, Limited> {
        let (allowance, at) = (Allowance { key: key.clone(), rule: rates.rule() }, self.now());
        let taken = self.try_take(&[allowance], at).await?;
        if taken.granted {
            Ok(Use { limits: self, key, at })
        } else {
            Err(Limited::TooMany { wait: taken.wait })
        }
    }

    /// Takes one use by an address.
    pub async fn take_from(&self, kind: &str, address: IpAddr, rates: &Rates) -> Result<(), Limited> {
        let taken = self.try_take(&from(kind, address, rates), self.now()).await?;
        if taken.granted { Ok(()) } else { Err(Limited::TooMany { wait: taken.wait }) }
    }

    /// Takes one use of every allowance, or none of any.
    pub async fn try_take(
        &self,
        allowances: &[Allowance],
        at: DateTime<Utc>,
    ) -> Result<LimitDecision, CommitError> {
        self.node.short_term().take(allowances, at).await
    }

    /// Takes back one use at this moment of each key.
    pub async fn give_back(&self, keys: &[&str], at: DateTime<Utc>) -> Result<(), CommitError> {
        self.node.short_term().give_back(keys, at).await
    }

    /// Forgets every use of each key.
    pub async fn forgive(&self, keys: &[&str]) -> Result<(), CommitError> {
        self.node.short_term().forgive(keys).await
    }
}

impl Use<'_> {
    /// Nothing was done for this use. If giving it back fails, it counts.
    pub async fn was_none(self) {
        if let Err(error) = self.limits.give_back(&[&self.key], self.at).await {
            tracing::warn!(%error, "an answer that was given again counts as a deed");
        }
    }
}

/// The allowances of an address: of its network, and with IPv6 of the /48 around it. A rented server may have all 65,536 networks of a /48.
pub fn from(kind: &str, address: IpAddr, rates: &Rates) -> Vec<Allowance> {
    let place = network(address);
    let mut counted = vec![Allowance { key: format!("{kind}:{place}"), rule: rates.rule() }];
    if let (Some(around), Rule::Sliding(rates)) = (around(address), rates.rule()) {
        let rates =
            rates.into_iter().map(|rate| Rate { most: rate.most.saturating_mul(AROUND), ..rate }).collect();
        counted.push(Allowance { key: format!("{kind}:{around}"), rule: Rule::Sliding(rates) });
    }
    counted
}

/// The network of an address: an IPv4 address itself, or the /64 of an IPv6 address. A household has a whole /64.
pub fn network(address: IpAddr) -> IpNet {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address).into(),
        IpAddr::V6(address) => Ipv6Net::new(address, 64).expect("64 is at most 128").trunc().into(),
    }
}

/// The /48 around an IPv6 address. `None`: IPv4.
pub fn around(address: IpAddr) -> Option<IpNet> {
    match address.to_canonical() {
        IpAddr::V4(_) => None,
        IpAddr::V6(address) => Some(Ipv6Net::new(address, 48).expect("48 is at most 128").trunc().into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ipv6_counts_by_64_bits_and_ipv4_by_address() {
        let place = |address: &str| network(address.parse().unwrap()).to_string();
        assert_eq!(place("2001:db8:1:2:3::4"), place("2001:db8:1:2:ffff::1"));
        assert_ne!(place("2001:db8:1:2::1"), place("2001:db8:1:3::1"));
        assert_eq!(place("::ffff:192.0.2.7"), place("192.0.2.7"));
        assert_ne!(place("192.0.2.7"), place("192.0.2.8"));
    }
}
