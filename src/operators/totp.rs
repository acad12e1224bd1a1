//! Codes that change with the time (RFC 6238): six digits, HMAC-SHA1, periods of 30 seconds, as all authenticator apps have them.

use chrono::{DateTime, Utc};
use rand::RngCore;
use ring::hmac::{HMAC_SHA1_FOR_LEGACY_USE_ONLY, Key, sign};

/// Seconds of a period.
const PERIOD_S: i64 = 30;
/// Periods before and after the present one whose codes count: clocks of phones differ.
const SLACK: i64 = 1;

/// A new secret: 160 bits, as RFC 4226 recommends.
pub fn new_secret() -> [u8; 20] {
    let mut secret = [0; 20];
    rand::rng().fill_bytes(&mut secret);
    secret
}

/// The period of the code, if it is a code of about now.
pub fn step_of(secret: &[u8], code: &str, now: DateTime<Utc>) -> Option<i64> {
    let present = now.timestamp().div_euclid(PERIOD_S);
    // Compares with every period, so that the time does not tell which one fits.
    (present - SLACK..=present + SLACK).fold(None, |found, step| {
        if is_equal(code_of(secret, step).as_bytes(), code.as_bytes()) { Some(step) } else { found }
    })
}

/// The code at a time.
#[must_use]
pub fn code_at(secret: &[u8], time: DateTime<Utc>) -> String {
    code_of(secret, time.timestamp().div_euclid(PERIOD_S))
}

fn code_of(secret: &[u8], step: i64) -> String {
    let mac = sign(&Key::new(HMAC_SHA1_FOR_LEGACY_USE_ONLY, secret), &step.to_be_bytes());
    let mac = mac.as_ref();
    let at = usize::from(mac[19] & 15);
    let number = u32::from_be_bytes([mac[at] & 0x7f, mac[at + 1], mac[at + 2], mac[at + 3]]);
    format!("{:06}", number % 1_000_000)
}

fn is_equal(one: &[u8], other: &[u8]) -> bool {
    one.len() == other.len() && one.iter().zip(other).fold(0, |all, (a, b)| all | (a ^ b)) == 0
}

/// The address that an authenticator app reads, also from a QR code. `name` needs no escapes: see `config::is_operator_name`.
pub fn address(name: &str, secret: &[u8]) -> String {
    format!(
        "otpauth://totp/portal:{name}?secret={}&issuer=portal&algorithm=SHA1&digits=6&period={PERIOD_S}",
        base32(secret)
    )
}

/// Base 32 of RFC 4648, for bytes that need no padding.
fn base32(bytes: &[u8]) -> String {
    const ALPHABET: &[u8; 32] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
    let bits = bytes.iter().flat_map(|byte| (0..8).rev().map(move |at| (byte >> at) & 1));
    let bits: Vec<u8> = bits.collect();
    let letter = |five: &[u8]| ALPHABET[five.iter().fold(0, |all, bit| all * 2 + usize::from(*bit))];
    bits.chunks(5).map(|five| char::from(letter(five))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECRET: &[u8] = b"12345678901234567890";

    fn at(seconds: i64) -> DateTime<Utc> {
        DateTime::from_timestamp(seconds, 0).unwrap()
    }

    #[test]
    fn codes_are_those_of_the_rfc() {
        // RFC 6238, appendix B, SHA1: the last six of the eight digits.
        for (seconds, code) in [
            (59, "287082"),
            (1_111_111_109, "081804"),
            (1_111_111_111, "050471"),
            (1_234_567_890, "005924"),
            (2_000_000_000, "279037"),
            (20_000_000_000, "353130"),
        ] {
            assert_eq!(code_at(SECRET, at(seconds)), code);
            assert_eq!(step_of(SECRET, code, at(seconds)), Some(seconds / 30));
        }
    }

    #[test]
    fn a_code_counts_for_one_period_before_and_after_its_own() {
        let code = code_at(SECRET, at(3000));
        for (seconds, counts) in [(2969, false), (2970, true), (3029, true), (3059, true), (3060, false)] {
            assert_eq!(step_of(SECRET, &code, at(seconds)).is_some(), counts, "{seconds}");
        }
        for wrong in ["", "12345", "1234567", "abcdef", " 28708"] {
            assert_eq!(step_of(SECRET, wrong, at(59)), None, "{wrong}");
        }
    }

    #[test]
    fn the_address_has_the_secret_in_base_32() {
        assert_eq!(base32(SECRET), "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
        assert!(address("lin", SECRET).starts_with("otpauth://totp/portal:lin?secret=GEZDGNBV"));
        assert_ne!(new_secret(), new_secret());
    }
}
