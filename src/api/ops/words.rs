//! The call that tries the word filter.

use utoipa::IntoParams;

use crate::{
    api::{
        error::ApiError,
        extract::input::Query,
        prelude::{Answer, Data, Deserialize, Envelope, Serialize, ToSchema, answer, get},
    },
    operators::Ops,
    text::Text,
};

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct CheckWords {
    /// 1 to 5,000 characters
    text: String,
}

#[derive(Serialize, ToSchema)]
pub struct CheckedWords {
    /// The words of the filter that the text has.
    words: Vec<CaughtWord>,
    /// Whether the filter refuses to publish the text.
    refused: bool,
    /// The text as others would see it.
    masked: String,
}

#[derive(Serialize, ToSchema)]
pub struct CaughtWord {
    /// As the filter's list spells it.
    word: String,
    /// `refuse` or `mask`.
    action: String,
}

/// Longest text of a check, characters.
const MAX_CHECKED: usize = 5_000;

/// Shows what the word filter does with a text. Nothing is stored.
#[utoipa::path(
    tag = "moderation",
    params(CheckWords),
    responses((status = 200, body = Envelope<CheckedWords>), (status = 400, body = Envelope<serde_json::Value>)),
    security(("bearer" = [])),
)]
#[get("/api/ops/v1/words/check")]
pub async fn check_words(ops: Data<Ops>, Query(input): Query<CheckWords>) -> Answer<CheckedWords> {
    let text = input.text;
    if text.is_empty() || text.chars().count() > MAX_CHECKED {
        return Err(ApiError::malformed("text", Text::CheckedTextRule));
    }
    let checked = ops.check_words(&text).await?;
    let refused = checked.is_refused();
    let caught = checked
        .words
        .into_iter()
        .map(|word| CaughtWord { word: word.word, action: word.action.name().to_owned() });
    answer(CheckedWords { words: caught.collect(), refused, masked: checked.masked })
}
