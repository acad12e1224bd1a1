// This file was generated with `cornucopia`. Do not modify.

#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Summary {
    pub rows_count: i64,
    pub paid_cents: i64,
    pub refunded_cents: i64,
    pub open_count: i64,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Difference {
    pub id: i64,
    pub channel: String,
    pub day: chrono::NaiveDate,
    pub kind: String,
    pub trade_no: String,
    pub number: String,
    pub order_number: String,
    pub here_cents: i64,
    pub there_cents: i64,
    pub note: String,
    pub resolved_by: Option<String>,
    pub resolve_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
}
pub struct DifferenceBorrowed<'a> {
    pub id: i64,
    pub channel: &'a str,
    pub day: chrono::NaiveDate,
    pub kind: &'a str,
    pub trade_no: &'a str,
    pub number: &'a str,
    pub order_number: &'a str,
    pub here_cents: i64,
    pub there_cents: i64,
    pub note: &'a str,
    pub resolved_by: Option<&'a str>,
    pub resolve_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
}
impl<'a> From<DifferenceBorrowed<'a>> for Difference {
    fn from(
        DifferenceBorrowed {
            id,
            channel,
            day,
            kind,
            trade_no,
            number,
            order_number,
            here_cents,
            there_cents,
            note,
            resolved_by,
            resolve_time,
            create_time,
        }: DifferenceBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            channel: channel.into(),
            day,
            kind: kind.into(),
            trade_no: trade_no.into(),
            number: number.into(),
            order_number: order_number.into(),
            here_cents,
            there_cents,
            note: note.into(),
            resolved_by: resolved_by.map(|v| v.into()),
            resolve_time,
            create_time,
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
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
pub struct SummaryQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Summary, tokio_postgres::Error>,
    mapper: fn(Summary) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> SummaryQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Summary) -> R) -> SummaryQuery<'c, 'a, 's, C, R, N> {
        SummaryQuery {
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
pub struct ChronoNaiveDateQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<chrono::NaiveDate, tokio_postgres::Error>,
    mapper: fn(chrono::NaiveDate) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ChronoNaiveDateQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(chrono::NaiveDate) -> R,
    ) -> ChronoNaiveDateQuery<'c, 'a, 's, C, R, N> {
        ChronoNaiveDateQuery {
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
pub struct DifferenceQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<DifferenceBorrowed, tokio_postgres::Error>,
    mapper: fn(DifferenceBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> DifferenceQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(DifferenceBorrowed) -> R,
    ) -> DifferenceQuery<'c, 'a, 's, C, R, N> {
        DifferenceQuery {
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
pub struct LockStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock() -> LockStmt {
    LockStmt(
        "select pg_advisory_xact_lock(hashtextextended('bill ' || $1::text, 0))::text as locked",
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
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        channel: &'a T1,
    ) -> StringQuery<'c, 'a, 's, C, String, 1> {
        StringQuery {
            client,
            params: [channel],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it.into(),
        }
    }
}
pub struct RecordStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn record() -> RecordStmt {
    RecordStmt(
        "insert into reconciliation (channel, day, rows_count, paid_cents, refunded_cents, reconcile_time) values ($1, $2, $3, $4, $5, $6) on conflict (channel, day) do update set rows_count = excluded.rows_count, paid_cents = excluded.paid_cents, refunded_cents = excluded.refunded_cents, reconcile_time = excluded.reconcile_time",
        None,
    )
}
impl RecordStmt {
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
        channel: &'a T1,
        day: &'a chrono::NaiveDate,
        rows_count: &'a i64,
        paid_cents: &'a i64,
        refunded_cents: &'a i64,
        now: &'a chrono::DateTime<chrono::FixedOffset>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[channel, day, rows_count, paid_cents, refunded_cents, now],
            )
            .await
    }
}
pub struct DeleteRowsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn delete_rows() -> DeleteRowsStmt {
    DeleteRowsStmt("delete from bill_row where channel = $1 and day = $2", None)
}
impl DeleteRowsStmt {
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
        channel: &'a T1,
        day: &'a chrono::NaiveDate,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[channel, day]).await
    }
}
pub struct StoreRowsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn store_rows() -> StoreRowsStmt {
    StoreRowsStmt(
        "insert into bill_row (channel, trade_no, number, day, order_number, amount) select $1::text, trade_no, number, $2::date, min(order_number), sum(amount)::bigint from unnest($3::text[], $4::text[], $5::text[], $6::bigint[]) as r (trade_no, number, order_number, amount) group by trade_no, number on conflict (channel, trade_no, number) do update set day = excluded.day, order_number = excluded.order_number, amount = excluded.amount",
        None,
    )
}
impl StoreRowsStmt {
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
        T3: crate::ArraySql<Item = T2>,
        T4: crate::StringSql,
        T5: crate::ArraySql<Item = T4>,
        T6: crate::StringSql,
        T7: crate::ArraySql<Item = T6>,
        T8: crate::ArraySql<Item = i64>,
    >(
        &'s self,
        client: &'c C,
        channel: &'a T1,
        day: &'a chrono::NaiveDate,
        trade_nos: &'a T3,
        numbers: &'a T5,
        order_numbers: &'a T7,
        amounts: &'a T8,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[channel, day, trade_nos, numbers, order_numbers, amounts],
            )
            .await
    }
}
pub struct StoreDifferencesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn store_differences() -> StoreDifferencesStmt {
    StoreDifferencesStmt(
        "insert into bill_difference (channel, day, kind, trade_no, number, order_number, here_cents, there_cents, create_time) select $1::text, $2::date, f.kind, f.trade_no, f.number, f.order_number, f.here_cents, f.there_cents, $3 from bill_differences($1::text, $2::date, $4, $5) f on conflict (channel, day, kind, trade_no, number) do update set here_cents = excluded.here_cents, there_cents = excluded.there_cents, note = '', resolved_by = null, resolve_time = null where bill_difference.resolve_time is null or bill_difference.resolved_by = 'portal' or (bill_difference.here_cents, bill_difference.there_cents) is distinct from (excluded.here_cents, excluded.there_cents)",
        None,
    )
}
impl StoreDifferencesStmt {
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
        channel: &'a T1,
        day: &'a chrono::NaiveDate,
        now: &'a chrono::DateTime<chrono::FixedOffset>,
        since: &'a chrono::DateTime<chrono::FixedOffset>,
        until: &'a chrono::DateTime<chrono::FixedOffset>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[channel, day, now, since, until])
            .await
    }
}
pub struct ResolveGoneStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn resolve_gone() -> ResolveGoneStmt {
    ResolveGoneStmt(
        "with still as materialized ( select o.day, f.kind, f.trade_no, f.number from (select distinct day from bill_difference where channel = $1::text and resolve_time is null) o cross join lateral bill_differences( $1::text, o.day, $2::timestamptz + (o.day - $3::date) * interval '24 hours', $4::timestamptz + (o.day - $3::date) * interval '24 hours') f ) update bill_difference d set resolved_by = 'portal', resolve_time = $5, note = 'a later run found no difference' where d.channel = $1::text and d.resolve_time is null and not exists (select from still s where (s.day, s.trade_no, s.number) = (d.day, d.trade_no, d.number) and (s.kind = d.kind or d.day <> $3::date))",
        None,
    )
}
impl ResolveGoneStmt {
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
        channel: &'a T1,
        since: &'a chrono::DateTime<chrono::FixedOffset>,
        day: &'a chrono::NaiveDate,
        until: &'a chrono::DateTime<chrono::FixedOffset>,
        now: &'a chrono::DateTime<chrono::FixedOffset>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[channel, since, day, until, now])
            .await
    }
}
pub struct SummaryStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn summary() -> SummaryStmt {
    SummaryStmt(
        "select r.rows_count, r.paid_cents, r.refunded_cents, (select count(*) from bill_difference d where (d.channel, d.day) = (r.channel, r.day) and d.resolve_time is null) as open_count from reconciliation r where r.channel = $1 and r.day = $2",
        None,
    )
}
impl SummaryStmt {
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
        channel: &'a T1,
        day: &'a chrono::NaiveDate,
    ) -> SummaryQuery<'c, 'a, 's, C, Summary, 2> {
        SummaryQuery {
            client,
            params: [channel, day],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Summary, tokio_postgres::Error> {
                Ok(Summary {
                    rows_count: row.try_get(0)?,
                    paid_cents: row.try_get(1)?,
                    refunded_cents: row.try_get(2)?,
                    open_count: row.try_get(3)?,
                })
            },
            mapper: |it| Summary::from(it),
        }
    }
}
pub struct MissingDaysStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn missing_days() -> MissingDaysStmt {
    MissingDaysStmt(
        "select d.day::date as day from generate_series( least($1::date, (select min(r.day) from reconciliation r where r.channel = $2 and r.day > $3::date - 90))::timestamp, $3::date::timestamp, interval '1 day') as d (day) where not exists ( select from reconciliation r where r.channel = $2 and r.day = d.day::date and (r.rows_count > 0 or not exists (select from bill_difference x where (x.channel, x.day) = (r.channel, r.day) and x.resolve_time is null)) ) order by 1",
        None,
    )
}
impl MissingDaysStmt {
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
        first: &'a chrono::NaiveDate,
        channel: &'a T1,
        last: &'a chrono::NaiveDate,
    ) -> ChronoNaiveDateQuery<'c, 'a, 's, C, chrono::NaiveDate, 3> {
        ChronoNaiveDateQuery {
            client,
            params: [first, channel, last],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct OpenCountStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn open_count() -> OpenCountStmt {
    OpenCountStmt(
        "select count(*) from bill_difference where resolve_time is null",
        None,
    )
}
impl OpenCountStmt {
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
pub struct DifferencesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn differences() -> DifferencesStmt {
    DifferencesStmt(
        "select id, channel, day, kind, trade_no, number, order_number, here_cents, there_cents, note, resolved_by, resolve_time, create_time from bill_difference where id < $1 and ($2::boolean or resolve_time is null) order by id desc limit $3",
        None,
    )
}
impl DifferencesStmt {
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
        all: &'a bool,
        size: &'a i64,
    ) -> DifferenceQuery<'c, 'a, 's, C, Difference, 3> {
        DifferenceQuery {
            client,
            params: [below, all, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<DifferenceBorrowed, tokio_postgres::Error> {
                    Ok(DifferenceBorrowed {
                        id: row.try_get(0)?,
                        channel: row.try_get(1)?,
                        day: row.try_get(2)?,
                        kind: row.try_get(3)?,
                        trade_no: row.try_get(4)?,
                        number: row.try_get(5)?,
                        order_number: row.try_get(6)?,
                        here_cents: row.try_get(7)?,
                        there_cents: row.try_get(8)?,
                        note: row.try_get(9)?,
                        resolved_by: row.try_get(10)?,
                        resolve_time: row.try_get(11)?,
                        create_time: row.try_get(12)?,
                    })
                },
            mapper: |it| Difference::from(it),
        }
    }
}
pub struct ResolveStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn resolve() -> ResolveStmt {
    ResolveStmt(
        "update bill_difference set note = $1, resolved_by = $2, resolve_time = $3 where id = $4 and resolve_time is null",
        None,
    )
}
impl ResolveStmt {
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
        note: &'a T1,
        by: &'a T2,
        now: &'a chrono::DateTime<chrono::FixedOffset>,
        id: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[note, by, now, id]).await
    }
}
pub struct IsOfOwnOrderStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn is_of_own_order() -> IsOfOwnOrderStmt {
    IsOfOwnOrderStmt(
        "select exists ( select from bill_difference d left join payment p on (p.channel, p.trade_no) = (d.channel, d.trade_no) join operator_log l on l.subject_kind = 'order' and l.subject_id in (p.order_id::text, case when d.order_number ~ '^[0-9a-f]{32}$' then d.order_number::uuid::text end) where d.id = $1 and l.actor_name = $2 and l.action in ('order.settle', 'order.refund') and l.after ->> 'proposer' is null)",
        None,
    )
}
impl IsOfOwnOrderStmt {
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
        id: &'a i64,
        name: &'a T1,
    ) -> BoolQuery<'c, 'a, 's, C, bool, 2> {
        BoolQuery {
            client,
            params: [id, name],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct IsKnownStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn is_known() -> IsKnownStmt {
    IsKnownStmt(
        "select exists (select from bill_difference where id = $1)",
        None,
    )
}
impl IsKnownStmt {
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
    ) -> BoolQuery<'c, 'a, 's, C, bool, 1> {
        BoolQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
