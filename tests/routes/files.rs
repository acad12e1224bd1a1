//! Game files at signed addresses.

use actors::{Clock, ManualClock, SystemClock};
use chrono::TimeDelta;
use reqwest::Method;
use serde_json::Value;
use tempfile::TempDir;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

use crate::harness::{Client, LIMIT, Options, TestServer, User, eventually, game, within};

/// The content `test`, as in the harness's games.
const NAME: &str = "9f86d081884c7d659a2feaa0c55ad015.apk";
const TAG: &str = "\"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08\"";

/// A server with a free game whose file is in the store.
struct Shelf {
    server: TestServer,
    home: TempDir,
}

impl Shelf {
    async fn with(content: &[u8], options: Options) -> Self {
        let home = tempfile::tempdir().unwrap();
        std::fs::create_dir(home.path().join("files")).unwrap();
        std::fs::write(home.path().join("files").join(NAME), content).unwrap();
        let options = options.set("PORTAL_HOME", home.path().to_str().unwrap());
        let server = TestServer::start_with(options).await;
        game(&server.db, 1001, "星海远征", "featured = null").await;
        Self { server, home }
    }

    async fn new() -> Self {
        Self::with(b"test", Options::default()).await
    }

    /// Renames the game's file.
    async fn call(&self, file_name: &str) {
        self.server
            .db
            .execute(&format!(
                "update game set platforms = jsonb_set(platforms, '{{android, fileName}}', '\"{file_name}\"')"
            ))
            .await;
    }

    async fn link(&self, client: &Client) -> String {
        link(client).await["url"].as_str().unwrap().to_owned()
    }

    /// Requests the file and reads this many bytes of the answer.
    async fn begin(&self, link: &str, bytes: usize) -> (TcpStream, String) {
        let mut stream = TcpStream::connect(self.server.addr()).await.unwrap();
        let request = format!("GET {link} HTTP/1.1\r\nHost: portal\r\n\r\n");
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = vec![0; bytes];
        within(LIMIT, "the first bytes", stream.read_exact(&mut answer)).await.unwrap();
        (stream, String::from_utf8(answer).unwrap())
    }
}

async fn link(client: &Client) -> Value {
    client.post("/api/user/game/download/1001", &[("platformType", "1")]).await.ok().clone()
}

#[tokio::test]
async fn a_granted_file_is_served_with_its_name_and_digest() {
    let shelf = Shelf::new().await;
    let visitor = shelf.server.visitor();
    let link = shelf.link(&visitor).await;
    let got = visitor.get(&link).await;
    assert_eq!((got.status.as_u16(), got.text.as_str()), (200, "test"));
    for (header, value) in [
        ("content-type", "application/vnd.android.package-archive"),
        ("content-disposition", "attachment; filename=\"a.apk\""),
        ("content-length", "4"),
        ("etag", TAG),
        ("accept-ranges", "bytes"),
        ("cache-control", "private, no-cache, no-transform"),
        ("repr-digest", "sha-256=:n4bQgYhMfWWaL+qgxVrQFaO/TxsrC4Is0V1sFbDwCgg=:"),
    ] {
        assert_eq!(got.header(header), value);
        let head = visitor.send(Method::HEAD, &link, "", Vec::new()).await;
        assert_eq!((head.header(header), head.text.as_str()), (value, ""));
    }
    visitor.send(Method::POST, &link, "", Vec::new()).await.failed(405);
}

#[tokio::test]
async fn a_chinese_file_name_arrives_unchanged() {
    let shelf = Shelf::new().await;
    shelf.call("星海远征_1.0.apk").await;
    let visitor = shelf.server.visitor();
    let got = visitor.get(&shelf.link(&visitor).await).await;
    assert_eq!(
        got.header("content-disposition"),
        "attachment; filename=\"_____1.0.apk\"; \
         filename*=UTF-8''%E6%98%9F%E6%B5%B7%E8%BF%9C%E5%BE%81_1.0.apk"
    );
}

#[tokio::test]
async fn ranges_are_served_and_fit_together() {
    let shelf = Shelf::new().await;
    let visitor = shelf.server.visitor();
    let link = shelf.link(&visitor).await;
    let part = visitor.with("Range", "bytes=1-2").get(&link).await;
    assert_eq!((part.status.as_u16(), part.text.as_str()), (206, "es"));
    assert_eq!((part.header("content-range"), part.header("content-length")), ("bytes 1-2/4", "2"));
    let rest = visitor.with("Range", "bytes=3-").with("If-Range", TAG).get(&link).await;
    assert_eq!((rest.status.as_u16(), rest.text.as_str()), (206, "t"));
    let other = visitor.with("Range", "bytes=3-").with("If-Range", "\"of another version\"").get(&link).await;
    assert_eq!((other.status.as_u16(), other.text.as_str()), (200, "test"));
    let beyond = visitor.with("Range", "bytes=4-").get(&link).await;
    assert_eq!((beyond.status.as_u16(), beyond.header("content-range")), (416, "bytes */4"));
    let known = visitor.with("If-None-Match", TAG).get(&link).await;
    assert_eq!((known.status.as_u16(), known.text.as_str()), (304, ""));
}

#[tokio::test]
async fn an_interrupted_download_continues() {
    let content: String = (0..200_000).map(|n| format!("{n:07}\n")).collect();
    let shelf = Shelf::with(content.as_bytes(), Options::default()).await;
    let visitor = shelf.server.visitor();
    let link = shelf.link(&visitor).await;
    let (stream, answer) = shelf.begin(&link, 400_000).await;
    drop(stream);
    let (head, first) = answer.split_once("\r\n\r\n").unwrap();
    assert!(head.starts_with("HTTP/1.1 200"), "{head}");
    let goes_on = format!("bytes={}-", first.len());
    let rest = visitor.with("Range", &goes_on).with("If-Range", TAG).get(&link).await;
    assert_eq!(rest.status, 206);
    assert!(format!("{first}{}", rest.text) == content);
}

#[tokio::test]
#[ignore = "night"]
async fn a_download_that_is_too_slow_is_ended() {
    let slow = Options::default()
        .set("PORTAL_DOWNLOAD_BYTES_A_SECOND", "1073741824")
        .set("PORTAL_DOWNLOAD_PAUSE_S", "0.001");
    let shelf = Shelf::with(&vec![b'a'; 32 << 20], slow).await;
    let link = shelf.link(&shelf.server.visitor()).await;
    let mut stream = TcpStream::connect(shelf.server.addr()).await.unwrap();
    let request = format!("GET {link} HTTP/1.1\r\nHost: portal\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    // Reads so little at a time that no machine reads 32 MiB within the 32 ms that the transfer may last.
    let (mut taken, mut sip) = (0, [0; 64]);
    let sipping = async {
        while let Ok(n @ 1..) = stream.read(&mut sip).await {
            taken += n;
        }
    };
    within(LIMIT, "the end of the connection", sipping).await;
    assert!(taken < 32 << 20, "{taken}");
}

#[tokio::test]
async fn an_address_without_this_portals_signature_opens_nothing() {
    let shelf = Shelf::new().await;
    let visitor = shelf.server.visitor();
    let link = shelf.link(&visitor).await;
    let token = link.split('/').nth(2).unwrap();
    let altered = token.replacen(&token[..1], if token.starts_with('A') { "B" } else { "A" }, 1);
    for wrong in [
        format!("/files/{token}/b.apk"),
        format!("/files/{altered}/a.apk"),
        format!("/files/{}/a.apk", &token[4..]),
        "/files/x/a.apk".to_owned(),
        format!("/files/{token}/%FF.apk"),
    ] {
        let refused = visitor.get(&wrong).await;
        let told = (refused.failed(403).msg(), refused.detail());
        assert_eq!(told, ("拒绝访问", "下载链接已失效，请回到游戏页重新下载"), "{wrong}");
    }
    visitor.get(&format!("/media/{NAME}")).await.failed(404);
}

#[tokio::test]
async fn an_address_is_valid_for_minutes() {
    let clock = ManualClock::at(SystemClock.now());
    let shelf = Shelf::with(b"test", Options::default().clock(&clock)).await;
    let visitor = shelf.server.visitor();
    let link = shelf.link(&visitor).await;
    clock.advance(TimeDelta::seconds(590));
    assert_eq!(visitor.get(&link).await.text, "test");
    clock.advance(TimeDelta::seconds(10));
    visitor.get(&link).await.failed(403);
}

#[tokio::test]
async fn an_address_ends_with_its_login() {
    let shelf = Shelf::new().await;
    let visitor = shelf.server.visitor();
    let user = User::register(&shelf.server, "lin_xia").await;
    let other = User::login(&shelf.server, "lin_xia").await;
    let (link, others) = (shelf.link(&user.client).await, shelf.link(&other.client).await);
    assert_eq!(visitor.get(&link).await.text, "test", "a browser sends no token along");
    user.client.post("/api/user/logout", &[]).await.ok();
    visitor.get(&link).await.failed(403);
    assert_eq!(visitor.get(&others).await.text, "test");
}

#[tokio::test]
async fn an_account_has_a_limited_number_of_concurrent_downloads() {
    let options = Options::default().set("PORTAL_DOWNLOADS_OF_ONE", "1");
    let shelf = Shelf::with(&vec![b'a'; 32 << 20], options).await;
    let visitor = shelf.server.visitor();
    let user = User::register(&shelf.server, "lin_xia").await;
    let link = shelf.link(&user.client).await;
    let (stream, _) = shelf.begin(&link, 1000).await;
    let part = visitor.with("Range", "bytes=0-3");
    let busy = part.get(&link).await;
    assert_eq!(busy.failed(503).header("retry-after"), "2");
    assert_eq!(part.get(&shelf.link(&visitor).await).await.text, "aaaa", "others are served");
    drop(stream);
    eventually("a free slot", async || part.get(&link).await.status == 206).await;
}

#[tokio::test]
async fn a_file_missing_in_the_store_is_answered_with_404() {
    let shelf = Shelf::new().await;
    let visitor = shelf.server.visitor();
    let link = shelf.link(&visitor).await;
    std::fs::remove_file(shelf.home.path().join("files").join(NAME)).unwrap();
    visitor.get(&link).await.failed(404);
}
