// This file was generated with `cornucopia`. Do not modify.

#[derive(Debug, Clone, PartialEq, Copy)]
pub struct BlocksBetween {
    pub uid: i64,
    pub blocked: i64,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Blocked {
    pub id: i64,
    pub uid: i64,
    pub name: String,
    pub avatar: Option<String>,
    pub level_type: i16,
    pub badge: Option<String>,
    pub frame: Option<String>,
}
pub struct BlockedBorrowed<'a> {
    pub id: i64,
    pub uid: i64,
    pub name: &'a str,
    pub avatar: Option<&'a str>,
    pub level_type: i16,
    pub badge: Option<&'a str>,
    pub frame: Option<&'a str>,
}
impl<'a> From<BlockedBorrowed<'a>> for Blocked {
    fn from(
        BlockedBorrowed {
            id,
            uid,
            name,
            avatar,
            level_type,
            badge,
            frame,
        }: BlockedBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            uid,
            name: name.into(),
            avatar: avatar.map(|v| v.into()),
            level_type,
            badge: badge.map(|v| v.into()),
            frame: frame.map(|v| v.into()),
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct BlocksBetweenQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<BlocksBetween, tokio_postgres::Error>,
    mapper: fn(BlocksBetween) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> BlocksBetweenQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(BlocksBetween) -> R) -> BlocksBetweenQuery<'c, 'a, 's, C, R, N> {
        BlocksBetweenQuery {
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
pub struct BlockedQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<BlockedBorrowed, tokio_postgres::Error>,
    mapper: fn(BlockedBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> BlockedQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(BlockedBorrowed) -> R) -> BlockedQuery<'c, 'a, 's, C, R, N> {
        BlockedQuery {
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
pub struct InsertBlockStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_block() -> InsertBlockStmt {
    InsertBlockStmt(
        "insert into block (uid, blocked) values ($1, $2) on conflict do nothing",
        None,
    )
}
impl InsertBlockStmt {
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
        blocked: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[uid, blocked]).await
    }
}
pub struct DeleteBlockStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn delete_block() -> DeleteBlockStmt {
    DeleteBlockStmt("delete from block where uid = $1 and blocked = $2", None)
}
impl DeleteBlockStmt {
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
        blocked: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[uid, blocked]).await
    }
}
pub struct BlocksBetweenStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn blocks_between() -> BlocksBetweenStmt {
    BlocksBetweenStmt(
        "select k.uid, k.blocked from unnest($1::bigint[], $2::bigint[]) as p (one, other) join block k on k.uid = p.one and k.blocked = p.other union select k.uid, k.blocked from unnest($1::bigint[], $2::bigint[]) as p (one, other) join block k on k.uid = p.other and k.blocked = p.one",
        None,
    )
}
impl BlocksBetweenStmt {
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
        ones: &'a T1,
        others: &'a T2,
    ) -> BlocksBetweenQuery<'c, 'a, 's, C, BlocksBetween, 2> {
        BlocksBetweenQuery {
            client,
            params: [ones, others],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<BlocksBetween, tokio_postgres::Error> {
                Ok(BlocksBetween {
                    uid: row.try_get(0)?,
                    blocked: row.try_get(1)?,
                })
            },
            mapper: |it| BlocksBetween::from(it),
        }
    }
}
pub struct BlockedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn blocked() -> BlockedStmt {
    BlockedStmt(
        "select b.id, a.uid, a.name, a.avatar, case when s.exp_time > now() then s.level_type else 0::smallint end as level_type, case when a.badge_until > now() then a.badge end as badge, (select fr.file from frame fr where fr.id = a.worn_frame) as frame from block b join account a on a.uid = b.blocked join status s on s.uid = a.uid where b.uid = $1 and b.id < $2 order by b.id desc offset $3 limit $4",
        None,
    )
}
impl BlockedStmt {
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
    ) -> BlockedQuery<'c, 'a, 's, C, Blocked, 4> {
        BlockedQuery {
            client,
            params: [uid, before, skip, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<BlockedBorrowed, tokio_postgres::Error> {
                    Ok(BlockedBorrowed {
                        id: row.try_get(0)?,
                        uid: row.try_get(1)?,
                        name: row.try_get(2)?,
                        avatar: row.try_get(3)?,
                        level_type: row.try_get(4)?,
                        badge: row.try_get(5)?,
                        frame: row.try_get(6)?,
                    })
                },
            mapper: |it| Blocked::from(it),
        }
    }
}
pub struct TotalStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn total() -> TotalStmt {
    TotalStmt("select count(*) from block where uid = $1", None)
}
impl TotalStmt {
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
