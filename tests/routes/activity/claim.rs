use futures_util::future::join_all;
use serde_json::json;

use super::{claim, done, join};
use crate::harness::{Client, Nodes, TestServer, User, activity, task};

/// A check-in is the action that needs no other data.
async fn check_in(client: &Client) {
    client.post_json("/api/v1/checkin/today", &json!({})).await.ok();
}

#[tokio::test]
async fn a_completed_task_pays_once_and_notifies() {
    let server = TestServer::start().await;
    activity(&server.db, 1, "tasks").await;
    task(&server.db, 1, 1, "check_in", 1, 10).await;
    server.db.execute("update activity_task set vip_days = 3").await;
    let user = User::register(&server, "lin_xia").await;
    join(&user.client, 1).await.ok();
    let not_yet = claim(&user.client, 1, 1).await;
    assert_eq!(not_yet.refused(2004).json["data"], json!({ "need": "deeds", "have": 0, "goal": 1 }));
    check_in(&user.client).await;
    let before = user.me().await["coinNum"].as_i64().unwrap();
    let keyed = user.client.with("Idempotency-Key", "00000000-0000-4000-8000-000000000001");
    let first = claim(&keyed, 1, 1).await;
    assert_eq!((&first.ok()["coins"], &first.ok()["vipDays"]), (&json!(10), &json!(3)));
    assert_eq!(claim(&keyed, 1, 1).await.ok()["coins"], 10, "the first answer again");
    claim(&user.client, 1, 1).await.refused(2003);
    let me = user.me().await;
    assert_eq!((me["coinNum"].as_i64().unwrap(), &me["levelType"]), (before + 10, &json!(1)));
    let letters = user.client.post("/api/user/center/message/all", &[]).await;
    assert!(letters.ok()["records"][0]["content"].as_str().unwrap().contains("10X钻和3天会员"));
    let entries = user.client.post("/api/user/center/coin/all", &[]).await;
    assert_eq!(entries.ok()["entries"]["records"][0]["reason"], "任务奖励：任务1");
    server.db.audit().await;
}

#[tokio::test]
async fn only_actions_of_participants_during_the_activity_are_paid() {
    let server = TestServer::start().await;
    for id in 1..=3 {
        activity(&server.db, id, "tasks").await;
        task(&server.db, id, 1, "check_in", 1, 10).await;
    }
    let user = User::register(&server, "lin_xia").await;
    // Recorded before the activities were imported, so it joined none.
    server.db.execute(&format!("insert into check_in (uid, day) values ({}, current_date)", user.uid)).await;
    assert_eq!(claim(&user.client, 1, 1).await.refused(2004).json["data"]["need"], "join");
    for id in 1..=3 {
        join(&user.client, id).await.ok();
    }
    server
        .db
        .execute(
            // 1 ended before the action, 2 after it; the claims of 3 have ended.
            "update activity set end_time = now() - interval '1 minute' where id = 1;
             update activity set end_time = now() where id = 2;
             update activity set end_time = now(), claim_end_time = now() where id = 3",
        )
        .await;
    claim(&user.client, 1, 1).await.refused(2004);
    claim(&user.client, 2, 1).await.ok();
    claim(&user.client, 3, 1).await.refused(2002);
    claim(&user.client, 2, 9).await.refused(2002);
    claim(&server.visitor(), 2, 1).await.refused(2);
    user.client.post_json("/api/v1/activity/2/claim", &json!({})).await.malformed("task");
    server.db.audit().await;
}

#[tokio::test]
async fn a_hundred_concurrent_claims_on_two_nodes_pay_once() {
    let nodes = Nodes::start().await;
    activity(&nodes.db, 1, "tasks").await;
    task(&nodes.db, 1, 1, "check_in", 1, 10).await;
    let user = User::register(&nodes.a, "lin_xia").await;
    join(&user.client, 1).await.ok();
    check_in(&user.client).await;
    let at = [user.client.clone(), user.client.at(&nodes.b)];
    let answers = join_all((0..100).map(|n| claim(&at[n % 2], 1, 1))).await;
    assert_eq!(answers.iter().filter(|answer| answer.code() == 0).count(), 1);
    assert!(answers.iter().all(|answer| matches!(answer.code(), 0 | 2003)), "{answers:?}");
    assert_eq!(nodes.db.value::<i64>("select count(*) from coin_entry where ref_type = 'task'").await, 1);
    nodes.db.audit().await;
}

#[tokio::test]
async fn progress_is_counted_from_the_rows_up_to_the_goal() {
    let server = TestServer::start().await;
    activity(&server.db, 1, "tasks").await;
    for (id, deed, goal) in [(1, "publish", 2), (2, "recharge", 100), (3, "invite", 1)] {
        task(&server.db, 1, id, deed, goal, 10).await;
    }
    let user = User::register(&server, "lin_xia").await;
    join(&user.client, 1).await.ok();
    assert_eq!(done(&user.client, 1).await, [0, 0, 0]);
    let uid = user.uid;
    server
        .db
        .execute(&format!(
            "insert into post (uid, content, create_time) values
                 ({uid}, '一', now()), ({uid}, '二', now()), ({uid}, '三', now()), ({uid}, '早', now() - interval '2 hours');
             update account set post_num = 4 where uid = {uid}"
        ))
        .await;
    assert_eq!(done(&user.client, 1).await, [2, 0, 0]);
    server.db.execute("update post set delete_time = now() where content in ('一', '二')").await;
    assert_eq!(done(&user.client, 1).await, [1, 0, 0]);
    assert_eq!(done(&server.visitor(), 1).await, [0, 0, 0]);
}

#[tokio::test]
async fn the_database_refuses_a_payment_without_its_entry() {
    let server = TestServer::start().await;
    activity(&server.db, 1, "tasks").await;
    task(&server.db, 1, 1, "check_in", 1, 10).await;
    let user = User::register(&server, "lin_xia").await;
    check_in(&user.client).await;
    let uid = user.uid;
    for refused in [
        // Without an entry, with an entry of another kind, and with too many coins.
        format!("insert into activity_claim values (1, 1, {uid}, 10, 0, null, null)"),
        format!(
            "insert into activity_claim select 1, 1, {uid}, delta, 0, id, null from coin_entry where uid = {uid}"
        ),
        format!("insert into activity_claim values (1, 2, {uid}, 0, 3, null, null)"),
    ] {
        assert!(server.db.try_execute(&refused).await.is_err(), "{refused}");
    }
}
