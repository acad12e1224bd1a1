//! Calls that hide, show, lock and delete a post or a comment. The author gets a message. A repeated call changes nothing and sends no
//! message.

use sql::thread::Change;

use super::{
    account::Why,
    profile::{ProfileChange, ReasonForPlayer},
};
use crate::{
    api::{
        extract::{input::Json, path::PathId},
        prelude::{Answer, Data, Envelope, answer, post},
    },
    operators::{Caller, Ops, moderation::CommentChange},
};

/// Hides a post: nobody sees it, and its viewers are notified.
#[utoipa::path(
    tag = "moderation",
    params(("id" = i64, Path, description = "The post's id")),
    request_body = ReasonForPlayer,
    responses(
        (status = 200, body = Envelope<ProfileChange>, description = "Code 2002: no such post; 2004: it is deleted"),
        (status = 400, body = Envelope<serde_json::Value>),
    ),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/post/{id}/hide")]
pub async fn hide_post(
    ops: Data<Ops>,
    caller: Caller,
    PathId(id): PathId,
    Json(why): Json<ReasonForPlayer>,
) -> Answer<ProfileChange> {
    changed(ops.change_post(&caller, id, Change::Hide, why.reason()).await?)
}

/// Undoes `hide`.
#[utoipa::path(
    tag = "moderation",
    params(("id" = i64, Path, description = "The post's id")),
    request_body = Why,
    responses((status = 200, body = Envelope<ProfileChange>, description = "Code 2002: no such post; 2004: it is deleted")),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/post/{id}/show")]
pub async fn show_post(
    ops: Data<Ops>,
    caller: Caller,
    PathId(id): PathId,
    Json(why): Json<Why>,
) -> Answer<ProfileChange> {
    changed(ops.change_post(&caller, id, Change::Restore, why.reason()).await?)
}

/// Stops new comments below a post.
#[utoipa::path(
    tag = "moderation",
    params(("id" = i64, Path, description = "The post's id")),
    request_body = ReasonForPlayer,
    responses(
        (status = 200, body = Envelope<ProfileChange>, description = "Code 2002: no such post; 2004: it is deleted"),
        (status = 400, body = Envelope<serde_json::Value>),
    ),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/post/{id}/lock")]
pub async fn lock_post(
    ops: Data<Ops>,
    caller: Caller,
    PathId(id): PathId,
    Json(why): Json<ReasonForPlayer>,
) -> Answer<ProfileChange> {
    changed(ops.change_post(&caller, id, Change::Lock, why.reason()).await?)
}

/// Undoes `lock`.
#[utoipa::path(
    tag = "moderation",
    params(("id" = i64, Path, description = "The post's id")),
    request_body = Why,
    responses((status = 200, body = Envelope<ProfileChange>, description = "Code 2002: no such post; 2004: it is deleted")),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/post/{id}/unlock")]
pub async fn unlock_post(
    ops: Data<Ops>,
    caller: Caller,
    PathId(id): PathId,
    Json(why): Json<Why>,
) -> Answer<ProfileChange> {
    changed(ops.change_post(&caller, id, Change::Unlock, why.reason()).await?)
}

/// Deletes a post for ever.
#[utoipa::path(
    tag = "moderation",
    params(("id" = i64, Path, description = "The post's id")),
    request_body = ReasonForPlayer,
    responses(
        (status = 200, body = Envelope<ProfileChange>, description = "Code 2002: no such post"),
        (status = 400, body = Envelope<serde_json::Value>),
    ),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/post/{id}/delete")]
pub async fn remove_post(
    ops: Data<Ops>,
    caller: Caller,
    PathId(id): PathId,
    Json(why): Json<ReasonForPlayer>,
) -> Answer<ProfileChange> {
    changed(ops.change_post(&caller, id, Change::Delete, why.reason()).await?)
}

/// Hides a comment: it looks deleted, and `show` undoes it.
#[utoipa::path(
    tag = "moderation",
    params(("id" = i64, Path, description = "The comment's id")),
    request_body = ReasonForPlayer,
    responses(
        (status = 200, body = Envelope<ProfileChange>, description = "Code 2002: no such comment; 2004: it is deleted, or its post is out of sight"),
        (status = 400, body = Envelope<serde_json::Value>),
    ),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/comment/{id}/hide")]
pub async fn hide_comment(
    ops: Data<Ops>,
    caller: Caller,
    PathId(id): PathId,
    Json(why): Json<ReasonForPlayer>,
) -> Answer<ProfileChange> {
    changed(ops.change_comment(&caller, id, CommentChange::Hide, why.reason()).await?)
}

/// Undoes `hide`. A comment that its author deleted stays deleted.
#[utoipa::path(
    tag = "moderation",
    params(("id" = i64, Path, description = "The comment's id")),
    request_body = Why,
    responses((status = 200, body = Envelope<ProfileChange>, description = "Code 2002: no such comment; 2004: it is deleted, or its post is out of sight")),
    security(("bearer" = [])),
)]
#[post("/api/ops/v1/comment/{id}/show")]
pub async fn show_comment(
    ops: Data<Ops>,
    caller: Caller,
    PathId(id): PathId,
    Json(why): Json<Why>,
) -> Answer<ProfileChange> {
    changed(ops.change_comment(&caller, id, CommentChange::Show, why.reason()).await?)
}

fn changed(changed: bool) -> Answer<ProfileChange> {
    answer(ProfileChange::new(changed))
}
