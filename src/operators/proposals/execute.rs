//! Makes a change. The caller's transaction commits it together with its record and its entry in the log.

use chrono::{DateTime, Utc};
use serde_json::{Value, json};
use sql::{
    Transaction,
    broadcast::{self, Terms},
    coin::Granted,
    inbox::NewMessage,
    operator_log::Subject,
    order::{Elsewhere, Payer, Refunded, Request, Spent},
};

use super::{Outcome, key_used, lock_player};
use crate::{
    operators::{
        Ops, Refused,
        broadcasts::{correctable, not_ended},
        change::{Change, To},
        refund::{no_part, not_refunded},
    },
    payments::PaidBack,
    text::Text,
};

/// What a change does, for the record and the log.
pub(super) struct Effect {
    pub result: Value,
    pub subject: Subject,
    pub before: Value,
    pub after: Value,
}

/// Who makes a change, and whether another operator approved it.
pub(super) struct Maker<'a> {
    pub name: &'a str,
    pub two_persons: bool,
}

impl Ops {
    /// Makes the change in this transaction. A refusal rolls it back.
    pub(super) async fn execute(
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

    /// Refunds an order, a part of it, or one payment; or records that the money of a partial refund was paid elsewhere. `by`: the operator.
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
            match sql::order::part_paid_elsewhere(tx, *order, *part, how, by).await? {
                Some(Elsewhere::Noted) => {}
                Some(Elsewhere::Before { elsewhere }) => refuse_if_by_channel(elsewhere)?,
                Some(Elsewhere::Asked) => return Err(not_refunded(&Refunded::Asked)),
                None => return Err(no_part()),
            }
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
                Refunded::Before { payment } => {
                    if *paid_elsewhere {
                        let payments = sql::order::payments(tx, *order).await?;
                        let is_elsewhere =
                            payments.iter().any(|known| known.id == payment && !known.refund_note.is_empty());
                        refuse_if_by_channel(is_elsewhere)?;
                    }
                    json!({ "payment": payment })
                }
                refused => return Err(not_refunded(&refused)),
            }
        };
        for (name, value) in result.as_object().into_iter().flatten() {
            after[name] = value.clone();
        }
        Ok(Effect { result, subject: Subject::new("order", order), before: Value::Null, after })
    }

    /// After the commit of a refund: requests it from the channel. The outcome then says in `taken` and `fault` what the channel answered.
    pub(super) async fn request_refund(&self, mut outcome: Outcome) -> Result<Outcome, Refused> {
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

/// Money that the channel has paid back cannot be noted as paid elsewhere: it went back twice, or the operator is wrong.
fn refuse_if_by_channel(is_elsewhere: bool) -> Result<(), Refused> {
    if is_elsewhere { Ok(()) } else { Err(Refused::Unmet { need: "refunded", text: Text::RefundByChannel }) }
}
