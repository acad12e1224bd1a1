//! The WebSocket: handshake, admission, connection, frames, heartbeat and commands.
//!
//! A socket turns frames into calls, and its outbox into frames.
//!
//! - All frames of one wake-up are sent in one write.
//! - A socket has no buffers while it is idle.
//! - Backpressure: while writes to a client are pending, the server reads no frames from it. Its events wait in the outbox, bounded by
//!   `PORTAL_REALTIME_OUTBOX_BYTES`, and in the kernel, bounded to 64 KiB beyond the data in flight (`server/mod.rs`).
//! - A client that accepts no byte for `PORTAL_REALTIME_STALL_S` loses its outbox, and its socket closes with 4008
//!   (`actors/src/hub/mod.rs`). A full outbox first turns its largest thread into a `gap` (`actors/src/hub/outbox.rs`).

mod admission;
mod budget;
mod commands;
mod decoder;
mod frames;
mod heartbeat;
mod protocol;
mod push_sink;
mod takeover;
pub mod ticket;
mod timers;
mod watches;
mod wire;

use std::{
    rc::Rc,
    time::{Duration, Instant},
};

use actix::{
    Actor, ActorContext, ActorFutureExt, AsyncContext, Context, Handler, SpawnHandle, StreamHandler,
    WrapFuture,
};
use actix_web::{
    HttpRequest, HttpResponse, HttpResponseBuilder,
    rt::net::TcpStream,
    web::{BytesMut, Data},
};
use actors::{
    ConnectionId, HubHandle, Node, Outgoing, PushSink, Wake, close_code,
    wire::{Hello, Limits, ToClient},
};
use bytestring::ByteString;
use futures_util::future::{FutureExt, LocalBoxFuture};
use sql::{Pool, login::AccountLogin};
use tokio::time::timeout;

use crate::{config, square::tags::Tags, text::Language};

pub use admission::{Admission, AdmissionLimits, Permit, Rejected, Source};
use budget::Budget;
pub use decoder::Decoder;
use heartbeat::CheckClient;
pub use heartbeat::Heart;
use protocol::{CloseCode, CloseReason, Frame, Item, Message, ProtocolError};
pub use protocol::{HandshakeError, handshake};
use push_sink::ClientSink;
pub use takeover::{allow_takeover, can_take_over};
use watches::Watches;
use wire::{Incoming, Writer};

/// State shared by all sockets of a node.
pub struct Shared {
    pub node: Node,
    pub pool: Pool,
    pub tags: Tags,
    pub settings: config::Realtime,
}

/// A socket whose handshake was accepted. The handshake's answer carries it to the listener, which has the connection.
pub struct Opening(Box<dyn FnOnce(Rc<Writer>) -> Socket>);

/// Completes the answer to a verified handshake.
pub fn open(
    shared: &Data<Shared>,
    hub: &Data<HubHandle>,
    heart: &Data<Heart>,
    user: Option<(AccountLogin, Duration)>,
    permit: Permit,
    req: &HttpRequest,
    mut answer: HttpResponseBuilder,
) -> HttpResponse {
    let (shared, hub, heart) = (shared.clone(), HubHandle::clone(hub), Heart::clone(heart));
    let language = Language::of(req.headers());
    let socket = move |writer| Socket::new(shared, hub, heart, user, permit, language, writer);
    let mut answer = answer.finish();
    answer.extensions_mut().insert(Opening(Box::new(socket)));
    answer
}

impl Opening {
    /// Runs the socket until the connection ends. `first` has the bytes that the client sent directly after its handshake.
    /// The state for closing is allocated at the end only, so that it takes no memory during the socket's life.
    pub fn run(self, io: TcpStream, first: BytesMut) -> LocalBoxFuture<'static, ()> {
        let io = Rc::new(io);
        let writer = Writer::new(io.clone());
        let socket = self.0(writer.clone());
        let frame_bytes = socket.shared.settings.frame_bytes;
        let mut context = Context::new();
        context.add_stream(Incoming::new(io, Decoder::new(frame_bytes, first)));
        let end = move |()| Box::pin(async move { writer.end().await });
        context.into_future(socket).then(end).boxed_local()
    }
}

/// Closes a connection after its last answer, so that the client receives all of it.
pub async fn end(io: TcpStream) {
    Writer::new(Rc::new(io)).end().await;
}

struct Socket {
    id: ConnectionId,
    sink: Rc<ClientSink>,
    shared: Data<Shared>,
    hub: HubHandle,
    user: Option<AccountLogin>,
    /// Remaining life of the login when the socket opens.
    login_left: Option<Duration>,
    /// Fires when the login expires.
    expiry: Option<SpawnHandle>,
    /// Subscribed topics.
    watches: Watches,
    /// Commands in progress.
    tasks: usize,
    _permit: Permit,
    language: Language,
    budget: Budget,
    heart: Heart,
    /// The text of a fragmented message until its last fragment.
    fragments: Option<BytesMut>,
}

impl Actor for Socket {
    type Context = Context<Self>;

    fn started(&mut self, ctx: &mut Self::Context) {
        self.hub.join(self.id, Some(self.sink.clone()), ctx.address().recipient());
        let settings = &self.shared.settings;
        let hello = Hello {
            connection: self.id,
            heartbeat: settings.heartbeat.duration().as_millis() as u64,
            user: self.user.map(|user| user.uid),
            history: self.shared.node.history(),
            limits: Limits {
                frame_bytes: settings.frame_bytes,
                frames_per_second: settings.frames_per_second,
                topics: settings.topics,
            },
        };
        self.send(&ToClient::Hello(hello));
        if let Some(user) = self.user {
            self.attach(user, ctx);
        }
        if let Some(left) = self.login_left {
            self.watch_expiry(left, ctx);
        }
        self.heart.join(&self.sink, ctx.address().recipient());
        if !self.heart.is_enough() {
            self.watch_silence(ctx);
        }
    }

    fn stopped(&mut self, _: &mut Self::Context) {
        self.hub.leave(self.id);
        let hub = self.hub.addr();
        for topic in self.watches.drain() {
            self.shared.node.unwatch(topic, self.id, &hub);
        }
        if let Some(user) = self.user {
            self.shared.node.detach(user.uid, self.id);
        }
    }
}

impl Socket {
    fn attach(&self, user: AccountLogin, ctx: &mut Context<Self>) {
        let (shared, id, hub) = (self.shared.clone(), self.id, self.hub.addr());
        let attached = async move { shared.node.attach(user.uid, user.login, id, &hub).await };
        ctx.spawn(attached.into_actor(self).map(|attached, act, ctx| match attached {
            Ok(true) => {}
            Ok(false) => act.close(close_code::SESSION_ENDED, "session ended", ctx),
            Err(error) => {
                tracing::warn!(%error, "a socket could not be attached");
                act.close(close_code::RESTART, "try again", ctx);
            }
        }));
    }

    /// Assembles a fragmented message; the limit for a whole frame applies to the sum. The codec rejects fragments out of order.
    fn fragment(&mut self, item: Item, ctx: &mut Context<Self>) {
        let limit = self.shared.settings.frame_bytes;
        let (piece, last) = match item {
            Item::FirstText(piece) | Item::Continue(piece) => (piece, false),
            Item::Last(piece) => (piece, true),
            Item::FirstBinary(_) => return self.close(CloseCode::Unsupported, "text only", ctx),
        };
        let text = self.fragments.get_or_insert_default();
        if text.len() + piece.len() > limit {
            return self.close(CloseCode::Size, "too large", ctx);
        }
        text.extend_from_slice(&piece);
        if last && let Some(text) = self.fragments.take() {
            match std::str::from_utf8(&text) {
                Ok(text) => self.text(text, ctx),
                Err(_) => self.close(CloseCode::Invalid, "not UTF-8", ctx),
            }
        }
    }
}

impl StreamHandler<Result<Frame, ProtocolError>> for Socket {
    fn handle(&mut self, frame: Result<Frame, ProtocolError>, ctx: &mut Self::Context) {
        let now = Instant::now();
        self.sink.last_frame.set(now);
        if !self.budget.spend(now) {
            metrics::counter!("portal_sockets_flooded_total").increment(1);
            return self.close(close_code::FLOOD, "too many frames", ctx);
        }
        self.deliver(ctx);
        match frame {
            Ok(Frame::Text(text)) => match std::str::from_utf8(&text) {
                Ok(text) => self.text(text, ctx),
                Err(_) => self.close(CloseCode::Invalid, "not UTF-8", ctx),
            },
            Ok(Frame::Ping(data)) => self.sink.writer.send([Message::Pong(data)]),
            Ok(Frame::Pong(_)) => {}
            Ok(Frame::Continuation(item)) => self.fragment(item, ctx),
            Ok(Frame::Binary(_)) => self.close(CloseCode::Unsupported, "text only", ctx),
            Ok(Frame::Close(reason)) => {
                self.sink.writer.close(reason);
                ctx.stop();
            }
            Err(ProtocolError::Overflow) => self.close(CloseCode::Size, "too large", ctx),
            // Any other violation of the protocol, such as reserved bits.
            Err(_) => self.close(CloseCode::Protocol, "protocol error", ctx),
        }
        self.apply_backpressure(ctx);
    }

    fn finished(&mut self, ctx: &mut Self::Context) {
        ctx.stop();
    }
}

impl Handler<Wake> for Socket {
    type Result = ();

    fn handle(&mut self, _: Wake, ctx: &mut Self::Context) {
        self.deliver(ctx);
    }
}

impl Handler<CheckClient> for Socket {
    type Result = ();

    fn handle(&mut self, _: CheckClient, ctx: &mut Self::Context) {
        self.watch_silence(ctx);
        self.apply_backpressure(ctx);
    }
}

impl Socket {
    fn new(
        shared: Data<Shared>,
        hub: HubHandle,
        heart: Heart,
        user: Option<(AccountLogin, Duration)>,
        permit: Permit,
        language: Language,
        writer: Rc<Writer>,
    ) -> Self {
        let settings = &shared.settings;
        Self {
            id: ConnectionId::new_v4(),
            sink: Rc::new(ClientSink::new(writer)),
            hub,
            user: user.map(|(caller, _)| caller),
            login_left: user.map(|(_, left)| left),
            expiry: None,
            watches: Watches::new(settings.topics),
            tasks: 0,
            _permit: permit,
            language,
            budget: Budget::new(settings.frames_per_second, Instant::now()),
            heart,
            fragments: None,
            shared,
        }
    }

    /// Sends the outbox. The hub's direct path cannot send items that end a subscription or the socket, so they are handled here.
    /// It also runs before each answer, so that an answer follows the events published before it.
    fn deliver(&mut self, ctx: &mut Context<Self>) {
        let items = self.hub.take(self.id);
        if items.is_empty() {
            return self.apply_backpressure(ctx);
        }
        for item in &items {
            if let Outgoing::Ended(topic, _) = item {
                self.forget(*topic);
            }
        }
        let last = items.iter().find_map(|item| match item {
            Outgoing::Close { code, reason } => Some((*code, *reason)),
            _ => None,
        });
        self.sink.send(&items);
        if let Some((code, reason)) = last {
            return self.close(code, reason, ctx);
        }
        self.apply_backpressure(ctx);
    }

    /// Backpressure: stops reading from the client while writes to it are pending. Further events wait in the bounded outbox.
    /// Closes the socket if the client does not read within the limit for silence.
    fn apply_backpressure(&self, ctx: &mut Context<Self>) {
        if !self.sink.writer.is_blocked() {
            return;
        }
        let (writer, limit) = (self.sink.writer.clone(), self.shared.settings.silence.duration());
        let flushed = async move { timeout(limit, writer.flushed()).await };
        ctx.wait(flushed.into_actor(self).map(|flushed, act, ctx| {
            // Frames that arrived meanwhile were not read, so the silence restarts now.
            act.sink.last_frame.set(Instant::now());
            if flushed.is_err() {
                act.sink.writer.give_up();
                ctx.stop();
            }
        }));
    }

    fn send(&self, frame: &ToClient) {
        let text = serde_json::to_string(frame).expect("frames always serialise");
        self.sink.writer.send([Message::Text(ByteString::from(text))]);
    }

    /// Sends a close frame with the reason, and stops.
    fn close(&self, code: impl Into<CloseCode>, reason: &str, ctx: &mut Context<Self>) {
        self.sink.writer.close(Some(CloseReason { code: code.into(), description: Some(reason.to_owned()) }));
        ctx.stop();
    }
}
