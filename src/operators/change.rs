//! Changes that need a second operator above a limit: their arguments, the rules of these, and the permission of each kind.

use actors::wire::MessageKind;
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};
use sql::inbox::Audience;
use uuid::Uuid;

use super::{Permission, Refused, accounts::MAX_REASON};
use crate::{
    platform::{html, text_safety},
    text::Text,
};

/// The exact arguments of a change, as a proposal stores them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all_fields = "camelCase")]
pub enum Change {
    #[serde(rename = "coin.grant")]
    Grant {
        uid: i64,
        /// X钻; negative takes coins.
        amount: i64,
        reason: String,
        /// The reference in the ledger.
        key: String,
    },
    // Under the name `order.refund`, servers of the release before would execute it without the fields that they do not know.
    #[serde(rename = "order.refund.2", alias = "order.refund")]
    Refund {
        order: Uuid,
        /// `None`: the payment that paid the order.
        trade_no: Option<String>,
        /// In the currency's minor unit. `None`: all that is left.
        #[serde(default)]
        amount: Option<i64>,
        /// The recorded refund of a part, whose money was paid elsewhere.
        #[serde(default)]
        part: Option<i64>,
        paid_elsewhere: bool,
        /// How it was paid elsewhere. `None`: the reason says so.
        #[serde(default)]
        how: Option<String>,
        /// Coins that were spent become a debt.
        #[serde(default)]
        debt: bool,
        /// Games to take back.
        #[serde(default)]
        take_back: Vec<i64>,
        reason: String,
    },
    #[serde(rename = "message.send")]
    Message {
        to: To,
        title: String,
        /// Sanitised HTML.
        content: String,
        link: Option<String>,
        message_kind: String,
        /// Only of a message to more than one player. `None`: at once. Messages without times keep their digest.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        begin_time: Option<DateTime<Utc>>,
        /// `None`: no end.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        end_time: Option<DateTime<Utc>>,
    },
    /// Of a message to more than one player, which keeps a text that is `None`.
    #[serde(rename = "message.correct")]
    Correct {
        message: i64,
        title: Option<String>,
        /// Sanitised HTML.
        content: Option<String>,
    },
    /// Only `portal content import` makes and executes it.
    #[serde(rename = "content.import")]
    Import {
        pack: String,
        /// SHA-256 of everything in the pack.
        digest: String,
        retired: i64,
        /// The largest change of a price, percent of the price before.
        price_percent: i64,
    },
}

/// The recipients of a message.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum To {
    Uid(i64),
    All,
    Vip,
    Channel(String),
}

/// Largest amount of one grant, X钻: a larger one is a typing error.
pub const MAX_AMOUNT: u64 = 1_000_000_000;
/// Longest key, characters.
pub const MAX_KEY: usize = 64;
/// Longest number of a payment, characters.
pub const MAX_TRADE_NO: usize = 64;
/// Most games that one refund takes back.
pub const MAX_GAMES: usize = 20;
/// Longest title, characters.
pub const MAX_TITLE: usize = 60;
/// Longest content, bytes.
pub const MAX_CONTENT: usize = 20_000;
/// Longest link, bytes.
pub const MAX_LINK: usize = 500;
/// Longest channel, characters.
pub const MAX_CHANNEL: usize = 64;

impl To {
    #[must_use]
    pub fn audience(&self) -> Audience {
        match self {
            Self::Uid(uid) => Audience::One(*uid),
            Self::All => Audience::All,
            Self::Vip => Audience::Members,
            Self::Channel(channel) => Audience::Channel(channel.clone()),
        }
    }

    /// As in commands and in the log, which keeps no phone and no login name.
    #[must_use]
    pub fn shown(&self) -> String {
        match self {
            Self::Uid(uid) => format!("uid:{uid}"),
            Self::All => "all".into(),
            Self::Vip => "vip".into(),
            Self::Channel(channel) => format!("channel:{channel}"),
        }
    }
}

impl Change {
    /// The word in the tables, and the action in the log.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Grant { .. } => "coin.grant",
            Self::Refund { .. } => "order.refund",
            Self::Message { .. } => "message.send",
            Self::Correct { .. } => "message.correct",
            Self::Import { .. } => "content.import",
        }
    }

    /// What the caller's roles must allow, to make the change and to approve it.
    #[must_use]
    pub fn permission(&self) -> Permission {
        match self {
            Self::Grant { .. } => Permission::CoinGrant,
            Self::Refund { .. } => Permission::OrderRefund,
            Self::Message { to: To::Uid(_), .. } => Permission::MessageSend,
            Self::Message { .. } | Self::Correct { .. } => Permission::MessageBroadcast,
            Self::Import { .. } => Permission::ContentImport,
        }
    }

    #[must_use]
    pub fn reason(&self) -> &str {
        match self {
            Self::Grant { reason, .. } | Self::Refund { reason, .. } => reason,
            Self::Message { .. } | Self::Correct { .. } | Self::Import { .. } => "",
        }
    }

    /// Checks the rules of the arguments, trims texts and sanitises HTML.
    pub(super) fn checked(self) -> Result<Self, Refused> {
        let wrong = |field, text| Err(Refused::Malformed { field, text });
        Ok(match self {
            Self::Grant { uid, amount, reason, key } => {
                if !(1..=MAX_AMOUNT).contains(&amount.unsigned_abs()) {
                    return wrong("amount", Text::GrantAmountRule);
                }
                let Some(reason) = line(&reason, MAX_REASON) else {
                    return wrong("reason", Text::ReasonRule);
                };
                let Some(key) = line(&key, MAX_KEY) else { return wrong("key", Text::GrantKeyRule) };
                Self::Grant { uid, amount, reason, key }
            }
            Self::Refund { order, trade_no, amount, part, paid_elsewhere, how, debt, take_back, reason } => {
                let Some(reason) = line(&reason, MAX_REASON) else {
                    return wrong("reason", Text::ReasonRule);
                };
                if amount.is_some_and(|amount| amount < 1) {
                    return wrong("amount", Text::RefundAmount);
                }
                let more = trade_no.is_some() || amount.is_some() || debt || !take_back.is_empty();
                if part.is_some() && (!paid_elsewhere || more) {
                    return wrong("part", Text::RefundPartRule);
                }
                let how = match how.map(|how| line(&how, MAX_REASON).filter(|_| paid_elsewhere)) {
                    Some(None) => return wrong("how", Text::RefundHowRule),
                    Some(given) => given,
                    None => None,
                };
                let mut games = take_back.clone();
                games.sort_unstable();
                games.dedup();
                if games.len() != take_back.len() || games.len() > MAX_GAMES {
                    return wrong("takeBack", Text::RefundGamesRule);
                }
                let trade_no = match trade_no.as_deref().map(|trade_no| line(trade_no, MAX_TRADE_NO)) {
                    Some(None) => return wrong("tradeNo", Text::TradeNoRule),
                    Some(given) => given,
                    None => None,
                };
                Self::Refund { order, trade_no, amount, part, paid_elsewhere, how, debt, take_back, reason }
            }
            Self::Message { to, title, content, link, message_kind, begin_time, end_time } => {
                let to = match to {
                    To::Channel(channel) => match line(&channel, MAX_CHANNEL) {
                        Some(channel) => To::Channel(channel),
                        None => return wrong("to", Text::MessageToRule),
                    },
                    to => to,
                };
                let title = checked_title(&title)?;
                let content = checked_content(&content)?;
                let is_path =
                    |link: &str| link.starts_with('/') && html::is_link(link) && link.len() <= MAX_LINK;
                if link.as_deref().is_some_and(|link| !is_path(link)) {
                    return wrong("link", Text::MessageLinkRule);
                }
                if MessageKind::named(&message_kind).is_none() {
                    return wrong("kind", Text::MessageKindRule);
                }
                if matches!(to, To::Uid(_)) && (begin_time.is_some() || end_time.is_some()) {
                    return wrong("to", Text::MessageTimesRule);
                }
                if begin_time.zip(end_time).is_some_and(|(begin, end)| end <= begin) {
                    return wrong("end", Text::MessageEndRule);
                }
                Self::Message { to, title, content, link, message_kind, begin_time, end_time }
            }
            Self::Correct { message, title, content } => {
                if title.is_none() && content.is_none() {
                    return wrong("title", Text::MessageCorrectRule);
                }
                let title = title.map(|title| checked_title(&title)).transpose()?;
                let content = content.map(|content| checked_content(&content)).transpose()?;
                Self::Correct { message, title, content }
            }
            import @ Self::Import { .. } => import,
        })
    }

    /// SHA-256 of the arguments.
    #[must_use]
    pub fn digest(&self) -> String {
        format!("{:x}", Sha256::digest(serde_json::to_vec(self).expect("only strings and numbers")))
    }

    /// The arguments as a proposal stores them.
    #[must_use]
    pub fn body(&self) -> Value {
        serde_json::to_value(self).expect("only strings and numbers")
    }

    /// Whether a call repeats this one. The reason of a grant may differ: the ledger keeps the first.
    #[must_use]
    pub(super) fn is_repeated_by(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Grant { uid, amount, .. }, Self::Grant { uid: of, amount: given, .. }) => {
                uid == of && amount == given
            }
            _ => self == other,
        }
    }
}

fn checked_title(title: &str) -> Result<String, Refused> {
    line(title, MAX_TITLE).ok_or(Refused::Malformed { field: "title", text: Text::MessageTitleRule })
}

fn checked_content(content: &str) -> Result<String, Refused> {
    let sanitised = html::sanitise(content);
    if content.len() > MAX_CONTENT || html::is_blank(&sanitised) {
        return Err(Refused::Malformed { field: "content", text: Text::MessageContentRule });
    }
    Ok(sanitised)
}

/// The text, if it is one line of 1 to `max` characters that hides nothing.
fn line(text: &str, max: usize) -> Option<String> {
    let text = text.trim();
    text_safety::is_visible_line(text, max).then(|| text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_has_the_same_digest_after_it_was_stored() {
        let message = Change::Message {
            to: To::Channel("taptap".into()),
            title: "公告".into(),
            content: "<p>今晚开服</p>".into(),
            link: None,
            message_kind: "system".into(),
            begin_time: None,
            end_time: DateTime::from_timestamp_millis(1_800_000_000_123),
        };
        let correction = Change::Correct { message: 7, title: Some("更正".into()), content: None };
        let grant = Change::Grant { uid: 7, amount: -3, reason: "补偿".into(), key: "k1".into() };
        let refund = |body: serde_json::Value| serde_json::from_value::<Change>(body).unwrap();
        let old = refund(serde_json::json!({
            "kind": "order.refund", "order": Uuid::nil(), "tradeNo": null, "paidElsewhere": true, "reason": "误买",
        }));
        assert_eq!(refund(old.body()), old);
        assert_eq!((old.kind(), &old.body()["kind"]), ("order.refund", &"order.refund.2".into()));
        for change in [message, correction, grant] {
            let stored: Change = serde_json::from_value(change.body()).unwrap();
            assert_eq!(stored, change);
            assert_eq!(stored.digest(), change.digest());
            assert_eq!(change.body()["kind"], change.kind());
        }
    }
}
