//! Keyed hashes (HMAC-SHA256), and bytes in hex.

use hmac::{Hmac, Mac};
use sha2::Sha256;

pub struct Keyed(Hmac<Sha256>);

/// The keyed hash of these parts, concatenated. The caller adds separators if bytes could move between parts.
pub fn keyed(key: &[u8], parts: &[&[u8]]) -> Keyed {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("a key of any length");
    for part in parts {
        mac.update(part);
    }
    Keyed(mac)
}

impl Keyed {
    pub fn bytes(self) -> [u8; 32] {
        self.0.finalize().into_bytes().into()
    }

    /// Lower-case hex.
    pub fn hex(self) -> String {
        hex(&self.bytes())
    }

    /// Whether the hash equals `bytes`, in constant time.
    pub fn matches(self, bytes: &[u8]) -> bool {
        self.0.verify_slice(bytes).is_ok()
    }

    /// Like `matches`, for hex.
    pub fn matches_hex(self, text: &str) -> bool {
        let byte = |at: usize| u8::from_str_radix(text.get(at..at + 2)?, 16).ok();
        let bytes: Option<Vec<u8>> = (0..text.len()).step_by(2).map(byte).collect();
        bytes.is_some_and(|bytes| self.matches(&bytes))
    }
}

pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_what_others_compute() {
        // RFC 4231, test case 2.
        let told = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843";
        let mac = || keyed(b"Jefe", &[b"what do ya want ", b"for nothing?"]);
        assert_eq!(mac().hex(), told);
        assert!(
            mac().matches_hex(told)
                && mac().matches_hex(&told.to_uppercase())
                && mac().matches(&mac().bytes())
        );
        for other in ["", "00", "é", "zz", &told[2..], &told.replace('5', "6")] {
            assert!(!mac().matches_hex(other), "{other}");
        }
    }
}
