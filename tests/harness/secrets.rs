//! Searches logs for secrets. It checks every line of every server in this process, down to `debug`, and every line of the real
//! binary. Each stop of a server asserts that no secret was logged.

use std::{
    io,
    sync::{LazyLock, Mutex, MutexGuard, PoisonError},
};

use regex::RegexSet;
use tracing_subscriber::{
    EnvFilter, Layer, filter::LevelFilter, fmt, layer::SubscriberExt, util::SubscriberInitExt,
};

/// Log lines that contain a secret.
static TOLD: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// Installs the check, once a process. `PORTAL_LOG=debug` with `-- --nocapture` also prints the logs.
pub fn listen() {
    let shown =
        std::env::var("PORTAL_LOG").ok().map(|filter| fmt::layer().with_filter(EnvFilter::new(filter)));
    let heard =
        fmt::layer().with_ansi(false).with_writer(|| Line(Vec::new())).with_filter(LevelFilter::DEBUG);
    // An error means that another test has installed it.
    let _ = tracing_subscriber::registry().with(shown).with(heard).try_init();
}

/// Asserts that no server has logged a secret so far. Tests run in parallel, so the secret may be another test's.
pub fn none_told() {
    let told = told();
    assert!(told.is_empty(), "a log contains secrets: {told:?}");
}

/// Asserts that the log of the real binary has no secret.
pub fn none_in(log: &str) {
    for line in log.lines() {
        assert!(!tells(line), "the log contains a secret: {line}");
    }
}

/// Checks a log line of the real binary at once, because some tests do not wait until the binary ends.
pub fn hear(line: &str) {
    if tells(line) {
        told().push(line.to_owned());
    }
}

fn told() -> MutexGuard<'static, Vec<String>> {
    TOLD.lock().unwrap_or_else(PoisonError::into_inner)
}

/// One line of a log. It is checked when it is complete.
struct Line(Vec<u8>);

impl io::Write for Line {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        hear(&String::from_utf8_lossy(&self.0));
    }
}

/// Whether a line contains a secret by the rules of `secrets.txt`.
fn tells(line: &str) -> bool {
    static RULES: LazyLock<[RegexSet; 2]> = LazyLock::new(|| {
        let rules =
            include_str!("secrets.txt").lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        let (may, must_not): (Vec<_>, Vec<_>) = rules.partition(|rule| rule.starts_with('!'));
        let may = may.into_iter().map(|rule| &rule[1..]);
        [RegexSet::new(may).unwrap(), RegexSet::new(must_not).unwrap()]
    });
    let [may, must_not] = &*RULES;
    must_not.is_match(line) && !may.is_match(line)
}

#[test]
fn secrets_are_found_and_harmless_texts_are_not() {
    use super::{GATEWAY_SECRET, PASSWORD, SECRET};

    let token = "eyJ0eXAiOiJKV1QiLCJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMDAwMSJ9.c2lnbmF0dXJl";
    for line in [
        format!("password={PASSWORD:?}"),
        format!("secret={SECRET}"),
        format!("secret={GATEWAY_SECRET}"),
        format!("UG-Token: {token}"),
        "GET /api/v1/realtime?ticket=GhUjsS0Ytv2n4wsdMmP1qk3fYy0aXxTT".to_owned(),
        "path=/files/AAAAAAAAJxEAAAAAAAAAAAAAAAAAAAAAAAAA/a.apk".to_owned(),
        "path=/exports/AAAAAAAAJxEAAAAAAAAAAAAAAAAAAAAAAAAA/a.zip".to_owned(),
        "sms to 13812345678 failed".to_owned(),
        "{\"phone\":\"13812345678\"}".to_owned(),
        "unique (phone)=(13812345678)".to_owned(),
    ] {
        assert!(tells(&line), "{line}");
    }
    for line in [
        "request{id=\"13812345678138123456781381234567\" path=/files/…/a.apk}: answered status=403",
        "phone=138****5678",
        "took_ms=1.3812345678",
        "sms phone=\"13812345678\" scene=\"login\" code=\"123456\"",
        "order=0190d6f0-1381-7234-8678-13812345678a",
    ] {
        assert!(!tells(line), "{line}");
    }
}
