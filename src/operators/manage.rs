//! Operators create, change and disable operators. The last enabled admin stays one.

use chrono::{DateTime, Utc};
use rand::distr::{Alphanumeric, SampleString};
use serde_json::{Value, json};
use sql::{
    Transaction,
    operator::{Listed, Locked, NewOperator},
    operator_log::{Entry, Subject, Written},
};

use super::{Caller, Ops, Refused, Role, accounts::optional_reason, totp};
use crate::{config::is_operator_name, text::Text};

/// The secrets of an operator, shown once.
pub struct Secrets {
    pub id: i64,
    /// The first sign-in must replace it.
    pub password: Option<String>,
    /// An authenticator app reads it.
    pub otpauth: Option<String>,
}

/// Length of a password that the portal makes: 119 random bits.
const ONCE_CHARACTERS: usize = 20;

impl Ops {
    pub async fn operators(&self) -> Result<Vec<Listed>, Refused> {
        self.read(async |tx| Ok(sql::operator::list(tx).await?)).await
    }

    pub async fn add_operator(
        &self,
        caller: &Caller,
        name: &str,
        roles: &[Role],
    ) -> Result<Secrets, Refused> {
        if !is_operator_name(name) {
            return Err(Refused::Malformed { field: "name", text: Text::OperatorNameRule });
        }
        let roles = names(roles)?;
        let (password, secret) = (new_password(), totp::new_secret());
        let hash = self.passwords.hash(password.clone()).await?;
        let sealed = self.seals.seal(name, &secret);
        let new = NewOperator { name, password_hash: &hash, totp_sealed: &sealed, roles: &roles };
        let id = self
            .write(caller, async |tx| {
                let Some(id) = sql::operator::insert(tx, &new).await? else {
                    return Err(Refused::Malformed { field: "name", text: Text::OperatorNameTaken });
                };
                Ok(Written::Changed(
                    id,
                    entry("operator.add", name, "", Value::Null, json!({ "roles": roles })),
                ))
            })
            .await?;
        Ok(Secrets { id, password: Some(password), otpauth: Some(totp::address(name, &secret)) })
    }

    pub async fn set_roles(&self, caller: &Caller, id: i64, roles: &[Role]) -> Result<(), Refused> {
        let names = names(roles)?;
        self.write(caller, async |tx| {
            let admins = sql::operator::lock_enabled_admins(tx).await?;
            let known = sql::operator::lock(tx, id).await?.ok_or(Refused::Gone)?;
            if admins == [id] && !roles.contains(&Role::Admin) {
                return Err(last_admin());
            }
            sql::operator::set_roles(tx, id, &names).await?;
            let (before, after) = (json!({ "roles": known.roles }), json!({ "roles": names }));
            Ok(Written::Changed((), entry("operator.roles", &known.name, "", before, after)))
        })
        .await
    }

    /// Disables an operator and ends all sessions.
    pub async fn disable_operator(&self, caller: &Caller, id: i64, reason: &str) -> Result<(), Refused> {
        let (reason, now) = (optional_reason(reason)?, self.now());
        self.write(caller, async |tx| {
            let admins = sql::operator::lock_enabled_admins(tx).await?;
            let known = sql::operator::lock(tx, id).await?.ok_or(Refused::Gone)?;
            if admins == [id] {
                return Err(last_admin());
            }
            if !sql::operator::disable(tx, id, now).await? {
                return Ok(Written::Nothing(()));
            }
            let (before, after) = (json!({ "disabled": false }), json!({ "disabled": true }));
            Ok(Written::Changed((), entry("operator.disable", &known.name, reason, before, after)))
        })
        .await
    }

    /// Gives an operator a new one-time password and ends all sessions.
    pub async fn reset_password(&self, caller: &Caller, id: i64) -> Result<Secrets, Refused> {
        let password = new_password();
        let (hash, now) = (self.passwords.hash(password.clone()).await?, self.now());
        self.write(caller, async |tx| {
            let known = lock(tx, id, now).await?;
            sql::operator::set_password(tx, id, &hash, true).await?;
            Ok(Written::Changed((), entry("operator.password", &known.name, "", Value::Null, Value::Null)))
        })
        .await?;
        Ok(Secrets { id, password: Some(password), otpauth: None })
    }

    /// Gives an operator a new secret for codes and ends all sessions.
    pub async fn reset_totp(&self, caller: &Caller, id: i64) -> Result<Secrets, Refused> {
        let (secret, now) = (totp::new_secret(), self.now());
        let name = self
            .write(caller, async |tx| {
                let known = lock(tx, id, now).await?;
                sql::operator::set_totp(tx, id, &self.seals.seal(&known.name, &secret)).await?;
                let logged = entry("operator.totp", &known.name, "", Value::Null, Value::Null);
                Ok(Written::Changed(known.name, logged))
            })
            .await?;
        Ok(Secrets { id, password: None, otpauth: Some(totp::address(&name, &secret)) })
    }

    /// The caller chooses a password. Ends the caller's other sessions.
    pub async fn choose_password(&self, caller: &Caller, old: String, new: String) -> Result<(), Refused> {
        let rule = |text| Refused::Malformed { field: "password", text };
        let Some(id) = caller.identity.id else { return Err(Refused::Gone) };
        if !(12..=128).contains(&new.chars().count()) {
            return Err(rule(Text::OperatorPasswordRule));
        }
        if old == new || self.passwords.is_guessable(&new, &[caller.identity.name.as_str()]).await? {
            return Err(rule(Text::PasswordGuessable));
        }
        let current = self
            .read(async |tx| Ok(sql::operator::by_name(tx, &caller.identity.name).await?))
            .await?
            .ok_or(Refused::Gone)?;
        if !self.passwords.verify(old, Some(current.password_hash.clone())).await? {
            return Err(Refused::Wrong);
        }
        let (hash, now) = (self.passwords.hash(new).await?, self.now());
        let kept = caller.identity.session.as_ref().map(|session| session.token_hash);
        self.write(caller, async |tx| {
            let known = sql::operator::lock(tx, id).await?.ok_or(Refused::Gone)?;
            if known.password_hash != current.password_hash {
                return Err(Refused::Wrong);
            }
            sql::operator::set_password(tx, id, &hash, false).await?;
            sql::operator::end_sessions(tx, id, kept.as_ref(), now).await?;
            Ok(Written::Changed(
                (),
                entry("operator.own_password", &known.name, "", Value::Null, Value::Null),
            ))
        })
        .await
    }
}

/// Locks the operator and ends all sessions.
async fn lock(tx: &Transaction<'_>, id: i64, now: DateTime<Utc>) -> Result<Locked, Refused> {
    let known = sql::operator::lock(tx, id).await?.ok_or(Refused::Gone)?;
    sql::operator::end_sessions(tx, id, None, now).await?;
    Ok(known)
}

fn names(roles: &[Role]) -> Result<Vec<&'static str>, Refused> {
    if roles.is_empty() {
        return Err(Refused::Malformed { field: "roles", text: Text::OperatorRolesRule });
    }
    Ok(roles.iter().map(|role| role.name()).collect())
}

fn last_admin() -> Refused {
    Refused::Unmet { need: "admin", text: Text::OperatorLastAdmin }
}

fn new_password() -> String {
    Alphanumeric.sample_string(&mut rand::rng(), ONCE_CHARACTERS)
}

fn entry(action: &'static str, name: &str, reason: &str, before: Value, after: Value) -> Entry {
    Entry { action, subject: Subject::new("operator", name), reason: reason.to_owned(), before, after }
}
