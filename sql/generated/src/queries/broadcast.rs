// This file was generated with `cornucopia`. Do not modify.

#[derive(Debug, Clone, PartialEq)]
pub struct LockDueBegin {
    pub id: i64,
    pub title: String,
}
pub struct LockDueBeginBorrowed<'a> {
    pub id: i64,
    pub title: &'a str,
}
impl<'a> From<LockDueBeginBorrowed<'a>> for LockDueBegin {
    fn from(LockDueBeginBorrowed { id, title }: LockDueBeginBorrowed<'a>) -> Self {
        Self {
            id,
            title: title.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Broadcast {
    pub id: i64,
    pub message_id: Option<i64>,
    pub to_channel: Option<String>,
    pub to_vip: bool,
    pub kind: String,
    pub title: String,
    pub content: String,
    pub link: Option<String>,
    pub sender: String,
    pub two_persons: bool,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
    pub begin_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub end_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub correct_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub withdraw_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub over: bool,
    pub ended: bool,
    pub receivers: Option<i64>,
    pub readers: Option<i64>,
}
pub struct BroadcastBorrowed<'a> {
    pub id: i64,
    pub message_id: Option<i64>,
    pub to_channel: Option<&'a str>,
    pub to_vip: bool,
    pub kind: &'a str,
    pub title: &'a str,
    pub content: &'a str,
    pub link: Option<&'a str>,
    pub sender: &'a str,
    pub two_persons: bool,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
    pub begin_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub end_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub correct_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub withdraw_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub over: bool,
    pub ended: bool,
    pub receivers: Option<i64>,
    pub readers: Option<i64>,
}
impl<'a> From<BroadcastBorrowed<'a>> for Broadcast {
    fn from(
        BroadcastBorrowed {
            id,
            message_id,
            to_channel,
            to_vip,
            kind,
            title,
            content,
            link,
            sender,
            two_persons,
            create_time,
            begin_time,
            end_time,
            correct_time,
            withdraw_time,
            over,
            ended,
            receivers,
            readers,
        }: BroadcastBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            message_id,
            to_channel: to_channel.map(|v| v.into()),
            to_vip,
            kind: kind.into(),
            title: title.into(),
            content: content.into(),
            link: link.map(|v| v.into()),
            sender: sender.into(),
            two_persons,
            create_time,
            begin_time,
            end_time,
            correct_time,
            withdraw_time,
            over,
            ended,
            receivers,
            readers,
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct CountReaders {
    pub id: i64,
    pub receivers: i64,
    pub readers: i64,
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
pub struct LockDueBeginQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockDueBeginBorrowed, tokio_postgres::Error>,
    mapper: fn(LockDueBeginBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockDueBeginQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(LockDueBeginBorrowed) -> R,
    ) -> LockDueBeginQuery<'c, 'a, 's, C, R, N> {
        LockDueBeginQuery {
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
pub struct BroadcastQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<BroadcastBorrowed, tokio_postgres::Error>,
    mapper: fn(BroadcastBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> BroadcastQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(BroadcastBorrowed) -> R) -> BroadcastQuery<'c, 'a, 's, C, R, N> {
        BroadcastQuery {
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
pub struct CountReadersQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<CountReaders, tokio_postgres::Error>,
    mapper: fn(CountReaders) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> CountReadersQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(CountReaders) -> R) -> CountReadersQuery<'c, 'a, 's, C, R, N> {
        CountReadersQuery {
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
pub struct NextSeqStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn next_seq() -> NextSeqStmt {
    NextSeqStmt(
        "update broadcast_head set seq = seq + 1 returning seq",
        None,
    )
}
impl NextSeqStmt {
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
pub struct SendStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn send() -> SendStmt {
    SendStmt(
        "with sent as ( insert into message (seq, to_channel, to_vip, kind, title, content, link, end_time, create_time) values ($1, $2, $3, $4, $5, $6, $7, $8, clock_timestamp()) returning id, to_channel, to_vip, kind, title, content, link, end_time, create_time ) insert into broadcast (id, message_id, to_channel, to_vip, kind, title, content, link, sender, two_persons, create_time, begin_time, end_time) select id, id, to_channel, to_vip, kind, title, content, link, $9::text, $10::boolean, create_time, $11::timestamptz, end_time from sent returning id",
        None,
    )
}
impl SendStmt {
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
    >(
        &'s self,
        client: &'c C,
        seq: &'a i64,
        to_channel: &'a Option<T1>,
        to_vip: &'a bool,
        kind: &'a T2,
        title: &'a T3,
        content: &'a T4,
        link: &'a Option<T5>,
        end_time: &'a Option<chrono::DateTime<chrono::FixedOffset>>,
        sender: &'a T6,
        two_persons: &'a bool,
        begin_time: &'a Option<chrono::DateTime<chrono::FixedOffset>>,
    ) -> I64Query<'c, 'a, 's, C, i64, 11> {
        I64Query {
            client,
            params: [
                seq,
                to_channel,
                to_vip,
                kind,
                title,
                content,
                link,
                end_time,
                sender,
                two_persons,
                begin_time,
            ],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct ScheduleStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn schedule() -> ScheduleStmt {
    ScheduleStmt(
        "insert into broadcast (id, to_channel, to_vip, kind, title, content, link, sender, two_persons, begin_time, end_time) values (nextval(pg_get_serial_sequence('message', 'id')), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id",
        None,
    )
}
impl ScheduleStmt {
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
    >(
        &'s self,
        client: &'c C,
        to_channel: &'a Option<T1>,
        to_vip: &'a bool,
        kind: &'a T2,
        title: &'a T3,
        content: &'a T4,
        link: &'a Option<T5>,
        sender: &'a T6,
        two_persons: &'a bool,
        begin_time: &'a chrono::DateTime<chrono::FixedOffset>,
        end_time: &'a Option<chrono::DateTime<chrono::FixedOffset>>,
    ) -> I64Query<'c, 'a, 's, C, i64, 10> {
        I64Query {
            client,
            params: [
                to_channel,
                to_vip,
                kind,
                title,
                content,
                link,
                sender,
                two_persons,
                begin_time,
                end_time,
            ],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct LockDueBeginStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_due_begin() -> LockDueBeginStmt {
    LockDueBeginStmt(
        "select id, title from broadcast where message_id is null and not over and begin_time <= now() and (end_time is null or end_time > now()) order by begin_time, id limit 1 for update skip locked",
        None,
    )
}
impl LockDueBeginStmt {
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
    ) -> LockDueBeginQuery<'c, 'a, 's, C, LockDueBegin, 0> {
        LockDueBeginQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<LockDueBeginBorrowed, tokio_postgres::Error> {
                    Ok(LockDueBeginBorrowed {
                        id: row.try_get(0)?,
                        title: row.try_get(1)?,
                    })
                },
            mapper: |it| LockDueBegin::from(it),
        }
    }
}
pub struct BeginStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn begin() -> BeginStmt {
    BeginStmt(
        "with sent as ( insert into message (seq, to_channel, to_vip, kind, title, content, link, end_time, create_time) select $1, to_channel, to_vip, kind, title, content, link, end_time, clock_timestamp() from broadcast where id = $2 returning id ) update broadcast b set message_id = sent.id from sent where b.id = $2",
        None,
    )
}
impl BeginStmt {
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
        seq: &'a i64,
        id: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[seq, id]).await
    }
}
pub struct DueEndStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn due_end() -> DueEndStmt {
    DueEndStmt(
        "select id from broadcast where not over and end_time <= now() order by end_time, id limit 1",
        None,
    )
}
impl DueEndStmt {
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
pub struct UncountedMessageStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn uncounted_message() -> UncountedMessageStmt {
    UncountedMessageStmt(
        "select message_id from broadcast where id = $1 and message_id is not null and over and receivers is null",
        None,
    )
}
impl UncountedMessageStmt {
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
pub struct LockStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock() -> LockStmt {
    LockStmt(
        "select id, message_id, to_channel, to_vip, kind, title, content, link, sender, two_persons, create_time, begin_time, end_time, correct_time, withdraw_time, over, end_time is not null and end_time <= now() as ended, receivers, readers from broadcast where id = $1 for update",
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
        id: &'a i64,
    ) -> BroadcastQuery<'c, 'a, 's, C, Broadcast, 1> {
        BroadcastQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<BroadcastBorrowed, tokio_postgres::Error> {
                    Ok(BroadcastBorrowed {
                        id: row.try_get(0)?,
                        message_id: row.try_get(1)?,
                        to_channel: row.try_get(2)?,
                        to_vip: row.try_get(3)?,
                        kind: row.try_get(4)?,
                        title: row.try_get(5)?,
                        content: row.try_get(6)?,
                        link: row.try_get(7)?,
                        sender: row.try_get(8)?,
                        two_persons: row.try_get(9)?,
                        create_time: row.try_get(10)?,
                        begin_time: row.try_get(11)?,
                        end_time: row.try_get(12)?,
                        correct_time: row.try_get(13)?,
                        withdraw_time: row.try_get(14)?,
                        over: row.try_get(15)?,
                        ended: row.try_get(16)?,
                        receivers: row.try_get(17)?,
                        readers: row.try_get(18)?,
                    })
                },
            mapper: |it| Broadcast::from(it),
        }
    }
}
pub struct PageStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn page() -> PageStmt {
    PageStmt(
        "select id, message_id, to_channel, to_vip, kind, title, content, link, sender, two_persons, create_time, begin_time, end_time, correct_time, withdraw_time, over, end_time is not null and end_time <= now() as ended, receivers, readers from broadcast where id < $1 order by id desc limit $2",
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
        size: &'a i64,
    ) -> BroadcastQuery<'c, 'a, 's, C, Broadcast, 2> {
        BroadcastQuery {
            client,
            params: [below, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<BroadcastBorrowed, tokio_postgres::Error> {
                    Ok(BroadcastBorrowed {
                        id: row.try_get(0)?,
                        message_id: row.try_get(1)?,
                        to_channel: row.try_get(2)?,
                        to_vip: row.try_get(3)?,
                        kind: row.try_get(4)?,
                        title: row.try_get(5)?,
                        content: row.try_get(6)?,
                        link: row.try_get(7)?,
                        sender: row.try_get(8)?,
                        two_persons: row.try_get(9)?,
                        create_time: row.try_get(10)?,
                        begin_time: row.try_get(11)?,
                        end_time: row.try_get(12)?,
                        correct_time: row.try_get(13)?,
                        withdraw_time: row.try_get(14)?,
                        over: row.try_get(15)?,
                        ended: row.try_get(16)?,
                        receivers: row.try_get(17)?,
                        readers: row.try_get(18)?,
                    })
                },
            mapper: |it| Broadcast::from(it),
        }
    }
}
pub struct CountReadersStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn count_readers() -> CountReadersStmt {
    CountReadersStmt(
        "select m.id, count(*) as receivers, count(*) filter (where m.seq <= s.read_upto or r.uid is not null) as readers from message m join account a on m.create_time >= a.create_time and (m.to_channel is null or m.to_channel = a.channel_id) join status s on s.uid = a.uid and (not m.to_vip or (s.level_type > 0 and s.exp_time > now())) left join broadcast_read r on r.uid = s.uid and r.seq = m.seq where m.id = any($1) group by m.id",
        None,
    )
}
impl CountReadersStmt {
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
    ) -> CountReadersQuery<'c, 'a, 's, C, CountReaders, 1> {
        CountReadersQuery {
            client,
            params: [ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<CountReaders, tokio_postgres::Error> {
                Ok(CountReaders {
                    id: row.try_get(0)?,
                    receivers: row.try_get(1)?,
                    readers: row.try_get(2)?,
                })
            },
            mapper: |it| CountReaders::from(it),
        }
    }
}
pub struct CorrectStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn correct() -> CorrectStmt {
    CorrectStmt(
        "with corrected as ( update broadcast set title = coalesce($1::text, title), content = coalesce($2::text, content), correct_time = now() where id = $3 returning message_id, title, content ) update message m set title = c.title, content = c.content from corrected c where m.id = c.message_id",
        None,
    )
}
impl CorrectStmt {
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
        title: &'a Option<T1>,
        content: &'a Option<T2>,
        id: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[title, content, id]).await
    }
}
pub struct LeaveInboxesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn leave_inboxes() -> LeaveInboxesStmt {
    LeaveInboxesStmt(
        "with gone as (update message set gone = true where id = $1 returning id) insert into broadcast_change (seq, message_id) select $2, id from gone",
        None,
    )
}
impl LeaveInboxesStmt {
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
        id: &'a i64,
        seq: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[id, seq]).await
    }
}
pub struct CloseStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn close() -> CloseStmt {
    CloseStmt(
        "update broadcast set over = true, withdraw_time = case when $1 then now() end where id = $2",
        None,
    )
}
impl CloseStmt {
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
        withdrawn: &'a bool,
        id: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[withdrawn, id]).await
    }
}
pub struct KeepCountsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn keep_counts() -> KeepCountsStmt {
    KeepCountsStmt(
        "update broadcast set receivers = $1, readers = $2 where id = $3",
        None,
    )
}
impl KeepCountsStmt {
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
        receivers: &'a i64,
        readers: &'a i64,
        id: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[receivers, readers, id]).await
    }
}
