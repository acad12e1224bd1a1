use actix_web::HttpRequest;
use actors::wire::Time;
use sql::purchase::HandedOut;
use uuid::Uuid;

use crate::{
    api::{
        extract::{client_address::client_address, input::IdempotencyKey, path::PathId},
        limits::{take_download, take_visitor_download},
        prelude::*,
    },
    downloads::signed_url::Grant,
    platform::limits::{Limited, Use},
    text::fields::PlatformType,
};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DownloadGame {
    uid: Option<i64>,
    /// 1: Android, 2: iOS
    platform_type: PlatformType,
    /// The price that the player confirmed, X钻. If today's price differs, the call is refused with code 2006. Absent: today's price is
    /// charged.
    price: Option<i64>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GameDownload {
    /// The address of the file, which supports byte ranges. It works until `expiresAt`, and only while this login is live.
    url: String,
    file_name: String,
    /// Bytes
    size: i64,
    /// The SHA-256 of the file, in hex.
    sha256: String,
    /// The price that was charged for this download, X钻.
    charged: i64,
    /// The balance afterwards, X钻; null for a visitor.
    coin_num: Option<i64>,
    /// The version of the status that `coinNum` comes from; null for a visitor.
    version: Option<i64>,
    expires_at: Time,
}

/// Gets the address of a game's file. A paid game is charged once per player. Members pay nothing.
#[utoipa::path(
    tag = "user",
    params(("id" = i64, Path), ("Idempotency-Key" = Option<Uuid>, Header)),
    request_body(content = DownloadGame, content_type = "application/x-www-form-urlencoded"),
    responses(
        (status = 200, body = Envelope<GameDownload>, description = "Codes 2: a paid game needs a session; 1005: too many; 2001: `coinNum` is less than `price`; 2002: off the shelf, or not for this platform; 2006: the sent `price` is not today's; 3002: youth mode"),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
        (status = 403, body = Envelope<serde_json::Value>),
        (status = 503, body = Envelope<serde_json::Value>, description = "Try again after `Retry-After`, with the same key"),
    ),
)]
#[post("/api/user/game/download/{id}")]
pub async fn download_game(
    app: Data<App>,
    req: HttpRequest,
    Visitor(caller): Visitor,
    PathId(id): PathId,
    IdempotencyKey(key): IdempotencyKey,
    Form(input): Form<DownloadGame>,
) -> Answer<GameDownload> {
    let taken = match caller {
        Some(caller) => {
            caller.must_be(input.uid)?;
            take_for(&app, caller.uid, key).await?
        }
        None => {
            take_visitor_download(&app, client_address(&req)).await?;
            None
        }
    };
    let PlatformType(platform) = input.platform_type;
    let uid = caller.map(|caller| caller.uid);
    let (got, status) = app.node.buy_game(uid, key, input.price, id, platform).await?;
    let HandedOut { file, charged, again } = got?;
    if again && let Some(taken) = taken {
        taken.was_none().await;
    }
    let grant = Grant { caller: caller.map(Into::into), game: id, file: &file };
    let link = app.links.sign(&grant, app.clock.now());
    answer(GameDownload {
        url: link.url,
        file_name: file.file_name,
        size: file.size_bytes,
        sha256: file.sha256,
        charged,
        coin_num: status.as_ref().map(|status| status.balance),
        version: status.as_ref().map(|status| status.version),
        expires_at: Time(link.expires_at),
    })
}

/// Takes one download from the rate limit. A used key returns its old answer even if the limit is reached.
async fn take_for(app: &App, uid: i64, key: Option<Uuid>) -> Result<Option<Use<'_>>, ApiError> {
    match (take_download(app, uid).await, key) {
        (Err(Limited::TooMany { .. }), Some(key))
            if sql::key::is_used(&app.db().await?, uid, key).await? =>
        {
            Ok(None)
        }
        (taken, _) => Ok(Some(taken?)),
    }
}
