//! Records which devices open the app, and through which channel. A node notes visits in memory, one an hour for each device, and writes
//! them in batches every few seconds, so the app's start never waits for the database. The database stores a keyed hash of the device id,
//! and a device is deleted a year after its last visit.

use std::{collections::HashMap, net::IpAddr};

use chrono::{DateTime, TimeDelta, Utc};
use parking_lot::Mutex;
use sql::{Pool, device::Visit};

use crate::{
    config::Rates,
    platform::{
        hmac::keyed,
        keys::{Keys, Purpose},
        local_rate_limit::Paces,
    },
};

/// A node notes a device once within this time.
const VISIT_INTERVAL: TimeDelta = TimeDelta::hours(1);
/// A device is deleted this long after its last visit.
const RETENTION: TimeDelta = TimeDelta::days(365);
/// Maximum number of devices in memory. When it is full, devices noted longer ago than the interval are dropped, or else all. A dropped
/// device may be noted again within the interval.
const MAX_SEEN: usize = 200_000;
/// Maximum number of visits that wait to be written. Further visits are not noted.
const MAX_DUE: usize = 50_000;
/// Number of visits that one statement writes.
const BATCH_SIZE: usize = 2_000;
/// Number of devices that one tick deletes.
const DELETE_BATCH_SIZE: i64 = 2_000;

pub struct Devices {
    key: [u8; 32],
    noted: Mutex<Noted>,
}

#[derive(Default)]
struct Noted {
    /// When a device was last noted.
    seen: HashMap<i64, DateTime<Utc>>,
    /// Visits that wait for a write, by device.
    due: HashMap<i64, Visit>,
}

/// The limit of recorded visits per network.
pub struct VisitLimit<'a> {
    pub paces: &'a Paces,
    pub per_address: &'a Rates,
}

/// The report of a device that opens the app.
pub struct Opened<'a> {
    pub device_id: &'a str,
    pub channel_id: &'a str,
    pub device_type: &'static str,
    pub address: IpAddr,
}

impl Devices {
    /// Nodes with the same secret compute the same hashes.
    #[must_use]
    pub fn new(keys: &Keys) -> Self {
        Self { key: keys.current(Purpose::Device), noted: Mutex::default() }
    }

    /// Notes a visit. The limit keeps made-up ids from filling the table.
    pub fn opened(&self, opened: &Opened<'_>, limit: &VisitLimit<'_>, now: DateTime<Utc>) {
        let device = self.hash(opened.device_id);
        if self.is_noted(device, now) {
            return;
        }
        if limit.paces.take_from("device", opened.address, limit.per_address, now).is_ok() {
            let (channel_id, device_type) = (opened.channel_id.to_owned(), opened.device_type);
            self.note(Visit { device, channel_id, device_type, time: now });
        }
    }

    fn hash(&self, device_id: &str) -> i64 {
        let [a, b, c, d, e, f, g, h, ..] = keyed(&self.key, &[device_id.as_bytes()]).bytes();
        i64::from_be_bytes([a, b, c, d, e, f, g, h])
    }

    fn is_noted(&self, device: i64, now: DateTime<Utc>) -> bool {
        let noted = self.noted.lock();
        noted.seen.get(&device).is_some_and(|last| now - *last < VISIT_INTERVAL)
    }

    fn note(&self, visit: Visit) {
        let mut noted = self.noted.lock();
        let Noted { seen, due } = &mut *noted;
        if seen.len() >= MAX_SEEN {
            seen.retain(|_, last| visit.time - *last < VISIT_INTERVAL);
        }
        if seen.len() >= MAX_SEEN {
            seen.clear();
        }
        if due.len() < MAX_DUE {
            seen.insert(visit.device, visit.time);
            due.insert(visit.device, visit);
        }
    }

    /// Writes the noted visits, and deletes devices that are old at `now`.
    pub async fn write_and_forget(&self, pool: &Pool, now: DateTime<Utc>) -> Result<(), sql::Error> {
        self.write(pool).await?;
        sql::device::forget(&pool.get().await?, now - RETENTION, DELETE_BATCH_SIZE).await?;
        Ok(())
    }

    /// Writes the waiting visits. Each waits until it is written, also when an error or the stop of the server interrupts the write.
    /// A visit that is written twice counts once. Returns the last error.
    pub async fn write(&self, pool: &Pool) -> Result<(), sql::Error> {
        let mut result = Ok(());
        let due: Vec<Visit> = self.noted.lock().due.values().cloned().collect();
        for visits in due.chunks(BATCH_SIZE) {
            match async { sql::device::note(&pool.get().await?, visits).await }.await {
                Ok(()) => self.noted.lock().remove_written(visits),
                Err(error) => result = Err(error),
            }
        }
        result
    }
}

impl Noted {
    /// A visit that was noted during the write stays in the queue.
    fn remove_written(&mut self, visits: &[Visit]) {
        for visit in visits {
            if self.due.get(&visit.device) == Some(visit) {
                self.due.remove(&visit.device);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tokio::time::timeout;

    use super::*;

    fn visit(device: i64, time: DateTime<Utc>) -> Visit {
        Visit { device, channel_id: "0".into(), device_type: "h5", time }
    }

    #[test]
    fn a_device_is_noted_once_an_hour() {
        let devices = Devices::new(&Keys::new("secret", None));
        let now = DateTime::UNIX_EPOCH;
        assert!(!devices.is_noted(1, now));
        devices.note(visit(1, now));
        assert!(devices.is_noted(1, now + TimeDelta::minutes(59)));
        assert!(!devices.is_noted(1, now + TimeDelta::minutes(60)));
        assert!(!devices.is_noted(2, now));
    }

    #[test]
    fn the_memory_of_devices_is_bounded() {
        let devices = Devices::new(&Keys::new("secret", None));
        for device in 0..=MAX_SEEN as i64 {
            devices.note(visit(device, DateTime::UNIX_EPOCH));
        }
        let noted = devices.noted.lock();
        assert_eq!(noted.due.len(), MAX_DUE);
        assert!(noted.seen.len() <= MAX_SEEN);
    }

    #[tokio::test]
    async fn an_interrupted_write_loses_no_visit() {
        // A database that accepts the connection and never answers.
        let silent = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let url = format!("postgres://portal@{}/portal", silent.local_addr().unwrap());
        let pool = sql::connect(&url, 1).unwrap();
        let devices = Devices::new(&Keys::new("secret", None));
        devices.note(visit(1, DateTime::UNIX_EPOCH));
        timeout(Duration::from_millis(50), devices.write(&pool)).await.unwrap_err();
        assert_eq!(devices.noted.lock().due.len(), 1);
    }

    #[tokio::test]
    async fn a_failed_write_loses_no_visit() {
        let pool = sql::connect("postgres://127.0.0.1:1/none", 1).unwrap();
        let devices = Devices::new(&Keys::new("secret", None));
        devices.note(visit(1, DateTime::UNIX_EPOCH));
        devices.write(&pool).await.unwrap_err();
        assert_eq!(devices.noted.lock().due.len(), 1);
    }

    #[test]
    fn a_visit_that_is_noted_during_a_write_waits_for_the_next() {
        let devices = Devices::new(&Keys::new("secret", None));
        let (first, later) =
            (visit(1, DateTime::UNIX_EPOCH), visit(1, DateTime::UNIX_EPOCH + VISIT_INTERVAL));
        devices.note(first.clone());
        devices.note(later.clone());
        devices.noted.lock().remove_written(&[first]);
        assert_eq!(devices.noted.lock().due.get(&1), Some(&later));
        devices.noted.lock().remove_written(&[later]);
        assert!(devices.noted.lock().due.is_empty());
    }

    #[test]
    fn nodes_with_the_same_secret_compute_the_same_hashes() {
        let hash = |secret: &str, id: &str| Devices::new(&Keys::new(secret, None)).hash(id);
        assert_eq!(hash("a", "d1"), hash("a", "d1"));
        assert_ne!(hash("a", "d1"), hash("b", "d1"));
        assert_ne!(hash("a", "d1"), hash("a", "d2"));
    }
}
