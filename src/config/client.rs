//! Settings of the app.

use std::path::PathBuf;

use super::{Rates, settings::settings};

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
        /// Device visits that each node records for one address (IPv6: one /64), one an hour for each device. More are served, not recorded.
        devices_per_address: Rates = Rates::of(&[(1000, "1h"), (10_000, "1d")]), "PORTAL_DEVICES_PER_ADDRESS";
        /// Calls that report errors of the app, from one address (IPv6: one /64), on each node.
        errors_per_address: Rates = Rates::of(&[(5, "1m"), (10, "1h")]), "PORTAL_CLIENT_ERRORS_PER_ADDRESS";
        /// Content pack imported at the first start of an empty portal; none where the folder is not there.
        demo_pack: PathBuf = PathBuf::from("sql/demo"), "PORTAL_DEMO_PACK";
    }
}
