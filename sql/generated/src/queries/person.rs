// This file was generated with `cornucopia`. Do not modify.

#[derive(Debug, Clone, PartialEq)]
pub struct Page {
    pub uid: i64,
    pub name: String,
    pub avatar: Option<String>,
    pub sex: i16,
    pub signature: String,
    pub post_num: i64,
    pub follower_num: i64,
    pub following_num: i64,
    pub like_num: i64,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
    pub level_type: i16,
    pub badge: Option<String>,
    pub frame: Option<String>,
    pub followed: bool,
    pub follows_me: bool,
    pub blocked: bool,
}
pub struct PageBorrowed<'a> {
    pub uid: i64,
    pub name: &'a str,
    pub avatar: Option<&'a str>,
    pub sex: i16,
    pub signature: &'a str,
    pub post_num: i64,
    pub follower_num: i64,
    pub following_num: i64,
    pub like_num: i64,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
    pub level_type: i16,
    pub badge: Option<&'a str>,
    pub frame: Option<&'a str>,
    pub followed: bool,
    pub follows_me: bool,
    pub blocked: bool,
}
impl<'a> From<PageBorrowed<'a>> for Page {
    fn from(
        PageBorrowed {
            uid,
            name,
            avatar,
            sex,
            signature,
            post_num,
            follower_num,
            following_num,
            like_num,
            create_time,
            level_type,
            badge,
            frame,
            followed,
            follows_me,
            blocked,
        }: PageBorrowed<'a>,
    ) -> Self {
        Self {
            uid,
            name: name.into(),
            avatar: avatar.map(|v| v.into()),
            sex,
            signature: signature.into(),
            post_num,
            follower_num,
            following_num,
            like_num,
            create_time,
            level_type,
            badge: badge.map(|v| v.into()),
            frame: frame.map(|v| v.into()),
            followed,
            follows_me,
            blocked,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Names {
    pub uid: i64,
    pub name: String,
}
pub struct NamesBorrowed<'a> {
    pub uid: i64,
    pub name: &'a str,
}
impl<'a> From<NamesBorrowed<'a>> for Names {
    fn from(NamesBorrowed { uid, name }: NamesBorrowed<'a>) -> Self {
        Self {
            uid,
            name: name.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Muted {
    pub uid: i64,
    pub muted_until: chrono::DateTime<chrono::FixedOffset>,
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct PageQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<PageBorrowed, tokio_postgres::Error>,
    mapper: fn(PageBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> PageQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(PageBorrowed) -> R) -> PageQuery<'c, 'a, 's, C, R, N> {
        PageQuery {
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
pub struct NamesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<NamesBorrowed, tokio_postgres::Error>,
    mapper: fn(NamesBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> NamesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(NamesBorrowed) -> R) -> NamesQuery<'c, 'a, 's, C, R, N> {
        NamesQuery {
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
pub struct MutedQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Muted, tokio_postgres::Error>,
    mapper: fn(Muted) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> MutedQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Muted) -> R) -> MutedQuery<'c, 'a, 's, C, R, N> {
        MutedQuery {
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
pub struct PageStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn page() -> PageStmt {
    PageStmt(
        "select a.uid, a.name, a.avatar, a.sex, a.signature, a.post_num, a.follower_num, a.following_num, a.like_num, a.create_time, case when s.exp_time > now() then s.level_type else 0::smallint end as level_type, case when a.badge_until > now() then a.badge end as badge, (select fr.file from frame fr where fr.id = a.worn_frame) as frame, exists (select from follow f where f.uid = $1 and f.followee = a.uid) as followed, exists (select from follow f where f.uid = a.uid and f.followee = $1) as follows_me, exists (select from block b where b.uid = $1 and b.blocked = a.uid) as blocked from account a join status s on s.uid = a.uid where a.uid = $2 and a.erase_time is null",
        None,
    )
}
impl PageStmt {
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
        reader: &'a i64,
        uid: &'a i64,
    ) -> PageQuery<'c, 'a, 's, C, Page, 2> {
        PageQuery {
            client,
            params: [reader, uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<PageBorrowed, tokio_postgres::Error> {
                Ok(PageBorrowed {
                    uid: row.try_get(0)?,
                    name: row.try_get(1)?,
                    avatar: row.try_get(2)?,
                    sex: row.try_get(3)?,
                    signature: row.try_get(4)?,
                    post_num: row.try_get(5)?,
                    follower_num: row.try_get(6)?,
                    following_num: row.try_get(7)?,
                    like_num: row.try_get(8)?,
                    create_time: row.try_get(9)?,
                    level_type: row.try_get(10)?,
                    badge: row.try_get(11)?,
                    frame: row.try_get(12)?,
                    followed: row.try_get(13)?,
                    follows_me: row.try_get(14)?,
                    blocked: row.try_get(15)?,
                })
            },
            mapper: |it| Page::from(it),
        }
    }
}
pub struct NamesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn names() -> NamesStmt {
    NamesStmt("select uid, name from account where uid = any($1)", None)
}
impl NamesStmt {
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
    ) -> NamesQuery<'c, 'a, 's, C, Names, 1> {
        NamesQuery {
            client,
            params: [uids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<NamesBorrowed, tokio_postgres::Error> {
                Ok(NamesBorrowed {
                    uid: row.try_get(0)?,
                    name: row.try_get(1)?,
                })
            },
            mapper: |it| Names::from(it),
        }
    }
}
pub struct FollowedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn followed() -> FollowedStmt {
    FollowedStmt(
        "select followee from follow where uid = $1 and followee = any($2)",
        None,
    )
}
impl FollowedStmt {
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
        reader: &'a i64,
        uids: &'a T1,
    ) -> I64Query<'c, 'a, 's, C, i64, 2> {
        I64Query {
            client,
            params: [reader, uids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct MutedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn muted() -> MutedStmt {
    MutedStmt(
        "select uid, muted_until::timestamptz as muted_until from account where uid = any($1) and muted_until > now()",
        None,
    )
}
impl MutedStmt {
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
    ) -> MutedQuery<'c, 'a, 's, C, Muted, 1> {
        MutedQuery {
            client,
            params: [uids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Muted, tokio_postgres::Error> {
                Ok(Muted {
                    uid: row.try_get(0)?,
                    muted_until: row.try_get(1)?,
                })
            },
            mapper: |it| Muted::from(it),
        }
    }
}
