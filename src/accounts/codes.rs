//! Codes by SMS: six digits, stored as a keyed hash, bound to their scene and their phone.

use actors::{
    CommitError, Node,
    short_term::{ShortTerm, Tried},
};
use chrono::{DateTime, Utc};
use rand::Rng;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::{
    config::Sms,
    platform::{
        hmac::keyed,
        keys::{Key, Keys, Purpose},
    },
};

pub struct SmsCodes {
    /// The current one first. A code that was hashed with the other one is accepted, too.
    keys: Vec<Key>,
}

/// The scene of a code; it is invalid for any other scene.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum Scene {
    /// Sign-in by phone.
    Login,
    /// Binding a phone to an account.
    Bind,
    /// A new password.
    Reset,
}

impl Scene {
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Login => "login",
            Self::Bind => "bind",
            Self::Reset => "reset",
        }
    }
}

impl SmsCodes {
    /// Nodes with the same secret accept each other's codes.
    #[must_use]
    pub fn new(keys: &Keys) -> Self {
        Self { keys: keys.accepted(Purpose::SmsCode) }
    }

    /// Creates a code. It replaces the previous one.
    pub async fn issue(
        &self,
        node: &Node,
        settings: &Sms,
        scene: Scene,
        phone: &str,
        now: DateTime<Utc>,
    ) -> Result<String, CommitError> {
        let code = format!("{:06}", rand::rng().random_range(0..1_000_000));
        let (key, hash) = (place(scene, phone), hash(&self.keys[0], scene, phone, &code));
        node.short_term().put_code(&key, &hash, settings.code_life.duration(), now).await?;
        Ok(code)
    }

    /// Whether the code is right; then it is used up. `None`: it cannot be checked now.
    pub async fn try_code(
        &self,
        node: &Node,
        settings: &Sms,
        scene: Scene,
        phone: &str,
        code: &str,
        now: DateTime<Utc>,
    ) -> Result<Option<bool>, CommitError> {
        let (tries, life) = (settings.code_tries, settings.code_life.duration());
        let (place, mut tried) = (place(scene, phone), Tried::Wrong);
        // While the portal has two secrets, a wrong code counts as two tries: a code lives for minutes.
        for key in &self.keys {
            let hash = hash(key, scene, phone, code);
            tried = node.short_term().try_code(&place, &hash, tries, life, now).await?;
            if tried != Tried::Wrong {
                break;
            }
        }
        Ok((tried != Tried::Unknown).then_some(tried == Tried::Right))
    }
}

fn hash(key: &Key, scene: Scene, phone: &str, code: &str) -> [u8; 32] {
    mac(key, &[scene.as_str(), phone, code])
}

fn place(scene: Scene, phone: &str) -> String {
    format!("{}:{phone}", scene.as_str())
}

fn mac(key: &[u8], parts: &[&str]) -> [u8; 32] {
    let lines: String = parts.iter().map(|part| format!("{part}\n")).collect();
    keyed(key, &[lines.as_bytes()]).bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hash_is_of_one_secret_scene_and_phone() {
        let key = |secret: &str| SmsCodes::new(&Keys::new(secret, None)).keys[0];
        let of = |scene, phone, code| hash(&key("one secret"), scene, phone, code);
        let first = of(Scene::Login, "13812345678", "123456");
        assert_eq!(first, of(Scene::Login, "13812345678", "123456"));
        assert_ne!(first, hash(&key("another secret"), Scene::Login, "13812345678", "123456"));
        assert_ne!(first, of(Scene::Reset, "13812345678", "123456"));
        assert_ne!(first, of(Scene::Login, "13812345679", "123456"));
        assert_ne!(first, of(Scene::Login, "13812345678", "123457"));
    }
}
