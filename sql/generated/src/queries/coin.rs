// This file was generated with `cornucopia`. Do not modify.

#[derive(Debug, Clone, PartialEq, Copy)]
pub struct AppendEntry {
    pub id: i64,
    pub balance_after: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct EntryByRef {
    pub uid: i64,
    pub delta: i64,
    pub balance_after: i64,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Entry {
    pub id: i64,
    pub delta: i64,
    pub balance_after: i64,
    pub reason: String,
    pub ref_type: String,
    pub ref_id: String,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
}
pub struct EntryBorrowed<'a> {
    pub id: i64,
    pub delta: i64,
    pub balance_after: i64,
    pub reason: &'a str,
    pub ref_type: &'a str,
    pub ref_id: &'a str,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
}
impl<'a> From<EntryBorrowed<'a>> for Entry {
    fn from(
        EntryBorrowed {
            id,
            delta,
            balance_after,
            reason,
            ref_type,
            ref_id,
            create_time,
        }: EntryBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            delta,
            balance_after,
            reason: reason.into(),
            ref_type: ref_type.into(),
            ref_id: ref_id.into(),
            create_time,
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct AppendEntryQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<AppendEntry, tokio_postgres::Error>,
    mapper: fn(AppendEntry) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> AppendEntryQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(AppendEntry) -> R) -> AppendEntryQuery<'c, 'a, 's, C, R, N> {
        AppendEntryQuery {
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
pub struct EntryByRefQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<EntryByRef, tokio_postgres::Error>,
    mapper: fn(EntryByRef) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> EntryByRefQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(EntryByRef) -> R) -> EntryByRefQuery<'c, 'a, 's, C, R, N> {
        EntryByRefQuery {
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
pub struct EntryQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<EntryBorrowed, tokio_postgres::Error>,
    mapper: fn(EntryBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> EntryQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(EntryBorrowed) -> R) -> EntryQuery<'c, 'a, 's, C, R, N> {
        EntryQuery {
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
pub struct AppendEntryStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn append_entry() -> AppendEntryStmt {
    AppendEntryStmt(
        "insert into coin_entry (uid, delta, balance_after, reason, ref_type, ref_id, idempotency_key) values ($1, $2, 0, $3, $4, $5, $6) returning id, balance_after",
        None,
    )
}
impl AppendEntryStmt {
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
        delta: &'a i64,
        reason: &'a T1,
        ref_type: &'a T2,
        ref_id: &'a T3,
        idempotency_key: &'a Option<uuid::Uuid>,
    ) -> AppendEntryQuery<'c, 'a, 's, C, AppendEntry, 6> {
        AppendEntryQuery {
            client,
            params: [uid, delta, reason, ref_type, ref_id, idempotency_key],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<AppendEntry, tokio_postgres::Error> {
                Ok(AppendEntry {
                    id: row.try_get(0)?,
                    balance_after: row.try_get(1)?,
                })
            },
            mapper: |it| AppendEntry::from(it),
        }
    }
}
pub struct EntryByRefStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn entry_by_ref() -> EntryByRefStmt {
    EntryByRefStmt(
        "select uid, delta, balance_after from coin_entry where ref_type = $1 and ref_id = $2",
        None,
    )
}
impl EntryByRefStmt {
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
        ref_type: &'a T1,
        ref_id: &'a T2,
    ) -> EntryByRefQuery<'c, 'a, 's, C, EntryByRef, 2> {
        EntryByRefQuery {
            client,
            params: [ref_type, ref_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<EntryByRef, tokio_postgres::Error> {
                Ok(EntryByRef {
                    uid: row.try_get(0)?,
                    delta: row.try_get(1)?,
                    balance_after: row.try_get(2)?,
                })
            },
            mapper: |it| EntryByRef::from(it),
        }
    }
}
pub struct EntriesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn entries() -> EntriesStmt {
    EntriesStmt(
        "select id, delta, balance_after, reason, ref_type, ref_id, create_time from coin_entry where uid = $1 and id < $2 order by id desc offset $3 limit $4",
        None,
    )
}
impl EntriesStmt {
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
    ) -> EntryQuery<'c, 'a, 's, C, Entry, 4> {
        EntryQuery {
            client,
            params: [uid, before, skip, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<EntryBorrowed, tokio_postgres::Error> {
                Ok(EntryBorrowed {
                    id: row.try_get(0)?,
                    delta: row.try_get(1)?,
                    balance_after: row.try_get(2)?,
                    reason: row.try_get(3)?,
                    ref_type: row.try_get(4)?,
                    ref_id: row.try_get(5)?,
                    create_time: row.try_get(6)?,
                })
            },
            mapper: |it| Entry::from(it),
        }
    }
}
pub struct EntriesBetweenStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn entries_between() -> EntriesBetweenStmt {
    EntriesBetweenStmt(
        "select id, delta, balance_after, reason, ref_type, ref_id, create_time from coin_entry where uid = $1 and id < $2 and create_time >= $3 and create_time < $4 order by id desc limit $5",
        None,
    )
}
impl EntriesBetweenStmt {
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
        below: &'a i64,
        since: &'a chrono::DateTime<chrono::FixedOffset>,
        until: &'a chrono::DateTime<chrono::FixedOffset>,
        size: &'a i64,
    ) -> EntryQuery<'c, 'a, 's, C, Entry, 5> {
        EntryQuery {
            client,
            params: [uid, below, since, until, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<EntryBorrowed, tokio_postgres::Error> {
                Ok(EntryBorrowed {
                    id: row.try_get(0)?,
                    delta: row.try_get(1)?,
                    balance_after: row.try_get(2)?,
                    reason: row.try_get(3)?,
                    ref_type: row.try_get(4)?,
                    ref_id: row.try_get(5)?,
                    create_time: row.try_get(6)?,
                })
            },
            mapper: |it| Entry::from(it),
        }
    }
}
pub struct EntriesTotalStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn entries_total() -> EntriesTotalStmt {
    EntriesTotalStmt("select count(*) from coin_entry where uid = $1", None)
}
impl EntriesTotalStmt {
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
