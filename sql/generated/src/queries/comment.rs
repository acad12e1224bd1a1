// This file was generated with `cornucopia`. Do not modify.

#[derive(Debug, Clone, PartialEq)]
pub struct Written {
    pub post_id: i64,
    pub uid: i64,
    pub content: String,
    pub mentions: serde_json::Value,
    pub pictured: bool,
}
pub struct WrittenBorrowed<'a> {
    pub post_id: i64,
    pub uid: i64,
    pub content: &'a str,
    pub mentions: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub pictured: bool,
}
impl<'a> From<WrittenBorrowed<'a>> for Written {
    fn from(
        WrittenBorrowed {
            post_id,
            uid,
            content,
            mentions,
            pictured,
        }: WrittenBorrowed<'a>,
    ) -> Self {
        Self {
            post_id,
            uid,
            content: content.into(),
            mentions: serde_json::from_str(mentions.0.get()).unwrap(),
            pictured,
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct ShownOldest {
    pub id: i64,
    pub rank: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct ShownNewest {
    pub id: i64,
    pub rank: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct ShownHottest {
    pub id: i64,
    pub rank: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Replies {
    pub id: i64,
    pub rank: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct UnseenReplies {
    pub id: i64,
    pub num: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct ThreadTotals {
    pub seq: i64,
    pub likes_version: i64,
    pub root_num: i64,
    pub gone: bool,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct OfAuthor {
    pub id: i64,
    pub rank: i64,
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
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
pub struct WrittenQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<WrittenBorrowed, tokio_postgres::Error>,
    mapper: fn(WrittenBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> WrittenQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(WrittenBorrowed) -> R) -> WrittenQuery<'c, 'a, 's, C, R, N> {
        WrittenQuery {
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
pub struct ShownOldestQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ShownOldest, tokio_postgres::Error>,
    mapper: fn(ShownOldest) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ShownOldestQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(ShownOldest) -> R) -> ShownOldestQuery<'c, 'a, 's, C, R, N> {
        ShownOldestQuery {
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
pub struct ShownNewestQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ShownNewest, tokio_postgres::Error>,
    mapper: fn(ShownNewest) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ShownNewestQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(ShownNewest) -> R) -> ShownNewestQuery<'c, 'a, 's, C, R, N> {
        ShownNewestQuery {
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
pub struct ShownHottestQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ShownHottest, tokio_postgres::Error>,
    mapper: fn(ShownHottest) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ShownHottestQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(ShownHottest) -> R) -> ShownHottestQuery<'c, 'a, 's, C, R, N> {
        ShownHottestQuery {
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
pub struct RepliesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Replies, tokio_postgres::Error>,
    mapper: fn(Replies) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> RepliesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Replies) -> R) -> RepliesQuery<'c, 'a, 's, C, R, N> {
        RepliesQuery {
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
pub struct UnseenRepliesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<UnseenReplies, tokio_postgres::Error>,
    mapper: fn(UnseenReplies) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> UnseenRepliesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(UnseenReplies) -> R) -> UnseenRepliesQuery<'c, 'a, 's, C, R, N> {
        UnseenRepliesQuery {
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
pub struct ThreadTotalsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ThreadTotals, tokio_postgres::Error>,
    mapper: fn(ThreadTotals) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ThreadTotalsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(ThreadTotals) -> R) -> ThreadTotalsQuery<'c, 'a, 's, C, R, N> {
        ThreadTotalsQuery {
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
pub struct ThreadOfStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn thread_of() -> ThreadOfStmt {
    ThreadOfStmt("select post_id from comment where id = $1", None)
}
impl ThreadOfStmt {
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
    ) -> I64Query<'c, 'a, 's, C, i64, 1> {
        I64Query {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct WrittenStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn written() -> WrittenStmt {
    WrittenStmt(
        "select post_id, uid, content, mentions, image is not null as pictured from comment where id = $1",
        None,
    )
}
impl WrittenStmt {
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
    ) -> WrittenQuery<'c, 'a, 's, C, Written, 1> {
        WrittenQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<WrittenBorrowed, tokio_postgres::Error> {
                    Ok(WrittenBorrowed {
                        post_id: row.try_get(0)?,
                        uid: row.try_get(1)?,
                        content: row.try_get(2)?,
                        mentions: row.try_get(3)?,
                        pictured: row.try_get(4)?,
                    })
                },
            mapper: |it| Written::from(it),
        }
    }
}
pub struct ShownOldestStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn shown_oldest() -> ShownOldestStmt {
    ShownOldestStmt(
        "select id, 0::bigint as rank from comment where post_id = $1 and root_id is null and (delete_time is null or reply_num > 0) and id > $2 and not exists (select from block b where b.uid = $3 and b.blocked = comment.uid) order by id offset $4 limit $5",
        None,
    )
}
impl ShownOldestStmt {
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
        after: &'a i64,
        reader: &'a i64,
        skip: &'a i64,
        size: &'a i64,
    ) -> ShownOldestQuery<'c, 'a, 's, C, ShownOldest, 5> {
        ShownOldestQuery {
            client,
            params: [post_id, after, reader, skip, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<ShownOldest, tokio_postgres::Error> {
                Ok(ShownOldest {
                    id: row.try_get(0)?,
                    rank: row.try_get(1)?,
                })
            },
            mapper: |it| ShownOldest::from(it),
        }
    }
}
pub struct ShownNewestStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn shown_newest() -> ShownNewestStmt {
    ShownNewestStmt(
        "select id, 0::bigint as rank from comment where post_id = $1 and root_id is null and (delete_time is null or reply_num > 0) and id < $2 and not exists (select from block b where b.uid = $3 and b.blocked = comment.uid) order by id desc offset $4 limit $5",
        None,
    )
}
impl ShownNewestStmt {
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
        before: &'a i64,
        reader: &'a i64,
        skip: &'a i64,
        size: &'a i64,
    ) -> ShownNewestQuery<'c, 'a, 's, C, ShownNewest, 5> {
        ShownNewestQuery {
            client,
            params: [post_id, before, reader, skip, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<ShownNewest, tokio_postgres::Error> {
                Ok(ShownNewest {
                    id: row.try_get(0)?,
                    rank: row.try_get(1)?,
                })
            },
            mapper: |it| ShownNewest::from(it),
        }
    }
}
pub struct ShownHottestStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn shown_hottest() -> ShownHottestStmt {
    ShownHottestStmt(
        "select id, like_num + reply_num as rank from comment where post_id = $1 and root_id is null and (delete_time is null or reply_num > 0) and (like_num + reply_num, id) < ($2, $3) and not exists (select from block b where b.uid = $4 and b.blocked = comment.uid) order by like_num + reply_num desc, id desc offset $5 limit $6",
        None,
    )
}
impl ShownHottestStmt {
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
        rank: &'a i64,
        before: &'a i64,
        reader: &'a i64,
        skip: &'a i64,
        size: &'a i64,
    ) -> ShownHottestQuery<'c, 'a, 's, C, ShownHottest, 6> {
        ShownHottestQuery {
            client,
            params: [post_id, rank, before, reader, skip, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<ShownHottest, tokio_postgres::Error> {
                Ok(ShownHottest {
                    id: row.try_get(0)?,
                    rank: row.try_get(1)?,
                })
            },
            mapper: |it| ShownHottest::from(it),
        }
    }
}
pub struct RepliesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn replies() -> RepliesStmt {
    RepliesStmt(
        "select id, 0::bigint as rank from comment where root_id = $1 and delete_time is null and id > $2 and not exists (select from block b where b.uid = $3 and b.blocked = comment.uid) order by id offset $4 limit $5",
        None,
    )
}
impl RepliesStmt {
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
        root_id: &'a i64,
        after: &'a i64,
        reader: &'a i64,
        skip: &'a i64,
        size: &'a i64,
    ) -> RepliesQuery<'c, 'a, 's, C, Replies, 5> {
        RepliesQuery {
            client,
            params: [root_id, after, reader, skip, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Replies, tokio_postgres::Error> {
                Ok(Replies {
                    id: row.try_get(0)?,
                    rank: row.try_get(1)?,
                })
            },
            mapper: |it| Replies::from(it),
        }
    }
}
pub struct FirstRepliesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn first_replies() -> FirstRepliesStmt {
    FirstRepliesStmt(
        "select r.id from unnest($1::bigint[]) as root (id) cross join lateral ( select id from comment where root_id = root.id and delete_time is null and not exists (select from block b where b.uid = $2 and b.blocked = comment.uid) order by id limit $3 ) r",
        None,
    )
}
impl FirstRepliesStmt {
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
        root_ids: &'a T1,
        reader: &'a i64,
        size: &'a i64,
    ) -> I64Query<'c, 'a, 's, C, i64, 3> {
        I64Query {
            client,
            params: [root_ids, reader, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct UnseenRepliesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn unseen_replies() -> UnseenRepliesStmt {
    UnseenRepliesStmt(
        "select c.root_id as id, count(*) as num from block b join comment c on c.root_id = any($1) and c.root_id is not null and c.uid = b.blocked and c.delete_time is null where b.uid = $2 group by c.root_id",
        None,
    )
}
impl UnseenRepliesStmt {
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
    ) -> UnseenRepliesQuery<'c, 'a, 's, C, UnseenReplies, 2> {
        UnseenRepliesQuery {
            client,
            params: [ids, reader],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<UnseenReplies, tokio_postgres::Error> {
                Ok(UnseenReplies {
                    id: row.try_get(0)?,
                    num: row.try_get(1)?,
                })
            },
            mapper: |it| UnseenReplies::from(it),
        }
    }
}
pub struct LikedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn liked() -> LikedStmt {
    LikedStmt(
        "select comment_id from comment_like where uid = $1 and comment_id = any($2)",
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
pub struct ThreadTotalsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn thread_totals() -> ThreadTotalsStmt {
    ThreadTotalsStmt(
        "select seq, likes_version, root_num, hidden or delete_time is not null as gone from post where id = $1",
        None,
    )
}
impl ThreadTotalsStmt {
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
    ) -> ThreadTotalsQuery<'c, 'a, 's, C, ThreadTotals, 1> {
        ThreadTotalsQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<ThreadTotals, tokio_postgres::Error> {
                Ok(ThreadTotals {
                    seq: row.try_get(0)?,
                    likes_version: row.try_get(1)?,
                    root_num: row.try_get(2)?,
                    gone: row.try_get(3)?,
                })
            },
            mapper: |it| ThreadTotals::from(it),
        }
    }
}
pub struct ReplyTotalStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn reply_total() -> ReplyTotalStmt {
    ReplyTotalStmt(
        "select reply_num from comment where id = $1 and post_id = $2 and root_id is null",
        None,
    )
}
impl ReplyTotalStmt {
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
        post_id: &'a i64,
    ) -> I64Query<'c, 'a, 's, C, i64, 2> {
        I64Query {
            client,
            params: [id, post_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct WhereItStandsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn where_it_stands() -> WhereItStandsStmt {
    WhereItStandsStmt(
        "select c.root_id from comment c join post p on p.id = c.post_id where c.id = $1 and c.post_id = $2 and not p.hidden and p.delete_time is null and (c.delete_time is null or (c.root_id is null and c.reply_num > 0))",
        None,
    )
}
impl WhereItStandsStmt {
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
        post_id: &'a i64,
    ) -> Optioni64Query<'c, 'a, 's, C, Option<i64>, 2> {
        Optioni64Query {
            client,
            params: [id, post_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct OfAuthorStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn of_author() -> OfAuthorStmt {
    OfAuthorStmt(
        "select id, 0::bigint as rank from comment where uid = $1 and delete_time is null and id < $2 order by id desc offset $3 limit $4",
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
        uid: &'a i64,
        before: &'a i64,
        skip: &'a i64,
        size: &'a i64,
    ) -> OfAuthorQuery<'c, 'a, 's, C, OfAuthor, 4> {
        OfAuthorQuery {
            client,
            params: [uid, before, skip, size],
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
pub struct OfAuthorTotalStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn of_author_total() -> OfAuthorTotalStmt {
    OfAuthorTotalStmt(
        "select count(*) from comment where uid = $1 and delete_time is null",
        None,
    )
}
impl OfAuthorTotalStmt {
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
    ) -> I64Query<'c, 'a, 's, C, i64, 1> {
        I64Query {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
