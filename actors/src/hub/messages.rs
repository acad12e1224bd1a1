//! What a hub is told, and what it tells its sockets.

use std::{sync::Arc, time::Duration};

use actix::prelude::*;

use super::{ConnectionId, Outgoing};
use crate::wire::Topic;

/// Something for sockets of this worker.
#[derive(Message)]
#[rtype(result = "()")]
pub struct Deliver {
    pub to: Vec<ConnectionId>,
    pub items: Vec<Outgoing>,
}

/// Something for every socket of this worker.
#[derive(Message)]
#[rtype(result = "()")]
pub struct DeliverAll(pub Outgoing);

/// Something about a topic. From one sender these are handled in their order.
#[derive(Message, Clone)]
#[rtype(result = "()")]
pub enum Topical {
    /// From now on the socket gets what is published; `items` first, and for itself.
    Join {
        topic: Topic,
        connection: ConnectionId,
        items: Vec<Outgoing>,
    },
    Leave {
        topic: Topic,
        connection: ConnectionId,
    },
    /// For one socket, whether it watches or not.
    Tell {
        connection: ConnectionId,
        items: Vec<Outgoing>,
    },
    Publish {
        topic: Topic,
        items: Arc<[Outgoing]>,
    },
    /// Everybody's watch ends with this, an `Outgoing::Ended`.
    End {
        topic: Topic,
        last: Outgoing,
    },
}

/// Closes every socket of this worker with 1012, spread over `over` so that the clients' return is spread too.
#[derive(Message)]
#[rtype(result = "()")]
pub struct Drain {
    pub over: Duration,
}

/// Tells a socket that its outbox has something; it answers by `HubHandle::take`.
#[derive(Message)]
#[rtype(result = "()")]
pub struct Wake;
