//! Limits concurrent downloads, because each holds a connection and a file until it ends.

use std::{collections::HashMap, net::IpAddr, sync::Arc};

use ipnet::IpNet;
use parking_lot::Mutex;

use crate::platform::limits::network;

/// Admission of downloads on this node.
pub struct Downloads {
    taken: Mutex<Running>,
    /// Limit of this node.
    most: usize,
    /// Limit of one account, or of one network for visitors.
    most_of_one: usize,
}

#[derive(Default)]
struct Running {
    all: usize,
    of_one: HashMap<Holder, usize>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Holder {
    Account(i64),
    Visitor(IpNet),
}

/// A download holds it until its last byte is sent or its client leaves.
pub struct DownloadPermit {
    downloads: Arc<Downloads>,
    holder: Holder,
}

impl Downloads {
    /// Admits `most` downloads on this node, and `most_of_one` of one account or network.
    #[must_use]
    pub fn new(most: usize, most_of_one: usize) -> Arc<Self> {
        Arc::new(Self { taken: Mutex::default(), most, most_of_one })
    }

    /// `None`: a limit is reached.
    pub fn take(self: &Arc<Self>, uid: Option<i64>, address: IpAddr) -> Option<DownloadPermit> {
        let holder = uid.map_or_else(|| Holder::Visitor(network(address)), Holder::Account);
        let mut taken = self.taken.lock();
        if taken.all >= self.most {
            return None;
        }
        let of_one = taken.of_one.entry(holder).or_default();
        if *of_one >= self.most_of_one {
            return None;
        }
        *of_one += 1;
        taken.all += 1;
        metrics::gauge!("portal_downloads").increment(1.0);
        Some(DownloadPermit { downloads: self.clone(), holder })
    }
}

impl Drop for DownloadPermit {
    fn drop(&mut self) {
        let mut taken = self.downloads.taken.lock();
        taken.all -= 1;
        metrics::gauge!("portal_downloads").decrement(1.0);
        if let Some(of_one) = taken.of_one.get_mut(&self.holder) {
            *of_one -= 1;
            if *of_one == 0 {
                taken.of_one.remove(&self.holder);
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
        let downloads = Downloads::new(9, 2);
        let take = |address: &str| downloads.take(None, address.parse().unwrap());
        let held = (take("2001:db8:1:2::1"), take("2001:db8:1:2:3::4"));
        assert!(held.0.is_some() && held.1.is_some());
        assert!(take("2001:db8:1:2:ffff::1").is_none(), "another address of the same /64");
        assert!(take("2001:db8:1:3::1").is_some(), "another network");
    }

    #[test]
    fn one_has_some_and_all_have_a_bounded_number() {
        let downloads = Downloads::new(3, 2);
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
