use serde_json::{Value, json};

use super::join;
use crate::harness::{TestServer, User, activity};

#[tokio::test]
async fn running_activities_come_first_and_deep_pages_continue() {
    let server = TestServer::start().await;
    for id in 1..=5 {
        activity(&server.db, id, "page").await;
    }
    server
        .db
        .execute(
            "update activity set begin_time = now() + interval '30 minutes' where id = 2;
             update activity set end_time = now() where id = 1;
             update activity set retired = true where id = 4;
             update activity set begin_time = now() - interval '99 days', end_time = now() - interval '91 days' where id = 5",
        )
        .await;
    let user = User::register(&server, "lin_xia").await;
    join(&user.client, 3).await.ok();

    let ids = |page: &Value| -> Vec<i64> {
        page["records"].as_array().unwrap().iter().map(|of| of["id"].as_i64().unwrap()).collect()
    };
    let all = user.client.get("/api/v1/activity/list").await;
    assert_eq!((ids(all.ok()), &all.ok()["total"]), (vec![3, 2, 1], &json!(3)));
    let states: Vec<_> = (0..3).map(|n| all.ok()["records"][n]["state"].clone()).collect();
    assert_eq!(states, ["running", "coming", "past"]);
    let first = &all.ok()["records"][0];
    assert_eq!((&first["joined"], &first["joinNum"]), (&json!(true), &json!(1)));
    let visited = server.visitor().get("/api/v1/activity/list?state=running").await;
    assert_eq!((ids(visited.ok()), &visited.ok()["records"][0]["joined"]), (vec![3], &json!(false)));

    let page = user.client.get("/api/v1/activity/list?pageSize=2").await;
    let cursor = page.ok()["nextCursor"].as_str().unwrap().to_owned();
    let next = user.client.get(&format!("/api/v1/activity/list?pageSize=2&cursor={cursor}")).await;
    assert_eq!((ids(page.ok()), ids(next.ok())), (vec![3, 2], vec![1]));
    user.client.get("/api/v1/activity/list?state=someday").await.malformed("state");
}

#[tokio::test]
async fn a_missing_activity_is_gone() {
    let server = TestServer::start().await;
    activity(&server.db, 1, "page").await;
    server.db.execute("update activity set retired = true").await;
    for id in [1, 2] {
        server.visitor().get(&format!("/api/v1/activity/{id}")).await.refused(2002);
    }
    server.visitor().get("/api/v1/activity/x").await.failed(404);
}
