//! A fake SMS gateway: an HTTP server that receives the portal's messages, checks their signatures and answers as the test sets.

use std::{
    collections::VecDeque,
    io,
    net::{Ipv4Addr, SocketAddr},
    sync::{Arc, LazyLock, Mutex},
};

use hmac::{Hmac, Mac};
use serde_json::Value;
use sha2::Sha256;
use tokio::{
    io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader},
    net::{TcpListener, TcpStream},
    runtime::Runtime,
};

use super::Client;

pub const SECRET: &str = "what gateway and portal share";

/// The behaviour for one message. The gateway always keeps the message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Treats {
    /// Answers with this status.
    Answers(u16),
    /// Receives it and does not answer.
    Hangs,
    /// Closes the connection.
    HangsUp,
}

pub struct Gateway {
    addr: SocketAddr,
    state: Arc<Mutex<State>>,
}

#[derive(Default)]
struct State {
    received: Vec<Value>,
    notices: Vec<Value>,
    treats: VecDeque<Treats>,
    treats_of_notices: VecDeque<Treats>,
}

/// Gateways need their own runtime: a stopping server blocks the end of a test's runtime and may still call the gateway.
static RUNTIME: LazyLock<Runtime> = LazyLock::new(|| {
    tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap()
});

impl Gateway {
    pub fn start() -> Self {
        let listener = std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        listener.set_nonblocking(true).unwrap();
        let addr = listener.local_addr().unwrap();
        let state = Arc::<Mutex<State>>::default();
        let theirs = state.clone();
        RUNTIME.spawn(async move {
            let listener = TcpListener::from_std(listener).unwrap();
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(serve(stream, theirs.clone()));
            }
        });
        Self { addr, state }
    }

    pub fn url(&self) -> String {
        format!("http://{}/send", self.addr)
    }

    /// Sets the behaviour for the next codes. Later ones get 200.
    pub fn treat_next(&self, treats: &[Treats]) {
        self.state.lock().unwrap().treats.extend(treats);
    }

    /// Sets the behaviour for the next notices. Later ones get 200.
    pub fn treat_next_notices(&self, treats: &[Treats]) {
        self.state.lock().unwrap().treats_of_notices.extend(treats);
    }

    /// The messages with a code so far, oldest first.
    pub fn received(&self) -> Vec<Value> {
        self.state.lock().unwrap().received.clone()
    }

    /// The texts of the notices to this phone so far, oldest first. A notice has no code. It is sent after the answer, so a test awaits it.
    pub fn notices(&self, phone: &str) -> Vec<String> {
        let state = self.state.lock().unwrap();
        let theirs = state.notices.iter().filter(|notice| notice["phone"] == phone);
        theirs.map(|notice| notice["text"].as_str().unwrap().to_owned()).collect()
    }

    /// The newest code for this phone.
    pub fn code(&self, phone: &str) -> String {
        let received = self.received();
        let newest = received.iter().rev().find(|message| message["phone"] == phone);
        newest.unwrap_or_else(|| panic!("{phone} got no code"))["code"].as_str().unwrap().to_owned()
    }

    /// Requests a code, solves a challenge if there is one, and returns the code.
    pub async fn ask(&self, client: &Client, scene: &str, phone: &str) -> String {
        self.request(client, scene, phone).await.1
    }

    /// Like `ask`; returns the `requestId` and the code.
    pub async fn request(&self, client: &Client, scene: &str, phone: &str) -> (String, String) {
        let fields = [("phone", phone), ("scene", scene)];
        let answer = client.post_solving("/api/user/smsCode", &fields).await;
        (answer.ok()["requestId"].as_str().unwrap().to_owned(), self.code(phone))
    }
}

/// A code that differs from this one.
pub fn wrong(code: &str) -> String {
    format!("{:06}", (code.parse::<u32>().unwrap() + 1) % 1_000_000)
}

/// Serves one request.
async fn serve(stream: TcpStream, state: Arc<Mutex<State>>) -> io::Result<()> {
    let mut stream = BufReader::new(stream);
    let (mut timestamp, mut signature, mut length) = (String::new(), String::new(), 0);
    loop {
        let mut line = String::new();
        stream.read_line(&mut line).await?;
        let Some((name, value)) = line.trim_end().split_once(": ") else {
            if line.trim_end().is_empty() {
                break;
            }
            continue;
        };
        match name.to_lowercase().as_str() {
            "x-timestamp" => timestamp = value.to_owned(),
            "x-signature" => signature = value.to_owned(),
            "content-length" => length = value.parse().unwrap(),
            _ => {}
        }
    }
    let mut body = vec![0; length];
    stream.read_exact(&mut body).await?;
    let treats = {
        let mut state = state.lock().unwrap();
        if is_signed(&timestamp, &body, &signature) {
            let mut message: Value = serde_json::from_slice(&body).unwrap();
            message["timestamp"] = timestamp.parse::<i64>().unwrap().into();
            let treat = if message["scene"] == "notice" {
                assert_eq!(message["code"], "");
                state.notices.push(message);
                state.treats_of_notices.pop_front()
            } else {
                state.received.push(message);
                state.treats.pop_front()
            };
            treat.unwrap_or(Treats::Answers(200))
        } else {
            Treats::Answers(401)
        }
    };
    match treats {
        Treats::Answers(status) => {
            let answer = format!("HTTP/1.1 {status} -\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
            stream.write_all(answer.as_bytes()).await
        }
        // Waits until the portal closes the connection.
        Treats::Hangs => stream.read_u8().await.map(|_| ()),
        Treats::HangsUp => Ok(()),
    }
}

fn is_signed(timestamp: &str, body: &[u8], signature: &str) -> bool {
    let mut mac = Hmac::<Sha256>::new_from_slice(SECRET.as_bytes()).unwrap();
    mac.update([timestamp.as_bytes(), b"\n", body].concat().as_slice());
    let digest: String = mac.finalize().into_bytes().iter().map(|byte| format!("{byte:02x}")).collect();
    digest == signature
}
