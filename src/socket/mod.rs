//! The socket: the only room that knows actix-web-actors. It turns frames into calls and what its outbox holds into
//! frames; all that leaves at one wake-up leaves in one write.

mod budget;
mod carry_out;
mod frames;
mod heartbeat;
mod places;
mod timers;
mod watches;

use std::{
    io::ErrorKind,
    time::{Duration, Instant},
};

use actix::{
    Actor, ActorContext, ActorFutureExt, AsyncContext, Handler, SpawnHandle, StreamHandler, WrapFuture,
};
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
    wire::{Hello, Limits, ToClient},
};

use crate::{
    app::App,
    http::{caller::Caller, text::Language},
    socket_payload::FramedPayload,
};

use budget::Budget;
use frames::Frames;
use heartbeat::Heartbeat;
pub use places::{Full, Place, PlaceLimits, Places};
use watches::Watches;

/// Answers the handshake and starts the socket.
pub fn open(
    app: &Data<App>,
    switchboard: &Data<SwitchboardHandle>,
    user: Option<(Caller, Duration)>,
    place: Place,
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
        expiry: None,
        watches: Watches::new(app.config.realtime.topics),
        arrays: false,
        tasks: 0,
        _place: place,
        language: Language::of(req.headers()),
        budget: Budget::new(realtime.frames_per_second, Instant::now()),
        heard: Instant::now(),
        heartbeat: Heartbeat::new(realtime.heartbeat.duration(), Instant::now(), &mut rand::rng()),
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
    /// Fires when the login expires.
    expiry: Option<SpawnHandle>,
    /// What it watches.
    watches: Watches,
    /// The client takes several events in one frame.
    arrays: bool,
    /// Frames that are being carried out.
    tasks: usize,
    _place: Place,
    language: Language,
    budget: Budget,
    /// When the client was last heard.
    heard: Instant,
    heartbeat: Heartbeat,
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
                topics: realtime.topics,
            },
        };
        send(ctx, &ToClient::Hello(hello));
        if let Some(user) = self.user {
            self.attach(user, ctx);
        }
        if let Some(left) = self.login_left {
            self.watch_expiry(left, ctx);
        }
        self.watch_silence(ctx);
        self.ping_later(ctx);
    }

    fn stopped(&mut self, _: &mut Self::Context) {
        self.switchboard.leave(self.id);
        let board = self.switchboard.addr();
        for topic in self.watches.drain() {
            self.app.node.unwatch(topic, self.id, &board);
        }
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
        if !self.budget.spend(self.heard) {
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
        let mut frames = Frames::default();
        let mut last = None;
        for item in self.switchboard.take(self.id) {
            match item {
                Outgoing::Event(text)
                | Outgoing::Status(text)
                | Outgoing::Topic(_, text)
                | Outgoing::Gift(_, text)
                | Outgoing::Reading(_, text) => {
                    frames.push(text);
                }
                Outgoing::Thread(packet) => frames.push_packet(packet),
                Outgoing::Likes(likes) => frames.push(likes.text.clone()),
                Outgoing::Ended(topic, text) => {
                    self.forget(topic);
                    frames.push(text);
                }
                Outgoing::Close { code, reason } => last = Some((code, reason)),
            }
        }
        frames.take(self.arrays).into_iter().for_each(|text| ctx.text(text));
        if let Some((code, reason)) = last {
            close(ctx, code, reason);
        }
    }
}

fn send(ctx: &mut WebsocketContext<Socket>, frame: &ToClient) {
    ctx.text(serde_json::to_string(frame).expect("a frame is plain data"));
}

fn close(ctx: &mut WebsocketContext<Socket>, code: u16, reason: &str) {
    ctx.close(Some(CloseReason { code: CloseCode::from(code), description: Some(reason.to_owned()) }));
    ctx.stop();
}
