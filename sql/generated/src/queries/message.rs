// This file was generated with `cornucopia`. Do not modify.

#[derive(Debug, Clone, PartialEq, Copy)]
pub struct InsertMessage {
    pub id: i64,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Inbox {
    pub id: i64,
    pub kind: String,
    pub title: String,
    pub content: String,
    pub link: Option<String>,
    pub read: bool,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
    pub login_id: Option<uuid::Uuid>,
}
pub struct InboxBorrowed<'a> {
    pub id: i64,
    pub kind: &'a str,
    pub title: &'a str,
    pub content: &'a str,
    pub link: Option<&'a str>,
    pub read: bool,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
    pub login_id: Option<uuid::Uuid>,
}
impl<'a> From<InboxBorrowed<'a>> for Inbox {
    fn from(
        InboxBorrowed {
            id,
            kind,
            title,
            content,
            link,
            read,
            create_time,
            login_id,
        }: InboxBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            kind: kind.into(),
            title: title.into(),
            content: content.into(),
            link: link.map(|v| v.into()),
            read,
            create_time,
            login_id,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct BroadcastsAfter {
    pub seq: i64,
    pub id: i64,
    pub to_channel: Option<String>,
    pub to_vip: bool,
    pub kind: String,
    pub title: String,
    pub content: String,
    pub link: Option<String>,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
    pub withdrawn: bool,
}
pub struct BroadcastsAfterBorrowed<'a> {
    pub seq: i64,
    pub id: i64,
    pub to_channel: Option<&'a str>,
    pub to_vip: bool,
    pub kind: &'a str,
    pub title: &'a str,
    pub content: &'a str,
    pub link: Option<&'a str>,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
    pub withdrawn: bool,
}
impl<'a> From<BroadcastsAfterBorrowed<'a>> for BroadcastsAfter {
    fn from(
        BroadcastsAfterBorrowed {
            seq,
            id,
            to_channel,
            to_vip,
            kind,
            title,
            content,
            link,
            create_time,
            withdrawn,
        }: BroadcastsAfterBorrowed<'a>,
    ) -> Self {
        Self {
            seq,
            id,
            to_channel: to_channel.map(|v| v.into()),
            to_vip,
            kind: kind.into(),
            title: title.into(),
            content: content.into(),
            link: link.map(|v| v.into()),
            create_time,
            withdrawn,
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct InsertLetters {
    pub id: i64,
    pub uid: i64,
    pub read: bool,
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct InsertMessageQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<InsertMessage, tokio_postgres::Error>,
    mapper: fn(InsertMessage) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> InsertMessageQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(InsertMessage) -> R) -> InsertMessageQuery<'c, 'a, 's, C, R, N> {
        InsertMessageQuery {
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
pub struct InboxQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<InboxBorrowed, tokio_postgres::Error>,
    mapper: fn(InboxBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> InboxQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(InboxBorrowed) -> R) -> InboxQuery<'c, 'a, 's, C, R, N> {
        InboxQuery {
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
pub struct BroadcastsAfterQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<BroadcastsAfterBorrowed, tokio_postgres::Error>,
    mapper: fn(BroadcastsAfterBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> BroadcastsAfterQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(BroadcastsAfterBorrowed) -> R,
    ) -> BroadcastsAfterQuery<'c, 'a, 's, C, R, N> {
        BroadcastsAfterQuery {
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
pub struct InsertLettersQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<InsertLetters, tokio_postgres::Error>,
    mapper: fn(InsertLetters) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> InsertLettersQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(InsertLetters) -> R) -> InsertLettersQuery<'c, 'a, 's, C, R, N> {
        InsertLettersQuery {
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
pub struct InsertMessageStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_message() -> InsertMessageStmt {
    InsertMessageStmt(
        "insert into message (uid, kind, title, content, link, login_id) values ($1, $2, $3, $4, $5, $6) returning id, create_time",
        None,
    )
}
impl InsertMessageStmt {
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
        uid: &'a i64,
        kind: &'a T1,
        title: &'a T2,
        content: &'a T3,
        link: &'a Option<T4>,
        login_id: &'a Option<uuid::Uuid>,
    ) -> InsertMessageQuery<'c, 'a, 's, C, InsertMessage, 6> {
        InsertMessageQuery {
            client,
            params: [uid, kind, title, content, link, login_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<InsertMessage, tokio_postgres::Error> {
                Ok(InsertMessage {
                    id: row.try_get(0)?,
                    create_time: row.try_get(1)?,
                })
            },
            mapper: |it| InsertMessage::from(it),
        }
    }
}
pub struct InsertWelcomeMessagesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_welcome_messages() -> InsertWelcomeMessagesStmt {
    InsertWelcomeMessagesStmt(
        "with copied as ( insert into message (uid, kind, title, content, link) select $1, kind, title, content, link from welcome_message where not retired order by id desc returning id ), counted as (select count(*) as n from copied) update status set unread_messages = unread_messages + n, version = version + 1 from counted where uid = $1 and n > 0",
        None,
    )
}
impl InsertWelcomeMessagesStmt {
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
pub struct InboxStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn inbox() -> InboxStmt {
    InboxStmt(
        "select id, kind, title, content, link, read, create_time, login_id from ( (select id, kind, title, content, link, read, create_time, login_id from message where uid = $1 and id < $2 order by id desc limit $3) union all (select id, kind, title, content, link, read, create_time, null::uuid from visible_broadcast where uid = $1 and id < $2 order by id desc limit $3) ) both_kinds order by id desc offset $4 limit $5",
        None,
    )
}
impl InboxStmt {
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
        upto: &'a i64,
        skip: &'a i64,
        size: &'a i64,
    ) -> InboxQuery<'c, 'a, 's, C, Inbox, 5> {
        InboxQuery {
            client,
            params: [uid, before, upto, skip, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<InboxBorrowed, tokio_postgres::Error> {
                Ok(InboxBorrowed {
                    id: row.try_get(0)?,
                    kind: row.try_get(1)?,
                    title: row.try_get(2)?,
                    content: row.try_get(3)?,
                    link: row.try_get(4)?,
                    read: row.try_get(5)?,
                    create_time: row.try_get(6)?,
                    login_id: row.try_get(7)?,
                })
            },
            mapper: |it| Inbox::from(it),
        }
    }
}
pub struct InboxTotalStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn inbox_total() -> InboxTotalStmt {
    InboxTotalStmt(
        "select (select count(*) from message m where m.uid = $1) + (select count(*) from visible_broadcast b where b.uid = $1) as total",
        None,
    )
}
impl InboxTotalStmt {
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
pub struct MessageToStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn message_to() -> MessageToStmt {
    MessageToStmt(
        "select id, kind, title, content, link, read, create_time, login_id from message where uid = $1 and id = $2 union all select id, kind, title, content, link, read, create_time, null::uuid from visible_broadcast where uid = $1 and id = $2",
        None,
    )
}
impl MessageToStmt {
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
        id: &'a i64,
    ) -> InboxQuery<'c, 'a, 's, C, Inbox, 2> {
        InboxQuery {
            client,
            params: [uid, id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<InboxBorrowed, tokio_postgres::Error> {
                Ok(InboxBorrowed {
                    id: row.try_get(0)?,
                    kind: row.try_get(1)?,
                    title: row.try_get(2)?,
                    content: row.try_get(3)?,
                    link: row.try_get(4)?,
                    read: row.try_get(5)?,
                    create_time: row.try_get(6)?,
                    login_id: row.try_get(7)?,
                })
            },
            mapper: |it| Inbox::from(it),
        }
    }
}
pub struct BroadcastsAfterStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn broadcasts_after() -> BroadcastsAfterStmt {
    BroadcastsAfterStmt(
        "select seq, id, to_channel, to_vip, kind, title, content, link, create_time, false as withdrawn from message where seq > $1 and not gone union all select c.seq, m.id, m.to_channel, m.to_vip, m.kind, m.title, m.content, m.link, m.create_time, true as withdrawn from broadcast_change c join message m on m.id = c.message_id where c.seq > $1 order by seq limit $2",
        None,
    )
}
impl BroadcastsAfterStmt {
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
        seq: &'a i64,
        size: &'a i64,
    ) -> BroadcastsAfterQuery<'c, 'a, 's, C, BroadcastsAfter, 2> {
        BroadcastsAfterQuery {
            client,
            params: [seq, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |
                row: &tokio_postgres::Row,
            | -> Result<BroadcastsAfterBorrowed, tokio_postgres::Error> {
                Ok(BroadcastsAfterBorrowed {
                    seq: row.try_get(0)?,
                    id: row.try_get(1)?,
                    to_channel: row.try_get(2)?,
                    to_vip: row.try_get(3)?,
                    kind: row.try_get(4)?,
                    title: row.try_get(5)?,
                    content: row.try_get(6)?,
                    link: row.try_get(7)?,
                    create_time: row.try_get(8)?,
                    withdrawn: row.try_get(9)?,
                })
            },
            mapper: |it| BroadcastsAfter::from(it),
        }
    }
}
pub struct ReadMessagesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn read_messages() -> ReadMessagesStmt {
    ReadMessagesStmt(
        "update message m set read = true from unnest($1::bigint[], $2::bigint[]) as r (uid, id) where m.uid = r.uid and m.id = r.id and not m.read returning m.uid",
        None,
    )
}
impl ReadMessagesStmt {
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
        T1: crate::ArraySql<Item = i64>,
        T2: crate::ArraySql<Item = i64>,
    >(
        &'s self,
        client: &'c C,
        uids: &'a T1,
        ids: &'a T2,
    ) -> I64Query<'c, 'a, 's, C, i64, 2> {
        I64Query {
            client,
            params: [uids, ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct ReadAllMessagesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn read_all_messages() -> ReadAllMessagesStmt {
    ReadAllMessagesStmt(
        "update message set read = true where uid = any($1) and not read returning uid",
        None,
    )
}
impl ReadAllMessagesStmt {
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
pub struct ReadBroadcastsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn read_broadcasts() -> ReadBroadcastsStmt {
    ReadBroadcastsStmt(
        "insert into broadcast_read (uid, seq) select b.uid, b.seq from unnest($1::bigint[], $2::bigint[]) as r (uid, id) join visible_broadcast b on b.uid = r.uid and b.id = r.id join status s on s.uid = b.uid and b.seq > s.read_upto on conflict do nothing returning uid",
        None,
    )
}
impl ReadBroadcastsStmt {
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
        T1: crate::ArraySql<Item = i64>,
        T2: crate::ArraySql<Item = i64>,
    >(
        &'s self,
        client: &'c C,
        uids: &'a T1,
        ids: &'a T2,
    ) -> I64Query<'c, 'a, 's, C, i64, 2> {
        I64Query {
            client,
            params: [uids, ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct ReadAllBroadcastsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn read_all_broadcasts() -> ReadAllBroadcastsStmt {
    ReadAllBroadcastsStmt(
        "update status s set read_upto = h.seq from broadcast_head h where s.uid = any($1) and s.read_upto < h.seq returning s.uid",
        None,
    )
}
impl ReadAllBroadcastsStmt {
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
pub struct AdvanceReadUptoStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn advance_read_upto() -> AdvanceReadUptoStmt {
    AdvanceReadUptoStmt(
        "update status s set read_upto = greatest(s.read_upto, coalesce( (select min(b.seq) - 1 from visible_broadcast b where b.uid = s.uid and b.seq > s.read_upto and not b.read), h.seq)) from broadcast_head h where s.uid = any($1)",
        None,
    )
}
impl AdvanceReadUptoStmt {
    pub async fn prepare<'a, C: GenericClient>(
        mut self,
        client: &'a C,
    ) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = i64>>(
        &'s self,
        client: &'c C,
        uids: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[uids]).await
    }
}
pub struct ForgetBroadcastReadsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn forget_broadcast_reads() -> ForgetBroadcastReadsStmt {
    ForgetBroadcastReadsStmt(
        "delete from broadcast_read r using status s where r.uid = any($1) and s.uid = r.uid and r.seq <= s.read_upto",
        None,
    )
}
impl ForgetBroadcastReadsStmt {
    pub async fn prepare<'a, C: GenericClient>(
        mut self,
        client: &'a C,
    ) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = i64>>(
        &'s self,
        client: &'c C,
        uids: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[uids]).await
    }
}
pub struct NotifyStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn notify() -> NotifyStmt {
    NotifyStmt("select pg_notify('portal', $1) is null as sent", None)
}
impl NotifyStmt {
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
        payload: &'a T1,
    ) -> BoolQuery<'c, 'a, 's, C, bool, 1> {
        BoolQuery {
            client,
            params: [payload],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct BroadcastHeadStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn broadcast_head() -> BroadcastHeadStmt {
    BroadcastHeadStmt("select seq from broadcast_head", None)
}
impl BroadcastHeadStmt {
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
pub struct InsertLettersStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_letters() -> InsertLettersStmt {
    InsertLettersStmt(
        "insert into message (uid, kind, title, content, link, read) select uid, kind, title, content, link, not news from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[], $6::boolean[]) with ordinality as l (uid, kind, title, content, link, news, place) order by place returning id, uid, read",
        None,
    )
}
impl InsertLettersStmt {
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
        T1: crate::ArraySql<Item = i64>,
        T2: crate::StringSql,
        T3: crate::ArraySql<Item = T2>,
        T4: crate::StringSql,
        T5: crate::ArraySql<Item = T4>,
        T6: crate::StringSql,
        T7: crate::ArraySql<Item = T6>,
        T8: crate::StringSql,
        T9: crate::ArraySql<Item = T8>,
        T10: crate::ArraySql<Item = bool>,
    >(
        &'s self,
        client: &'c C,
        uids: &'a T1,
        kinds: &'a T3,
        titles: &'a T5,
        contents: &'a T7,
        links: &'a T9,
        news: &'a T10,
    ) -> InsertLettersQuery<'c, 'a, 's, C, InsertLetters, 6> {
        InsertLettersQuery {
            client,
            params: [uids, kinds, titles, contents, links, news],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<InsertLetters, tokio_postgres::Error> {
                Ok(InsertLetters {
                    id: row.try_get(0)?,
                    uid: row.try_get(1)?,
                    read: row.try_get(2)?,
                })
            },
            mapper: |it| InsertLetters::from(it),
        }
    }
}
pub struct NotifyManyStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn notify_many() -> NotifyManyStmt {
    NotifyManyStmt(
        "select pg_notify('portal', payload) is null as sent from unnest($1::text[]) as p (payload)",
        None,
    )
}
impl NotifyManyStmt {
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
        payloads: &'a T2,
    ) -> BoolQuery<'c, 'a, 's, C, bool, 1> {
        BoolQuery {
            client,
            params: [payloads],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
