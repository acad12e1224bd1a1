//! Purchases with money: packages, plans, orders, and the cashier of the sandbox.

use std::time::Duration;

use portal::{payments::channels::Sandbox, platform::keys::Keys};
use reqwest::Method;
use sql::order::Paid;

use super::{Client, Options, Page, SECRET, TestDatabase, TestServer, User, vip_plan};

/// Inserts package 1 (60 X钻 for ¥6.00), package 2 (300 X钻 and 30 bonus for ¥30.00), plan 7 (30 days for ¥28.00) and both channels.
pub async fn shop(db: &TestDatabase) {
    db.execute(
        "insert into coin_package (id, name, coins, bonus, amount, currency, place)
             values (1, '60 X钻', 60, 0, 600, 'CNY', 1), (2, '300 X钻', 300, 30, 3000, 'CNY', 2);
         insert into pay_channel (channel, name, place) values ('sandbox', '沙箱', 1), ('alipay', '支付宝', 2)",
    )
    .await;
    vip_plan(db, 7, "月卡", 280).await;
}

/// Starts a server with that shop and a player with a sandbox order of package 1. Returns the order's id too.
pub async fn ordered(options: Options) -> (TestServer, User, String) {
    let server = TestServer::start_with(options).await;
    shop(&server.db).await;
    let user = User::register(&server, "lin_xia").await;
    let id = order(&user.client, 1, "sandbox").await;
    (server, user, id)
}

/// Orders a package at its price. Returns the order's id.
pub async fn order(client: &Client, package: i64, channel: &str) -> String {
    let price = if package == 1 { "600" } else { "3000" };
    let package = package.to_string();
    let fields = [("packageId", package.as_str()), ("channel", channel), ("price", price)];
    let answer = client.post("/api/user/center/coin/order", &fields).await;
    answer.ok()["id"].as_str().unwrap().to_owned()
}

/// The address of the order's cashier.
pub async fn pay_info(client: &Client, order: &str) -> String {
    let answer = client.post("/api/order/payInfo", &[("orderId", order)]).await;
    assert_eq!(answer.ok()["type"], "redirect");
    answer.ok()["url"].as_str().unwrap().to_owned()
}

/// The cashier of the sandbox, as a browser uses it.
pub struct Cashier {
    browser: Client,
    address: String,
}

impl Cashier {
    pub async fn open(client: &Client, order: &str) -> Self {
        Self { browser: Client::visitor(client.addr()), address: pay_info(client, order).await }
    }

    pub async fn page(&self) -> Page {
        self.browser.page(Method::GET, &self.address, &[]).await
    }

    /// Presses a button.
    pub async fn press(&self, act: &str) -> Page {
        let (path, query) = self.address.split_once('?').unwrap();
        let query: Vec<(String, String)> = serde_urlencoded::from_str(query).unwrap();
        let mut fields: Vec<_> = query.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        fields.push(("act", act));
        self.browser.page(Method::POST, path, &fields).await
    }
}

/// The sandbox's record of a payment.
pub fn paid(order: &str, trade_no: &str, amount: i64) -> Paid {
    Paid {
        order: order.parse().unwrap(),
        channel: "sandbox".into(),
        trade_no: trade_no.into(),
        amount,
        currency: "CNY".into(),
    }
}

/// Sends a call-back of the sandbox, signed by its key.
pub async fn call_back(server: &TestServer, paid: &Paid) -> Page {
    let limit = Duration::from_secs(5);
    let sandbox = Sandbox::new(server.db.pool.clone(), &Keys::new(SECRET, None), limit, limit).unwrap();
    let fields = sandbox.notice(paid);
    let fields: Vec<_> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    server.visitor().page(Method::POST, "/api/order/notify/sandbox", &fields).await
}
