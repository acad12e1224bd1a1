//! nginx and Caddy in front of two nodes, with the files of `src/ops`: only ports and paths differ.

use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener},
    path::Path,
    process::{Command, Stdio},
    sync::atomic::{AtomicBool, AtomicUsize, Ordering},
    time::{Duration, Instant},
};

use futures_util::{StreamExt, future::join_all};
use portal::config::Config;
use reqwest::{Method, Response, header::HeaderMap};
use serde_json::Value;
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio_tungstenite::{
    WebSocketStream,
    tungstenite::{Message, protocol::Role},
};

use crate::harness::{
    BoundProgram, LIMIT, Nodes, Options, PASSWORD, TestRedis, User, Which, at_most, eventually, figure, http,
    mp4::Movie, skipped, within,
};

const NGINX: &str = include_str!("../../src/ops/nginx.conf");
const CADDY: &str = include_str!("../../src/ops/Caddyfile");
const NAME: &str = "play.example";
const MIB: usize = 1024 * 1024;
const FORM: &str = "application/x-www-form-urlencoded";
/// A read by POST, which no balancer repeats.
const LIST: &str = "/api/web/game/list";
/// A read by GET.
const TAGS: &str = "/api/v1/square/tag/list";
/// How long the database is away.
const OUTAGE: Duration = Duration::from_secs(2);
/// Part of headers, parameters and paths that no log may have.
const SECRET: &str = "a_secret";
const SIGNED: [&str; 4] =
    ["/files/a_secret/a.apk", "/pages/a_secret/1", "/exports/a_secret/a.zip", "/square?q=a_secret"];

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Nginx,
    Caddy,
}

#[test]
fn times_and_sizes_fit_those_of_the_nodes() {
    let config = Config::read(&|_| None).unwrap();
    let (http, media, realtime) = (&config.http, &config.media, &config.realtime);
    // A video that is a quarter too large is still read, in a form of at most 64 KiB more (`src/api/extract/upload.rs`).
    let media_bytes = media.video_bytes + media.video_bytes / 4 + 64 * 1024;
    let avatar_bytes = media.avatar_bytes * 4 + 64 * 1024;
    let is_just_above = |limit: usize, least: usize| (least..least + MIB).contains(&limit);

    let socket = section(NGINX, "location = /api/v1/realtime {");
    assert!(seconds(socket, "proxy_read_timeout") > realtime.silence.0);
    assert!(realtime.silence.0 > realtime.heartbeat.0);
    let calls = section(NGINX, "server_name play.example;");
    assert!(seconds(calls, "proxy_read_timeout") > http.answer_within.0);
    assert!(seconds(section(NGINX, "upstream nodes {"), "keepalive_timeout") < http.keep_alive.0);
    assert_eq!(bytes(calls, "client_max_body_size"), http.body_bytes);
    let uploads = section(NGINX, "location = /api/v1/media {");
    assert!(is_just_above(bytes(uploads, "client_max_body_size"), media_bytes));
    let avatars = section(NGINX, "location = /api/user/center/uploadAvatar {");
    assert!(is_just_above(bytes(avatars, "client_max_body_size"), avatar_bytes));

    assert!(seconds(section(CADDY, "transport http {"), "keepalive") < http.keep_alive.0);
    assert_eq!(bytes(section(CADDY, "request_body @others {"), "max_size"), http.body_bytes);
    assert!(is_just_above(bytes(section(CADDY, "request_body @media {"), "max_size"), media_bytes));
    assert!(is_just_above(bytes(section(CADDY, "request_body @avatar {"), "max_size"), avatar_bytes));
    // The limits of bodies that state their size.
    for start in ["request_body @others {", "request_body @media {", "request_body @avatar {"] {
        let limit = format!(" {}", bytes(section(CADDY, start), "max_size"));
        assert!(section(CADDY, "@large expression").contains(&limit), "{start}{limit}");
    }
    // A drain is longer than the balancer needs to see it.
    let proxy = section(CADDY, "reverse_proxy");
    assert!(seconds(proxy, "health_interval") + seconds(proxy, "health_timeout") < realtime.drain.0);
}

#[test]
fn a_balancer_knows_only_the_port_of_players() {
    for text in [NGINX, CADDY] {
        let nodes: Vec<_> = text.split("10.0.0.").skip(1).map(|rest| &rest[1..6]).collect();
        assert!(nodes.len() >= 2 && nodes.iter().all(|port| *port == ":8080"), "{nodes:?}");
        // The port of the operators' API follows that of players.
        assert!(!text.contains("8081"));
    }
}

#[tokio::test]
#[ignore = "night"]
async fn calls_arrive_with_the_address_of_their_client_and_closed_paths_do_not() {
    for kind in installed() {
        let options = options().set("PORTAL_REGISTRATIONS_PER_ADDRESS", "1/1h");
        let scene = Scene::start(kind, options, |text| text).await;
        let [here, there] = [9, 10].map(|last| client(Ipv4Addr::new(127, 0, 0, last)));
        let register = async |client: &reqwest::Client, name: &str, forged: &str| {
            let body = format!("loginName={name}&password={}", PASSWORD.replace(' ', "+"));
            let headers = [("Content-Type", FORM), ("X-Forwarded-For", forged), ("X-Request-Id", "forged")];
            let answer = scene.send(client, Method::POST, "/api/user/registerWithName", &headers, body).await;
            assert_ne!(answer.headers["x-request-id"], "forged", "{kind:?}");
            answer.json()["code"].as_i64().unwrap()
        };
        assert_eq!(register(&here, "lin_xia", "203.0.113.7").await, 0, "{kind:?}");
        assert_eq!(
            register(&here, "qingqing", "203.0.113.8").await,
            1005,
            "{kind:?}: a forged address counts"
        );
        assert_eq!(register(&there, "azhe", "203.0.113.8").await, 0, "{kind:?}");

        for path in ["/metrics", "/healthz", "/readyz", "/readyz?x=1", "//readyz", "/%72eadyz"] {
            assert_eq!(scene.get(&here, path, &[]).await.status, 404, "{kind:?} {path}");
        }
        for path in ["/api/ops/v1/operator", "/api/ops/v1/openapi.json"] {
            assert_eq!(scene.get(&here, path, &[]).await.status, 404, "{kind:?} {path}");
        }
        for path in ["/metrics", "/healthz", "/readyz"] {
            assert_eq!(
                scene.nodes.a.visitor().get(path).await.status,
                200,
                "{path} is open at the node itself"
            );
        }

        // The node compresses, once, and only where the client wants it.
        let large = "/api/openapi.json";
        let packed = scene.get(&here, large, &[("Accept-Encoding", "gzip")]).await;
        assert_eq!(packed.headers["content-encoding"], "gzip", "{kind:?}");
        let url = scene.nodes.a.url(large);
        let direct = http().build().unwrap().get(url).header("Accept-Encoding", "gzip").send().await.unwrap();
        assert_eq!(packed.body, direct.bytes().await.unwrap(), "{kind:?}");
        let plain = scene.get(&here, large, &[("Accept-Encoding", "identity")]).await;
        assert!(!plain.headers.contains_key("content-encoding"), "{kind:?}");
        assert_eq!(plain.json()["openapi"], "3.1.0", "{kind:?}");

        let redirect = http().redirect(reqwest::redirect::Policy::none()).build().unwrap();
        let plain = redirect.get(format!("http://{}/square?tag=1", scene.plain)).header("Host", NAME);
        let redirected = plain.send().await.unwrap();
        assert!(redirected.status().is_redirection(), "{kind:?}: {redirected:?}");
        let location = redirected.headers()["location"].to_str().unwrap();
        assert!(location.starts_with("https://play.example"), "{kind:?}: {location}");
        assert!(location.ends_with("/square?tag=1"), "{kind:?}: {location}");
    }
}

#[tokio::test]
#[ignore = "night"]
async fn the_log_of_a_balancer_has_no_ticket_token_and_signed_address() {
    for kind in installed() {
        let scene = Scene::start(kind, options(), |text| text).await;
        let client = client(Ipv4Addr::LOCALHOST);
        for path in SIGNED {
            scene.get(&client, path, &[("UG-Token", SECRET)]).await;
        }
        let log = scene.folder.path().join("access.log");
        eventually("the lines of the log", async || {
            std::fs::read_to_string(&log).is_ok_and(|log| log.contains("/square"))
        })
        .await;
        let log = std::fs::read_to_string(&log).unwrap();
        assert!(log.contains("/files/...") && !log.contains(SECRET), "{kind:?}: {log}");
    }
}

/// Leads to nodes that do not exist, and lets Caddy log errors that it has answered: versions differ in their level.
fn failing(text: &str) -> String {
    let line = |line| match str::trim_start(line) {
        node if node.starts_with("server 127.0.0.1:") => "server 127.0.0.1:1;",
        proxy if proxy.starts_with("reverse_proxy ") => "reverse_proxy 127.0.0.1:1 {",
        _ => line,
    };
    let text = text.lines().map(line).collect::<Vec<_>>().join("\n");
    text.replacen("{\n\tadmin ", "{\n\tdebug\n\tadmin ", 1)
}

#[tokio::test]
#[ignore = "night"]
async fn the_log_of_errors_of_a_balancer_has_no_ticket_token_and_signed_address() {
    for kind in installed() {
        let scene = Scene::start(kind, options(), |text| failing(&text)).await;
        let client = client(Ipv4Addr::LOCALHOST);
        for path in SIGNED {
            let answer = scene.get(&client, path, &[("UG-Token", SECRET)]).await;
            assert_eq!(answer.status, 503, "{kind:?} {path}");
        }
        let read = |name| std::fs::read_to_string(scene.folder.path().join(name)).unwrap_or_default();
        eventually("the lines of the log", async || read("access.log").contains("/square")).await;
        if kind == Kind::Caddy {
            eventually("the lines of errors", async || {
                read("error.log")
                    .lines()
                    .any(|line| line.contains("http.log.error") && line.contains("/square"))
            })
            .await;
        }
        for name in ["access.log", "error.log"] {
            assert!(!read(name).contains(SECRET), "{kind:?}: {}", read(name));
        }
    }
}

#[tokio::test]
#[ignore = "night"]
async fn after_an_outage_of_the_database_calls_arrive_as_soon_as_the_nodes_are_ready() {
    for kind in installed() {
        let (nodes, proxy) = Nodes::through_proxy(&TestRedis::shared_url(), options()).await;
        let scene = Scene::before(kind, nodes, |text| text).await;
        let client = client(Ipv4Addr::LOCALHOST);
        let arrives = async || scene.get(&client, TAGS, &[]).await.status == 200;
        assert!(arrives().await, "{kind:?}");
        proxy.cut(Which::Everything);
        let began = Instant::now();
        // Calls go on, because nginx checks the nodes by them.
        eventually("the end of the outage", async || !arrives().await && began.elapsed() >= OUTAGE).await;
        proxy.mend();
        for node in [&scene.nodes.a, &scene.nodes.b] {
            eventually("readiness", async || node.visitor().get("/readyz").await.status == 200).await;
        }
        let ready = Instant::now();
        // nginx leaves out a node that failed for 10 s.
        within(Duration::from_secs(5), "a call after the outage", async { while !arrives().await {} }).await;
        let waited_ms = ready.elapsed().as_secs_f64() * 1_000.0;
        figure(&format!("calls after an outage behind {kind:?}"), waited_ms, "ms", at_most(1_000.0));
        scene.nodes.db.audit().await;
    }
}

#[tokio::test]
#[ignore = "night"]
async fn an_upload_at_the_limit_arrives_and_larger_bodies_are_refused_in_the_words_of_the_portal() {
    for kind in installed() {
        let scene = Scene::start(kind, options(), |text| text).await;
        let client = client(Ipv4Addr::LOCALHOST);
        let user = User::register(&scene.nodes.a, "lin_xia").await;
        let limit = Config::read(&|_| None).unwrap().media.video_bytes;
        let around = Movie { media: 0, ..Movie::default() }.bytes().len();
        for (size, status, text) in [(limit, 200, "\"code\":0"), (limit + 1, 413, "视频太大了")] {
            let movie = Movie { media: size - around, ..Movie::default() }.bytes();
            assert_eq!(movie.len(), size);
            let uid = user.uid.to_string();
            let headers = [
                ("Content-Type", "multipart/form-data; boundary=portal-boundary"),
                ("UG-Uid", uid.as_str()),
                ("UG-Token", user.token.as_str()),
            ];
            let answer = scene.send(&client, Method::POST, "/api/v1/media", &headers, form(&movie)).await;
            assert_eq!(answer.status, status, "{kind:?} {size}: {}", answer.text());
            assert!(answer.text().contains(text), "{kind:?} {size}: {}", answer.text());
        }
        // A call: up to the limit the node answers, above it the balancer.
        let headers = [("Content-Type", FORM)];
        let body = |size: usize| format!("loginName={}", "x".repeat(size - "loginName=".len()));
        let largest = scene.send(&client, Method::POST, "/api/user/login", &headers, body(64 * 1024)).await;
        assert_eq!(largest.json()["code"], 4000, "{kind:?}: {}", largest.text());
        let larger = scene.send(&client, Method::POST, "/api/user/login", &headers, body(65 * 1024)).await;
        assert_eq!((larger.status, &larger.json()["msg"]), (413, &"内容太大了".into()), "{kind:?}");
    }
}

#[tokio::test]
#[ignore = "night"]
async fn a_socket_outlives_the_timeout_of_calls() {
    for kind in installed() {
        // Between two pings a socket is silent for twice the time that a call may take.
        let shorter = |text: String| text.replace("proxy_read_timeout 35s;", "proxy_read_timeout 1s;");
        let scene = Scene::start(kind, options().set("PORTAL_REALTIME_HEARTBEAT_S", "2"), shorter).await;
        let client = client(Ipv4Addr::LOCALHOST);
        let mut socket = scene.socket(&client).await;
        let Some(Ok(Message::Text(hello))) = within(LIMIT, "hello", socket.next()).await else {
            panic!("{kind:?}: no text")
        };
        assert!(hello.contains("\"hello\""), "{kind:?}: {hello}");
        for _ in 0..2 {
            match within(LIMIT, "a ping", socket.next()).await {
                Some(Ok(Message::Ping(_))) => {}
                other => panic!("{kind:?}: {other:?} instead of a ping"),
            }
        }
    }
}

#[tokio::test]
#[ignore = "night"]
async fn a_node_stops_without_a_failed_call() {
    for kind in installed() {
        let mut scene = Scene::start(kind, options().set("PORTAL_DRAIN_S", "6"), |text| text).await;
        let client = client(Ipv4Addr::LOCALHOST);
        let (base, addr) = (scene.base.clone(), scene.nodes.a.addr());
        let (done, failed, ended) = (AtomicUsize::new(0), AtomicUsize::new(0), AtomicBool::new(false));
        let load = join_all((0..4).map(async |n| {
            while !ended.load(Ordering::Relaxed) {
                let request = if n % 2 == 0 {
                    client.post(format!("{base}{LIST}")).header("Content-Type", FORM)
                } else {
                    client.get(format!("{base}/api/v1/square/tag/list"))
                };
                match request.send().await {
                    Ok(answer) if answer.status() == 200 => done.fetch_add(1, Ordering::Relaxed),
                    other => {
                        eprintln!("{kind:?}: {other:?}");
                        failed.fetch_add(1, Ordering::Relaxed)
                    }
                };
            }
        }));
        let more = async |what: &str| {
            let before = done.load(Ordering::Relaxed);
            eventually(what, async || done.load(Ordering::Relaxed) >= before + 50).await;
        };
        let stop = async {
            more("calls on two nodes").await;
            scene.nodes.a.stop().await;
            assert!(TcpStream::connect(addr).await.is_err(), "the node has stopped");
            more("calls on one node").await;
            ended.store(true, Ordering::Relaxed);
        };
        tokio::join!(load, stop);
        assert_eq!(failed.into_inner(), 0, "{kind:?}");
        scene.nodes.db.audit().await;
    }
}

/// Nodes that trust the balancer's address. Clients of the tests have others of 127.0.0.0/8.
fn options() -> Options {
    Options::default().set("PORTAL_TRUSTED_PROXIES", "127.0.0.1")
}

/// The balancers of this machine. `.make/tools night` installs both.
fn installed() -> Vec<Kind> {
    let runs = |program: &str, arg: &str| {
        Command::new(program).arg(arg).stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok()
    };
    let kinds = [(Kind::Nginx, "nginx", "-v"), (Kind::Caddy, "caddy", "version")];
    let found: Vec<_> =
        kinds.iter().filter(|(_, program, arg)| runs(program, arg)).map(|(kind, ..)| *kind).collect();
    if found.len() < kinds.len() {
        skipped("nginx or caddy is not installed: Debian has both");
    }
    found
}

/// A balancer in front of two nodes.
struct Scene {
    // Fields drop in this order: the balancer ends before its nodes and its folder.
    _balancer: BoundProgram,
    nodes: Nodes,
    folder: TempDir,
    /// Address with TLS.
    base: String,
    /// Address without TLS.
    plain: SocketAddr,
}

impl Scene {
    /// `change` changes the text of the file after its ports and paths.
    async fn start(kind: Kind, options: Options, change: impl Fn(String) -> String) -> Self {
        Self::before(kind, Nodes::on(&TestRedis::shared_url(), options).await, change).await
    }

    async fn before(kind: Kind, nodes: Nodes, change: impl Fn(String) -> String) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let (plain, tls) = (free_port(), free_port());
        let place = folder.path();
        certify(place);
        let (file, program) = match kind {
            Kind::Nginx => ("nginx.conf", "nginx"),
            Kind::Caddy => ("Caddyfile", "caddy"),
        };
        let text = change(placed(kind, place, &nodes, [plain, tls]));
        let config = place.join(file).to_str().unwrap().to_owned();
        std::fs::write(&config, text).unwrap();
        let home = format!("HOME={}", place.display());
        let data = format!("XDG_DATA_HOME={}", place.display());
        let own = place.to_str().unwrap();
        let args: Vec<&str> = match kind {
            // One process, which ends with the test.
            Kind::Nginx => {
                vec![&home, program, "-p", own, "-c", &config, "-g", "daemon off; master_process off;"]
            }
            Kind::Caddy => vec![&home, &data, program, "run", "--config", &config, "--adapter", "caddyfile"],
        };
        let balancer = BoundProgram::start("env", &args, Stdio::null());
        let plain = SocketAddr::from((Ipv4Addr::LOCALHOST, plain));
        eventually("the balancer", async || {
            TcpStream::connect((Ipv4Addr::LOCALHOST, tls)).await.is_ok()
                && TcpStream::connect(plain).await.is_ok()
        })
        .await;
        Self { _balancer: balancer, nodes, folder, base: format!("https://{NAME}:{tls}"), plain }
    }

    async fn get(&self, client: &reqwest::Client, path: &str, headers: &[(&str, &str)]) -> Answer {
        self.send(client, Method::GET, path, headers, Vec::new()).await
    }

    async fn send(
        &self,
        client: &reqwest::Client,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        body: impl Into<reqwest::Body>,
    ) -> Answer {
        let request = client.request(method, format!("{}{path}", self.base)).body(body);
        let request = headers.iter().fold(request, |request, (name, value)| request.header(*name, *value));
        Answer::of(request.send().await.unwrap_or_else(|error| panic!("{path}: {error:?}"))).await
    }

    async fn socket(&self, client: &reqwest::Client) -> WebSocketStream<reqwest::Upgraded> {
        let request = client.get(format!("{}/api/v1/realtime", self.base));
        let request = [
            ("Connection", "Upgrade"),
            ("Upgrade", "websocket"),
            ("Sec-WebSocket-Version", "13"),
            ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
        ]
        .into_iter()
        .fold(request, |request, (name, value)| request.header(name, value));
        let answer = request.send().await.unwrap();
        assert_eq!(answer.status(), 101);
        WebSocketStream::from_raw_socket(answer.upgrade().await.unwrap(), Role::Client, None).await
    }
}

struct Answer {
    status: u16,
    headers: HeaderMap,
    body: Vec<u8>,
}

impl Answer {
    async fn of(response: Response) -> Self {
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        Self { status, headers, body: response.bytes().await.unwrap().to_vec() }
    }

    fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.text()))
    }
}

/// The balancer's file with other ports and paths, each of which must occur in it.
fn placed(kind: Kind, place: &Path, nodes: &Nodes, [plain, tls]: [u16; 2]) -> String {
    let folder = format!("{}/", place.display());
    let mut changes = vec![
        ("10.0.0.1:8080".to_owned(), nodes.a.addr().to_string()),
        ("10.0.0.2:8080".to_owned(), nodes.b.addr().to_string()),
    ];
    let (text, folders) = match kind {
        Kind::Nginx => {
            for (from, to) in [(80, plain), (443, tls)] {
                for address in ["", "[::]:"] {
                    changes.push((format!("listen {address}{from} "), format!("listen {address}{to} ")));
                }
            }
            // A process of its own user writes no file of the system.
            changes.push(("/run/nginx.pid".to_owned(), format!("{folder}nginx.pid")));
            (NGINX, ["/etc/nginx/", "/var/log/nginx/"])
        }
        Kind::Caddy => {
            changes.push(("localhost:2019".to_owned(), format!("localhost:{}", free_port())));
            changes.push(("http_port 80\n".to_owned(), format!("http_port {plain}\n")));
            changes.push(("https_port 443\n".to_owned(), format!("https_port {tls}\n")));
            changes.push((
                "log default {\n".to_owned(),
                format!("log default {{\n\t\toutput file {folder}error.log\n"),
            ));
            (CADDY, ["/etc/caddy/", "/var/log/caddy/"])
        }
    };
    changes.extend(folders.map(|path| (path.to_owned(), folder.clone())));
    changes.into_iter().fold(text.to_owned(), |text, (from, to)| {
        assert!(text.contains(&from), "{kind:?} has no {from}");
        text.replace(&from, &to)
    })
}

/// A certificate of its own, which `client` accepts.
fn certify(folder: &Path) {
    let mut openssl = Command::new("openssl");
    openssl.args(["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]);
    openssl.args(["-days", "2", "-subj", "/CN=play.example", "-addext", "subjectAltName=DNS:play.example"]);
    openssl.arg("-keyout").arg(folder.join("play.key")).arg("-out").arg(folder.join("play.pem"));
    assert!(openssl.stderr(Stdio::null()).status().unwrap().success());
}

/// A client at this address, for which the balancer's name is this machine.
fn client(address: Ipv4Addr) -> reqwest::Client {
    http()
        .danger_accept_invalid_certs(true)
        .local_address(IpAddr::V4(address))
        .resolve(NAME, SocketAddr::from((Ipv4Addr::LOCALHOST, 0)))
        .timeout(LIMIT + Duration::from_secs(60))
        .build()
        .unwrap()
}

fn form(file: &[u8]) -> Vec<u8> {
    let head = "--portal-boundary\r\nContent-Disposition: form-data; name=\"kind\"\r\n\r\nvideo\r\n\
                --portal-boundary\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.mp4\"\r\n\r\n";
    [head.as_bytes(), file, b"\r\n--portal-boundary--\r\n"].concat()
}

fn free_port() -> u16 {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap().port()
}

/// The text after this one.
fn section<'a>(text: &'a str, start: &str) -> &'a str {
    text.split_once(start).unwrap_or_else(|| panic!("no {start}")).1
}

/// The first value of this directive.
fn value<'a>(text: &'a str, name: &str) -> &'a str {
    let line = text.lines().find_map(|line| line.trim().strip_prefix(name)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("no {name}")).trim_end_matches(';')
}

fn seconds(text: &str, name: &str) -> f64 {
    value(text, name).strip_suffix('s').expect("seconds").parse().unwrap()
}

fn bytes(text: &str, name: &str) -> usize {
    let value = value(text, name);
    let (number, unit) = value.split_at(value.find(|c: char| c.is_ascii_alphabetic()).unwrap());
    let unit = match unit {
        "k" | "KiB" => 1024,
        "m" | "MiB" => MIB,
        _ => panic!("{value}"),
    };
    number.parse::<usize>().unwrap() * unit
}
