use crate::api::prelude::*;

/// A word that players may not use in public.
#[derive(Debug, Serialize, ToSchema)]
pub struct SensitiveWord {
    id: i64,
    /// The word as the operator wrote it. Width, case, traditional or simplified form, and signs between the letters make no difference.
    word: String,
}

/// Words that players may not use, so that the app can warn them before they send. The server checks again. The list does not say which
/// words are refused and which are masked: spammers would learn what passes.
#[utoipa::path(
    tag = "square",
    params(PageQuery),
    responses(
        (status = 200, body = Envelope<Page<SensitiveWord>>),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
    ),
)]
#[get("/api/v1/square/sensitiveword/list")]
pub async fn list_sensitive_words(
    app: Data<App>,
    Query(page): Query<PageQuery>,
) -> Answer<Page<SensitiveWord>> {
    let wanted = page.wanted()?;
    let after = wanted.after.map_or(0, |(_, id)| id);
    let client = app.db().await?;
    let words = sql::service::sensitive_words_page(&client, after, wanted.skip, wanted.read_size()).await?;
    let total = sql::service::sensitive_words_total(&client).await?;
    let page = wanted.page(words, total, |word| (0, word.id));
    answer(page.map(|word| SensitiveWord { id: word.id, word: word.word }))
}
