//! What an authorised call costs the server's processor, with one worker and with two.

use std::{env, net::SocketAddr};

use futures_util::future::{join_all, try_join_all};
use tokio::{
    io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader},
    net::TcpStream,
};

use crate::harness::{Client, PASSWORD, Running, SECRET, TestDatabase, alone, at_least, figure};

/// Each is one player's.
const CONNECTIONS: usize = 16;
const WORKERS: [&str; 2] = ["1", "2"];

/// Calls `me` over one connection, as often as it is told.
struct Caller {
    connection: BufReader<TcpStream>,
    request: String,
}

impl Caller {
    async fn connect(addr: SocketAddr, uid: i64, token: &str) -> Self {
        let connection = TcpStream::connect(addr).await.unwrap();
        connection.set_nodelay(true).unwrap();
        let request = format!(
            "POST /api/user/center/me HTTP/1.1\r\nHost: {addr}\r\nUG-Uid: {uid}\r\nUG-Token: {token}\r\n\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 0\r\n\r\n"
        );
        Self { connection: BufReader::new(connection), request }
    }

    async fn call(&mut self, times: usize) -> std::io::Result<()> {
        for _ in 0..times {
            self.connection.write_all(self.request.as_bytes()).await?;
            let answer = self.answer().await?;
            assert!(answer.starts_with(br#"{"code":0,"#), "{}", String::from_utf8_lossy(&answer));
        }
        Ok(())
    }

    async fn answer(&mut self) -> std::io::Result<Vec<u8>> {
        let (mut line, mut length) = (String::new(), 0);
        while line != "\r\n" {
            line.clear();
            assert!(self.connection.read_line(&mut line).await? > 0, "the connection was closed");
            if let Some(bytes) = line.to_ascii_lowercase().strip_prefix("content-length:") {
                length = bytes.trim().parse().unwrap();
            }
        }
        let mut body = vec![0; length];
        self.connection.read_exact(&mut body).await?;
        Ok(body)
    }
}

#[tokio::test]
async fn a_second_worker_makes_an_authorised_call_no_dearer() {
    alone();
    let (rounds, calls) = if env::var_os("PORTAL_FIGURES").is_some() { (7, 500) } else { (1, 10) };
    let db = TestDatabase::new().await;
    let mut servers = join_all(WORKERS.map(|workers| {
        let env = [
            ("DATABASE_URL", db.url.clone()),
            ("PORTAL_DEMO_PACK", String::new()),
            ("PORTAL_SECRET", SECRET.to_owned()),
            ("PORTAL_REGISTRATIONS_PER_ADDRESS", "100/1h".to_owned()),
            ("PORTAL_DATABASE_CONNECTIONS", "8".to_owned()),
            ("PORTAL_HTTP_WORKERS", workers.to_owned()),
        ];
        async move { Running::serve(&env.each_ref().map(|(name, value)| (*name, value.as_str()))).await }
    }))
    .await;
    let players = register(servers[0].address().await).await;
    let mut callers = Vec::new();
    for server in &mut servers {
        let addr = server.address().await;
        let connect = players.iter().map(|(uid, token)| Caller::connect(addr, *uid, token));
        let mut connected = join_all(connect).await;
        // From here on memory knows the logins, and statements are planned.
        try_join_all(connected.iter_mut().map(|caller| caller.call(10))).await.unwrap();
        callers.push(connected);
    }

    // One after the other, so that what else the machine does burdens both.
    let mut rates = [Vec::new(), Vec::new()];
    for _ in 0..rounds {
        for ((server, callers), rates) in servers.iter().zip(&mut callers).zip(&mut rates) {
            let before = server.processor_seconds();
            try_join_all(callers.iter_mut().map(|caller| caller.call(calls))).await.unwrap();
            let seconds = (server.processor_seconds() - before).max(0.01);
            rates.push((CONNECTIONS * calls) as f64 / seconds);
        }
    }
    let [one, two] = rates.map(|mut rates| {
        rates.sort_by(f64::total_cmp);
        rates[rates.len() / 2]
    });
    println!("calls a second of the server's processor: {one:.0} with one worker, {two:.0} with two");
    figure("calls a processor second, two workers to one", two / one, "times", at_least(0.95));
    for server in servers {
        server.signal("TERM").await;
        assert_eq!(server.ended().await.code, 0);
    }
}

async fn register(addr: SocketAddr) -> Vec<(i64, String)> {
    let visitor = Client::visitor(addr);
    let register = (0..CONNECTIONS).map(|n| {
        let visitor = visitor.clone();
        async move {
            let name = format!("player_{n}");
            let fields = [("loginName", name.as_str()), ("password", PASSWORD)];
            let answer = visitor.post("/api/user/registerWithName", &fields).await;
            let player = answer.ok();
            (player["uid"].as_i64().unwrap(), player["token"].as_str().unwrap().to_owned())
        }
    });
    join_all(register).await
}
