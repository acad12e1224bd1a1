use crate::api::prelude::*;

#[derive(Debug, Serialize, ToSchema)]
pub struct SquareTag {
    id: i64,
    tag: String,
}

/// The square's tags, in display order.
#[utoipa::path(tag = "square", responses((status = 200, body = Envelope<Vec<SquareTag>>)))]
#[get("/api/v1/square/tag/list")]
pub async fn list_square_tags(app: Data<App>) -> Answer<Vec<SquareTag>> {
    tags(&app).await
}

/// The answer to the call.
pub async fn tags(app: &App) -> Answer<Vec<SquareTag>> {
    let client = app.db().await?;
    let tags = sql::square_tag::all(&client).await?;
    answer(tags.into_iter().map(|row| SquareTag { id: row.id, tag: row.tag }).collect())
}
