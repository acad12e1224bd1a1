// This file was generated with `cornucopia`. Do not modify.

#[derive(Debug, Clone, PartialEq)]
pub struct PlansOnSale {
    pub r#type: i32,
    pub name: String,
    pub days: i32,
    pub level_type: i16,
    pub coin_price: i64,
    pub price: i64,
    pub currency: String,
    pub benefits: Vec<String>,
    pub badge: String,
}
pub struct PlansOnSaleBorrowed<'a> {
    pub r#type: i32,
    pub name: &'a str,
    pub days: i32,
    pub level_type: i16,
    pub coin_price: i64,
    pub price: i64,
    pub currency: &'a str,
    pub benefits: crate::ArrayIterator<'a, &'a str>,
    pub badge: &'a str,
}
impl<'a> From<PlansOnSaleBorrowed<'a>> for PlansOnSale {
    fn from(
        PlansOnSaleBorrowed {
            r#type,
            name,
            days,
            level_type,
            coin_price,
            price,
            currency,
            benefits,
            badge,
        }: PlansOnSaleBorrowed<'a>,
    ) -> Self {
        Self {
            r#type,
            name: name.into(),
            days,
            level_type,
            coin_price,
            price,
            currency: currency.into(),
            benefits: benefits.map(|v| v.into()).collect(),
            badge: badge.into(),
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct PlansOnSaleQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<PlansOnSaleBorrowed, tokio_postgres::Error>,
    mapper: fn(PlansOnSaleBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> PlansOnSaleQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(PlansOnSaleBorrowed) -> R,
    ) -> PlansOnSaleQuery<'c, 'a, 's, C, R, N> {
        PlansOnSaleQuery {
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
pub struct PlansOnSaleStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn plans_on_sale() -> PlansOnSaleStmt {
    PlansOnSaleStmt(
        "select type, name, days, level_type, coin_price, price, currency, benefits, badge from vip_plan where not retired and (begin_time is null or begin_time <= now()) and (end_time is null or end_time > now()) order by place",
        None,
    )
}
impl PlansOnSaleStmt {
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
    ) -> PlansOnSaleQuery<'c, 'a, 's, C, PlansOnSale, 0> {
        PlansOnSaleQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<PlansOnSaleBorrowed, tokio_postgres::Error> {
                    Ok(PlansOnSaleBorrowed {
                        r#type: row.try_get(0)?,
                        name: row.try_get(1)?,
                        days: row.try_get(2)?,
                        level_type: row.try_get(3)?,
                        coin_price: row.try_get(4)?,
                        price: row.try_get(5)?,
                        currency: row.try_get(6)?,
                        benefits: row.try_get(7)?,
                        badge: row.try_get(8)?,
                    })
                },
            mapper: |it| PlansOnSale::from(it),
        }
    }
}
pub struct GrantMembershipsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn grant_memberships() -> GrantMembershipsStmt {
    GrantMembershipsStmt(
        "insert into vip_grant (uid, level_type, length, begin_time, end_time, ref_type, ref_id) select uid, level_type, make_interval(hours => 24 * days), now(), now(), ref_type, ref_id from unnest($1::bigint[], $2::smallint[], $3::integer[], $4::text[], $5::text[]) with ordinality as granted (uid, level_type, days, ref_type, ref_id, place) order by place",
        None,
    )
}
impl GrantMembershipsStmt {
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
        T2: crate::ArraySql<Item = i16>,
        T3: crate::ArraySql<Item = i32>,
        T4: crate::StringSql,
        T5: crate::ArraySql<Item = T4>,
        T6: crate::StringSql,
        T7: crate::ArraySql<Item = T6>,
    >(
        &'s self,
        client: &'c C,
        uids: &'a T1,
        level_types: &'a T2,
        days: &'a T3,
        ref_types: &'a T5,
        ref_ids: &'a T7,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[uids, level_types, days, ref_types, ref_ids])
            .await
    }
}
pub struct GiveUsedAgainStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn give_used_again() -> GiveUsedAgainStmt {
    GiveUsedAgainStmt(
        "insert into vip_grant (uid, level_type, length, begin_time, end_time, ref_type, ref_id) select g.uid, 0, u.used, now(), now(), 'used', g.ref_id from vip_grant g join status s on s.uid = g.uid, used_of_grant(g, s.exp_time, now(), 9223372036854775807) as u (used) where g.ref_type = 'order' and g.ref_id = $1 and u.used > interval '0'",
        None,
    )
}
impl GiveUsedAgainStmt {
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
        order: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[order]).await
    }
}
