use actors::wire::MessageKind;
use serde_json::{Value, json};
use sql::inbox::{Audience, NewMessage};

use crate::harness::{TestServer, User, send_to, send_to_all};

const PATH: &str = "/api/user/center/message/all";

fn ids(page: &Value) -> Vec<i64> {
    page["records"].as_array().unwrap().iter().map(|message| message["id"].as_i64().unwrap()).collect()
}

#[tokio::test]
async fn own_messages_and_broadcasts_are_listed_newest_first() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let other = User::register(&server, "other").await;
    let first = send_to(&server.db, user.uid, "一").await;
    let second = send_to_all(&server.db, "二").await;
    send_to(&server.db, other.uid, "别人的").await;
    let third = send_to(&server.db, user.uid, "三").await;
    let uid = user.uid.to_string();
    let answer = user.client.post(PATH, &[("uid", &uid)]).await;
    let page = answer.ok();
    assert_eq!(ids(page), [third, second, first]);
    assert_eq!(page["list"], page["records"]);
    assert_eq!(
        (&page["total"], &page["current"], &page["pages"], &page["size"]),
        (&json!(3), &json!(1), &json!(1), &json!(20))
    );
    assert_eq!(page["nextCursor"], json!(null));
    let newest = &page["records"][0];
    assert_eq!(newest["title"], "三");
    assert_eq!(newest["content"], "<p>你好</p>");
    assert_eq!(
        (&newest["link"], &newest["kind"], &newest["read"]),
        (&json!("/checkin"), &json!("system"), &json!(false))
    );
    assert_eq!(page["unread"]["messages"], 3);
    let me = user.me().await;
    assert_eq!(page["version"], me["version"]);
}

#[tokio::test]
async fn a_cursor_lists_every_message_once() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let mut sent = Vec::new();
    for n in 0..7 {
        sent.push(if n % 2 == 0 {
            send_to(&server.db, user.uid, "给你").await
        } else {
            send_to_all(&server.db, "给大家").await
        });
    }
    sent.reverse();
    let mut seen = Vec::new();
    let mut cursor = String::new();
    loop {
        let answer = user.client.post(PATH, &[("pageSize", "3"), ("cursor", &cursor)]).await;
        let page = answer.ok();
        assert_eq!((&page["total"], &page["pages"]), (&json!(7), &json!(3)));
        seen.extend(ids(page));
        // New messages do not shift later pages.
        if cursor.is_empty() {
            user.client.post("/api/user/message", &[("all", "1")]).await.ok();
        }
        match page["nextCursor"].as_str() {
            Some(next) => cursor = next.to_owned(),
            None => break,
        }
    }
    assert_eq!(seen, sent);
    let by_number = user.client.post(PATH, &[("pageSize", "3"), ("currentPage", "2")]).await;
    assert_eq!(ids(by_number.ok()), sent[3..6]);
    let beyond = user.client.post(PATH, &[("pageSize", "3"), ("currentPage", "9")]).await;
    assert_eq!(ids(beyond.ok()), Vec::<i64>::new());
}

#[tokio::test]
#[ignore = "night"]
async fn pages_have_bounds() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    for (field, value, wrong) in [
        ("currentPage", "0", "页码从 1 开始"),
        ("currentPage", "-1", "页码从 1 开始"),
        ("currentPage", "1000000", "翻得太深了，请用 cursor 继续"),
        ("currentPage", "9223372036854775807", "翻得太深了，请用 cursor 继续"),
        ("currentPage", "x", "格式不正确"),
        ("pageSize", "0", "每页 1–100 条"),
        ("pageSize", "101", "每页 1–100 条"),
        ("cursor", "made up", "游标无效"),
        ("cursor", "MTIz", "游标无效"),
    ] {
        let answer = user.client.post(PATH, &[(field, value)]).await;
        assert_eq!(answer.malformed(field), wrong, "{field}={value}");
    }
}

#[tokio::test]
async fn an_inbox_is_private() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let other = User::register(&server, "other").await;
    let foreign = other.uid.to_string();
    user.client.post(PATH, &[("uid", &foreign)]).await.failed(403);
    server.visitor().post(PATH, &[]).await.refused(2);
}

#[tokio::test]
async fn a_segment_gets_its_broadcasts() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let of_channel = [("loginName", "seven"), ("password", crate::harness::PASSWORD), ("channelID", "7")];
    let answer = server.visitor().post("/api/user/registerWithName", &of_channel).await;
    let account = answer.ok();
    let seven =
        server.visitor().signed_in(account["uid"].as_i64().unwrap(), account["token"].as_str().unwrap());
    let new = || sql::inbox::NewMessage { kind: "vip", title: "t", content: "c", link: None };
    let to = |audience| async move { audience };
    for audience in [sql::inbox::Audience::Channel("7".into()), sql::inbox::Audience::Members] {
        sql::inbox::send(&server.db.pool, &to(audience).await, new()).await.unwrap();
    }
    assert_eq!(user.client.post(PATH, &[]).await.ok()["total"], 0);
    let answer = seven.post(PATH, &[]).await;
    assert_eq!((&answer.ok()["total"], &answer.ok()["unread"]["messages"]), (&json!(1), &json!(1)));
    // The membership at the time of reading decides.
    server.db.make_member(user.uid, "1 day").await;
    let answer = user.client.post(PATH, &[]).await;
    assert_eq!(answer.ok()["total"], 1);
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn every_kind_of_message_has_its_name() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let kinds = MessageKind::ALL.map(MessageKind::name);
    for kind in kinds {
        let new = NewMessage { kind, title: kind, content: "<p>你好</p>", link: None };
        sql::inbox::send(&server.db.pool, &Audience::One(user.uid), new).await.unwrap();
    }
    let page = user.client.post(PATH, &[]).await;
    let shown: Vec<_> = page.ok()["records"].as_array().unwrap().iter().map(|one| &one["kind"]).collect();
    assert!(shown.iter().rev().zip(kinds).all(|(shown, kind)| *shown == kind), "{shown:?}");
    // The table has no other kind.
    let known: i64 = server
        .db
        .value(
            "select count(*) from pg_constraint,
                    regexp_matches(pg_get_constraintdef(oid), $$'[a-z]+'$$, 'g')
             where conname = 'message_kind_check'",
        )
        .await;
    assert_eq!(known, kinds.len() as i64);
}
