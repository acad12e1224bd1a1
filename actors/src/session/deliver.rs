//! Sends messages to hubs, whose mailboxes are bounded.

use std::time::Duration;

use actix::prelude::*;

use super::{Attached, Session};
use crate::hub::{ConnectionId, Deliver, HubAddr, Outgoing, count_events};

/// How long until a message that a full hub refused is sent again.
const RETRY: Duration = Duration::from_millis(20);
/// Maximum number of refused messages; above it the oldest is dropped. A client that misses a message sees that its list and its badge
/// differ, and reads the list again.
const MAX_OWED: usize = 64;

impl Session {
    /// Sends items to the sockets that `of` chooses: one message per hub.
    pub(super) fn deliver(
        &mut self,
        items: &[Outgoing],
        of: impl Fn(&Attached) -> bool,
        ctx: &mut Context<Self>,
    ) {
        let mut hubs: Vec<(HubAddr, Vec<ConnectionId>)> = Vec::new();
        for socket in self.sockets.iter().filter(|socket| of(socket)) {
            match hubs.iter_mut().find(|(hub, _)| *hub == socket.hub) {
                Some((_, to)) => to.push(socket.connection),
                None => hubs.push((socket.hub.clone(), vec![socket.connection])),
            }
        }
        if !hubs.is_empty() {
            count_events(items.len());
        }
        let quiet = self.owed.is_empty();
        for (hub, to) in hubs {
            if let [Outgoing::Reading(book, _)] = items {
                // A reading position is state: the newer one replaces an unsent older one of the same book.
                self.owed.retain(|(owed_to, owed)| {
                    *owed_to != hub
                        || owed.to != to
                        || !matches!(owed.items.as_slice(), [Outgoing::Reading(old, _)] if old == book)
                });
            }
            self.owed.push((hub, Deliver { to, items: items.to_vec() }));
        }
        if quiet {
            self.pay(ctx);
        }
    }

    /// Sends the refused messages again, in their order. Those that are refused again wait for the next try.
    fn pay(&mut self, ctx: &mut Context<Self>) {
        let mut full: Vec<HubAddr> = Vec::new();
        for (hub, deliver) in std::mem::take(&mut self.owed) {
            if full.contains(&hub) {
                self.owed.push((hub, deliver));
            } else if let Err(SendError::Full(deliver)) = hub.try_send(deliver) {
                metrics::counter!("portal_deliveries_deferred_total").increment(1);
                full.push(hub.clone());
                self.owed.push((hub, deliver));
            }
        }
        let over = self.owed.len().saturating_sub(MAX_OWED);
        if over > 0 {
            metrics::counter!("portal_deliveries_dropped_total").increment(over as u64);
            self.owed.drain(..over);
        }
        if !self.owed.is_empty() {
            ctx.run_later(RETRY, Self::pay);
        }
    }
}
