//! How often is too often: what is counted, and under which names.

use std::{net::IpAddr, time::Duration};

use actors::{
    SessionError,
    short_term::{Allowance, Rate, Rule, ShortTerm, Taken},
};
use chrono::{DateTime, Utc};
use ipnet::{IpNet, Ipv6Net};
use uuid::Uuid;

use crate::{accounts::passwords, api::state::App, config::Rates};

/// Longest device id that is told from others, characters.
const MAX_DEVICE: usize = 64;

/// As much as from so many places may come from a /48 of IPv6.
const AROUND: u32 = 8;

/// Why something may not be done now.
#[derive(Debug)]
pub enum Limited {
    TooMany {
        wait: Duration,
    },
    /// The machine is: there are too many passwords to hash.
    Busy(passwords::Busy),
    Failed(SessionError),
}

impl From<sql::Error> for Limited {
    fn from(error: sql::Error) -> Self {
        Self::Failed(error.into())
    }
}

impl From<SessionError> for Limited {
    fn from(error: SessionError) -> Self {
        Self::Failed(error)
    }
}

/// What one code by SMS has cost.
pub struct SmsTaken {
    /// Until the next one.
    pub wait: Duration,
    /// Of the phone and the device.
    own: [String; 2],
    at: DateTime<Utc>,
}

/// Takes what one code by SMS costs.
pub async fn take_sms(
    app: &App,
    phone: &str,
    device_id: Option<&str>,
    address: IpAddr,
) -> Result<SmsTaken, Limited> {
    let now = app.clock.now();
    let zone = &app.config.general.zone;
    let day_end = sql::short_term::day_end(&app.db().await?, zone, now).await?;
    let sms = &app.config.sms;
    // What broken clients all send alike names no device.
    let device_id = device_id.map(str::trim).filter(|id| !matches!(*id, "" | "null" | "undefined"));
    let device = match device_id {
        Some(id) => format!("sms:device:{}", id.chars().take(MAX_DEVICE).collect::<String>()),
        None => format!("sms:no-device:{}", network(address)),
    };
    let own = [format!("sms:phone:{phone}"), device];
    let mut allowances = vec![
        Allowance { key: own[0].clone(), rule: sms.per_phone.rule() },
        Allowance { key: own[1].clone(), rule: sms.per_device.rule() },
    ];
    allowances.extend(from("sms:address", address, &sms.per_address));
    allowances.push(Allowance {
        key: format!("sms:day:{}", day_end.timestamp()),
        rule: Rule::Until { most: sms.per_day, end: day_end },
    });
    let taken = app.node.short_term().take(&allowances, now).await?;
    tell_daily(&taken, sms.per_day);
    let wait = taken.wait;
    if taken.granted { Ok(SmsTaken { wait, own, at: now }) } else { Err(Limited::TooMany { wait }) }
}

impl SmsTaken {
    /// The message was certainly not sent: phone and device can ask again at once. The address and the portal's day keep
    /// theirs, or one place could make the portal try, and a gateway refuse, without end.
    pub async fn was_not_sent(self, app: &App) -> Result<(), SessionError> {
        app.node.short_term().give_back(&self.own.each_ref().map(String::as_str), self.at).await
    }
}

/// The last allowance is the portal's.
fn tell_daily(taken: &Taken, most: u32) {
    let left = taken.left.last().copied().unwrap_or(0);
    metrics::gauge!("portal_sms_daily_left").set(left);
    metrics::gauge!("portal_sms_per_day").set(most);
    if taken.granted && left == 0 {
        tracing::error!("the portal has sent all codes that PORTAL_SMS_PER_DAY allows for today");
    }
}

/// Takes what one avatar costs: the work, and a place in the media store.
pub async fn take_avatar(app: &App, uid: i64) -> Result<(), Limited> {
    take(app, format!("avatar:{uid}"), &app.config.media.avatars_per_account).await
}

/// Takes what one picture of a post costs: the work, and a place in the media store.
pub async fn take_image(app: &App, uid: i64) -> Result<(), Limited> {
    take(app, format!("image:{uid}"), &app.config.media.images_per_account).await
}

/// The same of a video.
pub async fn take_video(app: &App, uid: i64) -> Result<(), Limited> {
    take(app, format!("video:{uid}"), &app.config.media.videos_per_account).await
}

/// Takes what one change of a profile costs: every node hears of it by NOTIFY, and its pages read it again.
pub async fn take_profile_change(app: &App, uid: i64) -> Result<(), Limited> {
    take(app, format!("profile:{uid}"), &app.config.auth.profile_changes_per_account).await
}

/// Takes what one download costs: a row.
pub async fn take_download(app: &App, uid: i64) -> Result<Use, Limited> {
    take_one(app, format!("download:{uid}"), &app.config.trade.downloads_per_account).await
}

/// The same of whoever is not signed in, and of the app itself.
pub async fn take_visitor_download(app: &App, address: IpAddr) -> Result<(), Limited> {
    take(app, format!("download:{}", network(address)), &app.config.trade.downloads_per_address).await
}

/// Takes what one order costs: a row that the sweeper looks after.
pub async fn take_order(app: &App, uid: i64) -> Result<(), Limited> {
    take(app, format!("order:{uid}"), &app.config.pay.orders_per_account).await
}

/// Takes what one return from paying costs: a call to the channel.
pub async fn take_return(app: &App, order: Uuid) -> Result<(), Limited> {
    take(app, format!("order-return:{order}"), &app.config.pay.returns_per_order).await
}

/// Takes what one ticket for a socket costs: a row.
pub async fn take_ticket(app: &App, uid: i64) -> Result<(), Limited> {
    take(app, format!("ticket:{uid}"), &app.config.realtime.tickets_per_account).await
}

/// Takes what one registration by name costs: a password's work, a row, and the answer whether the name is taken.
pub async fn take_registration(app: &App, address: IpAddr) -> Result<(), Limited> {
    let allowances = from("register", address, &app.config.auth.registrations_per_address);
    let taken = app.node.short_term().take(&allowances, app.clock.now()).await?;
    if taken.granted { Ok(()) } else { Err(Limited::TooMany { wait: taken.wait }) }
}

pub async fn take(app: &App, key: String, rates: &Rates) -> Result<(), Limited> {
    take_one(app, key, rates).await.map(drop)
}

/// One use of an allowance.
pub struct Use {
    key: String,
    at: DateTime<Utc>,
}

async fn take_one(app: &App, key: String, rates: &Rates) -> Result<Use, Limited> {
    let (allowance, at) = (Allowance { key: key.clone(), rule: rates.rule() }, app.clock.now());
    let taken = app.node.short_term().take(&[allowance], at).await?;
    if taken.granted { Ok(Use { key, at }) } else { Err(Limited::TooMany { wait: taken.wait }) }
}

impl Use {
    /// Nothing was done for it. Where even that cannot be kept it counts.
    pub async fn was_none(self, app: &App) {
        if let Err(error) = app.node.short_term().give_back(&[&self.key], self.at).await {
            tracing::warn!(%error, "an answer that was given again counts as a deed");
        }
    }
}

/// An attempt to guess right. It counts until it turns out to be right.
pub struct Attempt {
    /// Of the one thing that is guessed at: the right answer forgives the wrong ones before.
    own: Option<Allowance>,
    /// Of everything that is guessed from one place: the right answer does not count.
    shared: Vec<Allowance>,
    at: DateTime<Utc>,
}

impl Attempt {
    /// At the password behind a name, be there one or not. Names are ASCII: their case folds as the database folds it.
    pub async fn at_password(app: &App, name: &str, address: IpAddr) -> Result<Self, Limited> {
        let auth = &app.config.auth;
        let own = format!("{}:{}", network(address), name.to_ascii_lowercase());
        let tries = Allowance { key: format!("login:{own}"), rule: auth.logins_per_name.rule() };
        let own = Allowance { key: format!("password:{own}"), rule: auth.wrong_per_name.rule() };
        let shared = from("password-from", address, &auth.wrong_per_address);
        Self::begin(app, Some(own), shared, Some(tries)).await
    }

    /// At the old password of the account that is signed in.
    pub async fn at_old_password(app: &App, uid: i64) -> Result<Self, Limited> {
        let auth = &app.config.auth;
        let tries = Allowance { key: format!("password-change:{uid}"), rule: auth.logins_per_name.rule() };
        let own = Allowance { key: format!("old-password:{uid}"), rule: auth.wrong_per_account.rule() };
        Self::begin(app, Some(own), Vec::new(), Some(tries)).await
    }

    /// At a code by SMS; each code has its own few tries beside this.
    pub async fn at_code(app: &App, address: IpAddr) -> Result<Self, Limited> {
        Self::begin(app, None, from("code-from", address, &app.config.sms.wrong_per_address), None).await
    }

    /// Whether the password is the one behind the hash. Where there are too many to be hashed, this was no attempt.
    pub async fn verify(
        self,
        app: &App,
        password: String,
        expected: Option<String>,
    ) -> Result<bool, Limited> {
        match app.passwords.verify(password, expected).await {
            Ok(true) => {
                self.was_right(app).await?;
                Ok(true)
            }
            Ok(false) => Ok(false),
            Err(busy) => {
                self.was_none(app).await?;
                Err(Limited::Busy(busy))
            }
        }
    }

    /// `tries` count whatever comes of them.
    async fn begin(
        app: &App,
        own: Option<Allowance>,
        shared: Vec<Allowance>,
        tries: Option<Allowance>,
    ) -> Result<Self, Limited> {
        let at = app.clock.now();
        let allowances: Vec<_> = own.iter().chain(&shared).chain(&tries).cloned().collect();
        let taken = app.node.short_term().take(&allowances, at).await?;
        if taken.granted { Ok(Self { own, shared, at }) } else { Err(Limited::TooMany { wait: taken.wait }) }
    }

    /// It could not be judged.
    pub async fn was_none(self, app: &App) -> Result<(), SessionError> {
        let keys: Vec<_> = self.own.iter().chain(&self.shared).map(|one| one.key.as_str()).collect();
        app.node.short_term().give_back(&keys, self.at).await
    }

    pub async fn was_right(self, app: &App) -> Result<(), SessionError> {
        if let Some(own) = self.own {
            app.node.short_term().forgive(&[&own.key]).await?;
        }
        let shared: Vec<_> = self.shared.iter().map(|one| one.key.as_str()).collect();
        if !shared.is_empty() {
            app.node.short_term().give_back(&shared, self.at).await?;
        }
        Ok(())
    }
}

/// What is counted of a place: of itself, and with IPv6 of the /48 around it, of which a rented server may have all 65,536 places.
pub fn from(kind: &str, address: IpAddr, rates: &Rates) -> Vec<Allowance> {
    let place = network(address);
    let mut counted = vec![Allowance { key: format!("{kind}:{place}"), rule: rates.rule() }];
    if let (IpNet::V6(place), Rule::Sliding(rates)) = (place, rates.rule()) {
        let around = Ipv6Net::new(place.addr(), 48).expect("48 is at most 128").trunc();
        let rates =
            rates.into_iter().map(|rate| Rate { most: rate.most.saturating_mul(AROUND), ..rate }).collect();
        counted.push(Allowance { key: format!("{kind}:{around}"), rule: Rule::Sliding(rates) });
    }
    counted
}

/// What counts as one place: an IPv4 address, or the /64 of an IPv6 one, of which a household has all.
pub fn network(address: IpAddr) -> IpNet {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address).into(),
        IpAddr::V6(address) => Ipv6Net::new(address, 64).expect("64 is at most 128").trunc().into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ipv6_counts_by_64_bits_and_ipv4_by_address() {
        let place = |address: &str| network(address.parse().unwrap()).to_string();
        assert_eq!(place("2001:db8:1:2:3::4"), place("2001:db8:1:2:ffff::1"));
        assert_ne!(place("2001:db8:1:2::1"), place("2001:db8:1:3::1"));
        assert_eq!(place("::ffff:192.0.2.7"), place("192.0.2.7"));
        assert_ne!(place("192.0.2.7"), place("192.0.2.8"));
    }
}
