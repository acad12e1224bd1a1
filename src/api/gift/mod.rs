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
    /// The description of the content, as plain text.
    content: String,
    /// The game of the pack. Null: a pack of the portal.
    game: Option<GameBrief>,
    /// The number of all codes.
    stock: i64,
    /// The number of remaining codes.
    left: i64,
    begin_time: Time,
    end_time: Time,
    vip_only: bool,
    /// The reader has claimed a code.
    claimed: bool,
    /// The reader's code.
    code: Option<String>,
    /// The time of the reader's claim.
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
