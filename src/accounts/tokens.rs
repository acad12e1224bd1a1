//! Tokens: a JWT that names its login and has a random `jti`. The database decides whether it is valid: it knows the hash of the `jti`
//! and the login's row. The signature only rejects forged tokens without a query.
//!
//! - A copy of the database and the secret together sign no valid token: nobody can compute a `jti` from its hash.
//! - `kid` names the key, so that tokens of the previous secret stay valid during a rotation.
//! - Legacy tokens, of older releases, have no `kid`. The secret itself signs them, and their `jti` is the login's id. They stay valid until a
//!   newer token of their login is used.

use std::{io::Write, os::unix::fs::OpenOptionsExt, path::Path};

use anyhow::Context;
use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use chrono::{DateTime, Utc};
use jsonwebtoken::{Algorithm, DecodingKey, EncodingKey, Header, Validation, decode, decode_header, encode};
use rand::{
    RngCore,
    distr::{Alphanumeric, SampleString},
};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use sql::{
    login::{AccountLogin, TokenHash},
    login_token::Presented,
};
use uuid::Uuid;

use crate::{
    config::{Config, Secret},
    platform::{
        hmac::{hex, keyed},
        keys::{Keys, Purpose},
    },
};

#[derive(Clone)]
pub struct Tokens {
    /// The current key first.
    keys: Vec<NamedKey>,
    /// The secrets themselves, which sign legacy tokens: the current one first.
    legacy_keys: Vec<NamedKey>,
    validation: Validation,
}

#[derive(Clone)]
struct NamedKey {
    id: String,
    encoding: EncodingKey,
    decoding: DecodingKey,
}

/// The `jti` of a token: its random part, which the database stores only as a hash.
#[derive(Clone, PartialEq, Eq)]
pub struct TokenId(String);

#[derive(Serialize, Deserialize)]
struct Claims {
    /// The uid.
    sub: String,
    /// The login. Legacy tokens have it as their `jti`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    sid: Option<Uuid>,
    jti: String,
    /// Seconds since 1970.
    exp: i64,
    /// The time of signing, seconds since 1970. 0: a token of an old release, without the time.
    #[serde(default)]
    iat: i64,
}

/// The content of a token with a valid signature.
#[derive(Debug, PartialEq, Eq)]
pub struct Claimed {
    pub presented: Presented,
    pub signed: DateTime<Utc>,
    /// The current key signed it.
    pub current_key: bool,
}

impl TokenId {
    /// 192 random bits.
    #[must_use]
    pub fn random() -> Self {
        let mut bytes = [0_u8; 24];
        rand::rng().fill_bytes(&mut bytes);
        Self(BASE64_URL_SAFE_NO_PAD.encode(bytes))
    }

    #[must_use]
    pub fn hash(&self) -> TokenHash {
        Sha256::digest(self.0.as_bytes()).into()
    }
}

impl NamedKey {
    fn new(key: &[u8]) -> Self {
        Self {
            id: hex(&keyed(key, &[b"key id"]).bytes()[..4]),
            encoding: EncodingKey::from_secret(key),
            decoding: DecodingKey::from_secret(key),
        }
    }
}

impl Tokens {
    #[must_use]
    pub fn new(keys: &Keys) -> Self {
        let mut validation = Validation::new(Algorithm::HS256);
        // The login row's expiry decides, by the database's clock. The claim `exp` is only information for other programs.
        validation.validate_exp = false;
        Self {
            keys: keys.accepted(Purpose::Token).iter().map(|key| NamedKey::new(key)).collect(),
            legacy_keys: keys.secrets().iter().map(|secret| NamedKey::new(secret.as_bytes())).collect(),
            validation,
        }
    }

    #[must_use]
    pub fn sign(&self, of: AccountLogin, id: &TokenId, now: DateTime<Utc>, expiry: DateTime<Utc>) -> String {
        let key = &self.keys[0];
        let header = Header { kid: Some(key.id.clone()), ..Header::new(Algorithm::HS256) };
        let claims = Claims {
            sub: of.uid.to_string(),
            sid: Some(of.login),
            jti: id.0.clone(),
            exp: expiry.timestamp(),
            iat: now.timestamp(),
        };
        encode(&header, &claims, &key.encoding).expect("an HMAC key always signs")
    }

    /// A token that nodes of older releases accept, too. Only for a login that has no other kind of token yet.
    #[must_use]
    pub fn sign_legacy(&self, of: AccountLogin, now: DateTime<Utc>, expiry: DateTime<Utc>) -> String {
        let claims = Claims {
            sub: of.uid.to_string(),
            sid: None,
            jti: of.login.to_string(),
            exp: expiry.timestamp(),
            iat: now.timestamp(),
        };
        encode(&Header::new(Algorithm::HS256), &claims, &self.legacy_keys[0].encoding)
            .expect("an HMAC key always signs")
    }

    /// The content of a token that this portal signed. `None` for any other text.
    #[must_use]
    pub fn verify(&self, token: &str) -> Option<Claimed> {
        let kid = decode_header(token).ok()?.kid;
        let keys = if kid.is_some() { &self.keys } else { &self.legacy_keys };
        let named = |key: &NamedKey| kid.as_ref().is_none_or(|kid| *kid == key.id);
        let (place, claims) =
            keys.iter().enumerate().filter(|(_, key)| named(key)).find_map(|(place, key)| {
                let decoded = decode::<Claims>(token, &key.decoding, &self.validation).ok()?;
                Some((place, decoded.claims))
            })?;
        let is_legacy = kid.is_none();
        let login = if is_legacy { claims.jti.parse().ok()? } else { claims.sid? };
        let id = if is_legacy { TokenId(login.to_string()) } else { TokenId(claims.jti) };
        let of = AccountLogin { uid: claims.sub.parse().ok()?, login };
        Some(Claimed {
            presented: Presented { of, hash: id.hash(), is_legacy },
            signed: DateTime::from_timestamp(claims.iat, 0)?,
            current_key: place == 0,
        })
    }
}

/// The keys of the configured secrets.
pub fn keys(config: &Config) -> anyhow::Result<Keys> {
    let previous = config.auth.secret_previous.as_ref().map(|Secret(secret)| secret.as_str());
    Ok(Keys::new(&secret(config)?, previous))
}

/// The configured secret; in development a random one that is generated once and stored.
fn secret(config: &Config) -> anyhow::Result<String> {
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
    const ONE: &str = "a secret that is long enough for it";
    const OTHER: &str = "another secret, long enough as well";

    fn tokens(current: &str, previous: Option<&str>) -> Tokens {
        Tokens::new(&Keys::new(current, previous))
    }

    fn now() -> DateTime<Utc> {
        DateTime::from_timestamp(1_700_000_000, 0).unwrap()
    }

    #[test]
    fn a_token_says_what_it_was_signed_for() {
        let (tokens, id) = (tokens(ONE, None), TokenId::random());
        let presented = Presented { of: NAMED, hash: id.hash(), is_legacy: false };
        let expected = Claimed { presented, signed: now(), current_key: true };
        assert_eq!(tokens.verify(&tokens.sign(NAMED, &id, now(), now())), Some(expected));
    }

    #[test]
    fn two_tokens_of_a_login_have_different_hashes() {
        assert_ne!(TokenId::random().hash(), TokenId::random().hash());
    }

    #[test]
    fn a_token_of_an_older_release_is_accepted_and_named_by_its_login() {
        let old = encode(
            &Header::new(Algorithm::HS256),
            &serde_json::json!({ "sub": "10001", "jti": NAMED.login, "exp": 9, "iat": now().timestamp() }),
            &EncodingKey::from_secret(ONE.as_bytes()),
        )
        .unwrap();
        let claimed = tokens(ONE, None).verify(&old).unwrap();
        assert_eq!((claimed.presented.of, claimed.presented.is_legacy), (NAMED, true));
        let again = tokens(ONE, None).sign_legacy(NAMED, now(), now());
        assert_eq!(tokens(ONE, None).verify(&again).unwrap(), claimed);
        assert!(!tokens(OTHER, Some(ONE)).verify(&old).unwrap().current_key);
    }

    #[test]
    fn a_token_of_the_previous_secret_is_accepted_and_none_is_signed_with_it() {
        let id = TokenId::random();
        let old = tokens(ONE, None).sign(NAMED, &id, now(), now());
        let rotated = tokens(OTHER, Some(ONE));
        assert!(rotated.verify(&old).is_some_and(|claimed| !claimed.current_key));
        let new = rotated.sign(NAMED, &id, now(), now());
        assert_eq!(tokens(ONE, None).verify(&new), None);
        assert!(tokens(OTHER, None).verify(&new).is_some());
        assert_eq!(tokens(OTHER, None).verify(&old), None);
    }

    #[test]
    fn the_secret_itself_and_keys_of_other_purposes_sign_no_token_of_the_new_kind() {
        let (tokens, keys) = (tokens(ONE, None), Keys::new(ONE, None));
        let token = tokens.sign(NAMED, &TokenId::random(), now(), now());
        let header = decode_header(&token).unwrap();
        let claims = decode::<Claims>(&token, &tokens.keys[0].decoding, &tokens.validation).unwrap().claims;
        let others = Purpose::ALL.into_iter().filter(|purpose| *purpose != Purpose::Token);
        let mut wrong: Vec<Vec<u8>> = others.map(|purpose| keys.current(purpose).to_vec()).collect();
        wrong.push(ONE.into());
        for key in wrong {
            let forged = encode(&header, &claims, &EncodingKey::from_secret(&key)).unwrap();
            assert_eq!(tokens.verify(&forged), None);
        }
        // Without `kid` the secret signs, but then the `jti` has to be the id of the login.
        let forged =
            encode(&Header::new(Algorithm::HS256), &claims, &EncodingKey::from_secret(ONE.as_bytes()))
                .unwrap();
        assert_eq!(tokens.verify(&forged), None);
    }

    #[test]
    fn altered_foreign_and_unsigned_tokens_say_nothing() {
        let id = TokenId::random();
        let sign = |secret| tokens(secret, None).sign(NAMED, &id, now(), now());
        let (token, foreign) = (sign(ONE), sign(OTHER));
        let mut altered = token.clone();
        let place = token.len() - 4..token.len() - 3;
        altered.replace_range(place.clone(), if &token[place] == "A" { "B" } else { "A" });
        let unsigned = format!("eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0.{}.", token.split('.').nth(1).unwrap());
        for wrong in [foreign.as_str(), &altered, &unsigned, "", "a.b.c"] {
            assert_eq!(tokens(ONE, None).verify(wrong), None, "{wrong}");
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
