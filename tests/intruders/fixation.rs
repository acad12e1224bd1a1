//! Session fixation: a session that an attacker chose before the player signs in.

use crate::harness::{Gateway, Options, PASSWORD, Socket, TestServer, User};

const PHONE: &str = "13812345678";

#[tokio::test]
async fn signing_in_starts_a_new_session() {
    let gateway = Gateway::start();
    let server = TestServer::start_with(Options::default().gateway(&gateway)).await;
    let thief = User::register(&server, "thief_1").await;
    User::register(&server, "lin_xia").await;
    // Tokens and tickets that an attacker could plant in the player's browser or in a link.
    let planted = server
        .visitor()
        .signed_in(thief.uid, &thief.token)
        .with("Cookie", &format!("token={0}; UG-Token={0}; session={0}", thief.token));
    let query = format!("?token={}&uid={}&session=fixed", thief.token, thief.uid);
    let code = gateway.ask(&server.visitor(), "login", PHONE).await;
    let by_name =
        [("loginName", "lin_xia"), ("password", PASSWORD), ("deviceID", "fixed"), ("token", &thief.token)];
    let by_phone = [("phone", PHONE), ("smsCode", &code), ("deviceID", "fixed"), ("id", "fixed")];
    let anew = [("loginName", "newcomer"), ("password", PASSWORD), ("deviceID", "fixed")];
    let mut tokens = vec![thief.token.clone()];
    for (path, fields) in [
        ("/api/user/login", &by_name[..]),
        ("/api/user/login", &by_name[..]),
        ("/api/user/loginWithPhone", &by_phone[..]),
        ("/api/user/registerWithName", &anew[..]),
    ] {
        let answer = planted.post(&format!("{path}{query}"), fields).await;
        let account = answer.ok();
        assert_ne!(account["uid"], thief.uid, "{path}");
        let token = account["token"].as_str().unwrap().to_owned();
        assert!(!tokens.contains(&token), "{path}: a token that was there before");
        tokens.push(token);
        // The planted session has its old rights and none of the player's.
        assert_eq!(thief.me().await["coinNum"], 0);
        let whose = planted.post("/api/user/center/me", &[]).await;
        assert_eq!(whose.ok()["inviteCode"], thief.me().await["inviteCode"], "{path}");
    }
    let logins: i64 = server.db.value("select count(distinct id) from login").await;
    assert_eq!(logins, 6, "each sign-in is a login of its own, on whatever device");
}

#[tokio::test]
async fn an_open_socket_stays_a_visitors_after_sign_in_and_cookies_identify_nobody() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let mut socket = server.visitor().socket().await;
    let again = User::login(&server, "lin_xia").await;
    socket.say(&serde_json::json!({ "type": "read", "messages": "all", "id": "1" })).await;
    let refused = socket.next_where("the answer", |frame| frame["id"] == "1").await;
    assert_eq!((&refused["type"], &refused["code"]), (&"error".into(), &2.into()));
    let cookie = format!("UG-Uid={}; UG-Token={}; token={}", again.uid, again.token, again.token);
    server.visitor().with("Cookie", &cookie).post("/api/user/center/me", &[]).await.refused(2);
    let by_address = format!("/api/user/center/me?UG-Uid={}&UG-Token={}", user.uid, user.token);
    server.visitor().post(&by_address, &[("UG-Token", &user.token)]).await.refused(2);
    // A token is not a ticket: it never occurs in an address.
    let refusal = Socket::try_open(server.addr(), Some(&user.token), None).await.err().unwrap();
    assert_eq!(refusal.status(), 200, "code 2");
}
