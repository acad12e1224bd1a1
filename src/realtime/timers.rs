//! Timers of a socket: silence of the client, and expiry of the login.

use std::time::Duration;

use actix::{ActorFutureExt, AsyncContext, Context, WrapFuture};
use actors::{
    EndReason, close_code,
    wire::{SessionEnded, ToClient},
};

use super::{Socket, protocol::CloseCode};

/// Bounds of the interval between two checks of the login.
const SHORTEST_WATCH: Duration = Duration::from_millis(500);
const LONGEST_WATCH: Duration = Duration::from_hours(24);

impl Socket {
    /// Closes the socket when no frame arrives within the time limit, even if TCP reports the connection as alive. The heartbeat
    /// requests this if its next beat would come too late.
    pub(super) fn watch_silence(&self, ctx: &mut Context<Self>) {
        let limit = self.shared.settings.silence.duration();
        let left = limit.saturating_sub(self.sink.last_frame.get().elapsed());
        ctx.run_later(left.max(Duration::from_millis(10)), move |act, ctx| {
            if act.sink.last_frame.get().elapsed() >= limit {
                act.close(CloseCode::Away, "silent", ctx);
            } else if !act.heart.is_enough() {
                act.watch_silence(ctx);
            }
        });
    }

    /// Checks the login after its expiry plus a grace period, in which the client may send a new ticket. HTTP calls may have
    /// extended the login meanwhile.
    pub(super) fn watch_expiry(&mut self, left: Duration, ctx: &mut Context<Self>) {
        if let Some(timer) = self.expiry.take() {
            ctx.cancel_future(timer);
        }
        let wait = (left + self.shared.settings.token_grace.duration()).clamp(SHORTEST_WATCH, LONGEST_WATCH);
        self.expiry = Some(ctx.run_later(wait, |act, ctx| {
            let (Some(user), shared) = (act.user, act.shared.clone()) else { return };
            let asked = async move { shared.node.authorise(user.uid, user.login).await };
            ctx.spawn(asked.into_actor(act).map(|live, act, ctx| match live {
                Ok(Some(left)) => act.watch_expiry(left, ctx),
                Ok(None) => {
                    let reason = EndReason::Expired.as_str().to_owned();
                    act.send(&ToClient::SessionEnded(SessionEnded { reason }));
                    act.close(close_code::SESSION_ENDED, "login expired", ctx);
                }
                // The state of the login is unknown: check again.
                Err(_) => act.watch_expiry(Duration::ZERO, ctx),
            }));
        }));
    }
}
