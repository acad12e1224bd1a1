//! Rate limits by account, address or order: the key and the setting of each. The limits of accounts and of the square are in
//! their folders.

use std::net::IpAddr;

use uuid::Uuid;

use crate::{
    api::state::App,
    platform::limits::{Limited, Use},
};

/// An avatar: it costs CPU time and space in the media store.
pub async fn take_avatar(app: &App, uid: i64) -> Result<(), Limited> {
    app.limits.take(format!("avatar:{uid}"), &app.config.media.avatars_per_account).await
}

/// A picture of a post: it costs CPU time and space in the media store.
pub async fn take_image(app: &App, uid: i64) -> Result<(), Limited> {
    app.limits.take(format!("image:{uid}"), &app.config.media.images_per_account).await
}

/// A video of a post.
pub async fn take_video(app: &App, uid: i64) -> Result<(), Limited> {
    app.limits.take(format!("video:{uid}"), &app.config.media.videos_per_account).await
}

/// A change of a profile: NOTIFY publishes it to every node, and its pages read it again.
pub async fn take_profile_change(app: &App, uid: i64) -> Result<(), Limited> {
    app.limits.take(format!("profile:{uid}"), &app.config.auth.profile_changes_per_account).await
}

/// A download of an account: it costs a row.
pub async fn take_download(app: &App, uid: i64) -> Result<Use<'_>, Limited> {
    app.limits.take_one(format!("download:{uid}"), &app.config.trade.downloads_per_account).await
}

/// An export of an account's data: it reads all of it.
pub async fn take_export(app: &App, uid: i64) -> Result<Use<'_>, Limited> {
    app.limits.take_one(format!("export:{uid}"), &app.config.privacy.exports_per_account).await
}

/// A download without a session, or of the app itself.
pub async fn take_visitor_download(app: &App, address: IpAddr) -> Result<(), Limited> {
    app.limits.take_from("download", address, &app.config.trade.downloads_per_address).await
}

/// An order: it costs a row that the sweeper checks.
pub async fn take_order(app: &App, uid: i64) -> Result<(), Limited> {
    app.limits.take(format!("order:{uid}"), &app.config.pay.orders_per_account).await
}

/// A return from paying: it costs a call to the channel.
pub async fn take_return(app: &App, order: Uuid) -> Result<(), Limited> {
    app.limits.take(format!("order-return:{order}"), &app.config.pay.returns_per_order).await
}

/// A ticket for a socket: it costs a row.
pub async fn take_ticket(app: &App, uid: i64) -> Result<(), Limited> {
    app.limits.take(format!("ticket:{uid}"), &app.config.realtime.tickets_per_account).await
}

/// A registration by name: it costs a hash of a password and a row, and its answer says whether the name is taken.
pub async fn take_registration(app: &App, address: IpAddr) -> Result<(), Limited> {
    app.limits.take_from("register", address, &app.config.auth.registrations_per_address).await
}
