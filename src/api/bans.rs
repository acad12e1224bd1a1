//! Refuses calls from banned networks and devices: code 3002 with the reason `banned` and the end of the ban.

use std::net::IpAddr;

use chrono::{DateTime, Utc};
use uuid::Uuid;

use super::error::{ApiError, NotAllowed};
use crate::api::state::App;

/// Checks a registration or sign-in before anything else: the answer says nothing about accounts. `device`: the id that the login would have.
pub async fn may_sign_in(app: &App, address: IpAddr, device: &str) -> Result<(), ApiError> {
    let now = app.clock.now();
    let bans = app.bans.current(&app.node, &app.pool, now).await?;
    refuse_until(bans.of_address(address, now).max(bans.of_device(device, now)))
}

/// Checks a call that writes for other players. The device is the one of the login, not one that the call names.
pub async fn may_write(app: &App, address: IpAddr, login: Uuid) -> Result<(), ApiError> {
    let now = app.clock.now();
    let bans = app.bans.current(&app.node, &app.pool, now).await?;
    let mut until = bans.of_address(address, now);
    if bans.has_devices()
        && let Some(device) = sql::ban::device_of(&app.db().await?, login).await?
    {
        until = until.max(bans.of_device(&device, now));
    }
    refuse_until(until)
}

/// Refuses the call if a ban is in force until then.
fn refuse_until(end: Option<DateTime<Utc>>) -> Result<(), ApiError> {
    end.map_or(Ok(()), |until| Err(ApiError::NotAllowed(NotAllowed::Banned { until })))
}
