//! What becomes of a watch whose socket is too slow.

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

/// Nothing of a thread goes behind its gap, whatever made the outbox overflow.
#[actix::test]
async fn an_event_of_the_account_that_makes_a_gap_ends_the_watch_too() {
    let limits = SwitchboardLimits { outbox_bytes: 200, stall: Duration::from_secs(60) };
    let board = Switchboard::start_here(limits, Arc::default());
    let (id, topic) = (ConnectionId::new_v4(), Topic::Post(7));
    board.join(id, Deaf.start().recipient());
    let entry = |since| {
        Outgoing::Thread(Arc::new(Packet::new(
            7,
            since,
            vec!["e".repeat(if since == 0 { 158 } else { 8 }).into()],
        )))
    };
    let addr = board.addr();
    addr.send(Topical::Join { topic, connection: id, items: vec![entry(0)] }).await.unwrap();
    addr.send(Deliver { to: vec![id], items: vec![Outgoing::Event(ByteString::from("m".repeat(51)))] })
        .await
        .unwrap();
    addr.send(Topical::Publish { topic, items: vec![entry(1)].into() }).await.unwrap();
    let taken = board.take(id);
    let gap = taken.iter().position(|item| matches!(item, Outgoing::Ended(..))).expect("a gap");
    assert!(!taken[gap..].iter().any(|item| matches!(item, Outgoing::Thread(_))), "{taken:?}");
}
