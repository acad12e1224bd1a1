//! One server process: its settings, and the thread that spawns it and waits for its end.
//!
//! The thread lives exactly as long as the process, because the signal at our death is bound to the thread.

use std::net::{Ipv4Addr, TcpListener};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;
use std::sync::mpsc;
use std::thread;

use actors::supervisor::Vital;

use super::cluster::{Cluster, open_log};
use super::error::{At, Result};

/// Passed at every start, so that they apply to old clusters too. All other settings, including durability, keep PostgreSQL's defaults.
const SETTINGS: [&str; 12] = [
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "cluster_name=portal",
    "max_connections=200",
    "shared_buffers=256MB",
    "max_wal_size=2GB",
    "jit=off",
    "timezone=UTC",
    "log_timezone=UTC",
    "log_destination=stderr",
    "logging_collector=off",
    "log_checkpoints=off",
];

/// Starts the server and returns its process id. Calls `ended` with the cause when the process has ended.
pub fn spawn(
    cluster: &Cluster,
    program: &Path,
    port: u16,
    ended: impl FnOnce(String) + Send + 'static,
) -> Result<u32> {
    let mut command = command(cluster, program, port)?;
    let (tell, told) = mpsc::sync_channel(1);
    let life = move || {
        let _vital = Vital("postgres");
        let spawned = command.spawn();
        // The receiver waits for this message.
        let _ = tell.send(spawned.as_ref().map(std::process::Child::id).map_err(|error| error.kind().into()));
        if let Ok(mut child) = spawned {
            ended(child.wait().map_or_else(|error| error.to_string(), |status| status.to_string()));
        }
    };
    thread::Builder::new().name("postgres".into()).spawn(life).at("start a thread for", program)?;
    told.recv().unwrap_or_else(|_| Err(std::io::Error::other("its thread panicked"))).at("run", program)
}

fn command(cluster: &Cluster, program: &Path, port: u16) -> Result<Command> {
    let log = open_log(&cluster.log)?;
    let mut command = cluster.run_as.bound_command(program, "INT");
    command.arg("-D").arg(&cluster.data);
    for setting in SETTINGS {
        command.args(["-c", setting]);
    }
    command.args(["-c", &format!("port={port}")]);
    command.stdout(log.try_clone().at("open", &cluster.log)?).stderr(log);
    // Ctrl-C goes to the terminal's whole process group, but the server must live until nothing uses it any more.
    command.process_group(0);
    Ok(command)
}

/// A port that is free now. If another program takes it before the server, the start is repeated.
pub fn free_port() -> Result<u16> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).at("find a free port on", "127.0.0.1")?;
    Ok(listener.local_addr().at("find a free port on", "127.0.0.1")?.port())
}
