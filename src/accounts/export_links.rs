//! Signed, short-lived addresses of the data of an account. The row of an address says whether it still works (`sql::export::address`).

use std::time::Duration;

use chrono::{DateTime, FixedOffset, Utc};
use uuid::Uuid;

use crate::platform::{
    keys::{Key, Keys, Purpose},
    signed_url::{self, EXPORTS},
};

/// Signs addresses and verifies them.
pub struct ExportLinks {
    /// The current one first. An address that was signed with the other one is accepted, too.
    keys: Vec<Key>,
    life: Duration,
}

/// The content of an address.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ExportAddress {
    /// The id of its row.
    pub id: Uuid,
    pub uid: i64,
    pub expires_at: DateTime<Utc>,
}

impl ExportLinks {
    /// Nodes with the same secret accept each other's addresses, which are valid for `life`.
    #[must_use]
    pub fn new(keys: &Keys, life: Duration) -> Self {
        Self { keys: keys.accepted(Purpose::ExportLink), life }
    }

    /// The path on the portal, and its expiry.
    #[must_use]
    pub fn sign(&self, id: Uuid, uid: i64, now: DateTime<Utc>) -> (String, DateTime<Utc>) {
        // In whole seconds, as in the address.
        let expires_at = DateTime::from_timestamp((now + self.life).timestamp(), 0).expect("a time near now");
        let china = FixedOffset::east_opt(8 * 3600).expect("within a day");
        let name = format!("portal-data-{}.zip", now.with_timezone(&china).format("%Y-%m-%d"));
        let content =
            [&id.as_bytes()[..], &uid.to_be_bytes(), &expires_at.timestamp().to_be_bytes()].concat();
        let token = signed_url::token(&self.keys[0], content, &name);
        (format!("{EXPORTS}{token}/{name}"), expires_at)
    }

    /// Verifies an address. `None`: it has no valid signature for this file name. Does not check the expiry.
    #[must_use]
    pub fn read(&self, token: &str, name: &str) -> Option<ExportAddress> {
        let content = signed_url::content(&self.keys, token, name)?;
        let (id, rest) = content.split_first_chunk()?;
        let (uid, rest) = rest.split_first_chunk()?;
        let expiry: [u8; 8] = rest.try_into().ok()?;
        Some(ExportAddress {
            id: Uuid::from_bytes(*id),
            uid: i64::from_be_bytes(*uid),
            expires_at: DateTime::from_timestamp(i64::from_be_bytes(expiry), 0)?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn links(secret: &str) -> ExportLinks {
        ExportLinks::new(&Keys::new(secret, None), Duration::from_secs(600))
    }

    #[test]
    fn an_address_says_whose_data_it_gives_out_and_others_say_nothing() {
        let now = DateTime::from_timestamp(1_700_000_000, 123_456_789).unwrap();
        let id = Uuid::from_u128(7);
        let (url, expires_at) = links("one secret").sign(id, 10_001, now);
        assert_eq!(expires_at.timestamp(), 1_700_000_600);
        let (token, name) = url.strip_prefix("/exports/").unwrap().split_once('/').unwrap();
        assert_eq!(name, "portal-data-2023-11-15.zip", "the date of China");
        let expected = ExportAddress { id, uid: 10_001, expires_at };
        assert_eq!(links("one secret").read(token, name), Some(expected));
        assert_eq!(links("another secret").read(token, name), None);
        assert_eq!(links("one secret").read(token, "another.zip"), None);
        for wrong in ["", "x", "AAAA", &token[1..], &format!("{token}AAAA")] {
            assert_eq!(links("one secret").read(wrong, name), None, "{wrong}");
        }
        let rotated = Keys::new("new secret", Some("one secret"));
        let rotated = ExportLinks::new(&rotated, Duration::from_secs(600));
        assert_eq!(rotated.read(token, name), Some(expected));
    }
}
