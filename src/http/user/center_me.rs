use actors::wire;

use crate::http::{error::Code, prelude::*};

#[derive(Debug, Deserialize, ToSchema)]
pub struct ReadMe {
    uid: Option<i64>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UserStatus {
    uid: i64,
    /// What also travels over the socket; of two, the one with the greater `version` is newer.
    #[serde(flatten)]
    status: wire::Status,
    name: String,
    avatar: Option<String>,
    /// Masked; null: none bound.
    phone: Option<String>,
    signature: String,
    invite_code: String,
    posts: i64,
    followers: i64,
    following: i64,
    /// Likes received.
    likes: i64,
    /// By the portal's day.
    checked_in_today: bool,
}

/// The caller's status.
#[utoipa::path(
    tag = "user",
    request_body(content = ReadMe, content_type = "application/x-www-form-urlencoded"),
    responses((status = 200, body = Envelope<UserStatus>), (status = 403, body = Envelope<serde_json::Value>)),
    security(("uid" = [], "token" = [])),
)]
#[post("/api/user/center/me")]
pub async fn read_me(app: Data<App>, caller: Caller, Form(input): Form<ReadMe>) -> Answer<UserStatus> {
    caller.must_be(input.uid)?;
    answer(status_of(&app, caller.uid).await?)
}

/// The account as its owner sees it now.
pub async fn status_of(app: &App, uid: i64) -> Result<UserStatus, ApiError> {
    let gone = || ApiError::refused(Code::SessionInvalid);
    let snapshot = app.node.status(uid).await?.ok_or_else(gone)?;
    let client = app.db().await?;
    let zone = &app.config.general.zone;
    let profile = sql::account::profile(&client, uid, zone).await?.ok_or_else(gone)?;
    Ok(UserStatus {
        uid,
        status: (&snapshot).into(),
        name: profile.name,
        avatar: profile.avatar.map(|name| app.media_url(&name)),
        phone: profile.phone.as_deref().map(mask),
        signature: profile.signature,
        invite_code: profile.invite_code,
        posts: profile.post_num,
        followers: profile.follower_num,
        following: profile.following_num,
        likes: profile.like_num,
        checked_in_today: profile.checked_in_today,
    })
}

/// 13812345678 → 138****5678
fn mask(phone: &str) -> String {
    match (phone.get(..3), phone.get(7..)) {
        (Some(head), Some(tail)) => format!("{head}****{tail}"),
        _ => "****".into(),
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_middle_of_a_phone_is_masked() {
        assert_eq!(super::mask("13812345678"), "138****5678");
        assert_eq!(super::mask("12"), "****");
    }
}
