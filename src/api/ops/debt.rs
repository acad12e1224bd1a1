//! Debts of players: coins of refunds that they had spent.

use actors::wire::Time;
use utoipa::IntoParams;
use uuid::Uuid;

use super::{
    account::time,
    page::{MAX_SIZE, cut_page, page_size},
};
use crate::{
    api::{
        extract::input::Query,
        prelude::{Answer, Data, Deserialize, Envelope, Serialize, ToSchema, answer, get},
    },
    operators::Ops,
};

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListDebts {
    /// The player's uid. Without it, debts of all players.
    uid: Option<i64>,
    /// The `nextBelow` of the page before.
    below: Option<i64>,
    /// Debts of one answer, 1 to 1,000. The default is 50.
    size: Option<i64>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Debts {
    /// Newest first.
    records: Vec<OpenDebt>,
    /// `below` of the next page. Null on the last page.
    next_below: Option<i64>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OpenDebt {
    id: i64,
    uid: i64,
    /// The order whose refund could not take back its coins.
    order: Uuid,
    /// The product's name at the time of the order.
    item: String,
    /// X钻 that the balance could not cover.
    coins: i64,
    /// X钻 of these that later income has settled.
    settled_coins: i64,
    create_time: Time,
}

/// Lists the open debts of a player or of all players.
#[utoipa::path(
    tag = "order",
    params(ListDebts),
    responses((status = 200, body = Envelope<Debts>), (status = 400, body = Envelope<serde_json::Value>)),
    security(("bearer" = [])),
)]
#[get("/api/ops/v1/debt")]
pub async fn list_debts(ops: Data<Ops>, Query(input): Query<ListDebts>) -> Answer<Debts> {
    let size = page_size(input.size, MAX_SIZE)?;
    let below = input.below.unwrap_or(i64::MAX);
    let mut rows = ops.read(async |tx| Ok(sql::order::debts(tx, input.uid, below, size + 1).await?)).await?;
    let next_below = cut_page(&mut rows, size, |row| row.id);
    answer(Debts { records: rows.into_iter().map(OpenDebt::from).collect(), next_below })
}

impl From<sql::order::Debt> for OpenDebt {
    fn from(row: sql::order::Debt) -> Self {
        Self {
            id: row.id,
            uid: row.uid,
            order: row.order_id,
            item: row.item,
            coins: row.coins,
            settled_coins: row.settled_coins,
            create_time: time(row.create_time),
        }
    }
}
