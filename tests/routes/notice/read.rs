use serde_json::json;

use crate::harness::{Nodes, TestServer, User, post};

const PATH: &str = "/api/v1/notice/read";

#[tokio::test]
async fn reading_on_one_device_clears_the_others_on_every_node() {
    let nodes = Nodes::start().await;
    let (user, fan) = (User::register(&nodes.a, "lin_xia").await, User::register(&nodes.a, "fan_one").await);
    let post = post(&nodes.db, user.uid).await;
    let (mut phone, mut tab) = (user.socket().await, user.client.at(&nodes.b).socket().await);
    let comments = format!("/api/v1/square/post/{post}/comment");
    fan.client.at(&nodes.b).post_json(&comments, &json!({ "content": "一" })).await.ok();
    fan.client.post_json(&comments, &json!({ "content": "二" })).await.ok();
    fan.client.post_json(&format!("/api/v1/user/follow/{}", user.uid), &json!({})).await.ok();
    fan.client.post_json(&format!("/api/v1/square/post/{post}/like"), &json!({})).await.ok();
    let mut ids = Vec::new();
    for socket in [&mut phone, &mut tab] {
        ids.clear();
        while ids.len() < 4 {
            ids.push(socket.next_of_type("notice").await["id"].clone());
        }
        socket.status_where("four", |status| status["unread"]["total"] == 4).await;
    }
    let read = user.client.post_json(PATH, &json!({ "ids": [ids[0], 7] })).await;
    assert_eq!((&read.ok()["unread"]["replies"], &read.ok()["unread"]["total"]), (&json!(1), &json!(3)));
    for socket in [&mut phone, &mut tab] {
        let status = socket.status_where("three", |status| status["unread"]["total"] == 3).await;
        assert_eq!(status["version"], read.ok()["version"]);
    }
    phone.say(&json!({ "type": "read", "notices": "replies", "id": "r1" })).await;
    assert_eq!(phone.next_of_type("ack").await["id"], "r1");
    tab.status_where("no replies", |status| status["unread"]["replies"] == 0).await;
    tab.say(&json!({ "type": "read", "notices": [ids[2], ids[3]], "messages": "all" })).await;
    for socket in [&mut phone, &mut tab] {
        socket.status_where("nothing", |status| status["unread"]["total"] == 0).await;
    }
    nodes.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn refused_reads_and_reads_without_an_effect() {
    let server = TestServer::start().await;
    let (user, other) = (User::register(&server, "lin_xia").await, User::register(&server, "other").await);
    user.client.post_json(&format!("/api/v1/user/follow/{}", other.uid), &json!({})).await.ok();
    let theirs = other.client.get("/api/v1/notice/list").await.ok()["records"][0]["id"].clone();
    let before = other.me().await["version"].clone();
    user.client.post_json(PATH, &json!({ "ids": [theirs] })).await.ok();
    assert_eq!(other.me().await["version"], before);
    server.visitor().post_json(PATH, &json!({ "all": true })).await.refused(2);
    assert_eq!(user.client.post_json(PATH, &json!({})).await.malformed("ids"), "请给出 ids、group 或 all");
    user.client.post_json(PATH, &json!({ "ids": vec![1; 101] })).await.malformed("ids");
    user.client.post_json(PATH, &json!({ "ids": [0] })).await.malformed("ids");
    user.client.post_json(PATH, &json!({ "group": "others" })).await.malformed("group");
    let read = other.client.post_json(PATH, &json!({ "all": true })).await;
    assert_eq!(read.ok()["unread"]["total"], 0);
    let mut socket = user.socket().await;
    socket.say(&json!({ "type": "read", "notices": [0], "id": "r1" })).await;
    assert_eq!(socket.next_of_type("error").await["code"], 4000);
    socket.say(&json!({ "type": "read", "id": "r2" })).await;
    assert_eq!(socket.next_of_type("error").await["id"], "r2");
    server.db.audit().await;
}
