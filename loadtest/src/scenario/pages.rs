//! The square's list of posts by cursor: a deep page must cost about as much as the first.

use std::{sync::Arc, time::Instant};

use anyhow::{Context, ensure};

use super::Run;
use crate::{
    calls::{Calls, Failed},
    cli::Pages,
    client::{Person, Post},
    final_reads::FinalReads,
    people,
    progress::Progress,
    promise::Measure,
    report::Report,
};

const WALK: &str = "walking down";
const FIRST: &str = "page 1";
const DEEP: &str = "the page far down";

/// Position of the deep page.
struct Begin {
    cursor: String,
    /// Id of the last post before it.
    below: i64,
}

pub async fn run(run: &Run, args: &Pages) -> anyhow::Result<Report> {
    // The server caches first pages for visitors only. A signed-in reader makes both pages comparable.
    let people = people::register(run, 1).await?;
    let reader = people.first().context("stopped before the reader was registered")?;
    let calls = Arc::new(Calls::new(&[FIRST, DEEP, WALK]));
    let begin = walk(run, args, reader, &calls).await?;
    if let Ok(begin) = &begin {
        read_in_turn(run, args, reader, begin, &calls).await;
    }

    let mut report = run.report("pages", args);
    let (first, deep) = (calls.of(FIRST).summary(), calls.of(DEEP).summary());
    calls.report(&mut report, args.limits.errors);
    calls.promise_p99(&mut report, args.limits.p99_ms, |name| name != WALK);
    let promise = format!("page {} takes at most {} × page 1", args.page, args.ratio);
    if let Err(why) = begin {
        report.promise_read(promise, Err(why));
    } else if first.count == 0 || deep.count == 0 {
        report.promise_measured(promise, Err("one of the pages was not read"));
    } else {
        let ratio = deep.p50 / first.p50.max(f64::MIN_POSITIVE);
        report.figure("far down × page 1, medians", ratio);
        let seen = format!("{:.2} ms to {:.2} ms at the median, {ratio:.2} ×", deep.p50, first.p50);
        report.promise(promise, ratio <= args.ratio, seen).measured(Measure::at_most(ratio, args.ratio, "×"));
    }
    Ok(report)
}

/// Reads page after page, one at a time. Returns the position of the deep page, or which page failed.
async fn walk(
    run: &Run,
    args: &Pages,
    reader: &Person,
    calls: &Arc<Calls>,
) -> anyhow::Result<Result<Begin, String>> {
    let live = calls.clone();
    let _progress = Progress::start("walking down", args.page - 1, move || {
        (live.of(WALK).summary().count, live.of(WALK).live())
    });
    let (mut cursor, mut below) = (None, i64::MAX);
    for page in 1..args.page {
        ensure!(!run.stop.is_set(), "stopped on page {page}");
        // Every failed try is counted.
        let read = async || {
            let listed = run.node(page).posts(Some(reader), args.size, cursor.as_deref());
            calls.call(WALK, Instant::now(), listed).await.map_err(|Failed(error)| error)
        };
        let listed = match FinalReads::begin().read(read).await {
            Ok(listed) => listed,
            Err(error) => return Ok(Err(format!("page {page}: {error}"))),
        };
        calls.agree(are_below(below, &listed.records), "a post is repeated or out of order");
        calls.agree(
            listed.next_cursor.is_none() || listed.records.len() == args.size as usize,
            "a page is not full although another follows",
        );
        below = listed.records.last().map_or(below, |post| post.id);
        cursor = listed.next_cursor;
        ensure!(
            cursor.is_some(),
            "the list ends with page {page} of {} posts: add posts with `prepare posts`, or lower --page",
            args.size
        );
    }
    Ok(Ok(Begin { cursor: cursor.context("no page was read")?, below }))
}

/// Reads both pages alternately, one at a time, so that other work on the machine affects both.
async fn read_in_turn(run: &Run, args: &Pages, reader: &Person, begin: &Begin, calls: &Arc<Calls>) {
    let live = calls.clone();
    let _progress = Progress::start("in turn", args.times, move || {
        (live.of(DEEP).summary().count, format!("{}; page 1 {}", live.of(DEEP).live(), live.of(FIRST).live()))
    });
    for turn in 0..args.times {
        for (name, cursor, below) in [(FIRST, None, i64::MAX), (DEEP, Some(&*begin.cursor), begin.below)] {
            if run.stop.is_set() {
                return;
            }
            let listed = run.node(turn).posts(Some(reader), args.size, cursor);
            if let Ok(listed) = calls.call(name, Instant::now(), listed).await {
                calls.agree(!listed.records.is_empty(), "a page has no posts");
                calls.agree(are_below(below, &listed.records), "a post is repeated or out of order");
            }
        }
    }
}

/// Whether the ids decrease, starting below `above`: newest first, so that no post is repeated.
fn are_below(above: i64, posts: &[Post]) -> bool {
    posts.iter().try_fold(above, |above, post| (post.id < above).then_some(post.id)).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_of_posts_decrease_over_all_pages() {
        let below = |above, ids: &[i64]| {
            let post = |id: &i64| Post { id: *id, comment_num: 0, like_num: 0, seq: 0 };
            are_below(above, &ids.iter().map(post).collect::<Vec<_>>())
        };
        assert!(below(i64::MAX, &[9, 7, 2]) && below(9, &[7, 2]) && below(9, &[]));
        assert!(!below(9, &[9, 7]), "the last post of the previous page");
        assert!(!below(9, &[7, 7, 2]), "repeated");
        assert!(!below(9, &[2, 7]), "out of order");
    }
}
