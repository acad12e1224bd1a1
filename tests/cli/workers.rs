//! Processor time of an authorised call, with one worker and with two.
//!
//! The server runs on one core while it is measured. Otherwise two workers share two cores with the load and PostgreSQL, and a thread that
//! finds no work sleeps: each call then pays for waking it, and the figure measures the other processes.

use std::{env, io, net::SocketAddr, process::Command};

use futures_util::{
    future::{join_all, try_join_all},
    stream::{self, StreamExt},
};
use tokio::{
    io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader},
    net::TcpStream,
};

use crate::harness::{Bound, Client, PASSWORD, Running, SECRET, TestDatabase, alone, counted, figure};

const WORKERS: [&str; 2] = ["1", "2"];
/// Connections that call at the same time, and the number of the gate. Each one has its own player.
const FEW: usize = 32;
const MANY: usize = 256;
/// The calls of all connections in a round. A connection waits for each answer before its next call.
const CALLS_OF_A_ROUND: usize = 32_000;
/// A call, its body, its status, the connections, and the required ratio of the rate with two workers to that with one.
const CALLS: [(&str, &str, &str, usize, Bound); 4] = [
    // Names another account: authorised, then refused without the database.
    ("calls that are only authorised", "uid=1", "403", FEW, Bound::AtLeast(0.95)),
    ("calls that are only authorised", "uid=1", "403", MANY, Bound::AtLeast(0.95)),
    // Its profile is read by the main thread, in batches.
    ("`me`", "", "200", FEW, Bound::AtLeast(0.95)),
    ("`me`", "", "200", MANY, Bound::AtLeast(0.95)),
];

/// Calls `me` over one connection.
struct Caller {
    connection: BufReader<TcpStream>,
    head: String,
}

impl Caller {
    async fn connect(addr: SocketAddr, uid: i64, token: &str) -> Self {
        let connection = TcpStream::connect(addr).await.unwrap();
        connection.set_nodelay(true).unwrap();
        let head = format!(
            "POST /api/user/center/me HTTP/1.1\r\nHost: {addr}\r\nUG-Uid: {uid}\r\nUG-Token: {token}\r\n\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: "
        );
        Self { connection: BufReader::new(connection), head }
    }

    async fn call(&mut self, times: usize, body: &str, status: &str) -> io::Result<()> {
        let request = format!("{}{}\r\n\r\n{body}", self.head, body.len());
        for _ in 0..times {
            self.connection.write_all(request.as_bytes()).await?;
            let answered = self.answer().await?;
            assert!(answered.starts_with(&format!("HTTP/1.1 {status} ")), "{answered}");
        }
        Ok(())
    }

    /// Reads an answer; returns its first line.
    async fn answer(&mut self) -> io::Result<String> {
        let mut first = String::new();
        self.connection.read_line(&mut first).await?;
        let (mut line, mut length) = (String::new(), 0);
        while line != "\r\n" {
            line.clear();
            if self.connection.read_line(&mut line).await? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            if let Some(bytes) = line.to_ascii_lowercase().strip_prefix("content-length:") {
                length = bytes.trim().parse().unwrap();
            }
        }
        self.connection.read_exact(&mut vec![0; length]).await?;
        Ok(first)
    }
}

#[tokio::test]
#[ignore = "night"]
async fn authorised_calls_are_measured_with_one_and_two_workers() {
    alone();
    let measured = env::var_os("PORTAL_FIGURES").is_some();
    let (rounds, most) = if measured { (9, MANY) } else { (1, FEW) };
    let db = TestDatabase::new().await;
    let mut servers = join_all(WORKERS.map(|workers| serve(&db, workers))).await;
    let players = register(servers[0].address().await, most).await;
    if measured {
        servers.iter().for_each(|server| run_on(server.pid(), "0"));
        run_on(std::process::id(), "1");
    }
    for (name, body, status, connections, bound) in CALLS {
        if connections > most {
            continue;
        }
        let times = if measured { CALLS_OF_A_ROUND / connections } else { 5 };
        let mut crowds = Vec::new();
        for server in &mut servers {
            let addr = server.address().await;
            let connect =
                players[..connections].iter().map(|(uid, token)| Caller::connect(addr, *uid, token));
            crowds.push(join_all(connect).await);
        }
        let mut spent = WORKERS.map(|_| 0.0);
        // Rounds alternate, so that other load affects both. The first round only warms up.
        for round in 0..=rounds {
            for ((server, callers), spent) in servers.iter().zip(&mut crowds).zip(&mut spent) {
                let before = server.processor_seconds();
                let calls = callers.iter_mut().map(|caller| caller.call(times, body, status));
                try_join_all(calls).await.unwrap();
                if round > 0 {
                    *spent += server.processor_seconds() - before;
                }
            }
        }
        let [one, two] = spent.map(|seconds| (rounds * connections * times) as f64 / seconds.max(0.01));
        let name = format!("{name} a processor second over {connections} connections");
        counted(format!("{name}: {one:.0} with one worker, {two:.0} with two"));
        figure(&format!("{name}, with two workers to one"), two / one, "times", bound);
    }
    for server in servers {
        server.signal("TERM").await;
        assert_eq!(server.ended().await.code, 0);
    }
}

/// Runs all threads of a process on this core.
fn run_on(process: u32, core: &str) {
    let pinned = Command::new("taskset").args(["-acp", core, &process.to_string()]).output().unwrap();
    assert!(pinned.status.success(), "{}", String::from_utf8_lossy(&pinned.stderr));
}

async fn serve(db: &TestDatabase, workers: &str) -> Running {
    Running::serve(&[
        ("DATABASE_URL", &db.url),
        ("PORTAL_DEMO_PACK", ""),
        ("PORTAL_SECRET", SECRET),
        ("PORTAL_REGISTRATIONS_PER_ADDRESS", "1000/1h"),
        ("PORTAL_DATABASE_CONNECTIONS", "8"),
        ("PORTAL_HTTP_WORKERS", workers),
    ])
    .await
}

async fn register(addr: SocketAddr, players: usize) -> Vec<(i64, String)> {
    let visitor = Client::visitor(addr);
    let register = (0..players).map(|n| {
        let visitor = visitor.clone();
        async move {
            let name = format!("player_{n}");
            let fields = [("loginName", name.as_str()), ("password", PASSWORD)];
            let answer = visitor.post("/api/user/registerWithName", &fields).await;
            let player = answer.ok();
            (player["uid"].as_i64().unwrap(), player["token"].as_str().unwrap().to_owned())
        }
    });
    // Not all at once: the server queues a limited number of password hashes.
    stream::iter(register).buffered(8).collect().await
}
