// This file was generated with `cornucopia`. Do not modify.

#[derive(Debug, Clone, PartialEq, Copy)]
pub struct LiveAmong {
    pub id: uuid::Uuid,
    pub uid: i64,
    pub left_ms: f64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct LiveLogins {
    pub uid: i64,
    pub id: uuid::Uuid,
}
#[derive(Debug, Clone, PartialEq)]
pub struct RedeemTickets {
    pub secret_hash: Vec<u8>,
    pub uid: i64,
    pub login_id: uuid::Uuid,
    pub left_ms: f64,
}
pub struct RedeemTicketsBorrowed<'a> {
    pub secret_hash: &'a [u8],
    pub uid: i64,
    pub login_id: uuid::Uuid,
    pub left_ms: f64,
}
impl<'a> From<RedeemTicketsBorrowed<'a>> for RedeemTickets {
    fn from(
        RedeemTicketsBorrowed {
            secret_hash,
            uid,
            login_id,
            left_ms,
        }: RedeemTicketsBorrowed<'a>,
    ) -> Self {
        Self {
            secret_hash: secret_hash.into(),
            uid,
            login_id,
            left_ms,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct LoginsOf {
    pub id: uuid::Uuid,
    pub agent: String,
    pub address: String,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
    pub last_time: chrono::DateTime<chrono::FixedOffset>,
}
pub struct LoginsOfBorrowed<'a> {
    pub id: uuid::Uuid,
    pub agent: &'a str,
    pub address: &'a str,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
    pub last_time: chrono::DateTime<chrono::FixedOffset>,
}
impl<'a> From<LoginsOfBorrowed<'a>> for LoginsOf {
    fn from(
        LoginsOfBorrowed {
            id,
            agent,
            address,
            create_time,
            last_time,
        }: LoginsOfBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            agent: agent.into(),
            address: address.into(),
            create_time,
            last_time,
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
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
pub struct LiveAmongQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LiveAmong, tokio_postgres::Error>,
    mapper: fn(LiveAmong) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LiveAmongQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LiveAmong) -> R) -> LiveAmongQuery<'c, 'a, 's, C, R, N> {
        LiveAmongQuery {
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
pub struct LiveLoginsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LiveLogins, tokio_postgres::Error>,
    mapper: fn(LiveLogins) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LiveLoginsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LiveLogins) -> R) -> LiveLoginsQuery<'c, 'a, 's, C, R, N> {
        LiveLoginsQuery {
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
pub struct UuidUuidQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<uuid::Uuid, tokio_postgres::Error>,
    mapper: fn(uuid::Uuid) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> UuidUuidQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(uuid::Uuid) -> R) -> UuidUuidQuery<'c, 'a, 's, C, R, N> {
        UuidUuidQuery {
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
pub struct RedeemTicketsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<RedeemTicketsBorrowed, tokio_postgres::Error>,
    mapper: fn(RedeemTicketsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> RedeemTicketsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(RedeemTicketsBorrowed) -> R,
    ) -> RedeemTicketsQuery<'c, 'a, 's, C, R, N> {
        RedeemTicketsQuery {
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
pub struct LoginsOfQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LoginsOfBorrowed, tokio_postgres::Error>,
    mapper: fn(LoginsOfBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LoginsOfQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LoginsOfBorrowed) -> R) -> LoginsOfQuery<'c, 'a, 's, C, R, N> {
        LoginsOfQuery {
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
pub struct F64Query<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<f64, tokio_postgres::Error>,
    mapper: fn(f64) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> F64Query<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(f64) -> R) -> F64Query<'c, 'a, 's, C, R, N> {
        F64Query {
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
pub struct InsertLoginStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_login() -> InsertLoginStmt {
    InsertLoginStmt(
        "with proven as materialized ( select uid from account where uid = $1 and password_hash is not distinct from coalesce($2, password_hash) and phone is not distinct from coalesce($3, phone) and (suspended_until is null or suspended_until <= clock_timestamp()) for share ) insert into login (id, uid, device_id, agent, address, create_time, expire_time) select $4, uid, $5, $6, $7, clock_timestamp(), clock_timestamp() + make_interval(secs => $8) from proven",
        None,
    )
}
impl InsertLoginStmt {
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
        T2: crate::StringSql,
        T3: crate::StringSql,
        T4: crate::StringSql,
        T5: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        uid: &'a i64,
        password_hash: &'a Option<T1>,
        phone: &'a Option<T2>,
        id: &'a uuid::Uuid,
        device_id: &'a T3,
        agent: &'a T4,
        address: &'a T5,
        life_s: &'a f64,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[
                    uid,
                    password_hash,
                    phone,
                    id,
                    device_id,
                    agent,
                    address,
                    life_s,
                ],
            )
            .await
    }
}
pub struct IsNewDeviceStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn is_new_device() -> IsNewDeviceStmt {
    IsNewDeviceStmt(
        "select exists (select from login where uid = $1 and id <> $2) and not exists ( select from login where uid = $1 and id <> $2 and device_id = $3 and ($3::text <> '' or agent = $4 and case when address = '' then $5::text = '' else $5::text <> '' and address::inet <<= ($5::text)::inet end) ) as is_new",
        None,
    )
}
impl IsNewDeviceStmt {
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
        uid: &'a i64,
        id: &'a uuid::Uuid,
        device_id: &'a T1,
        agent: &'a T2,
        network: &'a T3,
    ) -> BoolQuery<'c, 'a, 's, C, bool, 5> {
        BoolQuery {
            client,
            params: [uid, id, device_id, agent, network],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct LiveAmongStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn live_among() -> LiveAmongStmt {
    LiveAmongStmt(
        "select id, uid, (extract(epoch from expire_time - now()) * 1000)::float8 as left_ms from login where id = any($1) and end_time is null and expire_time > now()",
        None,
    )
}
impl LiveAmongStmt {
    pub async fn prepare<'a, C: GenericClient>(
        mut self,
        client: &'a C,
    ) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        ids: &'a T1,
    ) -> LiveAmongQuery<'c, 'a, 's, C, LiveAmong, 1> {
        LiveAmongQuery {
            client,
            params: [ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LiveAmong, tokio_postgres::Error> {
                Ok(LiveAmong {
                    id: row.try_get(0)?,
                    uid: row.try_get(1)?,
                    left_ms: row.try_get(2)?,
                })
            },
            mapper: |it| LiveAmong::from(it),
        }
    }
}
pub struct LiveLoginsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn live_logins() -> LiveLoginsStmt {
    LiveLoginsStmt(
        "select uid, id from login where uid = any($1) and end_time is null and expire_time > now()",
        None,
    )
}
impl LiveLoginsStmt {
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
    ) -> LiveLoginsQuery<'c, 'a, 's, C, LiveLogins, 1> {
        LiveLoginsQuery {
            client,
            params: [uids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LiveLogins, tokio_postgres::Error> {
                Ok(LiveLogins {
                    uid: row.try_get(0)?,
                    id: row.try_get(1)?,
                })
            },
            mapper: |it| LiveLogins::from(it),
        }
    }
}
pub struct EndLoginStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn end_login() -> EndLoginStmt {
    EndLoginStmt(
        "update login set end_time = now(), end_reason = $1 where id = $2 and uid = $3 and end_time is null returning id",
        None,
    )
}
impl EndLoginStmt {
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
        reason: &'a T1,
        id: &'a uuid::Uuid,
        uid: &'a i64,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3> {
        UuidUuidQuery {
            client,
            params: [reason, id, uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct EndOtherLoginsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn end_other_logins() -> EndOtherLoginsStmt {
    EndOtherLoginsStmt(
        "update login set end_time = now(), end_reason = $1 where uid = $2 and end_time is null and id is distinct from $3 returning id",
        None,
    )
}
impl EndOtherLoginsStmt {
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
        reason: &'a T1,
        uid: &'a i64,
        kept: &'a Option<uuid::Uuid>,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 3> {
        UuidUuidQuery {
            client,
            params: [reason, uid, kept],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct InsertTicketsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_tickets() -> InsertTicketsStmt {
    InsertTicketsStmt(
        "with seen as ( update login set last_time = now() where id in ( select id from login where id = any($1::uuid[]) and last_time < now() - interval '1 minute' order by id for update ) ) insert into ticket (secret_hash, login_id, uid, expire_time) select secret_hash, login_id, uid, now() + make_interval(secs => life_s) from unnest($2::bytea[], $1::uuid[], $3::bigint[], $4::float8[]) as t (secret_hash, login_id, uid, life_s)",
        None,
    )
}
impl InsertTicketsStmt {
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
        T1: crate::ArraySql<Item = uuid::Uuid>,
        T2: crate::BytesSql,
        T3: crate::ArraySql<Item = T2>,
        T4: crate::ArraySql<Item = i64>,
        T5: crate::ArraySql<Item = f64>,
    >(
        &'s self,
        client: &'c C,
        login_ids: &'a T1,
        secret_hashes: &'a T3,
        uids: &'a T4,
        life_ss: &'a T5,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[login_ids, secret_hashes, uids, life_ss])
            .await
    }
}
pub struct RedeemTicketsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn redeem_tickets() -> RedeemTicketsStmt {
    RedeemTicketsStmt(
        "delete from ticket t using unnest($1::bytea[]) as asked (secret_hash), login l where t.secret_hash = asked.secret_hash and t.expire_time > now() and l.id = t.login_id and l.end_time is null and l.expire_time > now() returning t.secret_hash, t.uid, t.login_id, (extract(epoch from l.expire_time - now()) * 1000)::float8 as left_ms",
        None,
    )
}
impl RedeemTicketsStmt {
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
        T1: crate::BytesSql,
        T2: crate::ArraySql<Item = T1>,
    >(
        &'s self,
        client: &'c C,
        secret_hashes: &'a T2,
    ) -> RedeemTicketsQuery<'c, 'a, 's, C, RedeemTickets, 1> {
        RedeemTicketsQuery {
            client,
            params: [secret_hashes],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<RedeemTicketsBorrowed, tokio_postgres::Error> {
                    Ok(RedeemTicketsBorrowed {
                        secret_hash: row.try_get(0)?,
                        uid: row.try_get(1)?,
                        login_id: row.try_get(2)?,
                        left_ms: row.try_get(3)?,
                    })
                },
            mapper: |it| RedeemTickets::from(it),
        }
    }
}
pub struct DeleteExpiredTicketsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn delete_expired_tickets() -> DeleteExpiredTicketsStmt {
    DeleteExpiredTicketsStmt("delete from ticket where expire_time < now()", None)
}
impl DeleteExpiredTicketsStmt {
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
pub struct LoginsOfStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn logins_of() -> LoginsOfStmt {
    LoginsOfStmt(
        "select id, agent, address, create_time, last_time from login where uid = $1 and end_time is null and expire_time > now() order by id = $2 desc, create_time desc, id desc limit $3",
        None,
    )
}
impl LoginsOfStmt {
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
        current: &'a uuid::Uuid,
        most: &'a i64,
    ) -> LoginsOfQuery<'c, 'a, 's, C, LoginsOf, 3> {
        LoginsOfQuery {
            client,
            params: [uid, current, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<LoginsOfBorrowed, tokio_postgres::Error> {
                    Ok(LoginsOfBorrowed {
                        id: row.try_get(0)?,
                        agent: row.try_get(1)?,
                        address: row.try_get(2)?,
                        create_time: row.try_get(3)?,
                        last_time: row.try_get(4)?,
                    })
                },
            mapper: |it| LoginsOf::from(it),
        }
    }
}
pub struct ProlongLoginStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn prolong_login() -> ProlongLoginStmt {
    ProlongLoginStmt(
        "update login set expire_time = greatest(expire_time, now() + make_interval(secs => $1)), last_time = now() where id = $2 and uid = $3 and end_time is null and expire_time > now() returning (extract(epoch from expire_time - now()) * 1000)::float8 as left_ms",
        None,
    )
}
impl ProlongLoginStmt {
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
        life_s: &'a f64,
        id: &'a uuid::Uuid,
        uid: &'a i64,
    ) -> F64Query<'c, 'a, 's, C, f64, 3> {
        F64Query {
            client,
            params: [life_s, id, uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
