//! Reads public lists over a given number of connections, each as fast as it gets answers. Measures requests per second
//! of processor time of the answering process or thread.

use std::{
    net::SocketAddr,
    sync::Arc,
    time::{Duration, Instant},
};

use actix_web::web::Bytes;
use anyhow::{Context, ensure};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    task::JoinSet,
    time::timeout,
};

use super::bare_server::BareServer;
use crate::{
    cli::Plain,
    peers::Server,
    usage::{processor_and_memory, processor_of_thread},
};

const TIMEOUT: Duration = Duration::from_secs(30);
/// Warm-up before the measurement.
const WARM_UP: Duration = Duration::from_millis(300);

/// A request, as a visitor's app sends it.
pub struct Read {
    pub name: &'static str,
    method: &'static str,
    path: &'static str,
    form: &'static str,
}

pub const READS: [Read; 2] = [
    Read {
        name: "list of games",
        method: "POST",
        path: "/api/web/game/list",
        form: "appID=1&channelID=0&currentPage=1&pageSize=20",
    },
    Read { name: "hot feed", method: "GET", path: "/api/v1/square/post/list?sort=1&pageSize=20", form: "" },
];

/// Requests per processor second: of the portal, and of a bare handler.
pub async fn both(server: &Server, read: &Read, args: &Plain) -> anyhow::Result<(f64, f64)> {
    let request: Arc<[u8]> = read.request().into();
    let body = once(server.addr(), &request).await.with_context(|| format!("the {}", read.name))?;
    let spent = || processor_and_memory(server.pid()).map(|(seconds, _)| seconds);
    let ours = measure(server.addr(), &request, args, spent).await?;
    let bare = BareServer::start(args.core, body)?;
    let plain = measure(bare.addr, &request, args, || processor_of_thread(&bare.thread)).await?;
    Ok((ours, plain))
}

impl Read {
    fn request(&self) -> Vec<u8> {
        let Self { method, path, form, .. } = self;
        let form_head = match form.len() {
            0 => String::new(),
            length => {
                format!("Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {length}\r\n")
            }
        };
        format!(
            "{method} {path} HTTP/1.1\r\nHost: localhost\r\nAccept: application/json\r\n{form_head}\r\n{form}"
        )
        .into_bytes()
    }
}

async fn measure(
    addr: SocketAddr,
    request: &Arc<[u8]>,
    args: &Plain,
    spent: impl Fn() -> Option<f64>,
) -> anyhow::Result<f64> {
    let gone = "the server has ended";
    load(addr, request, args.at_once, WARM_UP).await?;
    let before = spent().context(gone)?;
    let answered = load(addr, request, args.at_once, Duration::from_secs(args.seconds)).await?;
    let took = spent().context(gone)? - before;
    ensure!(took > 0.0, "no processor time was measured: --seconds is too short");
    Ok(answered as f64 / took)
}

/// Returns the number of answers.
async fn load(addr: SocketAddr, request: &Arc<[u8]>, at_once: u16, time: Duration) -> anyhow::Result<u64> {
    let end = Instant::now() + time;
    let mut asking = JoinSet::new();
    for _ in 0..at_once {
        let request = request.clone();
        asking.spawn(async move {
            let mut connection = Connection::open(addr).await?;
            let mut answered = 0;
            while Instant::now() < end {
                connection.ask(&request).await?;
                answered += 1;
            }
            anyhow::Ok(answered)
        });
    }
    let mut answered = 0;
    while let Some(done) = asking.join_next().await {
        answered += done??;
    }
    Ok(answered)
}

async fn once(addr: SocketAddr, request: &[u8]) -> anyhow::Result<Bytes> {
    let mut connection = Connection::open(addr).await?;
    let (from, to) = connection.ask(request).await?;
    Ok(Bytes::copy_from_slice(&connection.read[from..to]))
}

/// A keep-alive connection with its newest answer. Cheap, because it shares the machine with the measured process.
struct Connection {
    stream: TcpStream,
    read: Vec<u8>,
}

impl Connection {
    async fn open(addr: SocketAddr) -> anyhow::Result<Self> {
        let stream = TcpStream::connect(addr).await?;
        stream.set_nodelay(true)?;
        Ok(Self { stream, read: vec![0; 256 * 1024] })
    }

    /// Returns the range of the body in `read`.
    async fn ask(&mut self, request: &[u8]) -> anyhow::Result<(usize, usize)> {
        self.stream.write_all(request).await?;
        let (mut filled, mut wanted) = (0, None);
        loop {
            ensure!(filled < self.read.len(), "the answer is larger than the buffer");
            let more = timeout(TIMEOUT, self.stream.read(&mut self.read[filled..])).await??;
            ensure!(more > 0, "the connection was closed");
            filled += more;
            if wanted.is_none() {
                wanted = answer(&self.read[..filled])?;
            }
            if let Some((from, to)) = wanted
                && filled >= to
            {
                return Ok((from, to));
            }
        }
    }
}

/// Range of the body of a 200 answer; `None` when the head is incomplete.
fn answer(read: &[u8]) -> anyhow::Result<Option<(usize, usize)>> {
    let Some(head) = memchr::memmem::find(read, b"\r\n\r\n") else { return Ok(None) };
    ensure!(read.starts_with(b"HTTP/1.1 200 "), "{}", String::from_utf8_lossy(&read[..head.min(64)]));
    let text = std::str::from_utf8(&read[..head]).context("the answer's head is not UTF-8")?;
    let mut lengths = text.lines().filter_map(|line| {
        let (name, value) = line.split_once(':')?;
        name.eq_ignore_ascii_case("content-length").then(|| value.trim().parse().ok())?
    });
    let length: usize = lengths.next().context("the answer has no Content-Length")?;
    Ok(Some((head + 4, head + 4 + length)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_ends_by_its_content_length() {
        let text = b"HTTP/1.1 200 OK\r\ncontent-length: 3\r\n\r\nabc";
        assert_eq!(answer(text).unwrap(), Some((38, 41)));
        assert_eq!(answer(&text[..20]).unwrap(), None);
        assert!(answer(b"HTTP/1.1 503 Service Unavailable\r\n\r\n").is_err());
    }

    #[test]
    fn a_form_request_has_its_content_length() {
        let request = String::from_utf8(READS[0].request()).unwrap();
        let (head, form) = request.split_once("\r\n\r\n").unwrap();
        assert!(head.contains(&format!("Content-Length: {}", form.len())), "{head}");
    }
}
