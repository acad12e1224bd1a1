use std::sync::Arc;

use actors::{Clock, ManualClock, SystemClock};
use chrono::TimeDelta;
use serde_json::json;

use crate::harness::{Client, Options, Ran, TestDatabase, TestServer, eventually};

const PATH: &str = "/api/user/device/init";
const DEVICE: &str = "0191f2a000007000800000000000000a";

/// The server writes visits almost at once.
fn options() -> Options {
    Options::default().set("PORTAL_FEEDS_VIEWS_S", "0.02")
}

async fn init(client: &Client, device: &str, channel: &str, device_type: &str) {
    let fields = [
        ("appID", "1"),
        ("channelID", channel),
        ("deviceID", device),
        ("deviceType", device_type),
        ("osType", "3"),
    ];
    client.post(PATH, &fields).await.ok();
}

/// The recorded devices: for each its channel, its type, and the days from its first to its last visit.
async fn recorded(db: &TestDatabase) -> Vec<String> {
    db.value(
        "select array(select concat_ws(' ', channel_id, device_type, extract(day from last_time - first_time))
         from device order by first_time, channel_id)",
    )
    .await
}

async fn are_recorded(db: &Arc<TestDatabase>, expected: &[&str]) {
    eventually(&format!("the devices {expected:?}"), async || recorded(db).await == expected).await;
}

#[tokio::test]
async fn a_device_gets_the_operators_settings() {
    let options = Options::default()
        .set("PORTAL_BUNDLE_URL", "https://example.com/app.plist")
        .set("PORTAL_PACKAGE_URL", "https://example.com/app.apk")
        .set("PORTAL_PHONE_AUTO_REGISTER", "0");
    let server = TestServer::start_with(options).await;
    let fields =
        [("appID", "1"), ("channelID", "0"), ("deviceID", "d1"), ("deviceType", "h5"), ("osType", "3")];
    let answer = server.visitor().post(PATH, &fields).await;
    assert_eq!(
        *answer.ok(),
        json!({
            "serverConfig": {
                "bundleUrl": "https://example.com/app.plist",
                "packageUrl": "https://example.com/app.apk",
            },
            "otherConfig": { "phoneAutoRegister": 0 },
        })
    );
}

#[tokio::test]
#[ignore = "night"]
async fn a_device_without_id_gets_code_1() {
    let server = TestServer::start().await;
    for fields in [&[("appID", "1")][..], &[("deviceID", "")]] {
        let answer = server.visitor().post(PATH, fields).await;
        answer.refused(1);
        assert_eq!(answer.msg(), "SDK初始化失败，无法获取设备id");
    }
    let answer = server.visitor().post(PATH, &[("deviceID", "d1")]).await;
    assert_eq!(answer.ok()["otherConfig"]["phoneAutoRegister"], 1, "unless configured otherwise");
}

#[tokio::test]
#[ignore = "night"]
async fn malformed_fields_of_a_device_are_refused() {
    let server = TestServer::start_with(options()).await;
    let long = "x".repeat(65);
    for (field, wrong) in [
        ("deviceID", long.as_str()),
        ("deviceID", "a b"),
        ("channelID", long.as_str()),
        ("channelID", "a\u{202e}b"),
        ("channelID", " "),
        ("deviceType", "toaster"),
        ("deviceType", "H5"),
        ("osType", "0"),
        ("osType", "4"),
        ("osType", "h5"),
    ] {
        let fields: Vec<_> =
            [(field, wrong), ("deviceID", DEVICE), ("channelID", "0"), ("deviceType", "h5")].into();
        server.visitor().post(PATH, &fields).await.malformed(field);
    }
    init(&server.visitor(), DEVICE, "渠道-7", "android").await;
    are_recorded(&server.db, &["渠道-7 android 0"]).await;
}

#[tokio::test]
async fn a_device_is_one_record_with_its_first_channel_and_its_first_and_last_visit() {
    let clock = ManualClock::at(SystemClock.now());
    let server = TestServer::start_with(options().clock(&clock)).await;
    let visitor = server.visitor();
    init(&visitor, DEVICE, "wx7", "h5").await;
    visitor.post(PATH, &[("deviceID", "0191f2a000007000800000000000000b")]).await.ok();
    are_recorded(&server.db, &["0 h5 0", "wx7 h5 0"]).await;
    clock.advance(TimeDelta::days(3));
    init(&visitor, DEVICE, "other", "android").await;
    are_recorded(&server.db, &["0 h5 0", "wx7 android 3"]).await;
    let kept: String = server.db.value("select string_agg(device::text, ' ') from device").await;
    assert!(!kept.contains(DEVICE), "only a hash of the id: {kept}");
}

#[tokio::test]
#[ignore = "night"]
async fn operators_see_which_devices_channels_bring() {
    let server = TestServer::start_with(options()).await;
    for (device, channel) in [("d1", "wx7"), ("d2", "wx7"), ("d3", "0")] {
        init(&server.visitor(), device, channel, "h5").await;
    }
    eventually("three devices", async || recorded(&server.db).await.len() == 3).await;
    server
        .db
        .execute("update device set first_time = now() - interval '40 days' where channel_id = '0'")
        .await;
    let told = Ran::on(&server.db, &["channels"]).await.ok();
    assert_eq!(
        told,
        "2 devices of type h5 through channel wx7, 2 of them new\n1 devices of type h5 through channel 0, 0 of them new\n"
    );
}

#[tokio::test]
#[ignore = "night"]
async fn a_device_is_deleted_a_year_after_its_last_visit() {
    let clock = ManualClock::at(SystemClock.now());
    let server = TestServer::start_with(options().clock(&clock)).await;
    init(&server.visitor(), "d1", "old", "h5").await;
    clock.advance(TimeDelta::days(200));
    init(&server.visitor(), "d2", "new", "h5").await;
    are_recorded(&server.db, &["old h5 0", "new h5 0"]).await;
    clock.advance(TimeDelta::days(165));
    are_recorded(&server.db, &["new h5 0"]).await;
}

#[tokio::test]
#[ignore = "night"]
async fn an_address_with_made_up_ids_is_served_and_does_not_fill_the_table() {
    // By default the server writes every 10 s, so here mostly its stop writes.
    let options = Options::default().set("PORTAL_DEVICES_PER_ADDRESS", "2/1h");
    let mut server = TestServer::start_with(options).await;
    for n in 0..5 {
        init(&server.visitor(), &format!("d{n}"), &n.to_string(), "h5").await;
    }
    server.stop().await;
    assert_eq!(recorded(&server.db).await, ["0 h5 0", "1 h5 0"]);
}

#[tokio::test]
#[ignore = "night"]
async fn a_device_is_served_while_its_table_is_locked() {
    let server = TestServer::start_with(options()).await;
    let mut held = server.db.pool.get().await.unwrap();
    let tx = held.transaction().await.unwrap();
    tx.batch_execute("lock table device in access exclusive mode").await.unwrap();
    init(&server.visitor(), DEVICE, "wx7", "h5").await;
    tx.rollback().await.unwrap();
    are_recorded(&server.db, &["wx7 h5 0"]).await;
}
