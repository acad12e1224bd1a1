// This file was generated with `cornucopia`. Do not modify.

#[derive(Debug, Clone, PartialEq, Copy)]
pub struct LockBuyers {
    pub uid: i64,
    pub balance: i64,
    pub member: bool,
    pub youth: bool,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Wares {
    pub id: i64,
    pub name: String,
    pub online_type: i16,
    pub buy_amount: i64,
    pub platforms: serde_json::Value,
    pub retired: bool,
}
pub struct WaresBorrowed<'a> {
    pub id: i64,
    pub name: &'a str,
    pub online_type: i16,
    pub buy_amount: i64,
    pub platforms: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub retired: bool,
}
impl<'a> From<WaresBorrowed<'a>> for Wares {
    fn from(
        WaresBorrowed {
            id,
            name,
            online_type,
            buy_amount,
            platforms,
            retired,
        }: WaresBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            name: name.into(),
            online_type,
            buy_amount,
            platforms: serde_json::from_str(platforms.0.get()).unwrap(),
            retired,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Plans {
    pub r#type: i32,
    pub name: String,
    pub days: i32,
    pub level_type: i16,
    pub coin_price: i64,
}
pub struct PlansBorrowed<'a> {
    pub r#type: i32,
    pub name: &'a str,
    pub days: i32,
    pub level_type: i16,
    pub coin_price: i64,
}
impl<'a> From<PlansBorrowed<'a>> for Plans {
    fn from(
        PlansBorrowed {
            r#type,
            name,
            days,
            level_type,
            coin_price,
        }: PlansBorrowed<'a>,
    ) -> Self {
        Self {
            r#type,
            name: name.into(),
            days,
            level_type,
            coin_price,
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Entitlements {
    pub uid: i64,
    pub game_id: i64,
    pub number: i32,
    pub revoked: bool,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Downloaded {
    pub uid: i64,
    pub game_id: i64,
}
#[derive(Debug, Clone, PartialEq)]
pub struct DownloadsByKey {
    pub uid: i64,
    pub key: uuid::Uuid,
    pub game_id: i64,
    pub platform_type: i16,
    pub charged: i64,
    pub file: Option<serde_json::Value>,
}
pub struct DownloadsByKeyBorrowed<'a> {
    pub uid: i64,
    pub key: uuid::Uuid,
    pub game_id: i64,
    pub platform_type: i16,
    pub charged: i64,
    pub file: Option<postgres_types::Json<&'a serde_json::value::RawValue>>,
}
impl<'a> From<DownloadsByKeyBorrowed<'a>> for DownloadsByKey {
    fn from(
        DownloadsByKeyBorrowed {
            uid,
            key,
            game_id,
            platform_type,
            charged,
            file,
        }: DownloadsByKeyBorrowed<'a>,
    ) -> Self {
        Self {
            uid,
            key,
            game_id,
            platform_type,
            charged,
            file: file.map(|v| serde_json::from_str(v.0.get()).unwrap()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct ChargesByKey {
    pub uid: i64,
    pub key: uuid::Uuid,
    pub ref_type: String,
    pub ref_id: String,
}
pub struct ChargesByKeyBorrowed<'a> {
    pub uid: i64,
    pub key: uuid::Uuid,
    pub ref_type: &'a str,
    pub ref_id: &'a str,
}
impl<'a> From<ChargesByKeyBorrowed<'a>> for ChargesByKey {
    fn from(
        ChargesByKeyBorrowed {
            uid,
            key,
            ref_type,
            ref_id,
        }: ChargesByKeyBorrowed<'a>,
    ) -> Self {
        Self {
            uid,
            key,
            ref_type: ref_type.into(),
            ref_id: ref_id.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct JustBought {
    pub login: uuid::Uuid,
    pub plan: i32,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Charge {
    pub id: i64,
    pub ref_type: String,
    pub ref_id: String,
}
pub struct ChargeBorrowed<'a> {
    pub id: i64,
    pub ref_type: &'a str,
    pub ref_id: &'a str,
}
impl<'a> From<ChargeBorrowed<'a>> for Charge {
    fn from(
        ChargeBorrowed {
            id,
            ref_type,
            ref_id,
        }: ChargeBorrowed<'a>,
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
pub struct LockBuyersQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockBuyers, tokio_postgres::Error>,
    mapper: fn(LockBuyers) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockBuyersQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LockBuyers) -> R) -> LockBuyersQuery<'c, 'a, 's, C, R, N> {
        LockBuyersQuery {
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
pub struct WaresQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<WaresBorrowed, tokio_postgres::Error>,
    mapper: fn(WaresBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> WaresQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(WaresBorrowed) -> R) -> WaresQuery<'c, 'a, 's, C, R, N> {
        WaresQuery {
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
pub struct PlansQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<PlansBorrowed, tokio_postgres::Error>,
    mapper: fn(PlansBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> PlansQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(PlansBorrowed) -> R) -> PlansQuery<'c, 'a, 's, C, R, N> {
        PlansQuery {
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
pub struct EntitlementsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Entitlements, tokio_postgres::Error>,
    mapper: fn(Entitlements) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> EntitlementsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Entitlements) -> R) -> EntitlementsQuery<'c, 'a, 's, C, R, N> {
        EntitlementsQuery {
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
pub struct DownloadedQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Downloaded, tokio_postgres::Error>,
    mapper: fn(Downloaded) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> DownloadedQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Downloaded) -> R) -> DownloadedQuery<'c, 'a, 's, C, R, N> {
        DownloadedQuery {
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
pub struct DownloadsByKeyQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<DownloadsByKeyBorrowed, tokio_postgres::Error>,
    mapper: fn(DownloadsByKeyBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> DownloadsByKeyQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(DownloadsByKeyBorrowed) -> R,
    ) -> DownloadsByKeyQuery<'c, 'a, 's, C, R, N> {
        DownloadsByKeyQuery {
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
pub struct ChargesByKeyQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ChargesByKeyBorrowed, tokio_postgres::Error>,
    mapper: fn(ChargesByKeyBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ChargesByKeyQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(ChargesByKeyBorrowed) -> R,
    ) -> ChargesByKeyQuery<'c, 'a, 's, C, R, N> {
        ChargesByKeyQuery {
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
pub struct JustBoughtQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<JustBought, tokio_postgres::Error>,
    mapper: fn(JustBought) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> JustBoughtQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(JustBought) -> R) -> JustBoughtQuery<'c, 'a, 's, C, R, N> {
        JustBoughtQuery {
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
pub struct ChargeQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ChargeBorrowed, tokio_postgres::Error>,
    mapper: fn(ChargeBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ChargeQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(ChargeBorrowed) -> R) -> ChargeQuery<'c, 'a, 's, C, R, N> {
        ChargeQuery {
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
pub struct LockBuyersStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_buyers() -> LockBuyersStmt {
    LockBuyersStmt(
        "select uid, balance, level_type > 0 and exp_time is not null and exp_time > now() as member, youth from status where uid = any($1) order by uid for update",
        None,
    )
}
impl LockBuyersStmt {
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
    ) -> LockBuyersQuery<'c, 'a, 's, C, LockBuyers, 1> {
        LockBuyersQuery {
            client,
            params: [uids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<LockBuyers, tokio_postgres::Error> {
                Ok(LockBuyers {
                    uid: row.try_get(0)?,
                    balance: row.try_get(1)?,
                    member: row.try_get(2)?,
                    youth: row.try_get(3)?,
                })
            },
            mapper: |it| LockBuyers::from(it),
        }
    }
}
pub struct WaresStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn wares() -> WaresStmt {
    WaresStmt(
        "select id, name, online_type, buy_amount, platforms, retired from game where id = any($1)",
        None,
    )
}
impl WaresStmt {
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
        games: &'a T1,
    ) -> WaresQuery<'c, 'a, 's, C, Wares, 1> {
        WaresQuery {
            client,
            params: [games],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<WaresBorrowed, tokio_postgres::Error> {
                Ok(WaresBorrowed {
                    id: row.try_get(0)?,
                    name: row.try_get(1)?,
                    online_type: row.try_get(2)?,
                    buy_amount: row.try_get(3)?,
                    platforms: row.try_get(4)?,
                    retired: row.try_get(5)?,
                })
            },
            mapper: |it| Wares::from(it),
        }
    }
}
pub struct PlansStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn plans() -> PlansStmt {
    PlansStmt(
        "select type, name, days, level_type, coin_price from vip_plan where type = any($1) and not retired and (begin_time is null or begin_time <= now()) and (end_time is null or end_time > now())",
        None,
    )
}
impl PlansStmt {
    pub async fn prepare<'a, C: GenericClient>(
        mut self,
        client: &'a C,
    ) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::ArraySql<Item = i32>>(
        &'s self,
        client: &'c C,
        types: &'a T1,
    ) -> PlansQuery<'c, 'a, 's, C, Plans, 1> {
        PlansQuery {
            client,
            params: [types],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<PlansBorrowed, tokio_postgres::Error> {
                Ok(PlansBorrowed {
                    r#type: row.try_get(0)?,
                    name: row.try_get(1)?,
                    days: row.try_get(2)?,
                    level_type: row.try_get(3)?,
                    coin_price: row.try_get(4)?,
                })
            },
            mapper: |it| Plans::from(it),
        }
    }
}
pub struct EntitlementsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn entitlements() -> EntitlementsStmt {
    EntitlementsStmt(
        "select distinct on (e.uid, e.game_id) e.uid, e.game_id, e.number, exists (select from revocation r where (r.uid, r.game_id, r.number) = (e.uid, e.game_id, e.number)) as revoked from unnest($1::bigint[], $2::bigint[]) as asked (uid, game_id) join entitlement e using (uid, game_id) order by e.uid, e.game_id, e.number desc",
        None,
    )
}
impl EntitlementsStmt {
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
        games: &'a T2,
    ) -> EntitlementsQuery<'c, 'a, 's, C, Entitlements, 2> {
        EntitlementsQuery {
            client,
            params: [uids, games],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Entitlements, tokio_postgres::Error> {
                Ok(Entitlements {
                    uid: row.try_get(0)?,
                    game_id: row.try_get(1)?,
                    number: row.try_get(2)?,
                    revoked: row.try_get(3)?,
                })
            },
            mapper: |it| Entitlements::from(it),
        }
    }
}
pub struct DownloadedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn downloaded() -> DownloadedStmt {
    DownloadedStmt(
        "select asked.uid, asked.game_id from unnest($1::bigint[], $2::bigint[]) as asked (uid, game_id) where exists (select from game_download d where d.uid = asked.uid and d.game_id = asked.game_id)",
        None,
    )
}
impl DownloadedStmt {
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
        games: &'a T2,
    ) -> DownloadedQuery<'c, 'a, 's, C, Downloaded, 2> {
        DownloadedQuery {
            client,
            params: [uids, games],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Downloaded, tokio_postgres::Error> {
                Ok(Downloaded {
                    uid: row.try_get(0)?,
                    game_id: row.try_get(1)?,
                })
            },
            mapper: |it| Downloaded::from(it),
        }
    }
}
pub struct DownloadsByKeyStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn downloads_by_key() -> DownloadsByKeyStmt {
    DownloadsByKeyStmt(
        "select d.uid, d.idempotency_key::uuid as key, d.game_id, d.platform_type, d.charged, d.file from unnest($1::bigint[], $2::uuid[]) as asked (uid, key) join game_download d on d.uid = asked.uid and d.idempotency_key = asked.key",
        None,
    )
}
impl DownloadsByKeyStmt {
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
    ) -> DownloadsByKeyQuery<'c, 'a, 's, C, DownloadsByKey, 2> {
        DownloadsByKeyQuery {
            client,
            params: [uids, keys],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |
                row: &tokio_postgres::Row,
            | -> Result<DownloadsByKeyBorrowed, tokio_postgres::Error> {
                Ok(DownloadsByKeyBorrowed {
                    uid: row.try_get(0)?,
                    key: row.try_get(1)?,
                    game_id: row.try_get(2)?,
                    platform_type: row.try_get(3)?,
                    charged: row.try_get(4)?,
                    file: row.try_get(5)?,
                })
            },
            mapper: |it| DownloadsByKey::from(it),
        }
    }
}
pub struct ChargesByKeyStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn charges_by_key() -> ChargesByKeyStmt {
    ChargesByKeyStmt(
        "select e.uid, e.idempotency_key::uuid as key, e.ref_type, e.ref_id from unnest($1::bigint[], $2::uuid[]) as asked (uid, key) join coin_entry e on e.uid = asked.uid and e.idempotency_key = asked.key",
        None,
    )
}
impl ChargesByKeyStmt {
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
    ) -> ChargesByKeyQuery<'c, 'a, 's, C, ChargesByKey, 2> {
        ChargesByKeyQuery {
            client,
            params: [uids, keys],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<ChargesByKeyBorrowed, tokio_postgres::Error> {
                    Ok(ChargesByKeyBorrowed {
                        uid: row.try_get(0)?,
                        key: row.try_get(1)?,
                        ref_type: row.try_get(2)?,
                        ref_id: row.try_get(3)?,
                    })
                },
            mapper: |it| ChargesByKey::from(it),
        }
    }
}
pub struct JustBoughtStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn just_bought() -> JustBoughtStmt {
    JustBoughtStmt(
        "select b.login, b.plan from unnest($1::uuid[], $2::integer[]) as asked (login, plan) join keyless_purchase b using (login, plan) where b.buy_time > now() - interval '60 s'",
        None,
    )
}
impl JustBoughtStmt {
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
        T1: crate::ArraySql<Item = uuid::Uuid>,
        T2: crate::ArraySql<Item = i32>,
    >(
        &'s self,
        client: &'c C,
        logins: &'a T1,
        plans: &'a T2,
    ) -> JustBoughtQuery<'c, 'a, 's, C, JustBought, 2> {
        JustBoughtQuery {
            client,
            params: [logins, plans],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<JustBought, tokio_postgres::Error> {
                Ok(JustBought {
                    login: row.try_get(0)?,
                    plan: row.try_get(1)?,
                })
            },
            mapper: |it| JustBought::from(it),
        }
    }
}
pub struct NoteBoughtStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn note_bought() -> NoteBoughtStmt {
    NoteBoughtStmt(
        "insert into keyless_purchase (login, plan) select login, plan from unnest($1::uuid[], $2::integer[]) as bought (login, plan) on conflict (login, plan) do update set buy_time = now()",
        None,
    )
}
impl NoteBoughtStmt {
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
        T1: crate::ArraySql<Item = uuid::Uuid>,
        T2: crate::ArraySql<Item = i32>,
    >(
        &'s self,
        client: &'c C,
        logins: &'a T1,
        plans: &'a T2,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[logins, plans]).await
    }
}
pub struct ForgetBoughtStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn forget_bought() -> ForgetBoughtStmt {
    ForgetBoughtStmt(
        "delete from keyless_purchase where (login, plan) in ( select login, plan from keyless_purchase where buy_time <= now() - interval '120 s' for update skip locked )",
        None,
    )
}
impl ForgetBoughtStmt {
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
pub struct ChargeStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn charge() -> ChargeStmt {
    ChargeStmt(
        "insert into coin_entry (uid, delta, balance_after, reason, ref_type, ref_id, idempotency_key) select uid, -price, 0, reason, ref_type, ref_id, key from unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::uuid[]) with ordinality as charged (uid, price, reason, ref_type, ref_id, key, place) order by place returning id, ref_type, ref_id",
        None,
    )
}
impl ChargeStmt {
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
        T9: crate::ArraySql<Item = Option<uuid::Uuid>>,
    >(
        &'s self,
        client: &'c C,
        uids: &'a T1,
        prices: &'a T2,
        reasons: &'a T4,
        ref_types: &'a T6,
        ref_ids: &'a T8,
        keys: &'a T9,
    ) -> ChargeQuery<'c, 'a, 's, C, Charge, 6> {
        ChargeQuery {
            client,
            params: [uids, prices, reasons, ref_types, ref_ids, keys],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<ChargeBorrowed, tokio_postgres::Error> {
                    Ok(ChargeBorrowed {
                        id: row.try_get(0)?,
                        ref_type: row.try_get(1)?,
                        ref_id: row.try_get(2)?,
                    })
                },
            mapper: |it| Charge::from(it),
        }
    }
}
pub struct EntitleStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn entitle() -> EntitleStmt {
    EntitleStmt(
        "insert into entitlement (uid, game_id, entry_id, number) select * from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::integer[])",
        None,
    )
}
impl EntitleStmt {
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
        T3: crate::ArraySql<Item = i64>,
        T4: crate::ArraySql<Item = i32>,
    >(
        &'s self,
        client: &'c C,
        uids: &'a T1,
        games: &'a T2,
        entries: &'a T3,
        numbers: &'a T4,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[uids, games, entries, numbers])
            .await
    }
}
pub struct RecordDownloadsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn record_downloads() -> RecordDownloadsStmt {
    RecordDownloadsStmt(
        "insert into game_download (uid, game_id, platform_type, charged, free_by, entry_id, idempotency_key, file) select * from unnest($1::bigint[], $2::bigint[], $3::smallint[], $4::bigint[], $5::text[], $6::bigint[], $7::uuid[], $8::jsonb[])",
        None,
    )
}
impl RecordDownloadsStmt {
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
        T1: crate::ArraySql<Item = Option<i64>>,
        T2: crate::ArraySql<Item = i64>,
        T3: crate::ArraySql<Item = i16>,
        T4: crate::ArraySql<Item = i64>,
        T5: crate::StringSql,
        T6: crate::ArraySql<Item = T5>,
        T7: crate::ArraySql<Item = Option<i64>>,
        T8: crate::ArraySql<Item = Option<uuid::Uuid>>,
        T9: crate::JsonSql,
        T10: crate::ArraySql<Item = Option<T9>>,
    >(
        &'s self,
        client: &'c C,
        uids: &'a T1,
        games: &'a T2,
        platform_types: &'a T3,
        charges: &'a T4,
        free_by: &'a T6,
        entries: &'a T7,
        keys: &'a T8,
        files: &'a T10,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[
                    uids,
                    games,
                    platform_types,
                    charges,
                    free_by,
                    entries,
                    keys,
                    files,
                ],
            )
            .await
    }
}
pub struct CountDownloadsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn count_downloads() -> CountDownloadsStmt {
    CountDownloadsStmt(
        "with held as materialized (select id from game where id = any($1) order by id for no key update) update game g set download_num = g.download_num + d.num from held join unnest($1::bigint[], $2::bigint[]) as d (id, num) using (id) where g.id = held.id",
        None,
    )
}
impl CountDownloadsStmt {
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
    >(
        &'s self,
        client: &'c C,
        games: &'a T1,
        nums: &'a T2,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[games, nums]).await
    }
}
