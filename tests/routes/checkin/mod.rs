mod calendar;
mod makeup;
mod today;

use chrono::{DateTime, Datelike, Utc};

use crate::harness::TestDatabase;

/// A time zone in which the month is three days old at least, so that there are days to make up for.
pub async fn zone_amid_the_month(db: &TestDatabase) -> &'static str {
    let now: DateTime<Utc> = db.value("select now()").await;
    match now.day() {
        1 => "X+24",
        2 => "X-24",
        _ => "UTC",
    }
}
