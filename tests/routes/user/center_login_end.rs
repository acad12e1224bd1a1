use crate::harness::{TestServer, User};

const PATH: &str = "/api/user/center/login/end";
const ME: &str = "/api/user/center/me";

/// The ids of the account's logins, newest first.
async fn ids(user: &User) -> Vec<String> {
    let answer = user.client.post("/api/user/center/login/all", &[]).await;
    let records = answer.ok()["records"].as_array().unwrap().clone();
    records.iter().map(|login| login["id"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn one_login_ends_and_the_others_stay() {
    let server = TestServer::start().await;
    let here = User::register(&server, "lin_xia").await;
    let there = User::login(&server, "lin_xia").await;
    let third = User::login(&server, "lin_xia").await;
    let ids = ids(&here).await;
    let answer = here.client.post(PATH, &[("id", &ids[1])]).await;
    assert_eq!(answer.ok()["ended"], 1);
    there.client.post(ME, &[]).await.refused(2);
    here.client.post(ME, &[]).await.ok();
    third.client.post(ME, &[]).await.ok();
    here.client.post(PATH, &[("id", &ids[1])]).await.refused(2002);
    // The caller's own login can be ended too.
    assert_eq!(here.client.post(PATH, &[("id", &ids[2])]).await.ok()["ended"], 1);
    here.client.post(ME, &[]).await.refused(2);
}

#[tokio::test]
async fn all_other_logins_end_and_the_callers_stays() {
    let server = TestServer::start().await;
    let here = User::register(&server, "lin_xia").await;
    let there = User::login(&server, "lin_xia").await;
    User::login(&server, "lin_xia").await;
    let somebody = User::register(&server, "somebody").await;
    assert_eq!(here.client.post(PATH, &[("others", "1")]).await.ok()["ended"], 2);
    there.client.post(ME, &[]).await.refused(2);
    here.client.post(ME, &[]).await.ok();
    somebody.client.post(ME, &[]).await.ok();
    assert_eq!(here.client.post(PATH, &[("others", "1")]).await.ok()["ended"], 0);
    User::login(&server, "lin_xia").await.client.post(ME, &[]).await.ok();
}

#[tokio::test]
async fn foreign_and_unknown_logins_are_gone_and_no_id_is_malformed() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let other = User::register(&server, "other").await;
    let foreign = &ids(&other).await[0];
    user.client.post(PATH, &[("id", foreign)]).await.refused(2002);
    user.client.post(PATH, &[("id", "00000000-0000-0000-0000-000000000000")]).await.refused(2002);
    other.client.post(ME, &[]).await.ok();
    for fields in [&[("id", "7")][..], &[], &[("others", "0")]] {
        assert!(!user.client.post(PATH, fields).await.malformed("id").is_empty());
    }
    user.client.post(PATH, &[("others", "1"), ("uid", &other.uid.to_string())]).await.failed(403);
    server.visitor().post(PATH, &[("others", "1")]).await.refused(2);
}
