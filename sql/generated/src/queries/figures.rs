// This file was generated with `cornucopia`. Do not modify.

#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Progress {
    pub first_day: chrono::NaiveDate,
    pub closed_day: Option<chrono::NaiveDate>,
    pub closed_until: Option<chrono::DateTime<chrono::FixedOffset>>,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Bounds {
    pub since: chrono::DateTime<chrono::FixedOffset>,
    pub until: chrono::DateTime<chrono::FixedOffset>,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Measure {
    pub active_players_count: i64,
    pub new_players_count: i64,
    pub revenue_cents: i64,
    pub paid_orders_count: i64,
    pub payers_count: i64,
    pub refunds_count: i64,
    pub refund_cents: i64,
    pub issued_coins: i64,
    pub spent_coins: i64,
    pub withdrawn_coins: i64,
    pub held_coins: i64,
    pub posts_count: i64,
    pub comments_count: i64,
    pub reports_open_count: i64,
}
#[derive(Debug, Clone, PartialEq)]
pub struct MeasureChannels {
    pub channel: String,
    pub paid_orders_count: i64,
    pub revenue_cents: i64,
    pub refunds_count: i64,
    pub refund_cents: i64,
}
pub struct MeasureChannelsBorrowed<'a> {
    pub channel: &'a str,
    pub paid_orders_count: i64,
    pub revenue_cents: i64,
    pub refunds_count: i64,
    pub refund_cents: i64,
}
impl<'a> From<MeasureChannelsBorrowed<'a>> for MeasureChannels {
    fn from(
        MeasureChannelsBorrowed {
            channel,
            paid_orders_count,
            revenue_cents,
            refunds_count,
            refund_cents,
        }: MeasureChannelsBorrowed<'a>,
    ) -> Self {
        Self {
            channel: channel.into(),
            paid_orders_count,
            revenue_cents,
            refunds_count,
            refund_cents,
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct MeasureGames {
    pub place: i16,
    pub game_id: i64,
    pub downloads_count: i64,
    pub spent_coins: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Day {
    pub day: chrono::NaiveDate,
    pub active_players_count: i64,
    pub new_players_count: i64,
    pub retained_1_count: Option<i64>,
    pub retained_7_count: Option<i64>,
    pub retained_30_count: Option<i64>,
    pub revenue_cents: i64,
    pub paid_orders_count: i64,
    pub payers_count: i64,
    pub refunds_count: i64,
    pub refund_cents: i64,
    pub issued_coins: i64,
    pub spent_coins: i64,
    pub withdrawn_coins: i64,
    pub held_coins: i64,
    pub posts_count: i64,
    pub comments_count: i64,
    pub reports_open_count: i64,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Channels {
    pub day: chrono::NaiveDate,
    pub channel: String,
    pub paid_orders_count: i64,
    pub revenue_cents: i64,
    pub refunds_count: i64,
    pub refund_cents: i64,
}
pub struct ChannelsBorrowed<'a> {
    pub day: chrono::NaiveDate,
    pub channel: &'a str,
    pub paid_orders_count: i64,
    pub revenue_cents: i64,
    pub refunds_count: i64,
    pub refund_cents: i64,
}
impl<'a> From<ChannelsBorrowed<'a>> for Channels {
    fn from(
        ChannelsBorrowed {
            day,
            channel,
            paid_orders_count,
            revenue_cents,
            refunds_count,
            refund_cents,
        }: ChannelsBorrowed<'a>,
    ) -> Self {
        Self {
            day,
            channel: channel.into(),
            paid_orders_count,
            revenue_cents,
            refunds_count,
            refund_cents,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Games {
    pub day: chrono::NaiveDate,
    pub place: i16,
    pub game_id: i64,
    pub name: String,
    pub downloads_count: i64,
    pub spent_coins: i64,
}
pub struct GamesBorrowed<'a> {
    pub day: chrono::NaiveDate,
    pub place: i16,
    pub game_id: i64,
    pub name: &'a str,
    pub downloads_count: i64,
    pub spent_coins: i64,
}
impl<'a> From<GamesBorrowed<'a>> for Games {
    fn from(
        GamesBorrowed {
            day,
            place,
            game_id,
            name,
            downloads_count,
            spent_coins,
        }: GamesBorrowed<'a>,
    ) -> Self {
        Self {
            day,
            place,
            game_id,
            name: name.into(),
            downloads_count,
            spent_coins,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct GameNames {
    pub id: i64,
    pub name: String,
}
pub struct GameNamesBorrowed<'a> {
    pub id: i64,
    pub name: &'a str,
}
impl<'a> From<GameNamesBorrowed<'a>> for GameNames {
    fn from(GameNamesBorrowed { id, name }: GameNamesBorrowed<'a>) -> Self {
        Self {
            id,
            name: name.into(),
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
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
pub struct ProgressQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Progress, tokio_postgres::Error>,
    mapper: fn(Progress) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ProgressQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Progress) -> R) -> ProgressQuery<'c, 'a, 's, C, R, N> {
        ProgressQuery {
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
pub struct ChronoNaiveDateQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<chrono::NaiveDate, tokio_postgres::Error>,
    mapper: fn(chrono::NaiveDate) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ChronoNaiveDateQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(chrono::NaiveDate) -> R,
    ) -> ChronoNaiveDateQuery<'c, 'a, 's, C, R, N> {
        ChronoNaiveDateQuery {
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
pub struct BoundsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Bounds, tokio_postgres::Error>,
    mapper: fn(Bounds) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> BoundsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Bounds) -> R) -> BoundsQuery<'c, 'a, 's, C, R, N> {
        BoundsQuery {
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
pub struct MeasureQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Measure, tokio_postgres::Error>,
    mapper: fn(Measure) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> MeasureQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Measure) -> R) -> MeasureQuery<'c, 'a, 's, C, R, N> {
        MeasureQuery {
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
pub struct MeasureChannelsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<MeasureChannelsBorrowed, tokio_postgres::Error>,
    mapper: fn(MeasureChannelsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> MeasureChannelsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(MeasureChannelsBorrowed) -> R,
    ) -> MeasureChannelsQuery<'c, 'a, 's, C, R, N> {
        MeasureChannelsQuery {
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
pub struct MeasureGamesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<MeasureGames, tokio_postgres::Error>,
    mapper: fn(MeasureGames) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> MeasureGamesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(MeasureGames) -> R) -> MeasureGamesQuery<'c, 'a, 's, C, R, N> {
        MeasureGamesQuery {
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
pub struct DayQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Day, tokio_postgres::Error>,
    mapper: fn(Day) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> DayQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Day) -> R) -> DayQuery<'c, 'a, 's, C, R, N> {
        DayQuery {
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
pub struct GamesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<GamesBorrowed, tokio_postgres::Error>,
    mapper: fn(GamesBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> GamesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(GamesBorrowed) -> R) -> GamesQuery<'c, 'a, 's, C, R, N> {
        GamesQuery {
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
pub struct GameNamesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<GameNamesBorrowed, tokio_postgres::Error>,
    mapper: fn(GameNamesBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> GameNamesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(GameNamesBorrowed) -> R) -> GameNamesQuery<'c, 'a, 's, C, R, N> {
        GameNamesQuery {
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
pub struct TryLockStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn try_lock() -> TryLockStmt {
    TryLockStmt(
        "select pg_try_advisory_xact_lock(hashtext('portal.figures')) as locked",
        None,
    )
}
impl TryLockStmt {
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
pub struct BeginStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn begin() -> BeginStmt {
    BeginStmt(
        "with progress as ( insert into figure_progress (zone, first_day, held_before_coins) select $1, day, (select coalesce(sum(balance), 0) from status) - (select coalesce(sum(delta), 0) from coin_entry where create_time >= day::timestamp at time zone $1) from (select ($2::timestamptz at time zone $1)::date as day) today on conflict do nothing returning first_day ) insert into player_day (day, uid) select distinct p.first_day, l.uid from progress p join login l on l.last_time >= p.first_day::timestamp at time zone $1 on conflict do nothing",
        None,
    )
}
impl BeginStmt {
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
        zone: &'a T1,
        now: &'a chrono::DateTime<chrono::FixedOffset>,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[zone, now]).await
    }
}
pub struct SetZoneStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn set_zone() -> SetZoneStmt {
    SetZoneStmt(
        "update figure_progress set zone = $1 where zone <> $1",
        None,
    )
}
impl SetZoneStmt {
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
        zone: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[zone]).await
    }
}
pub struct ProgressStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn progress() -> ProgressStmt {
    ProgressStmt(
        "select first_day, closed_day, coalesce(closed_day + 1, first_day)::timestamp at time zone zone as closed_until from figure_progress",
        None,
    )
}
impl ProgressStmt {
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
    ) -> ProgressQuery<'c, 'a, 's, C, Progress, 0> {
        ProgressQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Progress, tokio_postgres::Error> {
                Ok(Progress {
                    first_day: row.try_get(0)?,
                    closed_day: row.try_get(1)?,
                    closed_until: row.try_get(2)?,
                })
            },
            mapper: |it| Progress::from(it),
        }
    }
}
pub struct NextDayStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn next_day() -> NextDayStmt {
    NextDayStmt(
        "select d.day::date as day from figure_progress p, generate_series( greatest(p.first_day, coalesce(p.closed_day, p.first_day - 1) - 6)::timestamp, least( coalesce(p.closed_day + 1, p.first_day), (($1::timestamptz - interval '10 minutes') at time zone p.zone)::date - 1 )::timestamp, interval '1 day') as d (day) left join figure_day f on f.day = d.day::date where f.day is null or f.computed_time <= $1::timestamptz - interval '1 hour' order by d.day limit 1",
        None,
    )
}
impl NextDayStmt {
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
        now: &'a chrono::DateTime<chrono::FixedOffset>,
    ) -> ChronoNaiveDateQuery<'c, 'a, 's, C, chrono::NaiveDate, 1> {
        ChronoNaiveDateQuery {
            client,
            params: [now],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct BoundsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn bounds() -> BoundsStmt {
    BoundsStmt(
        "select $1::date::timestamp at time zone $2 as since, ($1::date + 1)::timestamp at time zone $2 as until",
        None,
    )
}
impl BoundsStmt {
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
        day: &'a chrono::NaiveDate,
        zone: &'a T1,
    ) -> BoundsQuery<'c, 'a, 's, C, Bounds, 2> {
        BoundsQuery {
            client,
            params: [day, zone],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Bounds, tokio_postgres::Error> {
                Ok(Bounds {
                    since: row.try_get(0)?,
                    until: row.try_get(1)?,
                })
            },
            mapper: |it| Bounds::from(it),
        }
    }
}
pub struct TodayStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn today() -> TodayStmt {
    TodayStmt(
        "select ($1::timestamptz at time zone $2)::date as today",
        None,
    )
}
impl TodayStmt {
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
        now: &'a chrono::DateTime<chrono::FixedOffset>,
        zone: &'a T1,
    ) -> ChronoNaiveDateQuery<'c, 'a, 's, C, chrono::NaiveDate, 2> {
        ChronoNaiveDateQuery {
            client,
            params: [now, zone],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct MeasureStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn measure() -> MeasureStmt {
    MeasureStmt(
        "select a.active_players_count, p.new_players_count, o.revenue_cents, o.paid_orders_count, o.payers_count, r.refunds_count, r.refund_cents, c.issued_coins, c.spent_coins, c.withdrawn_coins, h.held_coins, s.posts_count, t.comments_count, w.reports_open_count from (select count(*) as active_players_count from player_day where day = $1) a, (select count(*) as new_players_count from account where create_time >= $2 and create_time < $3) p, (select coalesce(sum(amount), 0)::bigint as revenue_cents, count(*) as paid_orders_count, count(distinct uid) as payers_count from trade_order where paid_time >= $2 and paid_time < $3 and currency = 'CNY') o, (select count(*) as refunds_count, coalesce(sum(amount), 0)::bigint as refund_cents from order_refund where time >= $2 and time < $3 and currency = 'CNY') r, (select coalesce(sum(delta) filter (where delta > 0), 0)::bigint as issued_coins, coalesce(-sum(delta) filter (where delta < 0 and ref_type in ('game', 'vip', 'make_up', 'draw')), 0)::bigint as spent_coins, coalesce(-sum(delta) filter (where delta < 0 and ref_type not in ('game', 'vip', 'make_up', 'draw')), 0)::bigint as withdrawn_coins from coin_entry where create_time >= $2 and create_time < $3) c, (select coalesce(( select b.held_coins + coalesce(( select sum(delta) from coin_entry where create_time >= b.day::timestamp at time zone $4 and create_time < $3), 0) from ( (select 1 as place, day + 1 as day, held_coins from figure_day where day < $1 order by day desc limit 1) union all select 2, first_day, held_before_coins from figure_progress order by place limit 1 ) b), 0)::bigint as held_coins) h, (select count(*) as posts_count from post where create_time >= $2 and create_time < $3) s, (select count(*) as comments_count from comment where create_time >= $2 and create_time < $3) t, (select (select count(*) from report where resolve_time is null and create_time < $3) + (select count(*) from report where resolve_time >= $3 and create_time < $3) as reports_open_count) w",
        None,
    )
}
impl MeasureStmt {
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
        day: &'a chrono::NaiveDate,
        since: &'a chrono::DateTime<chrono::FixedOffset>,
        until: &'a chrono::DateTime<chrono::FixedOffset>,
        zone: &'a T1,
    ) -> MeasureQuery<'c, 'a, 's, C, Measure, 4> {
        MeasureQuery {
            client,
            params: [day, since, until, zone],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Measure, tokio_postgres::Error> {
                Ok(Measure {
                    active_players_count: row.try_get(0)?,
                    new_players_count: row.try_get(1)?,
                    revenue_cents: row.try_get(2)?,
                    paid_orders_count: row.try_get(3)?,
                    payers_count: row.try_get(4)?,
                    refunds_count: row.try_get(5)?,
                    refund_cents: row.try_get(6)?,
                    issued_coins: row.try_get(7)?,
                    spent_coins: row.try_get(8)?,
                    withdrawn_coins: row.try_get(9)?,
                    held_coins: row.try_get(10)?,
                    posts_count: row.try_get(11)?,
                    comments_count: row.try_get(12)?,
                    reports_open_count: row.try_get(13)?,
                })
            },
            mapper: |it| Measure::from(it),
        }
    }
}
pub struct MeasureChannelsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn measure_channels() -> MeasureChannelsStmt {
    MeasureChannelsStmt(
        "select channel, count(*) filter (where paid) as paid_orders_count, coalesce(sum(amount) filter (where paid), 0)::bigint as revenue_cents, count(*) filter (where not paid) as refunds_count, coalesce(sum(amount) filter (where not paid), 0)::bigint as refund_cents from ( select channel, amount, true as paid from trade_order where paid_time >= $1 and paid_time < $2 and currency = 'CNY' union all select channel, amount, false from order_refund where time >= $1 and time < $2 and currency = 'CNY' ) o group by channel order by channel",
        None,
    )
}
impl MeasureChannelsStmt {
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
        since: &'a chrono::DateTime<chrono::FixedOffset>,
        until: &'a chrono::DateTime<chrono::FixedOffset>,
    ) -> MeasureChannelsQuery<'c, 'a, 's, C, MeasureChannels, 2> {
        MeasureChannelsQuery {
            client,
            params: [since, until],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |
                row: &tokio_postgres::Row,
            | -> Result<MeasureChannelsBorrowed, tokio_postgres::Error> {
                Ok(MeasureChannelsBorrowed {
                    channel: row.try_get(0)?,
                    paid_orders_count: row.try_get(1)?,
                    revenue_cents: row.try_get(2)?,
                    refunds_count: row.try_get(3)?,
                    refund_cents: row.try_get(4)?,
                })
            },
            mapper: |it| MeasureChannels::from(it),
        }
    }
}
pub struct MeasureGamesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn measure_games() -> MeasureGamesStmt {
    MeasureGamesStmt(
        "select row_number() over (order by count(*) desc, sum(charged) desc, game_id)::smallint as place, game_id, count(*) as downloads_count, sum(charged)::bigint as spent_coins from game_download where create_time >= $1 and create_time < $2 group by game_id order by place limit 20",
        None,
    )
}
impl MeasureGamesStmt {
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
        since: &'a chrono::DateTime<chrono::FixedOffset>,
        until: &'a chrono::DateTime<chrono::FixedOffset>,
    ) -> MeasureGamesQuery<'c, 'a, 's, C, MeasureGames, 2> {
        MeasureGamesQuery {
            client,
            params: [since, until],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<MeasureGames, tokio_postgres::Error> {
                Ok(MeasureGames {
                    place: row.try_get(0)?,
                    game_id: row.try_get(1)?,
                    downloads_count: row.try_get(2)?,
                    spent_coins: row.try_get(3)?,
                })
            },
            mapper: |it| MeasureGames::from(it),
        }
    }
}
pub struct UpsertDayStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn upsert_day() -> UpsertDayStmt {
    UpsertDayStmt(
        "insert into figure_day ( day, active_players_count, new_players_count, revenue_cents, paid_orders_count, payers_count, refunds_count, refund_cents, issued_coins, spent_coins, withdrawn_coins, held_coins, posts_count, comments_count, reports_open_count, computed_time) values ( $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) on conflict (day) do update set active_players_count = excluded.active_players_count, new_players_count = excluded.new_players_count, revenue_cents = excluded.revenue_cents, paid_orders_count = excluded.paid_orders_count, payers_count = excluded.payers_count, refunds_count = excluded.refunds_count, refund_cents = excluded.refund_cents, issued_coins = excluded.issued_coins, spent_coins = excluded.spent_coins, withdrawn_coins = excluded.withdrawn_coins, held_coins = excluded.held_coins, posts_count = excluded.posts_count, comments_count = excluded.comments_count, reports_open_count = excluded.reports_open_count, computed_time = excluded.computed_time",
        None,
    )
}
impl UpsertDayStmt {
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
        day: &'a chrono::NaiveDate,
        active_players_count: &'a i64,
        new_players_count: &'a i64,
        revenue_cents: &'a i64,
        paid_orders_count: &'a i64,
        payers_count: &'a i64,
        refunds_count: &'a i64,
        refund_cents: &'a i64,
        issued_coins: &'a i64,
        spent_coins: &'a i64,
        withdrawn_coins: &'a i64,
        held_coins: &'a i64,
        posts_count: &'a i64,
        comments_count: &'a i64,
        reports_open_count: &'a i64,
        now: &'a chrono::DateTime<chrono::FixedOffset>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[
                    day,
                    active_players_count,
                    new_players_count,
                    revenue_cents,
                    paid_orders_count,
                    payers_count,
                    refunds_count,
                    refund_cents,
                    issued_coins,
                    spent_coins,
                    withdrawn_coins,
                    held_coins,
                    posts_count,
                    comments_count,
                    reports_open_count,
                    now,
                ],
            )
            .await
    }
}
pub struct DeleteChannelsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn delete_channels() -> DeleteChannelsStmt {
    DeleteChannelsStmt("delete from figure_channel where day = $1", None)
}
impl DeleteChannelsStmt {
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
        day: &'a chrono::NaiveDate,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[day]).await
    }
}
pub struct InsertChannelStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_channel() -> InsertChannelStmt {
    InsertChannelStmt(
        "insert into figure_channel (day, channel, paid_orders_count, revenue_cents, refunds_count, refund_cents) values ($1, $2, $3, $4, $5, $6)",
        None,
    )
}
impl InsertChannelStmt {
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
        day: &'a chrono::NaiveDate,
        channel: &'a T1,
        paid_orders_count: &'a i64,
        revenue_cents: &'a i64,
        refunds_count: &'a i64,
        refund_cents: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[
                    day,
                    channel,
                    paid_orders_count,
                    revenue_cents,
                    refunds_count,
                    refund_cents,
                ],
            )
            .await
    }
}
pub struct DeleteGamesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn delete_games() -> DeleteGamesStmt {
    DeleteGamesStmt("delete from figure_game where day = $1", None)
}
impl DeleteGamesStmt {
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
        day: &'a chrono::NaiveDate,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[day]).await
    }
}
pub struct InsertGameStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_game() -> InsertGameStmt {
    InsertGameStmt(
        "insert into figure_game (day, place, game_id, downloads_count, spent_coins) values ($1, $2, $3, $4, $5)",
        None,
    )
}
impl InsertGameStmt {
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
        day: &'a chrono::NaiveDate,
        place: &'a i16,
        game_id: &'a i64,
        downloads_count: &'a i64,
        spent_coins: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[day, place, game_id, downloads_count, spent_coins])
            .await
    }
}
pub struct RetainStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn retain() -> RetainStmt {
    RetainStmt(
        "update figure_day f set retained_1_count = case when r.days = 1 then r.retained else f.retained_1_count end, retained_7_count = case when r.days = 7 then r.retained else f.retained_7_count end, retained_30_count = case when r.days = 30 then r.retained else f.retained_30_count end from ( select n.days, ( select count(*) from account a join player_day p on p.day = $1::date and p.uid = a.uid where a.create_time >= ($1::date - n.days)::timestamp at time zone $2 and a.create_time < ($1::date - n.days + 1)::timestamp at time zone $2) as retained from (values (1), (7), (30)) n (days) ) r where f.day = $1::date - r.days",
        None,
    )
}
impl RetainStmt {
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
        day: &'a chrono::NaiveDate,
        zone: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[day, zone]).await
    }
}
pub struct SetClosedDayStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn set_closed_day() -> SetClosedDayStmt {
    SetClosedDayStmt(
        "update figure_progress set closed_day = $1 where closed_day is null or closed_day < $1",
        None,
    )
}
impl SetClosedDayStmt {
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
        day: &'a chrono::NaiveDate,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[day]).await
    }
}
pub struct PruneStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn prune() -> PruneStmt {
    PruneStmt(
        "delete from player_day where day < (select closed_day from figure_progress) - 40",
        None,
    )
}
impl PruneStmt {
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
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[]).await
    }
}
pub struct DaysStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn days() -> DaysStmt {
    DaysStmt(
        "select day, active_players_count, new_players_count, retained_1_count, retained_7_count, retained_30_count, revenue_cents, paid_orders_count, payers_count, refunds_count, refund_cents, issued_coins, spent_coins, withdrawn_coins, held_coins, posts_count, comments_count, reports_open_count from figure_day where day between $1 and $2 order by day",
        None,
    )
}
impl DaysStmt {
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
        since: &'a chrono::NaiveDate,
        until: &'a chrono::NaiveDate,
    ) -> DayQuery<'c, 'a, 's, C, Day, 2> {
        DayQuery {
            client,
            params: [since, until],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Day, tokio_postgres::Error> {
                Ok(Day {
                    day: row.try_get(0)?,
                    active_players_count: row.try_get(1)?,
                    new_players_count: row.try_get(2)?,
                    retained_1_count: row.try_get(3)?,
                    retained_7_count: row.try_get(4)?,
                    retained_30_count: row.try_get(5)?,
                    revenue_cents: row.try_get(6)?,
                    paid_orders_count: row.try_get(7)?,
                    payers_count: row.try_get(8)?,
                    refunds_count: row.try_get(9)?,
                    refund_cents: row.try_get(10)?,
                    issued_coins: row.try_get(11)?,
                    spent_coins: row.try_get(12)?,
                    withdrawn_coins: row.try_get(13)?,
                    held_coins: row.try_get(14)?,
                    posts_count: row.try_get(15)?,
                    comments_count: row.try_get(16)?,
                    reports_open_count: row.try_get(17)?,
                })
            },
            mapper: |it| Day::from(it),
        }
    }
}
pub struct ChannelsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn channels() -> ChannelsStmt {
    ChannelsStmt(
        "select day, channel, paid_orders_count, revenue_cents, refunds_count, refund_cents from figure_channel where day between $1 and $2 order by day, channel",
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
        since: &'a chrono::NaiveDate,
        until: &'a chrono::NaiveDate,
    ) -> ChannelsQuery<'c, 'a, 's, C, Channels, 2> {
        ChannelsQuery {
            client,
            params: [since, until],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<ChannelsBorrowed, tokio_postgres::Error> {
                    Ok(ChannelsBorrowed {
                        day: row.try_get(0)?,
                        channel: row.try_get(1)?,
                        paid_orders_count: row.try_get(2)?,
                        revenue_cents: row.try_get(3)?,
                        refunds_count: row.try_get(4)?,
                        refund_cents: row.try_get(5)?,
                    })
                },
            mapper: |it| Channels::from(it),
        }
    }
}
pub struct GamesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn games() -> GamesStmt {
    GamesStmt(
        "select f.day, f.place, f.game_id, g.name, f.downloads_count, f.spent_coins from figure_game f join game g on g.id = f.game_id where f.day between $1 and $2 order by f.day, f.place",
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
        since: &'a chrono::NaiveDate,
        until: &'a chrono::NaiveDate,
    ) -> GamesQuery<'c, 'a, 's, C, Games, 2> {
        GamesQuery {
            client,
            params: [since, until],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<GamesBorrowed, tokio_postgres::Error> {
                Ok(GamesBorrowed {
                    day: row.try_get(0)?,
                    place: row.try_get(1)?,
                    game_id: row.try_get(2)?,
                    name: row.try_get(3)?,
                    downloads_count: row.try_get(4)?,
                    spent_coins: row.try_get(5)?,
                })
            },
            mapper: |it| Games::from(it),
        }
    }
}
pub struct GameNamesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn game_names() -> GameNamesStmt {
    GameNamesStmt("select id, name from game where id = any($1)", None)
}
impl GameNamesStmt {
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
    ) -> GameNamesQuery<'c, 'a, 's, C, GameNames, 1> {
        GameNamesQuery {
            client,
            params: [ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<GameNamesBorrowed, tokio_postgres::Error> {
                    Ok(GameNamesBorrowed {
                        id: row.try_get(0)?,
                        name: row.try_get(1)?,
                    })
                },
            mapper: |it| GameNames::from(it),
        }
    }
}
