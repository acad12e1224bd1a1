//! Settings of the installation as a whole.

use std::path::PathBuf;

use super::{Mode, Secret, settings::settings};

settings! {
    /// Mode, folder, time zone and log of the installation.
    pub struct General {
        /// `production` refuses development defaults and logs JSON.
        mode: Mode = Mode::Development, "PORTAL_MODE";
        /// Folder for this installation's data: private database, media, development secret.
        home: PathBuf = PathBuf::from(".portal"), "PORTAL_HOME";
        /// The portal's time zone, which decides when a day begins.
        zone: String = "Asia/Shanghai".into(), "PORTAL_TIME_ZONE";
        /// Filter of log lines, in the syntax of `tracing`.
        log: String = "info,actix_server=warn".into(), "PORTAL_LOG";
        /// Bearer token that /metrics requires. Unset: open in development, closed in production.
        metrics_token: Option<Secret> = None, "PORTAL_METRICS_TOKEN";
        /// 1: production also serves the API's documents, `/api/docs`, and the details of `/readyz`. Development always does.
        open_diagnostics: u8 = 0, "PORTAL_OPEN_DIAGNOSTICS";
        /// 1: development mode may listen on an address that other machines reach, for tests in a trusted network.
        allow_insecure: u8 = 0, "PORTAL_ALLOW_INSECURE";
    }
}

impl General {
    /// Folder of pictures.
    #[must_use]
    pub fn media(&self) -> PathBuf {
        self.home.join("media")
    }

    /// The folder of videos during their upload.
    #[must_use]
    pub fn arriving(&self) -> PathBuf {
        self.home.join("arriving")
    }

    /// The folder of game files. A name alone is not enough to fetch one.
    #[must_use]
    pub fn files(&self) -> PathBuf {
        self.home.join("files")
    }

    /// Whether everybody may read the API's documents and the details of readiness.
    #[must_use]
    pub fn shows_diagnostics(&self) -> bool {
        !self.is_production() || self.open_diagnostics == 1
    }

    #[must_use]
    pub fn is_production(&self) -> bool {
        self.mode == Mode::Production
    }
}
