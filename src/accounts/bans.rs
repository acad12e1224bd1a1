//! The bans in force, in memory: networks and devices from which nobody registers, signs in or writes.
//!
//! - Read at the first check, and again after a notice that a ban began or ended (`Node::bans_heard`). While notices do not arrive, each
//!   check reads the database.
//! - A check costs one lookup for each length of prefix that a ban has, however many bans there are.
//! - A banned player can still read. Logins and sockets that exist stay.
//! - The device id comes from the client, which can choose another one. So only a ban of the network stops a player who knows that.

use std::{
    collections::{BTreeSet, HashMap},
    net::IpAddr,
    sync::Arc,
};

use actors::Node;
use chrono::{DateTime, Utc};
use ipnet::IpNet;
use parking_lot::Mutex;
use sql::{Pool, ban::Target};

/// The bans of this node. No lock is held during a read: checks that need the database wait for it side by side.
#[derive(Default)]
pub struct Bans(Mutex<Option<Loaded>>);

struct Loaded {
    bans: Arc<InForce>,
    /// The value of `Node::bans_heard` before the bans were read.
    heard: u64,
}

/// Bans with their ends. A ban whose end has passed does not count, also before the bans are read again.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct InForce {
    networks: HashMap<IpNet, DateTime<Utc>>,
    /// The lengths of the prefixes of `networks`.
    prefixes: BTreeSet<u8>,
    devices: HashMap<String, DateTime<Utc>>,
}

impl Bans {
    /// The bans in force at `now`.
    pub async fn current(
        &self,
        node: &Node,
        pool: &Pool,
        now: DateTime<Utc>,
    ) -> Result<Arc<InForce>, sql::Error> {
        // Taken before the read, so that a change during the read causes another read.
        let heard = node.bans_heard();
        if let Some(bans) = heard.and_then(|heard| self.read_at(heard)) {
            return Ok(bans);
        }
        let bans = Arc::new(InForce::of(sql::ban::in_force(&pool.get().await?, now).await?));
        if let Some(heard) = heard {
            *self.0.lock() = Some(Loaded { bans: bans.clone(), heard });
        }
        Ok(bans)
    }

    /// The bans in memory, if they were read at this value of `Node::bans_heard`.
    fn read_at(&self, heard: u64) -> Option<Arc<InForce>> {
        self.0.lock().as_ref().filter(|loaded| loaded.heard == heard).map(|loaded| loaded.bans.clone())
    }
}

impl InForce {
    fn of(bans: Vec<(Target, DateTime<Utc>)>) -> Self {
        let mut all = Self::default();
        for (target, until) in bans {
            match target {
                Target::Network(network) => match network.parse::<IpNet>() {
                    Ok(network) => {
                        all.prefixes.insert(network.prefix_len());
                        let end = all.networks.entry(network.trunc()).or_insert(until);
                        *end = until.max(*end);
                    }
                    // A column of the type `cidr` has no such value.
                    Err(error) => tracing::error!(network, %error, "a ban has no network"),
                },
                Target::Device(device) => {
                    let end = all.devices.entry(device).or_insert(until);
                    *end = until.max(*end);
                }
            }
        }
        all
    }

    /// Whether a device is banned. If none is, callers need not read the device of a login.
    #[must_use]
    pub fn has_devices(&self) -> bool {
        !self.devices.is_empty()
    }

    /// The end of the ban of an address. `None`: it is not banned.
    #[must_use]
    pub fn of_address(&self, address: IpAddr, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
        let address = address.to_canonical();
        let networks =
            self.prefixes.iter().filter_map(|length| Some(IpNet::new(address, *length).ok()?.trunc()));
        networks.filter_map(|network| self.networks.get(&network).copied()).filter(|end| *end > now).max()
    }

    /// The end of the ban of a device. `None`: it is not banned.
    #[must_use]
    pub fn of_device(&self, device: &str, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
        self.devices.get(device).copied().filter(|end| *end > now)
    }
}

#[cfg(test)]
mod tests {
    use chrono::TimeDelta;

    use super::*;

    fn network(network: &str) -> Target {
        Target::Network(network.to_owned())
    }

    #[test]
    fn an_address_is_banned_by_each_network_around_it_until_the_last_one_ends() {
        let now = DateTime::UNIX_EPOCH;
        let (soon, late) = (now + TimeDelta::days(1), now + TimeDelta::days(9));
        let bans = InForce::of(vec![
            (network("203.0.113.0/24"), soon),
            (network("203.0.113.9/32"), late),
            (network("2001:db8::/32"), soon),
        ]);
        let of = |address: &str, now| bans.of_address(address.parse().unwrap(), now);
        assert_eq!(of("203.0.113.9", now), Some(late));
        assert_eq!(of("::ffff:203.0.113.9", now), Some(late));
        assert_eq!(of("203.0.113.8", now), Some(soon));
        assert_eq!(of("203.0.114.9", now), None);
        assert_eq!(of("2001:db8:7::1", now), Some(soon));
        assert_eq!(of("2001:db9::1", now), None);
        // A prefix of the length 24 exists only for IPv4.
        assert_eq!(of("cb00:7100::", now), None);
        assert_eq!(of("203.0.113.8", soon), None);
        assert_eq!(of("203.0.113.9", soon), Some(late));
    }

    #[test]
    fn a_device_is_banned_until_its_end() {
        let now = DateTime::UNIX_EPOCH;
        let end = now + TimeDelta::days(1);
        let bans = InForce::of(vec![(Target::Device("tablet".into()), end)]);
        assert!(bans.has_devices() && !InForce::default().has_devices());
        assert_eq!(bans.of_device("tablet", now), Some(end));
        assert_eq!(bans.of_device("tablet", end), None);
        assert_eq!(bans.of_device("", now), None);
    }
}
