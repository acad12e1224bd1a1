//! Peers that disappeared without closing: their connections stay open but carry no data.

use futures_util::{StreamExt, future::join_all};

use super::{baseline::Baseline, content::node};
use crate::harness::{Proxy, TestDatabase, eventually, open_light};

const SOCKETS: usize = 100;

#[tokio::test]
#[ignore = "night"]
async fn sockets_of_lost_peers_are_found_by_missing_pongs() {
    let db = TestDatabase::new().await;
    let env = [("PORTAL_REALTIME_HEARTBEAT_S", "0.2"), ("PORTAL_REALTIME_SILENCE_S", "3")];
    let mut running = node(&db.url, &env).await;
    let addr = running.address().await;
    let (proxy, through) = Proxy::instead_of(&format!("http://{addr}"));
    let through = through.strip_prefix("http://").unwrap().parse().unwrap();
    let baseline = Baseline::of(&running).await;
    let open = join_all((0..SOCKETS).map(|_| open_light(through, None))).await;
    let open: Vec<_> = open.into_iter().map(|socket| socket.expect("a socket")).collect();
    let mut here = open_light(addr, None).await.unwrap();
    proxy.stall(true);
    let one_left = async || {
        // This peer reads, and so answers pings.
        while let Ok(Some(message)) =
            tokio::time::timeout(std::time::Duration::from_millis(50), here.next()).await
        {
            message.unwrap();
        }
        running.figure("portal_sockets").await == Some(1.0)
    };
    eventually("one socket, the one with a peer", one_left).await;
    drop(here);
    // Their connections are closed too, although the other side never closes.
    baseline.assert_restored(&running).await;
    drop(open);
    running.signal("TERM").await;
    assert_eq!(running.ended().await.code, 0);
}
