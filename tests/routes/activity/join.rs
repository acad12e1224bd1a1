use futures_util::future::join_all;
use serde_json::json;

use super::{done, join};
use crate::harness::{Client, Nodes, TestServer, User, activity, game, post, prize, task};

const KEY: &str = "00000000-0000-4000-8000-000000000001";

#[tokio::test]
async fn joining_counts_once_and_its_key_returns_the_first_answer() {
    let server = TestServer::start().await;
    activity(&server.db, 1, "tasks").await;
    let user = User::register(&server, "lin_xia").await;
    let keyed = user.client.with("Idempotency-Key", KEY);
    assert_eq!(join(&keyed, 1).await.ok()["joined"], true);
    assert_eq!(join(&keyed, 1).await.ok()["joinNum"], 1);
    join(&user.client, 1).await.refused(2003);
    join(&server.visitor(), 1).await.refused(2);
    server.db.audit().await;
}

#[tokio::test]
async fn a_key_of_a_join_is_refused_elsewhere_and_the_other_way_round() {
    let server = TestServer::start().await;
    for id in [1, 2] {
        activity(&server.db, id, "draw").await;
    }
    let user = User::register(&server, "lin_xia").await;
    let keyed = user.client.with("Idempotency-Key", KEY);
    join(&keyed, 1).await.ok();
    join(&keyed, 2).await.malformed("Idempotency-Key");
    super::draw(&keyed, 1, 0).await.malformed("Idempotency-Key");
    keyed.post_json("/api/v1/checkin/today", &json!({})).await.malformed("Idempotency-Key");
    let other = user.client.with("Idempotency-Key", "00000000-0000-4000-8000-000000000002");
    other.post_json("/api/v1/checkin/today", &json!({})).await.ok();
    join(&other, 2).await.malformed("Idempotency-Key");
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn the_number_of_participants_is_right_under_concurrent_joins_and_draws() {
    let nodes = Nodes::start().await;
    for id in [1, 2] {
        activity(&nodes.db, id, "draw").await;
        prize(&nodes.db, id, 1, 5_000, 20).await;
    }
    let names: Vec<String> = (0..20).map(|n| format!("player_{n}")).collect();
    let users = join_all(names.iter().map(|name| User::register(&nodes.a, name))).await;
    let on = |n: usize| -> Client { users[n % 20].client.at([&nodes.a, &nodes.b][n % 2]) };
    // Each joins one activity and draws in the other, half of them in the other order.
    let answers = join_all((0..40).map(async |n| {
        let (joined, drawn) = if n % 20 < 10 { (1, 2) } else { (2, 1) };
        if n < 20 { join(&on(n), joined).await } else { super::draw(&on(n), drawn, 0).await }
    }))
    .await;
    assert!(answers.iter().all(|answer| answer.code() == 0), "{answers:?}");
    for id in [1, 2] {
        let told = nodes.b.visitor().get(&format!("/api/v1/activity/{id}")).await;
        assert_eq!(told.ok()["joinNum"], 20);
    }
    nodes.db.audit().await;
    for refused in [
        "update activity set join_num = 7",
        "delete from activity_join",
        "truncate activity_join",
        "update activity_join set create_time = now()",
    ] {
        assert!(nodes.db.try_execute(refused).await.is_err(), "{refused}");
    }
}

/// A page that opens or reconnects gets the current progress.
#[tokio::test]
#[ignore = "night"]
async fn an_opening_page_gets_its_players_progress() {
    let server = TestServer::start().await;
    activity(&server.db, 1, "tasks").await;
    task(&server.db, 1, 1, "check_in", 1, 10).await;
    let user = User::register(&server, "lin_xia").await;
    join(&user.client, 1).await.ok();
    let stands = |done: i64| {
        move |frame: &serde_json::Value| frame["type"] == "activity" && frame["progress"][0]["done"] == done
    };
    let mut first = user.socket().await;
    first.next_where("nothing yet", stands(0)).await;
    // Commits without notifying any node.
    server.db.execute(&format!("insert into check_in (uid, day) values ({}, current_date)", user.uid)).await;
    let mut second = user.socket().await;
    second.next_where("what was done meanwhile", stands(1)).await;
    first.next_where("the same on the other page", stands(1)).await;
    let mut third = user.socket().await;
    third.next_where("what the others know already", stands(1)).await;
}

#[tokio::test]
async fn an_activity_accepts_nobody_before_its_start_or_after_its_end() {
    let server = TestServer::start().await;
    activity(&server.db, 1, "tasks").await;
    activity(&server.db, 2, "tasks").await;
    server
        .db
        .execute(
            "update activity set begin_time = now() + interval '1 minute' where id = 1;
             update activity set end_time = now() where id = 2",
        )
        .await;
    let user = User::register(&server, "lin_xia").await;
    assert!(join(&user.client, 1).await.refused(2004).json["data"]["beginTime"].is_string());
    join(&user.client, 2).await.refused(2002);
    join(&user.client, 3).await.refused(2002);
    assert_eq!(server.db.value::<i64>("select count(*) from activity_join").await, 0);
}

#[tokio::test]
async fn progress_shows_on_every_open_page_as_actions_are_done_and_undone() {
    let server = TestServer::start().await;
    activity(&server.db, 1, "tasks").await;
    for (id, deed, goal) in [(1, "like", 2), (2, "comment", 1), (3, "download", 1), (4, "publish", 1)] {
        task(&server.db, 1, id, deed, goal, 10).await;
    }
    game(&server.db, 1001, "云海", "featured = null").await;
    let user = User::register(&server, "lin_xia").await;
    let post = post(&server.db, user.uid).await;
    join(&user.client, 1).await.ok();
    let mut socket = user.socket().await;
    let stand = |wanted: [i64; 4]| {
        move |frame: &serde_json::Value| {
            frame["type"] == "activity"
                && frame["progress"]
                    .as_array()
                    .unwrap()
                    .iter()
                    .map(|task| task["done"].as_i64())
                    .eq(wanted.map(Some))
        }
    };
    user.client.post_json(&format!("/api/v1/square/post/{post}/like"), &serde_json::json!({})).await.ok();
    socket.next_where("a like", stand([1, 0, 0, 1])).await;
    let said = serde_json::json!({ "content": "来了来了" });
    user.client.post_json(&format!("/api/v1/square/post/{post}/comment"), &said).await.ok();
    socket.next_where("a comment", stand([1, 1, 0, 1])).await;
    user.client.post("/api/user/game/download/1001", &[("platformType", "1")]).await.ok();
    socket.next_where("a download", stand([1, 1, 1, 1])).await;
    user.client.delete(&format!("/api/v1/square/post/{post}/like")).await.ok();
    socket.next_where("no like any more", stand([0, 1, 1, 1])).await;
    assert_eq!(done(&user.client, 1).await, [0, 1, 1, 1]);
}
