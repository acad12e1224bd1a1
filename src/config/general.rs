//! Settings of the installation as a whole.

use std::path::PathBuf;

use super::{Mode, Secret, settings::settings};

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
