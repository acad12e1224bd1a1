// This file was generated with `cornucopia`. Do not modify.

use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct SerdejsonValueQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor:
        fn(
            &tokio_postgres::Row,
        )
            -> Result<postgres_types::Json<&serde_json::value::RawValue>, tokio_postgres::Error>,
    mapper: fn(postgres_types::Json<&serde_json::value::RawValue>) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> SerdejsonValueQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(postgres_types::Json<&serde_json::value::RawValue>) -> R,
    ) -> SerdejsonValueQuery<'c, 'a, 's, C, R, N> {
        SerdejsonValueQuery {
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
pub struct AccountStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn account() -> AccountStmt {
    AccountStmt(
        "select to_jsonb(a) - array['password_hash', 'password_login'] || jsonb_build_object( 'coins', s.balance, 'member_level', s.level_type, 'member_until', s.exp_time) as row from account a join status s using (uid) where a.uid = $1",
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
    ) -> SerdejsonValueQuery<'c, 'a, 's, C, serde_json::Value, 1> {
        SerdejsonValueQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| serde_json::from_str(it.0.get()).unwrap(),
        }
    }
}
pub struct NameChangesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn name_changes() -> NameChangesStmt {
    NameChangesStmt(
        "select to_jsonb(t) - 'uid' as row from name_change t where uid = $1 order by id",
        None,
    )
}
impl NameChangesStmt {
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
    ) -> SerdejsonValueQuery<'c, 'a, 's, C, serde_json::Value, 1> {
        SerdejsonValueQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| serde_json::from_str(it.0.get()).unwrap(),
        }
    }
}
pub struct PhonesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn phones() -> PhonesStmt {
    PhonesStmt(
        "select jsonb_build_object('phone', h.phone, 'create_time', h.create_time, 'replaced_time', w.replaced_time, 'until', w.until) as row from phone_held h left join replaced_phone w using (phone, uid) where h.uid = $1 order by h.create_time, h.phone",
        None,
    )
}
impl PhonesStmt {
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
    ) -> SerdejsonValueQuery<'c, 'a, 's, C, serde_json::Value, 1> {
        SerdejsonValueQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| serde_json::from_str(it.0.get()).unwrap(),
        }
    }
}
pub struct LoginsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn logins() -> LoginsStmt {
    LoginsStmt(
        "select to_jsonb(t) - 'uid' as row from login t where uid = $1 order by create_time",
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
    ) -> SerdejsonValueQuery<'c, 'a, 's, C, serde_json::Value, 1> {
        SerdejsonValueQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| serde_json::from_str(it.0.get()).unwrap(),
        }
    }
}
pub struct MessagesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn messages() -> MessagesStmt {
    MessagesStmt(
        "select to_jsonb(t) - array['uid', 'seq', 'to_channel', 'to_vip', 'gone', 'end_time'] as row from message t where uid = $1 order by id",
        None,
    )
}
impl MessagesStmt {
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
    ) -> SerdejsonValueQuery<'c, 'a, 's, C, serde_json::Value, 1> {
        SerdejsonValueQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| serde_json::from_str(it.0.get()).unwrap(),
        }
    }
}
pub struct NoticesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn notices() -> NoticesStmt {
    NoticesStmt(
        "select to_jsonb(t) - array['uid', 'place'] as row from notice t where uid = $1 order by place",
        None,
    )
}
impl NoticesStmt {
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
    ) -> SerdejsonValueQuery<'c, 'a, 's, C, serde_json::Value, 1> {
        SerdejsonValueQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| serde_json::from_str(it.0.get()).unwrap(),
        }
    }
}
pub struct PostsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn posts() -> PostsStmt {
    PostsStmt(
        "select to_jsonb(t) - array['uid', 'idempotency_key', 'hot', 'hot_due', 'notices_left', 'seq', 'likes_version', 'floor_num', 'root_num'] as row from post t where uid = $1 order by id",
        None,
    )
}
impl PostsStmt {
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
    ) -> SerdejsonValueQuery<'c, 'a, 's, C, serde_json::Value, 1> {
        SerdejsonValueQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| serde_json::from_str(it.0.get()).unwrap(),
        }
    }
}
pub struct CommentsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn comments() -> CommentsStmt {
    CommentsStmt(
        "select to_jsonb(t) - array['uid', 'idempotency_key', 'likes_version'] as row from comment t where uid = $1 order by id",
        None,
    )
}
impl CommentsStmt {
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
    ) -> SerdejsonValueQuery<'c, 'a, 's, C, serde_json::Value, 1> {
        SerdejsonValueQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| serde_json::from_str(it.0.get()).unwrap(),
        }
    }
}
pub struct PostLikesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn post_likes() -> PostLikesStmt {
    PostLikesStmt(
        "select to_jsonb(t) - 'uid' as row from post_like t where uid = $1 order by create_time",
        None,
    )
}
impl PostLikesStmt {
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
    ) -> SerdejsonValueQuery<'c, 'a, 's, C, serde_json::Value, 1> {
        SerdejsonValueQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| serde_json::from_str(it.0.get()).unwrap(),
        }
    }
}
pub struct CommentLikesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn comment_likes() -> CommentLikesStmt {
    CommentLikesStmt(
        "select to_jsonb(t) - 'uid' as row from comment_like t where uid = $1 order by create_time",
        None,
    )
}
impl CommentLikesStmt {
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
    ) -> SerdejsonValueQuery<'c, 'a, 's, C, serde_json::Value, 1> {
        SerdejsonValueQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| serde_json::from_str(it.0.get()).unwrap(),
        }
    }
}
pub struct FollowsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn follows() -> FollowsStmt {
    FollowsStmt(
        "select to_jsonb(t) - 'uid' as row from follow t where uid = $1 order by id",
        None,
    )
}
impl FollowsStmt {
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
    ) -> SerdejsonValueQuery<'c, 'a, 's, C, serde_json::Value, 1> {
        SerdejsonValueQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| serde_json::from_str(it.0.get()).unwrap(),
        }
    }
}
pub struct BlocksStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn blocks() -> BlocksStmt {
    BlocksStmt(
        "select to_jsonb(t) - 'uid' as row from block t where uid = $1 order by id",
        None,
    )
}
impl BlocksStmt {
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
    ) -> SerdejsonValueQuery<'c, 'a, 's, C, serde_json::Value, 1> {
        SerdejsonValueQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| serde_json::from_str(it.0.get()).unwrap(),
        }
    }
}
pub struct FavouritesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn favourites() -> FavouritesStmt {
    FavouritesStmt(
        "select to_jsonb(t) - 'uid' as row from favourite t where uid = $1 order by id",
        None,
    )
}
impl FavouritesStmt {
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
    ) -> SerdejsonValueQuery<'c, 'a, 's, C, serde_json::Value, 1> {
        SerdejsonValueQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| serde_json::from_str(it.0.get()).unwrap(),
        }
    }
}
pub struct RatingsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn ratings() -> RatingsStmt {
    RatingsStmt(
        "select to_jsonb(t) - 'uid' as row from game_rating t where uid = $1 order by create_time",
        None,
    )
}
impl RatingsStmt {
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
    ) -> SerdejsonValueQuery<'c, 'a, 's, C, serde_json::Value, 1> {
        SerdejsonValueQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| serde_json::from_str(it.0.get()).unwrap(),
        }
    }
}
pub struct DownloadsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn downloads() -> DownloadsStmt {
    DownloadsStmt(
        "select to_jsonb(t) - array['uid', 'idempotency_key', 'file'] as row from game_download t where uid = $1 order by id",
        None,
    )
}
impl DownloadsStmt {
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
    ) -> SerdejsonValueQuery<'c, 'a, 's, C, serde_json::Value, 1> {
        SerdejsonValueQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| serde_json::from_str(it.0.get()).unwrap(),
        }
    }
}
pub struct GamesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn games() -> GamesStmt {
    GamesStmt(
        "select to_jsonb(t) - 'uid' || jsonb_build_object('taken_back_time', r.create_time, 'taken_back_reason', r.reason) as row from entitlement t left join revocation r using (uid, game_id, number) where uid = $1 order by t.create_time, t.game_id",
        None,
    )
}
impl GamesStmt {
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
    ) -> SerdejsonValueQuery<'c, 'a, 's, C, serde_json::Value, 1> {
        SerdejsonValueQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| serde_json::from_str(it.0.get()).unwrap(),
        }
    }
}
pub struct DebtsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn debts() -> DebtsStmt {
    DebtsStmt(
        "select to_jsonb(t) - array['uid', 'part_id'] as row from debt t where uid = $1 order by id",
        None,
    )
}
impl DebtsStmt {
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
    ) -> SerdejsonValueQuery<'c, 'a, 's, C, serde_json::Value, 1> {
        SerdejsonValueQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| serde_json::from_str(it.0.get()).unwrap(),
        }
    }
}
pub struct ShelfStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn shelf() -> ShelfStmt {
    ShelfStmt(
        "select to_jsonb(t) - array['uid', 'seen_seq'] as row from book_subscription t where uid = $1 order by create_time",
        None,
    )
}
impl ShelfStmt {
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
    ) -> SerdejsonValueQuery<'c, 'a, 's, C, serde_json::Value, 1> {
        SerdejsonValueQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| serde_json::from_str(it.0.get()).unwrap(),
        }
    }
}
pub struct ReadingStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn reading() -> ReadingStmt {
    ReadingStmt(
        "select to_jsonb(t) - array['uid', 'version'] as row from reading t where uid = $1 order by book_id",
        None,
    )
}
impl ReadingStmt {
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
    ) -> SerdejsonValueQuery<'c, 'a, 's, C, serde_json::Value, 1> {
        SerdejsonValueQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| serde_json::from_str(it.0.get()).unwrap(),
        }
    }
}
pub struct YouthStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn youth() -> YouthStmt {
    YouthStmt(
        "select to_jsonb(t) - array['uid', 'pin_hash'] || jsonb_build_object('enabled', pin_hash is not null) as row from youth t where uid = $1",
        None,
    )
}
impl YouthStmt {
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
    ) -> SerdejsonValueQuery<'c, 'a, 's, C, serde_json::Value, 1> {
        SerdejsonValueQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| serde_json::from_str(it.0.get()).unwrap(),
        }
    }
}
pub struct CheckInsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn check_ins() -> CheckInsStmt {
    CheckInsStmt(
        "select to_jsonb(t) - array['uid', 'idempotency_key'] as row from check_in t where uid = $1 order by day",
        None,
    )
}
impl CheckInsStmt {
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
    ) -> SerdejsonValueQuery<'c, 'a, 's, C, serde_json::Value, 1> {
        SerdejsonValueQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| serde_json::from_str(it.0.get()).unwrap(),
        }
    }
}
pub struct BadgesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn badges() -> BadgesStmt {
    BadgesStmt(
        "select to_jsonb(t) - 'uid' as row from month_badge t where uid = $1 order by month",
        None,
    )
}
impl BadgesStmt {
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
    ) -> SerdejsonValueQuery<'c, 'a, 's, C, serde_json::Value, 1> {
        SerdejsonValueQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| serde_json::from_str(it.0.get()).unwrap(),
        }
    }
}
pub struct GiftsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn gifts() -> GiftsStmt {
    GiftsStmt(
        "select to_jsonb(t) - array['uid', 'idempotency_key'] as row from gift_claim t where uid = $1 order by create_time",
        None,
    )
}
impl GiftsStmt {
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
    ) -> SerdejsonValueQuery<'c, 'a, 's, C, serde_json::Value, 1> {
        SerdejsonValueQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| serde_json::from_str(it.0.get()).unwrap(),
        }
    }
}
pub struct GoodsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn goods() -> GoodsStmt {
    GoodsStmt(
        "select to_jsonb(t) - 'uid' as row from goods t where uid = $1 order by kind, item",
        None,
    )
}
impl GoodsStmt {
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
    ) -> SerdejsonValueQuery<'c, 'a, 's, C, serde_json::Value, 1> {
        SerdejsonValueQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| serde_json::from_str(it.0.get()).unwrap(),
        }
    }
}
pub struct GoodsEntriesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn goods_entries() -> GoodsEntriesStmt {
    GoodsEntriesStmt(
        "select to_jsonb(t) - 'uid' as row from goods_entry t where uid = $1 order by id",
        None,
    )
}
impl GoodsEntriesStmt {
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
    ) -> SerdejsonValueQuery<'c, 'a, 's, C, serde_json::Value, 1> {
        SerdejsonValueQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| serde_json::from_str(it.0.get()).unwrap(),
        }
    }
}
pub struct ActivityJoinsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn activity_joins() -> ActivityJoinsStmt {
    ActivityJoinsStmt(
        "select to_jsonb(t) - array['uid', 'idempotency_key'] as row from activity_join t where uid = $1 order by create_time",
        None,
    )
}
impl ActivityJoinsStmt {
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
    ) -> SerdejsonValueQuery<'c, 'a, 's, C, serde_json::Value, 1> {
        SerdejsonValueQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| serde_json::from_str(it.0.get()).unwrap(),
        }
    }
}
pub struct ActivityClaimsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn activity_claims() -> ActivityClaimsStmt {
    ActivityClaimsStmt(
        "select to_jsonb(t) - array['uid', 'idempotency_key'] as row from activity_claim t where uid = $1 order by create_time",
        None,
    )
}
impl ActivityClaimsStmt {
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
    ) -> SerdejsonValueQuery<'c, 'a, 's, C, serde_json::Value, 1> {
        SerdejsonValueQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| serde_json::from_str(it.0.get()).unwrap(),
        }
    }
}
pub struct ActivityDrawsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn activity_draws() -> ActivityDrawsStmt {
    ActivityDrawsStmt(
        "select to_jsonb(t) - array['uid', 'idempotency_key'] as row from activity_draw t where uid = $1 order by id",
        None,
    )
}
impl ActivityDrawsStmt {
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
    ) -> SerdejsonValueQuery<'c, 'a, 's, C, serde_json::Value, 1> {
        SerdejsonValueQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| serde_json::from_str(it.0.get()).unwrap(),
        }
    }
}
pub struct CoinsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn coins() -> CoinsStmt {
    CoinsStmt(
        "select to_jsonb(t) - array['uid', 'idempotency_key'] as row from coin_entry t where uid = $1 order by id",
        None,
    )
}
impl CoinsStmt {
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
    ) -> SerdejsonValueQuery<'c, 'a, 's, C, serde_json::Value, 1> {
        SerdejsonValueQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| serde_json::from_str(it.0.get()).unwrap(),
        }
    }
}
pub struct MembershipsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn memberships() -> MembershipsStmt {
    MembershipsStmt(
        "select to_jsonb(t) - 'uid' as row from vip_grant t where uid = $1 order by id",
        None,
    )
}
impl MembershipsStmt {
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
    ) -> SerdejsonValueQuery<'c, 'a, 's, C, serde_json::Value, 1> {
        SerdejsonValueQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| serde_json::from_str(it.0.get()).unwrap(),
        }
    }
}
pub struct OrdersStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn orders() -> OrdersStmt {
    OrdersStmt(
        "select to_jsonb(t) - array['uid', 'idempotency_key', 'ask_time', 'asked', 'note'] as row from trade_order t where uid = $1 order by number",
        None,
    )
}
impl OrdersStmt {
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
    ) -> SerdejsonValueQuery<'c, 'a, 's, C, serde_json::Value, 1> {
        SerdejsonValueQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| serde_json::from_str(it.0.get()).unwrap(),
        }
    }
}
pub struct PaymentsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn payments() -> PaymentsStmt {
    PaymentsStmt(
        "select to_jsonb(p) - array['note', 'heard_by'] || jsonb_build_object( 'refund_reason', r.reason, 'refund_time', r.create_time, 'refund_amount', case when r.payment_id is not null then coalesce(r.amount, p.amount) end, 'refund_parts', ( select jsonb_agg(jsonb_build_object('amount', t.amount, 'coins', t.coins, 'reason', t.reason, 'time', t.create_time) order by t.id) from refund_part t where t.payment_id = p.id)) as row from payment p join trade_order o on o.id = p.order_id left join refund r on r.payment_id = p.id where o.uid = $1 order by p.id",
        None,
    )
}
impl PaymentsStmt {
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
    ) -> SerdejsonValueQuery<'c, 'a, 's, C, serde_json::Value, 1> {
        SerdejsonValueQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| serde_json::from_str(it.0.get()).unwrap(),
        }
    }
}
pub struct InvitationsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn invitations() -> InvitationsStmt {
    InvitationsStmt(
        "select to_jsonb(t) - array['device', 'network', 'note', 'refusal'] as row from invitation t where inviter = $1 or invitee = $1 order by invitee",
        None,
    )
}
impl InvitationsStmt {
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
    ) -> SerdejsonValueQuery<'c, 'a, 's, C, serde_json::Value, 1> {
        SerdejsonValueQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| serde_json::from_str(it.0.get()).unwrap(),
        }
    }
}
pub struct MeasuresStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn measures() -> MeasuresStmt {
    MeasuresStmt(
        "select to_jsonb(t) - array['uid', 'decider', 'ended_by'] as row from measure t where uid = $1 order by id",
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
    ) -> SerdejsonValueQuery<'c, 'a, 's, C, serde_json::Value, 1> {
        SerdejsonValueQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| serde_json::from_str(it.0.get()).unwrap(),
        }
    }
}
pub struct AppealsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn appeals() -> AppealsStmt {
    AppealsStmt(
        "select to_jsonb(t) - array['uid', 'decided_by'] as row from appeal t where uid = $1 order by id",
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
        uid: &'a i64,
    ) -> SerdejsonValueQuery<'c, 'a, 's, C, serde_json::Value, 1> {
        SerdejsonValueQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| serde_json::from_str(it.0.get()).unwrap(),
        }
    }
}
pub struct ReportsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn reports() -> ReportsStmt {
    ReportsStmt(
        "select to_jsonb(t) - array['uid', 'idempotency_key'] as row from report t where uid = $1 order by id",
        None,
    )
}
impl ReportsStmt {
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
    ) -> SerdejsonValueQuery<'c, 'a, 's, C, serde_json::Value, 1> {
        SerdejsonValueQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| serde_json::from_str(it.0.get()).unwrap(),
        }
    }
}
pub struct UploadsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn uploads() -> UploadsStmt {
    UploadsStmt(
        "select to_jsonb(t) - array['uid', 'idempotency_key', 'look_time'] as row from media t where uid = $1 order by create_time",
        None,
    )
}
impl UploadsStmt {
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
    ) -> SerdejsonValueQuery<'c, 'a, 's, C, serde_json::Value, 1> {
        SerdejsonValueQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| serde_json::from_str(it.0.get()).unwrap(),
        }
    }
}
pub struct MediaFilesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn media_files() -> MediaFilesStmt {
    MediaFilesStmt(
        "select name from ( select coalesce(file ->> 'full', file ->> 'file') as name from media where uid = $1 union select replace(avatar, '-256.jpg', '-640.jpg') from account where uid = $1 ) files where name is not null order by name",
        None,
    )
}
impl MediaFilesStmt {
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
    ) -> StringQuery<'c, 'a, 's, C, String, 1> {
        StringQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it.into(),
        }
    }
}
