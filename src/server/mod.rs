//! Builds the parts of a node, listens, runs background jobs, and stops everything in the right order.

pub mod database;
pub mod fd_limits;
mod jobs;
pub(crate) mod listener;
pub mod ops;
pub(crate) mod starting;

use std::{
    net::TcpListener,
    rc::Rc,
    sync::Arc,
    time::{Duration, Instant},
};

use actix_web::{
    App as Web, FromRequest, Handler, HttpResponse, Resource, Responder,
    dev::ServerHandle,
    middleware::{Compress, from_fn},
    rt::net::TcpStream,
    web::{Bytes, Data, PayloadConfig, ServiceConfig, resource, scope},
};
use actors::{Clock, Node, Settings, supervisor};
use anyhow::Context;
use sql::{replica::Replica, view::Of};
use tokio::runtime::Handle;
use utoipa_swagger_ui::SwaggerUi;

use self::{database::Database, fd_limits::Shares, listener::backlog, ops::OpsListener};
use crate::{
    accounts::{
        appeal_tokens::AppealTokens,
        bans::Bans,
        challenge::ProofOfWork,
        codes::SmsCodes,
        devices::Devices,
        export_links::ExportLinks,
        export_permits::ExportPermits,
        passwords::Passwords,
        security_events::SecurityEvents,
        sms::{HttpGateway, LogGateway, SmsGateway},
        tokens::{self, Tokens},
    },
    api::{
        agreement::Agreement,
        health, metrics,
        middleware::{
            csrf::csrf,
            deadline::deadline,
            drain_body::drain_body,
            etag::etag,
            headers,
            reject_encoded_body::reject_encoded_body,
            renewal::renewal,
            request::request,
            response_cache::{Answers, response_cache},
            run_to_completion::run_to_completion,
            trace::trace,
        },
        not_found::{not_found, only_read},
        openapi::{asyncapi, openapi, openapi_json},
        order::sandbox_cashier,
        public_lists::PublicLists,
        router::{self, Known},
        state::{self, App},
        stored_files::{exports, files, media, pages},
    },
    config::{Config, Gateway, Secret},
    downloads::{admission::Downloads, signed_url::Links},
    media::{pictures::Pictures, videos::Videos},
    operators::Ops,
    payments::Payments,
    platform::{limits::Limits, local_rate_limit::Paces, storage::Stores},
    reading::signed_url::PageLinks,
    realtime::{self, Admission, AdmissionLimits, Heart},
    square::{
        pinyin::Pinyin, spam_limits::SpamLimits, suggestions::Suggestions, tags::Tags, totals::Totals,
        trends::Trends, views::Views, word_filter::Words,
    },
    text::Translations,
    web_app::{
        assets,
        heads::Heads,
        prerender::Screens,
        robots::robots,
        sitemap::{self, Sitemaps},
    },
    welfare::invitations::Invitations,
};

/// How long the head of a request may take to arrive.
const HEAD: Duration = Duration::from_secs(10);
/// How long requests under way may take once the sockets are closed.
const FINISH: Duration = Duration::from_secs(10);
/// How long the start waits until the node receives the events of other processes. Without Redis the node serves all the same.
const HEAR: Duration = Duration::from_secs(2);
/// How long the start waits for the first comparison with the other nodes. Until it succeeds, the node is not ready.
const COMPARE: Duration = Duration::from_secs(5);
/// Kernel send buffer of a connection beyond the data in flight. It does not reduce throughput.
const UNSENT_BYTES: u32 = 64 * 1024;

/// A running server.
pub struct Server {
    /// The address it listens on, with the actual port.
    pub addr: std::net::SocketAddr,
    pub node: Node,
    app: Data<App>,
    database: Database,
    http: ServerHandle,
    running: actix_web::rt::task::JoinHandle<std::io::Result<()>>,
    ops: Option<OpsListener>,
}

impl Server {
    /// Starts the node and serves requests. The schema must be current.
    pub async fn start(
        config: Config,
        listener: TcpListener,
        database: Database,
        clock: Arc<dyn Clock>,
    ) -> anyhow::Result<Self> {
        metrics::install();
        let addr = listener.local_addr()?;
        // Like the port of players: if it is taken, there is nothing to undo.
        let ops_listener = config.ops_addr().map(OpsListener::bind).transpose()?;
        let replica = replica(&config, &database)?;
        let node = Node::start(
            settings(&config, &database),
            database.pool.clone(),
            database.batch_pool.clone(),
            &clock,
        )?;
        if !node.hears(HEAR).await {
            tracing::warn!(
                "events of other processes do not arrive yet; answering from the database until they do"
            );
        }
        let files = fd_limits::raise();
        let connections = config.stores.database_connections + config.stores.connections_for_visitors();
        let shares = Shares::of(files, config.http.workers, connections);
        tracing::info!(files, ?shares, "limit of open files, and its shares");
        let keys = tokens::keys(&config)?;
        let stores = Stores::open(&config)?;
        let agreement = Agreement::new(&database.url, &database.fence, &keys, stores.media.clone())?;
        match tokio::time::timeout(COMPARE, agreement.begin()).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => tracing::warn!(%error, "the node could not compare itself with the others"),
            Err(_) => tracing::warn!("the node could not compare itself with the others: no answer in time"),
        }
        let payments =
            Payments::new(&config, &keys, &database.pool, Some(node.clone()), addr, clock.clone())?;
        let payments = Arc::new(payments);
        let ops = Ops::new(&config, &keys, database.pool.clone(), payments.clone(), clock.clone());
        let ops = Data::new(ops);
        let (limits, paces) = (Limits::new(node.clone(), clock.clone()), Arc::<Paces>::default());
        let pinyin = Arc::new(Pinyin::new(database.pool.clone(), node.clone(), clock.clone()));
        let app = Data::new(App {
            tokens: Tokens::new(&keys),
            appeal_tokens: AppealTokens::new(&keys),
            security_events: SecurityEvents::new(&keys),
            codes: SmsCodes::new(&keys),
            challenges: Box::new(ProofOfWork::new(&keys, &config.challenges)),
            sms: sms_gateway(&config, &clock)?,
            stores,
            links: Links::new(&keys, config.media.download_link.duration()),
            downloads: Downloads::new(
                shares.downloads,
                config.realtime.places_of_visitors(shares.downloads),
                config.media.downloads_of_one,
            ),
            invitations: Invitations::new(&keys, &config),
            payments,
            passwords: Passwords::new(config.auth.hashes),
            pictures: Pictures::new(config.media.pictures_at_once),
            videos: Videos::new(config.general.arriving(), config.media.videos_at_once),
            page_links: PageLinks::new(&keys, config.books.page_link.duration()),
            export_links: ExportLinks::new(&keys, config.privacy.export_link.duration()),
            export_permits: ExportPermits::default(),
            views: Arc::new(Views::new(&keys, Of::Posts)),
            reads: Arc::new(Views::new(&keys, Of::Books)),
            devices: Arc::new(Devices::new(&keys)),
            totals: Totals::new(
                database.pool.clone(),
                node.clone(),
                clock.clone(),
                config.feeds.totals.duration(),
            ),
            public_lists: PublicLists::new(Duration::from_millis(config.feeds.lists_ms.into())),
            words: Words::default(),
            bans: Bans::default(),
            translations: Translations::default(),
            suggestions: Suggestions::new(database.pool.clone(), node.clone(), clock.clone(), pinyin.clone()),
            pinyin,
            trends: Arc::new(Trends::new(&keys, database.pool.clone(), node.clone(), clock.clone())),
            spam_limits: SpamLimits {
                pool: database.pool.clone(),
                limits: limits.clone(),
                paces: paces.clone(),
                settings: config.square.clone(),
            },
            paces,
            limits,
            pool: database.pool.clone(),
            replica,
            node: node.clone(),
            agreement,
            clock,
            runtime: Handle::current(),
            config,
        });
        let server = http(&app, shares, listener)?;
        let http = server.handle();
        let running = actix_web::rt::spawn(server);
        let ops = ops_listener.map(|listener| OpsListener::serve(listener, ops)).transpose()?;
        jobs::start(&app);
        Ok(Self { addr, node, app, database, http, running, ops })
    }

    /// The URL of the portal.
    #[must_use]
    pub fn address(&self) -> String {
        format!("http://{}", self.addr)
    }

    /// The address of the operators' API, with the actual port. `None`: it is off.
    #[must_use]
    pub fn ops_addr(&self) -> Option<std::net::SocketAddr> {
        self.ops.as_ref().map(|ops| ops.addr)
    }

    /// Resolves when HTTP has ended by itself, or a vital task has panicked.
    pub async fn failed(&mut self) -> anyhow::Error {
        tokio::select! {
            ended = &mut self.running => match ended {
                Ok(Err(error)) => error.into(),
                _ => anyhow::anyhow!("the HTTP server ended"),
            },
            () = OpsListener::ended(self.ops.as_mut()) => anyhow::anyhow!("the server of the operators' API ended"),
            vital = supervisor::failed() => anyhow::anyhow!("{vital} panicked"),
        }
    }

    /// Graceful stop: reports the node as not ready, refuses new sockets and closes the open ones. Calls are served meanwhile. Then it
    /// stops accepting, finishes the requests, and stops the node and the database.
    pub async fn stop(self) {
        let drain = self.app.config.realtime.drain.duration();
        let began = Instant::now();
        let left = self.node.drain(drain, drain + Duration::from_secs(2)).await;
        if left > 0 {
            tracing::warn!(left, "sockets did not accept their close frame in time");
        }
        // A balancer sends calls until it has seen that the node is not ready. A call to a port that has just closed would fail.
        if !self.app.config.http.trusted_proxies.0.is_empty() {
            actix_web::rt::time::sleep(drain.saturating_sub(began.elapsed())).await;
        }
        self.http.stop(true).await;
        if let Some(ops) = self.ops {
            ops.stop().await;
        }
        self.node.stop();
        self.app.agreement.leave().await;
        let App { views, reads, devices, trends, pool, .. } = &**self.app;
        let written = [
            views.write(pool).await,
            reads.write(pool).await,
            devices.write(pool).await,
            trends.write().await,
        ];
        for error in written.into_iter().filter_map(Result::err) {
            tracing::warn!(%error, "views, searches or device visits are lost");
        }
        self.database.close().await;
    }
}

fn settings(config: &Config, database: &Database) -> Settings {
    Settings {
        arbiters: config.http.workers,
        database_direct_url: database.direct_url.clone(),
        database_fence: database.fence.clone(),
        redis_url: config.stores.redis_url.as_ref().map(|url| url.0.clone()),
        redis_prefix: config.stores.redis_prefix.clone(),
        commit_lanes: config.realtime.commit_lanes,
        zone: config.general.zone.clone(),
        session_idle: config.realtime.session_idle.duration(),
        outbox_bytes: config.realtime.outbox_bytes,
        stall: config.realtime.stall.duration(),
        coalesce: config.realtime.coalesce.duration(),
        media_url: Arc::new(state::media_url),
    }
}

fn replica(config: &Config, database: &Database) -> anyhow::Result<Option<Replica>> {
    let stores = &config.stores;
    let Some(Secret(url)) = &stores.database_read_url else { return Ok(None) };
    let (connections, max_lag) =
        (stores.connections_for_visitors(), Duration::from_millis(stores.database_read_lag_ms.into()));
    let replica = Replica::start(&database.fence, url, &database.direct_url, connections, max_lag);
    replica.map(Some).context("DATABASE_READ_URL cannot be used")
}

fn sms_gateway(config: &Config, clock: &Arc<dyn Clock>) -> anyhow::Result<Box<dyn SmsGateway>> {
    let sms = &config.sms;
    match sms.gateway {
        Gateway::Log => Ok(Box::new(LogGateway)),
        Gateway::Http => {
            let secret = sms.secret.as_ref().map(|secret| secret.0.as_str()).unwrap_or_default();
            Ok(Box::new(HttpGateway::new(&sms.url, secret, sms.timeout.duration(), clock.clone())?))
        }
    }
}

fn http(app: &Data<App>, shares: Shares, listener: TcpListener) -> anyhow::Result<actix_web::dev::Server> {
    backlog::raise(&listener).context("raising the listen backlog")?;
    let known = Data::new(Known::new(openapi()));
    let asyncapi_json = Bytes::from(asyncapi().to_string());
    let dead_peer = app.config.realtime.dead_peer.duration();
    let settings = listener::Settings {
        workers: app.config.http.workers,
        connections: shares.connections_of_worker,
        keep_alive: app.config.http.keep_alive.duration(),
        head_within: HEAD,
        finish_within: FINISH,
        write_within: app.config.realtime.silence.duration(),
    };

    let realtime = &app.config.realtime;
    let limits = AdmissionLimits {
        total: shares.sockets,
        visitors: realtime.places_of_visitors(shares.sockets),
        per_user: realtime.user_sockets,
        per_network: realtime.address_sockets,
        per_network_per_second: realtime.address_admit_per_second,
        per_second: realtime.admit_per_second,
    };
    let admission = Data::from(Admission::new(limits, Instant::now()));
    let sockets = Data::new(realtime::Shared {
        node: app.node.clone(),
        pool: app.pool.clone(),
        tags: Tags::default(),
        settings: realtime.clone(),
    });
    let screens = Data::new(Screens::new(Duration::from_millis(app.config.feeds.lists_ms.into())));
    let (heads, sitemaps) = (Data::new(Heads::default()), Data::new(Sitemaps::default()));
    let (heartbeat, silence) = (realtime.heartbeat.duration(), realtime.silence.duration());
    let app = app.clone();
    let web = move || {
        let asyncapi_json = asyncapi_json.clone();
        let body = PayloadConfig::new(app.config.http.body_bytes);
        Web::new()
            .app_data(app.clone())
            .app_data(known.clone())
            .app_data(sockets.clone())
            .app_data(screens.clone())
            .app_data(heads.clone())
            .app_data(sitemaps.clone())
            .app_data(body)
            // One for each worker thread, where its sockets run.
            .app_data(Data::new(app.node.start_hub()))
            .app_data(Data::new(Heart::start(heartbeat, silence)))
            .app_data(admission.clone())
            .app_data(Rc::new(Answers::default()))
            .configure(router::routes)
            .configure(|config| {
                if app.config.general.shows_diagnostics() {
                    documents(config, asyncapi_json);
                }
            })
            .service(read("/api/order/sandbox/cashier.css", sandbox_cashier::style))
            .service(scope("/api").default_service(actix_web::web::to(not_found)))
            .service(read("/healthz", health::live))
            .service(read("/readyz", health::ready))
            .service(read("/metrics", metrics::metrics))
            .service(read("/media/{name}", media::media))
            .service(read("/files/{token}/{file_name}", files::file))
            .service(read("/pages/{token}/{name}", pages::page))
            .service(read("/exports/{token}/{file_name}", exports::export))
            .service(read("/robots.txt", robots))
            .service(read("/sitemap.xml", sitemap::index))
            .service(read("/sitemap-{part}.xml", sitemap::part))
            .service(read("/{path:.*}", assets::asset))
            .default_service(actix_web::web::to(not_found))
            .wrap(from_fn(etag))
            .wrap(from_fn(reject_encoded_body))
            .wrap(from_fn(csrf))
            .wrap(from_fn(renewal))
            .wrap(Compress::default())
            .wrap(headers::security_headers())
            .wrap(from_fn(trace))
            .wrap(from_fn(run_to_completion))
            .wrap(from_fn(response_cache))
            .wrap(from_fn(deadline))
            .wrap(from_fn(request))
            .wrap(from_fn(drain_body))
    };
    Ok(listener::serve(web, listener, settings, move |connection| set_socket_options(connection, dead_peer))?)
}

/// A resource for GET and HEAD only.
fn read<F, Args>(path: &str, handler: F) -> Resource
where
    F: Handler<Args> + Clone,
    F::Output: Responder + 'static,
    Args: FromRequest + 'static,
{
    let handlers = resource(path).get(handler.clone()).head(handler);
    handlers.default_service(actix_web::web::to(only_read))
}

/// The documents of the API, and a page to read them.
fn documents(config: &mut ServiceConfig, asyncapi_json: Bytes) {
    config
        .service(read("/api/openapi.json", || document_answer(openapi_json())))
        .service(read("/api/asyncapi.json", move || document_answer(asyncapi_json.clone())))
        .service(
            scope("/api/docs").wrap(headers::docs_headers()).service(
                SwaggerUi::new("/{_:.*}").config(utoipa_swagger_ui::Config::from("/api/openapi.json")),
            ),
        );
}

async fn document_answer(json: Bytes) -> HttpResponse {
    HttpResponse::Ok().content_type("application/json").body(json)
}

/// The kernel ends the connection of a client that does not read. Until then its send buffer stays small instead of growing
/// to megabytes, so that pending data is visible as backpressure.
fn set_socket_options(connection: &TcpStream, dead_peer: Duration) {
    let socket = socket2::SockRef::from(connection);
    let set = socket
        .set_tcp_nodelay(true)
        .and_then(|()| socket.set_tcp_user_timeout(Some(dead_peer)))
        .and_then(|()| socket.set_tcp_notsent_lowat(UNSENT_BYTES));
    if let Err(error) = set {
        tracing::debug!(%error, "socket options");
    }
}
