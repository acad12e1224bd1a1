//! `portal gift` lists packs and adds codes.

use std::path::PathBuf;

use serde_json::json;

use crate::harness::{Ran, TestServer, User, gift};

struct Codes {
    folder: tempfile::TempDir,
}

impl Codes {
    fn file(&self, text: &[u8]) -> String {
        let path: PathBuf = self.folder.path().join("codes.txt");
        std::fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    }
}

#[tokio::test]
async fn packs_are_listed_and_codes_added_once() {
    let server = TestServer::start().await;
    assert_eq!(Ran::on(&server.db, &["gift", "list"]).await.ok(), "There are no gift packs.\n");
    gift(&server.db, 1, 0, "listed = true").await;
    gift(&server.db, 2, 5, "vip_only = true, end_time = now()").await;
    let codes = Codes { folder: tempfile::tempdir().unwrap() };
    let add = async |text: &[u8]| Ran::on(&server.db, &["gift", "add-codes", "1", &codes.file(text)]).await;
    assert_eq!(
        add(b"BBB\nAAA\n").await.ok(),
        "礼包1: 2 codes added, 0 were there already; 2 of 2 are left.\n"
    );
    let user = User::register(&server, "lin_xia").await;
    let claimed = user.client.post_json("/api/v1/gift/1/claim", &json!({})).await;
    assert_eq!(claimed.ok()["code"], "BBB");
    assert_eq!(
        add(b"CCC\n\nBBB\n").await.ok(),
        "礼包1: 1 codes added, 1 were there already; 2 of 3 are left.\n"
    );
    let said = Ran::on(&server.db, &["gift", "list"]).await.ok();
    let lines: Vec<&str> = said.lines().collect();
    assert!(lines[0].starts_with("1  礼包1  (the portal)  running: "), "{said}");
    assert!(lines[0].ends_with("1 of 3 claimed, codes of a list"), "{said}");
    assert!(lines[1].starts_with("2  礼包2  (the portal)  ended: "), "{said}");
    assert!(lines[1].ends_with("0 of 5 claimed, codes made when claimed, members only"), "{said}");
    server
        .db
        .execute("update gift set min_account_days = 7, needs_phone = true, per_network = 20 where id = 2")
        .await;
    let said = Ran::on(&server.db, &["gift", "list"]).await.ok();
    assert!(said.contains(", members only, accounts of 7 days, bound phone, 20 per network\n"), "{said}");
    server.db.execute("update gift set retired = true where id = 1").await;
    let said = Ran::on(&server.db, &["gift", "list"]).await.ok();
    assert!(said.starts_with("1  礼包1  (the portal)  retired: "), "codes are with players: {said}");
    server.db.audit().await;
}

#[tokio::test]
async fn invalid_codes_are_refused_and_none_is_added() {
    let server = TestServer::start().await;
    gift(&server.db, 1, 0, "listed = true").await;
    gift(&server.db, 2, 5, "vip_only = false").await;
    let codes = Codes { folder: tempfile::tempdir().unwrap() };
    let good = codes.file(b"AAA\n");
    for (id, naming) in [("9", "there is no gift pack 9"), ("2", "are made when they are claimed")] {
        Ran::on(&server.db, &["gift", "add-codes", id, &good]).await.refused(&[naming]);
    }
    Ran::on(&server.db, &["gift", "add-codes", "1", "nowhere.txt"])
        .await
        .refused(&["nowhere.txt cannot be read"]);
    let faults: [(&[u8], &str); 4] = [
        (b"AAA\nB B\n", "codes.txt:2: a code is 1 to 40"),
        (b"AAA\nAAA\n", "codes.txt:2: the code AAA is there twice"),
        (b"\n", "has no code"),
        (b"\xff\xfe", "is not UTF-8 text"),
    ];
    for (text, naming) in faults {
        Ran::on(&server.db, &["gift", "add-codes", "1", &codes.file(text)]).await.refused(&[naming]);
    }
    assert_eq!(server.db.value::<i64>("select count(*) from gift_code").await, 0);
    server.db.audit().await;
}
