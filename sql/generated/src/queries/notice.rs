// This file was generated with `cornucopia`. Do not modify.

#[derive(Debug, Clone, PartialEq)]
pub struct Added {
    pub id: i64,
    pub uid: i64,
    pub kind: String,
}
pub struct AddedBorrowed<'a> {
    pub id: i64,
    pub uid: i64,
    pub kind: &'a str,
}
impl<'a> From<AddedBorrowed<'a>> for Added {
    fn from(AddedBorrowed { id, uid, kind }: AddedBorrowed<'a>) -> Self {
        Self {
            id,
            uid,
            kind: kind.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct LikesAt {
    pub id: i64,
    pub uid: i64,
    pub post_id: i64,
    pub comment_id: i64,
    pub actors: Vec<i64>,
    pub actor_num: i64,
    pub read: bool,
}
pub struct LikesAtBorrowed<'a> {
    pub id: i64,
    pub uid: i64,
    pub post_id: i64,
    pub comment_id: i64,
    pub actors: crate::ArrayIterator<'a, i64>,
    pub actor_num: i64,
    pub read: bool,
}
impl<'a> From<LikesAtBorrowed<'a>> for LikesAt {
    fn from(
        LikesAtBorrowed {
            id,
            uid,
            post_id,
            comment_id,
            actors,
            actor_num,
            read,
        }: LikesAtBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            uid,
            post_id,
            comment_id,
            actors: actors.map(|v| v).collect(),
            actor_num,
            read,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Likers {
    pub post_id: i64,
    pub comment_id: i64,
    pub actor_num: i64,
    pub actors: Vec<i64>,
}
pub struct LikersBorrowed<'a> {
    pub post_id: i64,
    pub comment_id: i64,
    pub actor_num: i64,
    pub actors: crate::ArrayIterator<'a, i64>,
}
impl<'a> From<LikersBorrowed<'a>> for Likers {
    fn from(
        LikersBorrowed {
            post_id,
            comment_id,
            actor_num,
            actors,
        }: LikersBorrowed<'a>,
    ) -> Self {
        Self {
            post_id,
            comment_id,
            actor_num,
            actors: actors.map(|v| v).collect(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Gone {
    pub uid: i64,
    pub kind: String,
    pub read: bool,
}
pub struct GoneBorrowed<'a> {
    pub uid: i64,
    pub kind: &'a str,
    pub read: bool,
}
impl<'a> From<GoneBorrowed<'a>> for Gone {
    fn from(GoneBorrowed { uid, kind, read }: GoneBorrowed<'a>) -> Self {
        Self {
            uid,
            kind: kind.into(),
            read,
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct LikesBetween {
    pub id: i64,
    pub uid: i64,
    pub actor: i64,
    pub post_id: i64,
    pub comment_id: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Page {
    pub id: i64,
    pub place: i64,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Shown {
    pub id: i64,
    pub uid: i64,
    pub kind: String,
    pub actor_num: i64,
    pub post_id: Option<i64>,
    pub comment_id: Option<i64>,
    pub root_id: Option<i64>,
    pub read: bool,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
    pub place: i64,
    pub actor_uid: i64,
    pub name: String,
    pub avatar: Option<String>,
    pub level_type: i16,
    pub badge: Option<String>,
    pub frame: Option<String>,
    pub followed: bool,
    pub second_uid: Option<i64>,
    pub second_name: Option<String>,
    pub excerpt: String,
    pub about: String,
}
pub struct ShownBorrowed<'a> {
    pub id: i64,
    pub uid: i64,
    pub kind: &'a str,
    pub actor_num: i64,
    pub post_id: Option<i64>,
    pub comment_id: Option<i64>,
    pub root_id: Option<i64>,
    pub read: bool,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
    pub place: i64,
    pub actor_uid: i64,
    pub name: &'a str,
    pub avatar: Option<&'a str>,
    pub level_type: i16,
    pub badge: Option<&'a str>,
    pub frame: Option<&'a str>,
    pub followed: bool,
    pub second_uid: Option<i64>,
    pub second_name: Option<&'a str>,
    pub excerpt: &'a str,
    pub about: &'a str,
}
impl<'a> From<ShownBorrowed<'a>> for Shown {
    fn from(
        ShownBorrowed {
            id,
            uid,
            kind,
            actor_num,
            post_id,
            comment_id,
            root_id,
            read,
            create_time,
            place,
            actor_uid,
            name,
            avatar,
            level_type,
            badge,
            frame,
            followed,
            second_uid,
            second_name,
            excerpt,
            about,
        }: ShownBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            uid,
            kind: kind.into(),
            actor_num,
            post_id,
            comment_id,
            root_id,
            read,
            create_time,
            place,
            actor_uid,
            name: name.into(),
            avatar: avatar.map(|v| v.into()),
            level_type,
            badge: badge.map(|v| v.into()),
            frame: frame.map(|v| v.into()),
            followed,
            second_uid,
            second_name: second_name.map(|v| v.into()),
            excerpt: excerpt.into(),
            about: about.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Read {
    pub uid: i64,
    pub kind: String,
}
pub struct ReadBorrowed<'a> {
    pub uid: i64,
    pub kind: &'a str,
}
impl<'a> From<ReadBorrowed<'a>> for Read {
    fn from(ReadBorrowed { uid, kind }: ReadBorrowed<'a>) -> Self {
        Self {
            uid,
            kind: kind.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct AtPost {
    pub id: i64,
    pub uid: i64,
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct AddedQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<AddedBorrowed, tokio_postgres::Error>,
    mapper: fn(AddedBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> AddedQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(AddedBorrowed) -> R) -> AddedQuery<'c, 'a, 's, C, R, N> {
        AddedQuery {
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
pub struct LikesAtQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LikesAtBorrowed, tokio_postgres::Error>,
    mapper: fn(LikesAtBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LikesAtQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LikesAtBorrowed) -> R) -> LikesAtQuery<'c, 'a, 's, C, R, N> {
        LikesAtQuery {
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
pub struct LikersQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LikersBorrowed, tokio_postgres::Error>,
    mapper: fn(LikersBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LikersQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LikersBorrowed) -> R) -> LikersQuery<'c, 'a, 's, C, R, N> {
        LikersQuery {
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
pub struct GoneQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<GoneBorrowed, tokio_postgres::Error>,
    mapper: fn(GoneBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> GoneQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(GoneBorrowed) -> R) -> GoneQuery<'c, 'a, 's, C, R, N> {
        GoneQuery {
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
pub struct LikesBetweenQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LikesBetween, tokio_postgres::Error>,
    mapper: fn(LikesBetween) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LikesBetweenQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LikesBetween) -> R) -> LikesBetweenQuery<'c, 'a, 's, C, R, N> {
        LikesBetweenQuery {
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
pub struct PageQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Page, tokio_postgres::Error>,
    mapper: fn(Page) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> PageQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Page) -> R) -> PageQuery<'c, 'a, 's, C, R, N> {
        PageQuery {
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
pub struct ShownQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ShownBorrowed, tokio_postgres::Error>,
    mapper: fn(ShownBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ShownQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(ShownBorrowed) -> R) -> ShownQuery<'c, 'a, 's, C, R, N> {
        ShownQuery {
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
pub struct ReadQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ReadBorrowed, tokio_postgres::Error>,
    mapper: fn(ReadBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ReadQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(ReadBorrowed) -> R) -> ReadQuery<'c, 'a, 's, C, R, N> {
        ReadQuery {
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
pub struct AtPostQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<AtPost, tokio_postgres::Error>,
    mapper: fn(AtPost) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> AtPostQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(AtPost) -> R) -> AtPostQuery<'c, 'a, 's, C, R, N> {
        AtPostQuery {
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
pub struct BoolQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<bool, tokio_postgres::Error>,
    mapper: fn(bool) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> BoolQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(bool) -> R) -> BoolQuery<'c, 'a, 's, C, R, N> {
        BoolQuery {
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
pub struct InsertNoticesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_notices() -> InsertNoticesStmt {
    InsertNoticesStmt(
        "insert into notice (uid, kind, actors, post_id, comment_id, place) select uid, kind, array[actor], nullif(post_id, 0), nullif(comment_id, 0), nextval('notice_place') from unnest($1::bigint[], $2::text[], $3::bigint[], $4::bigint[], $5::bigint[]) as n (uid, kind, actor, post_id, comment_id) on conflict do nothing returning id, uid, kind",
        None,
    )
}
impl InsertNoticesStmt {
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
        T1: crate::ArraySql<Item = i64>,
        T2: crate::StringSql,
        T3: crate::ArraySql<Item = T2>,
        T4: crate::ArraySql<Item = i64>,
        T5: crate::ArraySql<Item = i64>,
        T6: crate::ArraySql<Item = i64>,
    >(
        &'s self,
        client: &'c C,
        uids: &'a T1,
        kinds: &'a T3,
        actors: &'a T4,
        post_ids: &'a T5,
        comment_ids: &'a T6,
    ) -> AddedQuery<'c, 'a, 's, C, Added, 5> {
        AddedQuery {
            client,
            params: [uids, kinds, actors, post_ids, comment_ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<AddedBorrowed, tokio_postgres::Error> {
                Ok(AddedBorrowed {
                    id: row.try_get(0)?,
                    uid: row.try_get(1)?,
                    kind: row.try_get(2)?,
                })
            },
            mapper: |it| Added::from(it),
        }
    }
}
pub struct LikesAtStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn likes_at() -> LikesAtStmt {
    LikesAtStmt(
        "select n.id, t.uid, t.post_id, t.comment_id, n.actors, n.actor_num, n.read from unnest($1::bigint[], $2::bigint[], $3::bigint[]) as t (uid, post_id, comment_id) cross join lateral ( select id, actors, actor_num, read from notice where uid = t.uid and post_id = t.post_id and kind = 'like' and coalesce(comment_id, 0) = t.comment_id and kind <> 'follow' limit 1 ) n",
        None,
    )
}
impl LikesAtStmt {
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
        T1: crate::ArraySql<Item = i64>,
        T2: crate::ArraySql<Item = i64>,
        T3: crate::ArraySql<Item = i64>,
    >(
        &'s self,
        client: &'c C,
        uids: &'a T1,
        post_ids: &'a T2,
        comment_ids: &'a T3,
    ) -> LikesAtQuery<'c, 'a, 's, C, LikesAt, 3> {
        LikesAtQuery {
            client,
            params: [uids, post_ids, comment_ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<LikesAtBorrowed, tokio_postgres::Error> {
                    Ok(LikesAtBorrowed {
                        id: row.try_get(0)?,
                        uid: row.try_get(1)?,
                        post_id: row.try_get(2)?,
                        comment_id: row.try_get(3)?,
                        actors: row.try_get(4)?,
                        actor_num: row.try_get(5)?,
                        read: row.try_get(6)?,
                    })
                },
            mapper: |it| LikesAt::from(it),
        }
    }
}
pub struct LikersStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn likers() -> LikersStmt {
    LikersStmt(
        "select t.post_id, t.comment_id, count(l.uid) as actor_num, coalesce((array_agg(l.uid order by l.create_time desc, l.uid))[1 : 3], '{}') as actors from unnest($1::bigint[], $2::bigint[], $3::bigint[]) as t (uid, post_id, comment_id) cross join lateral ( select uid, create_time from post_like where t.comment_id = 0 and post_id = t.post_id union all select uid, create_time from comment_like where t.comment_id <> 0 and comment_id = t.comment_id ) l where l.uid <> t.uid and not exists (select from block b where b.uid = t.uid and b.blocked = l.uid) and not exists (select from block b where b.uid = l.uid and b.blocked = t.uid) group by t.post_id, t.comment_id",
        None,
    )
}
impl LikersStmt {
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
        T1: crate::ArraySql<Item = i64>,
        T2: crate::ArraySql<Item = i64>,
        T3: crate::ArraySql<Item = i64>,
    >(
        &'s self,
        client: &'c C,
        uids: &'a T1,
        post_ids: &'a T2,
        comment_ids: &'a T3,
    ) -> LikersQuery<'c, 'a, 's, C, Likers, 3> {
        LikersQuery {
            client,
            params: [uids, post_ids, comment_ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<LikersBorrowed, tokio_postgres::Error> {
                    Ok(LikersBorrowed {
                        post_id: row.try_get(0)?,
                        comment_id: row.try_get(1)?,
                        actor_num: row.try_get(2)?,
                        actors: row.try_get(3)?,
                    })
                },
            mapper: |it| Likers::from(it),
        }
    }
}
pub struct InsertLikesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_likes() -> InsertLikesStmt {
    InsertLikesStmt(
        "insert into notice (uid, kind, actors, actor_num, post_id, comment_id, place) select uid, 'like', array_remove(array[first, second, third], 0), actor_num, post_id, nullif(comment_id, 0), nextval('notice_place') from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[]) as n (uid, post_id, comment_id, actor_num, first, second, third) returning id, uid, kind",
        None,
    )
}
impl InsertLikesStmt {
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
        T1: crate::ArraySql<Item = i64>,
        T2: crate::ArraySql<Item = i64>,
        T3: crate::ArraySql<Item = i64>,
        T4: crate::ArraySql<Item = i64>,
        T5: crate::ArraySql<Item = i64>,
        T6: crate::ArraySql<Item = i64>,
        T7: crate::ArraySql<Item = i64>,
    >(
        &'s self,
        client: &'c C,
        uids: &'a T1,
        post_ids: &'a T2,
        comment_ids: &'a T3,
        actor_nums: &'a T4,
        firsts: &'a T5,
        seconds: &'a T6,
        thirds: &'a T7,
    ) -> AddedQuery<'c, 'a, 's, C, Added, 7> {
        AddedQuery {
            client,
            params: [
                uids,
                post_ids,
                comment_ids,
                actor_nums,
                firsts,
                seconds,
                thirds,
            ],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<AddedBorrowed, tokio_postgres::Error> {
                Ok(AddedBorrowed {
                    id: row.try_get(0)?,
                    uid: row.try_get(1)?,
                    kind: row.try_get(2)?,
                })
            },
            mapper: |it| Added::from(it),
        }
    }
}
pub struct UpdateLikesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn update_likes() -> UpdateLikesStmt {
    UpdateLikesStmt(
        "update notice n set actors = array_remove(array[first, second, third], 0), actor_num = u.actor_num, read = n.read and not u.has_new_like, place = case when u.has_new_like then nextval('notice_place') else n.place end, create_time = case when u.has_new_like then now() else n.create_time end from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::boolean[]) as u (id, actor_num, first, second, third, has_new_like) where n.id = u.id",
        None,
    )
}
impl UpdateLikesStmt {
    pub async fn prepare<'a, C: GenericClient>(
        mut self,
        client: &'a C,
    ) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<
        'c,
        'a,
        's,
        C: GenericClient,
        T1: crate::ArraySql<Item = i64>,
        T2: crate::ArraySql<Item = i64>,
        T3: crate::ArraySql<Item = i64>,
        T4: crate::ArraySql<Item = i64>,
        T5: crate::ArraySql<Item = i64>,
        T6: crate::ArraySql<Item = bool>,
    >(
        &'s self,
        client: &'c C,
        ids: &'a T1,
        actor_nums: &'a T2,
        firsts: &'a T3,
        seconds: &'a T4,
        thirds: &'a T5,
        has_new_like: &'a T6,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[ids, actor_nums, firsts, seconds, thirds, has_new_like],
            )
            .await
    }
}
pub struct DeleteNoticesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn delete_notices() -> DeleteNoticesStmt {
    DeleteNoticesStmt(
        "delete from notice where id = any($1) returning uid, kind, read",
        None,
    )
}
impl DeleteNoticesStmt {
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
    ) -> GoneQuery<'c, 'a, 's, C, Gone, 1> {
        GoneQuery {
            client,
            params: [ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<GoneBorrowed, tokio_postgres::Error> {
                Ok(GoneBorrowed {
                    uid: row.try_get(0)?,
                    kind: row.try_get(1)?,
                    read: row.try_get(2)?,
                })
            },
            mapper: |it| Gone::from(it),
        }
    }
}
pub struct DeleteAboutCommentsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn delete_about_comments() -> DeleteAboutCommentsStmt {
    DeleteAboutCommentsStmt(
        "delete from notice where comment_id = any($1) returning uid, kind, read",
        None,
    )
}
impl DeleteAboutCommentsStmt {
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
        comment_ids: &'a T1,
    ) -> GoneQuery<'c, 'a, 's, C, Gone, 1> {
        GoneQuery {
            client,
            params: [comment_ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<GoneBorrowed, tokio_postgres::Error> {
                Ok(GoneBorrowed {
                    uid: row.try_get(0)?,
                    kind: row.try_get(1)?,
                    read: row.try_get(2)?,
                })
            },
            mapper: |it| Gone::from(it),
        }
    }
}
pub struct DeleteFollowsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn delete_follows() -> DeleteFollowsStmt {
    DeleteFollowsStmt(
        "delete from notice n using unnest($1::bigint[], $2::bigint[]) as f (uid, actor) where n.uid = f.uid and n.kind = 'follow' and n.actors[1] = f.actor returning n.uid, n.kind, n.read",
        None,
    )
}
impl DeleteFollowsStmt {
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
        T1: crate::ArraySql<Item = i64>,
        T2: crate::ArraySql<Item = i64>,
    >(
        &'s self,
        client: &'c C,
        uids: &'a T1,
        actors: &'a T2,
    ) -> GoneQuery<'c, 'a, 's, C, Gone, 2> {
        GoneQuery {
            client,
            params: [uids, actors],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<GoneBorrowed, tokio_postgres::Error> {
                Ok(GoneBorrowed {
                    uid: row.try_get(0)?,
                    kind: row.try_get(1)?,
                    read: row.try_get(2)?,
                })
            },
            mapper: |it| Gone::from(it),
        }
    }
}
pub struct DeleteBetweenStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn delete_between() -> DeleteBetweenStmt {
    DeleteBetweenStmt(
        "delete from notice where kind <> 'like' and ((uid = $1 and actors[1] = $2) or (uid = $2 and actors[1] = $1)) returning uid, kind, read",
        None,
    )
}
impl DeleteBetweenStmt {
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
        one: &'a i64,
        other: &'a i64,
    ) -> GoneQuery<'c, 'a, 's, C, Gone, 2> {
        GoneQuery {
            client,
            params: [one, other],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<GoneBorrowed, tokio_postgres::Error> {
                Ok(GoneBorrowed {
                    uid: row.try_get(0)?,
                    kind: row.try_get(1)?,
                    read: row.try_get(2)?,
                })
            },
            mapper: |it| Gone::from(it),
        }
    }
}
pub struct LikesBetweenStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn likes_between() -> LikesBetweenStmt {
    LikesBetweenStmt(
        "select n.id, n.uid, l.uid as actor, n.post_id::bigint as post_id, 0::bigint as comment_id from notice n join post_like l on l.post_id = n.post_id and l.uid = case when n.uid = $1 then $2 else $1 end where n.uid in ($1, $2) and n.kind = 'like' and n.comment_id is null union all select n.id, n.uid, l.uid, n.post_id::bigint, n.comment_id::bigint from notice n join comment_like l on l.comment_id = n.comment_id and l.uid = case when n.uid = $1 then $2 else $1 end where n.uid in ($1, $2) and n.kind = 'like'",
        None,
    )
}
impl LikesBetweenStmt {
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
        one: &'a i64,
        other: &'a i64,
    ) -> LikesBetweenQuery<'c, 'a, 's, C, LikesBetween, 2> {
        LikesBetweenQuery {
            client,
            params: [one, other],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LikesBetween, tokio_postgres::Error> {
                Ok(LikesBetween {
                    id: row.try_get(0)?,
                    uid: row.try_get(1)?,
                    actor: row.try_get(2)?,
                    post_id: row.try_get(3)?,
                    comment_id: row.try_get(4)?,
                })
            },
            mapper: |it| LikesBetween::from(it),
        }
    }
}
pub struct CountLikesAgainStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn count_likes_again() -> CountLikesAgainStmt {
    CountLikesAgainStmt(
        "update notice set actor_num = actor_num + 1 where id = any($1)",
        None,
    )
}
impl CountLikesAgainStmt {
    pub async fn prepare<'a, C: GenericClient>(
        mut self,
        client: &'a C,
    ) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = i64>>(
        &'s self,
        client: &'c C,
        ids: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[ids]).await
    }
}
pub struct MoveUnreadStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn move_unread() -> MoveUnreadStmt {
    MoveUnreadStmt(
        "update status s set unread_likes = s.unread_likes + m.likes, unread_replies = s.unread_replies + m.replies, unread_follows = s.unread_follows + m.follows, version = s.version + 1 from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[]) as m (uid, likes, replies, follows) where s.uid = m.uid",
        None,
    )
}
impl MoveUnreadStmt {
    pub async fn prepare<'a, C: GenericClient>(
        mut self,
        client: &'a C,
    ) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<
        'c,
        'a,
        's,
        C: GenericClient,
        T1: crate::ArraySql<Item = i64>,
        T2: crate::ArraySql<Item = i64>,
        T3: crate::ArraySql<Item = i64>,
        T4: crate::ArraySql<Item = i64>,
    >(
        &'s self,
        client: &'c C,
        uids: &'a T1,
        likes: &'a T2,
        replies: &'a T3,
        follows: &'a T4,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[uids, likes, replies, follows])
            .await
    }
}
pub struct PageStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn page() -> PageStmt {
    PageStmt(
        "select id, place from notice where uid = $1 and kind = any($2) and place < $3 order by place desc offset $4 limit $5",
        None,
    )
}
impl PageStmt {
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
        T2: crate::ArraySql<Item = T1>,
    >(
        &'s self,
        client: &'c C,
        uid: &'a i64,
        kinds: &'a T2,
        before: &'a i64,
        skip: &'a i64,
        size: &'a i64,
    ) -> PageQuery<'c, 'a, 's, C, Page, 5> {
        PageQuery {
            client,
            params: [uid, kinds, before, skip, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Page, tokio_postgres::Error> {
                Ok(Page {
                    id: row.try_get(0)?,
                    place: row.try_get(1)?,
                })
            },
            mapper: |it| Page::from(it),
        }
    }
}
pub struct TotalStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn total() -> TotalStmt {
    TotalStmt(
        "select count(*) from notice where uid = $1 and kind = any($2)",
        None,
    )
}
impl TotalStmt {
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
        T2: crate::ArraySql<Item = T1>,
    >(
        &'s self,
        client: &'c C,
        uid: &'a i64,
        kinds: &'a T2,
    ) -> I64Query<'c, 'a, 's, C, i64, 2> {
        I64Query {
            client,
            params: [uid, kinds],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct ShownStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn shown() -> ShownStmt {
    ShownStmt(
        "select n.id, n.uid, n.kind, n.actor_num, n.post_id, n.comment_id, c.root_id, n.read, n.create_time, n.place, a.uid as actor_uid, a.name, a.avatar, case when st.exp_time > now() then st.level_type else 0::smallint end as level_type, case when a.badge_until > now() then a.badge end as badge, (select fr.file from frame fr where fr.id = a.worn_frame) as frame, exists (select from follow f where f.uid = n.uid and f.followee = a.uid) as followed, s.uid as second_uid, s.name as second_name, coalesce(case when n.kind in ('comment', 'reply', 'mention') then left(coalesce(c.content, p.content), 60) end, '') as excerpt, coalesce(case n.kind when 'like' then left(coalesce(c.content, nullif(p.title, ''), p.content), 60) when 'comment' then left(coalesce(nullif(p.title, ''), p.content), 60) when 'reply' then left(r.content, 60) end, '') as about from unnest($1::bigint[], $2::bigint[]) as w (uid, id) join notice n on n.id = w.id and n.uid = w.uid join account a on a.uid = n.actors[1] join status st on st.uid = a.uid left join account s on s.uid = n.actors[2] left join post p on p.id = n.post_id left join comment c on c.id = n.comment_id left join comment r on r.id = c.reply_to and r.delete_time is null where p.id is null or not (p.hidden or p.delete_time is not null)",
        None,
    )
}
impl ShownStmt {
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
        T1: crate::ArraySql<Item = i64>,
        T2: crate::ArraySql<Item = i64>,
    >(
        &'s self,
        client: &'c C,
        uids: &'a T1,
        ids: &'a T2,
    ) -> ShownQuery<'c, 'a, 's, C, Shown, 2> {
        ShownQuery {
            client,
            params: [uids, ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<ShownBorrowed, tokio_postgres::Error> {
                Ok(ShownBorrowed {
                    id: row.try_get(0)?,
                    uid: row.try_get(1)?,
                    kind: row.try_get(2)?,
                    actor_num: row.try_get(3)?,
                    post_id: row.try_get(4)?,
                    comment_id: row.try_get(5)?,
                    root_id: row.try_get(6)?,
                    read: row.try_get(7)?,
                    create_time: row.try_get(8)?,
                    place: row.try_get(9)?,
                    actor_uid: row.try_get(10)?,
                    name: row.try_get(11)?,
                    avatar: row.try_get(12)?,
                    level_type: row.try_get(13)?,
                    badge: row.try_get(14)?,
                    frame: row.try_get(15)?,
                    followed: row.try_get(16)?,
                    second_uid: row.try_get(17)?,
                    second_name: row.try_get(18)?,
                    excerpt: row.try_get(19)?,
                    about: row.try_get(20)?,
                })
            },
            mapper: |it| Shown::from(it),
        }
    }
}
pub struct ReadIdsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn read_ids() -> ReadIdsStmt {
    ReadIdsStmt(
        "update notice n set read = true from unnest($1::bigint[], $2::bigint[]) as r (uid, id) where n.uid = r.uid and n.id = r.id and not n.read returning n.uid, n.kind",
        None,
    )
}
impl ReadIdsStmt {
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
        T1: crate::ArraySql<Item = i64>,
        T2: crate::ArraySql<Item = i64>,
    >(
        &'s self,
        client: &'c C,
        uids: &'a T1,
        ids: &'a T2,
    ) -> ReadQuery<'c, 'a, 's, C, Read, 2> {
        ReadQuery {
            client,
            params: [uids, ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<ReadBorrowed, tokio_postgres::Error> {
                Ok(ReadBorrowed {
                    uid: row.try_get(0)?,
                    kind: row.try_get(1)?,
                })
            },
            mapper: |it| Read::from(it),
        }
    }
}
pub struct ReadKindsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn read_kinds() -> ReadKindsStmt {
    ReadKindsStmt(
        "update notice n set read = true from unnest($1::bigint[], $2::text[]) as r (uid, kind) where n.uid = r.uid and n.kind = r.kind and not n.read returning n.uid, n.kind",
        None,
    )
}
impl ReadKindsStmt {
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
        T1: crate::ArraySql<Item = i64>,
        T2: crate::StringSql,
        T3: crate::ArraySql<Item = T2>,
    >(
        &'s self,
        client: &'c C,
        uids: &'a T1,
        kinds: &'a T3,
    ) -> ReadQuery<'c, 'a, 's, C, Read, 2> {
        ReadQuery {
            client,
            params: [uids, kinds],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<ReadBorrowed, tokio_postgres::Error> {
                Ok(ReadBorrowed {
                    uid: row.try_get(0)?,
                    kind: row.try_get(1)?,
                })
            },
            mapper: |it| Read::from(it),
        }
    }
}
pub struct PostsLeftStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn posts_left() -> PostsLeftStmt {
    PostsLeftStmt(
        "select id from post where notices_left order by id limit $1",
        None,
    )
}
impl PostsLeftStmt {
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
        size: &'a i64,
    ) -> I64Query<'c, 'a, 's, C, i64, 1> {
        I64Query {
            client,
            params: [size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct AtPostStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn at_post() -> AtPostStmt {
    AtPostStmt(
        "select id, uid from notice where post_id = $1 limit $2",
        None,
    )
}
impl AtPostStmt {
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
        post_id: &'a i64,
        size: &'a i64,
    ) -> AtPostQuery<'c, 'a, 's, C, AtPost, 2> {
        AtPostQuery {
            client,
            params: [post_id, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<AtPost, tokio_postgres::Error> {
                Ok(AtPost {
                    id: row.try_get(0)?,
                    uid: row.try_get(1)?,
                })
            },
            mapper: |it| AtPost::from(it),
        }
    }
}
pub struct LockLeftStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_left() -> LockLeftStmt {
    LockLeftStmt(
        "select hidden or delete_time is not null as gone from post where id = $1 and notices_left for update",
        None,
    )
}
impl LockLeftStmt {
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
        post_id: &'a i64,
    ) -> BoolQuery<'c, 'a, 's, C, bool, 1> {
        BoolQuery {
            client,
            params: [post_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct DeleteAtPostStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn delete_at_post() -> DeleteAtPostStmt {
    DeleteAtPostStmt(
        "delete from notice where id = any($1) and post_id = $2 returning uid, kind, read",
        None,
    )
}
impl DeleteAtPostStmt {
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
        post_id: &'a i64,
    ) -> GoneQuery<'c, 'a, 's, C, Gone, 2> {
        GoneQuery {
            client,
            params: [ids, post_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<GoneBorrowed, tokio_postgres::Error> {
                Ok(GoneBorrowed {
                    uid: row.try_get(0)?,
                    kind: row.try_get(1)?,
                    read: row.try_get(2)?,
                })
            },
            mapper: |it| Gone::from(it),
        }
    }
}
pub struct NoneLeftStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn none_left() -> NoneLeftStmt {
    NoneLeftStmt("update post set notices_left = false where id = $1", None)
}
impl NoneLeftStmt {
    pub async fn prepare<'a, C: GenericClient>(
        mut self,
        client: &'a C,
    ) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        post_id: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[post_id]).await
    }
}
