use actix_web::HttpRequest;

use super::wanted::{Search, SearchTerms, nothing, take, uid};
use crate::api::{
    extract::page::PageRequest,
    prelude::*,
    square::posts::{EXCERPT, Post},
};

/// Posts that have all words, in lots of a few hundred, newest lot first. Within a lot, posts with the words in the title come first,
/// then the others, each by `hot`. If no post has the words, letters are read as pinyin of a name that the portal knows: posts with these
/// characters are found (`maoguo`: 猫国). Otherwise a keyword of four characters or more also matches with one typing error.
/// `total` counts the posts that were found so far; from 100 on there can be more, to which `nextCursor` leads.
#[utoipa::path(
    tag = "search",
    params(PageQuery, Search),
    responses(
        (status = 200, body = Envelope<Page<Post>>, description = "Code 1005: too many searches"),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
    ),
)]
#[get("/api/v1/search/post")]
pub async fn search_posts(
    app: Data<App>,
    Visitor(reader): Visitor,
    req: HttpRequest,
    Query(page): Query<PageQuery>,
    Query(search): Query<Search>,
) -> Answer<Page<Post>> {
    let wanted = page.wanted()?;
    take(&app, reader, &req)?;
    match search.keyword(&app, reader).await? {
        Some(search) => answer(posts(&app, &search, reader, &wanted).await?),
        None => answer(nothing(&wanted)),
    }
}

pub async fn posts(
    app: &App,
    SearchTerms { keyword, pinyin }: &SearchTerms,
    reader: Option<Caller>,
    wanted: &PageRequest,
) -> Result<Page<Post>, ApiError> {
    let (skip, size) = (wanted.skip, wanted.read_size());
    let read = async |db: &sql::Client| {
        let (found, total) =
            sql::search::posts(db, keyword, pinyin, uid(reader), wanted.after, skip, size).await?;
        let ids: Vec<i64> = found.iter().map(|found| found.id).collect();
        let posts = sql::post::by_ids(db, &ids, EXCERPT, reader.map(|caller| caller.uid)).await?;
        Ok((found, total, posts))
    };
    let (found, total, posts) = app.read_public(reader.map(|caller| caller.uid), read).await?;
    // A post that was deleted in between is left out; the others keep their order.
    let mut posts: std::collections::HashMap<_, _> = posts.into_iter().map(|post| (post.id, post)).collect();
    let shown: Vec<_> =
        found.into_iter().filter_map(|found| Some((found.after, posts.remove(&found.id)?))).collect();
    Ok(wanted.page(shown, total, |(after, _)| *after).map(|(_, post)| Post::new(app, post)))
}
