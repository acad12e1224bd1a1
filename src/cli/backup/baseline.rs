//! The earlier dump with which a new one is compared: a dump of an empty or wrong database must not pass.
//!
//! - Accounts, ledger entries and orders are never deleted, so their counts never fall.
//! - The database stays the same until the operator says otherwise (`portal backup create --new-database`).

use std::path::{Path, PathBuf};

use anyhow::Context;
use chrono::{DateTime, Utc};
use sql::backup::Figures;

use super::manifest::{self, Manifest};

pub struct Baseline {
    dump: PathBuf,
    manifest: Manifest,
}

impl Baseline {
    /// The newest dump of the folder that was taken before `time`, and that is verified or was made with `--new-database`.
    pub fn before(folder: &Path, time: DateTime<Utc>) -> anyhow::Result<Option<Self>> {
        let in_folder = || format!("the folder {}", folder.display());
        for dump in manifest::made_in(folder).with_context(in_folder)?.into_iter().rev() {
            let manifest = match Manifest::of(&dump) {
                Ok(Some(manifest)) => manifest,
                Ok(None) => continue,
                // A damaged manifest must not prevent dumps.
                Err(error) if error.is::<serde_json::Error>() => continue,
                Err(error) => return Err(error),
            };
            if manifest.taken_time < time
                && (manifest.is_new_database || manifest::is_verified(&dump).with_context(in_folder)?)
            {
                return Ok(Some(Self { dump, manifest }));
            }
        }
        Ok(None)
    }

    /// The name of the dump's file.
    pub fn name(&self) -> String {
        self.dump.file_name().unwrap_or_default().display().to_string()
    }

    /// Why a database counts as another one, or as one that has lost rows: the start of a sentence.
    pub fn fault(&self, database: Option<&str>, figures: &Figures) -> Option<String> {
        let mut faults = Vec::new();
        if let (Some(earlier), Some(database)) = (self.manifest.database.as_deref(), database)
            && earlier != database
        {
            faults.push("is another database".to_owned());
        }
        let earlier = &self.manifest.figures;
        for (rows, earlier, now) in [
            ("accounts", earlier.accounts_count, figures.accounts_count),
            ("ledger entries", earlier.ledger_entries_count, figures.ledger_entries_count),
            ("orders", earlier.orders_count, figures.orders_count),
        ] {
            if now < earlier {
                faults.push(format!("has {now} {rows} instead of at least {earlier}"));
            }
        }
        let name = self.name();
        (!faults.is_empty()).then(|| format!("compared with {name}, the database {}", faults.join(" and ")))
    }
}

#[cfg(test)]
pub(super) mod tests {
    use std::{fs, path::Path};

    use chrono::{DateTime, TimeDelta, Utc};
    use sql::backup::Figures;

    use super::{Baseline, Manifest, manifest};

    /// A database with 3 accounts, 5 ledger entries and 2 orders.
    pub fn manifest() -> Manifest {
        Manifest {
            taken_time: DateTime::UNIX_EPOCH,
            size_bytes: 0,
            sha256: String::new(),
            portal_version: String::new(),
            server_version: String::new(),
            newest_migration: String::new(),
            figures: Figures {
                accounts_count: 3,
                balance_coins: 0,
                ledger_coins: 0,
                ledger_entries_count: 5,
                orders_count: 2,
                paid_orders_cents: 0,
                posts_count: 0,
                comments_count: 0,
                messages_count: 0,
                newest_account_time: None,
                newest_ledger_time: None,
                newest_order_time: None,
                newest_post_time: None,
            },
            database: Some("7/1".into()),
            is_new_database: false,
        }
    }

    fn day(day: i64) -> DateTime<Utc> {
        DateTime::UNIX_EPOCH + TimeDelta::days(day)
    }

    fn dump_made(folder: &Path, taken: i64, is_new_database: bool, is_verified: bool) {
        let dump = folder.join(manifest::name(day(taken)));
        fs::write(&dump, "").unwrap();
        let manifest = Manifest { taken_time: day(taken), is_new_database, ..manifest() };
        fs::write(manifest::path_of_manifest(&dump), serde_json::to_vec(&manifest).unwrap()).unwrap();
        if is_verified {
            manifest::mark_verified(&dump, &manifest, day(taken)).unwrap();
        }
    }

    #[test]
    fn fewer_rows_and_another_database_are_faults() {
        let baseline = Baseline { dump: "/b/portal-19700101T000000Z.dump".into(), manifest: manifest() };
        let same = manifest();
        for database in [Some("7/1"), None] {
            assert_eq!(baseline.fault(database, &same.figures), None, "unknown is not another");
        }
        let more = Figures { accounts_count: 4, posts_count: -1, ..same.figures.clone() };
        assert_eq!(baseline.fault(Some("7/1"), &more), None, "posts may be deleted");
        let fewer = Figures { accounts_count: 0, orders_count: 1, ..same.figures };
        assert_eq!(
            baseline.fault(Some("7/2"), &fewer).as_deref(),
            Some(
                "compared with portal-19700101T000000Z.dump, the database is another database and has 0 accounts instead of at \
                 least 3 and has 1 orders instead of at least 2"
            )
        );
    }

    #[test]
    fn the_baseline_is_the_newest_earlier_dump_that_is_verified_or_of_a_new_database() {
        let folder = tempfile::tempdir().unwrap();
        let before = |time: i64| {
            let found = Baseline::before(folder.path(), day(time)).unwrap();
            found.map(|baseline| (baseline.manifest.taken_time - DateTime::UNIX_EPOCH).num_days())
        };
        dump_made(folder.path(), 1, false, false);
        assert_eq!(before(9), None, "nothing is verified");
        dump_made(folder.path(), 2, false, true);
        dump_made(folder.path(), 3, false, false);
        assert_eq!((before(9), before(2)), (Some(2), None));
        dump_made(folder.path(), 4, true, false);
        dump_made(folder.path(), 5, false, false);
        assert_eq!((before(9), before(4)), (Some(4), Some(2)));
        fs::write(folder.path().join(format!("{}.json", manifest::name(day(4)))), "{").unwrap();
        assert_eq!(before(9), Some(2), "a damaged manifest is passed over");
    }
}
