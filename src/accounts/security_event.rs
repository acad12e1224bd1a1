//! Structured log lines about attacks on accounts, for alert rules. Addresses are logged as keyed hashes.

use std::{fmt::Display, net::IpAddr};

use crate::platform::{
    hmac::keyed,
    keys::{Key, Keys, Purpose},
};

pub struct SecurityEvents {
    key: Key,
}

impl SecurityEvents {
    #[must_use]
    pub fn new(keys: &Keys) -> Self {
        Self { key: keys.current(Purpose::LoggedAddress) }
    }

    /// Logs an event about this login. One address has one hash, so lines of one attacker can be counted.
    pub fn security_event(&self, event: &str, uid: i64, login: impl Display, address: IpAddr, outcome: &str) {
        let address = &keyed(&self.key, &[address.to_canonical().to_string().as_bytes()]).hex()[..16];
        tracing::warn!(target: "portal::security", event, uid, %login, address, outcome, "security event");
    }
}
