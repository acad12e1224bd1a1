//! A small HTTP server for calls of the portal. It serves one request a connection and answers as the test sets.

use std::{
    io,
    net::{Ipv4Addr, SocketAddr},
    sync::{Arc, LazyLock, Mutex},
};

use tokio::{
    io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader},
    net::{TcpListener, TcpStream},
    runtime::Runtime,
};

/// The answer to a request.
pub enum Answers {
    Says(u16, String),
    File(Vec<u8>),
    /// Closes the connection without an answer.
    HangsUp,
    /// Does not answer until the caller gives up.
    Stalls,
}

/// The server needs its own runtime: a stopping portal blocks the end of a test's runtime and may still call it.
static RUNTIME: LazyLock<Runtime> = LazyLock::new(|| {
    tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap()
});

/// Serves requests with `answer`, which gets the body.
pub fn serve(answer: impl Fn(&str) -> Answers + Send + Sync + 'static) -> SocketAddr {
    let listener = std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    listener.set_nonblocking(true).unwrap();
    let addr = listener.local_addr().unwrap();
    let answer = Arc::new(answer);
    RUNTIME.spawn(async move {
        let listener = TcpListener::from_std(listener).unwrap();
        while let Ok((stream, _)) = listener.accept().await {
            let answer = answer.clone();
            tokio::spawn(async move { one(stream, &*answer).await });
        }
    });
    addr
}

/// A server that keeps each posted body and answers `success`.
#[derive(Clone)]
pub struct Post {
    pub url: String,
    received: Arc<Mutex<Vec<String>>>,
}

impl Post {
    pub fn open() -> Self {
        let received = Arc::<Mutex<Vec<String>>>::default();
        let theirs = received.clone();
        let addr = serve(move |body| {
            theirs.lock().unwrap().push(body.to_owned());
            Answers::Says(200, "success".into())
        });
        Self { url: format!("http://{addr}/"), received }
    }

    pub fn received(&self) -> Vec<String> {
        self.received.lock().unwrap().clone()
    }
}

async fn one(stream: TcpStream, answer: &(dyn Fn(&str) -> Answers + Send + Sync)) -> io::Result<()> {
    let mut stream = BufReader::new(stream);
    let mut length = 0;
    loop {
        let mut line = String::new();
        stream.read_line(&mut line).await?;
        if line.trim_end().is_empty() {
            break;
        }
        if let Some((name, value)) = line.trim_end().split_once(": ")
            && name.eq_ignore_ascii_case("content-length")
        {
            length = value.parse().unwrap();
        }
    }
    let mut body = vec![0; length];
    stream.read_exact(&mut body).await?;
    let (status, bytes) = match answer(&String::from_utf8(body).unwrap()) {
        Answers::Says(status, text) => (status, text.into_bytes()),
        Answers::File(bytes) => (200, bytes),
        Answers::HangsUp => return Ok(()),
        Answers::Stalls => return stream.read_u8().await.map(|_| ()),
    };
    let head = format!("HTTP/1.1 {status} -\r\ncontent-length: {}\r\nconnection: close\r\n\r\n", bytes.len());
    stream.write_all(head.as_bytes()).await?;
    stream.write_all(&bytes).await
}
