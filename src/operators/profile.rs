//! Operators change a player's profile: the name, the picture, the phone. Each change sends the player a message.
//!
//! - The log is kept for ever, so it has neither names nor phones. It names the message, which an erasure deletes.
//! - A repeated call finds its change done, and changes and logs nothing.

use actors::EndReason;
use serde_json::{Value, json};
use sql::{
    credential::{Effects, NotUnbound, unbind_phone_in},
    inbox::NewMessage,
    operator_log::Written,
};
use tokio::task::spawn_blocking;

use super::{
    Caller, Ops, Refused,
    accounts::{entry, given_reason, lock_account},
};
use crate::{
    platform::html,
    square::word_filter::List,
    text::{Language, Text, fields::PlayerName},
};

impl Ops {
    /// Gives an account another name, by the rules of names. False: it had this name.
    pub async fn rename(&self, caller: &Caller, uid: i64, name: &str, reason: &str) -> Result<bool, Refused> {
        let reason = given_reason(reason)?;
        let malformed = |text| Refused::Malformed { field: "name", text };
        let PlayerName(name) =
            PlayerName::try_from(name.to_owned()).map_err(|_| malformed(Text::NameRule))?;
        let words = self.read(async |tx| Ok(sql::service::sensitive_words(tx).await?)).await?;
        let listed = name.clone();
        let is_clean =
            spawn_blocking(move || Ok::<_, sql::Error>(List::new(&words)?.find(&listed).is_empty()));
        if !is_clean.await.map_err(|error| sql::Error::Invalid(error.to_string()))?? {
            return Err(malformed(Text::NameHasWord));
        }
        self.write(caller, async |tx| {
            // The status comes first in the lock order.
            sql::moderation::lock_status(tx, uid).await?;
            lock_account(tx, uid).await?;
            let before = sql::support::accounts(tx, &[uid]).await?.pop().ok_or(Refused::Gone)?.name;
            let values = [("{old}", before.as_str()), ("{name}", name.as_str()), ("{reason}", reason)];
            let content = composed(Text::RenamedMessage, &values);
            let message = moderated(Text::RenamedTitle, &content);
            let Some(sent) = sql::profile::rename_in(tx, uid, &name, &message).await? else {
                return Ok(Written::Nothing(false));
            };
            let after = json!({ "message": sent });
            Ok(Written::Changed(true, entry("account.rename", uid, reason, Value::Null, after)))
        })
        .await
    }

    /// Removes the picture of an account. False: it has none.
    pub async fn reset_avatar(&self, caller: &Caller, uid: i64, reason: &str) -> Result<bool, Refused> {
        let reason = given_reason(reason)?;
        let content = composed(Text::AvatarResetMessage, &[("{reason}", reason)]);
        let message = moderated(Text::AvatarResetTitle, &content);
        self.write(caller, async |tx| {
            sql::moderation::lock_status(tx, uid).await?;
            lock_account(tx, uid).await?;
            let Some(sent) = sql::profile::reset_avatar_in(tx, uid, &message).await? else {
                return Ok(Written::Nothing(false));
            };
            let (before, after) = (json!({ "avatar": true }), json!({ "avatar": false, "message": sent }));
            Ok(Written::Changed(true, entry("account.reset_avatar", uid, reason, before, after)))
        })
        .await
    }

    /// Removes the phone of an account and ends every login. Returns the number of ended logins. Verify the player first.
    pub async fn unbind_phone(&self, caller: &Caller, uid: i64, reason: &str) -> Result<usize, Refused> {
        let reason = given_reason(reason)?;
        let content = composed(Text::PhoneUnboundMessage, &[("{reason}", reason)]);
        let message = NewMessage { kind: "system", ..moderated(Text::PhoneUnboundTitle, &content) };
        let effects = Effects { kept: None, reason: EndReason::Unbound.as_str(), message };
        self.write(caller, async |tx| {
            sql::moderation::lock_status(tx, uid).await?;
            lock_account(tx, uid).await?;
            let ended = unbind_phone_in(tx, uid, &effects).await?.map_err(|refusal| match refusal {
                NotUnbound::Gone => Refused::Gone,
                NotUnbound::Youth => Refused::Unmet { need: "no_youth", text: Text::PhoneOfYouth },
                NotUnbound::NoPhone => Refused::Unmet { need: "phone", text: Text::HasNoPhone },
                NotUnbound::OnlyPhone => Refused::Unmet { need: "login_name", text: Text::HasOnlyPhone },
            })?;
            let (before, after) = (json!({ "phone": true }), json!({ "phone": false, "loginsEnded": ended }));
            Ok(Written::Changed(ended, entry("account.unbind", uid, reason, before, after)))
        })
        .await
    }
}

/// The content of a message to a player: a text of the catalogue with escaped values.
pub(super) fn composed(text: Text, values: &[(&str, &str)]) -> String {
    let text = text.in_language(Language::Chinese).to_owned();
    let text = values.iter().fold(text, |text, (name, value)| text.replace(name, &html::escape(value)));
    format!("<p>{text}</p>")
}

/// Where a player reads the measures and appeals.
const MEASURES: &str = "/measures";

/// A message about a measure, with a link to the list of them.
pub(super) fn about_measure(title: Text, content: &str) -> NewMessage<'_> {
    NewMessage { link: Some(MEASURES), ..moderated(title, content) }
}

pub(super) fn moderated(title: Text, content: &str) -> NewMessage<'_> {
    NewMessage { kind: "moderation", title: title.in_language(Language::Chinese), content, link: None }
}
