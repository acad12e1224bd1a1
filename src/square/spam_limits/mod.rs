//! What keeps one account from flooding the square: how often it may write, and for newcomers less, and no addresses; and
//! nothing twice.

mod addresses;

use actors::short_term::{Allowance, Rate, Rule, ShortTerm, Taken};
use chrono::{DateTime, Utc};
use sha2::{Digest, Sha256};
use uuid::Uuid;

use crate::{
    api::{
        error::{ApiError, NotAllowed},
        state::App,
    },
    config::Rates,
    platform::limits::{self, Limited},
    square::word_filter::fold,
};

/// Letters of a text that may be said again at once.
const SHORT: usize = 5;

/// What was allowed. Where nothing came of it, `nothing_was_written` lets the same text pass again.
pub struct Allowed {
    rate: String,
    /// What keeps the same text from being written again.
    same: Vec<String>,
    at: DateTime<Utc>,
}

/// Takes what a post costs: `texts` is all that others will read. What was tried under this key may be tried again.
pub async fn take_post(app: &App, uid: i64, texts: &[&str], key: Option<Uuid>) -> Result<Allowed, ApiError> {
    let square = &app.config.square;
    let writing = Writing { key, ..Writing::new("post", &square.posts, &square.newcomer_posts) };
    take_text(app, uid, writing, texts).await
}

/// Takes what a comment costs; with a key likewise.
pub async fn take_comment(app: &App, uid: i64, text: &str, key: Option<Uuid>) -> Result<Allowed, ApiError> {
    let square = &app.config.square;
    let writing = Writing { key, ..Writing::new("comment", &square.comments, &square.newcomer_comments) };
    take_text(app, uid, writing, &[text]).await
}

/// Takes what writing an own post anew costs.
pub async fn take_edit(app: &App, uid: i64, texts: &[&str]) -> Result<(), ApiError> {
    newcomers_link_nowhere(newcomer(app, uid).await?, texts)?;
    Ok(limits::take(app, format!("edit:{uid}"), &app.config.square.edits).await?)
}

/// Takes what writing an own comment anew costs: no way round what a comment may not say, or not say again.
pub async fn take_comment_edit(app: &App, uid: i64, before: &str, text: &str) -> Result<Allowed, ApiError> {
    let rates = &app.config.square.comment_edits;
    let reads_as_before = digest(&[before]) == digest(&[text]);
    let writing = Writing { may_be_same: reads_as_before, ..Writing::new("comment edit", rates, rates) };
    take_text(app, uid, writing, &[text]).await
}

/// Takes what a like costs, or its end.
pub fn take_like(app: &App, uid: i64) -> Result<(), Limited> {
    app.paces.take(format!("like:{uid}"), &app.config.square.likes, app.clock.now())
}

/// Takes what following somebody costs.
pub async fn take_follow(app: &App, uid: i64) -> Result<(), Limited> {
    limits::take(app, format!("follow:{uid}"), &app.config.square.follows).await
}

/// Takes what blocking somebody costs, or its end.
pub async fn take_block(app: &App, uid: i64) -> Result<(), Limited> {
    limits::take(app, format!("block:{uid}"), &app.config.square.blocks).await
}

/// Takes what a report costs: an operator's look.
pub async fn take_report(app: &App, uid: i64) -> Result<(), Limited> {
    limits::take(app, format!("report:{uid}"), &app.config.square.reports).await
}

impl Allowed {
    /// The same text may be tried again. Where even that fails it is refused for a while.
    pub async fn nothing_was_written(self, app: &App) {
        if !self.same.is_empty() {
            let keys: Vec<&str> = self.same.iter().map(String::as_str).collect();
            self.give_back(app, &keys).await;
        }
    }

    /// What was written under this key before is answered again: that costs nothing.
    pub async fn was_written_before(self, app: &App) {
        let keys: Vec<&str> = self.same.iter().chain([&self.rate]).map(String::as_str).collect();
        self.give_back(app, &keys).await;
    }

    async fn give_back(&self, app: &App, keys: &[&str]) {
        if let Err(error) = app.node.short_term().give_back(keys, self.at).await {
            tracing::warn!(%error, "a text that was not kept counts as written");
        }
    }
}

/// What is written, and how often.
struct Writing<'a> {
    kind: &'static str,
    rates: &'a Rates,
    newcomer_rates: &'a Rates,
    /// It takes the place of what reads alike.
    may_be_same: bool,
    /// Under which it is done once.
    key: Option<Uuid>,
}

impl<'a> Writing<'a> {
    fn new(kind: &'static str, rates: &'a Rates, newcomer_rates: &'a Rates) -> Self {
        Self { kind, rates, newcomer_rates, may_be_same: false, key: None }
    }
}

async fn take_text(app: &App, uid: i64, writing: Writing<'_>, texts: &[&str]) -> Result<Allowed, ApiError> {
    let Writing { kind, rates, newcomer_rates, may_be_same, key } = writing;
    let square = &app.config.square;
    let newcomer = newcomer(app, uid).await?;
    newcomers_link_nowhere(newcomer, texts)?;
    let rates = if newcomer.is_some() { newcomer_rates } else { rates };
    let rate = Allowance { key: format!("{kind}:{uid}"), rule: rates.rule() };
    let once = square.same_text_minutes > 0 && !may_be_same && !are_short(texts);
    let text = once.then(|| format!("same:{uid}:{}", digest(texts)));
    let tried = text.iter().zip(key).map(|(text, key)| format!("{text}:{key}"));
    let same: Vec<String> = text.iter().cloned().chain(tried).collect();
    let within = std::time::Duration::from_secs(60 * u64::from(square.same_text_minutes));
    let one =
        |key: &String| Allowance { key: key.clone(), rule: Rule::Sliding(vec![Rate { most: 1, within }]) };
    let allowances: Vec<_> = std::iter::once(rate.clone()).chain(same.iter().map(one)).collect();
    let (at, memory) = (app.clock.now(), app.node.short_term());
    let taken = memory.take(&allowances, at).await?;
    let Taken { granted, left, wait } = taken;
    match left[..] {
        _ if granted => Ok(Allowed { rate: rate.key, same, at }),
        // The rate is told first: the same text at another time may do.
        [0, ..] => Err(Limited::TooMany { wait }.into()),
        // This very try came before: it may be under way still, or its server has died. The key decides.
        [_, _, 0] => {
            let Taken { granted, wait, .. } = memory.take(std::slice::from_ref(&rate), at).await?;
            let again = Allowed { rate: rate.key, same: Vec::new(), at };
            if granted { Ok(again) } else { Err(Limited::TooMany { wait }.into()) }
        }
        [_, 0, ..] => Err(ApiError::NotAllowed(NotAllowed::Same)),
        _ => Err(Limited::TooMany { wait }.into()),
    }
}

/// Until when an account is a newcomer's.
async fn newcomer(app: &App, uid: i64) -> Result<Option<DateTime<Utc>>, ApiError> {
    Ok(match app.config.square.newcomer_hours {
        0 => None,
        hours => sql::account::newcomer_until(&app.db().await?, uid, hours).await?,
    })
}

fn newcomers_link_nowhere(newcomer: Option<DateTime<Utc>>, texts: &[&str]) -> Result<(), ApiError> {
    match newcomer {
        Some(until) if texts.iter().any(|text| addresses::has_one(text)) => {
            Err(ApiError::NotAllowed(NotAllowed::Newcomer { until }))
        }
        _ => Ok(()),
    }
}

/// What people say again and again, and mean it: thanks, laughter. There is no room in it to sell something.
fn are_short(texts: &[&str]) -> bool {
    texts.iter().map(|text| read(text).chars().count()).sum::<usize>() <= SHORT
}

/// What of a text counts, whatever its punctuation; of what is all signs, these.
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
