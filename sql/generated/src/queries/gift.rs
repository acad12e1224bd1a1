// This file was generated with `cornucopia`. Do not modify.

#[derive(Debug, Clone, PartialEq)]
pub struct Gift {
    pub id: i64,
    pub name: String,
    pub content: String,
    pub stock: i64,
    pub left: i64,
    pub vip_only: bool,
    pub begin_time: chrono::DateTime<chrono::FixedOffset>,
    pub end_time: chrono::DateTime<chrono::FixedOffset>,
    pub game_id: Option<i64>,
    pub game_name: Option<String>,
    pub game_icon: Option<serde_json::Value>,
    pub code: Option<String>,
    pub claim_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub grants: serde_json::Value,
    pub redeem_hint: String,
    pub min_account_days: i32,
    pub needs_phone: bool,
    pub per_device: Option<i32>,
    pub per_network: Option<i32>,
}
pub struct GiftBorrowed<'a> {
    pub id: i64,
    pub name: &'a str,
    pub content: &'a str,
    pub stock: i64,
    pub left: i64,
    pub vip_only: bool,
    pub begin_time: chrono::DateTime<chrono::FixedOffset>,
    pub end_time: chrono::DateTime<chrono::FixedOffset>,
    pub game_id: Option<i64>,
    pub game_name: Option<&'a str>,
    pub game_icon: Option<postgres_types::Json<&'a serde_json::value::RawValue>>,
    pub code: Option<&'a str>,
    pub claim_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub grants: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub redeem_hint: &'a str,
    pub min_account_days: i32,
    pub needs_phone: bool,
    pub per_device: Option<i32>,
    pub per_network: Option<i32>,
}
impl<'a> From<GiftBorrowed<'a>> for Gift {
    fn from(
        GiftBorrowed {
            id,
            name,
            content,
            stock,
            left,
            vip_only,
            begin_time,
            end_time,
            game_id,
            game_name,
            game_icon,
            code,
            claim_time,
            grants,
            redeem_hint,
            min_account_days,
            needs_phone,
            per_device,
            per_network,
        }: GiftBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            name: name.into(),
            content: content.into(),
            stock,
            left,
            vip_only,
            begin_time,
            end_time,
            game_id,
            game_name: game_name.map(|v| v.into()),
            game_icon: game_icon.map(|v| serde_json::from_str(v.0.get()).unwrap()),
            code: code.map(|v| v.into()),
            claim_time,
            grants: serde_json::from_str(grants.0.get()).unwrap(),
            redeem_hint: redeem_hint.into(),
            min_account_days,
            needs_phone,
            per_device,
            per_network,
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct LockMembers {
    pub uid: i64,
    pub member: bool,
    pub has_phone: bool,
    pub account_days: i32,
}
#[derive(Debug, Clone, PartialEq)]
pub struct LockGifts {
    pub id: i64,
    pub name: String,
    pub left: i64,
    pub given_upto: i64,
    pub vip_only: bool,
    pub listed: bool,
    pub retired: bool,
    pub begin_time: chrono::DateTime<chrono::FixedOffset>,
    pub begun: bool,
    pub ended: bool,
    pub min_account_days: i32,
    pub needs_phone: bool,
    pub per_device: Option<i32>,
    pub per_network: Option<i32>,
}
pub struct LockGiftsBorrowed<'a> {
    pub id: i64,
    pub name: &'a str,
    pub left: i64,
    pub given_upto: i64,
    pub vip_only: bool,
    pub listed: bool,
    pub retired: bool,
    pub begin_time: chrono::DateTime<chrono::FixedOffset>,
    pub begun: bool,
    pub ended: bool,
    pub min_account_days: i32,
    pub needs_phone: bool,
    pub per_device: Option<i32>,
    pub per_network: Option<i32>,
}
impl<'a> From<LockGiftsBorrowed<'a>> for LockGifts {
    fn from(
        LockGiftsBorrowed {
            id,
            name,
            left,
            given_upto,
            vip_only,
            listed,
            retired,
            begin_time,
            begun,
            ended,
            min_account_days,
            needs_phone,
            per_device,
            per_network,
        }: LockGiftsBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            name: name.into(),
            left,
            given_upto,
            vip_only,
            listed,
            retired,
            begin_time,
            begun,
            ended,
            min_account_days,
            needs_phone,
            per_device,
            per_network,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct ClaimsOf {
    pub uid: i64,
    pub gift_id: i64,
    pub code: String,
}
pub struct ClaimsOfBorrowed<'a> {
    pub uid: i64,
    pub gift_id: i64,
    pub code: &'a str,
}
impl<'a> From<ClaimsOfBorrowed<'a>> for ClaimsOf {
    fn from(ClaimsOfBorrowed { uid, gift_id, code }: ClaimsOfBorrowed<'a>) -> Self {
        Self {
            uid,
            gift_id,
            code: code.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Origins {
    pub id: uuid::Uuid,
    pub uid: i64,
    pub device_id: String,
    pub address: String,
}
pub struct OriginsBorrowed<'a> {
    pub id: uuid::Uuid,
    pub uid: i64,
    pub device_id: &'a str,
    pub address: &'a str,
}
impl<'a> From<OriginsBorrowed<'a>> for Origins {
    fn from(
        OriginsBorrowed {
            id,
            uid,
            device_id,
            address,
        }: OriginsBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            uid,
            device_id: device_id.into(),
            address: address.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct CountsOf {
    pub gift_id: i64,
    pub place: String,
    pub claimed_num: i32,
}
pub struct CountsOfBorrowed<'a> {
    pub gift_id: i64,
    pub place: &'a str,
    pub claimed_num: i32,
}
impl<'a> From<CountsOfBorrowed<'a>> for CountsOf {
    fn from(
        CountsOfBorrowed {
            gift_id,
            place,
            claimed_num,
        }: CountsOfBorrowed<'a>,
    ) -> Self {
        Self {
            gift_id,
            place: place.into(),
            claimed_num,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct NextCodes {
    pub gift_id: i64,
    pub code: String,
}
pub struct NextCodesBorrowed<'a> {
    pub gift_id: i64,
    pub code: &'a str,
}
impl<'a> From<NextCodesBorrowed<'a>> for NextCodes {
    fn from(NextCodesBorrowed { gift_id, code }: NextCodesBorrowed<'a>) -> Self {
        Self {
            gift_id,
            code: code.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct KeysOf {
    pub uid: i64,
    pub key: uuid::Uuid,
    pub gift_id: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Left {
    pub id: i64,
    pub left: i64,
}
#[derive(Debug, Clone, PartialEq)]
pub struct LockGift {
    pub name: String,
    pub listed: bool,
    pub retired: bool,
    pub stock: i64,
    pub claimed_num: i64,
    pub goods: bool,
}
pub struct LockGiftBorrowed<'a> {
    pub name: &'a str,
    pub listed: bool,
    pub retired: bool,
    pub stock: i64,
    pub claimed_num: i64,
    pub goods: bool,
}
impl<'a> From<LockGiftBorrowed<'a>> for LockGift {
    fn from(
        LockGiftBorrowed {
            name,
            listed,
            retired,
            stock,
            claimed_num,
            goods,
        }: LockGiftBorrowed<'a>,
    ) -> Self {
        Self {
            name: name.into(),
            listed,
            retired,
            stock,
            claimed_num,
            goods,
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct StockOfList {
    pub stock: i64,
    pub left: i64,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Overview {
    pub id: i64,
    pub name: String,
    pub game_name: Option<String>,
    pub stock: i64,
    pub claimed_num: i64,
    pub vip_only: bool,
    pub listed: bool,
    pub begin_time: chrono::DateTime<chrono::FixedOffset>,
    pub end_time: chrono::DateTime<chrono::FixedOffset>,
    pub goods: bool,
    pub min_account_days: i32,
    pub needs_phone: bool,
    pub per_device: Option<i32>,
    pub per_network: Option<i32>,
    pub state: String,
}
pub struct OverviewBorrowed<'a> {
    pub id: i64,
    pub name: &'a str,
    pub game_name: Option<&'a str>,
    pub stock: i64,
    pub claimed_num: i64,
    pub vip_only: bool,
    pub listed: bool,
    pub begin_time: chrono::DateTime<chrono::FixedOffset>,
    pub end_time: chrono::DateTime<chrono::FixedOffset>,
    pub goods: bool,
    pub min_account_days: i32,
    pub needs_phone: bool,
    pub per_device: Option<i32>,
    pub per_network: Option<i32>,
    pub state: &'a str,
}
impl<'a> From<OverviewBorrowed<'a>> for Overview {
    fn from(
        OverviewBorrowed {
            id,
            name,
            game_name,
            stock,
            claimed_num,
            vip_only,
            listed,
            begin_time,
            end_time,
            goods,
            min_account_days,
            needs_phone,
            per_device,
            per_network,
            state,
        }: OverviewBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            name: name.into(),
            game_name: game_name.map(|v| v.into()),
            stock,
            claimed_num,
            vip_only,
            listed,
            begin_time,
            end_time,
            goods,
            min_account_days,
            needs_phone,
            per_device,
            per_network,
            state: state.into(),
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct GiftQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<GiftBorrowed, tokio_postgres::Error>,
    mapper: fn(GiftBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> GiftQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(GiftBorrowed) -> R) -> GiftQuery<'c, 'a, 's, C, R, N> {
        GiftQuery {
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
pub struct LockMembersQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockMembers, tokio_postgres::Error>,
    mapper: fn(LockMembers) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockMembersQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LockMembers) -> R) -> LockMembersQuery<'c, 'a, 's, C, R, N> {
        LockMembersQuery {
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
pub struct LockGiftsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockGiftsBorrowed, tokio_postgres::Error>,
    mapper: fn(LockGiftsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockGiftsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LockGiftsBorrowed) -> R) -> LockGiftsQuery<'c, 'a, 's, C, R, N> {
        LockGiftsQuery {
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
pub struct ClaimsOfQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ClaimsOfBorrowed, tokio_postgres::Error>,
    mapper: fn(ClaimsOfBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ClaimsOfQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(ClaimsOfBorrowed) -> R) -> ClaimsOfQuery<'c, 'a, 's, C, R, N> {
        ClaimsOfQuery {
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
pub struct OriginsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<OriginsBorrowed, tokio_postgres::Error>,
    mapper: fn(OriginsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OriginsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(OriginsBorrowed) -> R) -> OriginsQuery<'c, 'a, 's, C, R, N> {
        OriginsQuery {
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
pub struct CountsOfQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<CountsOfBorrowed, tokio_postgres::Error>,
    mapper: fn(CountsOfBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> CountsOfQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(CountsOfBorrowed) -> R) -> CountsOfQuery<'c, 'a, 's, C, R, N> {
        CountsOfQuery {
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
pub struct NextCodesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<NextCodesBorrowed, tokio_postgres::Error>,
    mapper: fn(NextCodesBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> NextCodesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(NextCodesBorrowed) -> R) -> NextCodesQuery<'c, 'a, 's, C, R, N> {
        NextCodesQuery {
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
pub struct KeysOfQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<KeysOf, tokio_postgres::Error>,
    mapper: fn(KeysOf) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> KeysOfQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(KeysOf) -> R) -> KeysOfQuery<'c, 'a, 's, C, R, N> {
        KeysOfQuery {
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
pub struct LeftQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Left, tokio_postgres::Error>,
    mapper: fn(Left) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LeftQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Left) -> R) -> LeftQuery<'c, 'a, 's, C, R, N> {
        LeftQuery {
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
pub struct LockGiftQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockGiftBorrowed, tokio_postgres::Error>,
    mapper: fn(LockGiftBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockGiftQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LockGiftBorrowed) -> R) -> LockGiftQuery<'c, 'a, 's, C, R, N> {
        LockGiftQuery {
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
pub struct StockOfListQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<StockOfList, tokio_postgres::Error>,
    mapper: fn(StockOfList) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> StockOfListQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(StockOfList) -> R) -> StockOfListQuery<'c, 'a, 's, C, R, N> {
        StockOfListQuery {
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
pub struct OverviewQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<OverviewBorrowed, tokio_postgres::Error>,
    mapper: fn(OverviewBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OverviewQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(OverviewBorrowed) -> R) -> OverviewQuery<'c, 'a, 's, C, R, N> {
        OverviewQuery {
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
        "select g.id, g.name, g.content, g.stock, g.stock - g.claimed_num as left, g.vip_only, g.begin_time, g.end_time, g.game_id, ga.name as game_name, ga.icon as game_icon, c.code, c.create_time as claim_time, goods_of_gift(g.id) as grants, coalesce(ga.redeem_hint, '') as redeem_hint, g.min_account_days, g.needs_phone, g.per_device, g.per_network from gift g left join game ga on ga.id = g.game_id left join gift_claim c on c.gift_id = g.id and c.uid = $1 where g.game_id = $2 and not g.retired and g.end_time > now() order by g.place, g.id",
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
        uid: &'a i64,
        game: &'a i64,
    ) -> GiftQuery<'c, 'a, 's, C, Gift, 2> {
        GiftQuery {
            client,
            params: [uid, game],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<GiftBorrowed, tokio_postgres::Error> {
                Ok(GiftBorrowed {
                    id: row.try_get(0)?,
                    name: row.try_get(1)?,
                    content: row.try_get(2)?,
                    stock: row.try_get(3)?,
                    left: row.try_get(4)?,
                    vip_only: row.try_get(5)?,
                    begin_time: row.try_get(6)?,
                    end_time: row.try_get(7)?,
                    game_id: row.try_get(8)?,
                    game_name: row.try_get(9)?,
                    game_icon: row.try_get(10)?,
                    code: row.try_get(11)?,
                    claim_time: row.try_get(12)?,
                    grants: row.try_get(13)?,
                    redeem_hint: row.try_get(14)?,
                    min_account_days: row.try_get(15)?,
                    needs_phone: row.try_get(16)?,
                    per_device: row.try_get(17)?,
                    per_network: row.try_get(18)?,
                })
            },
            mapper: |it| Gift::from(it),
        }
    }
}
pub struct GiftsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn gifts() -> GiftsStmt {
    GiftsStmt(
        "select g.id, g.name, g.content, g.stock, g.stock - g.claimed_num as left, g.vip_only, g.begin_time, g.end_time, g.game_id, ga.name as game_name, ga.icon as game_icon, c.code, c.create_time as claim_time, goods_of_gift(g.id) as grants, coalesce(ga.redeem_hint, '') as redeem_hint, g.min_account_days, g.needs_phone, g.per_device, g.per_network from gift g left join game ga on ga.id = g.game_id left join gift_claim c on c.gift_id = g.id and c.uid = $1 where not g.retired and g.end_time > now() - interval '30 days' and ($2::bigint = 0 or g.game_id = $2) order by case when now() >= g.end_time then 2 when now() < g.begin_time then 1 else 0 end, g.game_id is not null, g.place, g.id offset $3 limit $4",
        None,
    )
}
impl GiftsStmt {
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
        game: &'a i64,
        skip: &'a i64,
        size: &'a i64,
    ) -> GiftQuery<'c, 'a, 's, C, Gift, 4> {
        GiftQuery {
            client,
            params: [uid, game, skip, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<GiftBorrowed, tokio_postgres::Error> {
                Ok(GiftBorrowed {
                    id: row.try_get(0)?,
                    name: row.try_get(1)?,
                    content: row.try_get(2)?,
                    stock: row.try_get(3)?,
                    left: row.try_get(4)?,
                    vip_only: row.try_get(5)?,
                    begin_time: row.try_get(6)?,
                    end_time: row.try_get(7)?,
                    game_id: row.try_get(8)?,
                    game_name: row.try_get(9)?,
                    game_icon: row.try_get(10)?,
                    code: row.try_get(11)?,
                    claim_time: row.try_get(12)?,
                    grants: row.try_get(13)?,
                    redeem_hint: row.try_get(14)?,
                    min_account_days: row.try_get(15)?,
                    needs_phone: row.try_get(16)?,
                    per_device: row.try_get(17)?,
                    per_network: row.try_get(18)?,
                })
            },
            mapper: |it| Gift::from(it),
        }
    }
}
pub struct GiftsTotalStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn gifts_total() -> GiftsTotalStmt {
    GiftsTotalStmt(
        "select count(*) from gift where not retired and end_time > now() - interval '30 days' and ($1::bigint = 0 or game_id = $1)",
        None,
    )
}
impl GiftsTotalStmt {
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
    ) -> I64Query<'c, 'a, 's, C, i64, 1> {
        I64Query {
            client,
            params: [game],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct ClaimedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn claimed() -> ClaimedStmt {
    ClaimedStmt(
        "select g.id, g.name, g.content, g.stock, g.stock - g.claimed_num as left, g.vip_only, g.begin_time, g.end_time, g.game_id, ga.name as game_name, ga.icon as game_icon, c.code, c.create_time as claim_time, goods_of_gift(g.id) as grants, coalesce(ga.redeem_hint, '') as redeem_hint, g.min_account_days, g.needs_phone, g.per_device, g.per_network from gift_claim c join gift g on g.id = c.gift_id left join game ga on ga.id = g.game_id where c.uid = $1 and ($2::bigint = 0 or (c.create_time, g.id) < (to_timestamp(0) + $2::bigint * interval '1 microsecond', $3)) order by c.create_time desc, g.id desc offset $4 limit $5",
        None,
    )
}
impl ClaimedStmt {
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
        at: &'a i64,
        before: &'a i64,
        skip: &'a i64,
        size: &'a i64,
    ) -> GiftQuery<'c, 'a, 's, C, Gift, 5> {
        GiftQuery {
            client,
            params: [uid, at, before, skip, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<GiftBorrowed, tokio_postgres::Error> {
                Ok(GiftBorrowed {
                    id: row.try_get(0)?,
                    name: row.try_get(1)?,
                    content: row.try_get(2)?,
                    stock: row.try_get(3)?,
                    left: row.try_get(4)?,
                    vip_only: row.try_get(5)?,
                    begin_time: row.try_get(6)?,
                    end_time: row.try_get(7)?,
                    game_id: row.try_get(8)?,
                    game_name: row.try_get(9)?,
                    game_icon: row.try_get(10)?,
                    code: row.try_get(11)?,
                    claim_time: row.try_get(12)?,
                    grants: row.try_get(13)?,
                    redeem_hint: row.try_get(14)?,
                    min_account_days: row.try_get(15)?,
                    needs_phone: row.try_get(16)?,
                    per_device: row.try_get(17)?,
                    per_network: row.try_get(18)?,
                })
            },
            mapper: |it| Gift::from(it),
        }
    }
}
pub struct ClaimedTotalStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn claimed_total() -> ClaimedTotalStmt {
    ClaimedTotalStmt("select count(*) from gift_claim where uid = $1", None)
}
impl ClaimedTotalStmt {
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
    ) -> I64Query<'c, 'a, 's, C, i64, 1> {
        I64Query {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct LockMembersStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_members() -> LockMembersStmt {
    LockMembersStmt(
        "select s.uid, s.level_type > 0 and s.exp_time is not null and s.exp_time > now() as member, a.phone is not null as has_phone, floor(extract(epoch from now() - a.create_time) / 86400)::integer as account_days from status s join account a using (uid) where s.uid = any($1) order by s.uid for update of s",
        None,
    )
}
impl LockMembersStmt {
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
    ) -> LockMembersQuery<'c, 'a, 's, C, LockMembers, 1> {
        LockMembersQuery {
            client,
            params: [uids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LockMembers, tokio_postgres::Error> {
                Ok(LockMembers {
                    uid: row.try_get(0)?,
                    member: row.try_get(1)?,
                    has_phone: row.try_get(2)?,
                    account_days: row.try_get(3)?,
                })
            },
            mapper: |it| LockMembers::from(it),
        }
    }
}
pub struct LockGiftsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_gifts() -> LockGiftsStmt {
    LockGiftsStmt(
        "select id, name, stock - claimed_num as left, given_upto, vip_only, listed, retired, begin_time, now() >= begin_time as begun, now() >= end_time as ended, min_account_days, needs_phone, per_device, per_network from gift where id = any($1) order by id for no key update",
        None,
    )
}
impl LockGiftsStmt {
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
    ) -> LockGiftsQuery<'c, 'a, 's, C, LockGifts, 1> {
        LockGiftsQuery {
            client,
            params: [ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<LockGiftsBorrowed, tokio_postgres::Error> {
                    Ok(LockGiftsBorrowed {
                        id: row.try_get(0)?,
                        name: row.try_get(1)?,
                        left: row.try_get(2)?,
                        given_upto: row.try_get(3)?,
                        vip_only: row.try_get(4)?,
                        listed: row.try_get(5)?,
                        retired: row.try_get(6)?,
                        begin_time: row.try_get(7)?,
                        begun: row.try_get(8)?,
                        ended: row.try_get(9)?,
                        min_account_days: row.try_get(10)?,
                        needs_phone: row.try_get(11)?,
                        per_device: row.try_get(12)?,
                        per_network: row.try_get(13)?,
                    })
                },
            mapper: |it| LockGifts::from(it),
        }
    }
}
pub struct PacksOfGoodsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn packs_of_goods() -> PacksOfGoodsStmt {
    PacksOfGoodsStmt(
        "select distinct gift_id from gift_grant where gift_id = any($1)",
        None,
    )
}
impl PacksOfGoodsStmt {
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
    ) -> I64Query<'c, 'a, 's, C, i64, 1> {
        I64Query {
            client,
            params: [ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct ClaimsOfStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn claims_of() -> ClaimsOfStmt {
    ClaimsOfStmt(
        "select c.uid, c.gift_id, c.code from unnest($1::bigint[], $2::bigint[]) as asked (uid, gift_id) join gift_claim c using (uid, gift_id)",
        None,
    )
}
impl ClaimsOfStmt {
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
        gifts: &'a T2,
    ) -> ClaimsOfQuery<'c, 'a, 's, C, ClaimsOf, 2> {
        ClaimsOfQuery {
            client,
            params: [uids, gifts],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<ClaimsOfBorrowed, tokio_postgres::Error> {
                    Ok(ClaimsOfBorrowed {
                        uid: row.try_get(0)?,
                        gift_id: row.try_get(1)?,
                        code: row.try_get(2)?,
                    })
                },
            mapper: |it| ClaimsOf::from(it),
        }
    }
}
pub struct OriginsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn origins() -> OriginsStmt {
    OriginsStmt(
        "select id, uid, device_id, address from login where id = any($1)",
        None,
    )
}
impl OriginsStmt {
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
        logins: &'a T1,
    ) -> OriginsQuery<'c, 'a, 's, C, Origins, 1> {
        OriginsQuery {
            client,
            params: [logins],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<OriginsBorrowed, tokio_postgres::Error> {
                    Ok(OriginsBorrowed {
                        id: row.try_get(0)?,
                        uid: row.try_get(1)?,
                        device_id: row.try_get(2)?,
                        address: row.try_get(3)?,
                    })
                },
            mapper: |it| Origins::from(it),
        }
    }
}
pub struct CountsOfStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn counts_of() -> CountsOfStmt {
    CountsOfStmt(
        "select asked.gift_id, asked.place, c.claimed_num from unnest($1::bigint[], $2::text[]) as asked (gift_id, place) join gift_claim_count c on c.gift_id = asked.gift_id and c.place = gift_place(asked.gift_id, asked.place)",
        None,
    )
}
impl CountsOfStmt {
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
        T3: crate::ArraySql<Item = T2>,
    >(
        &'s self,
        client: &'c C,
        gifts: &'a T1,
        places: &'a T3,
    ) -> CountsOfQuery<'c, 'a, 's, C, CountsOf, 2> {
        CountsOfQuery {
            client,
            params: [gifts, places],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<CountsOfBorrowed, tokio_postgres::Error> {
                    Ok(CountsOfBorrowed {
                        gift_id: row.try_get(0)?,
                        place: row.try_get(1)?,
                        claimed_num: row.try_get(2)?,
                    })
                },
            mapper: |it| CountsOf::from(it),
        }
    }
}
pub struct AddCountsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn add_counts() -> AddCountsStmt {
    AddCountsStmt(
        "insert into gift_claim_count (gift_id, place, claimed_num, most) select a.gift_id, gift_place(a.gift_id, a.place), a.num, a.most from unnest($1::bigint[], $2::text[], $3::integer[], $4::integer[]) as a (gift_id, place, num, most) on conflict (gift_id, place) do update set claimed_num = gift_claim_count.claimed_num + excluded.claimed_num, most = excluded.most",
        None,
    )
}
impl AddCountsStmt {
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
        T4: crate::ArraySql<Item = i32>,
        T5: crate::ArraySql<Item = i32>,
    >(
        &'s self,
        client: &'c C,
        gifts: &'a T1,
        places: &'a T3,
        nums: &'a T4,
        mosts: &'a T5,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[gifts, places, nums, mosts]).await
    }
}
pub struct NextCodesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn next_codes() -> NextCodesStmt {
    NextCodesStmt(
        "select g.gift_id, c.code from unnest($1::bigint[], $2::bigint[], $3::bigint[]) as g (gift_id, given, num) cross join lateral ( select code, place from gift_code where gift_id = g.gift_id and place > g.given order by place limit g.num ) c order by g.gift_id, c.place",
        None,
    )
}
impl NextCodesStmt {
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
        T3: crate::ArraySql<Item = i64>,
    >(
        &'s self,
        client: &'c C,
        gifts: &'a T1,
        given: &'a T2,
        nums: &'a T3,
    ) -> NextCodesQuery<'c, 'a, 's, C, NextCodes, 3> {
        NextCodesQuery {
            client,
            params: [gifts, given, nums],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<NextCodesBorrowed, tokio_postgres::Error> {
                    Ok(NextCodesBorrowed {
                        gift_id: row.try_get(0)?,
                        code: row.try_get(1)?,
                    })
                },
            mapper: |it| NextCodes::from(it),
        }
    }
}
pub struct InsertClaimsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_claims() -> InsertClaimsStmt {
    InsertClaimsStmt(
        "insert into gift_claim (gift_id, uid, code, idempotency_key) select gift, uid, code, nullif(key, '00000000-0000-0000-0000-000000000000') from unnest($1::bigint[], $2::bigint[], $3::text[], $4::uuid[]) as c (gift, uid, code, key)",
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
        T2: crate::ArraySql<Item = i64>,
        T3: crate::StringSql,
        T4: crate::ArraySql<Item = T3>,
        T5: crate::ArraySql<Item = uuid::Uuid>,
    >(
        &'s self,
        client: &'c C,
        gifts: &'a T1,
        uids: &'a T2,
        codes: &'a T4,
        keys: &'a T5,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[gifts, uids, codes, keys]).await
    }
}
pub struct KeysOfStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn keys_of() -> KeysOfStmt {
    KeysOfStmt(
        "select c.uid, c.idempotency_key as key, c.gift_id from unnest($1::bigint[], $2::uuid[]) as asked (uid, key) join gift_claim c on c.uid = asked.uid and c.idempotency_key = asked.key",
        None,
    )
}
impl KeysOfStmt {
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
    ) -> KeysOfQuery<'c, 'a, 's, C, KeysOf, 2> {
        KeysOfQuery {
            client,
            params: [uids, keys],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<KeysOf, tokio_postgres::Error> {
                Ok(KeysOf {
                    uid: row.try_get(0)?,
                    key: row.try_get(1)?,
                    gift_id: row.try_get(2)?,
                })
            },
            mapper: |it| KeysOf::from(it),
        }
    }
}
pub struct LeftStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn left() -> LeftStmt {
    LeftStmt(
        "select id, stock - claimed_num as left from gift where id = any($1) and not retired order by id",
        None,
    )
}
impl LeftStmt {
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
    ) -> LeftQuery<'c, 'a, 's, C, Left, 1> {
        LeftQuery {
            client,
            params: [ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Left, tokio_postgres::Error> {
                Ok(Left {
                    id: row.try_get(0)?,
                    left: row.try_get(1)?,
                })
            },
            mapper: |it| Left::from(it),
        }
    }
}
pub struct RunningStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn running() -> RunningStmt {
    RunningStmt(
        "select id from gift where not retired and now() >= begin_time and now() < end_time order by id",
        None,
    )
}
impl RunningStmt {
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
    ) -> I64Query<'c, 'a, 's, C, i64, 0> {
        I64Query {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct LockGiftStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_gift() -> LockGiftStmt {
    LockGiftStmt(
        "select name, listed, retired, stock, claimed_num, exists (select from gift_grant t where t.gift_id = gift.id) as goods from gift where id = $1 for no key update",
        None,
    )
}
impl LockGiftStmt {
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
    ) -> LockGiftQuery<'c, 'a, 's, C, LockGift, 1> {
        LockGiftQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<LockGiftBorrowed, tokio_postgres::Error> {
                    Ok(LockGiftBorrowed {
                        name: row.try_get(0)?,
                        listed: row.try_get(1)?,
                        retired: row.try_get(2)?,
                        stock: row.try_get(3)?,
                        claimed_num: row.try_get(4)?,
                        goods: row.try_get(5)?,
                    })
                },
            mapper: |it| LockGift::from(it),
        }
    }
}
pub struct InsertCodesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_codes() -> InsertCodesStmt {
    InsertCodesStmt(
        "insert into gift_code (gift_id, code, place) select $1, n.code, (select coalesce(max(place), 0) from gift_code where gift_id = $1) + n.place from unnest($2::text[]) with ordinality as n (code, place) on conflict (gift_id, code) do nothing",
        None,
    )
}
impl InsertCodesStmt {
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
        T2: crate::ArraySql<Item = T1>,
    >(
        &'s self,
        client: &'c C,
        gift: &'a i64,
        codes: &'a T2,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[gift, codes]).await
    }
}
pub struct StockOfListStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn stock_of_list() -> StockOfListStmt {
    StockOfListStmt(
        "update gift set stock = (select count(*) from gift_code c where c.gift_id = gift.id) where id = $1 returning stock, stock - claimed_num as left",
        None,
    )
}
impl StockOfListStmt {
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
        gift: &'a i64,
    ) -> StockOfListQuery<'c, 'a, 's, C, StockOfList, 1> {
        StockOfListQuery {
            client,
            params: [gift],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<StockOfList, tokio_postgres::Error> {
                Ok(StockOfList {
                    stock: row.try_get(0)?,
                    left: row.try_get(1)?,
                })
            },
            mapper: |it| StockOfList::from(it),
        }
    }
}
pub struct OverviewStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn overview() -> OverviewStmt {
    OverviewStmt(
        "select g.id, g.name, ga.name as game_name, g.stock, g.claimed_num, g.vip_only, g.listed, g.begin_time, g.end_time, exists (select from gift_grant t where t.gift_id = g.id) as goods, g.min_account_days, g.needs_phone, g.per_device, g.per_network, case when g.retired then 'retired' when now() >= g.end_time then 'ended' when now() < g.begin_time then 'coming' else 'running' end as state from gift g left join game ga on ga.id = g.game_id order by g.id",
        None,
    )
}
impl OverviewStmt {
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
    ) -> OverviewQuery<'c, 'a, 's, C, Overview, 0> {
        OverviewQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<OverviewBorrowed, tokio_postgres::Error> {
                    Ok(OverviewBorrowed {
                        id: row.try_get(0)?,
                        name: row.try_get(1)?,
                        game_name: row.try_get(2)?,
                        stock: row.try_get(3)?,
                        claimed_num: row.try_get(4)?,
                        vip_only: row.try_get(5)?,
                        listed: row.try_get(6)?,
                        begin_time: row.try_get(7)?,
                        end_time: row.try_get(8)?,
                        goods: row.try_get(9)?,
                        min_account_days: row.try_get(10)?,
                        needs_phone: row.try_get(11)?,
                        per_device: row.try_get(12)?,
                        per_network: row.try_get(13)?,
                        state: row.try_get(14)?,
                    })
                },
            mapper: |it| Overview::from(it),
        }
    }
}
