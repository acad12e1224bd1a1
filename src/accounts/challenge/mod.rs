//! Challenges: automated callers pay for a call with work before it is served (code 1009).
//!
//! - A challenge is never a lock-out: a call with a solution passes, and limits that can refuse a call are kept apart.
//! - A challenge belongs to one protected call: a solution for another phone, scene or login name is invalid.
//! - A challenge is signed and not stored. A solution counts once: its use and the limits of the call are taken together, or neither.
//! - `ChallengeProvider` is the port. A captcha service fits in: it issues its site key and verifies its response token.

mod proof_of_work;

use std::time::Duration;

use actors::{
    CommitError,
    short_term::{Allowance, Rule},
};
use chrono::{DateTime, Utc};
use futures_util::future::BoxFuture;
use serde::Serialize;
use utoipa::ToSchema;

use super::codes::Scene;
use crate::platform::limits::{Limited, Limits};

pub use proof_of_work::ProofOfWork;

/// A call that a challenge protects, and whom it concerns.
#[derive(Debug, Clone, Copy)]
pub enum Protected<'a> {
    /// A code to this phone.
    SmsCode { scene: Scene, phone: &'a str },
    /// A guess at the password of this login name, in lower case.
    Password { login_name: &'a str },
}

/// What the client has to solve.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Challenge {
    /// The proof of work of ALTCHA (version 1): find the number from 0 to `maxnumber` for which the SHA-256 of `salt` and the number, in
    /// decimal digits, is `challenge`. The solution is the base64 of the JSON `{algorithm, challenge, number, salt, signature}`.
    Altcha { algorithm: String, challenge: String, maxnumber: u32, salt: String, signature: String },
}

/// A right solution.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Solved {
    /// Differs between challenges.
    pub id: String,
    /// The solution is invalid from then on.
    pub expiry: DateTime<Utc>,
}

/// Issues challenges and checks solutions.
pub trait ChallengeProvider: Send + Sync {
    fn issue(&self, protected: Protected<'_>, now: DateTime<Utc>) -> Challenge;

    /// `None`: the solution is wrong, expired, or belongs to another call.
    fn check<'a>(
        &'a self,
        protected: Protected<'a>,
        solution: &'a str,
        now: DateTime<Utc>,
    ) -> BoxFuture<'a, Option<Solved>>;
}

/// Why a protected call is refused.
#[derive(Debug)]
pub enum Denied {
    Limited(Limited),
    /// The call has to come again with a solution.
    Challenged(Challenge),
}

impl From<Limited> for Denied {
    fn from(limited: Limited) -> Self {
        Self::Limited(limited)
    }
}

impl From<CommitError> for Denied {
    fn from(error: CommitError) -> Self {
        Self::Limited(error.into())
    }
}

impl From<sql::Error> for Denied {
    fn from(error: sql::Error) -> Self {
        Self::Limited(error.into())
    }
}

/// A protected call, with the solution that the client sent.
pub struct Gate<'a> {
    pub provider: &'a dyn ChallengeProvider,
    pub limits: &'a Limits,
    pub protected: Protected<'a>,
    pub solution: Option<&'a str>,
}

/// A call that may pass.
pub struct Passed {
    pub at: DateTime<Utc>,
    /// The time until the limits allow the same call again.
    pub wait: Duration,
    /// The remaining amount of each limit.
    pub left: Vec<u32>,
    /// The taken allowances of calls without a challenge. Empty: the call brought a solution.
    pub unchallenged: Vec<Allowance>,
    /// The key of the solution's use.
    pub solution: Option<String>,
}

impl Gate<'_> {
    /// Takes the limits of the call, and either a solution or the allowances of calls without a challenge. An exhausted limit is reported
    /// before a challenge, so that nobody works for a refusal.
    pub async fn pass(&self, limits: Vec<Allowance>, unchallenged: Vec<Allowance>) -> Result<Passed, Denied> {
        let at = self.limits.now();
        let solved = match self.solution {
            Some(solution) => self.provider.check(self.protected, solution, at).await,
            None => None,
        };
        let used = solved.as_ref().map(Solved::once);
        let unchallenged = if used.is_some() { Vec::new() } else { unchallenged };
        let bounds = limits.len();
        let mut allowances = limits;
        allowances.extend(used.iter().chain(&unchallenged).cloned());
        let mut taken = self.limits.try_take(&allowances, at).await?;
        let wait = taken.waits.iter().take(bounds).copied().max().unwrap_or_default();
        if taken.granted {
            taken.left.truncate(bounds);
            Ok(Passed { at, wait, left: taken.left, unchallenged, solution: used.map(|used| used.key) })
        } else if wait > Duration::ZERO {
            Err(Limited::TooMany { wait }.into())
        } else {
            Err(Denied::Challenged(self.provider.issue(self.protected, at)))
        }
    }
}

impl Solved {
    /// The one use of this solution. It is remembered for longer than the solution is valid, because the clocks of nodes differ.
    fn once(&self) -> Allowance {
        let end = self.expiry + sql::short_term::AHEAD;
        Allowance { key: format!("challenge:{}", self.id), rule: Rule::Until { most: 1, end } }
    }
}

impl Protected<'_> {
    /// The parts that a solution belongs to. Only the last part can contain a line break.
    fn parts(&self) -> [&str; 3] {
        match self {
            Self::SmsCode { scene, phone } => ["smsCode", scene.as_str(), phone],
            Self::Password { login_name } => ["login", "", login_name],
        }
    }
}
