//! What a Thread can be asked and told.

use actix::prelude::*;
use sql::thread::{Deed, Head, Outcome};

use super::Watched;
use crate::{
    actor::ActorError,
    hub::{ConnectionId, HubAddr},
    relay::ThreadNews,
};

/// What became of a wish to watch.
pub type Joined = Result<Watched, ActorError>;

/// Up to where somebody knows a thread; `None`: it has to be told nothing of before.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct ResumePoint {
    /// Every event up to this one.
    pub seq: Option<i64>,
    /// Every change of likes up to this version.
    pub likes_version: Option<i64>,
}

/// A socket wants the thread's events: what followed what it knows, then everything.
#[derive(Message)]
#[rtype(result = "Joined")]
pub struct Watch {
    pub known: ResumePoint,
    pub connection: ConnectionId,
    pub hub: HubAddr,
}

/// The socket wants no more of them, or is gone.
#[derive(Message)]
#[rtype(result = "()")]
pub struct Unwatch(pub ConnectionId);

/// Somebody does something in the thread.
#[derive(Message)]
#[rtype(result = "Result<Outcome, ActorError>")]
pub struct Write {
    pub uid: i64,
    pub deed: Deed,
}

/// What this node heard about the thread.
#[derive(Message, Clone)]
#[rtype(result = "()")]
pub enum TellThread {
    /// Something may have been missed: read what follows.
    Resync,
    /// Where the thread stands in the database.
    Head(Head),
    /// What another node committed.
    News(ThreadNews),
}
