//! The server is killed between an action and its reward, and while it pays rewards.

use std::net::SocketAddr;

use serde_json::json;

use crate::harness::{
    Client, PASSWORD, Running, SECRET, TestDatabase, bind_phone, eventually, invitation, post,
};

const GUESTS: usize = 30;
const DEATHS: usize = 3;

async fn serve(db: &TestDatabase, check: &str) -> Running {
    let env = [
        ("DATABASE_URL", db.url.as_str()),
        ("PORTAL_SECRET", SECRET),
        ("PORTAL_DEMO_PACK", ""),
        ("PORTAL_INVITES_CHECK_S", check),
        ("PORTAL_INVITES_PER_ADDRESS", "1000"),
        ("PORTAL_REGISTRATIONS_PER_ADDRESS", "1000/1h"),
    ];
    Running::serve(&env).await
}

async fn register(addr: SocketAddr, name: &str, code: &str) -> (i64, Client) {
    let visitor = Client::visitor(addr);
    let fields = [("loginName", name), ("password", PASSWORD), ("inviteCode", code), ("deviceID", name)];
    let account = visitor.post("/api/user/registerWithName", &fields).await.ok().clone();
    let uid = account["uid"].as_i64().unwrap();
    (uid, visitor.signed_in(uid, account["token"].as_str().unwrap()))
}

async fn code_of(client: &Client) -> String {
    client.get("/api/v1/invite").await.ok()["code"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_reward_earned_before_a_kill_is_paid_once_after_it() {
    let db = TestDatabase::new().await;
    // This server checks once at its start, and then not for a minute.
    let mut first = serve(&db, "60").await;
    let addr = first.address().await;
    let (host, client) = register(addr, "lin_xia", "").await;
    let (guest, guest_client) = register(addr, "guest", &code_of(&client).await).await;
    bind_phone(&db, guest).await;
    guest_client.post_json("/api/v1/square/post", &json!({ "content": "大家好" })).await.ok();
    first.signal("KILL").await;
    first.ended().await;
    assert_eq!(invitation(&db, guest).await, "pending");

    let mut second = serve(&db, "0.02").await;
    second.address().await;
    eventually("the reward", async || invitation(&db, guest).await == "paid").await;
    let coins = "select balance from status where uid = $1";
    assert_eq!(
        (db.value_of::<i64>(coins, &[&host]).await, db.value_of::<i64>(coins, &[&guest]).await),
        (20, 10)
    );
    second.signal("TERM").await;
    second.ended().await;
    db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn kills_while_rewards_are_paid_pay_each_once() {
    let db = TestDatabase::new().await;
    let mut running = serve(&db, "0.02").await;
    let addr = running.address().await;
    let (host, client) = register(addr, "lin_xia", "").await;
    let code = code_of(&client).await;
    let mut guests = Vec::new();
    for n in 0..GUESTS {
        let (guest, _) = register(addr, &format!("guest_{n}"), &code).await;
        bind_phone(&db, guest).await;
        guests.push(guest);
    }
    let paid =
        async || db.value::<i64>("select count(*) from invitation where state = 'paid'").await as usize;
    for part in guests.chunks(GUESTS / DEATHS) {
        let before = paid().await;
        for guest in part {
            post(&db, *guest).await;
        }
        // Some rewards are paid, others are claimed by the server.
        eventually("a reward", async || paid().await > before).await;
        running.signal("KILL").await;
        running.ended().await;
        // Claims of a dead server expire, and the next server takes them.
        db.execute("update invitation_check set due_time = now()").await;
        running = serve(&db, "0.02").await;
        running.address().await;
    }
    eventually("all rewards", async || paid().await == GUESTS).await;
    let coins: i64 = db.value_of("select balance from status where uid = $1", &[&host]).await;
    assert_eq!(coins as usize, 20 * GUESTS);
    running.signal("TERM").await;
    running.ended().await;
    db.audit().await;
}
