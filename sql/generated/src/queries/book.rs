// This file was generated with `cornucopia`. Do not modify.

#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Hottest {
    pub id: i64,
    pub rank: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct HottestOfKind {
    pub id: i64,
    pub rank: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct HottestOfCategory {
    pub id: i64,
    pub rank: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Newest {
    pub id: i64,
    pub rank: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct NewestOfKind {
    pub id: i64,
    pub rank: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct NewestOfCategory {
    pub id: i64,
    pub rank: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct MostKept {
    pub id: i64,
    pub rank: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct MostKeptOfKind {
    pub id: i64,
    pub rank: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct MostKeptOfCategory {
    pub id: i64,
    pub rank: i64,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Categories {
    pub kind: String,
    pub category: String,
    pub num: i64,
}
pub struct CategoriesBorrowed<'a> {
    pub kind: &'a str,
    pub category: &'a str,
    pub num: i64,
}
impl<'a> From<CategoriesBorrowed<'a>> for Categories {
    fn from(
        CategoriesBorrowed {
            kind,
            category,
            num,
        }: CategoriesBorrowed<'a>,
    ) -> Self {
        Self {
            kind: kind.into(),
            category: category.into(),
            num,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Shown {
    pub id: i64,
    pub kind: String,
    pub title: String,
    pub author: String,
    pub category: String,
    pub tags: Vec<String>,
    pub summary: String,
    pub description: String,
    pub status: String,
    pub direction: String,
    pub cover: serde_json::Value,
    pub banner: Option<serde_json::Value>,
    pub featured: Option<i32>,
    pub chapter_num: i64,
    pub kept: i64,
    pub read_num: i64,
    pub update_time: chrono::DateTime<chrono::FixedOffset>,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
    pub last_id: Option<i64>,
    pub last_title: Option<String>,
    pub last_place: Option<i32>,
    pub last_access: Option<String>,
    pub gone: bool,
}
pub struct ShownBorrowed<'a> {
    pub id: i64,
    pub kind: &'a str,
    pub title: &'a str,
    pub author: &'a str,
    pub category: &'a str,
    pub tags: crate::ArrayIterator<'a, &'a str>,
    pub summary: &'a str,
    pub description: &'a str,
    pub status: &'a str,
    pub direction: &'a str,
    pub cover: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub banner: Option<postgres_types::Json<&'a serde_json::value::RawValue>>,
    pub featured: Option<i32>,
    pub chapter_num: i64,
    pub kept: i64,
    pub read_num: i64,
    pub update_time: chrono::DateTime<chrono::FixedOffset>,
    pub create_time: chrono::DateTime<chrono::FixedOffset>,
    pub last_id: Option<i64>,
    pub last_title: Option<&'a str>,
    pub last_place: Option<i32>,
    pub last_access: Option<&'a str>,
    pub gone: bool,
}
impl<'a> From<ShownBorrowed<'a>> for Shown {
    fn from(
        ShownBorrowed {
            id,
            kind,
            title,
            author,
            category,
            tags,
            summary,
            description,
            status,
            direction,
            cover,
            banner,
            featured,
            chapter_num,
            kept,
            read_num,
            update_time,
            create_time,
            last_id,
            last_title,
            last_place,
            last_access,
            gone,
        }: ShownBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            kind: kind.into(),
            title: title.into(),
            author: author.into(),
            category: category.into(),
            tags: tags.map(|v| v.into()).collect(),
            summary: summary.into(),
            description: description.into(),
            status: status.into(),
            direction: direction.into(),
            cover: serde_json::from_str(cover.0.get()).unwrap(),
            banner: banner.map(|v| serde_json::from_str(v.0.get()).unwrap()),
            featured,
            chapter_num,
            kept,
            read_num,
            update_time,
            create_time,
            last_id,
            last_title: last_title.map(|v| v.into()),
            last_place,
            last_access: last_access.map(|v| v.into()),
            gone,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct FirstChapter {
    pub id: i64,
    pub place: i32,
    pub title: String,
    pub access: String,
}
pub struct FirstChapterBorrowed<'a> {
    pub id: i64,
    pub place: i32,
    pub title: &'a str,
    pub access: &'a str,
}
impl<'a> From<FirstChapterBorrowed<'a>> for FirstChapter {
    fn from(
        FirstChapterBorrowed {
            id,
            place,
            title,
            access,
        }: FirstChapterBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            place,
            title: title.into(),
            access: access.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct ChaptersOn {
    pub id: i64,
    pub place: i32,
    pub title: String,
    pub access: String,
    pub publish_time: chrono::DateTime<chrono::FixedOffset>,
    pub read: bool,
    pub is_new: bool,
}
pub struct ChaptersOnBorrowed<'a> {
    pub id: i64,
    pub place: i32,
    pub title: &'a str,
    pub access: &'a str,
    pub publish_time: chrono::DateTime<chrono::FixedOffset>,
    pub read: bool,
    pub is_new: bool,
}
impl<'a> From<ChaptersOnBorrowed<'a>> for ChaptersOn {
    fn from(
        ChaptersOnBorrowed {
            id,
            place,
            title,
            access,
            publish_time,
            read,
            is_new,
        }: ChaptersOnBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            place,
            title: title.into(),
            access: access.into(),
            publish_time,
            read,
            is_new,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct ChaptersBack {
    pub id: i64,
    pub place: i32,
    pub title: String,
    pub access: String,
    pub publish_time: chrono::DateTime<chrono::FixedOffset>,
    pub read: bool,
    pub is_new: bool,
}
pub struct ChaptersBackBorrowed<'a> {
    pub id: i64,
    pub place: i32,
    pub title: &'a str,
    pub access: &'a str,
    pub publish_time: chrono::DateTime<chrono::FixedOffset>,
    pub read: bool,
    pub is_new: bool,
}
impl<'a> From<ChaptersBackBorrowed<'a>> for ChaptersBack {
    fn from(
        ChaptersBackBorrowed {
            id,
            place,
            title,
            access,
            publish_time,
            read,
            is_new,
        }: ChaptersBackBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            place,
            title: title.into(),
            access: access.into(),
            publish_time,
            read,
            is_new,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Chapter {
    pub id: i64,
    pub place: i32,
    pub title: String,
    pub access: String,
    pub publish_time: chrono::DateTime<chrono::FixedOffset>,
    pub book_title: String,
    pub kind: String,
    pub direction: String,
}
pub struct ChapterBorrowed<'a> {
    pub id: i64,
    pub place: i32,
    pub title: &'a str,
    pub access: &'a str,
    pub publish_time: chrono::DateTime<chrono::FixedOffset>,
    pub book_title: &'a str,
    pub kind: &'a str,
    pub direction: &'a str,
}
impl<'a> From<ChapterBorrowed<'a>> for Chapter {
    fn from(
        ChapterBorrowed {
            id,
            place,
            title,
            access,
            publish_time,
            book_title,
            kind,
            direction,
        }: ChapterBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            place,
            title: title.into(),
            access: access.into(),
            publish_time,
            book_title: book_title.into(),
            kind: kind.into(),
            direction: direction.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Playlist {
    pub access: String,
    pub playlist: Option<serde_json::Value>,
}
pub struct PlaylistBorrowed<'a> {
    pub access: &'a str,
    pub playlist: Option<postgres_types::Json<&'a serde_json::value::RawValue>>,
}
impl<'a> From<PlaylistBorrowed<'a>> for Playlist {
    fn from(PlaylistBorrowed { access, playlist }: PlaylistBorrowed<'a>) -> Self {
        Self {
            access: access.into(),
            playlist: playlist.map(|v| serde_json::from_str(v.0.get()).unwrap()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct ChapterBefore {
    pub id: i64,
    pub place: i32,
    pub title: String,
    pub access: String,
}
pub struct ChapterBeforeBorrowed<'a> {
    pub id: i64,
    pub place: i32,
    pub title: &'a str,
    pub access: &'a str,
}
impl<'a> From<ChapterBeforeBorrowed<'a>> for ChapterBefore {
    fn from(
        ChapterBeforeBorrowed {
            id,
            place,
            title,
            access,
        }: ChapterBeforeBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            place,
            title: title.into(),
            access: access.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct ChapterAfter {
    pub id: i64,
    pub place: i32,
    pub title: String,
    pub access: String,
}
pub struct ChapterAfterBorrowed<'a> {
    pub id: i64,
    pub place: i32,
    pub title: &'a str,
    pub access: &'a str,
}
impl<'a> From<ChapterAfterBorrowed<'a>> for ChapterAfter {
    fn from(
        ChapterAfterBorrowed {
            id,
            place,
            title,
            access,
        }: ChapterAfterBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            place,
            title: title.into(),
            access: access.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct ChapterHeads {
    pub id: i64,
    pub place: i32,
    pub title: String,
    pub access: String,
}
pub struct ChapterHeadsBorrowed<'a> {
    pub id: i64,
    pub place: i32,
    pub title: &'a str,
    pub access: &'a str,
}
impl<'a> From<ChapterHeadsBorrowed<'a>> for ChapterHeads {
    fn from(
        ChapterHeadsBorrowed {
            id,
            place,
            title,
            access,
        }: ChapterHeadsBorrowed<'a>,
    ) -> Self {
        Self {
            id,
            place,
            title: title.into(),
            access: access.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Subscribe {
    pub there: bool,
    pub full: bool,
    pub put: bool,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct MarkSeen {
    pub there: bool,
    pub moved: bool,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Shelf {
    pub id: i64,
    pub updates: i64,
    pub rank: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct ShelfCounts {
    pub total: i64,
    pub updated: i64,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct History {
    pub id: i64,
    pub rank: i64,
}
#[derive(Debug, Clone, PartialEq)]
pub struct Place {
    pub uid: i64,
    pub book_id: i64,
    pub chapter_id: i64,
    pub locator: serde_json::Value,
    pub device: String,
    pub device_name: String,
    pub device_time: chrono::DateTime<chrono::FixedOffset>,
    pub version: i64,
    pub update_time: chrono::DateTime<chrono::FixedOffset>,
    pub place: Option<i32>,
    pub title: Option<String>,
}
pub struct PlaceBorrowed<'a> {
    pub uid: i64,
    pub book_id: i64,
    pub chapter_id: i64,
    pub locator: postgres_types::Json<&'a serde_json::value::RawValue>,
    pub device: &'a str,
    pub device_name: &'a str,
    pub device_time: chrono::DateTime<chrono::FixedOffset>,
    pub version: i64,
    pub update_time: chrono::DateTime<chrono::FixedOffset>,
    pub place: Option<i32>,
    pub title: Option<&'a str>,
}
impl<'a> From<PlaceBorrowed<'a>> for Place {
    fn from(
        PlaceBorrowed {
            uid,
            book_id,
            chapter_id,
            locator,
            device,
            device_name,
            device_time,
            version,
            update_time,
            place,
            title,
        }: PlaceBorrowed<'a>,
    ) -> Self {
        Self {
            uid,
            book_id,
            chapter_id,
            locator: serde_json::from_str(locator.0.get()).unwrap(),
            device: device.into(),
            device_name: device_name.into(),
            device_time,
            version,
            update_time,
            place,
            title: title.map(|v| v.into()),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct ChaptersThere {
    pub book_id: i64,
    pub id: i64,
    pub place: i32,
    pub title: String,
    pub kind: String,
}
pub struct ChaptersThereBorrowed<'a> {
    pub book_id: i64,
    pub id: i64,
    pub place: i32,
    pub title: &'a str,
    pub kind: &'a str,
}
impl<'a> From<ChaptersThereBorrowed<'a>> for ChaptersThere {
    fn from(
        ChaptersThereBorrowed {
            book_id,
            id,
            place,
            title,
            kind,
        }: ChaptersThereBorrowed<'a>,
    ) -> Self {
        Self {
            book_id,
            id,
            place,
            title: title.into(),
            kind: kind.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct PutReadings {
    pub uid: i64,
    pub book_id: i64,
    pub version: i64,
    pub update_time: chrono::DateTime<chrono::FixedOffset>,
}
#[derive(Debug, Clone, PartialEq, Copy)]
pub struct Appear {
    pub book_id: i64,
    pub id: i64,
}
#[derive(Debug, Clone, PartialEq)]
pub struct MadePictures {
    pub digest: String,
    pub width: i32,
    pub height: i32,
    pub blur: String,
}
pub struct MadePicturesBorrowed<'a> {
    pub digest: &'a str,
    pub width: i32,
    pub height: i32,
    pub blur: &'a str,
}
impl<'a> From<MadePicturesBorrowed<'a>> for MadePictures {
    fn from(
        MadePicturesBorrowed {
            digest,
            width,
            height,
            blur,
        }: MadePicturesBorrowed<'a>,
    ) -> Self {
        Self {
            digest: digest.into(),
            width,
            height,
            blur: blur.into(),
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct TextsWith {
    pub id: i64,
    pub title: String,
    pub hot: i64,
}
pub struct TextsWithBorrowed<'a> {
    pub id: i64,
    pub title: &'a str,
    pub hot: i64,
}
impl<'a> From<TextsWithBorrowed<'a>> for TextsWith {
    fn from(TextsWithBorrowed { id, title, hot }: TextsWithBorrowed<'a>) -> Self {
        Self {
            id,
            title: title.into(),
            hot,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct TextsNear {
    pub id: i64,
    pub title: String,
    pub hot: i64,
}
pub struct TextsNearBorrowed<'a> {
    pub id: i64,
    pub title: &'a str,
    pub hot: i64,
}
impl<'a> From<TextsNearBorrowed<'a>> for TextsNear {
    fn from(TextsNearBorrowed { id, title, hot }: TextsNearBorrowed<'a>) -> Self {
        Self {
            id,
            title: title.into(),
            hot,
        }
    }
}
#[derive(Debug, Clone, PartialEq)]
pub struct Titles {
    pub id: i64,
    pub title: String,
}
pub struct TitlesBorrowed<'a> {
    pub id: i64,
    pub title: &'a str,
}
impl<'a> From<TitlesBorrowed<'a>> for Titles {
    fn from(TitlesBorrowed { id, title }: TitlesBorrowed<'a>) -> Self {
        Self {
            id,
            title: title.into(),
        }
    }
}
use crate::client::async_::GenericClient;
use futures::{self, StreamExt, TryStreamExt};
pub struct HottestQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Hottest, tokio_postgres::Error>,
    mapper: fn(Hottest) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> HottestQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Hottest) -> R) -> HottestQuery<'c, 'a, 's, C, R, N> {
        HottestQuery {
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
pub struct HottestOfKindQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<HottestOfKind, tokio_postgres::Error>,
    mapper: fn(HottestOfKind) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> HottestOfKindQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(HottestOfKind) -> R) -> HottestOfKindQuery<'c, 'a, 's, C, R, N> {
        HottestOfKindQuery {
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
pub struct HottestOfCategoryQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<HottestOfCategory, tokio_postgres::Error>,
    mapper: fn(HottestOfCategory) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> HottestOfCategoryQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(HottestOfCategory) -> R,
    ) -> HottestOfCategoryQuery<'c, 'a, 's, C, R, N> {
        HottestOfCategoryQuery {
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
pub struct NewestQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Newest, tokio_postgres::Error>,
    mapper: fn(Newest) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> NewestQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Newest) -> R) -> NewestQuery<'c, 'a, 's, C, R, N> {
        NewestQuery {
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
pub struct NewestOfKindQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<NewestOfKind, tokio_postgres::Error>,
    mapper: fn(NewestOfKind) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> NewestOfKindQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(NewestOfKind) -> R) -> NewestOfKindQuery<'c, 'a, 's, C, R, N> {
        NewestOfKindQuery {
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
pub struct NewestOfCategoryQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<NewestOfCategory, tokio_postgres::Error>,
    mapper: fn(NewestOfCategory) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> NewestOfCategoryQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(NewestOfCategory) -> R,
    ) -> NewestOfCategoryQuery<'c, 'a, 's, C, R, N> {
        NewestOfCategoryQuery {
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
pub struct MostKeptQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<MostKept, tokio_postgres::Error>,
    mapper: fn(MostKept) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> MostKeptQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(MostKept) -> R) -> MostKeptQuery<'c, 'a, 's, C, R, N> {
        MostKeptQuery {
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
pub struct MostKeptOfKindQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<MostKeptOfKind, tokio_postgres::Error>,
    mapper: fn(MostKeptOfKind) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> MostKeptOfKindQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(MostKeptOfKind) -> R,
    ) -> MostKeptOfKindQuery<'c, 'a, 's, C, R, N> {
        MostKeptOfKindQuery {
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
pub struct MostKeptOfCategoryQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<MostKeptOfCategory, tokio_postgres::Error>,
    mapper: fn(MostKeptOfCategory) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> MostKeptOfCategoryQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(MostKeptOfCategory) -> R,
    ) -> MostKeptOfCategoryQuery<'c, 'a, 's, C, R, N> {
        MostKeptOfCategoryQuery {
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
pub struct CategoriesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<CategoriesBorrowed, tokio_postgres::Error>,
    mapper: fn(CategoriesBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> CategoriesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(CategoriesBorrowed) -> R,
    ) -> CategoriesQuery<'c, 'a, 's, C, R, N> {
        CategoriesQuery {
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
pub struct ShownQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ShownBorrowed, tokio_postgres::Error>,
    mapper: fn(ShownBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ShownQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(ShownBorrowed) -> R) -> ShownQuery<'c, 'a, 's, C, R, N> {
        ShownQuery {
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
pub struct FirstChapterQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<FirstChapterBorrowed, tokio_postgres::Error>,
    mapper: fn(FirstChapterBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> FirstChapterQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(FirstChapterBorrowed) -> R,
    ) -> FirstChapterQuery<'c, 'a, 's, C, R, N> {
        FirstChapterQuery {
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
pub struct ChaptersOnQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ChaptersOnBorrowed, tokio_postgres::Error>,
    mapper: fn(ChaptersOnBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ChaptersOnQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(ChaptersOnBorrowed) -> R,
    ) -> ChaptersOnQuery<'c, 'a, 's, C, R, N> {
        ChaptersOnQuery {
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
pub struct ChaptersBackQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ChaptersBackBorrowed, tokio_postgres::Error>,
    mapper: fn(ChaptersBackBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ChaptersBackQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(ChaptersBackBorrowed) -> R,
    ) -> ChaptersBackQuery<'c, 'a, 's, C, R, N> {
        ChaptersBackQuery {
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
pub struct ChapterQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ChapterBorrowed, tokio_postgres::Error>,
    mapper: fn(ChapterBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ChapterQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(ChapterBorrowed) -> R) -> ChapterQuery<'c, 'a, 's, C, R, N> {
        ChapterQuery {
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
pub struct PlaylistQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<PlaylistBorrowed, tokio_postgres::Error>,
    mapper: fn(PlaylistBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> PlaylistQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(PlaylistBorrowed) -> R) -> PlaylistQuery<'c, 'a, 's, C, R, N> {
        PlaylistQuery {
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
pub struct ChapterBeforeQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ChapterBeforeBorrowed, tokio_postgres::Error>,
    mapper: fn(ChapterBeforeBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ChapterBeforeQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(ChapterBeforeBorrowed) -> R,
    ) -> ChapterBeforeQuery<'c, 'a, 's, C, R, N> {
        ChapterBeforeQuery {
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
pub struct ChapterAfterQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ChapterAfterBorrowed, tokio_postgres::Error>,
    mapper: fn(ChapterAfterBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ChapterAfterQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(ChapterAfterBorrowed) -> R,
    ) -> ChapterAfterQuery<'c, 'a, 's, C, R, N> {
        ChapterAfterQuery {
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
pub struct ChapterHeadsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ChapterHeadsBorrowed, tokio_postgres::Error>,
    mapper: fn(ChapterHeadsBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ChapterHeadsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(ChapterHeadsBorrowed) -> R,
    ) -> ChapterHeadsQuery<'c, 'a, 's, C, R, N> {
        ChapterHeadsQuery {
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
pub struct SubscribeQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Subscribe, tokio_postgres::Error>,
    mapper: fn(Subscribe) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> SubscribeQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Subscribe) -> R) -> SubscribeQuery<'c, 'a, 's, C, R, N> {
        SubscribeQuery {
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
pub struct MarkSeenQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<MarkSeen, tokio_postgres::Error>,
    mapper: fn(MarkSeen) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> MarkSeenQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(MarkSeen) -> R) -> MarkSeenQuery<'c, 'a, 's, C, R, N> {
        MarkSeenQuery {
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
pub struct ShelfQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Shelf, tokio_postgres::Error>,
    mapper: fn(Shelf) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ShelfQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Shelf) -> R) -> ShelfQuery<'c, 'a, 's, C, R, N> {
        ShelfQuery {
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
pub struct ShelfCountsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ShelfCounts, tokio_postgres::Error>,
    mapper: fn(ShelfCounts) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ShelfCountsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(ShelfCounts) -> R) -> ShelfCountsQuery<'c, 'a, 's, C, R, N> {
        ShelfCountsQuery {
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
pub struct HistoryQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<History, tokio_postgres::Error>,
    mapper: fn(History) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> HistoryQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(History) -> R) -> HistoryQuery<'c, 'a, 's, C, R, N> {
        HistoryQuery {
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
pub struct PlaceQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<PlaceBorrowed, tokio_postgres::Error>,
    mapper: fn(PlaceBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> PlaceQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(PlaceBorrowed) -> R) -> PlaceQuery<'c, 'a, 's, C, R, N> {
        PlaceQuery {
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
pub struct ChaptersThereQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<ChaptersThereBorrowed, tokio_postgres::Error>,
    mapper: fn(ChaptersThereBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> ChaptersThereQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(ChaptersThereBorrowed) -> R,
    ) -> ChaptersThereQuery<'c, 'a, 's, C, R, N> {
        ChaptersThereQuery {
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
pub struct PutReadingsQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<PutReadings, tokio_postgres::Error>,
    mapper: fn(PutReadings) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> PutReadingsQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(PutReadings) -> R) -> PutReadingsQuery<'c, 'a, 's, C, R, N> {
        PutReadingsQuery {
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
pub struct AppearQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<Appear, tokio_postgres::Error>,
    mapper: fn(Appear) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> AppearQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(Appear) -> R) -> AppearQuery<'c, 'a, 's, C, R, N> {
        AppearQuery {
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
pub struct MadePicturesQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<MadePicturesBorrowed, tokio_postgres::Error>,
    mapper: fn(MadePicturesBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> MadePicturesQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(
        self,
        mapper: fn(MadePicturesBorrowed) -> R,
    ) -> MadePicturesQuery<'c, 'a, 's, C, R, N> {
        MadePicturesQuery {
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
pub struct TextsWithQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<TextsWithBorrowed, tokio_postgres::Error>,
    mapper: fn(TextsWithBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> TextsWithQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(TextsWithBorrowed) -> R) -> TextsWithQuery<'c, 'a, 's, C, R, N> {
        TextsWithQuery {
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
pub struct TextsNearQuery<'c, 'a, 's, C: GenericClient, T, const N: usize> {
    client: &'c C,
    params: [&'a (dyn postgres_types::ToSql + Sync); N],
    query: &'static str,
    cached: Option<&'s tokio_postgres::Statement>,
    extractor: fn(&tokio_postgres::Row) -> Result<TextsNearBorrowed, tokio_postgres::Error>,
    mapper: fn(TextsNearBorrowed) -> T,
}
impl<'c, 'a, 's, C, T: 'c, const N: usize> TextsNearQuery<'c, 'a, 's, C, T, N>
where
    C: GenericClient,
{
    pub fn map<R>(self, mapper: fn(TextsNearBorrowed) -> R) -> TextsNearQuery<'c, 'a, 's, C, R, N> {
        TextsNearQuery {
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
pub struct HottestStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn hottest() -> HottestStmt {
    HottestStmt(
        "select id, hot as rank from book where not retired and chapter_num > 0 and ($1 = '' or status = $1) and updated >= $2 and (hot, id) < ($3, $4) order by hot desc, id desc offset $5 limit $6",
        None,
    )
}
impl HottestStmt {
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
        status: &'a T1,
        since: &'a i64,
        rank: &'a i64,
        before: &'a i64,
        skip: &'a i64,
        size: &'a i64,
    ) -> HottestQuery<'c, 'a, 's, C, Hottest, 6> {
        HottestQuery {
            client,
            params: [status, since, rank, before, skip, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Hottest, tokio_postgres::Error> {
                Ok(Hottest {
                    id: row.try_get(0)?,
                    rank: row.try_get(1)?,
                })
            },
            mapper: |it| Hottest::from(it),
        }
    }
}
pub struct HottestOfKindStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn hottest_of_kind() -> HottestOfKindStmt {
    HottestOfKindStmt(
        "select id, hot as rank from book where kind = $1 and not retired and chapter_num > 0 and ($2 = '' or status = $2) and updated >= $3 and (hot, id) < ($4, $5) order by hot desc, id desc offset $6 limit $7",
        None,
    )
}
impl HottestOfKindStmt {
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
        status: &'a T2,
        since: &'a i64,
        rank: &'a i64,
        before: &'a i64,
        skip: &'a i64,
        size: &'a i64,
    ) -> HottestOfKindQuery<'c, 'a, 's, C, HottestOfKind, 7> {
        HottestOfKindQuery {
            client,
            params: [kind, status, since, rank, before, skip, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<HottestOfKind, tokio_postgres::Error> {
                Ok(HottestOfKind {
                    id: row.try_get(0)?,
                    rank: row.try_get(1)?,
                })
            },
            mapper: |it| HottestOfKind::from(it),
        }
    }
}
pub struct HottestOfCategoryStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn hottest_of_category() -> HottestOfCategoryStmt {
    HottestOfCategoryStmt(
        "select id, hot as rank from book where kind = $1 and category = $2 and not retired and chapter_num > 0 and ($3 = '' or status = $3) and updated >= $4 and (hot, id) < ($5, $6) order by hot desc, id desc offset $7 limit $8",
        None,
    )
}
impl HottestOfCategoryStmt {
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
    >(
        &'s self,
        client: &'c C,
        kind: &'a T1,
        category: &'a T2,
        status: &'a T3,
        since: &'a i64,
        rank: &'a i64,
        before: &'a i64,
        skip: &'a i64,
        size: &'a i64,
    ) -> HottestOfCategoryQuery<'c, 'a, 's, C, HottestOfCategory, 8> {
        HottestOfCategoryQuery {
            client,
            params: [kind, category, status, since, rank, before, skip, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<HottestOfCategory, tokio_postgres::Error> {
                    Ok(HottestOfCategory {
                        id: row.try_get(0)?,
                        rank: row.try_get(1)?,
                    })
                },
            mapper: |it| HottestOfCategory::from(it),
        }
    }
}
pub struct NewestStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn newest() -> NewestStmt {
    NewestStmt(
        "select id, updated as rank from book where not retired and chapter_num > 0 and ($1 = '' or status = $1) and updated >= $2 and (updated, id) < ($3, $4) order by updated desc, id desc offset $5 limit $6",
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
    pub fn bind<'c, 'a, 's, C: GenericClient, T1: crate::StringSql>(
        &'s self,
        client: &'c C,
        status: &'a T1,
        since: &'a i64,
        rank: &'a i64,
        before: &'a i64,
        skip: &'a i64,
        size: &'a i64,
    ) -> NewestQuery<'c, 'a, 's, C, Newest, 6> {
        NewestQuery {
            client,
            params: [status, since, rank, before, skip, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Newest, tokio_postgres::Error> {
                Ok(Newest {
                    id: row.try_get(0)?,
                    rank: row.try_get(1)?,
                })
            },
            mapper: |it| Newest::from(it),
        }
    }
}
pub struct NewestOfKindStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn newest_of_kind() -> NewestOfKindStmt {
    NewestOfKindStmt(
        "select id, updated as rank from book where kind = $1 and not retired and chapter_num > 0 and ($2 = '' or status = $2) and updated >= $3 and (updated, id) < ($4, $5) order by updated desc, id desc offset $6 limit $7",
        None,
    )
}
impl NewestOfKindStmt {
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
        status: &'a T2,
        since: &'a i64,
        rank: &'a i64,
        before: &'a i64,
        skip: &'a i64,
        size: &'a i64,
    ) -> NewestOfKindQuery<'c, 'a, 's, C, NewestOfKind, 7> {
        NewestOfKindQuery {
            client,
            params: [kind, status, since, rank, before, skip, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<NewestOfKind, tokio_postgres::Error> {
                Ok(NewestOfKind {
                    id: row.try_get(0)?,
                    rank: row.try_get(1)?,
                })
            },
            mapper: |it| NewestOfKind::from(it),
        }
    }
}
pub struct NewestOfCategoryStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn newest_of_category() -> NewestOfCategoryStmt {
    NewestOfCategoryStmt(
        "select id, updated as rank from book where kind = $1 and category = $2 and not retired and chapter_num > 0 and ($3 = '' or status = $3) and updated >= $4 and (updated, id) < ($5, $6) order by updated desc, id desc offset $7 limit $8",
        None,
    )
}
impl NewestOfCategoryStmt {
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
    >(
        &'s self,
        client: &'c C,
        kind: &'a T1,
        category: &'a T2,
        status: &'a T3,
        since: &'a i64,
        rank: &'a i64,
        before: &'a i64,
        skip: &'a i64,
        size: &'a i64,
    ) -> NewestOfCategoryQuery<'c, 'a, 's, C, NewestOfCategory, 8> {
        NewestOfCategoryQuery {
            client,
            params: [kind, category, status, since, rank, before, skip, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<NewestOfCategory, tokio_postgres::Error> {
                    Ok(NewestOfCategory {
                        id: row.try_get(0)?,
                        rank: row.try_get(1)?,
                    })
                },
            mapper: |it| NewestOfCategory::from(it),
        }
    }
}
pub struct MostKeptStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn most_kept() -> MostKeptStmt {
    MostKeptStmt(
        "select id, kept as rank from book where not retired and chapter_num > 0 and ($1 = '' or status = $1) and updated >= $2 and (kept, id) < ($3, $4) order by kept desc, id desc offset $5 limit $6",
        None,
    )
}
impl MostKeptStmt {
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
        status: &'a T1,
        since: &'a i64,
        rank: &'a i64,
        before: &'a i64,
        skip: &'a i64,
        size: &'a i64,
    ) -> MostKeptQuery<'c, 'a, 's, C, MostKept, 6> {
        MostKeptQuery {
            client,
            params: [status, since, rank, before, skip, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<MostKept, tokio_postgres::Error> {
                Ok(MostKept {
                    id: row.try_get(0)?,
                    rank: row.try_get(1)?,
                })
            },
            mapper: |it| MostKept::from(it),
        }
    }
}
pub struct MostKeptOfKindStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn most_kept_of_kind() -> MostKeptOfKindStmt {
    MostKeptOfKindStmt(
        "select id, kept as rank from book where kind = $1 and not retired and chapter_num > 0 and ($2 = '' or status = $2) and updated >= $3 and (kept, id) < ($4, $5) order by kept desc, id desc offset $6 limit $7",
        None,
    )
}
impl MostKeptOfKindStmt {
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
        status: &'a T2,
        since: &'a i64,
        rank: &'a i64,
        before: &'a i64,
        skip: &'a i64,
        size: &'a i64,
    ) -> MostKeptOfKindQuery<'c, 'a, 's, C, MostKeptOfKind, 7> {
        MostKeptOfKindQuery {
            client,
            params: [kind, status, since, rank, before, skip, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<MostKeptOfKind, tokio_postgres::Error> {
                    Ok(MostKeptOfKind {
                        id: row.try_get(0)?,
                        rank: row.try_get(1)?,
                    })
                },
            mapper: |it| MostKeptOfKind::from(it),
        }
    }
}
pub struct MostKeptOfCategoryStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn most_kept_of_category() -> MostKeptOfCategoryStmt {
    MostKeptOfCategoryStmt(
        "select id, kept as rank from book where kind = $1 and category = $2 and not retired and chapter_num > 0 and ($3 = '' or status = $3) and updated >= $4 and (kept, id) < ($5, $6) order by kept desc, id desc offset $7 limit $8",
        None,
    )
}
impl MostKeptOfCategoryStmt {
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
    >(
        &'s self,
        client: &'c C,
        kind: &'a T1,
        category: &'a T2,
        status: &'a T3,
        since: &'a i64,
        rank: &'a i64,
        before: &'a i64,
        skip: &'a i64,
        size: &'a i64,
    ) -> MostKeptOfCategoryQuery<'c, 'a, 's, C, MostKeptOfCategory, 8> {
        MostKeptOfCategoryQuery {
            client,
            params: [kind, category, status, since, rank, before, skip, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<MostKeptOfCategory, tokio_postgres::Error> {
                    Ok(MostKeptOfCategory {
                        id: row.try_get(0)?,
                        rank: row.try_get(1)?,
                    })
                },
            mapper: |it| MostKeptOfCategory::from(it),
        }
    }
}
pub struct TotalStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn total() -> TotalStmt {
    TotalStmt(
        "select count(*) from book where ($1 = '' or kind = $1) and ($2 = '' or category = $2) and not retired and chapter_num > 0 and ($3 = '' or status = $3) and updated >= $4",
        None,
    )
}
impl TotalStmt {
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
    >(
        &'s self,
        client: &'c C,
        kind: &'a T1,
        category: &'a T2,
        status: &'a T3,
        since: &'a i64,
    ) -> I64Query<'c, 'a, 's, C, i64, 4> {
        I64Query {
            client,
            params: [kind, category, status, since],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct MostReadStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn most_read() -> MostReadStmt {
    MostReadStmt(
        "select id from book where not retired and chapter_num > 0 order by reads desc, id desc limit $1",
        None,
    )
}
impl MostReadStmt {
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
    ) -> I64Query<'c, 'a, 's, C, i64, 1> {
        I64Query {
            client,
            params: [size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct MostReadOfKindStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn most_read_of_kind() -> MostReadOfKindStmt {
    MostReadOfKindStmt(
        "select id from book where kind = $1 and not retired and chapter_num > 0 order by reads desc, id desc limit $2",
        None,
    )
}
impl MostReadOfKindStmt {
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
        size: &'a i64,
    ) -> I64Query<'c, 'a, 's, C, i64, 2> {
        I64Query {
            client,
            params: [kind, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct FeaturedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn featured() -> FeaturedStmt {
    FeaturedStmt(
        "select id from book where not retired and chapter_num > 0 and ($1 = '' or kind = $1) and featured is not null and (featured_begin_time is null or featured_begin_time <= now()) and (featured_end_time is null or featured_end_time > now()) order by featured, id limit $2",
        None,
    )
}
impl FeaturedStmt {
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
        size: &'a i64,
    ) -> I64Query<'c, 'a, 's, C, i64, 2> {
        I64Query {
            client,
            params: [kind, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct CategoriesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn categories() -> CategoriesStmt {
    CategoriesStmt(
        "select kind, category, count(*) as num from book where not retired and chapter_num > 0 group by kind, category order by kind, num desc, category",
        None,
    )
}
impl CategoriesStmt {
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
    ) -> CategoriesQuery<'c, 'a, 's, C, Categories, 0> {
        CategoriesQuery {
            client,
            params: [],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<CategoriesBorrowed, tokio_postgres::Error> {
                    Ok(CategoriesBorrowed {
                        kind: row.try_get(0)?,
                        category: row.try_get(1)?,
                        num: row.try_get(2)?,
                    })
                },
            mapper: |it| Categories::from(it),
        }
    }
}
pub struct ShownStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn shown() -> ShownStmt {
    ShownStmt(
        "select b.id, b.kind, b.title, b.author, b.category, b.tags, b.summary, b.description, b.status, b.direction, b.cover, b.banner, b.featured, b.chapter_num, b.kept + m.kept as kept, b.reads + m.reads as read_num, b.update_time, b.create_time, c.id as last_id, c.title as last_title, c.place as last_place, c.access as last_access, b.retired or b.chapter_num = 0 as gone from book b left join chapter c on c.book_id = b.id and c.id = b.last_chapter cross join lateral ( select coalesce(sum(kept), 0)::bigint as kept, coalesce(sum(reads), 0)::bigint as reads from book_move where book_id = b.id ) m where b.id = any($1)",
        None,
    )
}
impl ShownStmt {
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
    ) -> ShownQuery<'c, 'a, 's, C, Shown, 1> {
        ShownQuery {
            client,
            params: [ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<ShownBorrowed, tokio_postgres::Error> {
                Ok(ShownBorrowed {
                    id: row.try_get(0)?,
                    kind: row.try_get(1)?,
                    title: row.try_get(2)?,
                    author: row.try_get(3)?,
                    category: row.try_get(4)?,
                    tags: row.try_get(5)?,
                    summary: row.try_get(6)?,
                    description: row.try_get(7)?,
                    status: row.try_get(8)?,
                    direction: row.try_get(9)?,
                    cover: row.try_get(10)?,
                    banner: row.try_get(11)?,
                    featured: row.try_get(12)?,
                    chapter_num: row.try_get(13)?,
                    kept: row.try_get(14)?,
                    read_num: row.try_get(15)?,
                    update_time: row.try_get(16)?,
                    create_time: row.try_get(17)?,
                    last_id: row.try_get(18)?,
                    last_title: row.try_get(19)?,
                    last_place: row.try_get(20)?,
                    last_access: row.try_get(21)?,
                    gone: row.try_get(22)?,
                })
            },
            mapper: |it| Shown::from(it),
        }
    }
}
pub struct SubscribedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn subscribed() -> SubscribedStmt {
    SubscribedStmt(
        "select book_id from book_subscription where uid = $1 and book_id = any($2)",
        None,
    )
}
impl SubscribedStmt {
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
        uid: &'a i64,
        ids: &'a T1,
    ) -> I64Query<'c, 'a, 's, C, i64, 2> {
        I64Query {
            client,
            params: [uid, ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct ChapterNumStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn chapter_num() -> ChapterNumStmt {
    ChapterNumStmt(
        "select chapter_num from book where id = $1 and not retired and chapter_num > 0",
        None,
    )
}
impl ChapterNumStmt {
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
pub struct FirstChapterStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn first_chapter() -> FirstChapterStmt {
    FirstChapterStmt(
        "select id, place, title, access from chapter where book_id = $1 and published and not retired order by place, id limit 1",
        None,
    )
}
impl FirstChapterStmt {
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
        book: &'a i64,
    ) -> FirstChapterQuery<'c, 'a, 's, C, FirstChapter, 1> {
        FirstChapterQuery {
            client,
            params: [book],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<FirstChapterBorrowed, tokio_postgres::Error> {
                    Ok(FirstChapterBorrowed {
                        id: row.try_get(0)?,
                        place: row.try_get(1)?,
                        title: row.try_get(2)?,
                        access: row.try_get(3)?,
                    })
                },
            mapper: |it| FirstChapter::from(it),
        }
    }
}
pub struct ChaptersOnStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn chapters_on() -> ChaptersOnStmt {
    ChaptersOnStmt(
        "select c.id, c.place, c.title, c.access, c.publish_time, coalesce(r.read @> c.id, false) as read, s.uid is not null and c.appear_seq > s.seen_seq and not coalesce(r.read @> c.id, false) as is_new from chapter c left join reading r on r.uid = $1 and r.book_id = c.book_id left join book_subscription s on s.uid = $1 and s.book_id = c.book_id where c.book_id = $2 and c.published and not c.retired and (c.place, c.id) > ($3, $4) order by c.place, c.id offset $5 limit $6",
        None,
    )
}
impl ChaptersOnStmt {
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
        book: &'a i64,
        place: &'a i32,
        after: &'a i64,
        skip: &'a i64,
        size: &'a i64,
    ) -> ChaptersOnQuery<'c, 'a, 's, C, ChaptersOn, 6> {
        ChaptersOnQuery {
            client,
            params: [reader, book, place, after, skip, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<ChaptersOnBorrowed, tokio_postgres::Error> {
                    Ok(ChaptersOnBorrowed {
                        id: row.try_get(0)?,
                        place: row.try_get(1)?,
                        title: row.try_get(2)?,
                        access: row.try_get(3)?,
                        publish_time: row.try_get(4)?,
                        read: row.try_get(5)?,
                        is_new: row.try_get(6)?,
                    })
                },
            mapper: |it| ChaptersOn::from(it),
        }
    }
}
pub struct ChaptersBackStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn chapters_back() -> ChaptersBackStmt {
    ChaptersBackStmt(
        "select c.id, c.place, c.title, c.access, c.publish_time, coalesce(r.read @> c.id, false) as read, s.uid is not null and c.appear_seq > s.seen_seq and not coalesce(r.read @> c.id, false) as is_new from chapter c left join reading r on r.uid = $1 and r.book_id = c.book_id left join book_subscription s on s.uid = $1 and s.book_id = c.book_id where c.book_id = $2 and c.published and not c.retired and (c.place, c.id) < ($3, $4) order by c.place desc, c.id desc offset $5 limit $6",
        None,
    )
}
impl ChaptersBackStmt {
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
        book: &'a i64,
        place: &'a i32,
        after: &'a i64,
        skip: &'a i64,
        size: &'a i64,
    ) -> ChaptersBackQuery<'c, 'a, 's, C, ChaptersBack, 6> {
        ChaptersBackQuery {
            client,
            params: [reader, book, place, after, skip, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<ChaptersBackBorrowed, tokio_postgres::Error> {
                    Ok(ChaptersBackBorrowed {
                        id: row.try_get(0)?,
                        place: row.try_get(1)?,
                        title: row.try_get(2)?,
                        access: row.try_get(3)?,
                        publish_time: row.try_get(4)?,
                        read: row.try_get(5)?,
                        is_new: row.try_get(6)?,
                    })
                },
            mapper: |it| ChaptersBack::from(it),
        }
    }
}
pub struct ChapterStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn chapter() -> ChapterStmt {
    ChapterStmt(
        "select c.id, c.place, c.title, c.access, c.publish_time, b.title as book_title, b.kind, b.direction from chapter c join book b on b.id = c.book_id where c.book_id = $1 and c.id = $2 and c.published and not c.retired and not b.retired",
        None,
    )
}
impl ChapterStmt {
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
        book: &'a i64,
        id: &'a i64,
    ) -> ChapterQuery<'c, 'a, 's, C, Chapter, 2> {
        ChapterQuery {
            client,
            params: [book, id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<ChapterBorrowed, tokio_postgres::Error> {
                    Ok(ChapterBorrowed {
                        id: row.try_get(0)?,
                        place: row.try_get(1)?,
                        title: row.try_get(2)?,
                        access: row.try_get(3)?,
                        publish_time: row.try_get(4)?,
                        book_title: row.try_get(5)?,
                        kind: row.try_get(6)?,
                        direction: row.try_get(7)?,
                    })
                },
            mapper: |it| Chapter::from(it),
        }
    }
}
pub struct ContentStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn content() -> ContentStmt {
    ContentStmt(
        "select content from chapter where book_id = $1 and id = $2 and published and not retired",
        None,
    )
}
impl ContentStmt {
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
        book: &'a i64,
        id: &'a i64,
    ) -> SerdejsonValueQuery<'c, 'a, 's, C, serde_json::Value, 2> {
        SerdejsonValueQuery {
            client,
            params: [book, id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| serde_json::from_str(it.0.get()).unwrap(),
        }
    }
}
pub struct PreviewStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn preview() -> PreviewStmt {
    PreviewStmt(
        "select case when content ? 'pages' then jsonb_build_object('pages', ( select coalesce(jsonb_agg(p.page order by p.n), '[]') from jsonb_array_elements(content -> 'pages') with ordinality as p (page, n) where p.n <= least($1::bigint, jsonb_array_length(content -> 'pages') - 1))) when content ? 'paragraphs' then jsonb_build_object('paragraphs', ( select coalesce(jsonb_agg(p.paragraph order by p.n), '[]') from jsonb_array_elements(content -> 'paragraphs') with ordinality as p (paragraph, n) where p.n <= least($2::bigint, jsonb_array_length(content -> 'paragraphs') / 3))) else content #- '{episode,playlist,lines}' end as preview from chapter where book_id = $3 and id = $4 and published and not retired",
        None,
    )
}
impl PreviewStmt {
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
        pages: &'a i64,
        paragraphs: &'a i64,
        book: &'a i64,
        id: &'a i64,
    ) -> SerdejsonValueQuery<'c, 'a, 's, C, serde_json::Value, 4> {
        SerdejsonValueQuery {
            client,
            params: [pages, paragraphs, book, id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| serde_json::from_str(it.0.get()).unwrap(),
        }
    }
}
pub struct PlaylistStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn playlist() -> PlaylistStmt {
    PlaylistStmt(
        "select c.access, c.content -> 'episode' -> 'playlist' as playlist from chapter c join book b on b.id = c.book_id where c.book_id = $1 and c.id = $2 and c.published and not c.retired and not b.retired",
        None,
    )
}
impl PlaylistStmt {
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
        book: &'a i64,
        id: &'a i64,
    ) -> PlaylistQuery<'c, 'a, 's, C, Playlist, 2> {
        PlaylistQuery {
            client,
            params: [book, id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<PlaylistBorrowed, tokio_postgres::Error> {
                    Ok(PlaylistBorrowed {
                        access: row.try_get(0)?,
                        playlist: row.try_get(1)?,
                    })
                },
            mapper: |it| Playlist::from(it),
        }
    }
}
pub struct AccessStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn access() -> AccessStmt {
    AccessStmt(
        "select c.access from chapter c join book b on b.id = c.book_id where c.book_id = $1 and c.id = $2 and c.published and not c.retired and not b.retired",
        None,
    )
}
impl AccessStmt {
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
        book: &'a i64,
        id: &'a i64,
    ) -> StringQuery<'c, 'a, 's, C, String, 2> {
        StringQuery {
            client,
            params: [book, id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it.into(),
        }
    }
}
pub struct ChapterBeforeStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn chapter_before() -> ChapterBeforeStmt {
    ChapterBeforeStmt(
        "select id, place, title, access from chapter where book_id = $1 and published and not retired and (place, id) < ($2, $3) order by place desc, id desc limit 1",
        None,
    )
}
impl ChapterBeforeStmt {
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
        book: &'a i64,
        place: &'a i32,
        id: &'a i64,
    ) -> ChapterBeforeQuery<'c, 'a, 's, C, ChapterBefore, 3> {
        ChapterBeforeQuery {
            client,
            params: [book, place, id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<ChapterBeforeBorrowed, tokio_postgres::Error> {
                    Ok(ChapterBeforeBorrowed {
                        id: row.try_get(0)?,
                        place: row.try_get(1)?,
                        title: row.try_get(2)?,
                        access: row.try_get(3)?,
                    })
                },
            mapper: |it| ChapterBefore::from(it),
        }
    }
}
pub struct ChapterAfterStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn chapter_after() -> ChapterAfterStmt {
    ChapterAfterStmt(
        "select id, place, title, access from chapter where book_id = $1 and published and not retired and (place, id) > ($2, $3) order by place, id limit 1",
        None,
    )
}
impl ChapterAfterStmt {
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
        book: &'a i64,
        place: &'a i32,
        id: &'a i64,
    ) -> ChapterAfterQuery<'c, 'a, 's, C, ChapterAfter, 3> {
        ChapterAfterQuery {
            client,
            params: [book, place, id],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<ChapterAfterBorrowed, tokio_postgres::Error> {
                    Ok(ChapterAfterBorrowed {
                        id: row.try_get(0)?,
                        place: row.try_get(1)?,
                        title: row.try_get(2)?,
                        access: row.try_get(3)?,
                    })
                },
            mapper: |it| ChapterAfter::from(it),
        }
    }
}
pub struct ChapterHeadsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn chapter_heads() -> ChapterHeadsStmt {
    ChapterHeadsStmt(
        "select id, place, title, access from chapter where book_id = $1 and id = any($2) and published and not retired order by place, id",
        None,
    )
}
impl ChapterHeadsStmt {
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
        book: &'a i64,
        ids: &'a T1,
    ) -> ChapterHeadsQuery<'c, 'a, 's, C, ChapterHeads, 2> {
        ChapterHeadsQuery {
            client,
            params: [book, ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<ChapterHeadsBorrowed, tokio_postgres::Error> {
                    Ok(ChapterHeadsBorrowed {
                        id: row.try_get(0)?,
                        place: row.try_get(1)?,
                        title: row.try_get(2)?,
                        access: row.try_get(3)?,
                    })
                },
            mapper: |it| ChapterHeads::from(it),
        }
    }
}
pub struct SubscribeStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn subscribe() -> SubscribeStmt {
    SubscribeStmt(
        "with there as ( select id, appear_seq from book where id = $1 and not retired and chapter_num > 0 ), had as ( select count(*) as num, count(*) filter (where book_id = $1) > 0 as this from book_subscription where uid = $2 ), put as ( insert into book_subscription (uid, book_id, seen_seq) select $2, there.id, there.appear_seq from there, had where had.this or had.num < $3::bigint on conflict do nothing returning book_id ) select exists (select from there) as there, not had.this and had.num >= $3::bigint as full, exists (select from put) as put from had",
        None,
    )
}
impl SubscribeStmt {
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
        book: &'a i64,
        uid: &'a i64,
        most: &'a i64,
    ) -> SubscribeQuery<'c, 'a, 's, C, Subscribe, 3> {
        SubscribeQuery {
            client,
            params: [book, uid, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Subscribe, tokio_postgres::Error> {
                Ok(Subscribe {
                    there: row.try_get(0)?,
                    full: row.try_get(1)?,
                    put: row.try_get(2)?,
                })
            },
            mapper: |it| Subscribe::from(it),
        }
    }
}
pub struct UnsubscribeStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn unsubscribe() -> UnsubscribeStmt {
    UnsubscribeStmt(
        "delete from book_subscription where uid = $1 and book_id = $2",
        None,
    )
}
impl UnsubscribeStmt {
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
        book: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[uid, book]).await
    }
}
pub struct KeptStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn kept() -> KeptStmt {
    KeptStmt(
        "select b.kept + coalesce((select sum(m.kept) from book_move m where m.book_id = b.id), 0)::bigint as kept from book b where b.id = $1",
        None,
    )
}
impl KeptStmt {
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
pub struct MarkSeenStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn mark_seen() -> MarkSeenStmt {
    MarkSeenStmt(
        "with there as ( select id, appear_seq from book where id = $1 and not retired and chapter_num > 0 ), seen as ( update book_subscription s set seen_seq = there.appear_seq from there where s.uid = $2 and s.book_id = there.id and s.seen_seq < there.appear_seq returning s.book_id ) select exists (select from there) as there, exists (select from seen) as moved",
        None,
    )
}
impl MarkSeenStmt {
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
        book: &'a i64,
        uid: &'a i64,
    ) -> MarkSeenQuery<'c, 'a, 's, C, MarkSeen, 2> {
        MarkSeenQuery {
            client,
            params: [book, uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<MarkSeen, tokio_postgres::Error> {
                Ok(MarkSeen {
                    there: row.try_get(0)?,
                    moved: row.try_get(1)?,
                })
            },
            mapper: |it| MarkSeen::from(it),
        }
    }
}
pub struct ShelfStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn shelf() -> ShelfStmt {
    ShelfStmt(
        "with mine as ( select s.book_id as id, u.n as updates, case when u.n > 0 then (1::bigint << 61) + b.updated else (extract(epoch from greatest(s.create_time, r.update_time)) * 1000000)::bigint end as rank from book_subscription s join book b on b.id = s.book_id and not b.retired and b.chapter_num > 0 left join reading r on r.uid = s.uid and r.book_id = s.book_id cross join lateral ( select count(*) as n from ( select from chapter c where c.book_id = s.book_id and c.published and not c.retired and c.appear_seq > s.seen_seq and not coalesce(r.read @> c.id, false) limit 100 ) new ) u where s.uid = $1 ) select id, updates, rank from mine where (rank, id) < ($2, $3) order by rank desc, id desc offset $4 limit $5",
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
        rank: &'a i64,
        before: &'a i64,
        skip: &'a i64,
        size: &'a i64,
    ) -> ShelfQuery<'c, 'a, 's, C, Shelf, 5> {
        ShelfQuery {
            client,
            params: [uid, rank, before, skip, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Shelf, tokio_postgres::Error> {
                Ok(Shelf {
                    id: row.try_get(0)?,
                    updates: row.try_get(1)?,
                    rank: row.try_get(2)?,
                })
            },
            mapper: |it| Shelf::from(it),
        }
    }
}
pub struct ShelfCountsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn shelf_counts() -> ShelfCountsStmt {
    ShelfCountsStmt(
        "select count(*) as total, count(*) filter (where b.appear_seq > s.seen_seq and exists ( select from chapter c where c.book_id = s.book_id and c.published and not c.retired and c.appear_seq > s.seen_seq and not coalesce(r.read @> c.id, false) )) as updated from book_subscription s join book b on b.id = s.book_id and not b.retired and b.chapter_num > 0 left join reading r on r.uid = s.uid and r.book_id = s.book_id where s.uid = $1",
        None,
    )
}
impl ShelfCountsStmt {
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
    ) -> ShelfCountsQuery<'c, 'a, 's, C, ShelfCounts, 1> {
        ShelfCountsQuery {
            client,
            params: [uid],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<ShelfCounts, tokio_postgres::Error> {
                Ok(ShelfCounts {
                    total: row.try_get(0)?,
                    updated: row.try_get(1)?,
                })
            },
            mapper: |it| ShelfCounts::from(it),
        }
    }
}
pub struct HistoryStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn history() -> HistoryStmt {
    HistoryStmt(
        "select r.book_id as id, (extract(epoch from r.device_time) * 1000000)::bigint as rank from reading r join book b on b.id = r.book_id and not b.retired and b.chapter_num > 0 where r.uid = $1 and ($2 = '' or b.kind = $2) and (r.device_time, r.book_id) < ($3, $4) order by r.device_time desc, r.book_id desc offset $5 limit $6",
        None,
    )
}
impl HistoryStmt {
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
        kind: &'a T1,
        time: &'a chrono::DateTime<chrono::FixedOffset>,
        before: &'a i64,
        skip: &'a i64,
        size: &'a i64,
    ) -> HistoryQuery<'c, 'a, 's, C, History, 6> {
        HistoryQuery {
            client,
            params: [uid, kind, time, before, skip, size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<History, tokio_postgres::Error> {
                Ok(History {
                    id: row.try_get(0)?,
                    rank: row.try_get(1)?,
                })
            },
            mapper: |it| History::from(it),
        }
    }
}
pub struct HistoryTotalStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn history_total() -> HistoryTotalStmt {
    HistoryTotalStmt(
        "select count(*) from reading r join book b on b.id = r.book_id and not b.retired and b.chapter_num > 0 where r.uid = $1 and ($2 = '' or b.kind = $2)",
        None,
    )
}
impl HistoryTotalStmt {
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
        kind: &'a T1,
    ) -> I64Query<'c, 'a, 's, C, i64, 2> {
        I64Query {
            client,
            params: [uid, kind],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct DeleteHistoryStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn delete_history() -> DeleteHistoryStmt {
    DeleteHistoryStmt(
        "with gone as (delete from reading where uid = $1 and ($2::bigint = 0 or book_id = $2) returning book_id) update book_subscription s set seen_seq = b.appear_seq from gone join book b on b.id = gone.book_id where s.uid = $1 and s.book_id = gone.book_id and s.seen_seq < b.appear_seq returning s.book_id",
        None,
    )
}
impl DeleteHistoryStmt {
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
        book: &'a i64,
    ) -> I64Query<'c, 'a, 's, C, i64, 2> {
        I64Query {
            client,
            params: [uid, book],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct PlacesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn places() -> PlacesStmt {
    PlacesStmt(
        "select r.uid, r.book_id, r.chapter_id, r.locator, r.device, r.device_name, r.device_time, r.version, r.update_time, c.place, c.title from unnest($1::bigint[], $2::bigint[]) as w (uid, book) join reading r on r.uid = w.uid and r.book_id = w.book left join chapter c on c.book_id = r.book_id and c.id = r.chapter_id and c.published and not c.retired",
        None,
    )
}
impl PlacesStmt {
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
        T1: crate::ArraySql<Item = i64>,
        T2: crate::ArraySql<Item = i64>,
    >(
        &'s self,
        client: &'c C,
        uids: &'a T1,
        books: &'a T2,
    ) -> PlaceQuery<'c, 'a, 's, C, Place, 2> {
        PlaceQuery {
            client,
            params: [uids, books],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<PlaceBorrowed, tokio_postgres::Error> {
                Ok(PlaceBorrowed {
                    uid: row.try_get(0)?,
                    book_id: row.try_get(1)?,
                    chapter_id: row.try_get(2)?,
                    locator: row.try_get(3)?,
                    device: row.try_get(4)?,
                    device_name: row.try_get(5)?,
                    device_time: row.try_get(6)?,
                    version: row.try_get(7)?,
                    update_time: row.try_get(8)?,
                    place: row.try_get(9)?,
                    title: row.try_get(10)?,
                })
            },
            mapper: |it| Place::from(it),
        }
    }
}
pub struct ChaptersThereStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn chapters_there() -> ChaptersThereStmt {
    ChaptersThereStmt(
        "select c.book_id, c.id, c.place, c.title, b.kind from unnest($1::bigint[], $2::bigint[]) as w (book, id) join chapter c on c.book_id = w.book and c.id = w.id and c.published and not c.retired join book b on b.id = c.book_id and not b.retired",
        None,
    )
}
impl ChaptersThereStmt {
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
        T1: crate::ArraySql<Item = i64>,
        T2: crate::ArraySql<Item = i64>,
    >(
        &'s self,
        client: &'c C,
        books: &'a T1,
        ids: &'a T2,
    ) -> ChaptersThereQuery<'c, 'a, 's, C, ChaptersThere, 2> {
        ChaptersThereQuery {
            client,
            params: [books, ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<ChaptersThereBorrowed, tokio_postgres::Error> {
                    Ok(ChaptersThereBorrowed {
                        book_id: row.try_get(0)?,
                        id: row.try_get(1)?,
                        place: row.try_get(2)?,
                        title: row.try_get(3)?,
                        kind: row.try_get(4)?,
                    })
                },
            mapper: |it| ChaptersThere::from(it),
        }
    }
}
pub struct PutReadingsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn put_readings() -> PutReadingsStmt {
    PutReadingsStmt(
        "insert into reading (uid, book_id, chapter_id, locator, device, device_name, device_time, read) select w.uid, w.book, w.chapter, w.locator, w.device, w.device_name, w.device_time, '{}' from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::jsonb[], $5::text[], $6::text[], $7::timestamptz[]) as w (uid, book, chapter, locator, device, device_name, device_time) on conflict (uid, book_id) do update set chapter_id = excluded.chapter_id, locator = excluded.locator, device = excluded.device, device_name = excluded.device_name, device_time = excluded.device_time, version = nextval('reading_version'), update_time = clock_timestamp() returning uid, book_id, version, update_time",
        None,
    )
}
impl PutReadingsStmt {
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
        T1: crate::ArraySql<Item = i64>,
        T2: crate::ArraySql<Item = i64>,
        T3: crate::ArraySql<Item = i64>,
        T4: crate::JsonSql,
        T5: crate::ArraySql<Item = T4>,
        T6: crate::StringSql,
        T7: crate::ArraySql<Item = T6>,
        T8: crate::StringSql,
        T9: crate::ArraySql<Item = T8>,
        T10: crate::ArraySql<Item = chrono::DateTime<chrono::FixedOffset>>,
    >(
        &'s self,
        client: &'c C,
        uids: &'a T1,
        books: &'a T2,
        chapters: &'a T3,
        locators: &'a T5,
        devices: &'a T7,
        device_names: &'a T9,
        device_times: &'a T10,
    ) -> PutReadingsQuery<'c, 'a, 's, C, PutReadings, 7> {
        PutReadingsQuery {
            client,
            params: [
                uids,
                books,
                chapters,
                locators,
                devices,
                device_names,
                device_times,
            ],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<PutReadings, tokio_postgres::Error> {
                Ok(PutReadings {
                    uid: row.try_get(0)?,
                    book_id: row.try_get(1)?,
                    version: row.try_get(2)?,
                    update_time: row.try_get(3)?,
                })
            },
            mapper: |it| PutReadings::from(it),
        }
    }
}
pub struct MarkReadStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn mark_read() -> MarkReadStmt {
    MarkReadStmt(
        "with begun as ( select w.uid, w.book, range_agg(int8range(w.chapter, w.chapter, '[]')) as chapters from unnest($1::bigint[], $2::bigint[], $3::bigint[]) as w (uid, book, chapter) group by w.uid, w.book ) update reading r set read = r.read + b.chapters from begun b where r.uid = b.uid and r.book_id = b.book and not r.read @> b.chapters",
        None,
    )
}
impl MarkReadStmt {
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
        T1: crate::ArraySql<Item = i64>,
        T2: crate::ArraySql<Item = i64>,
        T3: crate::ArraySql<Item = i64>,
    >(
        &'s self,
        client: &'c C,
        uids: &'a T1,
        books: &'a T2,
        chapters: &'a T3,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[uids, books, chapters]).await
    }
}
pub struct LockMovedStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_moved() -> LockMovedStmt {
    LockMovedStmt(
        "select id from book where id in (select book_id from book_move union select id from book where hot_due) order by id limit $1 for no key update skip locked",
        None,
    )
}
impl LockMovedStmt {
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
    ) -> I64Query<'c, 'a, 's, C, i64, 1> {
        I64Query {
            client,
            params: [size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct RankStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn rank() -> RankStmt {
    RankStmt(
        "with moved as ( delete from book_move where book_id = any($1) returning book_id, kept, reads ), sums as ( select w.id, coalesce(sum(m.kept), 0)::bigint as kept, coalesce(sum(m.reads), 0)::bigint as reads from unnest($1::bigint[]) as w (id) left join moved m on m.book_id = w.id group by w.id ) update book b set hot_due = false, subscribe_num = b.subscribe_num + s.kept, read_num = b.read_num + s.reads, hot = (extract(epoch from update_time) * 1000)::bigint + (1728000000 * log(1 + b.reads + s.reads + 20.0::float8 * (b.kept + s.kept)))::bigint from sums s where b.id = s.id",
        None,
    )
}
impl RankStmt {
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
pub struct AddReadsStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn add_reads() -> AddReadsStmt {
    AddReadsStmt(
        "insert into book_move (book_id, reads) select v.id, v.reads from unnest($1::bigint[], $2::bigint[]) as v (id, reads) where exists (select from book b where b.id = v.id)",
        None,
    )
}
impl AddReadsStmt {
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
        T1: crate::ArraySql<Item = i64>,
        T2: crate::ArraySql<Item = i64>,
    >(
        &'s self,
        client: &'c C,
        ids: &'a T1,
        reads: &'a T2,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[ids, reads]).await
    }
}
pub struct DueBooksStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn due_books() -> DueBooksStmt {
    DueBooksStmt(
        "select distinct book_id from chapter where not published and not retired and publish_time <= now() order by book_id limit $1",
        None,
    )
}
impl DueBooksStmt {
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
    ) -> I64Query<'c, 'a, 's, C, i64, 1> {
        I64Query {
            client,
            params: [size],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct LockBooksStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_books() -> LockBooksStmt {
    LockBooksStmt(
        "select id from book where id = any($1) order by id for no key update",
        None,
    )
}
impl LockBooksStmt {
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
    ) -> I64Query<'c, 'a, 's, C, i64, 1> {
        I64Query {
            client,
            params: [ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct LockFreeBooksStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn lock_free_books() -> LockFreeBooksStmt {
    LockFreeBooksStmt(
        "select id from book where id = any($1) order by id for no key update skip locked",
        None,
    )
}
impl LockFreeBooksStmt {
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
    ) -> I64Query<'c, 'a, 's, C, i64, 1> {
        I64Query {
            client,
            params: [ids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct AppearStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn appear() -> AppearStmt {
    AppearStmt(
        "with due as ( select book_id, id, row_number() over (partition by book_id order by place, id) as n from chapter where book_id = any($1) and not published and not retired and publish_time <= statement_timestamp() ) update chapter c set published = true, appear_seq = b.appear_seq + d.n, appear_time = case when c.book_id = any($2::bigint[]) then c.publish_time else statement_timestamp() end from due d join book b on b.id = d.book_id where c.book_id = d.book_id and c.id = d.id returning c.book_id, c.id",
        None,
    )
}
impl AppearStmt {
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
        T1: crate::ArraySql<Item = i64>,
        T2: crate::ArraySql<Item = i64>,
    >(
        &'s self,
        client: &'c C,
        books: &'a T1,
        fresh: &'a T2,
    ) -> AppearQuery<'c, 'a, 's, C, Appear, 2> {
        AppearQuery {
            client,
            params: [books, fresh],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row: &tokio_postgres::Row| -> Result<Appear, tokio_postgres::Error> {
                Ok(Appear {
                    book_id: row.try_get(0)?,
                    id: row.try_get(1)?,
                })
            },
            mapper: |it| Appear::from(it),
        }
    }
}
pub struct SettleStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn settle() -> SettleStmt {
    SettleStmt(
        "update book b set chapter_num = c.num, last_chapter = c.last, update_time = coalesce(c.newest, b.create_time), updated = (extract(epoch from coalesce(c.newest, b.create_time)) * 1000000)::bigint, appear_seq = greatest(b.appear_seq, c.seq), hot_due = true from ( select w.id, count(c.id) filter (where not c.retired) as num, max(c.appear_time) filter (where not c.retired) as newest, (array_agg(c.id order by c.place desc, c.id desc) filter (where not c.retired))[1] as last, max(c.appear_seq) as seq from unnest($1::bigint[]) as w (id) left join chapter c on c.book_id = w.id and c.published group by w.id ) c where b.id = c.id",
        None,
    )
}
impl SettleStmt {
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
pub struct PutBookStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn put_book() -> PutBookStmt {
    PutBookStmt(
        "insert into book (id, kind, title, author, category, tags, summary, description, status, direction, cover, banner, featured, create_time, update_time, updated, subscribe_base, read_base, featured_begin_time, featured_end_time) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $14, 0, $15, $16, $17, $18) on conflict (id) do update set kind = excluded.kind, title = excluded.title, author = excluded.author, category = excluded.category, tags = excluded.tags, summary = excluded.summary, description = excluded.description, status = excluded.status, direction = excluded.direction, cover = excluded.cover, banner = excluded.banner, featured = excluded.featured, create_time = excluded.create_time, subscribe_base = excluded.subscribe_base, read_base = excluded.read_base, featured_begin_time = excluded.featured_begin_time, featured_end_time = excluded.featured_end_time, hot_due = true, retired = false returning (xmax = 0) as fresh",
        None,
    )
}
impl PutBookStmt {
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
        T6: crate::ArraySql<Item = T5>,
        T7: crate::StringSql,
        T8: crate::StringSql,
        T9: crate::StringSql,
        T10: crate::StringSql,
        T11: crate::JsonSql,
        T12: crate::JsonSql,
    >(
        &'s self,
        client: &'c C,
        id: &'a i64,
        kind: &'a T1,
        title: &'a T2,
        author: &'a T3,
        category: &'a T4,
        tags: &'a T6,
        summary: &'a T7,
        description: &'a T8,
        status: &'a T9,
        direction: &'a T10,
        cover: &'a T11,
        banner: &'a Option<T12>,
        featured: &'a Option<i32>,
        create_time: &'a chrono::DateTime<chrono::FixedOffset>,
        subscribe_num: &'a i64,
        read_num: &'a i64,
        featured_begin_time: &'a Option<chrono::DateTime<chrono::FixedOffset>>,
        featured_end_time: &'a Option<chrono::DateTime<chrono::FixedOffset>>,
    ) -> BoolQuery<'c, 'a, 's, C, bool, 18> {
        BoolQuery {
            client,
            params: [
                id,
                kind,
                title,
                author,
                category,
                tags,
                summary,
                description,
                status,
                direction,
                cover,
                banner,
                featured,
                create_time,
                subscribe_num,
                read_num,
                featured_begin_time,
                featured_end_time,
            ],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct RetireBookStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn retire_book() -> RetireBookStmt {
    RetireBookStmt("update book set retired = true where id = $1", None)
}
impl RetireBookStmt {
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
        id: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[id]).await
    }
}
pub struct PutChapterStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn put_chapter() -> PutChapterStmt {
    PutChapterStmt(
        "insert into chapter as c (book_id, id, place, title, access, publish_time, published, content) values ($1, $2, $3, $4, $5, $6, false, $7) on conflict (book_id, id) do update set place = excluded.place, title = excluded.title, access = excluded.access, publish_time = excluded.publish_time, retired = false, content = excluded.content, published = c.published and excluded.publish_time <= now(), appear_time = case when excluded.publish_time <= now() then c.appear_time end, appear_seq = case when excluded.publish_time <= now() then c.appear_seq end",
        None,
    )
}
impl PutChapterStmt {
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
        book: &'a i64,
        id: &'a i64,
        place: &'a i32,
        title: &'a T1,
        access: &'a T2,
        publish_time: &'a chrono::DateTime<chrono::FixedOffset>,
        content: &'a T3,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(
                &client.prepare(self.0).await?,
                &[book, id, place, title, access, publish_time, content],
            )
            .await
    }
}
pub struct RetireChapterStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn retire_chapter() -> RetireChapterStmt {
    RetireChapterStmt(
        "update chapter set retired = true where book_id = $1 and id = $2",
        None,
    )
}
impl RetireChapterStmt {
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
        book: &'a i64,
        id: &'a i64,
    ) -> Result<u64, tokio_postgres::Error> {
        client.execute(&client.prepare(self.0).await?, &[book, id]).await
    }
}
pub struct SubscribersAmongStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn subscribers_among() -> SubscribersAmongStmt {
    SubscribersAmongStmt(
        "select uid from book_subscription where book_id = $1 and uid = any($2)",
        None,
    )
}
impl SubscribersAmongStmt {
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
        book: &'a i64,
        uids: &'a T1,
    ) -> I64Query<'c, 'a, 's, C, i64, 2> {
        I64Query {
            client,
            params: [book, uids],
            query: self.0,
            cached: self.1.as_ref(),
            extractor: |row| Ok(row.try_get(0)?),
            mapper: |it| it,
        }
    }
}
pub struct MadePicturesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn made_pictures() -> MadePicturesStmt {
    MadePicturesStmt(
        "select digest, width, height, blur from made_picture where digest = any($1)",
        None,
    )
}
impl MadePicturesStmt {
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
        digests: &'a T2,
    ) -> MadePicturesQuery<'c, 'a, 's, C, MadePictures, 1> {
        MadePicturesQuery {
            client,
            params: [digests],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<MadePicturesBorrowed, tokio_postgres::Error> {
                    Ok(MadePicturesBorrowed {
                        digest: row.try_get(0)?,
                        width: row.try_get(1)?,
                        height: row.try_get(2)?,
                        blur: row.try_get(3)?,
                    })
                },
            mapper: |it| MadePictures::from(it),
        }
    }
}
pub struct KeepMadePicturesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn keep_made_pictures() -> KeepMadePicturesStmt {
    KeepMadePicturesStmt(
        "insert into made_picture (digest, width, height, blur) select * from unnest($1::text[], $2::integer[], $3::integer[], $4::text[]) on conflict do nothing",
        None,
    )
}
impl KeepMadePicturesStmt {
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
        T2: crate::ArraySql<Item = T1>,
        T3: crate::ArraySql<Item = i32>,
        T4: crate::ArraySql<Item = i32>,
        T5: crate::StringSql,
        T6: crate::ArraySql<Item = T5>,
    >(
        &'s self,
        client: &'c C,
        digests: &'a T2,
        widths: &'a T3,
        heights: &'a T4,
        blurs: &'a T6,
    ) -> Result<u64, tokio_postgres::Error> {
        client
            .execute(&client.prepare(self.0).await?, &[digests, widths, heights, blurs])
            .await
    }
}
pub struct TextsWithStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn texts_with() -> TextsWithStmt {
    TextsWithStmt(
        "with found as materialized ( select book_id, title from book_text where grams(book_id, body) @@ $1::text::tsquery and body like all($2::text[]) ) select b.id, f.title, b.hot from found f join book b on b.id = f.book_id where not b.retired and b.chapter_num > 0 and ($3 = '' or b.kind = $3) order by f.title = $4 desc, b.hot desc, b.id desc limit $5",
        None,
    )
}
impl TextsWithStmt {
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
        T4: crate::StringSql,
        T5: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        query: &'a T1,
        words: &'a T3,
        kind: &'a T4,
        text: &'a T5,
        most: &'a i64,
    ) -> TextsWithQuery<'c, 'a, 's, C, TextsWith, 5> {
        TextsWithQuery {
            client,
            params: [query, words, kind, text, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<TextsWithBorrowed, tokio_postgres::Error> {
                    Ok(TextsWithBorrowed {
                        id: row.try_get(0)?,
                        title: row.try_get(1)?,
                        hot: row.try_get(2)?,
                    })
                },
            mapper: |it| TextsWith::from(it),
        }
    }
}
pub struct TextsNearStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn texts_near() -> TextsNearStmt {
    TextsNearStmt(
        "with near as materialized ( select book_id, title from book_text where grams(book_id, body) @@ $1::text::tsquery and body like any($2::text[]) ) select b.id, n.title, b.hot from near n join book b on b.id = n.book_id where not b.retired and b.chapter_num > 0 and ($3 = '' or b.kind = $3) order by b.hot desc, b.id desc limit $4",
        None,
    )
}
impl TextsNearStmt {
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
        T4: crate::StringSql,
    >(
        &'s self,
        client: &'c C,
        query: &'a T1,
        words: &'a T3,
        kind: &'a T4,
        most: &'a i64,
    ) -> TextsNearQuery<'c, 'a, 's, C, TextsNear, 4> {
        TextsNearQuery {
            client,
            params: [query, words, kind, most],
            query: self.0,
            cached: self.1.as_ref(),
            extractor:
                |row: &tokio_postgres::Row| -> Result<TextsNearBorrowed, tokio_postgres::Error> {
                    Ok(TextsNearBorrowed {
                        id: row.try_get(0)?,
                        title: row.try_get(1)?,
                        hot: row.try_get(2)?,
                    })
                },
            mapper: |it| TextsNear::from(it),
        }
    }
}
pub struct TitlesStmt(&'static str, Option<tokio_postgres::Statement>);
pub fn titles() -> TitlesStmt {
    TitlesStmt("select id, title from book where id = any($1)", None)
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
                        title: row.try_get(1)?,
                    })
                },
            mapper: |it| Titles::from(it),
        }
    }
}
