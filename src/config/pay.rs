//! Settings of payments.

use super::{Faults, List, Rates, Seconds, Secret, settings::settings};

settings! {
    /// Payments with money.
    pub struct Pay {
        /// Comma-separated payment channels, a subset of the channels in the content: `alipay`, `sandbox` (the portal's own cashier, development only), or `none`.
        channels: List = List(vec!["sandbox".into()]), "PORTAL_PAY_CHANNELS";
        /// How long an order can be paid.
        order_life: Seconds = Seconds(900.0), "PORTAL_PAY_ORDER_LIFE_S";
        /// Largest number of unpaid, open orders of one account.
        open_orders: u32 = 20, "PORTAL_PAY_OPEN_ORDERS";
        /// Orders that one account makes.
        orders_per_account: Rates = Rates::of(&[(10, "1m"), (200, "1d")]), "PORTAL_PAY_ORDERS_PER_ACCOUNT";
        /// Queries to the channel caused by a browser that returns from paying, for one order.
        returns_per_order: Rates = Rates::of(&[(10, "1m")]), "PORTAL_PAY_RETURNS_PER_ORDER";
        /// Interval at which this node looks for orders and refunds whose state it must ask a channel for.
        sweep: Seconds = Seconds(1.0), "PORTAL_PAY_SWEEP_S";
        /// Time limit of a call to a channel; after it the channel is asked again later.
        timeout: Seconds = Seconds(8.0), "PORTAL_PAY_TIMEOUT_S";
        /// `sandbox` channel: delay of a call-back for which the tester chose a delay.
        sandbox_delay: Seconds = Seconds(10.0), "PORTAL_PAY_SANDBOX_DELAY_S";
        /// `alipay` channel: address of Alipay's gateway.
        alipay_gateway: String = "https://openapi.alipay.com/gateway.do".into(), "PORTAL_ALIPAY_GATEWAY";
        /// `alipay` channel: the app's id.
        alipay_app_id: String = String::new(), "PORTAL_ALIPAY_APP_ID";
        /// `alipay` channel: the seller's id, beginning with 2088.
        alipay_seller_id: String = String::new(), "PORTAL_ALIPAY_SELLER_ID";
        /// `alipay` channel: the app's private RSA key, PEM or base64 (PKCS#1 or PKCS#8), or the path of a file with it.
        alipay_private_key: Option<Secret> = None, "PORTAL_ALIPAY_PRIVATE_KEY";
        /// `alipay` channel: Alipay's public RSA key, in one of the same forms.
        alipay_public_key: String = String::new(), "PORTAL_ALIPAY_PUBLIC_KEY";
    }
}

/// The implemented channels.
pub const CHANNELS: [&str; 2] = ["alipay", "sandbox"];

impl Pay {
    pub(super) fn check(&self, public_url: &str, production: bool, faults: &mut Faults) {
        let has = |channel: &str| self.channels.0.iter().any(|name| name == channel);
        for name in &self.channels.0 {
            if !CHANNELS.contains(&name.as_str()) && name != "none" {
                faults.add("PORTAL_PAY_CHANNELS", format!("has \"{name}\": must be alipay, sandbox or none"));
            }
        }
        if has("none") && self.channels.0.len() > 1 {
            faults.add("PORTAL_PAY_CHANNELS", "has none and others: must be one or the other".into());
        }
        if production && has("sandbox") {
            let fault = "must be alipay or none in production, sandbox is for development";
            faults.add("PORTAL_PAY_CHANNELS", fault.into());
        }
        if has("alipay") {
            self.check_alipay(public_url, production, faults);
        }
    }

    fn check_alipay(&self, public_url: &str, production: bool, faults: &mut Faults) {
        let private = self.alipay_private_key.as_ref().map_or("", |Secret(key)| key);
        for (name, value) in [
            ("PORTAL_ALIPAY_APP_ID", self.alipay_app_id.as_str()),
            ("PORTAL_ALIPAY_SELLER_ID", &self.alipay_seller_id),
            ("PORTAL_ALIPAY_PRIVATE_KEY", private),
            ("PORTAL_ALIPAY_PUBLIC_KEY", &self.alipay_public_key),
            ("PORTAL_PUBLIC_URL", public_url),
        ] {
            if value.is_empty() {
                faults.add(name, "must be set, because PORTAL_PAY_CHANNELS has alipay".into());
            }
        }
        let gateway = &self.alipay_gateway;
        if !(gateway.starts_with("https://") || gateway.starts_with("http://") && !production) {
            faults.add("PORTAL_ALIPAY_GATEWAY", format!("is \"{gateway}\": must be an https address"));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::config::Config;

    fn faults(set: &[(&str, &str)]) -> String {
        let read =
            Config::read(&|name| set.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).into()));
        read.map_or_else(|faults| faults.to_string(), |_| String::new())
    }

    #[test]
    fn channels_are_known_ones_or_none() {
        assert_eq!(faults(&[("PORTAL_PAY_CHANNELS", "none")]), "");
        for wrong in ["pigeon", "none,sandbox", "sandbox,alipay2"] {
            assert!(faults(&[("PORTAL_PAY_CHANNELS", wrong)]).starts_with("PORTAL_PAY_CHANNELS"), "{wrong}");
        }
    }

    #[test]
    fn alipay_needs_its_ids_its_keys_and_the_portals_address() {
        let told = faults(&[("PORTAL_PAY_CHANNELS", "alipay"), ("PORTAL_ALIPAY_GATEWAY", "gateway.do")]);
        for name in ["APP_ID", "SELLER_ID", "PRIVATE_KEY", "PUBLIC_KEY", "GATEWAY"] {
            assert!(told.contains(&format!("PORTAL_ALIPAY_{name}")), "{name}: {told}");
        }
        assert!(told.contains("PORTAL_PUBLIC_URL"), "{told}");
        let whole = [
            ("PORTAL_PAY_CHANNELS", "alipay"),
            ("PORTAL_ALIPAY_APP_ID", "2021000000000000"),
            ("PORTAL_ALIPAY_SELLER_ID", "2088000000000000"),
            ("PORTAL_ALIPAY_PRIVATE_KEY", "/etc/portal/alipay.pem"),
            ("PORTAL_ALIPAY_PUBLIC_KEY", "/etc/portal/alipay.pub"),
            ("PORTAL_PUBLIC_URL", "https://play.example"),
        ];
        assert_eq!(faults(&whole), "");
    }

    #[test]
    fn the_public_address_has_no_path() {
        for wrong in ["play.example", "https://play.example/", "https://play.example/app"] {
            assert!(faults(&[("PORTAL_PUBLIC_URL", wrong)]).starts_with("PORTAL_PUBLIC_URL"), "{wrong}");
        }
    }
}
