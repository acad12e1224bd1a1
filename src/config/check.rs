//! Checks that types cannot express: bounds of values, and settings that exclude each other.

use std::{net::IpAddr, ops::RangeInclusive, time::Duration};

use super::{Config, Faults, Gateway, Mode, Secret};

/// Upper bound of settings that count threads, transactions or connections.
pub(super) const MANY: usize = 512;

/// The longest drain. With the time for finishing requests (`server/mod.rs`) a stop ends within 25 s, before orchestrators kill.
const LONGEST_DRAIN: Duration = Duration::from_secs(10);

const MIB: usize = 1024 * 1024;

pub(super) fn check(config: &Config, faults: &mut Faults) {
    let Config {
        general,
        http,
        stores,
        auth,
        sms,
        challenges,
        realtime,
        client,
        media,
        feeds,
        books,
        square,
        s3,
        pay,
        invites,
        operators,
        two_persons,
        privacy,
        trade: _,
    } = config;
    let mut within = |name, value: usize, range: RangeInclusive<usize>| {
        if !range.contains(&value) {
            let (least, most) = range.into_inner();
            faults.add(name, format!("is {value}: must be from {least} to {most}"));
        }
    };
    within("PORTAL_OPEN_DIAGNOSTICS", general.open_diagnostics.into(), 0..=1);
    within("PORTAL_ALLOW_INSECURE", general.allow_insecure.into(), 0..=1);
    within("PORTAL_HTTP_WORKERS", http.workers, 1..=MANY);
    within("PORTAL_DATABASE_CONNECTIONS", stores.database_connections, 2..=MANY);
    within("PORTAL_DATABASE_READ_LAG_MS", stores.database_read_lag_ms as usize, 500..=60_000);
    within("PORTAL_COMMIT_LANES", realtime.commit_lanes, 1..=MANY);
    within("PORTAL_PASSWORD_HASHES", auth.hashes, 1..=MANY);
    within("PORTAL_LOGIN_DAYS", auth.login_days as usize, 1..=3650);
    within("PORTAL_LOGIN_MAX_DAYS", auth.login_max_days as usize, 1..=3650);
    within("PORTAL_LOGINS_PER_ACCOUNT", auth.logins_per_account as usize, 1..=1_000);
    within("PORTAL_TOKEN_GRACE_HOURS", auth.token_grace_hours as usize, 1..=24 * 365);
    within("PORTAL_PHONE_RECOVERY_DAYS", auth.phone_recovery_days as usize, 0..=90);
    within("PORTAL_SMS_CODE_TRIES", sms.code_tries as usize, 1..=100);
    within("PORTAL_SMS_RESERVED_PERCENT", sms.reserved_percent as usize, 0..=90);
    within("PORTAL_CHALLENGE_NUMBERS", challenges.numbers as usize, 1_000..=100_000_000);
    within("PORTAL_TOKEN_RENEW_HOURS", auth.token_renew_hours as usize, 1..=24 * 365);
    within("PORTAL_AVATAR_BYTES", media.avatar_bytes, 1024..=64 * MIB);
    within("PORTAL_MEDIA_IMAGE_BYTES", media.image_bytes, 1024..=64 * MIB);
    within("PORTAL_MEDIA_VIDEO_BYTES", media.video_bytes, 1024..=2048 * MIB);
    within("PORTAL_MEDIA_VIDEO_SECONDS", media.video_seconds as usize, 1..=3600);
    within("PORTAL_MEDIA_VIDEOS_AT_ONCE", media.videos_at_once, 1..=MANY);
    within("PORTAL_PICTURES_AT_ONCE", media.pictures_at_once, 1..=MANY);
    within("PORTAL_UPLOAD_BYTES_A_SECOND", media.upload_bytes_a_second, 1..=64 * MIB);
    within("PORTAL_DOWNLOADS_OF_ONE", media.downloads_of_one, 1..=10_000);
    within("PORTAL_DOWNLOAD_BYTES_A_SECOND", media.download_bytes_a_second, 1..=1024 * MIB);
    within("PORTAL_PHONE_AUTO_REGISTER", client.phone_auto_register.into(), 0..=1);
    within("PORTAL_REAL_NAME", client.real_name.into(), 0..=1);
    within("PORTAL_S3_PATH_STYLE", s3.path_style.into(), 0..=1);
    within("PORTAL_HTTP_BODY_BYTES", http.body_bytes, 1024..=16 * MIB);
    within("PORTAL_REALTIME_FRAME_BYTES", realtime.frame_bytes, 256..=MIB);
    within("PORTAL_REALTIME_OUTBOX_BYTES", realtime.outbox_bytes, 4096..=64 * MIB);
    within("PORTAL_REALTIME_TOPICS", realtime.topics, 1..=1_000);
    within("PORTAL_REALTIME_USER_SOCKETS", realtime.user_sockets, 1..=1_000);
    within("PORTAL_RESERVED_PERCENT", realtime.reserved_percent as usize, 0..=90);
    within("PORTAL_REALTIME_ADDRESS_SOCKETS", realtime.address_sockets, 1..=1_000_000);
    within(
        "PORTAL_REALTIME_ADDRESS_ADMIT_PER_SECOND",
        realtime.address_admit_per_second as usize,
        1..=1_000_000,
    );
    within("PORTAL_REALTIME_ADMIT_PER_SECOND", realtime.admit_per_second as usize, 1..=1_000_000);
    within("PORTAL_REALTIME_FRAMES_PER_SECOND", realtime.frames_per_second as usize, 1..=10_000);
    within("PORTAL_NEWCOMER_HOURS", square.newcomer_hours as usize, 0..=24 * 365);
    within("PORTAL_SAME_TEXT_MINUTES", square.same_text_minutes as usize, 0..=24 * 60);
    within("PORTAL_FEEDS_LISTS_MS", feeds.lists_ms as usize, 0..=60_000);
    within("PORTAL_INVITE_REWARD_INVITER", invites.inviter_reward as usize, 1..=1_000_000);
    within("PORTAL_INVITE_REWARD_INVITEE", invites.invitee_reward as usize, 1..=1_000_000);
    within("PORTAL_INVITES_PER_DEVICE", invites.per_device as usize, 1..=1_000_000);
    within("PORTAL_INVITES_PER_ADDRESS", invites.per_address as usize, 1..=1_000_000);
    within("PORTAL_INVITES_PER_MONTH", invites.per_month as usize, 1..=1_000_000);
    within("PORTAL_OPERATOR_SESSION_HOURS", operators.session_hours as usize, 1..=24 * 7);
    for (name, limit, most) in [
        ("PORTAL_TWO_PERSONS_COINS", two_persons.coins, 1_000_000_000),
        ("PORTAL_TWO_PERSONS_REFUND_CENTS", two_persons.refund_cents, 1_000_000_000),
        ("PORTAL_TWO_PERSONS_BROADCAST", two_persons.broadcast.map(u32::from), 1),
        ("PORTAL_TWO_PERSONS_MESSAGES", two_persons.messages, 1_000_000),
        ("PORTAL_TWO_PERSONS_RETIRED", two_persons.retired, 1_000_000),
        ("PORTAL_TWO_PERSONS_PRICE_PERCENT", two_persons.price_percent, 10_000),
    ] {
        within(name, limit.unwrap_or_default() as usize, 0..=most);
    }
    within("PORTAL_ERASE_COOLING_OFF_DAYS", privacy.erase_cooling_off_days as usize, 0..=365);
    within("PORTAL_LOGINS_KEPT_DAYS", privacy.logins_kept_days as usize, 1..=36_500);
    within("PORTAL_FORMER_PHONES_KEPT_DAYS", privacy.phones_kept_days as usize, 1..=36_500);
    within("PORTAL_DELETED_MEDIA_KEPT_DAYS", media.deleted_kept_days as usize, 0..=36_500);
    within("PORTAL_PAY_OPEN_ORDERS", pay.open_orders as usize, 1..=1_000);
    for (name, value, range) in [
        ("PORTAL_CHALLENGE_LIFE_S", challenges.life, 30.0..=3600.0),
        ("PORTAL_PAY_ORDER_LIFE_S", pay.order_life, 30.0..=86_400.0),
        ("PORTAL_INVITES_CHECK_S", invites.check, 0.01..=60.0),
        ("PORTAL_PAY_SWEEP_S", pay.sweep, 0.01..=60.0),
        ("PORTAL_FEEDS_RANK_S", feeds.rank, 0.01..=3600.0),
        ("PORTAL_FEEDS_VIEWS_S", feeds.views, 0.01..=3600.0),
        ("PORTAL_FEEDS_TOTALS_S", feeds.totals, 0.001..=3600.0),
        ("PORTAL_MEDIA_TIDY_S", media.tidy, 0.01..=86_400.0),
        ("PORTAL_ERASE_CHECK_S", privacy.erase_check, 0.01..=3600.0),
        ("PORTAL_EXPORT_LINK_S", privacy.export_link, 10.0..=86_400.0),
        ("PORTAL_PAGE_LINK_S", books.page_link, 1.0..=86400.0),
        ("PORTAL_CHAPTERS_APPEAR_S", books.appear, 0.01..=3600.0),
        ("PORTAL_PAY_TIMEOUT_S", pay.timeout, 0.1..=20.0),
        ("PORTAL_DATABASE_WAIT_S", stores.database_wait, 0.01..=20.0),
    ] {
        if !range.contains(&value.0) {
            let (least, most) = range.into_inner();
            faults.add(name, format!("is {}: must be from {least} to {most} seconds", value.0));
        }
    }
    if realtime.drain.duration() > LONGEST_DRAIN {
        let most = LONGEST_DRAIN.as_secs();
        let is = realtime.drain.0;
        faults.add(
            "PORTAL_DRAIN_S",
            format!("is {is}: must be at most {most}, so that a stop ends within 25 s"),
        );
    }
    // A token must become old well before its login ends; otherwise no call renews it.
    let renew_hours = auth.login_life().as_secs() / 3600 / 2;
    if u64::from(auth.token_renew_hours) > renew_hours {
        let fault =
            format!("must be at most half of PORTAL_LOGIN_DAYS and of PORTAL_LOGIN_MAX_DAYS: {renew_hours}");
        faults.add("PORTAL_TOKEN_RENEW_HOURS", fault);
    }
    for origin in &http.origins.0 {
        if !is_origin(origin) {
            faults.add(
                "PORTAL_ORIGINS",
                format!("has \"{origin}\": must be origins such as https://play.example, without a path"),
            );
        }
    }
    for (name, secret) in [("PORTAL_SECRET", &auth.secret), ("PORTAL_SECRET_PREVIOUS", &auth.secret_previous)]
    {
        if secret.as_ref().is_some_and(|Secret(secret)| secret.chars().count() < 32) {
            faults.add(name, "must have at least 32 characters".into());
        }
    }
    if auth.secret.is_some() && auth.secret == auth.secret_previous {
        faults.add("PORTAL_SECRET_PREVIOUS", "must differ from PORTAL_SECRET".into());
    }
    if !http.public_url.is_empty() && !is_origin(&http.public_url) {
        let fault =
            format!("is \"{}\": must be such as https://play.example, without a path", http.public_url);
        faults.add("PORTAL_PUBLIC_URL", fault);
    }
    if !(operators.url.is_empty() || is_origin(&operators.url) && is_confidential(&operators.url)) {
        let fault = format!(
            "is \"{}\": must be such as https://ops.example, without a path, or on this machine",
            operators.url
        );
        faults.add("PORTAL_OPS_URL", fault);
    }
    if let Some(addr) = config.ops_addr() {
        // A token that somebody on the way reads opens everything that the operator may do.
        if !addr.ip().to_canonical().is_loopback()
            && !operators.url.starts_with("https://")
            && general.allow_insecure == 0
        {
            let fault = format!(
                "is {addr}: other machines reach it, so a proxy with TLS must stand in front; set PORTAL_OPS_URL to its \
                 https address"
            );
            faults.add("PORTAL_OPS_ADDR", fault);
        }
        if addr.port() != 0 && addr == http.addr {
            faults.add("PORTAL_OPS_ADDR", format!("is {addr}: must differ from PORTAL_HTTP_ADDR"));
        }
    }
    if !operators.name.is_empty() && !is_operator_name(&operators.name) {
        faults.add("PORTAL_OPERATOR", format!("is \"{}\": {OPERATOR_NAME_RULE}", operators.name));
    }
    sms.check(general.is_production(), faults);
    s3.check(general.is_production(), faults);
    pay.check(&http.public_url, general.is_production(), faults);
    if general.mode == Mode::Development
        && general.allow_insecure == 0
        && !http.addr.ip().to_canonical().is_loopback()
    {
        let fault = format!(
            "is {}: development mode listens on this machine only; set PORTAL_MODE=production, or \
             PORTAL_ALLOW_INSECURE=1 in a network that you trust",
            http.addr
        );
        faults.add("PORTAL_HTTP_ADDR", fault);
    }
    if stores.database_direct_url.is_some() && stores.database_url.is_none() {
        faults.add("DATABASE_DIRECT_URL", "is set without DATABASE_URL: set both, or none".into());
    }
    if stores.database_read_url.is_some() && stores.database_url.is_none() {
        faults.add("DATABASE_READ_URL", "is set without DATABASE_URL: set both, or none".into());
    }
    if general.mode == Mode::Production {
        if sms.gateway == Gateway::Log {
            faults.add("PORTAL_SMS_GATEWAY", "must be http in production, log is for development".into());
        }
        if auth.secret.is_none() {
            faults.add("PORTAL_SECRET", "must be set in production".into());
        }
        if stores.database_url.is_none() {
            faults.add(
                "DATABASE_URL",
                "must be set in production; the private database is for development".into(),
            );
        }
    }
}

pub const OPERATOR_NAME_RULE: &str =
    "must be 2 to 32 letters a-z, digits, dots, dashes or underscores, begin with a letter, and not be dev";

/// The rule of `operator.name` in the database. It also makes the name safe in a path.
pub fn is_operator_name(name: &str) -> bool {
    let of_name = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"._-".contains(&byte);
    (2..=32).contains(&name.len())
        && name.as_bytes()[0].is_ascii_lowercase()
        && name.bytes().all(of_name)
        && name != "dev"
}

/// Whether nobody on the way reads a call to this address: it uses TLS, or does not leave this machine.
pub(super) fn is_confidential(address: &str) -> bool {
    let Ok(address) = reqwest::Url::parse(address) else { return false };
    let host = address.host_str().unwrap_or_default().trim_matches(['[', ']']);
    let is_local = || host == "localhost" || host.parse().is_ok_and(|ip: IpAddr| ip.is_loopback());
    address.scheme() == "https" || address.scheme() == "http" && is_local()
}

/// Checks for an origin as browsers send it: scheme, host, and the port unless it is the scheme's default.
pub(super) fn is_origin(text: &str) -> bool {
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    host.is_some_and(|host| {
        !host.is_empty()
            && !host.contains(|c: char| "/?#@\\".contains(c) || c.is_whitespace() || c.is_control())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_call_is_confidential_with_tls_and_on_this_machine() {
        for good in
            ["https://sms.example/send", "http://127.0.0.1:9000/send", "http://[::1]/", "http://localhost/"]
        {
            assert!(is_confidential(good), "{good}");
        }
        for bad in [
            "http://sms.example/send",
            "http://10.0.0.7/",
            "http://127.0.0.1@sms.example/",
            "http://localhost.example/",
            "ftp://127.0.0.1/",
            "sms.example",
            "",
        ] {
            assert!(!is_confidential(bad), "{bad}");
        }
    }

    #[test]
    fn an_origin_has_neither_path_nor_user() {
        for good in ["https://play.example", "http://127.0.0.1:8080", "https://[::1]:8443"] {
            assert!(is_origin(good), "{good}");
        }
        for bad in [
            "play.example",
            "https://",
            "https://play.example/",
            "https://play.example/app",
            "https://play.example?x",
            "https://me@play.example",
            "ftp://play.example",
        ] {
            assert!(!is_origin(bad), "{bad}");
        }
    }
}
