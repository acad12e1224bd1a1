//! The servers that are compared: how each is started on its core.

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

use crate::bound::bound;

/// How long a server may take until it answers.
const START: Duration = Duration::from_secs(180);
const PATIENCE: Duration = Duration::from_secs(30);
/// A portal that is to be loaded from one address by few people.
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

/// Where a server runs, and what with.
pub struct Placement<'a> {
    /// As `taskset` names them.
    pub cores: String,
    pub portal: Option<&'a Path>,
    pub database: Option<&'a str>,
    /// Of the others' own files.
    pub dir: Option<&'a Path>,
}

/// Ends when it is dropped.
pub struct Server {
    kind: Kind,
    child: Child,
    addr: SocketAddr,
    _folder: Folder,
}

impl Placement<'_> {
    fn dir(&self) -> anyhow::Result<&Path> {
        self.dir.context("--dir says where the others' files are")
    }
}

/// Of its own, gone with it.
struct Folder(std::path::PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        // What stays behind is a few kilobytes in the system's folder for such things.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// To servers of our own: by no proxy, and nobody is waited for without end.
pub fn http() -> reqwest::Result<reqwest::Client> {
    reqwest::Client::builder()
        .timeout(PATIENCE)
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
        let mut command = bound("taskset");
        command.args(["-c", &place.cores]);
        match kind {
            Kind::Portal => {
                let program = place.portal.context("--portal <program> says which portal to start")?;
                let database = place.database.context("--database says where its PostgreSQL is")?;
                let program = program.canonicalize().context("--portal is no program")?;
                // Whatever this shell says of another portal is not meant.
                let others = std::env::vars_os().map(|(name, _)| name);
                let others = others
                    .filter(|name| name.to_string_lossy().starts_with("PORTAL_") || name == "REDIS_URL");
                for name in others {
                    command.env_remove(name);
                }
                command.arg(program).arg("serve").envs(PORTAL).env("DATABASE_URL", database);
                // Where no content is found: none is wanted.
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
        let child = command.spawn().context("setpriv and taskset do not start")?;
        let mut server = Self { kind, child, addr, _folder: folder };
        server.answers().await?;
        Ok(server)
    }

    async fn answers(&mut self) -> anyhow::Result<()> {
        let end = Instant::now() + START;
        while !self.is_ready().await {
            if let Some(status) = self.child.try_wait()? {
                bail!("it ended at once ({status}): peers/install.sh installs what is missing");
            }
            ensure!(Instant::now() < end, "it does not answer");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        Ok(())
    }

    /// A portal on a new database makes its tables and its content first, and says when it is done.
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

    /// Of the server itself: `setpriv` and `taskset` have become it.
    pub fn pid(&self) -> u32 {
        self.child.id().unwrap_or_default()
    }
}
