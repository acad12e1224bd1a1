use serde_json::json;

use crate::{
    content::good_pack,
    harness::{Ran, TestServer, eventually},
};

#[tokio::test]
async fn without_a_content_pack_no_document_exists() {
    let server = TestServer::start().await;
    server.visitor().get("/api/v1/document/terms").await.refused(2002);
    let init = server.visitor().post("/api/user/device/init", &[("deviceID", "d1")]).await;
    assert_eq!(init.ok()["otherConfig"].get("documentsVersion"), None);
}

#[tokio::test]
#[ignore = "night"]
async fn the_packs_documents_are_shown_to_everybody_and_their_newest_day_to_each_device() {
    let server = TestServer::start().await;
    let pack = good_pack();
    let import = ["content", "import", "--yes", pack.path().to_str().unwrap()];
    Ran::on(&server.db, &import).await.ok();
    let answer = server.visitor().get("/api/v1/document/terms").await;
    assert_eq!(
        *answer.ok(),
        json!({
            "name": "terms", "version": "2026-11-01", "title": "用户协议", "titleEn": "Terms of Service",
            "content": "<h3>账号</h3><p>由你本人使用{site}。</p>",
            "contentEn": "<h3>Account</h3><p>Yours alone on {site}.</p>",
        })
    );
    server.visitor().get("/api/v1/document/privacy").await.ok();
    server.visitor().get("/api/v1/document/rules").await.refused(2002);
    let version = async || {
        let init = server.visitor().post("/api/user/device/init", &[("deviceID", "d1")]).await;
        init.ok()["otherConfig"]["documentsVersion"].clone()
    };
    eventually("the newest day", async || version().await == "2026-11-02").await;

    pack.replace("documents.yaml", "version: 2026-11-01", "version: 2026-11-27");
    Ran::on(&server.db, &import).await.ok();
    eventually("the newer day", async || version().await == "2026-11-27").await;
}
