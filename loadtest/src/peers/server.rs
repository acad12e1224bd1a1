//! The compared servers, and how each is started on its core.

use std::{
    net::{Ipv4Addr, SocketAddr, TcpListener},
    path::Path,
    process::Stdio,
    time::{Duration, Instant},
};

use anyhow::{Context, bail, ensure};
use clap::ValueEnum;
use serde::Serialize;
use tokio::{net::TcpStream, process::Child};
use uuid::Uuid;

use crate::child_process::tied_to_parent;

/// How long a server may take to start.
const START: Duration = Duration::from_secs(180);
const TIMEOUT: Duration = Duration::from_secs(30);
/// Settings of a portal that few accounts load from one address.
const PORTAL: [(&str, &str); 12] = [
    ("PORTAL_HTTP_WORKERS", "1"),
    ("PORTAL_REGISTRATIONS_PER_ADDRESS", "10000/1s"),
    ("PORTAL_COMMENTS_PER_ACCOUNT", "10000/1s"),
    ("PORTAL_POSTS_PER_ACCOUNT", "1000/1s"),
    ("PORTAL_LIKES_PER_ACCOUNT", "10000/1s"),
    ("PORTAL_DOWNLOADS_PER_ACCOUNT", "10000/1s"),
    ("PORTAL_REALTIME_TICKETS_PER_ACCOUNT", "10000/1s"),
    ("PORTAL_NEWCOMER_HOURS", "0"),
    ("PORTAL_SAME_TEXT_MINUTES", "0"),
    ("PORTAL_REALTIME_ADDRESS_SOCKETS", "19500"),
    ("PORTAL_REALTIME_ADDRESS_ADMIT_PER_SECOND", "100000"),
    ("PORTAL_REALTIME_ADMIT_PER_SECOND", "100000"),
];

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Kind {
    Portal,
    Nchan,
    Socketio,
}

impl Kind {
    pub fn name(self) -> &'static str {
        match self {
            Self::Portal => "portal",
            Self::Nchan => "Nchan",
            Self::Socketio => "Socket.IO",
        }
    }
}

/// Where a server runs, and with which files.
pub struct Placement<'a> {
    /// Core list for `taskset`.
    pub cores: String,
    pub portal: Option<&'a Path>,
    pub database: Option<&'a str>,
    /// Folder with the files of the other servers.
    pub dir: Option<&'a Path>,
}

/// A running server; it ends when it is dropped.
pub struct Server {
    kind: Kind,
    child: Child,
    addr: SocketAddr,
    _folder: Folder,
}

impl Placement<'_> {
    fn dir(&self) -> anyhow::Result<&Path> {
        self.dir.context("--dir is missing: it names the folder loadtest/peers")
    }
}

/// A temporary folder of the server, removed when it is dropped.
struct Folder(std::path::PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        // When this fails, a few kilobytes stay in the system's temporary folder.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// An HTTP client for servers on this machine: without a proxy, with a timeout.
pub fn http() -> reqwest::Result<reqwest::Client> {
    reqwest::Client::builder()
        .timeout(TIMEOUT)
        .no_proxy()
        .tls_built_in_root_certs(false)
        .tcp_nodelay(true)
        .build()
}

impl Server {
    pub async fn start(kind: Kind, place: &Placement<'_>) -> anyhow::Result<Self> {
        let folder = Folder(std::env::temp_dir().join(format!("loadtest-{}", Uuid::new_v4().simple())));
        std::fs::create_dir(&folder.0)?;
        let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port();
        let addr = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
        let mut command = tied_to_parent("taskset");
        command.args(["-c", &place.cores]);
        match kind {
            Kind::Portal => {
                let program =
                    place.portal.context("--portal is missing: it names the portal program to start")?;
                let database = place
                    .database
                    .context("--database is missing: it is the address of the portal's PostgreSQL")?;
                let program = program.canonicalize().context("cannot find the program of --portal")?;
                // The shell's settings may belong to another portal.
                let others = std::env::vars_os().map(|(name, _)| name);
                let others = others
                    .filter(|name| name.to_string_lossy().starts_with("PORTAL_") || name == "REDIS_URL");
                for name in others {
                    command.env_remove(name);
                }
                command.arg(program).arg("serve").envs(PORTAL).env("DATABASE_URL", database);
                // An empty folder: the portal finds no content to import.
                command.current_dir(&folder.0);
                command.env("PORTAL_HOME", &folder.0).env("PORTAL_HTTP_ADDR", addr.to_string());
            }
            Kind::Nchan => {
                let text = std::fs::read_to_string(place.dir()?.join("nchan.conf"))
                    .context("--dir has no nchan.conf")?;
                let text =
                    text.replace("FOLDER", &folder.0.to_string_lossy()).replace("PORT", &port.to_string());
                let config = folder.0.join("nginx.conf");
                std::fs::write(&config, text)?;
                command.arg("nginx").arg("-p").arg(&folder.0).arg("-c").arg(config);
            }
            Kind::Socketio => {
                let script = place.dir()?.join("socketio.mjs");
                ensure!(Path::new(&script).exists(), "--dir has no socketio.mjs");
                command.arg("node").arg(script).arg(port.to_string());
            }
        }
        command.stdout(Stdio::null()).stderr(Stdio::inherit());
        let child = command.spawn().context("cannot start setpriv and taskset")?;
        let mut server = Self { kind, child, addr, _folder: folder };
        server.answers().await?;
        Ok(server)
    }

    async fn answers(&mut self) -> anyhow::Result<()> {
        let end = Instant::now() + START;
        while !self.is_ready().await {
            if let Some(status) = self.child.try_wait()? {
                bail!(
                    "the server ended at once ({status}): loadtest/peers/install.sh installs missing programs"
                );
            }
            ensure!(Instant::now() < end, "the server does not answer");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        Ok(())
    }

    /// On a new database, a portal creates tables and content first; `/readyz` reports the end of that.
    async fn is_ready(&self) -> bool {
        if self.kind != Kind::Portal {
            return TcpStream::connect(self.addr).await.is_ok();
        }
        let Ok(http) = http() else { return false };
        let answer = http.get(format!("http://{}/readyz", self.addr)).send().await;
        answer.is_ok_and(|answer| answer.status().is_success())
    }

    pub fn kind(&self) -> Kind {
        self.kind
    }

    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// Process id of the server itself: `setpriv` and `taskset` replace themselves by it.
    pub fn pid(&self) -> u32 {
        self.child.id().unwrap_or_default()
    }
}
