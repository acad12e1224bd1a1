use std::collections::HashSet;

use futures_util::future::join_all;
use serde_json::json;

use crate::harness::{Answer, Client, Nodes, TestServer, User, frame, gift, gift_of_goods};

async fn claim(client: &Client, id: i64) -> Answer {
    client.post_json(&format!("/api/v1/gift/{id}/claim"), &json!({})).await
}

#[tokio::test]
#[ignore = "night"]
async fn a_code_is_claimed_once_and_stays_readable() {
    let server = TestServer::start().await;
    gift(&server.db, 1, 3, "vip_only = false").await;
    let user = User::register(&server, "lin_xia").await;
    let keyed = user.client.with("Idempotency-Key", "00000000-0000-4000-8000-000000000001");
    let first = claim(&keyed, 1).await;
    let code = first.ok()["code"].as_str().unwrap().to_owned();
    assert_eq!((code.len(), &first.ok()["left"]), (19, &json!(2)));
    assert_eq!(claim(&keyed, 1).await.ok()["code"], code.as_str(), "the first answer again");
    assert_eq!(claim(&user.client, 1).await.refused(2003).json["data"]["code"], code.as_str());
    server.db.execute("update gift set end_time = now()").await;
    let mine = user.client.get("/api/v1/gift/me").await;
    assert_eq!(mine.ok()["records"][0]["code"], code.as_str());
    let letters = user.client.post("/api/user/center/message/all", &[]).await;
    let letter = &letters.ok()["records"][0];
    assert!(letter["content"].as_str().unwrap().contains(&code));
    server.db.audit().await;
}

#[tokio::test]
async fn codes_of_a_list_are_issued_in_its_order() {
    let server = TestServer::start().await;
    gift(&server.db, 1, 2, "listed = true").await;
    // Ranks have gaps where an imported code existed already.
    server.db.execute("insert into gift_code (gift_id, code, place) values (1, 'ZZ', 3), (1, 'AA', 9)").await;
    for (name, code) in [("lin_xia", "ZZ"), ("tang_yuan", "AA")] {
        let user = User::register(&server, name).await;
        assert_eq!(claim(&user.client, 1).await.ok()["code"], code);
    }
    let late = User::register(&server, "ju_zi").await;
    assert_eq!(claim(&late.client, 1).await.refused(2002).json["data"]["reason"], "stock");
    server.db.audit().await;
}

#[tokio::test]
async fn refusals_take_nothing_from_the_stock() {
    let server = TestServer::start().await;
    gift(&server.db, 1, 3, "end_time = now()").await;
    gift(&server.db, 2, 3, "begin_time = now() + interval '30 minutes'").await;
    gift(&server.db, 3, 3, "vip_only = true").await;
    gift(&server.db, 4, 3, "retired = true").await;
    let user = User::register(&server, "lin_xia").await;
    for gone in [1, 4, 99] {
        assert_eq!(claim(&user.client, gone).await.refused(2002).json["data"]["reason"], "gone");
    }
    assert_eq!(claim(&user.client, 2).await.refused(2004).json["data"]["need"], "begin");
    assert_eq!(claim(&user.client, 3).await.refused(2004).json["data"]["need"], "vip");
    claim(&server.visitor(), 1).await.refused(2);
    user.client.post_json("/api/v1/gift/x/claim", &json!({})).await.failed(404);
    assert_eq!(server.db.value::<i64>("select count(*) from gift_claim").await, 0);
    server.db.make_member(user.uid, "1 day").await;
    claim(&user.client, 3).await.ok();
    assert_eq!(server.db.value::<i64>("select claimed_num from gift where id = 3").await, 1);
    server.db.audit().await;
}

#[tokio::test]
async fn one_of_a_hundred_on_two_nodes_gets_the_last_code() {
    let nodes = Nodes::start().await;
    gift(&nodes.db, 1, 1, "vip_only = false").await;
    let names: Vec<String> = (0..10).map(|n| format!("player_{n}")).collect();
    let users = join_all(names.iter().map(|name| User::register(&nodes.a, name))).await;
    let clients: Vec<Client> =
        users.iter().flat_map(|user| [user.client.clone(), user.client.at(&nodes.b)]).collect();
    let answers = join_all((0..100).map(|n| claim(&clients[n % clients.len()], 1))).await;
    let codes: HashSet<String> = answers
        .iter()
        .filter(|answer| matches!(answer.code(), 0 | 2003))
        .map(|answer| answer.json["data"]["code"].to_string())
        .collect();
    assert_eq!(answers.iter().filter(|answer| answer.code() == 0).count(), 1);
    assert_eq!(codes.len(), 1, "whoever has one is told the same");
    assert_eq!(nodes.db.value::<i64>("select count(*) from gift_claim").await, 1);
    nodes.db.audit().await;
}

#[tokio::test]
async fn the_database_issues_no_more_codes_than_exist() {
    let server = TestServer::start().await;
    gift(&server.db, 1, 1, "vip_only = false").await;
    let [a, b] = [User::register(&server, "lin_xia").await, User::register(&server, "tang_yuan").await];
    let insert = |uid: i64, code: &str| {
        format!("insert into gift_claim (gift_id, uid, code) values (1, {uid}, '{code}')")
    };
    server.db.try_execute(&insert(a.uid, "A")).await.unwrap();
    for refused in [
        insert(b.uid, "B"),
        insert(a.uid, "B"),
        "delete from gift_claim".into(),
        "update gift_claim set code = 'C'".into(),
        "truncate gift_claim".into(),
        "update gift set claimed_num = 0".into(),
    ] {
        assert!(server.db.try_execute(&refused).await.is_err(), "{refused}");
    }
}

#[tokio::test]
async fn a_key_has_one_effect() {
    let server = TestServer::start().await;
    for id in [1, 2] {
        gift(&server.db, id, 3, "vip_only = false").await;
    }
    let user = User::register(&server, "lin_xia").await;
    let keyed = user.client.with("Idempotency-Key", "00000000-0000-4000-8000-000000000001");
    claim(&keyed, 1).await.ok();
    claim(&keyed, 2).await.malformed("Idempotency-Key");
    keyed.post_json("/api/v1/checkin/today", &json!({})).await.malformed("Idempotency-Key");
    let other = user.client.with("Idempotency-Key", "00000000-0000-4000-8000-000000000002");
    other.post_json("/api/v1/checkin/today", &json!({})).await.ok();
    claim(&other, 2).await.malformed("Idempotency-Key");
    claim(&user.client, 2).await.ok();
    server.db.audit().await;
}

#[tokio::test]
async fn goods_are_in_the_account_with_the_claim() {
    let server = TestServer::start().await;
    frame(&server.db, "leaf").await;
    gift_of_goods(&server.db, 1, &[("frame", "leaf"), ("spin", "2"), ("vipDays", "3")]).await;
    let user = User::register(&server, "lin_xia").await;
    let before = user.me().await;
    let listed = user.client.get("/api/v1/gift/list").await;
    assert_eq!(
        listed.ok()["records"][0]["grants"],
        json!([
            { "kind": "frame", "name": "leaf", "picture": "/media/leaf.webp", "amount": 1 },
            { "kind": "spin", "name": null, "picture": null, "amount": 2 },
            { "kind": "vipDays", "name": null, "picture": null, "amount": 3 },
        ])
    );
    let keyed = user.client.with("Idempotency-Key", "00000000-0000-4000-8000-000000000001");
    let first = claim(&keyed, 1).await;
    assert_eq!((&first.ok()["code"], &first.ok()["left"]), (&json!(null), &json!(8)));
    assert_eq!(claim(&keyed, 1).await.ok()["left"], 8, "the first answer again");
    assert_eq!(claim(&user.client, 1).await.refused(2003).json["data"], json!({ "code": null }));
    let after = user.me().await;
    assert!(after["version"].as_i64() > before["version"].as_i64());
    assert_eq!(after["levelType"], 1, "the membership has begun");
    let mine = user.client.get("/api/v1/gift/me").await;
    let pack = &mine.ok()["records"][0];
    assert_eq!((&pack["claimed"], &pack["code"]), (&json!(true), &json!(null)));
    let letters = user.client.post("/api/user/center/message/all", &[]).await;
    assert_eq!(letters.ok()["records"][0]["link"], "/gifts?tab=goods");
    assert_eq!(server.db.value::<i64>("select sum(amount) from goods").await, 3);
    server.db.audit().await;
}

#[tokio::test]
async fn simultaneous_claims_on_two_nodes_grant_goods_once() {
    let nodes = Nodes::start().await;
    gift_of_goods(&nodes.db, 1, &[("spin", "2"), ("vipDays", "3")]).await;
    let user = User::register(&nodes.a, "lin_xia").await;
    let clients = [user.client.clone(), user.client.at(&nodes.b)];
    let answers = join_all((0..40).map(|n| claim(&clients[n % 2], 1))).await;
    assert_eq!(answers.iter().filter(|answer| answer.code() == 0).count(), 1);
    assert!(answers.iter().all(|answer| matches!(answer.code(), 0 | 2003)));
    assert_eq!(nodes.db.value::<i64>("select sum(amount) from goods").await, 2);
    assert_eq!(nodes.db.value::<i64>("select count(*) from vip_grant").await, 1);
    nodes.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn goods_move_only_by_entries_and_a_claimed_pack_keeps_its_goods() {
    let server = TestServer::start().await;
    gift_of_goods(&server.db, 1, &[("spin", "2")]).await;
    gift_of_goods(&server.db, 2, &[("spin", "1")]).await;
    let user = User::register(&server, "lin_xia").await;
    claim(&user.client, 1).await.ok();
    for refused in [
        "update goods set amount = 9".to_owned(),
        "delete from goods".into(),
        format!("insert into goods (uid, kind, item, amount) values ({}, 'rename', '', 1)", user.uid),
        "update goods_entry set delta = 9".into(),
        "delete from goods_entry".into(),
        "truncate goods_entry".into(),
        "truncate goods".into(),
        format!(
            "insert into goods_entry (uid, kind, delta, amount_after, reason, ref_type, ref_id)
             values ({}, 'spin', -3, 0, '', 'draw', 'x')",
            user.uid
        ),
        format!(
            "insert into goods_entry (uid, kind, delta, amount_after, reason, ref_type, ref_id)
             values ({0}, 'spin', 2, 0, '', 'gift', '{0}:1')",
            user.uid
        ),
        format!(
            "insert into goods_entry (uid, kind, delta, amount_after, reason, ref_type, ref_id)
             values ({0}, 'spin', 1, 0, '', 'content', '{0}')",
            user.uid
        ),
        "update gift_grant set amount = 9 where gift_id = 1".into(),
        "update gift_grant set gift_id = 2, place = 9 where gift_id = 1".into(),
        "insert into gift_grant (gift_id, place, kind, amount) values (1, 9, 'rename', 1)".into(),
        "delete from gift_grant where gift_id = 1".into(),
        "truncate gift_grant".into(),
        "insert into gift_grant (gift_id, place, kind, amount) values (2, 9, 'spin', 1)".into(),
    ] {
        assert!(server.db.try_execute(&refused).await.is_err(), "{refused}");
    }
    assert_eq!(server.db.value::<i64>("select sum(amount) from goods").await, 2);
    server.db.audit().await;
}
