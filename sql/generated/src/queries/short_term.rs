// This file was generated with `cornucopia`. Do not modify.

#[derive(Debug, Clone, PartialEq)]
pub struct LockLogs {
    pub key: String,
    pub uses: Vec<i64>,
    pub used: i64,
}
pub struct LockLogsBorrowed<'a> {
    pub key: &'a str,
    pub uses: crate::ArrayIterator<'a, i64>,
    pub used: i64,
}
impl<'a> From<LockLogsBorrowed<'a>> for LockLogs {
    fn from(LockLogsBorrowed { key, uses, used }: LockLogsBorrowed<'a>) -> Self {
        Self {
            key: key.into(),
            uses: uses.map(|v| v).collect(),
            used,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct LockCode {
    pub hash: Vec<u8>,
    pub tries: i32,
}
pub struct LockCodeBorrowed<'a> {
    pub hash: &'a [u8],
    pub tries: i32,
}
impl<'a> From<LockCodeBorrowed<'a>> for LockCode {
    fn from(LockCodeBorrowed { hash, tries }: LockCodeBorrowed<'a>) -> Self {
        Self {
            hash: hash.into(),
            tries,
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct LockLogsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockLogsBorrowed, tokio_postgres::Error>,
    mapper: fn(LockLogsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockLogsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LockLogsBorrowed) -> R) -> LockLogsQuery<'c, 'a, 's, C, R, N> {
        LockLogsQuery {
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
pub struct LockCodeQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockCodeBorrowed, tokio_postgres::Error>,
    mapper: fn(LockCodeBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockCodeQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LockCodeBorrowed) -> R) -> LockCodeQuery<'c, 'a, 's, C, R, N> {
        LockCodeQuery {
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
pub struct Vecu8Query<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<&[u8], tokio_postgres::Error>,
    mapper: fn(&[u8]) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> Vecu8Query<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(&[u8]) -> R) -> Vecu8Query<'c, 'a, 's, C, R, N> {
        Vecu8Query {
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
pub struct LockLogsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_logs() -> LockLogsStmt {
    LockLogsStmt(
        "insert into limit_log (key, uses, used, expire_ms) select key, '{}', 0, 0 from unnest($1::text[]) as key order by key on conflict (key) do update set key = excluded.key returning key, uses, used",
        None,
    )
}
impl LockLogsStmt {
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
        keys: &'a T2,
    ) -> LockLogsQuery<'c, 'a, 's, C, LockLogs, 1> {
        LockLogsQuery {
            client,
            params: [keys],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<LockLogsBorrowed, tokio_postgres::Error> {
                    Ok(LockLogsBorrowed {
                        key: row.try_get(0)?,
                        uses: row.try_get(1)?,
                        used: row.try_get(2)?,
                    })
                },
            mapper: |it| LockLogs::from(it),
        }
    }
}
pub struct KeepLogsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn keep_logs() -> KeepLogsStmt {
    KeepLogsStmt(
        "update limit_log l set uses = k.uses::bigint[], used = k.used, expire_ms = k.expire_ms from unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[]) as k (key, uses, used, expire_ms) where l.key = k.key",
        None,
    )
}
impl KeepLogsStmt {
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
        T3: crate::StringSql,
        T4: crate::ArraySql<Item = T3>,
        T5: crate::ArraySql<Item = i64>,
        T6: crate::ArraySql<Item = i64>,
    >(
        &'s self,
        client: &'c C,
        keys: &'a T2,
        uses: &'a T4,
        useds: &'a T5,
        expiries: &'a T6,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[keys, uses, useds, expiries]).await
    }
}
pub struct SetUsesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn set_uses() -> SetUsesStmt {
    SetUsesStmt("update limit_log set uses = $1 where key = $2", None)
}
impl SetUsesStmt {
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
    >(
        &'s self,
        client: &'c C,
        uses: &'a T1,
        key: &'a T2,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[uses, key]).await
    }
}
pub struct DeleteLogsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn delete_logs() -> DeleteLogsStmt {
    DeleteLogsStmt("delete from limit_log where key = any($1::text[])", None)
}
impl DeleteLogsStmt {
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
        keys: &'a T2,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[keys]).await
    }
}
pub struct DeleteExpiredLogsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn delete_expired_logs() -> DeleteExpiredLogsStmt {
    DeleteExpiredLogsStmt("delete from limit_log where expire_ms <= $1", None)
}
impl DeleteExpiredLogsStmt {
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
        now_ms: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[now_ms]).await
    }
}
pub struct PutCodeStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn put_code() -> PutCodeStmt {
    PutCodeStmt(
        "insert into code (key, hash, expire_ms) values ($1, $2, $3) on conflict (key) do update set hash = excluded.hash, tries = 0, expire_ms = excluded.expire_ms",
        None,
    )
}
impl PutCodeStmt {
    pub async fn prepare<'a, C: GenericClient>(
        mut self,
        client: &'a C,
    ) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::BytesSql>(
        &'s self,
        client: &'c C,
        key: &'a T1,
        hash: &'a T2,
        expire_ms: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[key, hash, expire_ms]).await
    }
}
pub struct LockCodeStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_code() -> LockCodeStmt {
    LockCodeStmt(
        "select hash, tries from code where key = $1 and expire_ms > $2 and expire_ms <= $3 for update",
        None,
    )
}
impl LockCodeStmt {
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
        key: &'a T1,
        now_ms: &'a i64,
        latest_ms: &'a i64,
    ) -> LockCodeQuery<'c, 'a, 's, C, LockCode, 3> {
        LockCodeQuery {
            client,
            params: [key, now_ms, latest_ms],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<LockCodeBorrowed, tokio_postgres::Error> {
                    Ok(LockCodeBorrowed {
                        hash: row.try_get(0)?,
                        tries: row.try_get(1)?,
                    })
                },
            mapper: |it| LockCode::from(it),
        }
    }
}
pub struct StoredCodeStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn stored_code() -> StoredCodeStmt {
    StoredCodeStmt(
        "select hash from code where key = $1 and expire_ms > $2 and expire_ms <= $3",
        None,
    )
}
impl StoredCodeStmt {
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
        key: &'a T1,
        now_ms: &'a i64,
        latest_ms: &'a i64,
    ) -> Vecu8Query<'c, 'a, 's, C, Vec<u8>, 3> {
        Vecu8Query {
            client,
            params: [key, now_ms, latest_ms],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it.into(),
        }
    }
}
pub struct CountTryStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn count_try() -> CountTryStmt {
    CountTryStmt("update code set tries = tries + 1 where key = $1", None)
}
impl CountTryStmt {
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
        key: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[key]).await
    }
}
pub struct DeleteCodeStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn delete_code() -> DeleteCodeStmt {
    DeleteCodeStmt("delete from code where key = $1", None)
}
impl DeleteCodeStmt {
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
        key: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[key]).await
    }
}
pub struct DeleteExpiredCodesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn delete_expired_codes() -> DeleteExpiredCodesStmt {
    DeleteExpiredCodesStmt("delete from code where expire_ms <= $1", None)
}
impl DeleteExpiredCodesStmt {
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
        now_ms: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[now_ms]).await
    }
}
pub struct DayEndStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn day_end() -> DayEndStmt {
    DayEndStmt(
        "select (date_trunc('day', $1::timestamptz at time zone $2::text) + interval '1 day') at time zone $2 as day_end",
        None,
    )
}
impl DayEndStmt {
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
        at: &'a chrono::DateTime<chrono::FixedOffset>,
        zone: &'a T1,
    ) -> ChronoDateTimechronoFixedOffsetQuery<'c, 'a, 's, C, chrono::DateTime<chrono::FixedOffset>, 2>
    {
        ChronoDateTimechronoFixedOffsetQuery {
            client,
            params: [at, zone],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct DayBeginStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn day_begin() -> DayBeginStmt {
    DayBeginStmt(
        "select date_trunc('day', now() at time zone $1::text) at time zone $1 as day_begin",
        None,
    )
}
impl DayBeginStmt {
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
        zone: &'a T1,
    ) -> ChronoDateTimechronoFixedOffsetQuery<'c, 'a, 's, C, chrono::DateTime<chrono::FixedOffset>, 1>
    {
        ChronoDateTimechronoFixedOffsetQuery {
            client,
            params: [zone],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
