use serde_json::json;

use crate::harness::{Ran, TestServer, User, earn, inviting, looked_at};

const PATH: &str = "/api/v1/invite";

#[tokio::test]
async fn an_inviter_sees_code_link_rewards_and_results() {
    let options = inviting()
        .set("PORTAL_PUBLIC_URL", "https://play.example")
        .set("PORTAL_INVITE_REWARD_INVITER", "30")
        .set("PORTAL_INVITE_REWARD_INVITEE", "7");
    let server = TestServer::start_with(options).await;
    let host = User::register(&server, "lin_xia").await;
    server.db.execute("update account set channel_id = 'qq&1'").await;
    let code = host.me().await["inviteCode"].clone();
    let mut expected = json!({
        "code": code,
        "link": format!("https://play.example/?inviteCode={}&code=qq%261", code.as_str().unwrap()),
        "channel": "qq&1",
        "rewards": { "inviter": 30, "invitee": 7 },
        "invited": 0, "paid": 0, "pending": 0, "earned": 0,
    });
    assert_eq!(*host.client.get(PATH).await.ok(), expected);

    let mut guests = Vec::new();
    for (name, device, address) in
        [("anna", "d1", "192.0.2.1"), ("berta", "d2", "192.0.2.2"), ("clara", "d1", "192.0.2.3")]
    {
        guests.push(User::invited(&server, &host, name, device, address).await);
    }
    earn(&server.db, guests[0].uid).await;
    looked_at(&server.db).await;
    earn(&server.db, guests[2].uid).await;
    looked_at(&server.db).await;
    for (field, value) in [("invited", 3), ("paid", 1), ("pending", 1), ("earned", 30)] {
        expected[field] = json!(value);
    }
    assert_eq!(*host.client.get(PATH).await.ok(), expected);

    let claw_back = ["invite", "claw-back", &guests[0].uid.to_string(), "--reason", "x"];
    Ran::on(&server.db, &claw_back).await.ok();
    for (field, value) in [("paid", 0), ("earned", 0)] {
        expected[field] = json!(value);
    }
    assert_eq!(*host.client.get(PATH).await.ok(), expected);
    server.db.audit().await;
}

#[tokio::test]
async fn invitations_need_a_session() {
    let server = TestServer::start().await;
    server.visitor().get(PATH).await.refused(2);
    server.visitor().get("/api/v1/invite/list").await.refused(2);
    let host = User::register(&server, "lin_xia").await;
    let invite = host.client.get(PATH).await;
    let link = invite.ok()["link"].as_str().unwrap();
    assert!(link.starts_with(&format!("http://{}/?inviteCode=", server.addr())), "where it listens: {link}");
    assert!(link.ends_with("&code=0"), "no channel: {link}");
}
