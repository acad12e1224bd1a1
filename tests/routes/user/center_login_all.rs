use serde_json::{Value, json};

use crate::harness::{PASSWORD, TestServer, User};

const PATH: &str = "/api/user/center/login/all";
const CHROME: &str = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36";

async fn records(user: &User) -> Vec<Value> {
    user.client.post(PATH, &[]).await.ok()["records"].as_array().unwrap().clone()
}

#[tokio::test]
async fn live_logins_are_listed_newest_first() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let fields = [("loginName", "lin_xia"), ("password", PASSWORD)];
    server.visitor().with("User-Agent", CHROME).post("/api/user/login", &fields).await.ok();
    let gone = User::login(&server, "lin_xia").await;
    gone.client.post("/api/user/logout", &[]).await.ok();
    User::register(&server, "somebody").await;

    let listed = records(&user).await;
    assert_eq!(listed.len(), 2, "neither the ended one nor another's: {listed:?}");
    assert_eq!((&listed[0]["current"], &listed[1]["current"]), (&json!(false), &json!(true)));
    assert_eq!((&listed[0]["device"], &listed[0]["agent"]), (&json!("Chrome · Android"), &json!(CHROME)));
    assert_eq!((&listed[1]["device"], &listed[1]["address"]), (&json!("未知设备"), &json!("127.0.0.*")));
    assert!(listed[0]["createTime"].as_str() > listed[1]["createTime"].as_str());
    assert_eq!(listed[0]["createTime"].as_str().unwrap().len(), "2026-01-01T00:00:00.000Z".len());

    server
        .db
        .execute(&format!(
            "update login set expire_time = now() where id = '{}'",
            listed[0]["id"].as_str().unwrap()
        ))
        .await;
    assert_eq!(records(&user).await.len(), 1);
}

#[tokio::test]
#[ignore = "night"]
async fn at_most_50_logins_are_listed_and_always_the_callers() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    server
        .db
        .execute(&format!(
            "insert into login (id, uid, create_time, expire_time)
             select gen_random_uuid(), {}, now() + n * interval '1 second', now() + interval '1 day'
             from generate_series(1, 60) n",
            user.uid
        ))
        .await;
    let listed = records(&user).await;
    assert_eq!(listed.len(), 50);
    assert_eq!(listed[49]["current"], true, "the oldest, and there");
    let times: Vec<_> = listed.iter().map(|one| one["createTime"].as_str().unwrap()).collect();
    assert!(times.is_sorted_by(|a, b| a >= b));
}

#[tokio::test]
#[ignore = "night"]
async fn a_socket_updates_the_last_use_of_its_login() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    server.db.execute("update login set last_time = now() - interval '1 hour'").await;
    let before = records(&user).await[0]["lastTime"].as_str().unwrap().to_owned();
    let _socket = user.socket().await;
    assert!(*records(&user).await[0]["lastTime"].as_str().unwrap() > *before);
}

#[tokio::test]
async fn only_ones_own() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let other = User::register(&server, "other").await;
    user.client.post(PATH, &[("uid", &user.uid.to_string())]).await.ok();
    user.client.post(PATH, &[("uid", &other.uid.to_string())]).await.failed(403);
    server.visitor().post(PATH, &[]).await.refused(2);
}
