//! Changes that need a second operator above a limit: coins, refunds, messages.

use actix_web::web::Path;
use actors::wire::{MessageKind, Time};
use chrono::{DateTime, Utc};
use serde_json::Value;
use uuid::Uuid;

use crate::{
    api::{
        extract::input::{IdempotencyKey, Json},
        prelude::{Answer, Data, Deserialize, Envelope, Serialize, ToSchema, answer, post},
    },
    operators::{
        Caller, Ops, Refused,
        change::{Change, To},
        proposals::{Outcome, Proposed},
    },
    text::Text,
};

#[derive(Deserialize, ToSchema)]
pub struct GrantCoins {
    uid: i64,
    /// X钻, 1 to 1,000,000,000; negative takes coins.
    amount: i64,
    /// One line of 1 to 200 characters. The player reads it.
    reason: String,
    /// One line of 1 to 64 characters, kept in the ledger: a second grant with the same key does nothing. Unset: the header's key.
    key: Option<String>,
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RefundOrder {
    /// The channel's number of one payment. Unset: the payment that paid the order.
    trade_no: Option<String>,
    /// In the currency's minor unit, such as fen. Unset: all that is left of the payment.
    amount: Option<i64>,
    /// The money was returned another way: the portal does not request it from the channel.
    #[serde(default)]
    paid_elsewhere: bool,
    /// How it was returned, one line of 1 to 200 characters. Unset: the reason says so.
    how: Option<String>,
    /// The number of a recorded partial refund whose money was returned another way. Only with `paidElsewhere`.
    part: Option<i64>,
    /// Coins that the player has spent become a debt, which later coins settle.
    #[serde(default)]
    debt: bool,
    /// Games to take back from the player. Their coins come back first and count towards the refund.
    #[serde(default)]
    take_back: Vec<i64>,
    /// One line of 1 to 200 characters. The player reads it.
    reason: String,
}

#[derive(Deserialize, ToSchema)]
pub struct SendMessage {
    /// `uid:<n>`, `all`, `vip` or `channel:<id>`
    to: String,
    /// One line of 1 to 60 characters.
    title: String,
    /// Text or simple HTML, up to 20,000 bytes.
    content: String,
    /// A path in the app.
    link: Option<String>,
    /// Unset: `system`.
    kind: Option<String>,
    /// From when a message to more than one player is seen. Unset: at once.
    begin: Option<DateTime<Utc>>,
    /// Until when; later than now and than the begin. Unset: no end.
    end: Option<DateTime<Utc>>,
}

/// The result of a change. With a `proposal` whose `status` is `open`, nothing has changed yet.
#[derive(Serialize, ToSchema)]
pub struct ChangeOutcome {
    /// The same call was made before; nothing was changed now.
    repeated: bool,
    /// Null: the change needed no second operator.
    proposal: Option<ProposedChange>,
    /// Null: nothing was changed. Of a grant `balance`; of a refund `payment`, `part`, `amount`, `coins`,
    /// `debtCoins`, `games`, and `taken` and `fault` of the channel; of a message `message`.
    result: Option<Value>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProposedChange {
    id: i64,
    /// `open`, `approved`, `rejected`, `withdrawn` or `expired`.
    status: String,
    /// Until then another operator can approve it.
    expire_time: Time,
}

impl From<Outcome> for ChangeOutcome {
    fn from(Outcome { repeated, proposal, result }: Outcome) -> Self {
        Self { repeated, proposal: proposal.map(Into::into), result }
    }
}

impl From<Proposed> for ProposedChange {
    fn from(Proposed { id, status, expire_time }: Proposed) -> Self {
        Self { id, status, expire_time: Time(expire_time) }
    }
}

/// Gives coins to a player, or takes them. Above a limit it makes a proposal.
#[utoipa::path(
    tag = "change",
    params(("Idempotency-Key" = Option<Uuid>, Header, description = "A repeated call gets the first answer and changes nothing")),
    request_body = GrantCoins,
    responses(
        (status = 200, body = Envelope<ChangeOutcome>, description = "Code 2004: `balance`, `range` or `key`"),
        (status = 400, body = Envelope<serde_json::Value>),
    ),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/coin/grant")]
pub async fn grant_coins(
    ops: Data<Ops>,
    caller: Caller,
    IdempotencyKey(key): IdempotencyKey,
    Json(GrantCoins { uid, amount, reason, key: given }): Json<GrantCoins>,
) -> Answer<ChangeOutcome> {
    let of = given.unwrap_or_else(|| key.unwrap_or_else(Uuid::new_v4).to_string());
    let change = Change::Grant { uid, amount, reason, key: of };
    answer(ops.submit(&caller, change, key).await?.into())
}

/// Takes back the goods of an order and refunds its money, all that is left or a part; or refunds one payment. Above a limit it makes a proposal.
#[utoipa::path(
    tag = "change",
    params(
        ("order" = Uuid, Path, description = "The order's id"),
        ("Idempotency-Key" = Option<Uuid>, Header, description = "A repeated call gets the first answer and changes nothing"),
    ),
    request_body = RefundOrder,
    responses(
        (status = 200, body = Envelope<ChangeOutcome>, description = "Code 2004: `balance`, `amount` with what is `left`, `game`, `coins`, `part`, `delivered`, `payment`, `refunded`, `asked` or `key`"),
        (status = 400, body = Envelope<serde_json::Value>),
    ),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/order/{order}/refund")]
pub async fn refund_order(
    ops: Data<Ops>,
    caller: Caller,
    order: Path<String>,
    IdempotencyKey(key): IdempotencyKey,
    Json(refund): Json<RefundOrder>,
) -> Answer<ChangeOutcome> {
    let order = order.parse().map_err(|_| Refused::Gone)?;
    let RefundOrder { trade_no, amount, paid_elsewhere, how, part, debt, take_back, reason } = refund;
    let change =
        Change::Refund { order, trade_no, amount, part, paid_elsewhere, how, debt, take_back, reason };
    answer(ops.submit(&caller, change, key).await?.into())
}

/// Sends a message to a player, or to many players, which makes a proposal.
#[utoipa::path(
    tag = "change",
    params(("Idempotency-Key" = Option<Uuid>, Header, description = "A repeated call gets the first answer and changes nothing")),
    request_body = SendMessage,
    responses(
        (status = 200, body = Envelope<ChangeOutcome>),
        (status = 400, body = Envelope<serde_json::Value>),
        (status = 403, body = Envelope<serde_json::Value>, description = "More than one player needs `message.broadcast`"),
    ),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/message")]
pub async fn send_message(
    ops: Data<Ops>,
    caller: Caller,
    IdempotencyKey(key): IdempotencyKey,
    Json(SendMessage { to, title, content, link, kind, begin, end }): Json<SendMessage>,
) -> Answer<ChangeOutcome> {
    let to = recipients(&to).ok_or(Refused::Malformed { field: "to", text: Text::MessageToRule })?;
    let message_kind = kind.unwrap_or_else(|| MessageKind::System.name().to_owned());
    let change = Change::Message { to, title, content, link, message_kind, begin_time: begin, end_time: end };
    answer(ops.submit(&caller, change, key).await?.into())
}

fn recipients(to: &str) -> Option<To> {
    match to.split_once(':') {
        Some(("uid", uid)) => uid.parse().ok().map(To::Uid),
        Some(("channel", channel)) => Some(To::Channel(channel.to_owned())),
        None if to == "all" => Some(To::All),
        None if to == "vip" => Some(To::Vip),
        _ => None,
    }
}
