//! The encrypted secrets of operators' codes (ChaCha20-Poly1305). A copy of the database alone makes no code. The operator's name is
//! part of the seal, so a secret that is copied to another row does not open.

use rand::RngCore;
use ring::aead::{Aad, CHACHA20_POLY1305, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};

use crate::platform::keys::{Key, Keys, Purpose};

pub struct Seals {
    /// The current key first.
    keys: Vec<LessSafeKey>,
}

/// An opened secret.
pub struct Opened {
    pub secret: Vec<u8>,
    /// The current key sealed it.
    pub current_key: bool,
}

impl Seals {
    pub fn new(keys: &Keys) -> Self {
        let key = |key: &Key| {
            LessSafeKey::new(UnboundKey::new(&CHACHA20_POLY1305, key).expect("a key of 32 bytes"))
        };
        Self { keys: keys.accepted(Purpose::OperatorCode).iter().map(key).collect() }
    }

    /// The nonce, then the encrypted secret with its tag.
    pub fn seal(&self, name: &str, secret: &[u8]) -> Vec<u8> {
        let mut nonce = [0; NONCE_LEN];
        rand::rng().fill_bytes(&mut nonce);
        let mut text = secret.to_vec();
        self.keys[0]
            .seal_in_place_append_tag(
                Nonce::assume_unique_for_key(nonce),
                Aad::from(name.as_bytes()),
                &mut text,
            )
            .expect("a short text");
        [&nonce[..], &text].concat()
    }

    /// `None`: neither the current nor the previous key of the portal sealed it for this name.
    pub fn open(&self, name: &str, sealed: &[u8]) -> Option<Opened> {
        let (nonce, text) = sealed.split_at_checked(NONCE_LEN)?;
        self.keys.iter().enumerate().find_map(|(place, key)| {
            let nonce = Nonce::try_assume_unique_for_key(nonce).ok()?;
            let mut text = text.to_vec();
            let secret = key.open_in_place(nonce, Aad::from(name.as_bytes()), &mut text).ok()?.to_vec();
            Some(Opened { secret, current_key: place == 0 })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seals(current: &str, previous: Option<&str>) -> Seals {
        Seals::new(&Keys::new(current, previous))
    }

    #[test]
    fn only_the_portals_key_and_the_same_name_open_a_seal() {
        let sealed = seals("one", None).seal("lin", b"secret");
        let opened = seals("one", None).open("lin", &sealed).unwrap();
        assert_eq!((opened.secret.as_slice(), opened.current_key), (&b"secret"[..], true));
        assert!(seals("one", None).open("mei", &sealed).is_none());
        assert!(seals("other", None).open("lin", &sealed).is_none());
        assert!(!seals("other", Some("one")).open("lin", &sealed).unwrap().current_key);
        assert!(seals("one", None).open("lin", &sealed[..11]).is_none());
        let mut altered = sealed.clone();
        altered[NONCE_LEN] ^= 1;
        assert!(seals("one", None).open("lin", &altered).is_none());
        assert_ne!(sealed, seals("one", None).seal("lin", b"secret"));
    }
}
