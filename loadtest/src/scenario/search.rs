//! Searches of the kinds that are hard in their own ways, in turn, over posts that `prepare` made.

use std::{sync::Arc, time::Instant};

use rand::{Rng, SeedableRng, rngs::StdRng};
use tokio::task::JoinSet;

use super::Run;
use crate::{
    cli::Search,
    measure::{Latencies, Tally},
    prepare::Texts,
    progress::Progress,
    report::Report,
};

/// Beyond this many at once the load generator gives up on new ones, and says so.
const MAX_SEARCHES: usize = 1_024;

/// What is searched for, and where.
const KINDS: [(&str, &str, Kind); 7] = [
    ("two characters, frequent", "/api/v1/search/post", Kind::Frequent),
    ("two characters, rare", "/api/v1/search/post", Kind::Rare),
    ("one character", "/api/v1/search/post", Kind::One),
    ("beginning of a Latin word", "/api/v1/search/post", Kind::Beginning),
    ("four characters, one slip", "/api/v1/search/post", Kind::Slip),
    ("people", "/api/v1/search/user", Kind::Rare),
    ("suggestions", "/api/v1/square/keyword/suggestion", Kind::Typed),
];

#[derive(Debug, Clone, Copy)]
enum Kind {
    Frequent,
    Rare,
    One,
    Beginning,
    Slip,
    Typed,
}

pub async fn run(run: &Run, args: &Search) -> anyhow::Result<Report> {
    let seen: Arc<Vec<Latencies>> = Arc::new(KINDS.iter().map(|_| Latencies::default()).collect());
    let (late, errors) = (Latencies::default(), Arc::new(Tally::default()));
    let schedule = run.schedule(args.rate, args.seconds);
    let live = seen.clone();
    let _progress = Progress::start("searches", schedule.count, move || {
        (live.iter().map(|one| one.summary().count).sum(), String::new())
    });
    let mut rng = StdRng::seed_from_u64(args.seed);
    let mut texts = Texts::new(StdRng::seed_from_u64(args.seed));
    let mut arrivals = schedule.start(&run.stop);
    let (mut searches, mut not_begun) = (JoinSet::new(), 0_u64);
    while let Some(arrival) = arrivals.recv().await {
        while searches.try_join_next().is_some() {}
        if searches.len() >= MAX_SEARCHES {
            not_begun += 1;
            continue;
        }
        let place = arrival.number as usize % KINDS.len();
        let (_, path, kind) = KINDS[place];
        let keyword = kind.keyword(&mut rng, &mut texts);
        let (client, seen, errors) = (run.node(arrival.number).clone(), seen.clone(), errors.clone());
        late.record(arrival.due.elapsed());
        searches.spawn(async move {
            let found = client.search(path, &keyword).await;
            seen[place].record(Instant::now().duration_since(arrival.due));
            if let Err(error) = found {
                errors.add(format!("{path}: {error}"));
            }
        });
    }
    // Bounded: each gives up in time.
    while searches.join_next().await.is_some() {}

    let mut report = run.report("search", args);
    for ((name, ..), seen) in KINDS.iter().zip(seen.iter()) {
        report.latency(*name, seen);
    }
    report.lateness(&late);
    report.errors(&errors);
    report.promise("every search begins when it is due", not_begun == 0, format!("{not_begun} did not"));
    report.promise("no search fails", errors.total() == 0, format!("{} failed", errors.total()));
    for ((name, ..), seen) in KINDS.iter().zip(seen.iter()) {
        let p95 = seen.p95();
        let within = args.p95_ms.is_none_or(|limit| p95 <= limit);
        report.promise(format!("{name}: p95"), within && seen.summary().count > 0, format!("{p95:.1} ms"));
    }
    Ok(report)
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
