//! Calls that find players and list their logins.

use actors::wire::Time;
use chrono::{DateTime, FixedOffset};
use sql::support;
use utoipa::IntoParams;
use uuid::Uuid;

use crate::{
    api::{
        error::ApiError,
        extract::{input::Query, path::PathId},
        prelude::{Answer, Data, Deserialize, Envelope, Serialize, ToSchema, answer, get},
        user::status::mask,
    },
    operators::{
        Ops,
        accounts::{NAME_KINDS, kind_and_name},
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
