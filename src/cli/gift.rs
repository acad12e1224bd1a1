use std::{
    path::{Path, PathBuf},
    process::ExitCode,
};

use anyhow::{Context, bail};
use clap::{Args, Subcommand};
use serde_json::json;
use sql::{
    gift::{Added, Overview},
    operator_log::Subject,
};

use super::{at, record, say};
use crate::{content::gift_codes, server::database::Database};

#[derive(Subcommand)]
pub enum Command {
    /// List every pack with its stock, its time and the source of its codes
    List,
    /// Add codes to a pack that has a list of codes; open pages show the new stock at once
    AddCodes(AddCodes),
}

#[derive(Args)]
pub struct AddCodes {
    /// The pack's id, as in `portal gift list`
    #[arg(value_parser = clap::value_parser!(i64).range(1..))]
    id: i64,
    /// A text file with one code per line; codes that the pack already has are skipped
    file: PathBuf,
}

/// Largest file, bytes. A larger one is not a list of codes.
const MAX_BYTES: u64 = 64 << 20;

pub async fn run(command: Command, database: &Database) -> anyhow::Result<ExitCode> {
    match command {
        Command::List => list(database).await?,
        Command::AddCodes(AddCodes { id, file }) => add_codes(database, id, &file).await?,
    }
    Ok(ExitCode::SUCCESS)
}

async fn list(database: &Database) -> anyhow::Result<()> {
    let client = database.pool.get().await.map_err(sql::Error::from)?;
    let packs = sql::gift::overview(&client).await?;
    if packs.is_empty() {
        say("There are no gift packs.")?;
    }
    for pack in packs {
        let of = pack.game_name.as_deref().unwrap_or("the portal");
        let codes = match (pack.goods, pack.listed) {
            (true, _) => "goods of the portal",
            (false, true) => "codes of a list",
            (false, false) => "codes made when claimed",
        };
        let members = if pack.vip_only { ", members only" } else { "" };
        let (begin, end) = (at(pack.begin_time.into()), at(pack.end_time.into()));
        say(format_args!(
            "{}  {}  ({of})  {}: {begin} to {end}  {} of {} claimed, {codes}{members}{}",
            pack.id,
            pack.name,
            pack.state,
            pack.claimed_num,
            pack.stock,
            limits(&pack)
        ))?;
    }
    Ok(())
}

/// The conditions and caps of a pack, each with a comma before it.
fn limits(pack: &Overview) -> String {
    let age = (pack.min_account_days > 0).then(|| format!(", accounts of {} days", pack.min_account_days));
    let phone = pack.needs_phone.then(|| ", bound phone".to_owned());
    let device = pack.per_device.map(|most| format!(", {most} per device"));
    let network = pack.per_network.map(|most| format!(", {most} per network"));
    [age, phone, device, network].into_iter().flatten().collect()
}

async fn add_codes(database: &Database, id: i64, file: &Path) -> anyhow::Result<()> {
    let shown = file.display();
    let size = std::fs::metadata(file).with_context(|| format!("{shown} cannot be read"))?.len();
    if size > MAX_BYTES {
        bail!("{shown} is larger than {} MiB; split it", MAX_BYTES >> 20);
    }
    let bytes = std::fs::read(file).with_context(|| format!("{shown} cannot be read"))?;
    let text = String::from_utf8(bytes).with_context(|| format!("{shown} is not UTF-8 text"))?;
    let codes = gift_codes(text.trim_start_matches('\u{feff}')).map_err(|faults| {
        let told: Vec<String> =
            faults.iter().take(10).map(|(line, fault)| format!("{shown}:{line}: {fault}")).collect();
        anyhow::anyhow!("nothing was added. {}", told.join("; "))
    })?;
    match sql::gift::add_codes(&database.pool, id, &codes).await? {
        Added::Done { name, new, stock, left } => {
            let after = json!({ "newCodes": new, "stock": stock });
            record(database, "gift.add_codes", Subject::new("gift", id), "", after).await?;
            let known = codes.len() as u64 - new;
            say(format_args!(
                "{name}: {new} codes added, {known} were there already; {left} of {stock} are left."
            ))?;
        }
        Added::NoSuchPack => bail!("there is no gift pack {id}; see `portal gift list`"),
        Added::NotListed { name } => bail!(
            "the codes of pack {id} ({name}) are made when they are claimed; a pack gets a list by `codes` in its content pack"
        ),
    }
    Ok(())
}
