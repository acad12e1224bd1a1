//! A real PgBouncer in front of the shared PostgreSQL.

use std::{
    fs,
    net::{Ipv4Addr, TcpListener, TcpStream},
    os::unix::fs::PermissionsExt,
    path::Path,
    process::Stdio,
};

use tempfile::TempDir;

use super::{bound::Bound, proxy::host, wait::eventually};

const DEBIANS: &str = "/usr/sbin/pgbouncer";

pub struct PgBouncer {
    // Fields drop in this order: the program ends before its folder is removed.
    _program: Bound,
    _folder: TempDir,
    port: u16,
}

impl PgBouncer {
    /// Starts it in front of the server of this URL, with its defaults except for the mode. `None`: the machine does not have it.
    pub async fn before(url: &str, mode: &str) -> Option<Self> {
        if !Path::new(DEBIANS).exists() {
            return None;
        }
        let (address, port) = url[host(url)].rsplit_once(':').unwrap();
        let user = url.split_once("://").unwrap().1.split([':', '@']).next().unwrap();
        let folder = tempfile::Builder::new().prefix("portal-it-").tempdir().unwrap();
        // When root runs the tests, PgBouncer runs as another user, which needs access to the folder.
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).unwrap();
        let (settings, users) = (folder.path().join("settings"), folder.path().join("users"));
        fs::write(&users, format!("\"{user}\" \"\"\n")).unwrap();
        for _ in 0..20 {
            let own = free_port();
            let text = format!(
                "[databases]\n* = host={address} port={port}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = {own}\n\
                 unix_socket_dir =\nauth_type = trust\nauth_file = {}\npool_mode = {mode}\n",
                users.display()
            );
            fs::write(&settings, text).unwrap();
            let program = start(&settings);
            if answers(own).await {
                return Some(Self { _program: program, _folder: folder, port: own });
            }
            // Another process has taken the port.
        }
        panic!("pgbouncer does not start");
    }

    /// The URL of the same database through it.
    pub fn url(&self, url: &str) -> String {
        let at = host(url);
        format!("{}127.0.0.1:{}{}", &url[..at.start], self.port, &url[at.end..])
    }
}

fn start(settings: &Path) -> Bound {
    let settings = settings.to_str().unwrap();
    let args: &[&str] =
        if rustix::process::geteuid().is_root() { &["-u", "nobody", settings] } else { &[settings] };
    Bound::start(DEBIANS, args, Stdio::null())
}

/// Whether it listens soon.
async fn answers(port: u16) -> bool {
    let listens = eventually("pgbouncer", async || TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_ok());
    tokio::time::timeout(std::time::Duration::from_secs(10), listens).await.is_ok()
}

fn free_port() -> u16 {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap().port()
}
