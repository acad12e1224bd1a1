//! Turns an author's input into a post to store.

use sql::{
    media::Media,
    post::{Draft, PostVideo},
};
use uuid::Uuid;

use crate::{
    api::{clean::to_publish, extract::caller::Caller, prelude::*, state::App},
    text::fields::{Mentions, PostText, PostTitle},
};

/// Maximum number of pictures of a post.
pub const MAX_IMAGES: usize = 9;

/// The author's input for a post.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PostInput {
    title: Option<PostTitle>,
    content: PostText,
    /// Ids of uploaded pictures, at most 9, in display order.
    #[serde(default)]
    #[schema(max_items = 9)]
    images: Vec<Uuid>,
    video: Option<VideoInput>,
    /// A tag of the square.
    tag: Option<i64>,
    /// The game that the post is about.
    game: Option<i64>,
    /// Accounts that the text mentions as "@name". The first 10 whose names are in the text count; the others are ignored.
    #[serde(default)]
    mentions: Mentions,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct VideoInput {
    /// The id of the uploaded video.
    media: Uuid,
    /// The id of the uploaded poster picture.
    poster: Uuid,
}

/// The post to store. `before`: the post that it replaces.
pub async fn draft(
    app: &App,
    caller: Caller,
    input: PostInput,
    before: Option<i64>,
) -> Result<Draft, ApiError> {
    let PostInput { title, content: PostText(content), images, video, tag, game, mentions: Mentions(wanted) } =
        input;
    let PostTitle(title) = title.unwrap_or_default();
    let (title, content) = (to_publish(app, title).await?, to_publish(app, content).await?);
    if images.len() > MAX_IMAGES {
        return Err(ApiError::malformed("images", Text::ImagesRule));
    }
    let client = app.db().await?;
    let (has_tag, has_game) = sql::post::on_the_shelf(&client, tag, game, before).await?;
    if !has_tag {
        return Err(ApiError::malformed("tag", Text::TagUnknown));
    }
    if !has_game {
        return Err(ApiError::malformed("game", Text::GameUnknown));
    }
    let mut named = images.clone();
    named.extend(video.iter().flat_map(|video| [video.media, video.poster]));
    let sent = Sent(sql::media::hold(&client, caller.uid, &named).await?);
    let images = images.into_iter().map(|id| sent.image(id, "images")).collect::<Result<_, _>>()?;
    let video = video.map(|video| {
        let poster = sent.image(video.poster, "video.poster")?;
        Ok::<_, ApiError>(PostVideo { video: sent.video(video.media)?, poster })
    });
    let names = sql::post::mentionable(&client, caller.uid, &wanted).await?;
    let mentions = sql::mention::named(&content, caller.uid, &wanted, &names, |_| false);
    Ok(Draft { title, content, images, video: video.transpose()?, tag, game, mentions })
}

/// A picture that the caller has uploaded. Protects it from deletion for a day, because a comment is about to show it.
pub async fn uploaded_image(
    app: &App,
    caller: Caller,
    id: Uuid,
    field: &str,
) -> Result<sql::media::Image, ApiError> {
    Sent(sql::media::hold(&app.db().await?, caller.uid, &[id]).await?).image(id, field)
}

/// The author's earlier uploads.
struct Sent(Vec<Media>);

impl Sent {
    fn image(&self, id: Uuid, field: &str) -> Result<sql::media::Image, ApiError> {
        let image = self.0.iter().find_map(|media| match media {
            Media::Image(image) if image.id == id => Some(image.clone()),
            _ => None,
        });
        image.ok_or_else(|| ApiError::malformed(field, Text::MediaUnknown))
    }

    fn video(&self, id: Uuid) -> Result<sql::media::Video, ApiError> {
        let video = self.0.iter().find_map(|media| match media {
            Media::Video(video) if video.id == id => Some(video.clone()),
            _ => None,
        });
        video.ok_or_else(|| ApiError::malformed("video.media", Text::MediaUnknown))
    }
}
