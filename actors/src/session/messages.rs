//! What a Session can be asked and told.

use std::{sync::Arc, time::Duration};

use actix::prelude::*;
use sql::{
    activity,
    book::{self, Place},
    check_in,
    inbox::Broadcast,
    notice::Moved,
    purchase::{Bought, Command},
    status::Snapshot,
};
use uuid::Uuid;

use crate::{
    actor::ActorError,
    committer::{CheckedIn, Rewarded},
    hub::{ConnectionId, HubAddr, Outgoing},
    wire,
};

/// The status as committed. `None`: there is no such account.
#[derive(Message)]
#[rtype(result = "Result<Option<Snapshot>, ActorError>")]
pub struct GetStatus;

/// How long does this login of the account still last? `None`: it is not live.
#[derive(Message)]
#[rtype(result = "Result<Option<Duration>, ActorError>")]
pub struct Authorise(pub Uuid);

/// The status as committed, for whoever is signed in by this login. `None`: it is not live.
#[derive(Message)]
#[rtype(result = "Result<Option<Snapshot>, ActorError>")]
pub struct Admit(pub Uuid);

/// Marks messages or notices read; answers the status afterwards.
#[derive(Message)]
#[rtype(result = "Result<Option<Snapshot>, ActorError>")]
pub enum MarkRead {
    Messages(sql::inbox::Read),
    Notices(sql::notice::Read),
}

/// Buys for coins, or takes what is free; answers with the status afterwards.
#[derive(Message)]
#[rtype(result = "Result<Bought, ActorError>")]
pub struct Purchase(pub Command);

/// A device has read to places; they are carried out together.
#[derive(Message)]
#[rtype(result = "Result<Vec<book::Outcome>, ActorError>")]
pub struct Read {
    pub login: Uuid,
    pub commands: Vec<book::Command>,
}

/// Checks in, or makes up for a day; answers with the status afterwards.
#[derive(Message)]
#[rtype(result = "Result<CheckedIn, ActorError>")]
pub struct CheckIn(pub check_in::Command);

/// Claims what a task of an activity pays, or draws; answers with the status afterwards.
#[derive(Message)]
#[rtype(result = "Result<Rewarded, ActorError>")]
pub struct Reward(pub activity::Command);

/// A socket of this account, somewhere on this node. Its first event is the status. False: the login is not live.
#[derive(Message)]
#[rtype(result = "Result<bool, ActorError>")]
pub struct Attach {
    pub connection: ConnectionId,
    pub login: Uuid,
    pub hub: HubAddr,
}

/// The socket is gone.
#[derive(Message)]
#[rtype(result = "()")]
pub struct Detach(pub ConnectionId);

/// What this node heard about the account.
#[derive(Message, Clone)]
#[rtype(result = "()")]
pub enum Tell {
    /// Something may have been missed: read everything again, and look whether the sockets' logins are live.
    Resync,
    /// The account's status has changed, or is due to: read it.
    Changed,
    /// The version that the account's status has in the database.
    Stands(i64),
    /// A newer status, committed on this or another node.
    Status(Box<Snapshot>),
    /// A message to this account, committed; its status has to be read.
    Message(Box<wire::Message>),
    /// The account did something that may count towards an activity, committed here or on another node.
    Acted { here: bool },
    /// What others did, committed here or on another node.
    Moved(Moved),
    /// An order of this account moved, committed; its status has to be read.
    Order { order: Uuid, status: wire::OrderStatus },
    /// Another node moved the account's place in a book; this login knows.
    Place { login: Uuid, place: Box<Place> },
    /// A book that the account keeps has new chapters: their frames, shared by all who keep it.
    Chapters(Arc<[Outgoing]>),
    /// The account has seen what is new of a book that it keeps.
    Seen(i64),
    /// The account keeps a book from now on, or no longer does.
    Shelf { book: i64, subscribed: bool },
    /// A message to everybody or to a segment.
    Broadcast(Arc<Broadcast>),
    /// Logins have ended. None named: read again which are live.
    LoginsEnded { logins: Vec<Uuid>, reason: String },
}
