//! `/api/v1/gift/**`: gift packs and their codes.

pub mod claim;
pub mod list;
pub mod me;

use actors::wire::Time;

use super::{
    prelude::*,
    web::game::{GameBrief, brief},
};

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Gift {
    id: i64,
    name: String,
    /// What is inside, as plain text.
    content: String,
    /// Null: of the portal.
    game: Option<GameBrief>,
    /// Codes there ever were.
    stock: i64,
    /// Codes that are left.
    left: i64,
    begin_time: Time,
    end_time: Time,
    vip_only: bool,
    /// The reader has one.
    claimed: bool,
    /// The reader's.
    code: Option<String>,
    /// When the reader claimed it.
    claim_time: Option<Time>,
}

impl Gift {
    pub fn new(app: &App, row: sql::gift::Gift) -> Result<Self, ApiError> {
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
            claimed: row.code.is_some(),
            code: row.code,
            claim_time: row.claim_time.map(|time| Time(time.into())),
        })
    }
}
