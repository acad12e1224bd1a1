//! Builds the display of a node from its current and earlier figures. Pure functions.

use std::{fmt::Write, time::Duration};

use super::exposition::{Buckets, Figures};

/// Figures and the time of their fetch.
pub struct Seen {
    /// Time since any fixed moment.
    pub at: Duration,
    pub figures: Figures,
}

/// Figures that belong together.
pub struct Group {
    pub title: &'static str,
    pub items: Vec<Item>,
}

pub struct Item {
    /// The name in the one-line output.
    pub key: &'static str,
    /// The name on the screen, below the group's title.
    pub label: &'static str,
    pub value: String,
}

/// Shown when there is no measurement.
const NONE: &str = "-";
const PERCENTILES: [f64; 3] = [0.5, 0.9, 0.99];

/// Rates compare `now` with `last`, the reading before it. Percentiles compare `now` with `first`, an older reading, to have
/// enough measurements.
pub fn report(first: &Seen, last: &Seen, now: &Seen) -> Vec<Group> {
    let gauge = |name| now.figures.sum(name);
    let per_second = |name: &str| rate(last, now, name);
    let spread = |name: &str| percentiles(&rise(&first.figures.buckets(name), &now.figures.buckets(name)));
    let item = |key, label, value| Item { key, label, value };
    let yes = |name, good: &str, bad: &str, absent: &str| match gauge(name) {
        None => absent.to_owned(),
        Some(value) => if value > 0.0 { good } else { bad }.to_owned(),
    };
    vec![
        Group {
            title: "now",
            items: vec![
                item("sockets", "sockets", whole(gauge("portal_sockets"))),
                item("sessions", "sessions", whole(gauge("portal_sessions"))),
                item("threads", "threads", whole(gauge("portal_threads"))),
                item("cpu", "cpu", percent(per_second("process_cpu_seconds_total"))),
                item("memory", "memory", bytes(gauge("process_resident_memory_bytes"))),
                item("files", "files", whole(gauge("process_open_fds"))),
            ],
        },
        Group {
            title: "a second",
            items: vec![
                item("requests/s", "requests", tenths(per_second("portal_http_request_seconds_count"))),
                item("batches/s", "batches", tenths(per_second("portal_commit_batch_size_count"))),
                item("commands/s", "commands", tenths(per_second("portal_commit_batch_size_sum"))),
                item("events/s", "events", tenths(per_second("portal_events_total"))),
                item("deliveries/s", "deliveries", tenths(per_second("portal_deliveries_total"))),
            ],
        },
        Group {
            title: "waiting",
            items: vec![
                item("commands_waiting", "commands", whole(gauge("portal_commit_queue"))),
                item("outboxes", "outboxes", bytes(gauge("portal_outbox_bytes"))),
                item("database_waiting", "database", whole(gauge("portal_database_waiting"))),
                item("connections", "connections", whole(gauge("portal_database_connections"))),
            ],
        },
        Group {
            title: "ms: half/90%/99%",
            items: vec![
                item("requests_ms", "requests", spread("portal_http_request_seconds")),
                item("batches_ms", "batches", spread("portal_commit_seconds")),
                item("deliveries_ms", "deliveries", spread("portal_delivery_seconds")),
                item("relay_ms", "relay", spread("portal_relay_seconds")),
            ],
        },
        Group {
            title: "hears",
            items: vec![
                item("notices", "notices", yes("portal_listening", "ok", "lost", NONE)),
                item("relay", "relay", yes("portal_relaying", "ok", "lost", "alone")),
            ],
        },
        Group {
            title: "since its start",
            items: vec![
                item("gaps", "gaps", whole(gauge("portal_gaps_total").or(Some(0.0)))),
                item("too_slow", "too slow", whole(gauge("portal_sockets_too_slow_total").or(Some(0.0)))),
                item("flooded", "flooded", whole(gauge("portal_sockets_flooded_total").or(Some(0.0)))),
                item("deferred", "deferred", whole(gauge("portal_deliveries_deferred_total").or(Some(0.0)))),
                item("dropped", "dropped", whole(gauge("portal_deliveries_dropped_total").or(Some(0.0)))),
            ],
        },
    ]
}

/// All groups in one line.
pub fn line(groups: &[Group]) -> String {
    let items = groups.iter().flat_map(|group| &group.items);
    items.map(|item| format!("{}={}", item.key, item.value)).collect::<Vec<_>>().join(" ")
}

/// Rows for each group, within 80 columns and 24 lines.
pub fn table(groups: &[Group]) -> String {
    let mut table = String::new();
    for group in groups {
        let mut title = group.title;
        for row in group.items.chunks(2) {
            let _ = write!(table, "{title:<18}");
            for item in row {
                let _ = write!(table, "{:<13}{:<16}", item.label, item.value);
            }
            table.truncate(table.trim_end().len());
            table.push('\n');
            title = "";
        }
    }
    table
}

/// How much a counter grew per second. A counter that is lower than before restarted at 0 with its process.
fn rate(before: &Seen, now: &Seen, name: &str) -> Option<f64> {
    let passed = now.at.checked_sub(before.at)?.as_secs_f64();
    let value = now.figures.sum(name)?;
    (passed > 0.0).then(|| grown(before.figures.sum(name).unwrap_or(0.0), value) / passed)
}

fn grown(before: f64, now: f64) -> f64 {
    if now >= before { now - before } else { now }
}

/// The measurements between the two readings.
fn rise(before: &Buckets, now: &Buckets) -> Buckets {
    let count = |buckets: &Buckets| buckets.last().map_or(0.0, |(_, count)| *count);
    if count(now) < count(before) {
        return now.clone();
    }
    let earlier = |bound: f64| before.iter().find(|(of, _)| *of == bound).map_or(0.0, |(_, count)| *count);
    now.iter().map(|(bound, count)| (*bound, count - earlier(*bound))).collect()
}

fn percentiles(buckets: &Buckets) -> String {
    let texts = PERCENTILES.map(|part| percentile(buckets, part).map_or(NONE.to_owned(), milliseconds));
    if texts.iter().all(|text| text == NONE) { NONE.to_owned() } else { texts.join("/") }
}

/// Estimates like Prometheus: measurements are spread evenly within a bucket. Above the last bound the answer is that bound.
fn percentile(buckets: &Buckets, part: f64) -> Option<f64> {
    let all = buckets.last().map(|(_, count)| *count).filter(|all| *all > 0.0)?;
    let wanted = all * part;
    let (mut lower, mut below) = (0.0, 0.0);
    for (bound, count) in buckets {
        if *count >= wanted && *count > below {
            let inside = (wanted - below) / (count - below);
            return Some(if bound.is_finite() { lower + (bound - lower) * inside } else { lower });
        }
        (lower, below) = (*bound, *count);
    }
    None
}

fn milliseconds(seconds: f64) -> String {
    let ms = seconds * 1000.0;
    if ms < 10.0 { format!("{ms:.1}") } else { format!("{ms:.0}") }
}

fn whole(value: Option<f64>) -> String {
    value.map_or(NONE.to_owned(), |value| format!("{value:.0}"))
}

fn tenths(value: Option<f64>) -> String {
    value.map_or(NONE.to_owned(), |value| format!("{value:.1}"))
}

/// Percent of one processor.
fn percent(value: Option<f64>) -> String {
    value.map_or(NONE.to_owned(), |value| format!("{:.0}%", value * 100.0))
}

fn bytes(value: Option<f64>) -> String {
    let Some(mut value) = value else { return NONE.to_owned() };
    for unit in ["B", "KiB", "MiB"] {
        if value < 1024.0 {
            return if unit == "B" { format!("{value:.0}B") } else { format!("{value:.1}{unit}") };
        }
        value /= 1024.0;
    }
    format!("{value:.1}GiB")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(seconds: u64, text: &str) -> Seen {
        Seen { at: Duration::from_secs(seconds), figures: Figures::parse(text).unwrap() }
    }

    fn value(groups: &[Group], key: &str) -> String {
        let mut items = groups.iter().flat_map(|group| &group.items);
        items.find(|item| item.key == key).unwrap_or_else(|| panic!("no {key}")).value.clone()
    }

    #[test]
    fn rates_are_growth_by_time_also_over_a_restart() {
        let first = seen(10, "portal_events_total 100\nprocess_cpu_seconds_total 7.0");
        let now =
            seen(14, "portal_events_total 150\nprocess_cpu_seconds_total 8.0\nportal_deliveries_total 8");
        let groups = report(&first, &first, &now);
        assert_eq!(value(&groups, "events/s"), "12.5");
        assert_eq!(value(&groups, "deliveries/s"), "2.0", "what was not there before was 0");
        assert_eq!(value(&groups, "cpu"), "25%");
        assert_eq!(value(&groups, "requests/s"), "-", "what is not there is not known");
        let restarted = seen(16, "portal_events_total 30");
        assert_eq!(value(&report(&first, &now, &restarted), "events/s"), "15.0");
        assert_eq!(value(&report(&now, &now, &now), "events/s"), "-", "no time has passed");
    }

    #[test]
    fn percentiles_are_those_of_what_came_since() {
        let bucket = |counts: [u32; 4]| {
            let bounds = ["0.01", "0.02", "0.1", "+Inf"];
            let line = |(bound, n)| format!("portal_commit_seconds_bucket{{le=\"{bound}\"}} {n}\n");
            bounds.into_iter().zip(counts).map(line).collect::<String>()
        };
        let first = seen(1, &bucket([1000, 1000, 1000, 1000]));
        let now = seen(2, &bucket([1050, 1090, 1099, 1100]));
        let groups = report(&first, &first, &now);
        // 50 of 100 are below the first bound, 90 below the second, 99 below the third.
        assert_eq!(value(&groups, "batches_ms"), "10/20/100");
        assert_eq!(value(&report(&now, &now, &now), "batches_ms"), "-");
        let slow = seen(3, &bucket([1050, 1090, 1099, 2100]));
        assert_eq!(value(&report(&now, &now, &slow), "batches_ms"), "100/100/100", "at least");
        assert_eq!(value(&report(&now, &now, &first), "batches_ms"), "5.0/9.0/9.9", "begun again");
    }

    #[test]
    fn what_others_say_is_told_in_words() {
        let now = seen(1, "portal_listening 1\nportal_relaying 0\nportal_outbox_bytes 1536");
        let groups = report(&now, &now, &now);
        assert_eq!((value(&groups, "notices"), value(&groups, "relay")), ("ok".into(), "lost".into()));
        assert_eq!(value(&groups, "outboxes"), "1.5KiB");
        let alone = seen(1, "portal_listening 0\nportal_outbox_bytes 12");
        let groups = report(&alone, &alone, &alone);
        assert_eq!((value(&groups, "notices"), value(&groups, "relay")), ("lost".into(), "alone".into()));
        assert_eq!(value(&groups, "outboxes"), "12B");
    }

    #[test]
    fn a_line_and_a_table_show_the_same() {
        let now = seen(1, "portal_sockets 12\nportal_sessions 3");
        let groups = report(&now, &now, &now);
        assert!(line(&groups).starts_with("sockets=12 sessions=3 threads=- "), "{}", line(&groups));
        let table = table(&groups);
        let first = "now               sockets      12              sessions     3";
        assert_eq!(table.lines().next(), Some(first));
        assert!(table.lines().count() <= 22 && table.lines().all(|line| line.len() < 80), "{table}");
    }
}
