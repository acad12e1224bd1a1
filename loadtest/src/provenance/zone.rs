//! The name of the machine's time zone.

use std::path::Path;

use chrono::FixedOffset;

/// By `TZ`, or else by the link `/etc/localtime`, as the C library does.
pub fn name() -> Option<String> {
    let link = std::fs::read_link("/etc/localtime").ok();
    chosen(std::env::var("TZ").ok().as_deref(), link.as_deref())
}

fn chosen(variable: Option<&str>, link: Option<&Path>) -> Option<String> {
    let path = match variable {
        Some(zone) if !zone.is_empty() => zone.trim_start_matches(':'),
        _ => link?.to_str()?,
    };
    let name = path.rsplit_once("zoneinfo/").map_or(path, |(_, name)| name);
    // The path of a file outside the database of zones is no name.
    (!name.is_empty() && !name.starts_with(['/', '.'])).then(|| name.to_owned())
}

/// `Asia/Shanghai, UTC+08:00`; `UTC` alone, where that is the zone.
pub fn text(name: Option<&str>, offset: FixedOffset) -> String {
    match name {
        Some(name) if offset.local_minus_utc() == 0 && name.ends_with("UTC") => "UTC".into(),
        Some(name) => format!("{name}, UTC{offset}"),
        None => format!("UTC{offset}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_variable_decides_before_the_link() {
        let link = Some(Path::new("/usr/share/zoneinfo/Etc/UTC"));
        let name = |variable| chosen(variable, link);
        assert_eq!(name(None).as_deref(), Some("Etc/UTC"));
        assert_eq!(name(Some("")).as_deref(), Some("Etc/UTC"));
        assert_eq!(name(Some(":Asia/Shanghai")).as_deref(), Some("Asia/Shanghai"));
        assert_eq!(name(Some("/usr/share/zoneinfo/Asia/Shanghai")).as_deref(), Some("Asia/Shanghai"));
        assert_eq!(name(Some("/etc/my-zone")), None);
        assert_eq!(chosen(None, None), None);
    }

    #[test]
    fn the_text_has_the_name_and_the_offset() {
        let shanghai = FixedOffset::east_opt(8 * 3600).unwrap();
        let utc = FixedOffset::east_opt(0).unwrap();
        assert_eq!(text(Some("Asia/Shanghai"), shanghai), "Asia/Shanghai, UTC+08:00");
        assert_eq!(text(None, shanghai), "UTC+08:00");
        assert_eq!(text(Some("Etc/UTC"), utc), "UTC");
    }
}
