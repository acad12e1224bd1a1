//! Invitations between accounts.

use super::{Options, TestDatabase, eventually, post};

/// Settings: invitations are checked often, and clients state their address in `X-Forwarded-For`.
pub fn inviting() -> Options {
    Options::default().set("PORTAL_INVITES_CHECK_S", "0.02").set("PORTAL_TRUSTED_PROXIES", "127.0.0.0/8")
}

/// Inserts an invitation of one account by another.
pub async fn invite(db: &TestDatabase, inviter: i64, invitee: i64) {
    db.execute(&format!(
        "update account set invited_by = {inviter} where uid = {invitee};
         insert into invitation (invitee, inviter, device, network, inviter_reward, invitee_reward)
         values ({invitee}, {inviter}, '{invitee}', '{invitee}', 20, 10)"
    ))
    .await;
}

/// The state of the invitation of `invitee`, such as `paid` or `refused ring`.
pub async fn invitation(db: &TestDatabase, invitee: i64) -> String {
    let state = "select concat_ws(' ', state, refusal) from invitation where invitee = $1";
    db.value_of(state, &[&invitee]).await
}

/// Awaits that no invitation is due for a check.
pub async fn looked_at(db: &TestDatabase) {
    eventually("the check of all invitations", async || {
        let due = "select count(*) from invitation_check where due_time < now() + interval '1 minute'";
        db.value::<i64>(due).await == 0
    })
    .await;
}

/// Binds a unique phone.
pub async fn bind_phone(db: &TestDatabase, uid: i64) {
    db.execute(&format!("update account set phone = (13800000000 + {uid})::text where uid = {uid}")).await;
}

/// Meets the conditions of a reward: a bound phone and a post.
pub async fn earn(db: &TestDatabase, uid: i64) {
    bind_phone(db, uid).await;
    post(db, uid).await;
}
