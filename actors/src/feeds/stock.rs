//! Publishes how many codes are left to the pages that show gift packs. One per node: it collects the packs whose stock changed.
//!
//! - At most one number a second and pack is sent. Only the pack's id travels (by a notice in the claim's transaction) and each node
//!   reads the number, so no older number follows a newer one.
//! - Whenever notices may have been lost, the stock of all running packs is sent.

use std::{collections::BTreeSet, sync::Arc, time::Duration};

use parking_lot::Mutex;
use sql::Pool;
use tokio::{
    sync::Notify,
    time::{Instant, sleep_until},
};

use super::publish;
use crate::{
    actor::{Hubs, Services},
    hub::{Outgoing, count_events, encode},
    wire::{GiftLeft, ToClient, Topic},
};

/// Shortest time between two messages about a pack.
const PACE: Duration = Duration::from_secs(1);

/// The packs whose stock has to be read and published. Bounded by the number of packs.
#[derive(Default)]
pub struct GiftStock {
    gathered: Mutex<Gathered>,
    wake: Notify,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StockChange {
    Pack(i64),
    /// Any pack may have changed.
    Any,
}

impl GiftStock {
    pub fn moved(&self, moved: StockChange) {
        self.change(|gathered| gathered.hear(moved));
        self.wake.notify_one();
    }

    fn change<T>(&self, change: impl FnOnce(&mut Gathered) -> T) -> T {
        change(&mut self.gathered.lock())
    }
}

/// Collects changes, reads the stock and publishes it. Supervised: runs as long as the node.
pub async fn run((services, stock): (Arc<Services>, Arc<GiftStock>)) {
    loop {
        stock.wake.notified().await;
        let next = Instant::now() + PACE;
        let wanted = stock.change(std::mem::take);
        match read(&services.pool, &wanted).await {
            Ok(left) => tell(&services.hubs, &left),
            Err(error) => {
                tracing::debug!(%error, "the stock of gift packs is read again in a second");
                stock.change(|gathered| gathered.join(wanted));
                stock.wake.notify_one();
            }
        }
        sleep_until(next).await;
    }
}

/// (pack, codes left)
async fn read(pool: &Pool, wanted: &Gathered) -> Result<Vec<(i64, i64)>, sql::Error> {
    let client = pool.get().await?;
    let mut packs: Vec<i64> = wanted.packs.iter().copied().collect();
    if wanted.any {
        packs.extend(sql::gift::running(&client).await?);
    }
    sql::gift::left(&client, &packs).await
}

fn tell(hubs: &Hubs, left: &[(i64, i64)]) {
    let item = |(gift_id, left): &(i64, i64)| {
        let frame = GiftLeft { gift_id: *gift_id, left: *left };
        Outgoing::Gift(frame.gift_id, encode(&ToClient::Gift(frame)))
    };
    let items: Arc<[Outgoing]> = left.iter().map(item).collect();
    if items.is_empty() {
        return;
    }
    count_events(items.len());
    publish(hubs, Topic::Gifts, &items);
}

/// Changes that are not published yet.
#[derive(Debug, Default, PartialEq, Eq)]
struct Gathered {
    packs: BTreeSet<i64>,
    any: bool,
}

impl Gathered {
    fn hear(&mut self, moved: StockChange) {
        match moved {
            StockChange::Pack(id) => {
                self.packs.insert(id);
            }
            StockChange::Any => self.any = true,
        }
    }

    fn join(&mut self, other: Self) {
        self.packs.extend(other.packs);
        self.any |= other.any;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pack_that_moved_often_is_read_once() {
        let mut gathered = Gathered::default();
        for moved in [StockChange::Pack(7), StockChange::Pack(3), StockChange::Pack(7)] {
            gathered.hear(moved);
        }
        assert_eq!(gathered, Gathered { packs: BTreeSet::from([3, 7]), any: false });
    }

    #[test]
    fn what_could_not_be_read_is_not_forgotten() {
        let mut gathered = Gathered::default();
        gathered.hear(StockChange::Pack(1));
        let failed = std::mem::take(&mut gathered);
        gathered.hear(StockChange::Any);
        gathered.join(failed);
        assert_eq!(gathered, Gathered { packs: BTreeSet::from([1]), any: true });
    }

    #[test]
    fn a_panic_under_a_lock_harms_nobody_who_comes_after_it() {
        let stock = GiftStock::default();
        let look = || stock.change(|gathered| assert!(gathered.any, "on purpose"));
        assert!(std::panic::catch_unwind(std::panic::AssertUnwindSafe(look)).is_err());
        stock.moved(StockChange::Pack(7));
        assert_eq!(stock.change(std::mem::take).packs, BTreeSet::from([7]));
    }
}
