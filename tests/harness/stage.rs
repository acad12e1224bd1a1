//! A portal with content for every call, and a player for whom each call succeeds, except those that cost coins.

use serde_json::{Value, json};

use super::{Options, TestServer, User, activity, book, game, gift, players, prize, publish, shop, task};

pub struct Stage {
    pub server: TestServer,
    pub user: User,
    /// The post of the user.
    post: i64,
    comment: i64,
    /// An account to block and an account to follow.
    others: Vec<i64>,
    /// A warning of the user.
    measure: i64,
}

impl Stage {
    pub async fn set(options: Options) -> Self {
        let server = TestServer::start_with(options).await;
        let db = &server.db;
        shop(db).await;
        game(db, 1, "星海远征", "online_type = 1, buy_amount = 30").await;
        gift(db, 1, 9, "vip_only = false").await;
        activity(db, 1, "draw").await;
        prize(db, 1, 1, 10_000, 9).await;
        book(db, 1).await;
        let user = User::register(&server, "lin_xia").await;
        let post = publish(&user, &json!({ "content": "一篇帖子" })).await["id"].as_i64().unwrap();
        let comment = format!("/api/v1/square/post/{post}/comment");
        let comment = user.client.post_json(&comment, &json!({ "content": "一条评论" })).await;
        let comment = comment.ok()["id"].as_i64().unwrap();
        // After the post, which would join the activity.
        task(db, 1, 1, "publish", 1, 5).await;
        let others = players(db, 2).await;
        let warn = "insert into measure (uid, kind, reason, decider) values ($1, 'warn', '广告', 'lin') returning id";
        let measure = db.value_of(warn, &[&user.uid]).await;
        Self { server, user, post, comment, others, measure }
    }

    /// The value of a path part or field with which the call succeeds on this portal.
    pub fn of(&self, template: &str, name: &str) -> Option<Value> {
        Some(match (template, name) {
            (_, "postId") => json!(self.post),
            (_, "commentId") => json!(self.comment),
            (path, "id") if path.starts_with("/api/v1/square/post/") => json!(self.post),
            (path, "id") if path.starts_with("/api/v1/square/comment/") => json!(self.comment),
            ("/api/v1/user/block/{id}", "id") => json!(self.others[0]),
            ("/api/v1/user/follow/{id}", "id") => json!(self.others[1]),
            (path, "uid") if path.starts_with("/api/v1/user/") => json!(self.others[1]),
            ("/api/v1/activity/{id}/draw", "price") => json!(0),
            ("/api/v1/book/{id}/progress", "chapterId") => json!(1),
            ("/api/v1/book/{id}/progress", "locator") => json!({ "paragraph": 0, "offset": 0 }),
            ("/api/user/game/download/{id}", "price") => json!(30),
            ("/api/vip/vipopen", "type") => json!(7),
            ("/api/vip/vipopen", "payWith") | ("/api/user/center/coin/order", "channel") => json!("sandbox"),
            ("/api/vip/vipopen", "price") => json!(2800),
            ("/api/user/center/coin/order", "packageId") => json!(1),
            ("/api/user/center/coin/order", "price") => json!(600),
            ("/api/v1/book/{id}/progress", "force") => json!(true),
            ("/api/v1/appeal", "measureId") => json!(self.measure),
            ("/api/v1/report", "kind") => json!("user"),
            ("/api/v1/report", "id") => json!(self.others[0]),
            ("/api/v1/notice/read", "all") => json!(true),
            ("/api/user/message", "all") => json!(1),
            _ => return None,
        })
    }
}
