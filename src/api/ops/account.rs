//! Players: find, logins, suspend, mute, log out, youth mode, notes.

use actors::wire::Time;
use chrono::{DateTime, FixedOffset, Utc};
use sql::support;
use utoipa::IntoParams;
use uuid::Uuid;

use super::page::{MAX_SIZE, cut_page, page_size};
use crate::{
    api::{
        error::ApiError,
        extract::{
            input::{IdempotencyKey, Json, Query},
            path::PathId,
        },
        prelude::{Answer, Data, Deserialize, Envelope, Serialize, ToSchema, answer, get, post},
        user::status::mask,
    },
    operators::{
        Caller, Ops,
        accounts::{End, NAME_KINDS, kind_and_name},
    },
    text::Text,
};

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct FindAccounts {
    /// A uid, login name, phone, displayed name, or the id of an order or device. A prefix names the kind: `uid:`, `name:`, `phone:`, `nick:`,
    /// `order:`, `device:`.
    who: String,
    /// Also find players whose displayed name only contains the text: `part` in `by`.
    #[serde(default)]
    part: bool,
}

#[derive(Serialize, ToSchema)]
pub struct FoundAccounts {
    /// At most 50 of each kind of name.
    records: Vec<FoundAccount>,
    /// There are more: give more of the name.
    more: bool,
}

#[derive(Serialize, ToSchema)]
pub struct FoundAccount {
    /// The kinds of names by which it was found: `uid`, `name`, `phone`, `nick`, `order`, `device`, `part`.
    by: Vec<String>,
    account: Account,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = OperatedAccount)]
pub struct Account {
    uid: i64,
    login_name: Option<String>,
    /// The phone with its middle masked.
    phone: Option<String>,
    /// The displayed name.
    name: String,
    /// 0: registered by name; 1: by phone.
    account_type: i16,
    channel_id: String,
    create_time: Time,
    /// Null: not suspended.
    suspended_until: Option<Time>,
    suspend_reason: String,
    /// Null: not muted.
    muted_until: Option<Time>,
    mute_reason: String,
    /// The youth mode is on.
    youth: bool,
    /// X钻
    balance: i64,
    level_type: i16,
    level_end_time: Option<Time>,
    post_num: i64,
    has_avatar: bool,
    /// Null: not erased.
    erase_time: Option<Time>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Note {
    id: i64,
    /// The operator's name.
    author: String,
    content: String,
    create_time: Time,
}

#[derive(Serialize, ToSchema)]
pub struct AccountLogins {
    /// Live and ended ones, newest first, at most 50.
    records: Vec<AccountLogin>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AccountLogin {
    id: Uuid,
    device_id: String,
    agent: String,
    address: String,
    create_time: Time,
    last_time: Time,
    expire_time: Time,
    /// Null: not ended.
    end_time: Option<Time>,
    end_reason: Option<String>,
}

/// The end of a mute or suspension: after `days` or at `until`, one of the two.
#[derive(Deserialize, ToSchema)]
pub struct RestrictAccount {
    /// 1 to 3,650
    days: Option<u32>,
    /// In the future, and at most ten years away.
    until: Option<DateTime<Utc>>,
    /// One line of 1 to 200 characters. The player reads it.
    reason: String,
}

#[derive(Deserialize, ToSchema)]
pub struct Why {
    /// One line of up to 200 characters, for the log.
    #[serde(default)]
    reason: String,
}

impl Why {
    pub fn reason(&self) -> &str {
        &self.reason
    }
}

#[derive(Deserialize, ToSchema)]
pub struct AddNote {
    /// 1 to 1,000 characters
    content: String,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SuspendedAccount {
    until: Time,
    logins_ended: usize,
}

#[derive(Serialize, ToSchema)]
pub struct MutedAccount {
    until: Time,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LoggedOut {
    logins_ended: usize,
}

/// Most accounts that one name finds, and most rows of a list.
pub(super) const MOST: i64 = 50;
/// Longest text that names an account, characters.
const MAX_WHO: usize = 100;

/// The accounts that a text names.
#[utoipa::path(
    tag = "account",
    params(FindAccounts),
    responses((status = 200, body = Envelope<FoundAccounts>), (status = 400, body = Envelope<serde_json::Value>)),
    security(("bearer" = [])),
)]
#[get("/api/ops/v1/account")]
pub async fn find_accounts(ops: Data<Ops>, Query(input): Query<FindAccounts>) -> Answer<FoundAccounts> {
    let who = input.who.trim();
    if who.is_empty() || who.chars().count() > MAX_WHO {
        return Err(ApiError::malformed("who", Text::WhoRule));
    }
    let (kind, who) = kind_and_name(who);
    let (found, accounts) = ops
        .read(async |tx| {
            let mut found = support::find(tx, who, MOST + 1).await?;
            found.retain(|one| kind.is_none_or(|kind| one.by == kind));
            if input.part && kind.is_none_or(|kind| kind == "nick") {
                let is_known = |uid: &i64| found.iter().any(|one| one.uid == *uid && one.by == "nick");
                let mut like = sql::search::named_like(tx, who, MOST as usize + 1).await?;
                like.retain(|uid| !is_known(uid));
                found.extend(like.into_iter().map(|uid| support::Found { uid, by: "part".to_owned() }));
            }
            let uids: Vec<i64> = found.iter().map(|one| one.uid).collect();
            Ok((found, support::accounts(tx, &uids).await?))
        })
        .await?;
    let more = NAME_KINDS
        .iter()
        .chain(&["part"])
        .any(|kind| found.iter().filter(|one| one.by == *kind).count() as i64 > MOST);
    let records = accounts.into_iter().map(|account| FoundAccount {
        by: found.iter().filter(|one| one.uid == account.uid).map(|one| one.by.clone()).collect(),
        account: account.into(),
    });
    answer(FoundAccounts { records: records.collect(), more })
}

/// The logins of an account.
#[utoipa::path(
    tag = "account",
    params(("uid" = i64, Path, description = "The account's uid")),
    responses((status = 200, body = Envelope<AccountLogins>)),
    security(("bearer" = [])),
)]
#[get("/api/ops/v1/account/{uid}/login")]
pub async fn list_logins(ops: Data<Ops>, PathId(uid): PathId) -> Answer<AccountLogins> {
    let rows = ops.read(async |tx| Ok(support::logins(tx, uid, MOST).await?)).await?;
    answer(AccountLogins { records: rows.into_iter().map(AccountLogin::from).collect() })
}

/// Ends every login of an account. The player can sign in again.
#[utoipa::path(
    tag = "account",
    params(("uid" = i64, Path, description = "The account's uid")),
    request_body = Why,
    responses((status = 200, body = Envelope<LoggedOut>)),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/account/{uid}/logout")]
pub async fn log_out(
    ops: Data<Ops>,
    caller: Caller,
    PathId(uid): PathId,
    Json(Why { reason }): Json<Why>,
) -> Answer<LoggedOut> {
    answer(LoggedOut { logins_ended: ops.log_out(&caller, uid, &reason).await? })
}

/// Suspends an account: every login ends, and sign-in is refused until the end. Replaces an earlier suspension.
#[utoipa::path(
    tag = "account",
    params(("uid" = i64, Path, description = "The account's uid")),
    request_body = RestrictAccount,
    responses((status = 200, body = Envelope<SuspendedAccount>), (status = 400, body = Envelope<serde_json::Value>)),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/account/{uid}/suspend")]
pub async fn suspend(
    ops: Data<Ops>,
    caller: Caller,
    PathId(uid): PathId,
    Json(RestrictAccount { days, until, reason }): Json<RestrictAccount>,
) -> Answer<SuspendedAccount> {
    let suspended = ops.suspend(&caller, uid, End { days, until }, &reason).await?;
    answer(SuspendedAccount { until: Time(suspended.until), logins_ended: suspended.logins_ended })
}

/// Ends a suspension.
#[utoipa::path(
    tag = "account",
    params(("uid" = i64, Path, description = "The account's uid")),
    request_body = Why,
    responses((status = 200, body = Envelope<serde_json::Value>, description = "Code 2004: it is not suspended")),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/account/{uid}/unsuspend")]
pub async fn unsuspend(
    ops: Data<Ops>,
    caller: Caller,
    PathId(uid): PathId,
    Json(Why { reason }): Json<Why>,
) -> Answer<serde_json::Value> {
    ops.unsuspend(&caller, uid, &reason).await?;
    answer(serde_json::Value::Null)
}

/// Mutes an account, which replaces an earlier mute, and sends it a message.
#[utoipa::path(
    tag = "account",
    params(("uid" = i64, Path, description = "The account's uid")),
    request_body = RestrictAccount,
    responses((status = 200, body = Envelope<MutedAccount>), (status = 400, body = Envelope<serde_json::Value>)),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/account/{uid}/mute")]
pub async fn mute(
    ops: Data<Ops>,
    caller: Caller,
    PathId(uid): PathId,
    Json(RestrictAccount { days, until, reason }): Json<RestrictAccount>,
) -> Answer<MutedAccount> {
    let until = ops.mute(&caller, uid, End { days, until }, &reason).await?;
    answer(MutedAccount { until: Time(until) })
}

/// Ends a mute.
#[utoipa::path(
    tag = "account",
    params(("uid" = i64, Path, description = "The account's uid")),
    request_body = Why,
    responses((status = 200, body = Envelope<serde_json::Value>, description = "Code 2004: it is not muted")),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/account/{uid}/unmute")]
pub async fn unmute(
    ops: Data<Ops>,
    caller: Caller,
    PathId(uid): PathId,
    Json(Why { reason }): Json<Why>,
) -> Answer<serde_json::Value> {
    ops.unmute(&caller, uid, &reason).await?;
    answer(serde_json::Value::Null)
}

/// Switches a youth mode off whose PIN is forgotten. Verify the guardian first.
#[utoipa::path(
    tag = "account",
    params(("uid" = i64, Path, description = "The account's uid")),
    request_body = Why,
    responses((status = 200, body = Envelope<serde_json::Value>, description = "Code 2004: it is not in youth mode")),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/account/{uid}/youth-off")]
pub async fn switch_youth_off(
    ops: Data<Ops>,
    caller: Caller,
    PathId(uid): PathId,
    Json(Why { reason }): Json<Why>,
) -> Answer<serde_json::Value> {
    ops.youth_off(&caller, uid, &reason).await?;
    answer(serde_json::Value::Null)
}

/// Adds a note about an account. Players never see it. Do not write personal data of third persons.
#[utoipa::path(
    tag = "account",
    params(
        ("uid" = i64, Path, description = "The account's uid"),
        ("Idempotency-Key" = Option<Uuid>, Header, description = "A second note with the same key is not added"),
    ),
    request_body = AddNote,
    responses((status = 200, body = Envelope<serde_json::Value>), (status = 400, body = Envelope<serde_json::Value>)),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/account/{uid}/note")]
pub async fn add_note(
    ops: Data<Ops>,
    caller: Caller,
    PathId(uid): PathId,
    IdempotencyKey(key): IdempotencyKey,
    Json(AddNote { content }): Json<AddNote>,
) -> Answer<serde_json::Value> {
    ops.add_note(&caller, uid, &content, key).await?;
    answer(serde_json::Value::Null)
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListNotes {
    /// The `nextBelow` of the page before.
    below: Option<i64>,
    /// Notes of one answer, 1 to 1,000. The default is 50.
    size: Option<i64>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AccountNotes {
    /// Newest first.
    records: Vec<Note>,
    /// `below` of the next page. Null on the last page.
    next_below: Option<i64>,
}

/// The notes about an account.
#[utoipa::path(
    tag = "account",
    params(("uid" = i64, Path, description = "The account's uid"), ListNotes),
    responses((status = 200, body = Envelope<AccountNotes>), (status = 400, body = Envelope<serde_json::Value>)),
    security(("bearer" = [])),
)]
#[get("/api/ops/v1/account/{uid}/note")]
pub async fn list_notes(
    ops: Data<Ops>,
    PathId(uid): PathId,
    Query(input): Query<ListNotes>,
) -> Answer<AccountNotes> {
    let size = page_size(input.size, MAX_SIZE)?;
    let below = input.below.unwrap_or(i64::MAX);
    let mut rows = ops.read(async |tx| Ok(support::notes(tx, uid, below, size + 1).await?)).await?;
    let next_below = cut_page(&mut rows, size, |row| row.id);
    answer(AccountNotes { records: rows.into_iter().map(Note::from).collect(), next_below })
}

impl From<support::Login> for AccountLogin {
    fn from(row: support::Login) -> Self {
        Self {
            id: row.id,
            device_id: row.device_id,
            agent: row.agent,
            address: row.address,
            create_time: time(row.create_time),
            last_time: time(row.last_time),
            expire_time: time(row.expire_time),
            end_time: row.end_time.map(time),
            end_reason: row.end_reason,
        }
    }
}

impl From<support::Note> for Note {
    fn from(row: support::Note) -> Self {
        Self { id: row.id, author: row.author, content: row.content, create_time: time(row.create_time) }
    }
}

impl From<support::Account> for Account {
    fn from(row: support::Account) -> Self {
        Self {
            uid: row.uid,
            login_name: row.login_name,
            phone: row.phone.as_deref().map(mask),
            name: row.name,
            account_type: row.account_type,
            channel_id: row.channel_id,
            create_time: time(row.create_time),
            suspended_until: row.suspended_until.map(time),
            suspend_reason: row.suspend_reason,
            muted_until: row.muted_until.map(time),
            mute_reason: row.mute_reason,
            youth: row.youth,
            balance: row.balance,
            level_type: row.level_type,
            level_end_time: row.level_end_time.map(time),
            post_num: row.post_num,
            has_avatar: row.has_avatar,
            erase_time: row.erase_time.map(time),
        }
    }
}

pub(super) fn time(time: DateTime<FixedOffset>) -> Time {
    Time(time.into())
}
