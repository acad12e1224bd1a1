use crate::harness::{PASSWORD, TestServer, User};

#[tokio::test]
async fn the_right_password_signs_in() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    for name in ["lin_xia", "LIN_XIA"] {
        let answer =
            server.visitor().post("/api/user/login", &[("loginName", name), ("password", PASSWORD)]).await;
        let account = answer.ok();
        assert_eq!(account["uid"], user.uid);
        assert_eq!(account["newAccount"], 0);
        assert_ne!(account["token"], user.token, "each login is one of its own");
    }
}
