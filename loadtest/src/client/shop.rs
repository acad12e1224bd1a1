//! Calls that move coins.

use reqwest::{Method, StatusCode, Url};
use serde::Deserialize;
use serde_json::Value;
use uuid::Uuid;

use super::{CallError, Client, Person, call_error};

/// The channel with the portal's own cashier: no money moves.
const CHANNEL: &str = "sandbox";

#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Coins {
    pub coin_num: i64,
    pub packages: Vec<Package>,
    channels: Vec<Channel>,
}

/// A page of the balance's history.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Entries {
    records: Vec<Entry>,
    next_cursor: Option<String>,
}

#[derive(Deserialize)]
struct Entry {
    delta: i64,
}

#[derive(Debug, Clone, Deserialize)]
pub struct Package {
    id: i64,
    coins: i64,
    bonus: i64,
    amount: i64,
}

#[derive(Debug, Clone, Deserialize)]
struct Channel {
    channel: String,
}

#[derive(Debug, Deserialize)]
struct Order {
    id: Uuid,
}

#[derive(Debug, Deserialize)]
struct PayInfo {
    url: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Bought {
    pub charged: i64,
    pub coin_num: i64,
    pub version: i64,
}

#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct CheckedIn {
    pub day: String,
    pub reward: i64,
    pub streak: i32,
    pub coin_num: i64,
    pub version: i64,
}

/// The error of a second check-in on one day.
pub const CHECKED_IN_ALREADY: CallError = CallError::Code(2003);

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Calendar {
    pub checked_in_today: bool,
    pub coin_num: i64,
}

impl Package {
    /// Coins of the package, bonus included, X钻.
    pub fn worth(&self) -> i64 {
        self.coins + self.bonus
    }
}

impl Coins {
    pub fn sandbox_is_open(&self) -> bool {
        self.channels.iter().any(|channel| channel.channel == CHANNEL)
    }
}

impl Client {
    pub async fn coins(&self, of: &Person) -> Result<Coins, CallError> {
        self.form("/api/user/center/coin/all", Some(of), &[("uid", &of.uid.to_string())]).await
    }

    /// Sum of all entries of the balance's history.
    pub async fn ledger(&self, of: &Person) -> Result<i64, CallError> {
        #[derive(Deserialize)]
        struct History {
            entries: Entries,
        }
        let (uid, mut sum, mut cursor) = (of.uid.to_string(), 0, None::<String>);
        loop {
            let from = cursor.as_deref().unwrap_or_default();
            let fields = [("uid", &*uid), ("pageSize", "100"), ("cursor", from)];
            let History { entries } = self.form("/api/user/center/coin/all", Some(of), &fields).await?;
            sum += entries.records.iter().map(|entry| entry.delta).sum::<i64>();
            cursor = entries.next_cursor;
            if cursor.is_none() || entries.records.is_empty() {
                return Ok(sum);
            }
        }
    }

    /// Orders a package and pays it at the sandbox cashier, as a browser does. The coins arrive later.
    pub async fn recharge(&self, of: &Person, package: &Package) -> Result<(), CallError> {
        let (id, price) = (package.id.to_string(), package.amount.to_string());
        let fields = [("packageId", &*id), ("channel", CHANNEL), ("price", &price)];
        let order: Order = self.form("/api/user/center/coin/order", Some(of), &fields).await?;
        let fields = [("orderId", &*order.id.to_string())];
        let way: PayInfo = self.form("/api/order/payInfo", Some(of), &fields).await?;
        // The URL is a path of this portal or its public address; only the path is used.
        let origin = Url::parse(self.target.as_str()).map_err(|_| CallError::Unexpected)?;
        let address = origin.join(&way.url).map_err(|_| CallError::Unexpected)?;
        let mut fields: Vec<(String, String)> = address.query_pairs().into_owned().collect();
        fields.push(("act".into(), "pay".into()));
        let request = self.request(Method::POST, address.path(), None).form(&fields);
        match request.send().await.map_err(call_error)?.status() {
            StatusCode::SEE_OTHER => Ok(()),
            status => Err(CallError::Status(status)),
        }
    }

    /// Buys at the price that was shown.
    pub async fn buy(&self, of: &Person, game: i64, price: i64, key: Uuid) -> Result<Bought, CallError> {
        let fields = [("platformType", "1"), ("price", &*price.to_string())];
        let request = self.request(Method::POST, &format!("/api/user/game/download/{game}"), Some(of));
        self.answer(Self::with_idempotency_key(request, key).form(&fields)).await
    }

    pub async fn check_in(&self, of: &Person, key: Uuid) -> Result<CheckedIn, CallError> {
        let request = self.request(Method::POST, "/api/v1/checkin/today", Some(of));
        self.answer(Self::with_idempotency_key(request, key).json(&Value::Object(serde_json::Map::new())))
            .await
    }

    pub async fn calendar(&self, of: &Person) -> Result<Calendar, CallError> {
        self.answer(self.request(Method::GET, "/api/v1/checkin/calendar", Some(of))).await
    }
}
