//! Changes of a player's profile: the name, the picture, the phone. The player gets a message. A repeated call changes nothing more.

use crate::{
    api::{
        extract::{input::Json, path::PathId},
        prelude::{Answer, Data, Deserialize, Envelope, Serialize, ToSchema, answer, post},
    },
    operators::{Caller, Ops},
};

#[derive(Deserialize, ToSchema)]
pub struct Rename {
    /// 1 to 16 characters, without words that are not allowed.
    name: String,
    /// One line of 1 to 200 characters. The player reads it.
    reason: String,
}

#[derive(Deserialize, ToSchema)]
pub struct ReasonForPlayer {
    /// One line of 1 to 200 characters. The player reads it.
    reason: String,
}

#[derive(Serialize, ToSchema)]
pub struct ProfileChange {
    /// False: it was so before, and nothing was changed or logged.
    changed: bool,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UnboundPhone {
    logins_ended: usize,
}

impl ReasonForPlayer {
    pub fn reason(&self) -> &str {
        &self.reason
    }
}

impl ProfileChange {
    pub fn new(changed: bool) -> Self {
        Self { changed }
    }
}

/// Gives a player another displayed name. It uses neither a rename card nor the player's free change.
#[utoipa::path(
    tag = "account",
    params(("uid" = i64, Path, description = "The account's uid")),
    request_body = Rename,
    responses(
        (status = 200, body = Envelope<ProfileChange>, description = "Code 2002: no such account; 2004: it is erased"),
        (status = 400, body = Envelope<serde_json::Value>),
    ),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/account/{uid}/rename")]
pub async fn rename(
    ops: Data<Ops>,
    caller: Caller,
    PathId(uid): PathId,
    Json(Rename { name, reason }): Json<Rename>,
) -> Answer<ProfileChange> {
    answer(ProfileChange { changed: ops.rename(&caller, uid, &name, &reason).await? })
}

/// Removes a player's picture.
#[utoipa::path(
    tag = "account",
    params(("uid" = i64, Path, description = "The account's uid")),
    request_body = ReasonForPlayer,
    responses(
        (status = 200, body = Envelope<ProfileChange>, description = "Code 2002: no such account; 2004: it is erased"),
        (status = 400, body = Envelope<serde_json::Value>),
    ),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/account/{uid}/avatar-reset")]
pub async fn reset_avatar(
    ops: Data<Ops>,
    caller: Caller,
    PathId(uid): PathId,
    Json(ReasonForPlayer { reason }): Json<ReasonForPlayer>,
) -> Answer<ProfileChange> {
    answer(ProfileChange { changed: ops.reset_avatar(&caller, uid, &reason).await? })
}

/// Removes the phone of an account that has a login name and a password, and ends every login. Verify the player first. The phone cannot
/// recover the account.
#[utoipa::path(
    tag = "account",
    params(("uid" = i64, Path, description = "The account's uid")),
    request_body = ReasonForPlayer,
    responses(
        (
            status = 200,
            body = Envelope<UnboundPhone>,
            description = "Code 2002: no such account; 2004: it is erased, has no phone, has only the phone, or is in youth mode",
        ),
        (status = 400, body = Envelope<serde_json::Value>),
    ),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/account/{uid}/unbind")]
pub async fn unbind_phone(
    ops: Data<Ops>,
    caller: Caller,
    PathId(uid): PathId,
    Json(ReasonForPlayer { reason }): Json<ReasonForPlayer>,
) -> Answer<UnboundPhone> {
    answer(UnboundPhone { logins_ended: ops.unbind_phone(&caller, uid, &reason).await? })
}
