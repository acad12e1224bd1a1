//! Periodic background jobs. Every node runs them; the database assigns each row to one node.

use std::{sync::Arc, time::Instant};

use actix_web::web::Data;

use crate::{
    accounts::{erasure, retention},
    api::state::App,
    config::{Config, Seconds},
    media::media_gc,
    operators::{broadcasts, figures, replication::ReplicationLag},
    reading::chapters,
    square::ranking,
    welfare::invitations,
};

/// Starts the jobs. They end with the node.
pub fn start(app: &Data<App>) {
    let Config { pay, invites, feeds, books, media, privacy, .. } = &app.config;
    let caps = invitations::caps(&app.config);
    let job = Jobs(app);
    // Every node runs this one for itself. A sign of life may be late: `sql::node::LIFE` has seven intervals.
    job.run("node_agreement", Seconds(2.0), |app| async move { app.agreement.compare().await });
    job.run("primary", Seconds(10.0), |app| async move { app.agreement.seek_primary().await });
    job.run("payment_sweep", pay.sweep, |app| async move { app.payments.ask_all_due().await });
    job.run("refunds", pay.sweep, |app| async move { app.payments.tell_all_owed().await });
    job.run("payment_bills", Seconds(1800.0), |app| async move {
        app.payments.reconcile_due(app.clock.now()).await
    });
    job.run("payment_counts", Seconds(30.0), |app| async move { app.payments.count().await });
    job.run("invitations", invites.check, move |app| {
        let caps = caps.clone();
        async move { invitations::settle(&app.pool, &caps).await }
    });
    job.run("ranking", feeds.rank, |app| async move { ranking::rank(&app.pool).await });
    job.run("post_views", feeds.views, |app| async move {
        app.views.write_and_forget(&app.pool, app.clock.now()).await
    });
    job.run("book_views", feeds.views, |app| async move {
        app.reads.write_and_forget(&app.pool, app.clock.now()).await
    });
    job.run("searches", feeds.views, |app| async move { app.trends.write_and_forget().await });
    job.run("devices", feeds.views, |app| async move {
        app.devices.write_and_forget(&app.pool, app.clock.now()).await
    });
    job.run("chapters", books.appear, |app| async move { chapters::publish(&app.pool).await });
    let (logins_days, phones_days) = (privacy.logins_kept_days, privacy.phones_kept_days);
    job.run("retention", privacy.erase_check, move |app| async move {
        retention::delete_expired(&app.pool, logins_days, phones_days).await
    });
    job.run("broadcasts", Seconds(1.0), |app| async move { broadcasts::follow_times(&app.pool).await });
    job.run("late_messages", Seconds(600.0), |app| async move {
        sql::erasure::reopen_late(&app.pool.get().await?).await.map(drop)
    });
    job.run("erasures", privacy.erase_check, |app| async move { erasure::erase_due(&app.pool).await });
    let zone = app.config.general.zone.clone();
    job.run("business_figures", Seconds(600.0), move |app| {
        let zone = zone.clone();
        async move { figures::close_days(&app.pool, &zone, app.clock.now()).await }
    });
    let lag = Arc::new(ReplicationLag::default());
    job.run("replication", Seconds(5.0), move |app| {
        let lag = lag.clone();
        async move { lag.measure(&app.pool, Instant::now).await }
    });
    let deleted_days = media.deleted_kept_days;
    job.run("media_gc", media.tidy, move |app| async move {
        media_gc::tidy(&app.pool, &*app.stores.media, deleted_days).await
    });
}

struct Jobs<'a>(&'a Data<App>);

impl Jobs<'_> {
    fn run<F>(
        &self,
        name: &'static str,
        every: Seconds,
        job: impl Fn(Data<App>) -> F + Clone + Send + 'static,
    ) where
        F: Future<Output = Result<(), sql::Error>> + Send + 'static,
    {
        self.0.node.supervisor().job(name, every.duration(), &self.0.clock, self.0.clone(), job);
    }
}
