//! Messages and SMS notices to the owner of an account: about changes of the password or phone, sign-ins by new devices, exports, and
//! cancelled erasures.
//!
//! - A message is written in the transaction of the change. It is Chinese, like all stored messages.
//! - The SMS goes to the phone that was bound before the change. It is sent after the commit: a failure is logged and counted, and undoes
//!   nothing. `PORTAL_SMS_NOTICES_PER_PHONE` bounds what a player can make the portal send.

use actix_web::web::Data;
use sql::inbox::NewMessage;
use uuid::Uuid;

use super::{account::Origin, center_login_all::mask, status};
use crate::{
    accounts::sms::{NOTICE, Sms},
    api::{extract::device, state::App},
    platform::{html, limits::Limited},
    text::{LANGUAGE, Language, Text, minute},
};

/// The screen that lists the account's logins.
const DEVICES: &str = "/devices";

/// A message about the account to its owner.
pub struct AccountMessage {
    title: Text,
    /// Sanitised HTML.
    content: String,
}

impl AccountMessage {
    /// The message as the inbox stores it.
    #[must_use]
    pub fn stored(&self) -> NewMessage<'_> {
        let title = self.title.in_language(Language::Chinese);
        NewMessage { kind: "system", title, content: &self.content, link: Some(DEVICES) }
    }
}

pub fn password_changed(app: &App, origin: &Origin) -> AccountMessage {
    compose(app, origin, Text::PasswordChangedTitle, Text::PasswordChangedMessage, &[])
}

/// `old`: the phone that the new one replaces.
pub fn phone_changed(app: &App, origin: &Origin, old: Option<&str>, new: &str) -> AccountMessage {
    let days = app.config.auth.phone_recovery_days.to_string();
    let new = status::mask(new);
    match old {
        Some(old) => {
            let values = [("{old}", status::mask(old)), ("{phone}", new), ("{days}", days)];
            compose(app, origin, Text::PhoneChangedTitle, Text::PhoneChangedMessage, &values)
        }
        None => compose(app, origin, Text::PhoneBoundTitle, Text::PhoneBoundMessage, &[("{phone}", new)]),
    }
}

/// The replaced phone set a new password and is bound again.
pub fn recovered(app: &App, origin: &Origin, phone: &str) -> AccountMessage {
    let values = [("{phone}", status::mask(phone))];
    compose(app, origin, Text::AccountRecoveredTitle, Text::AccountRecoveredMessage, &values)
}

pub fn new_device(app: &App, origin: &Origin) -> AccountMessage {
    compose(app, origin, Text::NewDeviceTitle, Text::NewDeviceMessage, &[])
}

/// Somebody with a proof asked for the account's data.
pub fn exported(app: &App, origin: &Origin) -> AccountMessage {
    let minutes = app.config.privacy.export_link.duration().as_secs().div_ceil(60).to_string();
    compose(app, origin, Text::ExportedTitle, Text::ExportedMessage, &[("{minutes}", minutes)])
}

/// The sign-in of the player cancelled the erasure of the account.
pub fn erasure_cancelled() -> AccountMessage {
    let text = Text::ErasureCancelled.in_language(Language::Chinese);
    AccountMessage { title: Text::ErasureCancelledTitle, content: format!("<p>{text}</p>") }
}

/// Sends an SMS about a committed change to the phone that was bound before it. Does not wait for the gateway.
pub fn send_notice(app: &Data<App>, phone: String, text: Text) {
    let days = app.config.auth.phone_recovery_days.to_string();
    let text = text.in_language(Language::Chinese).replace("{days}", &days);
    let text = text.replace("{time}", &minute(app.clock.now()));
    let sending = app.clone();
    app.runtime.spawn(async move {
        let outcome = send(&sending, &phone, &text).await;
        metrics::counter!("portal_sms_notices_total", "outcome" => outcome).increment(1);
    });
}

async fn send(app: &App, phone: &str, text: &str) -> &'static str {
    match app.limits.take(format!("sms:notice:{phone}"), &app.config.sms.notices_per_phone).await {
        Ok(()) => {}
        Err(Limited::TooMany { .. }) => return "limited",
        Err(Limited::Failed(error)) => {
            tracing::warn!(%error, "a notice by SMS was not sent");
            return "failed";
        }
    }
    match app.sms.send(Sms { id: Uuid::new_v4(), phone, scene: NOTICE, code: "", text }).await {
        Ok(()) => "sent",
        Err(error) => {
            tracing::warn!(%error, "a notice by SMS was not sent");
            "failed"
        }
    }
}

fn compose(
    app: &App,
    origin: &Origin,
    title: Text,
    content: Text,
    values: &[(&str, String)],
) -> AccountMessage {
    let circumstances = LANGUAGE.sync_scope(Language::Chinese, || circumstances(app, origin));
    let content = content.in_language(Language::Chinese).replace("{circumstances}", &circumstances);
    let content = values.iter().fold(content, |text, (name, value)| text.replace(name, value));
    AccountMessage { title, content }
}

/// When, from which device and from which network.
fn circumstances(app: &App, origin: &Origin) -> String {
    let address = mask(&origin.address.to_string());
    let address = if address.is_empty() { Text::NetworkUnknown.to_string() } else { address };
    Text::Circumstances
        .to_string()
        .replace("{time}", &minute(app.clock.now()))
        .replace("{device}", &html::escape(&device::name(&origin.agent)))
        .replace("{address}", &address)
}
