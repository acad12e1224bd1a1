use super::Gift;
use crate::api::prelude::*;

/// Later than every claim, microseconds since 1970: the end of the year 9999.
const LATEST: i64 = 253_402_300_799_999_999;

/// The packs that the caller has claimed, newest first, each with its `code`. Packs that have ended stay in the list.
#[utoipa::path(
    tag = "gift",
    params(PageQuery),
    responses(
        (status = 200, body = Envelope<Page<Gift>>),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
    ),
    security(("uid" = [], "token" = [])),
)]
#[get("/api/v1/gift/me")]
pub async fn list_claimed_gifts(
    app: Data<App>,
    caller: Caller,
    Query(page): Query<PageQuery>,
) -> Answer<Page<Gift>> {
    let wanted = page.wanted()?;
    let after = wanted.after.unwrap_or_default();
    if !(0..=LATEST).contains(&after.0) {
        return Err(ApiError::malformed("cursor", Text::CursorRule));
    }
    let texts = app.pack_texts().await?;
    let client = app.db().await?;
    let rows = sql::gift::claimed(&client, caller.uid, after, wanted.skip, wanted.read_size()).await?;
    let total = sql::gift::claimed_total(&client, caller.uid).await?;
    let at = |row: &sql::gift::Gift| (row.claim_time.map_or(0, |time| time.timestamp_micros()), row.id);
    answer(wanted.page(rows, total, at).try_map(|row| Gift::new(&app, row, &texts))?)
}
