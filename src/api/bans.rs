//! Refuses calls from banned networks and devices: code 3002 with the reason `banned` and the end of the ban.

use std::net::IpAddr;

use chrono::{DateTime, Utc};
use uuid::Uuid;

use super::error::{ApiError, NotAllowed};
use crate::api::state::App;

/// The values of the label `ban`.
pub const KINDS: [&str; 2] = ["network", "device"];

/// Checks a registration or sign-in before anything else: the answer says nothing about accounts. `device`: the id that the login would have.
pub async fn may_sign_in(app: &App, address: IpAddr, device: &str) -> Result<(), ApiError> {
    let now = app.clock.now();
    let bans = app.bans.current(&app.node, &app.pool, now).await?;
    refuse(bans.of_address(address, now), bans.of_device(device, now))
}

/// Checks a call that writes for other players. The device is the one of the login, not one that the call names.
pub async fn may_write(app: &App, address: IpAddr, login: Uuid) -> Result<(), ApiError> {
    let now = app.clock.now();
    let bans = app.bans.current(&app.node, &app.pool, now).await?;
    let network = bans.of_address(address, now);
    let mut of_device = None;
    if bans.has_devices()
        && let Some(device) = sql::ban::device_of(&app.db().await?, login).await?
    {
        of_device = bans.of_device(&device, now);
    }
    refuse(network, of_device)
}

/// Refuses and counts the call if a ban of its network or device is in force. A call with both bans counts for its network.
fn refuse(network: Option<DateTime<Utc>>, device: Option<DateTime<Utc>>) -> Result<(), ApiError> {
    let Some(until) = network.max(device) else { return Ok(()) };
    let [of_network, of_device] = KINDS;
    let ban = if network.is_some() { of_network } else { of_device };
    metrics::counter!("portal_banned_calls_total", "ban" => ban).increment(1);
    Err(ApiError::NotAllowed(NotAllowed::Banned { until }))
}
