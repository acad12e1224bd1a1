//! Call-backs of payments that are forged, repeated or altered.

use std::time::Duration;

use portal::{payments::channels::Sandbox, platform::keys::Keys};
use reqwest::Method;
use uuid::Uuid;

use crate::harness::{Cashier, Options, Page, SECRET, TestServer, order, ordered, paid, pay_info};

type Fields = Vec<(String, String)>;

/// The sandbox's call-back for this payment, signed with a portal's secret.
fn signed(server: &TestServer, secret: &str, order: &str, trade_no: &str) -> Fields {
    let limit = Duration::from_secs(5);
    Sandbox::new(server.db.pool.clone(), &Keys::new(secret, None), limit, limit)
        .unwrap()
        .notice(&paid(order, trade_no, 600))
}

async fn say(server: &TestServer, fields: &[(String, String)]) -> Page {
    let fields: Vec<_> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    server.visitor().page(Method::POST, "/api/order/notify/sandbox", &fields).await
}

#[tokio::test]
async fn an_altered_call_back_is_refused_as_a_whole() {
    let (server, user, id) = ordered(Options::default()).await;
    let other = order(&user.client, 2, "sandbox").await;
    let good = signed(&server, SECRET, &id, "T1");
    let mut forged: Vec<(String, Fields)> = Vec::new();
    for (at, (name, value)) in good.iter().enumerate() {
        let mut without = good.clone();
        without.remove(at);
        forged.push((format!("without {name}"), without));
        for altered in ["", "0", "1", "600 ", "+600", "6e2", "paid\n", &format!("{value}0"), &other] {
            if altered != value {
                let mut fields = good.clone();
                fields[at].1 = altered.to_owned();
                forged.push((format!("{name}={altered}"), fields));
            }
        }
        // A field given twice: neither the first nor the last value may count as the signed one.
        let places = if name == "sign" { &[][..] } else { &[0, 5] };
        for &place in places {
            let mut twice = good.clone();
            twice.insert(place, (name.clone(), if name == "order" { other.clone() } else { "1".to_owned() }));
            forged.push((format!("{name} twice"), twice));
        }
        let mut renamed = good.clone();
        renamed[at].0 = name.to_uppercase();
        forged.push((format!("{name} in capitals"), renamed));
    }
    let with = |name: &str, value: &str| [good.clone(), vec![(name.to_owned(), value.to_owned())]].concat();
    forged.push(("a field more".to_owned(), with("extra", "1")));
    forged.push((
        "of another portal".to_owned(),
        signed(&server, "the secret of another portal, as long as ours", &id, "T1"),
    ));
    // The cashier's signature is in the browser's address; it does not sign a payment.
    let address = pay_info(&user.client, &id).await;
    let mut by_cashier = good.clone();
    by_cashier.last_mut().unwrap().1 = address.rsplit_once("sign=").unwrap().1.to_owned();
    forged.push(("by the cashier's signature".to_owned(), by_cashier));

    for (what, fields) in &forged {
        let said = say(&server, fields).await;
        assert_eq!((said.status, said.text.as_str()), (400, "fail"), "{what}");
    }
    assert!(forged.len() > 70, "{}", forged.len());
    assert_eq!(user.me().await["coinNum"], 0);
    assert_eq!(server.db.value::<i64>("select count(*) from payment").await, 0, "not a row is written of it");

    // The genuine call-back, with its fields in any order, any number of times.
    let mut turned = good.clone();
    turned.reverse();
    for fields in [&good, &turned, &good, &good] {
        assert_eq!(say(&server, fields).await.text, "success");
    }
    assert_eq!(user.me().await["coinNum"], 60);
    server.db.audit().await;
}

#[tokio::test]
async fn a_cashiers_address_is_for_its_order_and_pays_no_other() {
    let (server, user, id) = ordered(Options::default()).await;
    let other = order(&user.client, 2, "sandbox").await;
    let cashier = Cashier::open(&user.client, &id).await;
    Cashier::open(&user.client, &other).await;
    let sign = pay_info(&user.client, &id).await.rsplit_once("sign=").unwrap().1.to_owned();
    let (sign, nobody) = (sign.as_str(), Uuid::new_v4().to_string());
    let flipped = format!("{}{}", if sign.starts_with('0') { "1" } else { "0" }, &sign[1..]);
    for (order, sign) in
        [(&other, sign), (&nobody, sign), (&id, ""), (&id, "00"), (&id, flipped.as_str()), (&id, &sign[..62])]
    {
        let fields = [("order", order.as_str()), ("sign", sign), ("act", "pay")];
        let pressed = server.visitor().page(Method::POST, "/api/order/sandbox/cashier", &fields).await;
        // An empty field counts as absent.
        assert!([400, 404].contains(&pressed.status), "{order} {sign}: {}", pressed.status);
        let shown = format!("/api/order/sandbox/cashier?order={order}&sign={sign}");
        assert!([400, 404].contains(&server.visitor().page(Method::GET, &shown, &[]).await.status));
    }
    assert_eq!(
        server.db.value::<i64>("select count(*) from sandbox_trade where status <> 'waiting'").await,
        0
    );
    assert_eq!(cashier.press("pay").await.status, 303);
    let paid: String = server
        .db
        .value("select string_agg(order_id::text, ',') from sandbox_trade where status = 'paid'")
        .await;
    assert_eq!(paid, id);
}
