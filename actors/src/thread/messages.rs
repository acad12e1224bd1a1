//! The messages to a Thread.

use actix::prelude::*;
use sql::thread::{Deed, Head, Outcome};

use super::Watched;
use crate::{
    actor::ActorError,
    hub::{ConnectionId, HubAddr},
    relay::ThreadNews,
};

/// The result of `Watch`.
pub type Joined = Result<Watched, ActorError>;

/// The point from which a client resumes a thread. `None`: the client does not need earlier events or likes.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct ResumePoint {
    /// The client knows every event up to this one.
    pub seq: Option<i64>,
    /// The client knows every change of likes up to this version.
    pub likes_version: Option<i64>,
}

/// Subscribes a socket. It gets the events after `known`, then all new ones.
#[derive(Message)]
#[rtype(result = "Joined")]
pub struct Watch {
    pub known: ResumePoint,
    pub connection: ConnectionId,
    pub hub: HubAddr,
}

/// Ends the subscription of a socket, which may be closed already.
#[derive(Message)]
#[rtype(result = "()")]
pub struct Unwatch(pub ConnectionId);

/// An account writes in the thread.
#[derive(Message)]
#[rtype(result = "Result<Outcome, ActorError>")]
pub struct Write {
    pub uid: i64,
    pub deed: Deed,
}

/// An event about the thread that this node received.
#[derive(Message, Clone)]
#[rtype(result = "()")]
pub enum TellThread {
    /// An event may have been missed: read the new events.
    Resync,
    /// Kept events may show the name of an erased account: clients that return read the database.
    ForgetLog,
    /// The head of the thread in the database.
    Head(Head),
    /// Commits of another node.
    News(ThreadNews),
}
