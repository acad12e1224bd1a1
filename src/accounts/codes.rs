//! Codes by SMS: six digits, stored as a keyed hash, bound to their scene, their phone and one request.
//!
//! - A code is stored under a random `requestId` that only its requester knows. Nobody else can use the code or use up its tries.
//! - A client that does not know `requestId` is found by its network: an entry of scene, phone and network names the newest request of
//!   that network. Both ways lead to the same code, so it counts its tries once and is used once.
//! - A client that promises to send `requestId` gets no such entry: a neighbour behind the same address cannot reach the code.
//! - A new code does not replace the codes of other requests, so a stranger's request destroys nothing. A phone has at most as many
//!   valid codes as its limits allow in the life of one: with the defaults 5 for strangers and 5 for known devices.

use actors::{
    CommitError, Node,
    short_term::{ShortTerm, Tried},
};
use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use chrono::{DateTime, Utc};
use ipnet::IpNet;
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

/// The length of a `requestId`: 128 bits in base64url.
const REQUEST_ID_CHARS: usize = 22;

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
    /// The erasure of an account.
    Erase,
    /// The export of an account's data.
    Export,
}

impl Scene {
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Login => "login",
            Self::Bind => "bind",
            Self::Reset => "reset",
            Self::Erase => "erase",
            Self::Export => "export",
        }
    }
}

/// Where a code is valid: one scene, one phone.
#[derive(Debug, Clone, Copy)]
pub struct CodeFor<'a> {
    pub scene: Scene,
    pub phone: &'a str,
}

/// A new code.
pub struct Issued {
    pub code: String,
    pub request_id: String,
}

/// How a client says which request a code answers.
#[derive(Debug, Clone, Copy)]
pub enum RequestedBy<'a> {
    /// The `requestId` of the request.
    Id(&'a str),
    /// The newest request of this network.
    Network(IpNet),
}

impl SmsCodes {
    /// Nodes with the same secret accept each other's codes.
    #[must_use]
    pub fn new(keys: &Keys) -> Self {
        Self { keys: keys.accepted(Purpose::SmsCode) }
    }

    /// Creates a code. `network`: clients of this network can use it without its `requestId`, until they request another.
    pub async fn issue(
        &self,
        node: &Node,
        settings: &Sms,
        target: CodeFor<'_>,
        network: Option<IpNet>,
        now: DateTime<Utc>,
    ) -> Result<Issued, CommitError> {
        let code = format!("{:06}", rand::rng().random_range(0..1_000_000));
        let request_id = BASE64_URL_SAFE_NO_PAD.encode(rand::rng().random::<[u8; 16]>());
        let (store, life) = (node.short_term(), settings.code_life.duration());
        let (key, hash) = (of_request(target, &request_id), hash(&self.keys[0], target, &code));
        store.put_code(&key, &hash, life, now).await?;
        if let Some(network) = network {
            let newest = of_network(target, network);
            store.put_code(&newest, request_id.as_bytes(), life, now).await?;
        }
        Ok(Issued { code, request_id })
    }

    /// Whether the caller names a request whose code can still be valid.
    pub async fn is_open(
        &self,
        node: &Node,
        settings: &Sms,
        target: CodeFor<'_>,
        requested: RequestedBy<'_>,
        now: DateTime<Utc>,
    ) -> Result<bool, CommitError> {
        let RequestedBy::Id(id) = requested else { return Ok(false) };
        if !is_request_id(id) {
            return Ok(false);
        }
        let key = of_request(target, id);
        let stored = node.short_term().stored(&key, settings.code_life.duration(), now).await?;
        Ok(stored.is_some_and(|stored| !stored.is_empty()))
    }

    /// Whether the code is right; then it is used up. `None`: it cannot be checked now.
    pub async fn try_code(
        &self,
        node: &Node,
        settings: &Sms,
        target: CodeFor<'_>,
        requested: RequestedBy<'_>,
        code: &str,
        now: DateTime<Utc>,
    ) -> Result<Option<bool>, CommitError> {
        let (store, life) = (node.short_term(), settings.code_life.duration());
        let requests = match requested {
            RequestedBy::Id(id) => Some(vec![id.as_bytes().to_vec()]),
            RequestedBy::Network(network) => store.stored(&of_network(target, network), life, now).await?,
        };
        let Some(requests) = requests else { return Ok(None) };
        let mut is_known = true;
        for request in &requests {
            let Some(request) = std::str::from_utf8(request).ok().filter(|id| is_request_id(id)) else {
                continue;
            };
            match self.try_request(node, settings, target, request, code, now).await? {
                Tried::Right => return Ok(Some(true)),
                Tried::Unknown => is_known = false,
                Tried::Wrong | Tried::Spent | Tried::Absent => {}
            }
        }
        Ok(is_known.then_some(false))
    }

    /// Tries the code of one request. While the portal has two secrets, a wrong code counts as two tries: a code lives for minutes.
    async fn try_request(
        &self,
        node: &Node,
        settings: &Sms,
        target: CodeFor<'_>,
        request_id: &str,
        code: &str,
        now: DateTime<Utc>,
    ) -> Result<Tried, CommitError> {
        let (store, key) = (node.short_term(), of_request(target, request_id));
        let (tries, life) = (settings.code_tries, settings.code_life.duration());
        let mut tried = Tried::Wrong;
        for secret in &self.keys {
            tried = store.try_code(&key, &hash(secret, target, code), tries, life, now).await?;
            if tried != Tried::Wrong {
                break;
            }
        }
        Ok(tried)
    }
}

fn hash(key: &Key, CodeFor { scene, phone }: CodeFor<'_>, code: &str) -> [u8; 32] {
    mac(key, &[scene.as_str(), phone, code])
}

fn of_request(CodeFor { scene, phone }: CodeFor<'_>, request_id: &str) -> String {
    format!("{}:{phone}:{request_id}", scene.as_str())
}

/// The key of the newest request of a network. No request has such an id.
fn of_network(CodeFor { scene, phone }: CodeFor<'_>, network: IpNet) -> String {
    format!("{}:{phone}:network:{network}", scene.as_str())
}

/// Other texts could name another entry of the store.
fn is_request_id(text: &str) -> bool {
    text.len() == REQUEST_ID_CHARS && text.bytes().all(|b| b.is_ascii_alphanumeric() || b"-_".contains(&b))
}

fn mac(key: &[u8], parts: &[&str]) -> [u8; 32] {
    let lines: String = parts.iter().map(|part| format!("{part}\n")).collect();
    keyed(key, &[lines.as_bytes()]).bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_id_names_no_other_entry() {
        assert!(is_request_id(&BASE64_URL_SAFE_NO_PAD.encode([255; 16])));
        for other in ["", "network:192.0.2.1/32", "network:192.0.2.100/32", &"a".repeat(23), &"é".repeat(11)]
        {
            assert!(!is_request_id(other), "{other}");
        }
    }

    #[test]
    fn a_hash_is_of_one_secret_scene_and_phone() {
        let key = |secret: &str| SmsCodes::new(&Keys::new(secret, None)).keys[0];
        let login = CodeFor { scene: Scene::Login, phone: "13812345678" };
        let of = |target, code| hash(&key("one secret"), target, code);
        let first = of(login, "123456");
        assert_eq!(first, of(login, "123456"));
        assert_ne!(first, hash(&key("another secret"), login, "123456"));
        assert_ne!(first, of(CodeFor { scene: Scene::Reset, ..login }, "123456"));
        assert_ne!(first, of(CodeFor { phone: "13812345679", ..login }, "123456"));
        assert_ne!(first, of(login, "123457"));
    }
}
