use futures_util::future::join_all;
use serde_json::json;

use crate::harness::{Nodes, Options, TestServer, User};

fn path(uid: i64) -> String {
    format!("/api/v1/user/follow/{uid}")
}

#[tokio::test]
async fn a_followed_player_is_notified_once_and_counted() {
    let server = TestServer::start().await;
    let (fan, star) = (User::register(&server, "fan_one").await, User::register(&server, "star_one").await);
    let mut socket = star.socket().await;
    socket.next_of_type("status").await;
    for _ in 0..2 {
        let followed = fan.client.post_json(&path(star.uid), &json!({})).await;
        assert_eq!(*followed.ok(), json!({ "followed": true, "followers": 1 }));
    }
    let notice = socket.next_of_type("notice").await;
    assert_eq!(
        (&notice["kind"], &notice["actor"]["uid"], &notice["unread"]["follows"]),
        (&json!("follow"), &json!(fan.uid), &json!(1))
    );
    let status = socket.next_of_type("status").await;
    assert_eq!((&status["unread"]["follows"], &status["version"]), (&json!(1), &notice["version"]));
    let page = fan.client.get(&format!("/api/v1/user/{}", star.uid)).await;
    assert_eq!((&page.ok()["followers"], &page.ok()["followed"]), (&json!(1), &json!(true)));
    let page = star.client.get(&format!("/api/v1/user/{}", fan.uid)).await;
    assert_eq!((&page.ok()["following"], &page.ok()["followsMe"]), (&json!(1), &json!(true)));
    assert_eq!(star.me().await["followers"], 1);

    for _ in 0..2 {
        let ended = fan.client.delete(&path(star.uid)).await;
        assert_eq!(*ended.ok(), json!({ "followed": false, "followers": 0 }));
    }
    socket.status_where("no badge", |status| status["unread"]["follows"] == 0).await;
    assert_eq!(star.client.get("/api/v1/notice/list").await.ok()["records"], json!([]));
    server.db.audit().await;
}

#[tokio::test]
async fn refusals_change_nothing() {
    let server = TestServer::start().await;
    let (user, other) = (User::register(&server, "lin_xia").await, User::register(&server, "other").await);
    server.visitor().post_json(&path(other.uid), &json!({})).await.refused(2);
    server.visitor().delete(&path(other.uid)).await.refused(2);
    user.client.post_json(&path(7), &json!({})).await.refused(2002);
    user.client.delete(&path(7)).await.refused(2002);
    assert_eq!(user.client.post_json(&path(user.uid), &json!({})).await.malformed("id"), "不能对自己这样做");
    user.client.delete(&path(user.uid)).await.malformed("id");
    user.client.post_json("/api/v1/user/follow/x", &json!({})).await.failed(404);
    other.client.post_json(&format!("/api/v1/user/block/{}", user.uid), &json!({})).await.ok();
    let refused = user.client.post_json(&path(other.uid), &json!({})).await;
    assert_eq!(refused.refused(3002).json["data"], json!({ "reason": "blocked" }));
    let refused = other.client.post_json(&path(user.uid), &json!({})).await;
    assert_eq!(refused.refused(3002).json["data"], json!({ "reason": "blocking" }));
    assert_eq!(server.db.value::<i64>("select count(*) from follow").await, 0);
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn fifty_concurrent_follows_on_two_nodes_keep_the_counts() {
    let nodes = Nodes::start().await;
    let fan = User::register(&nodes.a, "fan_one").await;
    let star = User::register(&nodes.a, "star_one").await;
    join_all((0..50).map(async |n| {
        let node = if n % 2 == 0 { &nodes.a } else { &nodes.b };
        let (from, to) = if n % 3 == 0 { (&star, &fan) } else { (&fan, &star) };
        let client = from.client.at(node);
        match n % 5 {
            0 => client.delete(&path(to.uid)).await,
            _ => client.post_json(&path(to.uid), &json!({})).await,
        }
        .ok();
    }))
    .await;
    nodes.db.audit().await;
    fan.client.post_json(&path(star.uid), &json!({})).await.ok();
    let kept: String = nodes
        .db
        .value_of(
            "select a.follower_num || ' ' || (select count(*) from follow where followee = a.uid)
                 || ' ' || (select count(*) from notice where uid = a.uid) from account a where uid = $1",
            &[&star.uid],
        )
        .await;
    assert_eq!(kept, "1 1 1");
    nodes.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn follows_are_limited_and_unfollows_are_not() {
    let server = TestServer::start_with(Options::default().set("PORTAL_FOLLOWS_PER_ACCOUNT", "1/1h")).await;
    let [fan, one, other] = [
        User::register(&server, "fan_one").await,
        User::register(&server, "star_one").await,
        User::register(&server, "star_two").await,
    ];
    fan.client.post_json(&path(one.uid), &json!({})).await.ok();
    let refused = fan.client.post_json(&path(other.uid), &json!({})).await;
    let wait = refused.refused(1005).json["data"]["retryAfter"].as_u64().unwrap();
    assert!((3500..=3600).contains(&wait), "{wait}");
    fan.client.delete(&path(one.uid)).await.ok();
    other.client.post_json(&path(fan.uid), &json!({})).await.ok();
    server.db.audit().await;
}
