use crate::harness::{PASSWORD, TestServer, User};

const PATH: &str = "/api/user/login";

#[tokio::test]
async fn the_right_password_signs_in() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    for name in ["lin_xia", "LIN_XIA"] {
        let answer = server.visitor().post(PATH, &[("loginName", name), ("password", PASSWORD)]).await;
        let account = answer.ok();
        assert_eq!(account["uid"], user.uid);
        assert_eq!(account["newAccount"], 0);
        assert_ne!(account["token"], user.token, "each login is one of its own");
    }
}

#[tokio::test]
async fn a_wrong_name_and_a_wrong_password_are_told_the_same() {
    let server = TestServer::start().await;
    User::register(&server, "lin_xia").await;
    let visitor = server.visitor();
    let wrong_password = visitor.post(PATH, &[("loginName", "lin_xia"), ("password", "wrong horse")]).await;
    let wrong_name = visitor.post(PATH, &[("loginName", "nobody"), ("password", PASSWORD)]).await;
    wrong_password.refused(1001);
    assert_eq!(wrong_password.status, wrong_name.status);
    assert_eq!(wrong_password.text, wrong_name.text, "to the byte");
    let endless = "x".repeat(5000);
    let too_long = visitor.post(PATH, &[("loginName", "lin_xia"), ("password", &endless)]).await;
    assert_eq!(too_long.text, wrong_name.text);
}

#[tokio::test]
async fn a_person_without_password_cannot_sign_in() {
    let server = TestServer::start().await;
    server
        .db
        .execute("insert into account (login_name, name, invite_code) values ('lin_xia', '林夏', 'AAAAAAAA')")
        .await;
    for password in ["correct horse", "null"] {
        server.visitor().post(PATH, &[("loginName", "lin_xia"), ("password", password)]).await.refused(1001);
    }
}

#[tokio::test]
async fn both_fields_are_needed() {
    let server = TestServer::start().await;
    let visitor = server.visitor();
    assert_eq!(visitor.post(PATH, &[("password", PASSWORD)]).await.malformed("loginName"), "不能为空");
    assert_eq!(visitor.post(PATH, &[("loginName", "lin_xia")]).await.malformed("password"), "不能为空");
    assert_eq!(visitor.get(PATH).await.failed(405).header("allow"), "POST");
}

#[tokio::test]
async fn many_at_once_all_get_in() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let logins = futures_util::future::join_all((0..12).map(|_| User::login(&server, "lin_xia"))).await;
    assert!(logins.iter().all(|login| login.uid == user.uid));
    assert_eq!(server.db.value::<i64>("select count(*) from login where end_time is null").await, 13);
}
