//! Files with the boxes and tracks that phones and cameras write. Their private data has the marks of `PRIVATE`.

use super::{Film, Track, boxed, video_entry};

/// A place, an owner and a serial number.
const TOLD: &[u8] = b"+31.2304+121.4737/ Lin Xia C3441325";
/// When it was filmed, in seconds since 1904.
const CREATED: u32 = 0xe3a1_b2c3;
/// Each file has some of these, and none is needed to play it.
pub const PRIVATE: [&[u8]; 25] = [
    b"+31.2304",
    b"Lin Xia",
    b"C3441325",
    &CREATED.to_be_bytes(),
    b"Core Media",
    b"GoPro",
    b"DJI",
    b"\xa9xyz",
    b"/Volumes",
    b"auth",
    b"djmd",
    b"gpmd",
    b"GPMF",
    b"jpeg",
    b"keys",
    b"loci",
    b"mebx",
    b"meta",
    b"rtmd",
    b"text",
    b"tmcd",
    b"tref",
    b"udta",
    b"uuid",
    b"freeGPS",
];

pub struct Device {
    pub name: &'static str,
    pub bytes: Vec<u8>,
    /// The samples of video and sound.
    pub samples: Vec<Vec<u8>>,
    /// The number of tracks with video or sound.
    pub tracks: usize,
}

pub fn devices() -> Vec<Device> {
    vec![
        iphone(),
        old_iphone(),
        pixel(),
        samsung(),
        xiaomi(),
        action_camera(),
        drone(),
        two_lenses(),
        camcorder(),
        dash_camera(),
    ]
}

/// The live position of an iPhone is in samples of its own tracks.
fn iphone() -> Device {
    let core = b"Core Media Video".as_slice();
    let picture = Track { handler_name: core, boxes: boxed(b"tapt", TOLD), ..video(b"avc1", b"H.264") };
    let sound = Track { handler_name: b"Core Media Audio", ..sound(quicktime_sound_entry()) };
    let place = Track { boxes: boxed(b"tref", &boxed(b"cdsc", &[0, 0, 0, 1])), ..told(b"meta", b"mebx") };
    let keys = [boxed(b"keys", b"com.apple.quicktime.location.ISO6709"), boxed(b"ilst", TOLD)];
    device(
        "iPhone",
        [picture, sound].into(),
        [place.clone(), place].into(),
        Film {
            brands: b"qt  \0\0\0\0qt  ",
            before: boxed(b"wide", b""),
            movie_boxes: boxed(b"meta", &keys.concat()),
            movie_is_last: true,
            alias: TOLD,
            ..Film::default()
        },
    )
}

fn old_iphone() -> Device {
    let about = [boxed(b"\xa9xyz", TOLD), boxed(b"\xa9mod", TOLD), boxed(b"\xa9day", TOLD), vec![0; 4]];
    let film = Film { movie_boxes: boxed(b"udta", &about.concat()), movie_is_last: true, ..Film::default() };
    device("old iPhone", [video(b"avc1", b"H.264"), sound(sound_entry(b"mp4a"))].into(), vec![], film)
}

/// A motion photo of a Pixel has a picture as a track.
fn pixel() -> Device {
    let film = Film {
        brands: b"mp42\0\0\0\0isommp42",
        movie_boxes: [boxed(b"meta", TOLD), boxed(b"udta", &boxed(b"\xa9xyz", TOLD))].concat(),
        behind: boxed(b"mpvd", TOLD),
        ..Film::default()
    };
    let picture = [video(b"avc1", b""), sound(sound_entry(b"mp4a"))];
    device("Pixel", picture.into(), [told(b"meta", b"mett")].into(), film)
}

fn samsung() -> Device {
    let about = [boxed(b"smta", TOLD), boxed(b"\xa9xyz", TOLD)];
    let film = Film {
        before: boxed(b"free", TOLD),
        movie_boxes: boxed(b"udta", &about.concat()),
        behind: boxed(b"sefd", TOLD),
        movie_is_last: true,
        ..Film::default()
    };
    device("Samsung", [video(b"avc1", b""), sound(sound_entry(b"mp4a"))].into(), vec![], film)
}

fn xiaomi() -> Device {
    let about = [boxed(b"loci", TOLD), boxed(b"auth", TOLD), boxed(b"titl", TOLD)];
    let film = Film {
        movie_boxes: boxed(b"udta", &about.concat()),
        behind: [boxed(b"meta", TOLD), boxed(b"uuid", TOLD)].concat(),
        ..Film::default()
    };
    let picture = Track { boxes: boxed(b"udta", TOLD), ..video(b"avc1", b"") };
    device("Xiaomi", [sound(sound_entry(b"mp4a")), picture].into(), vec![], film)
}

/// A GoPro: telemetry in `gpmd`, a time code, a recovery track, and a block with the serial number before the first chunk.
fn action_camera() -> Device {
    let picture = Track { handler_name: b"\x0bGoPro AVC  ", ..video(b"avc1", b"\x12GoPro AVC encoder") };
    let sound = Track { handler_name: b"\x0bGoPro AAC  ", ..sound(sound_entry(b"mp4a")) };
    let time = Track { handler_name: b"\x0bGoPro TCD  ", ..told(b"tmcd", b"tmcd") };
    let about = [boxed(b"FIRM", TOLD), boxed(b"CAME", TOLD), boxed(b"GPMF", TOLD)];
    device(
        "GoPro",
        [picture, sound].into(),
        [time, told(b"meta", b"gpmd"), told(b"meta", b"fdsc")].into(),
        Film {
            movie_boxes: boxed(b"udta", &about.concat()),
            gap: b"GPRO \0 +31.2304 C3441325",
            alias: b"/Volumes/Lin Xia/GOPR0001.MP4",
            movie_is_last: true,
            ..Film::default()
        },
    )
}

/// A DJI drone: subtitles with positions, a second video of one JPEG, and no sound.
fn drone() -> Device {
    let picture = Track { handler_name: b"DJI.AVC", ..video(b"avc1", b"DJI.AVC") };
    let thumbnail = told(b"vide", b"jpeg");
    device(
        "DJI",
        vec![picture],
        [thumbnail, told(b"text", b"text"), told(b"meta", b"djmd")].into(),
        Film { movie_boxes: boxed(b"udta", &boxed(b"\xa9xyz", TOLD)), ..Film::default() },
    )
}

/// A camera with two lenses, and positions of 64 bits.
fn two_lenses() -> Device {
    let film = Film { is_large: true, behind: boxed(b"inst", TOLD), movie_is_last: true, ..Film::default() };
    let lens = || video(b"avc1", b"Ambarella AVC encoder");
    device("two lenses", [lens(), lens()].into(), [told(b"meta", b"camm")].into(), film)
}

/// A Sony: sound without compression, telemetry in `rtmd`, and XML with the serial number.
fn camcorder() -> Device {
    let sound = Track { equal_sizes: true, samples_per_chunk: 10, ..sound(sound_entry(b"twos")) };
    let film = Film {
        brands: b"XAVC\x01\0\x1f\xffXAVCmp42",
        before: boxed(b"uuid", TOLD),
        movie_boxes: [boxed(b"meta", TOLD), boxed(b"uuid", TOLD)].concat(),
        behind: boxed(b"meta", TOLD),
        ..Film::default()
    };
    device("Sony", [video(b"avc1", b"AVC Coding"), sound].into(), [told(b"meta", b"rtmd")].into(), film)
}

/// A dash camera lists its positions in the movie box. They are in free boxes and between the chunks.
fn dash_camera() -> Device {
    let film = Film {
        before: boxed(b"skip", b"freeGPS +31.2304"),
        movie_boxes: boxed(b"gps ", TOLD),
        behind: boxed(b"free", b"freeGPS +31.2304"),
        gap: b"\0\0\0\x18freeGPS +31.2304",
        ..Film::default()
    };
    device("dash camera", [video(b"avc1", b""), sound(sound_entry(b"sowt"))].into(), vec![], film)
}

fn device(name: &'static str, tracks: Vec<Track>, private: Vec<Track>, film: Film) -> Device {
    let samples = tracks.iter().flat_map(|track| track.samples.clone()).collect();
    let kept = tracks.len();
    let film = Film { tracks: [private, tracks].concat(), created: CREATED, ..film };
    Device { name, bytes: film.bytes(), samples, tracks: kept }
}

fn video(codec: &[u8; 4], encoder: &[u8]) -> Track {
    let samples = (0..20).map(|n| format!("picture {n:02}").repeat(n + 1).into_bytes()).collect();
    let entry = video_entry(*codec, encoder);
    Track { samples_per_chunk: 3, ..Track::new(*b"vide", entry, samples) }
}

fn sound(entry: Vec<u8>) -> Track {
    let samples = (0..20).map(|n| format!("sound {n:02}").into_bytes()).collect();
    Track { samples_per_chunk: 4, ..Track::new(*b"soun", entry, samples) }
}

/// A track whose samples and sample entry are private.
fn told(handler: &[u8; 4], kind: &[u8; 4]) -> Track {
    let samples = (0..20).map(|n| [TOLD, &[n]].concat()).collect();
    Track { samples_per_chunk: 2, ..Track::new(*handler, boxed(kind, TOLD), samples) }
}

fn sound_entry(kind: &[u8; 4]) -> Vec<u8> {
    let mut entry = vec![0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0];
    entry.extend(b"DJI ");
    entry.extend([0, 2, 0, 16, 0, 0, 0, 0, 0xac, 0x44, 0, 0]);
    if kind == b"mp4a" {
        entry.extend(decoder());
    }
    boxed(kind, &entry)
}

/// Version 1 has the decoder's setup one box deeper.
fn quicktime_sound_entry() -> Vec<u8> {
    let mut entry = vec![0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0];
    entry.extend([0; 4]);
    entry.extend([0, 2, 0, 16, 0xff, 0xfe, 0, 0, 0xac, 0x44, 0, 0]);
    entry.extend([0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2]);
    let setup = [boxed(b"frma", b"mp4a"), boxed(b"mp4a", &[0; 4]), decoder(), boxed(b"\0\0\0\0", b"")];
    entry.extend(boxed(b"chan", &[0, 0, 0, 0, 0, 101, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0]));
    entry.extend(boxed(b"wave", &setup.concat()));
    entry.extend([0; 4]);
    boxed(b"mp4a", &entry)
}

/// AAC of two channels with 44,100 Hz.
fn decoder() -> Vec<u8> {
    let setup = [
        0, 0, 0, 0, 3, 25, 0, 2, 0, 4, 17, 0x40, 0x15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 2, 0x12, 0x10, 6,
        1, 2,
    ];
    boxed(b"esds", &setup)
}
