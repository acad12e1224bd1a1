// This file was generated with `cornucopia`. Do not modify.

#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Newest {
    pub id: i64,
    pub rank: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct NewestOfTag {
    pub id: i64,
    pub rank: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct NewestOfGame {
    pub id: i64,
    pub rank: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Hottest {
    pub id: i64,
    pub rank: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct HottestOfTag {
    pub id: i64,
    pub rank: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct HottestOfGame {
    pub id: i64,
    pub rank: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct OfAuthor {
    pub id: i64,
    pub rank: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct OfFollowed {
    pub id: i64,
    pub rank: i64,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Shown {
    pub id: i64,
    pub uid: i64,
    pub title: String,
    pub content: String,
    pub images: serde_json::Value,
    pub video: Option<serde_json::Value>,
    pub mentions: serde_json::Value,
    pub like_num: i64,
    pub comment_num: i64,
    pub view_num: i64,
    pub locked: bool,
    pub hidden: bool,
    pub seq: i64,
    pub likes_version: i64,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
    pub edit_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub tag_id: Option<i64>,
    pub tag: Option<String>,
    pub game_id: Option<i64>,
    pub game_name: Option<String>,
    pub game_icon: Option<serde_json::Value>,
    pub name: String,
    pub avatar: Option<String>,
    pub level_type: i16,
    pub badge: Option<String>,
    pub frame: Option<String>,
}
pub struct ShownBorrowed<'a> {
    pub id: i64,
    pub uid: i64,
    pub title: &'a str,
    pub content: &'a str,
    pub images: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub video: Option<postgres_types::Json<&'a serde_json::value::RawValue>>,
    pub mentions: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub like_num: i64,
    pub comment_num: i64,
    pub view_num: i64,
    pub locked: bool,
    pub hidden: bool,
    pub seq: i64,
    pub likes_version: i64,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
    pub edit_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub tag_id: Option<i64>,
    pub tag: Option<&'a str>,
    pub game_id: Option<i64>,
    pub game_name: Option<&'a str>,
    pub game_icon: Option<postgres_types::Json<&'a serde_json::value::RawValue>>,
    pub name: &'a str,
    pub avatar: Option<&'a str>,
    pub level_type: i16,
    pub badge: Option<&'a str>,
    pub frame: Option<&'a str>,
}
impl<'a> From<ShownBorrowed<'a>> for Shown {
    fn from(
        ShownBorrowed {
            id,
            uid,
            title,
            content,
            images,
            video,
            mentions,
            like_num,
            comment_num,
            view_num,
            locked,
            hidden,
            seq,
            likes_version,
            create_time,
            edit_time,
            tag_id,
            tag,
            game_id,
            game_name,
            game_icon,
            name,
            avatar,
            level_type,
            badge,
            frame,
        }: ShownBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            uid,
            title: title.into(),
            content: content.into(),
            images: serde_json::from_str(images.0.get()).unwrap(),
            video: video.map(|v| serde_json::from_str(v.0.get()).unwrap()),
            mentions: serde_json::from_str(mentions.0.get()).unwrap(),
            like_num,
            comment_num,
            view_num,
            locked,
            hidden,
            seq,
            likes_version,
            create_time,
            edit_time,
            tag_id,
            tag: tag.map(|v| v.into()),
            game_id,
            game_name: game_name.map(|v| v.into()),
            game_icon: game_icon.map(|v| serde_json::from_str(v.0.get()).unwrap()),
            name: name.into(),
            avatar: avatar.map(|v| v.into()),
            level_type,
            badge: badge.map(|v| v.into()),
            frame: frame.map(|v| v.into()),
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct UnseenComments {
    pub post_id: i64,
    pub num: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Place {
    pub tag_id: Option<i64>,
    pub gone: bool,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct OnTheShelf {
    pub tag: bool,
    pub game: bool,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Mentionable {
    pub uid: i64,
    pub name: String,
}
pub struct MentionableBorrowed<'a> {
    pub uid: i64,
    pub name: &'a str,
}
impl<'a> From<MentionableBorrowed<'a>> for Mentionable {
    fn from(MentionableBorrowed { uid, name }: MentionableBorrowed<'a>) -> Self {
        Self {
            uid,
            name: name.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Excerpts {
    pub id: i64,
    pub title: String,
    pub excerpt: String,
    pub gone: bool,
}
pub struct ExcerptsBorrowed<'a> {
    pub id: i64,
    pub title: &'a str,
    pub excerpt: &'a str,
    pub gone: bool,
}
impl<'a> From<ExcerptsBorrowed<'a>> for Excerpts {
    fn from(
        ExcerptsBorrowed {
            id,
            title,
            excerpt,
            gone,
        }: ExcerptsBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            title: title.into(),
            excerpt: excerpt.into(),
            gone,
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct NewestQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Newest, tokio_postgres::Error>,
    mapper: fn(Newest) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> NewestQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Newest) -> R) -> NewestQuery<'c, 'a, 's, C, R, N> {
        NewestQuery {
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
pub struct NewestOfTagQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<NewestOfTag, tokio_postgres::Error>,
    mapper: fn(NewestOfTag) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> NewestOfTagQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(NewestOfTag) -> R) -> NewestOfTagQuery<'c, 'a, 's, C, R, N> {
        NewestOfTagQuery {
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
pub struct NewestOfGameQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<NewestOfGame, tokio_postgres::Error>,
    mapper: fn(NewestOfGame) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> NewestOfGameQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(NewestOfGame) -> R) -> NewestOfGameQuery<'c, 'a, 's, C, R, N> {
        NewestOfGameQuery {
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
pub struct HottestQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Hottest, tokio_postgres::Error>,
    mapper: fn(Hottest) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> HottestQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Hottest) -> R) -> HottestQuery<'c, 'a, 's, C, R, N> {
        HottestQuery {
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
pub struct HottestOfTagQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<HottestOfTag, tokio_postgres::Error>,
    mapper: fn(HottestOfTag) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> HottestOfTagQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(HottestOfTag) -> R) -> HottestOfTagQuery<'c, 'a, 's, C, R, N> {
        HottestOfTagQuery {
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
pub struct HottestOfGameQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<HottestOfGame, tokio_postgres::Error>,
    mapper: fn(HottestOfGame) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> HottestOfGameQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(HottestOfGame) -> R) -> HottestOfGameQuery<'c, 'a, 's, C, R, N> {
        HottestOfGameQuery {
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
pub struct OfAuthorQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<OfAuthor, tokio_postgres::Error>,
    mapper: fn(OfAuthor) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OfAuthorQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(OfAuthor) -> R) -> OfAuthorQuery<'c, 'a, 's, C, R, N> {
        OfAuthorQuery {
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
pub struct OfFollowedQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<OfFollowed, tokio_postgres::Error>,
    mapper: fn(OfFollowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OfFollowedQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(OfFollowed) -> R) -> OfFollowedQuery<'c, 'a, 's, C, R, N> {
        OfFollowedQuery {
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
pub struct UnseenCommentsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<UnseenComments, tokio_postgres::Error>,
    mapper: fn(UnseenComments) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> UnseenCommentsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(UnseenComments) -> R,
    ) -> UnseenCommentsQuery<'c, 'a, 's, C, R, N> {
        UnseenCommentsQuery {
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
pub struct PlaceQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Place, tokio_postgres::Error>,
    mapper: fn(Place) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> PlaceQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Place) -> R) -> PlaceQuery<'c, 'a, 's, C, R, N> {
        PlaceQuery {
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
pub struct OptionchronoDateTimechronoFixedOffsetQuery<
    'c,
    'a,
    's,
    C: GenericClient,
    T,
    const N: usize,
> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(
        &tokio_postgres::Row,
    )
        -> Result<Option<chrono::DateTime<chrono::FixedOffset>>, tokio_postgres::Error>,
    mapper: fn(Option<chrono::DateTime<chrono::FixedOffset>>) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize>
    OptionchronoDateTimechronoFixedOffsetQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(Option<chrono::DateTime<chrono::FixedOffset>>) -> R,
    ) -> OptionchronoDateTimechronoFixedOffsetQuery<'c, 'a, 's, C, R, N> {
        OptionchronoDateTimechronoFixedOffsetQuery {
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
pub struct Optioni64Query<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Option<i64>, tokio_postgres::Error>,
    mapper: fn(Option<i64>) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> Optioni64Query<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Option<i64>) -> R) -> Optioni64Query<'c, 'a, 's, C, R, N> {
        Optioni64Query {
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
pub struct OnTheShelfQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<OnTheShelf, tokio_postgres::Error>,
    mapper: fn(OnTheShelf) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OnTheShelfQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(OnTheShelf) -> R) -> OnTheShelfQuery<'c, 'a, 's, C, R, N> {
        OnTheShelfQuery {
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
pub struct MentionableQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<MentionableBorrowed, tokio_postgres::Error>,
    mapper: fn(MentionableBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> MentionableQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(MentionableBorrowed) -> R,
    ) -> MentionableQuery<'c, 'a, 's, C, R, N> {
        MentionableQuery {
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
pub struct ExcerptsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ExcerptsBorrowed, tokio_postgres::Error>,
    mapper: fn(ExcerptsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ExcerptsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(ExcerptsBorrowed) -> R) -> ExcerptsQuery<'c, 'a, 's, C, R, N> {
        ExcerptsQuery {
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
pub struct NewestStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn newest() -> NewestStmt {
    NewestStmt(
        "select id, 0::bigint as rank from post where delete_time is null and not hidden and id < $1 and uid not in (select b.blocked from block b where b.uid = $2) order by id desc offset $3 limit $4",
        None,
    )
}
impl NewestStmt {
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
        before: &'a i64,
        reader: &'a i64,
        skip: &'a i64,
        size: &'a i64,
    ) -> NewestQuery<'c, 'a, 's, C, Newest, 4> {
        NewestQuery {
            client,
            params: [before, reader, skip, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Newest, tokio_postgres::Error> {
                Ok(Newest {
                    id: row.try_get(0)?,
                    rank: row.try_get(1)?,
                })
            },
            mapper: |it| Newest::from(it),
        }
    }
}
pub struct NewestOfTagStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn newest_of_tag() -> NewestOfTagStmt {
    NewestOfTagStmt(
        "select id, 0::bigint as rank from post where tag_id = $1 and delete_time is null and not hidden and id < $2 and uid not in (select b.blocked from block b where b.uid = $3) order by id desc offset $4 limit $5",
        None,
    )
}
impl NewestOfTagStmt {
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
        tag: &'a i64,
        before: &'a i64,
        reader: &'a i64,
        skip: &'a i64,
        size: &'a i64,
    ) -> NewestOfTagQuery<'c, 'a, 's, C, NewestOfTag, 5> {
        NewestOfTagQuery {
            client,
            params: [tag, before, reader, skip, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<NewestOfTag, tokio_postgres::Error> {
                Ok(NewestOfTag {
                    id: row.try_get(0)?,
                    rank: row.try_get(1)?,
                })
            },
            mapper: |it| NewestOfTag::from(it),
        }
    }
}
pub struct NewestOfGameStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn newest_of_game() -> NewestOfGameStmt {
    NewestOfGameStmt(
        "select id, 0::bigint as rank from post where game_id = $1 and ($2::bigint = 0 or tag_id = $2) and delete_time is null and not hidden and id < $3 and uid not in (select b.blocked from block b where b.uid = $4) order by id desc offset $5 limit $6",
        None,
    )
}
impl NewestOfGameStmt {
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
        game: &'a i64,
        tag: &'a i64,
        before: &'a i64,
        reader: &'a i64,
        skip: &'a i64,
        size: &'a i64,
    ) -> NewestOfGameQuery<'c, 'a, 's, C, NewestOfGame, 6> {
        NewestOfGameQuery {
            client,
            params: [game, tag, before, reader, skip, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<NewestOfGame, tokio_postgres::Error> {
                Ok(NewestOfGame {
                    id: row.try_get(0)?,
                    rank: row.try_get(1)?,
                })
            },
            mapper: |it| NewestOfGame::from(it),
        }
    }
}
pub struct HottestStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn hottest() -> HottestStmt {
    HottestStmt(
        "select id, hot as rank from post where delete_time is null and not hidden and (hot, id) < ($1, $2) and uid not in (select b.blocked from block b where b.uid = $3) order by hot desc, id desc offset $4 limit $5",
        None,
    )
}
impl HottestStmt {
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
        rank: &'a i64,
        before: &'a i64,
        reader: &'a i64,
        skip: &'a i64,
        size: &'a i64,
    ) -> HottestQuery<'c, 'a, 's, C, Hottest, 5> {
        HottestQuery {
            client,
            params: [rank, before, reader, skip, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Hottest, tokio_postgres::Error> {
                Ok(Hottest {
                    id: row.try_get(0)?,
                    rank: row.try_get(1)?,
                })
            },
            mapper: |it| Hottest::from(it),
        }
    }
}
pub struct HottestOfTagStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn hottest_of_tag() -> HottestOfTagStmt {
    HottestOfTagStmt(
        "select id, hot as rank from post where tag_id = $1 and delete_time is null and not hidden and (hot, id) < ($2, $3) and uid not in (select b.blocked from block b where b.uid = $4) order by hot desc, id desc offset $5 limit $6",
        None,
    )
}
impl HottestOfTagStmt {
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
        tag: &'a i64,
        rank: &'a i64,
        before: &'a i64,
        reader: &'a i64,
        skip: &'a i64,
        size: &'a i64,
    ) -> HottestOfTagQuery<'c, 'a, 's, C, HottestOfTag, 6> {
        HottestOfTagQuery {
            client,
            params: [tag, rank, before, reader, skip, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<HottestOfTag, tokio_postgres::Error> {
                Ok(HottestOfTag {
                    id: row.try_get(0)?,
                    rank: row.try_get(1)?,
                })
            },
            mapper: |it| HottestOfTag::from(it),
        }
    }
}
pub struct HottestOfGameStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn hottest_of_game() -> HottestOfGameStmt {
    HottestOfGameStmt(
        "select id, hot as rank from post where game_id = $1 and ($2::bigint = 0 or tag_id = $2) and delete_time is null and not hidden and (hot, id) < ($3, $4) and uid not in (select b.blocked from block b where b.uid = $5) order by hot desc, id desc offset $6 limit $7",
        None,
    )
}
impl HottestOfGameStmt {
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
        game: &'a i64,
        tag: &'a i64,
        rank: &'a i64,
        before: &'a i64,
        reader: &'a i64,
        skip: &'a i64,
        size: &'a i64,
    ) -> HottestOfGameQuery<'c, 'a, 's, C, HottestOfGame, 7> {
        HottestOfGameQuery {
            client,
            params: [game, tag, rank, before, reader, skip, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<HottestOfGame, tokio_postgres::Error> {
                Ok(HottestOfGame {
                    id: row.try_get(0)?,
                    rank: row.try_get(1)?,
                })
            },
            mapper: |it| HottestOfGame::from(it),
        }
    }
}
pub struct OfAuthorStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn of_author() -> OfAuthorStmt {
    OfAuthorStmt(
        "select id, 0::bigint as rank from post where uid = $1 and delete_time is null and (not hidden or uid = $2) and id < $3 and uid not in (select b.blocked from block b where b.uid = $2) order by id desc offset $4 limit $5",
        None,
    )
}
impl OfAuthorStmt {
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
        author: &'a i64,
        reader: &'a i64,
        before: &'a i64,
        skip: &'a i64,
        size: &'a i64,
    ) -> OfAuthorQuery<'c, 'a, 's, C, OfAuthor, 5> {
        OfAuthorQuery {
            client,
            params: [author, reader, before, skip, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OfAuthor, tokio_postgres::Error> {
                Ok(OfAuthor {
                    id: row.try_get(0)?,
                    rank: row.try_get(1)?,
                })
            },
            mapper: |it| OfAuthor::from(it),
        }
    }
}
pub struct OfFollowedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn of_followed() -> OfFollowedStmt {
    OfFollowedStmt(
        "select p.id, 0::bigint as rank from follow f cross join lateral ( select id from post where uid = f.followee and delete_time is null and not hidden and id < $1 order by id desc limit $2::bigint + $3::bigint ) p where f.uid = $4 order by p.id desc offset $2 limit $3",
        None,
    )
}
impl OfFollowedStmt {
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
        before: &'a i64,
        skip: &'a i64,
        size: &'a i64,
        reader: &'a i64,
    ) -> OfFollowedQuery<'c, 'a, 's, C, OfFollowed, 4> {
        OfFollowedQuery {
            client,
            params: [before, skip, size, reader],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OfFollowed, tokio_postgres::Error> {
                Ok(OfFollowed {
                    id: row.try_get(0)?,
                    rank: row.try_get(1)?,
                })
            },
            mapper: |it| OfFollowed::from(it),
        }
    }
}
pub struct TotalStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn total() -> TotalStmt {
    TotalStmt(
        "select count(*) from post where delete_time is null and not hidden and ($1::bigint = 0 or tag_id = $1) and ($2::bigint = 0 or game_id = $2)",
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
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        tag: &'a i64,
        game: &'a i64,
    ) -> I64Query<'c, 'a, 's, C, i64, 2> {
        I64Query {
            client,
            params: [tag, game],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct TotalOfAuthorStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn total_of_author() -> TotalOfAuthorStmt {
    TotalOfAuthorStmt(
        "select count(*) from post where uid = $1 and delete_time is null and (not hidden or uid = $2)",
        None,
    )
}
impl TotalOfAuthorStmt {
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
        author: &'a i64,
        reader: &'a i64,
    ) -> I64Query<'c, 'a, 's, C, i64, 2> {
        I64Query {
            client,
            params: [author, reader],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct TotalOfFollowedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn total_of_followed() -> TotalOfFollowedStmt {
    TotalOfFollowedStmt(
        "select coalesce(sum(a.post_num), 0)::bigint from follow f join account a on a.uid = f.followee where f.uid = $1",
        None,
    )
}
impl TotalOfFollowedStmt {
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
        reader: &'a i64,
    ) -> I64Query<'c, 'a, 's, C, i64, 1> {
        I64Query {
            client,
            params: [reader],
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
        "select p.id, p.uid, p.title, left(p.content, $1::int + 1) as content, p.images, p.video, p.mentions, p.like_num, p.comment_num, p.view_num, p.locked, p.hidden, p.seq, p.likes_version, p.create_time, p.edit_time, p.tag_id, t.tag, g.id as game_id, g.name as game_name, g.icon as game_icon, a.name, a.avatar, case when s.exp_time > now() then s.level_type else 0::smallint end as level_type, case when a.badge_until > now() then a.badge end as badge, (select fr.file from frame fr where fr.id = a.worn_frame) as frame from post p join account a on a.uid = p.uid join status s on s.uid = p.uid left join square_tag t on t.id = p.tag_id left join game g on g.id = p.game_id and not g.retired where p.id = any($2)",
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
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = i64>>(
        &'s self,
        client: &'c C,
        chars: &'a i32,
        ids: &'a T1,
    ) -> ShownQuery<'c, 'a, 's, C, Shown, 2> {
        ShownQuery {
            client,
            params: [chars, ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<ShownBorrowed, tokio_postgres::Error> {
                Ok(ShownBorrowed {
                    id: row.try_get(0)?,
                    uid: row.try_get(1)?,
                    title: row.try_get(2)?,
                    content: row.try_get(3)?,
                    images: row.try_get(4)?,
                    video: row.try_get(5)?,
                    mentions: row.try_get(6)?,
                    like_num: row.try_get(7)?,
                    comment_num: row.try_get(8)?,
                    view_num: row.try_get(9)?,
                    locked: row.try_get(10)?,
                    hidden: row.try_get(11)?,
                    seq: row.try_get(12)?,
                    likes_version: row.try_get(13)?,
                    create_time: row.try_get(14)?,
                    edit_time: row.try_get(15)?,
                    tag_id: row.try_get(16)?,
                    tag: row.try_get(17)?,
                    game_id: row.try_get(18)?,
                    game_name: row.try_get(19)?,
                    game_icon: row.try_get(20)?,
                    name: row.try_get(21)?,
                    avatar: row.try_get(22)?,
                    level_type: row.try_get(23)?,
                    badge: row.try_get(24)?,
                    frame: row.try_get(25)?,
                })
            },
            mapper: |it| Shown::from(it),
        }
    }
}
pub struct LikedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn liked() -> LikedStmt {
    LikedStmt(
        "select post_id from post_like where uid = $1 and post_id = any($2)",
        None,
    )
}
impl LikedStmt {
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
    ) -> I64Query<'c, 'a, 's, C, i64, 2> {
        I64Query {
            client,
            params: [uid, ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct UnseenCommentsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn unseen_comments() -> UnseenCommentsStmt {
    UnseenCommentsStmt(
        "select post_id, sum(num)::bigint as num from ( select c.post_id, case when c.root_id is null then 1 + c.reply_num when above.uid is null then 1 else 0 end as num from block b join comment c on c.post_id = any($1) and c.uid = b.blocked and c.delete_time is null left join comment root on root.id = c.root_id left join block above on above.uid = b.uid and above.blocked = root.uid where b.uid = $2 union all select c.post_id, c.reply_num from block b join comment c on c.post_id = any($1) and c.uid = b.blocked and c.root_id is null and c.delete_time is not null and c.reply_num > 0 where b.uid = $2 ) unseen group by post_id",
        None,
    )
}
impl UnseenCommentsStmt {
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
        reader: &'a i64,
    ) -> UnseenCommentsQuery<'c, 'a, 's, C, UnseenComments, 2> {
        UnseenCommentsQuery {
            client,
            params: [ids, reader],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<UnseenComments, tokio_postgres::Error> {
                    Ok(UnseenComments {
                        post_id: row.try_get(0)?,
                        num: row.try_get(1)?,
                    })
                },
            mapper: |it| UnseenComments::from(it),
        }
    }
}
pub struct PlaceStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn place() -> PlaceStmt {
    PlaceStmt(
        "select tag_id, hidden or delete_time is not null as gone from post where id = $1",
        None,
    )
}
impl PlaceStmt {
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
    ) -> PlaceQuery<'c, 'a, 's, C, Place, 1> {
        PlaceQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Place, tokio_postgres::Error> {
                Ok(Place {
                    tag_id: row.try_get(0)?,
                    gone: row.try_get(1)?,
                })
            },
            mapper: |it| Place::from(it),
        }
    }
}
pub struct AuthorExistsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn author_exists() -> AuthorExistsStmt {
    AuthorExistsStmt(
        "select exists (select from account where uid = $1 and erase_time is null) as exists",
        None,
    )
}
impl AuthorExistsStmt {
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
        uid: &'a i64,
    ) -> BoolQuery<'c, 'a, 's, C, bool, 1> {
        BoolQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct LockAuthorStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_author() -> LockAuthorStmt {
    LockAuthorStmt(
        "select case when muted_until > now() then muted_until end as muted_until from account where uid = $1 and erase_time is null for no key update",
        None,
    )
}
impl LockAuthorStmt {
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
        uid: &'a i64,
    ) -> OptionchronoDateTimechronoFixedOffsetQuery<
        'c,
        'a,
        's,
        C,
        Option<chrono::DateTime<chrono::FixedOffset>>,
        1,
    > {
        OptionchronoDateTimechronoFixedOffsetQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct UsedKeyStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn used_key() -> UsedKeyStmt {
    UsedKeyStmt(
        "select p.id from account_key k left join post p on (p.uid, p.idempotency_key) = (k.uid, k.key) where k.uid = $1 and k.key = $2",
        None,
    )
}
impl UsedKeyStmt {
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
        uid: &'a i64,
        key: &'a uuid::Uuid,
    ) -> Optioni64Query<'c, 'a, 's, C, Option<i64>, 2> {
        Optioni64Query {
            client,
            params: [uid, key],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct InsertPostStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_post() -> InsertPostStmt {
    InsertPostStmt(
        "insert into post (uid, title, content, images, video, tag_id, game_id, mentions, idempotency_key, hot, hot_due) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, (extract(epoch from now()) * 1000)::bigint, false) returning id",
        None,
    )
}
impl InsertPostStmt {
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
        T3: crate::JsonSql,
        T4: crate::JsonSql,
        T5: crate::JsonSql,
    >(
        &'s self,
        client: &'c C,
        uid: &'a i64,
        title: &'a T1,
        content: &'a T2,
        images: &'a T3,
        video: &'a Option<T4>,
        tag_id: &'a Option<i64>,
        game_id: &'a Option<i64>,
        mentions: &'a T5,
        key: &'a Option<uuid::Uuid>,
    ) -> I64Query<'c, 'a, 's, C, i64, 9> {
        I64Query {
            client,
            params: [
                uid, title, content, images, video, tag_id, game_id, mentions, key,
            ],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct CountPostStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn count_post() -> CountPostStmt {
    CountPostStmt(
        "update account set post_num = post_num + 1 where uid = $1",
        None,
    )
}
impl CountPostStmt {
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
        uid: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[uid]).await
    }
}
pub struct OnTheShelfStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn on_the_shelf() -> OnTheShelfStmt {
    OnTheShelfStmt(
        "select $1::bigint = 0 or exists (select from square_tag where id = $1 and not retired) or exists (select from post where id = $2 and tag_id = $1) as tag, $3::bigint = 0 or exists (select from game where id = $3 and not retired) or exists (select from post where id = $2 and game_id = $3) as game",
        None,
    )
}
impl OnTheShelfStmt {
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
        tag: &'a i64,
        post: &'a i64,
        game: &'a i64,
    ) -> OnTheShelfQuery<'c, 'a, 's, C, OnTheShelf, 3> {
        OnTheShelfQuery {
            client,
            params: [tag, post, game],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OnTheShelf, tokio_postgres::Error> {
                Ok(OnTheShelf {
                    tag: row.try_get(0)?,
                    game: row.try_get(1)?,
                })
            },
            mapper: |it| OnTheShelf::from(it),
        }
    }
}
pub struct MentionableStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn mentionable() -> MentionableStmt {
    MentionableStmt(
        "select uid, name from account a where uid = any($1) and uid <> $2 and erase_time is null and not exists (select from block b where b.uid = a.uid and b.blocked = $2)",
        None,
    )
}
impl MentionableStmt {
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
        uids: &'a T1,
        writer: &'a i64,
    ) -> MentionableQuery<'c, 'a, 's, C, Mentionable, 2> {
        MentionableQuery {
            client,
            params: [uids, writer],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<MentionableBorrowed, tokio_postgres::Error> {
                    Ok(MentionableBorrowed {
                        uid: row.try_get(0)?,
                        name: row.try_get(1)?,
                    })
                },
            mapper: |it| Mentionable::from(it),
        }
    }
}
pub struct AddViewsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn add_views() -> AddViewsStmt {
    AddViewsStmt(
        "with viewed as (select id from post where id = any($1) order by id for no key update) update post p set view_num = p.view_num + v.views from unnest($1::bigint[], $2::bigint[]) as v (id, views) where p.id = v.id and p.id in (select id from viewed)",
        None,
    )
}
impl AddViewsStmt {
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
    >(
        &'s self,
        client: &'c C,
        ids: &'a T1,
        views: &'a T2,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[ids, views]).await
    }
}
pub struct LockDueStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_due() -> LockDueStmt {
    LockDueStmt(
        "select id from post where hot_due order by id limit $1 for no key update skip locked",
        None,
    )
}
impl LockDueStmt {
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
pub struct RankStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn rank() -> RankStmt {
    RankStmt(
        "with engaged as ( select p.id, p.like_num - (select count(*) from post_like l where (l.post_id, l.uid) = (p.id, p.uid)) as likes, people.num as people from post p cross join lateral ( with recursive writer (uid) as ( select (select min(c.uid) from comment c where c.post_id = p.id and c.delete_time is null) union all select (select min(c.uid) from comment c where c.post_id = p.id and c.delete_time is null and c.uid > w.uid) from writer w where w.uid is not null ) select count(*) as num from (select from writer where uid is not null and uid <> p.uid limit $1::bigint) w ) people where p.id = any($2) ) update post p set hot_due = false, hot = (extract(epoch from p.create_time) * 1000)::bigint + case when e.likes + e.people = 0 then 0 else $3::bigint + ($4::float8 * log((e.likes + $5::bigint * e.people)::float8))::bigint end from engaged e where p.id = e.id",
        None,
    )
}
impl RankStmt {
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
        most_people: &'a i64,
        ids: &'a T1,
        engaged_ms: &'a i64,
        tenfold_ms: &'a f64,
        person_weight: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[most_people, ids, engaged_ms, tenfold_ms, person_weight],
            )
            .await
    }
}
pub struct RerankUptoStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn rerank_upto() -> RerankUptoStmt {
    RerankUptoStmt("select upto from post_rerank for update skip locked", None)
}
impl RerankUptoStmt {
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
    ) -> I64Query<'c, 'a, 's, C, i64, 0> {
        I64Query {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct RerankNextStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn rerank_next() -> RerankNextStmt {
    RerankNextStmt(
        "select id from post where id <= $1 order by id desc limit $2",
        None,
    )
}
impl RerankNextStmt {
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
        upto: &'a i64,
        size: &'a i64,
    ) -> I64Query<'c, 'a, 's, C, i64, 2> {
        I64Query {
            client,
            params: [upto, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct RerankStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn rerank() -> RerankStmt {
    RerankStmt(
        "with engaged as ( select id from post where id = any($1) and (like_num > 0 or comment_num > 0) order by id for no key update ) update post set hot_due = true where id in (select id from engaged)",
        None,
    )
}
impl RerankStmt {
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
pub struct RerankBelowStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn rerank_below() -> RerankBelowStmt {
    RerankBelowStmt("update post_rerank set upto = $1", None)
}
impl RerankBelowStmt {
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
        upto: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[upto]).await
    }
}
pub struct RerankedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn reranked() -> RerankedStmt {
    RerankedStmt("delete from post_rerank", None)
}
impl RerankedStmt {
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
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[]).await
    }
}
pub struct ExcerptsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn excerpts() -> ExcerptsStmt {
    ExcerptsStmt(
        "select id, title, left(content, 60) as excerpt, hidden or delete_time is not null as gone from post where id = any($1)",
        None,
    )
}
impl ExcerptsStmt {
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
    ) -> ExcerptsQuery<'c, 'a, 's, C, Excerpts, 1> {
        ExcerptsQuery {
            client,
            params: [ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<ExcerptsBorrowed, tokio_postgres::Error> {
                    Ok(ExcerptsBorrowed {
                        id: row.try_get(0)?,
                        title: row.try_get(1)?,
                        excerpt: row.try_get(2)?,
                        gone: row.try_get(3)?,
                    })
                },
            mapper: |it| Excerpts::from(it),
        }
    }
}
