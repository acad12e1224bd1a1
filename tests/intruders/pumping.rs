//! SMS pumping: codes, which cost money, requested by one client that claims many identities.

use serde_json::json;

use crate::harness::{Gateway, Nodes, Options, TestRedis, TestServer, User};

const PATH: &str = "/api/user/smsCode";
/// Headers in which proxies pass on the client's address.
const SAID: [&str; 10] = [
    "X-Forwarded-For",
    "X-Real-IP",
    "Forwarded",
    "X-Client-IP",
    "X-Cluster-Client-IP",
    "CF-Connecting-IP",
    "True-Client-IP",
    "Fastly-Client-IP",
    "X-Originating-IP",
    "X-Remote-Addr",
];

#[tokio::test]
#[ignore = "night"]
async fn a_client_with_many_claimed_addresses_gets_the_codes_of_one() {
    let gateway = Gateway::start();
    let options = Options::default().gateway(&gateway);
    let nodes = Nodes::on(&TestRedis::shared_url(), options).await;
    let mut refused = 0;
    for n in 0..60_usize {
        let node = if n % 2 == 0 { &nodes.a } else { &nodes.b };
        let address = match n % 3 {
            0 => format!("203.0.113.{n}"),
            1 => format!("for=\"[2001:db8:{n:x}::1]\";proto=https"),
            _ => format!("2001:db8:{n:x}::1, 10.0.0.{n}, 127.0.0.1"),
        };
        let caller = SAID.into_iter().fold(node.visitor(), |client, name| client.with(name, &address));
        let caller = caller.with("User-Agent", &format!("another browser {n}"));
        let (phone, device) = (format!("139{n:08}"), format!("device-{n}"));
        let scene = if n % 4 < 2 { "login" } else { "reset" };
        let fields = [("phone", phone.as_str()), ("scene", scene), ("deviceID", &device)];
        let answer = caller.post(PATH, &fields).await;
        if answer.code() == 1005 {
            refused += 1;
        } else {
            answer.ok();
        }
    }
    assert_eq!((gateway.received().len(), refused), (20, 40), "as many as one address gets in an hour");
}

#[tokio::test]
#[ignore = "night"]
async fn one_phone_in_different_spellings_counts_as_one() {
    let gateway = Gateway::start();
    let server = TestServer::start_with(Options::default().gateway(&gateway)).await;
    let user = User::register(&server, "lin_xia").await;
    let written = [
        "13812345678",
        " 13812345678",
        "13812345678 ",
        "+8613812345678",
        "8613812345678",
        "008613812345678",
        "138 1234 5678",
        "138-1234-5678",
        "１３８１２３４５６７８",
        "١٣٨١٢٣٤٥٦٧٨",
        "13812345678\0",
        "13812345678\n",
        "13812345678,13912345678",
        "13812345678;ext=1",
        "013812345678",
    ];
    for scene in ["login", "reset", "bind"] {
        for phone in written {
            let answer =
                user.client.post(PATH, &[("phone", phone), ("scene", scene), ("phone", "13912345678")]).await;
            assert!([0, 1005, 4000].contains(&answer.code()), "{phone:?}: {}", answer.text);
        }
        for body in ["phone[]=13812345678&scene=login", "phone=13812345678%26phone=13912345678&scene=login"] {
            let form = "application/x-www-form-urlencoded";
            let answer = user.client.send(reqwest::Method::POST, PATH, form, body.into()).await;
            assert_eq!(answer.code(), 4000, "{body}: {}", answer.text);
        }
    }
    let phones: Vec<_> = gateway.received().iter().map(|message| message["phone"].clone()).collect();
    assert_eq!(phones, [json!("13812345678")]);
}
