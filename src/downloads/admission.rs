//! Limits concurrent downloads, because each holds a connection and a file until it ends. A share of the places is only for signed-in
//! players. The /48 around an IPv6 visitor has eight times the limit of one network.

use std::{collections::HashMap, net::IpAddr, sync::Arc};

use ipnet::IpNet;
use parking_lot::Mutex;

use crate::platform::limits::{AROUND, around, network};

/// Admission of downloads on this node.
pub struct Downloads {
    taken: Mutex<Running>,
    /// Limit of this node.
    most: usize,
    /// Limit of all visitors.
    most_of_visitors: usize,
    /// Limit of one account, or of one network for visitors.
    most_of_one: usize,
}

#[derive(Default)]
struct Running {
    all: usize,
    visitors: usize,
    of_one: HashMap<Holder, usize>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Holder {
    Account(i64),
    Visitor(IpNet),
    /// All visitors of an IPv6 /48.
    Site(IpNet),
}

/// A download holds it until its last byte is sent or its client leaves.
pub struct DownloadPermit {
    downloads: Arc<Downloads>,
    holder: Holder,
    site: Option<Holder>,
}

impl Downloads {
    /// Admits `most` downloads on this node, of them `most_of_visitors` without an account, and `most_of_one` of one account or network.
    #[must_use]
    pub fn new(most: usize, most_of_visitors: usize, most_of_one: usize) -> Arc<Self> {
        Arc::new(Self { taken: Mutex::default(), most, most_of_visitors, most_of_one })
    }

    /// `None`: a limit is reached.
    pub fn take(self: &Arc<Self>, uid: Option<i64>, address: IpAddr) -> Option<DownloadPermit> {
        let holder = uid.map_or_else(|| Holder::Visitor(network(address)), Holder::Account);
        let site = if uid.is_none() { around(address).map(Holder::Site) } else { None };
        let mut taken = self.taken.lock();
        if taken.all >= self.most || uid.is_none() && taken.visitors >= self.most_of_visitors {
            let who = if uid.is_some() { "player" } else { "visitor" };
            metrics::counter!("portal_places_refused_total", "kind" => "download", "who" => who).increment(1);
            return None;
        }
        let held = |holder: &Holder| taken.of_one.get(holder).copied().unwrap_or(0);
        let most_of_site = self.most_of_one.saturating_mul(AROUND as usize);
        if held(&holder) >= self.most_of_one || site.as_ref().is_some_and(|site| held(site) >= most_of_site) {
            return None;
        }
        for holder in std::iter::once(holder).chain(site) {
            *taken.of_one.entry(holder).or_default() += 1;
        }
        taken.all += 1;
        taken.visitors += usize::from(uid.is_none());
        metrics::gauge!("portal_downloads").increment(1.0);
        Some(DownloadPermit { downloads: self.clone(), holder, site })
    }
}

impl Drop for DownloadPermit {
    fn drop(&mut self) {
        let mut taken = self.downloads.taken.lock();
        taken.all -= 1;
        metrics::gauge!("portal_downloads").decrement(1.0);
        taken.visitors -= usize::from(!matches!(self.holder, Holder::Account(_)));
        for holder in std::iter::once(self.holder).chain(self.site) {
            if let Some(of_one) = taken.of_one.get_mut(&holder) {
                *of_one -= 1;
                if *of_one == 0 {
                    taken.of_one.remove(&holder);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    #[test]
    fn a_household_has_all_addresses_of_its_network() {
        let downloads = Downloads::new(9, 9, 2);
        let take = |address: &str| downloads.take(None, address.parse().unwrap());
        let held = (take("2001:db8:1:2::1"), take("2001:db8:1:2:3::4"));
        assert!(held.0.is_some() && held.1.is_some());
        assert!(take("2001:db8:1:2:ffff::1").is_none(), "another address of the same /64");
        assert!(take("2001:db8:1:3::1").is_some(), "another network");
    }

    #[test]
    fn the_networks_of_one_ipv6_site_have_a_limit_together() {
        let downloads = Downloads::new(99, 99, 1);
        let take = |uid, net: u32| downloads.take(uid, format!("2001:db8:7:{net:x}::1").parse().unwrap());
        let held: Vec<_> = (0..20).filter_map(|net| take(None, net)).collect();
        assert_eq!(held.len(), 8, "eight networks of the /48");
        assert!(take(Some(1), 30).is_some(), "an account counts by itself");
        assert!(downloads.take(None, "2001:db8:8::1".parse().unwrap()).is_some());
        drop(held);
        assert!(downloads.taken.lock().of_one.is_empty());
    }

    #[test]
    fn visitors_leave_the_reserved_places_to_players() {
        let downloads = Downloads::new(3, 2, 9);
        let take = |uid| downloads.take(uid, IpAddr::from(Ipv4Addr::new(192, 0, 2, 7)));
        let visitors = [take(None), take(None)];
        assert!(visitors.iter().all(Option::is_some) && take(None).is_none());
        let player = take(Some(1));
        assert!(player.is_some() && take(Some(1)).is_none(), "all places are taken");
        drop(player);
        assert!(take(None).is_none(), "the reserved place is free, for players");
        drop(visitors);
        assert!(take(None).is_some());
    }

    #[test]
    fn one_has_some_and_all_have_a_bounded_number() {
        let downloads = Downloads::new(3, 3, 2);
        let take = |uid, last| downloads.take(uid, IpAddr::from(Ipv4Addr::new(192, 0, 2, last)));
        let (first, second) = (take(Some(1), 1), take(Some(1), 2));
        assert!(first.is_some() && second.is_some() && take(Some(1), 3).is_none(), "two of an account");
        let third = take(None, 1);
        assert!(third.is_some() && take(None, 2).is_none(), "three of all");
        drop((first, second, third));
        assert_eq!(downloads.taken.lock().of_one.len(), 0);
        assert!([take(None, 1), take(None, 1)].iter().all(Option::is_some));
    }
}
