// This file was generated with `cornucopia`. Do not modify.

#[derive(Debug)]
pub struct CountAppDownloadParams<
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::StringSql,
    T4: crate::StringSql,
> {
    pub channel_id: T1,
    pub invite_code: T2,
    pub platform: T3,
    pub zone: T4,
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
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
            .execute(self.0, &[channel_id, invite_code, platform, zone])
            .await
    }
}
impl<
    'a,
    C: GenericClient + Send + Sync,
    T1: crate::StringSql,
    T2: crate::StringSql,
    T3: crate::StringSql,
    T4: crate::StringSql,
>
    crate::client::async_::Params<
        'a,
        'a,
        'a,
        CountAppDownloadParams<T1, T2, T3, T4>,
        std::pin::Pin<
            Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>,
        >,
        C,
    > for CountAppDownloadStmt
{
    fn params(
        &'a self,
        client: &'a C,
        params: &'a CountAppDownloadParams<T1, T2, T3, T4>,
    ) -> std::pin::Pin<
        Box<dyn futures::Future<Output = Result<u64, tokio_postgres::Error>> + Send + 'a>,
    > {
        Box::pin(self.bind(
            client,
            &params.channel_id,
            &params.invite_code,
            &params.platform,
            &params.zone,
        ))
    }
}
