//! Searches of several hard kinds in turn, over posts that `prepare` generated.

use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

use rand::{Rng, SeedableRng, rngs::StdRng};

use super::Run;
use crate::{
    calls::Calls,
    cli::Search,
    client::{SearchHit, SearchScope},
    drive::drive,
    prepare::Texts,
    progress::Progress,
    report::Report,
};

/// Name, scope and keywords of each kind of search.
const KINDS: [(&str, SearchScope, Kind); 7] = [
    ("two characters, frequent", SearchScope::Posts, Kind::Frequent),
    ("two characters, rare", SearchScope::Posts, Kind::Rare),
    ("one character", SearchScope::Posts, Kind::One),
    ("beginning of a Latin word", SearchScope::Posts, Kind::Beginning),
    ("four characters, one slip", SearchScope::Posts, Kind::Slip),
    ("people", SearchScope::People, Kind::Rare),
    ("suggestions", SearchScope::Suggestions, Kind::Typed),
];

/// From this length on, a search without results also finds texts that differ in one character.
const SLIPS: usize = 4;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Frequent,
    Rare,
    One,
    Beginning,
    Slip,
    Typed,
}

pub async fn run(run: &Run, args: &Search) -> anyhow::Result<Report> {
    let calls = Arc::new(Calls::new(&KINDS.map(|(name, ..)| name)));
    let schedule = run.schedule(args.rate, args.seconds);
    let live = calls.clone();
    let progress = Progress::start("searches", schedule.count, move || (live.answered(), live.live()));
    // Posts found by frequent words.
    let frequent = Arc::new(AtomicU64::new(0));
    let mut rng = StdRng::seed_from_u64(args.seed);
    let mut texts = Texts::new(StdRng::seed_from_u64(args.seed));
    drive(schedule, &run.stop, &calls, |arrival| {
        let (name, among, kind) = KINDS[arrival.number as usize % KINDS.len()];
        let keyword = kind.keyword(&mut rng, &mut texts);
        let (client, calls) = (run.node(arrival.number).clone(), calls.clone());
        let frequent = frequent.clone();
        async move {
            // `call` has counted a failure already.
            let searched = client.search(among, &keyword);
            let Ok(found) = calls.call(name, arrival.due, searched).await else { return };
            let right = found.iter().all(|found| has(found, &keyword));
            calls.agree(right, format!("{name}: a result does not contain the keyword"));
            if kind == Kind::Frequent {
                frequent.fetch_add(found.len() as u64, Ordering::Relaxed);
            }
        }
    })
    .await;
    drop(progress);

    let mut report = run.report("search", args);
    calls.report(&mut report, args.limits.errors);
    calls.promise_p99(&mut report, args.limits.p99_ms, |_| true);
    let found = frequent.load(Ordering::Relaxed);
    let measured = (found > 0).then(|| (true, format!("{found} posts")));
    report.promise_measured(
        "frequent words are found",
        measured.ok_or("no post contains them: run `prepare posts`"),
    );
    for (name, ..) in KINDS {
        report.promise_p95(name, args.p95_ms, calls.of(name));
    }
    Ok(report)
}

/// Whether a result contains the keyword. A cut text may contain it later; for long keywords one character may differ.
fn has(found: &SearchHit, keyword: &str) -> bool {
    found.cut || keyword.chars().count() >= SLIPS || found.text.to_lowercase().contains(keyword)
}

impl Kind {
    fn keyword(self, rng: &mut StdRng, texts: &mut Texts) -> String {
        let frequent = Texts::frequent();
        let any = |rng: &mut StdRng| frequent[rng.random_range(0..frequent.len())];
        let chinese = |rng: &mut StdRng| {
            let found = (0..100).map(|_| any(rng)).find(|word| !word.is_ascii() && word.chars().count() >= 4);
            found.unwrap_or("新手攻略").chars().collect::<Vec<char>>()
        };
        match self {
            Self::Frequent => chinese(rng)[..2].iter().collect(),
            Self::Rare => texts.rare_word(),
            Self::One => texts.rare_word().chars().take(1).collect(),
            Self::Beginning => "minecraft"[..rng.random_range(2..9)].to_owned(),
            Self::Slip => {
                let mut word = chinese(rng);
                let place = rng.random_range(0..4);
                word[place] = texts.rare_word().chars().next().unwrap_or('的');
                word[..4].iter().collect()
            }
            Self::Typed => {
                let word = chinese(rng);
                word[..rng.random_range(1..=3)]
                    .iter()
                    .chain(texts.rare_word().chars().take(rng.random_range(0..2)).collect::<Vec<_>>().iter())
                    .collect()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_contains_the_keyword() {
        let found = |text: &str, cut| SearchHit { text: text.into(), cut };
        assert!(has(&found("新手攻略 来了", false), "攻略") && has(&found("玩 MineCraft", false), "min"));
        assert!(!has(&found("新手攻略", false), "副本"));
        assert!(has(&found("一篇很长的", true), "副本"), "in the part that is cut");
        assert!(has(&found("活动副本", false), "活动剧本"), "one character differs");
    }
}
