use std::{ffi::OsString, os::unix::ffi::OsStringExt};

use super::*;

fn read(set: &[(&str, &str)]) -> Result<Config, Faults> {
    Config::read(&|name| set.iter().find(|(key, _)| *key == name).map(|(_, value)| value.into()))
}

#[test]
fn nothing_set_is_a_working_development_configuration() {
    let config = read(&[]).unwrap();
    assert_eq!(config.http.addr.to_string(), "127.0.0.1:8080");
    assert_eq!(config.general.mode, Mode::Development);
}

#[test]
fn every_fault_is_told_with_its_variable() {
    let faults = read(&[
        ("PORTAL_HTTP_ADDR", "nowhere"),
        ("PORTAL_HTTP_WORKERS", "0"),
        ("PORTAL_REALTIME_HEARTBEAT_S", "-1"),
        ("PORTAL_MODE", "staging"),
    ])
    .unwrap_err()
    .to_string();
    for name in ["PORTAL_HTTP_ADDR", "PORTAL_HTTP_WORKERS", "PORTAL_REALTIME_HEARTBEAT_S", "PORTAL_MODE"] {
        assert!(faults.contains(name), "{name} is missing from: {faults}");
    }
}

#[test]
fn what_is_too_much_is_a_fault() {
    for (name, most) in [
        ("PORTAL_HTTP_WORKERS", 512_u64),
        ("PORTAL_DATABASE_CONNECTIONS", 512),
        ("PORTAL_COMMIT_LANES", 512),
        ("PORTAL_PASSWORD_HASHES", 512),
        ("PORTAL_LOGIN_DAYS", 3650),
        ("PORTAL_HTTP_BODY_BYTES", 16 << 20),
        ("PORTAL_REALTIME_FRAME_BYTES", 1 << 20),
        ("PORTAL_REALTIME_OUTBOX_BYTES", 64 << 20),
        ("PORTAL_REALTIME_FRAMES_PER_SECOND", 10_000),
        ("PORTAL_HTTP_ANSWER_WITHIN_S", 86_400),
        ("PORTAL_HTTP_KEEP_ALIVE_S", 86_400),
        ("PORTAL_REALTIME_HEARTBEAT_S", 86_400),
        ("PORTAL_REALTIME_SILENCE_S", 86_400),
        ("PORTAL_REALTIME_TICKET_S", 86_400),
        ("PORTAL_REALTIME_DEAD_PEER_S", 86_400),
        ("PORTAL_SESSION_IDLE_S", 86_400),
        ("PORTAL_DRAIN_S", 10),
    ] {
        read(&[(name, &most.to_string())]).unwrap_or_else(|faults| panic!("{faults}"));
        for more in [most + 1, u64::from(u32::MAX), u64::MAX] {
            let faults = read(&[(name, &more.to_string())]).unwrap_err().to_string();
            assert!(faults.contains(name) && faults.contains(&more.to_string()), "{faults}");
        }
    }
}

#[test]
fn what_is_no_text_or_only_blanks_is_not_taken_for_unset() {
    let faults = Config::read(&|name| match name {
        "PORTAL_TIME_ZONE" => Some(OsString::from_vec(vec![0xff, 0xfe])),
        "PORTAL_SECRET" => Some(" ".repeat(40).into()),
        "PORTAL_METRICS_TOKEN" => Some("\t".into()),
        "REDIS_URL" => Some(OsString::new()),
        _ => None,
    });
    let faults = faults.unwrap_err().to_string();
    for name in ["PORTAL_TIME_ZONE is not UTF-8", "PORTAL_SECRET has only blanks", "PORTAL_METRICS_TOKEN"] {
        assert!(faults.contains(name), "{name} is missing from: {faults}");
    }
    assert!(!faults.contains("REDIS_URL"), "an empty one is unset: {faults}");
}

#[test]
fn production_refuses_development_defaults() {
    let faults = read(&[("PORTAL_MODE", "production")]).unwrap_err().to_string();
    assert!(faults.contains("PORTAL_SECRET") && faults.contains("DATABASE_URL"), "{faults}");
    let secret = "x".repeat(32);
    let with_log =
        [("PORTAL_MODE", "production"), ("PORTAL_SECRET", &secret), ("DATABASE_URL", "postgres://db/portal")];
    let faults = read(&with_log).unwrap_err().to_string();
    let named: Vec<_> = faults.split("; ").filter_map(|fault| fault.split(' ').next()).collect();
    assert_eq!(named, ["PORTAL_PAY_CHANNELS", "PORTAL_SMS_GATEWAY"], "{faults}");
    let gateway = [
        ("PORTAL_SMS_GATEWAY", "http"),
        ("PORTAL_SMS_URL", "https://sms.example/send"),
        ("PORTAL_SMS_SECRET", &secret),
        ("PORTAL_PAY_CHANNELS", "none"),
    ];
    read(&[&with_log[..], &gateway].concat()).unwrap();
}

#[test]
fn development_mode_listens_on_this_machine_only_unless_that_is_allowed() {
    for here in ["127.0.0.1:80", "127.9.9.9:80", "[::1]:80", "[::ffff:127.0.0.1]:80"] {
        read(&[("PORTAL_HTTP_ADDR", here)]).unwrap();
    }
    for anywhere in ["0.0.0.0:80", "[::]:80", "10.0.0.7:80", "[::ffff:10.0.0.7]:80"] {
        let addr = ("PORTAL_HTTP_ADDR", anywhere);
        let faults = read(&[addr]).unwrap_err().to_string();
        assert!(
            faults.starts_with("PORTAL_HTTP_ADDR") && faults.contains("PORTAL_ALLOW_INSECURE=1"),
            "{faults}"
        );
        assert!(read(&[addr, ("PORTAL_ALLOW_INSECURE", "0")]).is_err());
        read(&[addr, ("PORTAL_ALLOW_INSECURE", "1")]).unwrap();
    }
    assert!(read(&[("PORTAL_ALLOW_INSECURE", "2")]).is_err());
}

#[test]
fn production_sends_codes_with_tls_only() {
    let secret = "x".repeat(32);
    let production = |url| {
        read(&[
            ("PORTAL_MODE", "production"),
            ("PORTAL_HTTP_ADDR", "0.0.0.0:80"),
            ("PORTAL_SECRET", &secret),
            ("DATABASE_URL", "postgres://db/portal"),
            ("PORTAL_SMS_GATEWAY", "http"),
            ("PORTAL_SMS_URL", url),
            ("PORTAL_SMS_SECRET", &secret),
            ("PORTAL_PAY_CHANNELS", "none"),
        ])
    };
    production("https://sms.example/send").unwrap();
    production("http://127.0.0.1:9000/send").unwrap();
    for open in ["http://sms.example/send", "http://10.0.0.7/send"] {
        let faults = production(open).unwrap_err().to_string();
        assert!(faults.starts_with("PORTAL_SMS_URL must be an https address"), "{faults}");
    }
}

#[test]
fn the_previous_secret_is_long_and_differs_from_the_current_one() {
    let (one, other, short) = ("x".repeat(32), "y".repeat(32), "y".repeat(31));
    let with = |previous: &str| read(&[("PORTAL_SECRET", &one), ("PORTAL_SECRET_PREVIOUS", previous)]);
    for wrong in [&short, &one] {
        let faults = with(wrong).unwrap_err().to_string();
        assert!(faults.starts_with("PORTAL_SECRET_PREVIOUS"), "{faults}");
    }
    assert!(with(&other).is_ok());
}

#[test]
fn the_http_gateway_needs_an_address_and_a_secret() {
    let faults = read(&[("PORTAL_SMS_GATEWAY", "http")]).unwrap_err().to_string();
    assert!(faults.contains("PORTAL_SMS_URL") && faults.contains("PORTAL_SMS_SECRET"), "{faults}");
    assert!(read(&[("PORTAL_SMS_GATEWAY", "pigeon")]).is_err());
}

#[test]
fn a_bucket_needs_its_keys_and_keys_their_bucket() {
    let whole = [
        ("PORTAL_S3_BUCKET", "portal"),
        ("PORTAL_S3_ENDPOINT", "http://127.0.0.1:9000"),
        ("PORTAL_S3_ACCESS_KEY", "me"),
        ("PORTAL_S3_SECRET_KEY", "hunter2"),
    ];
    let config = read(&whole).unwrap();
    assert!(!format!("{:?}", config.rows()).contains("hunter2"));
    let without = |name| whole.into_iter().filter(|(known, _)| *known != name).collect::<Vec<_>>();
    for name in ["PORTAL_S3_BUCKET", "PORTAL_S3_ACCESS_KEY", "PORTAL_S3_SECRET_KEY"] {
        assert!(read(&without(name)).unwrap_err().to_string().contains(name));
    }
    read(&without("PORTAL_S3_ENDPOINT")).unwrap();
    for wrong in ["minio.example", "https://minio.example/portal"] {
        let with = [&without("PORTAL_S3_ENDPOINT")[..], &[("PORTAL_S3_ENDPOINT", wrong)]].concat();
        assert!(read(&with).unwrap_err().to_string().contains("PORTAL_S3_ENDPOINT"), "{wrong}");
    }
    assert!(read(&[whole.as_slice(), &[("PORTAL_S3_PATH_STYLE", "2")]].concat()).is_err());
}

#[test]
fn production_sends_files_to_the_s3_store_with_tls_only() {
    let secret = "s".repeat(32);
    let production = |mode, endpoint| {
        read(&[
            ("PORTAL_MODE", mode),
            ("PORTAL_SECRET", &secret),
            ("DATABASE_URL", "postgres://db/portal"),
            ("PORTAL_SMS_GATEWAY", "http"),
            ("PORTAL_SMS_URL", "https://sms.example/send"),
            ("PORTAL_SMS_SECRET", &secret),
            ("PORTAL_PAY_CHANNELS", "none"),
            ("PORTAL_S3_BUCKET", "portal"),
            ("PORTAL_S3_ENDPOINT", endpoint),
            ("PORTAL_S3_ACCESS_KEY", "me"),
            ("PORTAL_S3_SECRET_KEY", "hunter2"),
        ])
    };
    for good in ["https://minio.example:9000", "http://127.0.0.1:9000", ""] {
        production("production", good).unwrap();
    }
    for open in ["http://minio.example:9000", "http://10.0.0.7:9000"] {
        let faults = production("production", open).unwrap_err().to_string();
        assert!(faults.starts_with("PORTAL_S3_ENDPOINT must be an https address"), "{faults}");
        production("development", open).unwrap();
    }
}

#[test]
fn networks_are_addresses_and_ranges() {
    let config =
        read(&[("PORTAL_TRUSTED_PROXIES", "10.0.0.0/8, 192.0.2.7,fd00::/8,::ffff:198.51.100.7")]).unwrap();
    let names: Vec<_> = config.http.trusted_proxies.0.iter().map(ToString::to_string).collect();
    assert_eq!(names, ["10.0.0.0/8", "192.0.2.7/32", "fd00::/8", "198.51.100.7/32"]);
    for wrong in ["10.0.0.0/33", "localhost", "10.0.0"] {
        assert!(read(&[("PORTAL_TRUSTED_PROXIES", wrong)]).is_err(), "{wrong}");
    }
}

#[test]
fn a_token_is_renewed_within_half_of_its_login() {
    for (days, hours, fits) in
        [("1", "24", false), ("1", "13", false), ("1", "12", true), ("30", "361", false)]
    {
        let read = read(&[("PORTAL_LOGIN_DAYS", days), ("PORTAL_TOKEN_RENEW_HOURS", hours)]);
        assert_eq!(read.is_ok(), fits, "{hours} hours of {days} days");
    }
}

#[test]
fn switches_are_0_or_1() {
    for name in ["PORTAL_PHONE_AUTO_REGISTER", "PORTAL_REAL_NAME"] {
        assert!(read(&[(name, "2")]).unwrap_err().to_string().contains(name));
        read(&[(name, "0")]).unwrap();
    }
}

#[test]
fn secrets_are_masked_where_settings_are_shown() {
    let config = read(&[("DATABASE_URL", "postgres://me:hunter2@db/portal")]).unwrap();
    let shown = format!("{config:?} {:?}", config.rows());
    assert!(!shown.contains("hunter2"), "{shown}");
}

#[test]
fn other_addresses_of_the_database_need_its_first_one() {
    for name in ["DATABASE_DIRECT_URL", "DATABASE_READ_URL"] {
        let other = (name, "postgres://me:hunter2@db/portal");
        let faults = read(&[other]).unwrap_err().to_string();
        assert!(faults.contains(name) && !faults.contains("hunter2"), "{faults}");
        read(&[other, ("DATABASE_URL", "postgres://me:hunter2@pooler/portal")]).unwrap();
    }
}

#[test]
fn variables_are_named_once() {
    let mut names: Vec<_> = read(&[]).unwrap().rows().into_iter().map(|row| row.variable).collect();
    let all = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), all);
}

#[test]
fn operators_are_served_on_this_machine_unless_a_proxy_with_tls_stands_in_front() {
    let addr = |set: &[(&str, &str)]| read(set).map(|config| config.ops_addr().map(|addr| addr.to_string()));
    assert_eq!(addr(&[]).unwrap(), None);
    assert_eq!(addr(&[("PORTAL_OPS_ADDR", "off")]).unwrap(), None);
    assert_eq!(addr(&[("PORTAL_OPS_ADDR", "127.0.0.1:8081")]).unwrap().as_deref(), Some("127.0.0.1:8081"));
    let open = ("PORTAL_OPS_ADDR", "0.0.0.0:8081");
    let proxied = [open, ("PORTAL_OPS_URL", "https://ops.example")];
    assert_eq!(addr(&proxied).unwrap().as_deref(), Some("0.0.0.0:8081"));
    for wrong in [
        &[open][..],
        &[open, ("PORTAL_OPS_URL", "http://127.0.0.1:8081")],
        &[("PORTAL_OPS_ADDR", "127.0.0.1:8080")],
        &[("PORTAL_OPS_ADDR", "yes")],
    ] {
        assert!(read(wrong).unwrap_err().to_string().contains("PORTAL_OPS_ADDR"), "{wrong:?}");
    }
    for url in ["http://ops.example", "https://ops.example/path", "ops.example"] {
        assert!(
            read(&[("PORTAL_OPS_URL", url)]).unwrap_err().to_string().contains("PORTAL_OPS_URL"),
            "{url}"
        );
    }
    for name in ["Lin", "l", "../lin", "dev", "lin/xia", ""] {
        assert_eq!(read(&[("PORTAL_OPERATOR", name)]).is_ok(), name.is_empty(), "{name}");
    }
}

#[test]
fn in_production_the_operators_port_is_the_one_after_the_players() {
    let mut config = read(&[("PORTAL_HTTP_ADDR", "127.0.0.1:9000")]).unwrap();
    assert_eq!(config.ops_url(), None);
    config.general.mode = Mode::Production;
    assert_eq!(config.ops_url().as_deref(), Some("http://127.0.0.1:9001"));
    config.http.addr.set_port(0);
    assert_eq!(config.ops_addr().map(|addr| addr.port()), Some(0));
}
