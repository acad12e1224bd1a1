//! How long answers take, by route and status. A figure is looked up by its labels once a thread, not once an answer.

use std::{borrow::Cow, cell::RefCell, collections::HashMap, time::Duration};

use metrics::{Histogram, histogram};

/// Method, route and status: few enough, as methods that somebody made up are one, and what has no route too.
type Labels = (&'static str, Cow<'static, str>, u16);

thread_local! {
    static FIGURES: RefCell<HashMap<Labels, Histogram>> = RefCell::default();
}

/// `route`, not the path: figures by path would be without bound.
pub fn answered(method: &'static str, route: Cow<'static, str>, status: u16, took: Duration) {
    FIGURES.with_borrow_mut(|figures| {
        let figure = figures.entry((method, route, status)).or_insert_with_key(|(method, route, status)| {
            let labels = [
                ("method", (*method).to_owned()),
                ("route", route.to_string()),
                ("status", status.to_string()),
            ];
            histogram!("portal_http_request_seconds", &labels)
        });
        figure.record(took);
    });
}
