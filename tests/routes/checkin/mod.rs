mod calendar;
mod makeup;
mod today;

use chrono::{DateTime, Datelike, Utc};

use crate::harness::TestDatabase;

/// A time zone in which the month is at least three days old, so that days can be made up.
pub async fn zone_within_the_month(db: &TestDatabase) -> &'static str {
    let now: DateTime<Utc> = db.value("select now()").await;
    match now.day() {
        1 => "X+24",
        2 => "X-24",
        _ => "UTC",
    }
}
