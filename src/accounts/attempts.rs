//! Limits guesses at passwords and codes. An attempt counts before it is answered, so that many at once are many. A right one is
//! given back.

use std::net::IpAddr;

use actors::{CommitError, short_term::Allowance};
use chrono::{DateTime, Utc};

use crate::{
    accounts::passwords::{Busy, Passwords},
    config::{Auth, Sms},
    platform::limits::{Limited, Limits, from, network},
};

/// One guess. It counts until it turns out to be right.
pub struct Attempt<'a> {
    limits: &'a Limits,
    /// Of the secret that is guessed: the right answer forgives the wrong ones before.
    own: Option<Allowance>,
    /// Of all guesses from one network: the right answer does not count.
    shared: Vec<Allowance>,
    at: DateTime<Utc>,
}

/// Why a password was not compared.
#[derive(Debug)]
pub enum NotVerified {
    /// Too many passwords wait to be hashed.
    Busy(Busy),
    Failed(CommitError),
}

impl From<CommitError> for NotVerified {
    fn from(error: CommitError) -> Self {
        Self::Failed(error)
    }
}

impl<'a> Attempt<'a> {
    /// At the password of a name, known or unknown. Names are ASCII: their case folds as the database folds it.
    pub async fn at_password(
        limits: &'a Limits,
        auth: &Auth,
        name: &str,
        address: IpAddr,
    ) -> Result<Self, Limited> {
        let own = format!("{}:{}", network(address), name.to_ascii_lowercase());
        let tries = Allowance { key: format!("login:{own}"), rule: auth.logins_per_name.rule() };
        let own = Allowance { key: format!("password:{own}"), rule: auth.wrong_per_name.rule() };
        let shared = from("password-from", address, &auth.wrong_per_address);
        Self::begin(limits, Some(own), shared, Some(tries)).await
    }

    /// At the old password of the account that is signed in.
    pub async fn at_old_password(limits: &'a Limits, auth: &Auth, uid: i64) -> Result<Self, Limited> {
        let tries = Allowance { key: format!("password-change:{uid}"), rule: auth.logins_per_name.rule() };
        let own = Allowance { key: format!("old-password:{uid}"), rule: auth.wrong_per_account.rule() };
        Self::begin(limits, Some(own), Vec::new(), Some(tries)).await
    }

    /// At a code by SMS. Each code has its own few tries in addition.
    pub async fn at_code(limits: &'a Limits, sms: &Sms, address: IpAddr) -> Result<Self, Limited> {
        Self::begin(limits, None, from("code-from", address, &sms.wrong_per_address), None).await
    }

    /// Whether the hash is of this password. If the server is too busy to hash it, this was no attempt.
    pub async fn verify(
        self,
        passwords: &Passwords,
        password: String,
        expected: Option<String>,
    ) -> Result<bool, NotVerified> {
        match passwords.verify(password, expected).await {
            Ok(true) => {
                self.was_right().await?;
                Ok(true)
            }
            Ok(false) => Ok(false),
            Err(busy) => {
                self.was_none().await?;
                Err(NotVerified::Busy(busy))
            }
        }
    }

    /// `tries` count whether the guess is right or wrong.
    async fn begin(
        limits: &'a Limits,
        own: Option<Allowance>,
        shared: Vec<Allowance>,
        tries: Option<Allowance>,
    ) -> Result<Self, Limited> {
        let at = limits.now();
        let allowances: Vec<_> = own.iter().chain(&shared).chain(&tries).cloned().collect();
        let taken = limits.try_take(&allowances, at).await?;
        if taken.granted {
            Ok(Self { limits, own, shared, at })
        } else {
            Err(Limited::TooMany { wait: taken.wait })
        }
    }

    /// The guess could not be judged.
    pub async fn was_none(self) -> Result<(), CommitError> {
        let keys: Vec<_> = self.own.iter().chain(&self.shared).map(|one| one.key.as_str()).collect();
        self.limits.give_back(&keys, self.at).await
    }

    pub async fn was_right(self) -> Result<(), CommitError> {
        if let Some(own) = self.own {
            self.limits.forgive(&[&own.key]).await?;
        }
        let shared: Vec<_> = self.shared.iter().map(|one| one.key.as_str()).collect();
        if !shared.is_empty() {
            self.limits.give_back(&shared, self.at).await?;
        }
        Ok(())
    }
}
