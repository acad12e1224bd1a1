// This file was generated with `cornucopia`. Do not modify.

#[derive(Debug, Clone, PartialEq)]
pub struct AppDownloads {
    pub channel_id: String,
    pub invite_code: String,
    pub platform: String,
    pub num: i64,
}
pub struct AppDownloadsBorrowed<'a> {
    pub channel_id: &'a str,
    pub invite_code: &'a str,
    pub platform: &'a str,
    pub num: i64,
}
impl<'a> From<AppDownloadsBorrowed<'a>> for AppDownloads {
    fn from(
        AppDownloadsBorrowed {
            channel_id,
            invite_code,
            platform,
            num,
        }: AppDownloadsBorrowed<'a>,
    ) -> Self {
        Self {
            channel_id: channel_id.into(),
            invite_code: invite_code.into(),
            platform: platform.into(),
            num,
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct AppDownloadsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<AppDownloadsBorrowed, tokio_postgres::Error>,
    mapper: fn(AppDownloadsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> AppDownloadsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(AppDownloadsBorrowed) -> R,
    ) -> AppDownloadsQuery<'c, 'a, 's, C, R, N> {
        AppDownloadsQuery {
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
pub struct CountAppDownloadStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn count_app_download() -> CountAppDownloadStmt {
    CountAppDownloadStmt(
        "insert into app_download (channel_id, invite_code, platform, day, num) values ($1, $2, $3, (now() at time zone $4)::date, 1) on conflict (channel_id, invite_code, platform, day) do update set num = app_download.num + 1",
        None,
    )
}
impl CountAppDownloadStmt {
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
        T3: crate::StringSql,
        T4: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        channel_id: &'a T1,
        invite_code: &'a T2,
        platform: &'a T3,
        zone: &'a T4,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[channel_id, invite_code, platform, zone])
            .await
    }
}
pub struct AppDownloadsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn app_downloads() -> AppDownloadsStmt {
    AppDownloadsStmt(
        "select channel_id, invite_code, platform, sum(num)::bigint as num from app_download where day > (now() at time zone $1)::date - $2::integer group by channel_id, invite_code, platform order by num desc, channel_id, invite_code, platform",
        None,
    )
}
impl AppDownloadsStmt {
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
        zone: &'a T1,
        days: &'a i32,
    ) -> AppDownloadsQuery<'c, 'a, 's, C, AppDownloads, 2> {
        AppDownloadsQuery {
            client,
            params: [zone, days],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<AppDownloadsBorrowed, tokio_postgres::Error> {
                    Ok(AppDownloadsBorrowed {
                        channel_id: row.try_get(0)?,
                        invite_code: row.try_get(1)?,
                        platform: row.try_get(2)?,
                        num: row.try_get(3)?,
                    })
                },
            mapper: |it| AppDownloads::from(it),
        }
    }
}
