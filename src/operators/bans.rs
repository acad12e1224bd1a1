//! Bans of networks and devices (`accounts/bans.rs` applies them).
//!
//! - A ban has an end, at most a year away. A new ban of the same target replaces the one in force.
//! - A network that keeps out everybody is refused: a wide one, a private one, one of the portal's own proxies, and the caller's own.
//! - The log is kept for ever, so it has neither addresses nor device ids. It names the ban.

use std::net::IpAddr;

use chrono::{DateTime, TimeDelta, Utc};
use ipnet::IpNet;
use serde_json::{Value, json};
use sql::{
    ban::{self, Ban, NewBan, Target},
    operator_log::{Entry, Subject, Written},
};
use uuid::Uuid;

use super::{
    Caller, Ops, Refused,
    accounts::{End, given_reason, optional_reason, time},
    moderation::subject_entry,
};
use crate::{
    config::{Networks, canonical},
    platform::{
        limits,
        text_safety::{is_blank, is_deceptive},
    },
    text::Text,
};

/// Longest ban, days.
pub const MAX_BAN_DAYS: u32 = 365;
/// Longest ban until a time: a year can have a leap day.
const LONGEST: TimeDelta = TimeDelta::days(366);
/// Shortest prefixes of a banned network.
const MIN_PREFIX_V4: u8 = 16;
const MIN_PREFIX_V6: u8 = 32;
/// Longest device id, characters.
const MAX_DEVICE: usize = 64;
/// Networks that no stranger calls from: this machine, private networks, and those that providers share.
const PRIVATE: [&str; 11] = [
    "0.0.0.0/8",
    "10.0.0.0/8",
    "100.64.0.0/10",
    "127.0.0.0/8",
    "169.254.0.0/16",
    "172.16.0.0/12",
    "192.168.0.0/16",
    "::/127",
    "::ffff:0:0/96",
    "fc00::/7",
    "fe80::/10",
];

/// A ban as an operator asks for it. One of `address` and `device`.
#[derive(Debug, Clone, Copy)]
pub struct AskedBan<'a> {
    /// An address or a network.
    pub address: Option<&'a str>,
    pub device: Option<&'a str>,
    pub end: End,
    pub reason: &'a str,
    /// A second call with the same key gets the first ban.
    pub key: Option<Uuid>,
}

impl Ops {
    /// Bans a network or device. `own`: the address of the caller.
    pub async fn add_ban(&self, caller: &Caller, own: IpAddr, asked: AskedBan<'_>) -> Result<Ban, Refused> {
        let malformed = |field, text| Refused::Malformed { field, text };
        let AskedBan { address, device, end, reason, key } = asked;
        let now = self.now();
        let target = match (address, device) {
            (Some(address), None) => {
                let network = network(address, own, &self.trusted_proxies);
                Target::Network(network.map_err(|text| malformed("address", text))?.to_string())
            }
            (None, Some(device)) => {
                Target::Device(device_id(device).ok_or_else(|| malformed("device", Text::BanDeviceRule))?)
            }
            _ => return Err(malformed("address", Text::BanTargetRule)),
        };
        let until = end_of(end, now).ok_or_else(|| malformed("until", Text::BanEndRule))?;
        let (reason, decider) = (given_reason(reason)?, caller.identity.name.as_str());
        self.write(caller, async |tx| {
            if let Some(before) = ban::lock(tx, key).await? {
                return Ok(Written::Nothing(before));
            }
            let new = NewBan { target: &target, reason, decider, key, now, until };
            let id = ban::add(tx, new).await?;
            let added = ban::one(tx, id).await?.ok_or(Refused::Gone)?;
            let after = json!({ "kind": target.kind(), "until": time(until) });
            Ok(Written::Changed(added, entry("ban.add", id, reason, after)))
        })
        .await
    }

    /// Ends a ban. False: it is over already.
    pub async fn end_ban(&self, caller: &Caller, id: i64, reason: &str) -> Result<bool, Refused> {
        let (reason, now) = (optional_reason(reason)?, self.now());
        self.write(caller, async |tx| {
            if ban::one(tx, id).await?.is_none() {
                return Err(Refused::Gone);
            }
            if !ban::end(tx, id, &caller.identity.name, reason, now).await? {
                return Ok(Written::Nothing(false));
            }
            Ok(Written::Changed(true, entry("ban.end", id, reason, Value::Null)))
        })
        .await
    }
}

/// An entry of the log about a ban.
fn entry(action: &'static str, id: i64, reason: &str, after: Value) -> Entry {
    subject_entry(action, Subject::new("ban", id), reason, after)
}

/// The time at which a ban ends.
fn end_of(end: End, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
    end.within(now, MAX_BAN_DAYS, LONGEST)
}

/// The device id, if a login can have it.
fn device_id(given: &str) -> Option<String> {
    let fits = !is_blank(given) && given.chars().count() <= MAX_DEVICE && !given.chars().any(is_deceptive);
    fits.then(|| given.to_owned())
}

/// The network of an address or network, if it may be banned. Bits after the prefix are cleared. An IPv6 address without a prefix stands for
/// its /64: the devices of a household change their addresses within it.
fn network(given: &str, own: IpAddr, proxies: &Networks) -> Result<IpNet, Text> {
    let given = given.trim();
    let network = given.parse::<IpNet>().or_else(|_| given.parse::<IpAddr>().map(limits::network));
    let network = canonical(network.map_err(|_| Text::BanAddressRule)?.trunc());
    let least = match network {
        IpNet::V4(_) => MIN_PREFIX_V4,
        IpNet::V6(_) => MIN_PREFIX_V6,
    };
    let overlaps = |other: &IpNet| other.contains(&network) || network.contains(other);
    let private = PRIVATE.iter().map(|network| network.parse::<IpNet>().expect("a network"));
    if private.chain(proxies.0.iter().copied()).any(|other: IpNet| overlaps(&other)) {
        return Err(Text::BanPrivate);
    }
    if network.prefix_len() < least {
        return Err(Text::BanTooWide);
    }
    if network.contains(&own.to_canonical()) {
        return Err(Text::BanOwn);
    }
    Ok(network)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn banned(given: &str) -> Result<String, Text> {
        let proxies = Networks(vec!["198.51.100.0/24".parse().unwrap()]);
        network(given, "203.0.113.77".parse().unwrap(), &proxies).map(|network| network.to_string())
    }

    #[test]
    fn a_network_is_written_in_one_way() {
        for (given, expected) in [
            ("203.0.114.9", "203.0.114.9/32"),
            (" 203.0.114.9/24 ", "203.0.114.0/24"),
            ("8.8.0.0/16", "8.8.0.0/16"),
            ("::ffff:8.8.8.8", "8.8.8.8/32"),
            ("::ffff:8.8.8.0/120", "8.8.8.0/24"),
            ("2001:DB8:1:2:3::7", "2001:db8:1:2::/64"),
            ("2001:db8:1:2:3::7/128", "2001:db8:1:2:3::7/128"),
            ("2001:db8::/32", "2001:db8::/32"),
        ] {
            assert_eq!(banned(given), Ok(expected.to_owned()), "{given}");
        }
    }

    #[test]
    fn a_network_that_keeps_everybody_out_is_refused() {
        for given in ["", "here", "203.0.113", "203.0.113.0/33", "2001:db8::/129"] {
            assert_eq!(banned(given), Err(Text::BanAddressRule), "{given}");
        }
        for given in ["8.0.0.0/8", "8.8.0.0/15", "2001:d00::/24", "2001:db8::/31"] {
            assert_eq!(banned(given), Err(Text::BanTooWide), "{given}");
        }
        for given in [
            "127.0.0.1",
            "10.1.2.0/24",
            "172.16.0.0/16",
            "192.168.1.1",
            "100.64.0.1",
            "0.0.0.0/0",
            "::1",
            "::/0",
            "::ffff:10.0.0.1",
            "fd00::1",
            "fe80::1",
            "198.51.100.7",
            "198.51.0.0/16",
        ] {
            assert_eq!(banned(given), Err(Text::BanPrivate), "{given}");
        }
        assert_eq!(banned("203.0.113.0/24"), Err(Text::BanOwn));
        assert_eq!(banned("203.0.113.77"), Err(Text::BanOwn));
    }

    #[test]
    fn a_ban_ends_within_a_year() {
        let now = DateTime::UNIX_EPOCH;
        let end = |days, until| end_of(End { days, until }, now);
        assert_eq!(end(Some(365), None), Some(now + TimeDelta::days(365)));
        assert_eq!(end(None, Some(now + LONGEST)), Some(now + LONGEST));
        for (days, until) in [
            (None, None),
            (Some(0), None),
            (Some(366), None),
            (Some(1), Some(now + LONGEST)),
            (None, Some(now)),
            (None, Some(now + LONGEST + TimeDelta::seconds(1))),
        ] {
            assert_eq!(end(days, until), None, "{days:?} {until:?}");
        }
    }

    #[test]
    fn a_device_id_is_one_that_a_login_can_have() {
        assert_eq!(device_id("tablet-7"), Some("tablet-7".to_owned()));
        for given in ["", "  ", "a\u{202e}b", &"x".repeat(65)] {
            assert_eq!(device_id(given), None, "{given:?}");
        }
    }
}
