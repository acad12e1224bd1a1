use std::{collections::BTreeSet, time::Duration};

use chrono::{DateTime, TimeDelta, Utc};
use serde_json::{Value, json};

use super::*;
use crate::{
    measure::Latencies,
    provenance::{Commit, Machine, Provenance},
    svg::STYLES,
    timeline::Point,
    usage::{Sample, Usage},
};

fn began() -> DateTime<Utc> {
    "2026-11-27T18:13:05Z".parse().unwrap()
}

fn provenance() -> Provenance {
    let began = DateTime::parse_from_rfc3339("2026-11-28T02:13:05+08:00").unwrap();
    Provenance {
        began,
        ended: began + TimeDelta::seconds(75),
        zone: Some("Asia/Shanghai".into()),
        commit: Some(Commit { hash: "7c5031721a2b3c4d5e6f7c5031721a2b3c4d5e6f".into(), dirty: true }),
        machine: Machine {
            host: Some("lt1".into()),
            processor: Some("AMD EPYC".into()),
            cores: 2,
            usable_cores: 2,
            memory_bytes: Some(8.4e9),
            kernel: Some("6.1.0".into()),
        },
        one_machine: true,
        postgresql: Some("17.2".into()),
    }
}

/// The course of a latency in slots of a second: a swing around `ms`, and between seconds 40 and 45 the given peak.
fn course(ms: f64, peak_ms: f64) -> Vec<Point> {
    let point = |second: u32| {
        let swing = 1.0 + 0.3 * (f64::from(second) / 4.0 + ms).sin();
        let p99 = if (40..45).contains(&second) { peak_ms - f64::from(second) } else { ms * swing };
        Point { at: f64::from(second) + 0.5, per_second: 20.0 * swing, p50: p99 / 4.0, p99, max: p99 * 1.5 }
    };
    (0..60).map(point).collect()
}

/// A night run of purchases over two nodes, with one promise broken, one kept at its bound, and lines that lie close together.
fn night() -> Report {
    let settings =
        json!({"rate": 20.0, "saturate": null, "seconds": 60, "p99_ms": 50.0, "errors": 0.0, "people": 2000});
    let targets = ["http://127.0.0.1:8080", "http://127.0.0.1:8081"].map(String::from).to_vec();
    let mut report = Report::new("purchase", targets, &settings);
    report.provenance = Some(provenance());
    for (name, ms, peak_ms) in [
        ("due to the balance on the socket", 14.0, 460.0),
        ("user/game/download", 11.0, 455.0),
        ("user/game/download, sent again", 4.0, 70.0),
        (crate::report::LATE, 0.6, 48.0),
    ] {
        let latencies = Latencies::default();
        let times =
            (1..=1200).map(|n| ms * f64::from(n) / 600.0 + if n > 1176 { peak_ms - 40.0 } else { 0.0 });
        times.for_each(|ms| latencies.record(Duration::from_secs_f64(ms / 1000.0)));
        report.latency(name, &latencies);
        let latency = report.latencies.last_mut().unwrap();
        (latency.began, latency.over_time) = (Some(began() + TimeDelta::seconds(12)), course(ms, peak_ms));
    }
    report.figure("purchases a second", 19.97);
    report.figure("calls answered", 1_258.0);
    report.errors.insert("user/game/download: status 503".into(), 2);
    let (count, all) = (1_198, 1_200);
    report.promise_count("every charge is shown on the open page", count, all);
    report.promise("every buyer owns the games paid for, and has the remaining coins", true, "2000 of 2000");
    report.promise_errors("calls", 1.0, 2, 1_258);
    report.promise_p99("user/game/download", Some(50.0), report.latencies[1].summary);
    report.promise_none("no answer contradicts another", &crate::measure::Tally::default());
    report.promise("the audit finds nothing", true, "18 rules hold");
    let samples = |growth: f64| {
        let sample = |second: u32| Sample {
            at: f64::from(second),
            cpu_seconds: f64::from(second) * 0.4 + growth * (f64::from(second) / 9.0).sin(),
            memory_bytes: 1.4e8 + growth * 1e6 * f64::from(second),
            sockets: 1_000.0,
            deliveries: 0.0,
        };
        (0..75).map(sample).collect()
    };
    report.nodes = report
        .targets
        .iter()
        .zip([0.2, 0.5])
        .map(|(node, growth)| Usage {
            node: node.clone(),
            began: Some(began()),
            redis: Some(true),
            samples: samples(growth),
        })
        .collect();
    report.notes.push("the login names of this run's accounts begin with lt5f0c1d2e_".into());
    report
}

/// The text between two marks.
fn between<'a>(page: &'a str, begin: &str, end: &str) -> &'a str {
    let (_, rest) = page.split_once(begin).unwrap_or_else(|| panic!("{begin} in {page}"));
    rest.split_once(end).unwrap_or_else(|| panic!("{end} after {begin}")).0
}

#[test]
fn the_verdict_comes_first_and_counts_the_broken_promises() {
    let mut report = night();
    let page_text = page(&report);
    assert!(page_text.contains("<title>✗ purchase: a promise was broken</title>"));
    assert_eq!(between(&page_text, "<b>✗ ", "</b>"), "2 of 6 promises were broken");
    for promise in &mut report.promises {
        promise.kept = Some(true);
    }
    let kept = page(&report);
    assert!(kept.contains("class=\"verdict kept\"") && kept.contains("✓ All 6 promises were kept"));
    assert!(!kept.contains("class=\"card\""));
    report.interrupted = true;
    assert!(page(&report).contains("No promise was broken, but the run was interrupted"));
}

#[test]
fn a_broken_promise_is_shown_before_the_run_with_its_distance_and_time() {
    let mut report = night();
    report.promises.retain(|promise| promise.promise.contains("p99"));
    report.promises[0]
        .measured(crate::promise::Measure::at_most(412.0, 50.0, "ms").p99_of("user/game/download"));
    let page = page(&report);
    let card = between(&page, "class=\"card\"", "</section>");
    for fact in [
        "user/game/download: p99 within 50 ms",
        "<dd>412 ms</dd>",
        "<dd>at most 50 ms</dd>",
        "<dd>362 ms above the bound (8.2 ×)</dd>",
        "p99 above the bound in 5 s of 60 s, first at 02:13:57, worst at 02:13:57 (415 ms)",
    ] {
        assert!(card.contains(fact), "{fact}: {card}");
    }
    assert!(page.find("class=\"card\"") < page.find("The run"));
}

#[test]
fn the_table_has_broken_promises_first_and_each_verdict_in_words() {
    let page = page(&night());
    let table = between(&page, "<table class=\"promises\">", "</table>");
    let verdicts: Vec<&str> = table.split("<b>").skip(1).filter_map(|rest| rest.split('<').next()).collect();
    assert_eq!(verdicts, ["✗ broken", "✗ broken", "✓ kept", "✓ kept", "✓ kept", "✓ kept"]);
}

#[test]
fn the_circumstances_are_in_words() {
    let mut report = night();
    let text = page(&report);
    let facts = between(&text, "<dl class=\"facts\">", "</dl>");
    assert!(
        text.contains(
            "<p class=\"stamp\">Sat 28 Nov 2026, 02:13 · 7c5031721a2b with uncommitted changes</p>"
        )
    );
    for fact in [
        "2,000 players, 60 s, 20 purchases a second, 2 nodes over Redis",
        "p99 within 50 ms, no failures",
        "Sat 28 Nov 2026, 02:13:05 to 02:14:20 (75 s), Asia/Shanghai, UTC+08:00",
        "7c5031721a2b with uncommitted changes",
        "http://127.0.0.1:8080, http://127.0.0.1:8081",
        "<dt>PostgreSQL</dt><dd>17.2</dd>",
        "<dt>Redis</dt><dd>yes</dd>",
        "AMD EPYC, 2 cores, 7.8 GiB of memory, Linux 6.1.0, host lt1 (load and portal)",
    ] {
        assert!(facts.contains(fact), "{fact}: {facts}");
    }
    report.nodes.clear();
    report.provenance =
        Some(Provenance { commit: None, postgresql: None, one_machine: false, ..provenance() });
    let unknown = page(&report);
    for fact in [
        "2 nodes</dd>",
        "unknown: /metrics",
        "unknown: the test did",
        "unknown: DATABASE_URL",
        "portal is elsewhere",
    ] {
        assert!(unknown.contains(fact), "{fact}");
    }
}

#[test]
fn every_line_has_a_colour_for_light_dark_and_paper() {
    let blocks = [":root", "@media (prefers-color-scheme: dark)", "@media print"];
    for block in blocks {
        let rules = between(STYLE, block, "}");
        let colours: BTreeSet<_> =
            (0..STYLES.len()).map(|number| between(rules, &format!("--s{number}: "), ";")).collect();
        assert_eq!(colours.len(), STYLES.len(), "{block}: {colours:?}");
    }
    for number in 0..STYLES.len() {
        assert!(STYLE.contains(&format!(".s{number} {{ color: var(--s{number}); }}")));
    }
}

#[test]
fn a_page_has_every_plot_with_its_bound_and_loads_nothing() {
    let page = page(&night());
    assert_eq!(page.matches("<figure>").count(), 5, "{page}");
    assert_eq!(page.matches(">bound 50</text>").count(), 1);
    assert!(
        page.contains(">time of day, Asia/Shanghai, UTC+08:00</text>") && page.contains(">02:13:30</text>")
    );
    for of_elsewhere in ["src=", "href=", "@import", "url(", "<script", "<link"] {
        assert!(!page.contains(of_elsewhere), "{of_elsewhere}");
    }
}

#[test]
fn a_latency_of_a_broken_promise_has_a_line_among_many() {
    let mut report = night();
    let mut latencies = Vec::new();
    for number in 0..10 {
        let mut one = night().latencies.remove(0);
        one.name = format!("call {number}");
        latencies.push(one);
    }
    report.latencies = latencies;
    report.promise_p99("call 9", Some(1.0), report.latencies[9].summary);
    let charts = charts::charts(&report);
    let names: Vec<&str> = charts[0].lines.iter().map(|line| &*line.name).collect();
    assert_eq!(names.len(), STYLES.len());
    assert_eq!(names.last(), Some(&"call 9"));
    assert_eq!(charts[0].remark.as_deref(), Some("2 further kinds are in the table of latencies."));
}

#[test]
fn texts_of_the_report_are_escaped() {
    let hostile = "<script>alert(\"1\" & '2')</script>";
    let mut report = night();
    report.scenario = hostile.into();
    report.targets = vec![hostile.into()];
    report.settings = json!({ hostile: hostile, "topic": [hostile], "none": Value::Null });
    report.latencies[0].name = hostile.into();
    report.nodes[0].node = hostile.into();
    report.errors.insert(hostile.into(), 1);
    report.notes.push(hostile.into());
    report.figure(hostile, 1.0);
    report.promise(hostile, false, hostile);
    let mut provenance = provenance();
    provenance.zone = Some(hostile.into());
    provenance.postgresql = Some(hostile.into());
    provenance.commit = Some(Commit { hash: "<b>".into(), dirty: false });
    provenance.machine.processor = Some(hostile.into());
    report.provenance = Some(provenance);
    let page = page(&report);
    assert!(page.contains("&lt;script&gt;alert(&quot;1&quot; &amp; &#39;2&#39;)&lt;/script&gt;"));
    assert!(page.contains("<dd>&lt;b&gt;</dd>"));
    assert!(!page.contains("<script") && !page.contains("alert(\"") && !page.contains("null"));
    report.scenario = "drain".into();
    assert!(!super::page(&report).contains("<script"));
}

#[test]
fn a_report_without_figures_has_no_tables_and_no_plots() {
    let page = page(&Report::new("idle", Vec::new(), &()));
    assert!(!page.contains("<table") && !page.contains("</table") && !page.contains("<svg"), "{page}");
    assert!(page.contains("No promise was checked"));
}
