// This file was generated with `cornucopia`. Do not modify.

#[derive(Debug, Clone, PartialEq)]
pub struct CoinPackage {
    pub name: String,
    pub coins: i64,
    pub amount: i64,
    pub currency: String,
}
pub struct CoinPackageBorrowed<'a> {
    pub name: &'a str,
    pub coins: i64,
    pub amount: i64,
    pub currency: &'a str,
}
impl<'a> From<CoinPackageBorrowed<'a>> for CoinPackage {
    fn from(
        CoinPackageBorrowed {
            name,
            coins,
            amount,
            currency,
        }: CoinPackageBorrowed<'a>,
    ) -> Self {
        Self {
            name: name.into(),
            coins,
            amount,
            currency: currency.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct VipPlan {
    pub name: String,
    pub days: i32,
    pub level_type: i16,
    pub price: i64,
    pub currency: String,
}
pub struct VipPlanBorrowed<'a> {
    pub name: &'a str,
    pub days: i32,
    pub level_type: i16,
    pub price: i64,
    pub currency: &'a str,
}
impl<'a> From<VipPlanBorrowed<'a>> for VipPlan {
    fn from(
        VipPlanBorrowed {
            name,
            days,
            level_type,
            price,
            currency,
        }: VipPlanBorrowed<'a>,
    ) -> Self {
        Self {
            name: name.into(),
            days,
            level_type,
            price,
            currency: currency.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct OpenOrders {
    pub n: i64,
    pub wait_ms: i64,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Order {
    pub id: uuid::Uuid,
    pub number: i64,
    pub uid: i64,
    pub kind: String,
    pub item: String,
    pub coins: i64,
    pub vip_type: Option<i32>,
    pub days: i32,
    pub level_type: i16,
    pub source: i64,
    pub amount: i64,
    pub currency: String,
    pub channel: String,
    pub status: String,
    pub pay_expire_time: chrono::DateTime<chrono::FixedOffset>,
    pub pay_expired: bool,
    pub paid_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub deliver_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub refund_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
    pub package_id: Option<i64>,
    pub note: String,
    pub cancelled: bool,
}
pub struct OrderBorrowed<'a> {
    pub id: uuid::Uuid,
    pub number: i64,
    pub uid: i64,
    pub kind: &'a str,
    pub item: &'a str,
    pub coins: i64,
    pub vip_type: Option<i32>,
    pub days: i32,
    pub level_type: i16,
    pub source: i64,
    pub amount: i64,
    pub currency: &'a str,
    pub channel: &'a str,
    pub status: &'a str,
    pub pay_expire_time: chrono::DateTime<chrono::FixedOffset>,
    pub pay_expired: bool,
    pub paid_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub deliver_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub refund_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
    pub package_id: Option<i64>,
    pub note: &'a str,
    pub cancelled: bool,
}
impl<'a> From<OrderBorrowed<'a>> for Order {
    fn from(
        OrderBorrowed {
            id,
            number,
            uid,
            kind,
            item,
            coins,
            vip_type,
            days,
            level_type,
            source,
            amount,
            currency,
            channel,
            status,
            pay_expire_time,
            pay_expired,
            paid_time,
            deliver_time,
            refund_time,
            create_time,
            package_id,
            note,
            cancelled,
        }: OrderBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            number,
            uid,
            kind: kind.into(),
            item: item.into(),
            coins,
            vip_type,
            days,
            level_type,
            source,
            amount,
            currency: currency.into(),
            channel: channel.into(),
            status: status.into(),
            pay_expire_time,
            pay_expired,
            paid_time,
            deliver_time,
            refund_time,
            create_time,
            package_id,
            note: note.into(),
            cancelled,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Payment {
    pub id: i64,
    pub channel: String,
    pub trade_no: String,
    pub order_id: Option<uuid::Uuid>,
    pub amount: i64,
    pub currency: String,
    pub verdict: String,
    pub heard_by: String,
    pub note: String,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
    pub refund_reason: Option<String>,
    pub refund_paid_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub refund_fault: String,
    pub refund_note: String,
    pub acknowledged: Option<String>,
    pub is_odd: bool,
    pub channel_refunded: bool,
    pub parts_amount: i64,
    pub parts_owed: i64,
    pub refund_paid_by: String,
}
pub struct PaymentBorrowed<'a> {
    pub id: i64,
    pub channel: &'a str,
    pub trade_no: &'a str,
    pub order_id: Option<uuid::Uuid>,
    pub amount: i64,
    pub currency: &'a str,
    pub verdict: &'a str,
    pub heard_by: &'a str,
    pub note: &'a str,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
    pub refund_reason: Option<&'a str>,
    pub refund_paid_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub refund_fault: &'a str,
    pub refund_note: &'a str,
    pub acknowledged: Option<&'a str>,
    pub is_odd: bool,
    pub channel_refunded: bool,
    pub parts_amount: i64,
    pub parts_owed: i64,
    pub refund_paid_by: &'a str,
}
impl<'a> From<PaymentBorrowed<'a>> for Payment {
    fn from(
        PaymentBorrowed {
            id,
            channel,
            trade_no,
            order_id,
            amount,
            currency,
            verdict,
            heard_by,
            note,
            create_time,
            refund_reason,
            refund_paid_time,
            refund_fault,
            refund_note,
            acknowledged,
            is_odd,
            channel_refunded,
            parts_amount,
            parts_owed,
            refund_paid_by,
        }: PaymentBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            channel: channel.into(),
            trade_no: trade_no.into(),
            order_id,
            amount,
            currency: currency.into(),
            verdict: verdict.into(),
            heard_by: heard_by.into(),
            note: note.into(),
            create_time,
            refund_reason: refund_reason.map(|v| v.into()),
            refund_paid_time,
            refund_fault: refund_fault.into(),
            refund_note: refund_note.into(),
            acknowledged: acknowledged.map(|v| v.into()),
            is_odd,
            channel_refunded,
            parts_amount,
            parts_owed,
            refund_paid_by: refund_paid_by.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct OpenCounts {
    pub odd: i64,
    pub owed: i64,
    pub overdue: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct InsertRefund {
    pub amount: i64,
    pub coins: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct InsertPart {
    pub id: i64,
    pub coins: i64,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Part {
    pub id: i64,
    pub payment_id: i64,
    pub amount: i64,
    pub coins: i64,
    pub reason: String,
    pub paid_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub fault: String,
    pub note: String,
    pub paid_by: String,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
}
pub struct PartBorrowed<'a> {
    pub id: i64,
    pub payment_id: i64,
    pub amount: i64,
    pub coins: i64,
    pub reason: &'a str,
    pub paid_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub fault: &'a str,
    pub note: &'a str,
    pub paid_by: &'a str,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
}
impl<'a> From<PartBorrowed<'a>> for Part {
    fn from(
        PartBorrowed {
            id,
            payment_id,
            amount,
            coins,
            reason,
            paid_time,
            fault,
            note,
            paid_by,
            create_time,
        }: PartBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            payment_id,
            amount,
            coins,
            reason: reason.into(),
            paid_time,
            fault: fault.into(),
            note: note.into(),
            paid_by: paid_by.into(),
            create_time,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Owed {
    pub payment_id: i64,
    pub part_id: Option<i64>,
    pub reason: String,
    pub channel: String,
    pub trade_no: String,
    pub order_id: uuid::Uuid,
    pub amount: i64,
    pub currency: String,
    pub verdict: String,
}
pub struct OwedBorrowed<'a> {
    pub payment_id: i64,
    pub part_id: Option<i64>,
    pub reason: &'a str,
    pub channel: &'a str,
    pub trade_no: &'a str,
    pub order_id: uuid::Uuid,
    pub amount: i64,
    pub currency: &'a str,
    pub verdict: &'a str,
}
impl<'a> From<OwedBorrowed<'a>> for Owed {
    fn from(
        OwedBorrowed {
            payment_id,
            part_id,
            reason,
            channel,
            trade_no,
            order_id,
            amount,
            currency,
            verdict,
        }: OwedBorrowed<'a>,
    ) -> Self {
        Self {
            payment_id,
            part_id,
            reason: reason.into(),
            channel: channel.into(),
            trade_no: trade_no.into(),
            order_id,
            amount,
            currency: currency.into(),
            verdict: verdict.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct OwnedGame {
    pub number: i32,
    pub name: String,
    pub price: i64,
}
pub struct OwnedGameBorrowed<'a> {
    pub number: i32,
    pub name: &'a str,
    pub price: i64,
}
impl<'a> From<OwnedGameBorrowed<'a>> for OwnedGame {
    fn from(
        OwnedGameBorrowed {
            number,
            name,
            price,
        }: OwnedGameBorrowed<'a>,
    ) -> Self {
        Self {
            number,
            name: name.into(),
            price,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct OpenDebts {
    pub id: i64,
    pub uid: i64,
    pub order_id: uuid::Uuid,
    pub item: String,
    pub coins: i64,
    pub settled_coins: i64,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
}
pub struct OpenDebtsBorrowed<'a> {
    pub id: i64,
    pub uid: i64,
    pub order_id: uuid::Uuid,
    pub item: &'a str,
    pub coins: i64,
    pub settled_coins: i64,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
}
impl<'a> From<OpenDebtsBorrowed<'a>> for OpenDebts {
    fn from(
        OpenDebtsBorrowed {
            id,
            uid,
            order_id,
            item,
            coins,
            settled_coins,
            create_time,
        }: OpenDebtsBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            uid,
            order_id,
            item: item.into(),
            coins,
            settled_coins,
            create_time,
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct DebtsOfOrder {
    pub id: i64,
    pub coins: i64,
    pub settled_coins: i64,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
}
#[derive(Debug, Clone, PartialEq)]
pub struct RevocationsOfOrder {
    pub game_id: i64,
    pub name: String,
    pub reason: String,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
}
pub struct RevocationsOfOrderBorrowed<'a> {
    pub game_id: i64,
    pub name: &'a str,
    pub reason: &'a str,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
}
impl<'a> From<RevocationsOfOrderBorrowed<'a>> for RevocationsOfOrder {
    fn from(
        RevocationsOfOrderBorrowed {
            game_id,
            name,
            reason,
            create_time,
        }: RevocationsOfOrderBorrowed<'a>,
    ) -> Self {
        Self {
            game_id,
            name: name.into(),
            reason: reason.into(),
            create_time,
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
pub struct CoinPackageQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<CoinPackageBorrowed, tokio_postgres::Error>,
    mapper: fn(CoinPackageBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> CoinPackageQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(CoinPackageBorrowed) -> R,
    ) -> CoinPackageQuery<'c, 'a, 's, C, R, N> {
        CoinPackageQuery {
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
pub struct VipPlanQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<VipPlanBorrowed, tokio_postgres::Error>,
    mapper: fn(VipPlanBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> VipPlanQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(VipPlanBorrowed) -> R) -> VipPlanQuery<'c, 'a, 's, C, R, N> {
        VipPlanQuery {
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
pub struct OpenOrdersQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<OpenOrders, tokio_postgres::Error>,
    mapper: fn(OpenOrders) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OpenOrdersQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(OpenOrders) -> R) -> OpenOrdersQuery<'c, 'a, 's, C, R, N> {
        OpenOrdersQuery {
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
pub struct OrderQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<OrderBorrowed, tokio_postgres::Error>,
    mapper: fn(OrderBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OrderQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(OrderBorrowed) -> R) -> OrderQuery<'c, 'a, 's, C, R, N> {
        OrderQuery {
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
pub struct ChronoDateTimechronoFixedOffsetQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(
        &tokio_postgres::Row,
    ) -> Result<chrono::DateTime<chrono::FixedOffset>, tokio_postgres::Error>,
    mapper: fn(chrono::DateTime<chrono::FixedOffset>) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ChronoDateTimechronoFixedOffsetQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(chrono::DateTime<chrono::FixedOffset>) -> R,
    ) -> ChronoDateTimechronoFixedOffsetQuery<'c, 'a, 's, C, R, N> {
        ChronoDateTimechronoFixedOffsetQuery {
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
pub struct UuidUuidQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<uuid::Uuid, tokio_postgres::Error>,
    mapper: fn(uuid::Uuid) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> UuidUuidQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(uuid::Uuid) -> R) -> UuidUuidQuery<'c, 'a, 's, C, R, N> {
        UuidUuidQuery {
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
pub struct PaymentQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<PaymentBorrowed, tokio_postgres::Error>,
    mapper: fn(PaymentBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> PaymentQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(PaymentBorrowed) -> R) -> PaymentQuery<'c, 'a, 's, C, R, N> {
        PaymentQuery {
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
pub struct OpenCountsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<OpenCounts, tokio_postgres::Error>,
    mapper: fn(OpenCounts) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OpenCountsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(OpenCounts) -> R) -> OpenCountsQuery<'c, 'a, 's, C, R, N> {
        OpenCountsQuery {
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
pub struct InsertRefundQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<InsertRefund, tokio_postgres::Error>,
    mapper: fn(InsertRefund) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> InsertRefundQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(InsertRefund) -> R) -> InsertRefundQuery<'c, 'a, 's, C, R, N> {
        InsertRefundQuery {
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
pub struct InsertPartQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<InsertPart, tokio_postgres::Error>,
    mapper: fn(InsertPart) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> InsertPartQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(InsertPart) -> R) -> InsertPartQuery<'c, 'a, 's, C, R, N> {
        InsertPartQuery {
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
pub struct PartQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<PartBorrowed, tokio_postgres::Error>,
    mapper: fn(PartBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> PartQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(PartBorrowed) -> R) -> PartQuery<'c, 'a, 's, C, R, N> {
        PartQuery {
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
pub struct OwedQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<OwedBorrowed, tokio_postgres::Error>,
    mapper: fn(OwedBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OwedQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(OwedBorrowed) -> R) -> OwedQuery<'c, 'a, 's, C, R, N> {
        OwedQuery {
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
pub struct OwnedGameQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<OwnedGameBorrowed, tokio_postgres::Error>,
    mapper: fn(OwnedGameBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OwnedGameQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(OwnedGameBorrowed) -> R) -> OwnedGameQuery<'c, 'a, 's, C, R, N> {
        OwnedGameQuery {
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
pub struct OpenDebtsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<OpenDebtsBorrowed, tokio_postgres::Error>,
    mapper: fn(OpenDebtsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OpenDebtsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(OpenDebtsBorrowed) -> R) -> OpenDebtsQuery<'c, 'a, 's, C, R, N> {
        OpenDebtsQuery {
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
pub struct DebtsOfOrderQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<DebtsOfOrder, tokio_postgres::Error>,
    mapper: fn(DebtsOfOrder) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> DebtsOfOrderQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(DebtsOfOrder) -> R) -> DebtsOfOrderQuery<'c, 'a, 's, C, R, N> {
        DebtsOfOrderQuery {
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
pub struct RevocationsOfOrderQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor:
        fn(&tokio_postgres::Row) -> Result<RevocationsOfOrderBorrowed, tokio_postgres::Error>,
    mapper: fn(RevocationsOfOrderBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> RevocationsOfOrderQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(RevocationsOfOrderBorrowed) -> R,
    ) -> RevocationsOfOrderQuery<'c, 'a, 's, C, R, N> {
        RevocationsOfOrderQuery {
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
pub struct LockPayerStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_payer() -> LockPayerStmt {
    LockPayerStmt("select youth from status where uid = $1 for update", None)
}
impl LockPayerStmt {
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
    ) -> BoolQuery<'c, 'a, 's, C, bool, 1> {
        BoolQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct CoinPackageStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn coin_package() -> CoinPackageStmt {
    CoinPackageStmt(
        "select name, coins + bonus as coins, amount, currency from coin_package where id = $1 and not retired and (begin_time is null or begin_time <= now()) and (end_time is null or end_time > now())",
        None,
    )
}
impl CoinPackageStmt {
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
    ) -> CoinPackageQuery<'c, 'a, 's, C, CoinPackage, 1> {
        CoinPackageQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<CoinPackageBorrowed, tokio_postgres::Error> {
                    Ok(CoinPackageBorrowed {
                        name: row.try_get(0)?,
                        coins: row.try_get(1)?,
                        amount: row.try_get(2)?,
                        currency: row.try_get(3)?,
                    })
                },
            mapper: |it| CoinPackage::from(it),
        }
    }
}
pub struct VipPlanStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn vip_plan() -> VipPlanStmt {
    VipPlanStmt(
        "select name, days, level_type, price, currency from vip_plan where type = $1 and not retired and (begin_time is null or begin_time <= now()) and (end_time is null or end_time > now())",
        None,
    )
}
impl VipPlanStmt {
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
        r#type: &'a i32,
    ) -> VipPlanQuery<'c, 'a, 's, C, VipPlan, 1> {
        VipPlanQuery {
            client,
            params: [r#type],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<VipPlanBorrowed, tokio_postgres::Error> {
                    Ok(VipPlanBorrowed {
                        name: row.try_get(0)?,
                        days: row.try_get(1)?,
                        level_type: row.try_get(2)?,
                        price: row.try_get(3)?,
                        currency: row.try_get(4)?,
                    })
                },
            mapper: |it| VipPlan::from(it),
        }
    }
}
pub struct ChannelIsOfferedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn channel_is_offered() -> ChannelIsOfferedStmt {
    ChannelIsOfferedStmt(
        "select channel from pay_channel where channel = $1 and not retired",
        None,
    )
}
impl ChannelIsOfferedStmt {
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
        channel: &'a T1,
    ) -> StringQuery<'c, 'a, 's, C, String, 1> {
        StringQuery {
            client,
            params: [channel],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it.into(),
        }
    }
}
pub struct OpenOrdersStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn open_orders() -> OpenOrdersStmt {
    OpenOrdersStmt(
        "select count(*) as n, (greatest(1, coalesce(extract(epoch from min(pay_expire_time) - now()), 0)) * 1000)::bigint as wait_ms from trade_order where uid = $1 and status = 'created' and cancel_time is null and pay_expire_time > now()",
        None,
    )
}
impl OpenOrdersStmt {
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
    ) -> OpenOrdersQuery<'c, 'a, 's, C, OpenOrders, 1> {
        OpenOrdersQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OpenOrders, tokio_postgres::Error> {
                Ok(OpenOrders {
                    n: row.try_get(0)?,
                    wait_ms: row.try_get(1)?,
                })
            },
            mapper: |it| OpenOrders::from(it),
        }
    }
}
pub struct InsertOrderStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_order() -> InsertOrderStmt {
    InsertOrderStmt(
        "insert into trade_order (id, uid, kind, item, package_id, coins, vip_type, days, level_type, source, amount, currency, channel, pay_expire_time, ask_time, idempotency_key) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, now() + $14::float8 * interval '1 ms', now() + $14::float8 * interval '1 ms', $15)",
        None,
    )
}
impl InsertOrderStmt {
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
        id: &'a uuid::Uuid,
        uid: &'a i64,
        kind: &'a T1,
        item: &'a T2,
        package_id: &'a Option<i64>,
        coins: &'a i64,
        vip_type: &'a Option<i32>,
        days: &'a i32,
        level_type: &'a i16,
        source: &'a i64,
        amount: &'a i64,
        currency: &'a T3,
        channel: &'a T4,
        life_ms: &'a f64,
        idempotency_key: &'a Option<uuid::Uuid>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[
                    id,
                    uid,
                    kind,
                    item,
                    package_id,
                    coins,
                    vip_type,
                    days,
                    level_type,
                    source,
                    amount,
                    currency,
                    channel,
                    life_ms,
                    idempotency_key,
                ],
            )
            .await
    }
}
pub struct OrderStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn order() -> OrderStmt {
    OrderStmt("select * from told_order where id = $1", None)
}
impl OrderStmt {
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
        id: &'a uuid::Uuid,
    ) -> OrderQuery<'c, 'a, 's, C, Order, 1> {
        OrderQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OrderBorrowed, tokio_postgres::Error> {
                Ok(OrderBorrowed {
                    id: row.try_get(0)?,
                    number: row.try_get(1)?,
                    uid: row.try_get(2)?,
                    kind: row.try_get(3)?,
                    item: row.try_get(4)?,
                    coins: row.try_get(5)?,
                    vip_type: row.try_get(6)?,
                    days: row.try_get(7)?,
                    level_type: row.try_get(8)?,
                    source: row.try_get(9)?,
                    amount: row.try_get(10)?,
                    currency: row.try_get(11)?,
                    channel: row.try_get(12)?,
                    status: row.try_get(13)?,
                    pay_expire_time: row.try_get(14)?,
                    pay_expired: row.try_get(15)?,
                    paid_time: row.try_get(16)?,
                    deliver_time: row.try_get(17)?,
                    refund_time: row.try_get(18)?,
                    create_time: row.try_get(19)?,
                    package_id: row.try_get(20)?,
                    note: row.try_get(21)?,
                    cancelled: row.try_get(22)?,
                })
            },
            mapper: |it| Order::from(it),
        }
    }
}
pub struct OrderByKeyStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn order_by_key() -> OrderByKeyStmt {
    OrderByKeyStmt(
        "select * from told_order where id = (select id from trade_order where uid = $1 and idempotency_key = $2)",
        None,
    )
}
impl OrderByKeyStmt {
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
        idempotency_key: &'a uuid::Uuid,
    ) -> OrderQuery<'c, 'a, 's, C, Order, 2> {
        OrderQuery {
            client,
            params: [uid, idempotency_key],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OrderBorrowed, tokio_postgres::Error> {
                Ok(OrderBorrowed {
                    id: row.try_get(0)?,
                    number: row.try_get(1)?,
                    uid: row.try_get(2)?,
                    kind: row.try_get(3)?,
                    item: row.try_get(4)?,
                    coins: row.try_get(5)?,
                    vip_type: row.try_get(6)?,
                    days: row.try_get(7)?,
                    level_type: row.try_get(8)?,
                    source: row.try_get(9)?,
                    amount: row.try_get(10)?,
                    currency: row.try_get(11)?,
                    channel: row.try_get(12)?,
                    status: row.try_get(13)?,
                    pay_expire_time: row.try_get(14)?,
                    pay_expired: row.try_get(15)?,
                    paid_time: row.try_get(16)?,
                    deliver_time: row.try_get(17)?,
                    refund_time: row.try_get(18)?,
                    create_time: row.try_get(19)?,
                    package_id: row.try_get(20)?,
                    note: row.try_get(21)?,
                    cancelled: row.try_get(22)?,
                })
            },
            mapper: |it| Order::from(it),
        }
    }
}
pub struct OrdersOfStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn orders_of() -> OrdersOfStmt {
    OrdersOfStmt(
        "select * from told_order where uid = $1 and number < $2 order by number desc offset $3 limit $4",
        None,
    )
}
impl OrdersOfStmt {
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
        before: &'a i64,
        skip: &'a i64,
        size: &'a i64,
    ) -> OrderQuery<'c, 'a, 's, C, Order, 4> {
        OrderQuery {
            client,
            params: [uid, before, skip, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OrderBorrowed, tokio_postgres::Error> {
                Ok(OrderBorrowed {
                    id: row.try_get(0)?,
                    number: row.try_get(1)?,
                    uid: row.try_get(2)?,
                    kind: row.try_get(3)?,
                    item: row.try_get(4)?,
                    coins: row.try_get(5)?,
                    vip_type: row.try_get(6)?,
                    days: row.try_get(7)?,
                    level_type: row.try_get(8)?,
                    source: row.try_get(9)?,
                    amount: row.try_get(10)?,
                    currency: row.try_get(11)?,
                    channel: row.try_get(12)?,
                    status: row.try_get(13)?,
                    pay_expire_time: row.try_get(14)?,
                    pay_expired: row.try_get(15)?,
                    paid_time: row.try_get(16)?,
                    deliver_time: row.try_get(17)?,
                    refund_time: row.try_get(18)?,
                    create_time: row.try_get(19)?,
                    package_id: row.try_get(20)?,
                    note: row.try_get(21)?,
                    cancelled: row.try_get(22)?,
                })
            },
            mapper: |it| Order::from(it),
        }
    }
}
pub struct OrdersTotalStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn orders_total() -> OrdersTotalStmt {
    OrdersTotalStmt("select count(*) from trade_order where uid = $1", None)
}
impl OrdersTotalStmt {
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
pub struct NumberTimeStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn number_time() -> NumberTimeStmt {
    NumberTimeStmt(
        "select create_time from trade_order where number = $1",
        None,
    )
}
impl NumberTimeStmt {
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
        number: &'a i64,
    ) -> ChronoDateTimechronoFixedOffsetQuery<'c, 'a, 's, C, chrono::DateTime<chrono::FixedOffset>, 1>
    {
        ChronoDateTimechronoFixedOffsetQuery {
            client,
            params: [number],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct OrdersBeforeStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn orders_before() -> OrdersBeforeStmt {
    OrdersBeforeStmt(
        "select * from told_order where (create_time, number) < ($1, $2) and create_time >= $3 and ($4 = '' or status = $4) order by create_time desc, number desc limit $5",
        None,
    )
}
impl OrdersBeforeStmt {
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
        below_time: &'a chrono::DateTime<chrono::FixedOffset>,
        below: &'a i64,
        since: &'a chrono::DateTime<chrono::FixedOffset>,
        status: &'a T1,
        size: &'a i64,
    ) -> OrderQuery<'c, 'a, 's, C, Order, 5> {
        OrderQuery {
            client,
            params: [below_time, below, since, status, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OrderBorrowed, tokio_postgres::Error> {
                Ok(OrderBorrowed {
                    id: row.try_get(0)?,
                    number: row.try_get(1)?,
                    uid: row.try_get(2)?,
                    kind: row.try_get(3)?,
                    item: row.try_get(4)?,
                    coins: row.try_get(5)?,
                    vip_type: row.try_get(6)?,
                    days: row.try_get(7)?,
                    level_type: row.try_get(8)?,
                    source: row.try_get(9)?,
                    amount: row.try_get(10)?,
                    currency: row.try_get(11)?,
                    channel: row.try_get(12)?,
                    status: row.try_get(13)?,
                    pay_expire_time: row.try_get(14)?,
                    pay_expired: row.try_get(15)?,
                    paid_time: row.try_get(16)?,
                    deliver_time: row.try_get(17)?,
                    refund_time: row.try_get(18)?,
                    create_time: row.try_get(19)?,
                    package_id: row.try_get(20)?,
                    note: row.try_get(21)?,
                    cancelled: row.try_get(22)?,
                })
            },
            mapper: |it| Order::from(it),
        }
    }
}
pub struct OrdersOfBetweenStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn orders_of_between() -> OrdersOfBetweenStmt {
    OrdersOfBetweenStmt(
        "select * from told_order where uid = $1 and number < $2 and create_time >= $3 and create_time < $4 and ($5 = '' or status = $5) order by number desc limit $6",
        None,
    )
}
impl OrdersOfBetweenStmt {
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
        below: &'a i64,
        since: &'a chrono::DateTime<chrono::FixedOffset>,
        until: &'a chrono::DateTime<chrono::FixedOffset>,
        status: &'a T1,
        size: &'a i64,
    ) -> OrderQuery<'c, 'a, 's, C, Order, 6> {
        OrderQuery {
            client,
            params: [uid, below, since, until, status, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OrderBorrowed, tokio_postgres::Error> {
                Ok(OrderBorrowed {
                    id: row.try_get(0)?,
                    number: row.try_get(1)?,
                    uid: row.try_get(2)?,
                    kind: row.try_get(3)?,
                    item: row.try_get(4)?,
                    coins: row.try_get(5)?,
                    vip_type: row.try_get(6)?,
                    days: row.try_get(7)?,
                    level_type: row.try_get(8)?,
                    source: row.try_get(9)?,
                    amount: row.try_get(10)?,
                    currency: row.try_get(11)?,
                    channel: row.try_get(12)?,
                    status: row.try_get(13)?,
                    pay_expire_time: row.try_get(14)?,
                    pay_expired: row.try_get(15)?,
                    paid_time: row.try_get(16)?,
                    deliver_time: row.try_get(17)?,
                    refund_time: row.try_get(18)?,
                    create_time: row.try_get(19)?,
                    package_id: row.try_get(20)?,
                    note: row.try_get(21)?,
                    cancelled: row.try_get(22)?,
                })
            },
            mapper: |it| Order::from(it),
        }
    }
}
pub struct OverdueOrdersStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn overdue_orders() -> OverdueOrdersStmt {
    OverdueOrdersStmt(
        "select * from told_order where status = 'created' and pay_expired and (pay_expire_time < now() - interval '1 hour' or channel <> all($1::text[])) order by number desc limit $2",
        None,
    )
}
impl OverdueOrdersStmt {
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
        T2: crate::ArraySql<Item = T1>,
    >(
        &'s self,
        client: &'c C,
        channels: &'a T2,
        size: &'a i64,
    ) -> OrderQuery<'c, 'a, 's, C, Order, 2> {
        OrderQuery {
            client,
            params: [channels, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OrderBorrowed, tokio_postgres::Error> {
                Ok(OrderBorrowed {
                    id: row.try_get(0)?,
                    number: row.try_get(1)?,
                    uid: row.try_get(2)?,
                    kind: row.try_get(3)?,
                    item: row.try_get(4)?,
                    coins: row.try_get(5)?,
                    vip_type: row.try_get(6)?,
                    days: row.try_get(7)?,
                    level_type: row.try_get(8)?,
                    source: row.try_get(9)?,
                    amount: row.try_get(10)?,
                    currency: row.try_get(11)?,
                    channel: row.try_get(12)?,
                    status: row.try_get(13)?,
                    pay_expire_time: row.try_get(14)?,
                    pay_expired: row.try_get(15)?,
                    paid_time: row.try_get(16)?,
                    deliver_time: row.try_get(17)?,
                    refund_time: row.try_get(18)?,
                    create_time: row.try_get(19)?,
                    package_id: row.try_get(20)?,
                    note: row.try_get(21)?,
                    cancelled: row.try_get(22)?,
                })
            },
            mapper: |it| Order::from(it),
        }
    }
}
pub struct LockOrderStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_order() -> LockOrderStmt {
    LockOrderStmt("select id from trade_order where id = $1 for update", None)
}
impl LockOrderStmt {
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
        id: &'a uuid::Uuid,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 1> {
        UuidUuidQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct OpenedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn opened() -> OpenedStmt {
    OpenedStmt(
        "update trade_order set ask_time = now() + interval '5 s', asked = 0 where id = $1 and status = 'created' and ask_time > now() + interval '5 s'",
        None,
    )
}
impl OpenedStmt {
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
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[id]).await
    }
}
pub struct ClaimDueStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn claim_due() -> ClaimDueStmt {
    ClaimDueStmt(
        "with claimed as ( update trade_order set asked = asked + 1, ask_time = now() + least(60, 5 * 2 ^ least(asked, 10)) * interval '1 s' where id in ( select id from trade_order where status = 'created' and ask_time <= now() and channel = any($1::text[]) order by ask_time limit $2 for update skip locked ) returning id ) select * from told_order where id in (select id from claimed)",
        None,
    )
}
impl ClaimDueStmt {
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
        T2: crate::ArraySql<Item = T1>,
    >(
        &'s self,
        client: &'c C,
        channels: &'a T2,
        size: &'a i64,
    ) -> OrderQuery<'c, 'a, 's, C, Order, 2> {
        OrderQuery {
            client,
            params: [channels, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OrderBorrowed, tokio_postgres::Error> {
                Ok(OrderBorrowed {
                    id: row.try_get(0)?,
                    number: row.try_get(1)?,
                    uid: row.try_get(2)?,
                    kind: row.try_get(3)?,
                    item: row.try_get(4)?,
                    coins: row.try_get(5)?,
                    vip_type: row.try_get(6)?,
                    days: row.try_get(7)?,
                    level_type: row.try_get(8)?,
                    source: row.try_get(9)?,
                    amount: row.try_get(10)?,
                    currency: row.try_get(11)?,
                    channel: row.try_get(12)?,
                    status: row.try_get(13)?,
                    pay_expire_time: row.try_get(14)?,
                    pay_expired: row.try_get(15)?,
                    paid_time: row.try_get(16)?,
                    deliver_time: row.try_get(17)?,
                    refund_time: row.try_get(18)?,
                    create_time: row.try_get(19)?,
                    package_id: row.try_get(20)?,
                    note: row.try_get(21)?,
                    cancelled: row.try_get(22)?,
                })
            },
            mapper: |it| Order::from(it),
        }
    }
}
pub struct DeliverStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn deliver() -> DeliverStmt {
    DeliverStmt(
        "update trade_order set status = 'delivered', paid_time = now(), deliver_time = now() where id = $1",
        None,
    )
}
impl DeliverStmt {
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
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[id]).await
    }
}
pub struct CloseStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn close() -> CloseStmt {
    CloseStmt(
        "update trade_order set status = 'closed', note = $1 where id = $2 and status = 'created' returning uid",
        None,
    )
}
impl CloseStmt {
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
        note: &'a T1,
        id: &'a uuid::Uuid,
    ) -> I64Query<'c, 'a, 's, C, i64, 2> {
        I64Query {
            client,
            params: [note, id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct CancelStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn cancel() -> CancelStmt {
    CancelStmt(
        "update trade_order set cancel_time = now() where id = $1 and status = 'created' and cancel_time is null returning uid",
        None,
    )
}
impl CancelStmt {
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
        id: &'a uuid::Uuid,
    ) -> I64Query<'c, 'a, 's, C, i64, 1> {
        I64Query {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct RefundStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn refund() -> RefundStmt {
    RefundStmt(
        "update trade_order set status = 'refunded', refund_time = now() where id = $1",
        None,
    )
}
impl RefundStmt {
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
        id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[id]).await
    }
}
pub struct PaymentStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn payment() -> PaymentStmt {
    PaymentStmt(
        "select * from payment_state where channel = $1 and trade_no = $2",
        None,
    )
}
impl PaymentStmt {
    pub async fn prepare<'a, C: GenericClient>(
        mut self,
        client: &'a C,
    ) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        channel: &'a T1,
        trade_no: &'a T2,
    ) -> PaymentQuery<'c, 'a, 's, C, Payment, 2> {
        PaymentQuery {
            client,
            params: [channel, trade_no],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<PaymentBorrowed, tokio_postgres::Error> {
                    Ok(PaymentBorrowed {
                        id: row.try_get(0)?,
                        channel: row.try_get(1)?,
                        trade_no: row.try_get(2)?,
                        order_id: row.try_get(3)?,
                        amount: row.try_get(4)?,
                        currency: row.try_get(5)?,
                        verdict: row.try_get(6)?,
                        heard_by: row.try_get(7)?,
                        note: row.try_get(8)?,
                        create_time: row.try_get(9)?,
                        refund_reason: row.try_get(10)?,
                        refund_paid_time: row.try_get(11)?,
                        refund_fault: row.try_get(12)?,
                        refund_note: row.try_get(13)?,
                        acknowledged: row.try_get(14)?,
                        is_odd: row.try_get(15)?,
                        channel_refunded: row.try_get(16)?,
                        parts_amount: row.try_get(17)?,
                        parts_owed: row.try_get(18)?,
                        refund_paid_by: row.try_get(19)?,
                    })
                },
            mapper: |it| Payment::from(it),
        }
    }
}
pub struct PaymentsOfStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn payments_of() -> PaymentsOfStmt {
    PaymentsOfStmt(
        "select * from payment_state where order_id = $1 order by id",
        None,
    )
}
impl PaymentsOfStmt {
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
        order_id: &'a uuid::Uuid,
    ) -> PaymentQuery<'c, 'a, 's, C, Payment, 1> {
        PaymentQuery {
            client,
            params: [order_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<PaymentBorrowed, tokio_postgres::Error> {
                    Ok(PaymentBorrowed {
                        id: row.try_get(0)?,
                        channel: row.try_get(1)?,
                        trade_no: row.try_get(2)?,
                        order_id: row.try_get(3)?,
                        amount: row.try_get(4)?,
                        currency: row.try_get(5)?,
                        verdict: row.try_get(6)?,
                        heard_by: row.try_get(7)?,
                        note: row.try_get(8)?,
                        create_time: row.try_get(9)?,
                        refund_reason: row.try_get(10)?,
                        refund_paid_time: row.try_get(11)?,
                        refund_fault: row.try_get(12)?,
                        refund_note: row.try_get(13)?,
                        acknowledged: row.try_get(14)?,
                        is_odd: row.try_get(15)?,
                        channel_refunded: row.try_get(16)?,
                        parts_amount: row.try_get(17)?,
                        parts_owed: row.try_get(18)?,
                        refund_paid_by: row.try_get(19)?,
                    })
                },
            mapper: |it| Payment::from(it),
        }
    }
}
pub struct OddPaymentsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn odd_payments() -> OddPaymentsStmt {
    OddPaymentsStmt(
        "select * from odd_payment_state order by id desc limit $1",
        None,
    )
}
impl OddPaymentsStmt {
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
        size: &'a i64,
    ) -> PaymentQuery<'c, 'a, 's, C, Payment, 1> {
        PaymentQuery {
            client,
            params: [size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<PaymentBorrowed, tokio_postgres::Error> {
                    Ok(PaymentBorrowed {
                        id: row.try_get(0)?,
                        channel: row.try_get(1)?,
                        trade_no: row.try_get(2)?,
                        order_id: row.try_get(3)?,
                        amount: row.try_get(4)?,
                        currency: row.try_get(5)?,
                        verdict: row.try_get(6)?,
                        heard_by: row.try_get(7)?,
                        note: row.try_get(8)?,
                        create_time: row.try_get(9)?,
                        refund_reason: row.try_get(10)?,
                        refund_paid_time: row.try_get(11)?,
                        refund_fault: row.try_get(12)?,
                        refund_note: row.try_get(13)?,
                        acknowledged: row.try_get(14)?,
                        is_odd: row.try_get(15)?,
                        channel_refunded: row.try_get(16)?,
                        parts_amount: row.try_get(17)?,
                        parts_owed: row.try_get(18)?,
                        refund_paid_by: row.try_get(19)?,
                    })
                },
            mapper: |it| Payment::from(it),
        }
    }
}
pub struct OpenCountsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn open_counts() -> OpenCountsStmt {
    OpenCountsStmt(
        "select (select count(*) from odd_payment_state where refund_reason is null and parts_owed = 0) as odd, (select count(*) from odd_payment_state where refund_reason is not null or parts_owed > 0) as owed, (select count(*) from trade_order where status = 'created' and pay_expire_time < now() - interval '1 hour') as overdue",
        None,
    )
}
impl OpenCountsStmt {
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
    ) -> OpenCountsQuery<'c, 'a, 's, C, OpenCounts, 0> {
        OpenCountsQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OpenCounts, tokio_postgres::Error> {
                Ok(OpenCounts {
                    odd: row.try_get(0)?,
                    owed: row.try_get(1)?,
                    overdue: row.try_get(2)?,
                })
            },
            mapper: |it| OpenCounts::from(it),
        }
    }
}
pub struct InsertPaymentStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_payment() -> InsertPaymentStmt {
    InsertPaymentStmt(
        "insert into payment (channel, trade_no, order_id, amount, currency, verdict, heard_by, note) values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (channel, trade_no) do nothing returning id",
        None,
    )
}
impl InsertPaymentStmt {
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
        T2: crate::StringSql,
        T3: crate::StringSql,
        T4: crate::StringSql,
        T5: crate::StringSql,
        T6: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        channel: &'a T1,
        trade_no: &'a T2,
        order_id: &'a Option<uuid::Uuid>,
        amount: &'a i64,
        currency: &'a T3,
        verdict: &'a T4,
        heard_by: &'a T5,
        note: &'a T6,
    ) -> I64Query<'c, 'a, 's, C, i64, 8> {
        I64Query {
            client,
            params: [
                channel, trade_no, order_id, amount, currency, verdict, heard_by, note,
            ],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct NoteChannelRefundStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn note_channel_refund() -> NoteChannelRefundStmt {
    NoteChannelRefundStmt(
        "insert into channel_refund (payment_id) select p.id from payment p where p.channel = $1 and p.trade_no = $2 and not exists (select from refund r where r.payment_id = p.id) on conflict do nothing",
        None,
    )
}
impl NoteChannelRefundStmt {
    pub async fn prepare<'a, C: GenericClient>(
        mut self,
        client: &'a C,
    ) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        channel: &'a T1,
        trade_no: &'a T2,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[channel, trade_no]).await
    }
}
pub struct AcknowledgeStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn acknowledge() -> AcknowledgeStmt {
    AcknowledgeStmt(
        "insert into acknowledgement (payment_id, reason) select id, $1 from payment_state where id = $2 and is_odd on conflict do nothing",
        None,
    )
}
impl AcknowledgeStmt {
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
        reason: &'a T1,
        payment_id: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[reason, payment_id]).await
    }
}
pub struct InsertRefundStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_refund() -> InsertRefundStmt {
    InsertRefundStmt(
        "insert into refund (payment_id, amount, reason, ask_time) values ($1, $2, $3, now() + interval '30 s') returning coalesce(amount, 0) as amount, coalesce(coins, 0) as coins",
        None,
    )
}
impl InsertRefundStmt {
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
        payment_id: &'a i64,
        amount: &'a i64,
        reason: &'a T1,
    ) -> InsertRefundQuery<'c, 'a, 's, C, InsertRefund, 3> {
        InsertRefundQuery {
            client,
            params: [payment_id, amount, reason],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<InsertRefund, tokio_postgres::Error> {
                Ok(InsertRefund {
                    amount: row.try_get(0)?,
                    coins: row.try_get(1)?,
                })
            },
            mapper: |it| InsertRefund::from(it),
        }
    }
}
pub struct InsertPartStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_part() -> InsertPartStmt {
    InsertPartStmt(
        "insert into refund_part (payment_id, amount, reason, ask_time) values ($1, $2, $3, now() + interval '30 s') returning id, coins",
        None,
    )
}
impl InsertPartStmt {
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
        payment_id: &'a i64,
        amount: &'a i64,
        reason: &'a T1,
    ) -> InsertPartQuery<'c, 'a, 's, C, InsertPart, 3> {
        InsertPartQuery {
            client,
            params: [payment_id, amount, reason],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<InsertPart, tokio_postgres::Error> {
                Ok(InsertPart {
                    id: row.try_get(0)?,
                    coins: row.try_get(1)?,
                })
            },
            mapper: |it| InsertPart::from(it),
        }
    }
}
pub struct PartsOfStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn parts_of() -> PartsOfStmt {
    PartsOfStmt(
        "select t.id, t.payment_id, t.amount, t.coins, t.reason, t.paid_time, t.fault, t.note, t.paid_by, t.create_time from refund_part t join payment p on p.id = t.payment_id where p.order_id = $1 order by t.id",
        None,
    )
}
impl PartsOfStmt {
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
        order_id: &'a uuid::Uuid,
    ) -> PartQuery<'c, 'a, 's, C, Part, 1> {
        PartQuery {
            client,
            params: [order_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<PartBorrowed, tokio_postgres::Error> {
                Ok(PartBorrowed {
                    id: row.try_get(0)?,
                    payment_id: row.try_get(1)?,
                    amount: row.try_get(2)?,
                    coins: row.try_get(3)?,
                    reason: row.try_get(4)?,
                    paid_time: row.try_get(5)?,
                    fault: row.try_get(6)?,
                    note: row.try_get(7)?,
                    paid_by: row.try_get(8)?,
                    create_time: row.try_get(9)?,
                })
            },
            mapper: |it| Part::from(it),
        }
    }
}
pub struct ClaimOwedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn claim_owed() -> ClaimOwedStmt {
    ClaimOwedStmt(
        "with claimed as ( update refund set asks_rest = true, asked = asked + 1, fault = '', ask_time = now() + greatest($1::float8, least(3600, 5 * 2 ^ least(asked, 10)) * 1000) * interval '1 ms' where payment_id in ( select payment_id from refund join payment on payment.id = payment_id where paid_time is null and ask_time <= now() and channel = any($2::text[]) order by ask_time limit $3 for update of refund skip locked ) returning payment_id, reason, amount ) select c.payment_id, null::bigint as part_id, c.reason, p.channel, p.trade_no, p.order_id, coalesce(c.amount, p.amount) as amount, p.currency, p.verdict from claimed c join payment p on p.id = c.payment_id",
        None,
    )
}
impl ClaimOwedStmt {
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
        T2: crate::ArraySql<Item = T1>,
    >(
        &'s self,
        client: &'c C,
        least_ms: &'a f64,
        channels: &'a T2,
        size: &'a i64,
    ) -> OwedQuery<'c, 'a, 's, C, Owed, 3> {
        OwedQuery {
            client,
            params: [least_ms, channels, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OwedBorrowed, tokio_postgres::Error> {
                Ok(OwedBorrowed {
                    payment_id: row.try_get(0)?,
                    part_id: row.try_get(1)?,
                    reason: row.try_get(2)?,
                    channel: row.try_get(3)?,
                    trade_no: row.try_get(4)?,
                    order_id: row.try_get(5)?,
                    amount: row.try_get(6)?,
                    currency: row.try_get(7)?,
                    verdict: row.try_get(8)?,
                })
            },
            mapper: |it| Owed::from(it),
        }
    }
}
pub struct ClaimOwedPartsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn claim_owed_parts() -> ClaimOwedPartsStmt {
    ClaimOwedPartsStmt(
        "with claimed as ( update refund_part set asked = asked + 1, fault = '', ask_time = now() + greatest($1::float8, least(3600, 5 * 2 ^ least(asked, 10)) * 1000) * interval '1 ms' where id in ( select t.id from refund_part t join payment p on p.id = t.payment_id where t.paid_time is null and t.ask_time <= now() and p.channel = any($2::text[]) order by t.ask_time limit $3 for update of t skip locked ) returning id, payment_id, reason, amount ) select c.payment_id, c.id as part_id, c.reason, p.channel, p.trade_no, p.order_id, c.amount, p.currency, p.verdict from claimed c join payment p on p.id = c.payment_id",
        None,
    )
}
impl ClaimOwedPartsStmt {
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
        T2: crate::ArraySql<Item = T1>,
    >(
        &'s self,
        client: &'c C,
        least_ms: &'a f64,
        channels: &'a T2,
        size: &'a i64,
    ) -> OwedQuery<'c, 'a, 's, C, Owed, 3> {
        OwedQuery {
            client,
            params: [least_ms, channels, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OwedBorrowed, tokio_postgres::Error> {
                Ok(OwedBorrowed {
                    payment_id: row.try_get(0)?,
                    part_id: row.try_get(1)?,
                    reason: row.try_get(2)?,
                    channel: row.try_get(3)?,
                    trade_no: row.try_get(4)?,
                    order_id: row.try_get(5)?,
                    amount: row.try_get(6)?,
                    currency: row.try_get(7)?,
                    verdict: row.try_get(8)?,
                })
            },
            mapper: |it| Owed::from(it),
        }
    }
}
pub struct ClaimOwedOneStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn claim_owed_one() -> ClaimOwedOneStmt {
    ClaimOwedOneStmt(
        "with claimed as ( update refund set asks_rest = true, asked = asked + 1, fault = '', ask_time = now() + $1::float8 * interval '1 ms' where payment_id = $2 and paid_time is null returning payment_id, reason, amount ) select c.payment_id, null::bigint as part_id, c.reason, p.channel, p.trade_no, p.order_id, coalesce(c.amount, p.amount) as amount, p.currency, p.verdict from claimed c join payment p on p.id = c.payment_id",
        None,
    )
}
impl ClaimOwedOneStmt {
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
        least_ms: &'a f64,
        payment_id: &'a i64,
    ) -> OwedQuery<'c, 'a, 's, C, Owed, 2> {
        OwedQuery {
            client,
            params: [least_ms, payment_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OwedBorrowed, tokio_postgres::Error> {
                Ok(OwedBorrowed {
                    payment_id: row.try_get(0)?,
                    part_id: row.try_get(1)?,
                    reason: row.try_get(2)?,
                    channel: row.try_get(3)?,
                    trade_no: row.try_get(4)?,
                    order_id: row.try_get(5)?,
                    amount: row.try_get(6)?,
                    currency: row.try_get(7)?,
                    verdict: row.try_get(8)?,
                })
            },
            mapper: |it| Owed::from(it),
        }
    }
}
pub struct ClaimOwedPartStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn claim_owed_part() -> ClaimOwedPartStmt {
    ClaimOwedPartStmt(
        "with claimed as ( update refund_part set asked = asked + 1, fault = '', ask_time = now() + $1::float8 * interval '1 ms' where id = $2 and paid_time is null returning id, payment_id, reason, amount ) select c.payment_id, c.id as part_id, c.reason, p.channel, p.trade_no, p.order_id, c.amount, p.currency, p.verdict from claimed c join payment p on p.id = c.payment_id",
        None,
    )
}
impl ClaimOwedPartStmt {
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
        least_ms: &'a f64,
        id: &'a i64,
    ) -> OwedQuery<'c, 'a, 's, C, Owed, 2> {
        OwedQuery {
            client,
            params: [least_ms, id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OwedBorrowed, tokio_postgres::Error> {
                Ok(OwedBorrowed {
                    payment_id: row.try_get(0)?,
                    part_id: row.try_get(1)?,
                    reason: row.try_get(2)?,
                    channel: row.try_get(3)?,
                    trade_no: row.try_get(4)?,
                    order_id: row.try_get(5)?,
                    amount: row.try_get(6)?,
                    currency: row.try_get(7)?,
                    verdict: row.try_get(8)?,
                })
            },
            mapper: |it| Owed::from(it),
        }
    }
}
pub struct RefundTakenStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn refund_taken() -> RefundTakenStmt {
    RefundTakenStmt(
        "update refund set paid_time = now(), fault = '' where payment_id = $1 and paid_time is null",
        None,
    )
}
impl RefundTakenStmt {
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
        payment_id: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[payment_id]).await
    }
}
pub struct PartTakenStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn part_taken() -> PartTakenStmt {
    PartTakenStmt(
        "update refund_part set paid_time = now(), fault = '' where id = $1 and paid_time is null",
        None,
    )
}
impl PartTakenStmt {
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
        id: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[id]).await
    }
}
pub struct RefundElsewhereStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn refund_elsewhere() -> RefundElsewhereStmt {
    RefundElsewhereStmt(
        "update refund set paid_time = now(), fault = '', note = $1, paid_by = $2 where payment_id = $3 and paid_time is null and (asked = 0 or fault <> '' or ask_time <= now())",
        None,
    )
}
impl RefundElsewhereStmt {
    pub async fn prepare<'a, C: GenericClient>(
        mut self,
        client: &'a C,
    ) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        note: &'a T1,
        paid_by: &'a T2,
        payment_id: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[note, paid_by, payment_id]).await
    }
}
pub struct PartElsewhereStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn part_elsewhere() -> PartElsewhereStmt {
    PartElsewhereStmt(
        "update refund_part set paid_time = now(), fault = '', note = $1, paid_by = $2 where id = $3 and paid_time is null and (asked = 0 or fault <> '' or ask_time <= now())",
        None,
    )
}
impl PartElsewhereStmt {
    pub async fn prepare<'a, C: GenericClient>(
        mut self,
        client: &'a C,
    ) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        note: &'a T1,
        paid_by: &'a T2,
        id: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[note, paid_by, id]).await
    }
}
pub struct RefundNotTakenStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn refund_not_taken() -> RefundNotTakenStmt {
    RefundNotTakenStmt(
        "update refund set fault = $1 where payment_id = $2 and paid_time is null",
        None,
    )
}
impl RefundNotTakenStmt {
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
        fault: &'a T1,
        payment_id: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[fault, payment_id]).await
    }
}
pub struct PartNotTakenStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn part_not_taken() -> PartNotTakenStmt {
    PartNotTakenStmt(
        "update refund_part set fault = $1 where id = $2 and paid_time is null",
        None,
    )
}
impl PartNotTakenStmt {
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
        fault: &'a T1,
        id: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[fault, id]).await
    }
}
pub struct OwnedGameStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn owned_game() -> OwnedGameStmt {
    OwnedGameStmt(
        "select o.number, g.name, -e.delta as price from owned_game o join coin_entry e on e.id = o.entry_id join game g on g.id = o.game_id where o.uid = $1 and o.game_id = $2",
        None,
    )
}
impl OwnedGameStmt {
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
        game_id: &'a i64,
    ) -> OwnedGameQuery<'c, 'a, 's, C, OwnedGame, 2> {
        OwnedGameQuery {
            client,
            params: [uid, game_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<OwnedGameBorrowed, tokio_postgres::Error> {
                    Ok(OwnedGameBorrowed {
                        number: row.try_get(0)?,
                        name: row.try_get(1)?,
                        price: row.try_get(2)?,
                    })
                },
            mapper: |it| OwnedGame::from(it),
        }
    }
}
pub struct InsertRevocationStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_revocation() -> InsertRevocationStmt {
    InsertRevocationStmt(
        "insert into revocation (uid, game_id, number, order_id, entry_id, reason) values ($1, $2, $3, $4, $5, $6)",
        None,
    )
}
impl InsertRevocationStmt {
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
        uid: &'a i64,
        game_id: &'a i64,
        number: &'a i32,
        order_id: &'a uuid::Uuid,
        entry_id: &'a i64,
        reason: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[uid, game_id, number, order_id, entry_id, reason])
            .await
    }
}
pub struct InsertDebtStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_debt() -> InsertDebtStmt {
    InsertDebtStmt(
        "insert into debt (uid, order_id, part_id, coins) values ($1, $2, $3, $4) returning id",
        None,
    )
}
impl InsertDebtStmt {
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
        order_id: &'a uuid::Uuid,
        part_id: &'a Option<i64>,
        coins: &'a i64,
    ) -> I64Query<'c, 'a, 's, C, i64, 4> {
        I64Query {
            client,
            params: [uid, order_id, part_id, coins],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct OpenDebtCoinsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn open_debt_coins() -> OpenDebtCoinsStmt {
    OpenDebtCoinsStmt(
        "select coalesce(sum(coins - settled_coins), 0)::bigint as coins from debt where uid = $1 and settled_coins < coins",
        None,
    )
}
impl OpenDebtCoinsStmt {
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
pub struct OpenDebtsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn open_debts() -> OpenDebtsStmt {
    OpenDebtsStmt(
        "select d.id, d.uid, d.order_id, o.item, d.coins, d.settled_coins, d.create_time from debt d join trade_order o on o.id = d.order_id where ($1::bigint = 0 or d.uid = $1) and d.id < $2 and d.settled_coins < d.coins order by d.id desc limit $3",
        None,
    )
}
impl OpenDebtsStmt {
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
        below: &'a i64,
        size: &'a i64,
    ) -> OpenDebtsQuery<'c, 'a, 's, C, OpenDebts, 3> {
        OpenDebtsQuery {
            client,
            params: [uid, below, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<OpenDebtsBorrowed, tokio_postgres::Error> {
                    Ok(OpenDebtsBorrowed {
                        id: row.try_get(0)?,
                        uid: row.try_get(1)?,
                        order_id: row.try_get(2)?,
                        item: row.try_get(3)?,
                        coins: row.try_get(4)?,
                        settled_coins: row.try_get(5)?,
                        create_time: row.try_get(6)?,
                    })
                },
            mapper: |it| OpenDebts::from(it),
        }
    }
}
pub struct DebtsOfOrderStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn debts_of_order() -> DebtsOfOrderStmt {
    DebtsOfOrderStmt(
        "select id, coins, settled_coins, create_time from debt where order_id = $1 order by id",
        None,
    )
}
impl DebtsOfOrderStmt {
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
        order_id: &'a uuid::Uuid,
    ) -> DebtsOfOrderQuery<'c, 'a, 's, C, DebtsOfOrder, 1> {
        DebtsOfOrderQuery {
            client,
            params: [order_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<DebtsOfOrder, tokio_postgres::Error> {
                Ok(DebtsOfOrder {
                    id: row.try_get(0)?,
                    coins: row.try_get(1)?,
                    settled_coins: row.try_get(2)?,
                    create_time: row.try_get(3)?,
                })
            },
            mapper: |it| DebtsOfOrder::from(it),
        }
    }
}
pub struct RevocationsOfOrderStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn revocations_of_order() -> RevocationsOfOrderStmt {
    RevocationsOfOrderStmt(
        "select r.game_id, g.name, r.reason, r.create_time from revocation r join game g on g.id = r.game_id where r.order_id = $1 order by r.game_id, r.number",
        None,
    )
}
impl RevocationsOfOrderStmt {
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
        order_id: &'a uuid::Uuid,
    ) -> RevocationsOfOrderQuery<'c, 'a, 's, C, RevocationsOfOrder, 1> {
        RevocationsOfOrderQuery {
            client,
            params: [order_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |
                row: &tokio_postgres::Row,
            | -> Result<RevocationsOfOrderBorrowed, tokio_postgres::Error> {
                Ok(RevocationsOfOrderBorrowed {
                    game_id: row.try_get(0)?,
                    name: row.try_get(1)?,
                    reason: row.try_get(2)?,
                    create_time: row.try_get(3)?,
                })
            },
            mapper: |it| RevocationsOfOrder::from(it),
        }
    }
}
