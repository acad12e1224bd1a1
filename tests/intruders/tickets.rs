//! Tickets used twice or by another client.

use std::time::Duration;

use futures_util::future::join_all;
use sql::login::{self, AccountLogin, NewTicket};

use crate::harness::{Nodes, Options, Socket, TestServer, User};

#[tokio::test]
async fn of_forty_concurrent_uses_of_one_ticket_on_two_nodes_one_succeeds() {
    let nodes = Nodes::start().await;
    let user = User::register(&nodes.a, "lin_xia").await;
    for round in 0..3 {
        let ticket = user.client.ticket().await;
        let come = (0..40).map(|n| {
            let node = if n % 2 == 0 { &nodes.a } else { &nodes.b };
            Socket::try_open(node.addr(), Some(&ticket), None)
        });
        let opened: Vec<_> = join_all(come).await.into_iter().flatten().collect();
        assert_eq!(opened.len(), 1, "round {round}");
        assert_eq!(opened[0].hello["user"], user.uid);
    }
}

/// Simultaneous handshakes share a batch. Timing decides which ones, so this test makes the batch itself.
#[tokio::test]
async fn a_ticket_used_twice_in_one_batch_opens_one_socket() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let of = AccountLogin { uid: user.uid, login: server.db.value("select id from login").await };
    let (one, other) = ([1; 32], [2; 32]);
    let tickets = [one, other].map(|hash| NewTicket { hash, of, life: Duration::from_mins(1) });
    let client = server.db.pool.get().await.unwrap();
    login::insert_tickets(&client, &tickets).await.unwrap();
    let redeemed = login::redeem_tickets(&client, &[one, other, one]).await.unwrap();
    let uids: Vec<_> = redeemed.into_iter().map(|redeemed| redeemed.map(|(uid, ..)| uid)).collect();
    assert_eq!(uids, [Some(user.uid), Some(user.uid), None]);
}

#[tokio::test]
async fn an_altered_ticket_and_one_of_another_secret_are_refused() {
    let server = TestServer::start().await;
    let other = TestServer::start_with(
        Options::default().set("PORTAL_SECRET", "the secret of another portal, as long as ours"),
    )
    .await;
    let user = User::register(&server, "lin_xia").await;
    let ticket = user.client.ticket().await;
    let refusal = Socket::try_open(other.addr(), Some(&ticket), None).await.err().unwrap();
    assert_eq!(refusal.status(), 200, "code 2");
    let mut tried = 0;
    for (at, letter) in ticket.char_indices() {
        let mut altered = ticket.clone();
        altered.replace_range(at..=at, if letter == 'A' { "B" } else { "A" });
        let refusal = Socket::try_open(server.addr(), Some(&altered), None).await.err();
        assert_eq!(refusal.expect("altered").status(), 200, "code 2");
        tried += 1;
    }
    assert_eq!(tried, 32);
    // None of these attempts has used it up.
    assert_eq!(Socket::open(server.addr(), Some(&ticket)).await.hello["user"], user.uid);
    // Another portal's token is not a session here.
    other.visitor().signed_in(user.uid, &user.token).post("/api/user/center/me", &[]).await.refused(2);
}
