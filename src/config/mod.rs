//! Settings come from the environment: one struct per concern, each field naming its variable. Everything has a
//! default, so a fresh machine needs none; production mode refuses the defaults that only suit development.

mod check;
mod pay;
mod rates;
mod settings;
mod unknown;

use std::{net::SocketAddr, path::PathBuf, time::Duration};

use ipnet::IpNet;
pub use pay::Pay;
pub use rates::Rates;
use settings::settings;
pub use settings::{Env, Faults, Row, Secret};

settings! {
    /// Where the portal stands and what it keeps.
    pub struct General {
        /// `production` refuses development defaults and logs JSON.
        mode: Mode = Mode::Development, "PORTAL_MODE";
        /// Folder for what this installation keeps: private database, media, development secret.
        home: PathBuf = PathBuf::from(".portal"), "PORTAL_HOME";
        /// The portal's time zone: its day begins and ends here.
        zone: String = "Asia/Shanghai".into(), "PORTAL_TIME_ZONE";
        /// Which log lines are written, as `tracing` filters read it.
        log: String = "info,actix_server=warn".into(), "PORTAL_LOG";
        /// Whoever fetches /metrics must show this as a bearer token. Unset: open in development, closed in production.
        metrics_token: Option<Secret> = None, "PORTAL_METRICS_TOKEN";
    }
}

settings! {
    /// The HTTP side.
    pub struct Http {
        /// Address and port to listen on; port 0 takes a free one.
        addr: SocketAddr = SocketAddr::from(([127, 0, 0, 1], 8080)), "PORTAL_HTTP_ADDR";
        /// Where players and payment channels reach the portal, such as https://play.example. Unset: the address it listens on.
        public_url: String = String::new(), "PORTAL_PUBLIC_URL";
        /// Worker threads.
        workers: usize = cores(), "PORTAL_HTTP_WORKERS";
        /// Comma-separated origins, beside the portal's own, whose pages may open a socket.
        origins: List = List::default(), "PORTAL_ORIGINS";
        /// Comma-separated addresses and networks of the proxies before the portal: what they say of a client's address counts.
        trusted_proxies: Networks = Networks::default(), "PORTAL_TRUSTED_PROXIES";
        /// Largest request body, bytes; uploads have bounds of their own.
        body_bytes: usize = 64 * 1024, "PORTAL_HTTP_BODY_BYTES";
        /// An answer is due within this; the client gives up at 30 s.
        answer_within: Seconds = Seconds(25.0), "PORTAL_HTTP_ANSWER_WITHIN_S";
        /// A connection that rests between requests is kept this long; longer than balancers keep theirs.
        keep_alive: Seconds = Seconds(75.0), "PORTAL_HTTP_KEEP_ALIVE_S";
    }
}

settings! {
    /// PostgreSQL, and Redis where there are several nodes.
    pub struct Stores {
        /// PostgreSQL. Unset: a private one under `PORTAL_HOME`.
        database_url: Option<Secret> = None, "DATABASE_URL";
        /// Connections of this node to PostgreSQL.
        database_connections: usize = 16, "PORTAL_DATABASE_CONNECTIONS";
        /// Redis, through which nodes tell each other what changed: redis://host:port, or some nodes of a Cluster:
        /// redis+cluster://host:port,host:port. Unset: this node is alone.
        redis_url: Option<Secret> = None, "REDIS_URL";
        /// Names this portal's channels where several share one Redis.
        redis_prefix: String = "portal".into(), "PORTAL_REDIS_PREFIX";
    }
}

settings! {
    /// Sign-in.
    pub struct Auth {
        /// Signs tokens; at least 32 characters. Unset: one is drawn and kept under `PORTAL_HOME` (development only).
        secret: Option<Secret> = None, "PORTAL_SECRET";
        /// How long a login lasts, days.
        login_days: u32 = 30, "PORTAL_LOGIN_DAYS";
        /// A token older than this is renewed by the next call, and its login with it, hours.
        token_renew_hours: u32 = 24, "PORTAL_TOKEN_RENEW_HOURS";
        /// Passwords hashed at once; each takes about 19 MiB and a core.
        hashes: usize = cores(), "PORTAL_PASSWORD_HASHES";
        /// Accounts made by name from one address (IPv6: from one /64); names that turn out to be taken count.
        registrations_per_address: Rates = Rates::of(&[(20, "1h"), (100, "1d")]), "PORTAL_REGISTRATIONS_PER_ADDRESS";
        /// Changes of one account's profile: each reaches every node.
        profile_changes_per_account: Rates = Rates::of(&[(10, "1m"), (100, "1d")]), "PORTAL_PROFILE_CHANGES_PER_ACCOUNT";
        /// Wrong passwords for one login name from one address, such as `20/15m`: 20 in 15 minutes.
        wrong_per_name: Rates = Rates::of(&[(20, "15m")]), "PORTAL_WRONG_PASSWORDS_PER_NAME";
        /// Wrong passwords from one address (IPv6: from one /64), for whatever names.
        wrong_per_address: Rates = Rates::of(&[(300, "1h")]), "PORTAL_WRONG_PASSWORDS_PER_ADDRESS";
        /// Wrong old passwords of one account that wants a new one.
        wrong_per_account: Rates = Rates::of(&[(10, "15m")]), "PORTAL_WRONG_PASSWORDS_PER_ACCOUNT";
    }
}

settings! {
    /// Codes by SMS.
    pub struct Sms {
        /// `log` writes codes to the log (development only), `http` calls a gateway.
        gateway: Gateway = Gateway::Log, "PORTAL_SMS_GATEWAY";
        /// Of the `http` gateway: where messages are posted.
        url: String = String::new(), "PORTAL_SMS_URL";
        /// Of the `http` gateway: signs what is posted; at least 16 characters.
        secret: Option<Secret> = None, "PORTAL_SMS_SECRET";
        /// Of the `http` gateway: what takes longer has failed, and is tried once more.
        timeout: Seconds = Seconds(5.0), "PORTAL_SMS_TIMEOUT_S";
        /// How long a code can be used.
        code_life: Seconds = Seconds(300.0), "PORTAL_SMS_CODE_LIFE_S";
        /// Wrong tries after which a code is worth nothing.
        code_tries: u32 = 5, "PORTAL_SMS_CODE_TRIES";
        /// Codes to one phone.
        per_phone: Rates = Rates::of(&[(1, "1m"), (5, "1h"), (10, "1d")]), "PORTAL_SMS_PER_PHONE";
        /// Codes asked for from one device; all without a device id at one address count as one.
        per_device: Rates = Rates::of(&[(10, "1h"), (20, "1d")]), "PORTAL_SMS_PER_DEVICE";
        /// Codes asked for from one address (IPv6: from one /64).
        per_address: Rates = Rates::of(&[(20, "1h"), (50, "1d")]), "PORTAL_SMS_PER_ADDRESS";
        /// Codes of the whole portal in one of its days.
        per_day: u32 = 10_000, "PORTAL_SMS_PER_DAY";
        /// Wrong codes from one address (IPv6: from one /64).
        wrong_per_address: Rates = Rates::of(&[(60, "1h")]), "PORTAL_SMS_WRONG_PER_ADDRESS";
    }
}

settings! {
    /// Sockets and the actors behind them.
    pub struct Realtime {
        /// Within this a client should ping, and the server does: first after a random part of it.
        heartbeat: Seconds = Seconds(25.0), "PORTAL_REALTIME_HEARTBEAT_S";
        /// A socket that sends nothing for this long is closed.
        silence: Seconds = Seconds(80.0), "PORTAL_REALTIME_SILENCE_S";
        /// How long a ticket opens a socket.
        ticket: Seconds = Seconds(30.0), "PORTAL_REALTIME_TICKET_S";
        /// Tickets of one account: each is a row, and every socket that comes back takes one.
        tickets_per_account: Rates = Rates::of(&[(120, "1m"), (2000, "1h")]), "PORTAL_REALTIME_TICKETS_PER_ACCOUNT";
        /// Largest frame from a client, bytes.
        frame_bytes: usize = 16 * 1024, "PORTAL_REALTIME_FRAME_BYTES";
        /// Frames a second from one client, averaged over ten seconds.
        frames_per_second: u32 = 10, "PORTAL_REALTIME_FRAMES_PER_SECOND";
        /// What may wait for one socket, bytes; beyond it a thread becomes a `gap`, or the socket is closed as too slow.
        outbox_bytes: usize = 256 * 1024, "PORTAL_REALTIME_OUTBOX_BYTES";
        /// Topics that one socket may watch.
        topics: usize = 20, "PORTAL_REALTIME_TOPICS";
        /// Sockets of one account on this node.
        user_sockets: usize = 20, "PORTAL_REALTIME_USER_SOCKETS";
        /// Sockets from one address (IPv6: from one /64) on this node. A load test comes from one.
        address_sockets: usize = 2_000, "PORTAL_REALTIME_ADDRESS_SOCKETS";
        /// New sockets a second from one address (IPv6: from one /64), also those that come to nothing.
        address_admit_per_second: u32 = 100, "PORTAL_REALTIME_ADDRESS_ADMIT_PER_SECOND";
        /// New sockets a second on this node; a crowd that returns is let in at this rate.
        admit_per_second: u32 = 500, "PORTAL_REALTIME_ADMIT_PER_SECOND";
        /// How long after its login expired a socket may still be prolonged.
        token_grace: Seconds = Seconds(25.0), "PORTAL_REALTIME_TOKEN_GRACE_S";
        /// How long at most the events of a busy thread wait for each other.
        coalesce: Seconds = Seconds(0.1), "PORTAL_REALTIME_COALESCE_S";
        /// A socket that takes nothing of what waits for it for this long is closed.
        stall: Seconds = Seconds(30.0), "PORTAL_REALTIME_STALL_S";
        /// A peer that acknowledges nothing for this long is cut by the kernel.
        dead_peer: Seconds = Seconds(40.0), "PORTAL_REALTIME_DEAD_PEER_S";
        /// A Session or Thread without socket or call rests after this.
        session_idle: Seconds = Seconds(300.0), "PORTAL_SESSION_IDLE_S";
        /// Transactions of the committer at once, of each kind of command.
        commit_lanes: usize = 4, "PORTAL_COMMIT_LANES";
        /// On SIGTERM, sockets are closed over this.
        drain: Seconds = Seconds(5.0), "PORTAL_DRAIN_S";
    }
}

settings! {
    /// Pictures that players send, and files that they fetch.
    pub struct Media {
        /// Largest avatar that is taken, bytes.
        avatar_bytes: usize = 5 * 1024 * 1024, "PORTAL_AVATAR_BYTES";
        /// Avatars of one account.
        avatars_per_account: Rates = Rates::of(&[(30, "1h"), (100, "1d")]), "PORTAL_AVATARS_PER_ACCOUNT";
        /// Largest picture of a post that is taken, bytes.
        image_bytes: usize = 10 * 1024 * 1024, "PORTAL_MEDIA_IMAGE_BYTES";
        /// Pictures for posts of one account.
        images_per_account: Rates = Rates::of(&[(100, "1h"), (500, "1d")]), "PORTAL_MEDIA_IMAGES_PER_ACCOUNT";
        /// Largest video that is taken, bytes.
        video_bytes: usize = 100 * 1024 * 1024, "PORTAL_MEDIA_VIDEO_BYTES";
        /// Longest video that is taken, seconds.
        video_seconds: u32 = 300, "PORTAL_MEDIA_VIDEO_SECONDS";
        /// Videos of one account.
        videos_per_account: Rates = Rates::of(&[(10, "1h"), (30, "1d")]), "PORTAL_MEDIA_VIDEOS_PER_ACCOUNT";
        /// Videos on their way to this node at once; each takes room under `PORTAL_HOME` until it is kept.
        videos_at_once: usize = 16, "PORTAL_MEDIA_VIDEOS_AT_ONCE";
        /// Pictures decoded at once; a large one takes up to some 400 MiB and a core.
        pictures_at_once: usize = 2, "PORTAL_PICTURES_AT_ONCE";
        /// Slower than this an upload is given up, bytes a second.
        upload_bytes_a_second: usize = 8 * 1024, "PORTAL_UPLOAD_BYTES_A_SECOND";
        /// What an upload may take beside that, for its beginning and for pauses.
        upload_pause: Seconds = Seconds(10.0), "PORTAL_UPLOAD_PAUSE_S";
        /// How long the address of a game's file is good.
        download_link: Seconds = Seconds(600.0), "PORTAL_DOWNLOAD_LINK_S";
        /// Downloads of one account at once on this node; of one address, without an account. Some clients fetch in parts.
        downloads_of_one: usize = 16, "PORTAL_DOWNLOADS_OF_ONE";
        /// Slower than this a download is broken off, bytes a second; the client may go on where it was.
        download_bytes_a_second: usize = 4 * 1024, "PORTAL_DOWNLOAD_BYTES_A_SECOND";
        /// What a download may take beside that, for its beginning and for pauses.
        download_pause: Seconds = Seconds(60.0), "PORTAL_DOWNLOAD_PAUSE_S";
    }
}

settings! {
    /// The square's lists.
    pub struct Feeds {
        /// How often posts are ranked anew that were liked, answered or read since.
        rank: Seconds = Seconds(5.0), "PORTAL_FEEDS_RANK_S";
        /// How often views are written that were counted since.
        views: Seconds = Seconds(10.0), "PORTAL_FEEDS_VIEWS_S";
        /// How long it is kept how many posts there are.
        totals: Seconds = Seconds(60.0), "PORTAL_FEEDS_TOTALS_S";
    }
}

settings! {
    /// What players may do in the square, and how often.
    pub struct Square {
        /// So long after it was made an account is a newcomer's, hours; 0: none is.
        newcomer_hours: u32 = 24, "PORTAL_NEWCOMER_HOURS";
        /// Posts of one account.
        posts: Rates = Rates::of(&[(5, "10m"), (50, "1d")]), "PORTAL_POSTS_PER_ACCOUNT";
        /// Posts of one newcomer.
        newcomer_posts: Rates = Rates::of(&[(2, "10m"), (10, "1d")]), "PORTAL_POSTS_PER_NEWCOMER";
        /// Comments of one account.
        comments: Rates = Rates::of(&[(12, "1m"), (500, "1d")]), "PORTAL_COMMENTS_PER_ACCOUNT";
        /// Comments of one newcomer.
        newcomer_comments: Rates = Rates::of(&[(5, "1m"), (100, "1d")]), "PORTAL_COMMENTS_PER_NEWCOMER";
        /// Within this an account does not publish the same text twice, minutes; 0: it may.
        same_text_minutes: u32 = 10, "PORTAL_SAME_TEXT_MINUTES";
        /// Likes of one account, and likes taken back; on each node.
        likes: Rates = Rates::of(&[(60, "1m"), (1000, "1h")]), "PORTAL_LIKES_PER_ACCOUNT";
        /// People whom one account begins to follow.
        follows: Rates = Rates::of(&[(30, "1m"), (300, "1d")]), "PORTAL_FOLLOWS_PER_ACCOUNT";
        /// Reports of one account.
        reports: Rates = Rates::of(&[(10, "10m"), (50, "1d")]), "PORTAL_REPORTS_PER_ACCOUNT";
        /// Searches of one account, suggestions while it types among them; on each node.
        searches_per_account: Rates = Rates::of(&[(120, "1m")]), "PORTAL_SEARCHES_PER_ACCOUNT";
        /// The same from one address (IPv6: from one /64) without signing in.
        searches_per_address: Rates = Rates::of(&[(600, "1m")]), "PORTAL_SEARCHES_PER_ADDRESS";
    }
}

settings! {
    /// Where pictures and the files of games are kept, if not under `PORTAL_HOME`: what speaks S3.
    pub struct S3 {
        /// The bucket. Unset: they are kept under `PORTAL_HOME`.
        bucket: String = String::new(), "PORTAL_S3_BUCKET";
        /// Where it is reached, such as https://minio.example:9000; browsers fetch files of games from there. Unset: Amazon's own.
        endpoint: String = String::new(), "PORTAL_S3_ENDPOINT";
        /// Its region.
        region: String = "us-east-1".into(), "PORTAL_S3_REGION";
        /// Who the portal is there.
        access_key: Option<Secret> = None, "PORTAL_S3_ACCESS_KEY";
        /// What it signs with there.
        secret_key: Option<Secret> = None, "PORTAL_S3_SECRET_KEY";
        /// 1: the bucket stands in the path; 0: in the host, the endpoint's too.
        path_style: u8 = 1, "PORTAL_S3_PATH_STYLE";
    }
}

settings! {
    /// What players get for coins and money.
    pub struct Trade {
        /// Downloads of one account, those of games that it owns too.
        downloads_per_account: Rates = Rates::of(&[(200, "1m"), (2000, "1d")]), "PORTAL_DOWNLOADS_PER_ACCOUNT";
        /// Downloads from one address (IPv6: from one /64) without signing in, and of the app itself.
        downloads_per_address: Rates = Rates::of(&[(60, "1m"), (1000, "1d")]), "PORTAL_DOWNLOADS_PER_ADDRESS";
    }
}

settings! {
    /// Invitations, and how often what may be one person is rewarded.
    pub struct Invites {
        /// What an inviter gets for a player who stays, X钻; promised when that player registers.
        inviter_reward: u32 = 20, "PORTAL_INVITE_REWARD_INVITER";
        /// What that player gets, X钻, likewise.
        invitee_reward: u32 = 10, "PORTAL_INVITE_REWARD_INVITEE";
        /// Invitations that are rewarded of one device; all without a device id at one address count as one.
        per_device: u32 = 1, "PORTAL_INVITES_PER_DEVICE";
        /// Invitations that are rewarded of one address (IPv6: of one /64) in 30 days.
        per_address: u32 = 5, "PORTAL_INVITES_PER_ADDRESS";
        /// Invitations that are rewarded of one inviter in a month of `PORTAL_TIME_ZONE`; more wait for the next one.
        per_month: u32 = 50, "PORTAL_INVITES_PER_MONTH";
        /// How often this node looks for invitations that were earned since.
        check: Seconds = Seconds(0.5), "PORTAL_INVITES_CHECK_S";
    }
}

settings! {
    /// What the app is told at its start.
    pub struct Client {
        /// Address of the iOS app; where set, the header offers the download.
        bundle_url: String = String::new(), "PORTAL_BUNDLE_URL";
        /// Address of the Android package, likewise.
        package_url: String = String::new(), "PORTAL_PACKAGE_URL";
        /// 1: signing in by phone registers; 0: it does not.
        phone_auto_register: u8 = 1, "PORTAL_PHONE_AUTO_REGISTER";
        /// 1: players are asked for their real name; 0: they are not.
        real_name: u8 = 0, "PORTAL_REAL_NAME";
        /// Content pack imported at the first start of an empty portal; none where the folder is not there.
        demo_pack: PathBuf = PathBuf::from("sql/demo"), "PORTAL_DEMO_PACK";
    }
}

/// Everything that can be set.
#[derive(Debug, Clone)]
pub struct Config {
    pub general: General,
    pub http: Http,
    pub stores: Stores,
    pub auth: Auth,
    pub sms: Sms,
    pub realtime: Realtime,
    pub media: Media,
    pub feeds: Feeds,
    pub square: Square,
    pub s3: S3,
    pub trade: Trade,
    pub pay: Pay,
    pub invites: Invites,
    pub client: Client,
}

impl Config {
    /// Reads every setting and reports all that is wrong at once.
    pub fn read(env: Env<'_>) -> Result<Self, Faults> {
        let mut faults = Faults::default();
        let config = Self {
            general: General::read(env, &mut faults),
            http: Http::read(env, &mut faults),
            stores: Stores::read(env, &mut faults),
            auth: Auth::read(env, &mut faults),
            sms: Sms::read(env, &mut faults),
            realtime: Realtime::read(env, &mut faults),
            media: Media::read(env, &mut faults),
            feeds: Feeds::read(env, &mut faults),
            square: Square::read(env, &mut faults),
            s3: S3::read(env, &mut faults),
            trade: Trade::read(env, &mut faults),
            pay: Pay::read(env, &mut faults),
            invites: Invites::read(env, &mut faults),
            client: Client::read(env, &mut faults),
        };
        check::check(&config, &mut faults);
        faults.into_result(config)
    }

    /// The process environment.
    pub fn from_process() -> Result<Self, Faults> {
        Self::read(&|name| std::env::var_os(name))
    }

    /// Every setting with its value (secrets masked), variable and meaning.
    #[must_use]
    pub fn rows(&self) -> Vec<Row> {
        [
            self.general.rows(),
            self.http.rows(),
            self.stores.rows(),
            self.auth.rows(),
            self.sms.rows(),
            self.realtime.rows(),
            self.media.rows(),
            self.feeds.rows(),
            self.square.rows(),
            self.s3.rows(),
            self.trade.rows(),
            self.pay.rows(),
            self.invites.rows(),
            self.client.rows(),
        ]
        .concat()
    }
}

/// One worker for each, as far as there may be that many.
fn cores() -> usize {
    std::thread::available_parallelism().map_or(2, usize::from).min(check::MANY)
}

impl Auth {
    /// How long a login lasts from when it begins, or is prolonged.
    #[must_use]
    pub fn login_life(&self) -> Duration {
        Duration::from_secs(u64::from(self.login_days) * 86_400)
    }
}

impl General {
    /// Where pictures are kept.
    #[must_use]
    pub fn media(&self) -> PathBuf {
        self.home.join("media")
    }

    /// Where videos arrive: on a disk that has room for them.
    #[must_use]
    pub fn arriving(&self) -> PathBuf {
        self.home.join("arriving")
    }

    /// Where the files of games are kept: not where anybody can fetch them by name.
    #[must_use]
    pub fn files(&self) -> PathBuf {
        self.home.join("files")
    }

    #[must_use]
    pub fn is_production(&self) -> bool {
        self.mode == Mode::Production
    }
}

impl Sms {
    fn check(&self, faults: &mut Faults) {
        if self.gateway != Gateway::Http {
            return;
        }
        if !(self.url.starts_with("https://") || self.url.starts_with("http://")) {
            faults.add("PORTAL_SMS_URL", "must be an address such as https://sms.example/send".into());
        }
        if self.secret.as_ref().is_none_or(|Secret(secret)| secret.chars().count() < 16) {
            faults.add("PORTAL_SMS_SECRET", "must be set, with at least 16 characters".into());
        }
    }
}

impl S3 {
    fn check(&self, faults: &mut Faults) {
        if self.bucket.is_empty() {
            if !self.endpoint.is_empty() || self.access_key.is_some() || self.secret_key.is_some() {
                faults.add("PORTAL_S3_BUCKET", "must be set where other settings of S3 are".into());
            }
            return;
        }
        if !self.endpoint.is_empty() && !check::is_origin(&self.endpoint) {
            let fault = "must be an address such as https://minio.example:9000, without a path";
            faults.add("PORTAL_S3_ENDPOINT", fault.into());
        }
        for (key, name) in
            [(&self.access_key, "PORTAL_S3_ACCESS_KEY"), (&self.secret_key, "PORTAL_S3_SECRET_KEY")]
        {
            if key.is_none() {
                faults.add(name, "must be set where PORTAL_S3_BUCKET is".into());
            }
        }
    }
}

/// How codes reach phones.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Gateway {
    Log,
    Http,
}

/// Addresses and networks between commas.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Networks(pub Vec<IpNet>);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    Development,
    Production,
}

/// A length of time, written in seconds.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Seconds(pub f64);

impl Seconds {
    #[must_use]
    pub fn duration(self) -> Duration {
        Duration::from_secs_f64(self.0)
    }
}

/// Values between commas.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct List(pub Vec<String>);

#[cfg(test)]
mod tests {
    use std::{ffi::OsString, os::unix::ffi::OsStringExt};

    use super::*;

    fn read(set: &[(&str, &str)]) -> Result<Config, Faults> {
        Config::read(&|name| set.iter().find(|(key, _)| *key == name).map(|(_, value)| value.into()))
    }

    #[test]
    fn nothing_set_is_a_working_development_configuration() {
        let config = read(&[]).unwrap();
        assert_eq!(config.http.addr.to_string(), "127.0.0.1:8080");
        assert_eq!(config.general.mode, Mode::Development);
    }

    #[test]
    fn every_fault_is_told_with_its_variable() {
        let faults = read(&[
            ("PORTAL_HTTP_ADDR", "nowhere"),
            ("PORTAL_HTTP_WORKERS", "0"),
            ("PORTAL_REALTIME_HEARTBEAT_S", "-1"),
            ("PORTAL_MODE", "staging"),
        ])
        .unwrap_err()
        .to_string();
        for name in ["PORTAL_HTTP_ADDR", "PORTAL_HTTP_WORKERS", "PORTAL_REALTIME_HEARTBEAT_S", "PORTAL_MODE"]
        {
            assert!(faults.contains(name), "{name} is missing from: {faults}");
        }
    }

    #[test]
    fn what_is_too_much_is_a_fault() {
        for (name, most) in [
            ("PORTAL_HTTP_WORKERS", 512_u64),
            ("PORTAL_DATABASE_CONNECTIONS", 512),
            ("PORTAL_COMMIT_LANES", 512),
            ("PORTAL_PASSWORD_HASHES", 512),
            ("PORTAL_LOGIN_DAYS", 3650),
            ("PORTAL_HTTP_BODY_BYTES", 16 << 20),
            ("PORTAL_REALTIME_FRAME_BYTES", 1 << 20),
            ("PORTAL_REALTIME_OUTBOX_BYTES", 64 << 20),
            ("PORTAL_REALTIME_FRAMES_PER_SECOND", 10_000),
            ("PORTAL_HTTP_ANSWER_WITHIN_S", 86_400),
            ("PORTAL_HTTP_KEEP_ALIVE_S", 86_400),
            ("PORTAL_REALTIME_HEARTBEAT_S", 86_400),
            ("PORTAL_REALTIME_SILENCE_S", 86_400),
            ("PORTAL_REALTIME_TICKET_S", 86_400),
            ("PORTAL_REALTIME_DEAD_PEER_S", 86_400),
            ("PORTAL_SESSION_IDLE_S", 86_400),
            ("PORTAL_DRAIN_S", 10),
        ] {
            read(&[(name, &most.to_string())]).unwrap_or_else(|faults| panic!("{faults}"));
            for more in [most + 1, u64::from(u32::MAX), u64::MAX] {
                let faults = read(&[(name, &more.to_string())]).unwrap_err().to_string();
                assert!(faults.contains(name) && faults.contains(&more.to_string()), "{faults}");
            }
        }
    }

    #[test]
    fn what_is_no_text_or_only_blanks_is_not_taken_for_unset() {
        let faults = Config::read(&|name| match name {
            "PORTAL_TIME_ZONE" => Some(OsString::from_vec(vec![0xff, 0xfe])),
            "PORTAL_SECRET" => Some(" ".repeat(40).into()),
            "PORTAL_METRICS_TOKEN" => Some("\t".into()),
            "REDIS_URL" => Some(OsString::new()),
            _ => None,
        });
        let faults = faults.unwrap_err().to_string();
        for name in ["PORTAL_TIME_ZONE is not UTF-8", "PORTAL_SECRET has only blanks", "PORTAL_METRICS_TOKEN"]
        {
            assert!(faults.contains(name), "{name} is missing from: {faults}");
        }
        assert!(!faults.contains("REDIS_URL"), "an empty one is unset: {faults}");
    }

    #[test]
    fn production_refuses_development_defaults() {
        let faults = read(&[("PORTAL_MODE", "production")]).unwrap_err().to_string();
        assert!(faults.contains("PORTAL_SECRET") && faults.contains("DATABASE_URL"), "{faults}");
        let secret = "x".repeat(32);
        let with_log = [
            ("PORTAL_MODE", "production"),
            ("PORTAL_SECRET", &secret),
            ("DATABASE_URL", "postgres://db/portal"),
        ];
        let faults = read(&with_log).unwrap_err().to_string();
        let named: Vec<_> = faults.split("; ").filter_map(|fault| fault.split(' ').next()).collect();
        assert_eq!(named, ["PORTAL_PAY_CHANNELS", "PORTAL_SMS_GATEWAY"], "{faults}");
        let gateway = [
            ("PORTAL_SMS_GATEWAY", "http"),
            ("PORTAL_SMS_URL", "https://sms.example/send"),
            ("PORTAL_SMS_SECRET", &secret),
            ("PORTAL_PAY_CHANNELS", "none"),
        ];
        read(&[&with_log[..], &gateway].concat()).unwrap();
    }

    #[test]
    fn the_http_gateway_needs_an_address_and_a_secret() {
        let faults = read(&[("PORTAL_SMS_GATEWAY", "http")]).unwrap_err().to_string();
        assert!(faults.contains("PORTAL_SMS_URL") && faults.contains("PORTAL_SMS_SECRET"), "{faults}");
        assert!(read(&[("PORTAL_SMS_GATEWAY", "pigeon")]).is_err());
    }

    #[test]
    fn a_bucket_needs_its_keys_and_keys_their_bucket() {
        let whole = [
            ("PORTAL_S3_BUCKET", "portal"),
            ("PORTAL_S3_ENDPOINT", "http://127.0.0.1:9000"),
            ("PORTAL_S3_ACCESS_KEY", "me"),
            ("PORTAL_S3_SECRET_KEY", "hunter2"),
        ];
        let config = read(&whole).unwrap();
        assert!(!format!("{:?}", config.rows()).contains("hunter2"));
        let without = |name| whole.into_iter().filter(|(known, _)| *known != name).collect::<Vec<_>>();
        for name in ["PORTAL_S3_BUCKET", "PORTAL_S3_ACCESS_KEY", "PORTAL_S3_SECRET_KEY"] {
            assert!(read(&without(name)).unwrap_err().to_string().contains(name));
        }
        read(&without("PORTAL_S3_ENDPOINT")).unwrap();
        for wrong in ["minio.example", "https://minio.example/portal"] {
            let with = [&without("PORTAL_S3_ENDPOINT")[..], &[("PORTAL_S3_ENDPOINT", wrong)]].concat();
            assert!(read(&with).unwrap_err().to_string().contains("PORTAL_S3_ENDPOINT"), "{wrong}");
        }
        assert!(read(&[whole.as_slice(), &[("PORTAL_S3_PATH_STYLE", "2")]].concat()).is_err());
    }

    #[test]
    fn networks_are_addresses_and_ranges() {
        let config = read(&[("PORTAL_TRUSTED_PROXIES", "10.0.0.0/8, 192.0.2.7,fd00::/8")]).unwrap();
        let names: Vec<_> = config.http.trusted_proxies.0.iter().map(ToString::to_string).collect();
        assert_eq!(names, ["10.0.0.0/8", "192.0.2.7/32", "fd00::/8"]);
        for wrong in ["10.0.0.0/33", "localhost", "10.0.0"] {
            assert!(read(&[("PORTAL_TRUSTED_PROXIES", wrong)]).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_token_is_renewed_within_half_of_its_login() {
        for (days, hours, fits) in
            [("1", "24", false), ("1", "13", false), ("1", "12", true), ("30", "361", false)]
        {
            let read = read(&[("PORTAL_LOGIN_DAYS", days), ("PORTAL_TOKEN_RENEW_HOURS", hours)]);
            assert_eq!(read.is_ok(), fits, "{hours} hours of {days} days");
        }
    }

    #[test]
    fn switches_are_0_or_1() {
        for name in ["PORTAL_PHONE_AUTO_REGISTER", "PORTAL_REAL_NAME"] {
            assert!(read(&[(name, "2")]).unwrap_err().to_string().contains(name));
            read(&[(name, "0")]).unwrap();
        }
    }

    #[test]
    fn secrets_are_masked_where_settings_are_shown() {
        let config = read(&[("DATABASE_URL", "postgres://me:hunter2@db/portal")]).unwrap();
        let shown = format!("{config:?} {:?}", config.rows());
        assert!(!shown.contains("hunter2"), "{shown}");
    }

    #[test]
    fn variables_are_named_once() {
        let mut names: Vec<_> = read(&[]).unwrap().rows().into_iter().map(|row| row.variable).collect();
        let all = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), all);
    }
}
