use serde_json::json;

use crate::harness::{TestServer, User, post};

const PATH: &str = "/api/v1/square/post/me";

#[tokio::test]
async fn an_author_sees_their_posts_and_which_are_hidden() {
    let server = TestServer::start().await;
    let [user, other] = [User::register(&server, "lin_xia").await, User::register(&server, "azhe").await];
    let [shown, hidden, deleted] = [
        post(&server.db, user.uid).await,
        post(&server.db, user.uid).await,
        post(&server.db, user.uid).await,
    ];
    post(&server.db, other.uid).await;
    server.db.execute(&format!("update post set hidden = true where id = {hidden}")).await;
    user.client.delete(&format!("/api/v1/square/post/{deleted}")).await.ok();
    let page = user.client.get(&format!("{PATH}?sort=2&currentPage=1&pageSize=20")).await;
    let records = page.ok()["records"].as_array().unwrap();
    let seen: Vec<_> = records.iter().map(|post| (post["id"].clone(), post["hidden"].clone())).collect();
    assert_eq!(seen, [(json!(hidden), json!(true)), (json!(shown), json!(false))]);
    assert_eq!(page.ok()["total"], 2);
    let first = user.client.get(&format!("{PATH}?pageSize=1")).await;
    let cursor = first.ok()["nextCursor"].as_str().unwrap();
    let second = user.client.get(&format!("{PATH}?pageSize=1&cursor={cursor}")).await;
    assert_eq!((&second.ok()["records"][0]["id"], &second.ok()["nextCursor"]), (&json!(shown), &json!(null)));
    user.client.get(&format!("{PATH}?sort=1")).await.malformed("sort");
    server.visitor().get(PATH).await.refused(2);
}
