//! Limits how often one account writes in the square. Newcomers write less and publish no links. Nobody publishes the same text, or
//! comments with the same picture, twice in a short time.
//!
//! - The rates are settings (`config/square.rs`). `PORTAL_COMMENTS_PER_ACCOUNT`, for example, limits comments.
//! - Each call takes its allowances before it writes: `take_post`, `take_comment`, `take_like` and so on.
//! - Sensitive words are not its concern: see `square/word_filter/`.

mod addresses;

use std::sync::Arc;

use actors::{
    CommitError,
    short_term::{Allowance, LimitDecision, Rate, Rule},
};
use chrono::{DateTime, Utc};
use sha2::{Digest, Sha256};
use sql::Pool;
use uuid::Uuid;

use crate::{
    config::{Rates, Square},
    platform::{
        limits::{Limited, Limits},
        local_rate_limit::Paces,
    },
    square::word_filter::fold,
};

/// A text with at most this many letters may be repeated at once.
const SHORT: usize = 5;

pub struct SpamLimits {
    pub pool: Pool,
    pub limits: Limits,
    /// Each node counts likes for itself.
    pub paces: Arc<Paces>,
    pub settings: Square,
}

/// Why a text is not published now.
#[derive(Debug)]
pub enum Refused {
    /// The account published the same a moment ago.
    Same,
    /// Newcomers publish no links until then.
    Newcomer {
        until: DateTime<Utc>,
    },
    Limited(Limited),
    Database(sql::Error),
}

impl From<sql::Error> for Refused {
    fn from(error: sql::Error) -> Self {
        Self::Database(error)
    }
}

impl From<Limited> for Refused {
    fn from(limited: Limited) -> Self {
        Self::Limited(limited)
    }
}

impl From<CommitError> for Refused {
    fn from(error: CommitError) -> Self {
        Self::Limited(error.into())
    }
}

/// The allowances that one text has used. If nothing was written, `nothing_was_written` lets the same text pass again.
pub struct Allowed<'a> {
    limits: &'a Limits,
    rate: String,
    /// The allowances that stop the same text from being written again.
    same: Vec<String>,
    at: DateTime<Utc>,
}

impl SpamLimits {
    /// Takes the allowances of a post: `texts` is everything that others will read. A retry with the same key is allowed.
    pub async fn take_post(
        &self,
        uid: i64,
        texts: &[&str],
        key: Option<Uuid>,
    ) -> Result<Allowed<'_>, Refused> {
        let Square { posts, newcomer_posts, .. } = &self.settings;
        self.take_text(uid, Writing { key, ..Writing::new("post", posts, newcomer_posts) }, texts).await
    }

    /// Takes the allowances of a comment. A retry with the same key is allowed. `picture`: the name of its file, which equal pictures share.
    pub async fn take_comment(
        &self,
        uid: i64,
        text: &str,
        picture: Option<&str>,
        key: Option<Uuid>,
    ) -> Result<Allowed<'_>, Refused> {
        let Square { comments, newcomer_comments, .. } = &self.settings;
        let writing = Writing { key, ..Writing::new("comment", comments, newcomer_comments) };
        // Under a short text the picture is the message. Under a longer one, another picture does not make another text.
        let picture = picture.filter(|_| are_short(&[text]));
        let texts: Vec<&str> = std::iter::once(text).chain(picture).collect();
        self.take_text(uid, writing, &texts).await
    }

    /// Takes one change of an own post.
    pub async fn take_edit(&self, uid: i64, texts: &[&str]) -> Result<(), Refused> {
        newcomers_link_nowhere(self.newcomer(uid).await?, texts)?;
        Ok(self.limits.take(format!("edit:{uid}"), &self.settings.edits).await?)
    }

    /// Takes one change of an own comment. An edit must obey the same rules as a new comment.
    pub async fn take_comment_edit(
        &self,
        uid: i64,
        before: &str,
        text: &str,
    ) -> Result<Allowed<'_>, Refused> {
        let rates = &self.settings.comment_edits;
        let reads_as_before = digest(&[before]) == digest(&[text]);
        let writing = Writing { may_be_same: reads_as_before, ..Writing::new("comment edit", rates, rates) };
        self.take_text(uid, writing, &[text]).await
    }

    /// Checks texts of a profile: newcomers link nowhere.
    pub async fn may_link(&self, uid: i64, texts: &[Option<&str>]) -> Result<(), Refused> {
        if texts.iter().flatten().any(|text| addresses::has_one(text))
            && let Some(until) = self.newcomer(uid).await?
        {
            return Err(Refused::Newcomer { until });
        }
        Ok(())
    }

    /// Takes one like or unlike.
    pub fn take_like(&self, uid: i64) -> Result<(), Limited> {
        self.paces.take(format!("like:{uid}"), &self.settings.likes, self.limits.now())
    }

    /// Takes one rating of a game, or one rating taken back.
    pub async fn take_rating(&self, uid: i64) -> Result<(), Limited> {
        self.limits.take(format!("rating:{uid}"), &self.settings.ratings).await
    }

    /// Takes one new or removed favourite.
    pub fn take_favourite(&self, uid: i64) -> Result<(), Limited> {
        self.paces.take(format!("favourite:{uid}"), &self.settings.favourites, self.limits.now())
    }

    /// Takes one follow.
    pub async fn take_follow(&self, uid: i64) -> Result<(), Limited> {
        self.limits.take(format!("follow:{uid}"), &self.settings.follows).await
    }

    /// Takes one block or unblock.
    pub async fn take_block(&self, uid: i64) -> Result<(), Limited> {
        self.limits.take(format!("block:{uid}"), &self.settings.blocks).await
    }

    /// Takes one report: an operator reads each.
    pub async fn take_report(&self, uid: i64) -> Result<(), Limited> {
        self.limits.take(format!("report:{uid}"), &self.settings.reports).await
    }

    async fn take_text(
        &self,
        uid: i64,
        writing: Writing<'_>,
        texts: &[&str],
    ) -> Result<Allowed<'_>, Refused> {
        let Writing { kind, rates, newcomer_rates, may_be_same, key } = writing;
        let newcomer = self.newcomer(uid).await?;
        newcomers_link_nowhere(newcomer, texts)?;
        let rates = if newcomer.is_some() { newcomer_rates } else { rates };
        let rate = Allowance { key: format!("{kind}:{uid}"), rule: rates.rule() };
        let minutes = self.settings.same_text_minutes;
        let once = minutes > 0 && !may_be_same && !are_short(texts);
        let text = once.then(|| format!("same:{uid}:{}", digest(texts)));
        let tried = text.iter().zip(key).map(|(text, key)| format!("{text}:{key}"));
        let same: Vec<String> = text.iter().cloned().chain(tried).collect();
        let within = std::time::Duration::from_secs(60 * u64::from(minutes));
        let one = |key: &String| Allowance {
            key: key.clone(),
            rule: Rule::Sliding(vec![Rate { most: 1, within }]),
        };
        let allowances: Vec<_> = std::iter::once(rate.clone()).chain(same.iter().map(one)).collect();
        let (limits, at) = (&self.limits, self.limits.now());
        let LimitDecision { granted, left, wait, .. } = limits.try_take(&allowances, at).await?;
        match left[..] {
            _ if granted => Ok(Allowed { limits, rate: rate.key, same, at }),
            // Check the rate first: after a wait the same text may pass.
            [0, ..] => Err(Limited::TooMany { wait }.into()),
            // The same call with this key came before: it may still be running, or its server died. The idempotency key decides.
            [_, _, 0] => {
                let LimitDecision { granted, wait, .. } =
                    limits.try_take(std::slice::from_ref(&rate), at).await?;
                let again = Allowed { limits, rate: rate.key, same: Vec::new(), at };
                if granted { Ok(again) } else { Err(Limited::TooMany { wait }.into()) }
            }
            [_, 0, ..] => Err(Refused::Same),
            _ => Err(Limited::TooMany { wait }.into()),
        }
    }

    /// The end of the account's time as a newcomer, if it is one.
    async fn newcomer(&self, uid: i64) -> Result<Option<DateTime<Utc>>, sql::Error> {
        match self.settings.newcomer_hours {
            0 => Ok(None),
            hours => sql::account::newcomer_until(&self.pool.get().await?, uid, hours).await,
        }
    }
}

impl Allowed<'_> {
    /// Nothing was written, so the same text may be tried again. If this call fails, the text is refused for a while.
    pub async fn nothing_was_written(self) {
        if !self.same.is_empty() {
            let keys: Vec<&str> = self.same.iter().map(String::as_str).collect();
            self.give_back(&keys).await;
        }
    }

    /// The used key returned its old answer, which costs nothing.
    pub async fn was_written_before(self) {
        let keys: Vec<&str> = self.same.iter().chain([&self.rate]).map(String::as_str).collect();
        self.give_back(&keys).await;
    }

    async fn give_back(&self, keys: &[&str]) {
        if let Err(error) = self.limits.give_back(keys, self.at).await {
            tracing::warn!(%error, "a text that was not kept counts as written");
        }
    }
}

/// A text to write, and its rate limits.
struct Writing<'a> {
    kind: &'static str,
    rates: &'a Rates,
    newcomer_rates: &'a Rates,
    /// Whether the text may equal an earlier one, because it replaces a text that reads the same.
    may_be_same: bool,
    /// The idempotency key.
    key: Option<Uuid>,
}

impl<'a> Writing<'a> {
    fn new(kind: &'static str, rates: &'a Rates, newcomer_rates: &'a Rates) -> Self {
        Self { kind, rates, newcomer_rates, may_be_same: false, key: None }
    }
}

fn newcomers_link_nowhere(newcomer: Option<DateTime<Utc>>, texts: &[&str]) -> Result<(), Refused> {
    match newcomer {
        Some(until) if texts.iter().any(|text| addresses::has_one(text)) => Err(Refused::Newcomer { until }),
        _ => Ok(()),
    }
}

/// Whether the texts are short, such as thanks or laughter, which people repeat honestly. An advertisement does not fit.
fn are_short(texts: &[&str]) -> bool {
    texts.iter().map(|text| read(text).chars().count()).sum::<usize>() <= SHORT
}

/// The folded letters of a text without punctuation. A text without letters keeps its signs.
fn read(text: &str) -> String {
    let folded = fold(text);
    let letters: String = folded.chars().filter(|c| c.is_alphanumeric()).collect();
    if letters.is_empty() { folded } else { letters }
}

fn digest(texts: &[&str]) -> String {
    let mut digest = Sha256::new();
    for text in texts {
        digest.update(read(text));
        digest.update([0]);
    }
    digest.finalize().iter().take(12).map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::{are_short, digest};

    #[test]
    fn thanks_and_laughter_are_short() {
        for texts in [["", "谢谢"], ["", "哈哈哈哈！！！哈"], ["", "👍👍"], ["", "666"], ["顶", "顶顶"]]
        {
            assert!(are_short(&texts), "{texts:?}");
        }
        for texts in [["", "加q123456"], ["", "快来加入我们"], ["快来加", "我的群"]] {
            assert!(!are_short(&texts), "{texts:?}");
        }
    }

    #[test]
    fn texts_that_read_alike_are_the_same() {
        for (one, other) in
            [("快来加群", "快来，加群！"), ("ＪＯＩＮ us", "join us"), ("遊戲", "游戏"), ("好\u{200b}", "好")]
        {
            assert_eq!(digest(&[one]), digest(&[other]), "{one} {other}");
        }
        for (one, other) in [("一", "二"), ("👍", "❤️"), ("", "。"), ("666", "6666")] {
            assert_ne!(digest(&[one]), digest(&[other]), "{one} {other}");
        }
        assert_ne!(digest(&["一", ""]), digest(&["", "一"]));
    }
}
