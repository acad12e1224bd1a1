//! Rules that the database itself enforces on any program.

use crate::harness::{TestServer, User, earn, invitation, inviting, looked_at};

#[tokio::test]
async fn the_database_enforces_the_rules_of_invitations() {
    let server = TestServer::start_with(inviting()).await;
    let host = User::register(&server, "lin_xia").await;
    let paid = User::invited(&server, &host, "paid", "d1", "192.0.2.1").await;
    earn(&server.db, paid.uid).await;
    looked_at(&server.db).await;
    assert_eq!(invitation(&server.db, paid.uid).await, "paid");
    let pending = User::invited(&server, &host, "pending", "d2", "192.0.2.2").await;
    let earned = User::invited(&server, &host, "earned", "d3", "192.0.2.3").await;
    looked_at(&server.db).await;
    let (host, paid, pending, earned) = (host.uid, paid.uid, pending.uid, earned.uid);
    // The due check is deleted, so that the invitation stays pending.
    let earn = "alter table account disable trigger user; alter table post disable trigger user;";
    server
        .db
        .execute(&format!(
            "{earn} update account set phone = '13912345678' where uid = {earned};
             insert into post (uid, content) values ({earned}, '有');
             update account set post_num = 1 where uid = {earned};
             alter table account enable trigger user; alter table post enable trigger user"
        ))
        .await;
    let entry = |uid: i64, delta: i64, kind: &str, reference: &str| {
        format!(
            "insert into coin_entry (uid, delta, balance_after, reason, ref_type, ref_id)
             values ({uid}, {delta}, 0, 'x', '{kind}', '{reference}')"
        )
    };
    let pay = format!("update invitation set state = 'paid', paid_time = now() where invitee = {earned}");
    let both = |inviter: i64, invitee: i64| {
        format!(
            "{pay}; {}; {}",
            entry(host, inviter, "invite", &format!("{earned}:inviter")),
            entry(earned, invitee, "invite", &format!("{earned}:invitee"))
        )
    };
    let claw_back = format!(
        "update invitation set state = 'clawed_back', claw_back_time = now(), note = 'x' where invitee = {paid}"
    );
    let insert = |invitee: i64, inviter: i64, state: &str| {
        format!(
            "insert into invitation (invitee, inviter, device, network, inviter_reward, invitee_reward, state)
             values ({invitee}, {inviter}, '', '', 1, 1, '{state}')"
        )
    };
    for (statement, why) in [
        (insert(host, host, "pending"), "inviter_was_there_before"),
        (insert(host, paid, "pending"), "inviter_was_there_before"),
        (insert(host, paid, "paid"), "begins as pending"),
        (insert(paid, host, "pending"), "duplicate key"),
        ("update invitation set inviter_reward = 1000".into(), "keeps its terms"),
        ("update invitation set inviter = inviter - 1".into(), "keeps its terms"),
        ("delete from invitation".into(), "are kept"),
        ("truncate invitation".into(), "are kept"),
        (
            format!("update invitation set state = 'pending', paid_time = null where invitee = {paid}"),
            "moves forward",
        ),
        (
            format!(
                "update invitation set state = 'refused', refusal = 'self', refuse_time = now() where invitee = {paid}"
            ),
            "moves forward",
        ),
        (format!("update invitation set paid_time = now() where invitee = {paid}"), "moves forward"),
        (
            format!("update invitation set state = 'paid', paid_time = now() where invitee = {pending}"),
            "is not earned",
        ),
        (pay.clone(), "does not agree"),
        (both(21, 10), "does not agree"),
        (both(20, 9), "does not agree"),
        (format!("{pay}; {}", entry(host, 20, "invite", &format!("{earned}:inviter"))), "does not agree"),
        (entry(host, 20, "invite", &format!("{pending}:inviter")), "does not agree"),
        (entry(host, 20, "invite", &format!("{paid}:inviter")), "duplicate key"),
        (entry(host, 20, "invite", "somebody"), "does not agree"),
        (entry(host, 20, "invite", "99999999:inviter"), "does not agree"),
        (entry(host, -20, "claw_back", &format!("{paid}:inviter")), "does not agree"),
        (claw_back.clone(), "does not agree"),
        (
            format!("{claw_back}; {}", entry(host, -20, "claw_back", &format!("{paid}:inviter"))),
            "does not agree",
        ),
        (
            format!(
                "update account set suspended_until = now() + interval '1 day' where uid = {host}; {}",
                both(20, 10)
            ),
            "is not earned",
        ),
    ] {
        let error = server.db.try_execute(&statement).await.expect_err(&statement).to_string();
        assert!(error.contains(why), "{statement}: {error}");
        server.db.audit().await;
    }
    server.db.execute(&both(20, 10)).await;
    server.db.audit().await;
}
