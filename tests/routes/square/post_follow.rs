use serde_json::json;

use crate::harness::{TestServer, User, follow, post};

const PATH: &str = "/api/v1/square/post/follow";

#[tokio::test]
async fn posts_of_followed_people_come_newest_first() {
    let server = TestServer::start().await;
    let [me, a, b, stranger] = [
        User::register(&server, "lin_xia").await,
        User::register(&server, "azhe").await,
        User::register(&server, "momo").await,
        User::register(&server, "nobody").await,
    ];
    assert_eq!(me.client.get(PATH).await.ok()["records"], json!([]));
    for other in [&a, &b] {
        follow(&server.db, &me, other).await;
    }
    let mut made = Vec::new();
    for author in [&a, &b, &a, &stranger, &b, &a, &me] {
        made.push((author.uid, post(&server.db, author.uid).await));
    }
    server.db.execute(&format!("update post set hidden = true where id = {}", made[2].1)).await;
    let mut expected: Vec<i64> =
        made.iter().filter(|(uid, _)| [a.uid, b.uid].contains(uid)).map(|(_, id)| *id).collect();
    expected.retain(|id| *id != made[2].1);
    expected.reverse();
    let (mut seen, mut cursor) = (Vec::new(), String::new());
    loop {
        let page = me.client.get(&format!("{PATH}?pageSize=2{cursor}")).await;
        let records = page.ok()["records"].as_array().unwrap();
        assert!(records.iter().all(|post| post["author"]["followed"] == true));
        seen.extend(records.iter().map(|post| post["id"].as_i64().unwrap()));
        match page.ok()["nextCursor"].as_str() {
            Some(next) => cursor = format!("&cursor={next}"),
            None => break,
        }
    }
    assert_eq!(seen, expected);
    let second = me.client.get(&format!("{PATH}?pageSize=3&currentPage=2")).await;
    assert_eq!(second.ok()["records"][0]["id"], expected[3]);
    server.visitor().get(PATH).await.refused(2);
    me.client.get(&format!("{PATH}?pageSize=0")).await.malformed("pageSize");
}
