//! Tokens: a JWT with the id of a login row. That row decides whether the token is valid; the signature only rejects forged tokens
//! without a query.

use std::{io::Write, os::unix::fs::OpenOptionsExt, path::Path};

use anyhow::Context;
use chrono::{DateTime, Utc};
use jsonwebtoken::{Algorithm, DecodingKey, EncodingKey, Header, Validation, decode, encode};
use rand::distr::{Alphanumeric, SampleString};
use serde::{Deserialize, Serialize};
use sql::login::AccountLogin;
use uuid::Uuid;

use crate::config::Config;

#[derive(Clone)]
pub struct Tokens {
    encoding: EncodingKey,
    decoding: DecodingKey,
    validation: Validation,
}

#[derive(Serialize, Deserialize)]
struct Claims {
    /// The uid.
    sub: String,
    /// The login row.
    jti: Uuid,
    /// Seconds since 1970.
    exp: i64,
    /// The time of signing, seconds since 1970. 0: a token of an old release, without the time.
    #[serde(default)]
    iat: i64,
}

impl Tokens {
    #[must_use]
    pub fn new(secret: &str) -> Self {
        let mut validation = Validation::new(Algorithm::HS256);
        // The login row's expiry decides, by the database's clock. The claim `exp` is only information for other programs.
        validation.validate_exp = false;
        Self {
            encoding: EncodingKey::from_secret(secret.as_bytes()),
            decoding: DecodingKey::from_secret(secret.as_bytes()),
            validation,
        }
    }

    #[must_use]
    pub fn sign(&self, named: AccountLogin, now: DateTime<Utc>, expiry: DateTime<Utc>) -> String {
        let claims = Claims {
            sub: named.uid.to_string(),
            jti: named.login,
            exp: expiry.timestamp(),
            iat: now.timestamp(),
        };
        encode(&Header::new(Algorithm::HS256), &claims, &self.encoding).expect("an HMAC key always signs")
    }

    /// The login of a valid token, and the time of its signature. `None` for any other text.
    #[must_use]
    pub fn verify(&self, token: &str) -> Option<(AccountLogin, DateTime<Utc>)> {
        let claims = decode::<Claims>(token, &self.decoding, &self.validation).ok()?.claims;
        let named = AccountLogin { uid: claims.sub.parse().ok()?, login: claims.jti };
        Some((named, DateTime::from_timestamp(claims.iat, 0)?))
    }
}

/// The configured secret; in development a random one that is generated once and stored.
pub fn secret(config: &Config) -> anyhow::Result<String> {
    match &config.auth.secret {
        Some(secret) => Ok(secret.0.clone()),
        None => kept_secret(&config.general.home.join("secret")),
    }
}

/// Reads the development secret from its file, or creates it, so that logins survive a restart.
fn kept_secret(path: &Path) -> anyhow::Result<String> {
    if let Ok(secret) = std::fs::read_to_string(path)
        && secret.len() >= 32
    {
        return Ok(secret);
    }
    let secret = Alphanumeric.sample_string(&mut rand::rng(), 48);
    let write = || -> std::io::Result<()> {
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        let mut file =
            std::fs::OpenOptions::new().write(true).create(true).truncate(true).mode(0o600).open(path)?;
        file.write_all(secret.as_bytes())
    };
    write().with_context(|| format!("the development secret cannot be kept in {}", path.display()))?;
    Ok(secret)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMED: AccountLogin = AccountLogin { uid: 10001, login: Uuid::from_u128(7) };

    #[test]
    fn a_token_says_what_it_was_signed_for() {
        let tokens = Tokens::new("a secret that is long enough for it");
        let now = DateTime::from_timestamp(1_700_000_000, 0).unwrap();
        assert_eq!(tokens.verify(&tokens.sign(NAMED, now, now)), Some((NAMED, now)));
    }

    #[test]
    fn altered_foreign_and_unsigned_tokens_say_nothing() {
        let tokens = Tokens::new("a secret that is long enough for it");
        let token = tokens.sign(NAMED, DateTime::UNIX_EPOCH, DateTime::UNIX_EPOCH);
        let foreign = Tokens::new("another secret, long enough as well").sign(
            NAMED,
            DateTime::UNIX_EPOCH,
            DateTime::UNIX_EPOCH,
        );
        let mut altered = token.clone();
        altered.replace_range(token.len() - 4..token.len() - 3, if token.ends_with('A') { "B" } else { "A" });
        let unsigned = format!("eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0.{}.", token.split('.').nth(1).unwrap());
        for wrong in [foreign.as_str(), &altered, &unsigned, "", "a.b.c"] {
            assert_eq!(tokens.verify(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn the_development_secret_is_kept() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("deep/secret");
        let first = kept_secret(&path).unwrap();
        assert_eq!(kept_secret(&path).unwrap(), first);
    }
}
