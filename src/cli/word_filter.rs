//! `portal words`: tries a text against the word filter, by the operators' API.

use std::process::ExitCode;

use clap::{Args, Subcommand};

use super::{ops::with_ops, say, words::text};
use crate::config::Config;

#[derive(Subcommand)]
pub enum Command {
    /// Show the words of the filter in a text, and how others would see it
    Check(Check),
}

#[derive(Args)]
pub struct Check {
    /// The text to check
    text: String,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub async fn run(Command::Check(check): Command, config: &Config) -> anyhow::Result<ExitCode> {
    with_ops(config, async |ops| {
        let query = serde_urlencoded::to_string([("text", check.text.as_str())])?;
        let data = ops.get(&format!("words/check?{query}")).await?.ok()?;
        if check.json {
            say(&data)?;
            return Ok(ExitCode::SUCCESS);
        }
        for word in data["words"].as_array().into_iter().flatten() {
            say(format_args!("{}: {:?}", text(&word["action"]), text(&word["word"])))?;
        }
        match data["refused"] == true {
            true => say("The text is refused.")?,
            false => say(format_args!("The text is published as {:?}.", text(&data["masked"])))?,
        }
        Ok(ExitCode::SUCCESS)
    })
    .await
}
