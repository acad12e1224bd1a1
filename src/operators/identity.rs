//! Who makes a call.

use chrono::{DateTime, Utc};
use sql::{
    operator::TokenHash,
    operator_log::{Actor, By},
};

use super::{Permission, Role};

/// The operator of a development node. The database refuses an operator of this name.
pub(super) const DEV: &str = "dev";

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Identity {
    /// `None`: a command with direct access to the database.
    pub id: Option<i64>,
    pub name: String,
    pub roles: Vec<Role>,
    /// The password was made by the portal, and must be replaced first.
    pub password_once: bool,
    pub session: Option<Session>,
}

/// The session of a call over HTTP.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Session {
    pub token_hash: TokenHash,
    pub expiry: DateTime<Utc>,
}

impl Identity {
    /// The operator of a development node, without sign-in.
    #[must_use]
    pub fn dev() -> Self {
        Self::direct(DEV)
    }

    /// A command with direct access to the database.
    #[must_use]
    pub fn direct(name: &str) -> Self {
        Self {
            id: None,
            name: name.to_owned(),
            roles: vec![Role::Admin],
            password_once: false,
            session: None,
        }
    }

    pub(super) fn of(session: sql::operator::Session, token_hash: TokenHash) -> Self {
        Self {
            id: Some(session.id),
            name: session.name,
            roles: roles_of(&session.roles),
            password_once: session.password_once,
            session: Some(Session { token_hash, expiry: session.expire_time.into() }),
        }
    }

    /// The actor of this identity's entries in the log.
    #[must_use]
    pub fn actor(&self) -> Actor<'_> {
        let name = self.name.as_str();
        self.id.map_or(Actor::Cli(name), |id| Actor::Operator { id, name })
    }

    #[must_use]
    pub fn may(&self, permission: Permission) -> bool {
        self.roles.iter().any(|role| role.may(permission))
    }
}

/// The known roles of these names. A role of a later release allows nothing here.
pub(super) fn roles_of(names: &[String]) -> Vec<Role> {
    names.iter().filter_map(|name| Role::named(name)).collect()
}

/// Who makes a call, in which request.
#[derive(Debug, Clone)]
pub struct Caller {
    pub identity: Identity,
    pub request_id: String,
}

impl Caller {
    /// For the log.
    #[must_use]
    pub fn by(&self) -> By<'_> {
        By { actor: self.identity.actor(), request_id: &self.request_id }
    }
}
