// This file was generated with `cornucopia`. Do not modify.

#[derive(Debug, Clone, PartialEq, Copy)]
pub struct DeleteFollows {
    pub uid: i64,
    pub followee: i64,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Followed {
    pub id: i64,
    pub uid: i64,
    pub name: String,
    pub avatar: Option<String>,
    pub signature: String,
    pub level_type: i16,
    pub badge: Option<String>,
    pub frame: Option<String>,
    pub followed: bool,
}
pub struct FollowedBorrowed<'a> {
    pub id: i64,
    pub uid: i64,
    pub name: &'a str,
    pub avatar: Option<&'a str>,
    pub signature: &'a str,
    pub level_type: i16,
    pub badge: Option<&'a str>,
    pub frame: Option<&'a str>,
    pub followed: bool,
}
impl<'a> From<FollowedBorrowed<'a>> for Followed {
    fn from(
        FollowedBorrowed {
            id,
            uid,
            name,
            avatar,
            signature,
            level_type,
            badge,
            frame,
            followed,
        }: FollowedBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            uid,
            name: name.into(),
            avatar: avatar.map(|v| v.into()),
            signature: signature.into(),
            level_type,
            badge: badge.map(|v| v.into()),
            frame: frame.map(|v| v.into()),
            followed,
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Totals {
    pub follower_num: i64,
    pub following_num: i64,
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
pub struct DeleteFollowsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<DeleteFollows, tokio_postgres::Error>,
    mapper: fn(DeleteFollows) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> DeleteFollowsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(DeleteFollows) -> R) -> DeleteFollowsQuery<'c, 'a, 's, C, R, N> {
        DeleteFollowsQuery {
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
pub struct FollowedQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<FollowedBorrowed, tokio_postgres::Error>,
    mapper: fn(FollowedBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> FollowedQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(FollowedBorrowed) -> R) -> FollowedQuery<'c, 'a, 's, C, R, N> {
        FollowedQuery {
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
pub struct TotalsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Totals, tokio_postgres::Error>,
    mapper: fn(Totals) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> TotalsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Totals) -> R) -> TotalsQuery<'c, 'a, 's, C, R, N> {
        TotalsQuery {
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
pub struct LockAccountsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_accounts() -> LockAccountsStmt {
    LockAccountsStmt(
        "select uid from account where uid = any($1) and erase_time is null order by uid for no key update",
        None,
    )
}
impl LockAccountsStmt {
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
pub struct InsertFollowStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_follow() -> InsertFollowStmt {
    InsertFollowStmt(
        "insert into follow (uid, followee) values ($1, $2) on conflict do nothing",
        None,
    )
}
impl InsertFollowStmt {
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
        followee: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[uid, followee]).await
    }
}
pub struct DeleteFollowsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn delete_follows() -> DeleteFollowsStmt {
    DeleteFollowsStmt(
        "delete from follow f using unnest($1::bigint[], $2::bigint[]) as d (uid, followee) where f.uid = d.uid and f.followee = d.followee returning f.uid, f.followee",
        None,
    )
}
impl DeleteFollowsStmt {
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
        followees: &'a T2,
    ) -> DeleteFollowsQuery<'c, 'a, 's, C, DeleteFollows, 2> {
        DeleteFollowsQuery {
            client,
            params: [uids, followees],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<DeleteFollows, tokio_postgres::Error> {
                Ok(DeleteFollows {
                    uid: row.try_get(0)?,
                    followee: row.try_get(1)?,
                })
            },
            mapper: |it| DeleteFollows::from(it),
        }
    }
}
pub struct MoveCountsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn move_counts() -> MoveCountsStmt {
    MoveCountsStmt(
        "update account a set follower_num = a.follower_num + m.followers, following_num = a.following_num + m.following from unnest($1::bigint[], $2::bigint[], $3::bigint[]) as m (uid, followers, following) where a.uid = m.uid",
        None,
    )
}
impl MoveCountsStmt {
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
        T3: crate::ArraySql<Item = i64>,
    >(
        &'s self,
        client: &'c C,
        uids: &'a T1,
        followers: &'a T2,
        following: &'a T3,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[uids, followers, following]).await
    }
}
pub struct FollowerNumStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn follower_num() -> FollowerNumStmt {
    FollowerNumStmt("select follower_num from account where uid = $1", None)
}
impl FollowerNumStmt {
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
pub struct FollowersStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn followers() -> FollowersStmt {
    FollowersStmt(
        "select f.id, a.uid, a.name, a.avatar, a.signature, case when s.exp_time > now() then s.level_type else 0::smallint end as level_type, case when a.badge_until > now() then a.badge end as badge, (select fr.file from frame fr where fr.id = a.worn_frame) as frame, exists (select from follow r where r.uid = $1 and r.followee = a.uid) as followed from follow f join account a on a.uid = f.uid join status s on s.uid = a.uid where f.followee = $2 and f.id < $3 and not exists (select from block b where b.uid = $1 and b.blocked = a.uid) order by f.id desc offset $4 limit $5",
        None,
    )
}
impl FollowersStmt {
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
        reader: &'a i64,
        of: &'a i64,
        before: &'a i64,
        skip: &'a i64,
        size: &'a i64,
    ) -> FollowedQuery<'c, 'a, 's, C, Followed, 5> {
        FollowedQuery {
            client,
            params: [reader, of, before, skip, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<FollowedBorrowed, tokio_postgres::Error> {
                    Ok(FollowedBorrowed {
                        id: row.try_get(0)?,
                        uid: row.try_get(1)?,
                        name: row.try_get(2)?,
                        avatar: row.try_get(3)?,
                        signature: row.try_get(4)?,
                        level_type: row.try_get(5)?,
                        badge: row.try_get(6)?,
                        frame: row.try_get(7)?,
                        followed: row.try_get(8)?,
                    })
                },
            mapper: |it| Followed::from(it),
        }
    }
}
pub struct FollowingStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn following() -> FollowingStmt {
    FollowingStmt(
        "select f.id, a.uid, a.name, a.avatar, a.signature, case when s.exp_time > now() then s.level_type else 0::smallint end as level_type, case when a.badge_until > now() then a.badge end as badge, (select fr.file from frame fr where fr.id = a.worn_frame) as frame, exists (select from follow r where r.uid = $1 and r.followee = a.uid) as followed from follow f join account a on a.uid = f.followee join status s on s.uid = a.uid where f.uid = $2 and f.id < $3 and not exists (select from block b where b.uid = $1 and b.blocked = a.uid) order by f.id desc offset $4 limit $5",
        None,
    )
}
impl FollowingStmt {
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
        reader: &'a i64,
        of: &'a i64,
        before: &'a i64,
        skip: &'a i64,
        size: &'a i64,
    ) -> FollowedQuery<'c, 'a, 's, C, Followed, 5> {
        FollowedQuery {
            client,
            params: [reader, of, before, skip, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<FollowedBorrowed, tokio_postgres::Error> {
                    Ok(FollowedBorrowed {
                        id: row.try_get(0)?,
                        uid: row.try_get(1)?,
                        name: row.try_get(2)?,
                        avatar: row.try_get(3)?,
                        signature: row.try_get(4)?,
                        level_type: row.try_get(5)?,
                        badge: row.try_get(6)?,
                        frame: row.try_get(7)?,
                        followed: row.try_get(8)?,
                    })
                },
            mapper: |it| Followed::from(it),
        }
    }
}
pub struct TotalsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn totals() -> TotalsStmt {
    TotalsStmt(
        "select follower_num, following_num from account where uid = $1 and erase_time is null",
        None,
    )
}
impl TotalsStmt {
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
    ) -> TotalsQuery<'c, 'a, 's, C, Totals, 1> {
        TotalsQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Totals, tokio_postgres::Error> {
                Ok(Totals {
                    follower_num: row.try_get(0)?,
                    following_num: row.try_get(1)?,
                })
            },
            mapper: |it| Totals::from(it),
        }
    }
}
