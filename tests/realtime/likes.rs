//! Likes of comments: clients that missed changes get the current state.

use serde_json::{Value, json};

use crate::harness::{Nodes, Options, Socket, TestDatabase, TestRedis, TestServer, User, eventually, post};

/// Inserts comments on the post without notifying any node.
async fn comments(db: &TestDatabase, post: i64, uid: i64, count: usize) {
    db.execute(&format!(
        "insert into comment (post_id, uid, content, floor)
             select {post}, {uid}, n::text, n from generate_series(1, {count}) n;
         insert into thread_event (post_id, seq, kind, comment_id)
             select {post}, floor, 1, id from comment where post_id = {post};
         update post set seq = {count}, comment_num = {count}, root_num = {count}, floor_num = {count}
             where id = {post}"
    ))
    .await;
}

/// Inserts likes on the first of them without notifying any node.
async fn like_quietly(db: &TestDatabase, post: i64, uid: i64, count: usize) {
    db.execute(&format!(
        "insert into comment_like (comment_id, uid)
             select id, {uid} from comment where post_id = {post} and floor <= {count};
         update comment c set like_num = c.like_num + 1, likes_version = p.likes_version + c.floor
             from post p where p.id = c.post_id and c.post_id = {post} and c.floor <= {count};
         update account a set like_num = a.like_num + l.n
             from (select uid, count(*) as n from comment where post_id = {post} and floor <= {count} group by uid) l
             where l.uid = a.uid;
         update post set likes_version = likes_version + {count} where id = {post}"
    ))
    .await;
}

async fn like(user: &User, comment: &Value) {
    user.client.post_json(&format!("/api/v1/square/comment/{comment}/like"), &json!({})).await.ok();
}

/// Reads the list of a post's comments, as a page does when it opens.
async fn list(server: &TestServer, post: i64) -> Value {
    let path = format!("/api/v1/square/post/{post}/comment/list?pageSize=50");
    server.visitor().get(&path).await.ok().clone()
}

fn likes(frames: &[Value]) -> &Value {
    frames.iter().find(|frame| frame["type"] == "likes").unwrap_or_else(|| panic!("no likes: {frames:?}"))
}

#[tokio::test]
async fn a_returning_client_gets_the_comment_likes_that_it_missed() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let post = post(&server.db, user.uid).await;
    comments(&server.db, post, user.uid, 3).await;
    let page = list(&server, post).await;
    let ids: Vec<Value> = page["records"].as_array().unwrap().iter().map(|one| one["id"].clone()).collect();
    assert_eq!((&page["seq"], &page["likesVersion"]), (&json!(3), &json!(0)));
    let mut watcher = server.visitor().socket().await;
    watcher.watch_from(post, Some(3), Some(0)).await;
    like(&user, &ids[0]).await;
    let told = watcher.next_where("a like", |frame| frame["comments"][ids[0].to_string()] == 1).await;
    let known = told["likesVersion"].as_i64().unwrap();
    // The client leaves and misses two likes.
    drop(watcher);
    like(&user, &ids[1]).await;
    like(&user, &ids[2]).await;
    user.client.delete(&format!("/api/v1/square/comment/{}/like", ids[0])).await.ok();
    let missed = json!({ ids[0].to_string(): 0, ids[1].to_string(): 1, ids[2].to_string(): 1 });
    let mut back = server.visitor().socket().await;
    let begin = back.watch_from(post, Some(3), Some(known)).await;
    assert_eq!(likes(&begin)["comments"], missed);
    assert_eq!(likes(&begin)["likesVersion"], 4);
    // A client that is up to date gets none, and so does one that does not ask.
    for known in [Some(4), None] {
        let mut other = server.visitor().socket().await;
        assert_eq!(likes(&other.watch_from(post, Some(3), known).await)["comments"], json!({}));
    }
    // A node without the thread in memory reads the database.
    let fresh = TestServer::on(server.db.clone(), &server.db.url, Options::default()).await;
    let mut far = fresh.visitor().socket().await;
    assert_eq!(likes(&far.watch_from(post, Some(3), Some(known)).await)["comments"], missed);
    // All of them get the next like.
    like(&user, &ids[0]).await;
    back.next_where("the next", |frame| frame["comments"][ids[0].to_string()] == 1).await;
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn likes_of_too_many_comments_are_a_gap_and_end_the_watch() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let post = post(&server.db, user.uid).await;
    comments(&server.db, post, user.uid, 1_001).await;
    like_quietly(&server.db, post, user.uid, 1_001).await;
    let mut socket = server.visitor().socket().await;
    let begin = socket.watch_from(post, Some(1_001), Some(0)).await;
    assert_eq!(
        begin.last().unwrap(),
        &json!({ "type": "gap", "topic": format!("post:{post}"), "since": 1_001 })
    );
    let begin = socket.watch_from(post, Some(1_001), Some(1)).await;
    assert_eq!(likes(&begin)["comments"].as_object().unwrap().len(), 1_000, "one less is told");
}

/// After an outage, likes are replayed completely or the watch ends: no like stays invisible.
#[tokio::test]
#[ignore = "night"]
async fn likes_that_no_node_published_are_replayed_or_end_the_watch() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let other = User::register(&server, "a_qing").await;
    let post = post(&server.db, user.uid).await;
    comments(&server.db, post, user.uid, 2_001).await;
    let mut socket = server.visitor().socket().await;
    socket.watch_from(post, Some(2_001), Some(0)).await;
    like_quietly(&server.db, post, user.uid, 2_000).await;
    let told = socket.next_where("all likes", |frame| frame["likesVersion"] == 2_000).await;
    assert_eq!(told["comments"].as_object().unwrap().len(), 2_000);
    like_quietly(&server.db, post, other.uid, 2_001).await;
    assert_eq!(socket.next_of_type("gap").await["since"], 2_001);
    // After a read by REST, the watch continues.
    let page = list(&server, post).await;
    socket.watch_from(post, page["seq"].as_i64(), page["likesVersion"].as_i64()).await;
    user.client.post_json(&format!("/api/v1/square/post/{post}/like"), &json!({})).await.ok();
    socket.next_where("a like", |frame| frame["type"] == "likes" && frame["post"] == 1).await;
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn more_events_than_the_replay_limit_are_one_gap() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let post = post(&server.db, user.uid).await;
    let mut sockets: [Socket; 2] = [server.visitor().socket().await, server.visitor().socket().await];
    for socket in &mut sockets {
        socket.watch(post, Some(0)).await;
    }
    // 2,000 events are replayed, in reads of 500: exactly 2,000 still fit.
    comments(&server.db, post, user.uid, 2_001).await;
    for socket in &mut sockets {
        assert_eq!(socket.next_of_type("gap").await["since"], 0);
        let behind = socket.so_far().await;
        assert!(behind.is_empty(), "nothing comes behind it: {behind:?}");
        socket.watch(post, Some(2_001)).await;
    }
    let path = format!("/api/v1/square/post/{post}/comment");
    user.client.post_json(&path, &json!({ "content": "新的" })).await.ok();
    for socket in &mut sockets {
        assert_eq!(socket.next_of_type("comment").await["seq"], 2_002);
    }
}

#[tokio::test]
#[ignore = "night"]
async fn likes_survive_an_outage_of_redis() {
    let mut redis = TestRedis::start();
    let nodes = Nodes::on(&redis.url(), Options::default()).await;
    let user = User::register(&nodes.a, "lin_xia").await;
    let post = post(&nodes.db, user.uid).await;
    comments(&nodes.db, post, user.uid, 3).await;
    let page = list(&nodes.b, post).await;
    let ids: Vec<Value> = page["records"].as_array().unwrap().iter().map(|one| one["id"].clone()).collect();
    let mut socket = nodes.b.visitor().socket().await;
    socket.watch_from(post, Some(3), Some(0)).await;
    let mut shows = async |comment: &Value, likes: i64| {
        socket.next_where("the like", |frame| frame["comments"][comment.to_string()] == likes).await;
    };
    like(&user, &ids[0]).await;
    shows(&ids[0], 1).await;
    redis.kill();
    eventually("the nodes report the lost relay", async || nodes.b.node.observe().relaying == Some(false))
        .await;
    like(&user, &ids[1]).await;
    user.client.delete(&format!("/api/v1/square/comment/{}/like", ids[0])).await.ok();
    shows(&ids[1], 1).await;
    redis.restart();
    eventually("the nodes report a working relay", async || nodes.b.node.observe().relaying == Some(true))
        .await;
    like(&user, &ids[0]).await;
    shows(&ids[0], 1).await;
    nodes.db.audit().await;
}
