//! The view of a game for a reader.

use std::collections::HashMap;

use actors::wire::{GameRated, Time};
use serde_json::Value;
use sql::{game::OfReader, rating::Ratings};

use crate::api::{error::ApiError, extract::caller::Caller, prelude::*, state::App};

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Game {
    pub id: i64,
    pub name: String,
    pub icon: Picture,
    /// 16:9
    pub banner: Picture,
    pub screenshots: Vec<Picture>,
    pub video: Option<String>,
    /// The game's type, as in the list of types.
    pub category: String,
    pub tags: Vec<String>,
    pub summary: String,
    /// Plain text. Blank lines separate paragraphs.
    pub description: String,
    pub version: String,
    /// Bytes of its largest file.
    pub size: i64,
    pub developer: String,
    /// The average of players' ratings, 1 to 5 with one decimal. Null: nobody rated the game.
    pub rating: Option<f64>,
    /// The number of ratings.
    pub rating_num: i64,
    /// The numbers of ratings with 1, 2, 3, 4 and 5 stars.
    pub rating_counts: Vec<i64>,
    /// Of two ratings of a game, the one with the greater version is newer.
    pub rating_version: i64,
    /// The reader's stars. Null: none.
    pub my_rating: Option<i16>,
    /// The reader downloaded the game, and so may rate it.
    pub downloaded: bool,
    pub download_num: i64,
    /// 0: downloadable without payment
    pub online_type: i16,
    /// Price, X钻
    pub buy_amount: i64,
    /// The reader has paid for it.
    pub owned: bool,
    /// The price of a download for this reader now, X钻.
    pub payable: i64,
    pub platforms: Platforms,
    /// Its page in Apple's App Store, for players on iOS.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub app_store_url: Option<String>,
    /// The age in years from which the game is suitable: 8, 12 or 16. Absent: no hint.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub age_hint: Option<i16>,
    /// The number of gift packs that can be claimed now.
    pub gift_num: i64,
    pub create_time: Time,
}

/// A short reference to a game.
#[derive(Debug, Serialize, ToSchema)]
pub struct GameBrief {
    pub id: i64,
    pub name: String,
    pub icon: Picture,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Picture {
    pub url: String,
    /// The same picture in the size for lists. Absent if the picture itself is small.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub small: Option<SmallPicture>,
    /// Pixels of `url`, like `height`.
    pub width: u32,
    pub height: u32,
    /// A tiny `data:` URI to show until the picture has loaded. Lists leave it out for pictures that they do not show.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub blur: Option<String>,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct SmallPicture {
    pub url: String,
    pub width: u32,
}

#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
pub struct Platforms {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub android: Option<Platform>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ios: Option<Platform>,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Platform {
    pub version: String,
    pub file_name: String,
    /// Bytes
    pub size: i64,
    /// The file's SHA-256, lower-case hex.
    pub sha256: String,
}

impl Platform {
    /// `None`: the platform has no file.
    fn of(stored: sql::content::Platform) -> Option<Self> {
        let sql::content::Platform { version, file_name, size_bytes: size, sha256, file } = stored;
        (!file.is_empty()).then_some(Self { version, file_name, size, sha256 })
    }
}

impl From<sql::content::Platforms> for Platforms {
    fn from(stored: sql::content::Platforms) -> Self {
        Self { android: stored.android.and_then(Platform::of), ios: stored.ios.and_then(Platform::of) }
    }
}

/// The reader's games and membership.
#[derive(Default)]
pub struct Reader {
    games: HashMap<i64, OfReader>,
    member: bool,
}

impl Reader {
    pub async fn of(app: &App, caller: Option<Caller>, games: &[i64]) -> Result<Self, ApiError> {
        let Some(caller) = caller else { return Ok(Self::default()) };
        let member = app.node.status(caller.uid).await?.is_some_and(|status| status.level_type > 0);
        let client = app.db().await?;
        let games = sql::game::of_reader(&client, caller.uid, games).await?;
        Ok(Self { games: games.into_iter().map(|game| (game.id, game)).collect(), member })
    }
}

impl Game {
    /// The game in a list. It leaves out the blur of screenshots, which only the game's page shows: it would be a third of the answer.
    pub fn in_list(app: &App, row: sql::game::Game, reader: &Reader) -> Result<Self, ApiError> {
        let mut game = Self::new(app, row, reader)?;
        game.screenshots.iter_mut().for_each(|shot| shot.blur = None);
        Ok(game)
    }

    pub fn new(app: &App, row: sql::game::Game, reader: &Reader) -> Result<Self, ApiError> {
        let own = reader.games.get(&row.id);
        let owned = own.is_some_and(|own| own.owned);
        let ratings = Ratings::new(row.id, row.rating_counts, row.rating_version);
        let GameRated { rating, rating_num, rating_counts, rating_version, .. } = ratings.into();
        let free = row.online_type == 0 || owned || reader.member;
        Ok(Self {
            id: row.id,
            name: row.name,
            icon: picture(app, row.icon)?,
            banner: picture(app, row.banner)?,
            screenshots: match row.screenshots {
                Value::Array(shots) => {
                    shots.into_iter().map(|shot| picture(app, shot)).collect::<Result<_, _>>()?
                }
                _ => Vec::new(),
            },
            video: row.video,
            category: row.category,
            tags: row.tags,
            summary: row.summary,
            description: row.description,
            version: row.version,
            size: row.size_bytes,
            developer: row.developer,
            rating,
            rating_num,
            rating_counts,
            rating_version,
            my_rating: own.and_then(|own| own.stars),
            downloaded: own.is_some_and(|own| own.downloaded),
            download_num: row.download_num,
            online_type: row.online_type,
            buy_amount: row.buy_amount,
            owned,
            payable: if free { 0 } else { row.buy_amount },
            platforms: serde_json::from_value::<sql::content::Platforms>(row.platforms)
                .map_err(|error| ApiError::Internal(error.into()))?
                .into(),
            app_store_url: row.app_store_url,
            age_hint: row.age_hint,
            gift_num: row.gift_num,
            create_time: Time(row.create_time.into()),
        })
    }
}

/// Builds a brief from the columns of an outer join.
pub fn brief(
    app: &App,
    id: Option<i64>,
    name: Option<String>,
    icon: Option<Value>,
) -> Result<Option<GameBrief>, ApiError> {
    let (Some(id), Some(name), Some(icon)) = (id, name, icon) else { return Ok(None) };
    Ok(Some(GameBrief { id, name, icon: picture(app, icon)? }))
}

/// A picture of the database, with its address.
pub fn picture(app: &App, stored: Value) -> Result<Picture, ApiError> {
    let stored: sql::media::Picture =
        serde_json::from_value(stored).map_err(|error| ApiError::Internal(error.into()))?;
    Ok(Picture::of(app, stored))
}

impl Picture {
    pub fn of(app: &App, stored: sql::media::Picture) -> Self {
        let sql::media::Picture { name, small, width, height, blur } = stored;
        let small = small.map(|small| SmallPicture { url: app.media_url(&small.name), width: small.width });
        Self { url: app.media_url(&name), small, width, height, blur: Some(blur) }
    }
}
