//! The keys that the portal derives from its secret, one for each purpose. Two purposes never share a key, so a value
//! that is signed for one purpose proves nothing for another.
//!
//! - The current secret makes new signatures and hashes.
//! - During a rotation a second secret is accepted, too (`PORTAL_SECRET_PREVIOUS`): values that clients hold stay valid.
//! - Hashes that only count (devices, viewers, invitations) use the current secret. After a rotation they count once more.
//! - A label never changes: values that were signed by an older release stay valid.

use super::{hmac, signed_url};

pub type Key = [u8; 32];

/// What a key is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// Signs tokens of logins.
    Token,
    /// Hashes codes by SMS.
    SmsCode,
    /// Signs challenges.
    Challenge,
    /// Signs addresses of game files.
    DownloadLink,
    /// Signs addresses of pages and videos of chapters.
    PageLink,
    /// Signs addresses of the data of an account.
    ExportLink,
    /// Hashes the ids of devices that open the app.
    Device,
    /// Hashes viewers of posts, readers of books, and searchers.
    Viewer,
    /// Hashes the devices and networks of invited players.
    Invitation,
    /// Signs the notices of the sandbox payment channel.
    SandboxChannel,
    /// Hashes addresses in the log of security events.
    LoggedAddress,
    /// Encrypts the secrets of operators' codes.
    OperatorCode,
    /// Signs appeal tokens of suspended accounts.
    AppealToken,
    /// Names the secret to the other nodes. Its key signs nothing.
    NodeFingerprint,
}

impl Purpose {
    pub const ALL: [Self; 14] = [
        Self::Token,
        Self::SmsCode,
        Self::Challenge,
        Self::DownloadLink,
        Self::PageLink,
        Self::ExportLink,
        Self::Device,
        Self::Viewer,
        Self::Invitation,
        Self::SandboxChannel,
        Self::LoggedAddress,
        Self::OperatorCode,
        Self::AppealToken,
        Self::NodeFingerprint,
    ];

    fn derive(self, secret: &str) -> Key {
        let secret = secret.as_bytes();
        let labelled = |label: &[u8]| hmac::keyed(secret, &[label]).bytes();
        // With the length of the label, as the first release derived it.
        let framed = |label: &[u8]| signed_url::mac(secret, &[label]).bytes();
        match self {
            Self::Token => labelled(b"portal token"),
            Self::SmsCode => labelled(b"portal sms code\n"),
            Self::Challenge => labelled(b"portal challenge"),
            Self::DownloadLink => framed(b"portal download link"),
            Self::PageLink => framed(b"portal page link"),
            Self::ExportLink => labelled(b"portal export link"),
            Self::Device => labelled(b"portal device"),
            Self::Viewer => labelled(b"portal viewer"),
            Self::Invitation => labelled(b"portal invitation"),
            Self::SandboxChannel => labelled(b"portal sandbox channel"),
            Self::LoggedAddress => labelled(b"portal logged address"),
            Self::OperatorCode => labelled(b"portal operator code"),
            Self::AppealToken => labelled(b"portal appeal token"),
            Self::NodeFingerprint => labelled(b"portal node fingerprint"),
        }
    }
}

/// The portal's secrets: the current one first.
#[derive(Clone)]
pub struct Keys(Vec<String>);

impl Keys {
    #[must_use]
    pub fn new(current: &str, previous: Option<&str>) -> Self {
        Self([Some(current), previous].into_iter().flatten().map(str::to_owned).collect())
    }

    /// The key for new values.
    #[must_use]
    pub fn current(&self, purpose: Purpose) -> Key {
        purpose.derive(&self.0[0])
    }

    /// The keys of values that are accepted: the current one first.
    #[must_use]
    pub fn accepted(&self, purpose: Purpose) -> Vec<Key> {
        self.0.iter().map(|secret| purpose.derive(secret)).collect()
    }

    /// The secrets themselves. Only for legacy tokens, which have no key of their own.
    #[must_use]
    pub fn secrets(&self) -> &[String] {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn no_two_purposes_and_no_two_secrets_share_a_key() {
        let keys = Keys::new("one secret", Some("another secret"));
        let all: HashSet<Key> = Purpose::ALL.into_iter().flat_map(|purpose| keys.accepted(purpose)).collect();
        assert_eq!(all.len(), 2 * Purpose::ALL.len());
    }

    #[test]
    fn new_values_use_the_current_secret_and_both_are_accepted() {
        let keys = Keys::new("new", Some("old"));
        for purpose in Purpose::ALL {
            let [new, old] = ["new", "old"].map(|secret| Keys::new(secret, None).current(purpose));
            assert_eq!((keys.current(purpose), keys.accepted(purpose)), (new, vec![new, old]));
        }
    }

    /// Values that were signed by older releases stay valid only if these keys never change.
    #[test]
    fn keys_of_older_releases_are_unchanged() {
        let keyed = |label: &[u8]| hmac::keyed(b"s", &[label]).bytes();
        let current = |purpose| Keys::new("s", None).current(purpose);
        assert_eq!(current(Purpose::SmsCode), keyed(b"portal sms code\n"));
        assert_eq!(current(Purpose::Device), keyed(b"portal device"));
        assert_eq!(current(Purpose::Viewer), keyed(b"portal viewer"));
        assert_eq!(current(Purpose::Invitation), keyed(b"portal invitation"));
        assert_eq!(current(Purpose::SandboxChannel), keyed(b"portal sandbox channel"));
        assert_eq!(current(Purpose::PageLink), keyed(b"\0\0\0\0\0\0\0\x10portal page link"));
        assert_eq!(current(Purpose::DownloadLink), keyed(b"\0\0\0\0\0\0\0\x14portal download link"));
    }
}
