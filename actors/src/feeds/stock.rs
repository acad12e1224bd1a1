//! Publishes how many codes are left to the pages that show gift packs.

use std::sync::Arc;

use sql::Pool;
use tokio::time::sleep_until;

use super::{
    changes::{Changes, Gathered},
    publish,
};
use crate::{
    actor::{Hubs, Services},
    hub::{Outgoing, count_events, encode},
    wire::{GiftLeft, ToClient, Topic},
};

/// Reads the stock of changed packs and publishes it. Supervised: runs as long as the node.
pub async fn run((services, stock): (Arc<Services>, Arc<Changes>)) {
    loop {
        let (changes, next) = stock.next().await;
        match read(&services.pool, &changes).await {
            Ok(left) => tell(&services.hubs, &left),
            Err(error) => {
                tracing::debug!(%error, "the stock of gift packs is read again in a second");
                stock.put_back(changes);
            }
        }
        sleep_until(next).await;
    }
}

/// (pack, codes left)
async fn read(pool: &Pool, changes: &Gathered) -> Result<Vec<(i64, i64)>, sql::Error> {
    let client = pool.get().await?;
    let mut packs: Vec<i64> = changes.ids.iter().copied().collect();
    if changes.any {
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
