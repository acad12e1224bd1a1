use serde_json::json;
use sql::gift::{Claim, Outcome, Refusal};

use crate::{
    api::{
        error::Code,
        extract::{input::IdempotencyKey, path::PathId},
        prelude::*,
    },
    platform::html::escape,
    text::Language,
};

const CROCKFORD: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

#[derive(Debug, Serialize, ToSchema)]
pub struct GiftClaimed {
    /// The code. Null: the pack gave its goods (`grants`).
    code: Option<String>,
    /// The remaining stock.
    left: i64,
}

/// Claims a gift pack, once per player: a code, or goods that are in the account at once.
#[utoipa::path(
    tag = "gift",
    params(("id" = i64, Path), ("Idempotency-Key" = Option<uuid::Uuid>, Header)),
    responses(
        (status = 200, body = Envelope<GiftClaimed>, description = "Codes 2002: ended or out of stock (`reason`: `gone`, `stock`); 2003: claimed before (`code`; null for goods); 2004: `need` is `begin` (at `beginTime`), `vip`, `accountDays` (`have` and `atLeast`, days), `phone`, or `device` or `network`: these have made all claims that the pack allows them"),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
        (status = 503, body = Envelope<serde_json::Value>, description = "Try again after `Retry-After`, with the same key"),
    ),
    security(("uid" = [], "token" = [])),
)]
#[post("/api/v1/gift/{id}/claim")]
pub async fn claim_gift(
    app: Data<App>,
    caller: Caller,
    PathId(gift): PathId,
    IdempotencyKey(key): IdempotencyKey,
) -> Answer<GiftClaimed> {
    let code = new_code();
    let claim = Claim { uid: caller.uid, login: caller.login, gift, key, code, told };
    match app.node.claim_gift(claim).await? {
        Outcome::Claimed { code, left } => answer(GiftClaimed { code, left }),
        Outcome::Refused(refusal) => Err(refusal.into()),
    }
}

/// The message that stores the code for the player, or says where the goods are.
fn told(name: &str, code: Option<&str>) -> (String, String) {
    let text = |text: Text| text.in_language(Language::Chinese);
    let letter = match code {
        Some(code) => text(Text::GiftMessage).replace("{code}", &escape(code)),
        None => text(Text::GoodsMessage).to_owned(),
    };
    (text(Text::GiftTitle).replace("{name}", name), letter.replace("{name}", &escape(name)))
}

/// A code in groups of four, easy to read out. Its 80 random bits cannot be guessed, and its alphabet has no confusable characters.
fn new_code() -> String {
    let drawn: [u8; 16] = rand::random();
    let letters = drawn.map(|byte| char::from(CROCKFORD[usize::from(byte % 32)]));
    let groups: Vec<String> = letters.chunks(4).map(|group| group.iter().collect()).collect();
    groups.join("-")
}

impl From<Refusal> for ApiError {
    fn from(refusal: Refusal) -> Self {
        let refused = |code, data| Self::Refused { code, data };
        match refusal {
            Refusal::NoAccount => Self::refused(Code::SessionInvalid),
            Refusal::Gone => refused(Code::Gone, json!({ "reason": "gone" })),
            Refusal::OutOfStock => refused(Code::Gone, json!({ "reason": "stock" })),
            Refusal::NotBegun(begin) => Self::not_begun(begin),
            Refusal::MembersOnly => refused(Code::ConditionNotMet, json!({ "need": "vip", "have": 0 })),
            Refusal::TooYoung { have, least } => {
                let data = json!({ "need": "accountDays", "have": have, "atLeast": least });
                Self::Unmet { text: Text::GiftAccountAge, data }
            }
            Refusal::PhoneNeeded => {
                Self::Unmet { text: Text::GiftPhone, data: json!({ "need": "phone", "have": 0 }) }
            }
            Refusal::DeviceCap => {
                Self::Unmet { text: Text::GiftDeviceCap, data: json!({ "need": "device", "have": 0 }) }
            }
            Refusal::NetworkCap => {
                Self::Unmet { text: Text::GiftNetworkCap, data: json!({ "need": "network", "have": 0 }) }
            }
            Refusal::KeyUsed => Self::malformed("Idempotency-Key", Text::KeyUsed),
            Refusal::Already { code } => refused(Code::Already, json!({ "code": code })),
        }
    }
}
