//! A playlist of HLS: one quality, nothing encrypted, whole. Its entries become names in the store.

use sql::content::Playlist;

/// The playlist and its seconds, or what is wrong, by line. `name_of` finds the file of an entry beside the list.
pub(super) fn read(
    text: &str,
    mut name_of: impl FnMut(&str) -> Option<String>,
) -> Result<(Playlist, f64), Vec<(usize, String)>> {
    let (mut faults, mut out, mut seconds, mut ended, mut entries) =
        (Vec::new(), String::new(), 0.0, false, 0);
    let missing = |entry: &str| format!("names {entry}, which is not beside it as a .ts, .m4s or .mp4 file");
    for (n, line) in text.lines().enumerate() {
        let (n, line) = (n + 1, line.trim());
        if n == 1 && line != "#EXTM3U" {
            faults.push((n, "must begin with #EXTM3U".to_owned()));
        }
        if line.starts_with("#EXT-X-STREAM-INF") || line.starts_with("#EXT-X-MEDIA:") {
            faults.push((n, "lists other playlists; give the one of a single quality".into()));
        } else if line.starts_with("#EXT-X-KEY") && !line.contains("METHOD=NONE") {
            faults.push((n, "is encrypted; give it without".into()));
        } else if let Some(length) = line.strip_prefix("#EXTINF:") {
            let length = length.split(',').next().unwrap_or_default().trim();
            match length.parse::<f64>().ok().filter(|length| (0.0..=3600.0).contains(length)) {
                Some(length) => seconds += length,
                None => faults.push((n, "has no length in seconds".into())),
            }
        }
        ended |= line == "#EXT-X-ENDLIST";
        let kept = if let Some(map) = line.strip_prefix("#EXT-X-MAP:") {
            let entry =
                map.split("URI=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap_or_default();
            match name_of(entry) {
                Some(name) => line.replacen(entry, &Playlist::mark(&name), 1),
                None => {
                    faults.push((n, missing(entry)));
                    continue;
                }
            }
        } else if line.is_empty() || line.starts_with('#') {
            line.to_owned()
        } else {
            entries += 1;
            match name_of(line) {
                Some(name) => Playlist::mark(&name),
                None => {
                    faults.push((n, missing(line)));
                    continue;
                }
            }
        };
        out.push_str(&kept);
        out.push('\n');
    }
    if faults.is_empty() && !(ended && entries > 0) {
        faults.push((text.lines().count().max(1), "must have entries and end with #EXT-X-ENDLIST".into()));
    }
    if faults.is_empty() { Ok((Playlist { text: out }, seconds)) } else { Err(faults) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIST: &str =
        "#EXTM3U\n#EXT-X-MAP:URI=\"init.mp4\"\n#EXTINF:4.5,\n0.m4s\n#EXTINF:3,\n1.m4s\n#EXT-X-ENDLIST\n";

    fn named(entry: &str) -> Option<String> {
        ["init.mp4", "0.m4s", "1.m4s"].contains(&entry).then(|| format!("kept-{entry}"))
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
        ] {
            let faults = read(&LIST.replacen(from, to, 1), named).unwrap_err();
            assert!(faults.iter().any(|(at, text)| *at == line && text.contains(part)), "{to}: {faults:?}");
        }
    }
}
