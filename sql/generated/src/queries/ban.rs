// This file was generated with `cornucopia`. Do not modify.

#[derive(Debug, Clone, PartialEq)]
pub struct Ban {
    pub id: i64,
    pub kind: String,
    pub network: Option<String>,
    pub device_id: Option<String>,
    pub reason: String,
    pub decider: String,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
    pub until: chrono::DateTime<chrono::FixedOffset>,
    pub end_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub ended_by: Option<String>,
    pub end_reason: String,
}
pub struct BanBorrowed<'a> {
    pub id: i64,
    pub kind: &'a str,
    pub network: Option<&'a str>,
    pub device_id: Option<&'a str>,
    pub reason: &'a str,
    pub decider: &'a str,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
    pub until: chrono::DateTime<chrono::FixedOffset>,
    pub end_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub ended_by: Option<&'a str>,
    pub end_reason: &'a str,
}
impl<'a> From<BanBorrowed<'a>> for Ban {
    fn from(
        BanBorrowed {
            id,
            kind,
            network,
            device_id,
            reason,
            decider,
            create_time,
            until,
            end_time,
            ended_by,
            end_reason,
        }: BanBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            kind: kind.into(),
            network: network.map(|v| v.into()),
            device_id: device_id.map(|v| v.into()),
            reason: reason.into(),
            decider: decider.into(),
            create_time,
            until,
            end_time,
            ended_by: ended_by.map(|v| v.into()),
            end_reason: end_reason.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct InForce {
    pub network: Option<String>,
    pub device_id: Option<String>,
    pub until: chrono::DateTime<chrono::FixedOffset>,
}
pub struct InForceBorrowed<'a> {
    pub network: Option<&'a str>,
    pub device_id: Option<&'a str>,
    pub until: chrono::DateTime<chrono::FixedOffset>,
}
impl<'a> From<InForceBorrowed<'a>> for InForce {
    fn from(
        InForceBorrowed {
            network,
            device_id,
            until,
        }: InForceBorrowed<'a>,
    ) -> Self {
        Self {
            network: network.map(|v| v.into()),
            device_id: device_id.map(|v| v.into()),
            until,
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
pub struct BanQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<BanBorrowed, tokio_postgres::Error>,
    mapper: fn(BanBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> BanQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(BanBorrowed) -> R) -> BanQuery<'c, 'a, 's, C, R, N> {
        BanQuery {
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
pub struct InForceQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<InForceBorrowed, tokio_postgres::Error>,
    mapper: fn(InForceBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> InForceQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(InForceBorrowed) -> R) -> InForceQuery<'c, 'a, 's, C, R, N> {
        InForceQuery {
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
pub struct LockStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock() -> LockStmt {
    LockStmt(
        "select pg_advisory_xact_lock(hashtext('portal ban')) is null as locked",
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
pub struct InsertBanStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_ban() -> InsertBanStmt {
    InsertBanStmt(
        "insert into ban (kind, network, device_id, reason, decider, idempotency_key, create_time, until) values ($1, ($2::text)::cidr, $3, $4, $5, $6, $7, $8) returning id",
        None,
    )
}
impl InsertBanStmt {
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
    >(
        &'s self,
        client: &'c C,
        kind: &'a T1,
        network: &'a Option<T2>,
        device_id: &'a Option<T3>,
        reason: &'a T4,
        decider: &'a T5,
        idempotency_key: &'a Option<uuid::Uuid>,
        now: &'a chrono::DateTime<chrono::FixedOffset>,
        until: &'a chrono::DateTime<chrono::FixedOffset>,
    ) -> I64Query<'c, 'a, 's, C, i64, 8> {
        I64Query {
            client,
            params: [
                kind,
                network,
                device_id,
                reason,
                decider,
                idempotency_key,
                now,
                until,
            ],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct EndSameStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn end_same() -> EndSameStmt {
    EndSameStmt(
        "update ban set end_time = $1, ended_by = $2, end_reason = $3 where end_time is null and until > $1 and network is not distinct from ($4::text)::cidr and device_id is not distinct from $5",
        None,
    )
}
impl EndSameStmt {
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
    >(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::FixedOffset>,
        ended_by: &'a T1,
        end_reason: &'a T2,
        network: &'a Option<T3>,
        device_id: &'a Option<T4>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[now, ended_by, end_reason, network, device_id])
            .await
    }
}
pub struct EndBanStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn end_ban() -> EndBanStmt {
    EndBanStmt(
        "update ban set end_time = $1, ended_by = $2, end_reason = $3 where id = $4 and end_time is null and until > $1",
        None,
    )
}
impl EndBanStmt {
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
        now: &'a chrono::DateTime<chrono::FixedOffset>,
        ended_by: &'a T1,
        end_reason: &'a T2,
        id: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[now, ended_by, end_reason, id])
            .await
    }
}
pub struct ByKeyStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn by_key() -> ByKeyStmt {
    ByKeyStmt(
        "select id, kind, network::text as network, device_id, reason, decider, create_time, until, end_time, ended_by, end_reason from ban where idempotency_key = $1",
        None,
    )
}
impl ByKeyStmt {
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
        idempotency_key: &'a uuid::Uuid,
    ) -> BanQuery<'c, 'a, 's, C, Ban, 1> {
        BanQuery {
            client,
            params: [idempotency_key],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<BanBorrowed, tokio_postgres::Error> {
                Ok(BanBorrowed {
                    id: row.try_get(0)?,
                    kind: row.try_get(1)?,
                    network: row.try_get(2)?,
                    device_id: row.try_get(3)?,
                    reason: row.try_get(4)?,
                    decider: row.try_get(5)?,
                    create_time: row.try_get(6)?,
                    until: row.try_get(7)?,
                    end_time: row.try_get(8)?,
                    ended_by: row.try_get(9)?,
                    end_reason: row.try_get(10)?,
                })
            },
            mapper: |it| Ban::from(it),
        }
    }
}
pub struct ByIdStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn by_id() -> ByIdStmt {
    ByIdStmt(
        "select id, kind, network::text as network, device_id, reason, decider, create_time, until, end_time, ended_by, end_reason from ban where id = $1",
        None,
    )
}
impl ByIdStmt {
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
    ) -> BanQuery<'c, 'a, 's, C, Ban, 1> {
        BanQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<BanBorrowed, tokio_postgres::Error> {
                Ok(BanBorrowed {
                    id: row.try_get(0)?,
                    kind: row.try_get(1)?,
                    network: row.try_get(2)?,
                    device_id: row.try_get(3)?,
                    reason: row.try_get(4)?,
                    decider: row.try_get(5)?,
                    create_time: row.try_get(6)?,
                    until: row.try_get(7)?,
                    end_time: row.try_get(8)?,
                    ended_by: row.try_get(9)?,
                    end_reason: row.try_get(10)?,
                })
            },
            mapper: |it| Ban::from(it),
        }
    }
}
pub struct PageStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn page() -> PageStmt {
    PageStmt(
        "select id, kind, network::text as network, device_id, reason, decider, create_time, until, end_time, ended_by, end_reason from ban where id < $1 and (not $2 or end_time is null and until > $3) order by id desc limit $4",
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
    pub fn bind<'c, 'a, 's, C: GenericClient>(
        &'s self,
        client: &'c C,
        below: &'a i64,
        open: &'a bool,
        now: &'a chrono::DateTime<chrono::FixedOffset>,
        most: &'a i64,
    ) -> BanQuery<'c, 'a, 's, C, Ban, 4> {
        BanQuery {
            client,
            params: [below, open, now, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<BanBorrowed, tokio_postgres::Error> {
                Ok(BanBorrowed {
                    id: row.try_get(0)?,
                    kind: row.try_get(1)?,
                    network: row.try_get(2)?,
                    device_id: row.try_get(3)?,
                    reason: row.try_get(4)?,
                    decider: row.try_get(5)?,
                    create_time: row.try_get(6)?,
                    until: row.try_get(7)?,
                    end_time: row.try_get(8)?,
                    ended_by: row.try_get(9)?,
                    end_reason: row.try_get(10)?,
                })
            },
            mapper: |it| Ban::from(it),
        }
    }
}
pub struct InForceStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn in_force() -> InForceStmt {
    InForceStmt(
        "select network::text as network, device_id, until from ban where end_time is null and until > $1",
        None,
    )
}
impl InForceStmt {
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
        now: &'a chrono::DateTime<chrono::FixedOffset>,
    ) -> InForceQuery<'c, 'a, 's, C, InForce, 1> {
        InForceQuery {
            client,
            params: [now],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<InForceBorrowed, tokio_postgres::Error> {
                    Ok(InForceBorrowed {
                        network: row.try_get(0)?,
                        device_id: row.try_get(1)?,
                        until: row.try_get(2)?,
                    })
                },
            mapper: |it| InForce::from(it),
        }
    }
}
pub struct DeviceOfStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn device_of() -> DeviceOfStmt {
    DeviceOfStmt("select device_id from login where id = $1", None)
}
impl DeviceOfStmt {
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
        login: &'a uuid::Uuid,
    ) -> StringQuery<'c, 'a, 's, C, String, 1> {
        StringQuery {
            client,
            params: [login],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it.into(),
        }
    }
}
