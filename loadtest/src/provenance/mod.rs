//! When, at which commit and on which machine a run took place. Collected before the load, so that it takes no processor time of it.

mod commit;
mod machine;
mod zone;

use std::time::Duration;

use actors::{Clock, SystemClock};
use chrono::{DateTime, FixedOffset, Local, TimeDelta, Timelike, Utc};
use serde::{Deserialize, Serialize};
use tokio::time::timeout;

use crate::{cli::Common, database, target::Target};

pub use commit::Commit;
pub use machine::Machine;

/// How long the database may take to tell its version.
const DATABASE_TIMEOUT: Duration = Duration::from_secs(3);

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Provenance {
    /// In the machine's time zone.
    pub began: DateTime<FixedOffset>,
    pub ended: DateTime<FixedOffset>,
    /// Name of the time zone, such as Asia/Shanghai.
    pub zone: Option<String>,
    /// `None` outside a checkout of this project.
    pub commit: Option<Commit>,
    /// The machine of the load generator.
    pub machine: Machine,
    /// Whether all nodes run on the same machine.
    pub one_machine: bool,
    /// Version of the portal's PostgreSQL, when its address is known.
    pub postgresql: Option<String>,
}

impl Provenance {
    /// `database`: address of the portal's PostgreSQL.
    pub async fn collect(common: &Common, database: Option<&str>) -> Self {
        let began = local(SystemClock.now());
        Self {
            began,
            ended: began,
            zone: zone::name(),
            commit: Commit::of_checkout().await,
            machine: Machine::read(),
            one_machine: common.target.iter().all(|target| Target::parse(target, false).is_ok()),
            postgresql: postgresql(database, common.yes_this_is_my_server).await,
        }
    }

    /// The same run, which ends now.
    pub fn ended(self) -> Self {
        Self { ended: local(SystemClock.now()), ..self }
    }

    /// Seconds from the start of the run.
    pub fn seconds_to(&self, at: DateTime<Utc>) -> f64 {
        (at - self.began.to_utc()).num_milliseconds() as f64 / 1000.0
    }

    /// Time of day, with the day of the week when it is not the day of the start.
    pub fn clock(&self, seconds: f64) -> String {
        let same_day = self.at(seconds).date_naive() == self.began.date_naive();
        self.format(seconds, if same_day { "%H:%M:%S" } else { "%a %H:%M:%S" })
    }

    /// The time after these seconds, in a format of chrono.
    pub fn format(&self, seconds: f64, format: &str) -> String {
        self.at(seconds).format(format).to_string()
    }

    /// Seconds from midnight to the start of the run.
    pub fn seconds_since_midnight(&self) -> f64 {
        f64::from(self.began.num_seconds_from_midnight()) + f64::from(self.began.nanosecond()) / 1e9
    }

    fn at(&self, seconds: f64) -> DateTime<FixedOffset> {
        self.began + TimeDelta::milliseconds((seconds * 1000.0).round() as i64)
    }

    /// `Asia/Shanghai, UTC+08:00`
    pub fn zone_text(&self) -> String {
        zone::text(self.zone.as_deref(), *self.began.offset())
    }
}

fn local(at: DateTime<Utc>) -> DateTime<FixedOffset> {
    at.with_timezone(&Local).fixed_offset()
}

/// Version of the server. A database that is unknown or does not answer is no reason to end the test.
async fn postgresql(database: Option<&str>, anywhere: bool) -> Option<String> {
    let version = async {
        let client = database::connect(database?, anywhere).await.ok()?;
        let row = client.query_one("show server_version", &[]).await.ok()?;
        row.try_get::<_, String>(0).ok()
    };
    let version = timeout(DATABASE_TIMEOUT, version).await.ok()??;
    // Packages append their own version.
    version.split_whitespace().next().map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_have_the_zone_of_the_start() {
        let began = DateTime::parse_from_rfc3339("2026-11-28T23:59:00+08:00").unwrap();
        let provenance = Provenance {
            began,
            ended: began,
            zone: Some("Asia/Shanghai".into()),
            commit: None,
            machine: Machine::default(),
            one_machine: true,
            postgresql: None,
        };
        assert_eq!(provenance.clock(5.0), "23:59:05");
        assert_eq!(provenance.clock(65.0), "Sun 00:00:05");
        assert_eq!(provenance.zone_text(), "Asia/Shanghai, UTC+08:00");
        assert_eq!(provenance.seconds_to("2026-11-28T15:59:02.5Z".parse().unwrap()), 2.5);
    }

    #[tokio::test]
    async fn an_unknown_database_has_no_version() {
        assert_eq!(postgresql(None, false).await, None);
        assert_eq!(postgresql(Some("postgres://db.example/a"), false).await, None, "on another machine");
        assert_eq!(postgresql(Some("postgres://127.0.0.1:1/a"), false).await, None, "nothing listens");
    }
}
