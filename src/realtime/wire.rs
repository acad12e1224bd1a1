//! Socket I/O: reads frames from the connection and writes frames to it.
//!
//! - A connection has no buffers while it is idle. All connections of a worker share one read buffer and one write buffer.
//! - Writes go to the kernel at once. Only the bytes that it does not accept are buffered for the connection.
//! - After the close frame the connection stays open for up to 2 s, or until the client closes its side. Incoming data is read
//!   and discarded: closing at once would reset the connection and could lose the close frame.

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

/// Size of one read.
const READ_BYTES: usize = 16 * 1024;
/// A larger write buffer is freed instead of reused.
const KEPT_BYTES: usize = 256 * 1024;
/// How long a client may take to accept the last bytes.
const FINAL_FLUSH: Duration = Duration::from_secs(10);
/// How long the client may take to close its side after our close frame.
const LINGER: Duration = Duration::from_secs(2);

thread_local! {
    static READ: RefCell<Box<[u8]>> = RefCell::new(vec![0; READ_BYTES].into());
    static WRITE: RefCell<BytesMut> = RefCell::new(BytesMut::new());
}

/// The frames that the client sends.
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

    /// Ends with the connection, or after an error.
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
            // A broken connection needs no close frame.
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

/// Passes the available bytes to `take` and returns their number; 0: the client has closed its side.
fn read(io: &TcpStream, take: impl FnOnce(&[u8])) -> io::Result<usize> {
    READ.with_borrow_mut(|buffer| {
        let read = io.try_read(buffer)?;
        take(&buffer[..read]);
        Ok(read)
    })
}

/// Writes frames to the client.
pub struct Writer {
    io: Rc<TcpStream>,
    /// Bytes that the kernel did not accept.
    pending: RefCell<BytesMut>,
    /// The close frame was written.
    closed: Cell<bool>,
    broken: Cell<bool>,
}

impl Writer {
    pub fn new(io: Rc<TcpStream>) -> Rc<Self> {
        Rc::new(Self { io, pending: RefCell::default(), closed: Cell::default(), broken: Cell::default() })
    }

    /// Sends the messages in one write, after the pending bytes. Nothing is sent after a close frame.
    pub fn send(&self, messages: impl IntoIterator<Item = Message>) {
        self.write_all(|buffer| {
            let mut codec = Codec::new();
            for message in messages {
                codec.encode(message, buffer).expect("only fragments can be out of order");
            }
        });
    }

    /// Like `send`, with one frame for each text that `each` emits.
    pub fn texts(&self, each: impl FnOnce(&mut dyn FnMut(&str))) {
        self.write_all(|buffer| {
            each(&mut |text| Parser::write_message(buffer, text, OpCode::Text, true, false));
        });
    }

    fn write_all(&self, encode: impl FnOnce(&mut BytesMut)) {
        if self.closed.get() {
            return;
        }
        if self.is_blocked() {
            return encode(&mut self.pending.borrow_mut());
        }
        WRITE.with_borrow_mut(|buffer| {
            buffer.clear();
            encode(buffer);
            // Bypasses tokio's readiness state, which would cost one more cache miss.
            let written = self.written(buffer, |bytes| SockRef::from(&*self.io).send(bytes));
            if written < buffer.len() {
                self.pending.borrow_mut().extend_from_slice(&buffer[written..]);
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

    /// Bytes are pending because the client does not read fast enough.
    pub fn is_blocked(&self) -> bool {
        !self.pending.borrow().is_empty()
    }

    /// Resolves when the pending bytes are sent, or the connection is broken.
    pub async fn flushed(&self) {
        while self.is_blocked() && !self.broken.get() {
            if self.io.writable().await.is_err() {
                self.broken.set(true);
            }
            let mut pending = self.pending.borrow_mut();
            let written = self.written(&pending, |bytes| self.io.try_write(bytes));
            let _ = pending.split_to(written);
            if pending.is_empty() {
                *pending = BytesMut::new();
            }
        }
    }

    /// Discards the pending bytes and sends nothing more.
    pub fn give_up(&self) {
        self.broken.set(true);
        *self.pending.borrow_mut() = BytesMut::new();
    }

    /// Flushes, shuts the write side down, and waits up to `LINGER` for the client to close its side.
    pub async fn end(&self) {
        if timeout(FINAL_FLUSH, self.flushed()).await.is_err() || self.broken.get() {
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
        // After that the kernel ends the connection.
        let _ = timeout(LINGER, gone).await;
    }

    /// Returns how many bytes the kernel accepted. On a broken connection all count as written: the reader notices and ends.
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
