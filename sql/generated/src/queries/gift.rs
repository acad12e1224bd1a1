// This file was generated with `cornucopia`. Do not modify.

#[derive(Debug, Clone, PartialEq)]
pub struct GiftsOfGame {
    pub id: i64,
    pub name: String,
    pub content: String,
    pub left: i64,
    pub vip_only: bool,
    pub begin_time: chrono::DateTime<chrono::FixedOffset>,
    pub end_time: chrono::DateTime<chrono::FixedOffset>,
}
pub struct GiftsOfGameBorrowed<'a> {
    pub id: i64,
    pub name: &'a str,
    pub content: &'a str,
    pub left: i64,
    pub vip_only: bool,
    pub begin_time: chrono::DateTime<chrono::FixedOffset>,
    pub end_time: chrono::DateTime<chrono::FixedOffset>,
}
impl<'a> From<GiftsOfGameBorrowed<'a>> for GiftsOfGame {
    fn from(
        GiftsOfGameBorrowed {
            id,
            name,
            content,
            left,
            vip_only,
            begin_time,
            end_time,
        }: GiftsOfGameBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            name: name.into(),
            content: content.into(),
            left,
            vip_only,
            begin_time,
            end_time,
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct GiftsOfGameQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<GiftsOfGameBorrowed, tokio_postgres::Error>,
    mapper: fn(GiftsOfGameBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> GiftsOfGameQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(GiftsOfGameBorrowed) -> R,
    ) -> GiftsOfGameQuery<'c, 'a, 's, C, R, N> {
        GiftsOfGameQuery {
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
pub struct GiftsOfGameStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn gifts_of_game() -> GiftsOfGameStmt {
    GiftsOfGameStmt(
        "select id, name, content, stock - claimed_num as left, vip_only, begin_time, end_time from gift where game_id = $1 and not retired and end_time > now() order by place, id",
        None,
    )
}
impl GiftsOfGameStmt {
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
        game: &'a i64,
    ) -> GiftsOfGameQuery<'c, 'a, 's, C, GiftsOfGame, 1> {
        GiftsOfGameQuery {
            client,
            params: [game],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<GiftsOfGameBorrowed, tokio_postgres::Error> {
                    Ok(GiftsOfGameBorrowed {
                        id: row.try_get(0)?,
                        name: row.try_get(1)?,
                        content: row.try_get(2)?,
                        left: row.try_get(3)?,
                        vip_only: row.try_get(4)?,
                        begin_time: row.try_get(5)?,
                        end_time: row.try_get(6)?,
                    })
                },
            mapper: |it| GiftsOfGame::from(it),
        }
    }
}
