//! Posts, pictures and videos of players.

use std::io::Cursor;

use image::{ImageFormat, Rgb, RgbImage};
use serde_json::{Value, json};
use uuid::Uuid;

use super::{TestDatabase, User, mp4::Movie};

/// Publishes a post. Returns its detail.
pub async fn publish(user: &User, post: &Value) -> Value {
    let key = Uuid::new_v4().to_string();
    let client = user.client.with("Idempotency-Key", &key);
    client.post_json("/api/v1/square/post", post).await.ok().clone()
}

/// Uploads a picture. Returns its id.
pub async fn picture(user: &User, width: u32, height: u32) -> String {
    let mut png = Cursor::new(Vec::new());
    RgbImage::from_pixel(width, height, Rgb([200, 30, 30])).write_to(&mut png, ImageFormat::Png).unwrap();
    let uploaded = user.client.upload_media("image", png.get_ref()).await;
    uploaded.ok()["id"].as_str().unwrap().to_owned()
}

/// Uploads a video. Returns its id.
pub async fn video(user: &User) -> String {
    let uploaded = user.client.upload_media("video", &Movie::default().bytes()).await;
    uploaded.ok()["id"].as_str().unwrap().to_owned()
}

pub async fn tags(db: &TestDatabase) {
    db.execute(
        "insert into square_tag (id, tag, place) values (1, '攻略', 1), (2, '闲聊', 2), (3, '旧事', 3)",
    )
    .await;
    db.execute("update square_tag set retired = true where id = 3").await;
}

pub async fn follow(db: &TestDatabase, who: &User, whom: &User) {
    db.execute(&format!(
        "insert into follow (uid, followee) values ({who}, {whom});
         update account set following_num = following_num + 1 where uid = {who};
         update account set follower_num = follower_num + 1 where uid = {whom}",
        who = who.uid,
        whom = whom.uid
    ))
    .await;
}

/// Inserts `n` posts of this account, one a minute. Their rank follows their time. Returns their ids.
pub async fn posts(db: &TestDatabase, uid: i64, n: i64, columns: &str, values: &str) -> Vec<i64> {
    let ids: Value = db
        .value_of(
            &format!(
                "with made as (
                     insert into post (uid, content, create_time, hot, hot_due {columns})
                     select $1, 'n' || n, timestamptz '2026-01-01' + n * interval '1 minute', n * 60000, false {values}
                     from generate_series(1, $2::bigint) n returning id
                 ), counted as (update account set post_num = post_num + $2::bigint where uid = $1)
                 select jsonb_agg(id order by id) from made"
            ),
            &[&uid, &n],
        )
        .await;
    serde_json::from_value(json!(ids)).unwrap()
}
