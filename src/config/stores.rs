//! Settings of the stores: PostgreSQL, Redis, S3.

use super::{Faults, Seconds, Secret, check, settings::settings};

settings! {
    /// PostgreSQL, and Redis if the portal has several nodes.
    pub struct Stores {
        /// Address of PostgreSQL, or of a pooler in session mode; `sslmode`, `sslrootcert`, `sslcert` and `sslkey` as libpq defines
        /// them. Unset: the portal starts a private PostgreSQL under `PORTAL_HOME`.
        database_url: Option<Secret> = None, "DATABASE_URL";
        /// Address of the same database without a pooler, for notifications and migrations. Unset: `DATABASE_URL`.
        database_direct_url: Option<Secret> = None, "DATABASE_DIRECT_URL";
        /// Address of a standby of PostgreSQL that serves visitors' lists, feeds, searches and pages. Unset: the primary does.
        database_read_url: Option<Secret> = None, "DATABASE_READ_URL";
        /// How old the standby's data may be, in milliseconds. While it is older, visitors read from the primary.
        database_read_lag_ms: u32 = 2_000, "PORTAL_DATABASE_READ_LAG_MS";
        /// Connections of this node to PostgreSQL: half for calls, half for the committer's batches.
        database_connections: usize = 16, "PORTAL_DATABASE_CONNECTIONS";
        /// Longest wait for a free connection to PostgreSQL; a call that waits longer is answered 503 with `Retry-After`.
        database_wait: Seconds = Seconds(0.7), "PORTAL_DATABASE_WAIT_S";
        /// Address of Redis, through which nodes notify each other of changes: redis://host:port, or some nodes of a Cluster:
        /// redis+cluster://host:port,host:port. Unset: this node runs alone.
        redis_url: Option<Secret> = None, "REDIS_URL";
        /// Prefix of this portal's channels, for several portals that share one Redis.
        redis_prefix: String = "portal".into(), "PORTAL_REDIS_PREFIX";
    }
}

settings! {
    /// An S3-compatible store for pictures and game files, instead of `PORTAL_HOME`.
    pub struct S3 {
        /// The bucket. Unset: pictures and files are stored under `PORTAL_HOME`.
        bucket: String = String::new(), "PORTAL_S3_BUCKET";
        /// Address of the store, such as https://minio.example:9000; browsers fetch game files from it. Unset: Amazon's own.
        endpoint: String = String::new(), "PORTAL_S3_ENDPOINT";
        /// Region of the bucket.
        region: String = "us-east-1".into(), "PORTAL_S3_REGION";
        /// The portal's access key for the store.
        access_key: Option<Secret> = None, "PORTAL_S3_ACCESS_KEY";
        /// The portal's secret key for the store.
        secret_key: Option<Secret> = None, "PORTAL_S3_SECRET_KEY";
        /// 1: the bucket's name is in the path; 0: it is in the host name, also in that of the endpoint.
        path_style: u8 = 1, "PORTAL_S3_PATH_STYLE";
    }
}

impl Stores {
    /// Connections of this node to PostgreSQL for calls; the others are for the committer's batches.
    #[must_use]
    pub fn connections_for_calls(&self) -> usize {
        self.database_connections - self.database_connections / 2
    }

    /// Connections to the standby for visitors, if one is set.
    #[must_use]
    pub fn connections_for_visitors(&self) -> usize {
        if self.database_read_url.is_some() { self.connections_for_calls() } else { 0 }
    }
}

impl S3 {
    pub(super) fn check(&self, is_production: bool, faults: &mut Faults) {
        if self.bucket.is_empty() {
            if !self.endpoint.is_empty() || self.access_key.is_some() || self.secret_key.is_some() {
                faults.add("PORTAL_S3_BUCKET", "must be set, because other settings of S3 are set".into());
            }
            return;
        }
        if !self.endpoint.is_empty() && !check::is_origin(&self.endpoint) {
            let fault = "must be an address such as https://minio.example:9000, without a path";
            faults.add("PORTAL_S3_ENDPOINT", fault.into());
        } else if is_production && !self.endpoint.is_empty() && !check::is_confidential(&self.endpoint) {
            let fault = "must be an https address in production, or one of this machine: members' files and signed addresses go there";
            faults.add("PORTAL_S3_ENDPOINT", fault.into());
        }
        for (key, name) in
            [(&self.access_key, "PORTAL_S3_ACCESS_KEY"), (&self.secret_key, "PORTAL_S3_SECRET_KEY")]
        {
            if key.is_none() {
                faults.add(name, "must be set, because PORTAL_S3_BUCKET is set".into());
            }
        }
    }
}
