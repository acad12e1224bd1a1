use serde_json::{Value, json};

use super::{ids, place};
use crate::harness::{COMIC, TestServer, User, library};

#[tokio::test]
async fn chapters_are_listed_in_both_orders_with_locks_and_read_marks() {
    let server = TestServer::start().await;
    let library = library(&server).await;
    for n in 4..10 {
        library.chapter(&format!(
            "{{id: {n}, title: 第{n}话, access: free, publishTime: 2026-03-09T10:00:00+08:00, folder: chapters/01}}"
        ));
    }
    library.import(&server).await;
    let user = User::register(&server, "lin_xia").await;
    let path = format!("/api/v1/book/{COMIC}/chapter/list");
    let get = async |query: &str| user.client.get(&format!("{path}?{query}")).await.ok().clone();
    let forth = get("").await;
    // The third chapter is not published yet.
    assert_eq!((ids(&forth), &forth["total"]), (vec![1, 2, 4, 5, 6, 7, 8, 9], &json!(8)));
    assert_eq!(ids(&get("sort=3").await), [9, 8, 7, 6, 5, 4, 2, 1]);
    for sort in [1, 3] {
        let (mut seen, mut cursor) = (Vec::new(), String::new());
        loop {
            let page = get(&format!("sort={sort}&pageSize=3{cursor}")).await;
            seen.extend(ids(&page));
            let Some(next) = page["nextCursor"].as_str() else { break };
            cursor = format!("&cursor={next}");
        }
        assert_eq!(seen, ids(&get(&format!("sort={sort}")).await), "by cursor");
    }
    let line = |page: &Value, id: i64| {
        page["records"].as_array().unwrap().iter().find(|line| line["id"] == id).unwrap().clone()
    };
    let vip = line(&forth, 2);
    assert_eq!(
        (&vip["locked"], &vip["access"], &vip["index"], &vip["read"], &vip["isNew"]),
        (&json!(true), &json!("vip"), &json!(2), &json!(false), &json!(false))
    );
    let saved = place(4, 0, "phone", 0, "2026-04-01T00:00:00Z");
    user.client.put_json(&format!("/api/v1/book/{COMIC}/progress"), &saved).await.ok();
    server.db.make_member(user.uid, "1 day").await;
    server.db.tell_status(user.uid).await;
    crate::harness::eventually("an open chapter", async || line(&get("").await, 2)["locked"] == false).await;
    assert_eq!(
        (&line(&get("").await, 4)["read"], &line(&get("").await, 5)["read"]),
        (&json!(true), &json!(false))
    );
    user.client.get(&format!("{path}?sort=2")).await.malformed("sort");
    user.client.get("/api/v1/book/9999/chapter/list").await.refused(2002);
}
