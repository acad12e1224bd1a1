use actors::wire::Time;

use crate::api::{extract::path::PathId, prelude::*};

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PastDraw {
    id: i64,
    /// The price that was charged, X钻.
    price: i64,
    /// It used a spin of the caller's goods.
    spin: bool,
    /// The name of the prize. Null: no prize.
    prize: Option<String>,
    /// X钻 that the prize paid.
    coins: i64,
    /// Days of membership that the prize paid.
    vip_days: i32,
    create_time: Time,
}

/// The caller's draws in an activity, newest first.
#[utoipa::path(
    tag = "activity",
    params(("id" = i64, Path), PageQuery),
    responses(
        (status = 200, body = Envelope<Page<PastDraw>>),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
    ),
    security(("uid" = [], "token" = [])),
)]
#[get("/api/v1/activity/{id}/draw/list")]
pub async fn list_my_draws(
    app: Data<App>,
    caller: Caller,
    PathId(id): PathId,
    Query(page): Query<PageQuery>,
) -> Answer<Page<PastDraw>> {
    let wanted = page.wanted()?;
    let before = wanted.after.map_or(i64::MAX, |(before, _)| before);
    let client = app.db().await?;
    let rows = sql::activity::draws(&client, caller.uid, id, before, wanted.skip, wanted.read_size()).await?;
    let total = sql::activity::draws_total(&client, caller.uid, id).await?;
    answer(wanted.page(rows, total, |row| (row.id, 0)).map(PastDraw::from))
}

impl From<sql::activity::Draw> for PastDraw {
    fn from(row: sql::activity::Draw) -> Self {
        Self {
            id: row.id,
            price: row.price,
            spin: row.spin,
            prize: row.prize,
            coins: row.coins,
            vip_days: row.vip_days,
            create_time: Time(row.create_time.into()),
        }
    }
}
