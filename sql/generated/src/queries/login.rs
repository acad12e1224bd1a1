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
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct RenewLogin {
    pub left_ms: f64,
    pub begun: bool,
    pub issued: bool,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct TokenStandings {
    pub known: bool,
    pub used: bool,
    pub left_ms: Option<f64>,
    pub has_tokens: bool,
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
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
pub struct RenewLoginQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<RenewLogin, tokio_postgres::Error>,
    mapper: fn(RenewLogin) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> RenewLoginQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(RenewLogin) -> R) -> RenewLoginQuery<'c, 'a, 's, C, R, N> {
        RenewLoginQuery {
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
pub struct TokenStandingsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<TokenStandings, tokio_postgres::Error>,
    mapper: fn(TokenStandings) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> TokenStandingsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(TokenStandings) -> R,
    ) -> TokenStandingsQuery<'c, 'a, 's, C, R, N> {
        TokenStandingsQuery {
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
pub struct InsertLoginStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_login() -> InsertLoginStmt {
    InsertLoginStmt(
        "with proven as materialized ( select uid from account where uid = $1 and password_hash is not distinct from coalesce($2, password_hash) and phone is not distinct from coalesce($3, phone) and (suspended_until is null or suspended_until <= clock_timestamp()) for no key update ), inserted as ( insert into login (id, uid, device_id, agent, address, create_time, expire_time) select $4, uid, $5, $6, $7, clock_timestamp(), clock_timestamp() + make_interval(secs => $8) from proven returning id ), token as ( insert into login_token (hash, login_id, create_time, use_time) select $9, id, now(), now() from inserted, login_token_start where begins <= now() ) select id from inserted",
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
        T6: crate::BytesSql,
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
        token_hash: &'a T6,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 9> {
        UuidUuidQuery {
            client,
            params: [
                uid,
                password_hash,
                phone,
                id,
                device_id,
                agent,
                address,
                life_s,
                token_hash,
            ],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct EndLoginsOverLimitStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn end_logins_over_limit() -> EndLoginsOverLimitStmt {
    EndLoginsOverLimitStmt(
        "update login set end_time = now(), end_reason = $1 where end_time is null and id in ( select id from login where uid = $2 and end_time is null and expire_time > now() and id <> $3 order by last_time desc, create_time desc, id desc offset $4 ) returning id",
        None,
    )
}
impl EndLoginsOverLimitStmt {
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
        new_login: &'a uuid::Uuid,
        others: &'a i64,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 4> {
        UuidUuidQuery {
            client,
            params: [reason, uid, new_login, others],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct IsKnownDeviceStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn is_known_device() -> IsKnownDeviceStmt {
    IsKnownDeviceStmt(
        "select exists ( select 1 from account a join login l on l.uid = a.uid and l.device_id = $1 and l.device_id <> '' where a.phone = $2 and ( a.password_time is null or a.password_time < now() - interval '7 days' or l.create_time < a.password_time - interval '1 day' ) ) or exists ( select 1 from replaced_phone w join login l on l.uid = w.uid and l.device_id = $1 and l.device_id <> '' where w.phone = $2 and w.until > clock_timestamp() and l.create_time < w.replaced_time - interval '1 day' ) as known",
        None,
    )
}
impl IsKnownDeviceStmt {
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
        device_id: &'a T1,
        phone: &'a T2,
    ) -> BoolQuery<'c, 'a, 's, C, bool, 2> {
        BoolQuery {
            client,
            params: [device_id, phone],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct IsNewDeviceStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn is_new_device() -> IsNewDeviceStmt {
    IsNewDeviceStmt(
        "select (exists (select from login where uid = $1 and id <> $2) or exists (select from account where uid = $1 and create_time < now() - interval '1 day')) and not exists ( select from login where uid = $1 and id <> $2 and device_id = $3 and ($3::text <> '' or agent = $4 and case when address = '' then $5::text = '' else $5::text <> '' and address::inet <<= ($5::text)::inet end) ) as is_new",
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
pub struct LockLoginStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_login() -> LockLoginStmt {
    LockLoginStmt("select id from login where id = $1 for no key update", None)
}
impl LockLoginStmt {
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
        id: &'a uuid::Uuid,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 1> {
        UuidUuidQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct RenewLoginStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn renew_login() -> RenewLoginStmt {
    RenewLoginStmt(
        "with live as materialized ( select id, create_time from login where id = $1 and uid = $2 and end_time is null and expire_time > now() for no key update ), begun as materialized ( select id, create_time from live, login_token_start where begins <= now() ), legacy as ( insert into login_token (hash, login_id, create_time, use_time) select $3, id, create_time, now() from begun where not exists (select from login_token t where t.login_id = begun.id) on conflict do nothing ), issued as ( insert into login_token (hash, login_id, create_time) select $4, id, now() from begun where not exists ( select from login_token t where t.login_id = begun.id and t.use_time is null and t.create_time > now() - interval '1 hour' ) returning hash ), forgotten as ( delete from login_token t using begun where t.login_id = begun.id and ( t.valid_until < now() - interval '60 days' or t.hash in ( select hash from login_token where login_id = begun.id and use_time is null order by create_time desc offset 24 ) ) ) update login l set last_time = now(), expire_time = greatest(expire_time, least(now() + make_interval(secs => $5), l.create_time + make_interval(secs => $6))) from live where l.id = live.id returning (extract(epoch from l.expire_time - now()) * 1000)::float8 as left_ms, exists (select from begun) as begun, exists (select from issued) as issued",
        None,
    )
}
impl RenewLoginStmt {
    pub async fn prepare<'a, C: GenericClient>(
        mut self,
        client: &'a C,
    ) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::BytesSql, T2: crate::BytesSql>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        uid: &'a i64,
        presented_hash: &'a T1,
        fresh_hash: &'a T2,
        life_s: &'a f64,
        longest_s: &'a f64,
    ) -> RenewLoginQuery<'c, 'a, 's, C, RenewLogin, 6> {
        RenewLoginQuery {
            client,
            params: [id, uid, presented_hash, fresh_hash, life_s, longest_s],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<RenewLogin, tokio_postgres::Error> {
                Ok(RenewLogin {
                    left_ms: row.try_get(0)?,
                    begun: row.try_get(1)?,
                    issued: row.try_get(2)?,
                })
            },
            mapper: |it| RenewLogin::from(it),
        }
    }
}
pub struct TokenStandingsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn token_standings() -> TokenStandingsStmt {
    TokenStandingsStmt(
        "select t.hash is not null as known, t.use_time is not null as used, (extract(epoch from t.valid_until - now()) * 1000)::float8 as left_ms, exists (select from login_token any_token where any_token.login_id = asked.login_id) as has_tokens from unnest($1::uuid[], $2::bytea[]) with ordinality as asked (login_id, hash, place) left join login_token t on t.hash = asked.hash and t.login_id = asked.login_id order by asked.place",
        None,
    )
}
impl TokenStandingsStmt {
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
        T1: crate::ArraySql<Item = uuid::Uuid>,
        T2: crate::BytesSql,
        T3: crate::ArraySql<Item = T2>,
    >(
        &'s self,
        client: &'c C,
        login_ids: &'a T1,
        hashes: &'a T3,
    ) -> TokenStandingsQuery<'c, 'a, 's, C, TokenStandings, 2> {
        TokenStandingsQuery {
            client,
            params: [login_ids, hashes],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<TokenStandings, tokio_postgres::Error> {
                    Ok(TokenStandings {
                        known: row.try_get(0)?,
                        used: row.try_get(1)?,
                        left_ms: row.try_get(2)?,
                        has_tokens: row.try_get(3)?,
                    })
                },
            mapper: |it| TokenStandings::from(it),
        }
    }
}
pub struct HasTokensStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn has_tokens() -> HasTokensStmt {
    HasTokensStmt(
        "select exists (select from login_token where login_id = $1) as has_tokens",
        None,
    )
}
impl HasTokensStmt {
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
        login_id: &'a uuid::Uuid,
    ) -> BoolQuery<'c, 'a, 's, C, bool, 1> {
        BoolQuery {
            client,
            params: [login_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct UseTokenStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn use_token() -> UseTokenStmt {
    UseTokenStmt(
        "with used as ( update login_token set use_time = now() where hash = $1 and login_id = $2 and use_time is null returning create_time ), superseded as ( update login_token t set valid_until = now() + make_interval(secs => $3) from used where t.login_id = $2 and t.hash <> $1 and t.valid_until is null and t.create_time < used.create_time returning t.hash ) select count(*) as superseded from superseded",
        None,
    )
}
impl UseTokenStmt {
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
        hash: &'a T1,
        login_id: &'a uuid::Uuid,
        grace_s: &'a f64,
    ) -> I64Query<'c, 'a, 's, C, i64, 3> {
        I64Query {
            client,
            params: [hash, login_id, grace_s],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct EndLoginOfReusedTokenStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn end_login_of_reused_token() -> EndLoginOfReusedTokenStmt {
    EndLoginOfReusedTokenStmt(
        "update login l set end_time = now(), end_reason = $1 where l.id = $2 and l.uid = $3 and l.end_time is null and exists (select from login_token t where t.login_id = l.id and t.hash = $4 and t.valid_until <= now()) returning l.id",
        None,
    )
}
impl EndLoginOfReusedTokenStmt {
    pub async fn prepare<'a, C: GenericClient>(
        mut self,
        client: &'a C,
    ) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::BytesSql>(
        &'s self,
        client: &'c C,
        reason: &'a T1,
        login_id: &'a uuid::Uuid,
        uid: &'a i64,
        hash: &'a T2,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 4> {
        UuidUuidQuery {
            client,
            params: [reason, login_id, uid, hash],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct DeleteOldLoginsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn delete_old_logins() -> DeleteOldLoginsStmt {
    DeleteOldLoginsStmt(
        "delete from login where id = any(array( select id from login where coalesce(end_time, expire_time) < now() - make_interval(days => $1::int) order by coalesce(end_time, expire_time) limit $2 for update skip locked ))",
        None,
    )
}
impl DeleteOldLoginsStmt {
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
        days: &'a i32,
        most: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[days, most]).await
    }
}
