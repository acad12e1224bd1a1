//! Aborted uploads leave no file, no row and no occupied upload slot. Slow uploads leave slots for other clients.

use std::time::Duration;

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

use crate::harness::{Options, TestServer, User, eventually, mp4::Movie, picture, video};

/// Clients that abort their upload.
const CUT: usize = 8;

#[tokio::test]
async fn aborted_uploads_leave_nothing_behind() {
    let options =
        Options::default().set("PORTAL_MEDIA_VIDEOS_AT_ONCE", "2").set("PORTAL_PICTURES_AT_ONCE", "1");
    let server = TestServer::start_with(options).await;
    let user = User::register(&server, "lin_xia").await;
    let movie = Movie::default().bytes();
    let arriving = || std::fs::read_dir(server.home().join("arriving")).map_or(0, Iterator::count);
    for n in 0..CUT {
        let kind = if n % 2 == 0 { "video" } else { "image" };
        let mut sender = begun(&server, &user, kind, &movie).await;
        if kind == "video" {
            eventually("a video that arrives", async || arriving() == 1).await;
        }
        if n % 4 < 2 {
            // Some clients close the connection, others disappear.
            sender.shutdown().await.unwrap();
        }
        drop(sender);
        eventually("nothing that arrives", async || arriving() == 0).await;
    }
    assert_eq!(server.media(), [""; 0]);
    assert_eq!(server.db.value::<i64>("select count(*) from media").await, 0);
    // Their upload slots are free again.
    picture(&user, 64, 64).await;
    video(&user).await;
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn slow_uploads_of_one_network_leave_slots_for_others() {
    let options = Options::default()
        .set("PORTAL_MEDIA_VIDEOS_AT_ONCE", "16")
        .set("PORTAL_TRUSTED_PROXIES", "127.0.0.0/8,::1/128");
    let server = TestServer::start_with(options).await;
    let movie = Movie::default().bytes();
    let arriving = || std::fs::read_dir(server.home().join("arriving")).map_or(0, Iterator::count);
    let mut slow = Vec::new();
    for n in 1..=4 {
        let user = User::register(&server, &format!("slow_{n}")).await;
        slow.push(begun(&server, &user, "video", &movie).await);
        eventually("a video that arrives", async || arriving() == n).await;
    }
    let user = User::register(&server, "lin_xia").await;
    let refused = user.client.upload_media("video", &movie).await;
    assert!(refused.failed(503).headers.contains_key("retry-after"));
    // The same player can upload from another address, and from this one after one upload has ended.
    user.client.with("X-Forwarded-For", "203.0.113.9").upload_media("video", &movie).await.ok();
    slow.pop();
    eventually("a free slot", async || arriving() == 3).await;
    user.client.upload_media("video", &movie).await.ok();
}

/// A reloaded page sends its file again before the server notices that the old page is gone.
#[tokio::test]
#[ignore = "night"]
async fn a_restarted_upload_waits_for_the_previous_one_and_is_not_refused() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let movie = Movie::default().bytes();
    let arriving = || std::fs::read_dir(server.home().join("arriving")).map_or(0, Iterator::count);
    let before = begun(&server, &user, "video", &movie).await;
    eventually("a video that arrives", async || arriving() == 1).await;
    let mut again = begun(&server, &user, "video", &movie).await;
    let mut answer = [0; 256];
    let answered = tokio::time::timeout(Duration::from_millis(300), again.read(&mut answer)).await;
    assert!(answered.is_err(), "it is answered: {}", String::from_utf8_lossy(&answer));
    drop(before);
    let rest = [&movie[movie.len() / 2..], b"\r\n--b--"].concat();
    again.write_all(&rest).await.unwrap();
    let length = again.read(&mut answer).await.unwrap();
    let answer = String::from_utf8_lossy(&answer[..length]).into_owned();
    assert!(answer.starts_with("HTTP/1.1 200 "), "{answer}");
    server.db.audit().await;
}

/// The first half of an upload.
async fn begun(server: &TestServer, user: &User, kind: &str, file: &[u8]) -> TcpStream {
    let form = format!(
        "--b\r\nContent-Disposition: form-data; name=\"kind\"\r\n\r\n{kind}\r\n\
         --b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a\"\r\n\r\n"
    );
    let head = format!(
        "POST /api/v1/media HTTP/1.1\r\nHost: x\r\nUG-Uid: {}\r\nUG-Token: {}\r\n\
         Content-Type: multipart/form-data; boundary=b\r\nContent-Length: {}\r\n\r\n",
        user.uid,
        user.token,
        form.len() + file.len() + 7
    );
    let mut sender = TcpStream::connect(server.addr()).await.unwrap();
    sender.write_all(&[head.as_bytes(), form.as_bytes(), &file[..file.len() / 2]].concat()).await.unwrap();
    sender
}
