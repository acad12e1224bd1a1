use std::process::ExitCode;

use anyhow::bail;
use chrono::{DateTime, FixedOffset};
use clap::{
    Args, Subcommand,
    builder::{PossibleValuesParser, TypedValueParser},
};
use serde_json::Value;
use sql::invitation::{ClawBackSide, ClawedBack, InvitationDetails, Letter, Refusal, State};
use sql::operator_log::Subject;

use super::{line, record, say};
use crate::{
    platform::html,
    server::database::Database,
    text::{Language, Text},
};

#[derive(Subcommand)]
pub enum Command {
    /// List the newest invitations: inviter, invited player, state and reward
    List(List),
    /// Show who invited a player, and whom the player invited
    Show { uid: i64 },
    /// Take back both rewards of an invitation, as far as the balances reach; the rest is recorded as a debt
    ClawBack(ClawBack),
}

#[derive(Args)]
pub struct List {
    #[arg(long, value_parser = state())]
    state: Option<State>,
    /// Maximum number of entries
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u16).range(1..=1000))]
    most: u16,
}

#[derive(Args)]
pub struct ClawBack {
    /// The uid of the invited player
    invitee: i64,
    /// Shown to both players
    #[arg(long)]
    reason: String,
}

/// Longest reason, characters.
const MAX_REASON: usize = 200;

pub async fn run(command: Command, database: &Database) -> anyhow::Result<ExitCode> {
    match command {
        Command::List(List { state, most }) => {
            let states = state.map_or_else(|| State::ALL.to_vec(), |state| vec![state]);
            let client = database.pool.get().await.map_err(sql::Error::from)?;
            for invitation in sql::invitation::newest(&client, &states, most.into()).await? {
                say(invitation_line(&invitation)?)?;
            }
        }
        Command::Show { uid } => show(uid, database).await?,
        Command::ClawBack(ClawBack { invitee, reason }) => claw_back(invitee, &reason, database).await?,
    }
    Ok(ExitCode::SUCCESS)
}

async fn show(uid: i64, database: &Database) -> anyhow::Result<()> {
    let client = database.pool.get().await.map_err(sql::Error::from)?;
    if sql::account::account(&client, uid).await?.is_none() {
        bail!("there is no account {uid}");
    }
    for invitation in sql::invitation::involved(&client, uid).await? {
        say(invitation_line(&invitation)?)?;
    }
    Ok(())
}

async fn claw_back(invitee: i64, reason: &str, database: &Database) -> anyhow::Result<()> {
    let reason = line("--reason", reason, MAX_REASON)?;
    let write = |friend: &str, taken: ClawBackSide| letter(friend, taken, reason);
    let (before, sides) = match sql::invitation::claw_back(&database.pool, invitee, reason, write).await? {
        ClawedBack::Done(sides) => {
            let subject = Subject::new("invitation", invitee);
            record(database, "invitation.claw_back", subject, reason, Value::Null).await?;
            ("", sides)
        }
        ClawedBack::Before(sides) => (" before; nothing was done now", sides),
        ClawedBack::NotPaid(state) => {
            bail!("the invitation of {invitee} is {}: there is nothing to take back", state.name())
        }
        ClawedBack::Unknown => bail!("nobody invited the account {invitee}"),
    };
    for ClawBackSide { uid, taken, owed } in sides {
        let owed = if owed > 0 { format!(", {owed} X钻 are owed") } else { String::new() };
        say(format_args!("{taken} X钻 were taken from {uid}{owed}{before}"))?;
    }
    Ok(())
}

fn letter(friend: &str, taken: ClawBackSide, reason: &str) -> Letter {
    let text = |text: Text| text.in_language(Language::Chinese);
    let mut content = text(Text::ClawBackMessage).to_owned();
    if taken.owed > 0 {
        content.push_str(text(Text::ClawBackOwed));
    }
    Letter {
        title: text(Text::ClawBackTitle).to_owned(),
        content: content
            .replace("{coins}", &taken.taken.to_string())
            .replace("{owed}", &taken.owed.to_string())
            .replace("{name}", &html::escape(friend))
            .replace("{reason}", &html::escape(reason)),
    }
}

/// An invitation in one line.
fn invitation_line(one: &InvitationDetails) -> anyhow::Result<String> {
    let InvitationDetails { invitee, inviter, inviter_reward, invitee_reward, .. } = one;
    let ending = match State::named(&one.state)? {
        State::Paid => format!("paid {}", at(one.paid_time)),
        State::Refused => {
            let refusal = Refusal::named(one.refusal.as_deref().unwrap_or_default())?;
            format!("refused {}: {} ({})", at(one.refuse_time), refusal.name(), meaning(refusal))
        }
        State::ClawedBack => format!(
            "clawed back {} ({}), owed {} and {} X钻",
            at(one.claw_back_time),
            one.note,
            one.inviter_owed,
            one.invitee_owed
        ),
        State::Pending => match (one.has_phone, one.has_acted) {
            (true, true) => "pending: earned, waits to be paid".to_owned(),
            (true, false) => "pending: has done nothing yet".to_owned(),
            (false, true) => "pending: has no phone".to_owned(),
            (false, false) => "pending: has no phone, has done nothing yet".to_owned(),
        },
    };
    Ok(format!(
        "{invitee} ({}) by {inviter} ({}) since {}: {inviter_reward} and {invitee_reward} X钻; {ending}",
        one.invitee_name,
        one.inviter_name,
        at(Some(one.create_time)),
    ))
}

fn meaning(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::Own => "a device or phone of the inviter's",
        Refusal::Ring => "a device or phone of somebody further up, or a chain in one network",
        Refusal::Phone => "the phone was another account's before",
        Refusal::Device => "the device has had its rewards",
        Refusal::Address => "the address has had its rewards",
    }
}

fn at(time: Option<DateTime<FixedOffset>>) -> String {
    time.map(|time| super::at(time.to_utc())).unwrap_or_default()
}

/// Parses the name of a state.
fn state() -> impl TypedValueParser<Value = State> {
    PossibleValuesParser::new(State::ALL.iter().map(|state| shown(*state))).map(|name| {
        let known = State::ALL.iter().copied().find(|state| shown(*state) == name);
        known.expect("one of these")
    })
}

/// The state's name on the command line.
fn shown(state: State) -> &'static str {
    match state {
        State::ClawedBack => "clawed-back",
        State::Pending | State::Paid | State::Refused => state.name(),
    }
}
