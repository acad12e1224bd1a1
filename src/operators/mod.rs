//! Operators: sign-in, roles, the changes that they make, and the figures that they read.
//!
//! - `Ops` is the only door to the database for operators' calls. `read` runs in a read-only transaction. `write` commits a change
//!   together with its entry in `operator_log`, or neither.
//! - A session is a random token. The database stores its hash. Disabling the operator ends it.
//! - Sign-in takes a password and a code, and a code works once. Guesses are limited by operator and network together and by network,
//!   so no stranger locks an operator out.
//! - A password that the portal made must be replaced before anything else (`api/ops/authorise.rs`).
//! - The clock is an argument: codes and sessions follow it.

pub mod accounts;
mod appeals;
pub mod bans;
mod bills;
pub mod broadcasts;
pub mod change;
pub mod escalation;
pub mod figures;
mod identity;
pub mod manage;
pub mod moderation;
mod profile;
pub mod proposals;
mod refund;
pub mod replication;
pub mod reports;
mod role;
mod seal;
mod sign_in;
mod totp;
mod word_check;

use std::{sync::Arc, time::Duration};

use actors::Clock;
use chrono::{DateTime, TimeDelta, Utc};
use serde_json::Value;
use sql::{Pool, Transaction, operator_log, operator_log::Written};

pub use identity::{Caller, Identity};
pub use role::{Permission, Role};
pub use sign_in::{Given, SignedIn, identity_of};
pub use totp::code_at;

use self::seal::Seals;
use crate::{
    accounts::passwords::{Busy, Passwords},
    config::{Config, Networks, Operators, TwoPersons},
    payments::Payments,
    platform::keys::Keys,
    text::Text,
};

/// What operators' calls reach.
pub struct Ops {
    pool: Pool,
    passwords: Passwords,
    seals: Seals,
    settings: Operators,
    limits: TwoPersons,
    payments: Arc<Payments>,
    /// The proxies whose `X-Forwarded-For` counts.
    pub trusted_proxies: Networks,
    /// The portal's time zone.
    zone: String,
    today: figures::Today,
    clock: Arc<dyn Clock>,
}

/// Why nothing was done.
#[derive(Debug)]
pub enum Refused {
    /// Wrong name, password or code: one answer for all three.
    Wrong,
    TooMany {
        wait: Duration,
    },
    Busy,
    /// There is no such account, order, proposal or operator.
    Gone,
    /// A condition is not met. `need` names it for programs.
    Unmet {
        need: &'static str,
        text: Text,
    },
    /// Like `Unmet`; `data` has `need` and what a person has to know.
    Because {
        text: Text,
        data: Value,
    },
    /// The caller's roles do not allow it.
    Forbidden,
    Malformed {
        field: &'static str,
        text: Text,
    },
    Database(sql::Error),
}

impl From<sql::Error> for Refused {
    fn from(error: sql::Error) -> Self {
        Self::Database(error)
    }
}

impl From<Busy> for Refused {
    fn from(_: Busy) -> Self {
        Self::Busy
    }
}

impl Ops {
    #[must_use]
    pub fn new(
        config: &Config,
        keys: &Keys,
        pool: Pool,
        payments: Arc<Payments>,
        clock: Arc<dyn Clock>,
    ) -> Self {
        Self {
            pool,
            passwords: Passwords::new(config.auth.hashes),
            seals: Seals::new(keys),
            settings: config.operators.clone(),
            limits: config.two_persons.clone(),
            payments,
            trusted_proxies: config.http.trusted_proxies.clone(),
            zone: config.general.zone.clone(),
            today: figures::Today::default(),
            clock,
        }
    }

    #[must_use]
    pub fn now(&self) -> DateTime<Utc> {
        self.clock.now()
    }

    /// Reads in a transaction in which PostgreSQL refuses every write.
    pub async fn read<T>(
        &self,
        reads: impl AsyncFnOnce(&Transaction<'_>) -> Result<T, Refused>,
    ) -> Result<T, Refused> {
        operator_log::read(&self.pool, reads).await
    }

    /// Makes a change and logs it, in one transaction.
    pub async fn write<T>(
        &self,
        caller: &Caller,
        change: impl AsyncFnOnce(&Transaction<'_>) -> Result<Written<T>, Refused>,
    ) -> Result<T, Refused> {
        operator_log::write(&self.pool, caller.by(), change).await
    }

    fn session_life(&self) -> TimeDelta {
        TimeDelta::hours(self.settings.session_hours.into())
    }
}
