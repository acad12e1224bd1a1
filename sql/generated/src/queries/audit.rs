// This file was generated with `cornucopia`. Do not modify.

#[derive(Debug, Clone, PartialEq, Copy)]
pub struct WalletsEqualLedger {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct RunningSums {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct UnreadMessages {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct BroadcastsInOrder {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct BroadcastReadsAboveWatermark {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct AccountsHaveStatus {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct YouthShown {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct LoginsSincePassword {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct SuspendedWithoutLogin {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct ThreadSeqs {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct PostCounts {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct CommentCounts {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct CommentEdits {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct AccountCounts {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct UnreadNotices {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct NoticesVisible {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct NoticesTrue {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct FollowsUnblocked {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct GameCharges {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct EntitlementsCharged {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct NamedRowsKept {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct MembershipsCharged {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct MembershipsGranted {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct GrantsChained {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct KeysHaveOneEffect {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct DownloadsWereFree {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct OrdersDelivered {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct DeliveriesOrdered {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct PartsRefunded {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct PartsBooked {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct DebtsSettled {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct DebtsOpen {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct GamesTakenBack {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct GamesOwnedOnce {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct OrdersPaid {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct OrdersRefunded {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct InvitationsBooked {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct RewardsInvited {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct InvitationsEarned {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct CodesHandedOutOnce {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct GiftsOnceAPlayer {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct GiftStock {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct GameRatings {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct GoodsEqualLedger {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct GoodsRunningSums {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct GiftsGranted {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct GoodsUsed {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct FramesHeld {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct CheckInsOnceADay {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct StreaksCounted {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct CheckInRewards {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct BadgesEarned {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct JoinsCounted {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct TasksPaid {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct DrawsBooked {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct DrawsNumbered {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct PrizesWithinStock {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct BookCounts {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct ReadingsInBooks {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct ErasedAnonymous {
    pub checked: i64,
    pub wrong: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct ErasuresBooked {
    pub checked: i64,
    pub wrong: i64,
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct WalletsEqualLedgerQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<WalletsEqualLedger, tokio_postgres::Error>,
    mapper: fn(WalletsEqualLedger) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> WalletsEqualLedgerQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(WalletsEqualLedger) -> R,
    ) -> WalletsEqualLedgerQuery<'c, 'a, 's, C, R, N> {
        WalletsEqualLedgerQuery {
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
pub struct RunningSumsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<RunningSums, tokio_postgres::Error>,
    mapper: fn(RunningSums) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> RunningSumsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(RunningSums) -> R) -> RunningSumsQuery<'c, 'a, 's, C, R, N> {
        RunningSumsQuery {
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
pub struct UnreadMessagesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<UnreadMessages, tokio_postgres::Error>,
    mapper: fn(UnreadMessages) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> UnreadMessagesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(UnreadMessages) -> R,
    ) -> UnreadMessagesQuery<'c, 'a, 's, C, R, N> {
        UnreadMessagesQuery {
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
pub struct BroadcastsInOrderQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<BroadcastsInOrder, tokio_postgres::Error>,
    mapper: fn(BroadcastsInOrder) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> BroadcastsInOrderQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(BroadcastsInOrder) -> R,
    ) -> BroadcastsInOrderQuery<'c, 'a, 's, C, R, N> {
        BroadcastsInOrderQuery {
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
pub struct BroadcastReadsAboveWatermarkQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor:
        fn(&tokio_postgres::Row) -> Result<BroadcastReadsAboveWatermark, tokio_postgres::Error>,
    mapper: fn(BroadcastReadsAboveWatermark) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> BroadcastReadsAboveWatermarkQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(BroadcastReadsAboveWatermark) -> R,
    ) -> BroadcastReadsAboveWatermarkQuery<'c, 'a, 's, C, R, N> {
        BroadcastReadsAboveWatermarkQuery {
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
pub struct AccountsHaveStatusQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<AccountsHaveStatus, tokio_postgres::Error>,
    mapper: fn(AccountsHaveStatus) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> AccountsHaveStatusQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(AccountsHaveStatus) -> R,
    ) -> AccountsHaveStatusQuery<'c, 'a, 's, C, R, N> {
        AccountsHaveStatusQuery {
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
pub struct YouthShownQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<YouthShown, tokio_postgres::Error>,
    mapper: fn(YouthShown) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> YouthShownQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(YouthShown) -> R) -> YouthShownQuery<'c, 'a, 's, C, R, N> {
        YouthShownQuery {
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
pub struct LoginsSincePasswordQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<LoginsSincePassword, tokio_postgres::Error>,
    mapper: fn(LoginsSincePassword) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> LoginsSincePasswordQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(LoginsSincePassword) -> R,
    ) -> LoginsSincePasswordQuery<'c, 'a, 's, C, R, N> {
        LoginsSincePasswordQuery {
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
pub struct SuspendedWithoutLoginQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<SuspendedWithoutLogin, tokio_postgres::Error>,
    mapper: fn(SuspendedWithoutLogin) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> SuspendedWithoutLoginQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(SuspendedWithoutLogin) -> R,
    ) -> SuspendedWithoutLoginQuery<'c, 'a, 's, C, R, N> {
        SuspendedWithoutLoginQuery {
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
pub struct ThreadSeqsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ThreadSeqs, tokio_postgres::Error>,
    mapper: fn(ThreadSeqs) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ThreadSeqsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(ThreadSeqs) -> R) -> ThreadSeqsQuery<'c, 'a, 's, C, R, N> {
        ThreadSeqsQuery {
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
pub struct PostCountsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<PostCounts, tokio_postgres::Error>,
    mapper: fn(PostCounts) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> PostCountsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(PostCounts) -> R) -> PostCountsQuery<'c, 'a, 's, C, R, N> {
        PostCountsQuery {
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
pub struct CommentCountsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<CommentCounts, tokio_postgres::Error>,
    mapper: fn(CommentCounts) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> CommentCountsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(CommentCounts) -> R) -> CommentCountsQuery<'c, 'a, 's, C, R, N> {
        CommentCountsQuery {
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
pub struct CommentEditsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<CommentEdits, tokio_postgres::Error>,
    mapper: fn(CommentEdits) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> CommentEditsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(CommentEdits) -> R) -> CommentEditsQuery<'c, 'a, 's, C, R, N> {
        CommentEditsQuery {
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
pub struct AccountCountsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<AccountCounts, tokio_postgres::Error>,
    mapper: fn(AccountCounts) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> AccountCountsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(AccountCounts) -> R) -> AccountCountsQuery<'c, 'a, 's, C, R, N> {
        AccountCountsQuery {
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
pub struct UnreadNoticesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<UnreadNotices, tokio_postgres::Error>,
    mapper: fn(UnreadNotices) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> UnreadNoticesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(UnreadNotices) -> R) -> UnreadNoticesQuery<'c, 'a, 's, C, R, N> {
        UnreadNoticesQuery {
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
pub struct NoticesVisibleQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<NoticesVisible, tokio_postgres::Error>,
    mapper: fn(NoticesVisible) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> NoticesVisibleQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(NoticesVisible) -> R,
    ) -> NoticesVisibleQuery<'c, 'a, 's, C, R, N> {
        NoticesVisibleQuery {
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
pub struct NoticesTrueQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<NoticesTrue, tokio_postgres::Error>,
    mapper: fn(NoticesTrue) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> NoticesTrueQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(NoticesTrue) -> R) -> NoticesTrueQuery<'c, 'a, 's, C, R, N> {
        NoticesTrueQuery {
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
pub struct FollowsUnblockedQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<FollowsUnblocked, tokio_postgres::Error>,
    mapper: fn(FollowsUnblocked) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> FollowsUnblockedQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(FollowsUnblocked) -> R,
    ) -> FollowsUnblockedQuery<'c, 'a, 's, C, R, N> {
        FollowsUnblockedQuery {
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
pub struct GameChargesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<GameCharges, tokio_postgres::Error>,
    mapper: fn(GameCharges) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> GameChargesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(GameCharges) -> R) -> GameChargesQuery<'c, 'a, 's, C, R, N> {
        GameChargesQuery {
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
pub struct EntitlementsChargedQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<EntitlementsCharged, tokio_postgres::Error>,
    mapper: fn(EntitlementsCharged) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> EntitlementsChargedQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(EntitlementsCharged) -> R,
    ) -> EntitlementsChargedQuery<'c, 'a, 's, C, R, N> {
        EntitlementsChargedQuery {
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
pub struct NamedRowsKeptQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<NamedRowsKept, tokio_postgres::Error>,
    mapper: fn(NamedRowsKept) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> NamedRowsKeptQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(NamedRowsKept) -> R) -> NamedRowsKeptQuery<'c, 'a, 's, C, R, N> {
        NamedRowsKeptQuery {
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
pub struct MembershipsChargedQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<MembershipsCharged, tokio_postgres::Error>,
    mapper: fn(MembershipsCharged) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> MembershipsChargedQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(MembershipsCharged) -> R,
    ) -> MembershipsChargedQuery<'c, 'a, 's, C, R, N> {
        MembershipsChargedQuery {
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
pub struct MembershipsGrantedQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<MembershipsGranted, tokio_postgres::Error>,
    mapper: fn(MembershipsGranted) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> MembershipsGrantedQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(MembershipsGranted) -> R,
    ) -> MembershipsGrantedQuery<'c, 'a, 's, C, R, N> {
        MembershipsGrantedQuery {
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
pub struct GrantsChainedQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<GrantsChained, tokio_postgres::Error>,
    mapper: fn(GrantsChained) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> GrantsChainedQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(GrantsChained) -> R) -> GrantsChainedQuery<'c, 'a, 's, C, R, N> {
        GrantsChainedQuery {
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
pub struct KeysHaveOneEffectQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<KeysHaveOneEffect, tokio_postgres::Error>,
    mapper: fn(KeysHaveOneEffect) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> KeysHaveOneEffectQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(KeysHaveOneEffect) -> R,
    ) -> KeysHaveOneEffectQuery<'c, 'a, 's, C, R, N> {
        KeysHaveOneEffectQuery {
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
pub struct DownloadsWereFreeQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<DownloadsWereFree, tokio_postgres::Error>,
    mapper: fn(DownloadsWereFree) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> DownloadsWereFreeQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(DownloadsWereFree) -> R,
    ) -> DownloadsWereFreeQuery<'c, 'a, 's, C, R, N> {
        DownloadsWereFreeQuery {
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
pub struct OrdersDeliveredQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<OrdersDelivered, tokio_postgres::Error>,
    mapper: fn(OrdersDelivered) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OrdersDeliveredQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(OrdersDelivered) -> R,
    ) -> OrdersDeliveredQuery<'c, 'a, 's, C, R, N> {
        OrdersDeliveredQuery {
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
pub struct DeliveriesOrderedQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<DeliveriesOrdered, tokio_postgres::Error>,
    mapper: fn(DeliveriesOrdered) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> DeliveriesOrderedQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(DeliveriesOrdered) -> R,
    ) -> DeliveriesOrderedQuery<'c, 'a, 's, C, R, N> {
        DeliveriesOrderedQuery {
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
pub struct PartsRefundedQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<PartsRefunded, tokio_postgres::Error>,
    mapper: fn(PartsRefunded) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> PartsRefundedQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(PartsRefunded) -> R) -> PartsRefundedQuery<'c, 'a, 's, C, R, N> {
        PartsRefundedQuery {
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
pub struct PartsBookedQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<PartsBooked, tokio_postgres::Error>,
    mapper: fn(PartsBooked) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> PartsBookedQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(PartsBooked) -> R) -> PartsBookedQuery<'c, 'a, 's, C, R, N> {
        PartsBookedQuery {
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
pub struct DebtsSettledQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<DebtsSettled, tokio_postgres::Error>,
    mapper: fn(DebtsSettled) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> DebtsSettledQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(DebtsSettled) -> R) -> DebtsSettledQuery<'c, 'a, 's, C, R, N> {
        DebtsSettledQuery {
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
pub struct DebtsOpenQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<DebtsOpen, tokio_postgres::Error>,
    mapper: fn(DebtsOpen) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> DebtsOpenQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(DebtsOpen) -> R) -> DebtsOpenQuery<'c, 'a, 's, C, R, N> {
        DebtsOpenQuery {
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
pub struct GamesTakenBackQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<GamesTakenBack, tokio_postgres::Error>,
    mapper: fn(GamesTakenBack) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> GamesTakenBackQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(GamesTakenBack) -> R,
    ) -> GamesTakenBackQuery<'c, 'a, 's, C, R, N> {
        GamesTakenBackQuery {
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
pub struct GamesOwnedOnceQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<GamesOwnedOnce, tokio_postgres::Error>,
    mapper: fn(GamesOwnedOnce) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> GamesOwnedOnceQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(GamesOwnedOnce) -> R,
    ) -> GamesOwnedOnceQuery<'c, 'a, 's, C, R, N> {
        GamesOwnedOnceQuery {
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
pub struct OrdersPaidQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<OrdersPaid, tokio_postgres::Error>,
    mapper: fn(OrdersPaid) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OrdersPaidQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(OrdersPaid) -> R) -> OrdersPaidQuery<'c, 'a, 's, C, R, N> {
        OrdersPaidQuery {
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
pub struct OrdersRefundedQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<OrdersRefunded, tokio_postgres::Error>,
    mapper: fn(OrdersRefunded) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> OrdersRefundedQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(OrdersRefunded) -> R,
    ) -> OrdersRefundedQuery<'c, 'a, 's, C, R, N> {
        OrdersRefundedQuery {
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
pub struct InvitationsBookedQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<InvitationsBooked, tokio_postgres::Error>,
    mapper: fn(InvitationsBooked) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> InvitationsBookedQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(InvitationsBooked) -> R,
    ) -> InvitationsBookedQuery<'c, 'a, 's, C, R, N> {
        InvitationsBookedQuery {
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
pub struct RewardsInvitedQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<RewardsInvited, tokio_postgres::Error>,
    mapper: fn(RewardsInvited) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> RewardsInvitedQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(RewardsInvited) -> R,
    ) -> RewardsInvitedQuery<'c, 'a, 's, C, R, N> {
        RewardsInvitedQuery {
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
pub struct InvitationsEarnedQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<InvitationsEarned, tokio_postgres::Error>,
    mapper: fn(InvitationsEarned) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> InvitationsEarnedQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(InvitationsEarned) -> R,
    ) -> InvitationsEarnedQuery<'c, 'a, 's, C, R, N> {
        InvitationsEarnedQuery {
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
pub struct CodesHandedOutOnceQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<CodesHandedOutOnce, tokio_postgres::Error>,
    mapper: fn(CodesHandedOutOnce) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> CodesHandedOutOnceQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(CodesHandedOutOnce) -> R,
    ) -> CodesHandedOutOnceQuery<'c, 'a, 's, C, R, N> {
        CodesHandedOutOnceQuery {
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
pub struct GiftsOnceAPlayerQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<GiftsOnceAPlayer, tokio_postgres::Error>,
    mapper: fn(GiftsOnceAPlayer) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> GiftsOnceAPlayerQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(GiftsOnceAPlayer) -> R,
    ) -> GiftsOnceAPlayerQuery<'c, 'a, 's, C, R, N> {
        GiftsOnceAPlayerQuery {
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
pub struct GiftStockQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<GiftStock, tokio_postgres::Error>,
    mapper: fn(GiftStock) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> GiftStockQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(GiftStock) -> R) -> GiftStockQuery<'c, 'a, 's, C, R, N> {
        GiftStockQuery {
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
pub struct GameRatingsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<GameRatings, tokio_postgres::Error>,
    mapper: fn(GameRatings) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> GameRatingsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(GameRatings) -> R) -> GameRatingsQuery<'c, 'a, 's, C, R, N> {
        GameRatingsQuery {
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
pub struct GoodsEqualLedgerQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<GoodsEqualLedger, tokio_postgres::Error>,
    mapper: fn(GoodsEqualLedger) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> GoodsEqualLedgerQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(GoodsEqualLedger) -> R,
    ) -> GoodsEqualLedgerQuery<'c, 'a, 's, C, R, N> {
        GoodsEqualLedgerQuery {
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
pub struct GoodsRunningSumsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<GoodsRunningSums, tokio_postgres::Error>,
    mapper: fn(GoodsRunningSums) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> GoodsRunningSumsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(GoodsRunningSums) -> R,
    ) -> GoodsRunningSumsQuery<'c, 'a, 's, C, R, N> {
        GoodsRunningSumsQuery {
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
pub struct GiftsGrantedQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<GiftsGranted, tokio_postgres::Error>,
    mapper: fn(GiftsGranted) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> GiftsGrantedQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(GiftsGranted) -> R) -> GiftsGrantedQuery<'c, 'a, 's, C, R, N> {
        GiftsGrantedQuery {
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
pub struct GoodsUsedQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<GoodsUsed, tokio_postgres::Error>,
    mapper: fn(GoodsUsed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> GoodsUsedQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(GoodsUsed) -> R) -> GoodsUsedQuery<'c, 'a, 's, C, R, N> {
        GoodsUsedQuery {
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
pub struct FramesHeldQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<FramesHeld, tokio_postgres::Error>,
    mapper: fn(FramesHeld) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> FramesHeldQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(FramesHeld) -> R) -> FramesHeldQuery<'c, 'a, 's, C, R, N> {
        FramesHeldQuery {
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
pub struct CheckInsOnceADayQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<CheckInsOnceADay, tokio_postgres::Error>,
    mapper: fn(CheckInsOnceADay) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> CheckInsOnceADayQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(CheckInsOnceADay) -> R,
    ) -> CheckInsOnceADayQuery<'c, 'a, 's, C, R, N> {
        CheckInsOnceADayQuery {
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
pub struct StreaksCountedQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<StreaksCounted, tokio_postgres::Error>,
    mapper: fn(StreaksCounted) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> StreaksCountedQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(StreaksCounted) -> R,
    ) -> StreaksCountedQuery<'c, 'a, 's, C, R, N> {
        StreaksCountedQuery {
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
pub struct CheckInRewardsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<CheckInRewards, tokio_postgres::Error>,
    mapper: fn(CheckInRewards) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> CheckInRewardsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(CheckInRewards) -> R,
    ) -> CheckInRewardsQuery<'c, 'a, 's, C, R, N> {
        CheckInRewardsQuery {
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
pub struct BadgesEarnedQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<BadgesEarned, tokio_postgres::Error>,
    mapper: fn(BadgesEarned) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> BadgesEarnedQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(BadgesEarned) -> R) -> BadgesEarnedQuery<'c, 'a, 's, C, R, N> {
        BadgesEarnedQuery {
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
pub struct JoinsCountedQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<JoinsCounted, tokio_postgres::Error>,
    mapper: fn(JoinsCounted) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> JoinsCountedQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(JoinsCounted) -> R) -> JoinsCountedQuery<'c, 'a, 's, C, R, N> {
        JoinsCountedQuery {
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
pub struct TasksPaidQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<TasksPaid, tokio_postgres::Error>,
    mapper: fn(TasksPaid) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> TasksPaidQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(TasksPaid) -> R) -> TasksPaidQuery<'c, 'a, 's, C, R, N> {
        TasksPaidQuery {
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
pub struct DrawsBookedQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<DrawsBooked, tokio_postgres::Error>,
    mapper: fn(DrawsBooked) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> DrawsBookedQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(DrawsBooked) -> R) -> DrawsBookedQuery<'c, 'a, 's, C, R, N> {
        DrawsBookedQuery {
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
pub struct DrawsNumberedQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<DrawsNumbered, tokio_postgres::Error>,
    mapper: fn(DrawsNumbered) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> DrawsNumberedQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(DrawsNumbered) -> R) -> DrawsNumberedQuery<'c, 'a, 's, C, R, N> {
        DrawsNumberedQuery {
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
pub struct PrizesWithinStockQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<PrizesWithinStock, tokio_postgres::Error>,
    mapper: fn(PrizesWithinStock) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> PrizesWithinStockQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(PrizesWithinStock) -> R,
    ) -> PrizesWithinStockQuery<'c, 'a, 's, C, R, N> {
        PrizesWithinStockQuery {
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
pub struct BookCountsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<BookCounts, tokio_postgres::Error>,
    mapper: fn(BookCounts) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> BookCountsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(BookCounts) -> R) -> BookCountsQuery<'c, 'a, 's, C, R, N> {
        BookCountsQuery {
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
pub struct ReadingsInBooksQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ReadingsInBooks, tokio_postgres::Error>,
    mapper: fn(ReadingsInBooks) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ReadingsInBooksQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(ReadingsInBooks) -> R,
    ) -> ReadingsInBooksQuery<'c, 'a, 's, C, R, N> {
        ReadingsInBooksQuery {
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
pub struct ErasedAnonymousQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ErasedAnonymous, tokio_postgres::Error>,
    mapper: fn(ErasedAnonymous) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ErasedAnonymousQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(ErasedAnonymous) -> R,
    ) -> ErasedAnonymousQuery<'c, 'a, 's, C, R, N> {
        ErasedAnonymousQuery {
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
pub struct ErasuresBookedQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ErasuresBooked, tokio_postgres::Error>,
    mapper: fn(ErasuresBooked) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ErasuresBookedQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(ErasuresBooked) -> R,
    ) -> ErasuresBookedQuery<'c, 'a, 's, C, R, N> {
        ErasuresBookedQuery {
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
pub struct WalletsEqualLedgerStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn wallets_equal_ledger() -> WalletsEqualLedgerStmt {
    WalletsEqualLedgerStmt(
        "select count(*) as checked, count(*) filter (where s.balance <> coalesce(e.sum, 0)) as wrong from status s left join (select uid, sum(delta)::bigint as sum from coin_entry group by uid) e using (uid)",
        None,
    )
}
impl WalletsEqualLedgerStmt {
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
    ) -> WalletsEqualLedgerQuery<'c, 'a, 's, C, WalletsEqualLedger, 0> {
        WalletsEqualLedgerQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<WalletsEqualLedger, tokio_postgres::Error> {
                    Ok(WalletsEqualLedger {
                        checked: row.try_get(0)?,
                        wrong: row.try_get(1)?,
                    })
                },
            mapper: |it| WalletsEqualLedger::from(it),
        }
    }
}
pub struct RunningSumsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn running_sums() -> RunningSumsStmt {
    RunningSumsStmt(
        "select count(*) as checked, count(*) filter (where balance_after <> running) as wrong from (select balance_after, (sum(delta) over (partition by uid order by id))::bigint as running from coin_entry) e",
        None,
    )
}
impl RunningSumsStmt {
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
    ) -> RunningSumsQuery<'c, 'a, 's, C, RunningSums, 0> {
        RunningSumsQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<RunningSums, tokio_postgres::Error> {
                Ok(RunningSums {
                    checked: row.try_get(0)?,
                    wrong: row.try_get(1)?,
                })
            },
            mapper: |it| RunningSums::from(it),
        }
    }
}
pub struct UnreadMessagesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn unread_messages() -> UnreadMessagesStmt {
    UnreadMessagesStmt(
        "select count(*) as checked, count(*) filter (where s.unread_messages <> coalesce(m.n, 0)) as wrong from status s left join (select uid, count(*) as n from message where uid is not null and not read group by uid) m using (uid)",
        None,
    )
}
impl UnreadMessagesStmt {
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
    ) -> UnreadMessagesQuery<'c, 'a, 's, C, UnreadMessages, 0> {
        UnreadMessagesQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<UnreadMessages, tokio_postgres::Error> {
                    Ok(UnreadMessages {
                        checked: row.try_get(0)?,
                        wrong: row.try_get(1)?,
                    })
                },
            mapper: |it| UnreadMessages::from(it),
        }
    }
}
pub struct BroadcastsInOrderStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn broadcasts_in_order() -> BroadcastsInOrderStmt {
    BroadcastsInOrderStmt(
        "select n.num as checked, abs(h.seq - n.num) + (select count(*) from status where read_upto > h.seq) + (select count(*) from broadcast_read r where r.seq > h.seq) as wrong from broadcast_head h, ( select count(distinct seq) as num from ( select seq from message where seq is not null union all select seq from broadcast_change ) numbered ) n",
        None,
    )
}
impl BroadcastsInOrderStmt {
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
    ) -> BroadcastsInOrderQuery<'c, 'a, 's, C, BroadcastsInOrder, 0> {
        BroadcastsInOrderQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<BroadcastsInOrder, tokio_postgres::Error> {
                    Ok(BroadcastsInOrder {
                        checked: row.try_get(0)?,
                        wrong: row.try_get(1)?,
                    })
                },
            mapper: |it| BroadcastsInOrder::from(it),
        }
    }
}
pub struct BroadcastReadsAboveWatermarkStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn broadcast_reads_above_watermark() -> BroadcastReadsAboveWatermarkStmt {
    BroadcastReadsAboveWatermarkStmt(
        "select count(*) as checked, count(*) filter (where r.seq <= s.read_upto) as wrong from broadcast_read r join status s using (uid)",
        None,
    )
}
impl BroadcastReadsAboveWatermarkStmt {
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
    ) -> BroadcastReadsAboveWatermarkQuery<'c, 'a, 's, C, BroadcastReadsAboveWatermark, 0> {
        BroadcastReadsAboveWatermarkQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |
                row: &tokio_postgres::Row,
            | -> Result<BroadcastReadsAboveWatermark, tokio_postgres::Error> {
                Ok(BroadcastReadsAboveWatermark {
                    checked: row.try_get(0)?,
                    wrong: row.try_get(1)?,
                })
            },
            mapper: |it| BroadcastReadsAboveWatermark::from(it),
        }
    }
}
pub struct AccountsHaveStatusStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn accounts_have_status() -> AccountsHaveStatusStmt {
    AccountsHaveStatusStmt(
        "select count(*) as checked, count(*) filter (where s.uid is null) as wrong from account a left join status s using (uid)",
        None,
    )
}
impl AccountsHaveStatusStmt {
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
    ) -> AccountsHaveStatusQuery<'c, 'a, 's, C, AccountsHaveStatus, 0> {
        AccountsHaveStatusQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<AccountsHaveStatus, tokio_postgres::Error> {
                    Ok(AccountsHaveStatus {
                        checked: row.try_get(0)?,
                        wrong: row.try_get(1)?,
                    })
                },
            mapper: |it| AccountsHaveStatus::from(it),
        }
    }
}
pub struct YouthShownStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn youth_shown() -> YouthShownStmt {
    YouthShownStmt(
        "select count(*) as checked, count(*) filter (where s.youth <> (y.pin_hash is not null)) as wrong from status s left join youth y using (uid)",
        None,
    )
}
impl YouthShownStmt {
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
    ) -> YouthShownQuery<'c, 'a, 's, C, YouthShown, 0> {
        YouthShownQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<YouthShown, tokio_postgres::Error> {
                Ok(YouthShown {
                    checked: row.try_get(0)?,
                    wrong: row.try_get(1)?,
                })
            },
            mapper: |it| YouthShown::from(it),
        }
    }
}
pub struct LoginsSincePasswordStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn logins_since_password() -> LoginsSincePasswordStmt {
    LoginsSincePasswordStmt(
        "select count(*) as checked, count(*) filter (where l.create_time < a.password_time and l.id is distinct from a.password_login) as wrong from login l join account a using (uid) where l.end_time is null and l.expire_time > now()",
        None,
    )
}
impl LoginsSincePasswordStmt {
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
    ) -> LoginsSincePasswordQuery<'c, 'a, 's, C, LoginsSincePassword, 0> {
        LoginsSincePasswordQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<LoginsSincePassword, tokio_postgres::Error> {
                    Ok(LoginsSincePassword {
                        checked: row.try_get(0)?,
                        wrong: row.try_get(1)?,
                    })
                },
            mapper: |it| LoginsSincePassword::from(it),
        }
    }
}
pub struct SuspendedWithoutLoginStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn suspended_without_login() -> SuspendedWithoutLoginStmt {
    SuspendedWithoutLoginStmt(
        "select count(*) as checked, count(*) filter (where exists ( select from login l where l.uid = a.uid and l.end_time is null and l.expire_time > now() )) as wrong from account a where a.suspended_until > now()",
        None,
    )
}
impl SuspendedWithoutLoginStmt {
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
    ) -> SuspendedWithoutLoginQuery<'c, 'a, 's, C, SuspendedWithoutLogin, 0> {
        SuspendedWithoutLoginQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<SuspendedWithoutLogin, tokio_postgres::Error> {
                    Ok(SuspendedWithoutLogin {
                        checked: row.try_get(0)?,
                        wrong: row.try_get(1)?,
                    })
                },
            mapper: |it| SuspendedWithoutLogin::from(it),
        }
    }
}
pub struct ThreadSeqsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn thread_seqs() -> ThreadSeqsStmt {
    ThreadSeqsStmt(
        "select count(*) as checked, count(*) filter (where p.seq <> coalesce(e.n, 0) or p.seq <> coalesce(e.last, 0)) as wrong from post p left join (select post_id, count(*) as n, max(seq) as last from thread_event group by post_id) e on e.post_id = p.id",
        None,
    )
}
impl ThreadSeqsStmt {
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
    ) -> ThreadSeqsQuery<'c, 'a, 's, C, ThreadSeqs, 0> {
        ThreadSeqsQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<ThreadSeqs, tokio_postgres::Error> {
                Ok(ThreadSeqs {
                    checked: row.try_get(0)?,
                    wrong: row.try_get(1)?,
                })
            },
            mapper: |it| ThreadSeqs::from(it),
        }
    }
}
pub struct PostCountsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn post_counts() -> PostCountsStmt {
    PostCountsStmt(
        "select count(*) as checked, count(*) filter (where p.like_num <> (select count(*) from post_like l where l.post_id = p.id) or p.comment_num <> (select count(*) from comment c where c.post_id = p.id and c.delete_time is null) or p.root_num <> (select count(*) from comment c where c.post_id = p.id and c.root_id is null and (c.delete_time is null or c.reply_num > 0))) as wrong from post p",
        None,
    )
}
impl PostCountsStmt {
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
    ) -> PostCountsQuery<'c, 'a, 's, C, PostCounts, 0> {
        PostCountsQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<PostCounts, tokio_postgres::Error> {
                Ok(PostCounts {
                    checked: row.try_get(0)?,
                    wrong: row.try_get(1)?,
                })
            },
            mapper: |it| PostCounts::from(it),
        }
    }
}
pub struct CommentCountsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn comment_counts() -> CommentCountsStmt {
    CommentCountsStmt(
        "select count(*) as checked, count(*) filter (where c.like_num <> (select count(*) from comment_like l where l.comment_id = c.id) or c.reply_num <> (select count(*) from comment r where r.root_id = c.id and r.delete_time is null)) as wrong from comment c",
        None,
    )
}
impl CommentCountsStmt {
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
    ) -> CommentCountsQuery<'c, 'a, 's, C, CommentCounts, 0> {
        CommentCountsQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<CommentCounts, tokio_postgres::Error> {
                Ok(CommentCounts {
                    checked: row.try_get(0)?,
                    wrong: row.try_get(1)?,
                })
            },
            mapper: |it| CommentCounts::from(it),
        }
    }
}
pub struct CommentEditsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn comment_edits() -> CommentEditsStmt {
    CommentEditsStmt(
        "select count(*) as checked, count(*) filter (where (c.edit_time is not null) <> (e.comment_id is not null) and (c.edit_time is not null or not exists (select from measure m where m.ref_kind = 'comment' and m.ref_id = c.id and m.end_time is not null))) as wrong from comment c left join (select distinct comment_id from thread_event where kind = 2) e on e.comment_id = c.id",
        None,
    )
}
impl CommentEditsStmt {
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
    ) -> CommentEditsQuery<'c, 'a, 's, C, CommentEdits, 0> {
        CommentEditsQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<CommentEdits, tokio_postgres::Error> {
                Ok(CommentEdits {
                    checked: row.try_get(0)?,
                    wrong: row.try_get(1)?,
                })
            },
            mapper: |it| CommentEdits::from(it),
        }
    }
}
pub struct AccountCountsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn account_counts() -> AccountCountsStmt {
    AccountCountsStmt(
        "select count(*) as checked, count(*) filter (where a.post_num <> coalesce(p.n, 0) or a.follower_num <> coalesce(r.n, 0) or a.following_num <> coalesce(g.n, 0) or a.like_num <> coalesce(l.n, 0)) as wrong from account a left join (select uid, count(*) as n from post where delete_time is null group by uid) p using (uid) left join (select followee as uid, count(*) as n from follow group by followee) r using (uid) left join (select uid, count(*) as n from follow group by uid) g using (uid) left join ( select uid, count(*) as n from ( select p.uid from post_like l join post p on p.id = l.post_id union all select c.uid from comment_like l join comment c on c.id = l.comment_id ) likes group by uid ) l using (uid)",
        None,
    )
}
impl AccountCountsStmt {
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
    ) -> AccountCountsQuery<'c, 'a, 's, C, AccountCounts, 0> {
        AccountCountsQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<AccountCounts, tokio_postgres::Error> {
                Ok(AccountCounts {
                    checked: row.try_get(0)?,
                    wrong: row.try_get(1)?,
                })
            },
            mapper: |it| AccountCounts::from(it),
        }
    }
}
pub struct UnreadNoticesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn unread_notices() -> UnreadNoticesStmt {
    UnreadNoticesStmt(
        "select count(*) as checked, count(*) filter (where s.unread_likes <> coalesce(n.likes, 0) or s.unread_replies <> coalesce(n.replies, 0) or s.unread_follows <> coalesce(n.follows, 0)) as wrong from status s left join ( select uid, count(*) filter (where kind = 'like') as likes, count(*) filter (where kind in ('reply', 'comment', 'mention')) as replies, count(*) filter (where kind = 'follow') as follows from notice where not read group by uid ) n using (uid)",
        None,
    )
}
impl UnreadNoticesStmt {
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
    ) -> UnreadNoticesQuery<'c, 'a, 's, C, UnreadNotices, 0> {
        UnreadNoticesQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<UnreadNotices, tokio_postgres::Error> {
                Ok(UnreadNotices {
                    checked: row.try_get(0)?,
                    wrong: row.try_get(1)?,
                })
            },
            mapper: |it| UnreadNotices::from(it),
        }
    }
}
pub struct NoticesVisibleStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn notices_visible() -> NoticesVisibleStmt {
    NoticesVisibleStmt(
        "select count(*) as checked, count(*) filter (where ((p.hidden or p.delete_time is not null) and not p.notices_left) or (c.delete_time is not null and not p.notices_left) or c.post_id <> p.id or exists (select from block b where b.uid = n.uid and b.blocked = any(n.actors)) or exists (select from block b where b.blocked = n.uid and b.uid = any(n.actors))) as wrong from notice n left join post p on p.id = n.post_id left join comment c on c.id = n.comment_id",
        None,
    )
}
impl NoticesVisibleStmt {
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
    ) -> NoticesVisibleQuery<'c, 'a, 's, C, NoticesVisible, 0> {
        NoticesVisibleQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<NoticesVisible, tokio_postgres::Error> {
                    Ok(NoticesVisible {
                        checked: row.try_get(0)?,
                        wrong: row.try_get(1)?,
                    })
                },
            mapper: |it| NoticesVisible::from(it),
        }
    }
}
pub struct NoticesTrueStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn notices_true() -> NoticesTrueStmt {
    NoticesTrueStmt(
        "select count(*) as checked, count(*) filter (where case n.kind when 'like' then n.uid <> coalesce(c.uid, p.uid) or n.actor_num <> l.n or not n.actors <@ l.actors when 'follow' then not exists (select from follow f where f.uid = n.actors[1] and f.followee = n.uid) else n.actors[1] <> coalesce(c.uid, p.uid) or (n.kind = 'comment' and n.uid <> p.uid) or (n.kind = 'reply' and not exists (select from comment r where r.id = c.reply_to and r.uid = n.uid)) or (n.kind = 'mention' and not c.mentions @> jsonb_build_array(jsonb_build_object('uid', n.uid)) and not c.once_named @> to_jsonb(n.uid)) end) as wrong from notice n left join post p on p.id = n.post_id left join comment c on c.id = n.comment_id left join lateral ( select count(*) as n, coalesce(array_agg(k.uid), '{}') as actors from ( select uid from post_like where n.comment_id is null and post_id = n.post_id union all select uid from comment_like where n.comment_id is not null and comment_id = n.comment_id ) k where n.kind = 'like' and k.uid <> n.uid and not exists (select from block b where b.uid = n.uid and b.blocked = k.uid) and not exists (select from block b where b.uid = k.uid and b.blocked = n.uid) ) l on true",
        None,
    )
}
impl NoticesTrueStmt {
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
    ) -> NoticesTrueQuery<'c, 'a, 's, C, NoticesTrue, 0> {
        NoticesTrueQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<NoticesTrue, tokio_postgres::Error> {
                Ok(NoticesTrue {
                    checked: row.try_get(0)?,
                    wrong: row.try_get(1)?,
                })
            },
            mapper: |it| NoticesTrue::from(it),
        }
    }
}
pub struct FollowsUnblockedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn follows_unblocked() -> FollowsUnblockedStmt {
    FollowsUnblockedStmt(
        "select count(*) as checked, count(*) filter (where exists ( select from block b where (b.uid, b.blocked) in ((f.uid, f.followee), (f.followee, f.uid)) )) as wrong from follow f",
        None,
    )
}
impl FollowsUnblockedStmt {
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
    ) -> FollowsUnblockedQuery<'c, 'a, 's, C, FollowsUnblocked, 0> {
        FollowsUnblockedQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<FollowsUnblocked, tokio_postgres::Error> {
                    Ok(FollowsUnblocked {
                        checked: row.try_get(0)?,
                        wrong: row.try_get(1)?,
                    })
                },
            mapper: |it| FollowsUnblocked::from(it),
        }
    }
}
pub struct GameChargesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn game_charges() -> GameChargesStmt {
    GameChargesStmt(
        "select count(*) as checked, count(*) filter (where e.delta >= 0 or not exists (select from entitlement o where o.entry_id = e.id and o.uid = e.uid and e.ref_id = concat_ws(':', o.uid, o.game_id, nullif(o.number, 0))) or not exists (select from game_download d where d.entry_id = e.id and d.uid = e.uid and d.charged = -e.delta and starts_with(e.ref_id || ':', d.uid || ':' || d.game_id || ':'))) as wrong from coin_entry e where e.ref_type = 'game'",
        None,
    )
}
impl GameChargesStmt {
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
    ) -> GameChargesQuery<'c, 'a, 's, C, GameCharges, 0> {
        GameChargesQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<GameCharges, tokio_postgres::Error> {
                Ok(GameCharges {
                    checked: row.try_get(0)?,
                    wrong: row.try_get(1)?,
                })
            },
            mapper: |it| GameCharges::from(it),
        }
    }
}
pub struct EntitlementsChargedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn entitlements_charged() -> EntitlementsChargedStmt {
    EntitlementsChargedStmt(
        "select count(*) as checked, count(*) filter (where not exists ( select from coin_entry e where e.id = o.entry_id and e.uid = o.uid and e.ref_type = 'game' )) as wrong from (select uid, entry_id from entitlement union all select uid, entry_id from game_download where entry_id is not null) o",
        None,
    )
}
impl EntitlementsChargedStmt {
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
    ) -> EntitlementsChargedQuery<'c, 'a, 's, C, EntitlementsCharged, 0> {
        EntitlementsChargedQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<EntitlementsCharged, tokio_postgres::Error> {
                    Ok(EntitlementsCharged {
                        checked: row.try_get(0)?,
                        wrong: row.try_get(1)?,
                    })
                },
            mapper: |it| EntitlementsCharged::from(it),
        }
    }
}
pub struct NamedRowsKeptStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn named_rows_kept() -> NamedRowsKeptStmt {
    NamedRowsKeptStmt(
        "select count(*) as checked, count(*) filter (where uid is not null and not exists (select from status s where s.uid = o.uid) or game_id is not null and not exists (select from game g where g.id = o.game_id)) as wrong from (select uid, null::bigint as game_id from coin_entry union all select uid, null from account_key union all select uid, null from goods_entry union all select uid, game_id from entitlement union all select uid, game_id from game_download) o",
        None,
    )
}
impl NamedRowsKeptStmt {
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
    ) -> NamedRowsKeptQuery<'c, 'a, 's, C, NamedRowsKept, 0> {
        NamedRowsKeptQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<NamedRowsKept, tokio_postgres::Error> {
                Ok(NamedRowsKept {
                    checked: row.try_get(0)?,
                    wrong: row.try_get(1)?,
                })
            },
            mapper: |it| NamedRowsKept::from(it),
        }
    }
}
pub struct MembershipsChargedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn memberships_charged() -> MembershipsChargedStmt {
    MembershipsChargedStmt(
        "select count(*) as checked, count(*) filter (where e.id is null or g.id is null or e.uid <> g.uid) as wrong from (select id, uid from coin_entry where ref_type = 'vip') e full join (select id, uid, ref_id from vip_grant where ref_type = 'coin') g on g.ref_id = e.id::text",
        None,
    )
}
impl MembershipsChargedStmt {
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
    ) -> MembershipsChargedQuery<'c, 'a, 's, C, MembershipsCharged, 0> {
        MembershipsChargedQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<MembershipsCharged, tokio_postgres::Error> {
                    Ok(MembershipsCharged {
                        checked: row.try_get(0)?,
                        wrong: row.try_get(1)?,
                    })
                },
            mapper: |it| MembershipsCharged::from(it),
        }
    }
}
pub struct MembershipsGrantedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn memberships_granted() -> MembershipsGrantedStmt {
    MembershipsGrantedStmt(
        "select count(*) as checked, count(*) filter (where s.exp_time is distinct from g.end_time or s.level_type <> membership_level(s.uid, null)) as wrong from status s left join lateral ( select end_time from vip_grant g where g.uid = s.uid order by id desc limit 1 ) g on true where s.exp_time is not null or s.level_type <> 0 or g.end_time is not null",
        None,
    )
}
impl MembershipsGrantedStmt {
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
    ) -> MembershipsGrantedQuery<'c, 'a, 's, C, MembershipsGranted, 0> {
        MembershipsGrantedQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<MembershipsGranted, tokio_postgres::Error> {
                    Ok(MembershipsGranted {
                        checked: row.try_get(0)?,
                        wrong: row.try_get(1)?,
                    })
                },
            mapper: |it| MembershipsGranted::from(it),
        }
    }
}
pub struct GrantsChainedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn grants_chained() -> GrantsChainedStmt {
    GrantsChainedStmt(
        "select count(*) as checked, count(*) filter (where begin_time <> greatest(create_time, before) or end_time <> begin_time + length) as wrong from (select *, lag(end_time) over (partition by uid order by id) as before from vip_grant) g",
        None,
    )
}
impl GrantsChainedStmt {
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
    ) -> GrantsChainedQuery<'c, 'a, 's, C, GrantsChained, 0> {
        GrantsChainedQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<GrantsChained, tokio_postgres::Error> {
                Ok(GrantsChained {
                    checked: row.try_get(0)?,
                    wrong: row.try_get(1)?,
                })
            },
            mapper: |it| GrantsChained::from(it),
        }
    }
}
pub struct KeysHaveOneEffectStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn keys_have_one_effect() -> KeysHaveOneEffectStmt {
    KeysHaveOneEffectStmt(
        "select count(*) as checked, count(*) filter (where k.key is null or e.n is distinct from 1 or k.content <> e.content) as wrong from account_key k full join ( select uid, key, count(*) as n, bool_or(content) as content from ( select uid, idempotency_key as key, false as content from coin_entry union all select uid, idempotency_key, false from game_download where entry_id is null and uid is not null union all select uid, idempotency_key, false from check_in where not made_up or card union all select uid, idempotency_key, false from gift_claim union all select uid, idempotency_key, false from activity_join union all select uid, idempotency_key, false from activity_claim union all select uid, idempotency_key, false from activity_draw union all select uid, idempotency_key, false from trade_order union all select uid, idempotency_key, true from post union all select uid, idempotency_key, true from comment union all select uid, idempotency_key, true from media union all select uid, idempotency_key, true from report) every where key is not null group by uid, key ) e using (uid, key)",
        None,
    )
}
impl KeysHaveOneEffectStmt {
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
    ) -> KeysHaveOneEffectQuery<'c, 'a, 's, C, KeysHaveOneEffect, 0> {
        KeysHaveOneEffectQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<KeysHaveOneEffect, tokio_postgres::Error> {
                    Ok(KeysHaveOneEffect {
                        checked: row.try_get(0)?,
                        wrong: row.try_get(1)?,
                    })
                },
            mapper: |it| KeysHaveOneEffect::from(it),
        }
    }
}
pub struct DownloadsWereFreeStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn downloads_were_free() -> DownloadsWereFreeStmt {
    DownloadsWereFreeStmt(
        "select count(*) as checked, count(*) filter (where not case d.free_by when 'owned' then exists (select from entitlement o where o.uid = d.uid and o.game_id = d.game_id and o.create_time < d.create_time + interval '1 minute' and not exists (select from revocation r where (r.uid, r.game_id, r.number) = (o.uid, o.game_id, o.number) and r.create_time < d.create_time - interval '1 minute')) when 'vip' then exists (select from vip_grant g where g.uid = d.uid and g.length > interval '0' and g.level_type > 0 and g.create_time < d.create_time + interval '1 minute' and g.end_time > d.create_time) end) as wrong from game_download d where d.free_by in ('owned', 'vip')",
        None,
    )
}
impl DownloadsWereFreeStmt {
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
    ) -> DownloadsWereFreeQuery<'c, 'a, 's, C, DownloadsWereFree, 0> {
        DownloadsWereFreeQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<DownloadsWereFree, tokio_postgres::Error> {
                    Ok(DownloadsWereFree {
                        checked: row.try_get(0)?,
                        wrong: row.try_get(1)?,
                    })
                },
            mapper: |it| DownloadsWereFree::from(it),
        }
    }
}
pub struct OrdersDeliveredStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn orders_delivered() -> OrdersDeliveredStmt {
    OrdersDeliveredStmt(
        "select count(*) as checked, count(*) filter (where (select count(*) from coin_entry e where e.ref_type = 'order' and e.ref_id = o.id::text) <> (o.kind = 'coin' and o.deliver_time is not null)::int or (select count(*) from vip_grant g where g.ref_type = 'order' and g.ref_id = o.id::text) <> (o.kind = 'vip' and o.deliver_time is not null)::int or exists (select from coin_entry e where e.ref_type = 'order' and e.ref_id = o.id::text and (e.uid <> o.uid or e.delta <> o.coins)) or exists (select from vip_grant g where g.ref_type = 'order' and g.ref_id = o.id::text and (g.uid <> o.uid or g.length <> make_interval(hours => 24 * o.days) or g.level_type <> o.level_type))) as wrong from trade_order o",
        None,
    )
}
impl OrdersDeliveredStmt {
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
    ) -> OrdersDeliveredQuery<'c, 'a, 's, C, OrdersDelivered, 0> {
        OrdersDeliveredQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<OrdersDelivered, tokio_postgres::Error> {
                    Ok(OrdersDelivered {
                        checked: row.try_get(0)?,
                        wrong: row.try_get(1)?,
                    })
                },
            mapper: |it| OrdersDelivered::from(it),
        }
    }
}
pub struct DeliveriesOrderedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn deliveries_ordered() -> DeliveriesOrderedStmt {
    DeliveriesOrderedStmt(
        "select count(*) as checked, count(*) filter (where o.id is null) as wrong from (select ref_id from coin_entry where ref_type in ('order', 'refund') union all select ref_id from vip_grant where ref_type in ('order', 'refund', 'used')) d left join trade_order o on o.id::text = d.ref_id",
        None,
    )
}
impl DeliveriesOrderedStmt {
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
    ) -> DeliveriesOrderedQuery<'c, 'a, 's, C, DeliveriesOrdered, 0> {
        DeliveriesOrderedQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<DeliveriesOrdered, tokio_postgres::Error> {
                    Ok(DeliveriesOrdered {
                        checked: row.try_get(0)?,
                        wrong: row.try_get(1)?,
                    })
                },
            mapper: |it| DeliveriesOrdered::from(it),
        }
    }
}
pub struct PartsRefundedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn parts_refunded() -> PartsRefundedStmt {
    PartsRefundedStmt(
        "select count(*) as checked, count(*) filter (where p.amount < t.amount + coalesce(r.amount, 0) or (r.payment_id is not null and p.amount <> t.amount + coalesce(r.amount, p.amount)) or t.coins <> case when p.verdict = 'accepted' and o.kind = 'coin' then div(o.coins::numeric * t.amount, p.amount) else 0 end or r.coins <> case when p.verdict = 'accepted' and o.kind = 'coin' then o.coins - t.coins else 0 end or exists (select from refund_part x where x.payment_id = p.id and x.coins <> refund_takes(p.order_id, x.id)) or exists (select from refund_part x join coin_entry e on e.ref_type = 'refund_part' and e.ref_id = x.id::text where x.payment_id = p.id and e.uid <> o.uid) or exists (select from refund_part x where x.payment_id = p.id and p.order_id is null and x.coins > 0)) as wrong from ( select payment_id, sum(amount) as amount, sum(coins) as coins from (select payment_id, amount, coins from refund_part union all select payment_id, 0, 0 from refund) back group by payment_id ) t join payment p on p.id = t.payment_id left join trade_order o on o.id = p.order_id left join refund r on r.payment_id = p.id",
        None,
    )
}
impl PartsRefundedStmt {
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
    ) -> PartsRefundedQuery<'c, 'a, 's, C, PartsRefunded, 0> {
        PartsRefundedQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<PartsRefunded, tokio_postgres::Error> {
                Ok(PartsRefunded {
                    checked: row.try_get(0)?,
                    wrong: row.try_get(1)?,
                })
            },
            mapper: |it| PartsRefunded::from(it),
        }
    }
}
pub struct PartsBookedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn parts_booked() -> PartsBookedStmt {
    PartsBookedStmt(
        "select count(*) as checked, count(*) filter (where t.id is null or e.delta >= 0) as wrong from coin_entry e left join refund_part t on t.id::text = e.ref_id where e.ref_type = 'refund_part'",
        None,
    )
}
impl PartsBookedStmt {
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
    ) -> PartsBookedQuery<'c, 'a, 's, C, PartsBooked, 0> {
        PartsBookedQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<PartsBooked, tokio_postgres::Error> {
                Ok(PartsBooked {
                    checked: row.try_get(0)?,
                    wrong: row.try_get(1)?,
                })
            },
            mapper: |it| PartsBooked::from(it),
        }
    }
}
pub struct DebtsSettledStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn debts_settled() -> DebtsSettledStmt {
    DebtsSettledStmt(
        "select count(*) as checked, count(*) filter (where d.id is null or d.settled_coins <> coalesce(e.coins, 0) or d.settled_coins > d.coins or e.uids <> array[d.uid] or not exists (select from trade_order o where (o.id, o.uid) = (d.order_id, d.uid))) as wrong from debt d full join ( select split_part(ref_id, ':', 1) as debt, sum(-delta) as coins, array_agg(distinct uid) as uids from coin_entry where ref_type = 'debt' group by 1 ) e on e.debt = d.id::text",
        None,
    )
}
impl DebtsSettledStmt {
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
    ) -> DebtsSettledQuery<'c, 'a, 's, C, DebtsSettled, 0> {
        DebtsSettledQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<DebtsSettled, tokio_postgres::Error> {
                Ok(DebtsSettled {
                    checked: row.try_get(0)?,
                    wrong: row.try_get(1)?,
                })
            },
            mapper: |it| DebtsSettled::from(it),
        }
    }
}
pub struct DebtsOpenStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn debts_open() -> DebtsOpenStmt {
    DebtsOpenStmt(
        "select count(*) as checked, count(*) filter (where (d.settled_coins < d.coins and s.balance > 0) or (d.settled_coins < d.coins and exists (select from debt n where n.uid = d.uid and n.id > d.id and n.settled_coins > 0))) as wrong from debt d join status s using (uid)",
        None,
    )
}
impl DebtsOpenStmt {
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
    ) -> DebtsOpenQuery<'c, 'a, 's, C, DebtsOpen, 0> {
        DebtsOpenQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<DebtsOpen, tokio_postgres::Error> {
                Ok(DebtsOpen {
                    checked: row.try_get(0)?,
                    wrong: row.try_get(1)?,
                })
            },
            mapper: |it| DebtsOpen::from(it),
        }
    }
}
pub struct GamesTakenBackStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn games_taken_back() -> GamesTakenBackStmt {
    GamesTakenBackStmt(
        "select count(*) as checked, count(*) filter (where r.uid is null or e.id is null or e.id <> r.entry_id or e.uid <> r.uid or not exists (select from entitlement o join coin_entry c on c.id = o.entry_id where (o.uid, o.game_id, o.number) = (r.uid, r.game_id, r.number) and c.delta = -e.delta) or not exists (select from trade_order o join order_refund f on f.order_id = o.id where (o.id, o.uid) = (r.order_id, r.uid))) as wrong from revocation r full join (select * from coin_entry where ref_type = 'take_back') e on e.ref_id = r.uid || ':' || r.game_id || ':' || r.number",
        None,
    )
}
impl GamesTakenBackStmt {
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
    ) -> GamesTakenBackQuery<'c, 'a, 's, C, GamesTakenBack, 0> {
        GamesTakenBackQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<GamesTakenBack, tokio_postgres::Error> {
                    Ok(GamesTakenBack {
                        checked: row.try_get(0)?,
                        wrong: row.try_get(1)?,
                    })
                },
            mapper: |it| GamesTakenBack::from(it),
        }
    }
}
pub struct GamesOwnedOnceStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn games_owned_once() -> GamesOwnedOnceStmt {
    GamesOwnedOnceStmt(
        "select count(*) as checked, count(*) filter (where number <> place or (place < last and not revoked)) as wrong from ( select o.number, row_number() over own - 1 as place, count(*) over (partition by o.uid, o.game_id) - 1 as last, exists (select from revocation r where (r.uid, r.game_id, r.number) = (o.uid, o.game_id, o.number)) as revoked from entitlement o window own as (partition by o.uid, o.game_id order by o.number) ) o",
        None,
    )
}
impl GamesOwnedOnceStmt {
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
    ) -> GamesOwnedOnceQuery<'c, 'a, 's, C, GamesOwnedOnce, 0> {
        GamesOwnedOnceQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<GamesOwnedOnce, tokio_postgres::Error> {
                    Ok(GamesOwnedOnce {
                        checked: row.try_get(0)?,
                        wrong: row.try_get(1)?,
                    })
                },
            mapper: |it| GamesOwnedOnce::from(it),
        }
    }
}
pub struct OrdersPaidStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn orders_paid() -> OrdersPaidStmt {
    OrdersPaidStmt(
        "select count(*) as checked, count(*) filter (where (select count(*) from payment p where p.order_id = o.id and p.verdict = 'accepted') <> (o.paid_time is not null)::int or (o.paid_time is null) <> (o.deliver_time is null) or exists (select from payment p where p.order_id = o.id and p.verdict = 'accepted' and (p.channel, p.amount, p.currency) is distinct from (o.channel, o.amount, o.currency))) as wrong from trade_order o",
        None,
    )
}
impl OrdersPaidStmt {
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
    ) -> OrdersPaidQuery<'c, 'a, 's, C, OrdersPaid, 0> {
        OrdersPaidQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<OrdersPaid, tokio_postgres::Error> {
                Ok(OrdersPaid {
                    checked: row.try_get(0)?,
                    wrong: row.try_get(1)?,
                })
            },
            mapper: |it| OrdersPaid::from(it),
        }
    }
}
pub struct OrdersRefundedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn orders_refunded() -> OrdersRefundedStmt {
    OrdersRefundedStmt(
        "select count(*) as checked, count(*) filter (where (select count(*) from refund r join payment p on p.id = r.payment_id where p.order_id = o.id and p.verdict = 'accepted') <> (o.status = 'refunded')::int or refund_takes(o.id, null) <> case when o.status = 'refunded' then o.coins - coalesce(( select sum(t.coins) from refund_part t join payment p on p.id = t.payment_id where p.order_id = o.id and p.verdict = 'accepted'), 0) else 0 end or coalesce((select sum(-g.length) from vip_grant g where g.ref_type = 'refund' and g.ref_id = o.id::text), interval '0') <> case when o.status = 'refunded' then make_interval(hours => 24 * o.days) else interval '0' end or exists (select from coin_entry e where e.ref_type = 'refund' and e.ref_id = o.id::text and e.uid <> o.uid) or exists (select from vip_grant g where g.ref_type = 'refund' and g.ref_id = o.id::text and g.uid <> o.uid) or exists ( select from vip_grant u left join vip_grant g on (g.ref_type, g.ref_id, g.uid) = ('order', u.ref_id, u.uid) where u.ref_type = 'used' and u.ref_id = o.id::text and (o.status <> 'refunded' or g.id is null or u.length <> used_of_grant( g, (select p.end_time from vip_grant p where p.uid = u.uid and p.id < u.id order by p.id desc limit 1), u.create_time, u.id))) ) as wrong from trade_order o",
        None,
    )
}
impl OrdersRefundedStmt {
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
    ) -> OrdersRefundedQuery<'c, 'a, 's, C, OrdersRefunded, 0> {
        OrdersRefundedQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<OrdersRefunded, tokio_postgres::Error> {
                    Ok(OrdersRefunded {
                        checked: row.try_get(0)?,
                        wrong: row.try_get(1)?,
                    })
                },
            mapper: |it| OrdersRefunded::from(it),
        }
    }
}
pub struct InvitationsBookedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn invitations_booked() -> InvitationsBookedStmt {
    InvitationsBookedStmt(
        "select count(*) as checked, count(*) filter (where not is_booked(i) or a.invited_by is distinct from i.inviter) as wrong from invitation i join account a on a.uid = i.invitee",
        None,
    )
}
impl InvitationsBookedStmt {
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
    ) -> InvitationsBookedQuery<'c, 'a, 's, C, InvitationsBooked, 0> {
        InvitationsBookedQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<InvitationsBooked, tokio_postgres::Error> {
                    Ok(InvitationsBooked {
                        checked: row.try_get(0)?,
                        wrong: row.try_get(1)?,
                    })
                },
            mapper: |it| InvitationsBooked::from(it),
        }
    }
}
pub struct RewardsInvitedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn rewards_invited() -> RewardsInvitedStmt {
    RewardsInvitedStmt(
        "select count(*) as checked, count(*) filter (where i.invitee is null) as wrong from coin_entry e left join invitation i on i.invitee::text = split_part(e.ref_id, ':', 1) and split_part(e.ref_id, ':', 2) in ('inviter', 'invitee') where e.ref_type in ('invite', 'claw_back')",
        None,
    )
}
impl RewardsInvitedStmt {
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
    ) -> RewardsInvitedQuery<'c, 'a, 's, C, RewardsInvited, 0> {
        RewardsInvitedQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<RewardsInvited, tokio_postgres::Error> {
                    Ok(RewardsInvited {
                        checked: row.try_get(0)?,
                        wrong: row.try_get(1)?,
                    })
                },
            mapper: |it| RewardsInvited::from(it),
        }
    }
}
pub struct InvitationsEarnedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn invitations_earned() -> InvitationsEarnedStmt {
    InvitationsEarnedStmt(
        "select count(*) as checked, count(*) filter (where (a.phone is null and a.erase_time is null) or not has_acted(i.invitee)) as wrong from invitation i join account a on a.uid = i.invitee where i.paid_time is not null",
        None,
    )
}
impl InvitationsEarnedStmt {
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
    ) -> InvitationsEarnedQuery<'c, 'a, 's, C, InvitationsEarned, 0> {
        InvitationsEarnedQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<InvitationsEarned, tokio_postgres::Error> {
                    Ok(InvitationsEarned {
                        checked: row.try_get(0)?,
                        wrong: row.try_get(1)?,
                    })
                },
            mapper: |it| InvitationsEarned::from(it),
        }
    }
}
pub struct CodesHandedOutOnceStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn codes_handed_out_once() -> CodesHandedOutOnceStmt {
    CodesHandedOutOnceStmt(
        "select count(*) as checked, count(*) filter (where c.n > 1 or (g.listed and l.code is null)) as wrong from (select gift_id, code, count(*) over (partition by gift_id, code) as n from gift_claim) c join gift g on g.id = c.gift_id left join gift_code l on l.gift_id = c.gift_id and l.code = c.code",
        None,
    )
}
impl CodesHandedOutOnceStmt {
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
    ) -> CodesHandedOutOnceQuery<'c, 'a, 's, C, CodesHandedOutOnce, 0> {
        CodesHandedOutOnceQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<CodesHandedOutOnce, tokio_postgres::Error> {
                    Ok(CodesHandedOutOnce {
                        checked: row.try_get(0)?,
                        wrong: row.try_get(1)?,
                    })
                },
            mapper: |it| CodesHandedOutOnce::from(it),
        }
    }
}
pub struct GiftsOnceAPlayerStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn gifts_once_a_player() -> GiftsOnceAPlayerStmt {
    GiftsOnceAPlayerStmt(
        "select count(*) as checked, count(*) filter (where n > 1) as wrong from (select count(*) as n from gift_claim group by uid, gift_id) c",
        None,
    )
}
impl GiftsOnceAPlayerStmt {
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
    ) -> GiftsOnceAPlayerQuery<'c, 'a, 's, C, GiftsOnceAPlayer, 0> {
        GiftsOnceAPlayerQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<GiftsOnceAPlayer, tokio_postgres::Error> {
                    Ok(GiftsOnceAPlayer {
                        checked: row.try_get(0)?,
                        wrong: row.try_get(1)?,
                    })
                },
            mapper: |it| GiftsOnceAPlayer::from(it),
        }
    }
}
pub struct GiftStockStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn gift_stock() -> GiftStockStmt {
    GiftStockStmt(
        "select count(*) as checked, count(*) filter (where g.claimed_num <> (select count(*) from gift_claim c where c.gift_id = g.id) or g.claimed_num > g.stock or (g.listed and g.stock <> (select count(*) from gift_code l where l.gift_id = g.id)) or (g.listed and g.claimed_num <> (select count(*) from gift_code l where l.gift_id = g.id and l.place <= g.given_upto))) as wrong from gift g",
        None,
    )
}
impl GiftStockStmt {
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
    ) -> GiftStockQuery<'c, 'a, 's, C, GiftStock, 0> {
        GiftStockQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<GiftStock, tokio_postgres::Error> {
                Ok(GiftStock {
                    checked: row.try_get(0)?,
                    wrong: row.try_get(1)?,
                })
            },
            mapper: |it| GiftStock::from(it),
        }
    }
}
pub struct GameRatingsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn game_ratings() -> GameRatingsStmt {
    GameRatingsStmt(
        "select count(*) as checked, count(*) filter (where array[g.rating_1, g.rating_2, g.rating_3, g.rating_4, g.rating_5] <> coalesce(r.counts, array[0, 0, 0, 0, 0])) as wrong from game g left join ( select game_id, array[count(*) filter (where stars = 1), count(*) filter (where stars = 2), count(*) filter (where stars = 3), count(*) filter (where stars = 4), count(*) filter (where stars = 5)] as counts from game_rating group by game_id ) r on r.game_id = g.id",
        None,
    )
}
impl GameRatingsStmt {
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
    ) -> GameRatingsQuery<'c, 'a, 's, C, GameRatings, 0> {
        GameRatingsQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<GameRatings, tokio_postgres::Error> {
                Ok(GameRatings {
                    checked: row.try_get(0)?,
                    wrong: row.try_get(1)?,
                })
            },
            mapper: |it| GameRatings::from(it),
        }
    }
}
pub struct GoodsEqualLedgerStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn goods_equal_ledger() -> GoodsEqualLedgerStmt {
    GoodsEqualLedgerStmt(
        "select count(*) as checked, count(*) filter (where g.amount is distinct from e.sum) as wrong from goods g full join (select uid, kind, item, sum(delta) as sum from goods_entry group by uid, kind, item) e using (uid, kind, item)",
        None,
    )
}
impl GoodsEqualLedgerStmt {
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
    ) -> GoodsEqualLedgerQuery<'c, 'a, 's, C, GoodsEqualLedger, 0> {
        GoodsEqualLedgerQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<GoodsEqualLedger, tokio_postgres::Error> {
                    Ok(GoodsEqualLedger {
                        checked: row.try_get(0)?,
                        wrong: row.try_get(1)?,
                    })
                },
            mapper: |it| GoodsEqualLedger::from(it),
        }
    }
}
pub struct GoodsRunningSumsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn goods_running_sums() -> GoodsRunningSumsStmt {
    GoodsRunningSumsStmt(
        "select count(*) as checked, count(*) filter (where amount_after <> running) as wrong from (select amount_after, sum(delta) over (partition by uid, kind, item order by id) as running from goods_entry) e",
        None,
    )
}
impl GoodsRunningSumsStmt {
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
    ) -> GoodsRunningSumsQuery<'c, 'a, 's, C, GoodsRunningSums, 0> {
        GoodsRunningSumsQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<GoodsRunningSums, tokio_postgres::Error> {
                    Ok(GoodsRunningSums {
                        checked: row.try_get(0)?,
                        wrong: row.try_get(1)?,
                    })
                },
            mapper: |it| GoodsRunningSums::from(it),
        }
    }
}
pub struct GiftsGrantedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn gifts_granted() -> GiftsGrantedStmt {
    GiftsGrantedStmt(
        "select count(*) as checked, count(*) filter (where t.ref_id is null or (t.kind <> 'vipDays' and (e.uid, e.delta) is distinct from (t.uid, t.amount)) or (t.kind = 'vipDays' and (g.uid, g.length, g.level_type) is distinct from (t.uid, make_interval(hours => 24 * t.amount), t.level_type))) as wrong from (select c.uid, c.uid || ':' || c.gift_id as ref_id, t.kind, coalesce(t.frame_id, '') as item, t.amount, t.level_type from gift_claim c join gift_grant t using (gift_id)) t full join (select * from goods_entry where ref_type = 'gift') e on (e.ref_id, e.kind, e.item) = (t.ref_id, t.kind, t.item) full join (select *, 'vipDays' as kind from vip_grant where ref_type = 'gift') g on (g.ref_id, g.kind) = (t.ref_id, t.kind)",
        None,
    )
}
impl GiftsGrantedStmt {
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
    ) -> GiftsGrantedQuery<'c, 'a, 's, C, GiftsGranted, 0> {
        GiftsGrantedQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<GiftsGranted, tokio_postgres::Error> {
                Ok(GiftsGranted {
                    checked: row.try_get(0)?,
                    wrong: row.try_get(1)?,
                })
            },
            mapper: |it| GiftsGranted::from(it),
        }
    }
}
pub struct GoodsUsedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn goods_used() -> GoodsUsedStmt {
    GoodsUsedStmt(
        "select count(*) as checked, count(*) filter (where u.ref_id is null or e.id is null or (e.uid, e.kind, e.delta) <> (u.uid, u.kind, -1)) as wrong from (select uid, 'spin' as kind, 'draw' as ref_type, uid || ':' || activity_id || ':' || day || ':' || number as ref_id from activity_draw where spin union all select uid, 'makeUp', 'make_up', uid || ':' || day from check_in where card union all select uid, 'rename', 'rename', id::text from name_change where card) u full join (select * from goods_entry where delta < 0) e using (ref_type, ref_id)",
        None,
    )
}
impl GoodsUsedStmt {
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
    ) -> GoodsUsedQuery<'c, 'a, 's, C, GoodsUsed, 0> {
        GoodsUsedQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<GoodsUsed, tokio_postgres::Error> {
                Ok(GoodsUsed {
                    checked: row.try_get(0)?,
                    wrong: row.try_get(1)?,
                })
            },
            mapper: |it| GoodsUsed::from(it),
        }
    }
}
pub struct FramesHeldStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn frames_held() -> FramesHeldStmt {
    FramesHeldStmt(
        "select count(*) as checked, count(*) filter (where not exists ( select from goods g where (g.uid, g.kind, g.item) = (a.uid, 'frame', a.worn_frame) and g.amount > 0 )) as wrong from account a where a.worn_frame is not null",
        None,
    )
}
impl FramesHeldStmt {
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
    ) -> FramesHeldQuery<'c, 'a, 's, C, FramesHeld, 0> {
        FramesHeldQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<FramesHeld, tokio_postgres::Error> {
                Ok(FramesHeld {
                    checked: row.try_get(0)?,
                    wrong: row.try_get(1)?,
                })
            },
            mapper: |it| FramesHeld::from(it),
        }
    }
}
pub struct CheckInsOnceADayStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn check_ins_once_a_day() -> CheckInsOnceADayStmt {
    CheckInsOnceADayStmt(
        "select count(*) as checked, count(*) filter (where n > 1) as wrong from (select count(*) as n from check_in group by uid, day) c",
        None,
    )
}
impl CheckInsOnceADayStmt {
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
    ) -> CheckInsOnceADayQuery<'c, 'a, 's, C, CheckInsOnceADay, 0> {
        CheckInsOnceADayQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<CheckInsOnceADay, tokio_postgres::Error> {
                    Ok(CheckInsOnceADay {
                        checked: row.try_get(0)?,
                        wrong: row.try_get(1)?,
                    })
                },
            mapper: |it| CheckInsOnceADay::from(it),
        }
    }
}
pub struct StreaksCountedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn streaks_counted() -> StreaksCountedStmt {
    StreaksCountedStmt(
        "select count(*) as checked, count(*) filter (where streak <> case when before_day = day - 1 then before_streak + 1 else 1 end) as wrong from (select day, streak, lag(day) over own as before_day, lag(streak) over own as before_streak from check_in window own as (partition by uid order by day)) c",
        None,
    )
}
impl StreaksCountedStmt {
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
    ) -> StreaksCountedQuery<'c, 'a, 's, C, StreaksCounted, 0> {
        StreaksCountedQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<StreaksCounted, tokio_postgres::Error> {
                    Ok(StreaksCounted {
                        checked: row.try_get(0)?,
                        wrong: row.try_get(1)?,
                    })
                },
            mapper: |it| StreaksCounted::from(it),
        }
    }
}
pub struct CheckInRewardsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn check_in_rewards() -> CheckInRewardsStmt {
    CheckInRewardsStmt(
        "select count(*) as checked, count(*) filter (where c.uid is null or e.id is null or e.uid <> c.uid or case when c.made_up then e.delta >= 0 else e.delta <> c.reward end) as wrong from (select *, case when made_up then 'make_up' else 'check_in' end as ref_type from check_in where (made_up and not card) or reward > 0) c full join (select * from coin_entry where ref_type in ('check_in', 'make_up')) e on e.ref_type = c.ref_type and e.ref_id = c.uid || ':' || c.day",
        None,
    )
}
impl CheckInRewardsStmt {
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
    ) -> CheckInRewardsQuery<'c, 'a, 's, C, CheckInRewards, 0> {
        CheckInRewardsQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<CheckInRewards, tokio_postgres::Error> {
                    Ok(CheckInRewards {
                        checked: row.try_get(0)?,
                        wrong: row.try_get(1)?,
                    })
                },
            mapper: |it| CheckInRewards::from(it),
        }
    }
}
pub struct BadgesEarnedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn badges_earned() -> BadgesEarnedStmt {
    BadgesEarnedStmt(
        "select count(*) as checked, count(*) filter (where b.wrong) as wrong from ( select (select count(*) from check_in c where c.uid = m.uid and c.day >= m.month and c.day < m.month + interval '1 month') <> extract(day from m.month + interval '1 month - 1 day') or (select count(*) from check_in c where c.uid = m.uid and c.day >= m.month and c.day < m.month + interval '1 month' and c.full_month) <> 1 as wrong from month_badge m union all select not exists (select from month_badge m where m.uid = c.uid and m.month = date_trunc('month', c.day)::date) from check_in c where c.full_month union all select (a.badge, a.badge_until) is distinct from (to_char(m.month, 'YYYY-MM'), m.until) from account a left join lateral (select month, until from month_badge b where b.uid = a.uid order by month desc limit 1) m on true where a.badge is not null or m.month is not null ) b",
        None,
    )
}
impl BadgesEarnedStmt {
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
    ) -> BadgesEarnedQuery<'c, 'a, 's, C, BadgesEarned, 0> {
        BadgesEarnedQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<BadgesEarned, tokio_postgres::Error> {
                Ok(BadgesEarned {
                    checked: row.try_get(0)?,
                    wrong: row.try_get(1)?,
                })
            },
            mapper: |it| BadgesEarned::from(it),
        }
    }
}
pub struct JoinsCountedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn joins_counted() -> JoinsCountedStmt {
    JoinsCountedStmt(
        "select count(*) as checked, count(*) filter (where a.join_num <> (select count(*) from activity_join j where j.activity_id = a.id)) as wrong from activity a",
        None,
    )
}
impl JoinsCountedStmt {
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
    ) -> JoinsCountedQuery<'c, 'a, 's, C, JoinsCounted, 0> {
        JoinsCountedQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<JoinsCounted, tokio_postgres::Error> {
                Ok(JoinsCounted {
                    checked: row.try_get(0)?,
                    wrong: row.try_get(1)?,
                })
            },
            mapper: |it| JoinsCounted::from(it),
        }
    }
}
pub struct TasksPaidStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn tasks_paid() -> TasksPaidStmt {
    TasksPaidStmt(
        "select count(*) as checked, count(*) filter (where c.uid is null or (c.coins > 0) <> (e.id is not null) or (e.id is not null and (e.uid, e.delta, e.id) is distinct from (c.uid, c.coins, c.entry_id)) or (c.vip_days > 0) <> (g.id is not null) or (g.id is not null and (g.uid, g.length) is distinct from (c.uid, make_interval(hours => 24 * c.vip_days)))) as wrong from (select *, uid || ':' || activity_id || ':' || task_id as ref_id from activity_claim) c full join (select * from coin_entry where ref_type = 'task') e using (ref_id) full join (select * from vip_grant where ref_type = 'task') g using (ref_id)",
        None,
    )
}
impl TasksPaidStmt {
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
    ) -> TasksPaidQuery<'c, 'a, 's, C, TasksPaid, 0> {
        TasksPaidQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<TasksPaid, tokio_postgres::Error> {
                Ok(TasksPaid {
                    checked: row.try_get(0)?,
                    wrong: row.try_get(1)?,
                })
            },
            mapper: |it| TasksPaid::from(it),
        }
    }
}
pub struct DrawsBookedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn draws_booked() -> DrawsBookedStmt {
    DrawsBookedStmt(
        "select count(*) as checked, count(*) filter (where d.uid is null or (d.price > 0) <> (p.id is not null) or (p.id is not null and (p.uid, p.delta, p.id) is distinct from (d.uid, -d.price, d.price_entry_id)) or (d.coins > 0) <> (w.id is not null) or (w.id is not null and (w.uid, w.delta, w.id) is distinct from (d.uid, d.coins, d.prize_entry_id)) or (d.vip_days > 0) <> (g.id is not null) or (g.id is not null and (g.uid, g.length) is distinct from (d.uid, make_interval(hours => 24 * d.vip_days)))) as wrong from (select *, uid || ':' || activity_id || ':' || day || ':' || number as ref_id from activity_draw) d full join (select * from coin_entry where ref_type = 'draw') p using (ref_id) full join (select * from coin_entry where ref_type = 'prize') w using (ref_id) full join (select * from vip_grant where ref_type = 'prize') g using (ref_id)",
        None,
    )
}
impl DrawsBookedStmt {
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
    ) -> DrawsBookedQuery<'c, 'a, 's, C, DrawsBooked, 0> {
        DrawsBookedQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<DrawsBooked, tokio_postgres::Error> {
                Ok(DrawsBooked {
                    checked: row.try_get(0)?,
                    wrong: row.try_get(1)?,
                })
            },
            mapper: |it| DrawsBooked::from(it),
        }
    }
}
pub struct DrawsNumberedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn draws_numbered() -> DrawsNumberedStmt {
    DrawsNumberedStmt(
        "select count(*) as checked, count(*) filter (where number <> place) as wrong from (select number, row_number() over (partition by uid, activity_id, day order by number) as place from activity_draw) d",
        None,
    )
}
impl DrawsNumberedStmt {
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
    ) -> DrawsNumberedQuery<'c, 'a, 's, C, DrawsNumbered, 0> {
        DrawsNumberedQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<DrawsNumbered, tokio_postgres::Error> {
                Ok(DrawsNumbered {
                    checked: row.try_get(0)?,
                    wrong: row.try_get(1)?,
                })
            },
            mapper: |it| DrawsNumbered::from(it),
        }
    }
}
pub struct PrizesWithinStockStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn prizes_within_stock() -> PrizesWithinStockStmt {
    PrizesWithinStockStmt(
        "select count(*) as checked, count(*) filter (where p.won_num <> w.num or w.num > p.stock) as wrong from activity_prize p, lateral (select count(*) as num from activity_draw d where (d.activity_id, d.prize_id) = (p.activity_id, p.id)) w",
        None,
    )
}
impl PrizesWithinStockStmt {
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
    ) -> PrizesWithinStockQuery<'c, 'a, 's, C, PrizesWithinStock, 0> {
        PrizesWithinStockQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<PrizesWithinStock, tokio_postgres::Error> {
                    Ok(PrizesWithinStock {
                        checked: row.try_get(0)?,
                        wrong: row.try_get(1)?,
                    })
                },
            mapper: |it| PrizesWithinStock::from(it),
        }
    }
}
pub struct BookCountsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn book_counts() -> BookCountsStmt {
    BookCountsStmt(
        "select count(*) as checked, count(*) filter (where b.subscribe_num + coalesce((select sum(m.kept) from book_move m where m.book_id = b.id), 0) <> (select count(*) from book_subscription s where s.book_id = b.id) or b.chapter_num <> (select count(*) from chapter c where c.book_id = b.id and c.published and not c.retired) or b.last_chapter is distinct from (select c.id from chapter c where c.book_id = b.id and c.published and not c.retired order by c.place desc, c.id desc limit 1) or b.updated <> (extract(epoch from b.update_time) * 1000000)::bigint or exists (select from chapter c where c.book_id = b.id and (c.appear_seq > b.appear_seq or c.appear_time > clock_timestamp())) or not exists (select from book_text t where t.book_id = b.id and t.title = fold(b.title))) as wrong from book b",
        None,
    )
}
impl BookCountsStmt {
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
    ) -> BookCountsQuery<'c, 'a, 's, C, BookCounts, 0> {
        BookCountsQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<BookCounts, tokio_postgres::Error> {
                Ok(BookCounts {
                    checked: row.try_get(0)?,
                    wrong: row.try_get(1)?,
                })
            },
            mapper: |it| BookCounts::from(it),
        }
    }
}
pub struct ReadingsInBooksStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn readings_in_books() -> ReadingsInBooksStmt {
    ReadingsInBooksStmt(
        "select count(*) as checked, count(*) filter (where not exists (select from chapter c where c.book_id = r.book_id and c.id = r.chapter_id) or not r.read @> r.chapter_id) as wrong from reading r",
        None,
    )
}
impl ReadingsInBooksStmt {
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
    ) -> ReadingsInBooksQuery<'c, 'a, 's, C, ReadingsInBooks, 0> {
        ReadingsInBooksQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<ReadingsInBooks, tokio_postgres::Error> {
                    Ok(ReadingsInBooks {
                        checked: row.try_get(0)?,
                        wrong: row.try_get(1)?,
                    })
                },
            mapper: |it| ReadingsInBooks::from(it),
        }
    }
}
pub struct ErasedAnonymousStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn erased_anonymous() -> ErasedAnonymousStmt {
    ErasedAnonymousStmt(
        "select count(*) as checked, count(*) filter (where exists (select from login l where l.uid = a.uid and l.end_time is null) or exists (select from account_text t where t.uid = a.uid) or exists (select from replaced_phone w where w.uid = a.uid) or (e.step = 'done' and ( exists (select from login l where l.uid = a.uid) or exists (select from phone_held h where h.uid = a.uid) or exists (select from name_change n where n.uid = a.uid and n.before <> ''))) or e.uid is null or e.step = 'waiting') as wrong from account a left join erasure e using (uid) where a.erase_time is not null",
        None,
    )
}
impl ErasedAnonymousStmt {
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
    ) -> ErasedAnonymousQuery<'c, 'a, 's, C, ErasedAnonymous, 0> {
        ErasedAnonymousQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<ErasedAnonymous, tokio_postgres::Error> {
                    Ok(ErasedAnonymous {
                        checked: row.try_get(0)?,
                        wrong: row.try_get(1)?,
                    })
                },
            mapper: |it| ErasedAnonymous::from(it),
        }
    }
}
pub struct ErasuresBookedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn erasures_booked() -> ErasuresBookedStmt {
    ErasuresBookedStmt(
        "select count(*) as checked, count(*) filter (where a.erase_time is null or o.ref_id <> o.uid::text or not o.ended) as wrong from (select uid, ref_id, balance_after = 0 as ended from coin_entry where ref_type = 'erase' union all select uid, ref_id, length < interval '0' and end_time = create_time from vip_grant where ref_type = 'erase') o left join account a using (uid)",
        None,
    )
}
impl ErasuresBookedStmt {
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
    ) -> ErasuresBookedQuery<'c, 'a, 's, C, ErasuresBooked, 0> {
        ErasuresBookedQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<ErasuresBooked, tokio_postgres::Error> {
                    Ok(ErasuresBooked {
                        checked: row.try_get(0)?,
                        wrong: row.try_get(1)?,
                    })
                },
            mapper: |it| ErasuresBooked::from(it),
        }
    }
}
