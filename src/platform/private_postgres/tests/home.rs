//! Fixtures of the tests: a home folder, its database, its owners, and queries to them.

use std::fs;
use std::io::{BufRead, BufReader};
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;
use tokio_postgres::NoTls;

use super::super::cluster::Cluster;
use super::super::process::free_port;
use super::super::run_as::RunAs;
use super::super::{Health, PrivatePostgres, Search};

/// The home folder that a second run of this test binary has to own.
pub const OWNER_HOME: &str = "PORTAL_TEST_OWNER_HOME";

/// A home folder that the database's user can enter. The usual temporary folder is closed to all but its creator.
pub struct Home(TempDir);

impl Home {
    pub fn new() -> Self {
        let folder = TempDir::new().unwrap();
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).unwrap();
        Self(folder)
    }

    pub fn path(&self) -> &Path {
        self.0.path()
    }

    pub fn data(&self) -> PathBuf {
        self.path().join("postgres/data")
    }

    pub fn search(&self) -> Search {
        Search::this_machine(self.path())
    }

    pub async fn start(&self) -> PrivatePostgres {
        PrivatePostgres::start(self.path()).await.unwrap_or_else(|error| panic!("{error}\n{}", self.log()))
    }

    fn log(&self) -> String {
        fs::read_to_string(self.path().join("postgres.log")).unwrap_or_default()
    }

    /// Starts another process that owns this home. Returns it with the address that it prints.
    pub fn owner_process(&self) -> (Child, String) {
        let mut owner = Command::new(std::env::current_exe().unwrap());
        owner.args(["owner_process", "--nocapture"]).env(OWNER_HOME, self.path()).stdout(Stdio::piped());
        let mut owner = owner.spawn().unwrap();
        let lines = BufReader::new(owner.stdout.take().unwrap()).lines();
        let url = lines
            .map_while(Result::ok)
            .find_map(|line| line.split_once("url=").map(|(_, url)| url.to_owned()));
        (owner, url.expect("the owner starts"))
    }

    /// Starts a server of our data folder without an owner, as a crashed owner leaves it.
    pub fn orphan(&self) -> Child {
        let data = self.data().canonicalize().unwrap();
        let (cluster, binaries) =
            Cluster::open_or_create(&self.path().canonicalize().unwrap(), &self.search()).unwrap();
        let mut orphan = cluster.run_as.command(&binaries.postgres());
        orphan.arg("-D").arg(&data).args([
            "-c",
            "unix_socket_directories=",
            "-p",
            &free_port().unwrap().to_string(),
        ]);
        let mut orphan = orphan.stderr(Stdio::piped()).spawn().unwrap();
        let mut lines = BufReader::new(orphan.stderr.take().unwrap()).lines();
        assert!(lines.any(|line| line.unwrap().contains("ready to accept connections")));
        std::thread::spawn(move || lines.for_each(drop));
        orphan
    }

    pub fn write_pid_file(&self, pid: u32) {
        let data = self.data();
        let file = data.join("postmaster.pid");
        fs::write(
            &file,
            format!("{pid}\n{}\n1700000000\n5432\n\n127.0.0.1\n  1 2\nready   \n", data.display()),
        )
        .unwrap();
        RunAs::owner_of(&data, fs::metadata(&data).unwrap().uid(), fs::metadata(&data).unwrap().gid())
            .and_then(|run_as| run_as.give(&file))
            .unwrap();
    }
}

async fn connect(url: &str) -> tokio_postgres::Client {
    let (client, connection) = tokio_postgres::connect(url, NoTls).await.unwrap();
    tokio::spawn(connection);
    client
}

pub async fn run(url: &str, statements: &str) {
    connect(url).await.batch_execute(statements).await.unwrap();
}

pub async fn one_row(url: &str, query: &str) -> String {
    connect(url).await.query_one(query, &[]).await.unwrap().get(0)
}

pub fn serving_pid(database: &PrivatePostgres) -> u32 {
    match *database.health().borrow() {
        Health::Serving { pid } => pid,
        other => panic!("{other:?}"),
    }
}

pub fn process_lives(pid: u32) -> bool {
    let mut looked = Command::new("/bin/sh");
    looked.args(["-c", "kill -0 \"$0\"", &pid.to_string()]).stderr(Stdio::null());
    looked.status().unwrap().success()
}

pub fn password(url: &str) -> &str {
    url.split('@').next().unwrap()
}

pub fn address(url: &str) -> &str {
    url.split(['@', '/']).nth(3).unwrap()
}
