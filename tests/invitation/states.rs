//! From registration to reward.

use std::sync::Arc;

use actors::{Clock, ManualClock, SystemClock};
use serde_json::json;

use crate::harness::{
    Gateway, Nodes, TestRedis, TestServer, User, bind_phone, call_back, earn, eventually, game, invitation,
    inviting, looked_at, order, paid, post, publish, shop,
};

#[tokio::test]
async fn both_are_rewarded_on_every_page_when_the_guest_has_a_phone_and_has_acted() {
    let nodes = Nodes::on(&TestRedis::shared_url(), inviting()).await;
    let third = nodes.another().await;
    let host = User::register(&nodes.a, "lin_xia").await;
    let guest = User::invited(&nodes.b, &host, "guest", "d1", "192.0.2.1").await;
    let mut hosts = [host.client.socket().await, host.client.at(&third).socket().await];
    let mut guests = [guest.client.socket().await, guest.client.at(&nodes.a).socket().await];
    publish(&guest, &json!({ "content": "大家好" })).await;
    looked_at(&nodes.db).await;
    assert_eq!(invitation(&nodes.db, guest.uid).await, "pending");
    bind_phone(&nodes.db, guest.uid).await;
    for (sockets, coins, of) in [(&mut hosts, 20, "guest"), (&mut guests, 10, "lin_xia")] {
        for socket in sockets {
            let message = socket.next_of_type("message").await;
            assert_eq!(message["kind"], "invite");
            let content = message["content"].as_str().unwrap();
            assert!(content.contains(&format!("{coins}X钻")) && content.contains(of), "{content}");
            socket.status_where("the reward", |status| status["coinNum"] == coins).await;
        }
    }
    assert_eq!(invitation(&nodes.db, guest.uid).await, "paid");
    let coins = host.client.post("/api/user/center/coin/all", &[]).await.ok().clone();
    let entry = &coins["entries"]["records"][0];
    assert_eq!(
        (&entry["delta"], &entry["refType"], &entry["reason"]),
        (&json!(20), &json!("invite"), &json!("邀请奖励：guest"))
    );
    // Further actions earn nothing.
    publish(&guest, &json!({ "content": "又来了" })).await;
    looked_at(&nodes.db).await;
    assert_eq!(
        (host.me().await["coinNum"].clone(), guest.me().await["coinNum"].clone()),
        (json!(20), json!(10))
    );
    nodes.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn each_real_action_counts_and_so_does_registering_by_phone() {
    let (gateway, clock) = (Gateway::start(), ManualClock::at(SystemClock.now()));
    let server = TestServer::start_with(inviting().gateway(&gateway).clock(&clock)).await;
    shop(&server.db).await;
    game(&server.db, 1001, "免费的", "featured = null").await;
    let host = User::register(&server, "lin_xia").await;
    let thread = post(&server.db, host.uid).await;
    let code = host.me().await["inviteCode"].as_str().unwrap().to_owned();
    for (n, deed) in ["download", "post", "comment", "recharge"].into_iter().enumerate() {
        let visitor = server.visitor().with("X-Forwarded-For", &format!("192.0.2.{n}"));
        let phone = format!("1381234567{n}");
        let sms = gateway.ask(&visitor, "login", &phone).await;
        let fields = [("phone", phone.as_str()), ("smsCode", sms.as_str()), ("inviteCode", code.as_str())];
        let account = visitor.post("/api/user/loginWithPhone", &fields).await.ok().clone();
        let uid = account["uid"].as_i64().unwrap();
        let client = visitor.signed_in(uid, account["token"].as_str().unwrap());
        looked_at(&server.db).await;
        assert_eq!(invitation(&server.db, uid).await, "pending", "{deed}");
        match deed {
            "download" => {
                client.post("/api/user/game/download/1001", &[("platformType", "1"), ("price", "0")]).await
            }
            "post" => client.post_json("/api/v1/square/post", &json!({ "content": "大家好" })).await,
            "comment" => {
                client
                    .post_json(
                        &format!("/api/v1/square/post/{thread}/comment"),
                        &json!({ "content": "来了" }),
                    )
                    .await
            }
            _ => {
                let id = order(&client, 1, "sandbox").await;
                looked_at(&server.db).await;
                assert_eq!(invitation(&server.db, uid).await, "pending", "an order is no recharge");
                call_back(&server, &paid(&id, "T1", 600)).await;
                client.post("/api/user/center/me", &[]).await
            }
        }
        .ok();
        eventually(deed, async || invitation(&server.db, uid).await == "paid").await;
    }
    host.has_coins(80).await;
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn rewards_beyond_the_monthly_limit_wait_for_the_next_month() {
    let server = TestServer::start_with(inviting().set("PORTAL_INVITES_PER_MONTH", "1")).await;
    let host = User::register(&server, "lin_xia").await;
    let first = User::invited(&server, &host, "first", "d1", "192.0.2.1").await;
    let second = User::invited(&server, &host, "second", "d2", "192.0.2.2").await;
    for guest in [&first, &second] {
        earn(&server.db, guest.uid).await;
        looked_at(&server.db).await;
    }
    assert_eq!(invitation(&server.db, second.uid).await, "pending");
    let page = host.client.get("/api/v1/invite/list").await.ok().clone();
    assert_eq!(page["records"][0]["need"], json!(["wait"]));
    let due: bool = server
        .db
        .value(
            "select due_time = date_trunc('month', now() at time zone 'Asia/Shanghai' + interval '1 month')
                 at time zone 'Asia/Shanghai' from invitation_check",
        )
        .await;
    assert!(due, "when the portal's month begins");
    server
        .db
        .execute(
            "alter table invitation disable trigger user;
             update invitation set paid_time = paid_time - interval '32 days' where state = 'paid';
             alter table invitation enable trigger user;
             update invitation_check set due_time = now()",
        )
        .await;
    eventually("the next month's", async || invitation(&server.db, second.uid).await == "paid").await;
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_suspended_player_is_rewarded_after_the_suspension() {
    let server = Arc::new(TestServer::start_with(inviting()).await);
    let host = User::register(&server, "lin_xia").await;
    for (n, suspended) in ["inviter", "invitee"].into_iter().enumerate() {
        let device = format!("d{n}");
        let guest =
            User::invited(&server, &host, &format!("guest_{n}"), &device, &format!("192.0.2.{n}")).await;
        let who = if suspended == "inviter" { host.uid } else { guest.uid };
        let suspend = |value: &str| {
            format!(
                "update account set suspended_until = {value} where uid = {who}; delete from login where uid = {who}"
            )
        };
        server.db.execute(&suspend("now() + interval '1 day'")).await;
        earn(&server.db, guest.uid).await;
        looked_at(&server.db).await;
        assert_eq!(invitation(&server.db, guest.uid).await, "pending", "{suspended}");
        // The suspension ends by its time; below, an operator ends one.
        if suspended == "inviter" {
            let over = format!(
                "update account set suspended_until = now() where uid = {who}; update invitation_check set due_time = now()"
            );
            server.db.execute(&over).await;
        } else {
            assert!(sql::suspension::restore(&server.db.pool.get().await.unwrap(), who).await.unwrap());
        }
        eventually(suspended, async || invitation(&server.db, guest.uid).await == "paid").await;
        server.db.execute(&format!("update account set suspended_until = null where uid = {who}")).await;
    }
    server.db.audit().await;
}

#[tokio::test]
async fn a_login_by_code_and_an_invented_code_are_no_invitation() {
    let server = TestServer::start_with(inviting()).await;
    let host = User::register(&server, "lin_xia").await;
    let code = host.me().await["inviteCode"].as_str().unwrap().to_owned();
    let fields = |name: &'static str, code: &'static str| {
        [("loginName", name), ("password", crate::harness::PASSWORD), ("inviteCode", code)]
    };
    server.visitor().post("/api/user/registerWithName", &fields("anna", "NOBODYS1")).await.ok();
    server.visitor().post("/api/user/registerWithName", &fields("berta", "")).await.ok();
    let again =
        [("loginName", "anna"), ("password", crate::harness::PASSWORD), ("inviteCode", code.as_str())];
    server.visitor().post("/api/user/login", &again).await.ok();
    assert_eq!(server.db.value::<i64>("select count(*) from invitation").await, 0);
}
