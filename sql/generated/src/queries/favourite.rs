// This file was generated with `cornucopia`. Do not modify.

#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Keep {
    pub there: bool,
    pub full: bool,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Posts {
    pub id: i64,
    pub ref_id: i64,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
    pub shown: bool,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Games {
    pub id: i64,
    pub ref_id: i64,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
    pub shown: bool,
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct KeepQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Keep, tokio_postgres::Error>,
    mapper: fn(Keep) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> KeepQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Keep) -> R) -> KeepQuery<'c, 'a, 's, C, R, N> {
        KeepQuery {
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
pub struct PostsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Posts, tokio_postgres::Error>,
    mapper: fn(Posts) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> PostsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Posts) -> R) -> PostsQuery<'c, 'a, 's, C, R, N> {
        PostsQuery {
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
pub struct GamesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Games, tokio_postgres::Error>,
    mapper: fn(Games) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> GamesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Games) -> R) -> GamesQuery<'c, 'a, 's, C, R, N> {
        GamesQuery {
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
pub struct KeepStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn keep() -> KeepStmt {
    KeepStmt(
        "with there as ( select case $1::text when 'post' then exists (select from post where id = $2 and not hidden and delete_time is null) else exists (select from game where id = $2 and (not retired or exists (select from owned_game o where o.uid = $3 and o.game_id = $2))) end as there ), had as ( select count(*) as num, count(*) filter (where ref_id = $2) > 0 as this from favourite where uid = $3 and kind = $1::text ), put as ( insert into favourite (uid, kind, ref_id) select $3, $1::text, $2 from there, had where there.there and not had.this and had.num < $4::bigint on conflict do nothing ) select there.there, not had.this and had.num >= $4::bigint as full from there, had",
        None,
    )
}
impl KeepStmt {
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
        kind: &'a T1,
        ref_id: &'a i64,
        uid: &'a i64,
        most: &'a i64,
    ) -> KeepQuery<'c, 'a, 's, C, Keep, 4> {
        KeepQuery {
            client,
            params: [kind, ref_id, uid, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Keep, tokio_postgres::Error> {
                Ok(Keep {
                    there: row.try_get(0)?,
                    full: row.try_get(1)?,
                })
            },
            mapper: |it| Keep::from(it),
        }
    }
}
pub struct RemoveStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn remove() -> RemoveStmt {
    RemoveStmt(
        "delete from favourite where uid = $1 and kind = $2 and ref_id = $3",
        None,
    )
}
impl RemoveStmt {
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
        uid: &'a i64,
        kind: &'a T1,
        ref_id: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[uid, kind, ref_id]).await
    }
}
pub struct KeptStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn kept() -> KeptStmt {
    KeptStmt(
        "select ref_id from favourite where uid = $1 and kind = $2 and ref_id = any($3)",
        None,
    )
}
impl KeptStmt {
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
        T2: crate::ArraySql<Item = i64>,
    >(
        &'s self,
        client: &'c C,
        uid: &'a i64,
        kind: &'a T1,
        ids: &'a T2,
    ) -> I64Query<'c, 'a, 's, C, i64, 3> {
        I64Query {
            client,
            params: [uid, kind, ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct PostsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn posts() -> PostsStmt {
    PostsStmt(
        "select f.id, f.ref_id, f.create_time, not p.hidden and p.delete_time is null as shown from favourite f join post p on p.id = f.ref_id where f.uid = $1 and f.kind = 'post' and f.id < $2 and not exists (select from block b where b.uid = $1 and b.blocked = p.uid) order by f.id desc offset $3 limit $4",
        None,
    )
}
impl PostsStmt {
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
    ) -> PostsQuery<'c, 'a, 's, C, Posts, 4> {
        PostsQuery {
            client,
            params: [uid, before, skip, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Posts, tokio_postgres::Error> {
                Ok(Posts {
                    id: row.try_get(0)?,
                    ref_id: row.try_get(1)?,
                    create_time: row.try_get(2)?,
                    shown: row.try_get(3)?,
                })
            },
            mapper: |it| Posts::from(it),
        }
    }
}
pub struct PostsTotalStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn posts_total() -> PostsTotalStmt {
    PostsTotalStmt(
        "select count(*) from favourite f join post p on p.id = f.ref_id where f.uid = $1 and f.kind = 'post' and not exists (select from block b where b.uid = $1 and b.blocked = p.uid)",
        None,
    )
}
impl PostsTotalStmt {
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
pub struct GamesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn games() -> GamesStmt {
    GamesStmt(
        "select f.id, f.ref_id, f.create_time, not g.retired or exists (select from owned_game o where o.uid = $1 and o.game_id = g.id) as shown from favourite f join game g on g.id = f.ref_id where f.uid = $1 and f.kind = 'game' and f.id < $2 order by f.id desc offset $3 limit $4",
        None,
    )
}
impl GamesStmt {
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
    ) -> GamesQuery<'c, 'a, 's, C, Games, 4> {
        GamesQuery {
            client,
            params: [uid, before, skip, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Games, tokio_postgres::Error> {
                Ok(Games {
                    id: row.try_get(0)?,
                    ref_id: row.try_get(1)?,
                    create_time: row.try_get(2)?,
                    shown: row.try_get(3)?,
                })
            },
            mapper: |it| Games::from(it),
        }
    }
}
pub struct GamesTotalStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn games_total() -> GamesTotalStmt {
    GamesTotalStmt(
        "select count(*) from favourite where uid = $1 and kind = 'game'",
        None,
    )
}
impl GamesTotalStmt {
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
