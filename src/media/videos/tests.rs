use std::{io::Write, net::Ipv4Addr, time::SystemTime};

use super::*;

#[path = "../../../tests/harness/mp4/mod.rs"]
mod mp4;

use mp4::{Film, Movie, Track, boxed, devices};

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

fn place(bytes: &[u8], part: &[u8]) -> Option<usize> {
    bytes.windows(part.len()).position(|at| at == part)
}

/// Replaces bytes of the first box of a kind, from this byte of its content on.
fn with(mut bytes: Vec<u8>, kind: &[u8; 4], at: usize, new: &[u8]) -> Vec<u8> {
    let start = place(&bytes, kind).unwrap() + 4 + at;
    bytes[start..start + new.len()].copy_from_slice(new);
    bytes
}

#[test]
fn of_files_of_phones_and_cameras_only_video_and_sound_are_kept() {
    for device in devices::devices() {
        let (name, sent) = (device.name, device.bytes);
        let private =
            |bytes: &[u8]| devices::PRIVATE.iter().filter(|mark| place(bytes, mark).is_some()).count();
        assert!(private(&sent) > 3, "{name}");
        let (about, kept) = seen(&sent).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(about, About { width: 64, height: 48, seconds: 2 }, "{name}");
        for mark in devices::PRIVATE {
            assert_eq!(place(&kept, mark), None, "{name} keeps {:?}", String::from_utf8_lossy(mark));
        }
        for sample in device.samples {
            let at = place(&sent, &sample).unwrap();
            assert_eq!(&kept[at..at + sample.len()], sample, "{name}, byte {at}");
        }
        assert_eq!(kept.windows(4).filter(|kind| *kind == b"trak").count(), device.tracks, "{name}");
    }
}

#[test]
fn a_real_video_keeps_every_byte_that_it_plays() {
    let demo = concat!(env!("CARGO_MANIFEST_DIR"), "/sql/demo/books/tuan-zi-de-yi-tian/chapters/01.mp4");
    let sent = fs::read(demo).unwrap();
    let (_, kept) = seen(&sent).unwrap();
    let media = place(&sent, b"mdat").unwrap();
    assert_eq!(place(&kept, b"mdat"), Some(media));
    assert!(sent[media..] == kept[media..]);
}

#[test]
fn a_repeated_box_is_removed_because_parsers_differ_in_which_one_they_read() {
    let mut film =
        Film { tracks: vec![Track::video(*b"avc1", vec![b"picture".to_vec(); 20])], ..Film::default() };
    film.tracks[0].boxes = boxed(b"tkhd", &[0; 84]);
    let (about, kept) = seen(&film.bytes()).unwrap();
    assert_eq!((about.width, kept.windows(4).filter(|kind| *kind == b"tkhd").count()), (64, 1));
}

#[test]
fn sizes_and_counts_that_a_file_only_states_are_refused_without_memory() {
    let large = Film {
        tracks: vec![Track::video(*b"avc1", vec![b"picture".to_vec(); 20])],
        is_large: true,
        ..Film::default()
    };
    let most = u32::MAX.to_be_bytes();
    let refused = |bytes: Vec<u8>| seen(&bytes).unwrap_err().to_string();
    for (kind, at) in [(b"stsd", 4), (b"stts", 4), (b"stsc", 4), (b"stsz", 8), (b"co64", 4)] {
        let why = refused(with(large.bytes(), kind, at, &most));
        assert!(
            ["it cannot be read: a table ends", "it cannot be read: sample entries are missing"]
                .contains(&&*why),
            "{why}"
        );
    }
    // The samples of a chunk end behind the largest possible position.
    let why = refused(with(large.bytes(), b"co64", 8, &[0xff; 8]));
    assert!(why.ends_with("a chunk behind all files"), "{why}");
    // Boxes of 64 bits that overflow, and that are smaller than their head.
    for (kind, size) in [(b"mdat", [0xff; 8]), (b"mdat", [0; 8]), (b"mdat", 15_u64.to_be_bytes())] {
        let why = refused(with(large.bytes(), kind, 0, &size));
        assert!(why.contains("a box of no possible size"), "{why}");
    }
    for kind in [b"mvhd", b"trak", b"tkhd", b"mdia", b"minf", b"stbl", b"stsz"] {
        let bytes = large.bytes();
        let head = place(&bytes, kind).unwrap() - 4;
        for size in [1_u32, 2, 7, 0x7fff_ffff, u32::MAX] {
            let mut bytes = bytes.clone();
            bytes[head..head + 4].copy_from_slice(&size.to_be_bytes());
            let why = refused(bytes);
            assert!(why.contains("a box of no possible size"), "{}: {why}", String::from_utf8_lossy(kind));
        }
    }
    // A chunk outside the file has no bytes to keep.
    let (_, kept) = seen(&with(large.bytes(), b"co64", 8, &(1_u64 << 40).to_be_bytes())).unwrap();
    assert_eq!(place(&kept, b"picture"), None);
}

#[test]
fn a_box_with_a_size_of_64_bits_is_read_like_another() {
    let movie = Movie::default().bytes();
    let start = place(&movie, b"moov").unwrap() - 4;
    let end = place(&movie, b"mdat").unwrap() - 4;
    let size = (end - start + 8) as u64;
    let large = [&movie[..start], &[0, 0, 0, 1], b"moov", &size.to_be_bytes(), &movie[start + 8..]].concat();
    let (about, _) = seen(&large).unwrap();
    assert_eq!(about.seconds, 2);
}

#[test]
fn samples_in_another_file_and_in_fragments_are_refused() {
    let movie = Movie::default().bytes();
    let other_file = with(movie, b"url ", 0, &[0, 0, 0, 0]);
    assert!(matches!(seen(&other_file), Err(Refused::Broken(_))));
    let fragments = boxed(b"mvex", &boxed(b"trex", &[0; 24]));
    let track = Track::video(*b"avc1", vec![b"picture".to_vec()]);
    let film = Film { tracks: vec![track], movie_boxes: fragments, ..Film::default() };
    assert!(matches!(seen(&film.bytes()), Err(Refused::Unknown)));
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
    assert!(unknown(&with(movie.clone(), b"hdlr", 8, b"soun")), "no video");
    assert!(unknown(&[boxed(b"ftyp", &[0; 300]), movie[24..].to_vec()].concat()), "a large file type");
    assert!(broken(&Movie { samples: 0, ..Movie::default() }.bytes()), "no length");
    assert!(broken(&Movie { media: 0, ..Movie::default() }.bytes()), "no samples");
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
    let mut sound = vec![
        Movie::default().bytes(),
        Movie { lies: true, told: b"+31.2304+121.4737/", ..Movie::default() }.bytes(),
        Movie { samples: 2_999, media: 1, ..Movie::default() }.bytes(),
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
    sound.extend(devices::devices().into_iter().map(|device| device.bytes));
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
