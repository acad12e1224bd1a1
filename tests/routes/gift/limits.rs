//! Conditions and caps of packs.

use futures_util::future::join_all;
use serde_json::{Value, json};

use crate::{
    content::good_pack,
    harness::{Answer, Client, Options, PASSWORD, Ran, TestServer, User, gift},
};

async fn claim(client: &Client, id: i64) -> Answer {
    client.post_json(&format!("/api/v1/gift/{id}/claim"), &json!({})).await
}

async fn behind_a_proxy() -> TestServer {
    let options = Options::default()
        .set("PORTAL_TRUSTED_PROXIES", "127.0.0.0/8")
        .set("PORTAL_REGISTRATIONS_PER_ADDRESS", "1000/1h");
    TestServer::start_with(options).await
}

/// A new account whose login is on this device, at this address.
async fn player(server: &TestServer, name: &str, device: &str, address: &str) -> Client {
    let visitor = server.visitor().with("X-Forwarded-For", address);
    let fields = [("loginName", name), ("password", PASSWORD), ("deviceID", device)];
    let answer = visitor.post("/api/user/registerWithName", &fields).await;
    let account = answer.ok();
    visitor.signed_in(account["uid"].as_i64().unwrap(), account["token"].as_str().unwrap())
}

#[tokio::test]
#[ignore = "night"]
async fn a_pack_can_demand_an_age_of_the_account_and_a_bound_phone() {
    let server = TestServer::start().await;
    gift(&server.db, 1, 9, "min_account_days = 7, needs_phone = true").await;
    let user = User::register(&server, "lin_xia").await;
    let young = claim(&user.client, 1).await;
    let young = young.refused(2004);
    assert_eq!(young.json["data"], json!({ "need": "accountDays", "have": 0, "atLeast": 7 }));
    assert_eq!(young.msg(), "账号注册天数还不够");
    server.db.execute("update account set create_time = now() - interval '7 days'").await;
    let without = claim(&user.client, 1).await;
    assert_eq!(without.refused(2004).json["data"]["need"], "phone");
    assert_eq!(server.db.value::<i64>("select claimed_num from gift").await, 0);
    server.db.execute("update account set phone = '13812345678'").await;
    claim(&user.client, 1).await.ok();
    let list = user.client.get("/api/v1/gift/list").await;
    let shown = &list.ok()["records"][0];
    assert_eq!((&shown["minAccountDays"], &shown["needsPhone"]), (&json!(7), &json!(true)));
    assert_eq!((&shown["perDevice"], &shown["perNetwork"]), (&Value::Null, &Value::Null));
    server.db.audit().await;
}

#[tokio::test]
async fn many_accounts_of_one_device_and_network_get_no_more_than_the_caps() {
    let server = behind_a_proxy().await;
    gift(&server.db, 1, 99, "per_device = 2, per_network = 5").await;
    let names: Vec<String> = (0..12).map(|n| format!("player_{n}")).collect();
    let same = names.iter().map(|name| player(&server, name, "one-phone", "192.0.2.7"));
    let same = join_all(same).await;
    let answers = join_all(same.iter().map(|client| claim(client, 1))).await;
    assert_eq!(answers.iter().filter(|answer| answer.code() == 0).count(), 2);
    for refused in answers.iter().filter(|answer| answer.code() != 0) {
        assert_eq!(refused.refused(2004).json["data"]["need"], "device");
    }

    let names: Vec<String> = (0..12).map(|n| format!("other_{n}")).collect();
    let devices = names.iter().map(|name| player(&server, name, name, "192.0.2.7"));
    let devices = join_all(devices).await;
    let answers = join_all(devices.iter().map(|client| claim(client, 1))).await;
    assert_eq!(answers.iter().filter(|answer| answer.code() == 0).count(), 3, "five of the network");
    for refused in answers.iter().filter(|answer| answer.code() != 0) {
        assert_eq!(refused.refused(2004).json["data"]["need"], "network");
    }
    claim(&player(&server, "neighbour", "another-phone", "192.0.2.8").await, 1).await.ok();
    assert_eq!(server.db.value::<i64>("select claimed_num from gift").await, 6);
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn the_networks_of_one_ipv6_site_have_a_cap_together() {
    let server = behind_a_proxy().await;
    gift(&server.db, 1, 99, "per_network = 1").await;
    let mut got = 0;
    for net in 0..12 {
        let client = player(&server, &format!("player_{net}"), "", &format!("2001:db8:7:{net}::1")).await;
        got += u32::from(claim(&client, 1).await.code() == 0);
    }
    assert_eq!(got, 8, "eight networks of the /48");
    claim(&player(&server, "neighbour", "", "2001:db8:8::1").await, 1).await.ok();
}

#[tokio::test]
async fn the_database_refuses_a_count_above_the_cap_and_keeps_no_address() {
    let server = behind_a_proxy().await;
    gift(&server.db, 1, 9, "per_device = 1, per_network = 1").await;
    claim(&player(&server, "lin_xia", "one-phone", "192.0.2.7").await, 1).await.ok();
    assert_eq!(server.db.value::<i64>("select count(*) from gift_claim_count").await, 2);
    let more = "update gift_claim_count set claimed_num = claimed_num + 1";
    assert!(server.db.try_execute(more).await.is_err());
    let kept = "select count(*) from gift_claim_count c where c::text like '%192.0.2.7%' or c::text like '%one-phone%'";
    assert_eq!(server.db.value::<i64>(kept).await, 0);
}

#[tokio::test]
#[ignore = "night"]
async fn a_content_pack_sets_and_changes_the_limits() {
    let server = TestServer::start().await;
    let pack = good_pack();
    let import = ["content", "import", "--yes", pack.path().to_str().unwrap()];
    pack.write(
        "gifts.yaml",
        "- id: 118\n  name: 老友礼包\n  content: 抽奖券×1\n  grants:\n    - {kind: spin}\n  stock: 5\n  minAccountDays: 7\n  \
         needsPhone: true\n  perDevice: 1\n  perNetwork: 20\n  beginTime: '2026-01-01T00:00:00+08:00'\n  endTime: \
         '2036-01-01T00:00:00+08:00'\n",
    );
    Ran::on(&server.db, &import).await.ok();
    let limits = "select concat_ws(' ', min_account_days, needs_phone, per_device, per_network) from gift where id = 118";
    assert_eq!(server.db.value::<String>(limits).await, "7 t 1 20");
    for line in ["  minAccountDays: 7\n", "  needsPhone: true\n", "  perDevice: 1\n", "  perNetwork: 20\n"] {
        pack.replace("gifts.yaml", line, "");
    }
    Ran::on(&server.db, &import).await.ok();
    assert_eq!(server.db.value::<String>(limits).await, "0 f");
}
