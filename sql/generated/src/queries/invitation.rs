// This file was generated with `cornucopia`. Do not modify.

#[derive(Debug, Clone, PartialEq)]
pub struct Own {
    pub invite_code: String,
    pub channel_id: String,
    pub invited: i64,
    pub paid: i64,
    pub pending: i64,
    pub earned: i64,
}
pub struct OwnBorrowed<'a> {
    pub invite_code: &'a str,
    pub channel_id: &'a str,
    pub invited: i64,
    pub paid: i64,
    pub pending: i64,
    pub earned: i64,
}
impl<'a> From<OwnBorrowed<'a>> for Own {
    fn from(
        OwnBorrowed {
            invite_code,
            channel_id,
            invited,
            paid,
            pending,
            earned,
        }: OwnBorrowed<'a>,
    ) -> Self {
        Self {
            invite_code: invite_code.into(),
            channel_id: channel_id.into(),
            invited,
            paid,
            pending,
            earned,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Invited {
    pub invitee: i64,
    pub name: String,
    pub avatar: Option<String>,
    pub state: String,
    pub inviter_reward: i64,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
    pub lacks_phone: bool,
    pub lacks_action: bool,
}
pub struct InvitedBorrowed<'a> {
    pub invitee: i64,
    pub name: &'a str,
    pub avatar: Option<&'a str>,
    pub state: &'a str,
    pub inviter_reward: i64,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
    pub lacks_phone: bool,
    pub lacks_action: bool,
}
impl<'a> From<InvitedBorrowed<'a>> for Invited {
    fn from(
        InvitedBorrowed {
            invitee,
            name,
            avatar,
            state,
            inviter_reward,
            create_time,
            lacks_phone,
            lacks_action,
        }: InvitedBorrowed<'a>,
    ) -> Self {
        Self {
            invitee,
            name: name.into(),
            avatar: avatar.map(|v| v.into()),
            state: state.into(),
            inviter_reward,
            create_time,
            lacks_phone,
            lacks_action,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Sides {
    pub inviter: i64,
    pub device: Vec<u8>,
    pub network: Vec<u8>,
}
pub struct SidesBorrowed<'a> {
    pub inviter: i64,
    pub device: &'a [u8],
    pub network: &'a [u8],
}
impl<'a> From<SidesBorrowed<'a>> for Sides {
    fn from(
        SidesBorrowed {
            inviter,
            device,
            network,
        }: SidesBorrowed<'a>,
    ) -> Self {
        Self {
            inviter,
            device: device.into(),
            network: network.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Judge {
    pub inviter_reward: i64,
    pub invitee_reward: i64,
    pub inviter_name: String,
    pub invitee_name: String,
    pub refusal: Option<String>,
    pub is_earned: bool,
    pub wait_until: Option<chrono::DateTime<chrono::FixedOffset>>,
}
pub struct JudgeBorrowed<'a> {
    pub inviter_reward: i64,
    pub invitee_reward: i64,
    pub inviter_name: &'a str,
    pub invitee_name: &'a str,
    pub refusal: Option<&'a str>,
    pub is_earned: bool,
    pub wait_until: Option<chrono::DateTime<chrono::FixedOffset>>,
}
impl<'a> From<JudgeBorrowed<'a>> for Judge {
    fn from(
        JudgeBorrowed {
            inviter_reward,
            invitee_reward,
            inviter_name,
            invitee_name,
            refusal,
            is_earned,
            wait_until,
        }: JudgeBorrowed<'a>,
    ) -> Self {
        Self {
            inviter_reward,
            invitee_reward,
            inviter_name: inviter_name.into(),
            invitee_name: invitee_name.into(),
            refusal: refusal.map(|v| v.into()),
            is_earned,
            wait_until,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Told {
    pub invitee: i64,
    pub invitee_name: String,
    pub inviter: i64,
    pub inviter_name: String,
    pub state: String,
    pub refusal: Option<String>,
    pub inviter_reward: i64,
    pub invitee_reward: i64,
    pub inviter_owed: i64,
    pub invitee_owed: i64,
    pub note: String,
    pub has_phone: bool,
    pub has_acted: bool,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
    pub paid_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub refuse_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub claw_back_time: Option<chrono::DateTime<chrono::FixedOffset>>,
}
pub struct ToldBorrowed<'a> {
    pub invitee: i64,
    pub invitee_name: &'a str,
    pub inviter: i64,
    pub inviter_name: &'a str,
    pub state: &'a str,
    pub refusal: Option<&'a str>,
    pub inviter_reward: i64,
    pub invitee_reward: i64,
    pub inviter_owed: i64,
    pub invitee_owed: i64,
    pub note: &'a str,
    pub has_phone: bool,
    pub has_acted: bool,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
    pub paid_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub refuse_time: Option<chrono::DateTime<chrono::FixedOffset>>,
    pub claw_back_time: Option<chrono::DateTime<chrono::FixedOffset>>,
}
impl<'a> From<ToldBorrowed<'a>> for Told {
    fn from(
        ToldBorrowed {
            invitee,
            invitee_name,
            inviter,
            inviter_name,
            state,
            refusal,
            inviter_reward,
            invitee_reward,
            inviter_owed,
            invitee_owed,
            note,
            has_phone,
            has_acted,
            create_time,
            paid_time,
            refuse_time,
            claw_back_time,
        }: ToldBorrowed<'a>,
    ) -> Self {
        Self {
            invitee,
            invitee_name: invitee_name.into(),
            inviter,
            inviter_name: inviter_name.into(),
            state: state.into(),
            refusal: refusal.map(|v| v.into()),
            inviter_reward,
            invitee_reward,
            inviter_owed,
            invitee_owed,
            note: note.into(),
            has_phone,
            has_acted,
            create_time,
            paid_time,
            refuse_time,
            claw_back_time,
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct OwnQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<OwnBorrowed, tokio_postgres::Error>,
    mapper: fn(OwnBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OwnQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(OwnBorrowed) -> R) -> OwnQuery<'c, 'a, 's, C, R, N> {
        OwnQuery {
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
pub struct InvitedQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<InvitedBorrowed, tokio_postgres::Error>,
    mapper: fn(InvitedBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> InvitedQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(InvitedBorrowed) -> R) -> InvitedQuery<'c, 'a, 's, C, R, N> {
        InvitedQuery {
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
pub struct SidesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<SidesBorrowed, tokio_postgres::Error>,
    mapper: fn(SidesBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> SidesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(SidesBorrowed) -> R) -> SidesQuery<'c, 'a, 's, C, R, N> {
        SidesQuery {
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
pub struct JudgeQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<JudgeBorrowed, tokio_postgres::Error>,
    mapper: fn(JudgeBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> JudgeQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(JudgeBorrowed) -> R) -> JudgeQuery<'c, 'a, 's, C, R, N> {
        JudgeQuery {
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
pub struct ToldQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ToldBorrowed, tokio_postgres::Error>,
    mapper: fn(ToldBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ToldQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(ToldBorrowed) -> R) -> ToldQuery<'c, 'a, 's, C, R, N> {
        ToldQuery {
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
pub struct AcceptStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn accept() -> AcceptStmt {
    AcceptStmt(
        "with made as ( insert into invitation (invitee, inviter, device, network, inviter_reward, invitee_reward) values ($1, $2, $3, $4, $5, $6) returning invitee ) insert into invitation_check (invitee) select invitee from made",
        None,
    )
}
impl AcceptStmt {
    pub async fn prepare<'a, C: GenericClient>(
        mut self,
        client: &'a C,
    ) -> Result<Self, tokio_postgres::Error> {
        self.1 = Some(client.prepare(self.0).await?);
        Ok(self)
    }
    pub async fn bind<'c, 'a, 's, C: GenericClient, T1: crate::BytesSql, T2: crate::BytesSql>(
        &'s self,
        client: &'c C,
        invitee: &'a i64,
        inviter: &'a i64,
        device: &'a T1,
        network: &'a T2,
        inviter_reward: &'a i64,
        invitee_reward: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[
                    invitee,
                    inviter,
                    device,
                    network,
                    inviter_reward,
                    invitee_reward,
                ],
            )
            .await
    }
}
pub struct OwnStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn own() -> OwnStmt {
    OwnStmt(
        "select a.invite_code, a.channel_id, count(i.invitee) as invited, count(i.invitee) filter (where i.state = 'paid') as paid, count(i.invitee) filter (where i.state = 'pending') as pending, coalesce(sum(i.inviter_reward) filter (where i.state = 'paid'), 0)::bigint as earned from account a left join invitation i on i.inviter = a.uid where a.uid = $1 group by a.uid",
        None,
    )
}
impl OwnStmt {
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
    ) -> OwnQuery<'c, 'a, 's, C, Own, 1> {
        OwnQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OwnBorrowed, tokio_postgres::Error> {
                Ok(OwnBorrowed {
                    invite_code: row.try_get(0)?,
                    channel_id: row.try_get(1)?,
                    invited: row.try_get(2)?,
                    paid: row.try_get(3)?,
                    pending: row.try_get(4)?,
                    earned: row.try_get(5)?,
                })
            },
            mapper: |it| Own::from(it),
        }
    }
}
pub struct OfInviterStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn of_inviter() -> OfInviterStmt {
    OfInviterStmt(
        "select i.invitee, a.name, a.avatar, i.state, i.inviter_reward, i.create_time, i.state = 'pending' and a.phone is null as lacks_phone, i.state = 'pending' and not has_acted(i.invitee) as lacks_action from invitation i join account a on a.uid = i.invitee where i.inviter = $1 and i.invitee < $2 order by i.invitee desc offset $3 limit $4",
        None,
    )
}
impl OfInviterStmt {
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
        before: &'a i64,
        skip: &'a i64,
        size: &'a i64,
    ) -> InvitedQuery<'c, 'a, 's, C, Invited, 4> {
        InvitedQuery {
            client,
            params: [uid, before, skip, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<InvitedBorrowed, tokio_postgres::Error> {
                    Ok(InvitedBorrowed {
                        invitee: row.try_get(0)?,
                        name: row.try_get(1)?,
                        avatar: row.try_get(2)?,
                        state: row.try_get(3)?,
                        inviter_reward: row.try_get(4)?,
                        create_time: row.try_get(5)?,
                        lacks_phone: row.try_get(6)?,
                        lacks_action: row.try_get(7)?,
                    })
                },
            mapper: |it| Invited::from(it),
        }
    }
}
pub struct TotalOfInviterStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn total_of_inviter() -> TotalOfInviterStmt {
    TotalOfInviterStmt("select count(*) from invitation where inviter = $1", None)
}
impl TotalOfInviterStmt {
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
    ) -> I64Query<'c, 'a, 's, C, i64, 1> {
        I64Query {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct ClaimDueStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn claim_due() -> ClaimDueStmt {
    ClaimDueStmt(
        "with claimed as ( update invitation_check set due_time = now() + make_interval(secs => $1::float8) where id in ( select id from invitation_check where due_time <= now() order by due_time limit $2 for update skip locked ) returning invitee ) select invitee from claimed order by invitee",
        None,
    )
}
impl ClaimDueStmt {
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
        lease_s: &'a f64,
        most: &'a i64,
    ) -> I64Query<'c, 'a, 's, C, i64, 2> {
        I64Query {
            client,
            params: [lease_s, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct SidesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn sides() -> SidesStmt {
    SidesStmt(
        "select inviter, device, network from invitation where invitee = $1 and state = 'pending'",
        None,
    )
}
impl SidesStmt {
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
        invitee: &'a i64,
    ) -> SidesQuery<'c, 'a, 's, C, Sides, 1> {
        SidesQuery {
            client,
            params: [invitee],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<SidesBorrowed, tokio_postgres::Error> {
                Ok(SidesBorrowed {
                    inviter: row.try_get(0)?,
                    device: row.try_get(1)?,
                    network: row.try_get(2)?,
                })
            },
            mapper: |it| Sides::from(it),
        }
    }
}
pub struct ForgetChecksStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn forget_checks() -> ForgetChecksStmt {
    ForgetChecksStmt("delete from invitation_check where invitee = $1", None)
}
impl ForgetChecksStmt {
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
        invitee: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[invitee]).await
    }
}
pub struct CheckAtStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn check_at() -> CheckAtStmt {
    CheckAtStmt(
        "insert into invitation_check (invitee, due_time) values ($1, $2)",
        None,
    )
}
impl CheckAtStmt {
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
        invitee: &'a i64,
        due_time: &'a chrono::DateTime<chrono::FixedOffset>,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[invitee, due_time]).await
    }
}
pub struct LockCapsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_caps() -> LockCapsStmt {
    LockCapsStmt(
        "select count(pg_advisory_xact_lock(key)) as locked from (select key from unnest($1::bigint[]) key order by key) keys",
        None,
    )
}
impl LockCapsStmt {
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
        keys: &'a T1,
    ) -> I64Query<'c, 'a, 's, C, i64, 1> {
        I64Query {
            client,
            params: [keys],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct LockStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock() -> LockStmt {
    LockStmt(
        "select state from invitation where invitee = $1 for update",
        None,
    )
}
impl LockStmt {
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
        invitee: &'a i64,
    ) -> StringQuery<'c, 'a, 's, C, String, 1> {
        StringQuery {
            client,
            params: [invitee],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it.into(),
        }
    }
}
pub struct JudgeStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn judge() -> JudgeStmt {
    JudgeStmt(
        "with recursive line (uid, depth) as ( select inviter, 1 from invitation where invitee = $1 union all select i.inviter, l.depth + 1 from line l join invitation i on i.invitee = l.uid where l.depth < 16 ), met (depth) as ( select l.depth from line l where exists ( select from login theirs join login own using (device_id) where theirs.uid = l.uid and own.uid = $1 and theirs.device_id <> '' and own.device_id <> '' ) or exists ( select from phone_held theirs join phone_held own using (phone) where theirs.uid = l.uid and own.uid = $1 ) ) select i.inviter_reward, i.invitee_reward, g.name as inviter_name, b.name as invitee_name, case when exists (select from met where depth = 1) then 'self' when exists (select from met) then 'ring' when exists (select from line l join invitation u on u.invitee = l.uid where u.network = i.network) then 'ring' when exists ( select from phone_held own join phone_held other using (phone) where own.uid = i.invitee and other.uid <> i.invitee ) then 'phone' when (select count(*) from invitation p where p.device = i.device and p.paid_time is not null) >= $2::bigint then 'device' when (select count(*) from invitation p where p.network = i.network and p.paid_time > now() - make_interval(days => $3::integer)) >= $4::bigint then 'address' end as refusal, b.phone is not null and has_acted(i.invitee) as is_earned, greatest( case when g.suspended_until > now() then g.suspended_until end, case when b.suspended_until > now() then b.suspended_until end, case when ( select count(*) from invitation p where p.inviter = i.inviter and p.paid_time >= date_trunc('month', now(), $5::text) ) >= $6::bigint then date_trunc('month', now() at time zone $5::text + interval '1 month') at time zone $5::text end ) as wait_until from invitation i join account g on g.uid = i.inviter join account b on b.uid = i.invitee where i.invitee = $1",
        None,
    )
}
impl JudgeStmt {
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
        invitee: &'a i64,
        per_device: &'a i64,
        address_days: &'a i32,
        per_address: &'a i64,
        zone: &'a T1,
        per_month: &'a i64,
    ) -> JudgeQuery<'c, 'a, 's, C, Judge, 6> {
        JudgeQuery {
            client,
            params: [
                invitee,
                per_device,
                address_days,
                per_address,
                zone,
                per_month,
            ],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<JudgeBorrowed, tokio_postgres::Error> {
                Ok(JudgeBorrowed {
                    inviter_reward: row.try_get(0)?,
                    invitee_reward: row.try_get(1)?,
                    inviter_name: row.try_get(2)?,
                    invitee_name: row.try_get(3)?,
                    refusal: row.try_get(4)?,
                    is_earned: row.try_get(5)?,
                    wait_until: row.try_get(6)?,
                })
            },
            mapper: |it| Judge::from(it),
        }
    }
}
pub struct RefuseStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn refuse() -> RefuseStmt {
    RefuseStmt(
        "update invitation set state = 'refused', refusal = $1, refuse_time = now() where invitee = $2",
        None,
    )
}
impl RefuseStmt {
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
        refusal: &'a T1,
        invitee: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[refusal, invitee]).await
    }
}
pub struct PayStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn pay() -> PayStmt {
    PayStmt(
        "update invitation set state = 'paid', paid_time = now() where invitee = $1",
        None,
    )
}
impl PayStmt {
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
        invitee: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[invitee]).await
    }
}
pub struct ClawBackStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn claw_back() -> ClawBackStmt {
    ClawBackStmt(
        "update invitation set state = 'clawed_back', claw_back_time = now(), note = $1, inviter_owed = $2, invitee_owed = $3 where invitee = $4",
        None,
    )
}
impl ClawBackStmt {
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
        note: &'a T1,
        inviter_owed: &'a i64,
        invitee_owed: &'a i64,
        invitee: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[note, inviter_owed, invitee_owed, invitee])
            .await
    }
}
pub struct ToldStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn told() -> ToldStmt {
    ToldStmt("select * from told_invitation where invitee = $1", None)
}
impl ToldStmt {
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
        invitee: &'a i64,
    ) -> ToldQuery<'c, 'a, 's, C, Told, 1> {
        ToldQuery {
            client,
            params: [invitee],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<ToldBorrowed, tokio_postgres::Error> {
                Ok(ToldBorrowed {
                    invitee: row.try_get(0)?,
                    invitee_name: row.try_get(1)?,
                    inviter: row.try_get(2)?,
                    inviter_name: row.try_get(3)?,
                    state: row.try_get(4)?,
                    refusal: row.try_get(5)?,
                    inviter_reward: row.try_get(6)?,
                    invitee_reward: row.try_get(7)?,
                    inviter_owed: row.try_get(8)?,
                    invitee_owed: row.try_get(9)?,
                    note: row.try_get(10)?,
                    has_phone: row.try_get(11)?,
                    has_acted: row.try_get(12)?,
                    create_time: row.try_get(13)?,
                    paid_time: row.try_get(14)?,
                    refuse_time: row.try_get(15)?,
                    claw_back_time: row.try_get(16)?,
                })
            },
            mapper: |it| Told::from(it),
        }
    }
}
pub struct NewestStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn newest() -> NewestStmt {
    NewestStmt(
        "select * from told_invitation where state = any($1::text[]) order by invitee desc limit $2",
        None,
    )
}
impl NewestStmt {
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
        states: &'a T2,
        most: &'a i64,
    ) -> ToldQuery<'c, 'a, 's, C, Told, 2> {
        ToldQuery {
            client,
            params: [states, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<ToldBorrowed, tokio_postgres::Error> {
                Ok(ToldBorrowed {
                    invitee: row.try_get(0)?,
                    invitee_name: row.try_get(1)?,
                    inviter: row.try_get(2)?,
                    inviter_name: row.try_get(3)?,
                    state: row.try_get(4)?,
                    refusal: row.try_get(5)?,
                    inviter_reward: row.try_get(6)?,
                    invitee_reward: row.try_get(7)?,
                    inviter_owed: row.try_get(8)?,
                    invitee_owed: row.try_get(9)?,
                    note: row.try_get(10)?,
                    has_phone: row.try_get(11)?,
                    has_acted: row.try_get(12)?,
                    create_time: row.try_get(13)?,
                    paid_time: row.try_get(14)?,
                    refuse_time: row.try_get(15)?,
                    claw_back_time: row.try_get(16)?,
                })
            },
            mapper: |it| Told::from(it),
        }
    }
}
pub struct InvolvedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn involved() -> InvolvedStmt {
    InvolvedStmt(
        "select * from told_invitation where invitee = $1 or inviter = $1 order by invitee = $1 desc, invitee desc limit $2",
        None,
    )
}
impl InvolvedStmt {
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
    ) -> ToldQuery<'c, 'a, 's, C, Told, 2> {
        ToldQuery {
            client,
            params: [uid, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<ToldBorrowed, tokio_postgres::Error> {
                Ok(ToldBorrowed {
                    invitee: row.try_get(0)?,
                    invitee_name: row.try_get(1)?,
                    inviter: row.try_get(2)?,
                    inviter_name: row.try_get(3)?,
                    state: row.try_get(4)?,
                    refusal: row.try_get(5)?,
                    inviter_reward: row.try_get(6)?,
                    invitee_reward: row.try_get(7)?,
                    inviter_owed: row.try_get(8)?,
                    invitee_owed: row.try_get(9)?,
                    note: row.try_get(10)?,
                    has_phone: row.try_get(11)?,
                    has_acted: row.try_get(12)?,
                    create_time: row.try_get(13)?,
                    paid_time: row.try_get(14)?,
                    refuse_time: row.try_get(15)?,
                    claw_back_time: row.try_get(16)?,
                })
            },
            mapper: |it| Told::from(it),
        }
    }
}
