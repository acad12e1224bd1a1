use actors::wire::Time;
use sql::book::Order;
use utoipa::IntoParams;

use super::{books::ChapterRef, reader::member_until};
use crate::api::{error::Code, extract::path::PathId, prelude::*};

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ChapterOrder {
    /// 1: first chapter first (the default). 3: last chapter first.
    sort: Option<u8>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChapterBrief {
    #[serde(flatten)]
    chapter: ChapterRef,
    /// The chapter is for members only, and the reader is not a member.
    locked: bool,
    /// The reader has begun it.
    read: bool,
    /// The reader subscribes to the book, and the chapter appeared after the reader last saw the book.
    is_new: bool,
    publish_time: Time,
}

/// The published chapters of a book.
#[utoipa::path(
    tag = "book",
    params(("id" = i64, Path), PageQuery, ChapterOrder),
    responses(
        (status = 200, body = Envelope<Page<ChapterBrief>>, description = "Code 2002: there is no such book"),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
    ),
)]
#[get("/api/v1/book/{id}/chapter/list")]
pub async fn list_chapters(
    app: Data<App>,
    Visitor(reader): Visitor,
    PathId(id): PathId,
    Query(page): Query<PageQuery>,
    Query(ChapterOrder { sort }): Query<ChapterOrder>,
) -> Answer<Page<ChapterBrief>> {
    let wanted = page.wanted()?;
    let order = match sort {
        None | Some(1) => Order::Forth,
        Some(3) => Order::Back,
        Some(_) => return Err(ApiError::malformed("sort", Text::SortRule)),
    };
    let uid = reader.map(|caller| caller.uid);
    let member = member_until(&app, reader).await?.is_some();
    let (skip, size) = (wanted.skip, wanted.read_size());
    let find = async |db: &sql::Client| {
        let Some(total) = sql::book::chapter_num(db, id).await? else { return Ok(None) };
        let chapters = sql::book::chapters(db, id, uid, order, wanted.after, skip, size).await?;
        Ok(Some((total, chapters)))
    };
    let found = app.find_public(uid, find).await?;
    let (total, chapters) = found.ok_or_else(|| ApiError::refused(Code::Gone))?;
    let page = wanted.page(chapters, total, |line| (line.head.index, line.head.id));
    answer(page.map(|line| ChapterBrief {
        locked: line.head.vip && !member,
        chapter: line.head.into(),
        read: line.read,
        is_new: line.is_new,
        publish_time: Time(line.publish_time),
    }))
}
