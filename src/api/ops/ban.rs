//! Bans of networks and devices.

use actix_web::HttpRequest;
use actors::wire::Time;
use chrono::{DateTime, Utc};
use utoipa::IntoParams;

use super::{
    account::{Why, time},
    authorise::address,
    page::{MAX_SIZE, cut_page, page_size},
    profile::ProfileChange,
};
use crate::{
    api::{
        extract::{
            input::{IdempotencyKey, Json, Query},
            path::PathId,
        },
        prelude::{Answer, Data, Deserialize, Envelope, Serialize, ToSchema, answer, get, post},
    },
    operators::{Caller, Ops, accounts::End, bans::AskedBan},
};

/// One of `address` and `device`, and one of `days` and `until`.
#[derive(Deserialize, ToSchema)]
pub struct AddBan {
    /// An address or a network, such as `203.0.113.0/24`; at most a /16 of IPv4 or a /32 of IPv6. An IPv6 address stands for its /64. Not a
    /// private one, nor the caller's own.
    address: Option<String>,
    /// The device id, as the logins of players show it.
    device: Option<String>,
    /// 1 to 365
    days: Option<u32>,
    /// In the future, and at most a year away.
    until: Option<DateTime<Utc>>,
    /// One line of 1 to 200 characters. Players never read it.
    reason: String,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Ban {
    id: i64,
    /// `address` or `device`.
    kind: String,
    /// The network, such as `203.0.113.0/24`. Null: a ban of a device.
    network: Option<String>,
    /// Null: a ban of a network.
    device_id: Option<String>,
    reason: String,
    /// The operator's name.
    decider: String,
    create_time: Time,
    until: Time,
    /// It is in force.
    running: bool,
    /// An operator or a later ban ended it. Null: not ended by hand.
    end_time: Option<Time>,
    ended_by: Option<String>,
    end_reason: String,
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListBans {
    /// Also those that are over.
    #[serde(default)]
    all: bool,
    /// The `nextBelow` of the page before.
    below: Option<i64>,
    /// Bans of one answer, 1 to 1,000. The default is 50.
    size: Option<i64>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Bans {
    /// Newest first.
    records: Vec<Ban>,
    /// `below` of the next page. Null on the last page.
    next_below: Option<i64>,
}

/// The bans of networks and devices.
#[utoipa::path(
    tag = "moderation",
    params(ListBans),
    responses((status = 200, body = Envelope<Bans>), (status = 400, body = Envelope<serde_json::Value>)),
    security(("bearer" = [])),
)]
#[get("/api/ops/v1/ban")]
pub async fn list_bans(ops: Data<Ops>, Query(input): Query<ListBans>) -> Answer<Bans> {
    let (size, now) = (page_size(input.size, MAX_SIZE)?, ops.now());
    let (below, only_open) = (input.below.unwrap_or(i64::MAX), !input.all);
    let mut rows =
        ops.read(async |tx| Ok(sql::ban::page(tx, only_open, below, size + 1, now).await?)).await?;
    let next_below = cut_page(&mut rows, size, |row| row.id);
    answer(Bans { records: rows.into_iter().map(|row| Ban::new(row, now)).collect(), next_below })
}

/// Bans a network or device: nobody registers, signs in or writes from it. Reading stays possible, and logins stay. Replaces the ban in
/// force of the same network or device.
#[utoipa::path(
    tag = "moderation",
    params(("Idempotency-Key" = Option<uuid::Uuid>, Header, description = "A second call with the same key gets the first ban")),
    request_body = AddBan,
    responses((status = 200, body = Envelope<Ban>), (status = 400, body = Envelope<serde_json::Value>)),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/ban")]
pub async fn add_ban(
    ops: Data<Ops>,
    caller: Caller,
    req: HttpRequest,
    IdempotencyKey(key): IdempotencyKey,
    Json(input): Json<AddBan>,
) -> Answer<Ban> {
    let AddBan { address: network, device, days, until, reason } = input;
    let end = End { days, until };
    let asked =
        AskedBan { address: network.as_deref(), device: device.as_deref(), end, reason: &reason, key };
    let ban = ops.add_ban(&caller, address(&req), asked).await?;
    answer(Ban::new(ban, ops.now()))
}

/// Ends a ban.
#[utoipa::path(
    tag = "moderation",
    params(("id" = i64, Path, description = "The ban's id")),
    request_body = Why,
    responses(
        (status = 200, body = Envelope<ProfileChange>, description = "Code 2002: no such ban"),
        (status = 400, body = Envelope<serde_json::Value>),
    ),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/ban/{id}/end")]
pub async fn end_ban(
    ops: Data<Ops>,
    caller: Caller,
    PathId(id): PathId,
    Json(why): Json<Why>,
) -> Answer<ProfileChange> {
    answer(ProfileChange::new(ops.end_ban(&caller, id, why.reason()).await?))
}

impl Ban {
    fn new(row: sql::ban::Ban, now: DateTime<Utc>) -> Self {
        Self {
            id: row.id,
            kind: row.kind,
            network: row.network,
            device_id: row.device_id,
            reason: row.reason,
            decider: row.decider,
            create_time: time(row.create_time),
            until: time(row.until),
            running: row.end_time.is_none() && row.until > now,
            end_time: row.end_time.map(time),
            ended_by: row.ended_by,
            end_reason: row.end_reason,
        }
    }
}
