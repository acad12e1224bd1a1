//! Decodes frames from the bytes of a client, and rejects a frame by the length in its header.
//!
//! actix-http's parser checks the limit only when the whole frame has arrived. Here memory is bounded by the largest allowed frame.

use actix_codec::Decoder as _;
use actix_web::web::BytesMut;

use super::protocol::{Codec, Frame, ProtocolError};

pub struct Decoder {
    codec: Codec,
    /// Largest frame, bytes of its content.
    limit: u64,
    /// Bytes of an incomplete frame. Between frames it is empty and has no memory.
    held: BytesMut,
}

impl Decoder {
    /// `held`: bytes that have arrived already.
    pub fn new(limit: usize, held: BytesMut) -> Self {
        Self { codec: Codec::new().max_size(limit), limit: limit as u64, held }
    }

    pub fn take(&mut self, bytes: &[u8]) {
        self.held.extend_from_slice(bytes);
    }

    /// The next whole frame. After an error the stream cannot be decoded any further.
    pub fn frame(&mut self) -> Result<Option<Frame>, ProtocolError> {
        let frame = if self.held.is_empty() { None } else { self.codec.decode(&mut self.held)? };
        if frame.is_none() && claimed(&self.held).is_some_and(|content| content > self.limit) {
            return Err(ProtocolError::Overflow);
        }
        if self.held.is_empty() {
            self.held = BytesMut::new();
        }
        Ok(frame)
    }
}

/// Payload length of the first frame (RFC 6455, 5.2); `None`: its header is incomplete.
fn claimed(bytes: &[u8]) -> Option<u64> {
    Some(match bytes.get(1)? & 0x7f {
        126 => u64::from(u16::from_be_bytes(bytes.get(2..4)?.try_into().ok()?)),
        127 => u64::from_be_bytes(bytes.get(2..10)?.try_into().ok()?),
        content => u64::from(content),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Decodes the pieces into texts; true: the last frame was too large.
    fn texts(limit: usize, pieces: &[&[u8]]) -> (Vec<Vec<u8>>, bool) {
        let mut decoder = Decoder::new(limit, BytesMut::new());
        let mut texts = Vec::new();
        for piece in pieces {
            decoder.take(piece);
            loop {
                match decoder.frame() {
                    Ok(Some(Frame::Text(text))) => texts.push(text.to_vec()),
                    Ok(Some(other)) => panic!("{other:?}"),
                    Ok(None) => break,
                    Err(ProtocolError::Overflow) => return (texts, true),
                    Err(error) => panic!("{error}"),
                }
            }
        }
        assert_eq!(decoder.held.capacity(), 0, "no memory between frames");
        (texts, false)
    }

    fn frame(content: &[u8]) -> Vec<u8> {
        let len = match content.len() {
            len @ ..126 => vec![0x80 | len as u8],
            len @ ..0x1_0000 => [&[0x80 | 126], &(len as u16).to_be_bytes()[..]].concat(),
            len => [&[0x80 | 127], &(len as u64).to_be_bytes()[..]].concat(),
        };
        [&[0x81], &len[..], &[0; 4], content].concat()
    }

    #[test]
    fn frames_may_arrive_in_any_pieces() {
        let contents = [b"".to_vec(), b"one".to_vec(), vec![2; 300], vec![3; 70_000], b"five".to_vec()];
        let bytes: Vec<u8> = contents.iter().flat_map(|content| frame(content)).collect();
        for size in [1, 2, 3, 5, 7, 11, 100, 1_000_000] {
            let pieces: Vec<_> = bytes.chunks(size).collect();
            assert_eq!(texts(70_000, &pieces), (contents.to_vec(), false), "{size}");
        }
    }

    #[test]
    fn a_claim_is_refused_before_its_content_arrives() {
        let whole = frame(&[7; 1001]);
        assert_eq!(texts(1000, &[&whole[..4]]), (vec![], true));
        let claim = [&[0x81, 0xff][..], &100_000_000_000_u64.to_be_bytes()].concat();
        assert_eq!(texts(1000, &[&claim, &[0; 100_000]]), (vec![], true));
        assert_eq!(texts(1000, &[&claim[..1], &claim[1..9], &claim[9..]]), (vec![], true));
        assert_eq!(texts(1000, &[&[0x81, 0xff], &[0xff; 8]]), (vec![], true));
        assert_eq!(texts(1000, &[&frame(&[7; 1000]), &whole]), (vec![vec![7; 1000]], true));
    }
}
