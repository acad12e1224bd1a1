//! The inputs of purchases: the buyers, the goods on sale, and the earlier results of keys.

use queries::queries::purchase as q;

use super::{PlatformType, Refusal};
use crate::{
    Error,
    content::{Platform, Platforms},
};

pub struct Buyer {
    pub balance: i64,
    pub member: bool,
}

pub struct Game {
    pub name: String,
    pub free: bool,
    pub price: i64,
    pub retired: bool,
    platforms: Platforms,
}

pub struct Plan {
    pub name: String,
    pub days: i32,
    pub level_type: i16,
    pub price: i64,
}

/// The earlier result of a key.
#[derive(Clone)]
pub enum Done {
    Download {
        game: i64,
        platform: i16,
        charged: i64,
        /// The delivered file; `None`: it was not recorded.
        file: Option<Platform>,
    },
    Vip {
        plan: i32,
    },
    /// Something that is not bought here.
    Other,
}

impl Buyer {
    /// A confirmed price must equal today's price.
    pub fn can_pay(&self, price: i64, confirmed: Option<i64>) -> Result<(), Refusal> {
        if confirmed.is_some_and(|confirmed| confirmed != price) {
            Err(Refusal::PriceChanged { price })
        } else if self.balance < price {
            Err(Refusal::NotEnough { balance: self.balance, price })
        } else {
            Ok(())
        }
    }
}

impl Game {
    pub fn file(&self, platform: PlatformType) -> Option<Platform> {
        let file = match platform {
            PlatformType::Android => &self.platforms.android,
            PlatformType::Ios => &self.platforms.ios,
        };
        file.clone().filter(|file| !file.file.is_empty())
    }
}

impl Done {
    /// As the ledger refers to it.
    pub fn of_charge(ref_type: &str, ref_id: &str) -> Self {
        let plan = ref_id.split_once(':').and_then(|(plan, _)| plan.parse().ok());
        match (ref_type, plan) {
            ("vip", Some(plan)) => Self::Vip { plan },
            _ => Self::Other,
        }
    }
}

impl TryFrom<q::Wares> for Game {
    type Error = Error;

    fn try_from(row: q::Wares) -> Result<Self, Error> {
        Ok(Self {
            name: row.name,
            free: row.online_type == 0 || row.buy_amount == 0,
            price: row.buy_amount,
            retired: row.retired,
            platforms: serde_json::from_value(row.platforms)
                .map_err(|error| Error::Invalid(format!("the platforms of game {}: {error}", row.id)))?,
        })
    }
}

impl TryFrom<q::DownloadsByKey> for Done {
    type Error = Error;

    fn try_from(row: q::DownloadsByKey) -> Result<Self, Error> {
        let file = row.file.map(serde_json::from_value).transpose();
        Ok(Self::Download {
            game: row.game_id,
            platform: row.platform_type,
            charged: row.charged,
            file: file.map_err(|error| Error::Invalid(format!("what {} downloaded: {error}", row.uid)))?,
        })
    }
}

impl From<q::Plans> for Plan {
    fn from(row: q::Plans) -> Self {
        Self { name: row.name, days: row.days, level_type: row.level_type, price: row.coin_price }
    }
}
