// This file was generated with `cornucopia`. Do not modify.

#[derive(Debug, Clone, PartialEq)]
pub struct ChangeByKey {
    pub digest: String,
    pub result: serde_json::Value,
}
pub struct ChangeByKeyBorrowed<'a> {
    pub digest: &'a str,
    pub result: postgres_types::Json<&'a serde_json::value::RawValue>,
}
impl<'a> From<ChangeByKeyBorrowed<'a>> for ChangeByKey {
    fn from(ChangeByKeyBorrowed { digest, result }: ChangeByKeyBorrowed<'a>) -> Self {
        Self {
            digest: digest.into(),
            result: serde_json::from_str(result.0.get()).unwrap(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Proposal {
    pub id: i64,
    pub kind: String,
    pub body: serde_json::Value,
    pub digest: String,
    pub reason: String,
    pub proposer: String,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
    pub expire_time: chrono::DateTime<chrono::FixedOffset>,
    pub decision: Option<String>,
    pub decided_by: Option<String>,
    pub decided_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub executed_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub result: Option<serde_json::Value>,
}
pub struct ProposalBorrowed<'a> {
    pub id: i64,
    pub kind: &'a str,
    pub body: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub digest: &'a str,
    pub reason: &'a str,
    pub proposer: &'a str,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
    pub expire_time: chrono::DateTime<chrono::FixedOffset>,
    pub decision: Option<&'a str>,
    pub decided_by: Option<&'a str>,
    pub decided_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub executed_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub result: Option<postgres_types::Json<&'a serde_json::value::RawValue>>,
}
impl<'a> From<ProposalBorrowed<'a>> for Proposal {
    fn from(
        ProposalBorrowed {
            id,
            kind,
            body,
            digest,
            reason,
            proposer,
            create_time,
            expire_time,
            decision,
            decided_by,
            decided_time,
            executed_time,
            result,
        }: ProposalBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            kind: kind.into(),
            body: serde_json::from_str(body.0.get()).unwrap(),
            digest: digest.into(),
            reason: reason.into(),
            proposer: proposer.into(),
            create_time,
            expire_time,
            decision: decision.map(|v| v.into()),
            decided_by: decided_by.map(|v| v.into()),
            decided_time,
            executed_time,
            result: result.map(|v| serde_json::from_str(v.0.get()).unwrap()),
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
pub struct ChangeByKeyQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ChangeByKeyBorrowed, tokio_postgres::Error>,
    mapper: fn(ChangeByKeyBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ChangeByKeyQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(ChangeByKeyBorrowed) -> R,
    ) -> ChangeByKeyQuery<'c, 'a, 's, C, R, N> {
        ChangeByKeyQuery {
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
pub struct ProposalQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ProposalBorrowed, tokio_postgres::Error>,
    mapper: fn(ProposalBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ProposalQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(ProposalBorrowed) -> R) -> ProposalQuery<'c, 'a, 's, C, R, N> {
        ProposalQuery {
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
pub struct LockChangesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_changes() -> LockChangesStmt {
    LockChangesStmt(
        "select pg_advisory_xact_lock(hashtext('portal operator change')) is null as locked",
        None,
    )
}
impl LockChangesStmt {
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
pub struct ChangeByKeyStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn change_by_key() -> ChangeByKeyStmt {
    ChangeByKeyStmt(
        "select digest, result from operator_change where kind = $1 and idempotency_key = $2",
        None,
    )
}
impl ChangeByKeyStmt {
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
        kind: &'a T1,
        idempotency_key: &'a T2,
    ) -> ChangeByKeyQuery<'c, 'a, 's, C, ChangeByKey, 2> {
        ChangeByKeyQuery {
            client,
            params: [kind, idempotency_key],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<ChangeByKeyBorrowed, tokio_postgres::Error> {
                    Ok(ChangeByKeyBorrowed {
                        digest: row.try_get(0)?,
                        result: row.try_get(1)?,
                    })
                },
            mapper: |it| ChangeByKey::from(it),
        }
    }
}
pub struct InsertChangeStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_change() -> InsertChangeStmt {
    InsertChangeStmt(
        "insert into operator_change (kind, operator, idempotency_key, digest, amount, result, create_time) values ($1, $2, $3, $4, $5, $6, $7)",
        None,
    )
}
impl InsertChangeStmt {
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
        kind: &'a T1,
        operator: &'a T2,
        idempotency_key: &'a T3,
        digest: &'a T4,
        amount: &'a i64,
        result: &'a T5,
        now: &'a chrono::DateTime<chrono::FixedOffset>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[kind, operator, idempotency_key, digest, amount, result, now],
            )
            .await
    }
}
pub struct SumSinceStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn sum_since() -> SumSinceStmt {
    SumSinceStmt(
        "select coalesce(sum(amount), 0)::bigint as sum from operator_change where operator = $1 and kind = $2 and create_time > $3",
        None,
    )
}
impl SumSinceStmt {
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
        operator: &'a T1,
        kind: &'a T2,
        since: &'a chrono::DateTime<chrono::FixedOffset>,
    ) -> I64Query<'c, 'a, 's, C, i64, 3> {
        I64Query {
            client,
            params: [operator, kind, since],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct InsertProposalStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_proposal() -> InsertProposalStmt {
    InsertProposalStmt(
        "insert into operator_proposal (kind, body, digest, reason, proposer, create_time, expire_time, idempotency_key) values ($1, $2, $3, $4, $5, $6, $7, $8) returning id",
        None,
    )
}
impl InsertProposalStmt {
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
        T2: crate::JsonSql,
        T3: crate::StringSql,
        T4: crate::StringSql,
        T5: crate::StringSql,
        T6: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        kind: &'a T1,
        body: &'a T2,
        digest: &'a T3,
        reason: &'a T4,
        proposer: &'a T5,
        now: &'a chrono::DateTime<chrono::FixedOffset>,
        expire_time: &'a chrono::DateTime<chrono::FixedOffset>,
        idempotency_key: &'a T6,
    ) -> I64Query<'c, 'a, 's, C, i64, 8> {
        I64Query {
            client,
            params: [
                kind,
                body,
                digest,
                reason,
                proposer,
                now,
                expire_time,
                idempotency_key,
            ],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct ProposalByKeyStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn proposal_by_key() -> ProposalByKeyStmt {
    ProposalByKeyStmt(
        "select id, kind, body, digest, reason, proposer, create_time, expire_time, decision, decided_by, decided_time, executed_time, result from operator_proposal where kind = $1 and idempotency_key = $2",
        None,
    )
}
impl ProposalByKeyStmt {
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
        kind: &'a T1,
        idempotency_key: &'a T2,
    ) -> ProposalQuery<'c, 'a, 's, C, Proposal, 2> {
        ProposalQuery {
            client,
            params: [kind, idempotency_key],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<ProposalBorrowed, tokio_postgres::Error> {
                    Ok(ProposalBorrowed {
                        id: row.try_get(0)?,
                        kind: row.try_get(1)?,
                        body: row.try_get(2)?,
                        digest: row.try_get(3)?,
                        reason: row.try_get(4)?,
                        proposer: row.try_get(5)?,
                        create_time: row.try_get(6)?,
                        expire_time: row.try_get(7)?,
                        decision: row.try_get(8)?,
                        decided_by: row.try_get(9)?,
                        decided_time: row.try_get(10)?,
                        executed_time: row.try_get(11)?,
                        result: row.try_get(12)?,
                    })
                },
            mapper: |it| Proposal::from(it),
        }
    }
}
pub struct LockProposalStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_proposal() -> LockProposalStmt {
    LockProposalStmt(
        "select id, kind, body, digest, reason, proposer, create_time, expire_time, decision, decided_by, decided_time, executed_time, result from operator_proposal where id = $1 for update",
        None,
    )
}
impl LockProposalStmt {
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
    ) -> ProposalQuery<'c, 'a, 's, C, Proposal, 1> {
        ProposalQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<ProposalBorrowed, tokio_postgres::Error> {
                    Ok(ProposalBorrowed {
                        id: row.try_get(0)?,
                        kind: row.try_get(1)?,
                        body: row.try_get(2)?,
                        digest: row.try_get(3)?,
                        reason: row.try_get(4)?,
                        proposer: row.try_get(5)?,
                        create_time: row.try_get(6)?,
                        expire_time: row.try_get(7)?,
                        decision: row.try_get(8)?,
                        decided_by: row.try_get(9)?,
                        decided_time: row.try_get(10)?,
                        executed_time: row.try_get(11)?,
                        result: row.try_get(12)?,
                    })
                },
            mapper: |it| Proposal::from(it),
        }
    }
}
pub struct ProposalStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn proposal() -> ProposalStmt {
    ProposalStmt(
        "select id, kind, body, digest, reason, proposer, create_time, expire_time, decision, decided_by, decided_time, executed_time, result from operator_proposal where id = $1",
        None,
    )
}
impl ProposalStmt {
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
    ) -> ProposalQuery<'c, 'a, 's, C, Proposal, 1> {
        ProposalQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<ProposalBorrowed, tokio_postgres::Error> {
                    Ok(ProposalBorrowed {
                        id: row.try_get(0)?,
                        kind: row.try_get(1)?,
                        body: row.try_get(2)?,
                        digest: row.try_get(3)?,
                        reason: row.try_get(4)?,
                        proposer: row.try_get(5)?,
                        create_time: row.try_get(6)?,
                        expire_time: row.try_get(7)?,
                        decision: row.try_get(8)?,
                        decided_by: row.try_get(9)?,
                        decided_time: row.try_get(10)?,
                        executed_time: row.try_get(11)?,
                        result: row.try_get(12)?,
                    })
                },
            mapper: |it| Proposal::from(it),
        }
    }
}
pub struct ProposalsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn proposals() -> ProposalsStmt {
    ProposalsStmt(
        "select id, kind, body, digest, reason, proposer, create_time, expire_time, decision, decided_by, decided_time, executed_time, result from operator_proposal where id < $1 and ($2::text is null or $2 = coalesce(decision, case when expire_time <= $3 then 'expired' else 'open' end)) order by id desc limit $4",
        None,
    )
}
impl ProposalsStmt {
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
        below: &'a i64,
        status: &'a Option<T1>,
        now: &'a chrono::DateTime<chrono::FixedOffset>,
        size: &'a i64,
    ) -> ProposalQuery<'c, 'a, 's, C, Proposal, 4> {
        ProposalQuery {
            client,
            params: [below, status, now, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<ProposalBorrowed, tokio_postgres::Error> {
                    Ok(ProposalBorrowed {
                        id: row.try_get(0)?,
                        kind: row.try_get(1)?,
                        body: row.try_get(2)?,
                        digest: row.try_get(3)?,
                        reason: row.try_get(4)?,
                        proposer: row.try_get(5)?,
                        create_time: row.try_get(6)?,
                        expire_time: row.try_get(7)?,
                        decision: row.try_get(8)?,
                        decided_by: row.try_get(9)?,
                        decided_time: row.try_get(10)?,
                        executed_time: row.try_get(11)?,
                        result: row.try_get(12)?,
                    })
                },
            mapper: |it| Proposal::from(it),
        }
    }
}
pub struct DecideStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn decide() -> DecideStmt {
    DecideStmt(
        "update operator_proposal set decision = $1, decided_by = $2, decided_time = $3, executed_time = $4, result = $5 where id = $6 and decision is null",
        None,
    )
}
impl DecideStmt {
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
        decision: &'a T1,
        decided_by: &'a T2,
        now: &'a chrono::DateTime<chrono::FixedOffset>,
        executed_time: &'a Option<chrono::DateTime<chrono::FixedOffset>>,
        result: &'a Option<T3>,
        id: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[decision, decided_by, now, executed_time, result, id],
            )
            .await
    }
}
pub struct NewestImportStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn newest_import() -> NewestImportStmt {
    NewestImportStmt(
        "select id, kind, body, digest, reason, proposer, create_time, expire_time, decision, decided_by, decided_time, executed_time, result from operator_proposal where kind = 'content.import' and digest = $1 and executed_time is null and ((decision is null and expire_time > $2) or (decision = 'approved' and decided_time > $3)) order by id desc limit 1 for update",
        None,
    )
}
impl NewestImportStmt {
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
        digest: &'a T1,
        now: &'a chrono::DateTime<chrono::FixedOffset>,
        since: &'a chrono::DateTime<chrono::FixedOffset>,
    ) -> ProposalQuery<'c, 'a, 's, C, Proposal, 3> {
        ProposalQuery {
            client,
            params: [digest, now, since],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<ProposalBorrowed, tokio_postgres::Error> {
                    Ok(ProposalBorrowed {
                        id: row.try_get(0)?,
                        kind: row.try_get(1)?,
                        body: row.try_get(2)?,
                        digest: row.try_get(3)?,
                        reason: row.try_get(4)?,
                        proposer: row.try_get(5)?,
                        create_time: row.try_get(6)?,
                        expire_time: row.try_get(7)?,
                        decision: row.try_get(8)?,
                        decided_by: row.try_get(9)?,
                        decided_time: row.try_get(10)?,
                        executed_time: row.try_get(11)?,
                        result: row.try_get(12)?,
                    })
                },
            mapper: |it| Proposal::from(it),
        }
    }
}
pub struct ExecuteImportStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn execute_import() -> ExecuteImportStmt {
    ExecuteImportStmt(
        "update operator_proposal set executed_time = $1, result = $2 where id = $3 and decision = 'approved' and executed_time is null",
        None,
    )
}
impl ExecuteImportStmt {
    pub async fn prepare<'a, C: GenericClient>(
        mut self,
        client: &'a C,
    ) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::JsonSql>(
        &'s self,
        client: &'c C,
        now: &'a chrono::DateTime<chrono::FixedOffset>,
        result: &'a T1,
        id: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[now, result, id]).await
    }
}
