//! A socket's connection: frames that come, and frames that go, with no buffers of its own while nothing is under way. What is
//! read goes through one buffer a worker; what leaves goes to the kernel at once, and only what it does not take is kept.

use std::{
    cell::{Cell, RefCell},
    io::{self, ErrorKind},
    net::Shutdown,
    pin::Pin,
    rc::Rc,
    task::{Context, Poll, ready},
    time::Duration,
};

use actix_codec::Encoder;
use actix_web::{rt::net::TcpStream, web::BytesMut};
use futures_util::Stream;
use socket2::SockRef;
use tokio::time::timeout;

use super::{
    decoder::Decoder,
    protocol::{CloseReason, Codec, Frame, Message, OpCode, Parser, ProtocolError},
};

/// What is read at once.
const READ_BYTES: usize = 16 * 1024;
/// A larger buffer is given back, not kept for the next who writes on this worker.
const KEPT_BYTES: usize = 256 * 1024;
/// How long a client may take for the last that it is sent.
const FAREWELL: Duration = Duration::from_secs(10);
/// How long a client that was told to go may take to do so. Ending at once would reset the connection where it has sent what was not read, and
/// could take its close with it.
const LINGER: Duration = Duration::from_secs(2);

thread_local! {
    static READ: RefCell<Box<[u8]>> = RefCell::new(vec![0; READ_BYTES].into());
    static WRITE: RefCell<BytesMut> = RefCell::new(BytesMut::new());
}

/// What the client sends.
pub struct Incoming {
    io: Rc<TcpStream>,
    decoder: Decoder,
    ended: bool,
}

impl Incoming {
    pub fn new(io: Rc<TcpStream>, decoder: Decoder) -> Self {
        Self { io, decoder, ended: false }
    }
}

impl Stream for Incoming {
    type Item = Result<Frame, ProtocolError>;

    /// Ends with the connection, or behind an error.
    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let this = &mut *self;
        loop {
            if this.ended {
                return Poll::Ready(None);
            }
            match this.decoder.frame() {
                Ok(Some(frame)) => return Poll::Ready(Some(Ok(frame))),
                Ok(None) => {}
                Err(error) => {
                    this.ended = true;
                    return Poll::Ready(Some(Err(error)));
                }
            }
            // A connection that broke: nobody waits for a close.
            this.ended = ready!(this.io.poll_read_ready(cx)).is_err();
            match read(&this.io, |bytes| this.decoder.take(bytes)) {
                Ok(0) => this.ended = true,
                Ok(_) => {}
                Err(error) if error.kind() == ErrorKind::WouldBlock => {}
                Err(_) => this.ended = true,
            }
        }
    }
}

/// Hands on what is there, and says how many bytes that was; none: the client has ended its side.
fn read(io: &TcpStream, take: impl FnOnce(&[u8])) -> io::Result<usize> {
    READ.with_borrow_mut(|buffer| {
        let read = io.try_read(buffer)?;
        take(&buffer[..read]);
        Ok(read)
    })
}

/// What the client is sent.
pub struct Writer {
    io: Rc<TcpStream>,
    /// What the kernel did not take.
    waiting: RefCell<BytesMut>,
    /// The last was said.
    closed: Cell<bool>,
    broken: Cell<bool>,
}

impl Writer {
    pub fn new(io: Rc<TcpStream>) -> Rc<Self> {
        Rc::new(Self { io, waiting: RefCell::default(), closed: Cell::default(), broken: Cell::default() })
    }

    /// In one write, behind what waits. Nothing goes behind a close.
    pub fn send(&self, messages: impl IntoIterator<Item = Message>) {
        self.write_all(|buffer| {
            let mut codec = Codec::new();
            for message in messages {
                codec.encode(message, buffer).expect("whole messages have no order to keep");
            }
        });
    }

    /// Likewise, a frame of each text that `each` hands on.
    pub fn texts(&self, each: impl FnOnce(&mut dyn FnMut(&str))) {
        self.write_all(|buffer| {
            each(&mut |text| Parser::write_message(buffer, text, OpCode::Text, true, false));
        });
    }

    fn write_all(&self, encode: impl FnOnce(&mut BytesMut)) {
        if self.closed.get() {
            return;
        }
        if self.waits() {
            return encode(&mut self.waiting.borrow_mut());
        }
        WRITE.with_borrow_mut(|buffer| {
            buffer.clear();
            encode(buffer);
            // Past the runtime, whose word on whether there is room is one more thing to fetch from far memory.
            let written = self.written(buffer, |bytes| SockRef::from(&*self.io).send(bytes));
            if written < buffer.len() {
                self.waiting.borrow_mut().extend_from_slice(&buffer[written..]);
            }
            if buffer.capacity() > KEPT_BYTES {
                *buffer = BytesMut::new();
            }
        });
    }

    pub fn close(&self, reason: Option<CloseReason>) {
        self.send([Message::Close(reason)]);
        self.closed.set(true);
    }

    /// The client does not take what it is sent, for now.
    pub fn waits(&self) -> bool {
        !self.waiting.borrow().is_empty()
    }

    /// Resolves when all that waited has left, or never will.
    pub async fn flushed(&self) {
        while self.waits() && !self.broken.get() {
            if self.io.writable().await.is_err() {
                self.broken.set(true);
            }
            let mut waiting = self.waiting.borrow_mut();
            let written = self.written(&waiting, |bytes| self.io.try_write(bytes));
            let _ = waiting.split_to(written);
            if waiting.is_empty() {
                *waiting = BytesMut::new();
            }
        }
    }

    /// Sends nothing more, not even what waits.
    pub fn give_up(&self) {
        self.broken.set(true);
        *self.waiting.borrow_mut() = BytesMut::new();
    }

    /// Says that nothing more comes, once all has left, and waits a little for the client to go.
    pub async fn end(&self) {
        if timeout(FAREWELL, self.flushed()).await.is_err() || self.broken.get() {
            return;
        }
        if SockRef::from(&*self.io).shutdown(Shutdown::Write).is_err() {
            return;
        }
        let gone = async {
            while self.io.readable().await.is_ok() {
                match read(&self.io, |_| ()) {
                    Ok(0) => break,
                    Err(error) if error.kind() != ErrorKind::WouldBlock => break,
                    _ => {}
                }
            }
        };
        // Whoever stays is left to the kernel.
        let _ = timeout(LINGER, gone).await;
    }

    /// How many bytes the kernel took. Those that it never will are taken for written: the reader notices, and ends.
    fn written(&self, bytes: &[u8], write: impl Fn(&[u8]) -> io::Result<usize>) -> usize {
        let mut written = 0;
        while written < bytes.len() {
            match write(&bytes[written..]) {
                Ok(taken) => written += taken,
                Err(error) if error.kind() == ErrorKind::WouldBlock => return written,
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(_) => {
                    self.broken.set(true);
                    return bytes.len();
                }
            }
        }
        written
    }
}
