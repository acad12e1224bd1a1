//! What each role may do, over every call of the document.

use reqwest::Method;
use serde_json::{Value, json};

use super::Scene;

/// The roles of each permission, besides `admin`.
const MAY: [(&str, &[&str]); 25] = [
    ("operator.read", &["read_only"]),
    ("operator.write", &[]),
    ("log.read", &["read_only"]),
    ("account.read", &["support", "moderator", "finance", "read_only"]),
    ("account.note", &["support", "moderator", "finance"]),
    ("account.logout", &["support", "moderator"]),
    ("account.youth", &["support"]),
    ("account.suspend", &["moderator"]),
    ("account.mute", &["moderator"]),
    ("coin.grant", &["finance"]),
    ("order.refund", &["finance"]),
    ("message.send", &["support", "content"]),
    ("message.broadcast", &["content"]),
    ("message.read", &["support", "content", "read_only"]),
    ("proposal.read", &["content", "finance", "read_only"]),
    ("proposal.decide", &["content", "finance"]),
    ("account.profile", &["support", "moderator"]),
    ("account.unbind", &["support"]),
    ("order.read", &["support", "finance", "read_only"]),
    ("coin.read", &["support", "finance", "read_only"]),
    ("figures.read", &["finance", "content", "read_only"]),
    ("moderation.read", &["support", "moderator", "read_only"]),
    ("moderation.write", &["moderator"]),
    ("ban.read", &["support", "moderator", "read_only"]),
    ("ban.write", &["moderator"]),
];

#[tokio::test]
async fn each_role_may_make_the_calls_of_its_row_and_no_other() {
    let scene = Scene::start().await;
    let document: Value =
        serde_json::from_str(&scene.call("", Method::GET, "openapi.json", None).await.text).unwrap();
    let calls: Vec<(Method, String, Option<String>)> = document["paths"]
        .as_object()
        .unwrap()
        .iter()
        .flat_map(|(path, item)| {
            item.as_object().unwrap().iter().map(move |(method, call)| {
                let method: Method = method.to_uppercase().parse().unwrap();
                // Nothing has this id, so that an allowed call changes nothing.
                let path = path
                    .replace("{uid}", "999999999")
                    .replace("{id}", "999999999")
                    .replace("{day}", "tomorrow");
                let path = path.replace("{order}", "11111111-2222-4333-8444-555555555555");
                let path = path.trim_start_matches("/api/ops/v1/").to_owned();
                (method, path, call["x-permission"].as_str().map(str::to_owned))
            })
        })
        .collect();
    assert!(calls.len() >= 40, "{calls:?}");
    let free: Vec<&str> =
        calls.iter().filter(|(_, _, needs)| needs.is_none()).map(|(_, path, _)| path.as_str()).collect();
    assert_eq!(free, ["operator/me", "operator/me/password", "session", "session"]);

    for role in ["support", "moderator", "content", "finance", "admin", "read_only"] {
        let (_, token) = scene.signed_in(&role.replace('_', "-"), role).await;
        for (method, path, permission) in &calls {
            let Some(permission) = permission else { continue };
            let (_, roles) = MAY.iter().find(|(name, _)| name == permission).expect("a row for each");
            let may = role == "admin" || roles.contains(&role);
            let body = (*method != Method::GET).then(|| json!({}));
            let answer = scene.call(&token, method.clone(), path, body.clone()).await;
            assert_eq!(answer.status != 403, may, "{role}: {method} {path}: {}", answer.text);
            assert_ne!(answer.status, 500, "{role}: {method} {path}: {}", answer.text);
        }
    }
    for (method, path, permission) in &calls {
        if permission.is_some() {
            let body = (*method != Method::GET).then(|| json!({}));
            scene.call("", method.clone(), path, body.clone()).await.refused(2);
            scene.call("portal_ops_invented", method.clone(), path, body).await.refused(2);
        }
    }
}

#[tokio::test]
async fn a_command_says_that_the_roles_do_not_allow_it() {
    let scene = Scene::start().await;
    let mei = scene.add("mei", "read_only").await;
    let code = mei.code(actors::Clock::now(&scene.clock));
    let (succeeded, said) = scene.login("mei", &[&mei.password, &code, super::CHOSEN]).await;
    assert!(succeeded, "{said}");
    crate::harness::User::register(&scene.server, "lin_xia").await;
    let suspend = ["account", "suspend", "--who", "lin_xia", "--days", "1", "--reason", "刷屏"];
    scene.run_as("mei", &suspend).await.refused(&["roles do not allow"]);
    assert_eq!(scene.server.db.value::<i64>("select count(suspended_until) from account").await, 0);
    let found = scene.run_as("mei", &["account", "find", "lin_xia"]).await.ok();
    assert!(found.contains("login name lin_xia") && found.contains("(by name"), "{found}");
}
