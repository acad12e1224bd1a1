use std::{io::Write, net::Ipv4Addr, time::SystemTime};

use super::*;

#[path = "../../../tests/harness/mp4.rs"]
mod mp4;

use mp4::{Movie, boxed};

use crate::fuzz::{broken, fuzz};

fn seen(bytes: &[u8]) -> Result<(About, Vec<u8>), Refused> {
    let mut file = NamedTempFile::new().unwrap();
    file.write_all(bytes).unwrap();
    let video = look(file, 300)?;
    assert_eq!(video.size_bytes, bytes.len() as u64);
    Ok((video.about, fs::read(video.file.path()).unwrap()))
}

#[test]
fn a_video_tells_its_size_and_length_upright() {
    let about = |movie: Movie| seen(&movie.bytes()).map(|(about, _)| about).unwrap();
    assert_eq!(about(Movie::default()), About { width: 64, height: 48, seconds: 2 });
    assert_eq!(about(Movie { lies: true, ..Movie::default() }), About { width: 48, height: 64, seconds: 2 });
    // The stated length is shorter than the sum of the samples.
    assert_eq!(about(Movie { samples: 100, ..Movie::default() }).seconds, 10);
}

#[test]
fn what_is_told_about_a_video_is_wiped_out() {
    let movie = Movie { told: b"+31.2304+121.4737/ Lin Xia's phone", ..Movie::default() };
    let bytes = movie.bytes();
    assert!(bytes.windows(9).any(|part| part == b"+121.4737"));
    let (about, kept) = seen(&bytes).unwrap();
    assert_eq!(about.seconds, 2);
    assert!(!kept.windows(9).any(|part| part == b"+121.4737"), "it is still there");
    assert!(!kept.windows(4).any(|part| part == b"udta"));
}

#[test]
fn what_is_behind_the_movie_is_wiped_out_and_a_box_without_end_gets_one() {
    let foreign = boxed(b"html", b"<script>alert(1)</script>");
    let (_, kept) = seen(&[Movie::default().bytes(), foreign].concat()).unwrap();
    assert!(!kept.windows(8).any(|part| part == b"<script>"));
    let mut bytes = Movie::default().bytes();
    let last = bytes.windows(4).rposition(|part| part == b"mdat").unwrap() - 4;
    bytes[last..last + 4].copy_from_slice(&[0; 4]);
    let (_, kept) = seen(&bytes).unwrap();
    assert_eq!(kept, Movie::default().bytes());
}

#[test]
fn what_is_no_video_is_told_from_what_is_broken() {
    let movie = Movie::default().bytes();
    let unknown = |bytes: &[u8]| matches!(seen(bytes), Err(Refused::Unknown));
    let broken = |bytes: &[u8]| matches!(seen(bytes), Err(Refused::Broken(_)));
    assert!(unknown(b""), "nothing");
    assert!(unknown(&boxed(b"moov", b"")), "no ftyp first");
    assert!(unknown(&movie[..24]), "no movie");
    assert!(
        unknown(&Movie { codec: *b"hvc1", ..Movie::default() }.bytes()),
        "a codec that few browsers play"
    );
    assert!(unknown(&[movie.clone(), movie.clone()].concat()), "two movies");
    assert!(unknown(&[movie.clone(), boxed(b"moof", b"")].concat()), "in fragments");
    assert!(broken(b"<html>no boxes at all</html>"));
    assert!(broken(&movie[..movie.len() - 1]), "cut short");
    assert!(broken(&[movie.as_slice(), b"PK\x03\x04 and more of a ZIP"].concat()), "something behind it");
    assert!(broken(&Movie { samples: 0, ..Movie::default() }.bytes()), "no length");
    assert!(matches!(seen(&Movie { samples: 3001, ..Movie::default() }.bytes()), Err(Refused::TooLong)));
    let many = (0..10_001).flat_map(|_| boxed(b"free", b"")).collect::<Vec<_>>();
    assert!(broken(&[movie.as_slice(), &many].concat()), "too many boxes");
}

#[test]
fn no_byte_that_is_changed_does_more_than_refuse() {
    let movie = Movie::default().bytes();
    for place in 0..movie.len() {
        for byte in [0, 1, 0x7f, 0xff] {
            let mut changed = movie.clone();
            changed[place] = byte;
            let _ = seen(&changed);
        }
    }
}

#[test]
fn an_account_has_one_place_and_what_was_left_is_swept() {
    let folder = tempfile::tempdir().unwrap();
    let old = folder.path().join("left");
    let left = File::create(&old).unwrap();
    left.set_modified(SystemTime::UNIX_EPOCH + LEFT).unwrap();
    let videos = Videos::new(folder.path().to_owned(), 2);
    assert!(!old.exists());
    // Each account has its own address.
    let at = |uid: u32| videos.place(uid.into(), Ipv4Addr::from_bits(uid).into());
    let place = at(1).unwrap();
    assert!(matches!(at(1), Err(Refused::Busy)));
    let other = at(2).unwrap();
    assert!(matches!(at(3), Err(Refused::Busy)), "there are no more");
    let file = place.file().unwrap();
    let path = file.path().to_owned();
    assert!(path.exists());
    drop((file, place, other));
    assert!(!path.exists());
    at(3).unwrap();
}

#[test]
fn fuzzed_videos_are_kept_as_they_are_shown_or_refused() {
    let fragment = [boxed(b"mvhd", &[0; 100]), boxed(b"mvex", &boxed(b"trex", &[0; 24]))].concat();
    let sound = vec![
        Movie::default().bytes(),
        Movie { lies: true, told: b"+31.2304+121.4737/", ..Movie::default() }.bytes(),
        Movie { samples: 2_999, media: 0, ..Movie::default() }.bytes(),
        [
            boxed(b"ftyp", b"iso5\0\0\x02\0iso5dash"),
            boxed(b"moov", &fragment),
            boxed(b"moof", b""),
            boxed(b"mdat", b"x"),
        ]
        .concat(),
        [
            boxed(b"styp", b"msdh"),
            boxed(b"sidx", &[0; 32]),
            boxed(b"moof", &boxed(b"mfhd", &[0; 8])),
            boxed(b"mdat", b"x"),
        ]
        .concat(),
    ];
    const KINDS: &[&str] = &[
        "ftyp",
        "moov",
        "trak",
        "mdia",
        "minf",
        "stbl",
        "stsd",
        "stts",
        "stsc",
        "stsz",
        "stco",
        "co64",
        "mvhd",
        "tkhd",
        "mdhd",
        "hdlr",
        "edts",
        "elst",
        "mvex",
        "moof",
        "mdat",
        "udta",
        "meta",
        "uuid",
        "free",
        "avc1",
        "avcC",
        "vp09",
        "vpcC",
        "av01",
        "av1C",
        "esds",
        "mp4a",
        "encv",
        "sinf",
        "\u{0}\u{0}\u{0}\u{1}",
        "\u{0}\u{0}\u{0}\u{0}",
        "\u{0}\u{0}\u{0}\u{8}",
    ];
    fuzz("videos", 1_500, broken(sound, KINDS), |bytes| {
        let Ok((about, kept)) = seen(&bytes) else { return };
        assert!(
            (1..=300).contains(&about.seconds) && about.width <= MAX_SIDE && about.height <= MAX_SIDE,
            "{about:?}"
        );
        assert_eq!(kept.len(), bytes.len());
        let (again, kept_again) = seen(&kept).unwrap();
        assert_eq!((again, kept_again == kept), (about, true), "it is tidy");
    });
}
