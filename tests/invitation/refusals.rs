//! Refused rewards: operators see the reason, the inviter sees only that the invitation does not count.

use serde_json::json;

use crate::harness::{
    PASSWORD, TestServer, User, bind_phone, earn, eventually, invitation, inviting, looked_at, post,
};

/// The player's next login is on this device.
async fn on_device(server: &TestServer, login_name: &str, device: &str) {
    let fields = [("loginName", login_name), ("password", PASSWORD), ("deviceID", device)];
    server.visitor().post("/api/user/login", &fields).await.ok();
}

/// Performs the rewarded action without a reward.
async fn refused(server: &TestServer, guest: &User, why: &str) {
    earn(&server.db, guest.uid).await;
    looked_at(&server.db).await;
    assert_eq!(invitation(&server.db, guest.uid).await, format!("refused {why}"));
    assert_eq!(guest.me().await["coinNum"], 0);
    server.db.audit().await;
}

async fn pays(server: &TestServer, guest: &User) {
    earn(&server.db, guest.uid).await;
    looked_at(&server.db).await;
    assert_eq!(invitation(&server.db, guest.uid).await, "paid");
}

#[tokio::test]
#[ignore = "night"]
async fn nobody_is_rewarded_for_inviting_themselves_by_device_or_phone() {
    let server = TestServer::start_with(inviting()).await;
    let host = User::register(&server, "lin_xia").await;
    on_device(&server, "lin_xia", "mine").await;
    let same = User::invited(&server, &host, "same_device", "mine", "192.0.2.1").await;
    // Before anything is earned: the refusal is known already.
    looked_at(&server.db).await;
    assert_eq!(invitation(&server.db, same.uid).await, "refused self");
    refused(&server, &same, "self").await;

    let later = User::invited(&server, &host, "later_device", "theirs", "192.0.2.2").await;
    on_device(&server, "later_device", "mine").await;
    refused(&server, &later, "self").await;

    // The inviter's old phone, which is free because they bound another.
    bind_phone(&server.db, host.uid).await;
    let old: String = server.db.value_of("select phone from account where uid = $1", &[&host.uid]).await;
    server.db.execute(&format!("update account set phone = '13900000000' where uid = {}", host.uid)).await;
    let phone = User::invited(&server, &host, "same_phone", "d3", "192.0.2.3").await;
    server.db.execute(&format!("update account set phone = '{old}' where uid = {}", phone.uid)).await;
    post(&server.db, phone.uid).await;
    looked_at(&server.db).await;
    assert_eq!(invitation(&server.db, phone.uid).await, "refused self");

    let page = host.client.get("/api/v1/invite/list").await.ok().clone();
    for record in page["records"].as_array().unwrap() {
        assert_eq!(
            (&record["state"], &record["need"], &record["reward"]),
            (&json!("refused"), &json!([]), &json!(0))
        );
        assert!(!record.to_string().contains("self"), "why is not told: {record}");
    }
    assert_eq!(host.me().await["coinNum"], 0);
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_phone_of_an_earlier_account_earns_no_reward() {
    let server = TestServer::start_with(inviting()).await;
    let (host, other) = (User::register(&server, "lin_xia").await, User::register(&server, "other").await);
    let first = User::invited(&server, &host, "first", "d1", "192.0.2.1").await;
    pays(&server, &first).await;
    let phone: String = server.db.value_of("select phone from account where uid = $1", &[&first.uid]).await;
    server.db.execute(&format!("update account set phone = '13900000000' where uid = {}", first.uid)).await;
    let second = User::invited(&server, &other, "second", "d2", "192.0.2.2").await;
    post(&server.db, second.uid).await;
    server.db.execute(&format!("update account set phone = '{phone}' where uid = {}", second.uid)).await;
    looked_at(&server.db).await;
    assert_eq!(invitation(&server.db, second.uid).await, "refused phone");
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn rings_by_device_and_chains_in_one_network_are_refused() {
    let server = TestServer::start_with(inviting()).await;
    let a = User::register(&server, "ring_a").await;
    on_device(&server, "ring_a", "da").await;
    let b = User::invited(&server, &a, "ring_b", "db", "192.0.2.1").await;
    pays(&server, &b).await;
    // B's guest uses A's device.
    let c = User::invited(&server, &b, "ring_c", "da", "192.0.2.2").await;
    refused(&server, &c, "ring").await;
    // Further down the chain too, although C's own invitation was refused.
    let d = User::invited(&server, &c, "ring_d", "db", "192.0.2.3").await;
    refused(&server, &d, "ring").await;
    let e = User::invited(&server, &d, "ring_e", "da", "192.0.2.4").await;
    refused(&server, &e, "ring").await;

    // One network, one after the other: inviting one neighbour is fine, a chain of them is a farm.
    let f = User::invited(&server, &b, "chain_f", "df", "2001:db8:1:2::1").await;
    pays(&server, &f).await;
    let g = User::invited(&server, &f, "chain_g", "dg", "2001:db8:1:2:ffff::2").await;
    refused(&server, &g, "ring").await;
    let h = User::invited(&server, &g, "chain_h", "dh", "2001:db8:1:3::1").await;
    pays(&server, &h).await;
    server.db.audit().await;
}

#[tokio::test]
async fn one_device_or_address_gets_a_limited_number_of_rewards() {
    let server = TestServer::start_with(inviting().set("PORTAL_INVITES_PER_ADDRESS", "2")).await;
    let hosts = [User::register(&server, "host_0").await, User::register(&server, "host_1").await];
    for n in 0..4 {
        let guest =
            User::invited(&server, &hosts[n % 2], &format!("device_{n}"), "one", &format!("192.0.2.{n}"))
                .await;
        if n == 0 { pays(&server, &guest).await } else { refused(&server, &guest, "device").await }
    }
    for n in 0..5 {
        let (name, device, address) =
            (format!("address_{n}"), format!("a{n}"), format!("2001:db8:5:5:{n}::1"));
        let guest = User::invited(&server, &hosts[n % 2], &name, &device, &address).await;
        if n < 2 { pays(&server, &guest).await } else { refused(&server, &guest, "address").await }
    }
    // Without a device id, an address counts as one device.
    for (n, host) in hosts.iter().enumerate() {
        let guest = User::invited(&server, host, &format!("nameless_{n}"), "", "198.51.100.1").await;
        if n == 0 { pays(&server, &guest).await } else { refused(&server, &guest, "device").await }
    }
    // After thirty days an address is counted from zero, a device is not.
    server
        .db
        .execute(
            "alter table invitation disable trigger user;
             update invitation set paid_time = paid_time - interval '31 days' where state = 'paid';
             alter table invitation enable trigger user",
        )
        .await;
    let guest = User::invited(&server, &hosts[0], "late_address", "a9", "2001:db8:5:5::1").await;
    pays(&server, &guest).await;
    let guest = User::invited(&server, &hosts[0], "late_device", "one", "192.0.2.77").await;
    refused(&server, &guest, "device").await;
    eventually("the rewards of five invitations", async || {
        let coins = async |host: &User| host.me().await["coinNum"].as_i64().unwrap();
        coins(&hosts[0]).await + coins(&hosts[1]).await == 5 * 20
    })
    .await;
    server.db.audit().await;
}
