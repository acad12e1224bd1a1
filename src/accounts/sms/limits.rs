//! Limits codes by SMS: per phone, per device, per address, and per day for the whole portal.
//!
//! - A known device is one from which the account of the phone signed in before. For a replaced phone that is the account that it can take
//!   back. For a week after a change of phone or password, the devices of the last day before it are strangers: one may be the thief's, who
//!   would keep the owner out by spending the codes. A known device has budgets of its own for the phone and for its
//!   address, and a reserved part of the portal's day. Strangers cannot spend them, so they cannot lock the owner out.
//! - All other requests get the same answers, whether an account has the phone or not.
//! - The first code an hour of a phone and network needs no challenge.

use std::{net::IpAddr, time::Duration};

use actors::{
    CommitError,
    short_term::{Allowance, Rule},
};
use chrono::{DateTime, Utc};
use sql::Pool;

use crate::{
    accounts::{
        challenge::{ChallengeProvider, Denied, Gate, Passed, Protected},
        codes::Scene,
    },
    config::Sms,
    platform::limits::{Limits, from},
};

/// Longer device ids count by this many first characters.
const MAX_DEVICE: usize = 64;

/// A request for a code.
#[derive(Debug, Clone, Copy)]
pub struct SmsRequest<'a> {
    pub scene: Scene,
    pub phone: &'a str,
    pub device_id: Option<&'a str>,
    pub address: IpAddr,
    /// The solution of a challenge.
    pub solution: Option<&'a str>,
}

pub struct SmsLimits<'a> {
    pub limits: &'a Limits,
    pub challenges: &'a dyn ChallengeProvider,
    pub pool: &'a Pool,
    pub settings: &'a Sms,
    /// The time zone of the portal's day.
    pub zone: &'a str,
}

/// The allowances that one code has used.
pub struct SmsTaken<'a> {
    /// The time until the next code can be sent.
    pub wait: Duration,
    limits: &'a Limits,
    /// The keys of the phone and the device, and of calls without a challenge.
    own: Vec<String>,
    at: DateTime<Utc>,
}

impl<'a> SmsLimits<'a> {
    /// Takes the allowances of one code.
    pub async fn take(&self, request: SmsRequest<'_>) -> Result<SmsTaken<'a>, Denied> {
        let SmsRequest { scene, phone, device_id, address, solution } = request;
        let (limits, sms, now) = (self.limits, self.settings, self.limits.now());
        // Broken clients send these values; they identify no device.
        let device_id = device_id.map(str::trim).filter(|id| !matches!(*id, "" | "null" | "undefined"));
        let device_id: Option<String> = device_id.map(|id| id.chars().take(MAX_DEVICE).collect());
        let client = self.pool.get().await.map_err(sql::Error::from)?;
        let day_end = sql::short_term::day_end(&client, self.zone, now).await?;
        let is_known = match &device_id {
            Some(id) => sql::login::is_known_device(&client, phone, id).await?,
            None => false,
        };
        drop(client);
        let (kind, per_phone) = match is_known {
            true => ("sms:known-device:", &sms.per_phone_of_known_device),
            false => ("sms:", &sms.per_phone),
        };
        let mut allowances = vec![Allowance { key: format!("{kind}phone:{phone}"), rule: per_phone.rule() }];
        match device_id {
            Some(id) => {
                allowances.push(Allowance { key: format!("sms:device:{id}"), rule: sms.per_device.rule() });
            }
            None => allowances.extend(from("sms:no-device", address, &sms.per_device)),
        }
        let own: Vec<String> = allowances.iter().map(|allowance| allowance.key.clone()).collect();
        allowances.extend(from(&format!("{kind}address"), address, &sms.per_address));
        let day = |kind: &str, most| Allowance {
            key: format!("sms:{kind}:{}", day_end.timestamp()),
            rule: Rule::Until { most, end: day_end },
        };
        let unreserved = sms.unreserved_per_day();
        if !is_known {
            allowances.push(day("strangers-day", unreserved));
        }
        allowances.push(day("day", sms.per_day));
        let unchallenged = from(&format!("sms:unchallenged:{phone}"), address, &sms.unchallenged_per_phone);
        let protected = Protected::SmsCode { scene, phone };
        let gate = Gate { provider: self.challenges, limits, protected, solution };
        let Passed { at, wait, left, unchallenged, .. } = gate.pass(allowances, unchallenged).await?;
        if !is_known {
            report_daily(&left, unreserved);
        }
        let own = own.into_iter().chain(unchallenged.into_iter().map(|allowance| allowance.key)).collect();
        Ok(SmsTaken { wait, limits, own, at })
    }
}

impl SmsTaken<'_> {
    /// The message was certainly not sent, so phone and device can ask again at once. The uses of the address and of the portal's day
    /// stay; otherwise one client could cause endless attempts that a gateway refuses. A solution stays used for the same reason.
    pub async fn was_not_sent(self) -> Result<(), CommitError> {
        let keys: Vec<&str> = self.own.iter().map(String::as_str).collect();
        self.limits.give_back(&keys, self.at).await
    }
}

/// Reports the part of the portal's day that is not reserved: without it, nobody can sign in by phone on a new device. The last two
/// limits are those of the day.
fn report_daily(left: &[u32], most: u32) {
    let left = left.iter().rev().take(2).copied().min().unwrap_or(0);
    metrics::gauge!("portal_sms_daily_left").set(left);
    metrics::gauge!("portal_sms_per_day").set(most);
    if left == 0 {
        tracing::error!(
            "the portal has sent all codes that PORTAL_SMS_PER_DAY allows for today, except the part for known devices"
        );
    }
}
