// This file was generated with `cornucopia`. Do not modify.

#[derive(Debug, Clone, PartialEq)]
pub struct Goods {
    pub kind: String,
    pub item: String,
    pub name: Option<String>,
    pub picture: Option<String>,
    pub amount: i32,
    pub worn: bool,
}
pub struct GoodsBorrowed<'a> {
    pub kind: &'a str,
    pub item: &'a str,
    pub name: Option<&'a str>,
    pub picture: Option<&'a str>,
    pub amount: i32,
    pub worn: bool,
}
impl<'a> From<GoodsBorrowed<'a>> for Goods {
    fn from(
        GoodsBorrowed {
            kind,
            item,
            name,
            picture,
            amount,
            worn,
        }: GoodsBorrowed<'a>,
    ) -> Self {
        Self {
            kind: kind.into(),
            item: item.into(),
            name: name.map(|v| v.into()),
            picture: picture.map(|v| v.into()),
            amount,
            worn,
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Amounts {
    pub uid: i64,
    pub amount: i32,
}
#[derive(Debug, Clone, PartialEq)]
pub struct NameOf {
    pub name: String,
    pub free_time: Option<chrono::DateTime<chrono::FixedOffset>>,
}
pub struct NameOfBorrowed<'a> {
    pub name: &'a str,
    pub free_time: Option<chrono::DateTime<chrono::FixedOffset>>,
}
impl<'a> From<NameOfBorrowed<'a>> for NameOf {
    fn from(NameOfBorrowed { name, free_time }: NameOfBorrowed<'a>) -> Self {
        Self {
            name: name.into(),
            free_time,
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct GoodsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<GoodsBorrowed, tokio_postgres::Error>,
    mapper: fn(GoodsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> GoodsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(GoodsBorrowed) -> R) -> GoodsQuery<'c, 'a, 's, C, R, N> {
        GoodsQuery {
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
pub struct AmountsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Amounts, tokio_postgres::Error>,
    mapper: fn(Amounts) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> AmountsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Amounts) -> R) -> AmountsQuery<'c, 'a, 's, C, R, N> {
        AmountsQuery {
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
pub struct NameOfQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<NameOfBorrowed, tokio_postgres::Error>,
    mapper: fn(NameOfBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> NameOfQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(NameOfBorrowed) -> R) -> NameOfQuery<'c, 'a, 's, C, R, N> {
        NameOfQuery {
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
pub struct GoodsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn goods() -> GoodsStmt {
    GoodsStmt(
        "select g.kind, g.item, f.name, f.file as picture, g.amount, coalesce(f.id = a.worn_frame, false) as worn from goods g join account a on a.uid = g.uid left join frame f on g.kind = 'frame' and f.id = g.item where g.uid = $1 and g.amount > 0 order by g.kind <> 'frame', f.place, f.id, g.kind",
        None,
    )
}
impl GoodsStmt {
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
    ) -> GoodsQuery<'c, 'a, 's, C, Goods, 1> {
        GoodsQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<GoodsBorrowed, tokio_postgres::Error> {
                Ok(GoodsBorrowed {
                    kind: row.try_get(0)?,
                    item: row.try_get(1)?,
                    name: row.try_get(2)?,
                    picture: row.try_get(3)?,
                    amount: row.try_get(4)?,
                    worn: row.try_get(5)?,
                })
            },
            mapper: |it| Goods::from(it),
        }
    }
}
pub struct AmountsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn amounts() -> AmountsStmt {
    AmountsStmt(
        "select uid, amount from goods where uid = any($1) and kind = $2 and item = '' and amount > 0",
        None,
    )
}
impl AmountsStmt {
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
        kind: &'a T2,
    ) -> AmountsQuery<'c, 'a, 's, C, Amounts, 2> {
        AmountsQuery {
            client,
            params: [uids, kind],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Amounts, tokio_postgres::Error> {
                Ok(Amounts {
                    uid: row.try_get(0)?,
                    amount: row.try_get(1)?,
                })
            },
            mapper: |it| Amounts::from(it),
        }
    }
}
pub struct HasFrameStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn has_frame() -> HasFrameStmt {
    HasFrameStmt(
        "select exists (select from goods where (uid, kind, item) = ($1, 'frame', $2) and amount > 0)",
        None,
    )
}
impl HasFrameStmt {
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
        frame: &'a T1,
    ) -> BoolQuery<'c, 'a, 's, C, bool, 2> {
        BoolQuery {
            client,
            params: [uid, frame],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
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
pub struct NameOfStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn name_of() -> NameOfStmt {
    NameOfStmt(
        "select a.name, ( select c.create_time + make_interval(days => $1) from name_change c where c.uid = a.uid and not c.card and c.create_time > now() - make_interval(days => $1) order by c.create_time desc limit 1 ) as free_time from account a where a.uid = $2",
        None,
    )
}
impl NameOfStmt {
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
        days: &'a i32,
        uid: &'a i64,
    ) -> NameOfQuery<'c, 'a, 's, C, NameOf, 2> {
        NameOfQuery {
            client,
            params: [days, uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<NameOfBorrowed, tokio_postgres::Error> {
                    Ok(NameOfBorrowed {
                        name: row.try_get(0)?,
                        free_time: row.try_get(1)?,
                    })
                },
            mapper: |it| NameOf::from(it),
        }
    }
}
pub struct InsertNameChangeStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_name_change() -> InsertNameChangeStmt {
    InsertNameChangeStmt(
        "insert into name_change (uid, before, after, card) values ($1, $2, $3, $4)",
        None,
    )
}
impl InsertNameChangeStmt {
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
        uid: &'a i64,
        before: &'a T1,
        after: &'a T2,
        card: &'a bool,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[uid, before, after, card]).await
    }
}
