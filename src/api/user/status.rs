//! The view of an account's status for its owner.

use actors::wire;

use super::account::need_real_name;
use crate::api::{error::Code, prelude::*};

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UserStatus {
    uid: i64,
    /// The part that the socket sends too. Of two, the one with the greater `version` is newer.
    #[serde(flatten)]
    status: wire::Status,
    /// Empty for an account that was created by phone.
    login_name: String,
    name: String,
    avatar: Option<String>,
    /// The masked phone number. Null: no phone is bound.
    phone: Option<String>,
    /// 1: the account should bind a phone.
    need_bind: u8,
    /// 1: the account should enter a real name.
    need_real_name: u8,
    has_password: bool,
    /// 0: unknown, 1: male, 2: female
    sex: i16,
    /// 0: unknown
    age: i16,
    signature: String,
    invite_code: String,
    posts: i64,
    followers: i64,
    following: i64,
    /// The number of received likes.
    likes: i64,
    /// Today in the portal's time zone.
    checked_in_today: bool,
    /// The badge that others see next to the name: the newest full month, such as 2026-10, if it is the current or the previous month.
    badge: Option<String>,
    /// Address of the frame that the account wears around its avatar. Null: none.
    frame: Option<String>,
}

pub async fn user_status(app: &App, uid: i64) -> Result<UserStatus, ApiError> {
    let gone = || ApiError::refused(Code::SessionInvalid);
    let snapshot = app.node.status(uid).await?.ok_or_else(gone)?;
    let profile = app.node.profile(uid).await?.ok_or_else(gone)?;
    Ok(UserStatus {
        uid,
        status: (&snapshot).into(),
        login_name: profile.login_name.unwrap_or_default(),
        name: profile.name,
        avatar: profile.avatar.map(|name| app.media_url(&name)),
        need_bind: u8::from(profile.phone.is_none()),
        need_real_name: need_real_name(app, profile.has_real_name),
        has_password: profile.has_password,
        phone: profile.phone.as_deref().map(mask),
        sex: profile.sex,
        age: profile.age,
        signature: profile.signature,
        invite_code: profile.invite_code,
        posts: profile.post_num,
        followers: profile.follower_num,
        following: profile.following_num,
        likes: profile.like_num,
        checked_in_today: profile.checked_in_today,
        badge: profile.badge,
        frame: profile.frame.map(|name| app.media_url(&name)),
    })
}

/// Masks `13812345678` as `138****5678`.
pub(in crate::api) fn mask(phone: &str) -> String {
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
