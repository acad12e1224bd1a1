//! Searches a production server's whole output, down to `debug`, for secrets that it issued.

use serde_json::json;

use crate::harness::{Client, GATEWAY_SECRET, Gateway, Running, Socket, TestDatabase, Treats, game};

const PHONE: &str = "13812345678";
const WRONG: &str = "a password that is wrong";
const PASSWORD: &str = "correct horse battery";
const NEW: &str = "a password that comes after";
const PORTAL_SECRET: &str = "0123456789abcdef0123456789abcdef";

#[tokio::test]
async fn no_secret_is_in_a_production_log() {
    let db = TestDatabase::bare().await;
    let gateway = Gateway::start();
    let url = gateway.url();
    let env = [
        ("PORTAL_MODE", "production"),
        ("PORTAL_LOG", "debug"),
        ("DATABASE_URL", db.url.as_str()),
        ("PORTAL_SECRET", PORTAL_SECRET),
        ("PORTAL_SMS_GATEWAY", "http"),
        ("PORTAL_SMS_URL", &url),
        ("PORTAL_SMS_SECRET", GATEWAY_SECRET),
        ("PORTAL_SMS_PER_PHONE", "100/1h"),
        ("PORTAL_SMS_UNCHALLENGED_PER_PHONE", "100/1h"),
        ("PORTAL_PAY_CHANNELS", "none"),
    ];
    let mut running = Running::serve(&env).await;
    let visitor = Client::visitor(running.address().await);
    let mut handed_out = vec![PORTAL_SECRET.to_owned(), GATEWAY_SECRET.to_owned(), PHONE.to_owned()];
    handed_out.extend([WRONG, PASSWORD, NEW].map(str::to_owned));
    // By name: right, wrong, taken, malformed.
    let by = |password: &'static str| [("loginName", "lin_xia"), ("password", password)];
    let account = visitor.post("/api/user/registerWithName", &by(PASSWORD)).await.ok().clone();
    visitor.post("/api/user/registerWithName", &by(PASSWORD)).await.refused(1002);
    visitor.post("/api/user/login", &by(WRONG)).await.refused(1001);
    visitor.post("/api/user/login", &[("loginName", PHONE), ("password", WRONG)]).await.refused(1001);
    let again = visitor.post("/api/user/login", &by(PASSWORD)).await.ok().clone();
    let (uid, token) = (account["uid"].as_i64().unwrap(), account["token"].as_str().unwrap().to_owned());
    let user = visitor.signed_in(uid, &token);
    handed_out.extend([token.clone(), again["token"].as_str().unwrap().to_owned()]);
    // By phone: right and wrong codes of each kind, and a gateway that refuses.
    for (scene, client, path) in [
        ("bind", &user, "/api/user/bind"),
        ("login", &visitor, "/api/user/loginWithPhone"),
        ("reset", &visitor, "/api/user/resetPassword"),
    ] {
        let code = gateway.ask(client, scene, PHONE).await;
        for code in ["000000", &code] {
            let fields = [("phone", PHONE), ("smsCode", code), ("password", PASSWORD), ("newPassword", NEW)];
            let answer = client.post(path, &fields).await;
            assert!([0, 1004].contains(&answer.code()), "{path}: {}", answer.text);
            handed_out.extend(answer.json["data"]["token"].as_str().map(str::to_owned));
        }
        handed_out.push(code);
    }
    gateway.treat_next(&[Treats::Answers(400)]);
    visitor.post("/api/user/smsCode", &[("phone", PHONE), ("scene", "login")]).await.failed(503);
    handed_out.push(gateway.code(PHONE));
    // Tokens and tickets in their proper places and in wrong ones.
    let account = visitor.post("/api/user/login", &by(NEW)).await.ok().clone();
    let user = visitor.signed_in(uid, account["token"].as_str().unwrap());
    handed_out.push(account["token"].as_str().unwrap().to_owned());
    let ticket = user.ticket().await;
    drop(Socket::open(user.addr(), Some(&ticket)).await);
    Socket::try_open(user.addr(), Some(&ticket), None).await.err().unwrap();
    visitor.get(&format!("/api/v1/square/tag/list?token={token}&ticket={ticket}&phone={PHONE}")).await.ok();
    let broken = json!({ "content": token, "title": [PASSWORD] });
    user.post_json("/api/v1/square/post", &broken).await.malformed("title");
    game(&db, 1, "星海远征", "featured = null").await;
    let download = user.post("/api/user/game/download/1", &[("platformType", "1")]).await;
    let address = download.ok()["url"].as_str().unwrap().to_owned();
    visitor.get(&address).await.failed(404);
    visitor.get(&format!("{address}x")).await.failed(403);
    handed_out.push(address.split('/').nth(2).unwrap().to_owned());
    handed_out.push(ticket);
    let export = user.post("/api/user/center/export", &[("password", NEW)]).await;
    let address = export.ok()["url"].as_str().unwrap().to_owned();
    assert_eq!(visitor.get(&address).await.status, 200);
    visitor.get(&address).await.failed(410);
    visitor.get(&format!("{address}x")).await.failed(403);
    handed_out.push(address.split('/').nth(2).unwrap().to_owned());

    running.signal("TERM").await;
    let log = running.ended().await.stderr;
    assert!(log.contains("/api/user/resetPassword") && log.lines().count() > 20, "{log}");
    assert!(handed_out.len() > 15, "{} secrets", handed_out.len());
    for secret in &handed_out {
        // Many numbers contain six digits; a code is a separate word.
        let is_told = log.match_indices(secret.as_str()).any(|(at, _)| {
            let around = [log[..at].chars().next_back(), log[at + secret.len()..].chars().next()];
            secret.len() > 6 || around.iter().flatten().all(|c| !c.is_ascii_alphanumeric() && *c != '.')
        });
        assert!(!is_told, "{secret} is told:\n{log}");
    }
}
