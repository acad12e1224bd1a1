// This file was generated with `cornucopia`. Do not modify.

#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Used {
    pub enabled: bool,
    pub minutes: i32,
    pub counted: bool,
    pub hour: i32,
    pub allowed_until: Option<chrono::DateTime<chrono::FixedOffset>>,
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct UsedQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Used, tokio_postgres::Error>,
    mapper: fn(Used) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> UsedQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Used) -> R) -> UsedQuery<'c, 'a, 's, C, R, N> {
        UsedQuery {
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
pub struct OptionStringQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Option<&str>, tokio_postgres::Error>,
    mapper: fn(Option<&str>) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OptionStringQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Option<&str>) -> R) -> OptionStringQuery<'c, 'a, 's, C, R, N> {
        OptionStringQuery {
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
pub struct UsedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn used() -> UsedStmt {
    UsedStmt(
        "select pin_hash is not null as enabled, case when day = ($1::timestamptz at time zone $2::text)::date then minutes else 0 end as minutes, coalesce(last_minute >= date_trunc('minute', $1::timestamptz), false) as counted, extract(hour from $1::timestamptz at time zone $2::text)::int as hour, allowed_until from youth where uid = $3",
        None,
    )
}
impl UsedStmt {
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
        now: &'a chrono::DateTime<chrono::FixedOffset>,
        zone: &'a T1,
        uid: &'a i64,
    ) -> UsedQuery<'c, 'a, 's, C, Used, 3> {
        UsedQuery {
            client,
            params: [now, zone, uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Used, tokio_postgres::Error> {
                Ok(Used {
                    enabled: row.try_get(0)?,
                    minutes: row.try_get(1)?,
                    counted: row.try_get(2)?,
                    hour: row.try_get(3)?,
                    allowed_until: row.try_get(4)?,
                })
            },
            mapper: |it| Used::from(it),
        }
    }
}
pub struct CountMinuteStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn count_minute() -> CountMinuteStmt {
    CountMinuteStmt(
        "update youth set minutes = case when day = ($1::timestamptz at time zone $2::text)::date then least(minutes + 1, 1440) else 1 end, day = ($1::timestamptz at time zone $2::text)::date, last_minute = date_trunc('minute', $1::timestamptz) where uid = $3 and pin_hash is not null and (last_minute is null or last_minute < date_trunc('minute', $1::timestamptz))",
        None,
    )
}
impl CountMinuteStmt {
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
        now: &'a chrono::DateTime<chrono::FixedOffset>,
        zone: &'a T1,
        uid: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[now, zone, uid]).await
    }
}
pub struct PinHashStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn pin_hash() -> PinHashStmt {
    PinHashStmt("select pin_hash from youth where uid = $1", None)
}
impl PinHashStmt {
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
    ) -> OptionStringQuery<'c, 'a, 's, C, Option<String>, 1> {
        OptionStringQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it.map(|v| v.into()),
        }
    }
}
pub struct EnableStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn enable() -> EnableStmt {
    EnableStmt(
        "insert into youth (uid, pin_hash, day) values ($1, $2, ($3::timestamptz at time zone $4::text)::date) on conflict (uid) do update set pin_hash = excluded.pin_hash, allowed_until = null where youth.pin_hash is null",
        None,
    )
}
impl EnableStmt {
    pub async fn prepare<'a, C: GenericClient>(
        mut self,
        client: &'a C,
    ) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        uid: &'a i64,
        pin_hash: &'a T1,
        now: &'a chrono::DateTime<chrono::FixedOffset>,
        zone: &'a T2,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[uid, pin_hash, now, zone]).await
    }
}
pub struct DisableStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn disable() -> DisableStmt {
    DisableStmt(
        "update youth set pin_hash = null, allowed_until = null where uid = $1 and pin_hash = $2",
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
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        uid: &'a i64,
        pin_hash: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[uid, pin_hash]).await
    }
}
pub struct AllowUntilStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn allow_until() -> AllowUntilStmt {
    AllowUntilStmt(
        "update youth set allowed_until = $1::timestamptz where uid = $2 and pin_hash = $3",
        None,
    )
}
impl AllowUntilStmt {
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
        until: &'a chrono::DateTime<chrono::FixedOffset>,
        uid: &'a i64,
        pin_hash: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[until, uid, pin_hash]).await
    }
}
