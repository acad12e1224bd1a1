use actix_web::HttpRequest;
use actors::wire::Time;
use chrono::{DateTime, Utc};
use serde_json::json;
use sql::book::{ChapterContent, Episode, Preview, Thumbs};
use utoipa::IntoParams;

use super::{
    books::{BookImage, BookKind, ChapterRef, Direction},
    reader::{member_until, take},
};
use crate::{
    api::{
        error::Code,
        extract::{client_address::client_address, path::PathIds},
        prelude::*,
    },
    reading::signed_url::{PLAYLIST, PageGrant},
    square::views::Viewer,
};

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Keeping {
    /// 1: the app saves the chapter for reading offline. The call does not count as a read.
    keep: Option<u8>,
}

/// A chapter with its content: pages, paragraphs or a video, depending on the kind of the book.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Chapter {
    book_id: i64,
    book_title: String,
    kind: BookKind,
    direction: Direction,
    #[serde(flatten)]
    chapter: ChapterRef,
    /// The chapter is for members only, and the reader is not a member. The content is only a preview.
    locked: bool,
    publish_time: Time,
    /// The pages of a comic.
    pages: Option<Vec<BookImage>>,
    /// The paragraphs of a novel.
    paragraphs: Option<Vec<ChapterParagraph>>,
    /// The video of an animation.
    video: Option<ChapterVideo>,
    previous: Option<ChapterRef>,
    next: Option<ChapterRef>,
    /// The expiry of the addresses of pages and video. Null: they do not expire. Call again for new addresses.
    expires_at: Option<Time>,
    /// A device may keep the chapter until this time, the end of the membership. Null: without a limit.
    keep_until: Option<Time>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ChapterParagraph {
    text: String,
    /// A heading inside the chapter.
    heading: bool,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ChapterVideo {
    /// The address of an MP4, which supports byte ranges, or of an HLS playlist. Null: the chapter is locked.
    url: Option<String>,
    /// `url` is a playlist.
    hls: bool,
    /// 16:9, to show before the video plays.
    poster: BookImage,
    thumbs: Option<VideoThumbs>,
    /// Pixels; 0: unknown.
    width: u32,
    height: u32,
    seconds: f64,
    /// Bytes
    size: u64,
}

/// The preview while a viewer seeks: one image with small pictures in rows.
#[derive(Debug, Serialize, ToSchema)]
pub struct VideoThumbs {
    url: String,
    columns: u32,
    /// Pixels of each small picture.
    width: u32,
    height: u32,
    count: u32,
    /// Seconds from one small picture to the next.
    every: f64,
}

/// `data` of code 2004.
#[derive(Debug, Serialize, ToSchema)]
pub struct LockedChapter {
    /// `vip`
    need: &'static str,
    /// The first page, or up to three paragraphs, but never the whole chapter; for a video its poster.
    preview: Chapter,
}

/// The free preview of a members' chapter: at most 1 page and never the last one, or at most 3 paragraphs and a third of all.
const PREVIEW: Preview = Preview { pages: 1, paragraphs: 3 };

/// A chapter. The call counts as a read of the book, once per reader and half hour.
#[utoipa::path(
    tag = "book",
    params(("id" = i64, Path), ("chapterId" = i64, Path), Keeping),
    responses((
        status = 200, body = Envelope<Chapter>,
        description = "Code 1005: too many; 2002: there is no such chapter (any more, or yet); 2004: only members can read it, `data` is a LockedChapter",
    )),
)]
#[get("/api/v1/book/{id}/chapter/{chapterId}")]
pub async fn read_chapter(
    app: Data<App>,
    Visitor(reader): Visitor,
    req: HttpRequest,
    PathIds(book, id): PathIds,
    Query(Keeping { keep }): Query<Keeping>,
) -> Answer<Chapter> {
    take(&app, reader, &req)?;
    let uid = reader.map(|caller| caller.uid);
    let find = async |db: &sql::Client| sql::book::chapter(db, book, id).await;
    let chapter = app.find_public(uid, find).await?;
    let chapter = chapter.ok_or_else(|| ApiError::refused(Code::Gone))?;
    let until = if chapter.head.vip { member_until(&app, reader).await? } else { None };
    if chapter.head.vip && until.is_none() {
        let find = async |db: &sql::Client| sql::book::preview(db, book, id, PREVIEW).await;
        let content = app.find_public(uid, find).await?;
        let content = content.ok_or_else(|| ApiError::refused(Code::Gone))?;
        let preview = Shown { app: &app, reader, until: None, locked: true }.chapter(chapter, content)?;
        let data = json!(LockedChapter { need: "vip", preview });
        return Err(ApiError::Refused { code: Code::ConditionNotMet, data });
    }
    let find = async |db: &sql::Client| sql::book::content(db, book, id).await;
    let content = app.find_public(uid, find).await?;
    let content = content.ok_or_else(|| ApiError::refused(Code::Gone))?;
    if keep != Some(1) {
        let viewer = Viewer::of(uid, client_address(&req));
        app.reads.count(book, viewer, app.clock.now());
    }
    answer(Shown { app: &app, reader, until, locked: false }.chapter(chapter, content)?)
}

/// Builds the view of a chapter for one reader.
struct Shown<'a> {
    app: &'a App,
    reader: Option<Caller>,
    /// The end of the membership that unlocks the chapter.
    until: Option<DateTime<Utc>>,
    locked: bool,
}

impl Shown<'_> {
    fn chapter(&self, chapter: sql::book::Chapter, content: ChapterContent) -> Result<Chapter, ApiError> {
        let vip = chapter.head.vip;
        let grant = PageGrant {
            caller: self.reader.map(Into::into),
            book: chapter.book,
            chapter: chapter.head.id,
            open: !vip || self.locked,
            expires_at: self.app.page_links.expiry(self.app.clock.now(), self.until),
        };
        let signed = |name: &str| self.app.page_links.sign(&grant, name);
        let address = |name: &str| if vip { signed(name) } else { self.app.media_url(name) };
        let hls = matches!(&content, ChapterContent::Episode(episode) if episode.playlist.is_some());
        let (mut pages, mut paragraphs, mut video) = (None, None, None);
        match content {
            ChapterContent::Pages(all) => {
                pages = Some(all.into_iter().map(|page| BookImage::at(page, address)).collect());
            }
            ChapterContent::Paragraphs(all) => {
                let paragraph = |paragraph: sql::book::Paragraph| ChapterParagraph {
                    text: paragraph.text,
                    heading: paragraph.heading,
                };
                paragraphs = Some(all.into_iter().map(paragraph).collect());
            }
            ChapterContent::Episode(episode) => video = Some(self.video(*episode, address, signed)),
        }
        // In a locked video only the poster has an address.
        let has_video = video.is_some() && !self.locked;
        let is_signed = (vip && (pages.is_some() || has_video)) || (hls && has_video);
        Ok(Chapter {
            book_id: chapter.book,
            book_title: chapter.book_title,
            kind: BookKind::named(&chapter.kind)?,
            direction: Direction::named(&chapter.direction)?,
            chapter: chapter.head.into(),
            locked: self.locked,
            publish_time: Time(chapter.publish_time),
            pages,
            paragraphs,
            video,
            previous: chapter.previous.map(ChapterRef::from),
            next: chapter.next.map(ChapterRef::from),
            expires_at: is_signed.then_some(Time(grant.expires_at)),
            keep_until: self.until.map(Time),
        })
    }

    fn video(
        &self,
        episode: Episode,
        address: impl Fn(&str) -> String,
        signed: impl Fn(&str) -> String,
    ) -> ChapterVideo {
        let hls = episode.playlist.is_some();
        let url = if hls { Some(signed(PLAYLIST)) } else { episode.file.as_deref().map(&address) };
        let thumbs = |thumbs: Thumbs| VideoThumbs {
            url: address(&thumbs.name),
            columns: thumbs.columns,
            width: thumbs.width,
            height: thumbs.height,
            count: thumbs.count,
            every: thumbs.every,
        };
        ChapterVideo {
            url: url.filter(|_| !self.locked),
            hls,
            poster: BookImage::public(self.app, episode.poster),
            thumbs: episode.thumbs.filter(|_| !self.locked).map(thumbs),
            width: episode.width,
            height: episode.height,
            seconds: episode.seconds,
            size: episode.size_bytes,
        }
    }
}
