// This file was generated with `cornucopia`. Do not modify.

#[derive(Debug, Clone, PartialEq, Copy)]
pub struct PostAuthors {
    pub id: i64,
    pub uid: i64,
}
#[derive(Debug, Clone, PartialEq)]
pub struct CommentPeople {
    pub id: i64,
    pub uid: i64,
    pub reply_to_uid: Option<i64>,
    pub mentions: serde_json::Value,
    pub once_named: serde_json::Value,
}
pub struct CommentPeopleBorrowed<'a> {
    pub id: i64,
    pub uid: i64,
    pub reply_to_uid: Option<i64>,
    pub mentions: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub once_named: postgres_types::Json<&'a serde_json::value::RawValue>,
}
impl<'a> From<CommentPeopleBorrowed<'a>> for CommentPeople {
    fn from(
        CommentPeopleBorrowed {
            id,
            uid,
            reply_to_uid,
            mentions,
            once_named,
        }: CommentPeopleBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            uid,
            reply_to_uid,
            mentions: serde_json::from_str(mentions.0.get()).unwrap(),
            once_named: serde_json::from_str(once_named.0.get()).unwrap(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Locked {
    pub id: i64,
    pub uid: i64,
    pub mentions: serde_json::Value,
    pub hidden: bool,
    pub deleted: bool,
    pub locked: bool,
    pub edit_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub seq: i64,
    pub floor_num: i32,
    pub likes_version: i64,
    pub like_num: i64,
    pub now: chrono::DateTime<chrono::FixedOffset>,
}
pub struct LockedBorrowed<'a> {
    pub id: i64,
    pub uid: i64,
    pub mentions: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub hidden: bool,
    pub deleted: bool,
    pub locked: bool,
    pub edit_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub seq: i64,
    pub floor_num: i32,
    pub likes_version: i64,
    pub like_num: i64,
    pub now: chrono::DateTime<chrono::FixedOffset>,
}
impl<'a> From<LockedBorrowed<'a>> for Locked {
    fn from(
        LockedBorrowed {
            id,
            uid,
            mentions,
            hidden,
            deleted,
            locked,
            edit_time,
            seq,
            floor_num,
            likes_version,
            like_num,
            now,
        }: LockedBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            uid,
            mentions: serde_json::from_str(mentions.0.get()).unwrap(),
            hidden,
            deleted,
            locked,
            edit_time,
            seq,
            floor_num,
            likes_version,
            like_num,
            now,
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct CommentTargets {
    pub id: i64,
    pub post_id: i64,
    pub uid: i64,
    pub root_id: Option<i64>,
    pub gone: bool,
    pub reply_num: i64,
    pub like_num: i64,
}
#[derive(Debug, Clone, PartialEq)]
pub struct CommentWords {
    pub id: i64,
    pub content: String,
    pub mentions: serde_json::Value,
    pub once_named: serde_json::Value,
}
pub struct CommentWordsBorrowed<'a> {
    pub id: i64,
    pub content: &'a str,
    pub mentions: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub once_named: postgres_types::Json<&'a serde_json::value::RawValue>,
}
impl<'a> From<CommentWordsBorrowed<'a>> for CommentWords {
    fn from(
        CommentWordsBorrowed {
            id,
            content,
            mentions,
            once_named,
        }: CommentWordsBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            content: content.into(),
            mentions: serde_json::from_str(mentions.0.get()).unwrap(),
            once_named: serde_json::from_str(once_named.0.get()).unwrap(),
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct UsedKeys {
    pub uid: i64,
    pub key: uuid::Uuid,
    pub id: Option<i64>,
    pub post_id: Option<i64>,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct LikePosts {
    pub post_id: i64,
    pub uid: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct UnlikePosts {
    pub post_id: i64,
    pub uid: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct LikeComments {
    pub comment_id: i64,
    pub uid: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct UnlikeComments {
    pub comment_id: i64,
    pub uid: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct MovePosts {
    pub id: i64,
    pub like_num: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct MoveComments {
    pub id: i64,
    pub like_num: i64,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Comment {
    pub id: i64,
    pub post_id: i64,
    pub uid: i64,
    pub root_id: Option<i64>,
    pub reply_to: Option<i64>,
    pub reply_to_uid: Option<i64>,
    pub reply_to_name: Option<String>,
    pub floor: Option<i32>,
    pub content: String,
    pub deleted: bool,
    pub mentions: serde_json::Value,
    pub image: Option<serde_json::Value>,
    pub edit_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub like_num: i64,
    pub reply_num: i64,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
    pub name: String,
    pub avatar: Option<String>,
    pub level_type: i16,
    pub badge: Option<String>,
    pub frame: Option<String>,
}
pub struct CommentBorrowed<'a> {
    pub id: i64,
    pub post_id: i64,
    pub uid: i64,
    pub root_id: Option<i64>,
    pub reply_to: Option<i64>,
    pub reply_to_uid: Option<i64>,
    pub reply_to_name: Option<&'a str>,
    pub floor: Option<i32>,
    pub content: &'a str,
    pub deleted: bool,
    pub mentions: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub image: Option<postgres_types::Json<&'a serde_json::value::RawValue>>,
    pub edit_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub like_num: i64,
    pub reply_num: i64,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
    pub name: &'a str,
    pub avatar: Option<&'a str>,
    pub level_type: i16,
    pub badge: Option<&'a str>,
    pub frame: Option<&'a str>,
}
impl<'a> From<CommentBorrowed<'a>> for Comment {
    fn from(
        CommentBorrowed {
            id,
            post_id,
            uid,
            root_id,
            reply_to,
            reply_to_uid,
            reply_to_name,
            floor,
            content,
            deleted,
            mentions,
            image,
            edit_time,
            like_num,
            reply_num,
            create_time,
            name,
            avatar,
            level_type,
            badge,
            frame,
        }: CommentBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            post_id,
            uid,
            root_id,
            reply_to,
            reply_to_uid,
            reply_to_name: reply_to_name.map(|v| v.into()),
            floor,
            content: content.into(),
            deleted,
            mentions: serde_json::from_str(mentions.0.get()).unwrap(),
            image: image.map(|v| serde_json::from_str(v.0.get()).unwrap()),
            edit_time,
            like_num,
            reply_num,
            create_time,
            name: name.into(),
            avatar: avatar.map(|v| v.into()),
            level_type,
            badge: badge.map(|v| v.into()),
            frame: frame.map(|v| v.into()),
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct EventsAfter {
    pub seq: i64,
    pub kind: i16,
    pub comment_id: Option<i64>,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct PostState {
    pub hidden: bool,
    pub deleted: bool,
    pub locked: bool,
    pub edit_time: Option<chrono::DateTime<chrono::FixedOffset>>,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Heads {
    pub id: i64,
    pub gone: bool,
    pub locked: bool,
    pub seq: i64,
    pub like_num: i64,
    pub likes_version: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct CommentLikesAfter {
    pub id: i64,
    pub like_num: i64,
    pub likes_version: i64,
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct PostAuthorsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<PostAuthors, tokio_postgres::Error>,
    mapper: fn(PostAuthors) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> PostAuthorsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(PostAuthors) -> R) -> PostAuthorsQuery<'c, 'a, 's, C, R, N> {
        PostAuthorsQuery {
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
pub struct CommentPeopleQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<CommentPeopleBorrowed, tokio_postgres::Error>,
    mapper: fn(CommentPeopleBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> CommentPeopleQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(CommentPeopleBorrowed) -> R,
    ) -> CommentPeopleQuery<'c, 'a, 's, C, R, N> {
        CommentPeopleQuery {
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
pub struct LockedQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockedBorrowed, tokio_postgres::Error>,
    mapper: fn(LockedBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockedQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LockedBorrowed) -> R) -> LockedQuery<'c, 'a, 's, C, R, N> {
        LockedQuery {
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
pub struct CommentTargetsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<CommentTargets, tokio_postgres::Error>,
    mapper: fn(CommentTargets) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> CommentTargetsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(CommentTargets) -> R,
    ) -> CommentTargetsQuery<'c, 'a, 's, C, R, N> {
        CommentTargetsQuery {
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
pub struct CommentWordsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<CommentWordsBorrowed, tokio_postgres::Error>,
    mapper: fn(CommentWordsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> CommentWordsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(CommentWordsBorrowed) -> R,
    ) -> CommentWordsQuery<'c, 'a, 's, C, R, N> {
        CommentWordsQuery {
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
pub struct UsedKeysQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<UsedKeys, tokio_postgres::Error>,
    mapper: fn(UsedKeys) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> UsedKeysQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(UsedKeys) -> R) -> UsedKeysQuery<'c, 'a, 's, C, R, N> {
        UsedKeysQuery {
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
pub struct LikePostsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LikePosts, tokio_postgres::Error>,
    mapper: fn(LikePosts) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LikePostsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LikePosts) -> R) -> LikePostsQuery<'c, 'a, 's, C, R, N> {
        LikePostsQuery {
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
pub struct UnlikePostsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<UnlikePosts, tokio_postgres::Error>,
    mapper: fn(UnlikePosts) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> UnlikePostsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(UnlikePosts) -> R) -> UnlikePostsQuery<'c, 'a, 's, C, R, N> {
        UnlikePostsQuery {
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
pub struct LikeCommentsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LikeComments, tokio_postgres::Error>,
    mapper: fn(LikeComments) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LikeCommentsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LikeComments) -> R) -> LikeCommentsQuery<'c, 'a, 's, C, R, N> {
        LikeCommentsQuery {
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
pub struct UnlikeCommentsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<UnlikeComments, tokio_postgres::Error>,
    mapper: fn(UnlikeComments) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> UnlikeCommentsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(UnlikeComments) -> R,
    ) -> UnlikeCommentsQuery<'c, 'a, 's, C, R, N> {
        UnlikeCommentsQuery {
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
pub struct MovePostsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<MovePosts, tokio_postgres::Error>,
    mapper: fn(MovePosts) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> MovePostsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(MovePosts) -> R) -> MovePostsQuery<'c, 'a, 's, C, R, N> {
        MovePostsQuery {
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
pub struct MoveCommentsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<MoveComments, tokio_postgres::Error>,
    mapper: fn(MoveComments) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> MoveCommentsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(MoveComments) -> R) -> MoveCommentsQuery<'c, 'a, 's, C, R, N> {
        MoveCommentsQuery {
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
pub struct CommentQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<CommentBorrowed, tokio_postgres::Error>,
    mapper: fn(CommentBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> CommentQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(CommentBorrowed) -> R) -> CommentQuery<'c, 'a, 's, C, R, N> {
        CommentQuery {
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
pub struct EventsAfterQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<EventsAfter, tokio_postgres::Error>,
    mapper: fn(EventsAfter) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> EventsAfterQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(EventsAfter) -> R) -> EventsAfterQuery<'c, 'a, 's, C, R, N> {
        EventsAfterQuery {
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
pub struct PostStateQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<PostState, tokio_postgres::Error>,
    mapper: fn(PostState) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> PostStateQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(PostState) -> R) -> PostStateQuery<'c, 'a, 's, C, R, N> {
        PostStateQuery {
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
pub struct HeadsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Heads, tokio_postgres::Error>,
    mapper: fn(Heads) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> HeadsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Heads) -> R) -> HeadsQuery<'c, 'a, 's, C, R, N> {
        HeadsQuery {
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
pub struct CommentLikesAfterQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<CommentLikesAfter, tokio_postgres::Error>,
    mapper: fn(CommentLikesAfter) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> CommentLikesAfterQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(CommentLikesAfter) -> R,
    ) -> CommentLikesAfterQuery<'c, 'a, 's, C, R, N> {
        CommentLikesAfterQuery {
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
pub struct PostAuthorsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn post_authors() -> PostAuthorsStmt {
    PostAuthorsStmt("select id, uid from post where id = any($1)", None)
}
impl PostAuthorsStmt {
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
    ) -> PostAuthorsQuery<'c, 'a, 's, C, PostAuthors, 1> {
        PostAuthorsQuery {
            client,
            params: [ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<PostAuthors, tokio_postgres::Error> {
                Ok(PostAuthors {
                    id: row.try_get(0)?,
                    uid: row.try_get(1)?,
                })
            },
            mapper: |it| PostAuthors::from(it),
        }
    }
}
pub struct TakeTurnsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn take_turns() -> TakeTurnsStmt {
    TakeTurnsStmt(
        "select count(pg_advisory_xact_lock(hashtext('the words of a comment'), key)) as taken from (select hashint8(id) as key from unnest($1::bigint[]) id order by key) keys",
        None,
    )
}
impl TakeTurnsStmt {
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
    ) -> I64Query<'c, 'a, 's, C, i64, 1> {
        I64Query {
            client,
            params: [ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct CommentPeopleStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn comment_people() -> CommentPeopleStmt {
    CommentPeopleStmt(
        "select c.id, c.uid, r.uid as reply_to_uid, c.mentions, c.once_named from comment c left join comment r on r.id = c.reply_to where c.id = any($1)",
        None,
    )
}
impl CommentPeopleStmt {
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
    ) -> CommentPeopleQuery<'c, 'a, 's, C, CommentPeople, 1> {
        CommentPeopleQuery {
            client,
            params: [ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<CommentPeopleBorrowed, tokio_postgres::Error> {
                    Ok(CommentPeopleBorrowed {
                        id: row.try_get(0)?,
                        uid: row.try_get(1)?,
                        reply_to_uid: row.try_get(2)?,
                        mentions: row.try_get(3)?,
                        once_named: row.try_get(4)?,
                    })
                },
            mapper: |it| CommentPeople::from(it),
        }
    }
}
pub struct LockStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock() -> LockStmt {
    LockStmt(
        "with statuses as materialized ( select uid from status where uid = any($1) order by uid for update ), accounts as materialized ( select uid from account where uid = any($2) and (select count(*) from statuses) >= 0 order by uid for no key update ) select id, uid, mentions, hidden, delete_time is not null as deleted, locked, edit_time, seq, floor_num, likes_version, like_num, now() as now from post where id = any($3) and (select count(*) from accounts) >= 0 order by id for update",
        None,
    )
}
impl LockStmt {
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
        statuses: &'a T1,
        accounts: &'a T2,
        posts: &'a T3,
    ) -> LockedQuery<'c, 'a, 's, C, Locked, 3> {
        LockedQuery {
            client,
            params: [statuses, accounts, posts],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<LockedBorrowed, tokio_postgres::Error> {
                    Ok(LockedBorrowed {
                        id: row.try_get(0)?,
                        uid: row.try_get(1)?,
                        mentions: row.try_get(2)?,
                        hidden: row.try_get(3)?,
                        deleted: row.try_get(4)?,
                        locked: row.try_get(5)?,
                        edit_time: row.try_get(6)?,
                        seq: row.try_get(7)?,
                        floor_num: row.try_get(8)?,
                        likes_version: row.try_get(9)?,
                        like_num: row.try_get(10)?,
                        now: row.try_get(11)?,
                    })
                },
            mapper: |it| Locked::from(it),
        }
    }
}
pub struct CommentTargetsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn comment_targets() -> CommentTargetsStmt {
    CommentTargetsStmt(
        "select id, post_id, uid, root_id, delete_time is not null as gone, reply_num, like_num from comment where id = any(array(select unnest($1::bigint[]) union select root_id from comment where id = any($1)))",
        None,
    )
}
impl CommentTargetsStmt {
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
    ) -> CommentTargetsQuery<'c, 'a, 's, C, CommentTargets, 1> {
        CommentTargetsQuery {
            client,
            params: [ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<CommentTargets, tokio_postgres::Error> {
                    Ok(CommentTargets {
                        id: row.try_get(0)?,
                        post_id: row.try_get(1)?,
                        uid: row.try_get(2)?,
                        root_id: row.try_get(3)?,
                        gone: row.try_get(4)?,
                        reply_num: row.try_get(5)?,
                        like_num: row.try_get(6)?,
                    })
                },
            mapper: |it| CommentTargets::from(it),
        }
    }
}
pub struct CommentWordsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn comment_words() -> CommentWordsStmt {
    CommentWordsStmt(
        "select id, content, mentions, once_named from comment where id = any($1)",
        None,
    )
}
impl CommentWordsStmt {
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
    ) -> CommentWordsQuery<'c, 'a, 's, C, CommentWords, 1> {
        CommentWordsQuery {
            client,
            params: [ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<CommentWordsBorrowed, tokio_postgres::Error> {
                    Ok(CommentWordsBorrowed {
                        id: row.try_get(0)?,
                        content: row.try_get(1)?,
                        mentions: row.try_get(2)?,
                        once_named: row.try_get(3)?,
                    })
                },
            mapper: |it| CommentWords::from(it),
        }
    }
}
pub struct UsedKeysStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn used_keys() -> UsedKeysStmt {
    UsedKeysStmt(
        "select k.uid, k.key, c.id, c.post_id from unnest($1::bigint[], $2::uuid[]) as asked (uid, key) join account_key k using (uid, key) left join comment c on (c.uid, c.idempotency_key) = (k.uid, k.key)",
        None,
    )
}
impl UsedKeysStmt {
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
        T2: crate::ArraySql<Item = uuid::Uuid>,
    >(
        &'s self,
        client: &'c C,
        uids: &'a T1,
        keys: &'a T2,
    ) -> UsedKeysQuery<'c, 'a, 's, C, UsedKeys, 2> {
        UsedKeysQuery {
            client,
            params: [uids, keys],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<UsedKeys, tokio_postgres::Error> {
                Ok(UsedKeys {
                    uid: row.try_get(0)?,
                    key: row.try_get(1)?,
                    id: row.try_get(2)?,
                    post_id: row.try_get(3)?,
                })
            },
            mapper: |it| UsedKeys::from(it),
        }
    }
}
pub struct NewCommentIdsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn new_comment_ids() -> NewCommentIdsStmt {
    NewCommentIdsStmt(
        "select nextval(pg_get_serial_sequence('comment', 'id')) as id from generate_series(1, $1::int)",
        None,
    )
}
impl NewCommentIdsStmt {
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
        n: &'a i32,
    ) -> I64Query<'c, 'a, 's, C, i64, 1> {
        I64Query {
            client,
            params: [n],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct WriteCommentsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn write_comments() -> WriteCommentsStmt {
    WriteCommentsStmt(
        "with events as ( insert into thread_event (post_id, seq, kind, comment_id) select post_id, seq, kind, nullif(comment_id, 0) from unnest($1::bigint[], $2::bigint[], $3::smallint[], $4::bigint[]) as e (post_id, seq, kind, comment_id) ) insert into comment (id, post_id, uid, content, mentions, image, root_id, reply_to, floor, idempotency_key) overriding system value select id, post_id, uid, content, mentions::jsonb, nullif(image, 'null'), nullif(root_id, 0), nullif(reply_to, 0), nullif(floor, 0), nullif(key, '00000000-0000-0000-0000-000000000000') from unnest($5::bigint[], $6::bigint[], $7::bigint[], $8::text[], $9::text[], $10::jsonb[], $11::bigint[], $12::bigint[], $13::int[], $14::uuid[]) as c (id, post_id, uid, content, mentions, image, root_id, reply_to, floor, key)",
        None,
    )
}
impl WriteCommentsStmt {
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
        T3: crate::ArraySql<Item = i16>,
        T4: crate::ArraySql<Item = i64>,
        T5: crate::ArraySql<Item = i64>,
        T6: crate::ArraySql<Item = i64>,
        T7: crate::ArraySql<Item = i64>,
        T8: crate::StringSql,
        T9: crate::ArraySql<Item = T8>,
        T10: crate::StringSql,
        T11: crate::ArraySql<Item = T10>,
        T12: crate::JsonSql,
        T13: crate::ArraySql<Item = T12>,
        T14: crate::ArraySql<Item = i64>,
        T15: crate::ArraySql<Item = i64>,
        T16: crate::ArraySql<Item = i32>,
        T17: crate::ArraySql<Item = uuid::Uuid>,
    >(
        &'s self,
        client: &'c C,
        event_posts: &'a T1,
        seqs: &'a T2,
        kinds: &'a T3,
        comment_ids: &'a T4,
        ids: &'a T5,
        post_ids: &'a T6,
        uids: &'a T7,
        contents: &'a T9,
        mentions: &'a T11,
        images: &'a T13,
        root_ids: &'a T14,
        reply_tos: &'a T15,
        floors: &'a T16,
        keys: &'a T17,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[
                    event_posts,
                    seqs,
                    kinds,
                    comment_ids,
                    ids,
                    post_ids,
                    uids,
                    contents,
                    mentions,
                    images,
                    root_ids,
                    reply_tos,
                    floors,
                    keys,
                ],
            )
            .await
    }
}
pub struct EditCommentsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn edit_comments() -> EditCommentsStmt {
    EditCommentsStmt(
        "update comment c set content = e.content, mentions = e.mentions::jsonb, once_named = e.once_named::jsonb, edit_time = clock_timestamp() from unnest($1::bigint[], $2::text[], $3::text[], $4::text[]) as e (id, content, mentions, once_named) where c.id = e.id",
        None,
    )
}
impl EditCommentsStmt {
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
        T2: crate::StringSql,
        T3: crate::ArraySql<Item = T2>,
        T4: crate::StringSql,
        T5: crate::ArraySql<Item = T4>,
        T6: crate::StringSql,
        T7: crate::ArraySql<Item = T6>,
    >(
        &'s self,
        client: &'c C,
        ids: &'a T1,
        contents: &'a T3,
        mentions: &'a T5,
        once_named: &'a T7,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[ids, contents, mentions, once_named])
            .await
    }
}
pub struct DeleteCommentsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn delete_comments() -> DeleteCommentsStmt {
    DeleteCommentsStmt(
        "update comment set delete_time = now() where id = any($1)",
        None,
    )
}
impl DeleteCommentsStmt {
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
pub struct ShowCommentsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn show_comments() -> ShowCommentsStmt {
    ShowCommentsStmt(
        "update comment set delete_time = null where id = any($1)",
        None,
    )
}
impl ShowCommentsStmt {
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
pub struct LikePostsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn like_posts() -> LikePostsStmt {
    LikePostsStmt(
        "insert into post_like (post_id, uid) select post_id, uid from unnest($1::bigint[], $2::bigint[]) as l (post_id, uid) on conflict do nothing returning post_id, uid",
        None,
    )
}
impl LikePostsStmt {
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
        post_ids: &'a T1,
        uids: &'a T2,
    ) -> LikePostsQuery<'c, 'a, 's, C, LikePosts, 2> {
        LikePostsQuery {
            client,
            params: [post_ids, uids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LikePosts, tokio_postgres::Error> {
                Ok(LikePosts {
                    post_id: row.try_get(0)?,
                    uid: row.try_get(1)?,
                })
            },
            mapper: |it| LikePosts::from(it),
        }
    }
}
pub struct UnlikePostsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn unlike_posts() -> UnlikePostsStmt {
    UnlikePostsStmt(
        "delete from post_like l using unnest($1::bigint[], $2::bigint[]) as u (post_id, uid) where l.post_id = u.post_id and l.uid = u.uid returning l.post_id, l.uid",
        None,
    )
}
impl UnlikePostsStmt {
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
        post_ids: &'a T1,
        uids: &'a T2,
    ) -> UnlikePostsQuery<'c, 'a, 's, C, UnlikePosts, 2> {
        UnlikePostsQuery {
            client,
            params: [post_ids, uids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<UnlikePosts, tokio_postgres::Error> {
                Ok(UnlikePosts {
                    post_id: row.try_get(0)?,
                    uid: row.try_get(1)?,
                })
            },
            mapper: |it| UnlikePosts::from(it),
        }
    }
}
pub struct LikeCommentsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn like_comments() -> LikeCommentsStmt {
    LikeCommentsStmt(
        "insert into comment_like (comment_id, uid) select comment_id, uid from unnest($1::bigint[], $2::bigint[]) as l (comment_id, uid) on conflict do nothing returning comment_id, uid",
        None,
    )
}
impl LikeCommentsStmt {
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
        comment_ids: &'a T1,
        uids: &'a T2,
    ) -> LikeCommentsQuery<'c, 'a, 's, C, LikeComments, 2> {
        LikeCommentsQuery {
            client,
            params: [comment_ids, uids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LikeComments, tokio_postgres::Error> {
                Ok(LikeComments {
                    comment_id: row.try_get(0)?,
                    uid: row.try_get(1)?,
                })
            },
            mapper: |it| LikeComments::from(it),
        }
    }
}
pub struct UnlikeCommentsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn unlike_comments() -> UnlikeCommentsStmt {
    UnlikeCommentsStmt(
        "delete from comment_like l using unnest($1::bigint[], $2::bigint[]) as u (comment_id, uid) where l.comment_id = u.comment_id and l.uid = u.uid returning l.comment_id, l.uid",
        None,
    )
}
impl UnlikeCommentsStmt {
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
        comment_ids: &'a T1,
        uids: &'a T2,
    ) -> UnlikeCommentsQuery<'c, 'a, 's, C, UnlikeComments, 2> {
        UnlikeCommentsQuery {
            client,
            params: [comment_ids, uids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<UnlikeComments, tokio_postgres::Error> {
                    Ok(UnlikeComments {
                        comment_id: row.try_get(0)?,
                        uid: row.try_get(1)?,
                    })
                },
            mapper: |it| UnlikeComments::from(it),
        }
    }
}
pub struct MovePostsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn move_posts() -> MovePostsStmt {
    MovePostsStmt(
        "update post p set seq = m.seq, floor_num = m.floor_num, likes_version = m.likes_version, like_num = p.like_num + m.likes, comment_num = p.comment_num + m.comments, root_num = p.root_num + m.roots, hot_due = p.hot_due or m.likes <> 0 or m.comments <> 0 from unnest($1::bigint[], $2::bigint[], $3::int[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[]) as m (id, seq, floor_num, likes_version, likes, comments, roots) where p.id = m.id returning p.id, p.like_num",
        None,
    )
}
impl MovePostsStmt {
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
        T3: crate::ArraySql<Item = i32>,
        T4: crate::ArraySql<Item = i64>,
        T5: crate::ArraySql<Item = i64>,
        T6: crate::ArraySql<Item = i64>,
        T7: crate::ArraySql<Item = i64>,
    >(
        &'s self,
        client: &'c C,
        ids: &'a T1,
        seqs: &'a T2,
        floor_nums: &'a T3,
        likes_versions: &'a T4,
        likes: &'a T5,
        comments: &'a T6,
        roots: &'a T7,
    ) -> MovePostsQuery<'c, 'a, 's, C, MovePosts, 7> {
        MovePostsQuery {
            client,
            params: [
                ids,
                seqs,
                floor_nums,
                likes_versions,
                likes,
                comments,
                roots,
            ],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<MovePosts, tokio_postgres::Error> {
                Ok(MovePosts {
                    id: row.try_get(0)?,
                    like_num: row.try_get(1)?,
                })
            },
            mapper: |it| MovePosts::from(it),
        }
    }
}
pub struct MoveAccountsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn move_accounts() -> MoveAccountsStmt {
    MoveAccountsStmt(
        "update account a set like_num = a.like_num + m.likes, post_num = a.post_num + m.posts from unnest($1::bigint[], $2::bigint[], $3::bigint[]) as m (uid, likes, posts) where a.uid = m.uid",
        None,
    )
}
impl MoveAccountsStmt {
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
    >(
        &'s self,
        client: &'c C,
        uids: &'a T1,
        likes: &'a T2,
        posts: &'a T3,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[uids, likes, posts]).await
    }
}
pub struct ChangePostsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn change_posts() -> ChangePostsStmt {
    ChangePostsStmt(
        "update post p set hidden = c.hidden, locked = c.locked, notices_left = p.notices_left or c.hidden or c.deleted, delete_time = case when c.deleted then coalesce(p.delete_time, now()) end from unnest($1::bigint[], $2::boolean[], $3::boolean[], $4::boolean[]) as c (id, hidden, locked, deleted) where p.id = c.id",
        None,
    )
}
impl ChangePostsStmt {
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
        T2: crate::ArraySql<Item = bool>,
        T3: crate::ArraySql<Item = bool>,
        T4: crate::ArraySql<Item = bool>,
    >(
        &'s self,
        client: &'c C,
        ids: &'a T1,
        hidden: &'a T2,
        locked: &'a T3,
        deleted: &'a T4,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[ids, hidden, locked, deleted])
            .await
    }
}
pub struct EditPostsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn edit_posts() -> EditPostsStmt {
    EditPostsStmt(
        "update post p set title = e.title, content = e.content, images = e.images, video = nullif(e.video, 'null'), mentions = e.mentions, tag_id = nullif(e.tag_id, 0), game_id = nullif(e.game_id, 0), edit_time = now() from unnest($1::bigint[], $2::text[], $3::text[], $4::jsonb[], $5::jsonb[], $6::jsonb[], $7::bigint[], $8::bigint[]) as e (id, title, content, images, video, mentions, tag_id, game_id) where p.id = e.id",
        None,
    )
}
impl EditPostsStmt {
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
        T2: crate::StringSql,
        T3: crate::ArraySql<Item = T2>,
        T4: crate::StringSql,
        T5: crate::ArraySql<Item = T4>,
        T6: crate::JsonSql,
        T7: crate::ArraySql<Item = T6>,
        T8: crate::JsonSql,
        T9: crate::ArraySql<Item = T8>,
        T10: crate::JsonSql,
        T11: crate::ArraySql<Item = T10>,
        T12: crate::ArraySql<Item = i64>,
        T13: crate::ArraySql<Item = i64>,
    >(
        &'s self,
        client: &'c C,
        ids: &'a T1,
        titles: &'a T3,
        contents: &'a T5,
        images: &'a T7,
        videos: &'a T9,
        mentions: &'a T11,
        tag_ids: &'a T12,
        game_ids: &'a T13,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[
                    ids, titles, contents, images, videos, mentions, tag_ids, game_ids,
                ],
            )
            .await
    }
}
pub struct MoveCommentsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn move_comments() -> MoveCommentsStmt {
    MoveCommentsStmt(
        "update comment c set like_num = c.like_num + m.likes, reply_num = c.reply_num + m.replies, likes_version = case when m.likes <> 0 then m.likes_version else c.likes_version end from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[]) as m (id, likes, replies, likes_version) where c.id = m.id returning c.id, c.like_num",
        None,
    )
}
impl MoveCommentsStmt {
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
    >(
        &'s self,
        client: &'c C,
        ids: &'a T1,
        likes: &'a T2,
        replies: &'a T3,
        likes_versions: &'a T4,
    ) -> MoveCommentsQuery<'c, 'a, 's, C, MoveComments, 4> {
        MoveCommentsQuery {
            client,
            params: [ids, likes, replies, likes_versions],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<MoveComments, tokio_postgres::Error> {
                Ok(MoveComments {
                    id: row.try_get(0)?,
                    like_num: row.try_get(1)?,
                })
            },
            mapper: |it| MoveComments::from(it),
        }
    }
}
pub struct CommentsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn comments() -> CommentsStmt {
    CommentsStmt(
        "select c.id, c.post_id, c.uid, c.root_id, c.reply_to, r.uid as reply_to_uid, ra.name as reply_to_name, c.floor, case when c.delete_time is null then c.content else '' end as content, c.delete_time is not null as deleted, case when c.delete_time is null then c.mentions else '[]' end as mentions, case when c.delete_time is null then c.image end as image, c.edit_time, c.like_num, c.reply_num, c.create_time, a.name, a.avatar, case when s.exp_time > now() then s.level_type else 0::smallint end as level_type, case when a.badge_until > now() then a.badge end as badge, (select fr.file from frame fr where fr.id = a.worn_frame) as frame from comment c join account a on a.uid = c.uid join status s on s.uid = c.uid left join comment r on r.id = c.reply_to left join account ra on ra.uid = r.uid where c.id = any($1)",
        None,
    )
}
impl CommentsStmt {
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
    ) -> CommentQuery<'c, 'a, 's, C, Comment, 1> {
        CommentQuery {
            client,
            params: [ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<CommentBorrowed, tokio_postgres::Error> {
                    Ok(CommentBorrowed {
                        id: row.try_get(0)?,
                        post_id: row.try_get(1)?,
                        uid: row.try_get(2)?,
                        root_id: row.try_get(3)?,
                        reply_to: row.try_get(4)?,
                        reply_to_uid: row.try_get(5)?,
                        reply_to_name: row.try_get(6)?,
                        floor: row.try_get(7)?,
                        content: row.try_get(8)?,
                        deleted: row.try_get(9)?,
                        mentions: row.try_get(10)?,
                        image: row.try_get(11)?,
                        edit_time: row.try_get(12)?,
                        like_num: row.try_get(13)?,
                        reply_num: row.try_get(14)?,
                        create_time: row.try_get(15)?,
                        name: row.try_get(16)?,
                        avatar: row.try_get(17)?,
                        level_type: row.try_get(18)?,
                        badge: row.try_get(19)?,
                        frame: row.try_get(20)?,
                    })
                },
            mapper: |it| Comment::from(it),
        }
    }
}
pub struct EventsAfterStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn events_after() -> EventsAfterStmt {
    EventsAfterStmt(
        "select seq, kind, comment_id from thread_event where post_id = $1 and seq > $2 order by seq limit $3",
        None,
    )
}
impl EventsAfterStmt {
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
        seq: &'a i64,
        size: &'a i64,
    ) -> EventsAfterQuery<'c, 'a, 's, C, EventsAfter, 3> {
        EventsAfterQuery {
            client,
            params: [post_id, seq, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<EventsAfter, tokio_postgres::Error> {
                Ok(EventsAfter {
                    seq: row.try_get(0)?,
                    kind: row.try_get(1)?,
                    comment_id: row.try_get(2)?,
                })
            },
            mapper: |it| EventsAfter::from(it),
        }
    }
}
pub struct PostStateStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn post_state() -> PostStateStmt {
    PostStateStmt(
        "select hidden, delete_time is not null as deleted, locked, edit_time from post where id = $1",
        None,
    )
}
impl PostStateStmt {
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
    ) -> PostStateQuery<'c, 'a, 's, C, PostState, 1> {
        PostStateQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<PostState, tokio_postgres::Error> {
                Ok(PostState {
                    hidden: row.try_get(0)?,
                    deleted: row.try_get(1)?,
                    locked: row.try_get(2)?,
                    edit_time: row.try_get(3)?,
                })
            },
            mapper: |it| PostState::from(it),
        }
    }
}
pub struct HeadsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn heads() -> HeadsStmt {
    HeadsStmt(
        "select id, hidden or delete_time is not null as gone, locked, seq, like_num, likes_version from post where id = any($1)",
        None,
    )
}
impl HeadsStmt {
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
    ) -> HeadsQuery<'c, 'a, 's, C, Heads, 1> {
        HeadsQuery {
            client,
            params: [ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Heads, tokio_postgres::Error> {
                Ok(Heads {
                    id: row.try_get(0)?,
                    gone: row.try_get(1)?,
                    locked: row.try_get(2)?,
                    seq: row.try_get(3)?,
                    like_num: row.try_get(4)?,
                    likes_version: row.try_get(5)?,
                })
            },
            mapper: |it| Heads::from(it),
        }
    }
}
pub struct CommentLikesAfterStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn comment_likes_after() -> CommentLikesAfterStmt {
    CommentLikesAfterStmt(
        "select id, like_num, likes_version from comment where post_id = $1 and likes_version > $2 and likes_version > 0 order by likes_version desc limit $3",
        None,
    )
}
impl CommentLikesAfterStmt {
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
        likes_version: &'a i64,
        size: &'a i64,
    ) -> CommentLikesAfterQuery<'c, 'a, 's, C, CommentLikesAfter, 3> {
        CommentLikesAfterQuery {
            client,
            params: [post_id, likes_version, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<CommentLikesAfter, tokio_postgres::Error> {
                    Ok(CommentLikesAfter {
                        id: row.try_get(0)?,
                        like_num: row.try_get(1)?,
                        likes_version: row.try_get(2)?,
                    })
                },
            mapper: |it| CommentLikesAfter::from(it),
        }
    }
}
