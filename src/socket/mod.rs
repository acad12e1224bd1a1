//! The socket: the only room that knows actix-web-actors. It turns frames into calls and what its outbox holds into
//! frames; all that leaves at one wake-up leaves in one write.

mod budget;
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
    ConnectionId, Outgoing, SwitchboardHandle, Wake, Watched, close_code,
    wire::{
        Ack, FrameError, FrameId, FromClient, Hello, HelloFrame, Limits, PingFrame, Pong, ReadFrame,
        ReadWhich, ToClient, TokenFrame, Topic, WatchFrame,
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

use budget::Budget;
use frames::Frames;
use heartbeat::Heartbeat;
pub use places::{Full, Place, Places};
use watches::Watches;

/// Frames of one socket that are carried out at once.
const MAX_TASKS: usize = 8;

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
        budget: Budget::new(realtime.frames_per_second),
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

    fn text(&mut self, text: &str, ctx: &mut WebsocketContext<Self>) {
        match serde_json::from_str(text) {
            Ok(FromClient::Ping(PingFrame { id })) => send(ctx, &ToClient::Pong(Pong { id })),
            Ok(FromClient::Read(frame)) => self.read(frame, ctx),
            Ok(FromClient::Hello(HelloFrame { id, frames })) => {
                self.arrays = frames.as_deref() == Some("array");
                acknowledge(ctx, id);
            }
            Ok(FromClient::Watch(frame)) => self.watch(frame, ctx),
            Ok(FromClient::Unwatch(frame)) => self.unwatch(frame, ctx),
            Ok(FromClient::Token(frame)) => self.renew(frame, ctx),
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
        let app = self.app.clone();
        let done = async move { app.node.mark_read(user.uid, read).await };
        self.carry_out(id, done, |_, _, _| Ok(()), ctx);
    }

    fn watch(&mut self, frame: WatchFrame, ctx: &mut WebsocketContext<Self>) {
        let WatchFrame { id, topic, since } = frame;
        let Ok(topic) = topic.parse::<Topic>() else {
            return self.refuse(id, Code::Gone as i32, Text::TopicUnknown, ctx);
        };
        if since.is_some_and(|since| since < 0) {
            return self.refuse(id, Code::Malformed as i32, Text::FrameNotUnderstood, ctx);
        }
        // Before it is asked for: whatever comes of it, the end of this socket ends it.
        let Some(wish) = self.watches.begin(topic) else {
            return self.refuse(id, FAILED, Text::TooManyTopics, ctx);
        };
        let (app, connection, board) = (self.app.clone(), self.id, self.switchboard.addr());
        let watched = async move { app.node.watch(topic, since, connection, &board).await };
        let then = move |watched, act: &mut Self, _: &mut WebsocketContext<Self>| match watched {
            Watched::Watching => {
                // Ended before it began: the thread may have heard of the end first.
                if !act.watches.has(topic) {
                    act.app.node.unwatch(topic, connection, &act.switchboard.addr());
                }
                Ok(())
            }
            Watched::Gap | Watched::Gone => {
                act.watches.refused(topic, wish);
                if watched == Watched::Gone { Err((Code::Gone as i32, Text::TopicUnknown)) } else { Ok(()) }
            }
        };
        self.carry_out(id, watched, then, ctx);
    }

    fn unwatch(&mut self, frame: WatchFrame, ctx: &mut WebsocketContext<Self>) {
        let WatchFrame { id, topic, .. } = frame;
        let Ok(topic) = topic.parse::<Topic>() else {
            return self.refuse(id, Code::Gone as i32, Text::TopicUnknown, ctx);
        };
        self.forget(topic);
        acknowledge(ctx, id);
    }

    fn forget(&mut self, topic: Topic) {
        if self.watches.end(topic) {
            self.app.node.unwatch(topic, self.id, &self.switchboard.addr());
        }
    }

    /// A fresh ticket of the same account prolongs this socket.
    fn renew(&mut self, frame: TokenFrame, ctx: &mut WebsocketContext<Self>) {
        let TokenFrame { id, ticket } = frame;
        let Some(user) = self.user else {
            return self.refuse(id, Code::SessionInvalid as i32, Text::SessionInvalid, ctx);
        };
        let (app, connection, board) = (self.app.clone(), self.id, self.switchboard.addr());
        let renewed = async move {
            let hash = crate::http::realtime::ticket::hash(&ticket);
            let redeemed = sql::login::redeem_ticket(&app.db().await?, &hash).await?;
            let Some((uid, login, left)) = redeemed.filter(|(uid, ..)| *uid == user.uid) else {
                return Ok(None);
            };
            let live = app.node.attach(uid, login, connection, &board).await?;
            Ok(live.then_some((login, left)))
        };
        let then = |renewed, act: &mut Self, ctx: &mut WebsocketContext<Self>| match renewed {
            Some((login, left)) => {
                act.user = act.user.map(|user| Caller { login, ..user });
                act.watch_expiry(left, ctx);
                Ok(())
            }
            None => Err((Code::SessionInvalid as i32, Text::TicketInvalid)),
        };
        self.carry_out(id, renewed, then, ctx);
    }

    /// Answers a frame when what it asked for is done. `then` may still refuse it.
    fn carry_out<T: 'static>(
        &mut self,
        id: Option<FrameId>,
        work: impl Future<Output = Result<T, actors::SessionError>> + 'static,
        then: impl FnOnce(T, &mut Self, &mut WebsocketContext<Self>) -> Result<(), (i32, Text)> + 'static,
        ctx: &mut WebsocketContext<Self>,
    ) {
        if self.tasks >= MAX_TASKS {
            return self.refuse(id, FAILED, Text::Busy, ctx);
        }
        self.tasks += 1;
        ctx.spawn(work.into_actor(self).map(|done, act, ctx| {
            act.tasks -= 1;
            match done.map(|done| then(done, act, ctx)) {
                Ok(Ok(())) => acknowledge(ctx, id),
                Ok(Err((code, text))) => act.refuse(id, code, text, ctx),
                Err(error) => {
                    tracing::warn!(%error, "a frame was not carried out");
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
        let mut frames = Frames::default();
        let mut last = None;
        for item in self.switchboard.take(self.id) {
            match item {
                Outgoing::Event(text) | Outgoing::Status(text) | Outgoing::Topic(_, text) => {
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
