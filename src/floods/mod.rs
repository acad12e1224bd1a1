//! What keeps one account from flooding the square: how often it may write, and for newcomers less, and no addresses; and
//! nothing twice.

mod addresses;

use actors::short_term::{Allowance, Rate, Rule, ShortTerm};
use chrono::{DateTime, Utc};
use sha2::{Digest, Sha256};

use crate::{
    app::App,
    config::Rates,
    http::error::{ApiError, NotAllowed},
    limits::{self, Limited},
    words::fold,
};

/// What was allowed. Where nothing came of it, `nothing_was_written` lets the same text pass again.
pub struct Allowed {
    same: Option<String>,
    at: DateTime<Utc>,
}

/// Takes what a post costs: `texts` is all that others will read.
pub async fn take_post(app: &App, uid: i64, texts: &[&str]) -> Result<Allowed, ApiError> {
    let square = &app.config.square;
    take_text(app, uid, "post", &square.posts, &square.newcomer_posts, texts).await
}

/// Takes what a comment costs.
pub async fn take_comment(app: &App, uid: i64, text: &str) -> Result<Allowed, ApiError> {
    let square = &app.config.square;
    take_text(app, uid, "comment", &square.comments, &square.newcomer_comments, &[text]).await
}

/// Takes what a like costs, or its end.
pub fn take_like(app: &App, uid: i64) -> Result<(), Limited> {
    app.paces.take(format!("like:{uid}"), &app.config.square.likes, app.clock.now())
}

/// Takes what following somebody costs.
pub async fn take_follow(app: &App, uid: i64) -> Result<(), Limited> {
    limits::take(app, format!("follow:{uid}"), &app.config.square.follows).await
}

/// Takes what a report costs: an operator's look.
pub async fn take_report(app: &App, uid: i64) -> Result<(), Limited> {
    limits::take(app, format!("report:{uid}"), &app.config.square.reports).await
}

impl Allowed {
    /// The same text may be tried again. Where even that fails it is refused for a while.
    pub async fn nothing_was_written(self, app: &App) {
        let Some(same) = self.same else { return };
        if let Err(error) = app.node.short_term().give_back(&[&same], self.at).await {
            tracing::warn!(%error, "a text that was not kept counts as written");
        }
    }
}

async fn take_text(
    app: &App,
    uid: i64,
    kind: &str,
    rates: &Rates,
    newcomer_rates: &Rates,
    texts: &[&str],
) -> Result<Allowed, ApiError> {
    let square = &app.config.square;
    let newcomer = match square.newcomer_hours {
        0 => None,
        hours => sql::account::newcomer_until(&app.db().await?, uid, hours).await?,
    };
    if let Some(until) = newcomer
        && texts.iter().any(|text| addresses::has_one(text))
    {
        return Err(ApiError::NotAllowed(NotAllowed::Newcomer { until }));
    }
    let rates = if newcomer.is_some() { newcomer_rates } else { rates };
    let mut allowances = vec![Allowance { key: format!("{kind}:{uid}"), rule: rates.rule() }];
    let same = (square.same_text_minutes > 0).then(|| format!("same:{uid}:{}", digest(texts)));
    if let Some(same) = &same {
        let within = std::time::Duration::from_secs(60 * u64::from(square.same_text_minutes));
        let rule = Rule::Sliding(vec![Rate { most: 1, within }]);
        allowances.push(Allowance { key: same.clone(), rule });
    }
    let at = app.clock.now();
    let taken = app.node.short_term().take(&allowances, at).await?;
    if taken.granted {
        return Ok(Allowed { same, at });
    }
    // The rate is told first: the same text at another time may do.
    match taken.left[..] {
        [rate, 0] if rate > 0 => Err(ApiError::NotAllowed(NotAllowed::Same)),
        _ => Err(Limited::TooMany { wait: taken.wait }.into()),
    }
}

/// Of what is read, whatever its punctuation.
fn digest(texts: &[&str]) -> String {
    let mut digest = Sha256::new();
    for text in texts {
        let folded = fold(text);
        let letters: String = folded.chars().filter(|c| c.is_alphanumeric()).collect();
        // What is all signs is told apart by them.
        digest.update(if letters.is_empty() { folded } else { letters });
        digest.update([0]);
    }
    digest.finalize().iter().take(12).map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::digest;

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
