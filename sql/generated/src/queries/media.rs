// This file was generated with `cornucopia`. Do not modify.

#[derive(Debug)]
pub struct InsertMediaParams<T1: crate::StringSql, T2: crate::JsonSql> {
    pub id: uuid::Uuid,
    pub uid: i64,
    pub kind: T1,
    pub file: T2,
    pub key: Option<uuid::Uuid>,
}
#[derive(Clone, Copy, Debug)]
pub struct MediaByKeyParams {
    pub uid: i64,
    pub key: uuid::Uuid,
}
#[derive(Debug)]
pub struct MediaParams<T1: crate::ArraySql<Item = uuid::Uuid>> {
    pub uid: i64,
    pub ids: T1,
}
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
pub struct Media {
    pub id: uuid::Uuid,
    pub kind: String,
    pub file: serde_json::Value,
}
pub struct MediaBorrowed<'a> {
    pub id: uuid::Uuid,
    pub kind: &'a str,
    pub file: postgres_types::Json<&'a serde_json::value::RawValue>,
}
impl<'a> From<MediaBorrowed<'a>> for Media {
    fn from(MediaBorrowed { id, kind, file }: MediaBorrowed<'a>) -> Self {
        Self {
            id,
            kind: kind.into(),
            file: serde_json::from_str(file.0.get()).unwrap(),
        }
    }
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
pub struct MediaQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<MediaBorrowed, tokio_postgres::Error>,
    mapper: fn(MediaBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> MediaQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(MediaBorrowed) -> R) -> MediaQuery<'c, 'a, 's, C, R, N> {
        MediaQuery {
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
        client.execute(self.0, &[id, uid, kind, file, key]).await
    }
}
impl<'a, C: GenericClient + Send + Sync, T1: crate::StringSql, T2: crate::JsonSql>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        InsertMediaParams<T1, T2>,
        std::pin::Pin<
            Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>,
        >,
        C,
    > for InsertMediaStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a InsertMediaParams<T1, T2>,
    ) -> std::pin::Pin<
        Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>,
    > {
        Box::pin(self.bind(
            client,
            &params.id,
            &params.uid,
            &params.kind,
            &params.file,
            &params.key,
        ))
    }
}
pub struct MediaByKeyStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn media_by_key() -> MediaByKeyStmt {
    MediaByKeyStmt(
        "select id, kind, file from media where uid = $1 and idempotency_key = $2",
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
impl<'c, 'a, 's, C: GenericClient>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        MediaByKeyParams,
        MediaByKeyQuery<'c, 'a, 's, C, MediaByKey, 2>,
        C,
    > for MediaByKeyStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a MediaByKeyParams,
    ) -> MediaByKeyQuery<'c, 'a, 's, C, MediaByKey, 2> {
        self.bind(client, &params.uid, &params.key)
    }
}
pub struct MediaStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn media() -> MediaStmt {
    MediaStmt(
        "select id, kind, file from media where uid = $1 and id = any($2)",
        None,
    )
}
impl MediaStmt {
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
    ) -> MediaQuery<'c, 'a, 's, C, Media, 2> {
        MediaQuery {
            client,
            params: [uid, ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<MediaBorrowed, tokio_postgres::Error> {
                Ok(MediaBorrowed {
                    id: row.try_get(0)?,
                    kind: row.try_get(1)?,
                    file: row.try_get(2)?,
                })
            },
            mapper: |it| Media::from(it),
        }
    }
}
impl<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = uuid::Uuid>>
    crate::client::async_::Params<
        'c,
        'a,
        's,
        MediaParams<T1>,
        MediaQuery<'c, 'a, 's, C, Media, 2>,
        C,
    > for MediaStmt
{
    fn params(
        &'s self,
        client: &'c C,
        params: &'a MediaParams<T1>,
    ) -> MediaQuery<'c, 'a, 's, C, Media, 2> {
        self.bind(client, &params.uid, &params.ids)
    }
}
