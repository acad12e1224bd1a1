// This file was generated with `cornucopia`. Do not modify.

#[derive(Debug, Clone, PartialEq)]
pub struct Keyword {
    pub folded: String,
    pub newest_post: i64,
    pub newest_account: i64,
}
pub struct KeywordBorrowed<'a> {
    pub folded: &'a str,
    pub newest_post: i64,
    pub newest_account: i64,
}
impl<'a> From<KeywordBorrowed<'a>> for Keyword {
    fn from(
        KeywordBorrowed {
            folded,
            newest_post,
            newest_account,
        }: KeywordBorrowed<'a>,
    ) -> Self {
        Self {
            folded: folded.into(),
            newest_post,
            newest_account,
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct PostsWith {
    pub id: i64,
    pub titled: bool,
    pub hot: i64,
    pub shown: bool,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct PostsNear {
    pub id: i64,
    pub titled: bool,
    pub hot: i64,
    pub shown: bool,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct PostsAmongNewest {
    pub id: i64,
    pub titled: bool,
    pub hot: i64,
    pub shown: bool,
}
#[derive(Debug, Clone, PartialEq)]
pub struct NamesThatBegin {
    pub uid: i64,
    pub name: String,
}
pub struct NamesThatBeginBorrowed<'a> {
    pub uid: i64,
    pub name: &'a str,
}
impl<'a> From<NamesThatBeginBorrowed<'a>> for NamesThatBegin {
    fn from(NamesThatBeginBorrowed { uid, name }: NamesThatBeginBorrowed<'a>) -> Self {
        Self {
            uid,
            name: name.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct NamesWith {
    pub uid: i64,
    pub name: String,
}
pub struct NamesWithBorrowed<'a> {
    pub uid: i64,
    pub name: &'a str,
}
impl<'a> From<NamesWithBorrowed<'a>> for NamesWith {
    fn from(NamesWithBorrowed { uid, name }: NamesWithBorrowed<'a>) -> Self {
        Self {
            uid,
            name: name.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct NamesNear {
    pub uid: i64,
    pub name: String,
}
pub struct NamesNearBorrowed<'a> {
    pub uid: i64,
    pub name: &'a str,
}
impl<'a> From<NamesNearBorrowed<'a>> for NamesNear {
    fn from(NamesNearBorrowed { uid, name }: NamesNearBorrowed<'a>) -> Self {
        Self {
            uid,
            name: name.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct KnownNamesWith {
    pub uid: i64,
    pub name: String,
}
pub struct KnownNamesWithBorrowed<'a> {
    pub uid: i64,
    pub name: &'a str,
}
impl<'a> From<KnownNamesWithBorrowed<'a>> for KnownNamesWith {
    fn from(KnownNamesWithBorrowed { uid, name }: KnownNamesWithBorrowed<'a>) -> Self {
        Self {
            uid,
            name: name.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct People {
    pub uid: i64,
    pub name: String,
    pub avatar: Option<String>,
    pub signature: String,
    pub follower_num: i64,
    pub level_type: i16,
    pub badge: Option<String>,
    pub frame: Option<String>,
    pub followed: bool,
}
pub struct PeopleBorrowed<'a> {
    pub uid: i64,
    pub name: &'a str,
    pub avatar: Option<&'a str>,
    pub signature: &'a str,
    pub follower_num: i64,
    pub level_type: i16,
    pub badge: Option<&'a str>,
    pub frame: Option<&'a str>,
    pub followed: bool,
}
impl<'a> From<PeopleBorrowed<'a>> for People {
    fn from(
        PeopleBorrowed {
            uid,
            name,
            avatar,
            signature,
            follower_num,
            level_type,
            badge,
            frame,
            followed,
        }: PeopleBorrowed<'a>,
    ) -> Self {
        Self {
            uid,
            name: name.into(),
            avatar: avatar.map(|v| v.into()),
            signature: signature.into(),
            follower_num,
            level_type,
            badge: badge.map(|v| v.into()),
            frame: frame.map(|v| v.into()),
            followed,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Games {
    pub id: i64,
    pub name: String,
    pub tags: String,
    pub download_num: i64,
}
pub struct GamesBorrowed<'a> {
    pub id: i64,
    pub name: &'a str,
    pub tags: &'a str,
    pub download_num: i64,
}
impl<'a> From<GamesBorrowed<'a>> for Games {
    fn from(
        GamesBorrowed {
            id,
            name,
            tags,
            download_num,
        }: GamesBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            name: name.into(),
            tags: tags.into(),
            download_num,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct NamesOfGames {
    pub id: i64,
    pub name: String,
}
pub struct NamesOfGamesBorrowed<'a> {
    pub id: i64,
    pub name: &'a str,
}
impl<'a> From<NamesOfGamesBorrowed<'a>> for NamesOfGames {
    fn from(NamesOfGamesBorrowed { id, name }: NamesOfGamesBorrowed<'a>) -> Self {
        Self {
            id,
            name: name.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct TagsWith {
    pub id: i64,
    pub tag: String,
    pub begins: bool,
}
pub struct TagsWithBorrowed<'a> {
    pub id: i64,
    pub tag: &'a str,
    pub begins: bool,
}
impl<'a> From<TagsWithBorrowed<'a>> for TagsWith {
    fn from(TagsWithBorrowed { id, tag, begins }: TagsWithBorrowed<'a>) -> Self {
        Self {
            id,
            tag: tag.into(),
            begins,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct TitlesThatBegin {
    pub id: i64,
    pub uid: i64,
    pub title: String,
    pub hot: i64,
}
pub struct TitlesThatBeginBorrowed<'a> {
    pub id: i64,
    pub uid: i64,
    pub title: &'a str,
    pub hot: i64,
}
impl<'a> From<TitlesThatBeginBorrowed<'a>> for TitlesThatBegin {
    fn from(
        TitlesThatBeginBorrowed {
            id,
            uid,
            title,
            hot,
        }: TitlesThatBeginBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            uid,
            title: title.into(),
            hot,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Titles {
    pub id: i64,
    pub uid: i64,
    pub title: String,
}
pub struct TitlesBorrowed<'a> {
    pub id: i64,
    pub uid: i64,
    pub title: &'a str,
}
impl<'a> From<TitlesBorrowed<'a>> for Titles {
    fn from(TitlesBorrowed { id, uid, title }: TitlesBorrowed<'a>) -> Self {
        Self {
            id,
            uid,
            title: title.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct PinyinTexts {
    pub kind: String,
    pub id: i64,
    pub name: String,
    pub about: Vec<String>,
    pub weight: i64,
}
pub struct PinyinTextsBorrowed<'a> {
    pub kind: &'a str,
    pub id: i64,
    pub name: &'a str,
    pub about: crate::ArrayIterator<'a, &'a str>,
    pub weight: i64,
}
impl<'a> From<PinyinTextsBorrowed<'a>> for PinyinTexts {
    fn from(
        PinyinTextsBorrowed {
            kind,
            id,
            name,
            about,
            weight,
        }: PinyinTextsBorrowed<'a>,
    ) -> Self {
        Self {
            kind: kind.into(),
            id,
            name: name.into(),
            about: about.map(|v| v.into()).collect(),
            weight,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct TagsById {
    pub id: i64,
    pub tag: String,
}
pub struct TagsByIdBorrowed<'a> {
    pub id: i64,
    pub tag: &'a str,
}
impl<'a> From<TagsByIdBorrowed<'a>> for TagsById {
    fn from(TagsByIdBorrowed { id, tag }: TagsByIdBorrowed<'a>) -> Self {
        Self {
            id,
            tag: tag.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Trends {
    pub kind: String,
    pub id: i64,
    pub name: String,
    pub hot: bool,
    pub fresh: bool,
}
pub struct TrendsBorrowed<'a> {
    pub kind: &'a str,
    pub id: i64,
    pub name: &'a str,
    pub hot: bool,
    pub fresh: bool,
}
impl<'a> From<TrendsBorrowed<'a>> for Trends {
    fn from(
        TrendsBorrowed {
            kind,
            id,
            name,
            hot,
            fresh,
        }: TrendsBorrowed<'a>,
    ) -> Self {
        Self {
            kind: kind.into(),
            id,
            name: name.into(),
            hot,
            fresh,
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct KeywordQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<KeywordBorrowed, tokio_postgres::Error>,
    mapper: fn(KeywordBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> KeywordQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(KeywordBorrowed) -> R) -> KeywordQuery<'c, 'a, 's, C, R, N> {
        KeywordQuery {
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
pub struct PostsWithQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<PostsWith, tokio_postgres::Error>,
    mapper: fn(PostsWith) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> PostsWithQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(PostsWith) -> R) -> PostsWithQuery<'c, 'a, 's, C, R, N> {
        PostsWithQuery {
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
pub struct PostsNearQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<PostsNear, tokio_postgres::Error>,
    mapper: fn(PostsNear) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> PostsNearQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(PostsNear) -> R) -> PostsNearQuery<'c, 'a, 's, C, R, N> {
        PostsNearQuery {
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
pub struct PostsAmongNewestQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<PostsAmongNewest, tokio_postgres::Error>,
    mapper: fn(PostsAmongNewest) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> PostsAmongNewestQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(PostsAmongNewest) -> R,
    ) -> PostsAmongNewestQuery<'c, 'a, 's, C, R, N> {
        PostsAmongNewestQuery {
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
pub struct NamesThatBeginQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<NamesThatBeginBorrowed, tokio_postgres::Error>,
    mapper: fn(NamesThatBeginBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> NamesThatBeginQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(NamesThatBeginBorrowed) -> R,
    ) -> NamesThatBeginQuery<'c, 'a, 's, C, R, N> {
        NamesThatBeginQuery {
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
pub struct NamesWithQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<NamesWithBorrowed, tokio_postgres::Error>,
    mapper: fn(NamesWithBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> NamesWithQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(NamesWithBorrowed) -> R) -> NamesWithQuery<'c, 'a, 's, C, R, N> {
        NamesWithQuery {
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
pub struct NamesNearQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<NamesNearBorrowed, tokio_postgres::Error>,
    mapper: fn(NamesNearBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> NamesNearQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(NamesNearBorrowed) -> R) -> NamesNearQuery<'c, 'a, 's, C, R, N> {
        NamesNearQuery {
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
pub struct KnownNamesWithQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<KnownNamesWithBorrowed, tokio_postgres::Error>,
    mapper: fn(KnownNamesWithBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> KnownNamesWithQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(KnownNamesWithBorrowed) -> R,
    ) -> KnownNamesWithQuery<'c, 'a, 's, C, R, N> {
        KnownNamesWithQuery {
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
pub struct PeopleQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<PeopleBorrowed, tokio_postgres::Error>,
    mapper: fn(PeopleBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> PeopleQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(PeopleBorrowed) -> R) -> PeopleQuery<'c, 'a, 's, C, R, N> {
        PeopleQuery {
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
pub struct GamesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<GamesBorrowed, tokio_postgres::Error>,
    mapper: fn(GamesBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> GamesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(GamesBorrowed) -> R) -> GamesQuery<'c, 'a, 's, C, R, N> {
        GamesQuery {
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
pub struct NamesOfGamesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<NamesOfGamesBorrowed, tokio_postgres::Error>,
    mapper: fn(NamesOfGamesBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> NamesOfGamesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(NamesOfGamesBorrowed) -> R,
    ) -> NamesOfGamesQuery<'c, 'a, 's, C, R, N> {
        NamesOfGamesQuery {
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
pub struct TagsWithQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<TagsWithBorrowed, tokio_postgres::Error>,
    mapper: fn(TagsWithBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> TagsWithQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(TagsWithBorrowed) -> R) -> TagsWithQuery<'c, 'a, 's, C, R, N> {
        TagsWithQuery {
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
pub struct TitlesThatBeginQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<TitlesThatBeginBorrowed, tokio_postgres::Error>,
    mapper: fn(TitlesThatBeginBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> TitlesThatBeginQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(TitlesThatBeginBorrowed) -> R,
    ) -> TitlesThatBeginQuery<'c, 'a, 's, C, R, N> {
        TitlesThatBeginQuery {
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
pub struct TitlesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<TitlesBorrowed, tokio_postgres::Error>,
    mapper: fn(TitlesBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> TitlesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(TitlesBorrowed) -> R) -> TitlesQuery<'c, 'a, 's, C, R, N> {
        TitlesQuery {
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
pub struct PinyinTextsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<PinyinTextsBorrowed, tokio_postgres::Error>,
    mapper: fn(PinyinTextsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> PinyinTextsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(PinyinTextsBorrowed) -> R,
    ) -> PinyinTextsQuery<'c, 'a, 's, C, R, N> {
        PinyinTextsQuery {
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
pub struct TagsByIdQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<TagsByIdBorrowed, tokio_postgres::Error>,
    mapper: fn(TagsByIdBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> TagsByIdQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(TagsByIdBorrowed) -> R) -> TagsByIdQuery<'c, 'a, 's, C, R, N> {
        TagsByIdQuery {
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
pub struct TrendsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<TrendsBorrowed, tokio_postgres::Error>,
    mapper: fn(TrendsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> TrendsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(TrendsBorrowed) -> R) -> TrendsQuery<'c, 'a, 's, C, R, N> {
        TrendsQuery {
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
pub struct KeywordStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn keyword() -> KeywordStmt {
    KeywordStmt(
        "select fold($1) as folded, (select coalesce(max(post_id), 0) from post_text)::bigint as newest_post, (select coalesce(max(uid), 0) from account_text)::bigint as newest_account",
        None,
    )
}
impl KeywordStmt {
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
        given: &'a T1,
    ) -> KeywordQuery<'c, 'a, 's, C, Keyword, 1> {
        KeywordQuery {
            client,
            params: [given],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<KeywordBorrowed, tokio_postgres::Error> {
                    Ok(KeywordBorrowed {
                        folded: row.try_get(0)?,
                        newest_post: row.try_get(1)?,
                        newest_account: row.try_get(2)?,
                    })
                },
            mapper: |it| Keyword::from(it),
        }
    }
}
pub struct PostsWithStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn posts_with() -> PostsWithStmt {
    PostsWithStmt(
        "with found as materialized ( select post_id, title from post_text where grams(post_id, body) @@ $1::text::tsquery and body like all($2::text[]) and post_id <= $3 ), newest as (select post_id, title from found order by post_id desc limit $4) select p.id, n.title like all($2::text[]) as titled, p.hot, not p.hidden and p.delete_time is null and not exists (select from block b where b.uid = $5 and b.blocked = p.uid) as shown from newest n join post p on p.id = n.post_id order by p.id desc",
        None,
    )
}
impl PostsWithStmt {
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
        T3: crate::ArraySql<Item = T2>,
    >(
        &'s self,
        client: &'c C,
        query: &'a T1,
        words: &'a T3,
        upto: &'a i64,
        most: &'a i64,
        reader: &'a i64,
    ) -> PostsWithQuery<'c, 'a, 's, C, PostsWith, 5> {
        PostsWithQuery {
            client,
            params: [query, words, upto, most, reader],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<PostsWith, tokio_postgres::Error> {
                Ok(PostsWith {
                    id: row.try_get(0)?,
                    titled: row.try_get(1)?,
                    hot: row.try_get(2)?,
                    shown: row.try_get(3)?,
                })
            },
            mapper: |it| PostsWith::from(it),
        }
    }
}
pub struct PostsNearStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn posts_near() -> PostsNearStmt {
    PostsNearStmt(
        "with near as materialized ( select post_id, title, body from post_text where grams(post_id, body) @@ $1::text::tsquery and post_id <= $2 limit $3 ), newest as (select post_id, title from near where body like any($4::text[]) order by post_id desc limit $5) select p.id, n.title like any($4::text[]) as titled, p.hot, not p.hidden and p.delete_time is null and not exists (select from block b where b.uid = $6 and b.blocked = p.uid) as shown from newest n join post p on p.id = n.post_id order by p.id desc",
        None,
    )
}
impl PostsNearStmt {
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
        T3: crate::ArraySql<Item = T2>,
    >(
        &'s self,
        client: &'c C,
        query: &'a T1,
        upto: &'a i64,
        look: &'a i64,
        words: &'a T3,
        most: &'a i64,
        reader: &'a i64,
    ) -> PostsNearQuery<'c, 'a, 's, C, PostsNear, 6> {
        PostsNearQuery {
            client,
            params: [query, upto, look, words, most, reader],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<PostsNear, tokio_postgres::Error> {
                Ok(PostsNear {
                    id: row.try_get(0)?,
                    titled: row.try_get(1)?,
                    hot: row.try_get(2)?,
                    shown: row.try_get(3)?,
                })
            },
            mapper: |it| PostsNear::from(it),
        }
    }
}
pub struct PostsAmongNewestStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn posts_among_newest() -> PostsAmongNewestStmt {
    PostsAmongNewestStmt(
        "with walk as materialized ( select post_id, title, body from post_text where post_id <= $1 order by post_id desc limit $2 ), newest as (select post_id, title from walk where body like all($3::text[]) order by post_id desc limit $4) select p.id, n.title like all($3::text[]) as titled, p.hot, not p.hidden and p.delete_time is null and not exists (select from block b where b.uid = $5 and b.blocked = p.uid) as shown from newest n join post p on p.id = n.post_id order by p.id desc",
        None,
    )
}
impl PostsAmongNewestStmt {
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
        upto: &'a i64,
        look: &'a i64,
        words: &'a T2,
        most: &'a i64,
        reader: &'a i64,
    ) -> PostsAmongNewestQuery<'c, 'a, 's, C, PostsAmongNewest, 5> {
        PostsAmongNewestQuery {
            client,
            params: [upto, look, words, most, reader],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<PostsAmongNewest, tokio_postgres::Error> {
                    Ok(PostsAmongNewest {
                        id: row.try_get(0)?,
                        titled: row.try_get(1)?,
                        hot: row.try_get(2)?,
                        shown: row.try_get(3)?,
                    })
                },
            mapper: |it| PostsAmongNewest::from(it),
        }
    }
}
pub struct NamesThatBeginStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn names_that_begin() -> NamesThatBeginStmt {
    NamesThatBeginStmt(
        "select uid, name from account_text where name like $1 order by name using ~<~, uid limit $2",
        None,
    )
}
impl NamesThatBeginStmt {
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
        beginning: &'a T1,
        most: &'a i64,
    ) -> NamesThatBeginQuery<'c, 'a, 's, C, NamesThatBegin, 2> {
        NamesThatBeginQuery {
            client,
            params: [beginning, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |
                row: &tokio_postgres::Row,
            | -> Result<NamesThatBeginBorrowed, tokio_postgres::Error> {
                Ok(NamesThatBeginBorrowed {
                    uid: row.try_get(0)?,
                    name: row.try_get(1)?,
                })
            },
            mapper: |it| NamesThatBegin::from(it),
        }
    }
}
pub struct NamesWithStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn names_with() -> NamesWithStmt {
    NamesWithStmt(
        "with found as materialized ( select uid, name from account_text where grams(uid, name) @@ $1::text::tsquery and name like all($2::text[]) ) select uid, name from found order by uid desc limit $3",
        None,
    )
}
impl NamesWithStmt {
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
        T3: crate::ArraySql<Item = T2>,
    >(
        &'s self,
        client: &'c C,
        query: &'a T1,
        words: &'a T3,
        most: &'a i64,
    ) -> NamesWithQuery<'c, 'a, 's, C, NamesWith, 3> {
        NamesWithQuery {
            client,
            params: [query, words, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<NamesWithBorrowed, tokio_postgres::Error> {
                    Ok(NamesWithBorrowed {
                        uid: row.try_get(0)?,
                        name: row.try_get(1)?,
                    })
                },
            mapper: |it| NamesWith::from(it),
        }
    }
}
pub struct NamesNearStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn names_near() -> NamesNearStmt {
    NamesNearStmt(
        "with near as materialized ( select uid, name from account_text where grams(uid, name) @@ $1::text::tsquery limit $2 ) select uid, name from near where name like any($3::text[]) order by uid desc limit $4",
        None,
    )
}
impl NamesNearStmt {
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
        T3: crate::ArraySql<Item = T2>,
    >(
        &'s self,
        client: &'c C,
        query: &'a T1,
        look: &'a i64,
        words: &'a T3,
        most: &'a i64,
    ) -> NamesNearQuery<'c, 'a, 's, C, NamesNear, 4> {
        NamesNearQuery {
            client,
            params: [query, look, words, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<NamesNearBorrowed, tokio_postgres::Error> {
                    Ok(NamesNearBorrowed {
                        uid: row.try_get(0)?,
                        name: row.try_get(1)?,
                    })
                },
            mapper: |it| NamesNear::from(it),
        }
    }
}
pub struct KnownNamesWithStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn known_names_with() -> KnownNamesWithStmt {
    KnownNamesWithStmt(
        "select t.uid, t.name from (select uid from account where follower_num > 0 order by follower_num desc, uid desc limit $1) known join account_text t on t.uid = known.uid where t.name like all($2::text[])",
        None,
    )
}
impl KnownNamesWithStmt {
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
        look: &'a i64,
        words: &'a T2,
    ) -> KnownNamesWithQuery<'c, 'a, 's, C, KnownNamesWith, 2> {
        KnownNamesWithQuery {
            client,
            params: [look, words],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |
                row: &tokio_postgres::Row,
            | -> Result<KnownNamesWithBorrowed, tokio_postgres::Error> {
                Ok(KnownNamesWithBorrowed {
                    uid: row.try_get(0)?,
                    name: row.try_get(1)?,
                })
            },
            mapper: |it| KnownNamesWith::from(it),
        }
    }
}
pub struct PeopleStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn people() -> PeopleStmt {
    PeopleStmt(
        "select a.uid, a.name, a.avatar, a.signature, a.follower_num, case when s.exp_time > now() then s.level_type else 0::smallint end as level_type, case when a.badge_until > now() then a.badge end as badge, (select fr.file from frame fr where fr.id = a.worn_frame) as frame, exists (select from follow f where f.uid = $1 and f.followee = a.uid) as followed from account a join status s on s.uid = a.uid where a.uid = any($2) and not exists (select from block b where b.uid = $1 and b.blocked = a.uid)",
        None,
    )
}
impl PeopleStmt {
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
    ) -> PeopleQuery<'c, 'a, 's, C, People, 2> {
        PeopleQuery {
            client,
            params: [reader, uids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<PeopleBorrowed, tokio_postgres::Error> {
                    Ok(PeopleBorrowed {
                        uid: row.try_get(0)?,
                        name: row.try_get(1)?,
                        avatar: row.try_get(2)?,
                        signature: row.try_get(3)?,
                        follower_num: row.try_get(4)?,
                        level_type: row.try_get(5)?,
                        badge: row.try_get(6)?,
                        frame: row.try_get(7)?,
                        followed: row.try_get(8)?,
                    })
                },
            mapper: |it| People::from(it),
        }
    }
}
pub struct GamesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn games() -> GamesStmt {
    GamesStmt(
        "select id, fold(name) as name, fold(array_to_string(tags, ' ')) as tags, download_num from game where not retired",
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
    ) -> GamesQuery<'c, 'a, 's, C, Games, 0> {
        GamesQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<GamesBorrowed, tokio_postgres::Error> {
                Ok(GamesBorrowed {
                    id: row.try_get(0)?,
                    name: row.try_get(1)?,
                    tags: row.try_get(2)?,
                    download_num: row.try_get(3)?,
                })
            },
            mapper: |it| Games::from(it),
        }
    }
}
pub struct NamesOfGamesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn names_of_games() -> NamesOfGamesStmt {
    NamesOfGamesStmt("select id, name from game where id = any($1)", None)
}
impl NamesOfGamesStmt {
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
        ids: &'a T1,
    ) -> NamesOfGamesQuery<'c, 'a, 's, C, NamesOfGames, 1> {
        NamesOfGamesQuery {
            client,
            params: [ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<NamesOfGamesBorrowed, tokio_postgres::Error> {
                    Ok(NamesOfGamesBorrowed {
                        id: row.try_get(0)?,
                        name: row.try_get(1)?,
                    })
                },
            mapper: |it| NamesOfGames::from(it),
        }
    }
}
pub struct BlockedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn blocked() -> BlockedStmt {
    BlockedStmt(
        "select blocked from block where uid = $1 and blocked = any($2)",
        None,
    )
}
impl BlockedStmt {
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
pub struct TagsWithStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn tags_with() -> TagsWithStmt {
    TagsWithStmt(
        "select id, tag, fold(tag) like $1 as begins from square_tag where not retired and fold(tag) like all($2::text[]) order by begins desc, place, id limit $3",
        None,
    )
}
impl TagsWithStmt {
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
        T3: crate::ArraySql<Item = T2>,
    >(
        &'s self,
        client: &'c C,
        beginning: &'a T1,
        words: &'a T3,
        most: &'a i64,
    ) -> TagsWithQuery<'c, 'a, 's, C, TagsWith, 3> {
        TagsWithQuery {
            client,
            params: [beginning, words, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<TagsWithBorrowed, tokio_postgres::Error> {
                    Ok(TagsWithBorrowed {
                        id: row.try_get(0)?,
                        tag: row.try_get(1)?,
                        begins: row.try_get(2)?,
                    })
                },
            mapper: |it| TagsWith::from(it),
        }
    }
}
pub struct TitlesThatBeginStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn titles_that_begin() -> TitlesThatBeginStmt {
    TitlesThatBeginStmt(
        "select p.id, p.uid, p.title, p.hot from ( select post_id from post_text where title <> '' and title like $1 order by title using ~<~ limit $2 ) t join post p on p.id = t.post_id where not p.hidden and p.delete_time is null",
        None,
    )
}
impl TitlesThatBeginStmt {
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
        beginning: &'a T1,
        most: &'a i64,
    ) -> TitlesThatBeginQuery<'c, 'a, 's, C, TitlesThatBegin, 2> {
        TitlesThatBeginQuery {
            client,
            params: [beginning, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |
                row: &tokio_postgres::Row,
            | -> Result<TitlesThatBeginBorrowed, tokio_postgres::Error> {
                Ok(TitlesThatBeginBorrowed {
                    id: row.try_get(0)?,
                    uid: row.try_get(1)?,
                    title: row.try_get(2)?,
                    hot: row.try_get(3)?,
                })
            },
            mapper: |it| TitlesThatBegin::from(it),
        }
    }
}
pub struct TitlesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn titles() -> TitlesStmt {
    TitlesStmt(
        "select id, uid, title from post where id = any($1) and title <> '' and not hidden and delete_time is null",
        None,
    )
}
impl TitlesStmt {
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
        ids: &'a T1,
    ) -> TitlesQuery<'c, 'a, 's, C, Titles, 1> {
        TitlesQuery {
            client,
            params: [ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<TitlesBorrowed, tokio_postgres::Error> {
                    Ok(TitlesBorrowed {
                        id: row.try_get(0)?,
                        uid: row.try_get(1)?,
                        title: row.try_get(2)?,
                    })
                },
            mapper: |it| Titles::from(it),
        }
    }
}
pub struct PinyinTextsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn pinyin_texts() -> PinyinTextsStmt {
    PinyinTextsStmt(
        "select 'game' as kind, id, fold(name) as name, array(select fold(tag) from unnest(tags) tag) as about, download_num as weight from game where not retired union all select kind, id, fold(title), array(select fold(text) from unnest(author || tags) text), hot from book where not retired and chapter_num > 0 union all select 'tag', id, fold(tag), '{}', -place::bigint from square_tag where not retired union all select 'player', t.uid, t.name, '{}', known.follower_num from (select uid, follower_num from account where follower_num > 0 order by follower_num desc, uid desc limit $1) known join account_text t on t.uid = known.uid",
        None,
    )
}
impl PinyinTextsStmt {
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
        players: &'a i64,
    ) -> PinyinTextsQuery<'c, 'a, 's, C, PinyinTexts, 1> {
        PinyinTextsQuery {
            client,
            params: [players],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<PinyinTextsBorrowed, tokio_postgres::Error> {
                    Ok(PinyinTextsBorrowed {
                        kind: row.try_get(0)?,
                        id: row.try_get(1)?,
                        name: row.try_get(2)?,
                        about: row.try_get(3)?,
                        weight: row.try_get(4)?,
                    })
                },
            mapper: |it| PinyinTexts::from(it),
        }
    }
}
pub struct TagsByIdStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn tags_by_id() -> TagsByIdStmt {
    TagsByIdStmt(
        "select id, tag from square_tag where id = any($1) and not retired",
        None,
    )
}
impl TagsByIdStmt {
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
        ids: &'a T1,
    ) -> TagsByIdQuery<'c, 'a, 's, C, TagsById, 1> {
        TagsByIdQuery {
            client,
            params: [ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<TagsByIdBorrowed, tokio_postgres::Error> {
                    Ok(TagsByIdBorrowed {
                        id: row.try_get(0)?,
                        tag: row.try_get(1)?,
                    })
                },
            mapper: |it| TagsById::from(it),
        }
    }
}
pub struct AddSearchesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn add_searches() -> AddSearchesStmt {
    AddSearchesStmt(
        "insert into search_count as c (day, kind, id, searches) select (now() at time zone 'UTC')::date, $1::text, w.id, w.searches from unnest($2::bigint[], $3::bigint[]) as w (id, searches) order by w.id on conflict (day, kind, id) do update set searches = c.searches + excluded.searches",
        None,
    )
}
impl AddSearchesStmt {
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
        T2: crate::ArraySql<Item = i64>,
        T3: crate::ArraySql<Item = i64>,
    >(
        &'s self,
        client: &'c C,
        kind: &'a T1,
        ids: &'a T2,
        searches: &'a T3,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[kind, ids, searches]).await
    }
}
pub struct ForgetSearchesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn forget_searches() -> ForgetSearchesStmt {
    ForgetSearchesStmt(
        "delete from search_count where day < (now() at time zone 'UTC')::date - 7",
        None,
    )
}
impl ForgetSearchesStmt {
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
pub struct TrendsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn trends() -> TrendsStmt {
    TrendsStmt(
        "with counted as ( select kind, id, sum(searches) as week, sum(searches * power(0.75, (now() at time zone 'UTC')::date - day)) as score, coalesce(sum(searches) filter (where day >= (now() at time zone 'UTC')::date - 1), 0) as latest from search_count where day > (now() at time zone 'UTC')::date - 7 group by kind, id having sum(searches) >= $1::bigint ), named as ( select 'game' as kind, id, name, create_time, row_number() over (order by download_num desc, id) as place from game where not retired union all select 'book', id, title, create_time, row_number() over (order by hot desc, id desc) from book where not retired and chapter_num > 0 ) select n.kind, n.id, n.name, coalesce(c.latest >= $2::bigint and 2 * c.latest > c.week, false) as hot, n.create_time > now() - interval '14 days' as fresh from named n left join counted c on c.kind = n.kind and c.id = n.id order by coalesce(c.score, 0) desc, n.place, n.kind desc limit $3",
        None,
    )
}
impl TrendsStmt {
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
        least: &'a i64,
        hot: &'a i64,
        most: &'a i64,
    ) -> TrendsQuery<'c, 'a, 's, C, Trends, 3> {
        TrendsQuery {
            client,
            params: [least, hot, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<TrendsBorrowed, tokio_postgres::Error> {
                    Ok(TrendsBorrowed {
                        kind: row.try_get(0)?,
                        id: row.try_get(1)?,
                        name: row.try_get(2)?,
                        hot: row.try_get(3)?,
                        fresh: row.try_get(4)?,
                    })
                },
            mapper: |it| Trends::from(it),
        }
    }
}
