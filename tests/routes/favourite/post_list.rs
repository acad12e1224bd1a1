use serde_json::{Value, json};

use crate::harness::{TestServer, User, post};

const PATH: &str = "/api/v1/favourite/post/list";

fn ids(page: &Value) -> Vec<i64> {
    page["records"].as_array().unwrap().iter().map(|record| record["id"].as_i64().unwrap()).collect()
}

#[tokio::test]
async fn the_newest_favourite_comes_first_page_by_page() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let mut kept = Vec::new();
    for _ in 0..5 {
        kept.push(post(&server.db, user.uid).await);
    }
    // Kept in another order than published.
    kept.swap(0, 3);
    for post in &kept {
        user.client.post_json(&format!("/api/v1/favourite/post/{post}"), &json!({})).await.ok();
    }
    kept.reverse();
    let first = user.client.get(&format!("{PATH}?pageSize=3")).await.ok().clone();
    assert_eq!((ids(&first), &first["total"]), (kept[..3].to_vec(), &json!(5)));
    assert_eq!(first["records"][0]["post"]["author"]["uid"], json!(user.uid));
    let cursor = first["nextCursor"].as_str().unwrap();
    let second = user.client.get(&format!("{PATH}?pageSize=3&cursor={cursor}")).await.ok().clone();
    assert_eq!((ids(&second), &second["nextCursor"]), (kept[3..].to_vec(), &json!(null)));
    server.visitor().get(PATH).await.refused(2);
    user.client.get(&format!("{PATH}?cursor=x")).await.malformed("cursor");
    let nobody = User::register(&server, "nobody").await;
    assert_eq!(nobody.client.get(PATH).await.ok()["records"], json!([]));
}

#[tokio::test]
async fn a_hidden_or_deleted_post_is_listed_as_gone_and_tells_nothing() {
    let server = TestServer::start().await;
    let (user, author) = (User::register(&server, "lin_xia").await, User::register(&server, "author").await);
    let (hidden, deleted) = (post(&server.db, author.uid).await, post(&server.db, author.uid).await);
    for post in [hidden, deleted] {
        user.client.post_json(&format!("/api/v1/favourite/post/{post}"), &json!({})).await.ok();
    }
    author.client.delete(&format!("/api/v1/square/post/{deleted}")).await.ok();
    server.db.execute(&format!("update post set hidden = true where id = {hidden}")).await;
    let list = user.client.get(PATH).await.ok().clone();
    assert_eq!(ids(&list), [deleted, hidden]);
    for record in list["records"].as_array().unwrap() {
        assert_eq!(record["post"], json!(null));
        assert_eq!(record.as_object().unwrap().len(), 3, "{record}");
    }
    // A gone post can still be removed from the list.
    user.client.delete(&format!("/api/v1/favourite/post/{deleted}")).await.ok();
    server.db.execute(&format!("update post set hidden = false where id = {hidden}")).await;
    let list = user.client.get(PATH).await.ok().clone();
    assert_eq!((ids(&list), &list["records"][0]["post"]["id"]), (vec![hidden], &json!(hidden)));
}

#[tokio::test]
#[ignore = "night"]
async fn posts_of_blocked_players_leave_the_list_until_the_block_ends() {
    let server = TestServer::start().await;
    let (user, author) = (User::register(&server, "lin_xia").await, User::register(&server, "author").await);
    let post = post(&server.db, author.uid).await;
    user.client.post_json(&format!("/api/v1/favourite/post/{post}"), &json!({})).await.ok();
    let block = format!("/api/v1/user/block/{}", author.uid);
    user.client.post_json(&block, &json!({})).await.ok();
    let list = user.client.get(PATH).await.ok().clone();
    assert_eq!((&list["records"], &list["total"]), (&json!([]), &json!(0)));
    user.client.delete(&block).await.ok();
    assert_eq!(ids(user.client.get(PATH).await.ok()), [post]);
}
