//! Two persons: a change above a limit becomes a proposal, which another operator approves within a day. The approval executes it.
//!
//! - The effect, the decision and the log entry commit in one transaction. A crash leaves all of them or none.
//! - A repeated call with the same key, and a repeated approval, get the first answer and change nothing.
//! - Amounts are also summed per operator and 24 hours, so that nobody splits a change. What a second operator approved does not count.
//! - Nobody approves alone: neither operator has set up the other's sign-in within a week, directly or through a third operator.
//! - A refund is requested from its channel after the commit. If the node crashes in between, the sweeper requests it.

mod execute;
mod facts;
mod limits;
mod repeats;

use chrono::{DateTime, TimeDelta, Utc};
use serde_json::{Value, json};
use sql::{
    Transaction,
    operator_log::{Entry, Subject, Written},
    proposal::{self, Decision, NewChange, NewProposal, Proposal},
};
use uuid::Uuid;

use self::{
    execute::{Effect, Maker},
    facts::{facts_for_approver, refuse_other_facts},
    limits::check_persons,
    repeats::first_answer,
};
use super::{
    Caller, Ops, Refused,
    accounts::{lock_account, optional_reason},
    change::Change,
};
use crate::text::Text;

/// How long a proposal can be decided, and the time over which amounts are summed.
#[must_use]
pub fn day() -> TimeDelta {
    TimeDelta::hours(24)
}

/// The result of a change.
#[derive(Debug, Clone)]
pub struct Outcome {
    /// The same call was made before; nothing was changed now.
    pub repeated: bool,
    /// The proposal, if the change needs a second operator.
    pub proposal: Option<Proposed>,
    /// `None`: nothing was changed.
    pub result: Option<Value>,
}

/// A proposal, as the answer to a call shows it.
#[derive(Debug, Clone)]
pub struct Proposed {
    pub id: i64,
    /// `open`, `approved`, `rejected`, `withdrawn` or `expired`.
    pub status: String,
    pub expire_time: DateTime<Utc>,
}

impl Proposed {
    fn of(proposal: &Proposal, now: DateTime<Utc>) -> Self {
        let status = proposal::status(proposal, now).to_owned();
        Self { id: proposal.id, status, expire_time: proposal.expire_time.into() }
    }
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
                if let Some(before) = first_answer(tx, &change, &key, now).await? {
                    return Ok(Written::Nothing(before));
                }
                let (amount, needs_second) = self.compare_with_limit(tx, caller, &change, now).await?;
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
        self.request_refund(outcome).await
    }

    /// Approves a proposal of another operator and executes it. An import is executed later, by its own command.
    pub async fn approve(&self, caller: &Caller, id: i64, reason: &str) -> Result<Outcome, Refused> {
        let (reason, now) = (optional_reason(reason)?, self.now());
        let outcome = self
            .write(caller, async |tx| {
                let (found, change) = lock_for_decision(tx, caller, id, Decision::Approved, now).await?;
                if found.decision.is_some() {
                    let proposal = Some(Proposed::of(&found, now));
                    return Ok(Written::Nothing(Outcome { repeated: true, proposal, result: found.result }));
                }
                let by = &caller.identity.name;
                let (result, subject, before, mut after) = if let Change::Import { .. } = &change {
                    (None, Subject::new("proposal", id), Value::Null, json!({}))
                } else {
                    refuse_other_facts(tx, &found, &change).await?;
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
        self.request_refund(outcome).await
    }

    /// Rejects a proposal of another operator.
    pub async fn reject(&self, caller: &Caller, id: i64, reason: &str) -> Result<Proposed, Refused> {
        self.decline(caller, id, reason, Decision::Rejected, "proposal.reject").await
    }

    /// The proposer withdraws a proposal.
    pub async fn withdraw(&self, caller: &Caller, id: i64, reason: &str) -> Result<Proposed, Refused> {
        self.decline(caller, id, reason, Decision::Withdrawn, "proposal.withdraw").await
    }

    /// Decides a proposal without a change: rejects or withdraws it. A repeated decision gets the first answer.
    async fn decline(
        &self,
        caller: &Caller,
        id: i64,
        reason: &str,
        decision: Decision,
        action: &'static str,
    ) -> Result<Proposed, Refused> {
        let (reason, now) = (optional_reason(reason)?.to_owned(), self.now());
        self.write(caller, async |tx| {
            let (found, _) = lock_for_decision(tx, caller, id, decision, now).await?;
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
}

/// Locks the player. An erased one is refused, because an erasure can come between the proposal and the approval. The status comes first
/// in the lock order.
async fn lock_player(tx: &Transaction<'_>, uid: i64) -> Result<(), Refused> {
    sql::moderation::lock_status(tx, uid).await?;
    lock_account(tx, uid).await.map(drop)
}

/// Stores a change as a proposal, with the facts that its approver has to know.
async fn propose(
    tx: &Transaction<'_>,
    caller: &Caller,
    change: &Change,
    key: &str,
    now: DateTime<Utc>,
) -> Result<Written<Outcome>, Refused> {
    let (digest, expire_time) = (change.digest(), now + day());
    let mut body = change.body();
    for (name, fact) in facts_for_approver(tx, change).await? {
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
async fn lock_for_decision(
    tx: &Transaction<'_>,
    caller: &Caller,
    id: i64,
    decision: Decision,
    now: DateTime<Utc>,
) -> Result<(Proposal, Change), Refused> {
    proposal::lock(tx).await?;
    let found = proposal::lock_one(tx, id).await?.ok_or(Refused::Gone)?;
    let change = stored_change(&found)?;
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

/// The change of a proposal.
fn stored_change(proposal: &Proposal) -> Result<Change, Refused> {
    let change = serde_json::from_value(proposal.body.clone());
    change.map_err(|error| {
        sql::Error::Invalid(format!("the proposal {} is not understood: {error}", proposal.id)).into()
    })
}

/// Another call used the key.
fn key_used() -> Refused {
    Refused::Unmet { need: "key", text: Text::ChangeKeyUsed }
}
