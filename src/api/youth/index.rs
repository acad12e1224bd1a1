use super::{Youth, read};
use crate::api::prelude::*;

/// The youth mode of the caller, and how much of today is used.
#[utoipa::path(
    tag = "youth",
    responses((status = 200, body = Envelope<Youth>)),
    security(("uid" = [], "token" = [])),
)]
#[get("/api/v1/youth")]
pub async fn read_youth(app: Data<App>, caller: Caller) -> Answer<Youth> {
    read(&app, caller.uid).await
}
