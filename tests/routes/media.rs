//! Pictures and files of the media store.

mod index;

use tempfile::TempDir;

use crate::harness::{Options, TestServer};

const NAME: &str = "/media/e3b0c44298fc1c149afbf4c8996fb924.webp";

/// A server over a home folder of the test's own.
async fn server() -> (TempDir, TestServer) {
    let home = tempfile::tempdir().unwrap();
    let server =
        TestServer::start_with(Options::default().set("PORTAL_HOME", home.path().to_str().unwrap())).await;
    (home, server)
}

#[tokio::test]
async fn only_stored_files_are_cacheable_for_ever() {
    let (home, server) = server().await;
    let visitor = server.visitor();
    visitor.get(NAME).await.failed(404);
    std::fs::create_dir(home.path().join("media")).unwrap();
    visitor.get(NAME).await.failed(404);
    std::fs::write(home.path().join(NAME.trim_start_matches('/')), "picture").unwrap();
    let picture = visitor.get(NAME).await;
    assert_eq!((picture.status.as_u16(), picture.text.as_str()), (200, "picture"));
    assert!(picture.header("cache-control").contains("immutable"));
    let part = visitor.with("Range", "bytes=2-3").get(NAME).await;
    assert_eq!((part.status.as_u16(), part.text.as_str()), (206, "ct"));
    assert!(part.header("cache-control").contains("immutable"));
    let beyond = visitor.with("Range", "bytes=100-").get(NAME).await;
    assert_eq!(beyond.status, 416);
    assert!(!beyond.headers.contains_key("cache-control"), "{beyond:?}");
}

#[tokio::test]
async fn an_unreadable_store_is_not_taken_for_an_empty_one() {
    let (home, server) = server().await;
    std::fs::write(home.path().join("media"), "no folder").unwrap();
    let busy = server.visitor().get(NAME).await;
    assert_eq!(busy.failed(503).header("retry-after"), "2");
}
