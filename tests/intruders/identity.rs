//! A token sent with another account's uid.

use serde_json::{Value, json};

use super::scene::{Scene, belongings};
use crate::harness::calls::{calls, calls_with_session};

#[tokio::test]
async fn a_token_is_valid_only_with_its_own_uid_on_every_call() {
    let scene = Scene::new().await;
    let Scene { server, owner, thief, .. } = &scene;
    let visitor = server.visitor();
    let before = belongings(&server.db, owner.uid).await;
    let calls = calls_with_session();
    for call in &calls {
        for (what, client) in [
            ("nobody", visitor.clone()),
            ("a uid alone", visitor.with("UG-Uid", &owner.uid.to_string())),
            ("a token alone", visitor.with("UG-Token", &owner.token)),
            ("another's uid", visitor.signed_in(owner.uid, &thief.token)),
            ("another's token", visitor.signed_in(thief.uid, &owner.token)),
            ("all that one could try", visitor.signed_in(owner.uid, "").with("Authorization", &owner.token)),
        ] {
            let answer = call.make(&client, |template, name| scene.id(template, name)).await;
            assert_eq!((answer.status.as_u16(), answer.code()), (200, 2), "{what}: {}", call.name());
            assert_eq!(answer.json["data"], Value::Null, "{what}: {}", call.name());
        }
    }
    assert_eq!(belongings(&server.db, owner.uid).await, before);
    server.db.audit().await;
}

#[tokio::test]
async fn every_call_refuses_a_uid_that_is_not_the_callers() {
    let scene = Scene::new().await;
    let Scene { server, owner, thief, .. } = &scene;
    let before = belongings(&server.db, owner.uid).await;
    let mut met = 0;
    for call in calls() {
        if call.known.iter().any(|name| name == "uid") {
            let call = call.with("uid", json!(owner.uid));
            let answer = call.make(&thief.client, |template, name| scene.id(template, name)).await;
            assert_eq!((answer.status.as_u16(), answer.code()), (403, 1), "{}: {}", call.name(), answer.text);
            met += 1;
        }
    }
    assert!(met > 15, "{met} calls that take a uid");
    assert_eq!(belongings(&server.db, owner.uid).await, before);
    server.db.audit().await;
}
