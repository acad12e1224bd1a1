//! An owner with data of every kind, and an intruder.

use serde_json::{Value, json};

use crate::harness::{
    Options, TestDatabase, TestServer, User, activity, bind_phone, book, call_back, game, gift, order, paid,
    picture, players, prize, publish, send_to, shop, task,
};

/// Marks text that only the owner may read.
pub const SECRET: &str = "只给主人看";

pub struct Scene {
    pub server: TestServer,
    pub owner: User,
    pub thief: User,
    pub post: i64,
    comment: i64,
    pub message: i64,
    pub notice: i64,
    login: String,
    order: String,
    image: String,
    /// Texts that no answer to another account may contain.
    pub secrets: Vec<String>,
}

impl Scene {
    pub async fn new() -> Self {
        Self::with(Options::default()).await
    }

    pub async fn with(options: Options) -> Self {
        let server = TestServer::start_with(options).await;
        let db = &server.db;
        shop(db).await;
        game(db, 1, "星海远征", "online_type = 1, buy_amount = 30").await;
        gift(db, 1, 9, "vip_only = false").await;
        activity(db, 1, "draw").await;
        prize(db, 1, 1, 10_000, 9).await;
        activity(db, 2, "tasks").await;
        // The owner's post joins it. A second one makes progress.
        task(db, 2, 1, "publish", 2, 5).await;
        book(db, 1).await;
        let (owner, thief) =
            (User::register(&server, "owner_1").await, User::register(&server, "thief_1").await);
        bind_phone(db, owner.uid).await;
        let phone: String = db.value_of("select phone from account where uid = $1", &[&owner.uid]).await;
        let client = &owner.client;

        let image = picture(&owner, 40, 30).await;
        let post = publish(&owner, &json!({ "content": "一篇帖子" })).await["id"].as_i64().unwrap();
        let at = format!("/api/v1/square/post/{post}");
        let comment = client.post_json(&format!("{at}/comment"), &json!({ "content": "一条评论" })).await;
        let comment = comment.ok()["id"].as_i64().unwrap();
        thief.client.post_json(&format!("{at}/like"), &json!({})).await.ok();
        client.post_json(&format!("/api/v1/favourite/post/{post}"), &json!({})).await.ok();
        let notice = client.get("/api/v1/notice/list").await.ok()["records"][0]["id"].as_i64().unwrap();
        let message = send_to(db, owner.uid, SECRET).await;
        let order = order(client, 1, "sandbox").await;
        let bought = self::order(client, 2, "sandbox").await;
        call_back(&server, &paid(&bought, "T1", 3000)).await;
        let claimed = client.post_json("/api/v1/gift/1/claim", &json!({})).await;
        let code = claimed.ok()["code"].as_str().unwrap().to_owned();
        client.post_json("/api/v1/activity/1/draw", &json!({ "price": 0 })).await.ok();
        client.post_json("/api/v1/checkin/today", &json!({})).await.ok();
        client.post_json("/api/v1/book/1/subscribe", &json!({})).await.ok();
        let place = json!({
            "chapterId": 1, "locator": { "paragraph": 0, "offset": 1 }, "device": SECRET, "base": 0,
            "readAt": "2026-01-01T00:00:00Z",
        });
        client.put_json("/api/v1/book/1/progress", &place).await.ok();
        let blocked = players(db, 1).await[0];
        client.post_json(&format!("/api/v1/user/block/{blocked}"), &json!({})).await.ok();
        let fields =
            [("loginName", "owner_1"), ("password", crate::harness::PASSWORD), ("deviceID", "their-tablet")];
        server
            .visitor()
            .with("User-Agent", "Tablet of the owner")
            .post("/api/user/login", &fields)
            .await
            .ok();
        let logins = client.post("/api/user/center/login/all", &[]).await;
        let login = logins.ok()["records"][0]["id"].as_str().unwrap().to_owned();
        let invite_code = owner.me().await["inviteCode"].as_str().unwrap().to_owned();

        let secrets = [SECRET, &code, &phone, &owner.token, "Tablet of the owner", &invite_code]
            .map(str::to_owned)
            .to_vec();
        Self { owner, thief, post, comment, message, notice, login, order, image, secrets, server }
    }

    /// For each path part and field: the value that names the owner's data.
    pub fn id(&self, template: &str, name: &str) -> Option<Value> {
        Some(match (name, template) {
            ("orderId", _) => json!(self.order),
            ("images", _) => json!([self.image]),
            ("image", _) => json!(self.image),
            ("ids", "/api/user/message") => json!([self.message]),
            ("ids", _) => json!([self.notice]),
            ("id", "/api/user/message") => json!(self.message),
            ("id", "/api/user/center/login/end") => json!(self.login),
            ("id" | "uid", path) if path.starts_with("/api/v1/user/") => json!(self.owner.uid),
            ("id", path) if path.starts_with("/api/v1/square/comment/") => json!(self.comment),
            ("replyCommentId" | "commentId", _) => json!(self.comment),
            ("id" | "postId", path) if path.starts_with("/api/v1/square/") => json!(self.post),
            ("id", "/api/v1/report" | "/api/v1/favourite/post/{id}") => json!(self.post),
            ("mentions", _) => json!([self.owner.uid]),
            _ => return None,
        })
    }
}

/// All rows of an account in every table. Excludes values that others may change: counts of likes, answers and views, and
/// unread counts.
pub async fn belongings(db: &TestDatabase, uid: i64) -> String {
    const MOVED: &str = "'version', 'unread_likes', 'unread_replies', 'unread_follows', 'follower_num', 'like_num',
        'comment_num', 'reply_num', 'root_num', 'floor_num', 'view_num', 'likes_version', 'seq', 'hot', 'hot_due', 'ask_time',
        'asked', 'last_time', 'look_time'";
    let tables: Vec<String> = db
        .value(
            "select array_agg(table_name::text order by table_name) from information_schema.columns
             where table_schema = 'public' and column_name = 'uid'
                 and table_name not in ('notice', 'ticket')",
        )
        .await;
    assert!(tables.len() > 20, "{tables:?}");
    let mut all = Vec::new();
    for table in tables {
        let query = format!(
            "select coalesce(string_agg(line, e'\\n' order by line), '')
             from (select (to_jsonb(t) - array[{MOVED}])::text as line from {table} t where uid = $1) lines"
        );
        let rows: String = db.value_of(&query, &[&uid]).await;
        all.push(format!("{table}:\n{rows}"));
    }
    all.join("\n")
}
