//! A TCP proxy that can cut and stall: between a server and its PostgreSQL or Redis.

use std::{
    io,
    net::{Ipv4Addr, SocketAddr},
    sync::LazyLock,
    time::Duration,
};

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{
        TcpListener, TcpStream,
        tcp::{OwnedReadHalf, OwnedWriteHalf},
    },
    runtime::Runtime,
    sync::watch,
};

/// What is cut.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Which {
    Nothing,
    Everything,
    /// The connection on which a node hears PostgreSQL's notices; the others go on.
    Listening,
}

/// What is cut ends at once and is refused until it is mended; what is stalled stands still, connected; what is
/// slow comes later.
pub struct Proxy {
    addr: SocketAddr,
    /// The server behind it.
    target: watch::Sender<String>,
    cut: watch::Sender<Which>,
    stall: watch::Sender<bool>,
    slow: watch::Sender<Duration>,
}

/// The state of a proxy as its connections see it.
#[derive(Clone)]
struct State {
    cut: watch::Receiver<Which>,
    stall: watch::Receiver<bool>,
    slow: watch::Receiver<Duration>,
}

/// Proxies outlive the runtimes of the tests, whose ends block while servers stop.
pub(super) static RUNTIME: LazyLock<Runtime> = LazyLock::new(|| {
    tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap()
});

impl Proxy {
    /// A proxy in front of the server that the address names, and the address that leads through it.
    pub fn instead_of(url: &str) -> (Self, String) {
        let host = host(url);
        let proxy = Self::before(&url[host.clone()]);
        let through = format!("{}{}{}", &url[..host.start], proxy.addr, &url[host.end..]);
        (proxy, through)
    }

    pub fn cut(&self, which: Which) {
        self.cut.send_replace(which);
    }

    pub fn mend(&self) {
        self.cut(Which::Nothing);
    }

    pub fn stall(&self, stalled: bool) {
        self.stall.send_replace(stalled);
    }

    /// From now on, whatever passes takes so much longer, each way.
    pub fn slow(&self, by: Duration) {
        self.slow.send_replace(by);
    }

    /// From now on new connections lead to the server that this address names.
    pub fn lead_to(&self, url: &str) {
        self.target.send_replace(url[host(url)].to_owned());
    }

    fn before(target: &str) -> Self {
        let listener = std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        listener.set_nonblocking(true).unwrap();
        let addr = listener.local_addr().unwrap();
        let (cut, cuts) = watch::channel(Which::Nothing);
        let (stall, stalls) = watch::channel(false);
        let (slow, slows) = watch::channel(Duration::ZERO);
        let (target, targets) = watch::channel(target.to_owned());
        RUNTIME.spawn(accept(listener, targets, State { cut: cuts, stall: stalls, slow: slows }));
        Self { addr, target, cut, stall, slow }
    }
}

/// Where an address has its host and port.
pub(super) fn host(url: &str) -> std::ops::Range<usize> {
    let start = url.rfind('@').map_or_else(|| url.find("://").unwrap() + 3, |at| at + 1);
    let end = url[start..].find('/').map_or(url.len(), |slash| start + slash);
    start..end
}

/// Until the proxy is dropped.
async fn accept(listener: std::net::TcpListener, target: watch::Receiver<String>, state: State) {
    let listener = TcpListener::from_std(listener).unwrap();
    let mut cut = state.cut.clone();
    loop {
        tokio::select! {
            accepted = listener.accept() => {
                if let Ok((client, _)) = accepted {
                    let target = target.borrow().clone();
                    tokio::spawn(carry(client, target, state.clone()));
                }
            }
            changed = cut.changed() => {
                if changed.is_err() {
                    return;
                }
            }
        }
    }
}

/// One connection, until one side ends it or it is cut.
async fn carry(mut client: TcpStream, target: String, mut state: State) -> io::Result<()> {
    let mut server = TcpStream::connect(&target).await?;
    // The first packet of a PostgreSQL client names its application.
    let mut first = vec![0; 4096];
    let n = client.read(&mut first).await?;
    let listening = String::from_utf8_lossy(&first[..n]).contains("portal listen");
    let is_cut = |which: &Which| match which {
        Which::Nothing => false,
        Which::Everything => true,
        Which::Listening => listening,
    };
    server.write_all(&first[..n]).await?;
    let ((client_in, client_out), (server_in, server_out)) = (client.into_split(), server.into_split());
    tokio::select! {
        ended = pump(client_in, server_out, state.clone()) => ended,
        ended = pump(server_in, client_out, state.clone()) => ended,
        _ = state.cut.wait_for(is_cut) => Ok(()),
    }
}

/// One direction.
async fn pump(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, mut state: State) -> io::Result<()> {
    let mut buffer = vec![0; 16 * 1024];
    loop {
        let n = from.read(&mut buffer).await?;
        if n == 0 {
            return Ok(());
        }
        // The proxy's end mends.
        let _ = state.stall.wait_for(|stalled| !stalled).await;
        let slow = *state.slow.borrow();
        if !slow.is_zero() {
            tokio::time::sleep(slow).await;
        }
        to.write_all(&buffer[..n]).await?;
    }
}
