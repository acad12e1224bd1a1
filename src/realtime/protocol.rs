//! The WebSocket protocol, from libraries: actix-web-actors has the handshake and the types of frames, actix-http the codec below them.
//! No other file names either module. `src/adr/001-websocket-types.md` says why.

use actix_web::{HttpRequest, HttpResponseBuilder};
use actix_web_actors::ws;

pub use actix_http::ws::{Codec, Item, OpCode, Parser};
pub use actix_web_actors::ws::{CloseCode, CloseReason, Frame, HandshakeError, Message, ProtocolError};

/// Verifies the request (RFC 6455, 4.2.1), and begins the answer that opens the socket.
pub fn handshake(req: &HttpRequest) -> Result<HttpResponseBuilder, HandshakeError> {
    let answer = ws::handshake(req)?;
    // actix-web-actors also accepts the drafts 7 and 8, and any text as the key.
    actix_http::ws::verify_handshake(req.head())?;
    Ok(answer)
}
