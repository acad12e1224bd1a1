//! What a socket does by itself, after a while: it notices silence, and looks whether its login has expired.

use std::time::Duration;

use actix::{ActorFutureExt, AsyncContext, Context, WrapFuture};
use actors::{
    EndReason, close_code,
    wire::{SessionEnded, ToClient},
};

use super::{Socket, protocol::CloseCode};

/// How soon and how late a socket looks again whether its login has expired.
const SHORTEST_WATCH: Duration = Duration::from_millis(500);
const LONGEST_WATCH: Duration = Duration::from_hours(24);

impl Socket {
    /// A client that says nothing for the time limit is gone, whatever its connection says. Beats ask for this where they come too late
    /// for it.
    pub(super) fn watch_silence(&self, ctx: &mut Context<Self>) {
        let limit = self.shared.settings.silence.duration();
        let left = limit.saturating_sub(self.line.heard.get().elapsed());
        ctx.run_later(left.max(Duration::from_millis(10)), move |act, ctx| {
            if act.line.heard.get().elapsed() >= limit {
                act.close(CloseCode::Away, "silent", ctx);
            } else if !act.heart.is_enough() {
                act.watch_silence(ctx);
            }
        });
    }

    /// Looks at the login when it expires, at the latest, and after the grace for a client that is about to bring a fresh
    /// ticket: calls prolong it meanwhile.
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
                // Whether it is live cannot be said: asked again.
                Err(_) => act.watch_expiry(Duration::ZERO, ctx),
            }));
        }));
    }
}
