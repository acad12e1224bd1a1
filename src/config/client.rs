//! Settings of the app.

use std::path::PathBuf;

use super::{Rates, settings::settings};

settings! {
    /// Settings that the server sends to the app at its start.
    pub struct Client {
        /// Address of the iOS app. If set, the app's header offers the download.
        bundle_url: String = String::new(), "PORTAL_BUNDLE_URL";
        /// Address of the Android package. If set, the app's header offers the download.
        package_url: String = String::new(), "PORTAL_PACKAGE_URL";
        /// 1: signing in with an unknown phone registers an account; 0: it does not.
        phone_auto_register: u8 = 1, "PORTAL_PHONE_AUTO_REGISTER";
        /// 1: players are asked for their real name; 0: they are not.
        real_name: u8 = 0, "PORTAL_REAL_NAME";
        /// ICP filing number (备案号), shown at the foot of pages with a link to the registry. Empty: not shown.
        icp: String = String::new(), "PORTAL_ICP";
        /// Public-security filing number (公安备案号), shown next to it. Empty: not shown.
        police_record: String = String::new(), "PORTAL_POLICE_RECORD";
        /// Sentence about minors (未成年人), shown at the foot of pages with a link to the youth mode. Empty: not shown.
        minors_notice: String = String::new(), "PORTAL_MINORS_NOTICE";
        /// Device visits that each node records for one address (IPv6: one /64), one an hour for each device. More are served, not recorded.
        devices_per_address: Rates = Rates::of(&[(1000, "1h"), (10_000, "1d")]), "PORTAL_DEVICES_PER_ADDRESS";
        /// Calls that report errors of the app, from one address (IPv6: one /64), on each node.
        errors_per_address: Rates = Rates::of(&[(5, "1m"), (10, "1h")]), "PORTAL_CLIENT_ERRORS_PER_ADDRESS";
        /// Content pack that the first start of an empty portal imports; nothing is imported if the folder does not exist.
        demo_pack: PathBuf = PathBuf::from("sql/demo"), "PORTAL_DEMO_PACK";
    }
}
