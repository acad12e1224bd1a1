//! Bytes on a connection, for what no client library would send.

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

use super::{LIMIT, TestServer, within};

/// Sends the bytes and returns all that comes back until the server closes.
pub async fn exchange(server: &TestServer, bytes: &[u8]) -> String {
    String::from_utf8_lossy(&exchange_bytes(server, bytes).await).into_owned()
}

/// The same, for answers that are no text.
pub async fn exchange_bytes(server: &TestServer, bytes: &[u8]) -> Vec<u8> {
    let mut stream = TcpStream::connect(server.addr()).await.unwrap();
    // The server may answer and close before it has read everything.
    let _ = stream.write_all(bytes).await;
    let mut answer = Vec::new();
    let _ = within(LIMIT, "the end of the connection", stream.read_to_end(&mut answer)).await;
    answer
}
