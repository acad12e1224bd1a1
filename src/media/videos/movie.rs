//! Keeps the parts of a movie box that playing needs, and overwrites the rest: places, dates, devices, people.
//!
//! - An allow-list decides. An unknown box becomes a `free` box of zeros, so that no later format leaks by default.
//! - Only tracks with video or sound of a known codec stay.
//! - The depth is that of the lists below, whatever a file nests.
//! - After it, every table has the entries that it states, so that the parser reserves no memory for missing ones.

use std::mem;

use super::Refused;

type Kind = [u8; 4];
/// Overwrites the unneeded bytes of a box's content. `false`: the box is removed.
type Keep = fn(&mut [u8]) -> Result<bool, Refused>;
type Rule = (&'static Kind, Keep);

/// Codecs of video that browsers play.
const VIDEO: &[&Kind] = &[b"avc1", b"avc3", b"vp09", b"av01"];
/// Codecs of sound that browsers play.
const SOUND: &[&Kind] =
    &[b"mp4a", b".mp3", b"Opus", b"fLaC", b"alac", b"ac-3", b"ec-3", b"twos", b"sowt", b"lpcm"];

const FILE: &[Rule] = &[(b"moov", |content| keep(content, MOVIE))];
const MOVIE: &[Rule] = &[(b"mvhd", dated), (b"trak", track), (b"mvex", fragments)];
const TRACK: &[Rule] = &[
    (b"tkhd", dated),
    (b"edts", |content| keep(content, &[(b"elst", edits)])),
    (b"mdia", |content| keep(content, MEDIA)),
];
const MEDIA: &[Rule] =
    &[(b"mdhd", dated), (b"hdlr", handler), (b"minf", |content| keep(content, MEDIA_INFORMATION))];
const MEDIA_INFORMATION: &[Rule] = &[
    (b"vmhd", at_most::<12>),
    (b"smhd", at_most::<8>),
    (b"hdlr", handler),
    (b"dinf", |content| keep(content, &[(b"dref", references)])),
    (b"stbl", |content| keep(content, TABLES)),
];
const TABLES: &[Rule] = &[
    (b"stsd", sample_entries),
    (b"stts", table::<8>),
    (b"ctts", table::<8>),
    (b"cslg", at_most::<44>),
    (b"stss", table::<4>),
    (b"stsc", table::<12>),
    (b"stsz", sizes),
    (b"stco", table::<4>),
    (b"co64", table::<8>),
];
/// The setup of a decoder.
const SETUP: &[Rule] = &[
    (b"avcC", whole),
    (b"vpcC", whole),
    (b"av1C", whole),
    (b"esds", whole),
    (b"dOps", whole),
    (b"dfLa", whole),
    (b"alac", whole),
    (b"dac3", whole),
    (b"dec3", whole),
    (b"wave", |content| keep(content, QUICKTIME_SETUP)),
    (b"chan", whole),
    (b"colr", colours),
    (b"pasp", at_most::<8>),
    (b"clap", at_most::<32>),
    (b"fiel", at_most::<2>),
    (b"btrt", at_most::<12>),
    (b"mdcv", at_most::<24>),
    (b"clli", at_most::<4>),
];
/// Its last box is a terminator without a name.
const QUICKTIME_SETUP: &[Rule] = &[
    (b"frma", at_most::<4>),
    (b"mp4a", at_most::<4>),
    (b"enda", at_most::<2>),
    (b"esds", whole),
    (b"alac", whole),
    (b"\0\0\0\0", at_most::<0>),
];

/// Overwrites everything in a movie box that playing does not need.
pub fn tidy(movie: &mut [u8]) -> Result<(), Refused> {
    keep(movie, FILE)?;
    Ok(())
}

/// Overwrites the boxes of a list that have no rule, and repetitions of a box, which parsers read differently.
fn keep(mut list: &mut [u8], rules: &[Rule]) -> Result<bool, Refused> {
    let mut seen = Vec::new();
    while let Some(BoxHead { kind, content, end }) = first(list)? {
        let (found, rest) = mem::take(&mut list).split_at_mut(end);
        list = rest;
        let repeats = kind == *b"trak";
        let rule = rules.iter().find(|(known, _)| **known == kind && (repeats || !seen.contains(&kind)));
        let is_kept = match rule {
            Some((_, keep)) => keep(&mut found[content..])?,
            None => false,
        };
        if is_kept && !repeats {
            seen.push(kind);
        }
        if !is_kept {
            found[4..8].copy_from_slice(b"free");
            found[content..].fill(0);
        }
    }
    list.fill(0);
    Ok(true)
}

struct BoxHead {
    kind: Kind,
    content: usize,
    end: usize,
}

/// The first box of a list; `None` at its end. In QuickTime files a size of 0 ends a list, and the rest is padding.
fn first(list: &[u8]) -> Result<Option<BoxHead>, Refused> {
    let Some((size, rest)) = list.split_first_chunk() else { return Ok(None) };
    let Some((kind, rest)) = rest.split_first_chunk() else { return Ok(None) };
    let (content, size) = match u32::from_be_bytes(*size) {
        0 => return Ok(None),
        1 => (16, rest.first_chunk().map_or(0, |size| u64::from_be_bytes(*size))),
        size => (8, size.into()),
    };
    let end = usize::try_from(size).ok().filter(|end| (content..=list.len()).contains(end));
    let end = end.ok_or_else(|| broken("a box of no possible size in the movie"))?;
    Ok(Some(BoxHead { kind: *kind, content, end }))
}

/// The content of the first box of this kind; empty without one.
fn find<'a>(mut list: &'a [u8], wanted: &Kind) -> Result<&'a [u8], Refused> {
    while let Some(BoxHead { kind, content, end }) = first(list)? {
        if kind == *wanted {
            return Ok(&list[content..end]);
        }
        list = &list[end..];
    }
    Ok(&[])
}

fn track(content: &mut [u8]) -> Result<bool, Refused> {
    Ok(is_played(content)? && keep(content, TRACK)?)
}

/// The track has video or sound, and a known codec in each sample entry.
fn is_played(track: &[u8]) -> Result<bool, Refused> {
    let media = find(track, b"mdia")?;
    let (codecs, is_sound) = match find(media, b"hdlr")?.get(8..12) {
        Some(b"vide") => (VIDEO, false),
        Some(b"soun") => (SOUND, true),
        _ => return Ok(false),
    };
    let tables = find(find(media, b"minf")?, b"stbl")?;
    // Old QuickTime files state 1 byte for all samples of sound, and their real size in the sample entry.
    if is_sound && find(tables, b"stsz")?.get(4..8).is_some_and(|size| size == [0, 0, 0, 1]) {
        return Ok(false);
    }
    let mut entries = find(tables, b"stsd")?.get(8..).unwrap_or_default();
    let mut is_played = false;
    while let Some(entry) = first(entries)? {
        if !codecs.contains(&&entry.kind) {
            return Ok(false);
        }
        is_played = true;
        entries = &entries[entry.end..];
    }
    Ok(is_played)
}

/// A movie in fragments has its samples outside the movie box.
fn fragments(_: &mut [u8]) -> Result<bool, Refused> {
    Err(Refused::Unknown)
}

fn whole(_: &mut [u8]) -> Result<bool, Refused> {
    Ok(true)
}

fn at_most<const BYTES: usize>(content: &mut [u8]) -> Result<bool, Refused> {
    content.get_mut(BYTES..).unwrap_or_default().fill(0);
    Ok(true)
}

/// A head of a movie, track or medium. It begins with the times of creation and modification.
fn dated(content: &mut [u8]) -> Result<bool, Refused> {
    let times = if content.first() == Some(&1) { 4..20 } else { 4..12 };
    content.get_mut(times).ok_or_else(|| broken("a head ends"))?.fill(0);
    Ok(true)
}

/// Says whether a track has video or sound. Its name and maker follow.
fn handler(content: &mut [u8]) -> Result<bool, Refused> {
    at_most::<12>(content)
}

/// Only descriptions by numbers: profiles have names.
fn colours(content: &mut [u8]) -> Result<bool, Refused> {
    Ok(matches!(content.first_chunk::<4>(), Some(b"nclx" | b"nclc")) && at_most::<11>(content)?)
}

/// The files with the samples. Only the video's own file is possible; others have a path.
fn references(content: &mut [u8]) -> Result<bool, Refused> {
    fn own_file(content: &mut [u8]) -> Result<bool, Refused> {
        if content.first_chunk::<4>() == Some(&[0, 0, 0, 1]) {
            at_most::<4>(content)
        } else {
            Err(broken("samples in another file"))
        }
    }
    let (_, list) = split(content, 8)?;
    keep(list, &[(b"url ", own_file), (b"urn ", own_file), (b"alis", own_file), (b"rsrc", own_file)])
}

fn table<const ENTRY_BYTES: usize>(content: &mut [u8]) -> Result<bool, Refused> {
    entries(content, 4, ENTRY_BYTES)
}

fn edits(content: &mut [u8]) -> Result<bool, Refused> {
    let entry_bytes = if content.first() == Some(&1) { 20 } else { 12 };
    entries(content, 4, entry_bytes)
}

/// Equally large samples have no list of sizes.
fn sizes(content: &mut [u8]) -> Result<bool, Refused> {
    let entry_bytes = if number(content, 4)? == 0 { 4 } else { 0 };
    entries(content, 8, entry_bytes)
}

/// Overwrites everything behind a table, whose entries follow their number.
fn entries(content: &mut [u8], count_at: usize, entry_bytes: usize) -> Result<bool, Refused> {
    let bytes = number(content, count_at)?.checked_mul(entry_bytes);
    let end = bytes.and_then(|bytes| bytes.checked_add(count_at + 4));
    let rest = end.and_then(|end| content.get_mut(end..)).ok_or_else(|| broken("a table ends"))?;
    rest.fill(0);
    Ok(true)
}

fn sample_entries(content: &mut [u8]) -> Result<bool, Refused> {
    let stated = number(content, 4)?;
    let (_, mut list) = split(content, 8)?;
    let mut found = 0;
    while let Some(BoxHead { kind, content, end }) = first(list)? {
        let (entry, rest) = mem::take(&mut list).split_at_mut(end);
        list = rest;
        found += 1;
        // `is_played` knows the kind of each.
        if VIDEO.contains(&&kind) {
            video_entry(&mut entry[content..])?;
        } else {
            sound_entry(&mut entry[content..])?;
        }
    }
    list.fill(0);
    if stated <= found { Ok(true) } else { Err(broken("sample entries are missing")) }
}

fn video_entry(content: &mut [u8]) -> Result<(), Refused> {
    let (head, setup) = split(content, 78)?;
    // The maker, and the name of the encoder.
    head[8..24].fill(0);
    head[42..74].fill(0);
    keep(setup, SETUP)?;
    Ok(())
}

fn sound_entry(content: &mut [u8]) -> Result<(), Refused> {
    // QuickTime has two longer versions.
    let head_bytes = match content.get(8..10) {
        Some([0, 0]) => 28,
        Some([0, 1]) => 44,
        Some([0, 2]) => 64,
        _ => return Err(broken("a sample entry of an unknown version")),
    };
    let (head, setup) = split(content, head_bytes)?;
    // The maker.
    head[10..16].fill(0);
    keep(setup, SETUP)?;
    Ok(())
}

fn number(content: &[u8], at: usize) -> Result<usize, Refused> {
    let bytes = content.get(at..).and_then(<[u8]>::first_chunk).ok_or_else(|| broken("a table ends"))?;
    usize::try_from(u32::from_be_bytes(*bytes)).map_err(|_| broken("a table ends"))
}

fn split(content: &mut [u8], at: usize) -> Result<(&mut [u8], &mut [u8]), Refused> {
    content.split_at_mut_checked(at).ok_or_else(|| broken("a box ends"))
}

fn broken(what: &str) -> Refused {
    Refused::Broken(what.into())
}
