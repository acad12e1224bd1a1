//! The metrics that the dashboard and the alert rules name exist on a node.

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
fn every_alarm_is_described_for_operators() {
    let (rules, told) = (read("loadtest/ops/alerts.yml"), read("src/ops/alarms.md"));
    let alarms: Vec<_> = rules.lines().filter_map(|line| line.trim().strip_prefix("- alert: ")).collect();
    let untold: Vec<_> = alarms.iter().filter(|alarm| !told.contains(&format!("`{alarm}`"))).collect();
    assert!(alarms.len() > 10 && untold.is_empty(), "{untold:?}");
}

#[test]
fn promtool_accepts_the_rules() {
    let rules = room().join("loadtest/ops/alerts.yml");
    let checked = Command::new("promtool").args(["check", "rules"]).arg(rules).output();
    let checked = checked.expect("promtool is installed (Debian's package prometheus)");
    assert!(
        checked.status.success(),
        "{}",
        String::from_utf8_lossy(&[checked.stdout, checked.stderr].concat())
    );
}
