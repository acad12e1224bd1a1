//! The appeal token of a suspended account, used for anything but an appeal.

use futures_util::future::join_all;

use crate::harness::{
    Client, PASSWORD, Ran, Socket, TestServer, User,
    calls::{Session, calls, calls_with_session},
};

const PATH: &str = "/api/v1/appeal";

/// Suspends the account. Returns the appeal token of a refused sign-in.
async fn token(server: &TestServer, name: &str) -> String {
    let suspend = ["account", "suspend", "--who", name, "--days", "3", "--reason", "发布广告"];
    Ran::on(&server.db, &suspend).await.ok();
    let fields = [("loginName", name), ("password", PASSWORD)];
    let refused = server.visitor().post("/api/user/login", &fields).await;
    refused.refused(1007).json["data"]["appealToken"].as_str().unwrap().to_owned()
}

#[tokio::test]
#[ignore = "night"]
async fn an_appeal_token_is_no_session_on_any_other_call_and_opens_no_socket() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let token = token(&server, "lin_xia").await;
    let client = server.visitor().signed_in(user.uid, &token);
    let others: Vec<_> = calls_with_session().into_iter().filter(|call| call.template != PATH).collect();
    for some in others.chunks(10) {
        join_all(some.iter().map(async |call| {
            let answer = call.of(&client).await;
            assert_eq!((answer.status.as_u16(), answer.code()), (200, 2), "{}", call.name());
        }))
        .await;
    }
    client.post("/api/v1/realtime/ticket", &[]).await.refused(2);
    let refusal = Socket::try_open(server.addr(), Some(&token), None).await.err().unwrap();
    assert_eq!(refusal.status(), 200, "code 2");
    let live = "select count(*) from login where end_time is null";
    assert_eq!(server.db.value::<i64>(live).await, 0, "it is no login");
    // None of these calls has used it up.
    client.get(PATH).await.ok();
    assert!(calls().iter().any(|call| call.template == PATH && call.session == Session::Needed));
}

#[tokio::test]
async fn an_appeal_token_is_bound_to_its_account_and_its_portal() {
    let server = TestServer::start().await;
    let (user, other) = (User::register(&server, "lin_xia").await, User::register(&server, "other").await);
    let (own, of_other) = (token(&server, "lin_xia").await, token(&server, "other").await);
    let refused = async |client: Client| client.get(PATH).await.refused(2).code();
    refused(server.visitor().signed_in(other.uid, &own)).await;
    refused(server.visitor().signed_in(user.uid, &of_other)).await;
    for altered in [&own[1..], own.trim_start_matches("portal_appeal_"), &format!("{own}A"), "portal_appeal_"]
    {
        refused(server.visitor().signed_in(user.uid, altered)).await;
    }
    refused(server.visitor().with("UG-Token", &own)).await;
    // The token of an ended login is no appeal token.
    refused(user.client.clone()).await;
    let measures = server.visitor().signed_in(other.uid, &of_other).get(PATH).await.ok()["records"].clone();
    let of_user = server.visitor().signed_in(user.uid, &own);
    let appeal = serde_json::json!({ "measureId": measures[0]["id"], "content": "不是我" });
    of_user.post_json(PATH, &appeal).await.refused(2002);
}
