//! A player with everything.

use serde_json::json;

use super::count;
use crate::harness::{
    COMIC, TestDatabase, TestServer, User, activity, call_back, downloaded, drawn, follow, game, gift,
    gift_of_goods, invite, library, looked_at, order, paid, picture, players, post, prize, publish, shop,
    tags, task,
};

/// The player `lin_xia`, and what others see of her.
pub struct Life {
    pub user: User,
    pub friend: User,
    /// Her post with a picture.
    pub post: i64,
    /// Her comment below the friend's post.
    pub comment: i64,
    pub friends_post: i64,
    pub avatar: String,
}

pub const NAME: &str = "林夏天";
pub const PHONE: &str = "13812345678";
/// Replaced by `PHONE`. It can still recover the account.
pub const OLD_PHONE: &str = "13812345670";

/// Every kind of row that a player can have, made by calls where that is possible.
pub async fn live(server: &TestServer) -> Life {
    let db = &server.db;
    shop(db).await;
    tags(db).await;
    library(server).await;
    game(db, 1001, "免费的", "online_type = 0").await;
    game(db, 1002, "付费的", "online_type = 1, buy_amount = 30").await;
    gift(db, 1, 9, "vip_only = false").await;
    gift_of_goods(db, 2, &[("rename", "1"), ("spin", "2")]).await;
    activity(db, 1, "tasks").await;
    task(db, 1, 1, "check_in", 1, 3).await;
    activity(db, 2, "draw").await;
    prize(db, 2, 1, 10_000, 100).await;

    let inviter = players(db, 1).await[0];
    let user = User::register(server, "lin_xia").await;
    invite(db, inviter, user.uid).await;
    let friend = User::register(server, "friend").await;
    let me = &user.client;
    let none = json!({});
    let profile =
        [("name", NAME), ("signature", "早睡"), ("realName", "林夏真"), ("age", "20"), ("sex", "2")];
    me.post("/api/user/center/updateInfo", &profile).await.ok();
    for phone in [OLD_PHONE, PHONE] {
        db.execute(&format!("update account set phone = '{phone}' where uid = {}", user.uid)).await;
    }
    db.execute(&format!(
        "insert into replaced_phone (phone, uid, replaced_time, until)
         values ('{OLD_PHONE}', {}, now(), now() + interval '7 days')",
        user.uid
    ))
    .await;
    let avatar = me.upload("/api/user/center/uploadAvatar", "file", "a.png", &drawn(300, 300, 7)).await;
    let avatar = avatar.ok()["avatar"].as_str().unwrap().to_owned();

    spend(server, &user).await;
    play_and_read(&server.db, &user).await;

    // The square.
    let image = picture(&user, 64, 48).await;
    let written = publish(&user, &json!({ "title": "海边", "content": "今天的海", "images": [image] })).await;
    let her_post = written["id"].as_i64().unwrap();
    let friends_post = post(db, friend.uid).await;
    let comments = |post: i64| format!("/api/v1/square/post/{post}/comment");
    let comment = me.post_json(&comments(friends_post), &json!({ "content": "我来了" })).await;
    let comment = comment.ok()["id"].as_i64().unwrap();
    friend
        .client
        .post_json(&comments(friends_post), &json!({ "content": "别人的回复", "replyCommentId": comment }))
        .await
        .ok();
    let answered = json!({ "content": format!("@{NAME} 好看") });
    let answer = friend.client.post_json(&comments(her_post), &answered).await.ok()["id"].as_i64().unwrap();
    me.post_json(&format!("/api/v1/square/comment/{answer}/like"), &none).await.ok();
    for (liking, liked) in [(&user, friends_post), (&friend, her_post)] {
        let like = format!("/api/v1/square/post/{liked}/like");
        liking.client.post_json(&like, &none).await.ok();
    }
    follow(db, &user, &friend).await;
    friend.client.post_json(&format!("/api/v1/user/follow/{}", user.uid), &none).await.ok();
    let blocked = players(db, 2).await;
    me.post_json(&format!("/api/v1/user/block/{}", blocked[0]), &none).await.ok();
    db.execute(&format!("insert into block (uid, blocked) values ({}, {})", blocked[1], user.uid)).await;
    me.post_json(&format!("/api/v1/favourite/post/{friends_post}"), &none).await.ok();
    let report = json!({ "kind": "user", "id": blocked[0], "reason": "abuse", "detail": "他骂我" });
    me.post_json("/api/v1/report", &report).await.ok();
    // Her invitation is paid by a job.
    looked_at(db).await;
    // Last, because the youth mode spends nothing and closes at night.
    db.execute(&format!(
        "insert into youth (uid, pin_hash, day) values ({}, 'a hash', current_date)",
        user.uid
    ))
    .await;
    db.audit().await;
    assert!(count(db, &format!("message where uid = {}", user.uid)).await > 0, "orders and gifts write");
    Life { user, friend, post: her_post, comment, friends_post, avatar }
}

/// Money, coins, goods, membership and rewards.
async fn spend(server: &TestServer, user: &User) {
    let (db, me) = (&server.db, &user.client);
    let none = json!({});
    sql::coin::grant(&db.pool, user.uid, 500, "系统赠送", "life").await.unwrap();
    let bought = order(me, 1, "sandbox").await;
    call_back(server, &paid(&bought, "life-1", 600)).await;
    let price = [("platformType", "1"), ("price", "30")];
    me.post("/api/user/game/download/1002", &price).await.ok();
    db.make_member(user.uid, "30 days").await;
    me.post_json("/api/v1/checkin/today", &none).await.ok();
    me.post_json("/api/v1/gift/1/claim", &none).await.ok();
    me.post_json("/api/v1/gift/2/claim", &none).await.ok();
    me.post_json("/api/v1/activity/1/claim", &json!({ "task": 1 })).await.ok();
    me.post_json("/api/v1/activity/2/draw", &json!({ "price": 0 })).await.ok();
    let invited = players(db, 1).await[0];
    invite(db, user.uid, invited).await;
}

/// Games and books.
async fn play_and_read(db: &TestDatabase, user: &User) {
    let me = &user.client;
    let none = json!({});
    downloaded(db, user.uid, 1001).await;
    me.post_json("/api/v1/game/1001/rating", &json!({ "stars": 5 })).await.ok();
    me.post_json("/api/v1/favourite/game/1001", &none).await.ok();
    me.post_json(&format!("/api/v1/book/{COMIC}/subscribe"), &none).await.ok();
    let place = json!({
        "chapterId": 1, "locator": { "page": 1, "offset": 0.25 }, "device": "phone", "base": 0, "readAt": "2026-04-01T08:00:00Z",
    });
    me.put_json(&format!("/api/v1/book/{COMIC}/progress"), &place).await.ok();
}
