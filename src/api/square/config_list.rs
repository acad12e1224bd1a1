use super::draft::MAX_IMAGES;
use crate::{
    api::prelude::*,
    text::fields::{MAX_COMMENT, MAX_DETAIL, MAX_POST, MAX_TITLE},
};

/// A limit that the app checks before it sends, and the server checks again.
#[derive(Debug, Serialize, ToSchema)]
pub struct SquareConfig {
    key: ConfigKey,
    value: u64,
    /// A name for people.
    name: String,
}

#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum ConfigKey {
    Images,
    ContentChars,
    TitleChars,
    CommentChars,
    ReportChars,
    Mentions,
    ImageBytes,
    VideoBytes,
    VideoSeconds,
}

/// The settings that the app needs to write posts, comments and reports.
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
        (ConfigKey::Images, MAX_IMAGES as u64, Text::ConfigImages),
        (ConfigKey::ContentChars, MAX_POST as u64, Text::ConfigContent),
        (ConfigKey::TitleChars, MAX_TITLE as u64, Text::ConfigTitle),
        (ConfigKey::CommentChars, MAX_COMMENT as u64, Text::ConfigComment),
        (ConfigKey::ReportChars, MAX_DETAIL as u64, Text::ConfigReport),
        (ConfigKey::Mentions, sql::mention::MAX as u64, Text::ConfigMentions),
        (ConfigKey::ImageBytes, media.image_bytes as u64, Text::ConfigImageBytes),
        (ConfigKey::VideoBytes, media.video_bytes as u64, Text::ConfigVideoBytes),
        (ConfigKey::VideoSeconds, media.video_seconds.into(), Text::ConfigVideoSeconds),
    ];
    let wanted = page.wanted()?;
    let skip = wanted.after.map_or(wanted.skip, |(_, place)| place);
    let places = (1_i64..).zip(all).skip(usize::try_from(skip).unwrap_or(usize::MAX));
    let read = places.take(wanted.read_size() as usize).collect();
    let page = wanted.page(read, all.len() as i64, |(place, _)| (0, *place));
    answer(page.map(|(_, (key, value, name))| SquareConfig { key, value, name: name.to_string() }))
}
