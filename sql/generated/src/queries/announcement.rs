// This file was generated with `cornucopia`. Do not modify.

#[derive(Debug, Clone, PartialEq)]
pub struct NewestAnnouncement {
    pub id: i64,
    pub title: String,
    pub content: String,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
}
pub struct NewestAnnouncementBorrowed<'a> {
    pub id: i64,
    pub title: &'a str,
    pub content: &'a str,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
}
impl<'a> From<NewestAnnouncementBorrowed<'a>> for NewestAnnouncement {
    fn from(
        NewestAnnouncementBorrowed {
            id,
            title,
            content,
            create_time,
        }: NewestAnnouncementBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            title: title.into(),
            content: content.into(),
            create_time,
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct NewestAnnouncementQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor:
        fn(&tokio_postgres::Row) -> Result<NewestAnnouncementBorrowed, tokio_postgres::Error>,
    mapper: fn(NewestAnnouncementBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> NewestAnnouncementQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(NewestAnnouncementBorrowed) -> R,
    ) -> NewestAnnouncementQuery<'c, 'a, 's, C, R, N> {
        NewestAnnouncementQuery {
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
pub struct NewestAnnouncementStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn newest_announcement() -> NewestAnnouncementStmt {
    NewestAnnouncementStmt(
        "select id, title, content, create_time from announcement where pos_type = $1 and not retired and (begin_time is null or begin_time <= now()) and (end_time is null or end_time > now()) order by create_time desc, id desc limit 1",
        None,
    )
}
impl NewestAnnouncementStmt {
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
        pos_type: &'a i16,
    ) -> NewestAnnouncementQuery<'c, 'a, 's, C, NewestAnnouncement, 1> {
        NewestAnnouncementQuery {
            client,
            params: [pos_type],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |
                row: &tokio_postgres::Row,
            | -> Result<NewestAnnouncementBorrowed, tokio_postgres::Error> {
                Ok(NewestAnnouncementBorrowed {
                    id: row.try_get(0)?,
                    title: row.try_get(1)?,
                    content: row.try_get(2)?,
                    create_time: row.try_get(3)?,
                })
            },
            mapper: |it| NewestAnnouncement::from(it),
        }
    }
}
