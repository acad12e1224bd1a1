//! Two persons: a change above a limit becomes a proposal, which another operator approves within a day. The approval executes it.
//!
//! - The effect, the decision and the log entry commit in one transaction. A crash leaves all of them or none.
//! - A repeated call with the same key, and a repeated approval, get the first answer and change nothing.
//! - Amounts are also summed per operator and 24 hours, so that nobody splits a change. What a second operator approved does not count.
//! - Nobody approves alone: not with a sign-in that the proposer set up within a week, directly or through another operator, and not the reverse.
//! - A channel is asked for the money of a refund after the commit. If the node dies in between, the sweeper asks.

use chrono::{DateTime, TimeDelta, Utc};
use serde_json::{Value, json};
use sql::{
    Transaction,
    broadcast::{self, Terms},
    coin::Granted,
    inbox::NewMessage,
    operator_log::{Entry, Subject, Written},
    order::{Payer, Refunded, Request, Spent},
    proposal::{self, Decision, NewChange, NewProposal, Proposal},
};
use uuid::Uuid;

use super::{
    Caller, Ops, Refused,
    accounts::{locked, optional_reason},
    broadcasts::{correctable, not_ended},
    change::{Change, To},
    identity::{DEV, roles_of},
    owed::{facts, no_part, not_refunded, owed},
};
use crate::{payments::PaidBack, text::Text};

/// How long a proposal can be decided, and the time over which amounts are summed.
#[must_use]
pub fn day() -> TimeDelta {
    TimeDelta::hours(24)
}

/// For this long after one operator set up the sign-in of another, neither approves a proposal of the other.
fn week() -> TimeDelta {
    TimeDelta::days(7)
}

/// What became of a change.
#[derive(Debug, Clone)]
pub struct Outcome {
    /// The same call was made before; nothing was changed now.
    pub repeated: bool,
    /// The proposal, if the change needs a second operator.
    pub proposal: Option<Proposed>,
    /// `None`: nothing was changed.
    pub result: Option<Value>,
}

#[derive(Debug, Clone)]
pub struct Proposed {
    pub id: i64,
    pub status: String,
    pub expire_time: DateTime<Utc>,
}

impl Proposed {
    fn of(proposal: &Proposal, now: DateTime<Utc>) -> Self {
        let status = proposal::status(proposal, now).to_owned();
        Self { id: proposal.id, status, expire_time: proposal.expire_time.into() }
    }
}

/// What a change does, for the record and the log.
struct Effect {
    result: Value,
    subject: Subject,
    before: Value,
    after: Value,
}

/// Who makes a change, and whether another operator approved it.
struct Maker<'a> {
    name: &'a str,
    two_persons: bool,
}

impl Ops {
    /// Makes a change, or above a limit proposes it.
    pub async fn submit(
        &self,
        caller: &Caller,
        change: Change,
        key: Option<Uuid>,
    ) -> Result<Outcome, Refused> {
        if !caller.identity.may(change.permission()) {
            return Err(Refused::Forbidden);
        }
        let change = change.checked()?;
        let key = match &change {
            Change::Grant { key, .. } => key.clone(),
            _ => key.unwrap_or_else(Uuid::new_v4).to_string(),
        };
        let now = self.now();
        let outcome = self
            .write(caller, async |tx| {
                proposal::lock(tx).await?;
                if let Some(before) = repeated(tx, &change, &key, now).await? {
                    return Ok(Written::Nothing(before));
                }
                let (amount, needs_second) = self.measure(tx, caller, &change, now).await?;
                if needs_second {
                    return propose(tx, caller, &change, &key, now).await;
                }
                let maker = Maker { name: &caller.identity.name, two_persons: false };
                let effect = self.execute(tx, &change, &maker, now).await?;
                let new = NewChange {
                    kind: change.kind(),
                    operator: &caller.identity.name,
                    key: &key,
                    digest: &change.digest(),
                    amount,
                    result: &effect.result,
                };
                proposal::insert_done(tx, &new, now).await?;
                let outcome = Outcome { repeated: false, proposal: None, result: Some(effect.result) };
                let entry = Entry {
                    action: change.kind(),
                    subject: effect.subject,
                    reason: change.reason().to_owned(),
                    before: effect.before,
                    after: effect.after,
                };
                Ok(Written::Changed(outcome, entry))
            })
            .await?;
        self.finish(outcome).await
    }

    /// Approves a proposal of another operator and executes it. An import is executed later, by its own command.
    pub async fn approve(&self, caller: &Caller, id: i64, reason: &str) -> Result<Outcome, Refused> {
        let (reason, now) = (optional_reason(reason)?, self.now());
        let outcome = self
            .write(caller, async |tx| {
                let (found, change) = lock_for(tx, caller, id, Decision::Approved, now).await?;
                if found.decision.is_some() {
                    let proposal = Some(Proposed::of(&found, now));
                    return Ok(Written::Nothing(Outcome { repeated: true, proposal, result: found.result }));
                }
                let by = &caller.identity.name;
                let (result, subject, before, mut after) = if let Change::Import { .. } = &change {
                    (None, Subject::new("proposal", id), Value::Null, json!({}))
                } else {
                    // Another proposal, or a call below the limits, may have refunded the order since.
                    if matches!(change, Change::Refund { .. }) && owed(tx, &change).await?.is_none() {
                        return Err(Refused::Unmet { need: "refunded", text: Text::RefundDone });
                    }
                    let maker = Maker { name: &found.proposer, two_persons: true };
                    let Effect { result, subject, before, after } =
                        self.execute(tx, &change, &maker, now).await?;
                    (Some(result), subject, before, after)
                };
                proposal::decide(tx, id, Decision::Approved, by, now, result.as_ref()).await?;
                after["proposal"] = json!(id);
                after["proposer"] = json!(found.proposer);
                if !reason.is_empty() {
                    after["approval"] = json!(reason);
                }
                let action = if result.is_some() { change.kind() } else { "proposal.approve" };
                let entry = Entry { action, subject, reason: change.reason().to_owned(), before, after };
                let status = Decision::Approved.name().to_owned();
                let proposed = Proposed { id, status, expire_time: found.expire_time.into() };
                Ok(Written::Changed(Outcome { repeated: false, proposal: Some(proposed), result }, entry))
            })
            .await?;
        self.finish(outcome).await
    }

    /// Rejects a proposal of another operator.
    pub async fn reject(&self, caller: &Caller, id: i64, reason: &str) -> Result<Proposed, Refused> {
        self.refuse(caller, id, reason, Decision::Rejected, "proposal.reject").await
    }

    /// The proposer withdraws a proposal.
    pub async fn withdraw(&self, caller: &Caller, id: i64, reason: &str) -> Result<Proposed, Refused> {
        self.refuse(caller, id, reason, Decision::Withdrawn, "proposal.withdraw").await
    }

    async fn refuse(
        &self,
        caller: &Caller,
        id: i64,
        reason: &str,
        decision: Decision,
        action: &'static str,
    ) -> Result<Proposed, Refused> {
        let (reason, now) = (optional_reason(reason)?.to_owned(), self.now());
        self.write(caller, async |tx| {
            let (found, _) = lock_for(tx, caller, id, decision, now).await?;
            if found.decision.is_some() {
                return Ok(Written::Nothing(Proposed::of(&found, now)));
            }
            proposal::decide(tx, id, decision, &caller.identity.name, now, None).await?;
            let entry = Entry {
                action,
                subject: Subject::new("proposal", id),
                reason,
                before: json!({ "status": "open" }),
                after: json!({ "status": decision.name(), "kind": found.kind, "proposer": found.proposer }),
            };
            let status = decision.name().to_owned();
            let proposed = Proposed { id, status, expire_time: found.expire_time.into() };
            Ok(Written::Changed(proposed, entry))
        })
        .await
    }

    /// The amount that counts towards the sum, and whether the change needs a second operator.
    async fn measure(
        &self,
        tx: &Transaction<'_>,
        caller: &Caller,
        change: &Change,
        now: DateTime<Utc>,
    ) -> Result<(i64, bool), Refused> {
        let is_dev = caller.identity.id.is_none();
        let (amount, limit) = match change {
            Change::Grant { uid, amount, .. } => {
                lock_player(tx, *uid).await?;
                (amount.abs(), self.limits.coins(is_dev))
            }
            Change::Refund { .. } => {
                let owed = owed(tx, change).await?.map_or(0, |owed| owed.amount_cents);
                (owed, self.limits.refund_cents(is_dev))
            }
            Change::Message { to: To::Uid(uid), .. } => {
                lock_player(tx, *uid).await?;
                (1, self.limits.messages(is_dev))
            }
            Change::Message { end_time, .. } => {
                not_ended(*end_time, now)?;
                return Ok((0, self.limits.broadcast(is_dev)));
            }
            Change::Correct { message, .. } => {
                let two_persons = correctable(tx, *message).await?.two_persons;
                return Ok((0, two_persons || self.limits.broadcast(is_dev)));
            }
            Change::Import { .. } => return Err(Refused::Forbidden),
        };
        let Some(limit) = limit else { return Ok((amount, false)) };
        let sum = proposal::sum(tx, &caller.identity.name, change.kind(), now - day()).await?;
        Ok((amount, amount > 0 && sum.saturating_add(amount) > limit))
    }

    /// Makes the change in this transaction. A refusal rolls it back.
    async fn execute(
        &self,
        tx: &Transaction<'_>,
        change: &Change,
        maker: &Maker<'_>,
        now: DateTime<Utc>,
    ) -> Result<Effect, Refused> {
        match change {
            Change::Grant { uid, amount, reason, key } => {
                lock_player(tx, *uid).await?;
                let balance = match sql::coin::grant_in(tx, *uid, *amount, reason, key).await? {
                    Granted::Done { balance } => balance,
                    Granted::Before { .. } | Granted::Conflict => return Err(key_used()),
                    Granted::NotEnough => {
                        return Err(Refused::Unmet { need: "balance", text: Text::GrantNotEnough });
                    }
                    Granted::TooMuch => {
                        return Err(Refused::Unmet { need: "range", text: Text::GrantTooMuch });
                    }
                };
                Ok(Effect {
                    result: json!({ "balance": balance }),
                    subject: Subject::account(*uid),
                    before: Value::Null,
                    after: json!({ "amount": amount, "balance": balance, "key": key }),
                })
            }
            Change::Refund { .. } => self.refund(tx, change, maker.name).await,
            Change::Message { to, title, content, link, message_kind, begin_time, end_time } => {
                let new = NewMessage { kind: message_kind, title, content, link: link.as_deref() };
                let id = if let To::Uid(uid) = to {
                    lock_player(tx, *uid).await?;
                    sql::inbox::send_in(tx, &to.audience(), &new).await?
                } else {
                    not_ended(*end_time, now)?;
                    let Maker { name: sender, two_persons } = *maker;
                    let (begin_time, end_time) = (*begin_time, *end_time);
                    let terms = Terms { sender, two_persons, begin_time, end_time };
                    broadcast::send_in(tx, &to.audience(), &new, &terms, now).await?
                };
                let mut after = json!({ "to": to.shown(), "title": title });
                for (name, time) in [("beginTime", begin_time), ("endTime", end_time)] {
                    if let Some(time) = time {
                        after[name] = json!(time);
                    }
                }
                Ok(Effect {
                    result: json!({ "message": id }),
                    subject: Subject::new("message", id),
                    before: Value::Null,
                    after,
                })
            }
            Change::Correct { message, title, content } => {
                let before = correctable(tx, *message).await?;
                broadcast::correct(tx, *message, title.as_deref(), content.as_deref()).await?;
                let (title, content) =
                    (title.as_ref().unwrap_or(&before.title), content.as_ref().unwrap_or(&before.content));
                Ok(Effect {
                    result: json!({ "message": message }),
                    subject: Subject::new("message", message),
                    before: json!({ "title": before.title, "content": before.content }),
                    after: json!({ "title": title, "content": content }),
                })
            }
            Change::Import { .. } => Err(Refused::Forbidden),
        }
    }

    /// Refunds an order, a part of it, or one payment; or notes that the money of a part was paid elsewhere.
    async fn refund(&self, tx: &Transaction<'_>, change: &Change, by: &str) -> Result<Effect, Refused> {
        let Change::Refund { order, trade_no, amount, part, paid_elsewhere, how, debt, take_back, reason } =
            change
        else {
            return Err(Refused::Forbidden);
        };
        let how = how.as_deref().unwrap_or(reason);
        let mut after = json!({ "tradeNo": trade_no, "paidElsewhere": paid_elsewhere });
        if *paid_elsewhere {
            after["how"] = json!(how);
        }
        let result = if let Some(part) = part {
            let parts = sql::order::parts(tx, *order).await?;
            let payment = parts.iter().find(|known| known.id == *part).map(|known| known.payment_id);
            let Some(payment) = payment else { return Err(no_part()) };
            sql::order::part_paid_elsewhere(tx, *order, *part, how, by).await?;
            json!({ "payment": payment, "part": part })
        } else {
            let payer = if *paid_elsewhere { Payer::Elsewhere { how, by } } else { Payer::Channel };
            let request = Request {
                order: *order,
                trade_no: trade_no.as_deref(),
                amount: *amount,
                payer,
                reason,
                spent: Spent { take_back, debt: *debt },
            };
            match self.payments.refund_in(tx, &request).await? {
                Refunded::Owed { payment, part, taken } => json!({
                    "payment": payment, "part": part, "amount": taken.amount, "coins": taken.coins,
                    "debtCoins": taken.debt_coins, "games": taken.games,
                }),
                Refunded::Before { payment } => json!({ "payment": payment }),
                refused => return Err(not_refunded(&refused)),
            }
        };
        for (name, value) in result.as_object().into_iter().flatten() {
            after[name] = value.clone();
        }
        Ok(Effect { result, subject: Subject::new("order", order), before: Value::Null, after })
    }

    /// Asks the channel for the money of a refund.
    async fn finish(&self, mut outcome: Outcome) -> Result<Outcome, Refused> {
        let payment = outcome.result.as_ref().and_then(|result| result["payment"].as_i64());
        if let (Some(payment), Some(result)) = (payment, &mut outcome.result) {
            let part = result["part"].as_i64();
            let (taken, fault) = match self.payments.request_refund(payment, part).await? {
                PaidBack::Taken => (true, Value::Null),
                PaidBack::NotYet { fault } => (false, json!(fault)),
            };
            result["taken"] = json!(taken);
            result["fault"] = fault;
        }
        Ok(outcome)
    }
}

/// Locks the player. An erased one is refused, because an erasure can come between the proposal and the approval. The status comes first
/// in the lock order.
async fn lock_player(tx: &Transaction<'_>, uid: i64) -> Result<(), Refused> {
    sql::moderation::lock_status(tx, uid).await?;
    locked(tx, uid).await.map(drop)
}

/// The answer to a call that was made before with this key.
async fn repeated(
    tx: &Transaction<'_>,
    change: &Change,
    key: &str,
    now: DateTime<Utc>,
) -> Result<Option<Outcome>, Refused> {
    if let Some(found) = proposal::by_key(tx, change.kind(), key).await? {
        if !stored(&found)?.is_repeated_by(change) {
            return Err(key_used());
        }
        let proposal = Some(Proposed::of(&found, now));
        return Ok(Some(Outcome { repeated: true, proposal, result: found.result }));
    }
    if let Change::Grant { uid, amount, .. } = change {
        return match sql::coin::granted(tx, *uid, *amount, key).await? {
            None => Ok(None),
            Some(Granted::Before { balance }) => Ok(Some(Outcome {
                repeated: true,
                proposal: None,
                result: Some(json!({ "balance": balance })),
            })),
            Some(_) => Err(key_used()),
        };
    }
    match proposal::done(tx, change.kind(), key).await? {
        None => unchanged(tx, change).await,
        Some(done) if done.digest == change.digest() => {
            Ok(Some(Outcome { repeated: true, proposal: None, result: Some(done.result) }))
        }
        Some(_) => Err(key_used()),
    }
}

/// The answer to a correction whose texts the message has already.
async fn unchanged(tx: &Transaction<'_>, change: &Change) -> Result<Option<Outcome>, Refused> {
    let Change::Correct { message, title, content } = change else { return Ok(None) };
    let now = correctable(tx, *message).await?;
    let is = |given: &Option<String>, text: &String| given.as_ref().is_none_or(|given| given == text);
    let result = Some(json!({ "message": message }));
    let same = is(title, &now.title) && is(content, &now.content);
    Ok(same.then_some(Outcome { repeated: true, proposal: None, result }))
}

async fn propose(
    tx: &Transaction<'_>,
    caller: &Caller,
    change: &Change,
    key: &str,
    now: DateTime<Utc>,
) -> Result<Written<Outcome>, Refused> {
    let (digest, expire_time) = (change.digest(), now + day());
    let mut body = change.body();
    for (name, fact) in facts(tx, change).await? {
        body[name] = fact;
    }
    let new = NewProposal {
        kind: change.kind(),
        body: &body,
        digest: &digest,
        reason: change.reason(),
        proposer: &caller.identity.name,
        expire_time,
        key,
    };
    let id = proposal::insert(tx, &new, now).await?;
    let proposal = Proposed { id, status: "open".into(), expire_time };
    let entry = Entry {
        action: "proposal.make",
        subject: Subject::new("proposal", id),
        reason: change.reason().to_owned(),
        before: Value::Null,
        after: json!({ "kind": change.kind(), "digest": digest }),
    };
    Ok(Written::Changed(Outcome { repeated: false, proposal: Some(proposal), result: None }, entry))
}

/// Locks a proposal for a decision. If the caller made the same decision before, the proposal has it.
async fn lock_for(
    tx: &Transaction<'_>,
    caller: &Caller,
    id: i64,
    decision: Decision,
    now: DateTime<Utc>,
) -> Result<(Proposal, Change), Refused> {
    proposal::lock(tx).await?;
    let found = proposal::lock_one(tx, id).await?.ok_or(Refused::Gone)?;
    let change = stored(&found)?;
    let own = found.proposer == caller.identity.name;
    if !caller.identity.may(change.permission()) {
        return Err(Refused::Forbidden);
    }
    if own != (decision == Decision::Withdrawn) {
        let text = if own { Text::ProposalOwn } else { Text::ProposalOfAnother };
        return Err(Refused::Unmet { need: "other", text });
    }
    if let (Some(made), Some(by)) = (&found.decision, &found.decided_by) {
        if made == decision.name() && *by == caller.identity.name {
            return Ok((found, change));
        }
        let data = json!({ "need": "open", "status": made, "by": by });
        return Err(Refused::Because { text: Text::ProposalDecided, data });
    }
    if found.expire_time <= now {
        return Err(Refused::Unmet { need: "time", text: Text::ProposalExpired });
    }
    if decision == Decision::Approved {
        check_persons(tx, &found.proposer, caller, &change, now).await?;
    }
    Ok((found, change))
}

/// Checks that the proposer may still make the change, and that neither of the two persons set up the sign-in of the other.
async fn check_persons(
    tx: &Transaction<'_>,
    proposer: &str,
    caller: &Caller,
    change: &Change,
    now: DateTime<Utc>,
) -> Result<(), Refused> {
    let may = match sql::operator::access(tx, proposer).await? {
        Some(access) => {
            !access.disabled && roles_of(&access.roles).iter().any(|role| role.may(change.permission()))
        }
        None => proposer == DEV,
    };
    if !may {
        return Err(Refused::Unmet { need: "proposer", text: Text::ProposalNoProposer });
    }
    let names = [proposer, caller.identity.name.as_str()];
    match sql::operator::sign_in_maker(tx, &names, now - week()).await? {
        None => Ok(()),
        Some(by) => {
            let data = json!({ "need": "signIn", "by": by });
            Err(Refused::Because { text: Text::ProposalSameSignIn, data })
        }
    }
}

fn stored(proposal: &Proposal) -> Result<Change, Refused> {
    let change = serde_json::from_value(proposal.body.clone());
    change.map_err(|error| {
        sql::Error::Invalid(format!("the proposal {} is not understood: {error}", proposal.id)).into()
    })
}

fn key_used() -> Refused {
    Refused::Unmet { need: "key", text: Text::ChangeKeyUsed }
}
