//! Sign-in by password and code, and the sessions that it begins.

use std::net::IpAddr;

use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use chrono::{DateTime, Utc};
use rand::RngCore;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use sql::{
    Pool,
    operator::{NewSession, TokenHash},
    operator_log::{Entry, Subject, Written},
    short_term::{Allowance, Take, give_back},
};

use super::{Caller, Identity, Ops, Refused, totp};
use crate::{
    config::is_operator_name,
    platform::limits::{from, network},
};

/// What a sign-in presents.
pub struct Given {
    pub name: String,
    pub password: String,
    /// Of the authenticator app.
    pub code: String,
    pub address: IpAddr,
    pub agent: String,
}

/// A session that began.
pub struct SignedIn {
    pub identity: Identity,
    pub token: String,
    pub expiry: DateTime<Utc>,
}

/// Longest stored name of a client, characters.
const MAX_AGENT: usize = 200;

impl Ops {
    /// Begins a session. A wrong name, password and code get the same answer.
    pub async fn sign_in(&self, given: Given, request_id: &str) -> Result<SignedIn, Refused> {
        let now = self.now();
        let mut guess = self.count_guess(&given.name, given.address, now).await?;
        let known = match is_operator_name(&given.name) {
            true => {
                let client = self.pool.get().await.map_err(sql::Error::from)?;
                sql::operator::by_name(&client, &given.name).await?.filter(|known| !known.disabled)
            }
            false => None,
        };
        // Hold no database connection while the password check waits in its queue.
        let hash = known.as_ref().map(|known| known.password_hash.clone());
        let right = match self.passwords.verify(given.password, hash).await {
            Ok(right) => right,
            Err(busy) => {
                self.forgive(&guess, now).await?;
                return Err(busy.into());
            }
        };
        let (Some(known), true) = (known, right) else { return Err(wrong()) };
        let Some(opened) = self.seals.open(&known.name, &known.totp_sealed) else {
            tracing::error!(
                operator = known.name,
                "the secret of this operator's codes was sealed under another PORTAL_SECRET: reset it"
            );
            return Err(Refused::Wrong);
        };
        // Answered like a wrong code, because another answer would confirm the password.
        guess.push(self.count_code(known.id, now).await?.ok_or_else(wrong)?);
        let step = totp::step_of(&opened.secret, given.code.trim(), now).ok_or_else(wrong)?;

        let token = new_token();
        let (token_hash, expiry) = (hash_of(&token), now + self.session_life());
        let resealed = (!opened.current_key).then(|| self.seals.seal(&known.name, &opened.secret));
        let (address, agent) =
            (given.address.to_string(), given.agent.chars().take(MAX_AGENT).collect::<String>());
        // The log names the operator who signs in.
        let caller = Caller {
            identity: Identity {
                id: Some(known.id),
                name: known.name.clone(),
                roles: Vec::new(),
                password_once: known.password_once,
                session: None,
            },
            request_id: request_id.to_owned(),
        };
        let begun = self
            .write(&caller, async |tx| {
                // Under the lock: the password may have changed, and the code may have been used, since they were read.
                let current = sql::operator::lock(tx, known.id).await?;
                let is_same = |hash: &str, disabled: bool| hash == known.password_hash && !disabled;
                if !current.is_some_and(|current| is_same(&current.password_hash, current.disabled))
                    || !sql::operator::use_code(tx, known.id, step).await?
                {
                    return Ok(Written::Nothing(false));
                }
                if let Some(sealed) = &resealed {
                    sql::operator::seal_again(tx, known.id, &known.totp_sealed, sealed).await?;
                }
                let session = NewSession {
                    token_hash,
                    operator: known.id,
                    begin: now,
                    expiry,
                    address: &address,
                    agent: &agent,
                };
                sql::operator::insert_session(tx, &session).await?;
                Ok(Written::Changed(
                    true,
                    Entry {
                        action: "session.begin",
                        subject: Subject::new("operator", &known.name),
                        reason: String::new(),
                        before: Value::Null,
                        after: json!({ "address": address, "agent": agent }),
                    },
                ))
            })
            .await?;
        if !begun {
            return Err(wrong());
        }
        self.forgive(&guess, now).await?;
        let identity = self.identity(&token).await?.ok_or(Refused::Wrong)?;
        Ok(SignedIn { identity, token, expiry })
    }

    /// The operator of a live session.
    pub async fn identity(&self, token: &str) -> Result<Option<Identity>, Refused> {
        Ok(identity_of(&self.pool, token, self.now()).await?)
    }

    /// Ends the caller's session. Does nothing for a command with direct access to the database.
    pub async fn sign_out(&self, caller: &Caller) -> Result<(), Refused> {
        let Some(session) = &caller.identity.session else { return Ok(()) };
        let now = self.now();
        self.write(caller, async |tx| {
            sql::operator::end_session(tx, &session.token_hash, now).await?;
            Ok(Written::Changed(
                (),
                Entry {
                    action: "session.end",
                    subject: Subject::new("operator", &caller.identity.name),
                    reason: String::new(),
                    before: Value::Null,
                    after: Value::Null,
                },
            ))
        })
        .await
    }

    /// Counts a guess before it is checked, so that concurrent guesses all count. Limits count by network, so nobody locks an operator
    /// out from elsewhere.
    async fn count_guess(
        &self,
        name: &str,
        address: IpAddr,
        now: DateTime<Utc>,
    ) -> Result<Vec<String>, Refused> {
        // No operator has another name. PostgreSQL's text cannot store every one of them.
        let name = if is_operator_name(name) { name } else { "?" };
        let of_name = Allowance {
            key: format!("operator:{}:{name}", network(address)),
            rule: self.settings.wrong_per_name.rule(),
        };
        let mut allowances = vec![of_name];
        allowances.extend(from("operator-from", address, &self.settings.wrong_per_address));
        let keys = allowances.iter().map(|allowance| allowance.key.clone()).collect();
        let mut client = self.pool.get().await.map_err(sql::Error::from)?;
        let taken = sql::short_term::take(&mut client, &[Take { allowances, now }]).await?;
        match taken.first() {
            Some(taken) if !taken.granted => {
                tracing::warn!(target: "security", kind = "operator", outcome = "refused", "too many guesses");
                Err(Refused::TooMany { wait: taken.wait })
            }
            _ => Ok(keys),
        }
    }

    /// Counts a code behind the right password, from all networks together: many networks could guess a code. No stranger gets here, so
    /// no stranger locks an operator out. `None`: too many.
    async fn count_code(&self, id: i64, now: DateTime<Utc>) -> Result<Option<String>, Refused> {
        let key = format!("operator-code:{id}");
        let allowances = vec![Allowance { key: key.clone(), rule: self.settings.wrong_per_name.rule() }];
        let mut client = self.pool.get().await.map_err(sql::Error::from)?;
        let taken = sql::short_term::take(&mut client, &[Take { allowances, now }]).await?;
        Ok(taken.first().is_none_or(|taken| taken.granted).then_some(key))
    }

    /// The guess was right, or was not checked: it does not count.
    async fn forgive(&self, guess: &[String], at: DateTime<Utc>) -> Result<(), Refused> {
        let keys: Vec<&str> = guess.iter().map(String::as_str).collect();
        Ok(give_back(&self.pool, &keys, at).await?)
    }
}

/// The operator of a session that is live at `now`. For commands with direct access to the database, too.
pub async fn identity_of(
    pool: &Pool,
    token: &str,
    now: DateTime<Utc>,
) -> Result<Option<Identity>, sql::Error> {
    let hash = hash_of(token);
    let session = sql::operator::session(&pool.get().await?, &hash, now).await?;
    Ok(session.map(|session| Identity::of(session, hash)))
}

/// The refusal of a guess. Limits by network bound these lines.
fn wrong() -> Refused {
    tracing::warn!(target: "security", kind = "operator", outcome = "wrong", "a wrong name, password or code");
    Refused::Wrong
}

/// 256 random bits. The prefix tells scanners for leaked secrets what it is.
fn new_token() -> String {
    let mut bytes = [0; 32];
    rand::rng().fill_bytes(&mut bytes);
    format!("portal_ops_{}", BASE64_URL_SAFE_NO_PAD.encode(bytes))
}

fn hash_of(token: &str) -> TokenHash {
    Sha256::digest(token.as_bytes()).into()
}
