//! Rehearses `src/ops/backup.md` and `src/ops/restore.md`: a base backup with the write-ahead log, which restore any
//! later moment; and a dump, by the commands of both pages.

use std::{
    fs,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    process::Command,
};

use portal::platform::private_postgres::PrivatePostgres;
use tempfile::TempDir;
use tokio_postgres::NoTls;

use crate::harness::{
    Client, PASSWORD, PORTAL, Ran, Running, drawn, eventually, http,
    postgres_tools::{adopt, as_superuser, program, run},
};

const BACKUP_PAGE: &str = include_str!("../../src/ops/backup.md");
const RESTORE_PAGE: &str = include_str!("../../src/ops/restore.md");
const SERVES: &str = "portal_serves";
const SECRET: &str = "a secret that outlives the machine";

#[tokio::test]
#[ignore = "night"]
async fn a_restored_portal_equals_the_portal_at_the_chosen_moment() {
    let machine = Machine::new();
    let postgres = machine.start_with_archive().await;
    let user = registered(postgres.url()).await;
    grant(postgres.url(), 88).await;
    machine.base_backup(postgres.url());
    grant(postgres.url(), 12).await;
    let moment: String = value(postgres.url(), "select now()::text").await;
    // The change that an operator wants to undo.
    grant(postgres.url(), -100).await;
    machine.archived(postgres.url()).await;
    postgres.stop().await;

    let other = machine.restored_at(&moment);
    let postgres = PrivatePostgres::start(other.path()).await.unwrap();
    let recovering = "select pg_is_in_recovery()";
    eventually("the end of the recovery", async || !value::<bool>(postgres.url(), recovering).await).await;
    assert_eq!(user.coins(postgres.url()).await, 100, "all before the moment, nothing behind it");
    audit(postgres.url()).await;
    postgres.stop().await;
}

#[tokio::test]
#[ignore = "night"]
async fn a_dump_and_the_files_restore_a_whole_portal_on_another_cluster() {
    let (machine, other) = (Machine::new(), Machine::new());
    let postgres = PrivatePostgres::start(machine.home.path()).await.unwrap();
    let serving = role_made(postgres.url()).await;
    migrated(postgres.url()).await;
    let user = registered(&serving).await;
    grant(&serving, 88).await;
    let picture = user.uploads(&serving, &machine.files()).await;
    let folder = machine.kept.path().to_str().unwrap();
    let replaced = [("/var/lib/portal-backup", folder)];
    let said =
        pasted(BACKUP_PAGE, "portal backup create", &replaced, &[("DATABASE_URL", postgres.url())]).await;
    assert!(said.contains("ok    verified in"), "{said}");
    run(Command::new("cp").arg("-a").args([machine.files(), other.files()]));

    let again = PrivatePostgres::start(other.home.path()).await.unwrap();
    let serving_again = role_made(again.url()).await;
    let config: tokio_postgres::Config = again.url().parse().unwrap();
    let address = format!("host=127.0.0.1 port={} dbname=portal user=portal", config.get_ports()[0]);
    let password = String::from_utf8(config.get_password().unwrap().to_vec()).unwrap();
    let password = format!("PGPASSWORD='{password}'");
    let replaced = [
        ("/var/lib/portal-backup", folder),
        ("host=db2 dbname=portal user=portal_owner", address.as_str()),
        ("PGPASSWORD='…'", password.as_str()),
    ];
    let said = pasted(RESTORE_PAGE, "pg_restore", &replaced, &[]).await;
    assert!(said.contains("portal_serves may serve the portal, and nothing else."), "{said}");
    assert!(said.lines().last().unwrap().starts_with("ok"), "{said}");
    // The restored portal and the original are independent.
    grant(&serving, -8).await;
    postgres.stop().await;
    assert_eq!(user.coins(&serving_again).await, 88);
    grant(&serving_again, 12).await;
    assert_eq!(user.coins(&serving_again).await, 100);
    assert_eq!(fetched(&serving_again, &other.files(), &picture.address).await, picture.bytes);
    audit(&serving_again).await;
    again.stop().await;
}

/// Creates the serving role on a new cluster; returns the role's address of the portal's database.
async fn role_made(url: &str) -> String {
    execute(&as_superuser(url), &format!("create role {SERVES} login password 'serves'")).await;
    let (_, place) = url.rsplit_once('@').unwrap();
    format!("postgres://{SERVES}:serves@{place}")
}

/// The owner grants privileges to the serving role.
async fn migrated(url: &str) {
    Ran::with(&env(url), &["migrate", "--grant-to", SERVES]).await.ok();
}

/// Runs the code block of a page that contains `command` in a shell, with the page's examples replaced. Returns its output.
async fn pasted(page: &str, command: &str, replaced: &[(&str, &str)], env: &[(&str, &str)]) -> String {
    let mut blocks = page.split("```sh\n").skip(1).filter_map(|rest| rest.split("```").next());
    let block = blocks.find(|block| block.contains(command)).unwrap();
    let script = replaced.iter().fold(block.to_owned(), |script, (example, ours)| {
        assert!(script.contains(example), "{example} is not in:\n{script}");
        script.replace(example, ours)
    });
    assert!(!script.contains('…'), "{script}");
    // The programs of this checkout and of the newest PostgreSQL come first.
    let psql = program("psql");
    let folders = [Path::new(PORTAL), Path::new(psql.get_program())].map(|program| program.parent().unwrap());
    let [ours, postgres] = folders.map(|folder| folder.display().to_string());
    let path = format!("{ours}:{postgres}:{}", std::env::var("PATH").unwrap());
    let mut env = env.to_vec();
    env.push(("PATH", &path));
    Ran::of("sh", &env, &["-ec", &script]).await.ok()
}

/// A player with a login from before the loss.
struct Player {
    uid: i64,
    token: String,
}

impl Player {
    /// The answers of a server on this database to that login.
    async fn coins(&self, url: &str) -> i64 {
        let mut server = Running::serve(&env(url)).await;
        let client = Client::visitor(server.address().await).signed_in(self.uid, &self.token);
        let coins = client.post("/api/user/center/me", &[]).await.ok()["coinNum"].as_i64().unwrap();
        server.signal("TERM").await;
        server.ended().await;
        coins
    }

    /// A picture of the player, in the media folder of a server on this database.
    async fn uploads(&self, url: &str, files: &Path) -> Picture {
        let mut server = Running::serve(&with_files(url, files)).await;
        let client = Client::visitor(server.address().await).signed_in(self.uid, &self.token);
        let uploaded = client.upload_media("image", &drawn(40, 30, 7)).await;
        let address = uploaded.ok()["image"]["full"].as_str().unwrap().to_owned();
        server.signal("TERM").await;
        server.ended().await;
        let bytes = fetched(url, files, &address).await;
        assert!(!bytes.is_empty());
        Picture { address, bytes }
    }
}

struct Picture {
    address: String,
    bytes: Vec<u8>,
}

/// The data of a server on this database with these files.
async fn fetched(url: &str, files: &Path, address: &str) -> Vec<u8> {
    let mut server = Running::serve(&with_files(url, files)).await;
    let place = format!("http://{}{address}", server.address().await);
    let answer = http().build().unwrap().get(place).send().await.unwrap();
    assert_eq!(answer.status(), 200, "{address}");
    let bytes = answer.bytes().await.unwrap().to_vec();
    server.signal("TERM").await;
    server.ended().await;
    bytes
}

fn with_files<'a>(url: &'a str, files: &'a Path) -> Vec<(&'a str, &'a str)> {
    let mut env = env(url).to_vec();
    env.push(("PORTAL_HOME", files.to_str().unwrap()));
    env
}

async fn registered(url: &str) -> Player {
    let mut server = Running::serve(&env(url)).await;
    let fields = [("loginName", "lin_xia"), ("password", PASSWORD)];
    let visitor = Client::visitor(server.address().await);
    let answer = visitor.post("/api/user/registerWithName", &fields).await;
    let (uid, token) =
        (answer.ok()["uid"].as_i64().unwrap(), answer.ok()["token"].as_str().unwrap().to_owned());
    server.signal("TERM").await;
    server.ended().await;
    Player { uid, token }
}

fn env(url: &str) -> [(&str, &str); 3] {
    [("DATABASE_URL", url), ("PORTAL_SECRET", SECRET), ("PORTAL_DEMO_PACK", "")]
}

async fn grant(url: &str, coins: i64) {
    let amount = format!("--amount={coins}");
    Ran::with(&env(url), &["coin", "grant", "--to", "lin_xia", &amount]).await.ok();
}

async fn audit(url: &str) {
    Ran::with(&env(url), &["audit"]).await.ok();
}

/// A machine with a PostgreSQL, its log archive, and its last base backup.
struct Machine {
    home: TempDir,
    kept: TempDir,
}

impl Machine {
    fn new() -> Self {
        let kept = open_folder();
        for folder in ["log", "base"] {
            fs::create_dir(kept.path().join(folder)).unwrap();
        }
        // PostgreSQL's user writes to this folder.
        fs::set_permissions(kept.path().join("log"), fs::Permissions::from_mode(0o777)).unwrap();
        Self { home: open_folder(), kept }
    }

    async fn start_with_archive(&self) -> PrivatePostgres {
        PrivatePostgres::start(self.home.path()).await.unwrap().stop().await;
        let keep = format!("test ! -f {0}/%f && cp %p {0}/%f", self.log().display());
        self.set(self.home.path(), &format!("archive_mode = on\narchive_command = '{keep}'\n"));
        PrivatePostgres::start(self.home.path()).await.unwrap()
    }

    fn base_backup(&self, url: &str) {
        let url = as_superuser(url);
        run(program("pg_basebackup")
            .args(["--checkpoint=fast", "--wal-method=none", "--dbname", &url, "--pgdata"])
            .arg(self.base()));
    }

    /// Resolves when all commits so far are in the log archive.
    async fn archived(&self, url: &str) {
        let url = as_superuser(url);
        let last: String = value(&url, "select pg_walfile_name(pg_switch_wal())").await;
        eventually("the log to be kept", async || self.log().join(&last).exists()).await;
    }

    /// Another machine, with the base backup and a recovery target.
    fn restored_at(&self, moment: &str) -> TempDir {
        let other = open_folder();
        fs::write(self.base().join("recovery.signal"), "").unwrap();
        adopt(other.path(), self.home.path(), &self.base());
        self.set(
            other.path(),
            &format!(
                "restore_command = 'cp {}/%f %p'\nrecovery_target_time = '{moment}'\nrecovery_target_action = promote\n",
                self.log().display()
            ),
        );
        other
    }

    fn set(&self, home: &Path, settings: &str) {
        let file = home.join("postgres/data/postgresql.conf");
        fs::write(&file, format!("{}\n{settings}", fs::read_to_string(&file).unwrap())).unwrap();
    }

    fn log(&self) -> PathBuf {
        self.kept.path().join("log")
    }

    /// `PORTAL_HOME` of its servers, created by the first one.
    fn files(&self) -> PathBuf {
        self.kept.path().join("files")
    }

    fn base(&self) -> PathBuf {
        self.kept.path().join("base")
    }
}

/// A folder that PostgreSQL's user can enter when root runs the tests.
fn open_folder() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).unwrap();
    folder
}

async fn value<T: tokio_postgres::types::FromSqlOwned>(url: &str, query: &str) -> T {
    let (client, connection) = tokio_postgres::connect(url, NoTls).await.unwrap();
    tokio::spawn(connection);
    client.query_one(query, &[]).await.unwrap().get(0)
}

async fn execute(url: &str, statement: &str) {
    let (client, connection) = tokio_postgres::connect(url, NoTls).await.unwrap();
    tokio::spawn(connection);
    client.batch_execute(statement).await.unwrap();
}
