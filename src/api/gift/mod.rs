//! `/api/v1/gift/**`: gift packs, with their codes or goods.

pub mod claim;
pub mod list;
pub mod me;

use actors::wire::Time;
use serde_json::Value;

use super::{
    prelude::*,
    web::game::{GameBrief, brief},
};
use crate::text::PackTexts;

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Gift {
    id: i64,
    name: String,
    /// The description of the content, as plain text.
    content: String,
    /// The game of the pack. Null: a pack of the portal.
    game: Option<GameBrief>,
    /// The goods of the portal that a claim grants. Empty: the pack gives a code for its game.
    grants: Vec<Grant>,
    /// Where the game takes the code. Empty: the game does not say.
    redeem_hint: String,
    /// How many players can claim it.
    stock: i64,
    /// How many of these are left.
    left: i64,
    begin_time: Time,
    end_time: Time,
    vip_only: bool,
    /// The least age of an account that claims it, days. 0: any.
    min_account_days: i32,
    /// Only accounts with a bound phone can claim it.
    needs_phone: bool,
    /// Most claims from one device. Null: no cap.
    per_device: Option<i32>,
    /// Most claims from one network: an IPv4 address, or an IPv6 /64. A /48 has eight times as many. Null: no cap.
    per_network: Option<i32>,
    /// The reader has claimed it.
    claimed: bool,
    /// The reader's code. Null: not claimed, or the pack gives goods.
    code: Option<String>,
    /// The time of the reader's claim.
    claim_time: Option<Time>,
}

/// Goods of the portal in a pack.
#[derive(Debug, Serialize, ToSchema)]
pub struct Grant {
    kind: GrantKind,
    /// The name of the frame. Null: another kind.
    name: Option<String>,
    /// Address of the frame's picture. Null: another kind.
    picture: Option<String>,
    /// Pieces; for `vipDays`: days.
    amount: i64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum GrantKind {
    /// A frame around the avatar.
    Frame,
    /// Cards that pay for changes of the name.
    Rename,
    /// Spins that pay for draws.
    Spin,
    /// Cards that pay for making up days.
    MakeUp,
    /// Days of membership, from the claim on.
    VipDays,
}

/// A good of a pack, as the database gives it.
#[derive(Deserialize)]
struct StoredGrant {
    kind: GrantKind,
    name: Option<String>,
    /// A name in the media store.
    picture: Option<String>,
    amount: i64,
}

fn grants(app: &App, stored: Value, texts: &PackTexts) -> Result<Vec<Grant>, ApiError> {
    let stored: Vec<StoredGrant> =
        serde_json::from_value(stored).map_err(|error| ApiError::Internal(error.into()))?;
    let grant = |StoredGrant { kind, name, picture, amount }| Grant {
        kind,
        name: name.map(|name| texts.of(name)),
        picture: picture.map(|name: String| app.media_url(&name)),
        amount,
    };
    Ok(stored.into_iter().map(grant).collect())
}

impl Gift {
    pub fn new(app: &App, row: sql::gift::Gift, texts: &PackTexts) -> Result<Self, ApiError> {
        let grants = grants(app, row.grants, texts)?;
        Ok(Self {
            game: brief(app, row.game_id, row.game_name, row.game_icon)?,
            id: row.id,
            name: row.name,
            content: row.content,
            stock: row.stock,
            left: row.left,
            begin_time: Time(row.begin_time.into()),
            end_time: Time(row.end_time.into()),
            vip_only: row.vip_only,
            min_account_days: row.min_account_days,
            needs_phone: row.needs_phone,
            per_device: row.per_device,
            per_network: row.per_network,
            claimed: row.code.is_some(),
            // A claim of goods has a code that nobody needs (migrations/0035_goods.sql).
            code: row.code.filter(|_| grants.is_empty()),
            grants,
            redeem_hint: texts.of(row.redeem_hint),
            claim_time: row.claim_time.map(|time| Time(time.into())),
        })
    }
}
