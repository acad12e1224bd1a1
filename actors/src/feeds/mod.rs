//! Live news for pages: new and deleted posts of the square, the stock of gift packs, and the ratings of games.

pub mod changes;
pub mod ratings;
pub mod square;
pub mod stock;

use std::sync::Arc;

use crate::{
    actor::Hubs,
    hub::{Outgoing, Topical},
    wire::Topic,
};

/// A hub whose mailbox is full drops the items: pages see the change when they read the list again.
fn publish(hubs: &Hubs, topic: Topic, items: &Arc<[Outgoing]>) {
    for hub in hubs.all() {
        if hub.try_send(Topical::Publish { topic, items: items.clone() }).is_err() {
            metrics::counter!("portal_deliveries_dropped_total").increment(1);
        }
    }
}
