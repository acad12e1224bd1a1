//! Signed, short-lived addresses of game files. An address is for one login (or a visitor) and one file.

use std::time::Duration;

use chrono::{DateTime, Utc};
use sql::{content::Platform, login::AccountLogin};
use uuid::Uuid;

use crate::platform::{
    keys::{Key, Keys, Purpose},
    signed_url::{self, FILES},
    storage::{Name, Sha256Hex},
};

/// Signs addresses and verifies them.
pub struct Links {
    /// The current one first. An address that was signed with the other one is accepted, too.
    keys: Vec<Key>,
    life: Duration,
}

/// The file that an address grants.
pub struct Grant<'a> {
    /// `None`: a visitor.
    pub caller: Option<AccountLogin>,
    pub game: i64,
    pub file: &'a Platform,
}

pub struct Link {
    /// The path on the portal.
    pub url: String,
    pub expires_at: DateTime<Utc>,
}

/// The content of a valid link.
#[derive(Debug, PartialEq, Eq)]
pub struct Linked {
    pub caller: Option<AccountLogin>,
    pub game: i64,
    /// The name in the store of game files.
    pub name: Name,
    pub sha256: Sha256Hex,
    pub expires_at: DateTime<Utc>,
}

impl Links {
    /// Nodes with the same secret accept each other's addresses, which are valid for `life`.
    #[must_use]
    pub fn new(keys: &Keys, life: Duration) -> Self {
        Self { keys: keys.accepted(Purpose::DownloadLink), life }
    }

    #[must_use]
    pub fn sign(&self, grant: &Grant<'_>, now: DateTime<Utc>) -> Link {
        // In whole seconds, as in the address.
        let expires_at = DateTime::from_timestamp((now + self.life).timestamp(), 0).expect("a time near now");
        let file_name = &grant.file.file_name;
        let token = signed_url::token(&self.keys[0], content(grant, expires_at), file_name);
        // File names have no blanks, which this would encode as `+`.
        let file_name: String = form_urlencoded::byte_serialize(file_name.as_bytes()).collect();
        Link { url: format!("{FILES}{token}/{file_name}"), expires_at }
    }

    /// Verifies an address. `None`: it has no valid signature for this file name. Does not check the expiry.
    #[must_use]
    pub fn read(&self, token: &str, file_name: &str) -> Option<Linked> {
        linked(&signed_url::content(&self.keys, token, file_name)?)
    }
}

/// The signed bytes: uid, login, game, expiry, digest, extension. All but the last have a fixed length.
fn content(grant: &Grant<'_>, expires_at: DateTime<Utc>) -> Vec<u8> {
    let Platform { file, sha256, .. } = grant.file;
    let (uid, login) = grant.caller.map_or((0, Uuid::nil()), |caller| (caller.uid, caller.login));
    let digest = Sha256Hex::parse(sha256).expect("kept by the import");
    let extension = file.rsplit('.').next().unwrap_or_default();
    [
        &uid.to_be_bytes()[..],
        login.as_bytes(),
        &grant.game.to_be_bytes(),
        &expires_at.timestamp().to_be_bytes(),
        &digest.bytes(),
        extension.as_bytes(),
    ]
    .concat()
}

fn linked(content: &[u8]) -> Option<Linked> {
    let (uid, rest) = content.split_first_chunk()?;
    let (login, rest) = rest.split_first_chunk()?;
    let (game, rest) = rest.split_first_chunk()?;
    let (expiry, rest) = rest.split_first_chunk()?;
    let (digest, extension) = rest.split_first_chunk::<32>()?;
    let uid = i64::from_be_bytes(*uid);
    let sha256 = Sha256Hex::from(*digest);
    Some(Linked {
        caller: (uid != 0).then(|| AccountLogin { uid, login: Uuid::from_bytes(*login) }),
        game: i64::from_be_bytes(*game),
        name: Name::digested(&sha256, str::from_utf8(extension).ok()?),
        sha256,
        expires_at: DateTime::from_timestamp(i64::from_be_bytes(*expiry), 0)?,
    })
}

#[cfg(test)]
mod tests {
    use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};

    use super::*;

    const CALLER: AccountLogin = AccountLogin { uid: 10001, login: Uuid::from_u128(7) };
    const LIFE: Duration = Duration::from_secs(600);

    fn file(file_name: &str) -> Platform {
        let sha256 = Sha256Hex::of(b"game");
        Platform {
            version: "1.0".into(),
            file_name: file_name.into(),
            size_bytes: 4,
            file: Name::digested(&sha256, "apk").to_string(),
            sha256: sha256.as_str().into(),
        }
    }

    fn link(secret: &str, caller: Option<AccountLogin>) -> (String, Link) {
        let grant = Grant { caller, game: 1001, file: &file("game_1.0.apk") };
        let link = Links::new(&Keys::new(secret, None), LIFE).sign(&grant, now());
        let token = link.url.strip_prefix("/files/").unwrap().strip_suffix("/game_1.0.apk").unwrap();
        (token.to_owned(), link)
    }

    fn now() -> DateTime<Utc> {
        DateTime::from_timestamp(1_700_000_000, 123_456_789).unwrap()
    }

    #[test]
    fn a_link_says_what_it_was_signed_for() {
        let links = Links::new(&Keys::new("one secret", None), LIFE);
        for caller in [Some(CALLER), None] {
            let (token, link) = link("one secret", caller);
            assert_eq!(link.expires_at.timestamp(), 1_700_000_600);
            let sha256 = Sha256Hex::of(b"game");
            let name = Name::of(b"game", "apk");
            let expected = Linked { caller, game: 1001, name, sha256, expires_at: link.expires_at };
            assert_eq!(links.read(&token, "game_1.0.apk"), Some(expected));
        }
    }

    #[test]
    fn an_address_of_the_previous_secret_is_accepted_and_none_is_signed_with_it() {
        let rotated = Links::new(&Keys::new("new secret", Some("one secret")), LIFE);
        let (old, _) = link("one secret", Some(CALLER));
        assert!(rotated.read(&old, "game_1.0.apk").is_some());
        let grant = Grant { caller: Some(CALLER), game: 1, file: &file("game_1.0.apk") };
        let signed = rotated.sign(&grant, now()).url;
        let (token, name) = signed.strip_prefix(FILES).unwrap().split_once('/').unwrap();
        assert!(Links::new(&Keys::new("new secret", None), LIFE).read(token, name).is_some());
    }

    #[test]
    fn altered_and_foreign_links_say_nothing() {
        let links = Links::new(&Keys::new("one secret", None), LIFE);
        let (token, _) = link("one secret", Some(CALLER));
        assert_eq!(links.read(&token, "another.apk"), None);
        assert_eq!(links.read(&link("another secret", Some(CALLER)).0, "game_1.0.apk"), None);
        let bytes = BASE64_URL_SAFE_NO_PAD.decode(&token).unwrap();
        for at in 0..bytes.len() {
            let mut altered = bytes.clone();
            altered[at] ^= 1;
            assert_eq!(links.read(&BASE64_URL_SAFE_NO_PAD.encode(altered), "game_1.0.apk"), None, "{at}");
        }
        for wrong in ["", "x", "AAAA", &token[1..], &format!("{token}AAAA")] {
            assert_eq!(links.read(wrong, "game_1.0.apk"), None, "{wrong}");
        }
    }

    #[test]
    fn a_chinese_name_is_written_as_addresses_are() {
        let file = file("星海.apk");
        let link = Links::new(&Keys::new("one secret", None), LIFE)
            .sign(&Grant { caller: None, game: 1, file: &file }, now());
        assert!(link.url.ends_with("/%E6%98%9F%E6%B5%B7.apk"), "{}", link.url);
    }
}
