//! Compares this node with the other nodes that serve. A node that differs is not ready, because players would notice:
//!
//! - **secret**: the node and the others accept no common secret, so they refuse each other's tokens. During a rotation one common secret is
//!   enough (`PORTAL_SECRET_PREVIOUS`).
//! - **schema**: the database lacks a migration of this program. A newer schema is no difference: old and new nodes run side by side.
//! - **media store**: the store lacks the marker (`content/store_marker.rs`), and another node has it.
//!
//! Invariants:
//!
//! - A wrong node never makes right nodes unready. For secrets, the nodes that serve longer are right. For stores, a node with the marker is.
//! - If no node has the marker, the first one marks its store again: the store was replaced on purpose. It first waits until every living node
//!   had time to report.
//! - A time without reports, such as an outage of the database, changes no verdict: afterwards each node keeps its own until all have reported.
//! - A database that refuses writes makes no node unready, because it still answers reads. A node that starts at such a time compares itself
//!   with the nodes that reported last.
//! - A node that stops deletes its row. A killed node counts for `sql::node::LIFE`.
//! - The probes have a connection of their own, so a full pool does not make a node unready.
//! - `/readyz` is open to everybody, so all calls share one ping of the database at a time.

use std::{
    convert::Infallible,
    mem,
    sync::Arc,
    time::{Duration, Instant},
};

use chrono::{DateTime, FixedOffset};
use parking_lot::Mutex;
use sql::{
    Fence, Pool,
    node::{self, LiveNode, Report},
};
use tokio::time::timeout;
use uuid::Uuid;

use crate::{
    content,
    platform::{
        cache::Cache,
        hmac::hex,
        keys::{Keys, Purpose},
        storage::Storage,
    },
};

/// One for the comparison, which can wait for a lock, and one for `/readyz`.
const CONNECTIONS: usize = 2;
/// How long a probe waits for the connection: longer than `/readyz` waits for the whole probe.
const WAIT: Duration = Duration::from_secs(5);
/// Timeout of a ping: load balancers ask every few seconds and give up soon.
const PING_TIMEOUT: Duration = Duration::from_millis(1500);
/// How long calls share the result of a ping.
const PING_SHARED: Duration = Duration::from_millis(250);
/// How long a host may take to say whether it is a primary.
const SEEK: Duration = Duration::from_secs(2);
/// How long the media store may take to answer. A store that does not answer is no difference: other nodes could do no better.
const STORE_TIMEOUT: Duration = Duration::from_secs(3);
/// How long a stopping node tries to delete its row.
const LEAVE_TIMEOUT: Duration = Duration::from_secs(1);
/// A marker that was found is looked for again after so many comparisons, because each look may be a call of S3.
const LOOKS_SAVED: u32 = 15;
/// Bytes of a fingerprint.
const FINGERPRINT_BYTES: usize = 16;

pub struct Agreement {
    database_url: String,
    fence: Fence,
    pool: Pool,
    media: Arc<dyn Storage>,
    id: Uuid,
    /// Fingerprints of the accepted secrets. The secret that signs comes first.
    secrets: Vec<String>,
    pings: Cache<(), Ping>,
    created: Instant,
    state: Mutex<State>,
}

/// What a ping of the database found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ping {
    Answers,
    /// The only primary that answers was replaced by another one. The text says so.
    Replaced(String),
    NotReachable,
    NoAnswer,
}

#[derive(Default)]
struct State {
    start_time: Option<DateTime<FixedOffset>>,
    /// The marker that was found in the store, and how many comparisons may rely on it.
    found: Option<(String, u32)>,
    /// `None`: not compared yet.
    compared: Option<Compared>,
    reports: Reports,
    has_left: bool,
}

/// The result of a comparison.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Compared {
    secret: Secret,
    missing_migration: Option<&'static str>,
    /// The marker of the other nodes' store.
    missing_marker: Option<String>,
    /// Why this node could not report itself to the others.
    write_refusal: Option<&'static str>,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
enum Secret {
    #[default]
    Accepted,
    /// A node that serves does not accept the tokens that this node signs: a rotation skipped its first step.
    SignsTooEarly,
    Differs,
}

impl Agreement {
    /// # Errors
    /// If the address of the database is invalid.
    pub fn new(
        database_url: &str,
        fence: &Fence,
        keys: &Keys,
        media: Arc<dyn Storage>,
    ) -> Result<Self, sql::Error> {
        let fingerprint = |key: &[u8; 32]| hex(&key[..FINGERPRINT_BYTES]);
        Ok(Self {
            database_url: database_url.to_owned(),
            fence: fence.clone(),
            pool: sql::connect_behind(fence, database_url, CONNECTIONS, WAIT)?,
            media,
            id: Uuid::new_v4(),
            secrets: keys.accepted(Purpose::NodeFingerprint).iter().map(fingerprint).collect(),
            pings: Cache::default(),
            created: Instant::now(),
            state: Mutex::default(),
        })
    }

    /// Asks the database, on a connection of its own. Calls share a running ping, and a result that is at most
    /// `PING_SHARED` old.
    pub async fn ping(&self) -> Ping {
        // Not the portal's clock: if that was set back, a result would stay.
        let now = DateTime::UNIX_EPOCH + self.created.elapsed();
        let load = async || Ok::<_, Infallible>(self.ping_now().await);
        self.pings.get((), PING_SHARED, now, load).await.unwrap_or(Ping::NoAnswer)
    }

    async fn ping_now(&self) -> Ping {
        match timeout(PING_TIMEOUT, sql::ping(&self.pool)).await {
            Ok(Ok(())) => Ping::Answers,
            Ok(Err(error)) if error.is_replaced_primary() => {
                tracing::warn!(%error, "not ready");
                Ping::Replaced(error.to_string())
            }
            Ok(Err(error)) => {
                tracing::warn!(%error, "not ready");
                Ping::NotReachable
            }
            Err(_) => {
                tracing::warn!("not ready: the database does not answer");
                Ping::NoAnswer
            }
        }
    }

    /// Asks all hosts of the address of the database which one is the newest primary. If it is not the one that this node uses, the
    /// connections end, and new ones lead to it.
    pub async fn seek_primary(&self) -> Result<(), sql::Error> {
        sql::seek_primary(&self.fence, &self.database_url, SEEK).await
    }

    /// The last comparison. `None`: there was none yet.
    pub fn compared(&self) -> Option<Compared> {
        self.state.lock().compared.clone()
    }

    /// Forgets nodes that were killed long ago, and compares for the first time.
    pub async fn begin(&self) -> Result<(), sql::Error> {
        self.compare().await?;
        match node::delete_dead(&self.pool).await {
            Err(error) if error.write_refusal().is_some() => Ok(()),
            deleted => deleted,
        }
    }

    /// Reports this node to the others, and compares it with them.
    pub async fn compare(&self) -> Result<(), sql::Error> {
        if self.state.lock().has_left {
            return Ok(());
        }
        let compared = match sql::missing_migration(&self.pool).await? {
            // The tables of the comparison may be missing, too.
            Some(missing) => Compared { missing_migration: Some(missing), ..Compared::default() },
            None => self.compare_with_others().await?,
        };
        self.record(&compared);
        Ok(())
    }

    /// Deletes the row of this node: the others need not agree with it any more.
    pub async fn leave(&self) {
        self.state.lock().has_left = true;
        match timeout(LEAVE_TIMEOUT, node::leave(&self.pool, self.id)).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => tracing::info!(%error, "the row of this node stays until it expires"),
            Err(_) => tracing::info!("the row of this node stays until it expires"),
        }
        self.pool.close();
    }

    async fn compare_with_others(&self) -> Result<Compared, sql::Error> {
        let marker = sql::content::media_store(&self.pool).await?;
        let has_media_store = match &marker {
            Some(marker) => self.has_marker(marker).await,
            None => None,
        };
        let (start_time, former) = {
            let state = self.state.lock();
            (state.start_time, state.compared.clone())
        };
        let serves = former.as_ref().is_some_and(|former| former.secret != Secret::Differs);
        let report = Report { id: self.id, start_time, serves, secrets: &self.secrets, has_media_store };
        let start_time = match node::beat(&self.pool, report).await {
            Ok(start_time) => start_time,
            Err(error) => {
                let Some(refusal) = error.write_refusal() else { return Err(error) };
                self.state.lock().reports.interrupt();
                // Nobody can report: a node that has reported keeps its verdict.
                if start_time.is_some()
                    && let Some(former) = former
                {
                    return Ok(Compared { write_refusal: Some(refusal), ..former });
                }
                return self.compare_with_last_known(refusal, marker, has_media_store).await;
            }
        };
        let (is_settled, has_resumed) = {
            let (state, now) = (&mut *self.state.lock(), Instant::now());
            state.start_time = Some(start_time);
            state.reports.note(now);
            (state.reports.are_settled(now), state.reports.have_resumed(now))
        };
        if has_resumed && let Some(former) = former {
            return Ok(Compared { missing_migration: None, write_refusal: None, ..former });
        }
        let live = node::live(&self.pool).await?;
        let store = Store::of(&live, self.id);
        let is_claimed = store == Store::Unclaimed && is_settled;
        if is_claimed {
            self.mark_store().await;
        }
        Ok(Compared {
            secret: Secret::of(&live, self.id),
            missing_migration: None,
            missing_marker: marker.filter(|_| store != Store::Agrees && !is_claimed),
            write_refusal: None,
        })
    }

    /// Compares a node that has not reported itself yet, and cannot, with the nodes that reported last.
    async fn compare_with_last_known(
        &self,
        refusal: &'static str,
        marker: Option<String>,
        has_media_store: Option<bool>,
    ) -> Result<Compared, sql::Error> {
        let mut known = node::last_known(&self.pool).await?;
        known.push(LiveNode { id: self.id, secrets: self.secrets.clone(), has_media_store });
        Ok(Compared {
            secret: Secret::of(&known, self.id),
            missing_migration: None,
            missing_marker: marker.filter(|_| Store::of(&known, self.id) != Store::Agrees),
            write_refusal: Some(refusal),
        })
    }

    /// Whether the store has the marker. `None`: the store does not answer.
    async fn has_marker(&self, marker: &str) -> Option<bool> {
        if let Some((found, saved)) = &mut self.state.lock().found
            && found == marker
            && *saved > 0
        {
            *saved -= 1;
            return Some(true);
        }
        let has = match timeout(STORE_TIMEOUT, content::has_marker(&*self.media, marker)).await {
            Ok(Ok(has)) => Some(has),
            Ok(Err(_)) | Err(_) => None,
        };
        self.state.lock().found = (has == Some(true)).then(|| (marker.to_owned(), LOOKS_SAVED));
        has
    }

    async fn mark_store(&self) {
        match timeout(STORE_TIMEOUT, content::put_marker(&self.pool, &*self.media)).await {
            Ok(Ok(())) => tracing::info!("no node serves the former media store: this one is marked now"),
            Ok(Err(error)) => {
                tracing::warn!(%error, "the media store has no marker: imports cannot check it");
            }
            Err(_) => tracing::warn!("the media store did not answer, and has no marker"),
        }
    }

    /// Keeps the result. Logs and counts what changed.
    fn record(&self, compared: &Compared) {
        for (part, fault) in compared.faults() {
            metrics::gauge!("portal_node_differs", "part" => part).set(f64::from(u8::from(fault.is_some())));
        }
        let before = self.state.lock().compared.replace(compared.clone());
        if before.as_ref() == Some(compared) {
            return;
        }
        if let Some(refusal) = compared.write_refusal {
            tracing::warn!(refusal, "this node cannot report itself to the others; it serves reads");
        }
        match compared.reason() {
            Some(reason) => tracing::warn!(reason, "not ready: this node differs from the others"),
            None if before.as_ref().is_some_and(|before| before.reason().is_some()) => {
                tracing::info!("this node agrees with the others again");
            }
            None => {}
        }
        if compared.secret == Secret::SignsTooEarly {
            tracing::warn!("{}", SIGNS_TOO_EARLY);
        }
    }
}

const SIGNS_TOO_EARLY: &str = "other nodes do not accept the tokens that this node signs: set its PORTAL_SECRET as their PORTAL_SECRET_PREVIOUS";

impl Compared {
    /// The parts, each with its fault in one sentence.
    fn faults(&self) -> [(&'static str, Option<String>); 3] {
        let secret = (self.secret == Secret::Differs).then(|| {
            "PORTAL_SECRET is not the one of the nodes that serve: set the same secret on every node".into()
        });
        let schema = self.missing_migration.map(|name| {
            format!(
                "the database lacks the migration {name} of this program: run `portal migrate` as its owner"
            )
        });
        let media_store = self.missing_marker.as_ref().map(|marker| {
            format!(
                "the media store is not the one of the other nodes (it lacks their file {marker}): set the same PORTAL_S3_BUCKET \
                 or PORTAL_HOME on every node"
            )
        });
        [("secret", secret), ("schema", schema), ("media_store", media_store)]
    }

    /// For `/readyz`: `ok`, or why PostgreSQL refuses writes.
    pub fn writes(&self) -> &'static str {
        self.write_refusal.unwrap_or("ok")
    }

    /// Why the node is not ready. `None`: it agrees with the others.
    pub fn reason(&self) -> Option<String> {
        self.faults().into_iter().find_map(|(_, fault)| fault)
    }

    /// For `/readyz`: `ok` or a sentence for each part.
    pub fn details(&self) -> [String; 3] {
        let [mut secret, schema, store] =
            self.faults().map(|(_, fault)| fault.unwrap_or_else(|| "ok".into()));
        if self.secret == Secret::SignsTooEarly {
            SIGNS_TOO_EARLY.clone_into(&mut secret);
        }
        [secret, schema, store]
    }
}

/// When this node reported itself.
#[derive(Debug, Default)]
struct Reports {
    first: Option<Instant>,
    last: Option<Instant>,
    /// The database has refused a report since the last one.
    is_interrupted: bool,
    /// The last report that came more than `node::LIFE` after the one before, or after an interruption.
    resumed: Option<Instant>,
}

impl Reports {
    fn note(&mut self, now: Instant) {
        self.first.get_or_insert(now);
        let is_late = self.last.is_some_and(|last| now.duration_since(last) > node::LIFE);
        if mem::take(&mut self.is_interrupted) || is_late {
            self.resumed = Some(now);
        }
        self.last = Some(now);
    }

    /// Notes that the database refused a report.
    fn interrupt(&mut self) {
        self.is_interrupted = true;
    }

    /// Whether every living node had time to report while this one did.
    fn are_settled(&self, now: Instant) -> bool {
        !self.have_resumed(now) && self.first.is_some_and(|first| now.duration_since(first) >= node::LIFE)
    }

    /// Whether the database may not know every living node yet, because no node could report.
    fn have_resumed(&self, now: Instant) -> bool {
        self.resumed.is_some_and(|resumed| now.duration_since(resumed) < node::LIFE)
    }
}

impl Secret {
    /// Nodes in this order, the longest serving first, join those that serve if they accept a secret of each of them.
    fn of(live: &[LiveNode], id: Uuid) -> Self {
        let mut serving: Vec<&LiveNode> = Vec::new();
        for node in live {
            if serving.iter().all(|other| node.secrets.iter().any(|secret| other.secrets.contains(secret))) {
                serving.push(node);
            } else if node.id == id {
                return Self::Differs;
            }
        }
        let own = live.iter().find(|node| node.id == id).and_then(|node| node.secrets.first());
        let is_accepted = own.is_none_or(|own| serving.iter().all(|node| node.secrets.contains(own)));
        if is_accepted { Self::Accepted } else { Self::SignsTooEarly }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Store {
    /// Also if nobody knows better.
    Agrees,
    /// Another node has the marker, or may have it.
    Differs,
    /// No node has the marker, and this one comes first.
    Unclaimed,
}

impl Store {
    fn of(live: &[LiveNode], id: Uuid) -> Self {
        let lacks = |node: &LiveNode| node.has_media_store == Some(false);
        if !live.iter().any(|node| node.id == id && lacks(node)) {
            return Self::Agrees;
        }
        if live.iter().all(lacks) && live[0].id == id { Self::Unclaimed } else { Self::Differs }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(n: u128) -> Uuid {
        Uuid::from_u128(n)
    }

    /// Nodes 0, 1, … in the order of their starts, with these secrets.
    fn with_secrets(nodes: &[&[&str]]) -> Vec<LiveNode> {
        let node = |(n, secrets): (usize, &&[&str])| LiveNode {
            id: id(n as u128),
            secrets: secrets.iter().map(|secret| (*secret).to_owned()).collect(),
            has_media_store: None,
        };
        nodes.iter().enumerate().map(node).collect()
    }

    fn with_stores(nodes: &[Option<bool>]) -> Vec<LiveNode> {
        let node = |(n, has): (usize, &Option<bool>)| LiveNode {
            id: id(n as u128),
            secrets: vec!["one".into()],
            has_media_store: *has,
        };
        nodes.iter().enumerate().map(node).collect()
    }

    fn secrets(nodes: &[&[&str]]) -> Vec<Secret> {
        let live = with_secrets(nodes);
        live.iter().map(|node| Secret::of(&live, node.id)).collect()
    }

    fn stores(nodes: &[Option<bool>]) -> Vec<Store> {
        let live = with_stores(nodes);
        live.iter().map(|node| Store::of(&live, node.id)).collect()
    }

    #[test]
    fn every_step_of_a_rotation_keeps_every_node_ready() {
        let (old, both, new_first, new) =
            (&["old"][..], &["old", "new"][..], &["new", "old"][..], &["new"][..]);
        for (nodes, expected) in [
            ([old, old], [Secret::Accepted, Secret::Accepted]),
            ([old, both], [Secret::Accepted, Secret::Accepted]),
            ([both, both], [Secret::Accepted, Secret::Accepted]),
            ([both, new_first], [Secret::Accepted, Secret::Accepted]),
            ([new_first, new], [Secret::Accepted, Secret::Accepted]),
            // Ready, although this rotation skipped its first step.
            ([old, new_first], [Secret::Accepted, Secret::SignsTooEarly]),
        ] {
            assert_eq!(secrets(&nodes), expected, "{nodes:?}");
        }
    }

    #[test]
    fn a_node_with_another_secret_differs_from_the_nodes_that_started_earlier() {
        assert_eq!(secrets(&[&["a"], &["b"]]), [Secret::Accepted, Secret::Differs]);
        assert_eq!(secrets(&[&["a"], &["b"], &["a"]]), [Secret::Accepted, Secret::Differs, Secret::Accepted]);
        // A common secret with a node that does not serve is not enough.
        assert_eq!(secrets(&[&["a"], &["b"], &["b"]]), [Secret::Accepted, Secret::Differs, Secret::Differs]);
        // The new secret alone needs nodes that accept it, all of them.
        assert_eq!(
            secrets(&[&["old"], &["new", "old"], &["new"]]),
            [Secret::Accepted, Secret::SignsTooEarly, Secret::Differs]
        );
    }

    #[test]
    fn a_node_that_the_database_does_not_know_yet_agrees() {
        assert_eq!(Secret::of(&with_secrets(&[&["a"]]), id(7)), Secret::Accepted);
        assert_eq!((Secret::of(&[], id(7)), Store::of(&[], id(7))), (Secret::Accepted, Store::Agrees));
    }

    #[test]
    fn a_store_without_the_marker_differs_whatever_the_order_of_the_starts() {
        let (has, lacks) = (Some(true), Some(false));
        assert_eq!(stores(&[has, lacks]), [Store::Agrees, Store::Differs]);
        assert_eq!(stores(&[lacks, has]), [Store::Differs, Store::Agrees]);
        // A store that does not answer may have the marker.
        assert_eq!(stores(&[lacks, None]), [Store::Differs, Store::Agrees]);
        assert_eq!(stores(&[None, None]), [Store::Agrees, Store::Agrees]);
    }

    #[test]
    fn if_no_node_has_the_marker_the_first_one_marks_its_store() {
        assert_eq!(stores(&[Some(false)]), [Store::Unclaimed]);
        assert_eq!(stores(&[Some(false), Some(false)]), [Store::Unclaimed, Store::Differs]);
    }

    #[test]
    fn reports_settle_after_a_life_and_again_after_each_gap() {
        let (begin, mut reports) = (Instant::now(), Reports::default());
        let at = |seconds: u64| begin + Duration::from_secs(seconds);
        for second in [0, 10, 14] {
            reports.note(at(second));
            assert!(!reports.are_settled(at(second)) && !reports.have_resumed(at(second)), "{second}");
        }
        reports.note(at(15));
        assert!(reports.are_settled(at(15)));
        // The database was away.
        reports.note(at(40));
        assert!(!reports.are_settled(at(40)) && reports.have_resumed(at(40)));
        reports.note(at(54));
        assert!(reports.have_resumed(at(54)));
        reports.note(at(55));
        assert!(reports.are_settled(at(55)) && !reports.have_resumed(at(55)));
    }

    #[test]
    fn reports_settle_again_after_the_database_refused_one() {
        let (begin, mut reports) = (Instant::now(), Reports::default());
        // Also for a node that started at that time: others could not report either.
        reports.interrupt();
        reports.note(begin);
        assert!(reports.have_resumed(begin) && !reports.are_settled(begin));
        let later = begin + node::LIFE;
        reports.note(later);
        assert!(!reports.have_resumed(later) && reports.are_settled(later));
    }

    #[tokio::test]
    async fn calls_at_the_same_time_share_one_ping() {
        let server = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("postgres://me@{}/portal?sslmode=disable", server.local_addr().unwrap());
        let accepted = std::sync::atomic::AtomicUsize::new(0);
        let accepts = async {
            loop {
                drop(server.accept().await.unwrap());
                accepted.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
            }
        };
        let store = Arc::new(crate::platform::storage::LocalStorage::new("/nowhere"));
        let agreement = Agreement::new(&url, &Fence::default(), &Keys::new("a secret", None), store).unwrap();
        let calls = futures_util::future::join_all((0..100).map(|_| agreement.ping()));
        let found = tokio::select! {
            found = calls => found,
            () = accepts => unreachable!(),
        };
        assert!(found.iter().all(|ping| *ping == Ping::NotReachable), "{found:?}");
        assert_eq!(accepted.into_inner(), 1);
    }

    #[test]
    fn the_reason_is_one_sentence_about_the_first_fault() {
        let compared = Compared {
            secret: Secret::Differs,
            missing_migration: Some("0070_node"),
            missing_marker: Some("abc.txt".into()),
            write_refusal: None,
        };
        assert!(compared.reason().unwrap().starts_with("PORTAL_SECRET is not"));
        let [secret, schema, store] = compared.details();
        assert_eq!(Some(secret), compared.reason());
        assert!(schema.contains("0070_node") && store.contains("abc.txt"), "{schema} {store}");
        assert_eq!(Compared::default().reason(), None);
        assert_eq!(Compared::default().details(), ["ok", "ok", "ok"]);
        let early = Compared { secret: Secret::SignsTooEarly, ..Compared::default() };
        assert_eq!((early.reason(), &early.details()[0][..]), (None, SIGNS_TOO_EARLY));
        let full =
            Compared { write_refusal: Some("the disk of the database is full"), ..Compared::default() };
        assert_eq!((full.reason(), full.writes()), (None, "the disk of the database is full"));
    }
}
