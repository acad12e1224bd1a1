//! A TCP proxy between a server and its PostgreSQL or Redis. It can cut, stall and slow connections.

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

/// The connections that are cut.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Which {
    Nothing,
    Everything,
    /// Only the connection on which a node receives PostgreSQL's notifications.
    Listening,
}

/// Cutting closes connections and refuses new ones until `mend`. Stalling keeps them open without traffic. Slowing delays traffic.
pub struct Proxy {
    addr: SocketAddr,
    /// The address of the server behind the proxy.
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

/// Proxies run on their own runtime. When a test ends, its runtime waits until its server has stopped, and the server still needs
/// its proxies while it stops.
pub(super) static RUNTIME: LazyLock<Runtime> = LazyLock::new(|| {
    tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap()
});

impl Proxy {
    /// Starts a proxy in front of the server of this URL. Returns it with the URL through it.
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

    /// Delays traffic in each direction by this time from now on.
    pub fn slow(&self, by: Duration) {
        self.slow.send_replace(by);
    }

    /// Leads new connections to the server of this URL from now on.
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

/// The range of host and port in a URL.
pub(super) fn host(url: &str) -> std::ops::Range<usize> {
    let start = url.rfind('@').map_or_else(|| url.find("://").unwrap() + 3, |at| at + 1);
    let end = url[start..].find('/').map_or(url.len(), |slash| start + slash);
    start..end
}

/// Accepts connections until the proxy is dropped.
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

/// A PostgreSQL client's request for TLS.
const TLS_REQUEST: [u8; 8] = [0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f];

/// Refuses TLS as a PostgreSQL without certificate does: proxies read the protocol.
pub(super) async fn refuse_tls(client: &mut TcpStream) -> io::Result<()> {
    let mut head = [0; TLS_REQUEST.len()];
    if client.peek(&mut head).await? == head.len() && head == TLS_REQUEST {
        client.read_exact(&mut head).await?;
        client.write_all(b"N").await?;
    }
    Ok(())
}

/// Carries one connection until one side ends it or it is cut.
async fn carry(mut client: TcpStream, target: String, mut state: State) -> io::Result<()> {
    let mut server = TcpStream::connect(&target).await?;
    refuse_tls(&mut client).await?;
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

/// Carries one direction.
async fn pump(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, mut state: State) -> io::Result<()> {
    let mut buffer = vec![0; 16 * 1024];
    loop {
        let n = from.read(&mut buffer).await?;
        if n == 0 {
            return Ok(());
        }
        // An error means that the proxy was dropped; that ends the stall.
        let _ = state.stall.wait_for(|stalled| !stalled).await;
        let slow = *state.slow.borrow();
        if !slow.is_zero() {
            tokio::time::sleep(slow).await;
        }
        to.write_all(&buffer[..n]).await?;
    }
}
