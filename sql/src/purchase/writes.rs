//! What follows of purchases that were decided: charges, what they pay for, downloads and their counts, each kind of row in
//! one statement.

use std::collections::{BTreeMap, HashMap};

use deadpool_postgres::Transaction;
use queries::queries::{purchase as q, vip};
use serde_json::Value;
use uuid::Uuid;

use crate::{Error, content::Platform, together::Together};

#[derive(Default)]
pub struct Writes {
    pub charges: Vec<Charge>,
    pub downloads: Vec<Download>,
    /// Memberships without a key: (login, plan), each once.
    pub keyless: Vec<(Uuid, i32)>,
    /// game → how many have it for the first time
    pub counts: BTreeMap<i64, i64>,
}

pub struct Charge {
    pub uid: i64,
    pub price: i64,
    pub reason: String,
    pub key: Option<Uuid>,
    pub pays: Pays,
}

pub enum Pays {
    /// `download`: its place among the downloads.
    Game {
        id: i64,
        download: usize,
    },
    Vip {
        plan: i32,
        purchase: Uuid,
        level_type: i16,
        days: i32,
    },
}

pub struct Download {
    /// None: a visitor's.
    pub uid: Option<i64>,
    pub game: i64,
    pub platform: i16,
    pub charged: i64,
    pub free_by: FreeBy,
    /// The charge, once it is written.
    pub entry: Option<i64>,
    pub key: Option<Uuid>,
    pub file: Platform,
}

/// The reason for the price of a download.
#[derive(Debug, Clone, Copy)]
pub enum FreeBy {
    /// It was charged.
    Price,
    Owned,
    Vip,
    /// It is free for everybody.
    Free,
}

impl Writes {
    /// All but the counts.
    pub async fn write(&mut self, tx: &Transaction<'_>) -> Result<(), Error> {
        let entries = self.charge(tx).await?;
        for (charge, entry) in self.charges.iter().zip(&entries) {
            if let Pays::Game { download, .. } = charge.pays {
                self.downloads[download].entry = Some(*entry);
            }
        }
        // Side by side: no two touch the same row.
        tokio::join!(
            self.entitle(tx, &entries),
            self.grant(tx, &entries),
            self.record(tx),
            self.note_keyless(tx)
        )
        .all()?;
        Ok(())
    }

    async fn note_keyless(&self, tx: &Transaction<'_>) -> Result<(), Error> {
        if self.keyless.is_empty() {
            return Ok(());
        }
        let (logins, plans): (Vec<Uuid>, Vec<i32>) = self.keyless.iter().copied().unzip();
        q::note_bought().bind(tx, &logins, &plans).await?;
        Ok(())
    }

    /// Appends the charges; the ledger's trigger moves the balances. The entries, in the charges' order.
    async fn charge(&self, tx: &Transaction<'_>) -> Result<Vec<i64>, Error> {
        if self.charges.is_empty() {
            return Ok(Vec::new());
        }
        let of = |column: fn(&Charge) -> i64| self.charges.iter().map(column).collect::<Vec<_>>();
        let reasons: Vec<&str> = self.charges.iter().map(|charge| charge.reason.as_str()).collect();
        let references: Vec<(&str, String)> = self.charges.iter().map(Charge::reference).collect();
        let (types, ids): (Vec<&str>, Vec<&str>) =
            references.iter().map(|(ref_type, ref_id)| (*ref_type, ref_id.as_str())).unzip();
        let keys: Vec<Option<Uuid>> = self.charges.iter().map(|charge| charge.key).collect();
        let rows = q::charge()
            .bind(tx, &of(|charge| charge.uid), &of(|charge| charge.price), &reasons, &types, &ids, &keys)
            .all()
            .await?;
        let entries: HashMap<(&str, &str), i64> =
            rows.iter().map(|row| ((row.ref_type.as_str(), row.ref_id.as_str()), row.id)).collect();
        Ok(references.iter().map(|(ref_type, ref_id)| entries[&(*ref_type, ref_id.as_str())]).collect())
    }

    async fn entitle(&self, tx: &Transaction<'_>, entries: &[i64]) -> Result<(), Error> {
        let (mut uids, mut games, mut charges) = (vec![], vec![], vec![]);
        for (charge, entry) in self.charges.iter().zip(entries) {
            if let Pays::Game { id, .. } = charge.pays {
                uids.push(charge.uid);
                games.push(id);
                charges.push(*entry);
            }
        }
        if !uids.is_empty() {
            q::entitle().bind(tx, &uids, &games, &charges).await?;
        }
        Ok(())
    }

    async fn grant(&self, tx: &Transaction<'_>, entries: &[i64]) -> Result<(), Error> {
        let (mut uids, mut levels, mut lengths, mut references) = (vec![], vec![], vec![], vec![]);
        for (charge, entry) in self.charges.iter().zip(entries) {
            if let Pays::Vip { level_type, days, .. } = charge.pays {
                uids.push(charge.uid);
                levels.push(level_type);
                lengths.push(days);
                references.push(entry.to_string());
            }
        }
        if !uids.is_empty() {
            let types = vec!["coin"; uids.len()];
            vip::grant_memberships().bind(tx, &uids, &levels, &lengths, &types, &references).await?;
        }
        Ok(())
    }

    async fn record(&self, tx: &Transaction<'_>) -> Result<(), Error> {
        let all = &self.downloads;
        if all.is_empty() {
            return Ok(());
        }
        let of = |column: fn(&Download) -> i64| all.iter().map(column).collect::<Vec<_>>();
        let or_none = |column: fn(&Download) -> Option<i64>| all.iter().map(column).collect::<Vec<_>>();
        let platforms: Vec<i16> = all.iter().map(|download| download.platform).collect();
        let free_by: Vec<&str> = all.iter().map(|download| download.free_by.name()).collect();
        let keys: Vec<Option<Uuid>> = all.iter().map(|download| download.key).collect();
        let files: Vec<Option<Value>> = all.iter().map(Download::file).collect();
        q::record_downloads()
            .bind(
                tx,
                &or_none(|download| download.uid),
                &of(|download| download.game),
                &platforms,
                &of(|download| download.charged),
                &free_by,
                &or_none(|download| download.entry),
                &keys,
                &files,
            )
            .await?;
        Ok(())
    }

    /// Last: what counts the downloads of one game is held no longer than a commit takes.
    pub async fn count(&self, tx: &Transaction<'_>) -> Result<(), Error> {
        if self.counts.is_empty() {
            return Ok(());
        }
        let (games, nums): (Vec<i64>, Vec<i64>) = self.counts.iter().unzip();
        q::count_downloads().bind(tx, &games, &nums).await?;
        Ok(())
    }
}

impl Charge {
    /// The unique reference in the ledger: a game is charged once per account, a membership once per purchase.
    fn reference(&self) -> (&'static str, String) {
        match self.pays {
            Pays::Game { id, .. } => ("game", format!("{}:{id}", self.uid)),
            Pays::Vip { plan, purchase, .. } => ("vip", format!("{plan}:{purchase}")),
        }
    }
}

impl Download {
    /// The file that a key returns again; a free download is checked again instead.
    fn file(&self) -> Option<Value> {
        let again = self.key.is_some() && self.charged > 0;
        again.then(|| serde_json::to_value(&self.file).expect("plain data"))
    }
}

impl FreeBy {
    fn name(self) -> &'static str {
        match self {
            Self::Price => "price",
            Self::Owned => "owned",
            Self::Vip => "vip",
            Self::Free => "free",
        }
    }
}
