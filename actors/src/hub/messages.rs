//! The messages to a hub, and the message that wakes a socket.

use std::{sync::Arc, time::Duration};

use actix::prelude::*;

use super::{ConnectionId, Outgoing};
use crate::wire::Topic;

/// Delivers items to some sockets of this worker.
#[derive(Message)]
#[rtype(result = "()")]
pub struct Deliver {
    pub to: Vec<ConnectionId>,
    pub items: Vec<Outgoing>,
}

/// Delivers one item to every socket of this worker.
#[derive(Message)]
#[rtype(result = "()")]
pub struct DeliverAll(pub Outgoing);

/// A message about a topic. The hub handles the messages of one sender in their order.
#[derive(Message, Clone)]
#[rtype(result = "()")]
pub enum Topical {
    /// Subscribes the socket to the topic, and first sends it `items`: the replay for this socket only.
    Join {
        topic: Topic,
        connection: ConnectionId,
        items: Vec<Outgoing>,
    },
    Leave {
        topic: Topic,
        connection: ConnectionId,
    },
    /// Delivers items to one socket, subscribed or not.
    Tell {
        connection: ConnectionId,
        items: Vec<Outgoing>,
    },
    Publish {
        topic: Topic,
        items: Arc<[Outgoing]>,
    },
    /// Ends all subscriptions of the topic with `last`, an `Outgoing::Ended`.
    End {
        topic: Topic,
        last: Outgoing,
    },
}

/// Closes every socket of this worker with 1012, spread over `over`, so that clients do not all reconnect at once.
#[derive(Message)]
#[rtype(result = "()")]
pub struct Drain {
    pub over: Duration,
}

/// Wakes a socket whose outbox is not empty; the socket calls `HubHandle::take`.
#[derive(Message)]
#[rtype(result = "()")]
pub struct Wake;
