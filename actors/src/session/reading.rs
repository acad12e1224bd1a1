//! Where the account has read to. Devices save as they read: what queues while a transaction runs is the next one, and of what
//! moved a book's place in it only the last is told.

use actix::prelude::*;
use sql::book::{Outcome, Place};
use uuid::Uuid;

use super::{Read, Session};
use crate::{
    actor::{ActorError, at_most_once::AtMostOnce},
    hub::{Outgoing, encode},
    wire::{ReadingPlace, ToClient},
};

impl Handler<AtMostOnce<Read>> for Session {
    type Result = ResponseActFuture<Self, Result<Vec<Outcome>, ActorError>>;

    fn handle(&mut self, read: AtMostOnce<Read>, _: &mut Self::Context) -> Self::Result {
        let Read { login, commands } = read.take();
        self.begin_command();
        let (committer, uid) = (self.services.committer.clone(), self.uid);
        Box::pin(async move { committer.read_to(uid, commands).await }.into_actor(self).map(
            move |outcomes, act, ctx| {
                act.end_command();
                for outcome in outcomes.iter().flatten() {
                    if let Outcome::Moved { place, last: true } = outcome {
                        act.show_place(login, place, ctx);
                        act.services.relay.publish_place(login, place);
                    }
                }
                Ok(outcomes?)
            },
        ))
    }
}

impl Session {
    /// To the sockets of all logins but the one that has read there.
    pub(super) fn show_place(&mut self, login: Uuid, place: &Place, ctx: &mut Context<Self>) {
        // A place that a later release keeps otherwise is read with its book.
        let Ok(reading) = ReadingPlace::try_from(place) else { return };
        let frame = Outgoing::Reading(place.book, encode(&ToClient::Reading(reading)));
        self.deliver(&[frame], |socket| socket.login != login, ctx);
    }
}
