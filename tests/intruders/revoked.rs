//! Ended sessions: on every call, on an open socket, with a ticket, and after a restart.

use futures_util::future::join_all;

use crate::harness::{Options, PASSWORD, Socket, TestServer, User, calls::calls_with_session};

/// Logins of one account, each ended in one of the ways that a player has.
async fn ended(server: &TestServer) -> Vec<(&'static str, User)> {
    let mut ended = Vec::new();
    let stays = User::register(server, "lin_xia").await;
    let left = User::login(server, "lin_xia").await;
    left.client.post("/api/user/logout", &[]).await.ok();
    ended.push(("logged out", left));
    let sent_away = User::login(server, "lin_xia").await;
    stays.client.post("/api/user/center/login/end", &[("others", "1")]).await.ok();
    ended.push(("ended by another device", sent_away));
    let outdated = User::login(server, "lin_xia").await;
    let fields = [("oldPassword", PASSWORD), ("newPassword", "another horse")];
    stays.client.post("/api/user/resetPassword", &fields).await.ok();
    ended.push(("before a new password", outdated));
    stays.client.post("/api/user/logout", &[("all", "1")]).await.ok();
    ended.push(("logged out everywhere", stays));
    ended
}

#[tokio::test]
async fn an_ended_session_is_refused_on_every_call_also_after_a_restart() {
    let mut server = TestServer::start().await;
    let ended = ended(&server).await;
    let calls = calls_with_session();
    let none = async |server: &TestServer, when: &str| {
        for (how, user) in &ended {
            let client = user.client.at(server);
            for answers in calls.chunks(10) {
                join_all(answers.iter().map(async |call| {
                    let answer = call.of(&client).await;
                    let said = (answer.status.as_u16(), answer.code());
                    assert_eq!(said, (200, 2), "{how}, {when}: {}", call.name());
                }))
                .await;
            }
        }
    };
    none(&server, "before the restart").await;
    server.stop().await;
    let again = TestServer::on(server.db.clone(), &server.db.url, Options::default()).await;
    none(&again, "after it").await;
    again.db.audit().await;
}

#[tokio::test]
async fn no_open_socket_and_no_ticket_outlives_its_session_also_over_a_restart() {
    let mut server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let mut socket = user.socket().await;
    let (ticket, other) = (user.client.ticket().await, user.client.ticket().await);
    user.client.post("/api/user/logout", &[]).await.ok();
    assert_eq!(socket.closed().await.0.code, 4001);
    let refusal = Socket::try_open(server.addr(), Some(&ticket), None).await.err().unwrap();
    assert_eq!(refusal.status(), 200, "code 2");
    server.stop().await;
    let again = TestServer::on(server.db.clone(), &server.db.url, Options::default()).await;
    let refusal = Socket::try_open(again.addr(), Some(&other), None).await.err().unwrap();
    assert_eq!(refusal.status(), 200, "code 2");
}
