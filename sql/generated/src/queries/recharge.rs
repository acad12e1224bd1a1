// This file was generated with `cornucopia`. Do not modify.

#[derive(Debug, Clone, PartialEq)]
pub struct Packages {
    pub id: i64,
    pub name: String,
    pub coins: i64,
    pub bonus: i64,
    pub amount: i64,
    pub currency: String,
    pub badge: String,
}
pub struct PackagesBorrowed<'a> {
    pub id: i64,
    pub name: &'a str,
    pub coins: i64,
    pub bonus: i64,
    pub amount: i64,
    pub currency: &'a str,
    pub badge: &'a str,
}
impl<'a> From<PackagesBorrowed<'a>> for Packages {
    fn from(
        PackagesBorrowed {
            id,
            name,
            coins,
            bonus,
            amount,
            currency,
            badge,
        }: PackagesBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            name: name.into(),
            coins,
            bonus,
            amount,
            currency: currency.into(),
            badge: badge.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Channels {
    pub channel: String,
    pub name: String,
}
pub struct ChannelsBorrowed<'a> {
    pub channel: &'a str,
    pub name: &'a str,
}
impl<'a> From<ChannelsBorrowed<'a>> for Channels {
    fn from(ChannelsBorrowed { channel, name }: ChannelsBorrowed<'a>) -> Self {
        Self {
            channel: channel.into(),
            name: name.into(),
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct PackagesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<PackagesBorrowed, tokio_postgres::Error>,
    mapper: fn(PackagesBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> PackagesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(PackagesBorrowed) -> R) -> PackagesQuery<'c, 'a, 's, C, R, N> {
        PackagesQuery {
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
pub struct ChannelsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ChannelsBorrowed, tokio_postgres::Error>,
    mapper: fn(ChannelsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ChannelsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(ChannelsBorrowed) -> R) -> ChannelsQuery<'c, 'a, 's, C, R, N> {
        ChannelsQuery {
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
pub struct PackagesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn packages() -> PackagesStmt {
    PackagesStmt(
        "select id, name, coins, bonus, amount, currency, badge from coin_package where not retired and (begin_time is null or begin_time <= now()) and (end_time is null or end_time > now()) order by place",
        None,
    )
}
impl PackagesStmt {
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
    ) -> PackagesQuery<'c, 'a, 's, C, Packages, 0> {
        PackagesQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<PackagesBorrowed, tokio_postgres::Error> {
                    Ok(PackagesBorrowed {
                        id: row.try_get(0)?,
                        name: row.try_get(1)?,
                        coins: row.try_get(2)?,
                        bonus: row.try_get(3)?,
                        amount: row.try_get(4)?,
                        currency: row.try_get(5)?,
                        badge: row.try_get(6)?,
                    })
                },
            mapper: |it| Packages::from(it),
        }
    }
}
pub struct ChannelsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn channels() -> ChannelsStmt {
    ChannelsStmt(
        "select channel, name from pay_channel where not retired order by place",
        None,
    )
}
impl ChannelsStmt {
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
    ) -> ChannelsQuery<'c, 'a, 's, C, Channels, 0> {
        ChannelsQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<ChannelsBorrowed, tokio_postgres::Error> {
                    Ok(ChannelsBorrowed {
                        channel: row.try_get(0)?,
                        name: row.try_get(1)?,
                    })
                },
            mapper: |it| Channels::from(it),
        }
    }
}
