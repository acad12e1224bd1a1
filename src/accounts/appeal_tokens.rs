//! Appeal tokens: a suspended player, who cannot sign in, reads the measures and appeals with one.
//!
//! - A refused sign-in with a right password or code returns the token. Only `api/extract/appellant.rs` accepts it: its key signs no tokens
//!   of logins.
//! - The token names an account and is valid for `LIFE`. The database does not store it, so it can neither be renewed nor open a socket.

use chrono::{DateTime, TimeDelta, Utc};

use crate::platform::{
    keys::{Key, Keys, Purpose},
    signed_url,
};

/// How long a token is valid.
const LIFE: TimeDelta = TimeDelta::minutes(30);
/// Makes the token recognisable, also in a log that contains one by mistake.
const PREFIX: &str = "portal_appeal_";
/// The purpose, which is part of the signed text, as the file name is in signed addresses of files.
const NAME: &str = "appeal";

/// Signs appeal tokens and verifies them.
pub struct AppealTokens {
    /// The current key first. A token that was signed with the previous one is accepted, too.
    keys: Vec<Key>,
}

/// The content of a token with a valid signature.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AppealClaim {
    pub uid: i64,
    pub expires_at: DateTime<Utc>,
}

impl AppealTokens {
    /// Nodes with the same secret accept each other's tokens.
    #[must_use]
    pub fn new(keys: &Keys) -> Self {
        Self { keys: keys.accepted(Purpose::AppealToken) }
    }

    /// A token of this account, valid from `now` for `LIFE`.
    #[must_use]
    pub fn sign(&self, uid: i64, now: DateTime<Utc>) -> String {
        let expires_at = (now + LIFE).timestamp();
        let content = [uid.to_be_bytes(), expires_at.to_be_bytes()].concat();
        format!("{PREFIX}{}", signed_url::token(&self.keys[0], content, NAME))
    }

    /// Verifies a token. `None`: it is no appeal token of this portal. Does not check the expiry.
    #[must_use]
    pub fn read(&self, token: &str) -> Option<AppealClaim> {
        let content = signed_url::content(&self.keys, token.strip_prefix(PREFIX)?, NAME)?;
        let (uid, expiry) = content.split_first_chunk()?;
        let expiry: [u8; 8] = expiry.try_into().ok()?;
        Some(AppealClaim {
            uid: i64::from_be_bytes(*uid),
            expires_at: DateTime::from_timestamp(i64::from_be_bytes(expiry), 0)?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(secret: &str, previous: Option<&str>) -> AppealTokens {
        AppealTokens::new(&Keys::new(secret, previous))
    }

    #[test]
    fn a_token_names_its_account_and_ends_after_half_an_hour() {
        let now = DateTime::from_timestamp(1_700_000_000, 123_456_789).unwrap();
        let token = tokens("one secret", None).sign(10_001, now);
        let expires_at = DateTime::from_timestamp(1_700_001_800, 0).unwrap();
        let expected = AppealClaim { uid: 10_001, expires_at };
        assert_eq!(tokens("one secret", None).read(&token), Some(expected));
        assert_eq!(tokens("new secret", Some("one secret")).read(&token), Some(expected));
        assert_eq!(tokens("another secret", None).read(&token), None);
    }

    #[test]
    fn altered_tokens_and_those_of_other_keys_say_nothing() {
        let keys = Keys::new("one secret", None);
        let tokens = AppealTokens::new(&keys);
        let token = tokens.sign(10_001, DateTime::UNIX_EPOCH);
        for at in PREFIX.len()..token.len() - 1 {
            let mut altered = token.clone();
            let letter = if &token[at..=at] == "A" { "B" } else { "A" };
            altered.replace_range(at..=at, letter);
            assert_eq!(tokens.read(&altered), None, "{at}");
        }
        let content = [10_001_i64.to_be_bytes(), 0_i64.to_be_bytes()].concat();
        for purpose in Purpose::ALL.into_iter().filter(|purpose| *purpose != Purpose::AppealToken) {
            let forged = signed_url::token(&keys.current(purpose), content.clone(), NAME);
            assert_eq!(tokens.read(&format!("{PREFIX}{forged}")), None, "{purpose:?}");
        }
        for wrong in ["", PREFIX, "portal_appeal_AAAA", &token[1..], token.trim_start_matches(PREFIX)] {
            assert_eq!(tokens.read(wrong), None, "{wrong}");
        }
    }
}
