use super::{done, join};
use crate::harness::{TestServer, User, activity, game, post, task};

#[tokio::test]
async fn whoever_joins_takes_part_once_and_hears_the_first_answer_again_by_its_key() {
    let server = TestServer::start().await;
    activity(&server.db, 1, "tasks").await;
    let user = User::register(&server, "lin_xia").await;
    let keyed = user.client.with("Idempotency-Key", "00000000-0000-4000-8000-000000000001");
    assert_eq!(join(&keyed, 1).await.ok()["joined"], true);
    assert_eq!(join(&keyed, 1).await.ok()["joinNum"], 1);
    join(&user.client, 1).await.refused(2003);
    join(&server.visitor(), 1).await.refused(2);
}

#[tokio::test]
async fn what_has_not_begun_or_is_over_takes_nobody() {
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
async fn deeds_show_on_every_open_page_as_they_are_done_and_undone() {
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
