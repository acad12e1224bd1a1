//! Finds variables that look like settings but are unknown, so that a misspelt setting is reported instead of ignored.

use super::Config;

/// A `PORTAL_*` variable that nothing reads.
#[derive(Debug, PartialEq, Eq)]
pub struct Unknown {
    pub name: String,
    /// The most similar setting, if one is similar enough.
    pub meant: Option<&'static str>,
}

const OURS: &str = "PORTAL_";
/// Variables that other programs read: the web app's build and its browser tests.
const OF_OTHERS: [&str; 14] = [
    "PORTAL_APP_ID",
    "PORTAL_APP_KEY",
    "PORTAL_BIN",
    "PORTAL_BUSINESS_EMAIL",
    "PORTAL_CONTACT_LINK",
    "PORTAL_LOGO",
    "PORTAL_NAME",
    "PORTAL_NAME_EN",
    "PORTAL_PIXEL_ID",
    "PORTAL_PREFIX",
    "PORTAL_SERVICE_BASE",
    "PORTAL_THEME",
    "PORTAL_WEB_OUT",
    "PORTAL_WEB_PORT",
];
/// Least similarity, of 1, at which a setting is suggested.
const ALIKE: f64 = 0.5;

impl Config {
    /// Returns the names that have the prefix of a setting but are not a setting.
    pub fn unknown(&self, names: impl Iterator<Item = String>) -> Vec<Unknown> {
        let known: Vec<_> = self.rows().into_iter().map(|row| row.variable).collect();
        let is_read = |name: &str| known.contains(&name) || OF_OTHERS.contains(&name);
        let unknown = names.filter(|name| name.starts_with(OURS) && !is_read(name));
        unknown.map(|name| Unknown { meant: nearest(&name, &known), name }).collect()
    }
}

fn nearest(name: &str, known: &[&'static str]) -> Option<&'static str> {
    let own = |name: &str| name.trim_start_matches(OURS).to_owned();
    let likeness = |known: &str| strsim::normalized_damerau_levenshtein(&own(name), &own(known));
    let likest = known.iter().copied().max_by(|a, b| likeness(a).total_cmp(&likeness(b)))?;
    (likeness(likest) >= ALIKE).then_some(likest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_is_misspelt_is_told_with_the_one_that_was_meant() {
        let config = Config::read(&|_| None).unwrap();
        let names =
            ["PORTAL_HTTP_ADDR", "PORTAL_HTTP_ADRR", "PORTAL_WORKERS", "PORTAL_X_ENTIRELY_OTHER", "PATH"];
        let unknown = config.unknown(names.into_iter().map(str::to_owned));
        let meant: Vec<_> = unknown.iter().map(|unknown| (&unknown.name[..], unknown.meant)).collect();
        assert_eq!(
            meant,
            [
                ("PORTAL_HTTP_ADRR", Some("PORTAL_HTTP_ADDR")),
                ("PORTAL_WORKERS", Some("PORTAL_HTTP_WORKERS")),
                ("PORTAL_X_ENTIRELY_OTHER", None),
            ]
        );
    }

    #[test]
    fn what_the_web_app_reads_is_no_slip() {
        let config = Config::read(&|_| None).unwrap();
        let source = include_str!("../../web/portal.config.ts");
        let names: Vec<_> = source
            .split("env.")
            .filter(|rest| rest.starts_with(OURS))
            .map(|rest| rest.chars().take_while(|c| c.is_ascii_uppercase() || *c == '_').collect::<String>())
            .collect();
        assert!(names.len() >= 10, "{names:?}");
        assert_eq!(config.unknown(names.into_iter()), []);
    }
}
