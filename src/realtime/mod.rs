//! The WebSocket: handshake, admission, connection, frames, heartbeat and commands.
//!
//! A socket turns frames into calls, and its outbox into frames. All frames of one wake-up leave in one write.

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
    ConnectionId, HubHandle, Line, Node, Outgoing, Wake, close_code,
    wire::{Hello, Limits, ToClient},
};
use bytestring::ByteString;
use futures_util::future::{FutureExt, LocalBoxFuture};
use sql::{Pool, login::Named};
use tokio::time::timeout;

use crate::{config, square::tags::Tags, text::Language};

pub use admission::{Full, Place, PlaceLimits, Places};
use budget::Budget;
pub use decoder::Decoder;
pub use heartbeat::Heart;
use heartbeat::Look;
use protocol::{CloseCode, CloseReason, Frame, Item, Message, ProtocolError};
pub use protocol::{HandshakeError, handshake};
use push_sink::ClientLine;
pub use takeover::{allow_takeover, can_take_over};
use watches::Watches;
use wire::{Incoming, Writer};

/// What all sockets of a node share.
pub struct Shared {
    pub node: Node,
    pub pool: Pool,
    pub tags: Tags,
    pub settings: config::Realtime,
}

/// A socket whose handshake was let in. It is carried by the answer to the handshake, to whoever has the connection.
pub struct Opening(Box<dyn FnOnce(Rc<Writer>) -> Socket>);

/// Completes the answer to a handshake that was verified.
pub fn open(
    shared: &Data<Shared>,
    hub: &Data<HubHandle>,
    heart: &Data<Heart>,
    user: Option<(Named, Duration)>,
    place: Place,
    req: &HttpRequest,
    mut answer: HttpResponseBuilder,
) -> HttpResponse {
    let (shared, hub, heart) = (shared.clone(), HubHandle::clone(hub), Heart::clone(heart));
    let language = Language::of(req.headers());
    let socket = move |writer| Socket::new(shared, hub, heart, user, place, language, writer);
    let mut answer = answer.finish();
    answer.extensions_mut().insert(Opening(Box::new(socket)));
    answer
}

impl Opening {
    /// From the handshake's answer to the connection's end. `first` is what the client sent behind its handshake. What a socket has for
    /// life is here; what its end needs comes with it.
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

/// Ends a connection on which all has been said, so that its client is sure to hear it.
pub async fn end(io: TcpStream) {
    Writer::new(Rc::new(io)).end().await;
}

struct Socket {
    id: ConnectionId,
    line: Rc<ClientLine>,
    shared: Data<Shared>,
    hub: HubHandle,
    user: Option<Named>,
    /// How long the login still lasts, as the socket opens.
    login_left: Option<Duration>,
    /// Fires when the login expires.
    expiry: Option<SpawnHandle>,
    /// What it watches.
    watches: Watches,
    /// Frames that are being carried out.
    tasks: usize,
    _place: Place,
    language: Language,
    budget: Budget,
    heart: Heart,
    /// The text of a message that comes in pieces; ends with its last piece.
    fragments: Option<BytesMut>,
}

impl Actor for Socket {
    type Context = Context<Self>;

    fn started(&mut self, ctx: &mut Self::Context) {
        self.hub.join(self.id, Some(self.line.clone()), ctx.address().recipient());
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
        self.heart.join(&self.line, ctx.address().recipient());
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
    fn attach(&self, user: Named, ctx: &mut Context<Self>) {
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

    /// Pieces of one message, bounded together like a whole one. The codec refuses pieces that are out of order.
    fn piece(&mut self, item: Item, ctx: &mut Context<Self>) {
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
        self.line.heard.set(now);
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
            Ok(Frame::Ping(data)) => self.line.writer.send([Message::Pong(data)]),
            Ok(Frame::Pong(_)) => {}
            Ok(Frame::Continuation(item)) => self.piece(item, ctx),
            Ok(Frame::Binary(_)) => self.close(CloseCode::Unsupported, "text only", ctx),
            Ok(Frame::Close(reason)) => {
                self.line.writer.close(reason);
                ctx.stop();
            }
            Err(ProtocolError::Overflow) => self.close(CloseCode::Size, "too large", ctx),
            // Whatever else it is, reserved bits among it.
            Err(_) => self.close(CloseCode::Protocol, "protocol error", ctx),
        }
        self.pause(ctx);
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

impl Handler<Look> for Socket {
    type Result = ();

    fn handle(&mut self, _: Look, ctx: &mut Self::Context) {
        self.watch_silence(ctx);
        self.pause(ctx);
    }
}

impl Socket {
    fn new(
        shared: Data<Shared>,
        hub: HubHandle,
        heart: Heart,
        user: Option<(Named, Duration)>,
        place: Place,
        language: Language,
        writer: Rc<Writer>,
    ) -> Self {
        let settings = &shared.settings;
        Self {
            id: ConnectionId::new_v4(),
            line: Rc::new(ClientLine::new(writer)),
            hub,
            user: user.map(|(caller, _)| caller),
            login_left: user.map(|(_, left)| left),
            expiry: None,
            watches: Watches::new(settings.topics),
            tasks: 0,
            _place: place,
            language,
            budget: Budget::new(settings.frames_per_second, Instant::now()),
            heart,
            fragments: None,
            shared,
        }
    }

    /// Sends what waits in the outbox: where its line cannot, since it ends what is watched or all, and before any answer, which so comes
    /// behind what was told before it.
    fn deliver(&mut self, ctx: &mut Context<Self>) {
        let items = self.hub.take(self.id);
        if items.is_empty() {
            return self.pause(ctx);
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
        self.line.send(&items);
        if let Some((code, reason)) = last {
            return self.close(code, reason, ctx);
        }
        self.pause(ctx);
    }

    /// Who does not take what was sent is not listened to either, and finds the rest in the outbox, which is bounded; who does not take it
    /// within the time in which they have to be heard of is gone.
    fn pause(&self, ctx: &mut Context<Self>) {
        if !self.line.writer.waits() {
            return;
        }
        let (writer, limit) = (self.line.writer.clone(), self.shared.settings.silence.duration());
        let flushed = async move { timeout(limit, writer.flushed()).await };
        ctx.wait(flushed.into_actor(self).map(|flushed, act, ctx| {
            // What they said meanwhile was not read.
            act.line.heard.set(Instant::now());
            if flushed.is_err() {
                act.line.writer.give_up();
                ctx.stop();
            }
        }));
    }

    fn send(&self, frame: &ToClient) {
        let text = serde_json::to_string(frame).expect("a frame is plain data");
        self.line.writer.send([Message::Text(ByteString::from(text))]);
    }

    /// Says why, and ends.
    fn close(&self, code: impl Into<CloseCode>, reason: &str, ctx: &mut Context<Self>) {
        self.line.writer.close(Some(CloseReason { code: code.into(), description: Some(reason.to_owned()) }));
        ctx.stop();
    }
}
