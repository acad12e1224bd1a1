use actix_web::HttpRequest;
use actors::wire;
use sql::{
    media::Image,
    thread::{Command, Deed},
};
use uuid::Uuid;

use super::{
    comments::comment,
    draft::uploaded_image,
    thread::{self, Done},
};
use crate::{
    api::{
        bans,
        clean::to_publish,
        error::Code,
        extract::{
            client_address::client_address,
            input::{IdempotencyKey, Json},
            path::{PathId, PathIds},
        },
        prelude::*,
    },
    square::spam_limits::Allowed,
    text::fields::{CommentText, Mentions},
};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NewComment {
    /// Empty only with a picture.
    content: CommentText,
    /// The id of an uploaded picture. Absent or null: none.
    image: Option<Uuid>,
    /// The comment or reply to answer. Absent, null or 0: a comment on the post itself.
    reply_comment_id: Option<i64>,
    /// Accounts that the text mentions as "@name". The first 10 whose names are in the text are notified.
    #[serde(default)]
    mentions: Mentions,
}

/// Comments on a post, or answers a comment. Watchers of the thread see it at once.
#[utoipa::path(
    tag = "square",
    params(("id" = i64, Path), ("Idempotency-Key" = Option<uuid::Uuid>, Header)),
    request_body = NewComment,
    responses(
        (status = 200, body = Envelope<wire::Comment>, description = "Code 1005: too many comments; 2002: the post or the comment is gone; 3001: words that are not allowed; 3002: not allowed, `reason` is `locked`, `muted` (`until`), `banned` (the network or device, `until`), `blocked` (by the author of the answered comment), `same` (as a moment ago) or `link` (a newcomer's, `until`)"),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
        (status = 503, body = Envelope<serde_json::Value>, description = "Try again after `Retry-After`, with the same key"),
    ),
    security(("uid" = [], "token" = [])),
)]
#[post("/api/v1/square/post/{id}/comment")]
pub async fn create_comment(
    app: Data<App>,
    caller: Caller,
    req: HttpRequest,
    PathId(post): PathId,
    IdempotencyKey(key): IdempotencyKey,
    Json(input): Json<NewComment>,
) -> Answer<wire::Comment> {
    let may_write = bans::may_write(&app, client_address(&req), caller.login).await;
    let checked = match may_write {
        Ok(()) => checked(&app, caller, input.content, input.image, key).await,
        Err(banned) => Err(banned),
    };
    let (content, image, allowed) = match checked {
        Ok((content, image, allowed)) => (content, image, Some(allowed)),
        // A used key is answered even if today's rules would refuse the text: the thread knows the key.
        Err(refusal) => match key {
            Some(key) if sql::key::is_used(&app.db().await?, caller.uid, key).await? => {
                (String::new(), None, None)
            }
            _ => return Err(refusal),
        },
    };
    let answers = input.reply_comment_id.filter(|id| *id != 0);
    let deed = Deed::Comment { content, image, answers, mentions: input.mentions.0, key };
    let written = thread::write(&app, Command { post, uid: caller.uid, deed }).await;
    match (&written, allowed) {
        (Err(_), Some(allowed)) => allowed.nothing_was_written().await,
        (Ok(Done::Commented { again: true, .. }), Some(allowed)) => allowed.was_written_before().await,
        _ => {}
    }
    match written? {
        Done::Commented { comment, .. } => {
            answer(wire::Comment::new(*comment, &crate::api::state::media_url))
        }
        other => Err(other.unexpected()),
    }
}

/// Returns the publishable text, the picture, and the permission to publish them now.
async fn checked(
    app: &App,
    caller: Caller,
    content: CommentText,
    image: Option<Uuid>,
    key: Option<Uuid>,
) -> Result<(String, Option<Box<Image>>, Allowed<'_>), ApiError> {
    let content = content.of_comment(image.is_some());
    let content = content.ok_or_else(|| ApiError::malformed("content", Text::CommentRule))?;
    let content = to_publish(app, content).await?;
    let image = match image {
        Some(id) => Some(Box::new(uploaded_image(app, caller, id, "image").await?)),
        None => None,
    };
    let picture = image.as_ref().map(|image| image.full.as_str());
    let allowed = app.spam_limits.take_comment(caller.uid, &content, picture, key).await?;
    Ok((content, image, allowed))
}

/// One comment with its first two replies. For a reply: the top-level comment above it, with this reply first among its replies.
#[utoipa::path(
    tag = "square",
    params(("postId" = i64, Path), ("commentId" = i64, Path)),
    responses((status = 200, body = Envelope<wire::Comment>, description = "Code 2002: the post or the comment is gone")),
)]
#[get("/api/v1/square/post/{postId}/comment/{commentId}")]
pub async fn read_comment(
    app: Data<App>,
    Visitor(reader): Visitor,
    PathIds(post, id): PathIds,
) -> Answer<wire::Comment> {
    let reader = reader.map(|caller| caller.uid);
    let find = async |db: &sql::Client| sql::comment::one(db, post, id, reader).await;
    let found = app.find_public(reader, find).await?;
    answer(comment(found.ok_or_else(|| ApiError::refused(Code::Gone))?))
}
