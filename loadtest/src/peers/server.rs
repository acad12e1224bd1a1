//! The servers that are compared: how each is started on its core, published to and listened to.

use std::{
    net::{Ipv4Addr, SocketAddr, TcpListener},
    path::Path,
    process::Stdio,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use anyhow::{Context, bail, ensure};
use clap::ValueEnum;
use serde::Serialize;
use tokio::{
    net::TcpStream,
    process::{Child, Command},
};
use uuid::Uuid;

use super::{
    crowd::{Protocol, Step},
    mark::mark,
};
use crate::{
    calls::Calls,
    client::{CallError, Client, Person},
    drive::drive,
    pace::Schedule,
    people::Names,
    stop::Stop,
    target::Target,
};

/// How long a server may take until it answers.
const START: Duration = Duration::from_secs(180);
/// Accounts that comment in turn.
const WRITERS: usize = 16;
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
pub struct Place<'a> {
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

impl Place<'_> {
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

impl Server {
    pub async fn start(kind: Kind, place: &Place<'_>) -> anyhow::Result<Self> {
        let folder = Folder(std::env::temp_dir().join(format!("loadtest-{}", Uuid::new_v4().simple())));
        std::fs::create_dir(&folder.0)?;
        let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port();
        let addr = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
        let mut command = Command::new("taskset");
        command.args(["-c", &place.cores]);
        match kind {
            Kind::Portal => {
                let program = place.portal.context("--portal <program> says which portal to start")?;
                let database = place.database.context("--database says where its PostgreSQL is")?;
                let program = program.canonicalize().context("--portal is no program")?;
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
        // Ctrl-C in a terminal is for the load: what it needs ends with it.
        command.process_group(0);
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::inherit()).kill_on_drop(true);
        let child = command.spawn().context("taskset does not start")?;
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
        let answer = reqwest::get(format!("http://{}/readyz", self.addr)).await;
        answer.is_ok_and(|answer| answer.status().is_success())
    }

    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// Of the server itself: `taskset` has become it.
    pub fn pid(&self) -> u32 {
        self.child.id().unwrap_or_default()
    }
}

/// Who publishes to all that listen.
pub enum Publisher {
    Portal {
        client: Client,
        writers: Arc<Vec<Person>>,
        post: i64,
    },
    /// By a plain POST.
    Plain {
        kind: Kind,
        http: reqwest::Client,
        address: String,
    },
}

impl Publisher {
    pub async fn new(server: &Server) -> anyhow::Result<Self> {
        let base = format!("http://{}", server.addr);
        if server.kind != Kind::Portal {
            let http = reqwest::Client::builder().no_proxy().tcp_nodelay(true).build()?;
            return Ok(Self::Plain { kind: server.kind, http, address: format!("{base}/pub") });
        }
        let client = Client::new(Target::parse(&base, false)?, None)?;
        let names = Names::draw();
        let mut writers = Vec::new();
        for _ in 0..WRITERS {
            writers.push(names.register(&client).await.context("a writer could not register")?);
        }
        let post = client.publish(&writers[0], "one hot post", Uuid::new_v4()).await;
        let post = post.context("the post could not be published")?.id;
        Ok(Self::Portal { client, writers: Arc::new(writers), post })
    }

    pub fn protocol(&self) -> Protocol {
        match self {
            Self::Portal { post, .. } => Protocol {
                path: "/api/v1/realtime".into(),
                first: vec![
                    r#"{"type":"hello","frames":"array"}"#.into(),
                    format!(r#"{{"type":"watch","id":1,"topic":"post:{post}"}}"#),
                ],
                listens: r#""type":"ack""#,
                ping: None,
            },
            Self::Plain { kind: Kind::Socketio, .. } => Protocol {
                path: "/socket.io/?EIO=4&transport=websocket".into(),
                first: vec!["40".into()],
                listens: "40{",
                ping: Some(("2", "3")),
            },
            Self::Plain { .. } => {
                Protocol { path: "/sub".into(), first: Vec::new(), listens: "", ping: None }
            }
        }
    }

    /// At this rate, whether or not what came before was answered; how many were taken.
    pub async fn publish(
        &self,
        began: Instant,
        step: &Arc<Step>,
        rate: f64,
        seconds: u64,
        bytes: usize,
        stop: &Stop,
    ) -> anyhow::Result<u64> {
        let calls = Arc::new(Calls::new(&["publish"]));
        let taken = Arc::new(AtomicU64::new(0));
        drive(Schedule::new(rate, seconds, 0), stop, &calls, |arrival| {
            let due = arrival.due.saturating_duration_since(began).as_micros() as u64;
            let mut text = mark(step.number, due);
            text.extend(std::iter::repeat_n('x', bytes.saturating_sub(text.len())));
            let one = self.one(arrival.number, text);
            let (calls, taken) = (calls.clone(), taken.clone());
            async move {
                if calls.call("publish", arrival.due, one).await.is_ok() {
                    taken.fetch_add(1, Ordering::Relaxed);
                }
            }
        })
        .await;
        if let Some((error, times)) = calls.errors.kinds().first_key_value() {
            bail!("{error}, {times} times");
        }
        Ok(taken.load(Ordering::Relaxed))
    }

    fn one(&self, number: u64, text: String) -> impl Future<Output = Result<(), CallError>> + Send + use<> {
        let portal = match self {
            Self::Portal { client, writers, post } => Ok((client.clone(), writers.clone(), *post)),
            Self::Plain { http, address, .. } => Err(http.post(address).body(text.clone())),
        };
        async move {
            match portal {
                Ok((client, writers, post)) => {
                    let writer = &writers[number as usize % writers.len()];
                    client.comment(writer, post, &text, Uuid::new_v4()).await
                }
                Err(request) => match request.send().await {
                    Ok(response) if response.status().is_success() => Ok(()),
                    Ok(response) => Err(CallError::Status(response.status())),
                    Err(_) => Err(CallError::Lost),
                },
            }
        }
    }
}
