// This file was generated with `cornucopia`. Do not modify.

#[derive(Debug, Clone, PartialEq)]
pub struct MediaByKey {
    pub id: uuid::Uuid,
    pub kind: String,
    pub file: serde_json::Value,
}
pub struct MediaByKeyBorrowed<'a> {
    pub id: uuid::Uuid,
    pub kind: &'a str,
    pub file: postgres_types::Json<&'a serde_json::value::RawValue>,
}
impl<'a> From<MediaByKeyBorrowed<'a>> for MediaByKey {
    fn from(MediaByKeyBorrowed { id, kind, file }: MediaByKeyBorrowed<'a>) -> Self {
        Self {
            id,
            kind: kind.into(),
            file: serde_json::from_str(file.0.get()).unwrap(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct HoldMedia {
    pub id: uuid::Uuid,
    pub kind: String,
    pub file: serde_json::Value,
}
pub struct HoldMediaBorrowed<'a> {
    pub id: uuid::Uuid,
    pub kind: &'a str,
    pub file: postgres_types::Json<&'a serde_json::value::RawValue>,
}
impl<'a> From<HoldMediaBorrowed<'a>> for HoldMedia {
    fn from(HoldMediaBorrowed { id, kind, file }: HoldMediaBorrowed<'a>) -> Self {
        Self {
            id,
            kind: kind.into(),
            file: serde_json::from_str(file.0.get()).unwrap(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Due {
    pub id: uuid::Uuid,
    pub uid: i64,
    pub kind: String,
    pub file: serde_json::Value,
}
pub struct DueBorrowed<'a> {
    pub id: uuid::Uuid,
    pub uid: i64,
    pub kind: &'a str,
    pub file: postgres_types::Json<&'a serde_json::value::RawValue>,
}
impl<'a> From<DueBorrowed<'a>> for Due {
    fn from(
        DueBorrowed {
            id,
            uid,
            kind,
            file,
        }: DueBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            uid,
            kind: kind.into(),
            file: serde_json::from_str(file.0.get()).unwrap(),
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct UseOf {
    pub shown: bool,
    pub shared: bool,
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct MediaByKeyQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<MediaByKeyBorrowed, tokio_postgres::Error>,
    mapper: fn(MediaByKeyBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> MediaByKeyQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(MediaByKeyBorrowed) -> R,
    ) -> MediaByKeyQuery<'c, 'a, 's, C, R, N> {
        MediaByKeyQuery {
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
pub struct HoldMediaQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<HoldMediaBorrowed, tokio_postgres::Error>,
    mapper: fn(HoldMediaBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> HoldMediaQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(HoldMediaBorrowed) -> R) -> HoldMediaQuery<'c, 'a, 's, C, R, N> {
        HoldMediaQuery {
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
pub struct DueQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<DueBorrowed, tokio_postgres::Error>,
    mapper: fn(DueBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> DueQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(DueBorrowed) -> R) -> DueQuery<'c, 'a, 's, C, R, N> {
        DueQuery {
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
pub struct UseOfQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<UseOf, tokio_postgres::Error>,
    mapper: fn(UseOf) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> UseOfQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(UseOf) -> R) -> UseOfQuery<'c, 'a, 's, C, R, N> {
        UseOfQuery {
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
pub struct InsertMediaStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_media() -> InsertMediaStmt {
    InsertMediaStmt(
        "insert into media (id, uid, kind, file, idempotency_key) values ($1, $2, $3, $4, $5) on conflict (uid, idempotency_key) do nothing",
        None,
    )
}
impl InsertMediaStmt {
    pub async fn prepare<'a, C: GenericClient>(
        mut self,
        client: &'a C,
    ) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::JsonSql>(
        &'s self,
        client: &'c C,
        id: &'a uuid::Uuid,
        uid: &'a i64,
        kind: &'a T1,
        file: &'a T2,
        key: &'a Option<uuid::Uuid>,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[id, uid, kind, file, key]).await
    }
}
pub struct MediaByKeyStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn media_by_key() -> MediaByKeyStmt {
    MediaByKeyStmt(
        "update media set look_time = greatest(look_time, now() + interval '7 days') where uid = $1 and idempotency_key = $2 returning id, kind, file",
        None,
    )
}
impl MediaByKeyStmt {
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
        key: &'a uuid::Uuid,
    ) -> MediaByKeyQuery<'c, 'a, 's, C, MediaByKey, 2> {
        MediaByKeyQuery {
            client,
            params: [uid, key],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<MediaByKeyBorrowed, tokio_postgres::Error> {
                    Ok(MediaByKeyBorrowed {
                        id: row.try_get(0)?,
                        kind: row.try_get(1)?,
                        file: row.try_get(2)?,
                    })
                },
            mapper: |it| MediaByKey::from(it),
        }
    }
}
pub struct HoldMediaStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn hold_media() -> HoldMediaStmt {
    HoldMediaStmt(
        "with held as (select id from media where uid = $1 and id = any($2) order by id for no key update) update media m set look_time = greatest(m.look_time, now() + interval '1 day') from held where m.id = held.id returning m.id, m.kind, m.file",
        None,
    )
}
impl HoldMediaStmt {
    pub async fn prepare<'a, C: GenericClient>(
        mut self,
        client: &'a C,
    ) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>(
        &'s self,
        client: &'c C,
        uid: &'a i64,
        ids: &'a T1,
    ) -> HoldMediaQuery<'c, 'a, 's, C, HoldMedia, 2> {
        HoldMediaQuery {
            client,
            params: [uid, ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<HoldMediaBorrowed, tokio_postgres::Error> {
                    Ok(HoldMediaBorrowed {
                        id: row.try_get(0)?,
                        kind: row.try_get(1)?,
                        file: row.try_get(2)?,
                    })
                },
            mapper: |it| HoldMedia::from(it),
        }
    }
}
pub struct HoldUnusedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn hold_unused() -> HoldUnusedStmt {
    HoldUnusedStmt(
        "update unused_file set look_time = greatest(look_time, now() + interval '1 day') where left(name, 32) = any($1::text[])",
        None,
    )
}
impl HoldUnusedStmt {
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
        T2: crate::ArraySql<Item = T1>,
    >(
        &'s self,
        client: &'c C,
        digests: &'a T2,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[digests]).await
    }
}
pub struct HoldManyStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn hold_many() -> HoldManyStmt {
    HoldManyStmt(
        "with held as ( select id from media where left(coalesce(file ->> 'full', file ->> 'file'), 32) = any($1::text[]) order by id for no key update ) update media m set look_time = greatest(m.look_time, now() + interval '1 day') from held where m.id = held.id",
        None,
    )
}
impl HoldManyStmt {
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
        T2: crate::ArraySql<Item = T1>,
    >(
        &'s self,
        client: &'c C,
        digests: &'a T2,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[digests]).await
    }
}
pub struct HoldFilesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn hold_files() -> HoldFilesStmt {
    HoldFilesStmt(
        "with held as ( select id from media where left(coalesce(file ->> 'full', file ->> 'file'), 32) = $1 order by look_time desc, id desc limit 1 for no key update ) update media m set look_time = greatest(m.look_time, now() + interval '1 day') from held where m.id = held.id",
        None,
    )
}
impl HoldFilesStmt {
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
        digest: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[digest]).await
    }
}
pub struct AloneStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn alone() -> AloneStmt {
    AloneStmt(
        "select pg_try_advisory_xact_lock(hashtext('media is tidied'))",
        None,
    )
}
impl AloneStmt {
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
    ) -> BoolQuery<'c, 'a, 's, C, bool, 0> {
        BoolQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct DueStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn due() -> DueStmt {
    DueStmt(
        "select id, uid, kind, file from media where look_time <= now() order by look_time, id limit 1 for update",
        None,
    )
}
impl DueStmt {
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
    ) -> DueQuery<'c, 'a, 's, C, Due, 0> {
        DueQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<DueBorrowed, tokio_postgres::Error> {
                Ok(DueBorrowed {
                    id: row.try_get(0)?,
                    uid: row.try_get(1)?,
                    kind: row.try_get(2)?,
                    file: row.try_get(3)?,
                })
            },
            mapper: |it| Due::from(it),
        }
    }
}
pub struct UseOfStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn use_of() -> UseOfStmt {
    UseOfStmt(
        "select exists ( select from post p where p.uid = $1 and coalesce(p.delete_time > now() - make_interval(days => $2::int), true) and (p.images @> jsonb_build_array(jsonb_build_object('id', $3::text)) or $3::text in (p.video ->> 'id', p.video -> 'poster' ->> 'id')) ) or exists ( select from comment c where c.image is not null and c.image ->> 'id' = $3::text and (coalesce(c.delete_time > now() - make_interval(days => $2::int), true) or exists (select from measure m where m.kind = 'hide' and m.ref_kind = 'comment' and m.ref_id = c.id and m.end_time is null)) ) as shown, exists ( select from media m where m.id <> $3::text::uuid and left(coalesce(m.file ->> 'full', m.file ->> 'file'), 32) = $4 ) or exists (select from account where avatar = $4 || '-256.jpg') or exists (select from pack_file where left(name, 32) = $4) as shared",
        None,
    )
}
impl UseOfStmt {
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
        uid: &'a i64,
        days: &'a i32,
        id: &'a T1,
        digest: &'a T2,
    ) -> UseOfQuery<'c, 'a, 's, C, UseOf, 4> {
        UseOfQuery {
            client,
            params: [uid, days, id, digest],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<UseOf, tokio_postgres::Error> {
                Ok(UseOf {
                    shown: row.try_get(0)?,
                    shared: row.try_get(1)?,
                })
            },
            mapper: |it| UseOf::from(it),
        }
    }
}
pub struct LookAgainStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn look_again() -> LookAgainStmt {
    LookAgainStmt(
        "update media set look_time = now() + make_interval(secs => $1) where id = $2",
        None,
    )
}
impl LookAgainStmt {
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
        seconds: &'a f64,
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[seconds, id]).await
    }
}
pub struct DeleteMediaStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn delete_media() -> DeleteMediaStmt {
    DeleteMediaStmt("delete from media where id = $1", None)
}
impl DeleteMediaStmt {
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
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[id]).await
    }
}
pub struct KeepPackFilesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn keep_pack_files() -> KeepPackFilesStmt {
    KeepPackFilesStmt(
        "with kept as (insert into pack_file (pack, name) select $1, n.name from unnest($2::text[]) as n (name) on conflict do nothing) delete from unused_file u using unnest($2::text[]) as n (name) where u.name = n.name",
        None,
    )
}
impl KeepPackFilesStmt {
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
    >(
        &'s self,
        client: &'c C,
        pack: &'a T1,
        names: &'a T3,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[pack, names]).await
    }
}
pub struct DropPackFilesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn drop_pack_files() -> DropPackFilesStmt {
    DropPackFilesStmt(
        "with gone as ( delete from pack_file f where f.pack = $1 and not exists (select from unnest($2::text[]) as n (name) where n.name = f.name) returning f.name ) insert into unused_file (name) select g.name from gone g where not exists (select from pack_file f where f.name = g.name and f.pack <> $1) on conflict (name) do update set look_time = now()",
        None,
    )
}
impl DropPackFilesStmt {
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
    >(
        &'s self,
        client: &'c C,
        pack: &'a T1,
        names: &'a T3,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[pack, names]).await
    }
}
pub struct UnusedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn unused() -> UnusedStmt {
    UnusedStmt(
        "select name from unused_file where look_time <= now() order by look_time, name limit $1 for update skip locked",
        None,
    )
}
impl UnusedStmt {
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
    ) -> StringQuery<'c, 'a, 's, C, String, 1> {
        StringQuery {
            client,
            params: [size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it.into(),
        }
    }
}
pub struct InUseStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn in_use() -> InUseStmt {
    InUseStmt(
        "select n.name from unnest($1::text[]) as n (name) where exists (select from pack_file f where f.name = n.name) or exists (select from media m where left(coalesce(m.file ->> 'full', m.file ->> 'file'), 32) = left(n.name, 32)) or exists (select from account where avatar in (n.name, left(n.name, 32) || '-256.jpg')) or exists (select from game g where strpos(concat(g.icon, g.banner, g.screenshots), n.name) > 0) or exists (select from activity a where strpos(a.banner::text, n.name) > 0) or exists (select from frame f where f.file = n.name)",
        None,
    )
}
impl InUseStmt {
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
        names: &'a T2,
    ) -> StringQuery<'c, 'a, 's, C, String, 1> {
        StringQuery {
            client,
            params: [names],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it.into(),
        }
    }
}
pub struct ForgetUnusedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn forget_unused() -> ForgetUnusedStmt {
    ForgetUnusedStmt("delete from unused_file where name = any($1)", None)
}
impl ForgetUnusedStmt {
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
        T2: crate::ArraySql<Item = T1>,
    >(
        &'s self,
        client: &'c C,
        names: &'a T2,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[names]).await
    }
}
pub struct LookAtUnusedAgainStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn look_at_unused_again() -> LookAtUnusedAgainStmt {
    LookAtUnusedAgainStmt(
        "update unused_file set look_time = now() + make_interval(secs => $1) where name = any($2)",
        None,
    )
}
impl LookAtUnusedAgainStmt {
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
        T2: crate::ArraySql<Item = T1>,
    >(
        &'s self,
        client: &'c C,
        seconds: &'a f64,
        names: &'a T2,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[seconds, names]).await
    }
}
