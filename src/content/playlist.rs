//! Reads an HLS playlist: one quality, not encrypted, complete. Only known entries are kept and reach a player; file names become
//! names in the store.

use sql::book::{Playlist, PlaylistLine};

/// Maximum number of segments: an episode of five hours in pieces of four seconds.
const MAX_ENTRIES: usize = 5_000;
/// These tags are kept unchanged, with their plain values.
const PLAIN: [&str; 8] = [
    "#EXT-X-VERSION",
    "#EXT-X-TARGETDURATION",
    "#EXT-X-MEDIA-SEQUENCE",
    "#EXT-X-PLAYLIST-TYPE",
    "#EXT-X-BYTERANGE",
    "#EXT-X-DISCONTINUITY",
    "#EXT-X-INDEPENDENT-SEGMENTS",
    "#EXT-X-ENDLIST",
];

/// Returns the playlist and its duration in seconds, or the faults by line. `name_of` finds the file of an entry next to the
/// list. If that file has its own fault, the fault is reported already.
pub(super) fn read(
    text: &str,
    name_of: impl FnMut(&str) -> Entry,
) -> Result<(Playlist, f64), Vec<(usize, String)>> {
    let mut reading =
        Reading { name_of, lines: Vec::new(), seconds: 0.0, ended: false, entries: 0, is_sound: true };
    let mut faults = Vec::new();
    for (n, line) in text.lines().enumerate() {
        let line = line.trim();
        let read = if n == 0 && line != "#EXTM3U" {
            Err("must begin with #EXTM3U".to_owned())
        } else {
            reading.line(line)
        };
        faults.extend(read.err().map(|fault| (n + 1, fault)));
    }
    let Reading { lines, seconds, ended, entries, is_sound, .. } = reading;
    let last = text.lines().count().max(1);
    if faults.is_empty() && is_sound && !(ended && entries > 0) {
        faults.push((last, "must have entries and end with #EXT-X-ENDLIST".into()));
    }
    if entries > MAX_ENTRIES {
        faults.push((last, format!("has {entries} entries; keep {MAX_ENTRIES}")));
    }
    if faults.is_empty() && is_sound { Ok((Playlist { lines }, seconds)) } else { Err(faults) }
}

/// The file of an entry.
pub(super) enum Entry {
    Named(String),
    /// The file has a fault, which is reported.
    Faulty,
    Missing,
}

struct Reading<F> {
    name_of: F,
    lines: Vec<PlaylistLine>,
    seconds: f64,
    ended: bool,
    entries: usize,
    is_sound: bool,
}

impl<F: FnMut(&str) -> Entry> Reading<F> {
    fn line(&mut self, line: &str) -> Result<(), String> {
        if line.contains(char::is_control) {
            return Err("has control characters; remove them".into());
        }
        let (tag, value) = line.split_once(':').unwrap_or((line, ""));
        match tag {
            "#EXTM3U" => self.keep(tag),
            "#EXTINF" => {
                let length = value.split(',').next().unwrap_or_default().trim();
                let seconds = length.parse::<f64>().ok().filter(|length| (0.0..=3600.0).contains(length));
                self.seconds += seconds.ok_or("has no length in seconds")?;
                self.keep(&format!("#EXTINF:{length},"));
            }
            "#EXT-X-MAP" => {
                let map = value.strip_prefix("URI=\"").and_then(|rest| rest.split_once('"'));
                let is_plain = |rest: &str| {
                    rest.is_empty()
                        || rest
                            .strip_prefix(",BYTERANGE=\"")
                            .and_then(|range| range.strip_suffix('"'))
                            .is_some_and(is_plain)
                };
                let (entry, rest) = map
                    .filter(|(_, rest)| is_plain(rest))
                    .ok_or("must be URI=\"…\", and BYTERANGE=\"…\" at most")?;
                self.file("#EXT-X-MAP:URI=\"", entry, &format!("\"{rest}"))?;
            }
            "#EXT-X-KEY" if value == "METHOD=NONE" => {}
            "#EXT-X-KEY" => return Err("is encrypted; give it without".into()),
            "#EXT-X-STREAM-INF" | "#EXT-X-MEDIA" => {
                return Err("lists other playlists; give the one of a single quality".into());
            }
            _ if PLAIN.contains(&tag) => {
                if !is_plain(value) {
                    return Err(format!("has a value that {tag} does not have"));
                }
                self.ended |= tag == "#EXT-X-ENDLIST";
                self.keep(line);
            }
            // Tags that a player does not need are left out: they may name other addresses.
            _ if line.is_empty() || line.starts_with('#') => {}
            _ => {
                self.entries += 1;
                self.file("", line, "")?;
            }
        }
        Ok(())
    }

    fn keep(&mut self, tag: &str) {
        self.lines.push(PlaylistLine::Tag(tag.to_owned()));
    }

    fn file(&mut self, before: &str, entry: &str, after: &str) -> Result<(), String> {
        match (self.name_of)(entry) {
            Entry::Named(name) => {
                let (before, after) = (before.to_owned(), after.to_owned());
                self.lines.push(PlaylistLine::File { before, name, after });
                Ok(())
            }
            Entry::Faulty => {
                self.is_sound = false;
                Ok(())
            }
            Entry::Missing => {
                Err(format!("names {entry}, which is not beside it as a .ts, .m4s or .mp4 file"))
            }
        }
    }
}

/// Whether the value is a number, a word or a range.
fn is_plain(value: &str) -> bool {
    value.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'@' | b'-'))
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIST: &str =
        "#EXTM3U\n#EXT-X-MAP:URI=\"init.mp4\"\n#EXTINF:4.5,\n0.m4s\n#EXTINF:3,\n1.m4s\n#EXT-X-ENDLIST\n";

    fn named(entry: &str) -> Entry {
        if ["init.mp4", "0.m4s", "1.m4s"].contains(&entry) {
            Entry::Named(format!("kept-{entry}"))
        } else {
            Entry::Missing
        }
    }

    #[test]
    fn entries_become_addresses() {
        let (playlist, seconds) = read(LIST, named).unwrap();
        assert!((seconds - 7.5).abs() < 1e-9);
        let shown = playlist.with(|name| format!("/x/{name}"));
        assert_eq!(
            shown,
            LIST.replace("init.mp4", "/x/kept-init.mp4")
                .replace("0.m4s", "/x/kept-0.m4s")
                .replace("1.m4s", "/x/kept-1.m4s")
        );
    }

    #[test]
    fn what_cannot_be_played_is_told_with_its_line() {
        for (from, to, line, part) in [
            ("#EXTM3U\n", "#EXTM3U8\n", 1, "must begin"),
            ("0.m4s", "../0.m4s", 4, "not beside it"),
            ("#EXTINF:3,", "#EXTINF:x,", 5, "no length"),
            ("#EXT-X-ENDLIST\n", "", 6, "#EXT-X-ENDLIST"),
            ("#EXTINF:3,", "#EXT-X-KEY:METHOD=AES-128,URI=\"k\"", 5, "encrypted"),
            ("#EXTINF:3,", "#EXT-X-STREAM-INF:BANDWIDTH=1", 5, "single quality"),
            (
                "#EXTINF:3,",
                "#EXT-X-KEY:METHOD=AES-128,URI=\"https://a.example/k\",KEYFORMAT=\"METHOD=NONE\"",
                5,
                "encrypted",
            ),
            ("#EXTINF:3,", "#EXTINF:3,\u{1}name.apk\u{1}", 5, "control characters"),
            ("#EXTINF:3,", "#EXT-X-VERSION:\"https://a.example\"", 5, "does not have"),
            ("URI=\"init.mp4\"", "URI=\"init.mp4\",X-URI=\"https://a.example\"", 2, "at most"),
            ("0.m4s", "https://a.example/0.m4s", 4, "not beside it"),
        ] {
            let faults = read(&LIST.replacen(from, to, 1), named).unwrap_err();
            assert!(faults.iter().any(|(at, text)| *at == line && text.contains(part)), "{to}: {faults:?}");
        }
    }

    #[test]
    fn what_a_player_does_not_need_does_not_reach_it() {
        let strange = [
            "#EXT-X-I-FRAME-STREAM-INF:BANDWIDTH=1,URI=\"https://a.example/i\"",
            "#EXT-X-SESSION-KEY:METHOD=AES-128,URI=\"https://a.example/k\"",
            "#EXT-X-PART:DURATION=1,URI=\"https://a.example/p\"",
            "#EXT-X-DATERANGE:ID=\"a\",X-ASSET-URI=\"https://a.example/d\"",
            "# https://a.example",
        ];
        let list =
            LIST.replace("#EXTINF:3,", &format!("{}\n#EXTINF:3,https://a.example", strange.join("\n")));
        assert_eq!(read(&list, named).unwrap(), read(LIST, named).unwrap());
        let many = LIST.replace("1.m4s\n", &"1.m4s\n".repeat(MAX_ENTRIES));
        assert!(read(&many, named).unwrap_err()[0].1.contains("keep 5000"));
    }
}
