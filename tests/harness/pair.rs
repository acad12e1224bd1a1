//! A primary and a standby that nothing restarts: what a test kills stays dead. They are set up with the commands of
//! `src/ops/standby.md` and `src/ops/failover.md`, as the operator of two machines would.

use std::{
    fs,
    net::{Ipv4Addr, TcpListener},
    os::unix::{
        fs::{PermissionsExt, chown},
        process::CommandExt,
    },
    path::PathBuf,
    process::{Command, Stdio},
};

use tempfile::TempDir;
use tokio_postgres::{NoTls, types::FromSqlOwned};

use super::{
    Proxy, Which, alone,
    bound::Bound,
    eventually,
    postgres_tools::{program, run},
};

const PAGES: [&str; 2] =
    [include_str!("../../src/ops/standby.md"), include_str!("../../src/ops/failover.md")];
/// The user of PostgreSQL's programs if root runs the tests: `nobody`.
const OTHER_USER: u32 = 65534;

pub struct Pair {
    pub primary: Machine,
    pub standby: Machine,
    /// Carries the replication.
    link: Proxy,
    to_primary: String,
}

/// A machine with one PostgreSQL.
pub struct Machine {
    // Fields drop in this order: the server ends before its folder is removed.
    server: Option<Bound>,
    folder: TempDir,
    port: u16,
}

impl Pair {
    /// Starts a primary with an empty database `portal`, and a standby that follows it.
    pub async fn start() -> Self {
        alone::share();
        let (mut primary, standby) = (Machine::new(), Machine::new());
        let mut initdb = primary.as_postgres(program("initdb").get_program());
        initdb.args([
            "--username=postgres",
            "--auth=trust",
            "--encoding=UTF8",
            "--locale=C.UTF-8",
            "--pgdata",
        ]);
        run(initdb.arg(primary.data()));
        primary.set("wal_log_hints = on\nwal_keep_size = '256MB'\nautovacuum = off\nfsync = off\n");
        primary.start().await;
        primary.execute("create role portal login").await;
        primary.pasted("create role replicator", &[("'…'", "'replicator'")]);
        primary.execute("create database portal owner portal").await;
        let (link, to_primary) = Proxy::instead_of(&primary.url("postgres"));
        let mut pair = Self { primary, standby, link, to_primary };
        pair.standby.pasted("pg_basebackup", &[("postgres://replicator:…@db1/?", &pair.replication())]);
        pair.standby.start().await;
        pair.caught_up().await;
        pair
    }

    /// The address of the portal's database that names both machines, as the page says.
    pub fn url(&self) -> String {
        self.url_with(self.primary.port)
    }

    /// The same, with the primary behind a proxy.
    pub fn url_behind(&self) -> (Proxy, String) {
        let (proxy, through) = Proxy::instead_of(&self.primary.url("portal"));
        let (_, port) = through.rsplit_once(':').unwrap();
        let url = self.url_with(port.split('/').next().unwrap().parse().unwrap());
        (proxy, url)
    }

    fn url_with(&self, primary: u16) -> String {
        let standby = self.standby.port;
        format!(
            "postgres://portal@127.0.0.1:{primary},127.0.0.1:{standby}/portal?target_session_attrs=read-write"
        )
    }

    /// Lets each commit wait for the standby.
    pub async fn make_synchronous(&self) {
        self.primary.pasted("ANY 1 (*)", &[]);
        let waits = "select exists (select from pg_stat_replication where sync_state in ('sync', 'quorum'))";
        eventually("a synchronous standby", async || self.primary.value::<bool>(waits).await).await;
    }

    /// Awaits that the standby has all commits so far.
    pub async fn caught_up(&self) {
        let written: String = self.primary.value("select pg_current_wal_lsn()::text").await;
        let replayed = format!("select coalesce(pg_last_wal_replay_lsn() >= '{written}', false)");
        eventually("a standby that caught up", async || self.standby.value(&replayed).await).await;
    }

    /// Stops the replication: later commits do not reach the standby.
    pub async fn hold_back(&self) {
        self.link.cut(Which::Everything);
        let receiving = "select exists (select from pg_stat_wal_receiver where status = 'streaming')";
        eventually("the end of the replication", async || !self.standby.value::<bool>(receiving).await).await;
    }

    /// Lets the standby take over, with the command of the page.
    pub fn promote(&self) {
        self.standby.pasted("pg_promote", &[]);
    }

    /// Makes the dead former primary a standby of the new one, with the commands of the page.
    pub async fn rewind(&mut self) {
        self.standby.pasted("-c checkpoint", &[]);
        let source = self.standby.url("").replace("//postgres", "//replicator");
        self.primary.pasted(
            "pg_rewind",
            &[
                // The settings are in the data folder.
                ("--config-file=/etc/postgresql/15/main/postgresql.conf ", ""),
                ("postgres://replicator:…@db2/", &source),
            ],
        );
        self.primary.start().await;
        let follows = "select exists (select from pg_stat_replication where state = 'streaming')";
        eventually("the former primary follows", async || self.standby.value::<bool>(follows).await).await;
    }

    fn replication(&self) -> String {
        let (_, place) = self.to_primary.split_once('@').unwrap();
        format!("postgres://replicator@{}/?", place.split('/').next().unwrap())
    }
}

impl Machine {
    fn new() -> Self {
        let folder = tempfile::Builder::new().prefix("portal-it-").tempdir().unwrap();
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).unwrap();
        if is_root() {
            chown(folder.path(), Some(OTHER_USER), Some(OTHER_USER)).unwrap();
        }
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        Self { server: None, folder, port: listener.local_addr().unwrap().port() }
    }

    /// Its address, for PostgreSQL's superuser.
    pub fn url(&self, database: &str) -> String {
        format!("postgres://postgres@127.0.0.1:{}/{database}", self.port)
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// Starts PostgreSQL, also after `kill`, and awaits that it answers.
    pub async fn start(&mut self) {
        // The port is an argument, because the settings in the data folder are copied to the other machine.
        let (port, data) = (self.port.to_string(), self.data());
        let log = self.folder.path().join("log");
        let script = format!("cd / && exec \"$@\" 2>>'{}'", log.display());
        let postgres = program("postgres");
        let mut args = vec!["-c", &script, "sh"];
        if is_root() {
            args.extend(["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]);
        }
        args.extend([postgres.get_program().to_str().unwrap(), "-D", data.to_str().unwrap(), "-p", &port]);
        args.extend(["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="]);
        self.server = Some(Bound::start("sh", &args, Stdio::null()));
        let url = self.url("postgres");
        eventually("PostgreSQL", async || tokio_postgres::connect(&url, NoTls).await.is_ok()).await;
    }

    /// Kills all processes of PostgreSQL at once, as the loss of a machine does. If only the postmaster was killed, the others would
    /// finish their work.
    pub async fn kill(&mut self) {
        let text = fs::read_to_string(self.data().join("postmaster.pid")).unwrap();
        let server = text.lines().next().unwrap().trim().to_owned();
        // A stopped server starts no further process.
        run(Command::new("kill").args(["-STOP", &server]));
        let mut all = children_of(&server);
        all.push(server.clone());
        // A process may have ended meanwhile.
        Command::new("kill").arg("-KILL").args(&all).output().unwrap();
        drop(self.server.take());
        eventually("the end of PostgreSQL", async || !all.iter().any(|pid| is_alive(pid))).await;
    }

    /// Runs the code block of the pages that contains `command` as PostgreSQL's user, with the page's examples replaced.
    fn pasted(&self, command: &str, replaced: &[(&str, &str)]) {
        let mut blocks = PAGES
            .iter()
            .flat_map(|page| page.split("```sh\n").skip(1))
            .filter_map(|rest| rest.split("```").next());
        let block = blocks.find(|block| block.contains(command)).unwrap();
        let script = replaced.iter().fold(block.to_owned(), |script, (example, ours)| {
            assert!(script.contains(example), "{example} is not in:\n{script}");
            script.replace(example, ours)
        });
        assert!(!script.contains('…'), "{script}");
        run(self.as_postgres("sh").args(["-ec", &script]));
    }

    /// A program that runs as PostgreSQL's user of this machine.
    fn as_postgres(&self, name: impl AsRef<std::ffi::OsStr>) -> Command {
        let programs = program("psql");
        let folder = PathBuf::from(programs.get_program());
        let folder = folder.parent().unwrap().display().to_string();
        let mut command = Command::new(name);
        command.env("PATH", format!("{folder}:{}", std::env::var("PATH").unwrap())).current_dir("/");
        command.env("HOME", self.folder.path()).env("PGDATA", self.data());
        command.env("PGHOST", "127.0.0.1").env("PGPORT", self.port.to_string()).env("PGUSER", "postgres");
        if is_root() {
            command.uid(OTHER_USER).gid(OTHER_USER);
        }
        command
    }

    fn set(&self, settings: &str) {
        let file = self.data().join("postgresql.conf");
        fs::write(&file, format!("{}\n{settings}", fs::read_to_string(&file).unwrap())).unwrap();
    }

    /// The single value that a query returns in the database `postgres`.
    pub async fn value<T: FromSqlOwned>(&self, query: &str) -> T {
        self.value_in("postgres", query).await
    }

    pub async fn value_in<T: FromSqlOwned>(&self, database: &str, query: &str) -> T {
        let (client, connection) = tokio_postgres::connect(&self.url(database), NoTls).await.unwrap();
        tokio::spawn(connection);
        client.query_one(query, &[]).await.unwrap().get(0)
    }

    pub async fn execute(&self, statement: &str) {
        super::standby::execute(&self.url("postgres"), statement).await;
    }
}

fn is_root() -> bool {
    rustix::process::geteuid().is_root()
}

/// The children of a process. Those of PostgreSQL are no process group, because each starts its own session.
fn children_of(parent: &str) -> Vec<String> {
    let pids = fs::read_dir("/proc").unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    pids.filter(|pid| status_of(pid).is_some_and(|(_, its_parent)| its_parent == parent)).collect()
}

/// False also for a zombie.
fn is_alive(pid: &str) -> bool {
    status_of(pid).is_some_and(|(state, _)| state != "Z" && state != "X")
}

/// The state and the parent of a process.
fn status_of(pid: &str) -> Option<(String, String)> {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    // The program's name is in brackets, and may contain spaces.
    let mut fields = stat.rsplit_once(") ")?.1.split(' ');
    Some((fields.next()?.to_owned(), fields.next()?.to_owned()))
}
