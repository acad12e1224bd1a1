// This file was generated with `cornucopia`. Do not modify.

#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Rater {
    pub retired: bool,
    pub downloaded: bool,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Counts {
    pub id: i64,
    pub counts: Vec<i64>,
    pub version: i64,
}
pub struct CountsBorrowed<'a> {
    pub id: i64,
    pub counts: crate::ArrayIterator<'a, i64>,
    pub version: i64,
}
impl<'a> From<CountsBorrowed<'a>> for Counts {
    fn from(
        CountsBorrowed {
            id,
            counts,
            version,
        }: CountsBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            counts: counts.map(|v| v).collect(),
            version,
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct RaterQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Rater, tokio_postgres::Error>,
    mapper: fn(Rater) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> RaterQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Rater) -> R) -> RaterQuery<'c, 'a, 's, C, R, N> {
        RaterQuery {
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
pub struct CountsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<CountsBorrowed, tokio_postgres::Error>,
    mapper: fn(CountsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> CountsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(CountsBorrowed) -> R) -> CountsQuery<'c, 'a, 's, C, R, N> {
        CountsQuery {
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
pub struct RaterStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn rater() -> RaterStmt {
    RaterStmt(
        "select g.retired, exists (select from game_download d where d.uid = $1 and d.game_id = g.id) as downloaded from game g where g.id = $2",
        None,
    )
}
impl RaterStmt {
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
        game: &'a i64,
    ) -> RaterQuery<'c, 'a, 's, C, Rater, 2> {
        RaterQuery {
            client,
            params: [uid, game],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Rater, tokio_postgres::Error> {
                Ok(Rater {
                    retired: row.try_get(0)?,
                    downloaded: row.try_get(1)?,
                })
            },
            mapper: |it| Rater::from(it),
        }
    }
}
pub struct PutStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn put() -> PutStmt {
    PutStmt(
        "insert into game_rating (uid, game_id, stars) values ($1, $2, $3) on conflict (uid, game_id) do update set stars = excluded.stars, edit_time = now() where game_rating.stars <> excluded.stars",
        None,
    )
}
impl PutStmt {
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
        game: &'a i64,
        stars: &'a i16,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[uid, game, stars]).await
    }
}
pub struct TakeBackStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn take_back() -> TakeBackStmt {
    TakeBackStmt(
        "delete from game_rating where uid = $1 and game_id = $2",
        None,
    )
}
impl TakeBackStmt {
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
        game: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[uid, game]).await
    }
}
pub struct CountsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn counts() -> CountsStmt {
    CountsStmt(
        "select id, array[rating_1, rating_2, rating_3, rating_4, rating_5] as counts, rating_version as version from game where id = any($1) order by id",
        None,
    )
}
impl CountsStmt {
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
    ) -> CountsQuery<'c, 'a, 's, C, Counts, 1> {
        CountsQuery {
            client,
            params: [ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<CountsBorrowed, tokio_postgres::Error> {
                    Ok(CountsBorrowed {
                        id: row.try_get(0)?,
                        counts: row.try_get(1)?,
                        version: row.try_get(2)?,
                    })
                },
            mapper: |it| Counts::from(it),
        }
    }
}
pub struct GamesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn games() -> GamesStmt {
    GamesStmt("select id from game where not retired order by id", None)
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
pub struct PutSeveralStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn put_several() -> PutSeveralStmt {
    PutSeveralStmt(
        "insert into game_rating (uid, game_id, stars) select $1, game, stars from unnest($2::bigint[], $3::smallint[]) as r (game, stars) on conflict (uid, game_id) do update set stars = excluded.stars, edit_time = now() where game_rating.stars <> excluded.stars",
        None,
    )
}
impl PutSeveralStmt {
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
        T2: crate::ArraySql<Item = i16>,
    >(
        &'s self,
        client: &'c C,
        uid: &'a i64,
        games: &'a T1,
        stars: &'a T2,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[uid, games, stars]).await
    }
}
pub struct KeepOnlyStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn keep_only() -> KeepOnlyStmt {
    KeepOnlyStmt(
        "delete from game_rating where uid = $1 and game_id <> all($2)",
        None,
    )
}
impl KeepOnlyStmt {
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
        uid: &'a i64,
        games: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[uid, games]).await
    }
}
