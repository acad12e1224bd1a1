//! The view of a post for a reader, and lists of posts.

use actors::wire::{self, Image, Time};
use sql::{
    favourite::Kind,
    post::{Feed, Part},
};
use uuid::Uuid;

use crate::api::{error::Code, extract::page::PageRequest, prelude::*, web::game::Picture};

/// Length of a post's content in lists, characters.
pub const EXCERPT: usize = 140;

#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Video {
    /// The id of the upload. An edit of the post sends it to keep the video.
    pub id: Uuid,
    /// The address of the MP4, which supports byte ranges.
    pub url: String,
    /// The picture to show before the video plays.
    pub poster: Image,
    pub width: u32,
    pub height: u32,
    pub seconds: u32,
    /// Bytes
    pub size: u64,
}

#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct PostTag {
    pub id: i64,
    pub tag: String,
}

#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct PostGame {
    pub id: i64,
    pub name: String,
    pub icon: Picture,
}

#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Post {
    pub id: i64,
    /// Empty: none.
    pub title: String,
    /// Plain text; in lists the first 140 characters.
    pub content: String,
    /// The content is truncated.
    pub more: bool,
    pub images: Vec<Image>,
    pub video: Option<Video>,
    pub tag: Option<PostTag>,
    pub game: Option<PostGame>,
    /// Accounts that the text mentions as "@name", with their names at that time.
    pub mentions: Vec<wire::Mention>,
    pub author: wire::Author,
    pub like_num: i64,
    pub comment_num: i64,
    pub view_num: i64,
    /// The reader likes the post.
    pub liked: bool,
    /// The post accepts no new comments.
    pub locked: bool,
    /// An operator has hidden the post; only its author still sees it.
    pub hidden: bool,
    pub create_time: Time,
    /// The time of the last edit. Null: never edited.
    pub edit_time: Option<Time>,
}

/// A whole post, with the position from which to watch its thread.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PostDetail {
    #[serde(flatten)]
    pub post: Post,
    /// The `since` for the frame `watch`.
    pub seq: i64,
    /// Grows with each like of the post or of one of its comments.
    pub likes_version: i64,
    /// The reader keeps the post as a favourite.
    pub favourited: bool,
}

/// The whole post, as `reader` sees it.
pub async fn detail(app: &App, id: i64, reader: Option<i64>) -> Answer<PostDetail> {
    let find = async |db: &sql::Client| {
        let Some(post) = sql::post::detail(db, id, reader).await? else { return Ok(None) };
        let favourited = sql::favourite::is_kept(db, reader, Kind::Post, id).await?;
        Ok(Some((post, favourited)))
    };
    let found = app.find_public(reader, find).await?;
    let (post, favourited) = found.ok_or_else(|| ApiError::refused(Code::Gone))?;
    let (seq, likes_version) = (post.seq, post.likes_version);
    answer(PostDetail { post: Post::new(app, post), seq, likes_version, favourited })
}

/// A page of a list.
pub async fn list(app: &App, feed: Feed, wanted: &PageRequest, reader: Option<i64>) -> Answer<Page<Post>> {
    let part = Part { after: wanted.after, skip: wanted.skip, size: wanted.read_size(), chars: EXCERPT };
    let read = async |db: &sql::Client| sql::post::list(db, feed, part, reader).await;
    let posts = app.read_public(reader, read).await?;
    let total = app.totals.of(feed, reader).await?;
    let page = wanted.page(posts, total, |post| (post.rank, post.id));
    answer(page.map(|post| Post::new(app, post)))
}

impl Post {
    pub fn new(app: &App, post: sql::post::Post) -> Self {
        Self {
            id: post.id,
            title: post.title,
            content: post.content,
            more: post.more,
            images: post.images.into_iter().map(image).collect(),
            video: post.video.map(|video| Video::new(app, video)),
            tag: post.tag.map(|tag| PostTag { id: tag.id, tag: tag.tag }),
            game: post.game.map(|game| PostGame {
                id: game.id,
                name: game.name,
                icon: Picture { blur: None, ..Picture::of(app, game.icon) },
            }),
            mentions: post.mentions.into_iter().map(wire::Mention::from).collect(),
            author: wire::Author::of(post.author, post.author_followed, &crate::api::state::media_url),
            like_num: post.like_num,
            comment_num: post.comment_num,
            view_num: post.view_num,
            liked: post.liked,
            locked: post.locked,
            hidden: post.hidden,
            create_time: Time(post.create_time),
            edit_time: post.edit_time.map(Time),
        }
    }
}

/// An uploaded picture, with its addresses.
pub fn image(image: sql::media::Image) -> Image {
    Image::new(image, &crate::api::state::media_url)
}

impl Video {
    fn new(app: &App, sql::post::PostVideo { video, poster }: sql::post::PostVideo) -> Self {
        Self {
            id: video.id,
            url: app.media_url(&video.file),
            poster: image(poster),
            width: video.width,
            height: video.height,
            seconds: video.seconds,
            size: video.size_bytes,
        }
    }
}
