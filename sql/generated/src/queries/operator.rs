// This file was generated with `cornucopia`. Do not modify.

#[derive(Debug, Clone, PartialEq)]
pub struct Operators {
    pub id: i64,
    pub name: String,
    pub password_once: bool,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
    pub disabled_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub last_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub roles: Vec<String>,
}
pub struct OperatorsBorrowed<'a> {
    pub id: i64,
    pub name: &'a str,
    pub password_once: bool,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
    pub disabled_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub last_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub roles: crate::ArrayIterator<'a, &'a str>,
}
impl<'a> From<OperatorsBorrowed<'a>> for Operators {
    fn from(
        OperatorsBorrowed {
            id,
            name,
            password_once,
            create_time,
            disabled_time,
            last_time,
            roles,
        }: OperatorsBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            name: name.into(),
            password_once,
            create_time,
            disabled_time,
            last_time,
            roles: roles.map(|v| v.into()).collect(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct OperatorByName {
    pub id: i64,
    pub name: String,
    pub password_hash: String,
    pub password_once: bool,
    pub totp_sealed: Vec<u8>,
    pub disabled: bool,
}
pub struct OperatorByNameBorrowed<'a> {
    pub id: i64,
    pub name: &'a str,
    pub password_hash: &'a str,
    pub password_once: bool,
    pub totp_sealed: &'a [u8],
    pub disabled: bool,
}
impl<'a> From<OperatorByNameBorrowed<'a>> for OperatorByName {
    fn from(
        OperatorByNameBorrowed {
            id,
            name,
            password_hash,
            password_once,
            totp_sealed,
            disabled,
        }: OperatorByNameBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            name: name.into(),
            password_hash: password_hash.into(),
            password_once,
            totp_sealed: totp_sealed.into(),
            disabled,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct LockOperator {
    pub name: String,
    pub password_hash: String,
    pub disabled: bool,
    pub roles: Vec<String>,
}
pub struct LockOperatorBorrowed<'a> {
    pub name: &'a str,
    pub password_hash: &'a str,
    pub disabled: bool,
    pub roles: crate::ArrayIterator<'a, &'a str>,
}
impl<'a> From<LockOperatorBorrowed<'a>> for LockOperator {
    fn from(
        LockOperatorBorrowed {
            name,
            password_hash,
            disabled,
            roles,
        }: LockOperatorBorrowed<'a>,
    ) -> Self {
        Self {
            name: name.into(),
            password_hash: password_hash.into(),
            disabled,
            roles: roles.map(|v| v.into()).collect(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct AccessByName {
    pub disabled: bool,
    pub roles: Vec<String>,
}
pub struct AccessByNameBorrowed<'a> {
    pub disabled: bool,
    pub roles: crate::ArrayIterator<'a, &'a str>,
}
impl<'a> From<AccessByNameBorrowed<'a>> for AccessByName {
    fn from(AccessByNameBorrowed { disabled, roles }: AccessByNameBorrowed<'a>) -> Self {
        Self {
            disabled,
            roles: roles.map(|v| v.into()).collect(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Session {
    pub id: i64,
    pub name: String,
    pub password_once: bool,
    pub expire_time: chrono::DateTime<chrono::FixedOffset>,
    pub roles: Vec<String>,
}
pub struct SessionBorrowed<'a> {
    pub id: i64,
    pub name: &'a str,
    pub password_once: bool,
    pub expire_time: chrono::DateTime<chrono::FixedOffset>,
    pub roles: crate::ArrayIterator<'a, &'a str>,
}
impl<'a> From<SessionBorrowed<'a>> for Session {
    fn from(
        SessionBorrowed {
            id,
            name,
            password_once,
            expire_time,
            roles,
        }: SessionBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            name: name.into(),
            password_once,
            expire_time,
            roles: roles.map(|v| v.into()).collect(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct LogRow {
    pub id: i64,
    pub time: chrono::DateTime<chrono::FixedOffset>,
    pub actor: String,
    pub operator_id: Option<i64>,
    pub actor_name: String,
    pub action: String,
    pub subject_kind: String,
    pub subject_id: String,
    pub reason: String,
    pub before: Option<serde_json::Value>,
    pub after: Option<serde_json::Value>,
    pub request_id: String,
}
pub struct LogRowBorrowed<'a> {
    pub id: i64,
    pub time: chrono::DateTime<chrono::FixedOffset>,
    pub actor: &'a str,
    pub operator_id: Option<i64>,
    pub actor_name: &'a str,
    pub action: &'a str,
    pub subject_kind: &'a str,
    pub subject_id: &'a str,
    pub reason: &'a str,
    pub before: Option<postgres_types::Json<&'a serde_json::value::RawValue>>,
    pub after: Option<postgres_types::Json<&'a serde_json::value::RawValue>>,
    pub request_id: &'a str,
}
impl<'a> From<LogRowBorrowed<'a>> for LogRow {
    fn from(
        LogRowBorrowed {
            id,
            time,
            actor,
            operator_id,
            actor_name,
            action,
            subject_kind,
            subject_id,
            reason,
            before,
            after,
            request_id,
        }: LogRowBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            time,
            actor: actor.into(),
            operator_id,
            actor_name: actor_name.into(),
            action: action.into(),
            subject_kind: subject_kind.into(),
            subject_id: subject_id.into(),
            reason: reason.into(),
            before: before.map(|v| serde_json::from_str(v.0.get()).unwrap()),
            after: after.map(|v| serde_json::from_str(v.0.get()).unwrap()),
            request_id: request_id.into(),
        }
    }
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
pub struct OperatorsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<OperatorsBorrowed, tokio_postgres::Error>,
    mapper: fn(OperatorsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OperatorsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(OperatorsBorrowed) -> R) -> OperatorsQuery<'c, 'a, 's, C, R, N> {
        OperatorsQuery {
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
pub struct OperatorByNameQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<OperatorByNameBorrowed, tokio_postgres::Error>,
    mapper: fn(OperatorByNameBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OperatorByNameQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(OperatorByNameBorrowed) -> R,
    ) -> OperatorByNameQuery<'c, 'a, 's, C, R, N> {
        OperatorByNameQuery {
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
pub struct LockOperatorQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockOperatorBorrowed, tokio_postgres::Error>,
    mapper: fn(LockOperatorBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockOperatorQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(LockOperatorBorrowed) -> R,
    ) -> LockOperatorQuery<'c, 'a, 's, C, R, N> {
        LockOperatorQuery {
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
pub struct AccessByNameQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<AccessByNameBorrowed, tokio_postgres::Error>,
    mapper: fn(AccessByNameBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> AccessByNameQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(AccessByNameBorrowed) -> R,
    ) -> AccessByNameQuery<'c, 'a, 's, C, R, N> {
        AccessByNameQuery {
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
pub struct StringQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<&str, tokio_postgres::Error>,
    mapper: fn(&str) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> StringQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(&str) -> R) -> StringQuery<'c, 'a, 's, C, R, N> {
        StringQuery {
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
pub struct SessionQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<SessionBorrowed, tokio_postgres::Error>,
    mapper: fn(SessionBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> SessionQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(SessionBorrowed) -> R) -> SessionQuery<'c, 'a, 's, C, R, N> {
        SessionQuery {
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
pub struct LogRowQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LogRowBorrowed, tokio_postgres::Error>,
    mapper: fn(LogRowBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LogRowQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LogRowBorrowed) -> R) -> LogRowQuery<'c, 'a, 's, C, R, N> {
        LogRowQuery {
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
pub struct InsertOperatorStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_operator() -> InsertOperatorStmt {
    InsertOperatorStmt(
        "insert into operator (name, password_hash, totp_sealed) values ($1, $2, $3) on conflict (name) do nothing returning id",
        None,
    )
}
impl InsertOperatorStmt {
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
        T3: crate::BytesSql,
    >(
        &'s self,
        client: &'c C,
        name: &'a T1,
        password_hash: &'a T2,
        totp_sealed: &'a T3,
    ) -> I64Query<'c, 'a, 's, C, i64, 3> {
        I64Query {
            client,
            params: [name, password_hash, totp_sealed],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct SetRolesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn set_roles() -> SetRolesStmt {
    SetRolesStmt(
        "with gone as ( delete from operator_role where operator_id = $1 and role <> all($2::text[]) ) insert into operator_role (operator_id, role) select $1, role from unnest($2::text[]) as role on conflict do nothing",
        None,
    )
}
impl SetRolesStmt {
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
        T1: crate::StringSql,
        T2: crate::ArraySql<Item = T1>,
    >(
        &'s self,
        client: &'c C,
        id: &'a i64,
        roles: &'a T2,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[id, roles]).await
    }
}
pub struct OperatorsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn operators() -> OperatorsStmt {
    OperatorsStmt(
        "select o.id, o.name, o.password_once, o.create_time, o.disabled_time, (select max(s.create_time) from operator_session s where s.operator_id = o.id) as last_time, array(select r.role from operator_role r where r.operator_id = o.id order by r.role) as roles from operator o order by o.name",
        None,
    )
}
impl OperatorsStmt {
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
    ) -> OperatorsQuery<'c, 'a, 's, C, Operators, 0> {
        OperatorsQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<OperatorsBorrowed, tokio_postgres::Error> {
                    Ok(OperatorsBorrowed {
                        id: row.try_get(0)?,
                        name: row.try_get(1)?,
                        password_once: row.try_get(2)?,
                        create_time: row.try_get(3)?,
                        disabled_time: row.try_get(4)?,
                        last_time: row.try_get(5)?,
                        roles: row.try_get(6)?,
                    })
                },
            mapper: |it| Operators::from(it),
        }
    }
}
pub struct OperatorByNameStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn operator_by_name() -> OperatorByNameStmt {
    OperatorByNameStmt(
        "select id, name, password_hash, password_once, totp_sealed, disabled_time is not null as disabled from operator where name = $1",
        None,
    )
}
impl OperatorByNameStmt {
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
        name: &'a T1,
    ) -> OperatorByNameQuery<'c, 'a, 's, C, OperatorByName, 1> {
        OperatorByNameQuery {
            client,
            params: [name],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |
                row: &tokio_postgres::Row,
            | -> Result<OperatorByNameBorrowed, tokio_postgres::Error> {
                Ok(OperatorByNameBorrowed {
                    id: row.try_get(0)?,
                    name: row.try_get(1)?,
                    password_hash: row.try_get(2)?,
                    password_once: row.try_get(3)?,
                    totp_sealed: row.try_get(4)?,
                    disabled: row.try_get(5)?,
                })
            },
            mapper: |it| OperatorByName::from(it),
        }
    }
}
pub struct LockOperatorStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_operator() -> LockOperatorStmt {
    LockOperatorStmt(
        "select o.name, o.password_hash, o.disabled_time is not null as disabled, array(select r.role from operator_role r where r.operator_id = o.id order by r.role) as roles from operator o where o.id = $1 for no key update",
        None,
    )
}
impl LockOperatorStmt {
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
    ) -> LockOperatorQuery<'c, 'a, 's, C, LockOperator, 1> {
        LockOperatorQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<LockOperatorBorrowed, tokio_postgres::Error> {
                    Ok(LockOperatorBorrowed {
                        name: row.try_get(0)?,
                        password_hash: row.try_get(1)?,
                        disabled: row.try_get(2)?,
                        roles: row.try_get(3)?,
                    })
                },
            mapper: |it| LockOperator::from(it),
        }
    }
}
pub struct LockEnabledAdminsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_enabled_admins() -> LockEnabledAdminsStmt {
    LockEnabledAdminsStmt(
        "select o.id from operator o where o.disabled_time is null and exists (select from operator_role r where r.operator_id = o.id and r.role = 'admin') order by o.id for no key update",
        None,
    )
}
impl LockEnabledAdminsStmt {
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
pub struct HasEnabledAdminStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn has_enabled_admin() -> HasEnabledAdminStmt {
    HasEnabledAdminStmt(
        "select exists ( select from operator o join operator_role r on r.operator_id = o.id and r.role = 'admin' where o.disabled_time is null )",
        None,
    )
}
impl HasEnabledAdminStmt {
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
    ) -> BoolQuery<'c, 'a, 's, C, bool, 0> {
        BoolQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct AccessByNameStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn access_by_name() -> AccessByNameStmt {
    AccessByNameStmt(
        "select o.disabled_time is not null as disabled, array(select r.role from operator_role r where r.operator_id = o.id order by r.role) as roles from operator o where o.name = $1",
        None,
    )
}
impl AccessByNameStmt {
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
        name: &'a T1,
    ) -> AccessByNameQuery<'c, 'a, 's, C, AccessByName, 1> {
        AccessByNameQuery {
            client,
            params: [name],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<AccessByNameBorrowed, tokio_postgres::Error> {
                    Ok(AccessByNameBorrowed {
                        disabled: row.try_get(0)?,
                        roles: row.try_get(1)?,
                    })
                },
            mapper: |it| AccessByName::from(it),
        }
    }
}
pub struct SignInMakerStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn sign_in_maker() -> SignInMakerStmt {
    SignInMakerStmt(
        "with recursive could (name, who) as ( select name, name from unnest($1::text[]) as name union select c.name, l.actor_name from could c join operator_log l on l.subject_kind = 'operator' and l.subject_id = c.who where l.actor = 'operator' and l.time > $2 and l.action in ('operator.add', 'operator.password', 'operator.totp', 'operator.roles') ) select who from could where who <> name and who = any($1) order by who limit 1",
        None,
    )
}
impl SignInMakerStmt {
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
        names: &'a T2,
        since: &'a chrono::DateTime<chrono::FixedOffset>,
    ) -> StringQuery<'c, 'a, 's, C, String, 2> {
        StringQuery {
            client,
            params: [names, since],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it.into(),
        }
    }
}
pub struct UseCodeStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn use_code() -> UseCodeStmt {
    UseCodeStmt(
        "update operator set totp_last_step = $1 where id = $2 and totp_last_step < $1 and disabled_time is null",
        None,
    )
}
impl UseCodeStmt {
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
        step: &'a i64,
        id: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[step, id]).await
    }
}
pub struct SealAgainStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn seal_again() -> SealAgainStmt {
    SealAgainStmt(
        "update operator set totp_sealed = $1 where id = $2 and totp_sealed = $3",
        None,
    )
}
impl SealAgainStmt {
    pub async fn prepare<'a, C: GenericClient>(
        mut self,
        client: &'a C,
    ) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::BytesSql, T2: crate::BytesSql>(
        &'s self,
        client: &'c C,
        sealed: &'a T1,
        id: &'a i64,
        before: &'a T2,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[sealed, id, before]).await
    }
}
pub struct SetPasswordStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn set_password() -> SetPasswordStmt {
    SetPasswordStmt(
        "update operator set password_hash = $1, password_once = $2 where id = $3",
        None,
    )
}
impl SetPasswordStmt {
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
        password_hash: &'a T1,
        once: &'a bool,
        id: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[password_hash, once, id]).await
    }
}
pub struct SetTotpStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn set_totp() -> SetTotpStmt {
    SetTotpStmt(
        "update operator set totp_sealed = $1, totp_last_step = 0 where id = $2",
        None,
    )
}
impl SetTotpStmt {
    pub async fn prepare<'a, C: GenericClient>(
        mut self,
        client: &'a C,
    ) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::BytesSql>(
        &'s self,
        client: &'c C,
        totp_sealed: &'a T1,
        id: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[totp_sealed, id]).await
    }
}
pub struct DisableStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn disable() -> DisableStmt {
    DisableStmt(
        "update operator set disabled_time = $1 where id = $2 and disabled_time is null",
        None,
    )
}
impl DisableStmt {
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
        now: &'a chrono::DateTime<chrono::FixedOffset>,
        id: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[now, id]).await
    }
}
pub struct InsertSessionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_session() -> InsertSessionStmt {
    InsertSessionStmt(
        "insert into operator_session (token_hash, operator_id, create_time, expire_time, address, agent) values ($1, $2, $3, $4, $5, $6)",
        None,
    )
}
impl InsertSessionStmt {
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
        T1: crate::BytesSql,
        T2: crate::StringSql,
        T3: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        token_hash: &'a T1,
        operator_id: &'a i64,
        create_time: &'a chrono::DateTime<chrono::FixedOffset>,
        expire_time: &'a chrono::DateTime<chrono::FixedOffset>,
        address: &'a T2,
        agent: &'a T3,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[
                    token_hash,
                    operator_id,
                    create_time,
                    expire_time,
                    address,
                    agent,
                ],
            )
            .await
    }
}
pub struct SessionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn session() -> SessionStmt {
    SessionStmt(
        "select o.id, o.name, o.password_once, s.expire_time, array(select r.role from operator_role r where r.operator_id = o.id order by r.role) as roles from operator_session s join operator o on o.id = s.operator_id where s.token_hash = $1 and s.end_time is null and s.expire_time > $2 and o.disabled_time is null",
        None,
    )
}
impl SessionStmt {
    pub async fn prepare<'a, C: GenericClient>(
        mut self,
        client: &'a C,
    ) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::BytesSql>(
        &'s self,
        client: &'c C,
        token_hash: &'a T1,
        now: &'a chrono::DateTime<chrono::FixedOffset>,
    ) -> SessionQuery<'c, 'a, 's, C, Session, 2> {
        SessionQuery {
            client,
            params: [token_hash, now],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<SessionBorrowed, tokio_postgres::Error> {
                    Ok(SessionBorrowed {
                        id: row.try_get(0)?,
                        name: row.try_get(1)?,
                        password_once: row.try_get(2)?,
                        expire_time: row.try_get(3)?,
                        roles: row.try_get(4)?,
                    })
                },
            mapper: |it| Session::from(it),
        }
    }
}
pub struct EndSessionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn end_session() -> EndSessionStmt {
    EndSessionStmt(
        "update operator_session set end_time = $1 where token_hash = $2 and end_time is null",
        None,
    )
}
impl EndSessionStmt {
    pub async fn prepare<'a, C: GenericClient>(
        mut self,
        client: &'a C,
    ) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::BytesSql>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::FixedOffset>,
        token_hash: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[now, token_hash]).await
    }
}
pub struct EndSessionsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn end_sessions() -> EndSessionsStmt {
    EndSessionsStmt(
        "update operator_session set end_time = $1 where operator_id = $2 and end_time is null and token_hash is distinct from $3",
        None,
    )
}
impl EndSessionsStmt {
    pub async fn prepare<'a, C: GenericClient>(
        mut self,
        client: &'a C,
    ) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::BytesSql>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::FixedOffset>,
        id: &'a i64,
        kept: &'a Option<T1>,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[now, id, kept]).await
    }
}
pub struct InsertLogStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_log() -> InsertLogStmt {
    InsertLogStmt(
        "insert into operator_log (actor, operator_id, actor_name, action, subject_kind, subject_id, reason, before, after, request_id) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id",
        None,
    )
}
impl InsertLogStmt {
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
        T4: crate::StringSql,
        T5: crate::StringSql,
        T6: crate::StringSql,
        T7: crate::JsonSql,
        T8: crate::JsonSql,
        T9: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        actor: &'a T1,
        operator_id: &'a Option<i64>,
        actor_name: &'a T2,
        action: &'a T3,
        subject_kind: &'a T4,
        subject_id: &'a T5,
        reason: &'a T6,
        before: &'a Option<T7>,
        after: &'a Option<T8>,
        request_id: &'a T9,
    ) -> I64Query<'c, 'a, 's, C, i64, 10> {
        I64Query {
            client,
            params: [
                actor,
                operator_id,
                actor_name,
                action,
                subject_kind,
                subject_id,
                reason,
                before,
                after,
                request_id,
            ],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct LogPageStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn log_page() -> LogPageStmt {
    LogPageStmt(
        "select id, time, actor, operator_id, actor_name, action, subject_kind, subject_id, reason, before, after, request_id from operator_log where id < $1 and ($2::text is null or actor_name = $2) and ($3::text is null or action = $3) and ($4::text is null or subject_kind = $4) and ($5::text is null or subject_id = $5) and ($6::timestamptz is null or time >= $6) and ($7::timestamptz is null or time < $7) order by id desc limit $8",
        None,
    )
}
impl LogPageStmt {
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
        T4: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        below: &'a i64,
        actor_name: &'a Option<T1>,
        action: &'a Option<T2>,
        subject_kind: &'a Option<T3>,
        subject_id: &'a Option<T4>,
        since: &'a Option<chrono::DateTime<chrono::FixedOffset>>,
        until: &'a Option<chrono::DateTime<chrono::FixedOffset>>,
        size: &'a i64,
    ) -> LogRowQuery<'c, 'a, 's, C, LogRow, 8> {
        LogRowQuery {
            client,
            params: [
                below,
                actor_name,
                action,
                subject_kind,
                subject_id,
                since,
                until,
                size,
            ],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<LogRowBorrowed, tokio_postgres::Error> {
                    Ok(LogRowBorrowed {
                        id: row.try_get(0)?,
                        time: row.try_get(1)?,
                        actor: row.try_get(2)?,
                        operator_id: row.try_get(3)?,
                        actor_name: row.try_get(4)?,
                        action: row.try_get(5)?,
                        subject_kind: row.try_get(6)?,
                        subject_id: row.try_get(7)?,
                        reason: row.try_get(8)?,
                        before: row.try_get(9)?,
                        after: row.try_get(10)?,
                        request_id: row.try_get(11)?,
                    })
                },
            mapper: |it| LogRow::from(it),
        }
    }
}
pub struct LogOfStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn log_of() -> LogOfStmt {
    LogOfStmt(
        "select id, time, actor, operator_id, actor_name, action, subject_kind, subject_id, reason, before, after, request_id from operator_log where subject_kind = $1 and subject_id = $2 order by id desc limit $3",
        None,
    )
}
impl LogOfStmt {
    pub async fn prepare<'a, C: GenericClient>(
        mut self,
        client: &'a C,
    ) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        subject_kind: &'a T1,
        subject_id: &'a T2,
        size: &'a i64,
    ) -> LogRowQuery<'c, 'a, 's, C, LogRow, 3> {
        LogRowQuery {
            client,
            params: [subject_kind, subject_id, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<LogRowBorrowed, tokio_postgres::Error> {
                    Ok(LogRowBorrowed {
                        id: row.try_get(0)?,
                        time: row.try_get(1)?,
                        actor: row.try_get(2)?,
                        operator_id: row.try_get(3)?,
                        actor_name: row.try_get(4)?,
                        action: row.try_get(5)?,
                        subject_kind: row.try_get(6)?,
                        subject_id: row.try_get(7)?,
                        reason: row.try_get(8)?,
                        before: row.try_get(9)?,
                        after: row.try_get(10)?,
                        request_id: row.try_get(11)?,
                    })
                },
            mapper: |it| LogRow::from(it),
        }
    }
}
pub struct LogOfActionsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn log_of_actions() -> LogOfActionsStmt {
    LogOfActionsStmt(
        "select id, time, actor, operator_id, actor_name, action, subject_kind, subject_id, reason, before, after, request_id from operator_log where subject_kind = $1 and subject_id = $2 and action = any($3) order by id desc limit $4",
        None,
    )
}
impl LogOfActionsStmt {
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
        T4: crate::ArraySql<Item = T3>,
    >(
        &'s self,
        client: &'c C,
        subject_kind: &'a T1,
        subject_id: &'a T2,
        actions: &'a T4,
        size: &'a i64,
    ) -> LogRowQuery<'c, 'a, 's, C, LogRow, 4> {
        LogRowQuery {
            client,
            params: [subject_kind, subject_id, actions, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<LogRowBorrowed, tokio_postgres::Error> {
                    Ok(LogRowBorrowed {
                        id: row.try_get(0)?,
                        time: row.try_get(1)?,
                        actor: row.try_get(2)?,
                        operator_id: row.try_get(3)?,
                        actor_name: row.try_get(4)?,
                        action: row.try_get(5)?,
                        subject_kind: row.try_get(6)?,
                        subject_id: row.try_get(7)?,
                        reason: row.try_get(8)?,
                        before: row.try_get(9)?,
                        after: row.try_get(10)?,
                        request_id: row.try_get(11)?,
                    })
                },
            mapper: |it| LogRow::from(it),
        }
    }
}
