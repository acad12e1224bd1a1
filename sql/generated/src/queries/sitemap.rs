// This file was generated with `cornucopia`. Do not modify.

#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Entry {
    pub id: i64,
    pub time: Option<chrono::DateTime<chrono::FixedOffset>>,
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct EntryQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Entry, tokio_postgres::Error>,
    mapper: fn(Entry) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> EntryQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Entry) -> R) -> EntryQuery<'c, 'a, 's, C, R, N> {
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
pub struct GamesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn games() -> GamesStmt {
    GamesStmt(
        "select id, create_time as time from game where not retired order by id limit $1",
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
        most: &'a i64,
    ) -> EntryQuery<'c, 'a, 's, C, Entry, 1> {
        EntryQuery {
            client,
            params: [most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Entry, tokio_postgres::Error> {
                Ok(Entry {
                    id: row.try_get(0)?,
                    time: row.try_get(1)?,
                })
            },
            mapper: |it| Entry::from(it),
        }
    }
}
pub struct BooksStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn books() -> BooksStmt {
    BooksStmt(
        "select id, update_time as time from book where not retired and chapter_num > 0 order by id limit $1",
        None,
    )
}
impl BooksStmt {
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
        most: &'a i64,
    ) -> EntryQuery<'c, 'a, 's, C, Entry, 1> {
        EntryQuery {
            client,
            params: [most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Entry, tokio_postgres::Error> {
                Ok(Entry {
                    id: row.try_get(0)?,
                    time: row.try_get(1)?,
                })
            },
            mapper: |it| Entry::from(it),
        }
    }
}
pub struct ActivitiesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn activities() -> ActivitiesStmt {
    ActivitiesStmt(
        "select id, case when end_time <= now() then end_time when begin_time <= now() then begin_time end as time from activity where not retired and end_time > now() - interval '90 days' order by id limit $1",
        None,
    )
}
impl ActivitiesStmt {
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
        most: &'a i64,
    ) -> EntryQuery<'c, 'a, 's, C, Entry, 1> {
        EntryQuery {
            client,
            params: [most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Entry, tokio_postgres::Error> {
                Ok(Entry {
                    id: row.try_get(0)?,
                    time: row.try_get(1)?,
                })
            },
            mapper: |it| Entry::from(it),
        }
    }
}
pub struct PostPartsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn post_parts() -> PostPartsStmt {
    PostPartsStmt(
        "with recursive part (number) as ( (select id / $1::bigint from post where delete_time is null and not hidden order by id limit 1) union all select (select p.id / $1::bigint from post p where p.delete_time is null and not p.hidden and p.id >= (part.number + 1) * $1::bigint order by p.id limit 1) from part where part.number is not null ) select number::bigint as number from part where number is not null",
        None,
    )
}
impl PostPartsStmt {
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
        size: &'a i64,
    ) -> I64Query<'c, 'a, 's, C, i64, 1> {
        I64Query {
            client,
            params: [size],
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
        "select id, coalesce(edit_time, create_time) as time from post where delete_time is null and not hidden and id >= $1 and id < $2 order by id",
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
        first: &'a i64,
        before: &'a i64,
    ) -> EntryQuery<'c, 'a, 's, C, Entry, 2> {
        EntryQuery {
            client,
            params: [first, before],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Entry, tokio_postgres::Error> {
                Ok(Entry {
                    id: row.try_get(0)?,
                    time: row.try_get(1)?,
                })
            },
            mapper: |it| Entry::from(it),
        }
    }
}
pub struct PersonPartsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn person_parts() -> PersonPartsStmt {
    PersonPartsStmt(
        "with recursive part (number) as ( (select uid / $1::bigint from post where delete_time is null and not hidden order by uid limit 1) union all select (select p.uid / $1::bigint from post p where p.delete_time is null and not p.hidden and p.uid >= (part.number + 1) * $1::bigint order by p.uid limit 1) from part where part.number is not null ) select number::bigint as number from part where number is not null",
        None,
    )
}
impl PersonPartsStmt {
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
        size: &'a i64,
    ) -> I64Query<'c, 'a, 's, C, i64, 1> {
        I64Query {
            client,
            params: [size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct PeopleStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn people() -> PeopleStmt {
    PeopleStmt(
        "select a.uid as id, p.create_time as time from account a cross join lateral ( select create_time from post where uid = a.uid and delete_time is null and not hidden order by create_time desc limit 1 ) p where a.uid >= $1 and a.uid < $2 and a.erase_time is null and (a.suspended_until is null or a.suspended_until <= now()) order by a.uid",
        None,
    )
}
impl PeopleStmt {
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
        first: &'a i64,
        before: &'a i64,
    ) -> EntryQuery<'c, 'a, 's, C, Entry, 2> {
        EntryQuery {
            client,
            params: [first, before],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Entry, tokio_postgres::Error> {
                Ok(Entry {
                    id: row.try_get(0)?,
                    time: row.try_get(1)?,
                })
            },
            mapper: |it| Entry::from(it),
        }
    }
}
