//! Signed addresses of the pages and videos of members' chapters. An address is for one login and one chapter, and expires with the
//! membership at the latest.

use std::time::Duration;

use chrono::{DateTime, Utc};
use sql::login::AccountLogin;
use uuid::Uuid;

use crate::platform::{
    keys::{Key, Keys, Purpose},
    signed_url::{self, PAGES},
};

/// Signs addresses and verifies them.
pub struct PageLinks {
    /// The current one first. An address that was signed with the other one is accepted, too.
    keys: Vec<Key>,
    life: Duration,
}

/// The access that an address grants.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PageGrant {
    /// `None`: a visitor.
    pub caller: Option<AccountLogin>,
    pub book: i64,
    pub chapter: i64,
    /// Anyone with the address may see it: the beginning of a chapter, or the playlist of a free one.
    pub open: bool,
    pub expires_at: DateTime<Utc>,
}

/// The name in the address of a playlist, instead of a file's name.
pub const PLAYLIST: &str = "index.m3u8";

impl PageLinks {
    /// Nodes with the same secret accept each other's addresses, which are valid for `life`.
    #[must_use]
    pub fn new(keys: &Keys, life: Duration) -> Self {
        Self { keys: keys.accepted(Purpose::PageLink), life }
    }

    /// The expiry of an address that is signed now. It is the same for a while, so that browsers can cache a page.
    #[must_use]
    pub fn expiry(&self, now: DateTime<Utc>, membership: Option<DateTime<Utc>>) -> DateTime<Utc> {
        let life = i64::try_from(self.life.as_secs()).unwrap_or(i64::MAX / 4).max(1);
        let step = (life / 4).max(1);
        let end = (now.timestamp() + life) / step * step;
        let end = DateTime::from_timestamp(end.max(now.timestamp() + 1), 0).expect("a time near now");
        // In whole seconds, as in the address.
        let membership = membership.and_then(|end| DateTime::from_timestamp(end.timestamp(), 0));
        membership.map_or(end, |membership| membership.min(end))
    }

    /// The address of a file of the chapter, by its name in the store.
    #[must_use]
    pub fn sign(&self, grant: &PageGrant, name: &str) -> String {
        format!("{PAGES}{}/{name}", signed_url::token(&self.keys[0], content(grant), name))
    }

    /// Verifies an address. `None`: it has no valid signature for this name. Does not check the expiry.
    #[must_use]
    pub fn read(&self, token: &str, name: &str) -> Option<PageGrant> {
        granted(&signed_url::content(&self.keys, token, name)?)
    }
}

/// The signed bytes. All fields have a fixed length.
fn content(grant: &PageGrant) -> Vec<u8> {
    let (uid, login) = grant.caller.map_or((0, Uuid::nil()), |caller| (caller.uid, caller.login));
    [
        &[u8::from(grant.open)][..],
        &uid.to_be_bytes(),
        login.as_bytes(),
        &grant.book.to_be_bytes(),
        &grant.chapter.to_be_bytes(),
        &grant.expires_at.timestamp().to_be_bytes(),
    ]
    .concat()
}

fn granted(content: &[u8]) -> Option<PageGrant> {
    let ([open], rest) = content.split_first_chunk()?;
    let (uid, rest) = rest.split_first_chunk()?;
    let (login, rest) = rest.split_first_chunk()?;
    let (book, rest) = rest.split_first_chunk()?;
    let (chapter, rest) = rest.split_first_chunk()?;
    let expiry: [u8; 8] = rest.try_into().ok()?;
    let uid = i64::from_be_bytes(*uid);
    Some(PageGrant {
        caller: (uid != 0).then(|| AccountLogin { uid, login: Uuid::from_bytes(*login) }),
        book: i64::from_be_bytes(*book),
        chapter: i64::from_be_bytes(*chapter),
        open: *open == 1,
        expires_at: DateTime::from_timestamp(i64::from_be_bytes(expiry), 0)?,
    })
}

#[cfg(test)]
mod tests {
    use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};

    use super::*;

    const NAME: &str = "9f86d081884c7d659a2feaa0c55ad015.webp";

    fn grant() -> PageGrant {
        PageGrant {
            caller: Some(AccountLogin { uid: 10001, login: Uuid::from_u128(7) }),
            book: 2001,
            chapter: 3,
            open: false,
            expires_at: DateTime::from_timestamp(1_700_000_000, 0).unwrap(),
        }
    }

    fn links(secret: &str) -> PageLinks {
        PageLinks::new(&Keys::new(secret, None), Duration::from_secs(3600))
    }

    fn token(secret: &str, grant: &PageGrant) -> String {
        let url = links(secret).sign(grant, NAME);
        url.strip_prefix("/pages/").unwrap().strip_suffix(&format!("/{NAME}")).unwrap().to_owned()
    }

    #[test]
    fn an_address_says_what_it_was_signed_for() {
        for grant in [grant(), PageGrant { caller: None, open: true, ..grant() }] {
            assert_eq!(links("one").read(&token("one", &grant), NAME), Some(grant));
        }
    }

    #[test]
    fn altered_and_foreign_addresses_say_nothing() {
        let token = token("one", &grant());
        assert_eq!(links("one").read(&token, "another.webp"), None);
        assert_eq!(links("another").read(&token, NAME), None);
        let bytes = BASE64_URL_SAFE_NO_PAD.decode(&token).unwrap();
        for at in 0..bytes.len() {
            let mut altered = bytes.clone();
            altered[at] ^= 1;
            assert_eq!(links("one").read(&BASE64_URL_SAFE_NO_PAD.encode(altered), NAME), None, "{at}");
        }
        for wrong in ["", "x", "AAAA", &token[1..], &format!("{token}AAAA")] {
            assert_eq!(links("one").read(wrong, NAME), None, "{wrong}");
        }
    }

    #[test]
    fn an_address_stays_the_same_for_a_while_and_ends_with_the_membership() {
        let at = |seconds| DateTime::from_timestamp(seconds, 0).unwrap();
        let links = links("one");
        for now in 1_700_000_100..1_700_000_700 {
            assert_eq!(links.expiry(at(now), None), at(1_700_003_700));
        }
        assert!(
            (2_700..=3_600).contains(&(links.expiry(at(1_700_000_712), None).timestamp() - 1_700_000_712))
        );
        assert_eq!(links.expiry(at(1_700_000_000), Some(at(1_700_000_042))), at(1_700_000_042));
    }
}
