use super::draft::{MAX_IMAGES, MAX_MENTIONS};
use crate::http::{
    fields::{MAX_COMMENT, MAX_POST, MAX_TITLE},
    prelude::*,
};

/// A bound that the app keeps before the server has to.
#[derive(Debug, Serialize, ToSchema)]
pub struct SquareConfig {
    /// `images`, `contentChars`, `titleChars`, `commentChars`, `mentions`, `imageBytes`, `videoBytes`, `videoSeconds`
    key: &'static str,
    value: u64,
    /// What people call it.
    name: String,
}

/// What the app must know to write posts and comments.
#[utoipa::path(
    tag = "square",
    params(PageQuery),
    responses(
        (status = 200, body = Envelope<Page<SquareConfig>>),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
    ),
)]
#[get("/api/v1/square/config/list")]
pub async fn list_square_config(app: Data<App>, Query(page): Query<PageQuery>) -> Answer<Page<SquareConfig>> {
    let media = &app.config.media;
    let all = [
        ("images", MAX_IMAGES as u64, Text::ConfigImages),
        ("contentChars", MAX_POST as u64, Text::ConfigContent),
        ("titleChars", MAX_TITLE as u64, Text::ConfigTitle),
        ("commentChars", MAX_COMMENT as u64, Text::ConfigComment),
        ("mentions", MAX_MENTIONS as u64, Text::ConfigMentions),
        ("imageBytes", media.image_bytes as u64, Text::ConfigImageBytes),
        ("videoBytes", media.video_bytes as u64, Text::ConfigVideoBytes),
        ("videoSeconds", media.video_seconds.into(), Text::ConfigVideoSeconds),
    ];
    let wanted = page.wanted()?;
    let skip = wanted.after.map_or(wanted.skip, |(_, place)| place);
    let places = (1_i64..).zip(all).skip(usize::try_from(skip).unwrap_or(usize::MAX));
    let read = places.take(wanted.read_size() as usize).collect();
    let page = wanted.page(read, all.len() as i64, |(place, _)| (0, *place));
    answer(page.map(|(_, (key, value, name))| SquareConfig { key, value, name: name.to_string() }))
}
