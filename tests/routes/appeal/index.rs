use actors::{Clock, ManualClock, SystemClock};
use chrono::TimeDelta;
use serde_json::{Value, json};

use crate::harness::{Client, Gateway, Options, PASSWORD, Ran, TestServer, User, post};

const PATH: &str = "/api/v1/appeal";
const LOGIN: [(&str, &str); 2] = [("loginName", "lin_xia"), ("password", PASSWORD)];

/// Suspends the account and signs in, which is refused. Returns a client with the appeal token.
async fn suspended(server: &TestServer, user: &User) -> Client {
    let suspend = ["account", "suspend", "--who", "lin_xia", "--days", "3", "--reason", "发布广告"];
    Ran::on(&server.db, &suspend).await.ok();
    let refused = server.visitor().post("/api/user/login", &LOGIN).await;
    appellant(server, user, &refused.refused(1007).json["data"])
}

/// A client with the appeal token of a refusal.
fn appellant(server: &TestServer, user: &User, refusal: &Value) -> Client {
    assert_eq!(refusal["uid"], user.uid);
    server.visitor().signed_in(user.uid, refusal["appealToken"].as_str().unwrap())
}

async fn records(client: &Client) -> Vec<Value> {
    client.get(PATH).await.ok()["records"].as_array().unwrap().clone()
}

#[tokio::test]
async fn a_suspended_player_reads_the_measures_appeals_and_signs_in_after_the_suspension_is_lifted() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let client = suspended(&server, &user).await;
    let own = records(&client).await;
    let [suspension] = &own[..] else { panic!("{own:?}") };
    assert_eq!((&suspension["kind"], &suspension["reason"]), (&json!("suspend"), &json!("发布广告")));
    assert_eq!((&suspension["running"], &suspension["appeal"]), (&json!(true), &Value::Null));
    let appeal = json!({ "measureId": suspension["id"], "content": "不是我发的" });
    client.post_json(PATH, &appeal).await.ok();
    client.post_json(PATH, &appeal).await.ok();
    assert_eq!(records(&client).await[0]["appeal"]["content"], "不是我发的");

    let id: i64 = server.db.value("select id from appeal").await;
    Ran::on(&server.db, &["appeal", "lift", &id.to_string(), "--answer", "误判"]).await.ok();
    client.get(PATH).await.refused(2);
    let again = User::login(&server, "lin_xia").await;
    let decided = records(&again.client).await[0].clone();
    assert_eq!((&decided["running"], &decided["appeal"]["decision"]), (&json!(false), &json!("lifted")));
    assert_eq!(decided["appeal"]["answer"], "误判");
    server.db.audit().await;
}

#[tokio::test]
async fn each_way_to_sign_in_gives_an_appeal_token_and_a_wrong_proof_gives_none() {
    let gateway = Gateway::start();
    let clock = ManualClock::at(SystemClock.now());
    let server = TestServer::start_with(Options::default().gateway(&gateway).clock(&clock)).await;
    let phone = "13812345678";
    let user = User::register(&server, "lin_xia").await;
    server.db.execute(&format!("update account set phone = '{phone}' where uid = {}", user.uid)).await;
    suspended(&server, &user).await;
    let visitor = server.visitor();
    for path in ["/api/user/loginWithPhone", "/api/user/loginPhoneWithoutRegister"] {
        let code = gateway.ask(&visitor, "login", phone).await;
        let refused = visitor.post(path, &[("phone", phone), ("smsCode", &code)]).await;
        let client = appellant(&server, &user, &refused.refused(1007).json["data"]);
        assert_eq!(records(&client).await.len(), 1, "{path}");
        clock.advance(TimeDelta::minutes(1));
    }
    let wrong = [("loginName", "lin_xia"), ("password", "wrong password")];
    assert!(visitor.post("/api/user/login", &wrong).await.refused(1001).json["data"].is_null());
}

#[tokio::test]
async fn an_appeal_token_ends_after_half_an_hour_or_with_the_suspension() {
    let clock = ManualClock::at(SystemClock.now());
    let server = TestServer::start_with(Options::default().clock(&clock)).await;
    let user = User::register(&server, "lin_xia").await;
    let client = suspended(&server, &user).await;
    clock.advance(TimeDelta::minutes(29));
    assert_eq!(records(&client).await.len(), 1);
    clock.advance(TimeDelta::minutes(1));
    client.get(PATH).await.refused(2);
    client.post_json(PATH, &json!({ "measureId": 1, "content": "不是我" })).await.refused(2);

    let refused = server.visitor().post("/api/user/login", &LOGIN).await;
    let client = appellant(&server, &user, &refused.refused(1007).json["data"]);
    assert_eq!(records(&client).await.len(), 1);
    Ran::on(&server.db, &["account", "restore", "--who", "lin_xia"]).await.ok();
    client.get(PATH).await.refused(2);
}

#[tokio::test]
async fn an_appeal_has_1_to_500_characters_and_is_about_an_own_measure_in_force() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let mute = ["account", "mute", "--who", "lin_xia", "--days", "3", "--reason", "刷屏"];
    Ran::on(&server.db, &mute).await.ok();
    let id = records(&user.client).await[0]["id"].clone();
    let appeal = |id: &Value, content: &str| json!({ "measureId": id, "content": content });
    for content in ["", " \n ", &"字".repeat(501)] {
        user.client.post_json(PATH, &appeal(&id, content)).await.malformed("content");
    }
    for unknown in [json!(0), json!(-1), json!(999)] {
        user.client.post_json(PATH, &appeal(&unknown, "不是我")).await.refused(2002);
    }
    Ran::on(&server.db, &["account", "unmute", "--who", "lin_xia"]).await.ok();
    let ended = user.client.post_json(PATH, &appeal(&id, "不是我")).await;
    assert_eq!(ended.refused(2004).json["data"]["need"], "running");
    server.visitor().get(PATH).await.refused(2);
}

#[tokio::test]
async fn a_repeated_appeal_gets_its_first_answer_also_when_the_limit_is_reached() {
    let server = TestServer::start_with(Options::default().set("PORTAL_REPORTS_PER_ACCOUNT", "1/1h")).await;
    let user = User::register(&server, "lin_xia").await;
    for what in [&["mute", "--days", "3"][..], &["warn"][..]] {
        let args = [&["account"][..], what, &["--who", "lin_xia", "--reason", "刷屏"]].concat();
        Ran::on(&server.db, &args).await.ok();
    }
    let own = records(&user.client).await;
    let appeal = |of: &Value| json!({ "measureId": of["id"], "content": "不是我" });
    for _ in 0..2 {
        user.client.post_json(PATH, &appeal(&own[0])).await.ok();
    }
    user.client.post_json(PATH, &appeal(&own[1])).await.refused(1005);
    assert!(records(&user.client).await[1]["appeal"].is_null());
}

#[tokio::test]
#[ignore = "night"]
async fn a_hidden_post_is_named_and_linked_while_it_can_be_opened() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let id = post(&server.db, user.uid).await;
    let change = async |what: &str| {
        let args = ["post", what, &id.to_string(), "--reason", "广告"];
        Ran::on(&server.db, &args).await.ok();
        records(&user.client).await[0].clone()
    };
    let hide = change("hide").await;
    assert_eq!(
        (&hide["kind"], &hide["refKind"], &hide["refId"]),
        (&json!("hide"), &json!("post"), &json!(id))
    );
    assert_eq!((&hide["excerpt"], &hide["postId"]), (&json!("今晚谁在"), &Value::Null));
    let message = user.client.post("/api/user/center/message/all", &[]).await;
    assert_eq!(message.ok()["list"][0]["link"], "/measures");
    let shown = change("restore").await;
    assert_eq!((&shown["running"], &shown["postId"]), (&json!(false), &json!(id)));
    user.client.get(&format!("/api/v1/square/post/{id}")).await.ok();
    user.client.delete(&format!("/api/v1/square/post/{id}")).await.ok();
    assert_eq!(records(&user.client).await[0]["postId"], Value::Null);
}

#[tokio::test]
#[ignore = "night"]
async fn a_hidden_comment_is_named_with_its_post() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let post = post(&server.db, user.uid).await;
    let path = format!("/api/v1/square/post/{post}/comment");
    let comment = user.client.post_json(&path, &json!({ "content": "加群" })).await.ok()["id"].clone();
    Ran::on(&server.db, &["comment", "hide", &comment.to_string(), "--reason", "广告"]).await.ok();
    let hide = records(&user.client).await[0].clone();
    assert_eq!((&hide["refKind"], &hide["refId"]), (&json!("comment"), &comment));
    assert_eq!((&hide["excerpt"], &hide["postId"]), (&json!("加群"), &json!(post)));
}
