//! What a client sends on its socket, handed on one frame at a time. actix-http's parser waits for the whole of a frame before
//! it looks at the limit, and actix-web-actors keeps all that arrives meanwhile: a header that claims gigabytes would
//! fill the memory. Here the claim is read first, and nothing of what follows it.

use std::{
    pin::Pin,
    task::{Context, Poll, ready},
};

use actix_web::{error::PayloadError, web::Bytes};
use futures_util::Stream;

/// A header that the parser refuses at once as too large: no length may have its first bit set.
const TOO_LARGE: [u8; 10] = [0x81, 0xff, 0x80, 0, 0, 0, 0, 0, 0, 0];

/// The payload of a handshake's request.
pub struct FramedPayload<S> {
    stream: S,
    /// Largest frame, bytes of its content.
    limit: u64,
    /// What arrived and was not handed on: less than a header, or what came behind the end of a frame.
    held: Bytes,
    /// What is left of the frame at hand, with its header.
    left: u64,
    /// The frame that was handed on last is whole: its reader must have it before the next one begins.
    whole: bool,
    /// A frame was too large, and nothing follows.
    refused: bool,
}

impl<S> FramedPayload<S> {
    pub fn new(stream: S, limit: usize) -> Self {
        let limit = limit as u64;
        Self { stream, limit, held: Bytes::new(), left: 0, whole: false, refused: false }
    }
}

impl<S: Stream<Item = Result<Bytes, PayloadError>> + Unpin> Stream for FramedPayload<S> {
    type Item = Result<Bytes, PayloadError>;

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        if self.refused {
            return Poll::Ready(None);
        }
        loop {
            if std::mem::take(&mut self.whole) && !self.held.is_empty() {
                cx.waker().wake_by_ref();
                return Poll::Pending;
            }
            if self.left == 0
                && let Some(header) = Header::read(&self.held)
            {
                if header.content > self.limit {
                    self.refused = true;
                    return Poll::Ready(Some(Ok(Bytes::from_static(&TOO_LARGE))));
                }
                self.left = header.len + header.content;
            }
            if self.left > 0 && !self.held.is_empty() {
                let n = self.left.min(self.held.len() as u64);
                self.left -= n;
                self.whole = self.left == 0;
                let part = self.held.split_to(n as usize);
                return Poll::Ready(Some(Ok(part)));
            }
            match ready!(Pin::new(&mut self.stream).poll_next(cx)) {
                Some(Ok(chunk)) if self.held.is_empty() => self.held = chunk,
                Some(Ok(chunk)) => self.held = [&self.held[..], &chunk].concat().into(),
                // A connection that broke, or a client that has ended its side: nobody waits for a close.
                Some(Err(_)) | None => return Poll::Ready(None),
            }
        }
    }
}

/// What a frame says about itself (RFC 6455, 5.2).
struct Header {
    /// Bytes of the header.
    len: u64,
    /// Bytes that follow it.
    content: u64,
}

impl Header {
    /// `None` where not all of it has arrived.
    fn read(bytes: &[u8]) -> Option<Self> {
        let second = *bytes.get(1)?;
        let (len, content) = match second & 0x7f {
            126 => (4, u64::from(u16::from_be_bytes(bytes.get(2..4)?.try_into().ok()?))),
            127 => (10, u64::from_be_bytes(bytes.get(2..10)?.try_into().ok()?)),
            content => (2, u64::from(content)),
        };
        let mask = if second & 0x80 == 0 { 0 } else { 4 };
        Some(Self { len: len + mask, content })
    }
}

#[cfg(test)]
mod tests {
    use futures_util::{StreamExt, stream};

    use super::*;

    /// What is handed on of these chunks until each rest, where a reader takes a frame.
    async fn turns(limit: usize, chunks: &[&[u8]]) -> Vec<Vec<u8>> {
        let chunks: Vec<_> = chunks.iter().map(|chunk| Ok(Bytes::copy_from_slice(chunk))).collect();
        let mut payload = FramedPayload::new(stream::iter(chunks), limit);
        let mut turns = vec![Vec::new()];
        loop {
            match futures_util::poll!(payload.next()) {
                Poll::Ready(Some(part)) => turns.last_mut().unwrap().extend(part.unwrap()),
                Poll::Ready(None) => return turns,
                Poll::Pending => turns.push(Vec::new()),
            }
        }
    }

    fn frame(content: &[u8]) -> Vec<u8> {
        let len = match content.len() {
            len @ ..126 => vec![0x80 | len as u8],
            len @ ..0x1_0000 => [&[0x80 | 126], &(len as u16).to_be_bytes()[..]].concat(),
            len => [&[0x80 | 127], &(len as u64).to_be_bytes()[..]].concat(),
        };
        [&[0x81], &len[..], &[0; 4], content].concat()
    }

    #[tokio::test]
    async fn each_frame_is_handed_on_alone_and_to_the_byte() {
        let frames = [frame(b""), frame(b"one"), frame(&[2; 300]), frame(&[3; 70_000])];
        assert_eq!(turns(70_000, &[&frames.concat()]).await, frames);
    }

    #[tokio::test]
    async fn frames_may_arrive_in_any_pieces() {
        let bytes = [frame(b"one"), frame(&[2; 300]), frame(b"three")].concat();
        for size in [1, 2, 3, 5, 7, 11, 100] {
            let chunks: Vec<_> = bytes.chunks(size).collect();
            assert_eq!(turns(1000, &chunks).await.concat(), bytes, "{size}");
        }
    }

    #[tokio::test]
    async fn a_claim_is_refused_before_its_content_arrives() {
        let whole = frame(&[7; 1001]);
        assert_eq!(turns(1000, &[&whole[..4]]).await, [TOO_LARGE]);
        let claim = [&[0x81, 0xff][..], &100_000_000_000_u64.to_be_bytes()].concat();
        assert_eq!(turns(1000, &[&claim, &[0; 100_000]]).await, [TOO_LARGE]);
        assert_eq!(turns(1000, &[&claim[..1], &claim[1..9], &claim[9..]]).await, [TOO_LARGE]);
        assert_eq!(turns(1000, &[&[0x81, 0xff], &[0xff; 8]]).await, [TOO_LARGE]);
        assert_eq!(turns(1000, &[&frame(&[7; 1000])]).await, [frame(&[7; 1000])]);
    }
}
