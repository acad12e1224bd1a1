//! `/metrics`, for Prometheus.

use std::{sync::OnceLock, thread, time::Duration};

use actix_web::{HttpRequest, HttpResponse, ResponseError, http::header::AUTHORIZATION, web::Data};
use actors::supervisor::Vital;
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use metrics_process::Collector;
use sha2::{Digest, Sha256};

use crate::{
    accounts::security_events,
    api::{bans, client::error::ErrorKind, error::ApiError, state::App},
    platform::build_info,
};

/// Upper bounds of the buckets of durations, seconds.
const SECONDS: [f64; 12] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0];
/// Upper bounds of the buckets of batch sizes.
const SIZES: [f64; 8] = [1.0, 2.0, 4.0, 8.0, 16.0, 64.0, 256.0, 512.0];

/// How often measurements are aggregated into buckets. Until then each one is kept in memory, also when nobody scrapes.
const UPKEEP: Duration = Duration::from_secs(2);

static RECORDER: OnceLock<PrometheusHandle> = OnceLock::new();

/// Installs the recorder once per process; nodes in one process share it.
pub fn install() {
    RECORDER.get_or_init(|| {
        let recorder = PrometheusBuilder::new()
            .set_buckets_for_metric(Matcher::Suffix("_seconds".into()), &SECONDS)
            .and_then(|builder| builder.set_buckets_for_metric(Matcher::Suffix("_size".into()), &SIZES))
            .expect("there are buckets")
            .build_recorder();
        let handle = recorder.handle();
        // Fails only if another recorder is installed already. Then that one receives the figures.
        let _ = metrics::set_global_recorder(recorder);
        describe();
        keep_up(handle.clone());
        handle
    });
}

/// Runs on its own thread, for the life of the process.
fn keep_up(recorder: PrometheusHandle) {
    let work = move || {
        let _vital = Vital("metrics");
        loop {
            thread::sleep(UPKEEP);
            recorder.run_upkeep();
            metrics::counter!("portal_metrics_upkeep_total").increment(1);
        }
    };
    thread::Builder::new().name("metrics".into()).spawn(work).expect("a thread can be started");
}

pub async fn metrics(req: HttpRequest, app: Data<App>) -> HttpResponse {
    if !allowed(&req, &app) {
        return ApiError::address_unknown(&req).error_response();
    }
    let observed = app.node.observe();
    metrics::gauge!("portal_sockets").set(observed.sockets as f64);
    metrics::gauge!("portal_outbox_bytes").set(observed.outbox_bytes as f64);
    metrics::gauge!("portal_sessions").set(observed.sessions as f64);
    metrics::gauge!("portal_threads").set(observed.threads as f64);
    metrics::gauge!("portal_commit_queue").set(observed.queued as f64);
    metrics::gauge!("portal_listening").set(f64::from(u8::from(observed.listening)));
    if let Some(relaying) = observed.relaying {
        metrics::gauge!("portal_relaying").set(f64::from(u8::from(relaying)));
    }
    let pool = app.pool.status();
    metrics::gauge!("portal_database_connections").set((pool.size + observed.connections) as f64);
    let busy = pool.size.saturating_sub(pool.available) + observed.busy;
    metrics::gauge!("portal_database_busy").set(busy as f64);
    metrics::gauge!("portal_database_waiting").set((pool.waiting + observed.waiting) as f64);
    if let Some(replica) = &app.replica {
        metrics::gauge!("portal_replica_used").set(f64::from(u8::from(replica.is_used())));
        let lag = replica.lag().map_or(f64::NAN, |lag| lag.as_secs_f64());
        metrics::gauge!("portal_replica_lag_seconds").set(lag);
    }
    metrics::gauge!("portal_tasks").set(app.runtime.metrics().num_alive_tasks() as f64);
    Collector::default().collect();
    let text = RECORDER.get().map(PrometheusHandle::render);
    HttpResponse::Ok().content_type("text/plain; version=0.0.4; charset=utf-8").body(text.unwrap_or_default())
}

/// With a token configured, requires it. Without one, allows everybody in development and nobody in production.
fn allowed(req: &HttpRequest, app: &App) -> bool {
    match &app.config.general.metrics_token {
        None => !app.config.general.is_production(),
        Some(token) => req
            .headers()
            .get(AUTHORIZATION)
            .and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "))
            .is_some_and(|given| Sha256::digest(given) == Sha256::digest(&token.0)),
    }
}

fn describe() {
    use metrics::{Unit, describe_counter, describe_gauge, describe_histogram};
    describe_histogram!(
        "portal_http_request_seconds",
        Unit::Seconds,
        "Time to answer, by route, status and code"
    );
    describe_counter!(
        "portal_answers_total",
        Unit::Count,
        "Answers, by group of routes and the code of the envelope; unknown codes and routes outside of the API are `other`"
    );
    describe_gauge!(
        "portal_build_info",
        "Always 1; the labels have version, commit and compiler of this build"
    );
    let build =
        [("version", build_info::VERSION), ("commit", build_info::COMMIT), ("rustc", build_info::RUSTC)];
    metrics::gauge!("portal_build_info", &build).set(1.0);
    describe_histogram!(
        "portal_commit_seconds",
        Unit::Seconds,
        "Time of a batch's transaction, by kind of batch"
    );
    describe_histogram!(
        "portal_delivery_seconds",
        Unit::Seconds,
        "Time that an event for a socket waits until its worker delivers it"
    );
    describe_histogram!(
        "portal_relay_seconds",
        Unit::Seconds,
        "Time until an event that this node published through Redis comes back"
    );
    describe_counter!(
        "portal_events_total",
        Unit::Count,
        "Events that were published to sockets, each counted once"
    );
    describe_gauge!(
        "portal_node_differs",
        Unit::Count,
        "1: the node is not ready, because its secret, schema or media store is not the one of the other nodes"
    );
    describe_counter!("portal_deliveries_total", Unit::Count, "Events handed to sockets");
    describe_gauge!("portal_threads", Unit::Count, "Posts with subscribers or writes on this node");
    Collector::default().describe();
    describe_histogram!(
        "portal_commit_batch_size",
        Unit::Count,
        "Commands in one transaction, by kind of batch"
    );
    describe_histogram!(
        "portal_watch_batch_size",
        Unit::Count,
        "Sockets whose subscriptions to a thread shared one read"
    );
    describe_counter!(
        "portal_thread_readings_total",
        Unit::Count,
        "Times that a thread read newer events from the database: after a break or a gap, or when it checked its head"
    );
    describe_gauge!(
        "portal_outbox_bytes",
        Unit::Bytes,
        "Bytes that wait to be sent to sockets; up to a second old"
    );
    describe_gauge!("portal_sockets", Unit::Count, "Open sockets of this node");
    describe_counter!(
        "portal_views_total",
        Unit::Count,
        "Views of posts and books that counted on this node"
    );
    describe_counter!("portal_posts_ranked_total", Unit::Count, "Posts that this node ranked again");
    describe_counter!("portal_books_ranked_total", Unit::Count, "Books that this node ranked again");
    describe_counter!("portal_chapters_appeared_total", Unit::Count, "Chapters that this node found due");
    describe_counter!(
        "portal_square_news_lost_total",
        Unit::Count,
        "Posts that were not announced to open feeds, because too many came at once"
    );
    describe_gauge!(
        "portal_downloads",
        Unit::Count,
        "Files of games and videos that are being fetched from this node"
    );
    describe_gauge!("portal_sessions", Unit::Count, "Accounts with a Session on this node");
    describe_gauge!("portal_commit_queue", Unit::Count, "Commands that wait for a transaction");
    describe_gauge!("portal_listening", "1 while this node receives notifications of PostgreSQL");
    describe_counter!(
        "portal_history_changes_total",
        Unit::Count,
        "Times that the database continued from an older state, for example after a failover"
    );
    metrics::counter!("portal_history_changes_total").increment(0);
    describe_gauge!(
        "portal_relaying",
        "1 while this node receives other nodes' events through Redis; absent on a single node"
    );
    describe_gauge!("portal_tasks", Unit::Count, "Running tasks, except those of calls and sockets");
    describe_gauge!("portal_database_connections", Unit::Count, "Connections to PostgreSQL");
    describe_gauge!(
        "portal_database_busy",
        Unit::Count,
        "Connections to PostgreSQL in use by a call or batch"
    );
    describe_gauge!("portal_database_waiting", Unit::Count, "Calls and batches that wait for a connection");
    describe_gauge!(
        "portal_sms_daily_left",
        Unit::Count,
        "Codes that the portal may send to unknown devices today, as of this node's last one; 0 is an alarm"
    );
    describe_gauge!(
        "portal_sms_per_day",
        Unit::Count,
        "Codes that the portal may send to unknown devices on a day"
    );
    describe_counter!(
        "portal_passwords_hashed_total",
        Unit::Count,
        "Passwords hashed, to store or to compare"
    );
    describe_counter!(
        "portal_answers_repeated_total",
        Unit::Count,
        "Lists for visitors that were answered from the cache"
    );
    describe_counter!("portal_sms_total", Unit::Count, "Codes handed to the SMS gateway, by outcome");
    describe_counter!(
        "portal_sms_notices_total",
        Unit::Count,
        "Notices about changed passwords and phones, by outcome"
    );
    describe_counter!("portal_orders_total", Unit::Count, "Orders that this node made, by channel");
    describe_counter!("portal_payments_total", Unit::Count, "Reported payments, by channel and outcome");
    describe_counter!(
        "portal_banned_calls_total",
        Unit::Count,
        "Calls that a ban of the caller's network or device refused"
    );
    // Start at 0, so that `increase()` counts the first refusal, too.
    for ban in bans::KINDS {
        metrics::counter!("portal_banned_calls_total", "ban" => ban).increment(0);
    }
    describe_gauge!(
        "portal_replication_lag_seconds",
        Unit::Seconds,
        "Age of the oldest change that a standby has not applied; absent until a standby follows"
    );
    describe_gauge!(
        "portal_replication_standbys",
        Unit::Count,
        "Standbys that follow the database at present"
    );
    describe_gauge!(
        "portal_replica_used",
        "1 while visitors read from the standby at DATABASE_READ_URL, 0 while they read from the primary; absent without the setting"
    );
    describe_gauge!(
        "portal_replica_lag_seconds",
        Unit::Seconds,
        "Age of the data of the standby at DATABASE_READ_URL; NaN: it is no standby of the primary"
    );
    describe_counter!(
        "portal_visitor_reads_total",
        Unit::Count,
        "Reads for visitors, by result: on the standby, on the primary, or repeated there; absent without DATABASE_READ_URL"
    );
    describe_counter!(
        "portal_client_errors_total",
        Unit::Count,
        "Errors of the app that browsers reported, by kind"
    );
    // Starts at 0, so that `increase()` counts the first error, too.
    for kind in ErrorKind::ALL {
        metrics::counter!("portal_client_errors_total", "kind" => kind.name()).increment(0);
    }
    describe_counter!(
        "portal_security_events_total",
        Unit::Count,
        "Guesses, invalid tokens, changes of phone and password, refusals by limits; by kind and outcome"
    );
    // Start at 0, so that `increase()` counts the first event, too.
    for (kind, outcome) in security_events::ALL {
        let (kind, outcome) = (kind.name(), outcome.name());
        metrics::counter!("portal_security_events_total", "kind" => kind, "outcome" => outcome).increment(0);
    }
    describe_counter!(
        "portal_places_refused_total",
        Unit::Count,
        "Sockets and downloads that found no place on this node, or none that is left for visitors"
    );
    describe_counter!(
        "portal_payments_forged_total",
        Unit::Count,
        "Call-backs that the channel did not send"
    );
    describe_counter!(
        "portal_invitations_total",
        Unit::Count,
        "Invitations that this node checked, by outcome"
    );
    describe_counter!("portal_orders_closed_total", Unit::Count, "Orders closed unpaid by this node");
    describe_counter!(
        "portal_orders_cancelled_total",
        Unit::Count,
        "Orders that players cancelled on this node"
    );
    describe_counter!(
        "portal_payment_channel_faults_total",
        Unit::Count,
        "Queries about an order that a channel did not answer, or answered wrongly"
    );
    describe_gauge!(
        "portal_payments_odd",
        Unit::Count,
        "Payments without a delivery or refund: `portal order list --odd`"
    );
    describe_gauge!(
        "portal_figures_closed_until_seconds",
        Unit::Seconds,
        "End of the newest day with business figures, in seconds since 1970"
    );
    describe_gauge!(
        "portal_bills_missing",
        Unit::Count,
        "Days of the last week that were not compared with a channel's bill by three in the afternoon after"
    );
    describe_gauge!(
        "portal_bill_differences",
        Unit::Count,
        "Open differences between bills and the books: `portal order differences`"
    );
    describe_gauge!("portal_refunds_owed", Unit::Count, "Refunds that no channel has accepted yet");
    describe_gauge!(
        "portal_orders_overdue",
        Unit::Count,
        "Orders still open an hour after their time: `portal order list --odd`"
    );
    describe_counter!(
        "portal_payments_refunded_elsewhere_total",
        Unit::Count,
        "Payments that a channel refunded without a request of the portal"
    );
    describe_counter!(
        "portal_short_term_fallbacks_total",
        Unit::Count,
        "Calls about codes and limits that Redis did not answer"
    );
    describe_counter!(
        "portal_metrics_upkeep_total",
        Unit::Count,
        "Times that measurements were put into buckets"
    );
    describe_counter!(
        "portal_sockets_too_slow_total",
        Unit::Count,
        "Sockets closed because they received too slowly"
    );
    describe_counter!(
        "portal_sockets_flooded_total",
        Unit::Count,
        "Sockets closed because they sent too much"
    );
    describe_counter!(
        "portal_deliveries_deferred_total",
        Unit::Count,
        "Deliveries deferred because a hub was full"
    );
    describe_counter!(
        "portal_commit_retries_total",
        Unit::Count,
        "Commands retried by key after their batch met a lock"
    );
    describe_counter!(
        "portal_session_mailbox_full_total",
        Unit::Count,
        "Sessions whose full mailbox made them read again later"
    );
    describe_counter!(
        "portal_task_restarts_total",
        Unit::Count,
        "Times that a task ended, or an actor panicked, and another was started"
    );
    // Start at 0, so that `increase()` counts the first panic, too.
    for actor in ["session", "thread"] {
        metrics::counter!("portal_task_restarts_total", "task" => actor).increment(0);
    }
    describe_gauge!(
        "portal_job_last_success_seconds",
        Unit::Seconds,
        "Last success of each job on this node, else the start of the node, in seconds since 1970"
    );
    describe_gauge!("portal_job_interval_seconds", Unit::Seconds, "How often each job runs");
    describe_counter!(
        "portal_deliveries_dropped_total",
        Unit::Count,
        "Deliveries that a hub did not accept in time"
    );
}
