//! The log: what the suite does stands there, and stays.

use reqwest::Method;
use serde_json::{Value, json};

use super::Scene;
use crate::harness::{Ran, TestServer, User, post};

#[tokio::test]
async fn each_change_of_an_operator_is_logged_with_before_after_reason_and_request() {
    let scene = Scene::start().await;
    let (_, token) = scene.signed_in("boss", "admin").await;
    let uid = User::register(&scene.server, "lin_xia").await.uid;
    let change = async |call: &str, body: Value| {
        let answer = scene.call(&token, Method::POST, &format!("account/{uid}/{call}"), Some(body)).await;
        answer.ok();
        answer.request_id
    };
    let until = "2034-01-02T03:04:05Z";
    let expected = [
        (
            "account.suspend",
            change("suspend", json!({ "until": until, "reason": "刷屏" })).await,
            "刷屏",
            Value::Null,
            json!({ "until": "2034-01-02T03:04:05.000Z", "loginsEnded": 1 }),
        ),
        (
            "account.suspend",
            change("suspend", json!({ "until": "2034-02-02T03:04:05Z", "reason": "又刷屏" })).await,
            "又刷屏",
            json!({ "until": "2034-01-02T03:04:05.000Z", "reason": "刷屏" }),
            json!({ "until": "2034-02-02T03:04:05.000Z", "loginsEnded": 0 }),
        ),
        (
            "account.unsuspend",
            change("unsuspend", json!({ "reason": "申诉成立" })).await,
            "申诉成立",
            json!({ "until": "2034-02-02T03:04:05.000Z", "reason": "又刷屏" }),
            Value::Null,
        ),
        (
            "account.mute",
            change("mute", json!({ "until": until, "reason": "骂人" })).await,
            "骂人",
            Value::Null,
            json!({ "until": "2034-01-02T03:04:05.000Z" }),
        ),
        (
            "account.unmute",
            change("unmute", json!({})).await,
            "",
            json!({ "until": "2034-01-02T03:04:05.000Z", "reason": "骂人" }),
            Value::Null,
        ),
    ];
    let log = async |more: &str| {
        let path = format!("log?subjectKind=account&subjectId={uid}{more}");
        scene.call(&token, Method::GET, &path, None).await.ok()["records"].as_array().unwrap().clone()
    };
    let logged = log("").await;
    assert_eq!(logged.len(), expected.len(), "{logged:?}");
    // Newest first.
    for (entry, (action, request_id, reason, before, after)) in logged.iter().rev().zip(expected) {
        assert_eq!(entry["actor"], "operator");
        assert_eq!(entry["actorName"], "boss");
        assert_eq!(entry["action"], action);
        assert_eq!(entry["requestId"], request_id.as_str(), "{entry}");
        assert_eq!(entry["reason"], reason, "{entry}");
        assert_eq!(entry["before"], before, "{entry}");
        assert_eq!(entry["after"], after, "{entry}");
    }
    // A refused change is not logged.
    let again = scene.call(&token, Method::POST, &format!("account/{uid}/unmute"), Some(json!({}))).await;
    assert_eq!(again.refused(2004)["need"], "muted");
    assert_eq!(log("").await.len(), 5);
    assert_eq!(log("&action=account.suspend").await.len(), 2);
    assert_eq!(log("&who=nobody").await.len(), 0);
    assert_eq!(log("&since=2034-01-01T00:00:00Z").await.len(), 0);
    let first = scene.call(&token, Method::GET, "log?size=2", None).await;
    let below = first.ok()["nextBelow"].as_i64().unwrap();
    let second = scene.call(&token, Method::GET, &format!("log?size=2&below={below}"), None).await;
    assert_eq!(second.ok()["records"][0]["id"].as_i64().unwrap(), below - 1);
    let csv = scene.call(&token, Method::GET, &format!("log?format=csv&subjectId={uid}"), None).await.text;
    assert_eq!(csv.lines().count(), 6, "{csv}");
    assert!(csv.contains(",boss,account.unsuspend,account,") && csv.contains("申诉成立"), "{csv}");
    // The history of an account shows them, too.
    let shown = scene.call(&token, Method::GET, &format!("account/{uid}"), None).await;
    assert_eq!(shown.ok()["log"].as_array().unwrap().len(), 5);
    scene.server.db.audit().await;
}

#[tokio::test]
async fn no_entry_of_the_log_changes_or_disappears() {
    let scene = Scene::start().await;
    scene.add("boss", "admin").await;
    let db = &scene.server.db;
    // As the owner of the tables, whom no privilege binds.
    for statement in [
        "update operator_log set reason = 'another'",
        "delete from operator_log",
        "truncate operator_log",
        "delete from operator",
    ] {
        let error = db.try_execute(statement).await.unwrap_err().to_string();
        assert!(error.contains("refuses") || error.contains("cannot truncate"), "{statement}: {error}");
    }
    assert_eq!(db.value::<i64>("select count(*) from operator_log").await, 1);
    for wrong in [
        "insert into operator_log (actor, actor_name, action, subject_kind, subject_id) values ('operator', 'x', 'a.b', 'c', '1')",
        "insert into operator_log (actor, actor_name, action, subject_kind, subject_id) values ('nobody', 'x', 'a.b', 'c', '1')",
        "insert into operator_log (actor, actor_name, action, subject_kind, subject_id) values ('cli', '', 'a.b', 'c', '1')",
    ] {
        assert!(db.try_execute(wrong).await.is_err(), "{wrong}");
    }
}

#[tokio::test]
async fn commands_with_direct_access_to_the_database_are_logged() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let post = post(&server.db, user.uid).await.to_string();
    for args in [
        &["coin", "grant", "--to", "lin_xia", "--amount", "88", "--reason", "补偿", "--key", "k1"][..],
        &["message", "send", "--to", "lin_xia", "--title", "你好", "--content", "今晚开服"],
        &["post", "hide", &post, "--reason", "广告"],
        &["check-in", "set", "--make-up-price", "5"],
        // As dev, through the operators' service.
        &["account", "mute", "--who", "lin_xia", "--days", "1", "--reason", "刷屏"],
    ] {
        Ran::on(&server.db, args).await.ok();
    }
    // Nothing changes, so nothing is logged.
    Ran::on(&server.db, &["coin", "grant", "--to", "lin_xia", "--amount", "88", "--key", "k1"]).await.ok();
    let logged: Vec<String> = server
        .db
        .value(
            "select array_agg(actor || ' ' || action || ' ' || subject_kind || ' ' || reason order by id) from operator_log",
        )
        .await;
    assert_eq!(
        logged,
        [
            "cli coin.grant account 补偿",
            "cli message.send message ",
            "cli post.change post 广告",
            "cli check_in.rule rule ",
            "cli account.mute account 刷屏",
        ]
    );
    let by: String = server.db.value("select actor_name from operator_log order by id desc limit 1").await;
    assert_eq!(by, "dev");
    let shown =
        Ran::on(&server.db, &["operator", "log", "--on", &format!("account:{}", user.uid)]).await.ok();
    assert_eq!(shown.lines().count(), 2, "{shown}");
    assert!(shown.contains("cli dev  account.mute") && shown.contains("(刷屏)"), "{shown}");
    let of_dev = Ran::on(&server.db, &["operator", "log", "--by", "dev"]).await.ok();
    assert!(of_dev.contains("account.mute") && !of_dev.contains("check_in.rule"), "{of_dev}");
    server.db.audit().await;
}
