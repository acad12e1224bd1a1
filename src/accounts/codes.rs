//! Codes by SMS: six digits, stored as a keyed hash, bound to their scene and their phone.

use actors::{
    CommitError, Node,
    short_term::{ShortTerm, Tried},
};
use chrono::{DateTime, Utc};
use rand::Rng;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::{config::Sms, platform::hmac::keyed};

pub struct SmsCodes {
    key: [u8; 32],
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
    pub fn new(secret: &str) -> Self {
        Self { key: mac(secret.as_bytes(), &["portal sms code"]) }
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
        let (key, hash) = (place(scene, phone), self.hash(scene, phone, &code));
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
        let (key, hash) = (place(scene, phone), self.hash(scene, phone, code));
        let (tries, life) = (settings.code_tries, settings.code_life.duration());
        let tried = node.short_term().try_code(&key, &hash, tries, life, now).await?;
        Ok((tried != Tried::Unknown).then_some(tried == Tried::Right))
    }

    fn hash(&self, scene: Scene, phone: &str, code: &str) -> [u8; 32] {
        mac(&self.key, &[scene.as_str(), phone, code])
    }
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
        let codes = SmsCodes::new("one secret");
        let hash = codes.hash(Scene::Login, "13812345678", "123456");
        assert_eq!(hash, SmsCodes::new("one secret").hash(Scene::Login, "13812345678", "123456"));
        assert_ne!(hash, SmsCodes::new("another secret").hash(Scene::Login, "13812345678", "123456"));
        assert_ne!(hash, codes.hash(Scene::Reset, "13812345678", "123456"));
        assert_ne!(hash, codes.hash(Scene::Login, "13812345679", "123456"));
        assert_ne!(hash, codes.hash(Scene::Login, "13812345678", "123457"));
    }
}
