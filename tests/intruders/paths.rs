//! Path traversal, and signed addresses that were altered or signed for something else.

use std::fs;

use crate::harness::{Client, Options, TestDatabase, TestServer, User, exchange, game};

/// The path of the harness's game file.
const NAME: &str = "9f86d081884c7d659a2feaa0c55ad015.apk";
const CANARY: &str = "nobody may read this file";

/// A server with a game's file in its store, and a file outside of the stores that nobody may read.
async fn portal(options: Options) -> TestServer {
    let server = TestServer::start_with(options).await;
    with_file(&server).await;
    server
}

async fn with_file(server: &TestServer) {
    for folder in ["files", "media"] {
        fs::create_dir_all(server.home().join(folder)).unwrap();
    }
    fs::write(server.home().join("files").join(NAME), "the game").unwrap();
    fs::write(server.home().join("canary.txt"), CANARY).unwrap();
}

/// Encodings of `..`, as servers and proxies may decode them.
const UP: [&str; 16] = [
    "../",
    "..%2f",
    "%2e%2e/",
    "%2e%2e%2f",
    ".%2e/",
    "..%5c",
    "..\\",
    "%252e%252e%252f",
    "%c0%ae%c0%ae/",
    "%uff0e%uff0e/",
    "....//",
    "..;/",
    "..%00/",
    "./../",
    "%2e%2e%5c",
    "..%ef%bc%8f",
];

#[tokio::test]
async fn no_address_leaves_its_store() {
    let server = portal(Options::default()).await;
    let home = server.home().display().to_string();
    let mut asked = 0;
    for base in ["/", "/media/", "/media/x/", "/files/", "/files/x/", "/pages/x/", "/api/docs/", "/assets/"] {
        let climbs = UP.iter().flat_map(|up| {
            [
                format!("{up}canary.txt"),
                format!("{}canary.txt", up.repeat(2)),
                format!("{}etc/passwd", up.repeat(12)),
            ]
        });
        let straight = [
            format!("{home}/canary.txt"),
            format!("/{home}/canary.txt"),
            format!("%2f{}/canary.txt", home.trim_start_matches('/')),
            "file:///etc/passwd".to_owned(),
            "/etc/passwd".to_owned(),
            "%2fetc%2fpasswd".to_owned(),
            "canary.txt%00.jpg".to_owned(),
            "~/canary.txt".to_owned(),
        ];
        for tail in climbs.chain(straight) {
            let request = format!("GET {base}{tail} HTTP/1.1\r\nHost: portal\r\nConnection: close\r\n\r\n");
            let answer = exchange(&server, request.as_bytes()).await;
            assert!(!answer.contains(CANARY) && !answer.contains("root:x:0"), "{base}{tail}: {answer}");
            let status = answer.split(' ').nth(1).and_then(|status| status.parse::<u16>().ok());
            assert!(status.is_some_and(|status| status != 500), "{base}{tail}: {answer}");
            asked += 1;
        }
    }
    assert!(asked > 400, "{asked}");
}

async fn link(client: &Client, game: i64) -> String {
    let answer = client.post(&format!("/api/user/game/download/{game}"), &[("platformType", "1")]).await;
    answer.ok()["url"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn an_altered_or_moved_signed_address_is_refused() {
    let server = portal(Options::default()).await;
    game(&server.db, 1, "星海远征", "featured = null").await;
    game(&server.db, 2, "别的游戏", "platforms = jsonb_set(platforms, '{android, fileName}', '\"b.apk\"')")
        .await;
    let (user, other) = (User::register(&server, "lin_xia").await, User::register(&server, "other_1").await);
    let visitor = server.visitor();
    let address = link(&user.client, 1).await;
    assert_eq!(visitor.get(&address).await.text, "the game");
    let token = address.split('/').nth(2).unwrap().to_owned();
    let mut altered = 0;
    for (at, letter) in token.char_indices() {
        for another in ["A", "B", "_"].into_iter().filter(|another| !another.contains(letter)).take(2) {
            let mut token = token.clone();
            token.replace_range(at..=at, another);
            visitor.get(&format!("/files/{token}/a.apk")).await.failed(403);
            altered += 1;
        }
    }
    assert!(altered > 250, "{altered}");
    let others = link(&other.client, 2).await;
    let theirs = others.split('/').nth(2).unwrap();
    // Two signed addresses combined; another file; another kind of address; longer, shorter, doubled.
    let half = token.len() / 2;
    for foreign in [
        format!("/files/{theirs}/a.apk"),
        format!("/files/{token}/b.apk"),
        format!("/files/{}{}/a.apk", &token[..half], &theirs[half..]),
        format!("/files/{}{}/a.apk", &theirs[..half], &token[half..]),
        format!("/files/{token}{token}/a.apk"),
        format!("/files/{token}=/a.apk"),
        format!("/files/{token}A/a.apk"),
        format!("/files/{}/a.apk", &token[..token.len() - 1]),
        format!("/pages/{token}/a.apk"),
        format!("/pages/{token}/{NAME}"),
        format!("/files/{token}/A.APK"),
        format!("/files/{token}/a.apk%20"),
    ] {
        let answer = visitor.get(&foreign).await;
        assert!([403, 404].contains(&answer.status.as_u16()), "{foreign}: {} {}", answer.status, answer.text);
    }
    visitor.get(&format!("/media/{NAME}")).await.failed(404);
    assert_eq!(visitor.get(&address).await.text, "the game", "and is still good itself");
}

#[tokio::test]
async fn another_portals_signature_opens_nothing_here() {
    let db = std::sync::Arc::new(TestDatabase::new().await);
    let here = TestServer::on(db.clone(), &db.url, Options::default()).await;
    let secret = Options::default().set("PORTAL_SECRET", "the secret of another portal, as long as ours");
    let there = TestServer::on(db.clone(), &db.url, secret).await;
    for server in [&here, &there] {
        with_file(server).await;
    }
    game(&db, 1, "星海远征", "featured = null").await;
    let (ours, theirs) = (link(&here.visitor(), 1).await, link(&there.visitor(), 1).await);
    assert_eq!(here.visitor().get(&ours).await.text, "the game");
    assert_eq!(there.visitor().get(&theirs).await.text, "the game");
    here.visitor().get(&theirs).await.failed(403);
    there.visitor().get(&ours).await.failed(403);
}
