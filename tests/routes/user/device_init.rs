use serde_json::json;

use crate::harness::{Options, TestServer};

const PATH: &str = "/api/user/device/init";

#[tokio::test]
async fn a_device_is_told_what_the_operator_set() {
    let options = Options::default()
        .set("PORTAL_BUNDLE_URL", "https://example.com/app.plist")
        .set("PORTAL_PACKAGE_URL", "https://example.com/app.apk")
        .set("PORTAL_PHONE_AUTO_REGISTER", 0);
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
