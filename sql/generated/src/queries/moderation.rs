// This file was generated with `cornucopia`. Do not modify.

#[derive(Debug, Clone, PartialEq)]
pub struct AboutPost {
    pub uid: i64,
    pub name: String,
}
pub struct AboutPostBorrowed<'a> {
    pub uid: i64,
    pub name: &'a str,
}
impl<'a> From<AboutPostBorrowed<'a>> for AboutPost {
    fn from(AboutPostBorrowed { uid, name }: AboutPostBorrowed<'a>) -> Self {
        Self {
            uid,
            name: name.into(),
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct AboutPostQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<AboutPostBorrowed, tokio_postgres::Error>,
    mapper: fn(AboutPostBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> AboutPostQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(AboutPostBorrowed) -> R) -> AboutPostQuery<'c, 'a, 's, C, R, N> {
        AboutPostQuery {
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
pub struct AboutPostStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn about_post() -> AboutPostStmt {
    AboutPostStmt(
        "select uid, case when title <> '' then title else left(content, 20) end as name from post where id = $1",
        None,
    )
}
impl AboutPostStmt {
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
    ) -> AboutPostQuery<'c, 'a, 's, C, AboutPost, 1> {
        AboutPostQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<AboutPostBorrowed, tokio_postgres::Error> {
                    Ok(AboutPostBorrowed {
                        uid: row.try_get(0)?,
                        name: row.try_get(1)?,
                    })
                },
            mapper: |it| AboutPost::from(it),
        }
    }
}
pub struct MuteStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn mute() -> MuteStmt {
    MuteStmt(
        "update account set muted_until = $1, mute_reason = $2 where uid = $3 and erase_time is null",
        None,
    )
}
impl MuteStmt {
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
        until: &'a chrono::DateTime<chrono::FixedOffset>,
        reason: &'a T1,
        uid: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[until, reason, uid]).await
    }
}
pub struct UnmuteStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn unmute() -> UnmuteStmt {
    UnmuteStmt(
        "update account set muted_until = null, mute_reason = '' where uid = $1 and muted_until > now()",
        None,
    )
}
impl UnmuteStmt {
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
