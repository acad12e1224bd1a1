// This file was generated with `cornucopia`. Do not modify.

#[derive(Debug, Clone, PartialEq)]
pub struct Erasure {
    pub posts: String,
    pub step: String,
    pub due_time: chrono::DateTime<chrono::FixedOffset>,
}
pub struct ErasureBorrowed<'a> {
    pub posts: &'a str,
    pub step: &'a str,
    pub due_time: chrono::DateTime<chrono::FixedOffset>,
}
impl<'a> From<ErasureBorrowed<'a>> for Erasure {
    fn from(
        ErasureBorrowed {
            posts,
            step,
            due_time,
        }: ErasureBorrowed<'a>,
    ) -> Self {
        Self {
            posts: posts.into(),
            step: step.into(),
            due_time,
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct LockWaiting {
    pub has_open_orders: bool,
    pub signed_in_since: bool,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Due {
    pub uid: i64,
    pub due_time: chrono::DateTime<chrono::FixedOffset>,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Counts {
    pub waiting: i64,
    pub begun: i64,
    pub overdue_s: f64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct BalanceAndMembership {
    pub balance: i64,
    pub is_member: bool,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Follows {
    pub uid: i64,
    pub followee: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Blocks {
    pub uid: i64,
    pub blocked: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Comments {
    pub id: i64,
    pub post_id: i64,
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct ChronoDateTimechronoFixedOffsetQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(
        &tokio_postgres::Row,
    ) -> Result<chrono::DateTime<chrono::FixedOffset>, tokio_postgres::Error>,
    mapper: fn(chrono::DateTime<chrono::FixedOffset>) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ChronoDateTimechronoFixedOffsetQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(chrono::DateTime<chrono::FixedOffset>) -> R,
    ) -> ChronoDateTimechronoFixedOffsetQuery<'c, 'a, 's, C, R, N> {
        ChronoDateTimechronoFixedOffsetQuery {
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
pub struct ErasureQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ErasureBorrowed, tokio_postgres::Error>,
    mapper: fn(ErasureBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ErasureQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(ErasureBorrowed) -> R) -> ErasureQuery<'c, 'a, 's, C, R, N> {
        ErasureQuery {
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
pub struct LockWaitingQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockWaiting, tokio_postgres::Error>,
    mapper: fn(LockWaiting) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockWaitingQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LockWaiting) -> R) -> LockWaitingQuery<'c, 'a, 's, C, R, N> {
        LockWaitingQuery {
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
pub struct DueQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Due, tokio_postgres::Error>,
    mapper: fn(Due) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> DueQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Due) -> R) -> DueQuery<'c, 'a, 's, C, R, N> {
        DueQuery {
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
pub struct CountsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Counts, tokio_postgres::Error>,
    mapper: fn(Counts) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> CountsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Counts) -> R) -> CountsQuery<'c, 'a, 's, C, R, N> {
        CountsQuery {
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
pub struct BalanceAndMembershipQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<BalanceAndMembership, tokio_postgres::Error>,
    mapper: fn(BalanceAndMembership) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> BalanceAndMembershipQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(BalanceAndMembership) -> R,
    ) -> BalanceAndMembershipQuery<'c, 'a, 's, C, R, N> {
        BalanceAndMembershipQuery {
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
pub struct FollowsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Follows, tokio_postgres::Error>,
    mapper: fn(Follows) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> FollowsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Follows) -> R) -> FollowsQuery<'c, 'a, 's, C, R, N> {
        FollowsQuery {
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
pub struct BlocksQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Blocks, tokio_postgres::Error>,
    mapper: fn(Blocks) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> BlocksQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Blocks) -> R) -> BlocksQuery<'c, 'a, 's, C, R, N> {
        BlocksQuery {
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
pub struct CommentsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Comments, tokio_postgres::Error>,
    mapper: fn(Comments) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> CommentsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Comments) -> R) -> CommentsQuery<'c, 'a, 's, C, R, N> {
        CommentsQuery {
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
pub struct RequestStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn request() -> RequestStmt {
    RequestStmt(
        "insert into erasure (uid, posts, ask_time, due_time) values ($1, coalesce($2, 'keep'), clock_timestamp(), now() + make_interval(hours => 24 * $3::int)) on conflict (uid) do update set posts = case erasure.step when 'waiting' then coalesce($2, erasure.posts) else erasure.posts end, (ask_time, due_time) = ( select case when again then excluded.ask_time else erasure.ask_time end, case when again then excluded.due_time else erasure.due_time end from (select erasure.step = 'waiting' and exists ( select from login l where l.uid = erasure.uid and l.create_time > erasure.ask_time ) as again) as since ) returning due_time",
        None,
    )
}
impl RequestStmt {
    pub async fn prepare<'a, C: GenericClient>(
        mut self,
        client: &'a C,
    ) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        uid: &'a i64,
        posts: &'a Option<T1>,
        days: &'a i32,
    ) -> ChronoDateTimechronoFixedOffsetQuery<'c, 'a, 's, C, chrono::DateTime<chrono::FixedOffset>, 3>
    {
        ChronoDateTimechronoFixedOffsetQuery {
            client,
            params: [uid, posts, days],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct ExtendRecoveryStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn extend_recovery() -> ExtendRecoveryStmt {
    ExtendRecoveryStmt(
        "update replaced_phone p set until = greatest(p.until, e.due_time) from erasure e where e.uid = p.uid and p.uid = $1 and p.until > clock_timestamp()",
        None,
    )
}
impl ExtendRecoveryStmt {
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
pub struct BringForwardStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn bring_forward() -> BringForwardStmt {
    BringForwardStmt(
        "update erasure set due_time = least(due_time, now()) where uid = $1 and step = 'waiting'",
        None,
    )
}
impl BringForwardStmt {
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
pub struct ErasureStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn erasure() -> ErasureStmt {
    ErasureStmt(
        "select posts, step, due_time from erasure where uid = $1",
        None,
    )
}
impl ErasureStmt {
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
    ) -> ErasureQuery<'c, 'a, 's, C, Erasure, 1> {
        ErasureQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<ErasureBorrowed, tokio_postgres::Error> {
                    Ok(ErasureBorrowed {
                        posts: row.try_get(0)?,
                        step: row.try_get(1)?,
                        due_time: row.try_get(2)?,
                    })
                },
            mapper: |it| Erasure::from(it),
        }
    }
}
pub struct LockWaitingStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_waiting() -> LockWaitingStmt {
    LockWaitingStmt(
        "select exists (select from trade_order o where o.uid = e.uid and o.status = 'created') as has_open_orders, exists (select from login l where l.uid = e.uid and l.create_time > e.ask_time) as signed_in_since from erasure e join account a using (uid) where e.uid = $1 and e.step = 'waiting' and e.due_time <= now() and coalesce(a.suspended_until + greatest(e.due_time - e.ask_time, interval '0') <= now(), true) for update of e",
        None,
    )
}
impl LockWaitingStmt {
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
    ) -> LockWaitingQuery<'c, 'a, 's, C, LockWaiting, 1> {
        LockWaitingQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LockWaiting, tokio_postgres::Error> {
                Ok(LockWaiting {
                    has_open_orders: row.try_get(0)?,
                    signed_in_since: row.try_get(1)?,
                })
            },
            mapper: |it| LockWaiting::from(it),
        }
    }
}
pub struct CancelStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn cancel() -> CancelStmt {
    CancelStmt(
        "delete from erasure where uid = $1 and step = 'waiting'",
        None,
    )
}
impl CancelStmt {
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
pub struct OpenOrdersStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn open_orders() -> OpenOrdersStmt {
    OpenOrdersStmt(
        "select count(*) from trade_order where uid = $1 and status = 'created'",
        None,
    )
}
impl OpenOrdersStmt {
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
pub struct DueStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn due() -> DueStmt {
    DueStmt(
        "select uid, due_time from erasure where step <> 'done' and due_time <= now() and (due_time, uid) > ($1, $2) order by due_time, uid limit $3",
        None,
    )
}
impl DueStmt {
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
        after: &'a chrono::DateTime<chrono::FixedOffset>,
        after_uid: &'a i64,
        most: &'a i64,
    ) -> DueQuery<'c, 'a, 's, C, Due, 3> {
        DueQuery {
            client,
            params: [after, after_uid, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Due, tokio_postgres::Error> {
                Ok(Due {
                    uid: row.try_get(0)?,
                    due_time: row.try_get(1)?,
                })
            },
            mapper: |it| Due::from(it),
        }
    }
}
pub struct ReopenLateStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn reopen_late() -> ReopenLateStmt {
    ReopenLateStmt(
        "update erasure e set step = 'inbox', end_time = null where step = 'done' and (exists (select from message m where m.uid = e.uid) or exists (select from notice n where n.uid = e.uid))",
        None,
    )
}
impl ReopenLateStmt {
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
pub struct IsErasedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn is_erased() -> IsErasedStmt {
    IsErasedStmt(
        "select exists (select from account where uid = $1 and erase_time is not null) as is_erased",
        None,
    )
}
impl IsErasedStmt {
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
pub struct CountsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn counts() -> CountsStmt {
    CountsStmt(
        "select count(*) filter (where step = 'waiting') as waiting, count(*) filter (where step <> 'waiting') as begun, coalesce(extract(epoch from now() - min(due_time) filter (where due_time <= now())), 0)::float8 as overdue_s from erasure where step <> 'done'",
        None,
    )
}
impl CountsStmt {
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
    ) -> CountsQuery<'c, 'a, 's, C, Counts, 0> {
        CountsQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Counts, tokio_postgres::Error> {
                Ok(Counts {
                    waiting: row.try_get(0)?,
                    begun: row.try_get(1)?,
                    overdue_s: row.try_get(2)?,
                })
            },
            mapper: |it| Counts::from(it),
        }
    }
}
pub struct TryLockStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn try_lock() -> TryLockStmt {
    TryLockStmt(
        "select pg_try_advisory_xact_lock(hashtextextended('erasure ' || $1::bigint, 0))",
        None,
    )
}
impl TryLockStmt {
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
pub struct NextStepStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn next_step() -> NextStepStmt {
    NextStepStmt(
        "update erasure set step = $1::text, end_time = case when $1::text = 'done' then now() end where uid = $2",
        None,
    )
}
impl NextStepStmt {
    pub async fn prepare<'a, C: GenericClient>(
        mut self,
        client: &'a C,
    ) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        step: &'a T1,
        uid: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[step, uid]).await
    }
}
pub struct BalanceAndMembershipStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn balance_and_membership() -> BalanceAndMembershipStmt {
    BalanceAndMembershipStmt(
        "select balance, (exp_time > now()) is true as is_member from status where uid = $1",
        None,
    )
}
impl BalanceAndMembershipStmt {
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
    ) -> BalanceAndMembershipQuery<'c, 'a, 's, C, BalanceAndMembership, 1> {
        BalanceAndMembershipQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<BalanceAndMembership, tokio_postgres::Error> {
                    Ok(BalanceAndMembership {
                        balance: row.try_get(0)?,
                        is_member: row.try_get(1)?,
                    })
                },
            mapper: |it| BalanceAndMembership::from(it),
        }
    }
}
pub struct RemoveIdentityStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn remove_identity() -> RemoveIdentityStmt {
    RemoveIdentityStmt(
        "update account set erase_time = now(), login_name = null, phone = null, password_hash = null, password_login = null, name = $1, avatar = null, age = 0, sex = 0, signature = '', real_name = '', invite_code = 'erased-' || uid, worn_frame = null, suspended_until = null, suspend_reason = '', muted_until = null, mute_reason = '' where uid = $2",
        None,
    )
}
impl RemoveIdentityStmt {
    pub async fn prepare<'a, C: GenericClient>(
        mut self,
        client: &'a C,
    ) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        name: &'a T1,
        uid: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[name, uid]).await
    }
}
pub struct MarkAvatarUnusedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn mark_avatar_unused() -> MarkAvatarUnusedStmt {
    MarkAvatarUnusedStmt(
        "insert into unused_file (name, look_time) select distinct replace(avatar, '-256.jpg', w.width), now() + interval '1 hour' from account, unnest(array['-96.jpg', '-256.jpg', '-640.jpg']) as w (width) where uid = $1 and avatar is not null on conflict (name) do update set look_time = greatest(unused_file.look_time, excluded.look_time)",
        None,
    )
}
impl MarkAvatarUnusedStmt {
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
pub struct RemoveFromSearchStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn remove_from_search() -> RemoveFromSearchStmt {
    RemoveFromSearchStmt("delete from account_text where uid = $1", None)
}
impl RemoveFromSearchStmt {
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
pub struct EndMembershipStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn end_membership() -> EndMembershipStmt {
    EndMembershipStmt(
        "insert into vip_grant (uid, level_type, length, begin_time, end_time, ref_type, ref_id) select uid, 0, make_interval(secs => extract(epoch from now() - exp_time)::float8), now(), now(), 'erase', uid::text from status where uid = $1 and exp_time > now()",
        None,
    )
}
impl EndMembershipStmt {
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
pub struct EndYouthStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn end_youth() -> EndYouthStmt {
    EndYouthStmt(
        "update youth set pin_hash = null, allowed_until = null where uid = $1",
        None,
    )
}
impl EndYouthStmt {
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
pub struct DeleteReplacedPhonesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn delete_replaced_phones() -> DeleteReplacedPhonesStmt {
    DeleteReplacedPhonesStmt("delete from replaced_phone where uid = $1", None)
}
impl DeleteReplacedPhonesStmt {
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
pub struct FollowsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn follows() -> FollowsStmt {
    FollowsStmt(
        "(select uid, followee from follow where uid = $1 order by id limit $2) union all (select uid, followee from follow where followee = $1 order by id limit $2)",
        None,
    )
}
impl FollowsStmt {
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
        most: &'a i64,
    ) -> FollowsQuery<'c, 'a, 's, C, Follows, 2> {
        FollowsQuery {
            client,
            params: [uid, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Follows, tokio_postgres::Error> {
                Ok(Follows {
                    uid: row.try_get(0)?,
                    followee: row.try_get(1)?,
                })
            },
            mapper: |it| Follows::from(it),
        }
    }
}
pub struct BlocksStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn blocks() -> BlocksStmt {
    BlocksStmt(
        "select uid, blocked from block where uid = $1 order by id limit $2",
        None,
    )
}
impl BlocksStmt {
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
        most: &'a i64,
    ) -> BlocksQuery<'c, 'a, 's, C, Blocks, 2> {
        BlocksQuery {
            client,
            params: [uid, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Blocks, tokio_postgres::Error> {
                Ok(Blocks {
                    uid: row.try_get(0)?,
                    blocked: row.try_get(1)?,
                })
            },
            mapper: |it| Blocks::from(it),
        }
    }
}
pub struct LockAccountsWithErasedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_accounts_with_erased() -> LockAccountsWithErasedStmt {
    LockAccountsWithErasedStmt(
        "select uid from account where uid = any($1) order by uid for no key update",
        None,
    )
}
impl LockAccountsWithErasedStmt {
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
    ) -> I64Query<'c, 'a, 's, C, i64, 1> {
        I64Query {
            client,
            params: [uids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct NoticesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn notices() -> NoticesStmt {
    NoticesStmt(
        "select id from notice where uid = $1 order by place limit $2",
        None,
    )
}
impl NoticesStmt {
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
        most: &'a i64,
    ) -> I64Query<'c, 'a, 's, C, i64, 2> {
        I64Query {
            client,
            params: [uid, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct DeleteMessagesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn delete_messages() -> DeleteMessagesStmt {
    DeleteMessagesStmt(
        "delete from message where id in (select id from message where uid = $1 order by id limit $2) returning read",
        None,
    )
}
impl DeleteMessagesStmt {
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
        most: &'a i64,
    ) -> BoolQuery<'c, 'a, 's, C, bool, 2> {
        BoolQuery {
            client,
            params: [uid, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct DeletePrivateRowsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn delete_private_rows() -> DeletePrivateRowsStmt {
    DeletePrivateRowsStmt(
        "with f as (delete from favourite where uid = $1), o as (delete from account_note where uid = $1), r as (delete from reading where uid = $1), b as (delete from broadcast_read where uid = $1), y as (delete from youth where uid = $1), p as (delete from phone_held where uid = $1), x as (delete from data_export where uid = $1), n as (update name_change set before = '', after = '-' where uid = $1), i as (update invitation set device = '', network = '' where invitee = $1), m as (update measure set reason = '', end_reason = '' where uid = $1), a as (update appeal set content = '', answer = '' where uid = $1), k as (delete from keyless_purchase where login in (select id from login where uid = $1)) update report set detail = '' where uid = $1 and detail <> ''",
        None,
    )
}
impl DeletePrivateRowsStmt {
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
pub struct DeleteSubscriptionsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn delete_subscriptions() -> DeleteSubscriptionsStmt {
    DeleteSubscriptionsStmt("delete from book_subscription where uid = $1", None)
}
impl DeleteSubscriptionsStmt {
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
pub struct DeleteLoginsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn delete_logins() -> DeleteLoginsStmt {
    DeleteLoginsStmt(
        "delete from login where id in (select id from login where uid = $1 limit $2)",
        None,
    )
}
impl DeleteLoginsStmt {
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
        most: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[uid, most]).await
    }
}
pub struct CommentsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn comments() -> CommentsStmt {
    CommentsStmt(
        "select c.id, c.post_id from comment c join post p on p.id = c.post_id where c.uid = $1 and c.delete_time is null and not p.hidden and p.delete_time is null order by c.post_id, c.id limit $2",
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
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        uid: &'a i64,
        most: &'a i64,
    ) -> CommentsQuery<'c, 'a, 's, C, Comments, 2> {
        CommentsQuery {
            client,
            params: [uid, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Comments, tokio_postgres::Error> {
                Ok(Comments {
                    id: row.try_get(0)?,
                    post_id: row.try_get(1)?,
                })
            },
            mapper: |it| Comments::from(it),
        }
    }
}
pub struct PostsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn posts() -> PostsStmt {
    PostsStmt(
        "select id from post where uid = $1 and delete_time is null order by id limit $2",
        None,
    )
}
impl PostsStmt {
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
        most: &'a i64,
    ) -> I64Query<'c, 'a, 's, C, i64, 2> {
        I64Query {
            client,
            params: [uid, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct BlankCommentsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn blank_comments() -> BlankCommentsStmt {
    BlankCommentsStmt(
        "with gone as ( select c.id from comment c join post p on p.id = c.post_id where c.uid = $1 and (c.content <> '' or c.image is not null) and (c.delete_time is not null or ($2::boolean and (p.hidden or p.delete_time is not null))) order by c.id limit $3 for no key update of c ) update comment c set content = '', image = null, mentions = '[]', once_named = '[]' from gone where c.id = gone.id",
        None,
    )
}
impl BlankCommentsStmt {
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
        all: &'a bool,
        most: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[uid, all, most]).await
    }
}
pub struct BlankPostsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn blank_posts() -> BlankPostsStmt {
    BlankPostsStmt(
        "with gone as ( select id from post where uid = $1 and delete_time is not null and (title <> '' or content <> '' or images <> '[]' or video is not null) order by id limit $2 for no key update ) update post p set title = '', content = '', images = '[]', video = null, mentions = '[]' from gone where p.id = gone.id",
        None,
    )
}
impl BlankPostsStmt {
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
        most: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[uid, most]).await
    }
}
pub struct CheckMediaNowStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn check_media_now() -> CheckMediaNowStmt {
    CheckMediaNowStmt("update media set look_time = now() where uid = $1", None)
}
impl CheckMediaNowStmt {
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
