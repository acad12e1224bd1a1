//! Concurrency on several nodes: each invitation is paid once, and no cap is exceeded.

use std::time::Duration;

use futures_util::{StreamExt, future::join_all, stream};
use serde_json::json;
use sql::invitation::{Caps, Letter, Settled, settle};

use crate::harness::{
    Nodes, TestDatabase, TestRedis, TestServer, User, bind_phone, earn, eventually, invitation, inviting,
    looked_at, post,
};

pub(super) fn caps() -> Caps {
    Caps { per_device: 1, per_address: 5, address_days: 30, per_month: 50, zone: "Asia/Shanghai".into() }
}

#[tokio::test]
#[ignore = "night"]
async fn a_hundred_concurrent_first_actions_on_three_nodes_pay_once() {
    let nodes = Nodes::on(&TestRedis::shared_url(), inviting()).await;
    let third = nodes.another().await;
    let host = User::register(&nodes.a, "lin_xia").await;
    let guest = User::invited(&nodes.b, &host, "guest", "d1", "192.0.2.1").await;
    let thread = post(&nodes.db, host.uid).await;
    bind_phone(&nodes.db, guest.uid).await;
    let mut socket = host.client.at(&third).socket().await;
    let deeds = join_all((0..100).map(async |n: usize| {
        let client = guest.client.at([&nodes.a, &nodes.b, &third][n % 3]);
        let content = json!({ "content": format!("第{n}条") });
        match n % 2 {
            0 => client.post_json("/api/v1/square/post", &content).await,
            _ => client.post_json(&format!("/api/v1/square/post/{thread}/comment"), &content).await,
        }
        .ok();
    }));
    deeds.await;
    looked_at(&nodes.db).await;
    assert_eq!(invitation(&nodes.db, guest.uid).await, "paid");
    socket.status_where("the reward", |status| status["coinNum"] == 20).await;
    host.has_coins(20).await;
    guest.has_coins(10).await;
    let letters = "select count(*) from message where kind = 'invite'";
    assert_eq!(nodes.db.value::<i64>(letters).await, 2);
    nodes.db.audit().await;
}

#[tokio::test]
async fn concurrent_sweepers_pay_once_and_exceed_no_cap() {
    // Only the test runs sweepers.
    let server = TestServer::start_with(inviting().set("PORTAL_INVITES_CHECK_S", "60")).await;
    let hosts = join_all((0..3).map(async |n| User::register(&server, &format!("host_{n}")).await)).await;
    let mut one_device = Vec::new();
    let mut one_address = Vec::new();
    for n in 0..8 {
        let host = &hosts[n % 3];
        one_device
            .push(User::invited(&server, host, &format!("device_{n}"), "one", &format!("192.0.2.{n}")).await);
        one_address.push(
            User::invited(&server, host, &format!("address_{n}"), &format!("d{n}"), "198.51.100.1").await,
        );
    }
    let guests: Vec<i64> = one_device.iter().chain(&one_address).map(|guest| guest.uid).collect();
    for guest in &guests {
        earn(&server.db, *guest).await;
    }
    // As many calls as the pool has connections, so that none waits for one: on a busy machine such a wait timed out.
    let at_once = 12;
    let pool = sql::connect_within(&server.db.url, at_once, Duration::ZERO).unwrap();
    let caps = caps();
    let write = |_: sql::invitation::Rewarded<'_>| {
        [0, 1].map(|_| Letter { title: "邀请".into(), content: "<p>到账</p>".into() })
    };
    // Three sweepers settle each invitation at once.
    let thrice = guests.iter().flat_map(|guest| [*guest; 3]);
    let settled: Vec<_> = stream::iter(thrice)
        .map(async |guest| settle(&pool, guest, &caps, write).await.unwrap())
        .buffer_unordered(at_once)
        .collect()
        .await;
    let paid = settled.iter().filter(|settled| **settled == Settled::Paid).count();
    assert_eq!(paid, 1 + 5);
    let states = "select string_agg(n || ' ' || state, ', ' order by state)
                  from (select state, count(*) as n from invitation group by state) states";
    assert_eq!(server.db.value::<String>(states).await, "6 paid, 10 refused");
    server.db.audit().await;
}

/// An active player is due many times. All due entries must be returned, or the sweeper would take a short page for the end of the queue.
#[tokio::test]
async fn very_active_players_do_not_hide_others_from_the_sweeper() {
    let db = TestDatabase::new().await;
    let due = async |busy: i64, rows: i64| {
        let insert = "insert into invitation_check (invitee) select";
        db.execute(&format!("{insert} {busy} from generate_series(1, {rows})")).await;
    };
    due(1, 70).await;
    due(2, 1).await;
    let client = db.pool.get().await.unwrap();
    let claimed = async || {
        sql::invitation::claim_due(&client, std::time::Duration::from_secs(60), 64).await.unwrap().len()
    };
    assert_eq!([claimed().await, claimed().await, claimed().await], [64, 7, 0]);
}

#[tokio::test]
#[ignore = "night"]
async fn a_failed_check_is_repeated() {
    let server = TestServer::start_with(inviting()).await;
    let host = User::register(&server, "lin_xia").await;
    let guest = User::invited(&server, &host, "guest", "d1", "192.0.2.1").await;
    looked_at(&server.db).await;
    // The first payment fails.
    server
        .db
        .execute("alter table coin_entry add constraint no_invite check (ref_type <> 'invite') not valid")
        .await;
    earn(&server.db, guest.uid).await;
    eventually("a try", async || {
        server
            .db
            .value::<bool>("select coalesce(bool_and(due_time > now()), false) from invitation_check")
            .await
    })
    .await;
    assert_eq!(invitation(&server.db, guest.uid).await, "pending");
    // One after the other: a sweeper at this moment holds the lock that the second statement needs, and waits for the first.
    server.db.execute("alter table coin_entry drop constraint no_invite").await;
    server.db.execute("update invitation_check set due_time = now()").await;
    eventually("the reward", async || invitation(&server.db, guest.uid).await == "paid").await;
    server.db.audit().await;
}
