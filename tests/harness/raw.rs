//! Bytes on a connection, for what no client library would send; and whether the server has its side of one still.

use std::fs;

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

use super::{LIMIT, TestServer, eventually, within};

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

/// The server's side of a connection: one of its open files.
pub struct FarSide {
    pid: u32,
    /// As the system names it among open files.
    file: String,
}

impl FarSide {
    /// Of a connection to this process, which may have to accept it yet.
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
        Self { pid, file: file.expect("it was found") }
    }

    pub fn is_open(&self) -> bool {
        let files = fs::read_dir(format!("/proc/{}/fd", self.pid)).unwrap();
        // One may be closed meanwhile.
        files.flatten().any(|file| {
            fs::read_link(file.path()).is_ok_and(|target| target.to_str() == Some(self.file.as_str()))
        })
    }
}
