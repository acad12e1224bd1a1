//! Tests of sockets that are too slow.

use super::*;
use bytestring::ByteString;
struct Deaf;
impl Actor for Deaf {
    type Context = Context<Self>;
}
impl Handler<Wake> for Deaf {
    type Result = ();
    fn handle(&mut self, _: Wake, _: &mut Self::Context) {}
}

/// No event of a thread follows its gap, also when another kind of item makes the outbox overflow.
#[actix::test]
async fn an_event_of_the_account_that_makes_a_gap_ends_the_watch_too() {
    let limits = HubLimits { outbox_bytes: 200, stall: Duration::from_secs(60) };
    let hub = Hub::start_here(limits, Arc::default());
    let (id, topic) = (ConnectionId::new_v4(), Topic::Post(7));
    hub.join(id, None, Deaf.start().recipient());
    let entry = |since| {
        Outgoing::Thread(Arc::new(Packet::new(
            7,
            since,
            vec!["e".repeat(if since == 0 { 158 } else { 8 }).into()],
        )))
    };
    let addr = hub.addr();
    addr.send(Topical::Join { topic, connection: id, items: vec![entry(0)] }).await.unwrap();
    addr.send(Deliver { to: vec![id], items: vec![Outgoing::Event(ByteString::from("m".repeat(51)))] })
        .await
        .unwrap();
    addr.send(Topical::Publish { topic, items: vec![entry(1)].into() }).await.unwrap();
    let taken = hub.take(id);
    let gap = taken.iter().position(|item| matches!(item, Outgoing::Ended(..))).expect("a gap");
    assert!(!taken[gap..].iter().any(|item| matches!(item, Outgoing::Thread(_))), "{taken:?}");
}

#[actix::test]
async fn a_socket_that_takes_nothing_for_the_limit_is_closed_and_what_waited_is_let_go() {
    tokio::time::pause();
    let limits = HubLimits { outbox_bytes: 10_000, stall: Duration::from_secs(30) };
    let held = Arc::<HubTotals>::default();
    let hub = Hub::start_here(limits, held.clone());
    let (asleep, awake) = (ConnectionId::new_v4(), ConnectionId::new_v4());
    for id in [asleep, awake] {
        hub.join(id, None, Deaf.start().recipient());
    }
    let tell = async |to: &[ConnectionId], text: &'static str| {
        let items = vec![Outgoing::Event(ByteString::from_static(text))];
        hub.addr().send(Deliver { to: to.to_vec(), items }).await.unwrap();
    };
    // Advances the clock in steps of a second, so that each sweep runs.
    let passes = async |seconds: u64| {
        for _ in 0..seconds {
            tokio::time::advance(Duration::from_secs(1)).await;
            for _ in 0..10 {
                tokio::task::yield_now().await;
            }
        }
    };
    tell(&[asleep, awake], "one").await;
    assert_eq!(hub.take(awake).len(), 1);
    passes(29).await;
    tell(&[asleep, awake], "two").await;
    assert_eq!(hub.take(awake).len(), 1);
    assert_eq!(held.outbox_bytes.load(Ordering::Relaxed), 3, "what waits is counted");
    passes(2).await;
    assert_eq!(held.outbox_bytes.load(Ordering::Relaxed), 0);
    tell(&[asleep], "three").await;
    let left = hub.take(asleep);
    assert_eq!(left, [Outgoing::Close { code: close_code::SLOW, reason: "too slow" }]);
    // A socket with an empty outbox may stay idle for any time.
    passes(100).await;
    tell(&[awake], "four").await;
    assert_eq!(hub.take(awake), [Outgoing::Event(ByteString::from_static("four"))]);
}
