use actix_web::HttpRequest;
use serde_json::Value;
use sql::{
    post::Published,
    thread::{Command, Deed},
};

use super::{
    draft::{PostInput, draft},
    posts::{PostDetail, detail},
    thread::{self, Done},
};
use crate::{
    api::{
        bans,
        error::{Code, NotAllowed},
        extract::{
            client_address::client_address,
            input::{IdempotencyKey, Json, KEY},
            path::PathId,
        },
        prelude::*,
    },
    square::views::Viewer,
};

/// Publishes a post. Open feeds are notified within a second.
#[utoipa::path(
    tag = "square",
    params(("Idempotency-Key" = Option<uuid::Uuid>, Header)),
    request_body = PostInput,
    responses(
        (status = 200, body = Envelope<PostDetail>, description = "Code 1005: too many posts; 3001: words that are not allowed; 3002: the author is muted, the network or device is banned (reason `banned`, `until`), the author published the same text a moment ago (reason `same`), or is a newcomer and the text has a link (reason `link`, `until`)"),
        (status = 400, body = Envelope<Value>, description = "Code 4000"),
        (status = 503, body = Envelope<Value>, description = "Try again after `Retry-After`, with the same key"),
    ),
    security(("uid" = [], "token" = [])),
)]
#[post("/api/v1/square/post")]
pub async fn create_post(
    app: Data<App>,
    caller: Caller,
    req: HttpRequest,
    IdempotencyKey(key): IdempotencyKey,
    Json(input): Json<PostInput>,
) -> Answer<PostDetail> {
    // A used key returns the post that it created, even if today's rules would refuse it.
    if let Some(key) = key
        && let Some(before) = sql::post::by_key(&app.db().await?, caller.uid, key).await?
    {
        return match before {
            Published::Before(id) => detail(&app, id, Some(caller.uid)).await,
            _ => Err(ApiError::malformed(KEY, Text::KeyUsed)),
        };
    }
    bans::may_write(&app, client_address(&req), caller.login).await?;
    let draft = draft(&app, caller, input, None).await?;
    let allowed = app.spam_limits.take_post(caller.uid, &[&draft.title, &draft.content], key).await?;
    let published = sql::post::publish(&app.pool, caller.uid, &draft, key).await;
    match published {
        Ok(Published::New(..)) => {}
        Ok(Published::Before(_)) => allowed.was_written_before().await,
        _ => allowed.nothing_was_written().await,
    }
    let id = match published? {
        Published::New(id, moved) => {
            app.node.post_published(id, caller.uid, draft.tag, moved);
            app.node.acted(caller.uid);
            id
        }
        Published::Before(id) => id,
        Published::KeyUsed => return Err(ApiError::malformed(KEY, Text::KeyUsed)),
        Published::Muted(until) => return Err(ApiError::NotAllowed(NotAllowed::Muted { until })),
    };
    detail(&app, id, Some(caller.uid)).await
}

/// A post. The call counts as a view, once per reader and half hour.
#[utoipa::path(
    tag = "square",
    params(("id" = i64, Path)),
    responses((status = 200, body = Envelope<PostDetail>, description = "Code 2002: the post is gone")),
)]
#[get("/api/v1/square/post/{id}")]
pub async fn read_post(
    app: Data<App>,
    Visitor(reader): Visitor,
    PathId(id): PathId,
    req: HttpRequest,
) -> Answer<PostDetail> {
    let reader = reader.map(|caller| caller.uid);
    let answered = detail(&app, id, reader).await?;
    app.views.count(id, Viewer::of(reader, client_address(&req)), app.clock.now());
    Ok(answered)
}

/// Edits an own post. Watchers of the post and newly mentioned accounts are notified at once.
#[utoipa::path(
    tag = "square",
    params(("id" = i64, Path)),
    request_body = PostInput,
    responses(
        (status = 200, body = Envelope<PostDetail>, description = "Code 1005: too many changes; 2002: the post is gone; 3001: words that are not allowed; 3002: the author is muted, the network or device is banned (reason `banned`, `until`), or the author is a newcomer and the text has a link (reason `link`, `until`)"),
        (status = 400, body = Envelope<Value>, description = "Code 4000"),
        (status = 403, body = Envelope<Value>, description = "It belongs to another account"),
    ),
    security(("uid" = [], "token" = [])),
)]
#[put("/api/v1/square/post/{id}")]
pub async fn edit_post(
    app: Data<App>,
    caller: Caller,
    req: HttpRequest,
    PathId(id): PathId,
    Json(input): Json<PostInput>,
) -> Answer<PostDetail> {
    if sql::post::place(&app.db().await?, id).await?.is_none_or(|place| place.gone) {
        return Err(ApiError::refused(Code::Gone));
    }
    bans::may_write(&app, client_address(&req), caller.login).await?;
    let draft = draft(&app, caller, input, Some(id)).await?;
    app.spam_limits.take_edit(caller.uid, &[&draft.title, &draft.content]).await?;
    let deed = Deed::EditPost(Box::new(draft));
    thread::write(&app, Command { post: id, uid: caller.uid, deed }).await?;
    detail(&app, id, Some(caller.uid)).await
}

/// Deletes an own post permanently. Watchers of the post are notified at once, open feeds within a second.
#[utoipa::path(
    tag = "square",
    params(("id" = i64, Path)),
    responses(
        (status = 200, body = Envelope<Value>, description = "Code 2002: there is no such post"),
        (status = 403, body = Envelope<Value>, description = "It belongs to another account"),
    ),
    security(("uid" = [], "token" = [])),
)]
#[delete("/api/v1/square/post/{id}")]
pub async fn delete_post(app: Data<App>, caller: Caller, PathId(id): PathId) -> Answer<Value> {
    let place = sql::post::place(&app.db().await?, id).await?;
    let place = place.ok_or_else(|| ApiError::refused(Code::Gone))?;
    let done = thread::write(&app, Command { post: id, uid: caller.uid, deed: Deed::DeletePost }).await?;
    if let Done::Changed { again: false } = done {
        app.node.post_gone(id, place.tag);
    }
    answer(Value::Null)
}
