//! The state that every handler can reach.

use std::sync::Arc;

use actors::{Clock, Node};
use metrics::counter;
use sql::{
    Pool,
    replica::{Replica, Unread},
};
use tokio::runtime::Handle;

use crate::{
    accounts::{
        appeal_tokens::AppealTokens, bans::Bans, challenge::ChallengeProvider, codes::SmsCodes,
        devices::Devices, export_links::ExportLinks, export_permits::ExportPermits, passwords::Passwords,
        security_events::SecurityEvents, sms::SmsGateway, tokens::Tokens,
    },
    api::{agreement::Agreement, public_lists::PublicLists},
    config::Config,
    downloads::{admission::Downloads, signed_url::Links},
    media::{pictures::Pictures, videos::Videos},
    payments::Payments,
    platform::{limits::Limits, local_rate_limit::Paces, storage::Stores},
    reading::signed_url::PageLinks,
    square::{
        pinyin::Pinyin, spam_limits::SpamLimits, suggestions::Suggestions, totals::Totals, trends::Trends,
        views::Views, word_filter::Words,
    },
    text::{PackTexts, Translations},
    welfare::invitations::Invitations,
};

tokio::task_local! {
    /// The call has `Cache-Control: no-cache`. The app sends it when it reads again because of a push: a standby may not have the pushed
    /// change yet.
    pub static WANTS_NEWEST: bool;
}

pub struct App {
    pub config: Config,
    pub pool: Pool,
    /// Serves reads of visitors. `None`: no standby is configured.
    pub replica: Option<Replica>,
    pub node: Node,
    /// Compares this node with the others.
    pub agreement: Agreement,
    pub tokens: Tokens,
    /// Tokens of suspended accounts, for appeals only.
    pub appeal_tokens: AppealTokens,
    pub security_events: SecurityEvents,
    pub passwords: Passwords,
    pub pictures: Pictures,
    pub videos: Videos,
    /// Views of posts.
    pub views: Arc<Views>,
    /// Reads of books.
    pub reads: Arc<Views>,
    pub devices: Arc<Devices>,
    pub totals: Totals,
    pub public_lists: PublicLists,
    pub words: Words,
    /// Banned networks and devices.
    pub bans: Bans,
    pub translations: Translations,
    pub pinyin: Arc<Pinyin>,
    pub suggestions: Suggestions,
    pub trends: Arc<Trends>,
    pub paces: Arc<Paces>,
    pub limits: Limits,
    pub spam_limits: SpamLimits,
    pub codes: SmsCodes,
    pub challenges: Box<dyn ChallengeProvider>,
    pub sms: Box<dyn SmsGateway>,
    pub stores: Stores,
    pub links: Links,
    pub page_links: PageLinks,
    pub export_links: ExportLinks,
    /// Permits to write the data of an account into a file.
    pub export_permits: ExportPermits,
    pub downloads: Arc<Downloads>,
    pub invitations: Invitations,
    pub payments: Arc<Payments>,
    pub clock: Arc<dyn Clock>,
    /// Runs all work outside of calls and sockets.
    pub runtime: Handle,
}

impl App {
    /// A connection to the database, within the pool's bounds.
    pub async fn db(&self) -> Result<sql::Client, sql::Error> {
        Ok(self.pool.get().await?)
    }

    /// Reads public data: for a visitor on the standby while its data is new enough, else on the primary. A signed-in reader always reads
    /// on the primary, and so sees own changes at once. A read that fails on the standby is repeated on the primary.
    pub async fn read_public<T>(
        &self,
        reader: Option<i64>,
        read: impl AsyncFn(&sql::Client) -> Result<T, sql::Error>,
    ) -> Result<T, sql::Error> {
        match self.read_on_standby(reader, &read).await {
            Some(found) => Ok(found),
            None => Box::pin(read(&self.db().await?)).await,
        }
    }

    /// Like `read_public`, for one thing. A thing that the standby does not have may be new, so the primary is asked, too.
    pub async fn find_public<T>(
        &self,
        reader: Option<i64>,
        find: impl AsyncFn(&sql::Client) -> Result<Option<T>, sql::Error>,
    ) -> Result<Option<T>, sql::Error> {
        match self.read_on_standby(reader, &find).await.flatten() {
            Some(found) => Ok(Some(found)),
            None => Box::pin(find(&self.db().await?)).await,
        }
    }

    /// `None`: the caller must read on the primary.
    async fn read_on_standby<T>(
        &self,
        reader: Option<i64>,
        read: impl AsyncFn(&sql::Client) -> Result<T, sql::Error>,
    ) -> Option<T> {
        let wants_newest = WANTS_NEWEST.try_with(|wants| *wants).unwrap_or(false);
        let replica = self.replica.as_ref().filter(|_| reader.is_none() && !wants_newest)?;
        let (found, result) = match replica.read(read).await {
            Ok(found) => (Some(found), "standby"),
            Err(Unread::Unused) => (None, "primary"),
            Err(Unread::Failed) => (None, "repeated"),
        };
        counter!("portal_visitor_reads_total", "result" => result).increment(1);
        found
    }

    /// Texts of content packs in the language of the request that this task answers.
    pub async fn pack_texts(&self) -> Result<PackTexts, sql::Error> {
        self.translations.for_reader(&self.node, &self.pool).await
    }

    /// The address of a picture or file of the media store.
    #[must_use]
    pub fn media_url(&self, name: &str) -> String {
        media_url(name)
    }
}

/// The address of a picture or file of the media store.
#[must_use]
pub fn media_url(name: &str) -> String {
    format!("/media/{name}")
}
