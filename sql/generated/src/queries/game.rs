// This file was generated with `cornucopia`. Do not modify.

#[derive(Debug, Clone, PartialEq)]
pub struct GameTypes {
    pub r#type: String,
    pub name: String,
    pub game_num: i64,
}
pub struct GameTypesBorrowed<'a> {
    pub r#type: &'a str,
    pub name: &'a str,
    pub game_num: i64,
}
impl<'a> From<GameTypesBorrowed<'a>> for GameTypes {
    fn from(
        GameTypesBorrowed {
            r#type,
            name,
            game_num,
        }: GameTypesBorrowed<'a>,
    ) -> Self {
        Self {
            r#type: r#type.into(),
            name: name.into(),
            game_num,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Game {
    pub id: i64,
    pub name: String,
    pub category: String,
    pub tags: Vec<String>,
    pub summary: String,
    pub description: String,
    pub developer: String,
    pub version: String,
    pub size_bytes: i64,
    pub rating_counts: Vec<i64>,
    pub rating_version: i64,
    pub download_num: i64,
    pub online_type: i16,
    pub buy_amount: i64,
    pub featured: Option<i32>,
    pub icon: serde_json::Value,
    pub banner: serde_json::Value,
    pub screenshots: serde_json::Value,
    pub video: Option<String>,
    pub platforms: serde_json::Value,
    pub app_store_url: Option<String>,
    pub age_hint: Option<i16>,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
    pub rank: i64,
    pub gift_num: i64,
}
pub struct GameBorrowed<'a> {
    pub id: i64,
    pub name: &'a str,
    pub category: &'a str,
    pub tags: crate::ArrayIterator<'a, &'a str>,
    pub summary: &'a str,
    pub description: &'a str,
    pub developer: &'a str,
    pub version: &'a str,
    pub size_bytes: i64,
    pub rating_counts: crate::ArrayIterator<'a, i64>,
    pub rating_version: i64,
    pub download_num: i64,
    pub online_type: i16,
    pub buy_amount: i64,
    pub featured: Option<i32>,
    pub icon: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub banner: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub screenshots: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub video: Option<&'a str>,
    pub platforms: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub app_store_url: Option<&'a str>,
    pub age_hint: Option<i16>,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
    pub rank: i64,
    pub gift_num: i64,
}
impl<'a> From<GameBorrowed<'a>> for Game {
    fn from(
        GameBorrowed {
            id,
            name,
            category,
            tags,
            summary,
            description,
            developer,
            version,
            size_bytes,
            rating_counts,
            rating_version,
            download_num,
            online_type,
            buy_amount,
            featured,
            icon,
            banner,
            screenshots,
            video,
            platforms,
            app_store_url,
            age_hint,
            create_time,
            rank,
            gift_num,
        }: GameBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            name: name.into(),
            category: category.into(),
            tags: tags.map(|v| v.into()).collect(),
            summary: summary.into(),
            description: description.into(),
            developer: developer.into(),
            version: version.into(),
            size_bytes,
            rating_counts: rating_counts.map(|v| v).collect(),
            rating_version,
            download_num,
            online_type,
            buy_amount,
            featured,
            icon: serde_json::from_str(icon.0.get()).unwrap(),
            banner: serde_json::from_str(banner.0.get()).unwrap(),
            screenshots: serde_json::from_str(screenshots.0.get()).unwrap(),
            video: video.map(|v| v.into()),
            platforms: serde_json::from_str(platforms.0.get()).unwrap(),
            app_store_url: app_store_url.map(|v| v.into()),
            age_hint,
            create_time,
            rank,
            gift_num,
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct OfReader {
    pub id: i64,
    pub owned: bool,
    pub downloaded: bool,
    pub stars: Option<i16>,
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct GameTypesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<GameTypesBorrowed, tokio_postgres::Error>,
    mapper: fn(GameTypesBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> GameTypesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(GameTypesBorrowed) -> R) -> GameTypesQuery<'c, 'a, 's, C, R, N> {
        GameTypesQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row =
            crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row =
            crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<
        impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c,
        tokio_postgres::Error,
    > {
        let stream = crate::client::async_::raw(
            self.client,
            self.query,
            crate::slice_iter(&self.params),
            self.cached,
        )
        .await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct GameQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<GameBorrowed, tokio_postgres::Error>,
    mapper: fn(GameBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> GameQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(GameBorrowed) -> R) -> GameQuery<'c, 'a, 's, C, R, N> {
        GameQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row =
            crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row =
            crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<
        impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c,
        tokio_postgres::Error,
    > {
        let stream = crate::client::async_::raw(
            self.client,
            self.query,
            crate::slice_iter(&self.params),
            self.cached,
        )
        .await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct I64Query<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<i64, tokio_postgres::Error>,
    mapper: fn(i64) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> I64Query<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(i64) -> R) -> I64Query<'c, 'a, 's, C, R, N> {
        I64Query {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row =
            crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row =
            crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<
        impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c,
        tokio_postgres::Error,
    > {
        let stream = crate::client::async_::raw(
            self.client,
            self.query,
            crate::slice_iter(&self.params),
            self.cached,
        )
        .await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct OfReaderQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<OfReader, tokio_postgres::Error>,
    mapper: fn(OfReader) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OfReaderQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(OfReader) -> R) -> OfReaderQuery<'c, 'a, 's, C, R, N> {
        OfReaderQuery {
            client: self.client,
            params: self.params,
            query: self.query,
            cached: self.cached,
            extractor: self.extractor,
            mapper,
        }
    }
    pub async fn one(self) -> Result<T, tokio_postgres::Error> {
        let row =
            crate::client::async_::one(self.client, self.query, &self.params, self.cached).await?;
        Ok((self.mapper)((self.extractor)(&row)?))
    }
    pub async fn all(self) -> Result<Vec<T>, tokio_postgres::Error> {
        self.iter().await?.try_collect().await
    }
    pub async fn opt(self) -> Result<Option<T>, tokio_postgres::Error> {
        let opt_row =
            crate::client::async_::opt(self.client, self.query, &self.params, self.cached).await?;
        Ok(opt_row
            .map(|row| {
                let extracted = (self.extractor)(&row)?;
                Ok((self.mapper)(extracted))
            })
            .transpose()?)
    }
    pub async fn iter(
        self,
    ) -> Result<
        impl futures::Stream<Item = Result<T, tokio_postgres::Error>> + 'c,
        tokio_postgres::Error,
    > {
        let stream = crate::client::async_::raw(
            self.client,
            self.query,
            crate::slice_iter(&self.params),
            self.cached,
        )
        .await?;
        let mapped = stream
            .map(move |res| {
                res.and_then(|row| {
                    let extracted = (self.extractor)(&row)?;
                    Ok((self.mapper)(extracted))
                })
            })
            .into_stream();
        Ok(mapped)
    }
}
pub struct GameTypesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn game_types() -> GameTypesStmt {
    GameTypesStmt(
        "select c.type, c.name, count(g.id) as game_num from game_category c left join game g on g.category = c.type and not g.retired where not c.retired group by c.type, c.name, c.place order by c.place",
        None,
    )
}
impl GameTypesStmt {
    pub async fn prepare<'a, C: GenericClient>(
        mut self,
        client: &'a C,
    ) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
    ) -> GameTypesQuery<'c, 'a, 's, C, GameTypes, 0> {
        GameTypesQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<GameTypesBorrowed, tokio_postgres::Error> {
                    Ok(GameTypesBorrowed {
                        r#type: row.try_get(0)?,
                        name: row.try_get(1)?,
                        game_num: row.try_get(2)?,
                    })
                },
            mapper: |it| GameTypes::from(it),
        }
    }
}
pub struct GamesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn games() -> GamesStmt {
    GamesStmt(
        "select id, name, category, tags, summary, description, developer, version, size_bytes, array[rating_1, rating_2, rating_3, rating_4, rating_5] as rating_counts, rating_version, download_num, online_type, buy_amount, featured, icon, banner, screenshots, video, platforms, app_store_url, age_hint, create_time, rank, (select count(*) from gift f where f.game_id = ranked.id and not f.retired and f.claimed_num < f.stock and now() between f.begin_time and f.end_time) as gift_num from ( select g.*, case $1 when 'new' then extract(epoch from g.create_time)::bigint when 'rating' then (10 * g.rating_sum + $2::bigint * $3::bigint) * 100000 / (g.rating_num + $2::bigint) when 'featured' then -g.featured::bigint else g.download_num end as rank from game g where not g.retired and ($1 <> 'featured' or g.featured is not null and (g.featured_begin_time is null or g.featured_begin_time <= now()) and (g.featured_end_time is null or g.featured_end_time > now())) and ($1 <> 'rating' or g.rating_num >= $2::bigint) and ($4::text is null or g.category = $4) and ($5::text is null or g.name ilike $5 or exists (select from unnest(g.tags) t where t ilike $5)) ) ranked where $6::bigint is null or (rank, id) < ($6, $7) order by rank desc, id desc offset $8 limit $9",
        None,
    )
}
impl GamesStmt {
    pub async fn prepare<'a, C: GenericClient>(
        mut self,
        client: &'a C,
    ) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<
        'c,
        'a,
        's,
        C: GenericClient,
        T1: crate::StringSql,
        T2: crate::StringSql,
        T3: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        sort: &'a T1,
        least: &'a i64,
        prior: &'a i64,
        type_: &'a Option<T2>,
        keyword: &'a Option<T3>,
        before_rank: &'a Option<i64>,
        before_id: &'a i64,
        skip: &'a i64,
        size: &'a i64,
    ) -> GameQuery<'c, 'a, 's, C, Game, 9> {
        GameQuery {
            client,
            params: [
                sort,
                least,
                prior,
                type_,
                keyword,
                before_rank,
                before_id,
                skip,
                size,
            ],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<GameBorrowed, tokio_postgres::Error> {
                Ok(GameBorrowed {
                    id: row.try_get(0)?,
                    name: row.try_get(1)?,
                    category: row.try_get(2)?,
                    tags: row.try_get(3)?,
                    summary: row.try_get(4)?,
                    description: row.try_get(5)?,
                    developer: row.try_get(6)?,
                    version: row.try_get(7)?,
                    size_bytes: row.try_get(8)?,
                    rating_counts: row.try_get(9)?,
                    rating_version: row.try_get(10)?,
                    download_num: row.try_get(11)?,
                    online_type: row.try_get(12)?,
                    buy_amount: row.try_get(13)?,
                    featured: row.try_get(14)?,
                    icon: row.try_get(15)?,
                    banner: row.try_get(16)?,
                    screenshots: row.try_get(17)?,
                    video: row.try_get(18)?,
                    platforms: row.try_get(19)?,
                    app_store_url: row.try_get(20)?,
                    age_hint: row.try_get(21)?,
                    create_time: row.try_get(22)?,
                    rank: row.try_get(23)?,
                    gift_num: row.try_get(24)?,
                })
            },
            mapper: |it| Game::from(it),
        }
    }
}
pub struct GamesTotalStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn games_total() -> GamesTotalStmt {
    GamesTotalStmt(
        "select count(*) from game g where not g.retired and ($1 <> 'featured' or g.featured is not null and (g.featured_begin_time is null or g.featured_begin_time <= now()) and (g.featured_end_time is null or g.featured_end_time > now())) and ($1 <> 'rating' or g.rating_num >= $2::bigint) and ($3::text is null or g.category = $3) and ($4::text is null or g.name ilike $4 or exists (select from unnest(g.tags) t where t ilike $4))",
        None,
    )
}
impl GamesTotalStmt {
    pub async fn prepare<'a, C: GenericClient>(
        mut self,
        client: &'a C,
    ) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<
        'c,
        'a,
        's,
        C: GenericClient,
        T1: crate::StringSql,
        T2: crate::StringSql,
        T3: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        sort: &'a T1,
        least: &'a i64,
        type_: &'a Option<T2>,
        keyword: &'a Option<T3>,
    ) -> I64Query<'c, 'a, 's, C, i64, 4> {
        I64Query {
            client,
            params: [sort, least, type_, keyword],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct GameStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn game() -> GameStmt {
    GameStmt(
        "select id, name, category, tags, summary, description, developer, version, size_bytes, array[rating_1, rating_2, rating_3, rating_4, rating_5] as rating_counts, rating_version, download_num, online_type, buy_amount, featured, icon, banner, screenshots, video, platforms, app_store_url, age_hint, create_time, 0::bigint as rank, (select count(*) from gift f where f.game_id = game.id and not f.retired and f.claimed_num < f.stock and now() between f.begin_time and f.end_time) as gift_num from game where id = $1 and (not retired or exists (select from owned_game o where o.uid = $2 and o.game_id = game.id))",
        None,
    )
}
impl GameStmt {
    pub async fn prepare<'a, C: GenericClient>(
        mut self,
        client: &'a C,
    ) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        id: &'a i64,
        uid: &'a i64,
    ) -> GameQuery<'c, 'a, 's, C, Game, 2> {
        GameQuery {
            client,
            params: [id, uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<GameBorrowed, tokio_postgres::Error> {
                Ok(GameBorrowed {
                    id: row.try_get(0)?,
                    name: row.try_get(1)?,
                    category: row.try_get(2)?,
                    tags: row.try_get(3)?,
                    summary: row.try_get(4)?,
                    description: row.try_get(5)?,
                    developer: row.try_get(6)?,
                    version: row.try_get(7)?,
                    size_bytes: row.try_get(8)?,
                    rating_counts: row.try_get(9)?,
                    rating_version: row.try_get(10)?,
                    download_num: row.try_get(11)?,
                    online_type: row.try_get(12)?,
                    buy_amount: row.try_get(13)?,
                    featured: row.try_get(14)?,
                    icon: row.try_get(15)?,
                    banner: row.try_get(16)?,
                    screenshots: row.try_get(17)?,
                    video: row.try_get(18)?,
                    platforms: row.try_get(19)?,
                    app_store_url: row.try_get(20)?,
                    age_hint: row.try_get(21)?,
                    create_time: row.try_get(22)?,
                    rank: row.try_get(23)?,
                    gift_num: row.try_get(24)?,
                })
            },
            mapper: |it| Game::from(it),
        }
    }
}
pub struct GamesByIdStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn games_by_id() -> GamesByIdStmt {
    GamesByIdStmt(
        "select id, name, category, tags, summary, description, developer, version, size_bytes, array[rating_1, rating_2, rating_3, rating_4, rating_5] as rating_counts, rating_version, download_num, online_type, buy_amount, featured, icon, banner, screenshots, video, platforms, app_store_url, age_hint, create_time, 0::bigint as rank, (select count(*) from gift f where f.game_id = game.id and not f.retired and f.claimed_num < f.stock and now() between f.begin_time and f.end_time) as gift_num from game where id = any($1) and not retired",
        None,
    )
}
impl GamesByIdStmt {
    pub async fn prepare<'a, C: GenericClient>(
        mut self,
        client: &'a C,
    ) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = i64>>(
        &'s self,
        client: &'c C,
        ids: &'a T1,
    ) -> GameQuery<'c, 'a, 's, C, Game, 1> {
        GameQuery {
            client,
            params: [ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<GameBorrowed, tokio_postgres::Error> {
                Ok(GameBorrowed {
                    id: row.try_get(0)?,
                    name: row.try_get(1)?,
                    category: row.try_get(2)?,
                    tags: row.try_get(3)?,
                    summary: row.try_get(4)?,
                    description: row.try_get(5)?,
                    developer: row.try_get(6)?,
                    version: row.try_get(7)?,
                    size_bytes: row.try_get(8)?,
                    rating_counts: row.try_get(9)?,
                    rating_version: row.try_get(10)?,
                    download_num: row.try_get(11)?,
                    online_type: row.try_get(12)?,
                    buy_amount: row.try_get(13)?,
                    featured: row.try_get(14)?,
                    icon: row.try_get(15)?,
                    banner: row.try_get(16)?,
                    screenshots: row.try_get(17)?,
                    video: row.try_get(18)?,
                    platforms: row.try_get(19)?,
                    app_store_url: row.try_get(20)?,
                    age_hint: row.try_get(21)?,
                    create_time: row.try_get(22)?,
                    rank: row.try_get(23)?,
                    gift_num: row.try_get(24)?,
                })
            },
            mapper: |it| Game::from(it),
        }
    }
}
pub struct OfReaderStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn of_reader() -> OfReaderStmt {
    OfReaderStmt(
        "select g.id, exists (select from owned_game e where e.uid = $1 and e.game_id = g.id) as owned, exists (select from game_download d where d.uid = $1 and d.game_id = g.id) as downloaded, r.stars from unnest($2::bigint[]) as g (id) left join game_rating r on r.uid = $1 and r.game_id = g.id",
        None,
    )
}
impl OfReaderStmt {
    pub async fn prepare<'a, C: GenericClient>(
        mut self,
        client: &'a C,
    ) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = i64>>(
        &'s self,
        client: &'c C,
        uid: &'a i64,
        ids: &'a T1,
    ) -> OfReaderQuery<'c, 'a, 's, C, OfReader, 2> {
        OfReaderQuery {
            client,
            params: [uid, ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OfReader, tokio_postgres::Error> {
                Ok(OfReader {
                    id: row.try_get(0)?,
                    owned: row.try_get(1)?,
                    downloaded: row.try_get(2)?,
                    stars: row.try_get(3)?,
                })
            },
            mapper: |it| OfReader::from(it),
        }
    }
}
