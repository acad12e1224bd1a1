// This file was generated with `cornucopia`. Do not modify.

#[derive(Debug, Clone, PartialEq)]
pub struct Rule {
    pub rewards: Vec<i64>,
    pub make_up_price: i64,
    pub make_up_days: i32,
}
pub struct RuleBorrowed<'a> {
    pub rewards: crate::ArrayIterator<'a, i64>,
    pub make_up_price: i64,
    pub make_up_days: i32,
}
impl<'a> From<RuleBorrowed<'a>> for Rule {
    fn from(
        RuleBorrowed {
            rewards,
            make_up_price,
            make_up_days,
        }: RuleBorrowed<'a>,
    ) -> Self {
        Self {
            rewards: rewards.map(|v| v).collect(),
            make_up_price,
            make_up_days,
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct LockPlayers {
    pub uid: i64,
    pub balance: i64,
    pub youth: bool,
    pub first_day: chrono::NaiveDate,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct DaysSince {
    pub uid: i64,
    pub day: chrono::NaiveDate,
    pub streak: i32,
    pub made_up: bool,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct ByKey {
    pub uid: i64,
    pub key: uuid::Uuid,
    pub day: chrono::NaiveDate,
    pub streak: i32,
    pub made_up: bool,
    pub reward: i64,
    pub full_month: bool,
    pub card: bool,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Player {
    pub today: chrono::NaiveDate,
    pub first_day: chrono::NaiveDate,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct DaysOf {
    pub day: chrono::NaiveDate,
    pub made_up: bool,
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct RuleQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<RuleBorrowed, tokio_postgres::Error>,
    mapper: fn(RuleBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> RuleQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(RuleBorrowed) -> R) -> RuleQuery<'c, 'a, 's, C, R, N> {
        RuleQuery {
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
pub struct DaysSinceQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<DaysSince, tokio_postgres::Error>,
    mapper: fn(DaysSince) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> DaysSinceQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(DaysSince) -> R) -> DaysSinceQuery<'c, 'a, 's, C, R, N> {
        DaysSinceQuery {
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
pub struct ByKeyQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ByKey, tokio_postgres::Error>,
    mapper: fn(ByKey) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ByKeyQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(ByKey) -> R) -> ByKeyQuery<'c, 'a, 's, C, R, N> {
        ByKeyQuery {
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
pub struct PlayerQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Player, tokio_postgres::Error>,
    mapper: fn(Player) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> PlayerQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Player) -> R) -> PlayerQuery<'c, 'a, 's, C, R, N> {
        PlayerQuery {
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
pub struct DaysOfQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<DaysOf, tokio_postgres::Error>,
    mapper: fn(DaysOf) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> DaysOfQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(DaysOf) -> R) -> DaysOfQuery<'c, 'a, 's, C, R, N> {
        DaysOfQuery {
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
pub struct I32Query<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<i32, tokio_postgres::Error>,
    mapper: fn(i32) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> I32Query<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(i32) -> R) -> I32Query<'c, 'a, 's, C, R, N> {
        I32Query {
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
pub struct RuleStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn rule() -> RuleStmt {
    RuleStmt(
        "select rewards, make_up_price, make_up_days from check_in_rule",
        None,
    )
}
impl RuleStmt {
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
    ) -> RuleQuery<'c, 'a, 's, C, Rule, 0> {
        RuleQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<RuleBorrowed, tokio_postgres::Error> {
                Ok(RuleBorrowed {
                    rewards: row.try_get(0)?,
                    make_up_price: row.try_get(1)?,
                    make_up_days: row.try_get(2)?,
                })
            },
            mapper: |it| Rule::from(it),
        }
    }
}
pub struct SetRuleStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn set_rule() -> SetRuleStmt {
    SetRuleStmt(
        "update check_in_rule set rewards = $1, make_up_price = $2, make_up_days = $3",
        None,
    )
}
impl SetRuleStmt {
    pub async fn prepare<'a, C: GenericClient>(
        mut self,
        client: &'a C,
    ) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = i64>>(
        &'s self,
        client: &'c C,
        rewards: &'a T1,
        make_up_price: &'a i64,
        make_up_days: &'a i32,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[rewards, make_up_price, make_up_days])
            .await
    }
}
pub struct TodayStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn today() -> TodayStmt {
    TodayStmt("select (now() at time zone $1::text)::date as today", None)
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
        zone: &'a T1,
    ) -> ChronoNaiveDateQuery<'c, 'a, 's, C, chrono::NaiveDate, 1> {
        ChronoNaiveDateQuery {
            client,
            params: [zone],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct LockPlayersStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_players() -> LockPlayersStmt {
    LockPlayersStmt(
        "with locked as (select uid, balance, youth from status where uid = any($1) order by uid for update) select s.uid, s.balance, s.youth, (a.create_time at time zone $2::text)::date as first_day from locked s join account a using (uid)",
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
    pub fn bind<
        'c,
        'a,
        's,
        C: GenericClient,
        T1: crate::ArraySql<Item = i64>,
        T2: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        uids: &'a T1,
        zone: &'a T2,
    ) -> LockPlayersQuery<'c, 'a, 's, C, LockPlayers, 2> {
        LockPlayersQuery {
            client,
            params: [uids, zone],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LockPlayers, tokio_postgres::Error> {
                Ok(LockPlayers {
                    uid: row.try_get(0)?,
                    balance: row.try_get(1)?,
                    youth: row.try_get(2)?,
                    first_day: row.try_get(3)?,
                })
            },
            mapper: |it| LockPlayers::from(it),
        }
    }
}
pub struct DaysSinceStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn days_since() -> DaysSinceStmt {
    DaysSinceStmt(
        "select uid, day, streak, made_up from check_in where uid = any($1) and day >= $2 order by uid, day",
        None,
    )
}
impl DaysSinceStmt {
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
        since: &'a chrono::NaiveDate,
    ) -> DaysSinceQuery<'c, 'a, 's, C, DaysSince, 2> {
        DaysSinceQuery {
            client,
            params: [uids, since],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<DaysSince, tokio_postgres::Error> {
                Ok(DaysSince {
                    uid: row.try_get(0)?,
                    day: row.try_get(1)?,
                    streak: row.try_get(2)?,
                    made_up: row.try_get(3)?,
                })
            },
            mapper: |it| DaysSince::from(it),
        }
    }
}
pub struct ByKeyStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn by_key() -> ByKeyStmt {
    ByKeyStmt(
        "select c.uid, c.idempotency_key as key, c.day, c.streak, c.made_up, c.reward, c.full_month, c.card from unnest($1::bigint[], $2::uuid[]) as asked (uid, key) join check_in c on c.uid = asked.uid and c.idempotency_key = asked.key",
        None,
    )
}
impl ByKeyStmt {
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
    ) -> ByKeyQuery<'c, 'a, 's, C, ByKey, 2> {
        ByKeyQuery {
            client,
            params: [uids, keys],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<ByKey, tokio_postgres::Error> {
                Ok(ByKey {
                    uid: row.try_get(0)?,
                    key: row.try_get(1)?,
                    day: row.try_get(2)?,
                    streak: row.try_get(3)?,
                    made_up: row.try_get(4)?,
                    reward: row.try_get(5)?,
                    full_month: row.try_get(6)?,
                    card: row.try_get(7)?,
                })
            },
            mapper: |it| ByKey::from(it),
        }
    }
}
pub struct InsertDaysStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_days() -> InsertDaysStmt {
    InsertDaysStmt(
        "insert into check_in (uid, day, streak, made_up, reward, full_month, idempotency_key, card) select uid, day, streak, made_up, reward, full_month, nullif(key, '00000000-0000-0000-0000-000000000000'), card from unnest($1::bigint[], $2::date[], $3::int[], $4::boolean[], $5::bigint[], $6::boolean[], $7::uuid[], $8::boolean[]) as c (uid, day, streak, made_up, reward, full_month, key, card)",
        None,
    )
}
impl InsertDaysStmt {
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
        T2: crate::ArraySql<Item = chrono::NaiveDate>,
        T3: crate::ArraySql<Item = i32>,
        T4: crate::ArraySql<Item = bool>,
        T5: crate::ArraySql<Item = i64>,
        T6: crate::ArraySql<Item = bool>,
        T7: crate::ArraySql<Item = uuid::Uuid>,
        T8: crate::ArraySql<Item = bool>,
    >(
        &'s self,
        client: &'c C,
        uids: &'a T1,
        days: &'a T2,
        streaks: &'a T3,
        made_up: &'a T4,
        rewards: &'a T5,
        full_months: &'a T6,
        keys: &'a T7,
        cards: &'a T8,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[
                    uids,
                    days,
                    streaks,
                    made_up,
                    rewards,
                    full_months,
                    keys,
                    cards,
                ],
            )
            .await
    }
}
pub struct SetStreaksStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn set_streaks() -> SetStreaksStmt {
    SetStreaksStmt(
        "update check_in c set streak = s.streak from unnest($1::bigint[], $2::date[], $3::int[]) as s (uid, day, streak) where c.uid = s.uid and c.day = s.day",
        None,
    )
}
impl SetStreaksStmt {
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
        T2: crate::ArraySql<Item = chrono::NaiveDate>,
        T3: crate::ArraySql<Item = i32>,
    >(
        &'s self,
        client: &'c C,
        uids: &'a T1,
        days: &'a T2,
        streaks: &'a T3,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[uids, days, streaks]).await
    }
}
pub struct InsertBadgesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_badges() -> InsertBadgesStmt {
    InsertBadgesStmt(
        "insert into month_badge (uid, month, until) select uid, month, (month + interval '2 months') at time zone $1::text from unnest($2::bigint[], $3::date[]) as b (uid, month)",
        None,
    )
}
impl InsertBadgesStmt {
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
        T2: crate::ArraySql<Item = i64>,
        T3: crate::ArraySql<Item = chrono::NaiveDate>,
    >(
        &'s self,
        client: &'c C,
        zone: &'a T1,
        uids: &'a T2,
        months: &'a T3,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[zone, uids, months]).await
    }
}
pub struct MoveCoinsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn move_coins() -> MoveCoinsStmt {
    MoveCoinsStmt(
        "insert into coin_entry (uid, delta, balance_after, reason, ref_type, ref_id, idempotency_key) select uid, delta, 0, reason, ref_type, ref_id, nullif(key, '00000000-0000-0000-0000-000000000000') from unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::uuid[]) with ordinality as moved (uid, delta, reason, ref_type, ref_id, key, place) order by place",
        None,
    )
}
impl MoveCoinsStmt {
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
        T3: crate::StringSql,
        T4: crate::ArraySql<Item = T3>,
        T5: crate::StringSql,
        T6: crate::ArraySql<Item = T5>,
        T7: crate::StringSql,
        T8: crate::ArraySql<Item = T7>,
        T9: crate::ArraySql<Item = uuid::Uuid>,
    >(
        &'s self,
        client: &'c C,
        uids: &'a T1,
        deltas: &'a T2,
        reasons: &'a T4,
        ref_types: &'a T6,
        ref_ids: &'a T8,
        keys: &'a T9,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[uids, deltas, reasons, ref_types, ref_ids, keys])
            .await
    }
}
pub struct PlayerStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn player() -> PlayerStmt {
    PlayerStmt(
        "select (now() at time zone $1::text)::date as today, (create_time at time zone $1::text)::date as first_day from account where uid = $2",
        None,
    )
}
impl PlayerStmt {
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
    ) -> PlayerQuery<'c, 'a, 's, C, Player, 2> {
        PlayerQuery {
            client,
            params: [zone, uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Player, tokio_postgres::Error> {
                Ok(Player {
                    today: row.try_get(0)?,
                    first_day: row.try_get(1)?,
                })
            },
            mapper: |it| Player::from(it),
        }
    }
}
pub struct DaysOfStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn days_of() -> DaysOfStmt {
    DaysOfStmt(
        "select day, made_up from check_in where uid = $1 and day between $2 and $3 order by day",
        None,
    )
}
impl DaysOfStmt {
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
        first: &'a chrono::NaiveDate,
        last: &'a chrono::NaiveDate,
    ) -> DaysOfQuery<'c, 'a, 's, C, DaysOf, 3> {
        DaysOfQuery {
            client,
            params: [uid, first, last],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<DaysOf, tokio_postgres::Error> {
                Ok(DaysOf {
                    day: row.try_get(0)?,
                    made_up: row.try_get(1)?,
                })
            },
            mapper: |it| DaysOf::from(it),
        }
    }
}
pub struct StreakAtStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn streak_at() -> StreakAtStmt {
    StreakAtStmt(
        "select streak from check_in where uid = $1 and day between $2 and $3 order by day desc limit 1",
        None,
    )
}
impl StreakAtStmt {
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
        first: &'a chrono::NaiveDate,
        last: &'a chrono::NaiveDate,
    ) -> I32Query<'c, 'a, 's, C, i32, 3> {
        I32Query {
            client,
            params: [uid, first, last],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct BadgesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn badges() -> BadgesStmt {
    BadgesStmt(
        "select to_char(month, 'YYYY-MM') as month from month_badge where uid = $1 order by month_badge.month desc limit 120",
        None,
    )
}
impl BadgesStmt {
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
    ) -> StringQuery<'c, 'a, 's, C, String, 1> {
        StringQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it.into(),
        }
    }
}
