use actors::{Clock, ManualClock, SystemClock};
use chrono::TimeDelta;

use crate::harness::{Answer, Client, Gateway, Options, TestServer, User, wrong};

const PATH: &str = "/api/user/loginPhoneWithoutRegister";
const KNOWN: &str = "13812345678";
const UNKNOWN: &str = "13812345679";

async fn login(client: &Client, phone: &str, code: &str) -> Answer {
    client.post(PATH, &[("phone", phone), ("smsCode", code), ("inviteCode", "AAAAAAAA")]).await
}

#[tokio::test]
async fn a_known_phone_signs_in_and_an_unknown_one_is_revealed_only_to_its_owner() {
    let (gateway, clock) = (Gateway::start(), ManualClock::at(SystemClock.now()));
    let server = TestServer::start_with(Options::default().gateway(&gateway).clock(&clock)).await;
    let user = User::by_phone(&server, &gateway, KNOWN).await;
    clock.advance(TimeDelta::minutes(1));
    let visitor = server.visitor();
    let known = gateway.ask(&visitor, "login", KNOWN).await;
    let unknown = gateway.ask(&visitor, "login", UNKNOWN).await;
    let wrong_known = login(&visitor, KNOWN, &wrong(&known)).await;
    let wrong_unknown = login(&visitor, UNKNOWN, &wrong(&unknown)).await;
    wrong_known.refused(1004);
    assert_eq!((wrong_known.status, wrong_known.text), (wrong_unknown.status, wrong_unknown.text));

    let answer = login(&visitor, KNOWN, &known).await;
    assert_eq!((answer.ok()["uid"].as_i64(), &answer.ok()["newAccount"]), (Some(user.uid), &0.into()));
    login(&visitor, UNKNOWN, &unknown).await.refused(1006);
    login(&visitor, UNKNOWN, &unknown).await.refused(1004);
    assert_eq!(server.db.value::<i64>("select count(*) from account").await, 1);
}

#[tokio::test]
#[ignore = "night"]
async fn too_many_wrong_codes_get_1005() {
    let gateway = Gateway::start();
    let options = Options::default().gateway(&gateway).set("PORTAL_SMS_WRONG_PER_ADDRESS", "2/1h");
    let server = TestServer::start_with(options).await;
    let visitor = server.visitor();
    for code in [1004, 1004, 1005] {
        login(&visitor, KNOWN, "123456").await.refused(code);
    }
    assert_eq!(visitor.post(PATH, &[("smsCode", "1")]).await.malformed("phone"), "不能为空");
    assert_eq!(visitor.post(PATH, &[("phone", KNOWN)]).await.malformed("smsCode"), "不能为空");
}
