//! Compares each day with the bills of the payment channels. `sql::bill` finds the differences.
//!
//! - Days are those of the channel, in Chinese time.
//! - A channel makes its bill at about nine on the next morning. A day without payments may have no bill: from noon on, a missing bill counts
//!   as an empty one, and until then an empty one as missing. If the portal has payments of that day, the job goes on to look for the bill.
//!   Neither replaces a bill that was read.

use chrono::{DateTime, Days, FixedOffset, NaiveDate, NaiveTime, TimeDelta, Utc};
use sql::bill::{Day, Summary};

use super::{
    Payments,
    channels::{ChannelError, Statement},
};

/// The result of one comparison.
#[derive(Debug)]
pub enum Compared {
    Done(Summary),
    /// The channel has no bill of that day yet.
    NotReady,
    /// The channel is off here, or makes no bills.
    NoBills,
}

/// Days back in which the job looks for days that were not compared.
const DAYS: u64 = 7;

impl Payments {
    /// Compares one day that is over. A repeated call brings the differences up to date.
    pub async fn reconcile(
        &self,
        channel: &str,
        day: NaiveDate,
        now: DateTime<Utc>,
    ) -> Result<Compared, ChannelError> {
        let Some(channel) = self.channel(channel).filter(|channel| channel.has_statements()) else {
            return Ok(Compared::NoBills);
        };
        let rows = match channel.statement(day).await? {
            Statement::Rows(rows) if !rows.is_empty() => rows,
            Statement::Rows(_) | Statement::NotReady => {
                if now < end_of(day) + TimeDelta::hours(12) {
                    return Ok(Compared::NotReady);
                }
                let client = self.pool.get().await.map_err(sql::Error::from)?;
                if sql::bill::has_rows(&client, channel.name(), day).await? {
                    return Ok(Compared::NotReady);
                }
                Vec::new()
            }
        };
        let of = Day { channel: channel.name(), day, since: begin_of(day), until: end_of(day) };
        let summary = sql::bill::store(&self.pool, of, &rows, now).await?;
        if summary.open_count > 0 {
            let (channel, open) = (channel.name(), summary.open_count);
            tracing::error!(channel, %day, open, "the channel's bill differs from the books");
        }
        Ok(Compared::Done(summary))
    }

    /// A background job of every node: compares the days of the last week that were not compared. Then it sets the gauges of missing days and
    /// open differences.
    pub async fn reconcile_due(&self, now: DateTime<Utc>) -> Result<(), sql::Error> {
        let last = last_day(now, 9);
        let mut missing = 0;
        for channel in self.channels().into_iter().filter(|channel| channel.has_statements()) {
            let name = channel.name();
            let client = self.pool.get().await?;
            let due = sql::bill::missing_days(&client, name, last - Days::new(DAYS - 1), last).await?;
            drop(client);
            for day in due {
                if let Err(error) = self.reconcile(name, day, now).await {
                    tracing::warn!(channel = name, %day, %error, "a bill could not be compared");
                }
            }
            // A day is missing from the afternoon on.
            let late = last_day(now, 15);
            let client = self.pool.get().await?;
            missing += sql::bill::missing_days(&client, name, late - Days::new(DAYS - 1), late).await?.len();
        }
        let client = self.pool.get().await?;
        metrics::gauge!("portal_bills_missing").set(missing as f64);
        metrics::gauge!("portal_bill_differences").set(sql::bill::open_count(&client).await? as f64);
        Ok(())
    }
}

/// The last day that ended at least this many hours ago.
fn last_day(now: DateTime<Utc>, hours: i64) -> NaiveDate {
    (now.with_timezone(&zone()) - TimeDelta::hours(hours)).date_naive() - Days::new(1)
}

fn begin_of(day: NaiveDate) -> DateTime<Utc> {
    day.and_time(NaiveTime::MIN).and_local_timezone(zone()).unwrap().to_utc()
}

fn end_of(day: NaiveDate) -> DateTime<Utc> {
    begin_of(day) + TimeDelta::days(1)
}

/// The time zone of the channels' days.
fn zone() -> FixedOffset {
    FixedOffset::east_opt(8 * 3600).expect("8 hours")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_over_by_chinese_time() {
        let at = |text: &str| text.parse::<DateTime<Utc>>().unwrap();
        assert_eq!(last_day(at("2026-11-28T00:59:59Z"), 9).to_string(), "2026-11-26");
        assert_eq!(last_day(at("2026-11-28T01:00:00Z"), 9).to_string(), "2026-11-27");
        assert_eq!(begin_of("2026-11-27".parse().unwrap()), at("2026-11-26T16:00:00Z"));
    }
}
