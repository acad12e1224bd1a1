//! The community inbox, live: recipients, nodes, frequency; and many people at once.

use std::time::Instant;

use actors::{MarkRead, Node};
use futures_util::future::join_all;
use serde_json::json;
use sql::{
    notice::Read,
    thread::{Command, Deed, Outcome, Refusal},
};

use crate::harness::{Nodes, Options, TestRedis, TestServer, User, eventually, players, post, vip_plan};

async fn write(node: &Node, post: i64, uid: i64, deed: Deed) -> Outcome {
    node.write(Command { post, uid, deed }).await.unwrap()
}

fn comment(content: &str) -> Deed {
    Deed::Comment { content: content.into(), image: None, answers: None, mentions: Vec::new(), key: None }
}

#[tokio::test]
async fn a_growing_notice_is_pushed_once_a_second_and_ends_right() {
    let server = TestServer::start().await;
    let author = User::register(&server, "lin_xia").await;
    let post = post(&server.db, author.uid).await;
    let fans = players(&server.db, 30).await;
    let mut socket = author.socket().await;
    socket.next_of_type("status").await;
    let began = Instant::now();
    for fan in fans {
        write(&server.node, post, fan, Deed::LikePost { liked: true }).await;
    }
    let (mut frames, mut told) = (0, 0);
    while told < 30 {
        let notice = socket.next_of_type("notice").await;
        let now = notice["actorNum"].as_i64().unwrap();
        assert!(now > told, "{now} behind {told}");
        assert_eq!(notice["unread"]["likes"], 1);
        (told, frames) = (now, frames + 1);
    }
    assert!(frames <= began.elapsed().as_secs() + 2, "{frames} frames in {:?}", began.elapsed());
    // A notice that becomes unread again is pushed at once, with the status that counts it.
    author.client.post_json("/api/v1/notice/read", &json!({ "all": true })).await.ok();
    socket.status_where("read", |status| status["unread"]["likes"] == 0).await;
    let late = players(&server.db, 1).await[0];
    write(&server.node, post, late, Deed::LikePost { liked: true }).await;
    let notice = socket.next_of_type("notice").await;
    let status = socket.next_of_type("status").await;
    assert_eq!((&notice["actorNum"], &notice["version"]), (&json!(31), &status["version"]));
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn without_redis_badges_come_late_and_right() {
    let mut redis = TestRedis::start();
    let nodes = Nodes::on(&redis.url(), Options::default()).await;
    let author = User::register(&nodes.a, "lin_xia").await;
    let post = post(&nodes.db, author.uid).await;
    let fans = players(&nodes.db, 2).await;
    let mut socket = author.socket().await;
    write(&nodes.b.node, post, fans[0], comment("一")).await;
    assert_eq!(socket.next_of_type("notice").await["excerpt"], "一");
    redis.kill();
    eventually("the nodes report the lost relay", async || {
        [&nodes.a, &nodes.b].iter().all(|node| node.node.observe().relaying == Some(false))
    })
    .await;
    write(&nodes.b.node, post, fans[0], comment("二")).await;
    write(&nodes.b.node, post, fans[1], Deed::LikePost { liked: true }).await;
    let all = |status: &serde_json::Value| status["unread"]["replies"] == 2 && status["unread"]["likes"] == 1;
    socket.status_where("all of it", all).await;
    redis.restart();
    eventually("the nodes report a working relay", async || {
        [&nodes.a, &nodes.b].iter().all(|node| node.node.observe().relaying == Some(true))
    })
    .await;
    nodes.b.node.follow(fans[1], author.uid).await.unwrap().unwrap();
    // The notices from the time without Redis can come late.
    while socket.next_of_type("notice").await["kind"] != "follow" {}
    nodes.db.audit().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "night"]
async fn two_hundred_writers_on_three_nodes_share_one_order_and_one_count() {
    let nodes = Nodes::start().await;
    let third = nodes.another().await;
    let author = User::register(&nodes.a, "lin_xia").await;
    let post = post(&nodes.db, author.uid).await;
    let writers = players(&nodes.db, 200).await;
    let servers = [&nodes.a, &nodes.b, &third];
    let mut sockets = Vec::new();
    for server in servers {
        let mut socket = server.visitor().socket().await;
        socket.watch(post, Some(0)).await;
        sockets.push(socket);
    }
    let writing = join_all(writers.iter().enumerate().map(async |(n, uid)| {
        let node = &servers[n % 3].node;
        let written = write(node, post, *uid, comment(&n.to_string())).await;
        assert!(matches!(written, Outcome::Commented(_, Some(_))), "{written:?}");
        write(node, post, *uid, Deed::LikePost { liked: true }).await;
    }));
    // The harness fails at a gap or a repeat.
    let watching = join_all(sockets.iter_mut().map(async |socket| {
        let mut seqs = Vec::new();
        while seqs.len() < 200 {
            seqs.push(socket.next_of_type("comment").await["seq"].as_i64().unwrap());
        }
        seqs
    }));
    let (_, seen) = tokio::join!(writing, watching);
    assert!(seen.iter().all(|seqs| *seqs == (1..=200).collect::<Vec<i64>>()));
    let me = author.me().await;
    assert_eq!(
        (&me["likes"], &me["unread"]["replies"], &me["unread"]["likes"]),
        (&json!(200), &json!(200), &json!(1))
    );
    nodes.db.audit().await;
}

/// Everybody acts on everybody, on two nodes, without a deadlock.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "night"]
async fn concurrent_actions_of_many_people_take_locks_in_one_order() {
    let nodes = Nodes::start().await;
    vip_plan(&nodes.db, 1, "月卡", 1).await;
    let people = players(&nodes.db, 10).await;
    let mut posts = Vec::new();
    for uid in &people {
        posts.push(post(&nodes.db, *uid).await);
        sql::coin::grant(&nodes.db.pool, *uid, 500, "系统赠送", &format!("g{uid}")).await.unwrap();
    }
    let (people, posts) = (&people, &posts);
    join_all((0..24_usize).map(async |task| {
        let node = if task % 2 == 0 { &nodes.a.node } else { &nodes.b.node };
        for n in 0..25 {
            let step = task * 7 + n * 3;
            let (uid, other) = (people[task % 10], people[(task + 1 + step % 9) % 10]);
            let post = posts[step % 10];
            match step % 8 {
                0 | 1 => drop(write(node, post, uid, Deed::LikePost { liked: n % 3 > 0 }).await),
                2 | 3 => {
                    if let Outcome::Commented(made, _) = write(node, post, uid, comment("在")).await {
                        write(node, post, other, Deed::LikeComment { comment: made.id, liked: true }).await;
                        // On both nodes at once, while others mention the same people.
                        let mentions = vec![other, people[n % 10]];
                        let content = "@玩家 在".to_owned();
                        let edit = Deed::Edit { comment: made.id, content, mentions };
                        let delete = async {
                            if n % 2 == 0 {
                                let there = if task % 2 == 0 { &nodes.b.node } else { &nodes.a.node };
                                write(there, post, uid, Deed::Delete { comment: made.id }).await;
                            }
                        };
                        tokio::join!(write(node, post, uid, edit), delete);
                    }
                }
                4 => drop(node.follow(uid, other).await.unwrap()),
                5 => {
                    node.buy_vip(uid, uuid::Uuid::new_v4(), None, Some(1), 1).await.unwrap().unwrap();
                }
                6 => {
                    node.mark_read(uid, MarkRead::Notices(Read::All)).await.unwrap();
                }
                _ => {
                    node.block(uid, other).await.unwrap();
                    node.unblock(uid, other).await.unwrap();
                }
            }
        }
    }))
    .await;
    // A deadlock would have been answered as a busy database.
    let deadlocks = "select deadlocks from pg_stat_database where datname = current_database()";
    assert_eq!(nodes.db.value::<i64>(deadlocks).await, 0);
    nodes.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_mute_ends_with_its_time() {
    let server = TestServer::start().await;
    let author = User::register(&server, "lin_xia").await;
    let post = post(&server.db, author.uid).await;
    let uid = players(&server.db, 1).await[0];
    server
        .db
        .execute(&format!("update account set muted_until = now() + interval '1 day' where uid = {uid}"))
        .await;
    let refused = write(&server.node, post, uid, comment("喂")).await;
    assert!(matches!(refused, Outcome::Refused(Refusal::Muted { .. })), "{refused:?}");
    // A muted account may still like.
    assert!(matches!(
        write(&server.node, post, uid, Deed::LikePost { liked: true }).await,
        Outcome::Liked(_)
    ));
    server
        .db
        .execute(&format!("update account set muted_until = now() - interval '1 second' where uid = {uid}"))
        .await;
    assert!(matches!(write(&server.node, post, uid, comment("回来了")).await, Outcome::Commented(..)));
    server.db.audit().await;
}
