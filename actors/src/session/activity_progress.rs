//! Live progress in the activities that the account joined. The progress is counted from the rows in the database, at most once a
//! second, and sent to the account's sockets if it changed.

use std::{
    collections::{BTreeMap, HashMap},
    time::{Duration, Instant},
};

use actix::prelude::*;
use sql::activity::Progress;

use super::Session;
use crate::{
    hub::{Outgoing, encode},
    wire::{ActivityProgress, TaskProgress, ToClient},
};

/// Shortest time between two counts.
const PACE: Duration = Duration::from_secs(1);

/// The progress that the sockets know, and whether a count is due.
#[derive(Default)]
pub struct ActivityCount {
    /// The account acted since the last count. `Some(true)`: on this node, so other nodes have to be notified.
    due: Option<bool>,
    /// A count is scheduled or runs.
    waiting: bool,
    counted: Option<Instant>,
    /// The progress that was sent, by activity and task.
    shown: HashMap<(i64, i32), i64>,
}

impl Session {
    /// The account did something that may count, `here` or on another node, and it is committed.
    pub(super) fn acted(&mut self, here: bool, ctx: &mut Context<Self>) {
        self.activity.due = Some(here || self.activity.due == Some(true));
        self.count_soon(ctx);
    }

    /// Sends all progress again: this node may have missed a change, or a new socket knows nothing.
    pub(super) fn recount(&mut self, ctx: &mut Context<Self>) {
        self.activity.shown.clear();
        self.acted(false, ctx);
    }

    fn count_soon(&mut self, ctx: &mut Context<Self>) {
        if !self.activity.waiting {
            self.activity.waiting = true;
            ctx.run_later(self.activity.wait(Instant::now()), Self::count);
        }
    }

    /// Counts next to the mailbox, so that no caller waits for it.
    fn count(&mut self, ctx: &mut Context<Self>) {
        let due = self.activity.due.take();
        if due == Some(true) {
            self.services.relay.publish_deed(self.uid);
        }
        if due.is_none() || self.sockets.is_empty() {
            self.activity.waiting = false;
            return;
        }
        self.activity.counted = Some(Instant::now());
        let (committer, uid) = (self.services.committer.clone(), self.uid);
        let count = async move { committer.progress(uid).await }.into_actor(self);
        ctx.spawn(count.map(|counted, act, ctx| {
            // One count at a time, so that an older result never follows a newer one.
            act.activity.waiting = false;
            match counted {
                Ok(progress) => {
                    let moved = act.activity.take_moved(progress);
                    let frame = |moved| Outgoing::Event(encode(&ToClient::Activity(moved)));
                    let items: Vec<Outgoing> = moved.into_iter().map(frame).collect();
                    if !items.is_empty() {
                        act.deliver(&items, |_| true, ctx);
                    }
                }
                Err(error) => {
                    tracing::warn!(%error, "deeds were not counted; pages show them with the next one");
                }
            }
            if act.activity.due.is_some() {
                act.count_soon(ctx);
            }
        }));
    }
}

impl ActivityCount {
    /// How long until the next count may begin.
    fn wait(&self, now: Instant) -> Duration {
        self.counted
            .map_or(Duration::ZERO, |counted| PACE.saturating_sub(now.saturating_duration_since(counted)))
    }

    /// Returns the activities with a task whose progress differs from the last one sent, each with all its tasks.
    fn take_moved(&mut self, progress: Vec<Progress>) -> Vec<ActivityProgress> {
        let mut activities: BTreeMap<i64, (bool, Vec<TaskProgress>)> = BTreeMap::new();
        let mut shown = HashMap::new();
        for Progress { activity_id, task_id, done, .. } in progress {
            let (moved, tasks) = activities.entry(activity_id).or_default();
            *moved |= self.shown.get(&(activity_id, task_id)) != Some(&done);
            tasks.push(TaskProgress { task: task_id, done });
            shown.insert((activity_id, task_id), done);
        }
        self.shown = shown;
        let moved = activities.into_iter().filter(|(_, (moved, _))| *moved);
        moved.map(|(activity_id, (_, progress))| ActivityProgress { activity_id, progress }).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn done(activity_id: i64, task_id: i32, done: i64) -> Progress {
        Progress { uid: 1, activity_id, task_id, goal: 9, done }
    }

    #[test]
    fn what_stands_where_it_was_shown_is_not_shown_again() {
        let mut count = ActivityCount::default();
        let ids = |moved: Vec<ActivityProgress>| moved.iter().map(|of| of.activity_id).collect::<Vec<_>>();
        assert_eq!(ids(count.take_moved(vec![done(7, 1, 0), done(8, 1, 2)])), [7, 8]);
        assert_eq!(ids(count.take_moved(vec![done(7, 1, 1), done(8, 1, 2)])), [7]);
        assert_eq!(ids(count.take_moved(vec![done(7, 1, 1), done(8, 1, 2)])), [0; 0]);
        let back = count.take_moved(vec![done(7, 1, 0), done(7, 2, 3), done(8, 1, 2)]);
        let whole = vec![TaskProgress { task: 1, done: 0 }, TaskProgress { task: 2, done: 3 }];
        assert_eq!(back, [ActivityProgress { activity_id: 7, progress: whole }]);
    }

    #[test]
    fn deeds_are_counted_once_a_second_and_the_first_at_once() {
        let (mut count, now) = (ActivityCount::default(), Instant::now());
        assert_eq!(count.wait(now), Duration::ZERO);
        count.counted = Some(now);
        assert_eq!(count.wait(now + Duration::from_millis(300)), Duration::from_millis(700));
        assert_eq!(count.wait(now + Duration::from_secs(9)), Duration::ZERO);
    }
}
