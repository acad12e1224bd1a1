//! ALTCHA's proof of work, version 1 (<https://altcha.org/docs/v2/proof-of-work-captcha/>), for which clients exist in many languages.
//!
//! - Issuing and checking cost one hash each, so they are no lever against the server.
//! - The number is random, so a client tries half of all numbers on average.
//! - The salt carries the expiry and ends with `&`: no digit can move from the number into it.

use std::time::Duration;

use base64::{Engine, prelude::BASE64_STANDARD};
use chrono::{DateTime, Utc};
use futures_util::future::BoxFuture;
use rand::Rng;
use serde::Deserialize;
use sha2::{Digest, Sha256};

use super::{Challenge, ChallengeProvider, Protected, Solved};
use crate::{
    config,
    platform::{
        hmac::{Keyed, hex, keyed},
        keys::{Key, Keys, Purpose},
    },
};

const ALGORITHM: &str = "SHA-256";
/// Longer solutions are not read.
const MAX_SOLUTION_BYTES: usize = 1024;

pub struct ProofOfWork {
    /// The current one first. A challenge that was signed with the other one is accepted, too.
    keys: Vec<Key>,
    numbers: u32,
    life: Duration,
}

/// The solution that clients of ALTCHA send, in base64.
#[derive(Deserialize)]
struct Solution {
    algorithm: String,
    challenge: String,
    number: u64,
    salt: String,
    signature: String,
}

impl ProofOfWork {
    /// Nodes with the same secret accept each other's challenges.
    #[must_use]
    pub fn new(keys: &Keys, settings: &config::Challenges) -> Self {
        let keys = keys.accepted(Purpose::Challenge);
        Self { keys, numbers: settings.numbers, life: settings.life.duration() }
    }

    fn challenge(&self, protected: Protected<'_>, number: u32, now: DateTime<Utc>) -> Challenge {
        let nonce: [u8; 12] = rand::rng().random();
        let expiry = (now + self.life).timestamp();
        let salt = format!("{}?expires={expiry}&", hex(&nonce));
        let challenge = digest(&salt, number.into());
        let signature = signature(&self.keys[0], protected, &challenge).hex();
        Challenge::Altcha {
            algorithm: ALGORITHM.to_owned(),
            challenge,
            maxnumber: self.numbers,
            salt,
            signature,
        }
    }

    fn solved(&self, protected: Protected<'_>, solution: &str, now: DateTime<Utc>) -> Option<Solved> {
        if solution.len() > MAX_SOLUTION_BYTES {
            return None;
        }
        let payload = BASE64_STANDARD.decode(solution).ok()?;
        let Solution { algorithm, challenge, number, salt, signature } =
            serde_json::from_slice(&payload).ok()?;
        let expires = salt.split_once("?expires=")?.1.strip_suffix('&')?.parse().ok()?;
        let expiry = DateTime::from_timestamp(expires, 0)?;
        let right = algorithm == ALGORITHM
            && expiry > now
            && digest(&salt, number) == challenge
            && self
                .keys
                .iter()
                .any(|key| self::signature(key, protected, &challenge).matches_hex(&signature));
        right.then_some(Solved { id: challenge, expiry })
    }
}

impl ChallengeProvider for ProofOfWork {
    fn issue(&self, protected: Protected<'_>, now: DateTime<Utc>) -> Challenge {
        self.challenge(protected, rand::rng().random_range(0..=self.numbers), now)
    }

    fn check<'a>(
        &'a self,
        protected: Protected<'a>,
        solution: &'a str,
        now: DateTime<Utc>,
    ) -> BoxFuture<'a, Option<Solved>> {
        Box::pin(std::future::ready(self.solved(protected, solution, now)))
    }
}

/// The challenge is the first part: it has a fixed length.
fn signature(key: &Key, protected: Protected<'_>, challenge: &str) -> Keyed {
    let [purpose, kind, subject] = protected.parts();
    keyed(key, &[format!("{challenge}\n{purpose}\n{kind}\n{subject}").as_bytes()])
}

fn digest(salt: &str, number: u64) -> String {
    hex(&Sha256::digest(format!("{salt}{number}")))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::{accounts::codes::Scene, config::Seconds};

    const PHONE: Protected<'_> = Protected::SmsCode { scene: Scene::Login, phone: "13812345678" };

    fn provider(secret: &str) -> ProofOfWork {
        ProofOfWork::new(
            &Keys::new(secret, None),
            &config::Challenges { numbers: 1000, life: Seconds(300.0) },
        )
    }

    fn noon() -> DateTime<Utc> {
        "2031-05-06T12:00:00Z".parse().unwrap()
    }

    /// The payload of a solution, after `change`.
    fn solution(challenge: &Challenge, change: impl FnOnce(&mut serde_json::Value)) -> String {
        let Challenge::Altcha { algorithm, challenge, maxnumber, salt, signature } = challenge;
        let number = (0..=u64::from(*maxnumber)).find(|number| digest(salt, *number) == *challenge);
        let mut payload = json!({
            "algorithm": algorithm, "challenge": challenge, "number": number.unwrap(), "salt": salt, "signature": signature,
        });
        change(&mut payload);
        BASE64_STANDARD.encode(payload.to_string())
    }

    #[test]
    fn a_solution_is_valid_for_its_call_until_it_expires() {
        let provider = provider("one secret");
        let challenge = provider.issue(PHONE, noon());
        let solution = solution(&challenge, |_| {});
        let late = |seconds| noon() + chrono::TimeDelta::seconds(seconds);
        let solved = provider.solved(PHONE, &solution, late(299)).unwrap();
        assert_eq!(solved.expiry, late(300));
        assert_eq!(provider.solved(PHONE, &solution, late(300)), None);
        for other in [
            Protected::SmsCode { scene: Scene::Reset, phone: "13812345678" },
            Protected::SmsCode { scene: Scene::Login, phone: "13812345679" },
            Protected::Password { login_name: "13812345678" },
        ] {
            assert_eq!(provider.solved(other, &solution, noon()), None, "{other:?}");
        }
        assert_eq!(self::provider("another secret").solved(PHONE, &solution, noon()), None);
    }

    #[test]
    fn an_altered_solution_is_invalid() {
        let provider = provider("one secret");
        let challenge = provider.issue(PHONE, noon());
        let changes: [fn(&mut serde_json::Value); 6] = [
            |payload| payload["number"] = json!(payload["number"].as_u64().unwrap() + 1),
            |payload| payload["algorithm"] = json!("SHA-1"),
            |payload| payload["signature"] = json!("00".repeat(32)),
            |payload| payload["challenge"] = json!("00".repeat(32)),
            // A later expiry.
            |payload| payload["salt"] = json!(payload["salt"].as_str().unwrap().replace('&', "0&")),
            // A digit of the number moves into the salt.
            |payload| {
                let number = payload["number"].to_string();
                payload["salt"] = json!(format!("{}{}", payload["salt"].as_str().unwrap(), &number[..1]));
                payload["number"] = json!(number[1..].parse().unwrap_or(0));
            },
        ];
        for (n, change) in changes.into_iter().enumerate() {
            assert_eq!(provider.solved(PHONE, &solution(&challenge, change), noon()), None, "change {n}");
        }
        for text in ["", "e30=", "not base64", &"A".repeat(5000)] {
            assert_eq!(provider.solved(PHONE, text, noon()), None, "{text}");
        }
    }
}
