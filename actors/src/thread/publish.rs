//! Sends the thread's events and counts to the watching sockets of this node, and its commits to the other nodes.

use std::time::Duration;

use actix::prelude::*;
use tokio::time::Instant;

use super::{
    Thread,
    view::{Changes, View},
};
use crate::{
    hub::{HubAddr, LikesNow, Outgoing, Packet, Topical, count_events, encode, gap},
    relay::ThreadNews,
    wire::{ToClient, Watching},
};

/// How often a node publishes its number of watchers, so that the watchers of a dead node are not counted for long.
pub const ANNOUNCE: Duration = Duration::from_secs(10);
/// After this time without a message, another node's watchers are not counted any more.
const FORGOTTEN: Duration = Duration::from_secs(25);
/// Shortest time between two messages with the number of watchers.
const SHOW_WATCHING: Duration = Duration::from_secs(1);
/// How long until a message that a full hub refused is sent again.
const RETRY: Duration = Duration::from_millis(20);
/// Maximum number of refused messages of all hubs together. Above it the watches of the full hubs end with a `gap`.
const MAX_OWED: usize = 256;

/// Messages that wait to be sent.
#[derive(Debug, Default)]
pub struct Due {
    /// Commits of this node, for other nodes.
    pub to_nodes: ThreadNews,
    /// When the number of watchers was last sent.
    shown: Option<Instant>,
    /// A flush is scheduled.
    flushing: bool,
    /// Sending the number of watchers is scheduled.
    showing: bool,
}

impl Due {
    /// True if other nodes know all commits of this node.
    pub fn is_empty(&self) -> bool {
        self.to_nodes == ThreadNews::default()
    }
}

impl Thread {
    /// Sends the changes: at once in a quiet thread, and together with the next events in a busy one.
    pub(super) fn flush_soon(&mut self, ctx: &mut Context<Self>) {
        if std::mem::replace(&mut self.due.flushing, true) {
            return;
        }
        let delay = self.coalescing.delay(Instant::now());
        // Even without delay, all messages that are in the mailbox already are handled first.
        ctx.run_later(delay, Self::flush);
    }

    pub(super) fn flush(&mut self, ctx: &mut Context<Self>) {
        self.due.flushing = false;
        self.tell_nodes();
        let post = self.post;
        let Some(Changes { events, likes }) = self.view.as_mut().map(|view| view.changes(post)) else {
            return;
        };
        let mut items = Vec::with_capacity(2);
        if let Some(first) = events.first() {
            let since = first.seq - 1;
            let texts = events.into_iter().map(|entry| entry.text).collect();
            items.push(Outgoing::Thread(Packet::new(post, since, texts).into()));
        }
        items.extend(likes.map(|likes| Outgoing::Likes(LikesNow::new(likes))));
        if !items.is_empty() && !self.watchers.is_empty() {
            count_events(items.iter().map(Outgoing::events).sum());
            self.coalescing.delivered(self.watchers.len(), Instant::now());
            self.publish(items, ctx);
        }
    }

    fn tell_nodes(&mut self) {
        let news = std::mem::take(&mut self.due.to_nodes);
        if news != ThreadNews::default() {
            self.services.relay.publish_news(self.post, news);
        }
    }

    fn publish(&mut self, items: Vec<Outgoing>, ctx: &mut Context<Self>) {
        let items: std::sync::Arc<[Outgoing]> = items.into();
        for hub in self.hubs() {
            self.post_to(hub, Topical::Publish { topic: self.topic(), items: items.clone() }, ctx);
        }
    }

    /// Sends the number of watchers, at most once a second.
    pub(super) fn watching_changed(&mut self, ctx: &mut Context<Self>) {
        if std::mem::replace(&mut self.due.showing, true) {
            return;
        }
        let passed = self.due.shown.map_or(SHOW_WATCHING, |shown| shown.elapsed());
        ctx.run_later(SHOW_WATCHING.saturating_sub(passed), |act, ctx| {
            act.due.showing = false;
            act.due.shown = Some(Instant::now());
            act.due.to_nodes.watching = Some(act.watchers.len() as u64);
            act.tell_nodes();
            let now = act.watching_now();
            act.publish(vec![now], ctx);
        });
    }

    /// Publishes the number of watchers here, and forgets nodes that stopped to publish theirs.
    pub(super) fn announce_watching(&mut self, ctx: &mut Context<Self>) {
        let before = self.elsewhere.len();
        self.elsewhere.retain(|_, (_, said)| said.elapsed() < FORGOTTEN);
        if self.elsewhere.len() != before {
            self.watching_changed(ctx);
        } else if !self.watchers.is_empty() {
            self.due.to_nodes.watching = Some(self.watchers.len() as u64);
            self.tell_nodes();
        }
    }

    pub(super) fn watching_now(&self) -> Outgoing {
        let elsewhere: u64 = self.elsewhere.values().map(|(count, _)| count).sum();
        let count = self.watchers.len() as u64 + elsewhere;
        Outgoing::Topic(self.topic(), encode(&ToClient::Watching(Watching { post_id: self.post, count })))
    }

    /// Sends a message to a hub, after the messages that it refused.
    pub(super) fn post_to(&mut self, hub: HubAddr, topical: Topical, ctx: &mut Context<Self>) {
        let quiet = self.owed.is_empty();
        self.owed.push((hub, topical));
        if quiet {
            self.pay(ctx);
        }
    }

    /// Sends the refused messages again, in their order. Those that are refused again wait for the next try.
    fn pay(&mut self, ctx: &mut Context<Self>) {
        let mut full: Vec<HubAddr> = Vec::new();
        for (hub, topical) in std::mem::take(&mut self.owed) {
            if full.contains(&hub) {
                self.owed.push((hub, topical));
            } else if let Err(SendError::Full(topical)) = hub.try_send(topical) {
                metrics::counter!("portal_deliveries_deferred_total").increment(1);
                full.push(hub.clone());
                self.owed.push((hub, topical));
            }
        }
        if self.owed.len() > MAX_OWED {
            full.into_iter().for_each(|hub| self.give_up(&hub));
        }
        if !self.owed.is_empty() {
            ctx.run_later(RETRY, Self::pay);
        }
    }

    /// Gives up a hub whose mailbox stays full: drops its pending events, and ends its watches by one `gap`.
    fn give_up(&mut self, hub: &HubAddr) {
        if self.is_given_up(hub) {
            return;
        }
        let mut since = self.view.as_ref().map_or(0, View::seq);
        self.owed.retain(|(to, topical)| match topical {
            Topical::Publish { items, .. } if to == hub => {
                for item in items.iter() {
                    if let Outgoing::Thread(packet) = item {
                        since = since.min(packet.since);
                    }
                }
                false
            }
            _ => true,
        });
        metrics::counter!("portal_deliveries_dropped_total").increment(1);
        self.watchers.retain(|_, of| of != hub);
        let (topic, last) = (self.topic(), gap(self.topic(), since));
        self.owed.push((hub.clone(), Topical::End { topic, last }));
    }

    /// True if the end of this hub's watches is not sent yet. Until then no client there can join.
    pub(super) fn is_given_up(&self, hub: &HubAddr) -> bool {
        self.owed.iter().any(|(to, topical)| to == hub && matches!(topical, Topical::End { .. }))
    }

    /// Ends all watches on this node. Each socket gets `last`.
    pub(super) fn end_watches(&mut self, last: &Outgoing, ctx: &mut Context<Self>) {
        for hub in self.hubs() {
            self.post_to(hub, Topical::End { topic: self.topic(), last: last.clone() }, ctx);
        }
        self.watchers.clear();
    }

    pub(super) fn hubs(&self) -> Vec<HubAddr> {
        let mut hubs: Vec<HubAddr> = Vec::new();
        for hub in self.watchers.values() {
            if !hubs.contains(hub) {
                hubs.push(hub.clone());
            }
        }
        hubs
    }
}
