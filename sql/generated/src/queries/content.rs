// This file was generated with `cornucopia`. Do not modify.

#[derive(Debug, Clone, PartialEq)]
pub struct Items {
    pub kind: String,
    pub key: String,
    pub title: String,
    pub digest: String,
    pub body: Option<serde_json::Value>,
}
pub struct ItemsBorrowed<'a> {
    pub kind: &'a str,
    pub key: &'a str,
    pub title: &'a str,
    pub digest: &'a str,
    pub body: Option<postgres_types::Json<&'a serde_json::value::RawValue>>,
}
impl<'a> From<ItemsBorrowed<'a>> for Items {
    fn from(
        ItemsBorrowed {
            kind,
            key,
            title,
            digest,
            body,
        }: ItemsBorrowed<'a>,
    ) -> Self {
        Self {
            kind: kind.into(),
            key: key.into(),
            title: title.into(),
            digest: digest.into(),
            body: body.map(|v| serde_json::from_str(v.0.get()).unwrap()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct ItemsElsewhere {
    pub pack: String,
    pub kind: String,
    pub key: String,
    pub title: String,
}
pub struct ItemsElsewhereBorrowed<'a> {
    pub pack: &'a str,
    pub kind: &'a str,
    pub key: &'a str,
    pub title: &'a str,
}
impl<'a> From<ItemsElsewhereBorrowed<'a>> for ItemsElsewhere {
    fn from(
        ItemsElsewhereBorrowed {
            pack,
            kind,
            key,
            title,
        }: ItemsElsewhereBorrowed<'a>,
    ) -> Self {
        Self {
            pack: pack.into(),
            kind: kind.into(),
            key: key.into(),
            title: title.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Categories {
    pub pack: String,
    pub key: String,
}
pub struct CategoriesBorrowed<'a> {
    pub pack: &'a str,
    pub key: &'a str,
}
impl<'a> From<CategoriesBorrowed<'a>> for Categories {
    fn from(CategoriesBorrowed { pack, key }: CategoriesBorrowed<'a>) -> Self {
        Self {
            pack: pack.into(),
            key: key.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct LockPrizes {
    pub activity_id: i64,
    pub id: i32,
}
#[derive(Debug, Clone, PartialEq)]
pub struct GiftGrants {
    pub kind: String,
    pub frame_id: Option<String>,
    pub amount: i32,
    pub level_type: i16,
}
pub struct GiftGrantsBorrowed<'a> {
    pub kind: &'a str,
    pub frame_id: Option<&'a str>,
    pub amount: i32,
    pub level_type: i16,
}
impl<'a> From<GiftGrantsBorrowed<'a>> for GiftGrants {
    fn from(
        GiftGrantsBorrowed {
            kind,
            frame_id,
            amount,
            level_type,
        }: GiftGrantsBorrowed<'a>,
    ) -> Self {
        Self {
            kind: kind.into(),
            frame_id: frame_id.map(|v| v.into()),
            amount,
            level_type,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct UidsOfPeople {
    pub login_name: String,
    pub uid: i64,
}
pub struct UidsOfPeopleBorrowed<'a> {
    pub login_name: &'a str,
    pub uid: i64,
}
impl<'a> From<UidsOfPeopleBorrowed<'a>> for UidsOfPeople {
    fn from(UidsOfPeopleBorrowed { login_name, uid }: UidsOfPeopleBorrowed<'a>) -> Self {
        Self {
            login_name: login_name.into(),
            uid,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct PackPost {
    pub uid: i64,
    pub title: String,
    pub content: String,
    pub images: serde_json::Value,
    pub tag_id: Option<i64>,
    pub game_id: Option<i64>,
    pub hidden: bool,
    pub deleted: bool,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
}
pub struct PackPostBorrowed<'a> {
    pub uid: i64,
    pub title: &'a str,
    pub content: &'a str,
    pub images: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub tag_id: Option<i64>,
    pub game_id: Option<i64>,
    pub hidden: bool,
    pub deleted: bool,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
}
impl<'a> From<PackPostBorrowed<'a>> for PackPost {
    fn from(
        PackPostBorrowed {
            uid,
            title,
            content,
            images,
            tag_id,
            game_id,
            hidden,
            deleted,
            create_time,
        }: PackPostBorrowed<'a>,
    ) -> Self {
        Self {
            uid,
            title: title.into(),
            content: content.into(),
            images: serde_json::from_str(images.0.get()).unwrap(),
            tag_id,
            game_id,
            hidden,
            deleted,
            create_time,
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct PackComments {
    pub id: i64,
    pub uid: i64,
    pub key: uuid::Uuid,
}
#[derive(Debug, Clone, PartialEq)]
pub struct TermsInForce {
    pub kind: String,
    pub key: String,
    pub first: i64,
    pub second: i64,
    pub days: i32,
    pub level: i16,
    pub currency: String,
    pub retired: bool,
    pub begin_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub end_time: Option<chrono::DateTime<chrono::FixedOffset>>,
}
pub struct TermsInForceBorrowed<'a> {
    pub kind: &'a str,
    pub key: &'a str,
    pub first: i64,
    pub second: i64,
    pub days: i32,
    pub level: i16,
    pub currency: &'a str,
    pub retired: bool,
    pub begin_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub end_time: Option<chrono::DateTime<chrono::FixedOffset>>,
}
impl<'a> From<TermsInForceBorrowed<'a>> for TermsInForce {
    fn from(
        TermsInForceBorrowed {
            kind,
            key,
            first,
            second,
            days,
            level,
            currency,
            retired,
            begin_time,
            end_time,
        }: TermsInForceBorrowed<'a>,
    ) -> Self {
        Self {
            kind: kind.into(),
            key: key.into(),
            first,
            second,
            days,
            level,
            currency: currency.into(),
            retired,
            begin_time,
            end_time,
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct PricesOfGoods {
    pub vip_day: i64,
    pub spin: i64,
    pub make_up: i64,
}
#[derive(Debug, Clone, PartialEq)]
pub struct ImportsSince {
    pub retired: i64,
    pub terms: serde_json::Value,
}
pub struct ImportsSinceBorrowed<'a> {
    pub retired: i64,
    pub terms: postgres_types::Json<&'a serde_json::value::RawValue>,
}
impl<'a> From<ImportsSinceBorrowed<'a>> for ImportsSince {
    fn from(ImportsSinceBorrowed { retired, terms }: ImportsSinceBorrowed<'a>) -> Self {
        Self {
            retired,
            terms: serde_json::from_str(terms.0.get()).unwrap(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct NewestVersion {
    pub number: i64,
    pub digest: String,
}
pub struct NewestVersionBorrowed<'a> {
    pub number: i64,
    pub digest: &'a str,
}
impl<'a> From<NewestVersionBorrowed<'a>> for NewestVersion {
    fn from(NewestVersionBorrowed { number, digest }: NewestVersionBorrowed<'a>) -> Self {
        Self {
            number,
            digest: digest.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Version {
    pub number: i64,
    pub pack: String,
    pub digest: String,
    pub published: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub operator: String,
    pub summary: String,
    pub rolled_back: Option<i64>,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
    pub item_num: i64,
}
pub struct VersionBorrowed<'a> {
    pub number: i64,
    pub pack: &'a str,
    pub digest: &'a str,
    pub published: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub operator: &'a str,
    pub summary: &'a str,
    pub rolled_back: Option<i64>,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
    pub item_num: i64,
}
impl<'a> From<VersionBorrowed<'a>> for Version {
    fn from(
        VersionBorrowed {
            number,
            pack,
            digest,
            published,
            operator,
            summary,
            rolled_back,
            create_time,
            item_num,
        }: VersionBorrowed<'a>,
    ) -> Self {
        Self {
            number,
            pack: pack.into(),
            digest: digest.into(),
            published,
            operator: operator.into(),
            summary: summary.into(),
            rolled_back,
            create_time,
            item_num,
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
pub struct OptionchronoDateTimechronoFixedOffsetQuery<
    'c,
    'a,
    's,
    C: GenericClient,
    T,
    const N: usize,
> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(
        &tokio_postgres::Row,
    )
        -> Result<Option<chrono::DateTime<chrono::FixedOffset>>, tokio_postgres::Error>,
    mapper: fn(Option<chrono::DateTime<chrono::FixedOffset>>) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize>
    OptionchronoDateTimechronoFixedOffsetQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(Option<chrono::DateTime<chrono::FixedOffset>>) -> R,
    ) -> OptionchronoDateTimechronoFixedOffsetQuery<'c, 'a, 's, C, R, N> {
        OptionchronoDateTimechronoFixedOffsetQuery {
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
pub struct ItemsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ItemsBorrowed, tokio_postgres::Error>,
    mapper: fn(ItemsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ItemsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(ItemsBorrowed) -> R) -> ItemsQuery<'c, 'a, 's, C, R, N> {
        ItemsQuery {
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
pub struct ItemsElsewhereQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ItemsElsewhereBorrowed, tokio_postgres::Error>,
    mapper: fn(ItemsElsewhereBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ItemsElsewhereQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(ItemsElsewhereBorrowed) -> R,
    ) -> ItemsElsewhereQuery<'c, 'a, 's, C, R, N> {
        ItemsElsewhereQuery {
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
pub struct CategoriesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<CategoriesBorrowed, tokio_postgres::Error>,
    mapper: fn(CategoriesBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> CategoriesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(CategoriesBorrowed) -> R,
    ) -> CategoriesQuery<'c, 'a, 's, C, R, N> {
        CategoriesQuery {
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
pub struct LockPrizesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockPrizes, tokio_postgres::Error>,
    mapper: fn(LockPrizes) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockPrizesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LockPrizes) -> R) -> LockPrizesQuery<'c, 'a, 's, C, R, N> {
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
pub struct GiftGrantsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<GiftGrantsBorrowed, tokio_postgres::Error>,
    mapper: fn(GiftGrantsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> GiftGrantsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(GiftGrantsBorrowed) -> R,
    ) -> GiftGrantsQuery<'c, 'a, 's, C, R, N> {
        GiftGrantsQuery {
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
pub struct UidsOfPeopleQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<UidsOfPeopleBorrowed, tokio_postgres::Error>,
    mapper: fn(UidsOfPeopleBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> UidsOfPeopleQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(UidsOfPeopleBorrowed) -> R,
    ) -> UidsOfPeopleQuery<'c, 'a, 's, C, R, N> {
        UidsOfPeopleQuery {
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
pub struct PackPostQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<PackPostBorrowed, tokio_postgres::Error>,
    mapper: fn(PackPostBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> PackPostQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(PackPostBorrowed) -> R) -> PackPostQuery<'c, 'a, 's, C, R, N> {
        PackPostQuery {
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
pub struct PackCommentsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<PackComments, tokio_postgres::Error>,
    mapper: fn(PackComments) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> PackCommentsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(PackComments) -> R) -> PackCommentsQuery<'c, 'a, 's, C, R, N> {
        PackCommentsQuery {
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
pub struct TermsInForceQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<TermsInForceBorrowed, tokio_postgres::Error>,
    mapper: fn(TermsInForceBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> TermsInForceQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(TermsInForceBorrowed) -> R,
    ) -> TermsInForceQuery<'c, 'a, 's, C, R, N> {
        TermsInForceQuery {
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
pub struct PricesOfGoodsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<PricesOfGoods, tokio_postgres::Error>,
    mapper: fn(PricesOfGoods) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> PricesOfGoodsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(PricesOfGoods) -> R) -> PricesOfGoodsQuery<'c, 'a, 's, C, R, N> {
        PricesOfGoodsQuery {
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
pub struct ImportsSinceQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ImportsSinceBorrowed, tokio_postgres::Error>,
    mapper: fn(ImportsSinceBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ImportsSinceQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(ImportsSinceBorrowed) -> R,
    ) -> ImportsSinceQuery<'c, 'a, 's, C, R, N> {
        ImportsSinceQuery {
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
pub struct NewestVersionQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<NewestVersionBorrowed, tokio_postgres::Error>,
    mapper: fn(NewestVersionBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> NewestVersionQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(NewestVersionBorrowed) -> R,
    ) -> NewestVersionQuery<'c, 'a, 's, C, R, N> {
        NewestVersionQuery {
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
pub struct VersionQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<VersionBorrowed, tokio_postgres::Error>,
    mapper: fn(VersionBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> VersionQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(VersionBorrowed) -> R) -> VersionQuery<'c, 'a, 's, C, R, N> {
        VersionQuery {
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
pub struct SerdejsonValueQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor:
        fn(
            &tokio_postgres::Row,
        )
            -> Result<postgres_types::Json<&serde_json::value::RawValue>, tokio_postgres::Error>,
    mapper: fn(postgres_types::Json<&serde_json::value::RawValue>) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> SerdejsonValueQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(postgres_types::Json<&serde_json::value::RawValue>) -> R,
    ) -> SerdejsonValueQuery<'c, 'a, 's, C, R, N> {
        SerdejsonValueQuery {
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
pub struct PackAppliedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn pack_applied() -> PackAppliedStmt {
    PackAppliedStmt("select exists (select from content_pack) as applied", None)
}
impl PackAppliedStmt {
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
pub struct LockImportsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_imports() -> LockImportsStmt {
    LockImportsStmt(
        "select pg_advisory_xact_lock(hashtext('portal content import')) is null as locked",
        None,
    )
}
impl LockImportsStmt {
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
pub struct InsertPackStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_pack() -> InsertPackStmt {
    InsertPackStmt(
        "insert into content_pack (name) values ($1) on conflict (name) do update set apply_time = now()",
        None,
    )
}
impl InsertPackStmt {
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
        name: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[name]).await
    }
}
pub struct SetPublishedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn set_published() -> SetPublishedStmt {
    SetPublishedStmt(
        "update content_pack set published = $1 where name = $2 and published is distinct from $1",
        None,
    )
}
impl SetPublishedStmt {
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
        published: &'a Option<chrono::DateTime<chrono::FixedOffset>>,
        pack: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[published, pack]).await
    }
}
pub struct PublishedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn published() -> PublishedStmt {
    PublishedStmt("select published from content_pack where name = $1", None)
}
impl PublishedStmt {
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
        pack: &'a T1,
    ) -> OptionchronoDateTimechronoFixedOffsetQuery<
        'c,
        'a,
        's,
        C,
        Option<chrono::DateTime<chrono::FixedOffset>>,
        1,
    > {
        OptionchronoDateTimechronoFixedOffsetQuery {
            client,
            params: [pack],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct ItemsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn items() -> ItemsStmt {
    ItemsStmt(
        "select i.kind, i.key, i.title, i.digest, b.body from content_item i left join content_body b on b.digest = i.digest and not i.digest = any($1::text[]) where i.pack = $2",
        None,
    )
}
impl ItemsStmt {
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
        T3: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        digests: &'a T2,
        pack: &'a T3,
    ) -> ItemsQuery<'c, 'a, 's, C, Items, 2> {
        ItemsQuery {
            client,
            params: [digests, pack],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<ItemsBorrowed, tokio_postgres::Error> {
                Ok(ItemsBorrowed {
                    kind: row.try_get(0)?,
                    key: row.try_get(1)?,
                    title: row.try_get(2)?,
                    digest: row.try_get(3)?,
                    body: row.try_get(4)?,
                })
            },
            mapper: |it| Items::from(it),
        }
    }
}
pub struct ItemsElsewhereStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn items_elsewhere() -> ItemsElsewhereStmt {
    ItemsElsewhereStmt(
        "select i.pack, i.kind, i.key, i.title from unnest($1::text[], $2::text[]) as mine (kind, key) join content_item i using (kind, key) where i.pack <> $3 order by i.kind, i.key",
        None,
    )
}
impl ItemsElsewhereStmt {
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
        T3: crate::StringSql,
        T4: crate::ArraySql<Item = T3>,
        T5: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        kinds: &'a T2,
        keys: &'a T4,
        pack: &'a T5,
    ) -> ItemsElsewhereQuery<'c, 'a, 's, C, ItemsElsewhere, 3> {
        ItemsElsewhereQuery {
            client,
            params: [kinds, keys, pack],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |
                row: &tokio_postgres::Row,
            | -> Result<ItemsElsewhereBorrowed, tokio_postgres::Error> {
                Ok(ItemsElsewhereBorrowed {
                    pack: row.try_get(0)?,
                    kind: row.try_get(1)?,
                    key: row.try_get(2)?,
                    title: row.try_get(3)?,
                })
            },
            mapper: |it| ItemsElsewhere::from(it),
        }
    }
}
pub struct CategoriesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn categories() -> CategoriesStmt {
    CategoriesStmt(
        "select pack, key from content_item where kind = 'category'",
        None,
    )
}
impl CategoriesStmt {
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
    ) -> CategoriesQuery<'c, 'a, 's, C, Categories, 0> {
        CategoriesQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<CategoriesBorrowed, tokio_postgres::Error> {
                    Ok(CategoriesBorrowed {
                        pack: row.try_get(0)?,
                        key: row.try_get(1)?,
                    })
                },
            mapper: |it| Categories::from(it),
        }
    }
}
pub struct LoginNamesOfPlayersStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn login_names_of_players() -> LoginNamesOfPlayersStmt {
    LoginNamesOfPlayersStmt(
        "select lower(login_name) as login_name from account where lower(login_name) = any($1) and (password_hash is not null or phone is not null) order by 1",
        None,
    )
}
impl LoginNamesOfPlayersStmt {
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
        names: &'a T2,
    ) -> StringQuery<'c, 'a, 's, C, String, 1> {
        StringQuery {
            client,
            params: [names],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it.into(),
        }
    }
}
pub struct LockPeopleStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_people() -> LockPeopleStmt {
    LockPeopleStmt(
        "select s.uid from status s join account a using (uid) where lower(a.login_name) = any($1) order by s.uid for update of s",
        None,
    )
}
impl LockPeopleStmt {
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
        names: &'a T2,
    ) -> I64Query<'c, 'a, 's, C, i64, 1> {
        I64Query {
            client,
            params: [names],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct LockGamesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_games() -> LockGamesStmt {
    LockGamesStmt(
        "select id from game where id = any($1) or id in (select r.game_id from game_rating r join account a using (uid) where lower(a.login_name) = any($2)) order by id for no key update",
        None,
    )
}
impl LockGamesStmt {
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
        ids: &'a T1,
        names: &'a T3,
    ) -> I64Query<'c, 'a, 's, C, i64, 2> {
        I64Query {
            client,
            params: [ids, names],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct PutItemStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn put_item() -> PutItemStmt {
    PutItemStmt(
        "insert into content_item (pack, kind, key, title, digest) values ($1, $2, $3, $4, $5) on conflict (pack, kind, key) do update set title = excluded.title, digest = excluded.digest",
        None,
    )
}
impl PutItemStmt {
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
        T5: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        pack: &'a T1,
        kind: &'a T2,
        key: &'a T3,
        title: &'a T4,
        digest: &'a T5,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[pack, kind, key, title, digest])
            .await
    }
}
pub struct DeleteItemStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn delete_item() -> DeleteItemStmt {
    DeleteItemStmt(
        "delete from content_item where pack = $1 and kind = $2 and key = $3",
        None,
    )
}
impl DeleteItemStmt {
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
    >(
        &'s self,
        client: &'c C,
        pack: &'a T1,
        kind: &'a T2,
        key: &'a T3,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[pack, kind, key]).await
    }
}
pub struct PutCategoryStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn put_category() -> PutCategoryStmt {
    PutCategoryStmt(
        "insert into game_category (type, name, place) values ($1, $2, $3) on conflict (type) do update set name = excluded.name, place = excluded.place, retired = false",
        None,
    )
}
impl PutCategoryStmt {
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
        type_: &'a T1,
        name: &'a T2,
        place: &'a i32,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[type_, name, place]).await
    }
}
pub struct RetireCategoryStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn retire_category() -> RetireCategoryStmt {
    RetireCategoryStmt(
        "update game_category set retired = true where type = $1",
        None,
    )
}
impl RetireCategoryStmt {
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
        type_: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[type_]).await
    }
}
pub struct PutGameStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn put_game() -> PutGameStmt {
    PutGameStmt(
        "insert into game (id, name, category, tags, summary, description, developer, version, size_bytes, download_num, online_type, buy_amount, featured, icon, banner, screenshots, platforms, app_store_url, redeem_hint, age_hint, create_time, featured_begin_time, featured_end_time) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23) on conflict (id) do update set name = excluded.name, category = excluded.category, tags = excluded.tags, summary = excluded.summary, description = excluded.description, developer = excluded.developer, version = excluded.version, size_bytes = excluded.size_bytes, download_num = greatest(game.download_num, excluded.download_num), online_type = excluded.online_type, buy_amount = excluded.buy_amount, featured = excluded.featured, icon = excluded.icon, banner = excluded.banner, screenshots = excluded.screenshots, platforms = excluded.platforms, app_store_url = excluded.app_store_url, redeem_hint = excluded.redeem_hint, age_hint = excluded.age_hint, create_time = excluded.create_time, featured_begin_time = excluded.featured_begin_time, featured_end_time = excluded.featured_end_time, retired = false",
        None,
    )
}
impl PutGameStmt {
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
        T4: crate::ArraySql<Item = T3>,
        T5: crate::StringSql,
        T6: crate::StringSql,
        T7: crate::StringSql,
        T8: crate::StringSql,
        T9: crate::JsonSql,
        T10: crate::JsonSql,
        T11: crate::JsonSql,
        T12: crate::JsonSql,
        T13: crate::StringSql,
        T14: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        id: &'a i64,
        name: &'a T1,
        category: &'a T2,
        tags: &'a T4,
        summary: &'a T5,
        description: &'a T6,
        developer: &'a T7,
        version: &'a T8,
        size_bytes: &'a i64,
        download_num: &'a i64,
        online_type: &'a i16,
        buy_amount: &'a i64,
        featured: &'a Option<i32>,
        icon: &'a T9,
        banner: &'a T10,
        screenshots: &'a T11,
        platforms: &'a T12,
        app_store_url: &'a Option<T13>,
        redeem_hint: &'a T14,
        age_hint: &'a Option<i16>,
        create_time: &'a chrono::DateTime<chrono::FixedOffset>,
        featured_begin_time: &'a Option<chrono::DateTime<chrono::FixedOffset>>,
        featured_end_time: &'a Option<chrono::DateTime<chrono::FixedOffset>>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[
                    id,
                    name,
                    category,
                    tags,
                    summary,
                    description,
                    developer,
                    version,
                    size_bytes,
                    download_num,
                    online_type,
                    buy_amount,
                    featured,
                    icon,
                    banner,
                    screenshots,
                    platforms,
                    app_store_url,
                    redeem_hint,
                    age_hint,
                    create_time,
                    featured_begin_time,
                    featured_end_time,
                ],
            )
            .await
    }
}
pub struct RetireGameStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn retire_game() -> RetireGameStmt {
    RetireGameStmt("update game set retired = true where id = $1", None)
}
impl RetireGameStmt {
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
pub struct LockGiftsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_gifts() -> LockGiftsStmt {
    LockGiftsStmt(
        "select id from gift where id = any($1) order by id for no key update",
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
pub struct LockPrizesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_prizes() -> LockPrizesStmt {
    LockPrizesStmt(
        "select activity_id, id from activity_prize where activity_id = any($1) order by activity_id, id for update",
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
            extractor: |row: &tokio_postgres::Row| -> Result<LockPrizes, tokio_postgres::Error> {
                Ok(LockPrizes {
                    activity_id: row.try_get(0)?,
                    id: row.try_get(1)?,
                })
            },
            mapper: |it| LockPrizes::from(it),
        }
    }
}
pub struct LockActivitiesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_activities() -> LockActivitiesStmt {
    LockActivitiesStmt(
        "select id from activity where id = any($1) order by id for no key update",
        None,
    )
}
impl LockActivitiesStmt {
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
pub struct PutGiftStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn put_gift() -> PutGiftStmt {
    PutGiftStmt(
        "insert into gift (id, game_id, name, content, stock, vip_only, begin_time, end_time, place, listed, min_account_days, needs_phone, per_device, per_network) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) on conflict (id) do update set game_id = excluded.game_id, name = excluded.name, content = excluded.content, stock = greatest(excluded.stock, gift.claimed_num), vip_only = excluded.vip_only, begin_time = excluded.begin_time, end_time = excluded.end_time, place = excluded.place, listed = excluded.listed, min_account_days = excluded.min_account_days, needs_phone = excluded.needs_phone, per_device = excluded.per_device, per_network = excluded.per_network, retired = false",
        None,
    )
}
impl PutGiftStmt {
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
        id: &'a i64,
        game_id: &'a Option<i64>,
        name: &'a T1,
        content: &'a T2,
        stock: &'a i64,
        vip_only: &'a bool,
        begin_time: &'a chrono::DateTime<chrono::FixedOffset>,
        end_time: &'a chrono::DateTime<chrono::FixedOffset>,
        place: &'a i32,
        listed: &'a bool,
        min_account_days: &'a i32,
        needs_phone: &'a bool,
        per_device: &'a Option<i32>,
        per_network: &'a Option<i32>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[
                    id,
                    game_id,
                    name,
                    content,
                    stock,
                    vip_only,
                    begin_time,
                    end_time,
                    place,
                    listed,
                    min_account_days,
                    needs_phone,
                    per_device,
                    per_network,
                ],
            )
            .await
    }
}
pub struct GiftGrantsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn gift_grants() -> GiftGrantsStmt {
    GiftGrantsStmt(
        "select kind, frame_id, amount, level_type from gift_grant where gift_id = $1 order by place",
        None,
    )
}
impl GiftGrantsStmt {
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
    ) -> GiftGrantsQuery<'c, 'a, 's, C, GiftGrants, 1> {
        GiftGrantsQuery {
            client,
            params: [gift],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<GiftGrantsBorrowed, tokio_postgres::Error> {
                    Ok(GiftGrantsBorrowed {
                        kind: row.try_get(0)?,
                        frame_id: row.try_get(1)?,
                        amount: row.try_get(2)?,
                        level_type: row.try_get(3)?,
                    })
                },
            mapper: |it| GiftGrants::from(it),
        }
    }
}
pub struct DeleteGiftGrantsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn delete_gift_grants() -> DeleteGiftGrantsStmt {
    DeleteGiftGrantsStmt("delete from gift_grant where gift_id = $1", None)
}
impl DeleteGiftGrantsStmt {
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
        gift: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[gift]).await
    }
}
pub struct PutGiftGrantsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn put_gift_grants() -> PutGiftGrantsStmt {
    PutGiftGrantsStmt(
        "insert into gift_grant (gift_id, place, kind, frame_id, amount, level_type) select $1, t.place - 1, t.kind, t.frame, t.amount, t.level_type from unnest($2::text[], $3::text[], $4::integer[], $5::smallint[]) with ordinality as t (kind, frame, amount, level_type, place)",
        None,
    )
}
impl PutGiftGrantsStmt {
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
        T3: crate::StringSql,
        T4: crate::ArraySql<Item = Option<T3>>,
        T5: crate::ArraySql<Item = i32>,
        T6: crate::ArraySql<Item = i16>,
    >(
        &'s self,
        client: &'c C,
        gift: &'a i64,
        kinds: &'a T2,
        frames: &'a T4,
        amounts: &'a T5,
        level_types: &'a T6,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[gift, kinds, frames, amounts, level_types])
            .await
    }
}
pub struct PutFrameStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn put_frame() -> PutFrameStmt {
    PutFrameStmt(
        "insert into frame (id, name, file, place) values ($1, $2, $3, $4) on conflict (id) do update set name = excluded.name, file = excluded.file, place = excluded.place, retired = false",
        None,
    )
}
impl PutFrameStmt {
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
    >(
        &'s self,
        client: &'c C,
        id: &'a T1,
        name: &'a T2,
        file: &'a T3,
        place: &'a i32,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[id, name, file, place]).await
    }
}
pub struct RetireFrameStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn retire_frame() -> RetireFrameStmt {
    RetireFrameStmt("update frame set retired = true where id = $1", None)
}
impl RetireFrameStmt {
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
        id: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[id]).await
    }
}
pub struct RetireGiftStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn retire_gift() -> RetireGiftStmt {
    RetireGiftStmt("update gift set retired = true where id = $1", None)
}
impl RetireGiftStmt {
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
pub struct PutTagStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn put_tag() -> PutTagStmt {
    PutTagStmt(
        "insert into square_tag (id, tag, place) values ($1, $2, $3) on conflict (id) do update set tag = excluded.tag, place = excluded.place, retired = false",
        None,
    )
}
impl PutTagStmt {
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
        id: &'a i64,
        tag: &'a T1,
        place: &'a i32,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[id, tag, place]).await
    }
}
pub struct RetireTagStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn retire_tag() -> RetireTagStmt {
    RetireTagStmt("update square_tag set retired = true where id = $1", None)
}
impl RetireTagStmt {
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
pub struct PutAnnouncementStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn put_announcement() -> PutAnnouncementStmt {
    PutAnnouncementStmt(
        "insert into announcement (id, pos_type, title, content, create_time, begin_time, end_time) values ($1, $2, $3, $4, $5, $6, $7) on conflict (id) do update set pos_type = excluded.pos_type, title = excluded.title, content = excluded.content, create_time = excluded.create_time, begin_time = excluded.begin_time, end_time = excluded.end_time, retired = false",
        None,
    )
}
impl PutAnnouncementStmt {
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
        id: &'a i64,
        pos_type: &'a i16,
        title: &'a T1,
        content: &'a T2,
        create_time: &'a chrono::DateTime<chrono::FixedOffset>,
        begin_time: &'a Option<chrono::DateTime<chrono::FixedOffset>>,
        end_time: &'a Option<chrono::DateTime<chrono::FixedOffset>>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[
                    id,
                    pos_type,
                    title,
                    content,
                    create_time,
                    begin_time,
                    end_time,
                ],
            )
            .await
    }
}
pub struct RetireAnnouncementStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn retire_announcement() -> RetireAnnouncementStmt {
    RetireAnnouncementStmt("update announcement set retired = true where id = $1", None)
}
impl RetireAnnouncementStmt {
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
pub struct PutWelcomeMessageStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn put_welcome_message() -> PutWelcomeMessageStmt {
    PutWelcomeMessageStmt(
        "insert into welcome_message (id, kind, title, content, link) values ($1, $2, $3, $4, $5) on conflict (id) do update set kind = excluded.kind, title = excluded.title, content = excluded.content, link = excluded.link, retired = false",
        None,
    )
}
impl PutWelcomeMessageStmt {
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
        id: &'a i64,
        kind: &'a T1,
        title: &'a T2,
        content: &'a T3,
        link: &'a Option<T4>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[id, kind, title, content, link])
            .await
    }
}
pub struct RetireWelcomeMessageStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn retire_welcome_message() -> RetireWelcomeMessageStmt {
    RetireWelcomeMessageStmt(
        "update welcome_message set retired = true where id = $1",
        None,
    )
}
impl RetireWelcomeMessageStmt {
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
pub struct PutPersonStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn put_person() -> PutPersonStmt {
    PutPersonStmt(
        "insert into account (login_name, name, sex, age, signature, avatar, invite_code) values ($1, $2, $3, $4, $5, $6, $7) on conflict (lower(login_name)) do update set name = excluded.name, sex = excluded.sex, age = excluded.age, signature = excluded.signature, avatar = excluded.avatar where account.password_hash is null and account.phone is null returning uid",
        None,
    )
}
impl PutPersonStmt {
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
    >(
        &'s self,
        client: &'c C,
        login_name: &'a T1,
        name: &'a T2,
        sex: &'a i16,
        age: &'a i16,
        signature: &'a T3,
        avatar: &'a Option<T4>,
        invite_code: &'a T5,
    ) -> I64Query<'c, 'a, 's, C, i64, 7> {
        I64Query {
            client,
            params: [login_name, name, sex, age, signature, avatar, invite_code],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct PutPersonStatusStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn put_person_status() -> PutPersonStatusStmt {
    PutPersonStatusStmt(
        "insert into status (uid, read_upto) select $1, seq from broadcast_head on conflict do nothing",
        None,
    )
}
impl PutPersonStatusStmt {
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
        uid: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[uid]).await
    }
}
pub struct GiveFrameStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn give_frame() -> GiveFrameStmt {
    GiveFrameStmt(
        "insert into goods_entry (uid, kind, item, delta, amount_after, reason, ref_type, ref_id) select $1::bigint, 'frame', $2::text, 1, 0, '', 'content', $1::text where not exists (select from goods g where (g.uid, g.kind, g.item) = ($1, 'frame', $2))",
        None,
    )
}
impl GiveFrameStmt {
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
        frame: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[uid, frame]).await
    }
}
pub struct WearFrameStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn wear_frame() -> WearFrameStmt {
    WearFrameStmt("update account set worn_frame = $1 where uid = $2", None)
}
impl WearFrameStmt {
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
        frame: &'a Option<T1>,
        uid: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[frame, uid]).await
    }
}
pub struct TakeMembershipBackStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn take_membership_back() -> TakeMembershipBackStmt {
    TakeMembershipBackStmt(
        "insert into vip_grant (uid, level_type, length, begin_time, end_time, ref_type, ref_id) select uid, 0, now() - exp_time, exp_time, now(), 'content', uid || ':' || version from status where uid = $1 and exp_time > now() and level_type <> $2::smallint",
        None,
    )
}
impl TakeMembershipBackStmt {
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
        uid: &'a i64,
        level_type: &'a i16,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[uid, level_type]).await
    }
}
pub struct GrantMembershipStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn grant_membership() -> GrantMembershipStmt {
    GrantMembershipStmt(
        "insert into vip_grant (uid, level_type, length, begin_time, end_time, ref_type, ref_id) select uid, $1::smallint, interval '10 years', now(), now() + interval '10 years', 'content', uid || ':' || version from status where uid = $2 and $1::smallint > 0 and (exp_time > now()) is not true",
        None,
    )
}
impl GrantMembershipStmt {
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
        level_type: &'a i16,
        uid: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[level_type, uid]).await
    }
}
pub struct PutCustomerServiceStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn put_customer_service() -> PutCustomerServiceStmt {
    PutCustomerServiceStmt(
        "insert into customer_service (contact_link, email, hours, business_email) values ($1, $2, $3, $4) on conflict (one) do update set contact_link = excluded.contact_link, email = excluded.email, hours = excluded.hours, business_email = excluded.business_email",
        None,
    )
}
impl PutCustomerServiceStmt {
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
        contact_link: &'a T1,
        email: &'a T2,
        hours: &'a T3,
        business_email: &'a T4,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[contact_link, email, hours, business_email])
            .await
    }
}
pub struct DeleteCustomerServiceStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn delete_customer_service() -> DeleteCustomerServiceStmt {
    DeleteCustomerServiceStmt("delete from customer_service", None)
}
impl DeleteCustomerServiceStmt {
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
pub struct PutFaqStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn put_faq() -> PutFaqStmt {
    PutFaqStmt(
        "insert into faq (id, category, question, answer, place) values ($1, $2, $3, $4, $5) on conflict (id) do update set category = excluded.category, question = excluded.question, answer = excluded.answer, place = excluded.place",
        None,
    )
}
impl PutFaqStmt {
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
    >(
        &'s self,
        client: &'c C,
        id: &'a i64,
        category: &'a T1,
        question: &'a T2,
        answer: &'a T3,
        place: &'a i32,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[id, category, question, answer, place])
            .await
    }
}
pub struct DeleteFaqStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn delete_faq() -> DeleteFaqStmt {
    DeleteFaqStmt("delete from faq where id = $1", None)
}
impl DeleteFaqStmt {
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
pub struct PutDocumentStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn put_document() -> PutDocumentStmt {
    PutDocumentStmt(
        "insert into document (name, version, title, title_en, content, content_en) values ($1, $2, $3, $4, $5, $6) on conflict (name) do update set version = excluded.version, title = excluded.title, title_en = excluded.title_en, content = excluded.content, content_en = excluded.content_en",
        None,
    )
}
impl PutDocumentStmt {
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
        T5: crate::StringSql,
        T6: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        name: &'a T1,
        version: &'a T2,
        title: &'a T3,
        title_en: &'a T4,
        content: &'a T5,
        content_en: &'a T6,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[name, version, title, title_en, content, content_en],
            )
            .await
    }
}
pub struct DeleteDocumentStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn delete_document() -> DeleteDocumentStmt {
    DeleteDocumentStmt("delete from document where name = $1", None)
}
impl DeleteDocumentStmt {
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
        name: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[name]).await
    }
}
pub struct PutSensitiveWordStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn put_sensitive_word() -> PutSensitiveWordStmt {
    PutSensitiveWordStmt(
        "insert into sensitive_word (folded, word, action) values ($1, $2, $3) on conflict (folded) do update set word = excluded.word, action = excluded.action",
        None,
    )
}
impl PutSensitiveWordStmt {
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
    >(
        &'s self,
        client: &'c C,
        folded: &'a T1,
        word: &'a T2,
        action: &'a T3,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[folded, word, action]).await
    }
}
pub struct DeleteSensitiveWordStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn delete_sensitive_word() -> DeleteSensitiveWordStmt {
    DeleteSensitiveWordStmt("delete from sensitive_word where folded = $1", None)
}
impl DeleteSensitiveWordStmt {
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
        folded: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[folded]).await
    }
}
pub struct PutTranslationStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn put_translation() -> PutTranslationStmt {
    PutTranslationStmt(
        "insert into content_translation (language, text, translation) values ($1, $2, $3) on conflict (language, text) do update set translation = excluded.translation",
        None,
    )
}
impl PutTranslationStmt {
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
    >(
        &'s self,
        client: &'c C,
        language: &'a T1,
        text: &'a T2,
        translation: &'a T3,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[language, text, translation]).await
    }
}
pub struct DeleteTranslationStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn delete_translation() -> DeleteTranslationStmt {
    DeleteTranslationStmt(
        "delete from content_translation where language = split_part($1, ':', 1) and text = substr($1, strpos($1, ':') + 1)",
        None,
    )
}
impl DeleteTranslationStmt {
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
        key: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[key]).await
    }
}
pub struct PutCoinPackageStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn put_coin_package() -> PutCoinPackageStmt {
    PutCoinPackageStmt(
        "insert into coin_package (id, name, coins, bonus, amount, currency, badge, place, begin_time, end_time) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (id) do update set name = excluded.name, coins = excluded.coins, bonus = excluded.bonus, amount = excluded.amount, currency = excluded.currency, badge = excluded.badge, place = excluded.place, begin_time = excluded.begin_time, end_time = excluded.end_time, retired = false",
        None,
    )
}
impl PutCoinPackageStmt {
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
    >(
        &'s self,
        client: &'c C,
        id: &'a i64,
        name: &'a T1,
        coins: &'a i64,
        bonus: &'a i64,
        amount: &'a i64,
        currency: &'a T2,
        badge: &'a T3,
        place: &'a i32,
        begin_time: &'a Option<chrono::DateTime<chrono::FixedOffset>>,
        end_time: &'a Option<chrono::DateTime<chrono::FixedOffset>>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[
                    id, name, coins, bonus, amount, currency, badge, place, begin_time, end_time,
                ],
            )
            .await
    }
}
pub struct RetireCoinPackageStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn retire_coin_package() -> RetireCoinPackageStmt {
    RetireCoinPackageStmt("update coin_package set retired = true where id = $1", None)
}
impl RetireCoinPackageStmt {
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
pub struct PutPayChannelStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn put_pay_channel() -> PutPayChannelStmt {
    PutPayChannelStmt(
        "insert into pay_channel (channel, name, place) values ($1, $2, $3) on conflict (channel) do update set name = excluded.name, place = excluded.place, retired = false",
        None,
    )
}
impl PutPayChannelStmt {
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
        name: &'a T2,
        place: &'a i32,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[channel, name, place]).await
    }
}
pub struct RetirePayChannelStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn retire_pay_channel() -> RetirePayChannelStmt {
    RetirePayChannelStmt(
        "update pay_channel set retired = true where channel = $1",
        None,
    )
}
impl RetirePayChannelStmt {
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
        channel: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[channel]).await
    }
}
pub struct PutVipPlanStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn put_vip_plan() -> PutVipPlanStmt {
    PutVipPlanStmt(
        "insert into vip_plan (type, name, days, level_type, coin_price, price, currency, benefits, badge, place, begin_time, end_time) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict (type) do update set name = excluded.name, days = excluded.days, level_type = excluded.level_type, coin_price = excluded.coin_price, price = excluded.price, currency = excluded.currency, benefits = excluded.benefits, badge = excluded.badge, place = excluded.place, begin_time = excluded.begin_time, end_time = excluded.end_time, retired = false",
        None,
    )
}
impl PutVipPlanStmt {
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
        T4: crate::ArraySql<Item = T3>,
        T5: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        type_: &'a i32,
        name: &'a T1,
        days: &'a i32,
        level_type: &'a i16,
        coin_price: &'a i64,
        price: &'a i64,
        currency: &'a T2,
        benefits: &'a T4,
        badge: &'a T5,
        place: &'a i32,
        begin_time: &'a Option<chrono::DateTime<chrono::FixedOffset>>,
        end_time: &'a Option<chrono::DateTime<chrono::FixedOffset>>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[
                    type_, name, days, level_type, coin_price, price, currency, benefits, badge,
                    place, begin_time, end_time,
                ],
            )
            .await
    }
}
pub struct RetireVipPlanStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn retire_vip_plan() -> RetireVipPlanStmt {
    RetireVipPlanStmt("update vip_plan set retired = true where type = $1", None)
}
impl RetireVipPlanStmt {
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
        type_: &'a i32,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[type_]).await
    }
}
pub struct UidsOfPeopleStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn uids_of_people() -> UidsOfPeopleStmt {
    UidsOfPeopleStmt(
        "select lower(login_name) as login_name, uid from account where lower(login_name) = any($1) and password_hash is null and phone is null",
        None,
    )
}
impl UidsOfPeopleStmt {
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
        names: &'a T2,
    ) -> UidsOfPeopleQuery<'c, 'a, 's, C, UidsOfPeople, 1> {
        UidsOfPeopleQuery {
            client,
            params: [names],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<UidsOfPeopleBorrowed, tokio_postgres::Error> {
                    Ok(UidsOfPeopleBorrowed {
                        login_name: row.try_get(0)?,
                        uid: row.try_get(1)?,
                    })
                },
            mapper: |it| UidsOfPeople::from(it),
        }
    }
}
pub struct PackPostStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn pack_post() -> PackPostStmt {
    PackPostStmt(
        "select p.uid, p.title, p.content, p.images, p.tag_id, p.game_id, p.hidden, p.delete_time is not null as deleted, p.create_time from post p where p.id = $1 for no key update",
        None,
    )
}
impl PackPostStmt {
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
    ) -> PackPostQuery<'c, 'a, 's, C, PackPost, 1> {
        PackPostQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<PackPostBorrowed, tokio_postgres::Error> {
                    Ok(PackPostBorrowed {
                        uid: row.try_get(0)?,
                        title: row.try_get(1)?,
                        content: row.try_get(2)?,
                        images: row.try_get(3)?,
                        tag_id: row.try_get(4)?,
                        game_id: row.try_get(5)?,
                        hidden: row.try_get(6)?,
                        deleted: row.try_get(7)?,
                        create_time: row.try_get(8)?,
                    })
                },
            mapper: |it| PackPost::from(it),
        }
    }
}
pub struct InsertPackPostStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_pack_post() -> InsertPackPostStmt {
    InsertPackPostStmt(
        "insert into post (id, uid, title, content, images, tag_id, game_id, create_time) overriding system value values ($1, $2, $3, $4, $5, $6, $7, $8)",
        None,
    )
}
impl InsertPackPostStmt {
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
        T3: crate::JsonSql,
    >(
        &'s self,
        client: &'c C,
        id: &'a i64,
        uid: &'a i64,
        title: &'a T1,
        content: &'a T2,
        images: &'a T3,
        tag_id: &'a Option<i64>,
        game_id: &'a Option<i64>,
        create_time: &'a chrono::DateTime<chrono::FixedOffset>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[
                    id,
                    uid,
                    title,
                    content,
                    images,
                    tag_id,
                    game_id,
                    create_time,
                ],
            )
            .await
    }
}
pub struct DatePackPostStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn date_pack_post() -> DatePackPostStmt {
    DatePackPostStmt(
        "update post set create_time = $1, hot_due = true where id = $2",
        None,
    )
}
impl DatePackPostStmt {
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
        create_time: &'a chrono::DateTime<chrono::FixedOffset>,
        id: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[create_time, id]).await
    }
}
pub struct PackLikesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn pack_likes() -> PackLikesStmt {
    PackLikesStmt(
        "select l.uid from post_like l join account a on a.uid = l.uid where l.post_id = $1 and a.password_hash is null and a.phone is null",
        None,
    )
}
impl PackLikesStmt {
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
        post_id: &'a i64,
    ) -> I64Query<'c, 'a, 's, C, i64, 1> {
        I64Query {
            client,
            params: [post_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct PackCommentsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn pack_comments() -> PackCommentsStmt {
    PackCommentsStmt(
        "with below_post as ( select id, uid, idempotency_key, delete_time from comment where post_id = $1 and root_id is null and (delete_time is null or reply_num > 0) ), there as ( select id, uid, idempotency_key from below_post where delete_time is null union all select c.id, c.uid, c.idempotency_key from below_post b join comment c on c.root_id = b.id where c.delete_time is null ) select c.id, c.uid, c.idempotency_key::uuid as key from there c join account a on a.uid = c.uid where c.idempotency_key is not null and a.password_hash is null and a.phone is null",
        None,
    )
}
impl PackCommentsStmt {
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
        post_id: &'a i64,
    ) -> PackCommentsQuery<'c, 'a, 's, C, PackComments, 1> {
        PackCommentsQuery {
            client,
            params: [post_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<PackComments, tokio_postgres::Error> {
                Ok(PackComments {
                    id: row.try_get(0)?,
                    uid: row.try_get(1)?,
                    key: row.try_get(2)?,
                })
            },
            mapper: |it| PackComments::from(it),
        }
    }
}
pub struct DatePackCommentsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn date_pack_comments() -> DatePackCommentsStmt {
    DatePackCommentsStmt(
        "update comment c set create_time = least(now(), p.create_time + d.minutes * interval '1 minute') from unnest($1::bigint[], $2::int[]) as d (id, minutes), post p where c.id = d.id and p.id = c.post_id",
        None,
    )
}
impl DatePackCommentsStmt {
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
    >(
        &'s self,
        client: &'c C,
        ids: &'a T1,
        minutes: &'a T2,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[ids, minutes]).await
    }
}
pub struct PutActivityStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn put_activity() -> PutActivityStmt {
    PutActivityStmt(
        "insert into activity (id, kind, name, summary, content, banner, begin_time, end_time, claim_end_time, draw_price, free_draws, day_draws, place) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict (id) do update set kind = excluded.kind, name = excluded.name, summary = excluded.summary, content = excluded.content, banner = excluded.banner, begin_time = excluded.begin_time, end_time = excluded.end_time, claim_end_time = excluded.claim_end_time, draw_price = excluded.draw_price, free_draws = excluded.free_draws, day_draws = excluded.day_draws, place = excluded.place, retired = false",
        None,
    )
}
impl PutActivityStmt {
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
        T5: crate::JsonSql,
    >(
        &'s self,
        client: &'c C,
        id: &'a i64,
        kind: &'a T1,
        name: &'a T2,
        summary: &'a T3,
        content: &'a T4,
        banner: &'a T5,
        begin_time: &'a chrono::DateTime<chrono::FixedOffset>,
        end_time: &'a chrono::DateTime<chrono::FixedOffset>,
        claim_end_time: &'a chrono::DateTime<chrono::FixedOffset>,
        draw_price: &'a i64,
        free_draws: &'a i32,
        day_draws: &'a i32,
        place: &'a i32,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[
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
                    place,
                ],
            )
            .await
    }
}
pub struct RetireActivityStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn retire_activity() -> RetireActivityStmt {
    RetireActivityStmt("update activity set retired = true where id = $1", None)
}
impl RetireActivityStmt {
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
pub struct PutTaskStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn put_task() -> PutTaskStmt {
    PutTaskStmt(
        "insert into activity_task (activity_id, id, name, deed, goal, coins, vip_days, level_type, place) values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (activity_id, id) do update set name = excluded.name, deed = excluded.deed, goal = excluded.goal, coins = excluded.coins, vip_days = excluded.vip_days, level_type = excluded.level_type, place = excluded.place, retired = false",
        None,
    )
}
impl PutTaskStmt {
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
        activity: &'a i64,
        id: &'a i32,
        name: &'a T1,
        deed: &'a T2,
        goal: &'a i64,
        coins: &'a i64,
        vip_days: &'a i32,
        level_type: &'a i16,
        place: &'a i32,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[
                    activity, id, name, deed, goal, coins, vip_days, level_type, place,
                ],
            )
            .await
    }
}
pub struct RetireTasksStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn retire_tasks() -> RetireTasksStmt {
    RetireTasksStmt(
        "update activity_task set retired = true where activity_id = $1",
        None,
    )
}
impl RetireTasksStmt {
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
        activity: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[activity]).await
    }
}
pub struct PutPrizeStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn put_prize() -> PutPrizeStmt {
    PutPrizeStmt(
        "insert into activity_prize (activity_id, id, name, odds, stock, coins, vip_days, level_type, place) values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (activity_id, id) do update set name = excluded.name, odds = excluded.odds, stock = greatest(excluded.stock, activity_prize.won_num), coins = excluded.coins, vip_days = excluded.vip_days, level_type = excluded.level_type, place = excluded.place, retired = false",
        None,
    )
}
impl PutPrizeStmt {
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
        activity: &'a i64,
        id: &'a i32,
        name: &'a T1,
        odds: &'a i32,
        stock: &'a i64,
        coins: &'a i64,
        vip_days: &'a i32,
        level_type: &'a i16,
        place: &'a i32,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[
                    activity, id, name, odds, stock, coins, vip_days, level_type, place,
                ],
            )
            .await
    }
}
pub struct RetirePrizesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn retire_prizes() -> RetirePrizesStmt {
    RetirePrizesStmt(
        "update activity_prize set retired = true where activity_id = $1",
        None,
    )
}
impl RetirePrizesStmt {
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
        activity: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[activity]).await
    }
}
pub struct TermsInForceStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn terms_in_force() -> TermsInForceStmt {
    TermsInForceStmt(
        "select 'game' as kind, id::text as key, buy_amount::bigint as first, 0::bigint as second, 0 as days, 0::smallint as level, ''::text as currency, false as retired, null::timestamptz as begin_time, null::timestamptz as end_time from game where id = any($1) union all select 'coin_package', id::text, amount, coins + bonus, 0, 0::smallint, currency, retired, begin_time, end_time from coin_package union all select 'vip_plan', type::text, price, coin_price, days, level_type, currency, retired, begin_time, end_time from vip_plan",
        None,
    )
}
impl TermsInForceStmt {
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
    ) -> TermsInForceQuery<'c, 'a, 's, C, TermsInForce, 1> {
        TermsInForceQuery {
            client,
            params: [games],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<TermsInForceBorrowed, tokio_postgres::Error> {
                    Ok(TermsInForceBorrowed {
                        kind: row.try_get(0)?,
                        key: row.try_get(1)?,
                        first: row.try_get(2)?,
                        second: row.try_get(3)?,
                        days: row.try_get(4)?,
                        level: row.try_get(5)?,
                        currency: row.try_get(6)?,
                        retired: row.try_get(7)?,
                        begin_time: row.try_get(8)?,
                        end_time: row.try_get(9)?,
                    })
                },
            mapper: |it| TermsInForce::from(it),
        }
    }
}
pub struct PricesOfGoodsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn prices_of_goods() -> PricesOfGoodsStmt {
    PricesOfGoodsStmt(
        "select coalesce((select max(ceil(coin_price::numeric / days)) from vip_plan), 0)::bigint as vip_day, coalesce((select max(draw_price) from activity), 0)::bigint as spin, coalesce((select greatest(make_up_price, (select max(reward) from unnest(rewards) reward)) from check_in_rule), 0)::bigint as make_up",
        None,
    )
}
impl PricesOfGoodsStmt {
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
    ) -> PricesOfGoodsQuery<'c, 'a, 's, C, PricesOfGoods, 0> {
        PricesOfGoodsQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<PricesOfGoods, tokio_postgres::Error> {
                Ok(PricesOfGoods {
                    vip_day: row.try_get(0)?,
                    spin: row.try_get(1)?,
                    make_up: row.try_get(2)?,
                })
            },
            mapper: |it| PricesOfGoods::from(it),
        }
    }
}
pub struct InsertImportStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_import() -> InsertImportStmt {
    InsertImportStmt(
        "insert into content_import (pack, retired, terms, approved, create_time) values ($1, $2, $3, $4, $5)",
        None,
    )
}
impl InsertImportStmt {
    pub async fn prepare<'a, C: GenericClient>(
        mut self,
        client: &'a C,
    ) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::JsonSql>(
        &'s self,
        client: &'c C,
        pack: &'a T1,
        retired: &'a i64,
        terms: &'a T2,
        approved: &'a bool,
        now: &'a chrono::DateTime<chrono::FixedOffset>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[pack, retired, terms, approved, now])
            .await
    }
}
pub struct ImportsSinceStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn imports_since() -> ImportsSinceStmt {
    ImportsSinceStmt(
        "select retired, terms from content_import where create_time > $1 and id > coalesce((select max(id) from content_import where approved), 0) order by id",
        None,
    )
}
impl ImportsSinceStmt {
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
    ) -> ImportsSinceQuery<'c, 'a, 's, C, ImportsSince, 1> {
        ImportsSinceQuery {
            client,
            params: [since],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<ImportsSinceBorrowed, tokio_postgres::Error> {
                    Ok(ImportsSinceBorrowed {
                        retired: row.try_get(0)?,
                        terms: row.try_get(1)?,
                    })
                },
            mapper: |it| ImportsSince::from(it),
        }
    }
}
pub struct NewestVersionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn newest_version() -> NewestVersionStmt {
    NewestVersionStmt(
        "select number, digest from content_version where pack = $1 order by number desc limit 1",
        None,
    )
}
impl NewestVersionStmt {
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
        pack: &'a T1,
    ) -> NewestVersionQuery<'c, 'a, 's, C, NewestVersion, 1> {
        NewestVersionQuery {
            client,
            params: [pack],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<NewestVersionBorrowed, tokio_postgres::Error> {
                    Ok(NewestVersionBorrowed {
                        number: row.try_get(0)?,
                        digest: row.try_get(1)?,
                    })
                },
            mapper: |it| NewestVersion::from(it),
        }
    }
}
pub struct PutBodiesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn put_bodies() -> PutBodiesStmt {
    PutBodiesStmt(
        "insert into content_body (digest, body) select t.digest, t.body::jsonb from unnest($1::text[], $2::text[]) as t (digest, body) on conflict (digest) do nothing",
        None,
    )
}
impl PutBodiesStmt {
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
        T3: crate::StringSql,
        T4: crate::ArraySql<Item = T3>,
    >(
        &'s self,
        client: &'c C,
        digests: &'a T2,
        bodies: &'a T4,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[digests, bodies]).await
    }
}
pub struct InsertVersionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_version() -> InsertVersionStmt {
    InsertVersionStmt(
        "insert into content_version (pack, digest, published, operator, summary, rolled_back) values ($1, $2, $3, $4, $5, $6) returning number",
        None,
    )
}
impl InsertVersionStmt {
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
    >(
        &'s self,
        client: &'c C,
        pack: &'a T1,
        digest: &'a T2,
        published: &'a Option<chrono::DateTime<chrono::FixedOffset>>,
        operator: &'a T3,
        summary: &'a T4,
        rolled_back: &'a Option<i64>,
    ) -> I64Query<'c, 'a, 's, C, i64, 6> {
        I64Query {
            client,
            params: [pack, digest, published, operator, summary, rolled_back],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct InsertVersionItemsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_version_items() -> InsertVersionItemsStmt {
    InsertVersionItemsStmt(
        "insert into content_version_item (version, place, digest) select $1, t.place - 1, t.digest from unnest($2::text[]) with ordinality as t (digest, place)",
        None,
    )
}
impl InsertVersionItemsStmt {
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
        version: &'a i64,
        digests: &'a T2,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[version, digests]).await
    }
}
pub struct InsertVersionFilesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_version_files() -> InsertVersionFilesStmt {
    InsertVersionFilesStmt(
        "insert into content_version_file (version, name) select distinct $1::bigint, t.name from unnest($2::text[]) as t (name)",
        None,
    )
}
impl InsertVersionFilesStmt {
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
        version: &'a i64,
        names: &'a T2,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[version, names]).await
    }
}
pub struct VersionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn version() -> VersionStmt {
    VersionStmt(
        "select number, pack, digest, published, operator, summary, rolled_back, create_time, (select count(*) from content_version_item i where i.version = v.number) as item_num from content_version v where number = $1",
        None,
    )
}
impl VersionStmt {
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
    ) -> VersionQuery<'c, 'a, 's, C, Version, 1> {
        VersionQuery {
            client,
            params: [number],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<VersionBorrowed, tokio_postgres::Error> {
                    Ok(VersionBorrowed {
                        number: row.try_get(0)?,
                        pack: row.try_get(1)?,
                        digest: row.try_get(2)?,
                        published: row.try_get(3)?,
                        operator: row.try_get(4)?,
                        summary: row.try_get(5)?,
                        rolled_back: row.try_get(6)?,
                        create_time: row.try_get(7)?,
                        item_num: row.try_get(8)?,
                    })
                },
            mapper: |it| Version::from(it),
        }
    }
}
pub struct VersionsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn versions() -> VersionsStmt {
    VersionsStmt(
        "select number, pack, digest, published, operator, summary, rolled_back, create_time, (select count(*) from content_version_item i where i.version = v.number) as item_num from content_version v order by number desc limit $1",
        None,
    )
}
impl VersionsStmt {
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
    ) -> VersionQuery<'c, 'a, 's, C, Version, 1> {
        VersionQuery {
            client,
            params: [size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<VersionBorrowed, tokio_postgres::Error> {
                    Ok(VersionBorrowed {
                        number: row.try_get(0)?,
                        pack: row.try_get(1)?,
                        digest: row.try_get(2)?,
                        published: row.try_get(3)?,
                        operator: row.try_get(4)?,
                        summary: row.try_get(5)?,
                        rolled_back: row.try_get(6)?,
                        create_time: row.try_get(7)?,
                        item_num: row.try_get(8)?,
                    })
                },
            mapper: |it| Version::from(it),
        }
    }
}
pub struct BodiesInForceStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn bodies_in_force() -> BodiesInForceStmt {
    BodiesInForceStmt(
        "select b.body from unnest($1::text[], $2::text[]) as mine (kind, key) join content_item i using (kind, key) join content_body b using (digest)",
        None,
    )
}
impl BodiesInForceStmt {
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
        T3: crate::StringSql,
        T4: crate::ArraySql<Item = T3>,
    >(
        &'s self,
        client: &'c C,
        kinds: &'a T2,
        keys: &'a T4,
    ) -> SerdejsonValueQuery<'c, 'a, 's, C, serde_json::Value, 2> {
        SerdejsonValueQuery {
            client,
            params: [kinds, keys],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| serde_json::from_str(it.0.get()).unwrap(),
        }
    }
}
pub struct VersionBodiesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn version_bodies() -> VersionBodiesStmt {
    VersionBodiesStmt(
        "select b.body from content_version_item i join content_body b using (digest) where i.version = $1 order by i.place",
        None,
    )
}
impl VersionBodiesStmt {
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
        version: &'a i64,
    ) -> SerdejsonValueQuery<'c, 'a, 's, C, serde_json::Value, 1> {
        SerdejsonValueQuery {
            client,
            params: [version],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| serde_json::from_str(it.0.get()).unwrap(),
        }
    }
}
pub struct VersionFilesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn version_files() -> VersionFilesStmt {
    VersionFilesStmt(
        "select name from content_version_file where version = $1 order by name",
        None,
    )
}
impl VersionFilesStmt {
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
        version: &'a i64,
    ) -> StringQuery<'c, 'a, 's, C, String, 1> {
        StringQuery {
            client,
            params: [version],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it.into(),
        }
    }
}
pub struct MediaStoreStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn media_store() -> MediaStoreStmt {
    MediaStoreStmt("select marker from media_store", None)
}
impl MediaStoreStmt {
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
    ) -> StringQuery<'c, 'a, 's, C, String, 0> {
        StringQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it.into(),
        }
    }
}
pub struct SetMediaStoreStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn set_media_store() -> SetMediaStoreStmt {
    SetMediaStoreStmt(
        "insert into media_store (marker) values ($1) on conflict (one) do update set marker = excluded.marker, create_time = now()",
        None,
    )
}
impl SetMediaStoreStmt {
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
        marker: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[marker]).await
    }
}
