//! Sends raw bytes that no client library would send, and checks whether the server's side of a connection is still open.

use std::fs;

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

use super::{LIMIT, TestServer, eventually, within};

/// Sends the bytes and returns the whole answer until the server closes.
pub async fn exchange(server: &TestServer, bytes: &[u8]) -> String {
    String::from_utf8_lossy(&exchange_bytes(server, bytes).await).into_owned()
}

/// Like `exchange`, for binary answers.
pub async fn exchange_bytes(server: &TestServer, bytes: &[u8]) -> Vec<u8> {
    let mut stream = TcpStream::connect(server.addr()).await.unwrap();
    // The server may answer and close before it has read all bytes.
    let _ = stream.write_all(bytes).await;
    let mut answer = Vec::new();
    let _ = within(LIMIT, "the end of the connection", stream.read_to_end(&mut answer)).await;
    answer
}

/// The server's side of a connection, as one of its open files.
pub struct FarSide {
    pid: u32,
    /// Its name in `/proc/<pid>/fd`.
    file: String,
}

impl FarSide {
    /// Finds the other side of a connection to this process. Waits until the process has accepted it.
    pub async fn of(connection: &TcpStream, pid: u32) -> Self {
        let port = |addr: std::net::SocketAddr| format!(":{:04X}", addr.port());
        let (ours, theirs) = (port(connection.local_addr().unwrap()), port(connection.peer_addr().unwrap()));
        let mut file = None;
        eventually("a connection that was accepted", async || {
            let connections = fs::read_to_string(format!("/proc/{pid}/net/tcp")).unwrap();
            file = connections.lines().find_map(|line| {
                let fields: Vec<&str> = line.split_whitespace().collect();
                // Local and remote address; the file's number, 0 until it is accepted.
                let is_it = fields[1].ends_with(&theirs) && fields[2].ends_with(&ours);
                (is_it && fields[9] != "0").then(|| format!("socket:[{}]", fields[9]))
            });
            file.is_some()
        })
        .await;
        Self { pid, file: file.expect("eventually() returns after it is found") }
    }

    pub fn is_open(&self) -> bool {
        let files = fs::read_dir(format!("/proc/{}/fd", self.pid)).unwrap();
        // A file may be closed during the iteration.
        files.flatten().any(|file| {
            fs::read_link(file.path()).is_ok_and(|target| target.to_str() == Some(self.file.as_str()))
        })
    }
}
