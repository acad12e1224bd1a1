// This file was generated with `cornucopia`. Do not modify.

#[derive(Debug, Clone, PartialEq)]
pub struct Activity {
    pub id: i64,
    pub kind: String,
    pub name: String,
    pub summary: String,
    pub content: String,
    pub banner: serde_json::Value,
    pub begin_time: chrono::DateTime<chrono::FixedOffset>,
    pub end_time: chrono::DateTime<chrono::FixedOffset>,
    pub claim_end_time: chrono::DateTime<chrono::FixedOffset>,
    pub draw_price: i64,
    pub free_draws: i32,
    pub day_draws: i32,
    pub state: String,
    pub join_num: i64,
    pub joined: bool,
}
pub struct ActivityBorrowed<'a> {
    pub id: i64,
    pub kind: &'a str,
    pub name: &'a str,
    pub summary: &'a str,
    pub content: &'a str,
    pub banner: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub begin_time: chrono::DateTime<chrono::FixedOffset>,
    pub end_time: chrono::DateTime<chrono::FixedOffset>,
    pub claim_end_time: chrono::DateTime<chrono::FixedOffset>,
    pub draw_price: i64,
    pub free_draws: i32,
    pub day_draws: i32,
    pub state: &'a str,
    pub join_num: i64,
    pub joined: bool,
}
impl<'a> From<ActivityBorrowed<'a>> for Activity {
    fn from(
        ActivityBorrowed {
            id,
            kind,
            name,
            summary,
            content,
            banner,
            begin_time,
            end_time,
            claim_end_time,
            draw_price,
            free_draws,
            day_draws,
            state,
            join_num,
            joined,
        }: ActivityBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            kind: kind.into(),
            name: name.into(),
            summary: summary.into(),
            content: content.into(),
            banner: serde_json::from_str(banner.0.get()).unwrap(),
            begin_time,
            end_time,
            claim_end_time,
            draw_price,
            free_draws,
            day_draws,
            state: state.into(),
            join_num,
            joined,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Tasks {
    pub id: i32,
    pub name: String,
    pub deed: String,
    pub goal: i64,
    pub coins: i64,
    pub vip_days: i32,
    pub done: i64,
    pub claimed: bool,
}
pub struct TasksBorrowed<'a> {
    pub id: i32,
    pub name: &'a str,
    pub deed: &'a str,
    pub goal: i64,
    pub coins: i64,
    pub vip_days: i32,
    pub done: i64,
    pub claimed: bool,
}
impl<'a> From<TasksBorrowed<'a>> for Tasks {
    fn from(
        TasksBorrowed {
            id,
            name,
            deed,
            goal,
            coins,
            vip_days,
            done,
            claimed,
        }: TasksBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            name: name.into(),
            deed: deed.into(),
            goal,
            coins,
            vip_days,
            done,
            claimed,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Prizes {
    pub id: i32,
    pub name: String,
    pub odds: i32,
    pub left: i64,
    pub stock: i64,
    pub coins: i64,
    pub vip_days: i32,
}
pub struct PrizesBorrowed<'a> {
    pub id: i32,
    pub name: &'a str,
    pub odds: i32,
    pub left: i64,
    pub stock: i64,
    pub coins: i64,
    pub vip_days: i32,
}
impl<'a> From<PrizesBorrowed<'a>> for Prizes {
    fn from(
        PrizesBorrowed {
            id,
            name,
            odds,
            left,
            stock,
            coins,
            vip_days,
        }: PrizesBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            name: name.into(),
            odds,
            left,
            stock,
            coins,
            vip_days,
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct DrawsToday {
    pub drawn: i64,
    pub next_day: chrono::DateTime<chrono::FixedOffset>,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Draw {
    pub id: i64,
    pub price: i64,
    pub spin: bool,
    pub prize_id: Option<i32>,
    pub prize: Option<String>,
    pub coins: i64,
    pub vip_days: i32,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
}
pub struct DrawBorrowed<'a> {
    pub id: i64,
    pub price: i64,
    pub spin: bool,
    pub prize_id: Option<i32>,
    pub prize: Option<&'a str>,
    pub coins: i64,
    pub vip_days: i32,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
}
impl<'a> From<DrawBorrowed<'a>> for Draw {
    fn from(
        DrawBorrowed {
            id,
            price,
            spin,
            prize_id,
            prize,
            coins,
            vip_days,
            create_time,
        }: DrawBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            price,
            spin,
            prize_id,
            prize: prize.map(|v| v.into()),
            coins,
            vip_days,
            create_time,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Winners {
    pub id: i64,
    pub name: String,
    pub prize: String,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
}
pub struct WinnersBorrowed<'a> {
    pub id: i64,
    pub name: &'a str,
    pub prize: &'a str,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
}
impl<'a> From<WinnersBorrowed<'a>> for Winners {
    fn from(
        WinnersBorrowed {
            id,
            name,
            prize,
            create_time,
        }: WinnersBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            name: name.into(),
            prize: prize.into(),
            create_time,
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Progress {
    pub uid: i64,
    pub activity_id: i64,
    pub task_id: i32,
    pub goal: i64,
    pub done: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct LockPlayers {
    pub uid: i64,
    pub balance: i64,
    pub youth: bool,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Wanted {
    pub id: i64,
    pub kind: String,
    pub name: String,
    pub begin_time: chrono::DateTime<chrono::FixedOffset>,
    pub begun: bool,
    pub ended: bool,
    pub closed: bool,
    pub retired: bool,
    pub draw_price: i64,
    pub free_draws: i32,
    pub day_draws: i32,
    pub today: chrono::NaiveDate,
}
pub struct WantedBorrowed<'a> {
    pub id: i64,
    pub kind: &'a str,
    pub name: &'a str,
    pub begin_time: chrono::DateTime<chrono::FixedOffset>,
    pub begun: bool,
    pub ended: bool,
    pub closed: bool,
    pub retired: bool,
    pub draw_price: i64,
    pub free_draws: i32,
    pub day_draws: i32,
    pub today: chrono::NaiveDate,
}
impl<'a> From<WantedBorrowed<'a>> for Wanted {
    fn from(
        WantedBorrowed {
            id,
            kind,
            name,
            begin_time,
            begun,
            ended,
            closed,
            retired,
            draw_price,
            free_draws,
            day_draws,
            today,
        }: WantedBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            kind: kind.into(),
            name: name.into(),
            begin_time,
            begun,
            ended,
            closed,
            retired,
            draw_price,
            free_draws,
            day_draws,
            today,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct WantedTasks {
    pub uid: i64,
    pub activity_id: i64,
    pub id: i32,
    pub name: String,
    pub goal: i64,
    pub coins: i64,
    pub vip_days: i32,
    pub level_type: i16,
    pub done: i64,
    pub claimed: bool,
}
pub struct WantedTasksBorrowed<'a> {
    pub uid: i64,
    pub activity_id: i64,
    pub id: i32,
    pub name: &'a str,
    pub goal: i64,
    pub coins: i64,
    pub vip_days: i32,
    pub level_type: i16,
    pub done: i64,
    pub claimed: bool,
}
impl<'a> From<WantedTasksBorrowed<'a>> for WantedTasks {
    fn from(
        WantedTasksBorrowed {
            uid,
            activity_id,
            id,
            name,
            goal,
            coins,
            vip_days,
            level_type,
            done,
            claimed,
        }: WantedTasksBorrowed<'a>,
    ) -> Self {
        Self {
            uid,
            activity_id,
            id,
            name: name.into(),
            goal,
            coins,
            vip_days,
            level_type,
            done,
            claimed,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct LockPrizes {
    pub activity_id: i64,
    pub id: i32,
    pub name: String,
    pub odds: i32,
    pub left: i64,
    pub coins: i64,
    pub vip_days: i32,
    pub level_type: i16,
    pub place: i32,
}
pub struct LockPrizesBorrowed<'a> {
    pub activity_id: i64,
    pub id: i32,
    pub name: &'a str,
    pub odds: i32,
    pub left: i64,
    pub coins: i64,
    pub vip_days: i32,
    pub level_type: i16,
    pub place: i32,
}
impl<'a> From<LockPrizesBorrowed<'a>> for LockPrizes {
    fn from(
        LockPrizesBorrowed {
            activity_id,
            id,
            name,
            odds,
            left,
            coins,
            vip_days,
            level_type,
            place,
        }: LockPrizesBorrowed<'a>,
    ) -> Self {
        Self {
            activity_id,
            id,
            name: name.into(),
            odds,
            left,
            coins,
            vip_days,
            level_type,
            place,
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct DrawnToday {
    pub uid: i64,
    pub activity_id: i64,
    pub count: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Joined {
    pub uid: i64,
    pub activity_id: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct JoinsByKey {
    pub uid: i64,
    pub key: uuid::Uuid,
    pub activity_id: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct ClaimsByKey {
    pub uid: i64,
    pub key: uuid::Uuid,
    pub activity_id: i64,
    pub task_id: i32,
    pub coins: i64,
    pub vip_days: i32,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct DrawsByKey {
    pub uid: i64,
    pub key: uuid::Uuid,
    pub activity_id: i64,
    pub number: i32,
    pub price: i64,
    pub prize_id: Option<i32>,
    pub coins: i64,
    pub vip_days: i32,
    pub spin: bool,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Book {
    pub id: i64,
    pub ref_type: String,
    pub ref_id: String,
}
pub struct BookBorrowed<'a> {
    pub id: i64,
    pub ref_type: &'a str,
    pub ref_id: &'a str,
}
impl<'a> From<BookBorrowed<'a>> for Book {
    fn from(
        BookBorrowed {
            id,
            ref_type,
            ref_id,
        }: BookBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            ref_type: ref_type.into(),
            ref_id: ref_id.into(),
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct ActivityQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ActivityBorrowed, tokio_postgres::Error>,
    mapper: fn(ActivityBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ActivityQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(ActivityBorrowed) -> R) -> ActivityQuery<'c, 'a, 's, C, R, N> {
        ActivityQuery {
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
pub struct TasksQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<TasksBorrowed, tokio_postgres::Error>,
    mapper: fn(TasksBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> TasksQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(TasksBorrowed) -> R) -> TasksQuery<'c, 'a, 's, C, R, N> {
        TasksQuery {
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
pub struct PrizesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<PrizesBorrowed, tokio_postgres::Error>,
    mapper: fn(PrizesBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> PrizesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(PrizesBorrowed) -> R) -> PrizesQuery<'c, 'a, 's, C, R, N> {
        PrizesQuery {
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
pub struct DrawsTodayQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<DrawsToday, tokio_postgres::Error>,
    mapper: fn(DrawsToday) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> DrawsTodayQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(DrawsToday) -> R) -> DrawsTodayQuery<'c, 'a, 's, C, R, N> {
        DrawsTodayQuery {
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
pub struct DrawQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<DrawBorrowed, tokio_postgres::Error>,
    mapper: fn(DrawBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> DrawQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(DrawBorrowed) -> R) -> DrawQuery<'c, 'a, 's, C, R, N> {
        DrawQuery {
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
pub struct WinnersQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<WinnersBorrowed, tokio_postgres::Error>,
    mapper: fn(WinnersBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> WinnersQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(WinnersBorrowed) -> R) -> WinnersQuery<'c, 'a, 's, C, R, N> {
        WinnersQuery {
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
pub struct LockPlayersQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockPlayers, tokio_postgres::Error>,
    mapper: fn(LockPlayers) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockPlayersQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LockPlayers) -> R) -> LockPlayersQuery<'c, 'a, 's, C, R, N> {
        LockPlayersQuery {
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
pub struct WantedQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<WantedBorrowed, tokio_postgres::Error>,
    mapper: fn(WantedBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> WantedQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(WantedBorrowed) -> R) -> WantedQuery<'c, 'a, 's, C, R, N> {
        WantedQuery {
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
pub struct WantedTasksQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<WantedTasksBorrowed, tokio_postgres::Error>,
    mapper: fn(WantedTasksBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> WantedTasksQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(WantedTasksBorrowed) -> R,
    ) -> WantedTasksQuery<'c, 'a, 's, C, R, N> {
        WantedTasksQuery {
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
pub struct LockPrizesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockPrizesBorrowed, tokio_postgres::Error>,
    mapper: fn(LockPrizesBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockPrizesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(LockPrizesBorrowed) -> R,
    ) -> LockPrizesQuery<'c, 'a, 's, C, R, N> {
        LockPrizesQuery {
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
pub struct DrawnTodayQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<DrawnToday, tokio_postgres::Error>,
    mapper: fn(DrawnToday) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> DrawnTodayQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(DrawnToday) -> R) -> DrawnTodayQuery<'c, 'a, 's, C, R, N> {
        DrawnTodayQuery {
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
pub struct JoinedQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Joined, tokio_postgres::Error>,
    mapper: fn(Joined) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> JoinedQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Joined) -> R) -> JoinedQuery<'c, 'a, 's, C, R, N> {
        JoinedQuery {
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
pub struct JoinsByKeyQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<JoinsByKey, tokio_postgres::Error>,
    mapper: fn(JoinsByKey) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> JoinsByKeyQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(JoinsByKey) -> R) -> JoinsByKeyQuery<'c, 'a, 's, C, R, N> {
        JoinsByKeyQuery {
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
pub struct ClaimsByKeyQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ClaimsByKey, tokio_postgres::Error>,
    mapper: fn(ClaimsByKey) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ClaimsByKeyQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(ClaimsByKey) -> R) -> ClaimsByKeyQuery<'c, 'a, 's, C, R, N> {
        ClaimsByKeyQuery {
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
pub struct DrawsByKeyQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<DrawsByKey, tokio_postgres::Error>,
    mapper: fn(DrawsByKey) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> DrawsByKeyQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(DrawsByKey) -> R) -> DrawsByKeyQuery<'c, 'a, 's, C, R, N> {
        DrawsByKeyQuery {
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
pub struct BookQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<BookBorrowed, tokio_postgres::Error>,
    mapper: fn(BookBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> BookQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(BookBorrowed) -> R) -> BookQuery<'c, 'a, 's, C, R, N> {
        BookQuery {
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
pub struct ActivitiesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn activities() -> ActivitiesStmt {
    ActivitiesStmt(
        "select a.id, a.kind, a.name, a.summary, a.content, a.banner, a.begin_time, a.end_time, a.claim_end_time, a.draw_price, a.free_draws, a.day_draws, s.state, a.join_num, exists (select from activity_join j where j.activity_id = a.id and j.uid = $1) as joined from activity a, lateral (select season(a.begin_time, a.end_time) as state) s where not a.retired and ($2::text = '' or s.state = $2) and a.end_time > now() - interval '90 days' order by array_position(array['running', 'coming', 'past'], s.state), case s.state when 'coming' then a.begin_time when 'past' then to_timestamp(0) - (a.end_time - to_timestamp(0)) end, a.place, a.id offset $3 limit $4",
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
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        uid: &'a i64,
        state: &'a T1,
        skip: &'a i64,
        size: &'a i64,
    ) -> ActivityQuery<'c, 'a, 's, C, Activity, 4> {
        ActivityQuery {
            client,
            params: [uid, state, skip, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<ActivityBorrowed, tokio_postgres::Error> {
                    Ok(ActivityBorrowed {
                        id: row.try_get(0)?,
                        kind: row.try_get(1)?,
                        name: row.try_get(2)?,
                        summary: row.try_get(3)?,
                        content: row.try_get(4)?,
                        banner: row.try_get(5)?,
                        begin_time: row.try_get(6)?,
                        end_time: row.try_get(7)?,
                        claim_end_time: row.try_get(8)?,
                        draw_price: row.try_get(9)?,
                        free_draws: row.try_get(10)?,
                        day_draws: row.try_get(11)?,
                        state: row.try_get(12)?,
                        join_num: row.try_get(13)?,
                        joined: row.try_get(14)?,
                    })
                },
            mapper: |it| Activity::from(it),
        }
    }
}
pub struct ActivitiesTotalStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn activities_total() -> ActivitiesTotalStmt {
    ActivitiesTotalStmt(
        "select count(*) from activity a where not retired and end_time > now() - interval '90 days' and ($1::text = '' or $1 = season(begin_time, end_time))",
        None,
    )
}
impl ActivitiesTotalStmt {
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
        state: &'a T1,
    ) -> I64Query<'c, 'a, 's, C, i64, 1> {
        I64Query {
            client,
            params: [state],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct ActivityStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn activity() -> ActivityStmt {
    ActivityStmt(
        "select a.id, a.kind, a.name, a.summary, a.content, a.banner, a.begin_time, a.end_time, a.claim_end_time, a.draw_price, a.free_draws, a.day_draws, season(a.begin_time, a.end_time) as state, a.join_num, exists (select from activity_join j where j.activity_id = a.id and j.uid = $1) as joined from activity a where a.id = $2 and not a.retired",
        None,
    )
}
impl ActivityStmt {
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
        id: &'a i64,
    ) -> ActivityQuery<'c, 'a, 's, C, Activity, 2> {
        ActivityQuery {
            client,
            params: [uid, id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<ActivityBorrowed, tokio_postgres::Error> {
                    Ok(ActivityBorrowed {
                        id: row.try_get(0)?,
                        kind: row.try_get(1)?,
                        name: row.try_get(2)?,
                        summary: row.try_get(3)?,
                        content: row.try_get(4)?,
                        banner: row.try_get(5)?,
                        begin_time: row.try_get(6)?,
                        end_time: row.try_get(7)?,
                        claim_end_time: row.try_get(8)?,
                        draw_price: row.try_get(9)?,
                        free_draws: row.try_get(10)?,
                        day_draws: row.try_get(11)?,
                        state: row.try_get(12)?,
                        join_num: row.try_get(13)?,
                        joined: row.try_get(14)?,
                    })
                },
            mapper: |it| Activity::from(it),
        }
    }
}
pub struct TasksStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn tasks() -> TasksStmt {
    TasksStmt(
        "select t.id, t.name, t.deed, t.goal, coalesce(c.coins, t.coins) as coins, coalesce(c.vip_days, t.vip_days) as vip_days, case when $1::bigint = 0 then 0 else deeds_done($1, t.deed, a.begin_time, a.end_time, t.goal) end as done, c.uid is not null as claimed from activity_task t join activity a on a.id = t.activity_id left join activity_claim c on (c.uid, c.activity_id, c.task_id) = ($1, t.activity_id, t.id) where t.activity_id = $2 and not t.retired order by t.place, t.id",
        None,
    )
}
impl TasksStmt {
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
        activity: &'a i64,
    ) -> TasksQuery<'c, 'a, 's, C, Tasks, 2> {
        TasksQuery {
            client,
            params: [uid, activity],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<TasksBorrowed, tokio_postgres::Error> {
                Ok(TasksBorrowed {
                    id: row.try_get(0)?,
                    name: row.try_get(1)?,
                    deed: row.try_get(2)?,
                    goal: row.try_get(3)?,
                    coins: row.try_get(4)?,
                    vip_days: row.try_get(5)?,
                    done: row.try_get(6)?,
                    claimed: row.try_get(7)?,
                })
            },
            mapper: |it| Tasks::from(it),
        }
    }
}
pub struct PrizesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn prizes() -> PrizesStmt {
    PrizesStmt(
        "select id, name, odds, stock - won_num as left, stock, coins, vip_days from activity_prize where activity_id = $1 and not retired order by place, id",
        None,
    )
}
impl PrizesStmt {
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
        activity: &'a i64,
    ) -> PrizesQuery<'c, 'a, 's, C, Prizes, 1> {
        PrizesQuery {
            client,
            params: [activity],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<PrizesBorrowed, tokio_postgres::Error> {
                    Ok(PrizesBorrowed {
                        id: row.try_get(0)?,
                        name: row.try_get(1)?,
                        odds: row.try_get(2)?,
                        left: row.try_get(3)?,
                        stock: row.try_get(4)?,
                        coins: row.try_get(5)?,
                        vip_days: row.try_get(6)?,
                    })
                },
            mapper: |it| Prizes::from(it),
        }
    }
}
pub struct DrawsTodayStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn draws_today() -> DrawsTodayStmt {
    DrawsTodayStmt(
        "select count(d.id) as drawn, ((t.today + 1)::timestamp at time zone $1::text) as next_day from (select (now() at time zone $1)::date as today) t left join activity_draw d on d.uid = $2 and d.activity_id = $3 and d.day = t.today group by t.today",
        None,
    )
}
impl DrawsTodayStmt {
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
        uid: &'a i64,
        activity: &'a i64,
    ) -> DrawsTodayQuery<'c, 'a, 's, C, DrawsToday, 3> {
        DrawsTodayQuery {
            client,
            params: [zone, uid, activity],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<DrawsToday, tokio_postgres::Error> {
                Ok(DrawsToday {
                    drawn: row.try_get(0)?,
                    next_day: row.try_get(1)?,
                })
            },
            mapper: |it| DrawsToday::from(it),
        }
    }
}
pub struct DrawsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn draws() -> DrawsStmt {
    DrawsStmt(
        "select d.id, d.price, d.spin, d.prize_id, d.prize, d.coins, d.vip_days, d.create_time from activity_draw d where d.uid = $1 and d.activity_id = $2 and d.id < $3 order by d.id desc offset $4 limit $5",
        None,
    )
}
impl DrawsStmt {
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
        activity: &'a i64,
        before: &'a i64,
        skip: &'a i64,
        size: &'a i64,
    ) -> DrawQuery<'c, 'a, 's, C, Draw, 5> {
        DrawQuery {
            client,
            params: [uid, activity, before, skip, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<DrawBorrowed, tokio_postgres::Error> {
                Ok(DrawBorrowed {
                    id: row.try_get(0)?,
                    price: row.try_get(1)?,
                    spin: row.try_get(2)?,
                    prize_id: row.try_get(3)?,
                    prize: row.try_get(4)?,
                    coins: row.try_get(5)?,
                    vip_days: row.try_get(6)?,
                    create_time: row.try_get(7)?,
                })
            },
            mapper: |it| Draw::from(it),
        }
    }
}
pub struct DrawsTotalStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn draws_total() -> DrawsTotalStmt {
    DrawsTotalStmt(
        "select count(*) from activity_draw where uid = $1 and activity_id = $2",
        None,
    )
}
impl DrawsTotalStmt {
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
        activity: &'a i64,
    ) -> I64Query<'c, 'a, 's, C, i64, 2> {
        I64Query {
            client,
            params: [uid, activity],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct WinnersStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn winners() -> WinnersStmt {
    WinnersStmt(
        "select d.id, a.name, d.prize, d.create_time from activity_draw d join account a on a.uid = d.uid where d.activity_id = $1 and d.prize_id is not null order by d.id desc limit $2",
        None,
    )
}
impl WinnersStmt {
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
        activity: &'a i64,
        size: &'a i64,
    ) -> WinnersQuery<'c, 'a, 's, C, Winners, 2> {
        WinnersQuery {
            client,
            params: [activity, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<WinnersBorrowed, tokio_postgres::Error> {
                    Ok(WinnersBorrowed {
                        id: row.try_get(0)?,
                        name: row.try_get(1)?,
                        prize: row.try_get(2)?,
                        create_time: row.try_get(3)?,
                    })
                },
            mapper: |it| Winners::from(it),
        }
    }
}
pub struct ProgressStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn progress() -> ProgressStmt {
    ProgressStmt(
        "select j.uid, j.activity_id, t.id as task_id, t.goal, deeds_done(j.uid, t.deed, a.begin_time, a.end_time, t.goal) as done from activity_join j join activity a on a.id = j.activity_id and not a.retired and season(a.begin_time, a.end_time) = 'running' join activity_task t on t.activity_id = a.id and not t.retired where j.uid = any($1) order by j.uid, j.activity_id, t.place, t.id",
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
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = i64>>(
        &'s self,
        client: &'c C,
        uids: &'a T1,
    ) -> ProgressQuery<'c, 'a, 's, C, Progress, 1> {
        ProgressQuery {
            client,
            params: [uids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Progress, tokio_postgres::Error> {
                Ok(Progress {
                    uid: row.try_get(0)?,
                    activity_id: row.try_get(1)?,
                    task_id: row.try_get(2)?,
                    goal: row.try_get(3)?,
                    done: row.try_get(4)?,
                })
            },
            mapper: |it| Progress::from(it),
        }
    }
}
pub struct LockPlayersStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_players() -> LockPlayersStmt {
    LockPlayersStmt(
        "select uid, balance, youth from status where uid = any($1) order by uid for update",
        None,
    )
}
impl LockPlayersStmt {
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
        uids: &'a T1,
    ) -> LockPlayersQuery<'c, 'a, 's, C, LockPlayers, 1> {
        LockPlayersQuery {
            client,
            params: [uids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LockPlayers, tokio_postgres::Error> {
                Ok(LockPlayers {
                    uid: row.try_get(0)?,
                    balance: row.try_get(1)?,
                    youth: row.try_get(2)?,
                })
            },
            mapper: |it| LockPlayers::from(it),
        }
    }
}
pub struct WantedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn wanted() -> WantedStmt {
    WantedStmt(
        "select id, kind, name, begin_time, now() >= begin_time as begun, now() >= end_time as ended, now() >= claim_end_time as closed, retired, draw_price, free_draws, day_draws, (now() at time zone $1::text)::date as today from activity where id = any($2)",
        None,
    )
}
impl WantedStmt {
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
        T2: crate::ArraySql<Item = i64>,
    >(
        &'s self,
        client: &'c C,
        zone: &'a T1,
        ids: &'a T2,
    ) -> WantedQuery<'c, 'a, 's, C, Wanted, 2> {
        WantedQuery {
            client,
            params: [zone, ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<WantedBorrowed, tokio_postgres::Error> {
                    Ok(WantedBorrowed {
                        id: row.try_get(0)?,
                        kind: row.try_get(1)?,
                        name: row.try_get(2)?,
                        begin_time: row.try_get(3)?,
                        begun: row.try_get(4)?,
                        ended: row.try_get(5)?,
                        closed: row.try_get(6)?,
                        retired: row.try_get(7)?,
                        draw_price: row.try_get(8)?,
                        free_draws: row.try_get(9)?,
                        day_draws: row.try_get(10)?,
                        today: row.try_get(11)?,
                    })
                },
            mapper: |it| Wanted::from(it),
        }
    }
}
pub struct WantedTasksStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn wanted_tasks() -> WantedTasksStmt {
    WantedTasksStmt(
        "select asked.uid, t.activity_id, t.id, t.name, t.goal, t.coins, t.vip_days, t.level_type, deeds_done(asked.uid, t.deed, a.begin_time, a.end_time, t.goal) as done, exists (select from activity_claim c where (c.uid, c.activity_id, c.task_id) = (asked.uid, t.activity_id, t.id)) as claimed from (select distinct * from unnest($1::bigint[], $2::bigint[], $3::integer[]) as u (uid, activity_id, id)) asked join activity_task t using (activity_id, id) join activity a on a.id = t.activity_id where not t.retired",
        None,
    )
}
impl WantedTasksStmt {
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
        T1: crate::ArraySql<Item = i64>,
        T2: crate::ArraySql<Item = i64>,
        T3: crate::ArraySql<Item = i32>,
    >(
        &'s self,
        client: &'c C,
        uids: &'a T1,
        activities: &'a T2,
        tasks: &'a T3,
    ) -> WantedTasksQuery<'c, 'a, 's, C, WantedTasks, 3> {
        WantedTasksQuery {
            client,
            params: [uids, activities, tasks],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<WantedTasksBorrowed, tokio_postgres::Error> {
                    Ok(WantedTasksBorrowed {
                        uid: row.try_get(0)?,
                        activity_id: row.try_get(1)?,
                        id: row.try_get(2)?,
                        name: row.try_get(3)?,
                        goal: row.try_get(4)?,
                        coins: row.try_get(5)?,
                        vip_days: row.try_get(6)?,
                        level_type: row.try_get(7)?,
                        done: row.try_get(8)?,
                        claimed: row.try_get(9)?,
                    })
                },
            mapper: |it| WantedTasks::from(it),
        }
    }
}
pub struct LockPrizesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_prizes() -> LockPrizesStmt {
    LockPrizesStmt(
        "select activity_id, id, name, odds, stock - won_num as left, coins, vip_days, level_type, place from activity_prize where activity_id = any($1) and not retired order by activity_id, id for update",
        None,
    )
}
impl LockPrizesStmt {
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
        activities: &'a T1,
    ) -> LockPrizesQuery<'c, 'a, 's, C, LockPrizes, 1> {
        LockPrizesQuery {
            client,
            params: [activities],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<LockPrizesBorrowed, tokio_postgres::Error> {
                    Ok(LockPrizesBorrowed {
                        activity_id: row.try_get(0)?,
                        id: row.try_get(1)?,
                        name: row.try_get(2)?,
                        odds: row.try_get(3)?,
                        left: row.try_get(4)?,
                        coins: row.try_get(5)?,
                        vip_days: row.try_get(6)?,
                        level_type: row.try_get(7)?,
                        place: row.try_get(8)?,
                    })
                },
            mapper: |it| LockPrizes::from(it),
        }
    }
}
pub struct DrawnTodayStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn drawn_today() -> DrawnTodayStmt {
    DrawnTodayStmt(
        "select d.uid, d.activity_id, count(*) from (select distinct * from unnest($1::bigint[], $2::bigint[]) as u (uid, activity_id)) asked join activity_draw d using (uid, activity_id) where d.day = (now() at time zone $3::text)::date group by d.uid, d.activity_id",
        None,
    )
}
impl DrawnTodayStmt {
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
        T1: crate::ArraySql<Item = i64>,
        T2: crate::ArraySql<Item = i64>,
        T3: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        uids: &'a T1,
        activities: &'a T2,
        zone: &'a T3,
    ) -> DrawnTodayQuery<'c, 'a, 's, C, DrawnToday, 3> {
        DrawnTodayQuery {
            client,
            params: [uids, activities, zone],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<DrawnToday, tokio_postgres::Error> {
                Ok(DrawnToday {
                    uid: row.try_get(0)?,
                    activity_id: row.try_get(1)?,
                    count: row.try_get(2)?,
                })
            },
            mapper: |it| DrawnToday::from(it),
        }
    }
}
pub struct JoinedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn joined() -> JoinedStmt {
    JoinedStmt(
        "select j.uid, j.activity_id from unnest($1::bigint[], $2::bigint[]) as asked (uid, activity_id) join activity_join j using (uid, activity_id)",
        None,
    )
}
impl JoinedStmt {
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
        T1: crate::ArraySql<Item = i64>,
        T2: crate::ArraySql<Item = i64>,
    >(
        &'s self,
        client: &'c C,
        uids: &'a T1,
        activities: &'a T2,
    ) -> JoinedQuery<'c, 'a, 's, C, Joined, 2> {
        JoinedQuery {
            client,
            params: [uids, activities],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Joined, tokio_postgres::Error> {
                Ok(Joined {
                    uid: row.try_get(0)?,
                    activity_id: row.try_get(1)?,
                })
            },
            mapper: |it| Joined::from(it),
        }
    }
}
pub struct JoinsByKeyStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn joins_by_key() -> JoinsByKeyStmt {
    JoinsByKeyStmt(
        "select j.uid, j.idempotency_key::uuid as key, j.activity_id from unnest($1::bigint[], $2::uuid[]) as asked (uid, key) join activity_join j on j.uid = asked.uid and j.idempotency_key = asked.key",
        None,
    )
}
impl JoinsByKeyStmt {
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
        T1: crate::ArraySql<Item = i64>,
        T2: crate::ArraySql<Item = uuid::Uuid>,
    >(
        &'s self,
        client: &'c C,
        uids: &'a T1,
        keys: &'a T2,
    ) -> JoinsByKeyQuery<'c, 'a, 's, C, JoinsByKey, 2> {
        JoinsByKeyQuery {
            client,
            params: [uids, keys],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<JoinsByKey, tokio_postgres::Error> {
                Ok(JoinsByKey {
                    uid: row.try_get(0)?,
                    key: row.try_get(1)?,
                    activity_id: row.try_get(2)?,
                })
            },
            mapper: |it| JoinsByKey::from(it),
        }
    }
}
pub struct ClaimsByKeyStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn claims_by_key() -> ClaimsByKeyStmt {
    ClaimsByKeyStmt(
        "select c.uid, c.idempotency_key::uuid as key, c.activity_id, c.task_id, c.coins, c.vip_days from unnest($1::bigint[], $2::uuid[]) as asked (uid, key) join activity_claim c on c.uid = asked.uid and c.idempotency_key = asked.key",
        None,
    )
}
impl ClaimsByKeyStmt {
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
        T1: crate::ArraySql<Item = i64>,
        T2: crate::ArraySql<Item = uuid::Uuid>,
    >(
        &'s self,
        client: &'c C,
        uids: &'a T1,
        keys: &'a T2,
    ) -> ClaimsByKeyQuery<'c, 'a, 's, C, ClaimsByKey, 2> {
        ClaimsByKeyQuery {
            client,
            params: [uids, keys],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<ClaimsByKey, tokio_postgres::Error> {
                Ok(ClaimsByKey {
                    uid: row.try_get(0)?,
                    key: row.try_get(1)?,
                    activity_id: row.try_get(2)?,
                    task_id: row.try_get(3)?,
                    coins: row.try_get(4)?,
                    vip_days: row.try_get(5)?,
                })
            },
            mapper: |it| ClaimsByKey::from(it),
        }
    }
}
pub struct DrawsByKeyStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn draws_by_key() -> DrawsByKeyStmt {
    DrawsByKeyStmt(
        "select d.uid, d.idempotency_key::uuid as key, d.activity_id, d.number, d.price, d.prize_id, d.coins, d.vip_days, d.spin from unnest($1::bigint[], $2::uuid[]) as asked (uid, key) join activity_draw d on d.uid = asked.uid and d.idempotency_key = asked.key",
        None,
    )
}
impl DrawsByKeyStmt {
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
        T1: crate::ArraySql<Item = i64>,
        T2: crate::ArraySql<Item = uuid::Uuid>,
    >(
        &'s self,
        client: &'c C,
        uids: &'a T1,
        keys: &'a T2,
    ) -> DrawsByKeyQuery<'c, 'a, 's, C, DrawsByKey, 2> {
        DrawsByKeyQuery {
            client,
            params: [uids, keys],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<DrawsByKey, tokio_postgres::Error> {
                Ok(DrawsByKey {
                    uid: row.try_get(0)?,
                    key: row.try_get(1)?,
                    activity_id: row.try_get(2)?,
                    number: row.try_get(3)?,
                    price: row.try_get(4)?,
                    prize_id: row.try_get(5)?,
                    coins: row.try_get(6)?,
                    vip_days: row.try_get(7)?,
                    spin: row.try_get(8)?,
                })
            },
            mapper: |it| DrawsByKey::from(it),
        }
    }
}
pub struct BookStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn book() -> BookStmt {
    BookStmt(
        "insert into coin_entry (uid, delta, balance_after, reason, ref_type, ref_id) select uid, delta, 0, reason, ref_type, ref_id from unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[], $5::text[]) with ordinality as booked (uid, delta, reason, ref_type, ref_id, place) order by place returning id, ref_type, ref_id",
        None,
    )
}
impl BookStmt {
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
        T1: crate::ArraySql<Item = i64>,
        T2: crate::ArraySql<Item = i64>,
        T3: crate::StringSql,
        T4: crate::ArraySql<Item = T3>,
        T5: crate::StringSql,
        T6: crate::ArraySql<Item = T5>,
        T7: crate::StringSql,
        T8: crate::ArraySql<Item = T7>,
    >(
        &'s self,
        client: &'c C,
        uids: &'a T1,
        deltas: &'a T2,
        reasons: &'a T4,
        ref_types: &'a T6,
        ref_ids: &'a T8,
    ) -> BookQuery<'c, 'a, 's, C, Book, 5> {
        BookQuery {
            client,
            params: [uids, deltas, reasons, ref_types, ref_ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<BookBorrowed, tokio_postgres::Error> {
                Ok(BookBorrowed {
                    id: row.try_get(0)?,
                    ref_type: row.try_get(1)?,
                    ref_id: row.try_get(2)?,
                })
            },
            mapper: |it| Book::from(it),
        }
    }
}
pub struct InsertClaimsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_claims() -> InsertClaimsStmt {
    InsertClaimsStmt(
        "insert into activity_claim (activity_id, task_id, uid, coins, vip_days, entry_id, idempotency_key) select * from unnest($1::bigint[], $2::integer[], $3::bigint[], $4::bigint[], $5::integer[], $6::bigint[], $7::uuid[])",
        None,
    )
}
impl InsertClaimsStmt {
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
        T1: crate::ArraySql<Item = i64>,
        T2: crate::ArraySql<Item = i32>,
        T3: crate::ArraySql<Item = i64>,
        T4: crate::ArraySql<Item = i64>,
        T5: crate::ArraySql<Item = i32>,
        T6: crate::ArraySql<Item = Option<i64>>,
        T7: crate::ArraySql<Item = Option<uuid::Uuid>>,
    >(
        &'s self,
        client: &'c C,
        activities: &'a T1,
        tasks: &'a T2,
        uids: &'a T3,
        coins: &'a T4,
        vip_days: &'a T5,
        entries: &'a T6,
        keys: &'a T7,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[activities, tasks, uids, coins, vip_days, entries, keys],
            )
            .await
    }
}
pub struct InsertDrawsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_draws() -> InsertDrawsStmt {
    InsertDrawsStmt(
        "insert into activity_draw (uid, activity_id, day, number, price, prize_id, coins, vip_days, price_entry_id, prize_entry_id, idempotency_key, spin) select * from unnest($1::bigint[], $2::bigint[], $3::date[], $4::integer[], $5::bigint[], $6::integer[], $7::bigint[], $8::integer[], $9::bigint[], $10::bigint[], $11::uuid[], $12::boolean[])",
        None,
    )
}
impl InsertDrawsStmt {
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
        T1: crate::ArraySql<Item = i64>,
        T2: crate::ArraySql<Item = i64>,
        T3: crate::ArraySql<Item = chrono::NaiveDate>,
        T4: crate::ArraySql<Item = i32>,
        T5: crate::ArraySql<Item = i64>,
        T6: crate::ArraySql<Item = Option<i32>>,
        T7: crate::ArraySql<Item = i64>,
        T8: crate::ArraySql<Item = i32>,
        T9: crate::ArraySql<Item = Option<i64>>,
        T10: crate::ArraySql<Item = Option<i64>>,
        T11: crate::ArraySql<Item = Option<uuid::Uuid>>,
        T12: crate::ArraySql<Item = bool>,
    >(
        &'s self,
        client: &'c C,
        uids: &'a T1,
        activities: &'a T2,
        days: &'a T3,
        numbers: &'a T4,
        prices: &'a T5,
        prizes: &'a T6,
        coins: &'a T7,
        vip_days: &'a T8,
        price_entries: &'a T9,
        prize_entries: &'a T10,
        keys: &'a T11,
        spins: &'a T12,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[
                    uids,
                    activities,
                    days,
                    numbers,
                    prices,
                    prizes,
                    coins,
                    vip_days,
                    price_entries,
                    prize_entries,
                    keys,
                    spins,
                ],
            )
            .await
    }
}
pub struct InsertJoinsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_joins() -> InsertJoinsStmt {
    InsertJoinsStmt(
        "insert into activity_join (activity_id, uid, idempotency_key) select j.activity, j.uid, j.key from unnest($1::bigint[], $2::bigint[], $3::uuid[]) as j (activity, uid, key) order by j.activity, j.uid on conflict do nothing",
        None,
    )
}
impl InsertJoinsStmt {
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
        T1: crate::ArraySql<Item = i64>,
        T2: crate::ArraySql<Item = i64>,
        T3: crate::ArraySql<Item = Option<uuid::Uuid>>,
    >(
        &'s self,
        client: &'c C,
        activities: &'a T1,
        uids: &'a T2,
        keys: &'a T3,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[activities, uids, keys]).await
    }
}
pub struct JoinByDeedsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn join_by_deeds() -> JoinByDeedsStmt {
    JoinByDeedsStmt(
        "insert into activity_join (activity_id, uid) select distinct t.activity_id, d.uid from unnest($1::bigint[], $2::text[]) as d (uid, deed) join activity_task t on t.deed = d.deed and not t.retired join activity a on a.id = t.activity_id and not a.retired and season(a.begin_time, a.end_time) = 'running' where not exists (select from activity_join j where (j.uid, j.activity_id) = (d.uid, t.activity_id)) order by 1, 2 on conflict do nothing",
        None,
    )
}
impl JoinByDeedsStmt {
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
        T1: crate::ArraySql<Item = i64>,
        T2: crate::StringSql,
        T3: crate::ArraySql<Item = T2>,
    >(
        &'s self,
        client: &'c C,
        uids: &'a T1,
        deeds: &'a T3,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[uids, deeds]).await
    }
}
