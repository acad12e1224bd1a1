//! The messages to a Session.

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

use super::view::Waiting;
use crate::{
    actor::ActorError,
    committer::{CheckedIn, Rewarded},
    hub::{ConnectionId, HubAddr, Outgoing},
    wire,
};

/// The committed status. `None`: there is no such account.
#[derive(Message)]
#[rtype(result = "Result<Option<Snapshot>, ActorError>")]
pub struct GetStatus;

/// Answers how long this login of the account still lasts. `None`: it is not live.
#[derive(Message)]
#[rtype(result = "Result<Option<Duration>, ActorError>")]
pub struct Authorise(pub Uuid);

/// The committed status, if this login is live. `None`: it is not.
#[derive(Message)]
#[rtype(result = "Result<Option<Snapshot>, ActorError>")]
pub struct Admit(pub Uuid);

/// Marks messages or notices read. Answers with the status after it.
#[derive(Message)]
#[rtype(result = "Result<Option<Snapshot>, ActorError>")]
pub enum MarkRead {
    Messages(sql::inbox::Read),
    Notices(sql::notice::Read),
}

/// Buys for coins, or takes a free file. Answers with the status after it.
#[derive(Message)]
#[rtype(result = "Result<Bought, ActorError>")]
pub struct Purchase(pub Command);

/// Saves the reading positions of one device, in one transaction.
#[derive(Message)]
#[rtype(result = "Result<Vec<book::Outcome>, ActorError>")]
pub struct Read {
    pub login: Uuid,
    pub commands: Vec<book::Command>,
}

/// Checks in, or makes up for a missed day. Answers with the status after it.
#[derive(Message)]
#[rtype(result = "Result<CheckedIn, ActorError>")]
pub struct CheckIn(pub check_in::Command);

/// Claims the reward of a task of an activity, or draws a prize. Answers with the status after it.
#[derive(Message)]
#[rtype(result = "Result<Rewarded, ActorError>")]
pub struct Reward(pub activity::Command);

/// Adds a socket of this account. Its first event is the status. False: the login is not live.
#[derive(Message)]
#[rtype(result = "Result<bool, ActorError>")]
pub struct Attach {
    pub connection: ConnectionId,
    pub login: Uuid,
    pub hub: HubAddr,
}

/// Removes a socket that ended.
#[derive(Message)]
#[rtype(result = "()")]
pub struct Detach(pub ConnectionId);

/// An event, and the mark that it waits for the Session.
#[derive(Message)]
#[rtype(result = "()")]
pub struct Event {
    pub tell: Tell,
    pub waiting: Waiting,
}

/// An event about the account that this node received.
#[derive(Message, Clone)]
#[rtype(result = "()")]
pub enum Tell {
    /// An event may have been missed: read everything again, and check that the sockets' logins are live.
    Resync,
    /// The account's status changed, or its membership has expired: read it.
    Changed,
    /// The version of the account's status in the database.
    Stands(i64),
    /// A newer status, committed on this or another node.
    Status(Box<Snapshot>),
    /// A committed message to this account; the status has to be read.
    Message(Box<wire::Message>),
    /// The account did something that may count towards an activity, and it was committed here or on another node.
    Acted { here: bool },
    /// Other accounts changed this account's notices, committed here or on another node.
    Moved(Moved),
    /// An order of this account has a new status, committed; the account's status has to be read.
    Order { order: Uuid, status: wire::OrderStatus },
    /// A reading position that was saved on another node by `login`.
    Place { login: Uuid, place: Box<Place> },
    /// A book on the account's shelf has new chapters. The frames are shared by all its readers.
    Chapters(Arc<[Outgoing]>),
    /// The account has seen the new chapters of a book on its shelf.
    Seen(i64),
    /// The account put a book on its shelf, or removed it.
    Shelf { book: i64, subscribed: bool },
    /// A message to everybody or to a segment, or that one has left the inboxes.
    Broadcast(Arc<Broadcast>),
    /// Logins have ended. An empty list: read which logins are live.
    LoginsEnded { logins: Vec<Uuid>, reason: String },
}
