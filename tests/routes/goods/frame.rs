use serde_json::{Value, json};

use crate::harness::{Answer, TestServer, User, frame, gift_of_goods, post};

const PATH: &str = "/api/v1/goods/frame";

async fn wear(user: &User, frame: Value) -> Answer {
    user.client.post_json(PATH, &json!({ "frame": frame })).await
}

/// A player with the frame `leaf`. The frame `gold` is nobody's.
async fn player() -> (TestServer, User) {
    let server = TestServer::start().await;
    frame(&server.db, "leaf").await;
    frame(&server.db, "gold").await;
    gift_of_goods(&server.db, 1, &[("frame", "leaf")]).await;
    let user = User::register(&server, "lin_xia").await;
    user.client.post_json("/api/v1/gift/1/claim", &json!({})).await.ok();
    (server, user)
}

#[tokio::test]
#[ignore = "night"]
async fn a_worn_frame_shows_next_to_the_name_everywhere() {
    let (server, user) = player().await;
    let reader = User::register(&server, "tang_yuan").await;
    let mut socket = user.socket().await;
    let answer = wear(&user, json!("leaf")).await;
    let address = json!("/media/leaf.webp");
    assert_eq!(answer.ok()["frame"], address);
    let version = answer.ok()["version"].clone();
    socket
        .status_where("other pages see that there is something newer", |status| status["version"] == version)
        .await;

    let post = post(&server.db, user.uid).await;
    let comment = json!({ "content": "第一" });
    user.client.post_json(&format!("/api/v1/square/post/{post}/comment"), &comment).await.ok();
    for (who, whom) in [(&user, &reader), (&reader, &user)] {
        let path = format!("/api/v1/user/follow/{}", whom.uid);
        who.client.post_json(&path, &json!({})).await.ok();
    }
    let get = async |path: String| reader.client.get(&path).await.ok().clone();
    let first = |page: Value| page["records"][0].clone();
    assert_eq!(get(format!("/api/v1/square/post/{post}")).await["author"]["frame"], address);
    assert_eq!(first(get("/api/v1/square/post/list?sort=2".into()).await)["author"]["frame"], address);
    assert_eq!(
        first(get(format!("/api/v1/square/post/{post}/comment/list")).await)["author"]["frame"],
        address
    );
    assert_eq!(first(get("/api/v1/notice/list".into()).await)["actor"]["frame"], address);
    assert_eq!(get(format!("/api/v1/user/{}", user.uid)).await["frame"], address);
    assert_eq!(first(get(format!("/api/v1/user/{}/follower/list", reader.uid)).await)["frame"], address);
    assert_eq!(user.client.get("/api/v1/goods/me").await.ok()["goods"][0]["worn"], true);

    assert_eq!(wear(&user, Value::Null).await.ok()["frame"], Value::Null);
    assert_eq!(get(format!("/api/v1/user/{}", user.uid)).await["frame"], Value::Null);
    server.db.audit().await;
}

#[tokio::test]
async fn a_frame_of_somebody_else_is_refused() {
    let (server, user) = player().await;
    wear(&user, json!("leaf")).await.ok();
    for unknown in ["gold", "nothing"] {
        let refused = wear(&user, json!(unknown)).await;
        assert_eq!(refused.refused(2004).json["data"], json!({ "need": "frame", "have": 0 }));
    }
    assert_eq!(user.me().await["frame"], "/media/leaf.webp");
    server.visitor().post_json(PATH, &json!({ "frame": "leaf" })).await.refused(2);
    let forged = format!("update account set worn_frame = 'gold' where uid = {}", user.uid);
    assert!(server.db.try_execute(&forged).await.is_err(), "not even the database lets it in");
    server.db.execute("update frame set retired = true").await;
    assert_eq!(user.me().await["frame"], "/media/leaf.webp", "players keep a retired frame");
    server.db.audit().await;
}
