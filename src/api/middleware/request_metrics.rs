//! Response times by method, route, status and code, and answers by group and code. Each thread looks its series up once per label set,
//! not once per answer.

use std::{borrow::Cow, cell::RefCell, collections::HashMap, time::Duration};

use metrics::{Counter, Histogram, counter, histogram};

use crate::text::{Code, FAILED};

/// Method, route, status and the code of the envelope (0: success, or no envelope; `None`: unknown). Bounded: unknown methods share one
/// label, and so do requests without a route and unknown codes.
type Labels = (&'static str, Cow<'static, str>, u16, Option<i32>);

/// The groups of routes of `portal_answers_total`: the first folder of a path, without `/api` and `v1`.
const GROUPS: [&str; 22] = [
    "activity",
    "appeal",
    "book",
    "checkin",
    "client",
    "document",
    "favourite",
    "game",
    "gift",
    "goods",
    "invite",
    "media",
    "notice",
    "order",
    "realtime",
    "report",
    "search",
    "square",
    "user",
    "vip",
    "web",
    "youth",
];
/// The label of an unknown code, and of a route outside of the groups.
const OTHER: &str = "other";
/// The most series of `portal_answers_total`: each group and `other`, with 0, `FAILED`, each known code and `other`.
#[cfg(test)]
const MOST_SERIES: usize = (GROUPS.len() + 1) * (Code::ALL.len() + 3);

struct Series {
    seconds: Histogram,
    answers: Counter,
}

thread_local! {
    static SERIES: RefCell<HashMap<Labels, Series>> = RefCell::default();
}

/// Takes the route, not the path: labels by path would be unbounded.
pub fn answered(method: &'static str, route: Cow<'static, str>, status: u16, code: i32, took: Duration) {
    SERIES.with_borrow_mut(|all| {
        let labels = (method, route, status, known(code));
        let series = all.entry(labels).or_insert_with_key(|(method, route, status, code)| {
            let code = code.map_or_else(|| OTHER.to_owned(), |code| code.to_string());
            let labels = [
                ("method", (*method).to_owned()),
                ("route", route.to_string()),
                ("status", status.to_string()),
                ("code", code.clone()),
            ];
            Series {
                seconds: histogram!("portal_http_request_seconds", &labels),
                answers: counter!("portal_answers_total", "group" => group(route), "code" => code),
            }
        });
        series.seconds.record(took);
        series.answers.increment(1);
    });
}

fn known(code: i32) -> Option<i32> {
    let is_known = code == 0 || code == FAILED || Code::ALL.iter().any(|known| *known as i32 == code);
    is_known.then_some(code)
}

fn group(route: &str) -> &'static str {
    let folder = route.strip_prefix("/api/").map(|rest| rest.strip_prefix("v1/").unwrap_or(rest));
    let folder = folder.and_then(|rest| rest.split('/').next()).unwrap_or_default();
    GROUPS.into_iter().find(|group| *group == folder).unwrap_or(OTHER)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use metrics_exporter_prometheus::PrometheusBuilder;

    use super::*;
    use crate::api::openapi::openapi;

    /// The lines of `portal_answers_total` after `work`, which runs on a thread of its own: series are kept by thread.
    fn counted(work: impl FnOnce() + Send) -> Vec<String> {
        let recorder = PrometheusBuilder::new().build_recorder();
        std::thread::scope(|scope| {
            scope.spawn(|| metrics::with_local_recorder(&recorder, work));
        });
        let text = recorder.handle().render();
        text.lines().filter(|line| line.starts_with("portal_answers_total{")).map(str::to_owned).collect()
    }

    fn answer(route: &'static str, code: i32) {
        answered("POST", route.into(), 200, code, Duration::from_millis(1));
    }

    #[test]
    fn an_answer_counts_by_group_and_code_and_an_unknown_code_is_other() {
        let lines = counted(|| {
            answer("/api/user/login", 1001);
            answer("/api/v1/user/{uid}", 1001);
            for code in [7, 1003, 9999, -1, i32::MAX] {
                answer("/api/v1/square/post", code);
            }
            answer("/healthz", 0);
        });
        for line in [
            r#"portal_answers_total{group="user",code="1001"} 2"#,
            r#"portal_answers_total{group="square",code="other"} 5"#,
            r#"portal_answers_total{group="other",code="0"} 1"#,
        ] {
            assert!(lines.iter().any(|counted| counted == line), "{line} is not in {lines:?}");
        }
        assert_eq!(lines.len(), 3, "{lines:?}");
    }

    #[test]
    fn invented_routes_and_codes_make_a_bounded_number_of_series() {
        let groups = GROUPS.map(|group| format!("/api/{group}/index"));
        let lines = counted(|| {
            for code in -1_000..5_000 {
                let invented = format!("/api/{}/x", code % 50);
                answered("GET", invented.into(), 404, code, Duration::ZERO);
            }
            for group in groups {
                for code in 0..5_000 {
                    answered("GET", group.clone().into(), 200, code, Duration::ZERO);
                }
            }
        });
        assert_eq!((lines.len(), MOST_SERIES), (483, 483));
    }

    #[test]
    fn groups_and_codes_are_those_of_the_document() {
        let document = serde_json::to_value(openapi()).unwrap();
        let paths: BTreeSet<&str> =
            document["paths"].as_object().unwrap().keys().map(|path| group(path)).collect();
        assert_eq!(paths, BTreeSet::from(GROUPS));
        let refusals = document["components"]["schemas"]["Refusal"]["oneOf"].as_array().unwrap();
        let codes = refusals.iter().flat_map(|one| one["properties"]["code"]["enum"].as_array().unwrap());
        let codes: BTreeSet<i64> = codes.map(|code| code.as_i64().unwrap()).collect();
        let known = Code::ALL.map(|code| i64::from(code as i32)).into_iter();
        let known: BTreeSet<i64> = known.chain([i64::from(FAILED)]).collect();
        assert_eq!(codes, known);
    }
}
