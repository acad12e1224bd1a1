use std::io::Cursor;

use image::{DynamicImage, GenericImageView, ImageFormat, Rgb, RgbImage, Rgba, RgbaImage};
use reqwest::Method;
use tokio::{io::AsyncWriteExt, net::TcpStream};

use crate::harness::{Answer, Nodes, Options, TestServer, User, eventually, exchange};

const PATH: &str = "/api/user/center/uploadAvatar";
const WIDTHS: [u32; 3] = [96, 256, 640];

/// Red on the left, blue on the right.
fn halves(width: u32, height: u32) -> DynamicImage {
    RgbImage::from_fn(width, height, |x, _| if x < width / 2 { Rgb([255, 0, 0]) } else { Rgb([0, 0, 255]) })
        .into()
}

fn encode(picture: &DynamicImage, format: ImageFormat) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    picture.write_to(&mut bytes, format).unwrap();
    bytes.into_inner()
}

async fn upload(user: &User, file: &[u8]) -> Answer {
    user.client.upload(PATH, "file", "picture.png", file).await
}

/// The picture that is served in this width.
async fn served(user: &User, avatar: &str, width: u32) -> (Vec<u8>, DynamicImage) {
    let url = avatar.replace("-256.jpg", &format!("-{width}.jpg"));
    let response = reqwest::get(format!("http://{}{url}", user.client.addr())).await.unwrap();
    assert_eq!(response.status(), 200, "{url}");
    assert_eq!(response.headers()["content-type"], "image/jpeg");
    // An avatar can be replaced and erased, so no cache keeps it for ever.
    assert_eq!(response.headers()["cache-control"], "public, max-age=86400");
    let bytes = response.bytes().await.unwrap().to_vec();
    let picture = image::load_from_memory_with_format(&bytes, ImageFormat::Jpeg).unwrap();
    assert_eq!(picture.dimensions(), (width, width));
    (bytes, picture)
}

fn is_red(picture: &DynamicImage, x: u32, y: u32) -> bool {
    let Rgba([r, _, b, _]) = picture.get_pixel(x, y);
    r > 200 && b < 60
}

fn is_blue(picture: &DynamicImage, x: u32, y: u32) -> bool {
    let Rgba([r, _, b, _]) = picture.get_pixel(x, y);
    b > 200 && r < 60
}

#[tokio::test]
#[ignore = "night"]
async fn every_format_becomes_a_square_jpeg_in_three_widths() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    for format in [ImageFormat::Png, ImageFormat::Jpeg, ImageFormat::WebP, ImageFormat::Gif] {
        // Name and type claim PNG; the content decides.
        let answer = upload(&user, &encode(&halves(400, 300), format)).await;
        let avatar = answer.ok()["avatar"].as_str().unwrap().to_owned();
        assert!(avatar.starts_with("/media/") && avatar.ends_with("-256.jpg"), "{avatar}");
        assert_eq!(user.me().await["avatar"], avatar);
        for width in WIDTHS {
            let (_, picture) = served(&user, &avatar, width).await;
            assert!(is_red(&picture, width / 4, width / 2), "{format:?} {width}");
            assert!(is_blue(&picture, width * 3 / 4, width / 2), "{format:?} {width}");
        }
    }
    server.db.audit().await;
}

#[tokio::test]
#[ignore = "night"]
async fn the_centre_is_cropped_and_transparency_becomes_white() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    // Green at both ends, which are cropped; the centre is transparent.
    let wide: DynamicImage = RgbaImage::from_fn(900, 300, |x, _| {
        if (300..600).contains(&x) { Rgba([0, 0, 0, 0]) } else { Rgba([0, 255, 0, 255]) }
    })
    .into();
    let answer = upload(&user, &encode(&wide, ImageFormat::Png)).await;
    let (_, picture) = served(&user, answer.ok()["avatar"].as_str().unwrap(), 96).await;
    for (x, y) in [(0, 0), (95, 0), (48, 48), (0, 95)] {
        assert_eq!(picture.get_pixel(x, y), Rgba([255, 255, 255, 255]));
    }
}

/// A JPEG with EXIF data: rotate by 90° clockwise, and a location.
fn with_exif(jpeg: &[u8]) -> Vec<u8> {
    let entry = |tag: u16, kind: u16, count: u32, value: u32| {
        [&tag.to_le_bytes()[..], &kind.to_le_bytes(), &count.to_le_bytes(), &value.to_le_bytes()].concat()
    };
    let gps_at = 8 + 2 + 2 * 12 + 4;
    let tiff = [
        b"II\x2a\0\x08\0\0\0".to_vec(),
        2_u16.to_le_bytes().to_vec(),
        entry(0x0112, 3, 1, 6),
        entry(0x8825, 4, 1, gps_at),
        0_u32.to_le_bytes().to_vec(),
        1_u16.to_le_bytes().to_vec(),
        entry(1, 2, 2, u32::from(b'N')),
        0_u32.to_le_bytes().to_vec(),
        b"GPS 31.2304 N 121.4737 E".to_vec(),
    ]
    .concat();
    let body = [b"Exif\0\0", tiff.as_slice()].concat();
    let length = u16::try_from(body.len() + 2).unwrap();
    [&jpeg[..2], &[0xff, 0xe1], &length.to_be_bytes(), &body, &jpeg[2..]].concat()
}

#[tokio::test]
#[ignore = "night"]
async fn an_avatar_is_rotated_upright_and_its_metadata_is_removed() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let picture = with_exif(&encode(&halves(1600, 1500), ImageFormat::Jpeg));
    assert!(picture.windows(4).any(|four| four == b"Exif"));
    let answer = upload(&user, &picture).await;
    for width in WIDTHS {
        let (bytes, picture) = served(&user, answer.ok()["avatar"].as_str().unwrap(), width).await;
        assert!(is_red(&picture, width / 2, width / 4), "left was turned to the top");
        assert!(is_blue(&picture, width / 2, width * 3 / 4));
        for trace in [&b"Exif"[..], b"GPS", b"121.4737"] {
            assert!(!bytes.windows(trace.len()).any(|part| part == trace));
        }
        assert!(!bytes.windows(2).any(|two| two == [0xff, 0xe1]), "no metadata of any kind");
    }
}

#[tokio::test]
#[ignore = "night"]
async fn an_equal_picture_is_stored_once() {
    let nodes = Nodes::start().await;
    let user = User::register(&nodes.a, "lin_xia").await;
    let other = User::register(&nodes.a, "other").await;
    let mut socket = user.client.at(&nodes.b).socket().await;
    let first = socket.next_of_type("status").await;
    let jpeg = encode(&halves(640, 640), ImageFormat::Jpeg);
    let avatar = upload(&user, &jpeg).await.ok()["avatar"].clone();
    socket
        .status_where("other pages learn of it", |status| {
            status["version"].as_i64() > first["version"].as_i64()
        })
        .await;
    assert_eq!(upload(&other, &jpeg).await.ok()["avatar"], avatar);
    // Bytes after the picture are ignored.
    let tail = [jpeg.as_slice(), b"PK\x03\x04 <script>alert(1)</script>"].concat();
    assert_eq!(upload(&user, &tail).await.ok()["avatar"], avatar);
    let mut files = nodes.a.media();
    files.sort();
    assert_eq!(files.len(), 3, "{files:?}");
    for (file, width) in files.iter().zip(["256", "640", "96"]) {
        assert!(file.ends_with(&format!("-{width}.jpg")), "{files:?}");
    }
}

/// A PNG header that claims this size, with little data after it.
fn png_of(width: u32, height: u32) -> Vec<u8> {
    let mut bytes = encode(&halves(4, 4), ImageFormat::Png);
    bytes[16..20].copy_from_slice(&width.to_be_bytes());
    bytes[20..24].copy_from_slice(&height.to_be_bytes());
    let crc = !bytes[12..29].iter().fold(!0_u32, |crc, byte| {
        (0..8).fold(
            crc ^ u32::from(*byte),
            |crc, _| if crc & 1 == 1 { crc >> 1 ^ 0xedb8_8320 } else { crc >> 1 },
        )
    });
    bytes[29..33].copy_from_slice(&crc.to_be_bytes());
    bytes
}

#[tokio::test]
async fn an_incomplete_or_too_large_picture_is_refused() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let cut = |format| {
        let whole = encode(&halves(640, 640), format);
        whole[..whole.len() * 2 / 3].to_vec()
    };
    let mut late = encode(&halves(640, 640), ImageFormat::Jpeg);
    late.truncate(late.len() - 2);
    let huge_gif = [&b"GIF89a\xff\xff\xff\xff\0\0\0,\0\0\0\0\xff\xff\xff\xff\0\x02\x02D\x01\0;"[..]].concat();
    let broken = "这张图片打不开，换一张试试";
    let too_many = "图片尺寸太大了，请选 4000 万像素以内的";
    for (what, file, wrong) in [
        ("a cut JPEG", cut(ImageFormat::Jpeg), broken),
        ("a JPEG without its end", late, broken),
        ("a cut PNG", cut(ImageFormat::Png), broken),
        ("a cut WebP", cut(ImageFormat::WebP), broken),
        ("a cut GIF", cut(ImageFormat::Gif), broken),
        ("a GIF that is a script", b"GIF89a/*\0\0*/=1;alert(1)//".to_vec(), broken),
        ("a JPEG's first bytes", vec![0xff, 0xd8, 0xff, 0xe0], broken),
        ("a bomb", png_of(60_000, 60_000), too_many),
        ("a long bomb", png_of(2_000_000_000, 1), too_many),
        ("a GIF that claims four billion pixels", huge_gif, too_many),
    ] {
        let answer = upload(&user, &file).await;
        assert_eq!(answer.malformed("file"), wrong, "{what}");
    }
    for (what, file) in [
        ("text", b"hello".to_vec()),
        ("a vector", b"<svg xmlns=\"http://www.w3.org/2000/svg\"><script>alert(1)</script></svg>".to_vec()),
        ("a BMP", b"BM\x46\0\0\0\0\0\0\0".to_vec()),
        ("a page", b"<!doctype html><script>alert(1)</script>".to_vec()),
    ] {
        let answer = upload(&user, &file).await;
        answer.failed(415);
        assert_eq!(answer.msg(), "请选 JPEG、PNG、WebP 或 GIF 图片", "{what}");
    }
    assert_eq!(user.me().await["avatar"], serde_json::Value::Null);
    assert!(server.media().is_empty(), "nothing is kept");
}

#[tokio::test]
#[ignore = "night"]
async fn too_many_bytes_are_refused_with_a_reason() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let answer = upload(&user, &vec![0; 5 * 1024 * 1024 + 1]).await;
    assert_eq!(answer.failed(413).msg(), "图片太大了，请选小一点的");
    // The largest permitted file is read.
    upload(&user, &vec![0; 5 * 1024 * 1024]).await.failed(415);
    let small = TestServer::start_with(Options::default().set("PORTAL_AVATAR_BYTES", "2000")).await;
    let user = User::register(&small, "lin_xia").await;
    upload(&user, &vec![0; 2001]).await.failed(413);
    upload(&user, &encode(&halves(64, 64), ImageFormat::Png)).await.ok();
}

#[tokio::test]
async fn without_session_form_or_file_nothing_is_read() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let png = encode(&halves(64, 64), ImageFormat::Png);
    server.visitor().upload(PATH, "file", "a.png", &png).await.refused(2);
    server.visitor().upload(PATH, "file", "a.png", &vec![0; 4 * 1024 * 1024]).await.refused(2);
    assert_eq!(user.client.upload(PATH, "picture", "a.png", &png).await.malformed("file"), "不能为空");
    assert_eq!(user.client.upload(PATH, "file", "a.png", b"").await.malformed("file"), "不能为空");
    user.client.send(Method::POST, PATH, "image/png", png.clone()).await.failed(415);
    user.client.post(PATH, &[("file", "x")]).await.failed(415);
    let cut = b"--x\r\nContent-Disposition: form-data; name=\"file\"\r\n\r\nabc".to_vec();
    user.client.send(Method::POST, PATH, "multipart/form-data; boundary=x", cut).await.malformed("body");
}

/// The beginning of an upload that stalls.
fn begun_upload(user: &User) -> String {
    format!(
        "POST {PATH} HTTP/1.1\r\nHost: portal\r\nUG-Uid: {}\r\nUG-Token: {}\r\nContent-Length: 9000\r\n\
         Content-Type: multipart/form-data; boundary=x\r\nConnection: close\r\n\r\n\
         --x\r\nContent-Disposition: form-data; name=\"file\"\r\n\r\nabc",
        user.uid, user.token
    )
}

#[tokio::test]
#[ignore = "night"]
async fn a_stalled_upload_is_given_up() {
    let options =
        Options::default().set("PORTAL_UPLOAD_PAUSE_S", "0.2").set("PORTAL_UPLOAD_BYTES_A_SECOND", "100000");
    let server = TestServer::start_with(options).await;
    let user = User::register(&server, "lin_xia").await;
    let answer = exchange(&server, begun_upload(&user).as_bytes()).await;
    assert!(
        answer.starts_with("HTTP/1.1 408 ")
            && answer.contains(r#""msg":"请求超时""#)
            && answer.contains("上传太慢了"),
        "{answer}"
    );
    // A fast upload passes the same limits.
    upload(&user, &encode(&halves(64, 64), ImageFormat::Png)).await.ok();
}

#[tokio::test]
#[ignore = "night"]
async fn an_account_uploads_one_picture_at_a_time() {
    let server =
        TestServer::start_with(Options::default().set("PORTAL_AVATARS_PER_ACCOUNT", "10000/1h")).await;
    let user = User::register(&server, "lin_xia").await;
    let other = User::register(&server, "other").await;
    let png = encode(&halves(64, 64), ImageFormat::Png);
    let begin = async || {
        let mut slow = TcpStream::connect(server.addr()).await.unwrap();
        slow.write_all(begun_upload(&user).as_bytes()).await.unwrap();
        slow
    };
    let mut slow = begin().await;
    eventually("the occupied upload slot", async || {
        let has_it = upload(&user, &png).await.status == 503;
        if !has_it {
            // The second upload was faster, or it came during the slow one and was refused.
            slow = begin().await;
        }
        has_it
    })
    .await;
    upload(&other, &png).await.ok();
    drop(slow);
    eventually("the free upload slot", async || upload(&user, &png).await.code() == 0).await;
}

#[tokio::test]
async fn an_avatar_of_another_account_cannot_be_set() {
    let server = TestServer::start().await;
    let user = User::register(&server, "lin_xia").await;
    let png = encode(&halves(64, 64), ImageFormat::Png);
    let with_uid = |uid: &str| {
        let head = format!("--x\r\nContent-Disposition: form-data; name=\"uid\"\r\n\r\n{uid}\r\n");
        let file = "--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.png\"\r\n\r\n";
        [head.as_bytes(), file.as_bytes(), &png, b"\r\n--x--\r\n"].concat()
    };
    let form = "multipart/form-data; boundary=x";
    user.client.send(Method::POST, PATH, form, with_uid("77")).await.failed(403);
    for wrong in ["me", "", "123456789012345678901234567890"] {
        user.client.send(Method::POST, PATH, form, with_uid(wrong)).await.malformed("uid");
    }
    assert!(server.media().is_empty());
    user.client.send(Method::POST, PATH, form, with_uid(&user.uid.to_string())).await.ok();
}

#[tokio::test]
#[ignore = "night"]
async fn avatars_of_one_account_are_limited() {
    let server = TestServer::start_with(Options::default().set("PORTAL_AVATARS_PER_ACCOUNT", "2/1h")).await;
    let user = User::register(&server, "lin_xia").await;
    let other = User::register(&server, "other").await;
    let png = encode(&halves(64, 64), ImageFormat::Png);
    upload(&user, &png).await.ok();
    upload(&user, b"hello").await.failed(415);
    let answer = upload(&user, &png).await;
    assert!(answer.refused(1005).json["data"]["retryAfter"].as_i64().unwrap() > 3000);
    upload(&other, &png).await.ok();
}
