//! Pictures and videos for posts: `/api/v1/media`.

use std::io::Cursor;

use image::{DynamicImage, GenericImageView, ImageFormat, RgbImage};
use serde_json::json;
use uuid::Uuid;

use crate::harness::{
    Client, Options, TestServer, User, eventually, http,
    mp4::{Movie, devices},
    picture, publish, video,
};

fn png(width: u32, height: u32) -> Vec<u8> {
    let mut png = Cursor::new(Vec::new());
    DynamicImage::from(RgbImage::new(width, height)).write_to(&mut png, ImageFormat::Png).unwrap();
    png.into_inner()
}

async fn fetched(client: &Client, url: &str) -> Vec<u8> {
    let response = reqwest::get(format!("http://{}{url}", client.addr())).await.unwrap();
    assert_eq!(response.status(), 200, "{url}");
    response.bytes().await.unwrap().to_vec()
}

#[tokio::test]
async fn a_picture_is_served_in_three_sizes_and_never_as_it_was_sent() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let sent = png(2000, 1000);
    let answer = user.client.upload_media("image", &sent).await;
    let image = &answer.ok()["image"];
    assert_eq!((&answer.ok()["kind"], &answer.ok()["video"]), (&json!("image"), &json!(null)));
    assert_eq!(
        (&image["width"], &image["height"], &image["id"]),
        (&json!(1600), &json!(800), &answer.ok()["id"])
    );
    assert!(image["blur"].as_str().unwrap().starts_with("data:image/"));
    for (size, width) in [("thumb", 320), ("medium", 750), ("full", 1600)] {
        let url = image[size].as_str().unwrap();
        assert!(url.ends_with(&format!("-{width}.jpg")), "{url}");
        let bytes = fetched(&user.client, url).await;
        assert_eq!(image::load_from_memory(&bytes).unwrap().width(), width);
    }
    assert_eq!(server.media().len(), 3, "the original is not among them");
    // No picture is enlarged.
    let small = user.client.upload_media("image", &png(500, 100)).await;
    let image = &small.ok()["image"];
    assert_eq!((&image["medium"], &image["width"]), (&image["full"], &json!(500)));
    let bytes = fetched(&user.client, image["thumb"].as_str().unwrap()).await;
    assert_eq!(image::load_from_memory(&bytes).unwrap().dimensions(), (320, 64));
}

#[tokio::test]
#[ignore = "night"]
async fn a_video_is_served_in_ranges_and_only_as_a_video() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let movie = Movie { told: b"+31.2304+121.4737/", media: 5_000, ..Movie::default() };
    let answer = user.client.upload_media("video", &movie.bytes()).await;
    let video = &answer.ok()["video"];
    assert_eq!(
        (&video["width"], &video["height"], &video["seconds"], &video["size"]),
        (&json!(64), &json!(48), &json!(2), &json!(movie.bytes().len()))
    );
    let url = video["url"].as_str().unwrap();
    assert!(url.ends_with(".mp4"), "{url}");
    let whole = reqwest::get(server.url(url)).await.unwrap();
    assert_eq!(whole.headers()["content-type"], "video/mp4");
    assert_eq!(whole.headers()["x-content-type-options"], "nosniff");
    let policy = whole.headers()["content-security-policy"].to_str().unwrap().to_owned();
    assert!(policy.contains("sandbox") && policy.contains("default-src 'none'"), "{policy}");
    let whole = whole.bytes().await.unwrap();
    assert_eq!(whole.len(), movie.bytes().len());
    assert!(!whole.windows(9).any(|part| part == b"+121.4737"), "where it was taken is nobody's business");
    let part =
        http().build().unwrap().get(server.url(url)).header("Range", "bytes=100-199").send().await.unwrap();
    assert_eq!(
        (part.status().as_u16(), part.headers()["content-type"].to_str().unwrap()),
        (206, "video/mp4")
    );
    assert_eq!(part.bytes().await.unwrap(), whole.slice(100..200));
    // The folder of arriving files is empty.
    assert_eq!(std::fs::read_dir(server.home().join("arriving")).unwrap().count(), 0);
}

#[tokio::test]
#[ignore = "night"]
async fn videos_of_phones_and_cameras_are_served_without_places_and_devices() {
    let limit = Options::default().set("PORTAL_MEDIA_VIDEOS_PER_ACCOUNT", "100/1h");
    let server = TestServer::start_with(limit).await;
    let user = User::register(&server, "lin_xia").await;
    for device in devices::devices() {
        let answer = user.client.upload_media("video", &device.bytes).await;
        let served = fetched(&user.client, answer.ok()["video"]["url"].as_str().unwrap()).await;
        assert_eq!(served.len(), device.bytes.len(), "{}", device.name);
        let has = |part: &[u8]| served.windows(part.len()).any(|at| at == part);
        for mark in devices::PRIVATE {
            assert!(!has(mark), "{}: {}", device.name, String::from_utf8_lossy(mark));
        }
        assert!(device.samples.iter().all(|sample| has(sample)), "{}", device.name);
        let tracks = served.windows(4).filter(|kind| *kind == b"trak").count();
        assert_eq!(tracks, device.tracks, "{}", device.name);
    }
}

#[tokio::test]
async fn files_of_another_type_than_claimed_are_refused() {
    let server = TestServer::start_with(
        Options::default().set("PORTAL_MEDIA_IMAGE_BYTES", "20000").set("PORTAL_MEDIA_VIDEO_BYTES", "20000"),
    )
    .await;
    let user = User::register(&server, "lin_xia").await;
    let client = &user.client;
    for (kind, content, status) in [
        ("image", b"<script>alert(1)</script>".as_slice(), 415),
        ("image", Movie::default().bytes().as_slice(), 415),
        ("video", png(8, 8).as_slice(), 400),
        ("video", b"\0\0\0\x18mdat0123456789012345".as_slice(), 415),
        ("video", Movie { codec: *b"hvc1", ..Movie::default() }.bytes().as_slice(), 415),
        ("image", &vec![0xff; 20_001], 413),
        ("image", &vec![0xff; 200_001], 413),
        ("video", &vec![0; 20_001], 413),
        ("video", &vec![0; 600_000], 413),
    ] {
        let answer = client.upload_media(kind, content).await;
        assert_eq!(answer.status.as_u16(), status, "{kind} of {}: {}", content.len(), answer.text);
    }
    for (kind, content, wrong) in [
        ("image", &png(60, 60)[..100], "这张图片打不开，换一张试试"),
        ("video", &Movie::default().bytes()[..300], "这个视频打不开，换一个试试"),
        (
            "video",
            &[Movie::default().bytes().as_slice(), b"PK\x03\x04 a ZIP too"].concat(),
            "这个视频打不开，换一个试试",
        ),
        ("video", &Movie { samples: 3010, ..Movie::default() }.bytes(), "视频太长了，请剪短一点"),
    ] {
        assert_eq!(client.upload_media(kind, content).await.malformed("file"), wrong);
    }
    // A header that claims more pixels than the server decodes.
    let mut flood = png(4, 4);
    flood[16..24].copy_from_slice(&[0, 0, 0xea, 0x60, 0, 0, 0xea, 0x60]);
    client.upload_media("image", &flood).await.malformed("file");
    let file = ("file", "; filename=\"a.png\"", png(8, 8));
    let form = |fields: Vec<(&'static str, &'static str, Vec<u8>)>| async move {
        let fields: Vec<(&str, &str, &[u8])> =
            fields.iter().map(|(name, more, content)| (*name, *more, content.as_slice())).collect();
        client.form("/api/v1/media", &fields).await
    };
    let kind = |kind: &str| ("kind", "", kind.as_bytes().to_vec());
    form(vec![file.clone()]).await.malformed("kind");
    form(vec![file.clone(), kind("image")]).await.malformed("kind");
    form(vec![kind("sound"), file.clone()]).await.malformed("kind");
    form(vec![kind("image")]).await.malformed("file");
    form(vec![kind("image"), ("file", "", Vec::new())]).await.malformed("file");
    form(vec![("uid", "", b"7".to_vec()), kind("image"), file.clone()]).await.failed(403);
    server.visitor().upload_media("image", &png(8, 8)).await.refused(2);
    let bad_key = client.with("Idempotency-Key", "again");
    bad_key.upload_media("image", &png(8, 8)).await.malformed("Idempotency-Key");
    assert_eq!(server.media(), [""; 0], "nothing of it was kept");
    assert_eq!(std::fs::read_dir(server.home().join("arriving")).unwrap().count(), 0);
}

#[tokio::test]
async fn a_key_uploads_once_and_an_account_has_a_limit() {
    let options = Options::default()
        .set("PORTAL_MEDIA_IMAGES_PER_ACCOUNT", "2/1h")
        .set("PORTAL_MEDIA_VIDEOS_PER_ACCOUNT", "1/1h");
    let server = TestServer::start_with(options).await;
    let user = User::register(&server, "lin_xia").await;
    let once = user.client.with("Idempotency-Key", &Uuid::new_v4().to_string());
    let first = once.upload_media("image", &png(9, 9)).await.ok().clone();
    picture(&user, 10, 10).await;
    user.client.upload_media("image", &png(11, 11)).await.refused(1005);
    assert_eq!(
        *once.upload_media("image", &png(9, 9)).await.ok(),
        first,
        "answered, although there are too many"
    );
    video(&user).await;
    user.client.upload_media("video", &Movie::default().bytes()).await.refused(1005);
}

#[tokio::test]
#[ignore = "night"]
async fn of_a_file_with_two_types_only_the_picture_is_stored() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    // A page after a picture, a picture inside the beginning of a page, an animation of 10,000 frames.
    let page = b"<script>alert(1)</script>PK\x03\x04".as_slice();
    let mut film = Vec::new();
    {
        let mut frames = image::codecs::gif::GifEncoder::new(&mut film);
        let frame = image::Frame::new(image::RgbaImage::new(2, 2));
        frames.encode_frames((0..10_000).map(|_| frame.clone())).unwrap();
    }
    for sent in [[png(30, 30).as_slice(), page].concat(), [b"GIF89a/*".as_slice(), page].concat(), film] {
        let answer = user.client.upload_media("image", &sent).await;
        if answer.status == 200 {
            let kept = fetched(&user.client, answer.ok()["image"]["full"].as_str().unwrap()).await;
            assert_eq!(image::guess_format(&kept).unwrap(), ImageFormat::Jpeg);
            assert!(!kept.windows(8).any(|part| part == b"<script>"), "not a byte of what was sent");
            assert!(kept.len() < 10_000, "the first picture alone");
        } else {
            answer.malformed("file");
        }
    }
    assert_eq!(server.media().len(), 2, "the page that begins as a picture is none");
}

/// A server that deletes due media continuously, also new ones.
async fn tidying() -> TestServer {
    TestServer::start_with(Options::default().set("PORTAL_MEDIA_TIDY_S", "0.02")).await
}

async fn all_are_due(server: &TestServer) {
    server.db.execute("update media set look_time = now() - interval '1 minute'").await;
    eventually("the check of each medium", async || {
        server.db.value::<i64>("select count(*) from media where look_time <= now()").await == 0
    })
    .await;
}

#[tokio::test]
#[ignore = "night"]
async fn media_that_no_post_shows_are_deleted() {
    let server = tidying().await;
    let user = User::register(&server, "lin_xia").await;
    let (shown, poster, unused) =
        (picture(&user, 400, 300).await, picture(&user, 64, 48).await, picture(&user, 30, 30).await);
    let (film, unseen) = (video(&user).await, user.client.upload_media("video", &other_film()).await);
    let made = publish(
        &user,
        &json!({ "content": "看", "images": [shown], "video": { "media": film, "poster": poster } }),
    )
    .await;
    let files = server.media().len();
    all_are_due(&server).await;
    let left: i64 = server.db.value("select count(*) from media").await;
    assert_eq!((left, server.media().len()), (3, files - 2), "the two that no post shows");
    let gone = unseen.ok()["video"]["url"].as_str().unwrap().to_owned();
    assert_eq!(reqwest::get(server.url(&gone)).await.unwrap().status(), 404);
    for url in [&made["images"][0]["thumb"], &made["video"]["url"], &made["video"]["poster"]["full"]] {
        fetched(&user.client, url.as_str().unwrap()).await;
    }
    let late = json!({ "content": "晚了", "images": [unused] });
    user.client.post_json("/api/v1/square/post", &late).await.malformed("images");
    // Media that a post no longer shows are deleted too; those of hidden or deleted posts stay for operators.
    let path = format!("/api/v1/square/post/{}", made["id"]);
    let kept = json!({ "content": "看", "video": { "media": film, "poster": poster } });
    user.client.put_json(&path, &kept).await.ok();
    user.client.delete(&path).await.ok();
    all_are_due(&server).await;
    assert_eq!(server.db.value::<i64>("select count(*) from media").await, 2);
}

#[tokio::test]
#[ignore = "night"]
async fn pictures_of_comments_are_kept_also_of_deleted_ones() {
    let server = tidying().await;
    let user = User::register(&server, "lin_xia").await;
    let post = publish(&user, &json!({ "content": "看" })).await;
    let (shown, unused) = (picture(&user, 400, 300).await, picture(&user, 30, 30).await);
    let path = format!("/api/v1/square/post/{}/comment", post["id"]);
    let comment = user.client.post_json(&path, &json!({ "content": "", "image": shown })).await.ok().clone();
    all_are_due(&server).await;
    let left: Vec<Uuid> = server.db.value("select array_agg(id) from media").await;
    assert_eq!(left, [shown.parse::<Uuid>().unwrap()]);
    for size in ["thumb", "medium", "full"] {
        fetched(&user.client, comment["image"][size].as_str().unwrap()).await;
    }
    user.client.post_json(&path, &json!({ "content": "", "image": unused })).await.malformed("image");
    // Operators still look at it.
    user.client.delete(&format!("/api/v1/square/comment/{}", comment["id"])).await.ok();
    all_are_due(&server).await;
    assert_eq!(server.db.value::<i64>("select count(*) from media").await, 1);
}

#[tokio::test]
#[ignore = "night"]
async fn files_are_deleted_with_their_last_reference() {
    let server = tidying().await;
    let [user, other] = [User::register(&server, "lin_xia").await, User::register(&server, "azhe").await];
    let [mine, theirs] = [picture(&user, 640, 640).await, picture(&other, 640, 640).await];
    publish(&other, &json!({ "content": "同一张", "images": [theirs] })).await;
    let files = server.media();
    all_are_due(&server).await;
    let left: i64 =
        server.db.value_of("select count(*) from media where id = $1::text::uuid", &[&mine]).await;
    assert_eq!((left, server.media()), (0, files.clone()), "somebody else sent the same");
    // An avatar made from it has the same name.
    server.db.execute("update post set images = '[]'").await;
    let digest = files[0].split('-').next().unwrap().to_owned();
    let avatar = format!("update account set avatar = '{digest}-256.jpg' where uid = {}", user.uid);
    server.db.execute(&avatar).await;
    all_are_due(&server).await;
    assert_eq!(server.db.value::<i64>("select count(*) from media").await, 0);
    assert_eq!(server.media(), files);
}

#[tokio::test]
#[ignore = "night"]
async fn media_about_to_be_shown_are_kept() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let id = picture(&user, 30, 30).await;
    let files = server.media();
    let tidy = async || {
        let remove = async |names: Vec<String>| -> std::io::Result<()> { panic!("{names:?} are needed") };
        sql::media::tidy_one(&server.db.pool, 30, remove).await.unwrap()
    };
    // A post that is refused references it; it is kept until the next try.
    server.db.execute("update media set look_time = now() - interval '1 minute'").await;
    user.client
        .post_json("/api/v1/square/post", &json!({ "content": "", "images": [id] }))
        .await
        .malformed("content");
    let wrong = json!({ "content": "好", "images": [id, Uuid::new_v4()] });
    user.client.post_json("/api/v1/square/post", &wrong).await.malformed("images");
    assert_eq!(tidy().await, sql::media::Tidied::Nothing);
    // The same file is uploaded again by anybody: its stored files are found and kept.
    server.db.execute("update media set look_time = now() - interval '1 minute'").await;
    let other = User::register(&server, "azhe").await;
    picture(&other, 30, 30).await;
    assert_eq!(tidy().await, sql::media::Tidied::Nothing);
    assert_eq!(server.media(), files);
}

#[tokio::test]
#[ignore = "night"]
async fn a_failing_store_keeps_the_row() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    picture(&user, 30, 30).await;
    server.db.execute("update media set look_time = now() - interval '1 minute'").await;
    let tidied =
        sql::media::tidy_one(&server.db.pool, 30, async |_| Err(std::io::Error::other("away"))).await;
    assert_eq!(tidied.unwrap(), sql::media::Tidied::Failed);
    assert_eq!(server.db.value::<i64>("select count(*) from media where look_time > now()").await, 1);
}

fn other_film() -> Vec<u8> {
    Movie { media: 700, ..Movie::default() }.bytes()
}
