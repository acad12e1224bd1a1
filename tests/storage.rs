//! Stores: one suite on the local disk and on S3, and tests of S3 alone.

use std::{io::ErrorKind, path::Path, time::Duration};

use bytes::Bytes;
use futures_util::TryStreamExt;
use portal::{
    config::Config,
    content::{self, Mode, Progress},
    platform::storage::{Fetch, LocalStorage, Name, Storage, Stores},
};

use crate::harness::{Options, S3, TestServer, exchange, http};

/// More than one part of an upload, without repeating content.
fn large() -> Vec<u8> {
    (0..9_000_000_u32).map(|n| (n.wrapping_mul(2_654_435_761) >> 24) as u8).collect()
}

fn stores(settings: &[(&'static str, String)]) -> Stores {
    let find = |name: &str| settings.iter().find(|(known, _)| *known == name).map(|(_, value)| value.into());
    Stores::open(&Config::read(&find).unwrap()).unwrap()
}

async fn read(storage: &dyn Storage, name: &Name, range: std::ops::Range<u64>) -> Vec<u8> {
    let pieces: Vec<Bytes> = storage.read(name, range).await.unwrap().try_collect().await.unwrap();
    pieces.concat()
}

/// The behaviour of every store.
async fn keeps_its_promises(storage: &dyn Storage, folder: &Path) {
    let name = Name::of(b"picture", "webp");
    assert_eq!(storage.size(&name).await.unwrap(), None);
    assert!(storage.put(&name, Bytes::from_static(b"picture")).await.unwrap());
    assert!(!storage.put(&name, Bytes::from_static(b"picture")).await.unwrap(), "it is there");
    assert_eq!(storage.size(&name).await.unwrap(), Some(7));
    assert_eq!(read(storage, &name, 0..7).await, b"picture");
    assert_eq!(read(storage, &name, 2..4).await, b"ct");
    assert_eq!(read(storage, &name, 3..3).await, b"");

    let (file, content) = (folder.join("game.apk"), large());
    std::fs::write(&file, &content).unwrap();
    let name = Name::of(&content, "apk");
    assert!(storage.put_file(&name, &file).await.unwrap());
    assert!(!storage.put_file(&name, &file).await.unwrap());
    assert_eq!(storage.size(&name).await.unwrap(), Some(content.len() as u64));
    assert!(read(storage, &name, 0..content.len() as u64).await == content);
    assert!(read(storage, &name, 8_388_600..8_388_700).await == content[8_388_600..8_388_700]);

    let picture = Name::of(b"picture", "webp");
    for _ in 0..2 {
        storage.remove(&picture).await.unwrap();
        assert_eq!(storage.size(&picture).await.unwrap(), None);
    }

    let other = Name::of(b"another", "apk");
    let refused = storage.put_file(&other, &file).await.unwrap_err();
    assert_eq!(refused.kind(), ErrorKind::InvalidData);
    assert_eq!(storage.size(&other).await.unwrap(), None);
    assert!(storage.read(&other, 0..1).await.is_err());
}

#[tokio::test]
async fn a_folder_stores_and_returns_objects() {
    let folder = tempfile::tempdir().unwrap();
    keeps_its_promises(&LocalStorage::new(folder.path().join("store")), folder.path()).await;
}

#[tokio::test]
async fn a_bucket_stores_and_returns_objects() {
    let (folder, s3) = (tempfile::tempdir().unwrap(), S3::start());
    let stores = stores(&s3.settings());
    keeps_its_promises(stores.files.as_ref(), folder.path()).await;
    assert_eq!((s3.begun(), s3.unfinished()), (2, 0), "what was sent in vain was taken back");
    assert!(s3.keys().iter().all(|key| key.starts_with("files/")), "{:?}", s3.keys());
}

#[tokio::test]
async fn a_wrong_key_gets_nothing() {
    let s3 = S3::start();
    let mut settings = s3.settings();
    settings[3].1 = "another key than the store's".into();
    let storage = stores(&settings).media;
    let name = Name::of(b"picture", "webp");
    assert!(storage.put(&name, Bytes::from_static(b"picture")).await.is_err());
    assert!(storage.size(&name).await.is_err(), "that is not the same as not there");
    assert!(s3.keys().is_empty());
}

#[tokio::test]
async fn a_request_is_repeated_after_a_transient_error_of_the_store() {
    let s3 = S3::start();
    let storage = stores(&s3.settings()).media;
    let name = Name::of(b"picture", "webp");
    s3.fail_next(1);
    assert!(storage.put(&name, Bytes::from_static(b"picture")).await.unwrap());
    s3.fail_next(1);
    assert_eq!(read(storage.as_ref(), &name, 0..7).await, b"picture");
}

#[tokio::test]
async fn a_client_downloads_from_the_store_by_a_signed_address() {
    let s3 = S3::start();
    let storage = stores(&s3.settings()).files;
    let name = Name::of(b"test", "apk");
    storage.put(&name, Bytes::from_static(b"test")).await.unwrap();
    let disposition = "attachment; filename=\"_.apk\"; filename*=UTF-8''%E6%98%9F.apk";
    let address = async |head, name: &Name| {
        let fetch =
            Fetch { head, content_type: "application/x-game", disposition, life: Duration::from_secs(60) };
        storage.address(name, &fetch).await.unwrap().unwrap()
    };
    let signed = address(false, &name).await;
    let client = http().build().unwrap();
    let got = client.get(&signed).header("Range", "bytes=1-2").send().await.unwrap();
    assert_eq!(
        (got.status().as_u16(), &got.headers()["content-type"]),
        (206, &"application/x-game".parse().unwrap())
    );
    assert_eq!(got.headers()["content-disposition"], disposition);
    assert_eq!(got.text().await.unwrap(), "es");
    let head = client.head(address(true, &name).await).send().await.unwrap();
    assert_eq!((head.status().as_u16(), head.headers()["content-length"].to_str().unwrap()), (200, "4"));
    let others = Name::of(b"other", "apk");
    storage.put(&others, Bytes::from_static(b"other")).await.unwrap();
    let altered = client.get(signed.replace(name.as_str(), others.as_str())).send().await.unwrap();
    assert_eq!(altered.status(), 403);
}

#[tokio::test]
async fn a_portal_keeps_all_its_files_in_its_bucket() {
    let s3 = S3::start();
    let options =
        s3.settings().iter().fold(Options::default(), |options, (name, value)| options.set(name, value));
    let server = TestServer::start_with(options).await;
    let pack = crate::content::good_pack();
    let summary = content::import(
        &server.db.pool,
        &stores(&s3.settings()),
        pack.path(),
        Mode::Apply,
        &Progress::silent(),
    )
    .await
    .unwrap();
    assert_eq!((summary.new_pictures, summary.new_files, s3.keys().len()), (9, 3, 12));

    let visitor = server.visitor();
    let game = visitor.post("/api/web/game/detail", &[("appID", "1002")]).await;
    let icon = visitor.get(game.ok()["icon"]["url"].as_str().unwrap()).await;
    assert_eq!((icon.status.as_u16(), icon.header("content-type")), (200, "image/png"));
    let part = visitor.with("Range", "bytes=1-3").get(game.ok()["icon"]["url"].as_str().unwrap()).await;
    assert_eq!((part.status.as_u16(), part.text.as_str()), (206, "PNG"));

    let granted = visitor.post("/api/user/game/download/1002", &[("platformType", "1")]).await;
    let link = granted.ok()["url"].as_str().unwrap();
    let answer =
        exchange(&server, format!("GET {link} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").as_bytes())
            .await;
    assert!(answer.starts_with("HTTP/1.1 302"), "{answer}");
    let location = answer.lines().find_map(|line| line.strip_prefix("location: ")).unwrap();
    // The store does not know when the login ends, so its address expires soon.
    assert!(location.contains("X-Amz-Expires=60&"), "{location}");
    let got = http().build().unwrap().get(location).send().await.unwrap();
    assert_eq!(got.headers()["content-disposition"], "attachment; filename=\"doudou.apk\"");
    assert_eq!(got.headers()["content-type"], "application/vnd.android.package-archive");
    let expected = std::fs::read(pack.path().join("games/doudou/doudou.apk")).unwrap();
    assert_eq!(got.bytes().await.unwrap(), expected);
    assert!(server.media().is_empty(), "nothing is left on this machine");

    s3.fail_next(100);
    visitor.get(game.ok()["icon"]["url"].as_str().unwrap()).await.failed(503);
}
