//! Players, messages, games, gifts and posts for tests.

use sql::inbox::{Audience, NewMessage};

use super::{Client, Gateway, Socket, TestDatabase, TestServer, eventually};

pub const PASSWORD: &str = "correct horse";

/// A signed-in account.
pub struct User {
    pub uid: i64,
    pub token: String,
    pub client: Client,
}

impl User {
    pub async fn register(server: &TestServer, login_name: &str) -> Self {
        let visitor = server.visitor();
        let fields = [("loginName", login_name), ("password", PASSWORD)];
        let answer = visitor.post("/api/user/registerWithName", &fields).await;
        Self::from(&visitor, answer.ok())
    }

    /// Signs in again to the same account.
    pub async fn login(server: &TestServer, login_name: &str) -> Self {
        let visitor = server.visitor();
        let fields = [("loginName", login_name), ("password", PASSWORD)];
        let answer = visitor.post("/api/user/login", &fields).await;
        Self::from(&visitor, answer.ok())
    }

    /// Signs in by phone. An unknown phone registers an account.
    pub async fn by_phone(server: &TestServer, gateway: &Gateway, phone: &str) -> Self {
        let visitor = server.visitor();
        let code = gateway.ask(&visitor, "login", phone).await;
        let fields = [("phone", phone), ("smsCode", code.as_str())];
        let answer = visitor.post("/api/user/loginWithPhone", &fields).await;
        Self::from(&visitor, answer.ok())
    }

    /// Registers a player by an invitation, on this device and at this address. The server must trust `X-Forwarded-For`.
    pub async fn invited(
        server: &TestServer,
        by: &Self,
        login_name: &str,
        device: &str,
        address: &str,
    ) -> Self {
        let code = by.me().await["inviteCode"].as_str().unwrap().to_owned();
        let visitor = server.visitor().with("X-Forwarded-For", address);
        let fields = [
            ("loginName", login_name),
            ("password", PASSWORD),
            ("inviteCode", code.as_str()),
            ("deviceID", device),
        ];
        let answer = visitor.post("/api/user/registerWithName", &fields).await;
        Self::from(&visitor, answer.ok())
    }

    fn from(visitor: &Client, account: &serde_json::Value) -> Self {
        let uid = account["uid"].as_i64().unwrap();
        let token = account["token"].as_str().unwrap().to_owned();
        let client = visitor.signed_in(uid, &token);
        Self { uid, token, client }
    }

    pub async fn socket(&self) -> Socket {
        self.client.socket().await
    }

    pub async fn me(&self) -> serde_json::Value {
        self.client.post("/api/user/center/me", &[]).await.ok().clone()
    }

    /// Awaits a balance, X钻. Coins from a job reach the Session after the commit, so a test may see the row earlier.
    pub async fn has_coins(&self, coins: i64) {
        eventually(&format!("{coins} X钻"), async || self.me().await["coinNum"] == coins).await;
    }

    pub async fn unread(&self) -> i64 {
        self.me().await["unread"]["messages"].as_i64().unwrap()
    }
}

/// Sends a message to one account. Returns its id.
pub async fn send_to(db: &TestDatabase, uid: i64, title: &str) -> i64 {
    send(db, &Audience::One(uid), title).await
}

/// Sends a message to everybody. Returns its id.
pub async fn send_to_all(db: &TestDatabase, title: &str) -> i64 {
    send(db, &Audience::All, title).await
}

async fn send(db: &TestDatabase, to: &Audience, title: &str) -> i64 {
    let new = NewMessage { kind: "system", title, content: "<p>你好</p>", link: Some("/checkin") };
    sql::inbox::send(&db.pool, to, new).await.unwrap()
}

/// A game's files. No store contains them.
const PLATFORMS: &str = r#"{"android": {"version": "1.0", "fileName": "a.apk", "sizeBytes": 1000,
    "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    "file": "9f86d081884c7d659a2feaa0c55ad015.apk"}}"#;

/// Inserts a visible game in the category `strategy`. `changes` is the text after `update … set`.
pub async fn game(db: &TestDatabase, id: i64, name: &str, changes: &str) {
    let picture = r#"{"name": "a.webp", "width": 512, "height": 512, "blur": "data:image/webp;base64,AA=="}"#;
    db.execute(&format!(
        "insert into game_category (type, name, place) values ('strategy', '策略', 1), ('puzzle', '休闲', 2)
             on conflict do nothing;
         insert into game (id, name, category, tags, summary, description, developer, version, size_bytes,
             rating_tenths, download_num, online_type, buy_amount, icon, banner, screenshots, platforms, create_time)
         values ({id}, '{name}', 'strategy', array['太空'], '一句话', '一段话', '工作室', '1.0', 1000, 45, {id}, 0, 0,
             '{picture}', '{picture}', '[{picture}]',
             '{PLATFORMS}',
             timestamptz '2026-01-01' + {id} * interval '1 minute');
         update game set {changes} where id = {id}"
    ))
    .await;
}

/// Records that the account downloaded a free game.
pub async fn downloaded(db: &TestDatabase, uid: i64, id: i64) {
    db.execute(&format!(
        "insert into game_download (uid, game_id, platform_type, free_by) values ({uid}, {id}, 1, 'free')"
    ))
    .await;
}

/// Rates a game with each of these stars, each by another new account.
pub async fn rated(db: &TestDatabase, id: i64, stars: &[i16]) {
    for (uid, stars) in players(db, stars.len() as i64).await.into_iter().zip(stars) {
        db.execute(&format!("insert into game_rating (uid, game_id, stars) values ({uid}, {id}, {stars})"))
            .await;
    }
}

/// Inserts a running gift pack with this stock. `changes` is the text after `update … set`.
pub async fn gift(db: &TestDatabase, id: i64, stock: i64, changes: &str) {
    db.execute(&format!(
        "insert into gift (id, name, content, stock, begin_time, end_time, place)
         values ({id}, '礼包{id}', '金币 × 10', {stock}, now() - interval '1 hour', now() + interval '1 hour', {id});
         update gift set {changes} where id = {id}"
    ))
    .await;
}

/// A frame around avatars. Its id is also the name of its file.
pub async fn frame(db: &TestDatabase, id: &str) {
    db.execute(&format!("insert into frame (id, name, file, place) values ('{id}', '{id}', '{id}.webp', 0)"))
        .await;
}

/// Makes the next change of every name free.
pub async fn free_renames(db: &TestDatabase) {
    db.execute(
        "alter table name_change disable trigger user; delete from name_change; alter table name_change enable trigger user",
    )
    .await;
}

/// A gift pack for 9 players that gives goods: of each its kind, and its amount or the id of a frame.
pub async fn gift_of_goods(db: &TestDatabase, id: i64, goods: &[(&str, &str)]) {
    gift(db, id, 9, "vip_only = false").await;
    for (place, (kind, what)) in goods.iter().enumerate() {
        let (frame, amount) = match *kind {
            "frame" => (format!("'{what}'"), "1"),
            _ => ("null".to_owned(), *what),
        };
        db.execute(&format!(
            "insert into gift_grant (gift_id, place, kind, frame_id, amount) values ({id}, {place}, '{kind}', {frame}, {amount})"
        ))
        .await;
    }
}

/// Gives an account a game, with the ledger entries of a grant and of the purchase.
pub async fn own(db: &TestDatabase, uid: i64, id: i64) {
    db.execute(&format!(
        "insert into coin_entry (uid, delta, balance_after, reason, ref_type, ref_id)
             values ({uid}, 30, 0, '测试', 'grant', 'own:{uid}:{id}');
         with charge as (
             insert into coin_entry (uid, delta, balance_after, reason, ref_type, ref_id)
             values ({uid}, -30, 0, '测试', 'game', '{uid}:{id}') returning id
         )
         insert into entitlement (uid, game_id, entry_id) select {uid}, {id}, id from charge"
    ))
    .await;
}

/// Inserts accounts without logins. Returns their uids.
pub async fn players(db: &TestDatabase, n: i64) -> Vec<i64> {
    let insert = "with made as (
                      insert into account (login_name, name, invite_code)
                      select 'player_' || id, '玩家', id::text
                      from (select gen_random_uuid() as id from generate_series(1, $1::bigint)) ids
                      returning uid
                  ), counted as (insert into status (uid, read_upto) select uid, seq from made, broadcast_head)
                  select array_agg(uid order by uid) from made";
    db.value_of(insert, &[&n]).await
}

/// Inserts a post of this account. Returns its id.
pub async fn post(db: &TestDatabase, uid: i64) -> i64 {
    let insert = "with counted as (update account set post_num = post_num + 1 where uid = $1)
                  insert into post (uid, content) values ($1, '今晚谁在') returning id";
    db.value_of(insert, &[&uid]).await
}

/// Inserts a membership of 30 days on sale, for `coins` X钻 or ten times as many fen.
pub async fn vip_plan(db: &TestDatabase, plan: i32, name: &str, coins: i64) {
    db.execute(&format!(
        "insert into vip_plan (type, name, days, level_type, coin_price, price, currency, benefits, place)
         values ({plan}, '{name}', 30, 1, {coins}, {coins} * 10, 'CNY', array['付费游戏免费下'], {plan})"
    ))
    .await;
}
