// This file was generated with `cornucopia`. Do not modify.

#[derive(Debug, Clone, PartialEq)]
pub struct Snapshots {
    pub uid: i64,
    pub balance: i64,
    pub level_type: i16,
    pub exp_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub unread_messages: i64,
    pub unread_likes: i64,
    pub unread_replies: i64,
    pub unread_follows: i64,
    pub version: i64,
    pub broadcast_seq: i64,
    pub channel_id: String,
    pub account_time: chrono::DateTime<chrono::FixedOffset>,
    pub level_left_ms: f64,
    pub youth: bool,
}
pub struct SnapshotsBorrowed<'a> {
    pub uid: i64,
    pub balance: i64,
    pub level_type: i16,
    pub exp_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub unread_messages: i64,
    pub unread_likes: i64,
    pub unread_replies: i64,
    pub unread_follows: i64,
    pub version: i64,
    pub broadcast_seq: i64,
    pub channel_id: &'a str,
    pub account_time: chrono::DateTime<chrono::FixedOffset>,
    pub level_left_ms: f64,
    pub youth: bool,
}
impl<'a> From<SnapshotsBorrowed<'a>> for Snapshots {
    fn from(
        SnapshotsBorrowed {
            uid,
            balance,
            level_type,
            exp_time,
            unread_messages,
            unread_likes,
            unread_replies,
            unread_follows,
            version,
            broadcast_seq,
            channel_id,
            account_time,
            level_left_ms,
            youth,
        }: SnapshotsBorrowed<'a>,
    ) -> Self {
        Self {
            uid,
            balance,
            level_type,
            exp_time,
            unread_messages,
            unread_likes,
            unread_replies,
            unread_follows,
            version,
            broadcast_seq,
            channel_id: channel_id.into(),
            account_time,
            level_left_ms,
            youth,
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Versions {
    pub uid: i64,
    pub version: i64,
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct SnapshotsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<SnapshotsBorrowed, tokio_postgres::Error>,
    mapper: fn(SnapshotsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> SnapshotsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(SnapshotsBorrowed) -> R) -> SnapshotsQuery<'c, 'a, 's, C, R, N> {
        SnapshotsQuery {
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
pub struct VersionsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Versions, tokio_postgres::Error>,
    mapper: fn(Versions) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> VersionsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Versions) -> R) -> VersionsQuery<'c, 'a, 's, C, R, N> {
        VersionsQuery {
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
pub struct SnapshotsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn snapshots() -> SnapshotsStmt {
    SnapshotsStmt(
        "select s.uid, s.balance, case when s.exp_time > now() then s.level_type else 0::smallint end as level_type, s.exp_time, s.unread_messages + ( select count(*) from message m where m.seq > s.read_upto and m.create_time >= a.create_time and not m.gone and (m.end_time is null or m.end_time > now()) and (m.to_channel is null or m.to_channel = a.channel_id) and (not m.to_vip or (s.level_type > 0 and s.exp_time > now())) and not exists (select from broadcast_read r where r.uid = s.uid and r.seq = m.seq) ) as unread_messages, s.unread_likes, s.unread_replies, s.unread_follows, s.version + (select seq from broadcast_head) + (s.exp_time is not null and s.exp_time <= now())::int as version, (select seq from broadcast_head) as broadcast_seq, a.channel_id, a.create_time as account_time, greatest(0, extract(epoch from s.exp_time - now()) * 1000)::float8 as level_left_ms, s.youth from status s join account a using (uid) where s.uid = any($1)",
        None,
    )
}
impl SnapshotsStmt {
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
    ) -> SnapshotsQuery<'c, 'a, 's, C, Snapshots, 1> {
        SnapshotsQuery {
            client,
            params: [uids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<SnapshotsBorrowed, tokio_postgres::Error> {
                    Ok(SnapshotsBorrowed {
                        uid: row.try_get(0)?,
                        balance: row.try_get(1)?,
                        level_type: row.try_get(2)?,
                        exp_time: row.try_get(3)?,
                        unread_messages: row.try_get(4)?,
                        unread_likes: row.try_get(5)?,
                        unread_replies: row.try_get(6)?,
                        unread_follows: row.try_get(7)?,
                        version: row.try_get(8)?,
                        broadcast_seq: row.try_get(9)?,
                        channel_id: row.try_get(10)?,
                        account_time: row.try_get(11)?,
                        level_left_ms: row.try_get(12)?,
                        youth: row.try_get(13)?,
                    })
                },
            mapper: |it| Snapshots::from(it),
        }
    }
}
pub struct LockStatusesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_statuses() -> LockStatusesStmt {
    LockStatusesStmt(
        "select uid from status where uid = any($1) order by uid for update",
        None,
    )
}
impl LockStatusesStmt {
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
pub struct YouthStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn youth() -> YouthStmt {
    YouthStmt("select youth from status where uid = $1", None)
}
impl YouthStmt {
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
    ) -> BoolQuery<'c, 'a, 's, C, bool, 1> {
        BoolQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct UnlockedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn unlocked() -> UnlockedStmt {
    UnlockedStmt(
        "select uid from status where uid = any($1) for update skip locked",
        None,
    )
}
impl UnlockedStmt {
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
pub struct LowerUnreadMessagesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lower_unread_messages() -> LowerUnreadMessagesStmt {
    LowerUnreadMessagesStmt(
        "update status s set unread_messages = unread_messages - r.read, version = version + 1 from unnest($1::bigint[], $2::bigint[]) as r (uid, read) where s.uid = r.uid",
        None,
    )
}
impl LowerUnreadMessagesStmt {
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
        T2: crate::ArraySql<Item = i64>,
    >(
        &'s self,
        client: &'c C,
        uids: &'a T1,
        reads: &'a T2,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[uids, reads]).await
    }
}
pub struct RaiseUnreadMessagesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn raise_unread_messages() -> RaiseUnreadMessagesStmt {
    RaiseUnreadMessagesStmt(
        "update status set unread_messages = unread_messages + $1, version = version + 1 where uid = $2",
        None,
    )
}
impl RaiseUnreadMessagesStmt {
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
        raised: &'a i64,
        uid: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[raised, uid]).await
    }
}
pub struct TouchStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn touch() -> TouchStmt {
    TouchStmt(
        "update status set version = version + 1 where uid = $1",
        None,
    )
}
impl TouchStmt {
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
pub struct VersionsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn versions() -> VersionsStmt {
    VersionsStmt(
        "select s.uid, s.version + (select seq from broadcast_head) + (s.exp_time is not null and s.exp_time <= now())::int as version from status s where s.uid = any($1)",
        None,
    )
}
impl VersionsStmt {
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
    ) -> VersionsQuery<'c, 'a, 's, C, Versions, 1> {
        VersionsQuery {
            client,
            params: [uids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Versions, tokio_postgres::Error> {
                Ok(Versions {
                    uid: row.try_get(0)?,
                    version: row.try_get(1)?,
                })
            },
            mapper: |it| Versions::from(it),
        }
    }
}
pub struct RaiseUnreadOfStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn raise_unread_of() -> RaiseUnreadOfStmt {
    RaiseUnreadOfStmt(
        "update status s set unread_messages = s.unread_messages + m.num, version = s.version + m.num from (select uid, count(*) as num from unnest($1::bigint[]) as u (uid) group by uid) m where s.uid = m.uid",
        None,
    )
}
impl RaiseUnreadOfStmt {
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
