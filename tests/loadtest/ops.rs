//! The dashboard and the alert rules: the metrics that they name exist on a node, and each alert fires when it must.

use std::{collections::BTreeSet, fs, path::Path, process::Command};

use serde_json::Value;

use crate::harness::TestServer;

fn room() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: &str) -> String {
    fs::read_to_string(room().join(path)).unwrap()
}

/// The names of metrics in a text.
fn named(text: &str) -> BTreeSet<String> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    let figures = words.filter(|word| word.starts_with("portal_") || word.starts_with("process_"));
    // A histogram is exported as three series.
    let bare = figures.map(|name| {
        ["_bucket", "_sum", "_count"].iter().find_map(|end| name.strip_suffix(end)).unwrap_or(name).to_owned()
    });
    bare.collect()
}

/// The metrics of the process, which the crate `metrics-process` exports.
const OF_THE_PROCESS: [&str; 8] = [
    "process_cpu_seconds_total",
    "process_max_fds",
    "process_open_fds",
    "process_resident_memory_bytes",
    "process_start_time_seconds",
    "process_threads",
    "process_virtual_memory_bytes",
    "process_virtual_memory_max_bytes",
];

/// The metrics in the server's sources, those of the process, and those that a command writes into a file.
fn counted() -> BTreeSet<String> {
    let mut names: BTreeSet<_> = OF_THE_PROCESS.map(str::to_owned).into();
    let mut folders = vec![room().join("src"), room().join("actors/src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(path).unwrap();
                let written = text.split("# TYPE ").skip(1).filter_map(|rest| rest.split(' ').next());
                names.extend(written.filter(|name| name.starts_with("portal_")).map(str::to_owned));
                for kind in ["counter!(", "gauge!(", "histogram!("] {
                    let told = text.split(kind).skip(1).filter_map(|rest| rest.split('"').nth(1));
                    names.extend(told.map(str::to_owned));
                }
            }
        }
    }
    names
}

fn expressions(dashboard: &Value) -> Vec<&str> {
    let panels = dashboard["panels"].as_array().unwrap().iter();
    let targets = panels.flat_map(|panel| panel["targets"].as_array().into_iter().flatten());
    targets.map(|target| target["expr"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn every_metric_in_the_dashboard_and_the_rules_exists() {
    let dashboard: Value = serde_json::from_str(&read("loadtest/ops/grafana.json")).unwrap();
    let rules = read("loadtest/ops/alerts.yml");
    let expressions = expressions(&dashboard).join(" ");
    let wanted: BTreeSet<_> = named(&expressions).union(&named(&rules)).cloned().collect();
    let counted = counted();
    let unknown: Vec<_> = wanted.difference(&counted).collect();
    assert!(wanted.len() > 30 && unknown.is_empty(), "{unknown:?}");

    // Metrics of every node.
    let server = TestServer::start().await;
    let answer = server.visitor().page(reqwest::Method::GET, "/metrics", &[]).await;
    let told = named(&answer.text);
    for name in [
        "portal_sockets",
        "portal_commit_queue",
        "portal_listening",
        "process_cpu_seconds_total",
        "process_max_fds",
    ] {
        assert!(wanted.contains(name) && told.contains(name), "{name}");
    }
    let unseen: Vec<_> = told.difference(&counted).collect();
    assert!(unseen.is_empty(), "exported, but not found in the sources: {unseen:?}");
}

/// The values of a label in the rules, also the alternatives of a pattern.
fn values_of(rules: &str, label: &str) -> BTreeSet<String> {
    let matchers = [format!("{label}=\""), format!("{label}=~\"")];
    let given = matchers.iter().flat_map(|matcher| {
        rules.match_indices(matcher.as_str()).filter_map(|(at, found)| {
            // Not the end of a longer name.
            let before = rules[..at].chars().next_back();
            let value = rules[at + found.len()..].split('"').next()?;
            before.is_some_and(|c| "{,".contains(c)).then_some(value)
        })
    });
    given.flat_map(|value| value.split('|')).map(str::to_owned).collect()
}

#[tokio::test]
async fn every_route_code_and_security_event_in_the_rules_exists() {
    let rules = read("loadtest/ops/alerts.yml");
    let openapi: Value = serde_json::from_str(&read("web/src/api/openapi.json")).unwrap();
    let routes: Vec<&String> = openapi["paths"].as_object().unwrap().keys().collect();
    let wanted = values_of(&rules, "route");
    assert!(wanted.len() >= 6, "{wanted:?}");
    for route in &wanted {
        let exists = match route.strip_suffix(".*") {
            Some(folder) => routes.iter().any(|known| known.starts_with(folder)),
            None => routes.contains(&route),
        };
        assert!(exists, "{route}");
    }
    let codes = read("src/text/code.rs");
    for code in values_of(&rules, "code").iter().filter(|code| *code != "0") {
        assert!(codes.contains(&format!("= {code},")), "{code}");
    }
    // A node exports every kind and outcome from its start.
    let server = TestServer::start().await;
    let exported = server.visitor().page(reqwest::Method::GET, "/metrics", &[]).await.text;
    let events: Vec<&str> =
        exported.lines().filter(|line| line.starts_with("portal_security_events_total{")).collect();
    let matchers: Vec<&str> = rules
        .split("portal_security_events_total{")
        .skip(1)
        .filter_map(|rest| rest.split('}').next())
        .collect();
    assert!(events.len() >= 8 && matchers.len() >= 4, "{events:?} {matchers:?}");
    for matcher in matchers {
        let matcher = format!("{{{matcher}}}");
        let of = |label| values_of(&matcher, label);
        for kind in of("kind") {
            for outcome in of("outcome").iter().map(Some).chain(of("outcome").is_empty().then_some(None)) {
                let found = events.iter().any(|event| {
                    event.contains(&format!("kind=\"{kind}\""))
                        && outcome.is_none_or(|outcome| event.contains(&format!("outcome=\"{outcome}\"")))
                });
                assert!(found, "{matcher}");
            }
        }
    }
}

#[test]
fn panels_do_not_overlap_and_have_unique_ids() {
    let dashboard: Value = serde_json::from_str(&read("loadtest/ops/grafana.json")).unwrap();
    let (mut taken, mut ids) = (BTreeSet::new(), BTreeSet::new());
    for panel in dashboard["panels"].as_array().unwrap() {
        assert!(ids.insert(panel["id"].as_i64().unwrap()), "{}", panel["title"]);
        let of = |name: &str| panel["gridPos"][name].as_i64().unwrap();
        for x in of("x")..of("x") + of("w") {
            for y in of("y")..of("y") + of("h") {
                assert!((0..24).contains(&x) && taken.insert((x, y)), "{}", panel["title"]);
            }
        }
    }
}

#[test]
fn every_alarm_is_described_for_operators_in_both_languages() {
    let rules = read("loadtest/ops/alerts.yml");
    for page in ["src/ops/alarms.md", "src/ops/zh/alarms.md"] {
        let page = read(page);
        let untold: Vec<_> =
            alarms(&rules).into_iter().filter(|alarm| !page.contains(&format!("`{alarm}`"))).collect();
        assert!(untold.is_empty(), "{untold:?}");
    }
}

/// The names of the alerts in the rules.
fn alarms(rules: &str) -> BTreeSet<&str> {
    rules.lines().filter_map(|line| line.trim().strip_prefix("- alert: ")).collect()
}

fn promtool(arguments: &[&str]) {
    let checked = Command::new("promtool").args(arguments).current_dir(room().join("loadtest/ops")).output();
    let checked = checked.expect("promtool is installed (Debian's package prometheus)");
    assert!(
        checked.status.success(),
        "{}",
        String::from_utf8_lossy(&[checked.stdout, checked.stderr].concat())
    );
}

#[test]
fn promtool_accepts_the_rules() {
    promtool(&["check", "rules", "alerts.yml"]);
}

#[test]
#[ignore = "night"]
fn each_alert_fires_at_its_cause_and_not_before() {
    promtool(&["test", "rules", "alerts.test.yml"]);
}

#[test]
fn each_alert_has_a_test_that_it_fires_and_one_that_it_does_not() {
    let (rules, tests) = (read("loadtest/ops/alerts.yml"), read("loadtest/ops/alerts.test.yml"));
    let expected = |fires: bool| -> BTreeSet<&str> {
        let named = tests.split("alertname: ").skip(1).filter_map(|rest| {
            let name = rest.split([',', '\n']).next()?;
            let is_quiet = rest.split("exp_alerts:").nth(1)?.trim_start().starts_with("[]");
            (is_quiet != fires).then_some(name)
        });
        named.collect()
    };
    let alarms = alarms(&rules);
    assert!(alarms.len() > 35, "{alarms:?}");
    assert_eq!((expected(true), expected(false)), (alarms.clone(), alarms));
}

#[test]
fn each_alert_says_how_urgent_it_is_and_what_happened() {
    let rules = read("loadtest/ops/alerts.yml");
    for alert in rules.split("- alert: ").skip(1) {
        let has = |part: &str| alert.contains(part);
        let urgent = has("labels: {severity: page}") || has("labels: {severity: ticket}");
        assert!(urgent && has("annotations:\n          summary: \""), "{alert}");
    }
}

#[test]
fn the_dashboard_shows_what_the_newest_alarms_read() {
    let dashboard: Value = serde_json::from_str(&read("loadtest/ops/grafana.json")).unwrap();
    let shown = named(&expressions(&dashboard).join(" "));
    for name in [
        "portal_answers_total",
        "portal_build_info",
        "portal_orders_total",
        "portal_banned_calls_total",
        "portal_replication_lag_seconds",
    ] {
        assert!(shown.contains(name), "{name}");
    }
}
