//! Limits codes by SMS: per phone, per device, per address, and per day for the whole portal.

use std::{net::IpAddr, time::Duration};

use actors::{
    CommitError,
    short_term::{Allowance, LimitDecision, Rule},
};
use chrono::{DateTime, Utc};
use sql::Pool;

use crate::{
    config::Sms,
    platform::limits::{Limited, Limits, from, network},
};

/// Longer device ids count by this many first characters.
const MAX_DEVICE: usize = 64;

pub struct SmsLimits<'a> {
    pub limits: &'a Limits,
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
    /// The keys of the phone and the device.
    own: [String; 2],
    at: DateTime<Utc>,
}

impl<'a> SmsLimits<'a> {
    /// Takes the allowances of one code.
    pub async fn take(
        &self,
        phone: &str,
        device_id: Option<&str>,
        address: IpAddr,
    ) -> Result<SmsTaken<'a>, Limited> {
        let (limits, sms, now) = (self.limits, self.settings, self.limits.now());
        let client = self.pool.get().await.map_err(sql::Error::from)?;
        let day_end = sql::short_term::day_end(&client, self.zone, now).await?;
        drop(client);
        // Broken clients send these values; they identify no device.
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
        let taken = limits.try_take(&allowances, now).await?;
        report_daily(&taken, sms.per_day);
        let wait = taken.wait;
        if taken.granted {
            Ok(SmsTaken { wait, limits, own, at: now })
        } else {
            Err(Limited::TooMany { wait })
        }
    }
}

impl SmsTaken<'_> {
    /// The message was certainly not sent, so phone and device can ask again at once. The uses of the address and of the portal's day
    /// stay; otherwise one client could cause endless attempts that a gateway refuses.
    pub async fn was_not_sent(self) -> Result<(), CommitError> {
        self.limits.give_back(&self.own.each_ref().map(String::as_str), self.at).await
    }
}

/// The last allowance is that of the portal's day.
fn report_daily(taken: &LimitDecision, most: u32) {
    let left = taken.left.last().copied().unwrap_or(0);
    metrics::gauge!("portal_sms_daily_left").set(left);
    metrics::gauge!("portal_sms_per_day").set(most);
    if taken.granted && left == 0 {
        tracing::error!("the portal has sent all codes that PORTAL_SMS_PER_DAY allows for today");
    }
}
