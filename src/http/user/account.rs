//! The answer of every way to sign in.

use actix_web::HttpRequest;
use sql::login::NewLogin;

use crate::{
    app::App,
    http::{error::ApiError, prelude::*},
    tokens::Named,
};

/// Longest agent that is kept, characters.
const MAX_AGENT: usize = 200;

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Account {
    pub uid: i64,
    /// Sent back as `UG-Token`, with `UG-Uid`.
    pub token: String,
    /// Empty for an account made by phone.
    pub login_name: String,
    pub name: String,
    /// 0: made by name, 1: by phone.
    pub account_type: i16,
    /// 0: not told
    pub age: i16,
    /// 0: not told, 1: male, 2: female
    pub sex: i16,
    /// 1: a phone should be bound.
    pub need_bind: u8,
    /// 1: a real name should be given.
    pub need_real_name: u8,
    /// 1: just made.
    pub new_account: u8,
    /// Address of the picture; null: none chosen.
    pub avatar: Option<String>,
}

/// Where a sign-in comes from.
pub struct Origin {
    agent: String,
    address: String,
}

impl Origin {
    pub fn of(req: &HttpRequest) -> Self {
        let agent = req.headers().get("User-Agent").and_then(|value| value.to_str().ok()).unwrap_or_default();
        Self {
            agent: agent.chars().take(MAX_AGENT).collect(),
            address: req.peer_addr().map(|peer| peer.ip().to_string()).unwrap_or_default(),
        }
    }

    /// A login of this origin, and what its token will name.
    pub fn login<'a>(&'a self, app: &App, device_id: &'a str) -> NewLogin<'a> {
        NewLogin {
            id: sql::account::new_login_id(),
            device_id,
            agent: &self.agent,
            address: &self.address,
            life: std::time::Duration::from_secs(u64::from(app.config.auth.login_days) * 86_400),
        }
    }
}

/// The account as its owner sees it after signing in.
pub async fn signed_in(app: &App, named: Named, new_account: bool) -> Result<Account, ApiError> {
    let client = app.db().await?;
    let row = sql::account::account(&client, named.uid)
        .await?
        .ok_or_else(|| anyhow::anyhow!("account {} vanished while it signed in", named.uid))
        .map_err(ApiError::Internal)?;
    let expiry = app.clock.now() + chrono::TimeDelta::days(app.config.auth.login_days.into());
    Ok(Account {
        uid: row.uid,
        token: app.tokens.sign(named, expiry),
        login_name: row.login_name.unwrap_or_default(),
        name: row.name,
        account_type: row.account_type,
        age: row.age,
        sex: row.sex,
        need_bind: u8::from(row.phone.is_none()),
        need_real_name: 0,
        new_account: u8::from(new_account),
        avatar: row.avatar.map(|name| app.media_url(&name)),
    })
}
