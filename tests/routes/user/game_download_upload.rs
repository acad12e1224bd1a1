use serde_json::json;

use crate::harness::{Options, Ran, TestServer};

const PATH: &str = "/api/user/game/download/upload";

#[tokio::test]
async fn a_download_of_the_app_counts_for_its_channel() {
    let server =
        TestServer::start_with(Options::default().set("PORTAL_PACKAGE_URL", "https://a.example/p.apk")).await;
    let visitor = server.visitor();
    let fields = [("channelID", "7"), ("inviteCode", "ABCD2345"), ("platform", "android")];
    let answer = visitor.post(PATH, &fields).await;
    assert_eq!(*answer.ok(), json!({ "bundleUrl": "", "packageUrl": "https://a.example/p.apk" }));
    visitor.post(PATH, &fields).await.ok();
    let phone = visitor.with("User-Agent", "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)");
    phone.post(PATH, &[]).await.ok();
    let counted: String = server
        .db
        .value(
            "select string_agg(channel_id || ' ' || invite_code || ' ' || platform || ' ' || num, ', ' order by channel_id)
             from app_download where day = (now() at time zone 'Asia/Shanghai')::date",
        )
        .await;
    assert_eq!(counted, "0  ios 1, 7 ABCD2345 android 2");
    visitor.post(PATH, &[("platform", "symbian")]).await.malformed("platform");
    let told = Ran::on(&server.db, &["channels"]).await.ok();
    assert_eq!(told, "2 for android through channel 7, code ABCD2345\n1 for ios through channel 0\n");
    server.db.execute("update app_download set day = day - 30").await;
    assert_eq!(Ran::on(&server.db, &["channels"]).await.ok(), "");
}

#[tokio::test]
#[ignore = "night"]
async fn downloads_by_one_address_are_limited() {
    let server = TestServer::start_with(Options::default().set("PORTAL_DOWNLOADS_PER_ADDRESS", "2/1h")).await;
    let visitor = server.visitor();
    for _ in 0..2 {
        visitor.post(PATH, &[]).await.ok();
    }
    visitor.post(PATH, &[]).await.refused(1005);
}
