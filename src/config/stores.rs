//! Settings of what keeps things: PostgreSQL, Redis, S3.

use super::{Faults, Seconds, Secret, check, settings::settings};

settings! {
    /// PostgreSQL, and Redis where there are several nodes.
    pub struct Stores {
        /// PostgreSQL. Unset: a private one under `PORTAL_HOME`.
        database_url: Option<Secret> = None, "DATABASE_URL";
        /// Connections of this node to PostgreSQL: a half for calls, a half for what is committed in batches.
        database_connections: usize = 16, "PORTAL_DATABASE_CONNECTIONS";
        /// Whoever finds none of them free within this is told to come back: 503 with `Retry-After`.
        database_wait: Seconds = Seconds(0.7), "PORTAL_DATABASE_WAIT_S";
        /// Redis, through which nodes tell each other what changed: redis://host:port, or some nodes of a Cluster:
        /// redis+cluster://host:port,host:port. Unset: this node is alone.
        redis_url: Option<Secret> = None, "REDIS_URL";
        /// Names this portal's channels where several share one Redis.
        redis_prefix: String = "portal".into(), "PORTAL_REDIS_PREFIX";
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

impl S3 {
    pub(super) fn check(&self, faults: &mut Faults) {
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
