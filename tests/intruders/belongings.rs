//! An account's data cannot be read or changed by another account, whatever ids a call names.

use reqwest::Method;

use super::scene::{Scene, belongings};
use crate::harness::{Options, calls::calls};

/// A setting without search limits.
fn often() -> Options {
    Options::default()
        .set("PORTAL_SEARCHES_PER_ACCOUNT", "10000/1m")
        .set("PORTAL_SEARCHES_PER_ADDRESS", "10000/1m")
}

#[tokio::test]
async fn no_call_of_another_account_reads_or_changes_private_data() {
    let scene = Scene::with(often()).await;
    let Scene { server, owner, thief, .. } = &scene;
    let before = belongings(&server.db, owner.uid).await;
    for secret in &scene.secrets {
        assert!(before.contains(secret) || *secret == owner.token, "{secret} is kept");
    }
    let mut calls = calls();
    // After a logout the intruder is a visitor.
    calls.sort_by_key(|call| call.template == "/api/user/logout");
    let mut made = 0;
    for call in calls {
        for (who, client) in [("a thief", thief.client.clone()), ("a visitor", server.visitor())] {
            let answer = call.make(&client, |template, name| scene.id(template, name)).await;
            assert!(answer.status.as_u16() < 500, "{who}: {}: {}", call.name(), answer.text);
            for secret in &scene.secrets {
                assert!(
                    !answer.text.contains(secret),
                    "{who}: {} tells {secret}: {}",
                    call.name(),
                    answer.text
                );
            }
            made += 1;
        }
    }
    assert!(made > 180, "{made} calls");
    assert_eq!(belongings(&server.db, owner.uid).await, before);
    owner.client.post("/api/user/center/me", &[]).await.ok();
    server.db.audit().await;
}

#[tokio::test]
async fn ids_of_another_account_are_refused_as_missing_or_foreign() {
    let scene = Scene::with(often()).await;
    let Scene { thief, .. } = &scene;
    for (method, template, refusal) in [
        (Method::POST, "/api/order/payInfo", (200, 2002)),
        (Method::POST, "/api/order/cancel", (200, 2002)),
        (Method::POST, "/api/user/center/coin/order", (200, 2002)),
        (Method::POST, "/api/user/center/login/end", (200, 2002)),
        (Method::POST, "/api/user/message", (200, 2002)),
        (Method::PUT, "/api/v1/square/post/{id}", (403, 1)),
        (Method::DELETE, "/api/v1/square/post/{id}", (403, 1)),
        (Method::PUT, "/api/v1/square/comment/{id}", (403, 1)),
        (Method::DELETE, "/api/v1/square/comment/{id}", (403, 1)),
        (Method::POST, "/api/v1/square/post", (400, 4000)),
    ] {
        let call = calls().into_iter().find(|call| call.method == method && call.template == template);
        let call = call.unwrap_or_else(|| panic!("{template} is not in the document"));
        let of = |template: &str, name: &str| match (template, name) {
            // The path names one message or one order.
            ("/api/user/message", "ids") => None,
            ("/api/v1/square/post/{id}", "images") => None,
            _ => scene.id(template, name),
        };
        let answer = call.make(&thief.client, of).await;
        assert_eq!((answer.status.as_u16(), answer.code()), refusal, "{}: {}", call.name(), answer.text);
    }
}
