//! The first action that a task counts joins its player.

use futures_util::future::join_all;
use serde_json::{Value, json};

use super::{claim, done, join};
use crate::harness::{Client, Nodes, TestServer, User, activity, game, post, task};

async fn like(client: &Client, post: i64) {
    client.post_json(&format!("/api/v1/square/post/{post}/like"), &json!({})).await.ok();
}

async fn joined(client: &Client, id: i64) -> (Value, Value) {
    let detail = client.get(&format!("/api/v1/activity/{id}")).await;
    (detail.ok()["joined"].clone(), detail.ok()["joinNum"].clone())
}

#[tokio::test]
async fn the_first_action_of_each_kind_joins_the_activity_that_counts_it() {
    let server = TestServer::start().await;
    game(&server.db, 1001, "云海", "featured = null").await;
    let deeds = ["publish", "comment", "like", "check_in", "download"];
    for (id, deed) in (1..).zip(deeds) {
        activity(&server.db, id, "tasks").await;
        task(&server.db, id, 1, deed, 1, 10).await;
    }
    let user = User::register(&server, "lin_xia").await;
    let author = User::register(&server, "azhe").await;
    let post = post(&server.db, author.uid).await;
    let act = async |deed: &str| {
        let client = &user.client;
        match deed {
            "publish" => client.post_json("/api/v1/square/post", &json!({ "content": "今晚谁在" })).await,
            "comment" => {
                let path = format!("/api/v1/square/post/{post}/comment");
                client.post_json(&path, &json!({ "content": "来了来了" })).await
            }
            "like" => client.post_json(&format!("/api/v1/square/post/{post}/like"), &json!({})).await,
            "check_in" => client.post_json("/api/v1/checkin/today", &json!({})).await,
            _ => client.post("/api/user/game/download/1001", &[("platformType", "1")]).await,
        }
    };
    for (id, deed) in (1..).zip(deeds) {
        assert_eq!(joined(&user.client, id).await, (json!(false), json!(0)), "{deed}");
        act(deed).await.ok();
        assert_eq!(joined(&user.client, id).await, (json!(true), json!(1)), "{deed}");
        assert_eq!(done(&user.client, id).await, [1], "{deed}");
    }
    // The reward needs no other step.
    claim(&user.client, 4, 1).await.ok();
    assert_eq!(joined(&author.client, 1).await, (json!(false), json!(1)), "nobody else joined");
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn an_open_page_learns_of_the_join_with_the_progress() {
    let server = TestServer::start().await;
    activity(&server.db, 1, "tasks").await;
    task(&server.db, 1, 1, "like", 2, 10).await;
    let user = User::register(&server, "lin_xia").await;
    let post = post(&server.db, user.uid).await;
    let mut socket = user.socket().await;
    like(&user.client, post).await;
    let frame = socket.next_of_type("activity").await;
    assert_eq!((&frame["activityId"], &frame["progress"]), (&json!(1), &json!([{ "task": 1, "done": 1 }])));
}

#[tokio::test]
async fn concurrent_first_actions_join_once() {
    let nodes = Nodes::start().await;
    for id in [1, 2] {
        activity(&nodes.db, id, "tasks").await;
        task(&nodes.db, id, 1, "like", 5, 10).await;
        task(&nodes.db, id, 2, "check_in", 1, 10).await;
    }
    let names: Vec<String> = (0..10).map(|n| format!("player_{n}")).collect();
    let users = join_all(names.iter().map(|name| User::register(&nodes.a, name))).await;
    let mut posts = Vec::new();
    for user in &users {
        posts.push(post(&nodes.db, user.uid).await);
    }
    // Each player likes five posts on both nodes and checks in, all at the same moment.
    join_all((0..60).map(|n| {
        let (player, at) = (n % 10, n / 10);
        let client = users[player].client.at([&nodes.a, &nodes.b][at % 2]);
        let liked = posts[(player + at) % posts.len()];
        async move {
            if at == 5 {
                client.post_json("/api/v1/checkin/today", &json!({})).await.ok();
            } else {
                like(&client, liked).await;
            }
        }
    }))
    .await;
    for id in [1, 2] {
        assert_eq!(joined(&nodes.b.visitor(), id).await.1, json!(10));
    }
    assert_eq!(nodes.db.value::<i64>("select count(*) from activity_join").await, 20);
    nodes.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn an_action_outside_the_time_of_an_activity_joins_nothing() {
    let server = TestServer::start().await;
    for id in 1..=4 {
        activity(&server.db, id, "tasks").await;
        task(&server.db, id, 1, if id == 4 { "comment" } else { "like" }, 1, 10).await;
    }
    server
        .db
        .execute(
            "update activity set end_time = now() where id = 1;
             update activity set begin_time = now() + interval '1 minute' where id = 2;
             update activity_task set retired = true where activity_id = 3",
        )
        .await;
    let user = User::register(&server, "lin_xia").await;
    let post = post(&server.db, user.uid).await;
    like(&user.client, post).await;
    assert_eq!(server.db.value::<i64>("select count(*) from activity_join").await, 0);
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_player_who_joined_before_is_not_joined_again() {
    let server = TestServer::start().await;
    activity(&server.db, 1, "tasks").await;
    task(&server.db, 1, 1, "like", 1, 10).await;
    let user = User::register(&server, "lin_xia").await;
    let post = post(&server.db, user.uid).await;
    join(&user.client, 1).await.ok();
    like(&user.client, post).await;
    assert_eq!(joined(&user.client, 1).await, (json!(true), json!(1)));
    server.db.audit().await;
}
