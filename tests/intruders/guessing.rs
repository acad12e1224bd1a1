//! Guessed codes: few tries per request, from any address, and concurrently. `lockouts` has the guesses of strangers.

use actors::{Clock, ManualClock, SystemClock};
use chrono::TimeDelta;
use futures_util::future::join_all;

use crate::harness::{Gateway, Nodes, Options, TestRedis, TestServer, wrong};

const PHONE: &str = "13812345678";

/// Codes that differ from this one.
fn others(code: &str, n: usize) -> Vec<String> {
    let mut guesses = Vec::with_capacity(n);
    let mut guess = code.to_owned();
    while guesses.len() < n {
        guess = wrong(&guess);
        guesses.push(guess.clone());
    }
    guesses
}

#[tokio::test]
async fn concurrent_guesses_from_many_addresses_on_two_nodes_use_a_code_up() {
    let gateway = Gateway::start();
    let options = Options::default().set("PORTAL_TRUSTED_PROXIES", "127.0.0.0/8").gateway(&gateway);
    let nodes = Nodes::on(&TestRedis::shared_url(), options).await;
    let asker = nodes.a.visitor();
    for (n, (scene, paths)) in [
        ("login", ["/api/user/loginWithPhone", "/api/user/loginPhoneWithoutRegister"]),
        ("reset", ["/api/user/resetPassword"; 2]),
    ]
    .into_iter()
    .enumerate()
    {
        // A new phone each time, because a phone gets one code a minute.
        let phone = format!("1381234000{n}");
        let (id, code) = gateway.request(&asker, scene, &phone).await;
        let guesses = others(&code, 100);
        let numbered: Vec<_> = guesses.iter().enumerate().collect();
        for wave in numbered.chunks(20) {
            let tries = wave.iter().map(async |&(n, guess)| {
                let node = if n % 2 == 0 { &nodes.a } else { &nodes.b };
                let caller = node.visitor().with("X-Forwarded-For", &format!("203.0.113.{n}"));
                let fields = [
                    ("phone", phone.as_str()),
                    ("smsCode", guess),
                    ("requestId", id.as_str()),
                    ("newPassword", "another horse"),
                ];
                caller.post(paths[n % 2], &fields).await.refused(1004);
            });
            join_all(tries).await;
        }
        let right = [
            ("phone", phone.as_str()),
            ("smsCode", &code),
            ("requestId", &id),
            ("newPassword", "another horse"),
        ];
        let late = nodes.b.visitor().with("X-Forwarded-For", "198.51.100.7").post(paths[0], &right).await;
        late.refused(1004);
    }
}

#[tokio::test]
#[ignore = "night"]
async fn a_phones_codes_can_be_guessed_fifty_times_a_day_by_all_guessers_together() {
    let gateway = Gateway::start();
    let clock = ManualClock::at(SystemClock.now());
    let options =
        Options::default().set("PORTAL_TRUSTED_PROXIES", "127.0.0.0/8").gateway(&gateway).clock(&clock);
    let server = TestServer::start_with(options).await;
    let mut judged = 0;
    for hour in 0..24 {
        for n in 0..2 {
            let caller = server.visitor().with("X-Forwarded-For", &format!("203.0.{hour}.{n}"));
            let device = format!("{hour}-{n}");
            let asked = [("phone", PHONE), ("scene", "login"), ("deviceID", &device)];
            let answer = caller.post("/api/user/smsCode", &asked).await;
            if answer.code() == 0 {
                let code = gateway.code(PHONE);
                for guess in others(&code, 6) {
                    let fields = [("phone", PHONE), ("smsCode", guess.as_str())];
                    caller.post("/api/user/loginWithPhone", &fields).await.refused(1004);
                    judged += 1;
                }
                // The sixth try was not checked any more, and neither is the right code.
                let right = [("phone", PHONE), ("smsCode", code.as_str())];
                caller.post("/api/user/loginWithPhone", &right).await.refused(1004);
                judged -= 1;
            } else {
                answer.refused(1005);
            }
            clock.advance(TimeDelta::minutes(10));
        }
    }
    assert_eq!((gateway.received().len(), judged), (10, 50), "of a million codes");
}
