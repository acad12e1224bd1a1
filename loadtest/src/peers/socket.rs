//! A listening WebSocket (RFC 6455) that takes little processor time: thousands of listeners share a core, and their own cost would count
//! as the server's latency. All sockets read through one buffer; a socket keeps only an incomplete frame.

use std::{cell::RefCell, io, net::SocketAddr};

use anyhow::{Context, bail, ensure};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};
use tokio_tungstenite::tungstenite::handshake::{client::generate_key, derive_accept_key};

/// Bytes of one read.
const READ_BYTES: usize = 256 * 1024;
/// Maximum length of the handshake's answer.
const HEAD_BYTES: usize = 16 * 1024;

const TEXT: u8 = 1;
const CLOSE: u8 = 8;
const PING: u8 = 9;
const PONG: u8 = 10;

thread_local! {
    static READ: RefCell<Box<[u8]>> = RefCell::new(vec![0; READ_BYTES].into());
}

pub struct Socket {
    io: TcpStream,
    /// The beginning of an incomplete frame.
    part: Vec<u8>,
}

/// A complete frame.
struct Frame<'a> {
    kind: u8,
    content: &'a [u8],
}

impl Socket {
    pub async fn open(server: SocketAddr, path: &str) -> anyhow::Result<Self> {
        let mut io = TcpStream::connect(server).await?;
        io.set_nodelay(true)?;
        let key = generate_key();
        let request = format!(
            "GET {path} HTTP/1.1\r\nHost: {server}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
        );
        io.write_all(request.as_bytes()).await?;
        let (mut head, mut end) = (Vec::new(), None);
        while end.is_none() {
            ensure!(head.len() < HEAD_BYTES, "the answer to the handshake is too long");
            ensure!(
                io.read_buf(&mut head).await? > 0,
                "the server closed the connection during the handshake"
            );
            end = memchr::memmem::find(&head, b"\r\n\r\n");
        }
        let part = head.split_off(end.unwrap_or_default() + 4);
        let head = String::from_utf8(head).context("the answer to the handshake is not text")?;
        ensure!(
            head.starts_with("HTTP/1.1 101 "),
            "the handshake was refused: {}",
            head.lines().next().unwrap_or_default()
        );
        ensure!(head.contains(&derive_accept_key(key.as_bytes())), "the handshake's key is wrong");
        Ok(Self { io, part })
    }

    pub async fn send(&mut self, text: &str) -> anyhow::Result<()> {
        self.write(TEXT, text.as_bytes()).await
    }

    /// Waits for data and passes each received text to `each`; there may be none. Fails when the connection ends.
    pub async fn texts(&mut self, mut each: impl FnMut(&[u8])) -> anyhow::Result<()> {
        let mut pongs = Vec::new();
        self.frames(|frame| {
            match frame.kind {
                TEXT => each(frame.content),
                PING => pongs.push(frame.content.to_vec()),
                PONG => {}
                CLOSE => bail!("closed by the server"),
                other => bail!("a frame of kind {other}"),
            }
            Ok(())
        })
        .await?;
        for pong in pongs {
            self.write(PONG, &pong).await?;
        }
        Ok(())
    }

    async fn frames(&mut self, mut each: impl FnMut(Frame<'_>) -> anyhow::Result<()>) -> anyhow::Result<()> {
        self.io.readable().await?;
        READ.with_borrow_mut(|buffer| {
            let read = match self.io.try_read(buffer) {
                Ok(0) => bail!("closed"),
                Ok(read) => read,
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => return Ok(()),
                Err(error) => return Err(error.into()),
            };
            // `part` may also hold bytes that followed the handshake's answer.
            if !self.part.is_empty() {
                self.part.extend_from_slice(&buffer[..read]);
                let taken = all(&self.part, &mut each)?;
                self.part.drain(..taken);
                return Ok(());
            }
            let taken = all(&buffer[..read], &mut each)?;
            self.part.extend_from_slice(&buffer[taken..read]);
            Ok(())
        })
    }

    /// Clients must mask their frames. No cache is in between, so the mask may be zero.
    async fn write(&mut self, kind: u8, content: &[u8]) -> anyhow::Result<()> {
        let mut frame = vec![0x80 | kind];
        match u16::try_from(content.len())? {
            short @ ..126 => frame.push(0x80 | short as u8),
            long => {
                frame.push(0x80 | 126);
                frame.extend(long.to_be_bytes());
            }
        }
        frame.extend([0; 4]);
        frame.extend_from_slice(content);
        Ok(self.io.write_all(&frame).await?)
    }
}

/// Passes each complete frame to `each`; returns the number of bytes used.
fn all(bytes: &[u8], mut each: impl FnMut(Frame<'_>) -> anyhow::Result<()>) -> anyhow::Result<usize> {
    let mut taken = 0;
    while let Some((frame, len)) = first(&bytes[taken..])? {
        each(frame)?;
        taken += len;
    }
    Ok(taken)
}

/// The first frame and its length, if it is complete.
fn first(bytes: &[u8]) -> anyhow::Result<Option<(Frame<'_>, usize)>> {
    let &[head, size, ..] = bytes else { return Ok(None) };
    ensure!(head & 0xf0 == 0x80, "a fragmented message, or an extension that was not negotiated");
    let (begin, content) = match size {
        126 => (4, bytes.get(2..4).map(|len| u64::from(u16::from_be_bytes([len[0], len[1]])))),
        127 => (10, bytes.get(2..10).and_then(|len| Some(u64::from_be_bytes(len.try_into().ok()?)))),
        masked @ 128.. => bail!("the server masks its frames ({masked})"),
        short => (2, Some(u64::from(short))),
    };
    let Some(content) = content else { return Ok(None) };
    let end = begin + usize::try_from(content)?;
    Ok(bytes.get(begin..end).map(|content| (Frame { kind: head & 0x0f, content }, end)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frame(kind: u8, content: &[u8]) -> Vec<u8> {
        let len = match content.len() {
            len @ ..126 => vec![len as u8],
            len @ ..0x1_0000 => [&[126], &(len as u16).to_be_bytes()[..]].concat(),
            len => [&[127], &(len as u64).to_be_bytes()[..]].concat(),
        };
        [&[0x80 | kind], &len[..], content].concat()
    }

    fn found(bytes: &[u8]) -> (Vec<(u8, Vec<u8>)>, usize) {
        let mut frames = Vec::new();
        let taken = all(bytes, |frame| {
            frames.push((frame.kind, frame.content.to_vec()));
            Ok(())
        });
        (frames, taken.unwrap())
    }

    #[test]
    fn complete_frames_are_found_and_an_incomplete_one_is_kept() {
        let contents = [
            (TEXT, vec![]),
            (TEXT, vec![7; 125]),
            (PING, vec![1]),
            (TEXT, vec![2; 300]),
            (TEXT, vec![3; 70_000]),
        ];
        let bytes: Vec<u8> = contents.iter().flat_map(|(kind, content)| frame(*kind, content)).collect();
        assert_eq!(found(&bytes), (contents.to_vec(), bytes.len()));
        for end in [1, 2, 100, 128, 135, 500, bytes.len() - 1] {
            let (frames, taken) = found(&bytes[..end]);
            assert_eq!(frames, contents[..frames.len()], "{end}");
            assert_eq!(
                taken,
                contents[..frames.len()].iter().map(|(k, c)| frame(*k, c).len()).sum::<usize>()
            );
        }
    }

    #[test]
    fn frames_that_no_server_may_send_are_refused() {
        for bytes in [&[0x01, 0][..], &[0xc1, 0], &[0x81, 0x80]] {
            assert!(first(bytes).is_err(), "{bytes:?}");
        }
    }
}
