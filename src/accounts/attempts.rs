//! Limits guesses at passwords, PINs and codes. A guess counts before it is checked, so that concurrent guesses all count. A right guess is
//! given back.
//!
//! - Limits that refuse guesses count by network or by signed-in account, so no stranger uses up the owner's.
//! - Guesses at one login name from everywhere together lead to a challenge. The right password with a solution always signs in.

use std::net::IpAddr;

use actors::{CommitError, short_term::Allowance};
use chrono::{DateTime, Utc};

use crate::{
    accounts::{
        challenge::{ChallengeProvider, Denied, Gate, Passed, Protected},
        passwords::{Busy, Passwords},
    },
    config::{Auth, Sms},
    platform::limits::{Limited, Limits, from, network},
};

/// One guess. It counts until it turns out to be right.
pub struct Attempt<'a> {
    limits: &'a Limits,
    /// The limit of the guessed secret. A right guess deletes the earlier wrong ones.
    own: Option<Allowance>,
    /// The limits that guesses at other secrets or of other guessers share. A right guess does not count.
    shared: Vec<Allowance>,
    /// The key of the use of a challenge's solution.
    solution: Option<String>,
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
    /// A guess at the password of a known or unknown name. Names are ASCII, so this folds their case like the database. `solution`: of a
    /// challenge.
    pub async fn at_password(
        limits: &'a Limits,
        challenges: &dyn ChallengeProvider,
        auth: &Auth,
        name: &str,
        address: IpAddr,
        solution: Option<&str>,
    ) -> Result<Self, Denied> {
        let name = name.to_ascii_lowercase();
        let of_network = format!("{}:{name}", network(address));
        let tries = Allowance { key: format!("login:{of_network}"), rule: auth.logins_per_name.rule() };
        let own = Allowance { key: format!("password:{of_network}"), rule: auth.wrong_per_name.rule() };
        let mut shared = from("password-from", address, &auth.wrong_per_address);
        let anywhere = Allowance {
            key: format!("password-anywhere:{name}"),
            rule: auth.unchallenged_wrong_per_name.rule(),
        };
        let protected = Protected::Password { login_name: &name };
        let gate = Gate { provider: challenges, limits, protected, solution };
        let bounds: Vec<_> = [&own, &tries].into_iter().chain(&shared).cloned().collect();
        let Passed { at, unchallenged, solution, .. } = gate.pass(bounds, vec![anywhere]).await?;
        shared.extend(unchallenged);
        Ok(Self { limits, own: Some(own), shared, solution, at })
    }

    /// A guess at the old password of the signed-in account.
    pub async fn at_old_password(limits: &'a Limits, auth: &Auth, uid: i64) -> Result<Self, Limited> {
        let tries = Allowance { key: format!("password-change:{uid}"), rule: auth.logins_per_name.rule() };
        let own = Allowance { key: format!("old-password:{uid}"), rule: auth.wrong_per_account.rule() };
        Self::begin(limits, Some(own), Vec::new(), Some(tries)).await
    }

    /// A guess at the PIN of the account's youth mode.
    pub async fn at_pin(limits: &'a Limits, auth: &Auth, uid: i64) -> Result<Self, Limited> {
        let tries = Allowance { key: format!("youth-pin-change:{uid}"), rule: auth.logins_per_name.rule() };
        let own = Allowance { key: format!("youth-pin:{uid}"), rule: auth.wrong_pins_per_account.rule() };
        Self::begin(limits, Some(own), Vec::new(), Some(tries)).await
    }

    /// A guess at a code by SMS. In addition, each code has its own few tries.
    pub async fn at_code(limits: &'a Limits, sms: &Sms, address: IpAddr) -> Result<Self, Limited> {
        Self::begin(limits, None, from("code-from", address, &sms.wrong_per_address), None).await
    }

    /// Whether the password belongs to the hash. If the server is too busy to hash it, the guess does not count.
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

    /// Counts the guess. A use of `tries` is never given back, also if the guess is right.
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
            Ok(Self { limits, own, shared, solution: None, at })
        } else {
            Err(Limited::TooMany { wait: taken.wait })
        }
    }

    /// The guess could not be checked, so it does not count.
    pub async fn was_none(self) -> Result<(), CommitError> {
        let keys: Vec<_> = self.own.iter().chain(&self.shared).map(|one| one.key.as_str()).collect();
        self.limits.give_back(&keys, self.at).await?;
        if let Some(solution) = &self.solution {
            self.limits.forgive(&[solution]).await?;
        }
        Ok(())
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
