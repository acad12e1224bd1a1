// This file was generated with `cornucopia`. Do not modify.

#[derive(Debug, Clone, PartialEq)]
pub struct Credential {
    pub uid: i64,
    pub password_hash: Option<String>,
}
pub struct CredentialBorrowed<'a> {
    pub uid: i64,
    pub password_hash: Option<&'a str>,
}
impl<'a> From<CredentialBorrowed<'a>> for Credential {
    fn from(CredentialBorrowed { uid, password_hash }: CredentialBorrowed<'a>) -> Self {
        Self {
            uid,
            password_hash: password_hash.map(|v| v.into()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Credentials {
    pub login_name: Option<String>,
    pub password_hash: Option<String>,
    pub phone: Option<String>,
}
pub struct CredentialsBorrowed<'a> {
    pub login_name: Option<&'a str>,
    pub password_hash: Option<&'a str>,
    pub phone: Option<&'a str>,
}
impl<'a> From<CredentialsBorrowed<'a>> for Credentials {
    fn from(
        CredentialsBorrowed {
            login_name,
            password_hash,
            phone,
        }: CredentialsBorrowed<'a>,
    ) -> Self {
        Self {
            login_name: login_name.map(|v| v.into()),
            password_hash: password_hash.map(|v| v.into()),
            phone: phone.map(|v| v.into()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Account {
    pub uid: i64,
    pub login_name: Option<String>,
    pub name: String,
    pub account_type: i16,
    pub age: i16,
    pub sex: i16,
    pub avatar: Option<String>,
    pub phone: Option<String>,
    pub has_password: bool,
    pub has_real_name: bool,
}
pub struct AccountBorrowed<'a> {
    pub uid: i64,
    pub login_name: Option<&'a str>,
    pub name: &'a str,
    pub account_type: i16,
    pub age: i16,
    pub sex: i16,
    pub avatar: Option<&'a str>,
    pub phone: Option<&'a str>,
    pub has_password: bool,
    pub has_real_name: bool,
}
impl<'a> From<AccountBorrowed<'a>> for Account {
    fn from(
        AccountBorrowed {
            uid,
            login_name,
            name,
            account_type,
            age,
            sex,
            avatar,
            phone,
            has_password,
            has_real_name,
        }: AccountBorrowed<'a>,
    ) -> Self {
        Self {
            uid,
            login_name: login_name.map(|v| v.into()),
            name: name.into(),
            account_type,
            age,
            sex,
            avatar: avatar.map(|v| v.into()),
            phone: phone.map(|v| v.into()),
            has_password,
            has_real_name,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Profiles {
    pub uid: i64,
    pub login_name: Option<String>,
    pub name: String,
    pub avatar: Option<String>,
    pub phone: Option<String>,
    pub sex: i16,
    pub age: i16,
    pub has_password: bool,
    pub has_real_name: bool,
    pub signature: String,
    pub invite_code: String,
    pub post_num: i64,
    pub follower_num: i64,
    pub following_num: i64,
    pub like_num: i64,
    pub badge: Option<String>,
    pub frame: Option<String>,
    pub checked_in_today: bool,
}
pub struct ProfilesBorrowed<'a> {
    pub uid: i64,
    pub login_name: Option<&'a str>,
    pub name: &'a str,
    pub avatar: Option<&'a str>,
    pub phone: Option<&'a str>,
    pub sex: i16,
    pub age: i16,
    pub has_password: bool,
    pub has_real_name: bool,
    pub signature: &'a str,
    pub invite_code: &'a str,
    pub post_num: i64,
    pub follower_num: i64,
    pub following_num: i64,
    pub like_num: i64,
    pub badge: Option<&'a str>,
    pub frame: Option<&'a str>,
    pub checked_in_today: bool,
}
impl<'a> From<ProfilesBorrowed<'a>> for Profiles {
    fn from(
        ProfilesBorrowed {
            uid,
            login_name,
            name,
            avatar,
            phone,
            sex,
            age,
            has_password,
            has_real_name,
            signature,
            invite_code,
            post_num,
            follower_num,
            following_num,
            like_num,
            badge,
            frame,
            checked_in_today,
        }: ProfilesBorrowed<'a>,
    ) -> Self {
        Self {
            uid,
            login_name: login_name.map(|v| v.into()),
            name: name.into(),
            avatar: avatar.map(|v| v.into()),
            phone: phone.map(|v| v.into()),
            sex,
            age,
            has_password,
            has_real_name,
            signature: signature.into(),
            invite_code: invite_code.into(),
            post_num,
            follower_num,
            following_num,
            like_num,
            badge: badge.map(|v| v.into()),
            frame: frame.map(|v| v.into()),
            checked_in_today,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct LockCredential {
    pub password_hash: Option<String>,
    pub phone: Option<String>,
}
pub struct LockCredentialBorrowed<'a> {
    pub password_hash: Option<&'a str>,
    pub phone: Option<&'a str>,
}
impl<'a> From<LockCredentialBorrowed<'a>> for LockCredential {
    fn from(
        LockCredentialBorrowed {
            password_hash,
            phone,
        }: LockCredentialBorrowed<'a>,
    ) -> Self {
        Self {
            password_hash: password_hash.map(|v| v.into()),
            phone: phone.map(|v| v.into()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Suspension {
    pub suspended_until: chrono::DateTime<chrono::FixedOffset>,
    pub suspend_reason: String,
}
pub struct SuspensionBorrowed<'a> {
    pub suspended_until: chrono::DateTime<chrono::FixedOffset>,
    pub suspend_reason: &'a str,
}
impl<'a> From<SuspensionBorrowed<'a>> for Suspension {
    fn from(
        SuspensionBorrowed {
            suspended_until,
            suspend_reason,
        }: SuspensionBorrowed<'a>,
    ) -> Self {
        Self {
            suspended_until,
            suspend_reason: suspend_reason.into(),
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
pub struct CredentialQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<CredentialBorrowed, tokio_postgres::Error>,
    mapper: fn(CredentialBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> CredentialQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(CredentialBorrowed) -> R,
    ) -> CredentialQuery<'c, 'a, 's, C, R, N> {
        CredentialQuery {
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
pub struct CredentialsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<CredentialsBorrowed, tokio_postgres::Error>,
    mapper: fn(CredentialsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> CredentialsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(CredentialsBorrowed) -> R,
    ) -> CredentialsQuery<'c, 'a, 's, C, R, N> {
        CredentialsQuery {
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
pub struct AccountQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<AccountBorrowed, tokio_postgres::Error>,
    mapper: fn(AccountBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> AccountQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(AccountBorrowed) -> R) -> AccountQuery<'c, 'a, 's, C, R, N> {
        AccountQuery {
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
pub struct ChronoDateTimechronoFixedOffsetQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(
        &tokio_postgres::Row,
    ) -> Result<chrono::DateTime<chrono::FixedOffset>, tokio_postgres::Error>,
    mapper: fn(chrono::DateTime<chrono::FixedOffset>) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ChronoDateTimechronoFixedOffsetQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(chrono::DateTime<chrono::FixedOffset>) -> R,
    ) -> ChronoDateTimechronoFixedOffsetQuery<'c, 'a, 's, C, R, N> {
        ChronoDateTimechronoFixedOffsetQuery {
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
pub struct ProfilesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ProfilesBorrowed, tokio_postgres::Error>,
    mapper: fn(ProfilesBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ProfilesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(ProfilesBorrowed) -> R) -> ProfilesQuery<'c, 'a, 's, C, R, N> {
        ProfilesQuery {
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
pub struct LockCredentialQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LockCredentialBorrowed, tokio_postgres::Error>,
    mapper: fn(LockCredentialBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LockCredentialQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(LockCredentialBorrowed) -> R,
    ) -> LockCredentialQuery<'c, 'a, 's, C, R, N> {
        LockCredentialQuery {
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
pub struct SuspensionQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<SuspensionBorrowed, tokio_postgres::Error>,
    mapper: fn(SuspensionBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> SuspensionQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(SuspensionBorrowed) -> R,
    ) -> SuspensionQuery<'c, 'a, 's, C, R, N> {
        SuspensionQuery {
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
pub struct InsertAccountStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_account() -> InsertAccountStmt {
    InsertAccountStmt(
        "insert into account (login_name, phone, password_hash, account_type, name, invite_code, invited_by, channel_id) values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning uid",
        None,
    )
}
impl InsertAccountStmt {
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
        T6: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        login_name: &'a Option<T1>,
        phone: &'a Option<T2>,
        password_hash: &'a Option<T3>,
        account_type: &'a i16,
        name: &'a T4,
        invite_code: &'a T5,
        invited_by: &'a Option<i64>,
        channel_id: &'a T6,
    ) -> I64Query<'c, 'a, 's, C, i64, 8> {
        I64Query {
            client,
            params: [
                login_name,
                phone,
                password_hash,
                account_type,
                name,
                invite_code,
                invited_by,
                channel_id,
            ],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct InsertStatusStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn insert_status() -> InsertStatusStmt {
    InsertStatusStmt(
        "insert into status (uid, read_upto) select $1, seq from broadcast_head",
        None,
    )
}
impl InsertStatusStmt {
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
pub struct CredentialStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn credential() -> CredentialStmt {
    CredentialStmt(
        "select uid, password_hash from account where lower(login_name) = lower($1) or phone = $1 limit 1",
        None,
    )
}
impl CredentialStmt {
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
        name: &'a T1,
    ) -> CredentialQuery<'c, 'a, 's, C, Credential, 1> {
        CredentialQuery {
            client,
            params: [name],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<CredentialBorrowed, tokio_postgres::Error> {
                    Ok(CredentialBorrowed {
                        uid: row.try_get(0)?,
                        password_hash: row.try_get(1)?,
                    })
                },
            mapper: |it| Credential::from(it),
        }
    }
}
pub struct CredentialsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn credentials() -> CredentialsStmt {
    CredentialsStmt(
        "select login_name, password_hash, phone from account where uid = $1",
        None,
    )
}
impl CredentialsStmt {
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
    ) -> CredentialsQuery<'c, 'a, 's, C, Credentials, 1> {
        CredentialsQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<CredentialsBorrowed, tokio_postgres::Error> {
                    Ok(CredentialsBorrowed {
                        login_name: row.try_get(0)?,
                        password_hash: row.try_get(1)?,
                        phone: row.try_get(2)?,
                    })
                },
            mapper: |it| Credentials::from(it),
        }
    }
}
pub struct AccountStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn account() -> AccountStmt {
    AccountStmt(
        "select uid, login_name, name, account_type, age, sex, avatar, phone, password_hash is not null as has_password, real_name <> '' as has_real_name from account where uid = $1",
        None,
    )
}
impl AccountStmt {
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
    ) -> AccountQuery<'c, 'a, 's, C, Account, 1> {
        AccountQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<AccountBorrowed, tokio_postgres::Error> {
                    Ok(AccountBorrowed {
                        uid: row.try_get(0)?,
                        login_name: row.try_get(1)?,
                        name: row.try_get(2)?,
                        account_type: row.try_get(3)?,
                        age: row.try_get(4)?,
                        sex: row.try_get(5)?,
                        avatar: row.try_get(6)?,
                        phone: row.try_get(7)?,
                        has_password: row.try_get(8)?,
                        has_real_name: row.try_get(9)?,
                    })
                },
            mapper: |it| Account::from(it),
        }
    }
}
pub struct UidByLoginNameStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn uid_by_login_name() -> UidByLoginNameStmt {
    UidByLoginNameStmt(
        "select uid from account where lower(login_name) = lower($1)",
        None,
    )
}
impl UidByLoginNameStmt {
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
        login_name: &'a T1,
    ) -> I64Query<'c, 'a, 's, C, i64, 1> {
        I64Query {
            client,
            params: [login_name],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct NewcomerUntilStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn newcomer_until() -> NewcomerUntilStmt {
    NewcomerUntilStmt(
        "select create_time + make_interval(hours => $1) as until from account where uid = $2 and create_time > now() - make_interval(hours => $1)",
        None,
    )
}
impl NewcomerUntilStmt {
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
        hours: &'a i32,
        uid: &'a i64,
    ) -> ChronoDateTimechronoFixedOffsetQuery<'c, 'a, 's, C, chrono::DateTime<chrono::FixedOffset>, 2>
    {
        ChronoDateTimechronoFixedOffsetQuery {
            client,
            params: [hours, uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct UidByPhoneStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn uid_by_phone() -> UidByPhoneStmt {
    UidByPhoneStmt("select uid from account where phone = $1", None)
}
impl UidByPhoneStmt {
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
        phone: &'a T1,
    ) -> I64Query<'c, 'a, 's, C, i64, 1> {
        I64Query {
            client,
            params: [phone],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct UidByInviteCodeStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn uid_by_invite_code() -> UidByInviteCodeStmt {
    UidByInviteCodeStmt(
        "select uid from account where invite_code = $1 and erase_time is null",
        None,
    )
}
impl UidByInviteCodeStmt {
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
        invite_code: &'a T1,
    ) -> I64Query<'c, 'a, 's, C, i64, 1> {
        I64Query {
            client,
            params: [invite_code],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct ProfilesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn profiles() -> ProfilesStmt {
    ProfilesStmt(
        "select uid, login_name, name, avatar, phone, sex, age, password_hash is not null as has_password, real_name <> '' as has_real_name, signature, invite_code, post_num, follower_num, following_num, like_num, case when a.badge_until > now() then a.badge end as badge, (select fr.file from frame fr where fr.id = a.worn_frame) as frame, exists (select from check_in c where c.uid = a.uid and c.day = (now() at time zone $1::text)::date) as checked_in_today from account a where uid = any($2)",
        None,
    )
}
impl ProfilesStmt {
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
        zone: &'a T1,
        uids: &'a T2,
    ) -> ProfilesQuery<'c, 'a, 's, C, Profiles, 2> {
        ProfilesQuery {
            client,
            params: [zone, uids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<ProfilesBorrowed, tokio_postgres::Error> {
                    Ok(ProfilesBorrowed {
                        uid: row.try_get(0)?,
                        login_name: row.try_get(1)?,
                        name: row.try_get(2)?,
                        avatar: row.try_get(3)?,
                        phone: row.try_get(4)?,
                        sex: row.try_get(5)?,
                        age: row.try_get(6)?,
                        has_password: row.try_get(7)?,
                        has_real_name: row.try_get(8)?,
                        signature: row.try_get(9)?,
                        invite_code: row.try_get(10)?,
                        post_num: row.try_get(11)?,
                        follower_num: row.try_get(12)?,
                        following_num: row.try_get(13)?,
                        like_num: row.try_get(14)?,
                        badge: row.try_get(15)?,
                        frame: row.try_get(16)?,
                        checked_in_today: row.try_get(17)?,
                    })
                },
            mapper: |it| Profiles::from(it),
        }
    }
}
pub struct LockCredentialStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_credential() -> LockCredentialStmt {
    LockCredentialStmt(
        "select password_hash, phone from account where uid = $1 for no key update",
        None,
    )
}
impl LockCredentialStmt {
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
    ) -> LockCredentialQuery<'c, 'a, 's, C, LockCredential, 1> {
        LockCredentialQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |
                row: &tokio_postgres::Row,
            | -> Result<LockCredentialBorrowed, tokio_postgres::Error> {
                Ok(LockCredentialBorrowed {
                    password_hash: row.try_get(0)?,
                    phone: row.try_get(1)?,
                })
            },
            mapper: |it| LockCredential::from(it),
        }
    }
}
pub struct SetPasswordStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn set_password() -> SetPasswordStmt {
    SetPasswordStmt(
        "update account set password_hash = $1, password_time = clock_timestamp(), password_login = $2 where uid = $3",
        None,
    )
}
impl SetPasswordStmt {
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
        password_hash: &'a T1,
        kept: &'a Option<uuid::Uuid>,
        uid: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[password_hash, kept, uid]).await
    }
}
pub struct BindPhoneStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn bind_phone() -> BindPhoneStmt {
    BindPhoneStmt(
        "update account set phone = $1 where uid = $2 and not exists (select from account where phone = $1 and uid <> $2)",
        None,
    )
}
impl BindPhoneStmt {
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
        phone: &'a T1,
        uid: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[phone, uid]).await
    }
}
pub struct UnbindPhoneStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn unbind_phone() -> UnbindPhoneStmt {
    UnbindPhoneStmt(
        "update account set phone = null where uid = $1 and phone is not null and login_name is not null",
        None,
    )
}
impl UnbindPhoneStmt {
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
pub struct AddReplacedPhoneStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn add_replaced_phone() -> AddReplacedPhoneStmt {
    AddReplacedPhoneStmt(
        "insert into replaced_phone (phone, uid, replaced_time, until) values ($1, $2, clock_timestamp(), clock_timestamp() + make_interval(days => $3)) on conflict (phone) do update set uid = excluded.uid, replaced_time = excluded.replaced_time, until = excluded.until",
        None,
    )
}
impl AddReplacedPhoneStmt {
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
        phone: &'a T1,
        uid: &'a i64,
        days: &'a i32,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[phone, uid, days]).await
    }
}
pub struct RecoverableAccountStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn recoverable_account() -> RecoverableAccountStmt {
    RecoverableAccountStmt(
        "select w.uid from replaced_phone w where w.phone = $1 and w.until > clock_timestamp() and not exists (select from account a where a.phone = w.phone)",
        None,
    )
}
impl RecoverableAccountStmt {
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
        phone: &'a T1,
    ) -> I64Query<'c, 'a, 's, C, i64, 1> {
        I64Query {
            client,
            params: [phone],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct IsReplacedPhoneStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn is_replaced_phone() -> IsReplacedPhoneStmt {
    IsReplacedPhoneStmt(
        "select exists (select from replaced_phone where phone = $1 and until > clock_timestamp())",
        None,
    )
}
impl IsReplacedPhoneStmt {
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
        phone: &'a T1,
    ) -> BoolQuery<'c, 'a, 's, C, bool, 1> {
        BoolQuery {
            client,
            params: [phone],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct HasRecoverablePhoneStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn has_recoverable_phone() -> HasRecoverablePhoneStmt {
    HasRecoverablePhoneStmt(
        "select exists ( select from replaced_phone w where w.uid = $1 and w.until > clock_timestamp() and not exists (select from account a where a.phone = w.phone) )",
        None,
    )
}
impl HasRecoverablePhoneStmt {
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
    ) -> BoolQuery<'c, 'a, 's, C, bool, 1> {
        BoolQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct TakeReplacedPhoneStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn take_replaced_phone() -> TakeReplacedPhoneStmt {
    TakeReplacedPhoneStmt(
        "delete from replaced_phone where phone = $1 and uid = $2 and until > clock_timestamp() returning replaced_time",
        None,
    )
}
impl TakeReplacedPhoneStmt {
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
        phone: &'a T1,
        uid: &'a i64,
    ) -> ChronoDateTimechronoFixedOffsetQuery<'c, 'a, 's, C, chrono::DateTime<chrono::FixedOffset>, 2>
    {
        ChronoDateTimechronoFixedOffsetQuery {
            client,
            params: [phone, uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct ForgetReplacedPhoneStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn forget_replaced_phone() -> ForgetReplacedPhoneStmt {
    ForgetReplacedPhoneStmt("delete from replaced_phone where phone = $1", None)
}
impl ForgetReplacedPhoneStmt {
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
        phone: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[phone]).await
    }
}
pub struct ForgetLaterReplacedPhonesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn forget_later_replaced_phones() -> ForgetLaterReplacedPhonesStmt {
    ForgetLaterReplacedPhonesStmt(
        "delete from replaced_phone where uid = $1 and replaced_time >= $2",
        None,
    )
}
impl ForgetLaterReplacedPhonesStmt {
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
        since: &'a chrono::DateTime<chrono::FixedOffset>,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[uid, since]).await
    }
}
pub struct ForgetReplacedPhonesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn forget_replaced_phones() -> ForgetReplacedPhonesStmt {
    ForgetReplacedPhonesStmt(
        "delete from replaced_phone where until <= clock_timestamp()",
        None,
    )
}
impl ForgetReplacedPhonesStmt {
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
pub struct DeleteFormerPhonesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn delete_former_phones() -> DeleteFormerPhonesStmt {
    DeleteFormerPhonesStmt(
        "delete from phone_held where (phone, uid) in ( select phone, uid from phone_held where released_time < now() - make_interval(days => $1) limit $2) and released_time < now() - make_interval(days => $1) and not exists (select from account a where a.uid = phone_held.uid and a.phone = phone_held.phone)",
        None,
    )
}
impl DeleteFormerPhonesStmt {
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
        days: &'a i32,
        most: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[days, most]).await
    }
}
pub struct UpdateProfileStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn update_profile() -> UpdateProfileStmt {
    UpdateProfileStmt(
        "update account set name = coalesce($1, name), sex = coalesce($2, sex), age = coalesce($3, age), signature = coalesce($4, signature), real_name = coalesce($5, real_name) where uid = $6 and erase_time is null",
        None,
    )
}
impl UpdateProfileStmt {
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
        name: &'a Option<T1>,
        sex: &'a Option<i16>,
        age: &'a Option<i16>,
        signature: &'a Option<T2>,
        real_name: &'a Option<T3>,
        uid: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[name, sex, age, signature, real_name, uid])
            .await
    }
}
pub struct SetAvatarStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn set_avatar() -> SetAvatarStmt {
    SetAvatarStmt(
        "with replaced as ( insert into unused_file (name, look_time) select distinct replace(avatar, '-256.jpg', w.width), now() + interval '1 hour' from account, unnest(array['-96.jpg', '-256.jpg', '-640.jpg']) as w (width) where uid = $1 and avatar <> $2 on conflict (name) do update set look_time = greatest(unused_file.look_time, excluded.look_time) ) update account set avatar = $2 where uid = $1",
        None,
    )
}
impl SetAvatarStmt {
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
        avatar: &'a T1,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[uid, avatar]).await
    }
}
pub struct ResetAvatarStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn reset_avatar() -> ResetAvatarStmt {
    ResetAvatarStmt(
        "with replaced as ( insert into unused_file (name, look_time) select distinct replace(avatar, '-256.jpg', w.width), now() + interval '1 hour' from account, unnest(array['-96.jpg', '-256.jpg', '-640.jpg']) as w (width) where uid = $1 and avatar is not null on conflict (name) do update set look_time = greatest(unused_file.look_time, excluded.look_time) ) update account set avatar = null where uid = $1 and avatar is not null",
        None,
    )
}
impl ResetAvatarStmt {
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
pub struct SuspendStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn suspend() -> SuspendStmt {
    SuspendStmt(
        "update account set suspended_until = $1, suspend_reason = $2 where uid = $3 and erase_time is null",
        None,
    )
}
impl SuspendStmt {
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
pub struct RestoreStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn restore() -> RestoreStmt {
    RestoreStmt(
        "update account set suspended_until = null, suspend_reason = '' where uid = $1 and suspended_until > now()",
        None,
    )
}
impl RestoreStmt {
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
pub struct SuspensionStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn suspension() -> SuspensionStmt {
    SuspensionStmt(
        "select suspended_until, suspend_reason from account where uid = $1 and suspended_until > now()",
        None,
    )
}
impl SuspensionStmt {
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
    ) -> SuspensionQuery<'c, 'a, 's, C, Suspension, 1> {
        SuspensionQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<SuspensionBorrowed, tokio_postgres::Error> {
                    Ok(SuspensionBorrowed {
                        suspended_until: row.try_get(0)?,
                        suspend_reason: row.try_get(1)?,
                    })
                },
            mapper: |it| Suspension::from(it),
        }
    }
}
