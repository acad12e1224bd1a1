//! Security events: guesses, invalid tokens, changes of phone and password, refusals by limits. Each counts in
//! `portal_security_events_total` and is a structured log line with the target `security`.
//!
//! - A line names the network by a keyed hash, never by its address. Nodes with the same secret compute the same hash, so the lines of
//!   one attacker can be joined.
//! - Lines are bounded: an attack fills no disk. Each network has `LINES_OF_NETWORK` lines a minute and kind, each node `LINES`. The
//!   counters count every event.

use std::net::IpAddr;

use chrono::{DateTime, Utc};

use crate::{
    config::Rates,
    platform::{
        hmac::keyed,
        keys::{Key, Keys, Purpose},
        limits::network,
        local_rate_limit::Paces,
    },
};

/// Most lines of one network and kind in a minute.
const LINES_OF_NETWORK: u32 = 10;
/// Most lines of one node in a minute.
const LINES: u32 = 600;

/// What happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A guess at a password.
    Password,
    /// A guess at a code by SMS.
    Code,
    /// A token that opens nothing.
    Token,
    /// A token that a newer one had replaced.
    TokenReuse,
    /// A phone was bound to an account.
    Rebinding,
    /// A password was set.
    Reset,
    /// The erasure of an account was asked for.
    Erasure,
    /// The data of an account was asked for.
    Export,
    /// A rate limit.
    Limit,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    Wrong,
    /// Not signed by this portal, or for another account.
    Invalid,
    /// The login has ended or expired.
    Ended,
    Refused,
    Done,
}

#[derive(Debug, Clone, Copy)]
pub struct Event {
    pub kind: Kind,
    pub outcome: Outcome,
    /// The account that the event is about, if it is known.
    pub uid: Option<i64>,
}

pub struct SecurityEvents {
    key: Key,
    lines: Paces,
    of_network: Rates,
    of_node: Rates,
}

impl SecurityEvents {
    #[must_use]
    pub fn new(keys: &Keys) -> Self {
        Self {
            key: keys.current(Purpose::LoggedAddress),
            lines: Paces::default(),
            of_network: Rates::of(&[(LINES_OF_NETWORK, "1m")]),
            of_node: Rates::of(&[(LINES, "1m")]),
        }
    }

    /// Counts the event, and logs it unless too many lines were written. `route`: the pattern of the call's address.
    pub fn report(&self, event: Event, route: &str, address: IpAddr, now: DateTime<Utc>) {
        let Event { kind, outcome, uid } = event;
        let (kind, outcome) = (kind.name(), outcome.name());
        metrics::counter!("portal_security_events_total", "kind" => kind, "outcome" => outcome).increment(1);
        let may_log = self.lines.take_from(kind, address, &self.of_network, now).is_ok()
            && self.lines.take("node".to_owned(), &self.of_node, now).is_ok();
        if may_log {
            let network = self.name_of(address);
            tracing::warn!(target: "security", kind, outcome, uid, network, route, "security event");
        }
    }

    /// The network of an address in logs.
    fn name_of(&self, address: IpAddr) -> String {
        let mut name = keyed(&self.key, &[network(address).to_string().as_bytes()]).hex();
        name.truncate(16);
        name
    }
}

/// Every kind with each of its outcomes.
pub const ALL: [(Kind, Outcome); 11] = [
    (Kind::Password, Outcome::Wrong),
    (Kind::Code, Outcome::Wrong),
    (Kind::Token, Outcome::Invalid),
    (Kind::Token, Outcome::Ended),
    (Kind::TokenReuse, Outcome::Ended),
    (Kind::TokenReuse, Outcome::Refused),
    (Kind::Rebinding, Outcome::Done),
    (Kind::Reset, Outcome::Done),
    (Kind::Erasure, Outcome::Done),
    (Kind::Export, Outcome::Done),
    (Kind::Limit, Outcome::Refused),
];

impl Kind {
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Password => "password",
            Self::Code => "code",
            Self::Token => "token",
            Self::TokenReuse => "token_reuse",
            Self::Rebinding => "rebinding",
            Self::Reset => "reset",
            Self::Erasure => "erasure",
            Self::Export => "export",
            Self::Limit => "limit",
        }
    }
}

impl Outcome {
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Wrong => "wrong",
            Self::Invalid => "invalid",
            Self::Ended => "ended",
            Self::Refused => "refused",
            Self::Done => "done",
        }
    }
}

#[cfg(test)]
mod tests {
    use chrono::TimeDelta;

    use super::*;
    use crate::platform::telemetry::capture::logged;

    const GUESS: Event = Event { kind: Kind::Password, outcome: Outcome::Wrong, uid: Some(10_007) };

    #[test]
    fn a_line_names_account_outcome_and_a_keyed_network_but_no_address() {
        let events = SecurityEvents::new(&Keys::new("one secret", None));
        let address: IpAddr = "192.0.2.7".parse().unwrap();
        let lines = logged(|| events.report(GUESS, "/api/user/login", address, DateTime::UNIX_EPOCH));
        let [line] = &lines[..] else { panic!("{lines:?}") };
        for part in ["security", "kind=\"password\"", "outcome=\"wrong\"", "uid=10007", "/api/user/login"] {
            assert!(line.contains(part), "{part}: {line}");
        }
        assert!(!line.contains("192.0.2.7") && line.contains(&events.name_of(address)), "{line}");
        let name = |secret, address: &str| {
            SecurityEvents::new(&Keys::new(secret, None)).name_of(address.parse().unwrap())
        };
        assert_eq!(name("one secret", "192.0.2.7"), events.name_of(address), "the same on another node");
        assert_eq!(name("one secret", "2001:db8::1"), name("one secret", "2001:db8::2"), "one household");
        assert_ne!(name("one secret", "192.0.2.7"), name("one secret", "192.0.2.8"));
        assert_ne!(name("one secret", "192.0.2.7"), name("another secret", "192.0.2.7"));
    }

    #[test]
    fn an_attack_writes_a_bounded_number_of_lines() {
        let events = SecurityEvents::new(&Keys::new("one secret", None));
        let now = DateTime::UNIX_EPOCH;
        let report = |address: &str, at| events.report(GUESS, "/", address.parse().unwrap(), at);
        let of_one = logged(|| (0..100).for_each(|_| report("192.0.2.7", now)));
        assert_eq!(of_one.len(), LINES_OF_NETWORK as usize);
        let of_many =
            logged(|| (0..5_000).for_each(|n| report(&format!("10.0.{}.{}", n / 250, n % 250), now)));
        assert_eq!(of_many.len(), (LINES - LINES_OF_NETWORK) as usize);
        let later = now + TimeDelta::minutes(1);
        assert_eq!(logged(|| report("192.0.2.7", later)).len(), 1, "lines come back");
    }
}
