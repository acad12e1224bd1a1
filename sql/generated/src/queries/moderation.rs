// This file was generated with `cornucopia`. Do not modify.

#[derive(Debug, Clone, PartialEq)]
pub struct AboutPost {
    pub uid: i64,
    pub name: String,
}
pub struct AboutPostBorrowed<'a> {
    pub uid: i64,
    pub name: &'a str,
}
impl<'a> From<AboutPostBorrowed<'a>> for AboutPost {
    fn from(AboutPostBorrowed { uid, name }: AboutPostBorrowed<'a>) -> Self {
        Self {
            uid,
            name: name.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Measure {
    pub id: i64,
    pub kind: String,
    pub reason: String,
    pub decider: String,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
    pub until: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub ref_kind: Option<String>,
    pub ref_id: Option<i64>,
    pub end_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub ended_by: Option<String>,
    pub end_reason: String,
    pub running: bool,
    pub appeal_id: Option<i64>,
    pub appeal: Option<String>,
    pub appeal_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub decision: Option<String>,
    pub answer: Option<String>,
    pub decide_time: Option<chrono::DateTime<chrono::FixedOffset>>,
}
pub struct MeasureBorrowed<'a> {
    pub id: i64,
    pub kind: &'a str,
    pub reason: &'a str,
    pub decider: &'a str,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
    pub until: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub ref_kind: Option<&'a str>,
    pub ref_id: Option<i64>,
    pub end_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub ended_by: Option<&'a str>,
    pub end_reason: &'a str,
    pub running: bool,
    pub appeal_id: Option<i64>,
    pub appeal: Option<&'a str>,
    pub appeal_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub decision: Option<&'a str>,
    pub answer: Option<&'a str>,
    pub decide_time: Option<chrono::DateTime<chrono::FixedOffset>>,
}
impl<'a> From<MeasureBorrowed<'a>> for Measure {
    fn from(
        MeasureBorrowed {
            id,
            kind,
            reason,
            decider,
            create_time,
            until,
            ref_kind,
            ref_id,
            end_time,
            ended_by,
            end_reason,
            running,
            appeal_id,
            appeal,
            appeal_time,
            decision,
            answer,
            decide_time,
        }: MeasureBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            kind: kind.into(),
            reason: reason.into(),
            decider: decider.into(),
            create_time,
            until,
            ref_kind: ref_kind.map(|v| v.into()),
            ref_id,
            end_time,
            ended_by: ended_by.map(|v| v.into()),
            end_reason: end_reason.into(),
            running,
            appeal_id,
            appeal: appeal.map(|v| v.into()),
            appeal_time,
            decision: decision.map(|v| v.into()),
            answer: answer.map(|v| v.into()),
            decide_time,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct HiddenWriting {
    pub measure: i64,
    pub excerpt: String,
    pub post_id: Option<i64>,
}
pub struct HiddenWritingBorrowed<'a> {
    pub measure: i64,
    pub excerpt: &'a str,
    pub post_id: Option<i64>,
}
impl<'a> From<HiddenWritingBorrowed<'a>> for HiddenWriting {
    fn from(
        HiddenWritingBorrowed {
            measure,
            excerpt,
            post_id,
        }: HiddenWritingBorrowed<'a>,
    ) -> Self {
        Self {
            measure,
            excerpt: excerpt.into(),
            post_id,
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct OwnMeasure {
    pub uid: i64,
    pub running: bool,
}
#[derive(Debug, Clone, PartialEq)]
pub struct AppealOfMeasure {
    pub id: i64,
    pub content: String,
    pub decision: Option<String>,
}
pub struct AppealOfMeasureBorrowed<'a> {
    pub id: i64,
    pub content: &'a str,
    pub decision: Option<&'a str>,
}
impl<'a> From<AppealOfMeasureBorrowed<'a>> for AppealOfMeasure {
    fn from(
        AppealOfMeasureBorrowed {
            id,
            content,
            decision,
        }: AppealOfMeasureBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            content: content.into(),
            decision: decision.map(|v| v.into()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Appeals {
    pub id: i64,
    pub measure_id: i64,
    pub uid: i64,
    pub name: String,
    pub content: String,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
    pub decision: Option<String>,
    pub answer: String,
    pub decided_by: Option<String>,
    pub decide_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub kind: String,
    pub reason: String,
    pub decider: String,
    pub measure_time: chrono::DateTime<chrono::FixedOffset>,
    pub until: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub ref_kind: Option<String>,
    pub ref_id: Option<i64>,
    pub running: bool,
}
pub struct AppealsBorrowed<'a> {
    pub id: i64,
    pub measure_id: i64,
    pub uid: i64,
    pub name: &'a str,
    pub content: &'a str,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
    pub decision: Option<&'a str>,
    pub answer: &'a str,
    pub decided_by: Option<&'a str>,
    pub decide_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub kind: &'a str,
    pub reason: &'a str,
    pub decider: &'a str,
    pub measure_time: chrono::DateTime<chrono::FixedOffset>,
    pub until: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub ref_kind: Option<&'a str>,
    pub ref_id: Option<i64>,
    pub running: bool,
}
impl<'a> From<AppealsBorrowed<'a>> for Appeals {
    fn from(
        AppealsBorrowed {
            id,
            measure_id,
            uid,
            name,
            content,
            create_time,
            decision,
            answer,
            decided_by,
            decide_time,
            kind,
            reason,
            decider,
            measure_time,
            until,
            ref_kind,
            ref_id,
            running,
        }: AppealsBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            measure_id,
            uid,
            name: name.into(),
            content: content.into(),
            create_time,
            decision: decision.map(|v| v.into()),
            answer: answer.into(),
            decided_by: decided_by.map(|v| v.into()),
            decide_time,
            kind: kind.into(),
            reason: reason.into(),
            decider: decider.into(),
            measure_time,
            until,
            ref_kind: ref_kind.map(|v| v.into()),
            ref_id,
            running,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Appeal {
    pub id: i64,
    pub measure_id: i64,
    pub uid: i64,
    pub decision: Option<String>,
    pub kind: String,
    pub ref_kind: Option<String>,
    pub ref_id: Option<i64>,
    pub running: bool,
}
pub struct AppealBorrowed<'a> {
    pub id: i64,
    pub measure_id: i64,
    pub uid: i64,
    pub decision: Option<&'a str>,
    pub kind: &'a str,
    pub ref_kind: Option<&'a str>,
    pub ref_id: Option<i64>,
    pub running: bool,
}
impl<'a> From<AppealBorrowed<'a>> for Appeal {
    fn from(
        AppealBorrowed {
            id,
            measure_id,
            uid,
            decision,
            kind,
            ref_kind,
            ref_id,
            running,
        }: AppealBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            measure_id,
            uid,
            decision: decision.map(|v| v.into()),
            kind: kind.into(),
            ref_kind: ref_kind.map(|v| v.into()),
            ref_id,
            running,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Writing {
    pub kind: String,
    pub id: i64,
    pub post_id: Option<i64>,
    pub content: String,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
    pub deleted: bool,
    pub hidden: bool,
}
pub struct WritingBorrowed<'a> {
    pub kind: &'a str,
    pub id: i64,
    pub post_id: Option<i64>,
    pub content: &'a str,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
    pub deleted: bool,
    pub hidden: bool,
}
impl<'a> From<WritingBorrowed<'a>> for Writing {
    fn from(
        WritingBorrowed {
            kind,
            id,
            post_id,
            content,
            create_time,
            deleted,
            hidden,
        }: WritingBorrowed<'a>,
    ) -> Self {
        Self {
            kind: kind.into(),
            id,
            post_id,
            content: content.into(),
            create_time,
            deleted,
            hidden,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct VisibleSince {
    pub kind: String,
    pub id: i64,
}
pub struct VisibleSinceBorrowed<'a> {
    pub kind: &'a str,
    pub id: i64,
}
impl<'a> From<VisibleSinceBorrowed<'a>> for VisibleSince {
    fn from(VisibleSinceBorrowed { kind, id }: VisibleSinceBorrowed<'a>) -> Self {
        Self {
            kind: kind.into(),
            id,
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct OpenReports {
    pub id: i64,
    pub uid: i64,
    pub reachable: bool,
}
#[derive(Debug, Clone, PartialEq)]
pub struct AboutComment {
    pub uid: i64,
    pub post_id: i64,
    pub content: String,
    pub deleted: bool,
    pub post_deleted: bool,
    pub erased: bool,
}
pub struct AboutCommentBorrowed<'a> {
    pub uid: i64,
    pub post_id: i64,
    pub content: &'a str,
    pub deleted: bool,
    pub post_deleted: bool,
    pub erased: bool,
}
impl<'a> From<AboutCommentBorrowed<'a>> for AboutComment {
    fn from(
        AboutCommentBorrowed {
            uid,
            post_id,
            content,
            deleted,
            post_deleted,
            erased,
        }: AboutCommentBorrowed<'a>,
    ) -> Self {
        Self {
            uid,
            post_id,
            content: content.into(),
            deleted,
            post_deleted,
            erased,
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct AboutPostQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<AboutPostBorrowed, tokio_postgres::Error>,
    mapper: fn(AboutPostBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> AboutPostQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(AboutPostBorrowed) -> R) -> AboutPostQuery<'c, 'a, 's, C, R, N> {
        AboutPostQuery {
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
pub struct MeasureQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<MeasureBorrowed, tokio_postgres::Error>,
    mapper: fn(MeasureBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> MeasureQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(MeasureBorrowed) -> R) -> MeasureQuery<'c, 'a, 's, C, R, N> {
        MeasureQuery {
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
pub struct HiddenWritingQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<HiddenWritingBorrowed, tokio_postgres::Error>,
    mapper: fn(HiddenWritingBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> HiddenWritingQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(HiddenWritingBorrowed) -> R,
    ) -> HiddenWritingQuery<'c, 'a, 's, C, R, N> {
        HiddenWritingQuery {
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
pub struct OwnMeasureQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<OwnMeasure, tokio_postgres::Error>,
    mapper: fn(OwnMeasure) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OwnMeasureQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(OwnMeasure) -> R) -> OwnMeasureQuery<'c, 'a, 's, C, R, N> {
        OwnMeasureQuery {
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
pub struct AppealOfMeasureQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<AppealOfMeasureBorrowed, tokio_postgres::Error>,
    mapper: fn(AppealOfMeasureBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> AppealOfMeasureQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(AppealOfMeasureBorrowed) -> R,
    ) -> AppealOfMeasureQuery<'c, 'a, 's, C, R, N> {
        AppealOfMeasureQuery {
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
pub struct AppealsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<AppealsBorrowed, tokio_postgres::Error>,
    mapper: fn(AppealsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> AppealsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(AppealsBorrowed) -> R) -> AppealsQuery<'c, 'a, 's, C, R, N> {
        AppealsQuery {
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
pub struct AppealQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<AppealBorrowed, tokio_postgres::Error>,
    mapper: fn(AppealBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> AppealQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(AppealBorrowed) -> R) -> AppealQuery<'c, 'a, 's, C, R, N> {
        AppealQuery {
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
pub struct WritingQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<WritingBorrowed, tokio_postgres::Error>,
    mapper: fn(WritingBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> WritingQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(WritingBorrowed) -> R) -> WritingQuery<'c, 'a, 's, C, R, N> {
        WritingQuery {
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
pub struct VisibleSinceQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<VisibleSinceBorrowed, tokio_postgres::Error>,
    mapper: fn(VisibleSinceBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> VisibleSinceQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(VisibleSinceBorrowed) -> R,
    ) -> VisibleSinceQuery<'c, 'a, 's, C, R, N> {
        VisibleSinceQuery {
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
pub struct OpenReportsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<OpenReports, tokio_postgres::Error>,
    mapper: fn(OpenReports) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OpenReportsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(OpenReports) -> R) -> OpenReportsQuery<'c, 'a, 's, C, R, N> {
        OpenReportsQuery {
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
pub struct AboutCommentQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<AboutCommentBorrowed, tokio_postgres::Error>,
    mapper: fn(AboutCommentBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> AboutCommentQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(AboutCommentBorrowed) -> R,
    ) -> AboutCommentQuery<'c, 'a, 's, C, R, N> {
        AboutCommentQuery {
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
pub struct AboutPostStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn about_post() -> AboutPostStmt {
    AboutPostStmt(
        "select uid, case when title <> '' then title else left(content, 20) end as name from post where id = $1",
        None,
    )
}
impl AboutPostStmt {
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
    ) -> AboutPostQuery<'c, 'a, 's, C, AboutPost, 1> {
        AboutPostQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<AboutPostBorrowed, tokio_postgres::Error> {
                    Ok(AboutPostBorrowed {
                        uid: row.try_get(0)?,
                        name: row.try_get(1)?,
                    })
                },
            mapper: |it| AboutPost::from(it),
        }
    }
}
pub struct MuteStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn mute() -> MuteStmt {
    MuteStmt(
        "update account set muted_until = $1, mute_reason = $2 where uid = $3 and erase_time is null",
        None,
    )
}
impl MuteStmt {
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
        until: &'a chrono::DateTime<chrono::FixedOffset>,
        reason: &'a T1,
        uid: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[until, reason, uid]).await
    }
}
pub struct UnmuteStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn unmute() -> UnmuteStmt {
    UnmuteStmt(
        "update account set muted_until = null, mute_reason = '' where uid = $1 and muted_until > now()",
        None,
    )
}
impl UnmuteStmt {
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
pub struct InsertMeasureStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_measure() -> InsertMeasureStmt {
    InsertMeasureStmt(
        "insert into measure (uid, kind, reason, decider, until, ref_kind, ref_id) values ($1, $2, $3, $4, $5, $6, $7) returning id",
        None,
    )
}
impl InsertMeasureStmt {
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
        uid: &'a i64,
        kind: &'a T1,
        reason: &'a T2,
        decider: &'a T3,
        until: &'a Option<chrono::DateTime<chrono::FixedOffset>>,
        ref_kind: &'a Option<T4>,
        ref_id: &'a Option<i64>,
    ) -> I64Query<'c, 'a, 's, C, i64, 7> {
        I64Query {
            client,
            params: [uid, kind, reason, decider, until, ref_kind, ref_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct EndRunningStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn end_running() -> EndRunningStmt {
    EndRunningStmt(
        "update measure set end_time = now(), ended_by = $1, end_reason = $2 where uid = $3 and kind = $4 and end_time is null and (until is null or until > now())",
        None,
    )
}
impl EndRunningStmt {
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
        ended_by: &'a T1,
        end_reason: &'a T2,
        uid: &'a i64,
        kind: &'a T3,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[ended_by, end_reason, uid, kind])
            .await
    }
}
pub struct EndHidesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn end_hides() -> EndHidesStmt {
    EndHidesStmt(
        "update measure set end_time = now(), ended_by = $1, end_reason = $2 where kind = 'hide' and ref_kind = $3 and ref_id = $4 and end_time is null",
        None,
    )
}
impl EndHidesStmt {
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
        ended_by: &'a T1,
        end_reason: &'a T2,
        ref_kind: &'a T3,
        ref_id: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[ended_by, end_reason, ref_kind, ref_id])
            .await
    }
}
pub struct EndHidesOfCommentsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn end_hides_of_comments() -> EndHidesOfCommentsStmt {
    EndHidesOfCommentsStmt(
        "update measure set end_time = now(), ended_by = 'author' where kind = 'hide' and ref_kind = 'comment' and ref_id = any($1) and end_time is null",
        None,
    )
}
impl EndHidesOfCommentsStmt {
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
        ids: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[ids]).await
    }
}
pub struct EndMeasureStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn end_measure() -> EndMeasureStmt {
    EndMeasureStmt(
        "update measure set end_time = now(), ended_by = $1, end_reason = $2 where id = $3 and end_time is null",
        None,
    )
}
impl EndMeasureStmt {
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
        ended_by: &'a T1,
        end_reason: &'a T2,
        id: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[ended_by, end_reason, id]).await
    }
}
pub struct IsHiddenStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn is_hidden() -> IsHiddenStmt {
    IsHiddenStmt(
        "select exists (select from measure where kind = 'hide' and ref_kind = $1 and ref_id = $2 and end_time is null) as hidden",
        None,
    )
}
impl IsHiddenStmt {
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
        ref_kind: &'a T1,
        ref_id: &'a i64,
    ) -> BoolQuery<'c, 'a, 's, C, bool, 2> {
        BoolQuery {
            client,
            params: [ref_kind, ref_id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct MeasuresStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn measures() -> MeasuresStmt {
    MeasuresStmt(
        "select m.id, m.kind, m.reason, m.decider, m.create_time, m.until, m.ref_kind, m.ref_id, m.end_time, m.ended_by, m.end_reason, m.end_time is null and (m.until is null or m.until > now()) as running, a.id as appeal_id, a.content as appeal, a.create_time as appeal_time, a.decision, a.answer, a.decide_time from measure m left join appeal a on a.measure_id = m.id where m.uid = $1 and m.id < $2 order by m.id desc limit $3",
        None,
    )
}
impl MeasuresStmt {
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
        most: &'a i64,
    ) -> MeasureQuery<'c, 'a, 's, C, Measure, 3> {
        MeasureQuery {
            client,
            params: [uid, below, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<MeasureBorrowed, tokio_postgres::Error> {
                    Ok(MeasureBorrowed {
                        id: row.try_get(0)?,
                        kind: row.try_get(1)?,
                        reason: row.try_get(2)?,
                        decider: row.try_get(3)?,
                        create_time: row.try_get(4)?,
                        until: row.try_get(5)?,
                        ref_kind: row.try_get(6)?,
                        ref_id: row.try_get(7)?,
                        end_time: row.try_get(8)?,
                        ended_by: row.try_get(9)?,
                        end_reason: row.try_get(10)?,
                        running: row.try_get(11)?,
                        appeal_id: row.try_get(12)?,
                        appeal: row.try_get(13)?,
                        appeal_time: row.try_get(14)?,
                        decision: row.try_get(15)?,
                        answer: row.try_get(16)?,
                        decide_time: row.try_get(17)?,
                    })
                },
            mapper: |it| Measure::from(it),
        }
    }
}
pub struct StandingStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn standing() -> StandingStmt {
    StandingStmt(
        "select count(*) filter (where m.kind <> 'hide') + count(distinct (m.create_time at time zone 'utc')::date) filter (where m.kind = 'hide') as standing from measure m where m.uid = $1 and m.create_time > $2 and (m.end_time is null or m.kind = 'hide' and m.ended_by = 'author' or exists ( select from measure n where n.uid = m.uid and n.kind = m.kind and n.id > m.id and n.create_time = m.end_time )) and not exists (select from appeal a where a.measure_id = m.id and a.decision = 'lifted')",
        None,
    )
}
impl StandingStmt {
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
        since: &'a chrono::DateTime<chrono::FixedOffset>,
    ) -> I64Query<'c, 'a, 's, C, i64, 2> {
        I64Query {
            client,
            params: [uid, since],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct HiddenWritingStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn hidden_writing() -> HiddenWritingStmt {
    HiddenWritingStmt(
        "select m.id as measure, left(case when m.ref_kind = 'comment' then coalesce(c.content, '') when p.title <> '' then p.title else coalesce(p.content, '') end, 60) as excerpt, case when p.delete_time is null and not p.hidden then p.id end as post_id from measure m left join comment c on m.ref_kind = 'comment' and c.id = m.ref_id left join post p on p.id = case when m.ref_kind = 'post' then m.ref_id else c.post_id end where m.uid = $1 and m.kind = 'hide' order by m.id desc limit $2",
        None,
    )
}
impl HiddenWritingStmt {
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
        most: &'a i64,
    ) -> HiddenWritingQuery<'c, 'a, 's, C, HiddenWriting, 2> {
        HiddenWritingQuery {
            client,
            params: [uid, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<HiddenWritingBorrowed, tokio_postgres::Error> {
                    Ok(HiddenWritingBorrowed {
                        measure: row.try_get(0)?,
                        excerpt: row.try_get(1)?,
                        post_id: row.try_get(2)?,
                    })
                },
            mapper: |it| HiddenWriting::from(it),
        }
    }
}
pub struct OwnMeasureStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn own_measure() -> OwnMeasureStmt {
    OwnMeasureStmt(
        "select uid, end_time is null and (until is null or until > now()) as running from measure where id = $1",
        None,
    )
}
impl OwnMeasureStmt {
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
    ) -> OwnMeasureQuery<'c, 'a, 's, C, OwnMeasure, 1> {
        OwnMeasureQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OwnMeasure, tokio_postgres::Error> {
                Ok(OwnMeasure {
                    uid: row.try_get(0)?,
                    running: row.try_get(1)?,
                })
            },
            mapper: |it| OwnMeasure::from(it),
        }
    }
}
pub struct InsertAppealStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_appeal() -> InsertAppealStmt {
    InsertAppealStmt(
        "insert into appeal (measure_id, uid, content) values ($1, $2, $3) on conflict (measure_id) do nothing returning id",
        None,
    )
}
impl InsertAppealStmt {
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
        measure: &'a i64,
        uid: &'a i64,
        content: &'a T1,
    ) -> I64Query<'c, 'a, 's, C, i64, 3> {
        I64Query {
            client,
            params: [measure, uid, content],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct AppealOfMeasureStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn appeal_of_measure() -> AppealOfMeasureStmt {
    AppealOfMeasureStmt(
        "select id, content, decision from appeal where measure_id = $1",
        None,
    )
}
impl AppealOfMeasureStmt {
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
        measure: &'a i64,
    ) -> AppealOfMeasureQuery<'c, 'a, 's, C, AppealOfMeasure, 1> {
        AppealOfMeasureQuery {
            client,
            params: [measure],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |
                row: &tokio_postgres::Row,
            | -> Result<AppealOfMeasureBorrowed, tokio_postgres::Error> {
                Ok(AppealOfMeasureBorrowed {
                    id: row.try_get(0)?,
                    content: row.try_get(1)?,
                    decision: row.try_get(2)?,
                })
            },
            mapper: |it| AppealOfMeasure::from(it),
        }
    }
}
pub struct AppealsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn appeals() -> AppealsStmt {
    AppealsStmt(
        "select a.id, a.measure_id, a.uid, n.name, a.content, a.create_time, a.decision, a.answer, a.decided_by, a.decide_time, m.kind, m.reason, m.decider, m.create_time as measure_time, m.until, m.ref_kind, m.ref_id, m.end_time is null and (m.until is null or m.until > now()) as running from appeal a join measure m on m.id = a.measure_id join account n on n.uid = a.uid where a.id < $1 and (not $2 or a.decision is null) order by a.id desc limit $3",
        None,
    )
}
impl AppealsStmt {
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
        below: &'a i64,
        open: &'a bool,
        most: &'a i64,
    ) -> AppealsQuery<'c, 'a, 's, C, Appeals, 3> {
        AppealsQuery {
            client,
            params: [below, open, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<AppealsBorrowed, tokio_postgres::Error> {
                    Ok(AppealsBorrowed {
                        id: row.try_get(0)?,
                        measure_id: row.try_get(1)?,
                        uid: row.try_get(2)?,
                        name: row.try_get(3)?,
                        content: row.try_get(4)?,
                        create_time: row.try_get(5)?,
                        decision: row.try_get(6)?,
                        answer: row.try_get(7)?,
                        decided_by: row.try_get(8)?,
                        decide_time: row.try_get(9)?,
                        kind: row.try_get(10)?,
                        reason: row.try_get(11)?,
                        decider: row.try_get(12)?,
                        measure_time: row.try_get(13)?,
                        until: row.try_get(14)?,
                        ref_kind: row.try_get(15)?,
                        ref_id: row.try_get(16)?,
                        running: row.try_get(17)?,
                    })
                },
            mapper: |it| Appeals::from(it),
        }
    }
}
pub struct AppealStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn appeal() -> AppealStmt {
    AppealStmt(
        "select a.id, a.measure_id, a.uid, a.decision, m.kind, m.ref_kind, m.ref_id, m.end_time is null and (m.until is null or m.until > now()) as running from appeal a join measure m on m.id = a.measure_id where a.id = $1",
        None,
    )
}
impl AppealStmt {
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
    ) -> AppealQuery<'c, 'a, 's, C, Appeal, 1> {
        AppealQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<AppealBorrowed, tokio_postgres::Error> {
                    Ok(AppealBorrowed {
                        id: row.try_get(0)?,
                        measure_id: row.try_get(1)?,
                        uid: row.try_get(2)?,
                        decision: row.try_get(3)?,
                        kind: row.try_get(4)?,
                        ref_kind: row.try_get(5)?,
                        ref_id: row.try_get(6)?,
                        running: row.try_get(7)?,
                    })
                },
            mapper: |it| Appeal::from(it),
        }
    }
}
pub struct DecideAppealStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn decide_appeal() -> DecideAppealStmt {
    DecideAppealStmt(
        "update appeal set decision = $1, answer = $2, decided_by = $3, decide_time = now() where id = $4 and decision is null",
        None,
    )
}
impl DecideAppealStmt {
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
        decision: &'a T1,
        answer: &'a T2,
        decided_by: &'a T3,
        id: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[decision, answer, decided_by, id])
            .await
    }
}
pub struct WritingStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn writing() -> WritingStmt {
    WritingStmt(
        "select w.kind, w.id, w.post_id, w.content, w.create_time, w.deleted, w.hidden from ( (select 'post' as kind, p.id, null::bigint as post_id, p.title || case when p.title = '' then '' else ' — ' end || p.content as content, p.create_time, p.delete_time is not null as deleted, p.hidden from post p where p.uid = $1 and (p.create_time, 'post'::text, p.id) < ($2, $3::text, $4) order by p.create_time desc, p.id desc limit $5) union all (select 'comment', c.id, c.post_id, c.content, c.create_time, c.delete_time is not null, exists (select from measure m where m.kind = 'hide' and m.ref_kind = 'comment' and m.ref_id = c.id and m.end_time is null) from comment c where c.uid = $1 and (c.create_time, 'comment'::text, c.id) < ($2, $3::text, $4) order by c.create_time desc, c.id desc limit $5) ) w order by w.create_time desc, w.kind desc, w.id desc limit $5",
        None,
    )
}
impl WritingStmt {
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
        before: &'a chrono::DateTime<chrono::FixedOffset>,
        kind: &'a T1,
        below: &'a i64,
        most: &'a i64,
    ) -> WritingQuery<'c, 'a, 's, C, Writing, 5> {
        WritingQuery {
            client,
            params: [uid, before, kind, below, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<WritingBorrowed, tokio_postgres::Error> {
                    Ok(WritingBorrowed {
                        kind: row.try_get(0)?,
                        id: row.try_get(1)?,
                        post_id: row.try_get(2)?,
                        content: row.try_get(3)?,
                        create_time: row.try_get(4)?,
                        deleted: row.try_get(5)?,
                        hidden: row.try_get(6)?,
                    })
                },
            mapper: |it| Writing::from(it),
        }
    }
}
pub struct VisibleSinceStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn visible_since() -> VisibleSinceStmt {
    VisibleSinceStmt(
        "(select 'post' as kind, p.id from post p where p.uid = $1 and p.create_time >= $2 and not p.hidden and p.delete_time is null order by p.id limit $3) union all (select 'comment', c.id from comment c join post p on p.id = c.post_id where c.uid = $1 and c.create_time >= $2 and c.delete_time is null and not p.hidden and p.delete_time is null order by c.id limit $3)",
        None,
    )
}
impl VisibleSinceStmt {
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
        since: &'a chrono::DateTime<chrono::FixedOffset>,
        most: &'a i64,
    ) -> VisibleSinceQuery<'c, 'a, 's, C, VisibleSince, 3> {
        VisibleSinceQuery {
            client,
            params: [uid, since, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<VisibleSinceBorrowed, tokio_postgres::Error> {
                    Ok(VisibleSinceBorrowed {
                        kind: row.try_get(0)?,
                        id: row.try_get(1)?,
                    })
                },
            mapper: |it| VisibleSince::from(it),
        }
    }
}
pub struct VisibleCountStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn visible_count() -> VisibleCountStmt {
    VisibleCountStmt(
        "select (select count(*) from post p where p.uid = $1 and p.create_time >= $2 and not p.hidden and p.delete_time is null) + (select count(*) from comment c join post p on p.id = c.post_id where c.uid = $1 and c.create_time >= $2 and c.delete_time is null and not p.hidden and p.delete_time is null) as visible",
        None,
    )
}
impl VisibleCountStmt {
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
        since: &'a chrono::DateTime<chrono::FixedOffset>,
    ) -> I64Query<'c, 'a, 's, C, i64, 2> {
        I64Query {
            client,
            params: [uid, since],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct OpenReportsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn open_reports() -> OpenReportsStmt {
    OpenReportsStmt(
        "select r.id, r.uid, a.erase_time is null as reachable from report r join account a on a.uid = r.uid where r.kind = $1 and r.ref_id = $2 and r.resolve_time is null order by r.uid limit $3",
        None,
    )
}
impl OpenReportsStmt {
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
        most: &'a i64,
    ) -> OpenReportsQuery<'c, 'a, 's, C, OpenReports, 3> {
        OpenReportsQuery {
            client,
            params: [kind, ref_id, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OpenReports, tokio_postgres::Error> {
                Ok(OpenReports {
                    id: row.try_get(0)?,
                    uid: row.try_get(1)?,
                    reachable: row.try_get(2)?,
                })
            },
            mapper: |it| OpenReports::from(it),
        }
    }
}
pub struct ResolveReportsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn resolve_reports() -> ResolveReportsStmt {
    ResolveReportsStmt(
        "update report set resolve_time = now(), verdict = $1 where id = any($2) and resolve_time is null returning uid",
        None,
    )
}
impl ResolveReportsStmt {
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
        T2: crate::ArraySql<Item = i64>,
    >(
        &'s self,
        client: &'c C,
        verdict: &'a T1,
        ids: &'a T2,
    ) -> I64Query<'c, 'a, 's, C, i64, 2> {
        I64Query {
            client,
            params: [verdict, ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct AboutCommentStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn about_comment() -> AboutCommentStmt {
    AboutCommentStmt(
        "select c.uid, c.post_id, c.content, c.delete_time is not null as deleted, p.delete_time is not null as post_deleted, a.erase_time is not null as erased from comment c join post p on p.id = c.post_id join account a on a.uid = c.uid where c.id = $1",
        None,
    )
}
impl AboutCommentStmt {
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
    ) -> AboutCommentQuery<'c, 'a, 's, C, AboutComment, 1> {
        AboutCommentQuery {
            client,
            params: [id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<AboutCommentBorrowed, tokio_postgres::Error> {
                    Ok(AboutCommentBorrowed {
                        uid: row.try_get(0)?,
                        post_id: row.try_get(1)?,
                        content: row.try_get(2)?,
                        deleted: row.try_get(3)?,
                        post_deleted: row.try_get(4)?,
                        erased: row.try_get(5)?,
                    })
                },
            mapper: |it| AboutComment::from(it),
        }
    }
}
