//! The places that packs with caps count: a device, an IPv4 address or IPv6 /64, and the /48 around it.
//!
//! - Clients choose their device ids. A login without one counts with all such logins of its network.
//! - A rented server may have all 65,536 networks of a /48, so a /48 has a cap of its own: that of eight networks.

use std::net::{IpAddr, Ipv6Addr};

/// A /48 has this many times the cap of one network.
const AROUND: i32 = 8;

/// The caps of a pack.
#[derive(Debug, Clone, Copy)]
pub struct Caps {
    pub per_device: Option<i32>,
    pub per_network: Option<i32>,
}

/// A place that a claim counts for, and its cap.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    pub name: String,
    pub most: i32,
    /// Counts a device, not a network.
    pub device: bool,
}

impl Caps {
    pub fn any(self) -> bool {
        self.per_device.is_some() || self.per_network.is_some()
    }

    /// The places of a login with this device id and address.
    pub fn places(self, device_id: &str, address: &str) -> Vec<Place> {
        let (network, around) = networks(address);
        let mut places = Vec::new();
        if let Some(most) = self.per_device {
            // Broken clients send these values; they identify no device.
            let name = match device_id.trim() {
                "" | "null" | "undefined" => format!("no-device:{network}"),
                id => format!("device:{id}"),
            };
            places.push(Place { name, most, device: true });
        }
        if let Some(most) = self.per_network {
            places.push(Place { name: format!("network:{network}"), most, device: false });
            let site = around.map(|around| Place {
                name: format!("site:{around}"),
                most: most.saturating_mul(AROUND),
                device: false,
            });
            places.extend(site);
        }
        places
    }
}

/// The network of an address, and for IPv6 the /48 around it. Addresses that nobody can read count together.
fn networks(address: &str) -> (String, Option<String>) {
    match address.parse::<IpAddr>().map(|address| address.to_canonical()) {
        Ok(IpAddr::V6(address)) => {
            let first = |bits: u32| Ipv6Addr::from_bits(address.to_bits() & (u128::MAX << (128 - bits)));
            (format!("{}/64", first(64)), Some(format!("{}/48", first(48))))
        }
        Ok(IpAddr::V4(address)) => (address.to_string(), None),
        Err(_) => (String::new(), None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOTH: Caps = Caps { per_device: Some(1), per_network: Some(3) };

    fn names(caps: Caps, device_id: &str, address: &str) -> Vec<(String, i32)> {
        caps.places(device_id, address).into_iter().map(|place| (place.name, place.most)).collect()
    }

    #[test]
    fn a_claim_counts_for_its_device_its_network_and_the_site_around() {
        let named = |name: &str, most| (name.to_owned(), most);
        assert_eq!(
            names(BOTH, "phone-1", "2001:db8:7:9:1::5"),
            [
                named("device:phone-1", 1),
                named("network:2001:db8:7:9::/64", 3),
                named("site:2001:db8:7::/48", 24)
            ]
        );
        assert_eq!(
            names(BOTH, "phone-1", "::ffff:192.0.2.7"),
            [named("device:phone-1", 1), named("network:192.0.2.7", 3)]
        );
        assert_eq!(names(Caps { per_device: None, per_network: None }, "phone-1", "192.0.2.7"), []);
    }

    #[test]
    fn leaving_the_device_out_is_no_way_around_its_cap() {
        for none in ["", " ", "null", "undefined"] {
            assert_eq!(names(BOTH, none, "192.0.2.7")[0].0, "no-device:192.0.2.7");
        }
        assert_eq!(names(BOTH, "", "unknown")[0].0, "no-device:");
    }
}
