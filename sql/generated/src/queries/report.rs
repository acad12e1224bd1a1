// This file was generated with `cornucopia`. Do not modify.

#[derive(Debug, Clone, PartialEq)]
pub struct ReportByKey {
    pub kind: Option<String>,
    pub ref_id: Option<i64>,
}
pub struct ReportByKeyBorrowed<'a> {
    pub kind: Option<&'a str>,
    pub ref_id: Option<i64>,
}
impl<'a> From<ReportByKeyBorrowed<'a>> for ReportByKey {
    fn from(ReportByKeyBorrowed { kind, ref_id }: ReportByKeyBorrowed<'a>) -> Self {
        Self {
            kind: kind.map(|v| v.into()),
            ref_id,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Open {
    pub kind: String,
    pub ref_id: i64,
    pub reports: i64,
    pub reasons: Vec<String>,
    pub newest: chrono::DateTime<chrono::FixedOffset>,
}
pub struct OpenBorrowed<'a> {
    pub kind: &'a str,
    pub ref_id: i64,
    pub reports: i64,
    pub reasons: crate::ArrayIterator<'a, &'a str>,
    pub newest: chrono::DateTime<chrono::FixedOffset>,
}
impl<'a> From<OpenBorrowed<'a>> for Open {
    fn from(
        OpenBorrowed {
            kind,
            ref_id,
            reports,
            reasons,
            newest,
        }: OpenBorrowed<'a>,
    ) -> Self {
        Self {
            kind: kind.into(),
            ref_id,
            reports,
            reasons: reasons.map(|v| v.into()).collect(),
            newest,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Of {
    pub uid: i64,
    pub name: String,
    pub reason: String,
    pub detail: String,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
    pub resolve_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub verdict: Option<String>,
}
pub struct OfBorrowed<'a> {
    pub uid: i64,
    pub name: &'a str,
    pub reason: &'a str,
    pub detail: &'a str,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
    pub resolve_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub verdict: Option<&'a str>,
}
impl<'a> From<OfBorrowed<'a>> for Of {
    fn from(
        OfBorrowed {
            uid,
            name,
            reason,
            detail,
            create_time,
            resolve_time,
            verdict,
        }: OfBorrowed<'a>,
    ) -> Self {
        Self {
            uid,
            name: name.into(),
            reason: reason.into(),
            detail: detail.into(),
            create_time,
            resolve_time,
            verdict: verdict.map(|v| v.into()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct PostReported {
    pub uid: i64,
    pub text: String,
    pub deleted: bool,
    pub hidden: bool,
}
pub struct PostReportedBorrowed<'a> {
    pub uid: i64,
    pub text: &'a str,
    pub deleted: bool,
    pub hidden: bool,
}
impl<'a> From<PostReportedBorrowed<'a>> for PostReported {
    fn from(
        PostReportedBorrowed {
            uid,
            text,
            deleted,
            hidden,
        }: PostReportedBorrowed<'a>,
    ) -> Self {
        Self {
            uid,
            text: text.into(),
            deleted,
            hidden,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct CommentReported {
    pub uid: i64,
    pub text: String,
    pub post_id: i64,
    pub deleted: bool,
}
pub struct CommentReportedBorrowed<'a> {
    pub uid: i64,
    pub text: &'a str,
    pub post_id: i64,
    pub deleted: bool,
}
impl<'a> From<CommentReportedBorrowed<'a>> for CommentReported {
    fn from(
        CommentReportedBorrowed {
            uid,
            text,
            post_id,
            deleted,
        }: CommentReportedBorrowed<'a>,
    ) -> Self {
        Self {
            uid,
            text: text.into(),
            post_id,
            deleted,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct UserReported {
    pub uid: i64,
    pub text: String,
}
pub struct UserReportedBorrowed<'a> {
    pub uid: i64,
    pub text: &'a str,
}
impl<'a> From<UserReportedBorrowed<'a>> for UserReported {
    fn from(UserReportedBorrowed { uid, text }: UserReportedBorrowed<'a>) -> Self {
        Self {
            uid,
            text: text.into(),
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
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
pub struct ReportByKeyQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ReportByKeyBorrowed, tokio_postgres::Error>,
    mapper: fn(ReportByKeyBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ReportByKeyQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(ReportByKeyBorrowed) -> R,
    ) -> ReportByKeyQuery<'c, 'a, 's, C, R, N> {
        ReportByKeyQuery {
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
pub struct OpenQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<OpenBorrowed, tokio_postgres::Error>,
    mapper: fn(OpenBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OpenQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(OpenBorrowed) -> R) -> OpenQuery<'c, 'a, 's, C, R, N> {
        OpenQuery {
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
pub struct OfQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<OfBorrowed, tokio_postgres::Error>,
    mapper: fn(OfBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OfQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(OfBorrowed) -> R) -> OfQuery<'c, 'a, 's, C, R, N> {
        OfQuery {
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
pub struct PostReportedQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<PostReportedBorrowed, tokio_postgres::Error>,
    mapper: fn(PostReportedBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> PostReportedQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(PostReportedBorrowed) -> R,
    ) -> PostReportedQuery<'c, 'a, 's, C, R, N> {
        PostReportedQuery {
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
pub struct CommentReportedQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<CommentReportedBorrowed, tokio_postgres::Error>,
    mapper: fn(CommentReportedBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> CommentReportedQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(CommentReportedBorrowed) -> R,
    ) -> CommentReportedQuery<'c, 'a, 's, C, R, N> {
        CommentReportedQuery {
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
pub struct UserReportedQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<UserReportedBorrowed, tokio_postgres::Error>,
    mapper: fn(UserReportedBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> UserReportedQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(UserReportedBorrowed) -> R,
    ) -> UserReportedQuery<'c, 'a, 's, C, R, N> {
        UserReportedQuery {
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
pub struct OwnerOfPostStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn owner_of_post() -> OwnerOfPostStmt {
    OwnerOfPostStmt(
        "select uid from post where id = $1 and not hidden and delete_time is null",
        None,
    )
}
impl OwnerOfPostStmt {
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
pub struct OwnerOfCommentStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn owner_of_comment() -> OwnerOfCommentStmt {
    OwnerOfCommentStmt(
        "select c.uid from comment c join post p on p.id = c.post_id where c.id = $1 and c.delete_time is null and not p.hidden and p.delete_time is null",
        None,
    )
}
impl OwnerOfCommentStmt {
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
pub struct OwnerOfUserStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn owner_of_user() -> OwnerOfUserStmt {
    OwnerOfUserStmt("select uid from account where uid = $1", None)
}
impl OwnerOfUserStmt {
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
pub struct InsertReportStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_report() -> InsertReportStmt {
    InsertReportStmt(
        "insert into report (uid, kind, ref_id, reason, detail, idempotency_key) values ($1, $2, $3, $4, $5, $6) on conflict do nothing",
        None,
    )
}
impl InsertReportStmt {
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
        uid: &'a i64,
        kind: &'a T1,
        ref_id: &'a i64,
        reason: &'a T2,
        detail: &'a T3,
        key: &'a Option<uuid::Uuid>,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[uid, kind, ref_id, reason, detail, key])
            .await
    }
}
pub struct ReportByKeyStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn report_by_key() -> ReportByKeyStmt {
    ReportByKeyStmt(
        "select r.kind, r.ref_id from account_key k left join report r on (r.uid, r.idempotency_key) = (k.uid, k.key) where k.uid = $1 and k.key = $2",
        None,
    )
}
impl ReportByKeyStmt {
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
        key: &'a uuid::Uuid,
    ) -> ReportByKeyQuery<'c, 'a, 's, C, ReportByKey, 2> {
        ReportByKeyQuery {
            client,
            params: [uid, key],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<ReportByKeyBorrowed, tokio_postgres::Error> {
                    Ok(ReportByKeyBorrowed {
                        kind: row.try_get(0)?,
                        ref_id: row.try_get(1)?,
                    })
                },
            mapper: |it| ReportByKey::from(it),
        }
    }
}
pub struct OpenStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn open() -> OpenStmt {
    OpenStmt(
        "select kind, ref_id, count(*) as reports, array_agg(distinct reason) as reasons, max(create_time)::timestamptz as newest from report where resolve_time is null group by kind, ref_id order by count(*) desc, max(create_time) desc limit $1",
        None,
    )
}
impl OpenStmt {
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
    ) -> OpenQuery<'c, 'a, 's, C, Open, 1> {
        OpenQuery {
            client,
            params: [size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OpenBorrowed, tokio_postgres::Error> {
                Ok(OpenBorrowed {
                    kind: row.try_get(0)?,
                    ref_id: row.try_get(1)?,
                    reports: row.try_get(2)?,
                    reasons: row.try_get(3)?,
                    newest: row.try_get(4)?,
                })
            },
            mapper: |it| Open::from(it),
        }
    }
}
pub struct OfStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn of() -> OfStmt {
    OfStmt(
        "select r.uid, a.name, r.reason, r.detail, r.create_time, r.resolve_time, r.verdict from report r join account a on a.uid = r.uid where r.kind = $1 and r.ref_id = $2 order by r.id",
        None,
    )
}
impl OfStmt {
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
        kind: &'a T1,
        ref_id: &'a i64,
    ) -> OfQuery<'c, 'a, 's, C, Of, 2> {
        OfQuery {
            client,
            params: [kind, ref_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OfBorrowed, tokio_postgres::Error> {
                Ok(OfBorrowed {
                    uid: row.try_get(0)?,
                    name: row.try_get(1)?,
                    reason: row.try_get(2)?,
                    detail: row.try_get(3)?,
                    create_time: row.try_get(4)?,
                    resolve_time: row.try_get(5)?,
                    verdict: row.try_get(6)?,
                })
            },
            mapper: |it| Of::from(it),
        }
    }
}
pub struct PostReportedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn post_reported() -> PostReportedStmt {
    PostReportedStmt(
        "select uid, title || case when title = '' then '' else ' — ' end || content as text, delete_time is not null as deleted, hidden from post where id = $1",
        None,
    )
}
impl PostReportedStmt {
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
    ) -> PostReportedQuery<'c, 'a, 's, C, PostReported, 1> {
        PostReportedQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<PostReportedBorrowed, tokio_postgres::Error> {
                    Ok(PostReportedBorrowed {
                        uid: row.try_get(0)?,
                        text: row.try_get(1)?,
                        deleted: row.try_get(2)?,
                        hidden: row.try_get(3)?,
                    })
                },
            mapper: |it| PostReported::from(it),
        }
    }
}
pub struct CommentReportedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn comment_reported() -> CommentReportedStmt {
    CommentReportedStmt(
        "select uid, concat_ws(' — ', nullif(content, ''), image ->> 'full') as text, post_id, delete_time is not null as deleted from comment where id = $1",
        None,
    )
}
impl CommentReportedStmt {
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
    ) -> CommentReportedQuery<'c, 'a, 's, C, CommentReported, 1> {
        CommentReportedQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |
                row: &tokio_postgres::Row,
            | -> Result<CommentReportedBorrowed, tokio_postgres::Error> {
                Ok(CommentReportedBorrowed {
                    uid: row.try_get(0)?,
                    text: row.try_get(1)?,
                    post_id: row.try_get(2)?,
                    deleted: row.try_get(3)?,
                })
            },
            mapper: |it| CommentReported::from(it),
        }
    }
}
pub struct UserReportedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn user_reported() -> UserReportedStmt {
    UserReportedStmt(
        "select uid, name || case when signature = '' then '' else ' — ' end || signature as text from account where uid = $1",
        None,
    )
}
impl UserReportedStmt {
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
    ) -> UserReportedQuery<'c, 'a, 's, C, UserReported, 1> {
        UserReportedQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<UserReportedBorrowed, tokio_postgres::Error> {
                    Ok(UserReportedBorrowed {
                        uid: row.try_get(0)?,
                        text: row.try_get(1)?,
                    })
                },
            mapper: |it| UserReported::from(it),
        }
    }
}
