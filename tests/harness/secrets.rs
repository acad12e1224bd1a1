//! What no log may say. Every line that any server of this process writes, down to `debug`, is heard and held against it, and
//! so is what the real binary writes; whoever ends a server looks whether anything was told.

use std::{
    io,
    sync::{Mutex, MutexGuard, PoisonError},
};

use tracing_subscriber::{
    EnvFilter, Layer, filter::LevelFilter, fmt, layer::SubscriberExt, util::SubscriberInitExt,
};

use super::{GATEWAY_SECRET, PASSWORD, SECRET};

/// Lines that told something.
static TOLD: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// From now on, once a process. `PORTAL_LOG=debug cargo test … -- --nocapture` shows what the servers say, too.
pub fn listen() {
    let shown =
        std::env::var("PORTAL_LOG").ok().map(|filter| fmt::layer().with_filter(EnvFilter::new(filter)));
    let heard =
        fmt::layer().with_ansi(false).with_writer(|| Line(Vec::new())).with_filter(LevelFilter::DEBUG);
    // Another test was quicker.
    let _ = tracing_subscriber::registry().with(shown).with(heard).try_init();
}

/// Nothing was told so far, by whichever server: tests run side by side.
pub fn none_told() {
    let told = told();
    assert!(told.is_empty(), "the log tells what it must not: {told:?}");
}

/// Of the real binary's log.
pub fn none_in(log: &str) {
    for line in log.lines() {
        assert!(!tells(line), "the log tells what it must not: {line}");
    }
}

fn told() -> MutexGuard<'static, Vec<String>> {
    TOLD.lock().unwrap_or_else(PoisonError::into_inner)
}

/// One line of a log, looked at when it is whole.
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
        let line = String::from_utf8_lossy(&self.0);
        if tells(&line) {
            told().push(line.into_owned());
        }
    }
}

/// Passwords, secrets, tokens, tickets, addresses that open files, and phones in full.
fn tells(line: &str) -> bool {
    // The `log` gateway of development is there to tell codes, and whose they are.
    if line.contains("scene=") && line.contains("code=") {
        return false;
    }
    [PASSWORD, SECRET, GATEWAY_SECRET].iter().any(|secret| line.contains(secret))
        || ["eyJ", "ticket=", "/files/", "/pages/"].iter().any(|before| has_token(line, before))
        || has_phone(line)
}

/// Whether something follows that is as long as what opens things.
fn has_token(line: &str, before: &str) -> bool {
    let is_of_token = |c: &char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
    line.match_indices(before)
        .any(|(at, _)| line[at + before.len()..].chars().take_while(is_of_token).count() >= 30)
}

/// Eleven digits that are a phone's, and part of nothing longer.
fn has_phone(line: &str) -> bool {
    line.split(|c: char| !c.is_ascii_alphanumeric() && !matches!(c, '.' | '-' | '_')).any(|word| {
        word.len() == 11
            && word.bytes().all(|byte| byte.is_ascii_digit())
            && word.starts_with('1')
            && (b'3'..=b'9').contains(&word.as_bytes()[1])
    })
}

#[test]
fn what_must_not_be_told_is_known_and_what_may_is_left_alone() {
    let token = "eyJ0eXAiOiJKV1QiLCJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMDAwMSJ9.c2lnbmF0dXJl";
    for line in [
        format!("password={PASSWORD:?}"),
        format!("UG-Token: {token}"),
        "GET /api/v1/realtime?ticket=GhUjsS0Ytv2n4wsdMmP1qk3fYy0aXxTT".to_owned(),
        "path=/files/AAAAAAAAJxEAAAAAAAAAAAAAAAAAAAAAAAAA/a.apk".to_owned(),
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
