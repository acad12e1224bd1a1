// This file was generated with `cornucopia`. Do not modify.

#[derive(Debug, Clone, PartialEq)]
pub struct Trade {
    pub order_id: uuid::Uuid,
    pub trade_no: String,
    pub amount: i64,
    pub currency: String,
    pub subject: String,
    pub notify_url: String,
    pub return_url: String,
    pub status: String,
}
pub struct TradeBorrowed<'a> {
    pub order_id: uuid::Uuid,
    pub trade_no: &'a str,
    pub amount: i64,
    pub currency: &'a str,
    pub subject: &'a str,
    pub notify_url: &'a str,
    pub return_url: &'a str,
    pub status: &'a str,
}
impl<'a> From<TradeBorrowed<'a>> for Trade {
    fn from(
        TradeBorrowed {
            order_id,
            trade_no,
            amount,
            currency,
            subject,
            notify_url,
            return_url,
            status,
        }: TradeBorrowed<'a>,
    ) -> Self {
        Self {
            order_id,
            trade_no: trade_no.into(),
            amount,
            currency: currency.into(),
            subject: subject.into(),
            notify_url: notify_url.into(),
            return_url: return_url.into(),
            status: status.into(),
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct TradeQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<TradeBorrowed, tokio_postgres::Error>,
    mapper: fn(TradeBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> TradeQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(TradeBorrowed) -> R) -> TradeQuery<'c, 'a, 's, C, R, N> {
        TradeQuery {
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
pub struct OpenTradeStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn open_trade() -> OpenTradeStmt {
    OpenTradeStmt(
        "insert into sandbox_trade (order_id, trade_no, amount, currency, subject, notify_url, return_url, expire_time) values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (order_id) do nothing",
        None,
    )
}
impl OpenTradeStmt {
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
        order_id: &'a uuid::Uuid,
        trade_no: &'a T1,
        amount: &'a i64,
        currency: &'a T2,
        subject: &'a T3,
        notify_url: &'a T4,
        return_url: &'a T5,
        expire_time: &'a chrono::DateTime<chrono::FixedOffset>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[
                    order_id,
                    trade_no,
                    amount,
                    currency,
                    subject,
                    notify_url,
                    return_url,
                    expire_time,
                ],
            )
            .await
    }
}
pub struct TradeStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn trade() -> TradeStmt {
    TradeStmt(
        "select order_id, trade_no, amount, currency, subject, notify_url, return_url, case when status in ('waiting', 'failed') and expire_time <= now() then 'closed' else status end as status from sandbox_trade where order_id = $1",
        None,
    )
}
impl TradeStmt {
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
    ) -> TradeQuery<'c, 'a, 's, C, Trade, 1> {
        TradeQuery {
            client,
            params: [order_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<TradeBorrowed, tokio_postgres::Error> {
                Ok(TradeBorrowed {
                    order_id: row.try_get(0)?,
                    trade_no: row.try_get(1)?,
                    amount: row.try_get(2)?,
                    currency: row.try_get(3)?,
                    subject: row.try_get(4)?,
                    notify_url: row.try_get(5)?,
                    return_url: row.try_get(6)?,
                    status: row.try_get(7)?,
                })
            },
            mapper: |it| Trade::from(it),
        }
    }
}
pub struct PayTradeStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn pay_trade() -> PayTradeStmt {
    PayTradeStmt(
        "update sandbox_trade set status = 'paid', paid_time = now() where order_id = $1 and status in ('waiting', 'failed') and expire_time > now()",
        None,
    )
}
impl PayTradeStmt {
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
        order_id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[order_id]).await
    }
}
pub struct FailTradeStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn fail_trade() -> FailTradeStmt {
    FailTradeStmt(
        "update sandbox_trade set status = 'failed' where order_id = $1 and status = 'waiting' and expire_time > now()",
        None,
    )
}
impl FailTradeStmt {
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
        order_id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[order_id]).await
    }
}
pub struct CloseTradeStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn close_trade() -> CloseTradeStmt {
    CloseTradeStmt(
        "update sandbox_trade set status = 'closed' where order_id = $1 and status in ('waiting', 'failed')",
        None,
    )
}
impl CloseTradeStmt {
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
        order_id: &'a uuid::Uuid,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[order_id]).await
    }
}
pub struct LockTradeStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_trade() -> LockTradeStmt {
    LockTradeStmt(
        "select order_id from sandbox_trade where trade_no = $1 for update",
        None,
    )
}
impl LockTradeStmt {
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
        trade_no: &'a T1,
    ) -> UuidUuidQuery<'c, 'a, 's, C, uuid::Uuid, 1> {
        UuidUuidQuery {
            client,
            params: [trade_no],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct InsertRefundStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_refund() -> InsertRefundStmt {
    InsertRefundStmt(
        "insert into sandbox_refund (number, trade_no, amount) select $1::text, t.trade_no, $2::bigint from sandbox_trade t where t.trade_no = $3 and t.status = 'paid' and $2::bigint + coalesce((select sum(r.amount) from sandbox_refund r where r.trade_no = t.trade_no), 0) <= t.amount on conflict (number) do nothing",
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
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql, T2: crate::StringSql>(
        &'s self,
        client: &'c C,
        number: &'a T1,
        amount: &'a i64,
        trade_no: &'a T2,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[number, amount, trade_no]).await
    }
}
pub struct RefundTradeStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn refund_trade() -> RefundTradeStmt {
    RefundTradeStmt(
        "update sandbox_trade t set status = case when t.amount <= (select sum(r.amount) from sandbox_refund r where r.trade_no = t.trade_no) then 'refunded' else t.status end where t.trade_no = $1 and (t.status = 'refunded' or exists (select from sandbox_refund r where (r.number, r.trade_no) = ($2::text, t.trade_no)))",
        None,
    )
}
impl RefundTradeStmt {
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
        trade_no: &'a T1,
        number: &'a T2,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[trade_no, number]).await
    }
}
