//! Who invites whom.

use super::{Options, TestDatabase, eventually, post};

/// Invitations are looked at quickly, and clients say where they are.
pub fn inviting() -> Options {
    Options::default().set("PORTAL_INVITES_CHECK_S", "0.02").set("PORTAL_TRUSTED_PROXIES", "127.0.0.0/8")
}

/// Has somebody who was there before have invited an account that nobody signs in to.
pub async fn invite(db: &TestDatabase, inviter: i64, invitee: i64) {
    db.execute(&format!(
        "update account set invited_by = {inviter} where uid = {invitee};
         insert into invitation (invitee, inviter, device, network, inviter_reward, invitee_reward)
         values ({invitee}, {inviter}, '{invitee}', '{invitee}', 20, 10)"
    ))
    .await;
}

/// What has become of somebody's invitation, such as `paid` or `refused ring`.
pub async fn invitation(db: &TestDatabase, invitee: i64) -> String {
    let state = "select concat_ws(' ', state, refusal) from invitation where invitee = $1";
    db.value_of(state, &[&invitee]).await
}

/// Resolves when nothing is left that is to be looked at now.
pub async fn looked_at(db: &TestDatabase) {
    eventually("all invitations that were looked at", async || {
        let due = "select count(*) from invitation_check where due_time < now() + interval '1 minute'";
        db.value::<i64>(due).await == 0
    })
    .await;
}

/// A phone that nobody else has.
pub async fn bind_phone(db: &TestDatabase, uid: i64) {
    db.execute(&format!("update account set phone = (13800000000 + {uid})::text where uid = {uid}")).await;
}

/// What is asked of somebody who was invited: a phone, and a post.
pub async fn earn(db: &TestDatabase, uid: i64) {
    bind_phone(db, uid).await;
    post(db, uid).await;
}
