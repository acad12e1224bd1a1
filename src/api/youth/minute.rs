use super::{Youth, read};
use crate::{accounts::youth, api::prelude::*};

/// The app is open in this minute: it counts once, whichever devices report it. Calls for content count their minutes themselves.
#[utoipa::path(
    tag = "youth",
    responses((status = 200, body = Envelope<Youth>)),
    security(("uid" = [], "token" = [])),
)]
#[post("/api/v1/youth/minute")]
pub async fn count_youth_minute(app: Data<App>, caller: Caller) -> Answer<Youth> {
    youth::count(&app.pool, caller.uid, app.clock.now(), &app.config.general.zone).await?;
    read(&app, caller.uid).await
}
