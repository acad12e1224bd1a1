use actix_web::HttpRequest;

use crate::api::{error::Code, prelude::*};

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Document {
    /// `terms` or `privacy`
    name: String,
    /// The day of the text, such as 2026-11-27. Players are asked again for their consent to a newer text.
    version: String,
    title: String,
    title_en: String,
    /// HTML with a few allowed tags
    content: String,
    /// The same in English.
    content_en: String,
}

/// One document, in Chinese and English.
#[utoipa::path(
    tag = "document",
    params(("name" = String, Path, description = "`terms` or `privacy`")),
    responses((status = 200, body = Envelope<Document>, description = "Code 2002: no content pack contains it")),
)]
#[get("/api/v1/document/{name}")]
pub async fn read_document(app: Data<App>, req: HttpRequest) -> Answer<Document> {
    let name = req.match_info().query("name");
    let document = sql::service::document(&app.db().await?, name).await?;
    let row = document.ok_or_else(|| ApiError::refused(Code::Gone))?;
    answer(Document {
        name: row.name,
        version: row.version,
        title: row.title,
        title_en: row.title_en,
        content: row.content,
        content_en: row.content_en,
    })
}
