use std::process::ExitCode;

use clap::Args;

use super::say;
use crate::{config::Config, server::database::Database};

#[derive(Args)]
pub struct Channels {
    /// Number of days to cover, including today
    #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(i32).range(1..=36_500))]
    days: i32,
}

pub async fn run(
    Channels { days }: Channels,
    database: &Database,
    config: &Config,
) -> anyhow::Result<ExitCode> {
    let client = database.pool.get().await.map_err(sql::Error::from)?;
    for row in sql::app_download::counted(&client, days, &config.general.zone).await? {
        let code =
            if row.invite_code.is_empty() { String::new() } else { format!(", code {}", row.invite_code) };
        say(format_args!("{} for {} through channel {}{code}", row.num, row.platform, row.channel_id))?;
    }
    for row in sql::device::counted(&client, days).await? {
        say(format_args!(
            "{} devices of type {} through channel {}, {} of them new",
            row.num, row.device_type, row.channel_id, row.new_num
        ))?;
    }
    Ok(ExitCode::SUCCESS)
}
