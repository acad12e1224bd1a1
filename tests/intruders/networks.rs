//! An attacker with a rented server, and so with all addresses of an IPv6 /48.

use crate::harness::{Gateway, Options, PASSWORD, TestServer};

/// Addresses in one /48, each in a network of its own.
fn address(n: u32) -> String {
    format!("2001:db8:7:{n:x}::1")
}

#[tokio::test]
#[ignore = "night"]
async fn an_ipv6_48_gets_eight_times_the_limit_of_one_network() {
    let gateway = Gateway::start();
    let options = Options::default()
        .set("PORTAL_TRUSTED_PROXIES", "127.0.0.0/8")
        .set("PORTAL_REGISTRATIONS_PER_ADDRESS", "1/1h")
        .set("PORTAL_WRONG_PASSWORDS_PER_ADDRESS", "1/1h")
        .set("PORTAL_SMS_PER_ADDRESS", "1/1h")
        .gateway(&gateway);
    let server = TestServer::start_with(options).await;
    let from = |address: &str| server.visitor().with("X-Forwarded-For", address);
    let register = async |n: u32, address: &str| {
        let name = format!("player_{n}");
        let fields = [("loginName", name.as_str()), ("password", PASSWORD)];
        from(address).post("/api/user/registerWithName", &fields).await
    };
    let guess = async |n: u32, address: &str| {
        let name = format!("player_{n}");
        from(address)
            .post("/api/user/login", &[("loginName", name.as_str()), ("password", "wrong horse")])
            .await
    };
    let ask = async |n: u32, address: &str| {
        let phone = format!("138{n:08}");
        from(address).post("/api/user/smsCode", &[("phone", phone.as_str()), ("scene", "login")]).await
    };
    for n in 0..8 {
        register(n, &address(n)).await.ok();
        guess(n, &address(n)).await.refused(1001);
        ask(n, &address(n)).await.ok();
    }
    register(8, &address(8)).await.refused(1005);
    guess(8, &address(8)).await.refused(1005);
    ask(8, &address(8)).await.refused(1005);
    let elsewhere = "2001:db8:8::1";
    register(9, elsewhere).await.ok();
    guess(9, elsewhere).await.refused(1001);
    ask(9, elsewhere).await.ok();
    assert_eq!(server.db.value::<i64>("select count(*) from account").await, 9);
}
