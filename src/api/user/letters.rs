//! Reports of changes of credentials and of sign-ins by new devices: the texts of messages, and SMS.
//!
//! - A message is written in the transaction of the change. It is Chinese, like all stored messages.
//! - The SMS goes to the phone that was bound before the change. It is sent after the commit: a failure is logged and counted, and undoes
//!   nothing. `PORTAL_SMS_NOTICES_PER_PHONE` bounds what a player can make the portal send.

use actix_web::web::Data;
use sql::inbox::NewMessage;
use uuid::Uuid;

use super::{account::Origin, center_login_all::mask, status};
use crate::{
    accounts::{
        codes::Scene,
        sms::{NOTICE, Sms},
    },
    api::{
        error::ApiError,
        extract::{caller::Visitor, device},
        state::App,
    },
    platform::{html, limits::Limited},
    text::{LANGUAGE, Language, Text, minute},
};

/// The screen that lists the account's logins.
const DEVICES: &str = "/devices";

/// A message to the account's owner.
pub struct Letter {
    title: Text,
    /// Sanitised HTML.
    content: String,
}

impl Letter {
    #[must_use]
    pub fn message(&self) -> NewMessage<'_> {
        let title = self.title.in_language(Language::Chinese);
        NewMessage { kind: "system", title, content: &self.content, link: Some(DEVICES) }
    }
}

pub fn password_changed(app: &App, origin: &Origin) -> Letter {
    letter(app, origin, Text::PasswordChangedTitle, Text::PasswordChangedLetter, &[])
}

/// `old`: the phone that the new one replaces.
pub fn phone_changed(app: &App, origin: &Origin, old: Option<&str>, new: &str) -> Letter {
    let days = app.config.auth.phone_way_back_days.to_string();
    let new = status::mask(new);
    match old {
        Some(old) => {
            let values = [("{old}", status::mask(old)), ("{phone}", new), ("{days}", days)];
            letter(app, origin, Text::PhoneChangedTitle, Text::PhoneChangedLetter, &values)
        }
        None => letter(app, origin, Text::PhoneBoundTitle, Text::PhoneBoundLetter, &[("{phone}", new)]),
    }
}

/// The replaced phone set a new password and is bound again.
pub fn taken_back(app: &App, origin: &Origin, phone: &str) -> Letter {
    let values = [("{phone}", status::mask(phone))];
    letter(app, origin, Text::TakenBackTitle, Text::TakenBackLetter, &values)
}

pub fn new_device(app: &App, origin: &Origin) -> Letter {
    letter(app, origin, Text::NewDeviceTitle, Text::NewDeviceLetter, &[])
}

/// What a code is for, in the words of its SMS.
pub async fn purpose(app: &App, scene: Scene, visitor: Visitor) -> Result<Text, ApiError> {
    Ok(match (scene, visitor.0) {
        (Scene::Login, _) => Text::PurposeLogin,
        (Scene::Reset, _) => Text::PurposeReset,
        (Scene::Erase, _) => Text::PurposeErase,
        (Scene::Bind, Some(caller)) => {
            let known = sql::account::credentials(&app.db().await?, caller.uid).await?;
            match known.and_then(|known| known.phone) {
                Some(_) => Text::PurposeRebind,
                None => Text::PurposeBind,
            }
        }
        (Scene::Bind, None) => Text::PurposeBind,
    })
}

/// Sends an SMS about a committed change to the phone that was bound before it. Does not wait for the gateway.
pub fn send_notice(app: &Data<App>, phone: String, text: Text) {
    let days = app.config.auth.phone_way_back_days.to_string();
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

fn letter(app: &App, origin: &Origin, title: Text, content: Text, values: &[(&str, String)]) -> Letter {
    let circumstances = LANGUAGE.sync_scope(Language::Chinese, || circumstances(app, origin));
    let content = content.in_language(Language::Chinese).replace("{circumstances}", &circumstances);
    let content = values.iter().fold(content, |text, (name, value)| text.replace(name, value));
    Letter { title, content }
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
