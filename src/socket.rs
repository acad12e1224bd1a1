//! The socket: the only file that knows actix-web-actors. It turns frames into calls and what its outbox holds into
//! frames; all that leaves at one wake-up leaves in one write.

use std::{
    io::ErrorKind,
    time::{Duration, Instant},
};

use actix::{Actor, ActorContext, ActorFutureExt, AsyncContext, Handler, StreamHandler, WrapFuture};
use actix_http::ws::Item;
use actix_web::{
    Error, HttpRequest, HttpResponse,
    web::{BytesMut, Data, Payload},
};
use actix_web_actors::ws::{
    self, CloseCode, CloseReason, ProtocolError, WebsocketContext, WsResponseBuilder,
};
use actors::{
    ConnectionId, Outgoing, SwitchboardHandle, Wake, close_code,
    wire::{
        Ack, FrameError, FrameId, FromClient, Hello, HelloFrame, Limits, PingFrame, Pong, ReadFrame,
        ReadWhich, ToClient, WatchFrame,
    },
};
use sql::inbox::Read;

use crate::{
    app::App,
    http::{
        caller::Caller,
        error::{Code, FAILED},
        fields::{MAX_ID, MAX_IDS},
        text::{Language, Text},
    },
    socket_payload::FramedPayload,
};

/// `read` frames of one socket that are carried out at once.
const MAX_READS: usize = 8;
/// Over how many seconds frames are averaged: a burst of this many seconds' worth passes.
const BURST_S: f64 = 10.0;

/// How soon and how late a socket looks again whether its login has expired.
const SHORTEST_WATCH: Duration = Duration::from_millis(500);
const LONGEST_WATCH: Duration = Duration::from_hours(24);

/// Answers the handshake and starts the socket.
pub fn open(
    app: &Data<App>,
    switchboard: &Data<SwitchboardHandle>,
    user: Option<(Caller, Duration)>,
    req: &HttpRequest,
    payload: Payload,
) -> Result<HttpResponse, Error> {
    let realtime = &app.config.realtime;
    let socket = Socket {
        id: ConnectionId::new_v4(),
        app: app.clone(),
        switchboard: SwitchboardHandle::clone(switchboard),
        user: user.map(|(caller, _)| caller),
        login_left: user.map(|(_, left)| left),
        reads: 0,
        language: Language::of(req.headers()),
        budget: Budget::new(realtime.frames_per_second),
        heard: Instant::now(),
        fragments: None,
    };
    let payload = FramedPayload::new(payload, realtime.frame_bytes);
    WsResponseBuilder::new(socket, req, payload).frame_size(realtime.frame_bytes).start()
}

struct Socket {
    id: ConnectionId,
    app: Data<App>,
    switchboard: SwitchboardHandle,
    user: Option<Caller>,
    /// How long the login still lasts, as the socket opens.
    login_left: Option<Duration>,
    /// `read` frames that are being carried out.
    reads: usize,
    language: Language,
    budget: Budget,
    /// When the client was last heard.
    heard: Instant,
    /// The text of a message that comes in pieces; ends with its last piece.
    fragments: Option<BytesMut>,
}

impl Actor for Socket {
    type Context = WebsocketContext<Self>;

    fn started(&mut self, ctx: &mut Self::Context) {
        self.switchboard.join(self.id, ctx.address().recipient());
        let realtime = &self.app.config.realtime;
        let hello = Hello {
            connection: self.id,
            heartbeat: realtime.heartbeat.duration().as_millis() as u64,
            user: self.user.map(|user| user.uid),
            limits: Limits {
                frame_bytes: realtime.frame_bytes,
                frames_per_second: realtime.frames_per_second,
            },
        };
        send(ctx, &ToClient::Hello(hello));
        if let Some(user) = self.user {
            self.attach(user, ctx);
        }
        if let Some(left) = self.login_left {
            watch_login(left, ctx);
        }
        self.watch_silence(ctx);
    }

    fn stopped(&mut self, _: &mut Self::Context) {
        self.switchboard.leave(self.id);
        if let Some(user) = self.user {
            self.app.node.detach(user.uid, self.id);
        }
    }
}

impl Socket {
    fn attach(&self, user: Caller, ctx: &mut WebsocketContext<Self>) {
        let (app, id, board) = (self.app.clone(), self.id, self.switchboard.addr());
        let attached = async move { app.node.attach(user.uid, user.login, id, &board).await };
        ctx.spawn(attached.into_actor(self).map(|attached, _, ctx| match attached {
            Ok(true) => {}
            Ok(false) => close(ctx, close_code::SESSION_ENDED, "session ended"),
            Err(error) => {
                tracing::warn!(%error, "a socket could not be attached");
                close(ctx, close_code::RESTART, "try again");
            }
        }));
    }

    /// A client that says nothing for the time limit is gone, whatever its connection says.
    fn watch_silence(&self, ctx: &mut WebsocketContext<Self>) {
        let limit = self.app.config.realtime.silence.duration();
        let left = limit.saturating_sub(self.heard.elapsed());
        ctx.run_later(left.max(Duration::from_millis(10)), move |act, ctx| {
            if act.heard.elapsed() >= limit {
                close(ctx, 1001, "silent");
            } else {
                act.watch_silence(ctx);
            }
        });
    }

    fn text(&mut self, text: &str, ctx: &mut WebsocketContext<Self>) {
        match serde_json::from_str(text) {
            Ok(FromClient::Ping(PingFrame { id })) => send(ctx, &ToClient::Pong(Pong { id })),
            Ok(FromClient::Read(frame)) => self.read(frame, ctx),
            // A permission, not a wish: each event still comes in a frame of its own.
            Ok(FromClient::Hello(HelloFrame { id, .. })) => acknowledge(ctx, id),
            Ok(FromClient::Unwatch(WatchFrame { id, .. })) => acknowledge(ctx, id),
            Ok(FromClient::Watch(WatchFrame { id, .. })) => {
                self.refuse(id, Code::Gone as i32, Text::TopicUnknown, ctx);
            }
            Err(_) => self.refuse(id_of(text), Code::Malformed as i32, Text::FrameNotUnderstood, ctx),
        }
    }

    fn read(&mut self, frame: ReadFrame, ctx: &mut WebsocketContext<Self>) {
        let ReadFrame { id, messages } = frame;
        let Some(user) = self.user else {
            return self.refuse(id, Code::SessionInvalid as i32, Text::SessionInvalid, ctx);
        };
        let read = match messages {
            ReadWhich::All(_) => Read::All,
            ReadWhich::Ids(ids) if ids.len() <= MAX_IDS && ids.iter().all(|id| (1..=MAX_ID).contains(id)) => {
                Read::Ids(ids)
            }
            ReadWhich::Ids(_) => return self.refuse(id, Code::Malformed as i32, Text::IdsRule, ctx),
        };
        if self.reads >= MAX_READS {
            return self.refuse(id, FAILED, Text::Busy, ctx);
        }
        self.reads += 1;
        let app = self.app.clone();
        let done = async move { app.node.mark_read(user.uid, read).await };
        ctx.spawn(done.into_actor(self).map(|done, act, ctx| {
            act.reads -= 1;
            match done {
                Ok(_) => acknowledge(ctx, id),
                Err(error) => {
                    tracing::warn!(%error, "a read frame was not carried out");
                    act.refuse(id, FAILED, Text::Busy, ctx);
                }
            }
        }));
    }

    fn refuse(&self, id: Option<FrameId>, code: i32, text: Text, ctx: &mut WebsocketContext<Self>) {
        let msg = text.in_language(self.language).to_owned();
        send(ctx, &ToClient::Error(FrameError { id, code, msg }));
    }

    /// Pieces of one message, bounded together like a whole one.
    fn piece(&mut self, item: Item, ctx: &mut WebsocketContext<Self>) {
        let limit = self.app.config.realtime.frame_bytes;
        let (piece, first, last) = match item {
            Item::FirstText(piece) => (piece, true, false),
            Item::Continue(piece) => (piece, false, false),
            Item::Last(piece) => (piece, false, true),
            Item::FirstBinary(_) => return close(ctx, CloseCode::Unsupported.into(), "text only"),
        };
        if first != self.fragments.is_none() {
            return close(ctx, CloseCode::Protocol.into(), "pieces out of order");
        }
        let text = self.fragments.get_or_insert_default();
        if text.len() + piece.len() > limit {
            return close(ctx, CloseCode::Size.into(), "too large");
        }
        text.extend_from_slice(&piece);
        if last && let Some(text) = self.fragments.take() {
            match std::str::from_utf8(&text) {
                Ok(text) => self.text(text, ctx),
                Err(_) => close(ctx, CloseCode::Invalid.into(), "not UTF-8"),
            }
        }
    }
}

impl StreamHandler<Result<ws::Message, ProtocolError>> for Socket {
    fn handle(&mut self, message: Result<ws::Message, ProtocolError>, ctx: &mut Self::Context) {
        self.heard = Instant::now();
        if !self.budget.spend() {
            metrics::counter!("portal_sockets_flooded_total").increment(1);
            return close(ctx, close_code::FLOOD, "too many frames");
        }
        match message {
            Ok(ws::Message::Text(text)) => self.text(&text, ctx),
            Ok(ws::Message::Ping(data)) => ctx.pong(&data),
            Ok(ws::Message::Pong(_) | ws::Message::Nop) => {}
            Ok(ws::Message::Continuation(item)) => self.piece(item, ctx),
            Ok(ws::Message::Binary(_)) => close(ctx, CloseCode::Unsupported.into(), "text only"),
            Ok(ws::Message::Close(reason)) => {
                ctx.close(reason);
                ctx.stop();
            }
            Err(ProtocolError::Overflow) => close(ctx, CloseCode::Size.into(), "too large"),
            // Reserved bits arrive as this.
            Err(ProtocolError::Io(error)) if error.kind() == ErrorKind::InvalidData => {
                close(ctx, CloseCode::Protocol.into(), "protocol error");
            }
            // Text that is not UTF-8 arrives as this.
            Err(ProtocolError::Io(_)) => close(ctx, CloseCode::Invalid.into(), "not UTF-8"),
            Err(_) => close(ctx, CloseCode::Protocol.into(), "protocol error"),
        }
    }

    fn finished(&mut self, ctx: &mut Self::Context) {
        ctx.stop();
    }
}

impl Handler<Wake> for Socket {
    type Result = ();

    fn handle(&mut self, _: Wake, ctx: &mut Self::Context) {
        for item in self.switchboard.take(self.id) {
            match item {
                Outgoing::Event(text) | Outgoing::Status(text) => ctx.text(text),
                Outgoing::Close { code, reason } => close(ctx, code, reason),
            }
        }
    }
}

/// Looks at the login when it expires, at the latest: calls prolong it meanwhile.
fn watch_login(left: Duration, ctx: &mut WebsocketContext<Socket>) {
    ctx.run_later(left.clamp(SHORTEST_WATCH, LONGEST_WATCH), |act, ctx| {
        let Some(user) = act.user else { return };
        let app = act.app.clone();
        let asked = async move { app.node.authorise(user.uid, user.login).await };
        ctx.spawn(asked.into_actor(act).map(|live, _, ctx| match live {
            Ok(Some(left)) => watch_login(left, ctx),
            Ok(None) => close(ctx, close_code::SESSION_ENDED, "login expired"),
            // Whether it is live cannot be said: asked again.
            Err(_) => watch_login(Duration::ZERO, ctx),
        }));
    });
}

fn acknowledge(ctx: &mut WebsocketContext<Socket>, id: Option<FrameId>) {
    if let Some(id) = id {
        send(ctx, &ToClient::Ack(Ack { id }));
    }
}

fn send(ctx: &mut WebsocketContext<Socket>, frame: &ToClient) {
    ctx.text(serde_json::to_string(frame).expect("a frame is plain data"));
}

fn close(ctx: &mut WebsocketContext<Socket>, code: u16, reason: &str) {
    ctx.close(Some(CloseReason { code: CloseCode::from(code), description: Some(reason.to_owned()) }));
    ctx.stop();
}

/// The `id` of a frame that was not understood otherwise.
fn id_of(text: &str) -> Option<FrameId> {
    #[derive(serde::Deserialize)]
    struct Id {
        id: FrameId,
    }
    serde_json::from_str::<Id>(text).ok().map(|frame| frame.id)
}

/// A token bucket.
struct Budget {
    a_second: f64,
    left: f64,
    counted: Instant,
}

impl Budget {
    fn new(frames_per_second: u32) -> Self {
        let a_second = f64::from(frames_per_second);
        Self { a_second, left: a_second * BURST_S, counted: Instant::now() }
    }

    fn spend(&mut self) -> bool {
        let now = Instant::now();
        let earned = now.duration_since(self.counted).as_secs_f64() * self.a_second;
        self.counted = now;
        self.left = (self.left + earned).min(self.a_second * BURST_S);
        self.left -= 1.0;
        self.left >= 0.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_passes_and_a_flood_does_not() {
        let mut budget = Budget::new(10);
        assert!((0..100).all(|_| budget.spend()));
        assert!((0..100).any(|_| !budget.spend()));
    }
}
