//! A TCP proxy that can cut: between a server and its PostgreSQL or Redis.

use std::{
    net::{Ipv4Addr, SocketAddr},
    sync::LazyLock,
};

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt, copy_bidirectional},
    net::{TcpListener, TcpStream},
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

/// New connections go through while nothing is cut; what is cut ends at once and is refused until it is mended.
pub struct Proxy {
    addr: SocketAddr,
    cut: watch::Sender<Which>,
}

/// Proxies outlive the runtimes of the tests, whose ends block while servers stop.
static RUNTIME: LazyLock<Runtime> = LazyLock::new(|| {
    tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap()
});

impl Proxy {
    /// In front of `host:port`.
    pub fn before(target: &str) -> Self {
        let listener = std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        listener.set_nonblocking(true).unwrap();
        let addr = listener.local_addr().unwrap();
        let (cut, cuts) = watch::channel(Which::Nothing);
        let target = target.to_owned();
        RUNTIME.spawn(async move {
            let listener = TcpListener::from_std(listener).unwrap();
            let mut ended = cuts.clone();
            loop {
                let client = tokio::select! {
                    accepted = listener.accept() => accepted,
                    // The proxy is gone.
                    Err(_) = async { loop { if let Err(gone) = ended.changed().await { break Err::<(), _>(gone) } } } => return,
                };
                if let Ok((client, _)) = client {
                    tokio::spawn(carry(client, target.clone(), cuts.clone()));
                }
            }
        });
        Self { addr, cut }
    }

    /// An address with its host and port replaced by this proxy's.
    pub fn instead_of(url: &str) -> (Self, String) {
        let after_user = url.rfind('@').map_or_else(|| url.find("://").unwrap() + 3, |at| at + 1);
        let end = url[after_user..].find('/').map_or(url.len(), |slash| after_user + slash);
        let proxy = Self::before(&url[after_user..end]);
        let through = format!("{}{}{}", &url[..after_user], proxy.addr, &url[end..]);
        (proxy, through)
    }

    pub fn cut(&self, which: Which) {
        self.cut.send_replace(which);
    }

    pub fn mend(&self) {
        self.cut(Which::Nothing);
    }
}

/// One connection, until one side ends it or it is cut.
async fn carry(mut client: TcpStream, target: String, mut cuts: watch::Receiver<Which>) {
    let through = async {
        let mut server = TcpStream::connect(&target).await.ok()?;
        // The first packet of a PostgreSQL client names its application.
        let mut first = vec![0; 4096];
        let n = client.read(&mut first).await.ok()?;
        let listening = String::from_utf8_lossy(&first[..n]).contains("portal listen");
        let is_cut = |which: &Which| match which {
            Which::Nothing => false,
            Which::Everything => true,
            Which::Listening => listening,
        };
        let carried = async {
            server.write_all(&first[..n]).await?;
            copy_bidirectional(&mut client, &mut server).await
        };
        tokio::select! {
            _ = carried => {}
            _ = cuts.wait_for(is_cut) => {}
        }
        Some(())
    };
    through.await;
}
