use actix_web::HttpRequest;
use actors::wire;
use sql::search::Keyword;

use super::wanted::{Search, nothing, take, uid};
use crate::http::{page::Wanted, prelude::*};

/// Somebody who was found.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct FoundUser {
    #[serde(flatten)]
    person: wire::Author,
    signature: String,
}

/// Players by name: whose name it is first, then those whose name begins so, then by followers. At most a few hundred.
/// Where nobody has the words, from four characters on those one slip away.
#[utoipa::path(
    tag = "search",
    params(PageQuery, Search),
    responses(
        (status = 200, body = Envelope<Page<FoundUser>>, description = "Code 1005: too many searches"),
        (status = 400, body = Envelope<serde_json::Value>, description = "Code 4000"),
    ),
)]
#[get("/api/v1/search/user")]
pub async fn search_users(
    app: Data<App>,
    Visitor(reader): Visitor,
    req: HttpRequest,
    Query(page): Query<PageQuery>,
    Query(search): Query<Search>,
) -> Answer<Page<FoundUser>> {
    let wanted = page.wanted()?;
    take(&app, reader, &req)?;
    match search.keyword(&app).await? {
        Some(keyword) => answer(users(&app, &keyword, reader, &wanted).await?),
        None => answer(nothing(&wanted)),
    }
}

pub async fn users(
    app: &App,
    keyword: &Keyword,
    reader: Option<Caller>,
    wanted: &Wanted,
) -> Result<Page<FoundUser>, ApiError> {
    let people = sql::search::people(&app.db().await?, keyword, uid(reader)).await?;
    let part: Vec<_> = wanted.part(&people).collect();
    let page = wanted.page(part, people.len() as i64, |(place, _)| (*place, 0));
    Ok(page.map(|(_, person)| FoundUser {
        person: wire::Author {
            uid: person.uid,
            name: person.name,
            avatar: person.avatar.map(|name| app.media_url(&name)),
            level_type: person.level_type,
            badge: person.badge,
            followed: person.followed,
        },
        signature: person.signature,
    }))
}
