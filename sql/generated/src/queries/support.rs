// This file was generated with `cornucopia`. Do not modify.

#[derive(Debug, Clone, PartialEq)]
pub struct Found {
    pub uid: i64,
    pub by: String,
}
pub struct FoundBorrowed<'a> {
    pub uid: i64,
    pub by: &'a str,
}
impl<'a> From<FoundBorrowed<'a>> for Found {
    fn from(FoundBorrowed { uid, by }: FoundBorrowed<'a>) -> Self {
        Self { uid, by: by.into() }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Accounts {
    pub uid: i64,
    pub login_name: Option<String>,
    pub phone: Option<String>,
    pub name: String,
    pub account_type: i16,
    pub channel_id: String,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
    pub suspended_until: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub suspend_reason: String,
    pub muted_until: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub mute_reason: String,
    pub youth: bool,
    pub balance: i64,
    pub level_type: i16,
    pub level_end_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub post_num: i64,
    pub has_avatar: bool,
    pub erase_time: Option<chrono::DateTime<chrono::FixedOffset>>,
}
pub struct AccountsBorrowed<'a> {
    pub uid: i64,
    pub login_name: Option<&'a str>,
    pub phone: Option<&'a str>,
    pub name: &'a str,
    pub account_type: i16,
    pub channel_id: &'a str,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
    pub suspended_until: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub suspend_reason: &'a str,
    pub muted_until: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub mute_reason: &'a str,
    pub youth: bool,
    pub balance: i64,
    pub level_type: i16,
    pub level_end_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub post_num: i64,
    pub has_avatar: bool,
    pub erase_time: Option<chrono::DateTime<chrono::FixedOffset>>,
}
impl<'a> From<AccountsBorrowed<'a>> for Accounts {
    fn from(
        AccountsBorrowed {
            uid,
            login_name,
            phone,
            name,
            account_type,
            channel_id,
            create_time,
            suspended_until,
            suspend_reason,
            muted_until,
            mute_reason,
            youth,
            balance,
            level_type,
            level_end_time,
            post_num,
            has_avatar,
            erase_time,
        }: AccountsBorrowed<'a>,
    ) -> Self {
        Self {
            uid,
            login_name: login_name.map(|v| v.into()),
            phone: phone.map(|v| v.into()),
            name: name.into(),
            account_type,
            channel_id: channel_id.into(),
            create_time,
            suspended_until,
            suspend_reason: suspend_reason.into(),
            muted_until,
            mute_reason: mute_reason.into(),
            youth,
            balance,
            level_type,
            level_end_time,
            post_num,
            has_avatar,
            erase_time,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Logins {
    pub id: uuid::Uuid,
    pub device_id: String,
    pub agent: String,
    pub address: String,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
    pub last_time: chrono::DateTime<chrono::FixedOffset>,
    pub expire_time: chrono::DateTime<chrono::FixedOffset>,
    pub end_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub end_reason: Option<String>,
}
pub struct LoginsBorrowed<'a> {
    pub id: uuid::Uuid,
    pub device_id: &'a str,
    pub agent: &'a str,
    pub address: &'a str,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
    pub last_time: chrono::DateTime<chrono::FixedOffset>,
    pub expire_time: chrono::DateTime<chrono::FixedOffset>,
    pub end_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub end_reason: Option<&'a str>,
}
impl<'a> From<LoginsBorrowed<'a>> for Logins {
    fn from(
        LoginsBorrowed {
            id,
            device_id,
            agent,
            address,
            create_time,
            last_time,
            expire_time,
            end_time,
            end_reason,
        }: LoginsBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            device_id: device_id.into(),
            agent: agent.into(),
            address: address.into(),
            create_time,
            last_time,
            expire_time,
            end_time,
            end_reason: end_reason.map(|v| v.into()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct LockAccount {
    pub suspended_until: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub suspend_reason: String,
    pub muted_until: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub mute_reason: String,
}
pub struct LockAccountBorrowed<'a> {
    pub suspended_until: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub suspend_reason: &'a str,
    pub muted_until: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub mute_reason: &'a str,
}
impl<'a> From<LockAccountBorrowed<'a>> for LockAccount {
    fn from(
        LockAccountBorrowed {
            suspended_until,
            suspend_reason,
            muted_until,
            mute_reason,
        }: LockAccountBorrowed<'a>,
    ) -> Self {
        Self {
            suspended_until,
            suspend_reason: suspend_reason.into(),
            muted_until,
            mute_reason: mute_reason.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Notes {
    pub id: i64,
    pub author: String,
    pub content: String,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
}
pub struct NotesBorrowed<'a> {
    pub id: i64,
    pub author: &'a str,
    pub content: &'a str,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
}
impl<'a> From<NotesBorrowed<'a>> for Notes {
    fn from(
        NotesBorrowed {
            id,
            author,
            content,
            create_time,
        }: NotesBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            author: author.into(),
            content: content.into(),
            create_time,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Devices {
    pub device_id: String,
    pub live_logins: i64,
    pub last_time: chrono::DateTime<chrono::FixedOffset>,
}
pub struct DevicesBorrowed<'a> {
    pub device_id: &'a str,
    pub live_logins: i64,
    pub last_time: chrono::DateTime<chrono::FixedOffset>,
}
impl<'a> From<DevicesBorrowed<'a>> for Devices {
    fn from(
        DevicesBorrowed {
            device_id,
            live_logins,
            last_time,
        }: DevicesBorrowed<'a>,
    ) -> Self {
        Self {
            device_id: device_id.into(),
            live_logins,
            last_time,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Erasure {
    pub posts: String,
    pub step: String,
    pub ask_time: chrono::DateTime<chrono::FixedOffset>,
    pub due_time: chrono::DateTime<chrono::FixedOffset>,
    pub end_time: Option<chrono::DateTime<chrono::FixedOffset>>,
}
pub struct ErasureBorrowed<'a> {
    pub posts: &'a str,
    pub step: &'a str,
    pub ask_time: chrono::DateTime<chrono::FixedOffset>,
    pub due_time: chrono::DateTime<chrono::FixedOffset>,
    pub end_time: Option<chrono::DateTime<chrono::FixedOffset>>,
}
impl<'a> From<ErasureBorrowed<'a>> for Erasure {
    fn from(
        ErasureBorrowed {
            posts,
            step,
            ask_time,
            due_time,
            end_time,
        }: ErasureBorrowed<'a>,
    ) -> Self {
        Self {
            posts: posts.into(),
            step: step.into(),
            ask_time,
            due_time,
            end_time,
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct FoundQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<FoundBorrowed, tokio_postgres::Error>,
    mapper: fn(FoundBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> FoundQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(FoundBorrowed) -> R) -> FoundQuery<'c, 'a, 's, C, R, N> {
        FoundQuery {
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
pub struct AccountsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<AccountsBorrowed, tokio_postgres::Error>,
    mapper: fn(AccountsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> AccountsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(AccountsBorrowed) -> R) -> AccountsQuery<'c, 'a, 's, C, R, N> {
        AccountsQuery {
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
pub struct LoginsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LoginsBorrowed, tokio_postgres::Error>,
    mapper: fn(LoginsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LoginsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(LoginsBorrowed) -> R) -> LoginsQuery<'c, 'a, 's, C, R, N> {
        LoginsQuery {
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
pub struct LockAccountQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockAccountBorrowed, tokio_postgres::Error>,
    mapper: fn(LockAccountBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockAccountQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(LockAccountBorrowed) -> R,
    ) -> LockAccountQuery<'c, 'a, 's, C, R, N> {
        LockAccountQuery {
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
pub struct NotesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<NotesBorrowed, tokio_postgres::Error>,
    mapper: fn(NotesBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> NotesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(NotesBorrowed) -> R) -> NotesQuery<'c, 'a, 's, C, R, N> {
        NotesQuery {
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
pub struct DevicesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<DevicesBorrowed, tokio_postgres::Error>,
    mapper: fn(DevicesBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> DevicesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(DevicesBorrowed) -> R) -> DevicesQuery<'c, 'a, 's, C, R, N> {
        DevicesQuery {
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
pub struct ErasureQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ErasureBorrowed, tokio_postgres::Error>,
    mapper: fn(ErasureBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ErasureQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(ErasureBorrowed) -> R) -> ErasureQuery<'c, 'a, 's, C, R, N> {
        ErasureQuery {
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
pub struct FoundStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn found() -> FoundStmt {
    FoundStmt(
        "select uid, 'uid' as by from account where uid = $1 union all select uid, 'name' from account where lower(login_name) = lower($2) union all select uid, 'phone' from account where phone = $2 union all select uid, 'order' from trade_order where id = $3 union all (select distinct uid, 'device' from login where device_id = $2 and device_id <> '' order by uid limit $4) union all (select uid, 'nick' from account_text folded join account using (uid) where folded.name = fold($2) and lower(account.name) = lower($2) order by uid limit $4)",
        None,
    )
}
impl FoundStmt {
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
        uid: &'a Option<i64>,
        who: &'a T1,
        order: &'a Option<uuid::Uuid>,
        most: &'a i64,
    ) -> FoundQuery<'c, 'a, 's, C, Found, 4> {
        FoundQuery {
            client,
            params: [uid, who, order, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<FoundBorrowed, tokio_postgres::Error> {
                Ok(FoundBorrowed {
                    uid: row.try_get(0)?,
                    by: row.try_get(1)?,
                })
            },
            mapper: |it| Found::from(it),
        }
    }
}
pub struct AccountsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn accounts() -> AccountsStmt {
    AccountsStmt(
        "select a.uid, a.login_name, a.phone, a.name, a.account_type, a.channel_id, a.create_time, case when a.suspended_until > now() then a.suspended_until end as suspended_until, case when a.suspended_until > now() then a.suspend_reason else '' end as suspend_reason, case when a.muted_until > now() then a.muted_until end as muted_until, case when a.muted_until > now() then a.mute_reason else '' end as mute_reason, s.youth, s.balance, s.level_type, s.exp_time as level_end_time, a.post_num, a.avatar is not null as has_avatar, a.erase_time from account a join status s on s.uid = a.uid where a.uid = any($1) order by a.uid",
        None,
    )
}
impl AccountsStmt {
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
    ) -> AccountsQuery<'c, 'a, 's, C, Accounts, 1> {
        AccountsQuery {
            client,
            params: [uids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<AccountsBorrowed, tokio_postgres::Error> {
                    Ok(AccountsBorrowed {
                        uid: row.try_get(0)?,
                        login_name: row.try_get(1)?,
                        phone: row.try_get(2)?,
                        name: row.try_get(3)?,
                        account_type: row.try_get(4)?,
                        channel_id: row.try_get(5)?,
                        create_time: row.try_get(6)?,
                        suspended_until: row.try_get(7)?,
                        suspend_reason: row.try_get(8)?,
                        muted_until: row.try_get(9)?,
                        mute_reason: row.try_get(10)?,
                        youth: row.try_get(11)?,
                        balance: row.try_get(12)?,
                        level_type: row.try_get(13)?,
                        level_end_time: row.try_get(14)?,
                        post_num: row.try_get(15)?,
                        has_avatar: row.try_get(16)?,
                        erase_time: row.try_get(17)?,
                    })
                },
            mapper: |it| Accounts::from(it),
        }
    }
}
pub struct LoginsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn logins() -> LoginsStmt {
    LoginsStmt(
        "select id, device_id, agent, address, create_time, last_time, expire_time, end_time, end_reason from login where uid = $1 order by create_time desc, id desc limit $2",
        None,
    )
}
impl LoginsStmt {
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
    ) -> LoginsQuery<'c, 'a, 's, C, Logins, 2> {
        LoginsQuery {
            client,
            params: [uid, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<LoginsBorrowed, tokio_postgres::Error> {
                    Ok(LoginsBorrowed {
                        id: row.try_get(0)?,
                        device_id: row.try_get(1)?,
                        agent: row.try_get(2)?,
                        address: row.try_get(3)?,
                        create_time: row.try_get(4)?,
                        last_time: row.try_get(5)?,
                        expire_time: row.try_get(6)?,
                        end_time: row.try_get(7)?,
                        end_reason: row.try_get(8)?,
                    })
                },
            mapper: |it| Logins::from(it),
        }
    }
}
pub struct LockAccountStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_account() -> LockAccountStmt {
    LockAccountStmt(
        "select case when suspended_until > now() then suspended_until end as suspended_until, case when suspended_until > now() then suspend_reason else '' end as suspend_reason, case when muted_until > now() then muted_until end as muted_until, case when muted_until > now() then mute_reason else '' end as mute_reason from account where uid = $1 and erase_time is null for no key update",
        None,
    )
}
impl LockAccountStmt {
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
    ) -> LockAccountQuery<'c, 'a, 's, C, LockAccount, 1> {
        LockAccountQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<LockAccountBorrowed, tokio_postgres::Error> {
                    Ok(LockAccountBorrowed {
                        suspended_until: row.try_get(0)?,
                        suspend_reason: row.try_get(1)?,
                        muted_until: row.try_get(2)?,
                        mute_reason: row.try_get(3)?,
                    })
                },
            mapper: |it| LockAccount::from(it),
        }
    }
}
pub struct InsertNoteStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_note() -> InsertNoteStmt {
    InsertNoteStmt(
        "insert into account_note (uid, author, content, idempotency_key) values ($1, $2, $3, $4) on conflict (idempotency_key) do nothing returning id",
        None,
    )
}
impl InsertNoteStmt {
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
        uid: &'a i64,
        author: &'a T1,
        content: &'a T2,
        idempotency_key: &'a Option<uuid::Uuid>,
    ) -> I64Query<'c, 'a, 's, C, i64, 4> {
        I64Query {
            client,
            params: [uid, author, content, idempotency_key],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct NotesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn notes() -> NotesStmt {
    NotesStmt(
        "select id, author, content, create_time from account_note where uid = $1 and id < $2 order by id desc limit $3",
        None,
    )
}
impl NotesStmt {
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
    ) -> NotesQuery<'c, 'a, 's, C, Notes, 3> {
        NotesQuery {
            client,
            params: [uid, below, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<NotesBorrowed, tokio_postgres::Error> {
                Ok(NotesBorrowed {
                    id: row.try_get(0)?,
                    author: row.try_get(1)?,
                    content: row.try_get(2)?,
                    create_time: row.try_get(3)?,
                })
            },
            mapper: |it| Notes::from(it),
        }
    }
}
pub struct DevicesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn devices() -> DevicesStmt {
    DevicesStmt(
        "select device_id, count(*) filter (where end_time is null and expire_time > now()) as live_logins, max(last_time) as last_time from login where uid = $1 and device_id <> '' group by device_id order by max(last_time) desc limit $2",
        None,
    )
}
impl DevicesStmt {
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
    ) -> DevicesQuery<'c, 'a, 's, C, Devices, 2> {
        DevicesQuery {
            client,
            params: [uid, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<DevicesBorrowed, tokio_postgres::Error> {
                    Ok(DevicesBorrowed {
                        device_id: row.try_get(0)?,
                        live_logins: row.try_get(1)?,
                        last_time: row.try_get(2)?,
                    })
                },
            mapper: |it| Devices::from(it),
        }
    }
}
pub struct ErasureStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn erasure() -> ErasureStmt {
    ErasureStmt(
        "select posts, step, ask_time, due_time, end_time from erasure where uid = $1",
        None,
    )
}
impl ErasureStmt {
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
    ) -> ErasureQuery<'c, 'a, 's, C, Erasure, 1> {
        ErasureQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<ErasureBorrowed, tokio_postgres::Error> {
                    Ok(ErasureBorrowed {
                        posts: row.try_get(0)?,
                        step: row.try_get(1)?,
                        ask_time: row.try_get(2)?,
                        due_time: row.try_get(3)?,
                        end_time: row.try_get(4)?,
                    })
                },
            mapper: |it| Erasure::from(it),
        }
    }
}
