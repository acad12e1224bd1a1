//! Refuses calls from banned networks and devices: code 3002 with the reason `banned` and the end of the ban.

use std::net::IpAddr;

use uuid::Uuid;

use super::error::{ApiError, NotAllowed};
use crate::api::state::App;

/// For registration and sign-in, before anything else: the answer says nothing about accounts. `device`: the id as logins have it.
pub async fn may_sign_in(app: &App, address: IpAddr, device: &str) -> Result<(), ApiError> {
    let now = app.clock.now();
    let bans = app.bans.current(&app.node, &app.pool, now).await?;
    match bans.of_address(address, now).max(bans.of_device(device, now)) {
        Some(until) => Err(ApiError::NotAllowed(NotAllowed::Banned { until })),
        None => Ok(()),
    }
}

/// For everything that a player writes for others. The device is the one that signed in, whatever the call says.
pub async fn may_write(app: &App, address: IpAddr, login: Uuid) -> Result<(), ApiError> {
    let now = app.clock.now();
    let bans = app.bans.current(&app.node, &app.pool, now).await?;
    let mut until = bans.of_address(address, now);
    if bans.has_devices()
        && let Some(device) = sql::ban::device_of(&app.db().await?, login).await?
    {
        until = until.max(bans.of_device(&device, now));
    }
    match until {
        Some(until) => Err(ApiError::NotAllowed(NotAllowed::Banned { until })),
        None => Ok(()),
    }
}
