use serde_json::json;

use crate::harness::{TestServer, User, post};

#[tokio::test]
async fn everybody_sees_an_accounts_posts_except_hidden_ones() {
    let server = TestServer::start().await;
    let [user, other] = [User::register(&server, "lin_xia").await, User::register(&server, "azhe").await];
    let [first, hidden, last] = [
        post(&server.db, user.uid).await,
        post(&server.db, user.uid).await,
        post(&server.db, user.uid).await,
    ];
    post(&server.db, other.uid).await;
    server.db.execute(&format!("update post set hidden = true where id = {hidden}")).await;
    let path = format!("/api/v1/user/{}/post/list", user.uid);
    for (client, seen) in [
        (server.visitor(), vec![last, first]),
        (other.client.clone(), vec![last, first]),
        (user.client.clone(), vec![last, hidden, first]),
    ] {
        let page = client.get(&path).await;
        let ids: Vec<_> = page.ok()["records"]
            .as_array()
            .unwrap()
            .iter()
            .map(|post| post["id"].as_i64().unwrap())
            .collect();
        assert_eq!((ids, &page.ok()["total"]), (seen.clone(), &json!(seen.len())));
    }
    server.visitor().get("/api/v1/user/7/post/list").await.refused(2002);
    server.visitor().get("/api/v1/user/me/post/list").await.failed(404);
    server.visitor().get(&format!("{path}?cursor=x")).await.malformed("cursor");
}
