//! The last step of every way to sign in: `sign_in` for an existing account, `register` for a new one.

use std::net::IpAddr;

use actix_web::HttpRequest;
use actors::wire::Time;
use ipnet::IpNet;
use rand::distr::{Distribution, Uniform};
use serde_json::json;
use sql::{
    account::{Identity, NewAccount, TakenIdentity},
    login::{AccountLogin, NewLogin, Proof},
    sign_in::Messages,
    suspension::Suspension,
};

use super::account_messages;
use crate::{
    accounts::tokens::TokenId,
    api::{
        bans,
        error::{ApiError, Code},
        extract::client_address::client_address,
        prelude::*,
        state::App,
    },
    platform::text_safety::is_deceptive,
};

/// Longest stored user agent, characters; and longest device and channel id.
const MAX_AGENT: usize = 200;
const MAX_ID: usize = 64;
/// Maximum number of attempts to draw an unused invite code. Among 32^8 codes even one collision is unlikely.
const DRAWS: usize = 5;
/// The alphabet has no letters and digits that people confuse.
const ALPHABET: &[u8; 32] = b"ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Account {
    pub uid: i64,
    /// The token for the header `UG-Token`, to send together with `UG-Uid`.
    pub token: String,
    /// Empty for an account that was created by phone.
    pub login_name: String,
    pub name: String,
    /// 0: created by name, 1: created by phone.
    pub account_type: i16,
    /// 0: unknown
    pub age: i16,
    /// 0: unknown, 1: male, 2: female
    pub sex: i16,
    /// 1: the account should bind a phone.
    pub need_bind: u8,
    /// 1: the account should enter a real name.
    pub need_real_name: u8,
    /// 1: this call created the account.
    pub new_account: u8,
    /// The address of the picture. Null: the player has not chosen one.
    pub avatar: Option<String>,
    /// 1: the player had requested the erasure of the account, and this sign-in cancelled it. Otherwise absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub erasure_cancelled: Option<u8>,
}

/// The client of a sign-in.
pub struct Origin {
    pub address: IpAddr,
    pub agent: String,
    device_id: String,
}

impl Origin {
    pub fn of(req: &HttpRequest, device_id: Option<&str>) -> Self {
        let agent = req.headers().get("User-Agent").and_then(|value| value.to_str().ok()).unwrap_or_default();
        Self {
            address: client_address(req),
            agent: agent.chars().take(MAX_AGENT).collect(),
            device_id: shortened(device_id.unwrap_or_default()),
        }
    }

    /// Refuses a banned network or device. Call it before anything else.
    pub async fn may_sign_in(&self, app: &App) -> Result<(), ApiError> {
        bans::may_sign_in(app, self.address, &self.device_id).await
    }
}

/// The details of a new account.
pub struct Registration<'a> {
    pub identity: Identity<'a>,
    /// The public name until the player chooses another.
    pub name: &'a str,
    /// The inviter's code. An unknown code is ignored.
    pub invite_code: Option<&'a str>,
    pub channel_id: Option<&'a str>,
}

/// Starts a login of an existing account, unless it is suspended. `None`: the checked proof is no longer valid.
pub async fn sign_in(
    app: &App,
    uid: i64,
    proof: Proof<'_>,
    origin: &Origin,
) -> Result<Option<Account>, ApiError> {
    let address = origin.address.to_string();
    let (login, token) = new_login(app, origin, &address);
    let network = network_of_device(origin.address);
    let (new_device, cancelled) =
        (account_messages::new_device(app, origin), account_messages::erasure_cancelled());
    let messages = Messages { new_device: &new_device.stored(), erasure_cancelled: &cancelled.stored() };
    let signed = sql::sign_in::sign_in(&app.pool, uid, &login, proof, &network, messages).await?;
    let Ok(signed) = signed else {
        return match sql::suspension::in_force(&app.db().await?, uid).await? {
            Some(suspension) => Err(suspended(app, uid, &suspension)),
            None => Ok(None),
        };
    };
    if signed.by_new_device || signed.erasure_cancelled {
        app.node.status_moved(uid);
    }
    let mut account = signed_in(app, AccountLogin { uid, login: login.id }, &token, false).await?;
    if signed.erasure_cancelled {
        account.erasure_cancelled = Some(1);
    }
    Ok(Some(account))
}

/// Creates an account and starts its first login.
pub async fn register(
    app: &App,
    new: Registration<'_>,
    origin: &Origin,
) -> Result<Result<Account, TakenIdentity>, ApiError> {
    let inviter = match new.invite_code {
        Some(code) => sql::account::uid_by_invite_code(&app.db().await?, code).await?,
        None => None,
    };
    let invitation =
        inviter.map(|inviter| app.invitations.accepted(inviter, origin.address, &origin.device_id));
    let channel_id = new.channel_id.map_or_else(|| "0".into(), shortened);
    let address = origin.address.to_string();
    let (login, token) = new_login(app, origin, &address);
    for _ in 0..DRAWS {
        let account = NewAccount {
            identity: new.identity,
            name: new.name,
            invite_code: &draw(8),
            invitation,
            channel_id: &channel_id,
        };
        match sql::account::register(&app.pool, account, &login).await? {
            Ok(uid) => {
                return signed_in(app, AccountLogin { uid, login: login.id }, &token, true).await.map(Ok);
            }
            Err(TakenIdentity::InviteCode) => {}
            Err(taken) => return Ok(Err(taken)),
        }
    }
    Err(ApiError::Internal(anyhow::anyhow!("no free invite code in {DRAWS} draws")))
}

/// Random letters and digits.
pub fn draw(length: usize) -> String {
    let place = Uniform::new(0, ALPHABET.len()).expect("not empty");
    place.sample_iter(rand::rng()).take(length).map(|place| char::from(ALPHABET[place])).collect()
}

/// The suspension is shown only to callers who proved their identity. They can appeal with the token, which is good for nothing else.
fn suspended(app: &App, uid: i64, suspension: &Suspension) -> ApiError {
    let data = json!({
        "until": Time(suspension.until),
        "reason": suspension.reason,
        "uid": uid,
        "appealToken": app.appeal_tokens.sign(uid, app.clock.now()),
    });
    ApiError::Refused { code: Code::Suspended, data }
}

/// 1: the portal requires a real name, and the account has none.
pub fn need_real_name(app: &App, has_real_name: bool) -> u8 {
    u8::from(app.config.client.real_name == 1 && !has_real_name)
}

/// The account for its owner, after sign-in.
async fn signed_in(
    app: &App,
    named: AccountLogin,
    token: &TokenId,
    new_account: bool,
) -> Result<Account, ApiError> {
    let client = app.db().await?;
    let row = sql::account::account(&client, named.uid)
        .await?
        .ok_or_else(|| anyhow::anyhow!("account {} vanished while it signed in", named.uid))
        .map_err(ApiError::Internal)?;
    let now = app.clock.now();
    let expiry = now + app.config.auth.login_life();
    let token = if sql::login_token::has_tokens(&client, named.login).await? {
        app.tokens.sign(named, token, now, expiry)
    } else {
        app.tokens.sign_legacy(named, now, expiry)
    };
    Ok(Account {
        uid: row.uid,
        token,
        login_name: row.login_name.unwrap_or_default(),
        name: row.name,
        account_type: row.account_type,
        age: row.age,
        sex: row.sex,
        need_bind: u8::from(row.phone.is_none()),
        need_real_name: need_real_name(app, row.has_real_name),
        new_account: u8::from(new_account),
        avatar: row.avatar.map(|name| app.media_url(&name)),
        erasure_cancelled: None,
    })
}

/// The login, and the random part of its first token.
fn new_login<'a>(app: &App, origin: &'a Origin, address: &'a str) -> (NewLogin<'a>, TokenId) {
    let token = TokenId::random();
    let login = NewLogin {
        id: sql::login::new_id(),
        token_hash: token.hash(),
        device_id: &origin.device_id,
        agent: &origin.agent,
        address,
        life: app.config.auth.login_life(),
        most: app.config.auth.logins_per_account,
    };
    (login, token)
}

/// Where a device without an id counts as the same: an IPv4 /24 or an IPv6 /48.
fn network_of_device(address: IpAddr) -> String {
    let address = address.to_canonical();
    let bits = if address.is_ipv4() { 24 } else { 48 };
    IpNet::new(address, bits).expect("fewer bits than an address has").trunc().to_string()
}

/// Truncates an id that the client made up and removes deceptive characters: operators read it.
pub fn shortened(id: &str) -> String {
    id.chars().filter(|c| !is_deceptive(*c)).take(MAX_ID).collect()
}
