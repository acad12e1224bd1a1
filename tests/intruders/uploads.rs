//! Files with a false type, with hidden content, or with names that lead elsewhere.

use std::io::Cursor;

use image::{DynamicImage, ImageFormat, Rgb, RgbImage};

use crate::harness::{Answer, Client, Options, TestServer, User, mp4::Movie};

/// Marks bytes that must not be stored.
const MARK: &[u8] = b"<script>alert(31.2304)</script>";

pub fn picture(format: ImageFormat) -> Vec<u8> {
    let pixels = RgbImage::from_fn(64, 48, |x, y| Rgb([(x * 4) as u8, (y * 4) as u8, 90]));
    let mut bytes = Cursor::new(Vec::new());
    DynamicImage::from(pixels).write_to(&mut bytes, format).unwrap();
    bytes.into_inner()
}

/// A JPEG with this segment after its first two bytes.
fn with_segment(marker: u8, head: &[u8]) -> Vec<u8> {
    let jpeg = picture(ImageFormat::Jpeg);
    let body = [head, MARK].concat();
    let length = u16::try_from(body.len() + 2).unwrap();
    [&jpeg[..2], &[0xff, marker], &length.to_be_bytes(), &body, &jpeg[2..]].concat()
}

/// A PNG with this chunk after its header.
fn with_chunk(kind: &[u8; 4], head: &[u8]) -> Vec<u8> {
    let png = picture(ImageFormat::Png);
    [&png[..33], &chunk(kind, &[head, MARK].concat()), &png[33..]].concat()
}

/// A chunk of a PNG.
pub fn chunk(kind: &[u8; 4], content: &[u8]) -> Vec<u8> {
    let length = u32::try_from(content.len()).unwrap();
    let content = [kind.as_slice(), content].concat();
    let crc = !content.iter().fold(!0_u32, |crc, byte| {
        (0..8).fold(
            crc ^ u32::from(*byte),
            |crc, _| if crc & 1 == 1 { crc >> 1 ^ 0xedb8_8320 } else { crc >> 1 },
        )
    });
    [length.to_be_bytes().as_slice(), &content, &crc.to_be_bytes()].concat()
}

/// Pictures with metadata, and files of two types at once: stored without the extra data, or refused.
fn more_than_pictures() -> Vec<(&'static str, Vec<u8>)> {
    let behind = |format| [picture(format), MARK.to_vec()].concat();
    let zip = [b"PK\x03\x04".as_slice(), MARK].concat();
    vec![
        ("EXIF with a place", with_segment(0xe1, b"Exif\0\0II\x2a\0\x08\0\0\0\0\0")),
        ("XMP", with_segment(0xe1, b"http://ns.adobe.com/xap/1.0/\0")),
        ("an ICC profile", with_segment(0xe2, b"ICC_PROFILE\0\x01\x01")),
        ("IPTC", with_segment(0xed, b"Photoshop 3.0\08BIM")),
        ("a comment", with_segment(0xfe, b"")),
        ("a PNG's text", with_chunk(b"tEXt", b"Comment\0")),
        ("a PNG's long text", with_chunk(b"iTXt", b"XML:com.adobe.xmp\0\0\0\0\0")),
        ("a PNG's EXIF", with_chunk(b"eXIf", b"II\x2a\0\x08\0\0\0\0\0")),
        ("a page behind a JPEG", behind(ImageFormat::Jpeg)),
        ("a page behind a PNG", behind(ImageFormat::Png)),
        ("a page behind a GIF", behind(ImageFormat::Gif)),
        ("a page behind a WebP", behind(ImageFormat::WebP)),
        ("an archive behind a JPEG", [picture(ImageFormat::Jpeg), zip].concat()),
    ]
}

/// Files that are not pictures, whatever their names.
fn no_pictures() -> Vec<(&'static str, Vec<u8>)> {
    let svg =
        b"<svg xmlns=\"http://www.w3.org/2000/svg\" onload=\"alert(1)\"><script>alert(1)</script></svg>"
            .to_vec();
    vec![
        ("SVG", svg.clone()),
        ("SVG of XML", [b"<?xml version=\"1.0\"?>\n".as_slice(), &svg].concat()),
        ("SVG behind a mark", [b"\xef\xbb\xbf \n".as_slice(), &svg].concat()),
        ("packed SVG", [b"\x1f\x8b\x08\0".as_slice(), &svg].concat()),
        ("SVG behind a GIF's first bytes", [b"GIF89a".as_slice(), &svg].concat()),
        ("a page", [b"<!doctype html>".as_slice(), MARK].concat()),
        ("a document", b"%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>".to_vec()),
        ("a script that is a JPEG", b"\xff\xd8\xff\xe0/*JFIF*/=alert(1)//".to_vec()),
        (
            "a script that is a BMP",
            b"BM=1;alert(1)//\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0".to_vec(),
        ),
        ("a TIFF", b"II\x2a\0\x08\0\0\0\0\0\0\0\0\0".to_vec()),
        ("an icon", b"\0\0\x01\0\x01\0\x10\x10\0\0\x01\0\x20\0".to_vec()),
        ("an AVIF", b"\0\0\0\x20ftypavif\0\0\0\0avifmif1miafMA1B".to_vec()),
        ("a program", b"\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0".to_vec()),
        ("a playlist that fetches", b"#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n".to_vec()),
        (
            "nothing but the head of a WebP",
            b"RIFF\xff\xff\xff\x7fWEBPVP8X\x0a\0\0\0\x10\0\0\0\xff\xff\xff\xff\xff\xff".to_vec(),
        ),
    ]
}

/// Uploads a picture by each call that accepts one.
async fn sent(client: &Client, file_name: &str, content: &[u8]) -> [Answer; 2] {
    let more = format!("; filename=\"{file_name}\"");
    [
        client.form("/api/user/center/uploadAvatar", &[("file", &more, content)]).await,
        client.form("/api/v1/media", &[("kind", "", b"image"), ("file", &more, content)]).await,
    ]
}

/// A server without upload limits.
async fn portal() -> (TestServer, User) {
    let options =
        ["PORTAL_AVATARS_PER_ACCOUNT", "PORTAL_MEDIA_IMAGES_PER_ACCOUNT", "PORTAL_MEDIA_VIDEOS_PER_ACCOUNT"]
            .into_iter()
            .fold(Options::default(), |options, limit| options.set(limit, "10000/1h"));
    let server = TestServer::start_with(options).await;
    let user = User::register(&server, "lin_xia").await;
    (server, user)
}

/// Every byte in the media store.
fn kept(server: &TestServer) -> Vec<(String, Vec<u8>)> {
    let folder = server.home().join("media");
    server.media().into_iter().map(|name| (name.clone(), std::fs::read(folder.join(name)).unwrap())).collect()
}

fn holds(bytes: &[u8], part: &[u8]) -> bool {
    bytes.windows(part.len()).any(|at| at == part)
}

#[tokio::test]
async fn nothing_but_the_pixels_of_a_picture_is_stored() {
    let (server, user) = portal().await;
    for (what, content) in more_than_pictures() {
        assert!(holds(&content, MARK), "{what}");
        for answer in sent(&user.client, "a.jpg", &content).await {
            assert!(answer.code() == 0 || answer.code() == 4000, "{what}: {}", answer.text);
        }
    }
    let kept = kept(&server);
    assert!(!kept.is_empty());
    for (name, bytes) in kept {
        assert_eq!(image::guess_format(&bytes).unwrap(), ImageFormat::Jpeg, "{name}");
        for trace in [MARK, b"31.2304", b"<script", b"Exif", b"8BIM", b"adobe", b"PK\x03\x04"] {
            assert!(!holds(&bytes, trace), "{name} holds {:?}", String::from_utf8_lossy(trace));
        }
    }
}

#[tokio::test]
async fn files_that_are_no_picture_or_video_are_refused_and_leave_nothing() {
    let (server, user) = portal().await;
    for (what, content) in no_pictures() {
        for (n, answer) in sent(&user.client, "picture.png", &content).await.into_iter().enumerate() {
            assert!(
                [400, 415].contains(&answer.status.as_u16()),
                "{what} {n}: {} {}",
                answer.status,
                answer.text
            );
        }
        let film = user.client.upload_media("video", &content).await;
        assert!([400, 415].contains(&film.status.as_u16()), "{what}: {}", film.text);
    }
    // A video with an embedded page, or of another type.
    for film in [
        [Movie::default().bytes(), MARK.to_vec()].concat(),
        [MARK.to_vec(), Movie::default().bytes()].concat(),
    ] {
        let answer = user.client.upload_media("video", &film).await;
        assert!([400, 415].contains(&answer.status.as_u16()), "{}", answer.text);
    }
    assert_eq!(server.media(), [""; 0]);
    assert_eq!(server.db.value::<i64>("select count(*) from media").await, 0);
}

#[tokio::test]
#[ignore = "night"]
async fn a_file_name_determines_neither_path_nor_served_type() {
    let (server, user) = portal().await;
    let png = picture(ImageFormat::Png);
    for name in [
        "../../../escaped.html",
        "..\\..\\escaped.html",
        "/tmp/escaped.html",
        "escaped.svg",
        "escaped.html%00.png",
        "escaped.php;.png",
        "<img src=q onerror=x()>.html",
        "'; drop table media; --.html",
        "$(touch escaped).html",
        "\u{202e}gnp.html",
        "aux.html",
        ".htaccess",
        "....//escaped.html",
    ] {
        for answer in sent(&user.client, name, &png).await {
            answer.ok();
            assert!(
                !answer.text.contains("escaped") && !answer.text.contains(".html"),
                "{name}: {}",
                answer.text
            );
        }
    }
    for name in server.media() {
        let (digest, rest) = name.split_once('-').unwrap();
        assert!(digest.bytes().all(|byte| byte.is_ascii_hexdigit()) && rest.ends_with(".jpg"), "{name}");
        let served = reqwest::get(server.url(&format!("/media/{name}"))).await.unwrap();
        assert_eq!(served.headers()["content-type"], "image/jpeg");
        assert_eq!(served.headers()["x-content-type-options"], "nosniff");
    }
    let home: Vec<_> = walk(server.home());
    assert!(home.iter().all(|path| !path.contains("escaped")), "{home:?}");
}

/// All files below this folder.
fn walk(folder: &std::path::Path) -> Vec<String> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let entry = entry.unwrap();
        if entry.file_type().unwrap().is_dir() {
            found.extend(walk(&entry.path()));
        } else {
            found.push(entry.path().display().to_string());
        }
    }
    found
}
