//! What an account does counts towards the activities that it joined. How far it is is counted anew from the rows that its
//! deeds left, once a second at most however much it does, and shown to its sockets where it moved.

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

/// How often an account's deeds are counted at most.
const PACE: Duration = Duration::from_secs(1);

/// What was done, and how far the sockets know it.
#[derive(Default)]
pub struct ActivityCount {
    /// Something was done that is not counted yet. `Some(true)`: on this node, so the others have to hear of it.
    due: Option<bool>,
    /// Counting will begin, or is on its way.
    waiting: bool,
    counted: Option<Instant>,
    /// By activity and task.
    shown: HashMap<(i64, i32), i64>,
}

impl Session {
    /// The account did something, `here` or on another node, and it is committed.
    pub(super) fn acted(&mut self, here: bool, ctx: &mut Context<Self>) {
        self.activity.due = Some(here || self.activity.due == Some(true));
        self.count_soon(ctx);
    }

    /// Something may have been done that was not heard of here, or that a socket which has just come was not told: all is
    /// told anew, as it is then.
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

    /// Beside what else the Session does: nobody who asks it something waits for the counting.
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
            // One at a time, so that no older counting is shown behind a newer one.
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
    /// How long until something that was done may be counted.
    fn wait(&self, now: Instant) -> Duration {
        self.counted
            .map_or(Duration::ZERO, |counted| PACE.saturating_sub(now.saturating_duration_since(counted)))
    }

    /// The activities of which a task stands elsewhere than it was shown, each as a whole.
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
