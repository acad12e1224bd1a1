use crate::api::prelude::*;

/// A word that players may not use in public.
#[derive(Debug, Serialize, ToSchema)]
pub struct SensitiveWord {
    id: i64,
    /// As the operator wrote it. Width, case, traditional or simplified form, and what is put between its letters do not matter.
    word: String,
    action: WordAction,
}

/// What becomes of a text that has it; names and signatures are refused with either.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum WordAction {
    /// It is refused.
    Refuse,
    /// Its letters become `*`.
    Mask,
}

/// Words that players may not use, so that the app can tell them before they send. The server looks itself, too.
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
    answer(page.map(|word| {
        let action = match word.action {
            sql::service::WordAction::Refuse => WordAction::Refuse,
            sql::service::WordAction::Mask => WordAction::Mask,
        };
        SensitiveWord { id: word.id, word: word.word, action }
    }))
}
