//! Reading positions. Devices save them while they read; commands that queue during a transaction share the next one. If several of
//! them move the position in one book, only the last position is sent.

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
    /// Sends the position to the sockets of all logins except `login`, which saved it.
    pub(super) fn show_place(&mut self, login: Uuid, place: &Place, ctx: &mut Context<Self>) {
        // A later release may store positions in another form. The page then reads the position with the book.
        let Ok(reading) = ReadingPlace::try_from(place) else { return };
        let frame = Outgoing::Reading(place.book, encode(&ToClient::Reading(reading)));
        self.deliver(&[frame], |socket| socket.login != login, ctx);
    }
}
