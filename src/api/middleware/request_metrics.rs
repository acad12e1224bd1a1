//! Response times by method, route, status and code. Each thread looks a histogram up once per label set, not once per answer.

use std::{borrow::Cow, cell::RefCell, collections::HashMap, time::Duration};

use metrics::{Histogram, histogram};

/// Method, route, status and the code of the envelope (0: success, or no envelope). Bounded: unknown methods share one label, and so do
/// requests without a route; the codes are those of `text::Code`.
type Labels = (&'static str, Cow<'static, str>, u16, i32);

thread_local! {
    static HISTOGRAMS: RefCell<HashMap<Labels, Histogram>> = RefCell::default();
}

/// Takes the route, not the path: labels by path would be unbounded.
pub fn answered(method: &'static str, route: Cow<'static, str>, status: u16, code: i32, took: Duration) {
    HISTOGRAMS.with_borrow_mut(|histograms| {
        let histogram = histograms.entry((method, route, status, code)).or_insert_with_key(
            |(method, route, status, code)| {
                let labels = [
                    ("method", (*method).to_owned()),
                    ("route", route.to_string()),
                    ("status", status.to_string()),
                    ("code", code.to_string()),
                ];
                histogram!("portal_http_request_seconds", &labels)
            },
        );
        histogram.record(took);
    });
}
