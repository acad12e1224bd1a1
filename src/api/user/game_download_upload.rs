use actix_web::{HttpRequest, http::header::USER_AGENT};

use super::{account::shortened, device_init::ServerConfig};
use crate::{
    api::{extract::client_address::client_address, limits::take_visitor_download, prelude::*},
    text::fields::AppPlatform,
};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CountAppDownload {
    /// The visitor's channel. Absent: `0`.
    #[serde(rename = "channelID")]
    channel_id: Option<String>,
    invite_code: Option<String>,
    /// Absent: found from the `User-Agent`.
    platform: Option<AppPlatform>,
}

/// Counts a download of the app for its channel, and returns the address of the app.
#[utoipa::path(
    tag = "user",
    request_body(content = CountAppDownload, content_type = "application/x-www-form-urlencoded"),
    responses(
        (status = 200, body = Envelope<ServerConfig>, description = "Code 1005: too many from one address"),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
    ),
)]
#[post("/api/user/game/download/upload")]
pub async fn count_app_download(
    app: Data<App>,
    req: HttpRequest,
    Form(input): Form<CountAppDownload>,
) -> Answer<ServerConfig> {
    take_visitor_download(&app, client_address(&req)).await?;
    let channel = input.channel_id.as_deref().map_or_else(|| "0".into(), shortened);
    let invite_code = shortened(input.invite_code.as_deref().unwrap_or_default());
    let platform = input.platform.unwrap_or_else(|| platform_of(&req));
    let zone = &app.config.general.zone;
    sql::app_download::count(&app.db().await?, &channel, &invite_code, platform.name(), zone).await?;
    answer(ServerConfig::of(&app))
}

fn platform_of(req: &HttpRequest) -> AppPlatform {
    let agent = req.headers().get(USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or_default();
    let apple = ["iPhone", "iPad", "iPod"].iter().any(|device| agent.contains(device));
    if apple { AppPlatform::Ios } else { AppPlatform::Android }
}
