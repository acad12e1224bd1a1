use actors::wire::{Author, Time};

use super::person::author;
use crate::api::{error::Code, extract::path::PathId, prelude::*};

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UserPage {
    #[serde(flatten)]
    person: Author,
    /// 0: unknown, 1: male, 2: female
    sex: i16,
    signature: String,
    posts: i64,
    followers: i64,
    following: i64,
    /// The number of received likes.
    likes: i64,
    /// The player follows the caller.
    follows_me: bool,
    /// The caller blocks the player.
    blocked: bool,
    create_time: Time,
}

/// A player's public page.
#[utoipa::path(
    tag = "user",
    params(("uid" = i64, Path)),
    responses((status = 200, body = Envelope<UserPage>, description = "Code 2002: there is no such person")),
)]
#[get("/api/v1/user/{uid}")]
pub async fn read_user(app: Data<App>, Visitor(reader): Visitor, PathId(uid): PathId) -> Answer<UserPage> {
    let reader = reader.map(|caller| caller.uid);
    let find = async |db: &sql::Client| sql::person::page(db, uid, reader).await;
    let page = app.find_public(reader, find).await?;
    let page = page.ok_or_else(|| ApiError::refused(Code::Gone))?;
    answer(UserPage {
        person: author(page.person),
        sex: page.sex,
        signature: page.signature,
        posts: page.posts,
        followers: page.followers,
        following: page.following,
        likes: page.likes,
        follows_me: page.follows_me,
        blocked: page.blocked,
        create_time: Time(page.create_time),
    })
}
