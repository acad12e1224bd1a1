use crate::harness::{Nodes, TestServer, User, eventually};

const PATH: &str = "/api/user/logout";
const ME: &str = "/api/user/center/me";

#[tokio::test]
async fn a_logout_ends_only_its_login() {
    let server = TestServer::start().await;
    let here = User::register(&server, "lin_xia").await;
    let elsewhere = User::login(&server, "lin_xia").await;
    here.client.post(PATH, &[]).await.ok();
    here.client.post(ME, &[]).await.refused(2);
    here.client.post(PATH, &[]).await.refused(2);
    elsewhere.client.post(ME, &[]).await.ok();
}

#[tokio::test]
async fn a_logout_of_all_ends_every_login() {
    let server = TestServer::start().await;
    let here = User::register(&server, "lin_xia").await;
    let elsewhere = User::login(&server, "lin_xia").await;
    let somebody = User::register(&server, "somebody").await;
    elsewhere.client.post(ME, &[]).await.ok();
    here.client.post(PATH, &[("all", "1")]).await.ok();
    here.client.post(ME, &[]).await.refused(2);
    elsewhere.client.post(ME, &[]).await.refused(2);
    somebody.client.post(ME, &[]).await.ok();
    User::login(&server, "lin_xia").await.client.post(ME, &[]).await.ok();
}

#[tokio::test]
#[ignore = "night"]
async fn a_logout_takes_effect_on_the_other_node_too() {
    let nodes = Nodes::start().await;
    let user = User::register(&nodes.a, "lin_xia").await;
    let at_b = user.client.at(&nodes.b);
    at_b.post(ME, &[]).await.ok();
    user.client.post(PATH, &[]).await.ok();
    let ended =
        async { eventually("code 2 on the other node", async || at_b.post(ME, &[]).await.code() == 2).await };
    crate::harness::soon(std::time::Duration::from_secs(1), "the end on the other node", ended).await;
}

#[tokio::test]
async fn nobody_can_log_out_another_account() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let other = User::register(&server, "other").await;
    let uid = user.uid.to_string();
    other.client.post(PATH, &[("uid", &uid), ("all", "1")]).await.failed(403);
    user.client.post(ME, &[]).await.ok();
    server.visitor().post(PATH, &[]).await.refused(2);
}
