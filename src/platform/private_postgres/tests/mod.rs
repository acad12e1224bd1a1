//! Tests against the PostgreSQL of this machine: one behaviour per test.

mod home;

use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_postgres::NoTls;

use self::home::{Home, OWNER_HOME, address, one_row, password, process_lives, run, serving_pid};
use super::cluster::Cluster;
use super::postmaster::signal;
use super::run_as::RunAs;
use super::*;

const PATIENCE: Duration = Duration::from_mins(1);

#[tokio::test]
async fn a_fresh_machine_gets_a_database_that_only_this_machine_reaches() {
    let home = Home::new();
    let database = home.start().await;
    let row = one_row(
        database.url(),
        "select current_user || ' ' || current_database() || ' ' || pg_encoding_to_char(encoding) || ' ' || datctype
            || ' ' || current_setting('listen_addresses') || ' ' || current_setting('max_connections')
            || ' ' || current_setting('is_superuser') || ' ' || current_setting('fsync')
            || ' ' || current_setting('password_encryption')
         from pg_database where datname = current_database()",
    );
    assert_eq!(row.await, "portal portal UTF8 C.UTF-8 127.0.0.1 200 off on scram-sha-256");
    assert_ne!(fs::metadata(home.data()).unwrap().uid(), 0, "PostgreSQL does not run as root");
    let wrong_password = database.url().replacen("portal:", "portal:x", 1);
    assert!(tokio_postgres::connect(&wrong_password, NoTls).await.is_err(), "a password is asked for");
    database.stop().await;
}

#[tokio::test]
async fn chinese_words_are_found_by_trigrams() {
    let home = Home::new();
    let database = home.start().await;
    run(database.url(), "create extension pg_trgm").await;
    assert_eq!(one_row(database.url(), "select array_length(show_trgm('星海远征'), 1)::text").await, "5");
    database.stop().await;
}

#[tokio::test]
async fn a_second_start_keeps_data_and_password() {
    let home = Home::new();
    let database = home.start().await;
    run(database.url(), "create table kept as select 'still here' as word").await;
    let first = database.url().to_owned();
    database.stop().await;
    let database = home.start().await;
    assert_eq!(one_row(database.url(), "select word from kept").await, "still here");
    assert_eq!(password(database.url()), password(&first));
    database.stop().await;
}

#[tokio::test]
async fn stopping_leaves_no_process_and_no_open_port() {
    let home = Home::new();
    let database = home.start().await;
    let (pid, address) = (serving_pid(&database), address(database.url()).to_owned());
    database.stop().await;
    assert!(!process_lives(pid));
    assert!(TcpStream::connect(address).await.is_err());
    assert!(!home.data().join("postmaster.pid").exists());
}

#[tokio::test]
async fn a_server_that_is_killed_comes_back_at_the_same_address() {
    let home = Home::new();
    let database = home.start().await;
    run(database.url(), "create table kept as select 'still here' as word").await;
    let killed = serving_pid(&database);
    let mut health = database.health();
    signal(killed, "KILL");
    let back = |seen: &Health| matches!(seen, Health::Serving { pid } if *pid != killed);
    timeout(PATIENCE, health.wait_for(back)).await.expect("it comes back").unwrap();
    assert_eq!(one_row(database.url(), "select word from kept").await, "still here");
    database.stop().await;
}

#[tokio::test]
async fn a_killed_owner_leaves_a_folder_that_starts_again() {
    let home = Home::new();
    let (mut owner, url) = home.owner_process();
    run(&url, "create table kept as select 'still here' as word").await;
    owner.kill().unwrap();
    owner.wait().unwrap();
    assert_eq!(running_url(home.path()).unwrap(), None, "a dead owner's address is not handed out");
    let database = home.start().await;
    assert_eq!(one_row(database.url(), "select word from kept").await, "still here");
    database.stop().await;
}

#[tokio::test]
async fn a_server_left_behind_is_stopped_and_started_again() {
    let home = Home::new();
    home.start().await.stop().await;
    let mut orphan = home.orphan();
    let database = home.start().await;
    orphan.wait().unwrap();
    assert_ne!(serving_pid(&database), orphan.id());
    assert_eq!(one_row(database.url(), "select 'fine'").await, "fine");
    database.stop().await;
}

#[tokio::test]
async fn a_pid_file_of_a_dead_process_is_removed() {
    let home = Home::new();
    home.start().await.stop().await;
    let mut gone = Command::new("true").spawn().unwrap();
    gone.wait().unwrap();
    home.write_pid_file(gone.id());
    home.start().await.stop().await;
}

#[tokio::test]
async fn a_pid_file_that_names_another_program_is_removed_and_the_program_lives() {
    let home = Home::new();
    home.start().await.stop().await;
    let mut bystander = Command::new("sleep").arg("600").spawn().unwrap();
    home.write_pid_file(bystander.id());
    let database = home.start().await;
    assert!(bystander.try_wait().unwrap().is_none(), "the other program is left alone");
    database.stop().await;
    bystander.kill().unwrap();
    bystander.wait().unwrap();
}

#[tokio::test]
async fn a_cluster_that_was_not_finished_is_made_again() {
    let home = Home::new();
    let unfinished = home.path().join("postgres.new-0000");
    fs::create_dir_all(unfinished.join("data/base")).unwrap();
    fs::write(unfinished.join("made-by-portal"), "").unwrap();
    let unknown = home.path().join("postgres.new-of-somebody");
    fs::create_dir(&unknown).unwrap();
    home.start().await.stop().await;
    assert!(!unfinished.exists());
    assert!(unknown.exists(), "what does not carry the marker is left alone");
}

#[tokio::test]
async fn a_foreign_folder_is_refused_and_left_as_it_is() {
    let home = Home::new();
    fs::create_dir_all(home.data()).unwrap();
    fs::write(home.data().join("PG_VERSION"), "15\n").unwrap();
    let refusal = PrivatePostgres::start(home.path()).await.unwrap_err();
    assert!(matches!(refusal, Error::Foreign(_)), "{refusal}");
    assert!(refusal.to_string().contains("was not made by portal"), "{refusal}");
    let left: Vec<_> = fs::read_dir(home.path().join("postgres")).unwrap().collect();
    assert_eq!(left.len(), 1);
}

#[tokio::test]
async fn a_second_owner_is_refused_and_the_first_serves_on() {
    let home = Home::new();
    let database = home.start().await;
    let refusal = PrivatePostgres::start(home.path()).await.unwrap_err().to_string();
    assert!(refusal.contains(&format!("another portal (process {})", std::process::id())), "{refusal}");
    assert_eq!(one_row(database.url(), "select 'fine'").await, "fine");
    assert_eq!(running_url(home.path()).unwrap().as_deref(), Some(database.url()));
    let mode = fs::metadata(home.path().join("database.json")).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600, "the file holds a password");
    database.stop().await;
    assert_eq!(running_url(home.path()).unwrap(), None);
}

#[tokio::test]
async fn a_machine_without_postgres_is_told_how_to_get_it() {
    let home = Home::new();
    let refusal = PrivatePostgres::start_from(home.path(), Search::default()).await.unwrap_err().to_string();
    assert!(
        refusal.starts_with("no PostgreSQL 15 or newer was found on this machine: install it with"),
        "{refusal}"
    );
    assert_eq!(refusal.lines().count(), 1);
    assert!(!home.path().join("postgres").exists(), "nothing is half done");
}

#[tokio::test]
async fn data_of_a_version_that_is_missing_is_not_served_by_another() {
    let home = Home::new();
    home.start().await.stop().await;
    fs::write(home.data().join("PG_VERSION"), "12\n").unwrap();
    let refusal = PrivatePostgres::start(home.path()).await.unwrap_err().to_string();
    assert!(refusal.contains("was made by PostgreSQL 12, which is not on this machine"), "{refusal}");
}

#[tokio::test]
async fn a_server_that_cannot_start_says_why_in_one_sentence() {
    let home = Home::new();
    home.start().await.stop().await;
    fs::write(home.data().join("postgresql.conf"), "no_such_setting = 1\n").unwrap();
    let refusal = PrivatePostgres::start(home.path()).await.unwrap_err().to_string();
    assert!(refusal.starts_with("PostgreSQL could not start: "), "{refusal}");
    assert_eq!(refusal.lines().count(), 1);
}

/// If the portal is in a closed folder (root's home), its data is where the database's user can reach it.
#[tokio::test]
async fn root_in_a_closed_folder_keeps_its_data_elsewhere() {
    if !RunAs::for_this_process().unwrap().is_other() {
        return;
    }
    let home = Home::new();
    fs::set_permissions(home.path(), fs::Permissions::from_mode(0o700)).unwrap();
    let database = home.start().await;
    assert_eq!(one_row(database.url(), "select 'served'").await, "served");
    assert!(!home.path().join("postgres").exists());
    database.stop().await;
    let (cluster, _) = Cluster::open_or_create(&home.path().canonicalize().unwrap(), &home.search()).unwrap();
    assert!(cluster.data.starts_with("/var/lib/portal"));
    fs::remove_dir_all(cluster.data.parent().unwrap()).unwrap();
}

/// Not a test: the process that [`Home::owner_process`] starts by a second run of this test binary.
#[tokio::test]
async fn owner_process() {
    let Some(home) = std::env::var_os(OWNER_HOME) else { return };
    let database = PrivatePostgres::start(Path::new(&home)).await.unwrap();
    println!("url={}", database.url());
    std::future::pending::<()>().await;
}
