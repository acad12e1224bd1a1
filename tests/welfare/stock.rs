//! The stock of gift packs on open pages, and the last code of it.

use std::time::Instant;

use futures_util::future::join_all;
use serde_json::{Value, json};
use sql::gift::{Claim, Outcome, Refusal};
use uuid::Uuid;

use crate::harness::{Nodes, Ran, Socket, TestServer, User, gift, players};

async fn watching(socket: &mut Socket) {
    socket.say(&json!({ "type": "watch", "topic": "gifts", "id": "w" })).await;
    socket.next_where("an ack", |frame| frame["type"] == "ack" && frame["id"] == "w").await;
}

async fn claim(node: &TestServer, uid: i64, gift: i64) -> Outcome {
    let code = Uuid::new_v4().to_string();
    let told = |_: &str, _: Option<&str>| ("title".into(), "content".into());
    node.node.claim_gift(Claim { uid, login: Uuid::nil(), gift, key: None, code, told }).await.unwrap()
}

/// Collects frames about a pack until this many codes are left; returns the number of frames.
async fn until(socket: &mut Socket, id: i64, left: i64) -> u64 {
    let mut frames = 0;
    loop {
        let frame = socket
            .next_where("the stock", |frame: &Value| frame["type"] == "gift" && frame["giftId"] == id)
            .await;
        frames += 1;
        if frame["left"] == left {
            return frames;
        }
    }
}

#[tokio::test]
async fn one_of_a_hundred_players_on_three_nodes_gets_the_last_code() {
    let nodes = Nodes::start().await;
    let third = nodes.another().await;
    let all = [&nodes.a, &nodes.b, &third];
    gift(&nodes.db, 1, 1, "vip_only = false").await;
    let mut pages = [nodes.a.visitor().socket().await, third.visitor().socket().await];
    for page in &mut pages {
        watching(page).await;
    }
    let uids = players(&nodes.db, 100).await;
    let outcomes = join_all(uids.iter().enumerate().map(|(n, uid)| claim(all[n % 3], *uid, 1))).await;
    let got = outcomes.iter().filter(|outcome| matches!(outcome, Outcome::Claimed { left: 0, .. })).count();
    let none = outcomes.iter().filter(|outcome| **outcome == Outcome::Refused(Refusal::OutOfStock)).count();
    assert_eq!((got, none), (1, 99));
    for page in &mut pages {
        until(page, 1, 0).await;
    }
    nodes.db.audit().await;
}

#[tokio::test]
async fn open_pages_on_all_nodes_see_the_stock_fall_once_a_second() {
    let nodes = Nodes::start().await;
    gift(&nodes.db, 1, 100, "vip_only = false").await;
    gift(&nodes.db, 2, 9, "vip_only = false").await;
    let user = User::register(&nodes.b, "lin_xia").await;
    let mut pages = [nodes.a.visitor().socket().await, user.socket().await];
    for page in &mut pages {
        watching(page).await;
    }
    let mut elsewhere = nodes.a.visitor().socket().await;
    let began = Instant::now();
    let uids = players(&nodes.db, 60).await;
    for some in uids.chunks(10) {
        join_all(some.iter().map(|uid| claim(&nodes.a, *uid, 1))).await;
    }
    claim(&nodes.b, user.uid, 2).await;
    for page in &mut pages {
        let frames = until(page, 1, 40).await;
        assert!(frames <= 2 + began.elapsed().as_secs(), "{frames} frames");
    }
    assert_eq!(elsewhere.so_far().await.iter().filter(|frame| frame["type"] == "gift").count(), 0);
    nodes.db.audit().await;
}

#[tokio::test]
async fn a_claim_sends_a_message_to_every_page_of_its_player() {
    let nodes = Nodes::start().await;
    gift(&nodes.db, 1, 3, "vip_only = false").await;
    let user = User::register(&nodes.a, "lin_xia").await;
    let mut pages = [user.socket().await, user.client.at(&nodes.b).socket().await];
    let code = user.client.post_json("/api/v1/gift/1/claim", &json!({})).await.ok()["code"].clone();
    for page in &mut pages {
        let letter = page.next_of_type("message").await;
        assert_eq!((&letter["kind"], &letter["link"]), (&json!("gift"), &json!("/gifts")));
        assert!(letter["content"].as_str().unwrap().contains(code.as_str().unwrap()));
        assert_eq!(letter["unread"]["messages"], 1);
    }
    nodes.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn codes_that_an_operator_adds_show_on_open_pages() {
    let server = TestServer::start().await;
    gift(&server.db, 1, 0, "listed = true").await;
    let mut page = server.visitor().socket().await;
    watching(&mut page).await;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("codes.txt");
    std::fs::write(&file, "ONE\nTWO\n").unwrap();
    Ran::on(&server.db, &["gift", "add-codes", "1", file.to_str().unwrap()]).await.ok();
    until(&mut page, 1, 2).await;
    server.db.audit().await;
}
