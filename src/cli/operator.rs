//! `portal operator`: the people who run the portal, their sessions, and the log of what they did.

use std::{
    io::{self, IsTerminal, Write, stderr, stdin},
    process::ExitCode,
};

use actix_web::http::Method;
use anyhow::{Context, bail};
use clap::{Args, Subcommand, builder::PossibleValuesParser};
use rustix::termios::{LocalModes, OptionalActions, tcgetattr, tcsetattr};
use serde_json::{Value, json};

use super::{
    actor_name,
    ops::{OpsClient, StoredSession, is_development_node, with_ops},
    say, with_schema,
    words::{shown_time, text},
};
use crate::{
    config::{Config, OPERATOR_NAME_RULE, is_operator_name},
    operators::{Identity, Role},
};

#[derive(Subcommand)]
pub enum Command {
    /// Create an operator with a one-time password. The first one needs direct access to the database, later ones an admin
    Add(Add),
    /// List every operator
    List(Printed),
    /// Replace the roles of an operator
    Roles(Roles),
    /// Disable an operator: every session ends, and sign-in is refused
    Disable(Disable),
    /// Give an operator a new one-time password; every session ends
    ResetPassword(Named),
    /// Give an operator a new secret for codes, after a lost phone; every session ends
    ResetTotp(Named),
    /// Sign in. Asks for password and code; without a terminal it reads them from the lines of its input, and the new password from a
    /// third line
    Login(Login),
    /// End the session of PORTAL_OPERATOR
    Logout,
    /// Show as whom commands run
    Me(Printed),
    /// Show who changed what, newest first
    Log(Log),
}

#[derive(Args)]
pub struct Add {
    /// 2 to 32 letters a-z, digits, dots, dashes or underscores
    #[arg(long)]
    name: String,
    #[arg(long = "role", required = true, value_parser = roles())]
    roles: Vec<String>,
}

#[derive(Args)]
pub struct Named {
    #[arg(long)]
    name: String,
}

#[derive(Args)]
pub struct Roles {
    #[arg(long)]
    name: String,
    /// The roles from now on
    #[arg(long = "role", required = true, value_parser = roles())]
    roles: Vec<String>,
}

#[derive(Args)]
pub struct Disable {
    #[arg(long)]
    name: String,
    /// Kept in the log
    #[arg(long, default_value = "")]
    reason: String,
}

#[derive(Args)]
pub struct Login {
    /// By default the operator of PORTAL_OPERATOR
    #[arg(long)]
    name: Option<String>,
}

#[derive(Args)]
pub struct Printed {
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
pub struct Log {
    /// The name of the operator, or of the command's user
    #[arg(long, alias = "who")]
    by: Option<String>,
    /// Such as account.suspend
    #[arg(long)]
    action: Option<String>,
    /// The kind and id of the changed item, such as account:10001
    #[arg(long)]
    on: Option<String>,
    /// From this time on, such as 2026-12-31T00:00:00+08:00
    #[arg(long)]
    since: Option<String>,
    /// Before this time
    #[arg(long)]
    until: Option<String>,
    /// Maximum number of entries
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(i64).range(1..=10_000))]
    most: i64,
    /// Print CSV
    #[arg(long, conflicts_with = "json")]
    csv: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

fn roles() -> PossibleValuesParser {
    PossibleValuesParser::new(Role::ALL.map(Role::name))
}

pub async fn run(command: Command, config: &Config) -> anyhow::Result<ExitCode> {
    match command {
        Command::Add(add) => return run_add(add, config).await,
        Command::Login(login) => run_login(login, config).await?,
        Command::Logout => run_logout(config).await?,
        command => {
            return with_ops(config, async |ops| {
                run_with(command, ops).await?;
                Ok(ExitCode::SUCCESS)
            })
            .await;
        }
    }
    Ok(ExitCode::SUCCESS)
}

async fn run_with(command: Command, ops: &OpsClient) -> anyhow::Result<()> {
    match command {
        Command::List(printed) => list(&printed, ops).await,
        Command::Roles(Roles { name, roles }) => {
            let id = id_of(ops, &name).await?;
            let body = json!({ "roles": roles });
            ops.call(Method::PUT, &format!("operator/{id}/roles"), Some(body), None).await?.ok()?;
            Ok(say(format_args!("{name} has the roles {}.", roles.join(", ")))?)
        }
        Command::Disable(Disable { name, reason }) => {
            let id = id_of(ops, &name).await?;
            ops.post(&format!("operator/{id}/disable"), json!({ "reason": reason })).await?.ok()?;
            Ok(say(format_args!("{name} is disabled."))?)
        }
        Command::ResetPassword(Named { name }) => {
            let id = id_of(ops, &name).await?;
            show_secrets(&name, &ops.post(&format!("operator/{id}/password"), json!({})).await?.ok()?)
        }
        Command::ResetTotp(Named { name }) => {
            let id = id_of(ops, &name).await?;
            show_secrets(&name, &ops.post(&format!("operator/{id}/totp"), json!({})).await?.ok()?)
        }
        Command::Me(printed) => {
            let me = ops.get("operator/me").await?.ok()?;
            if printed.json {
                return Ok(say(&me)?);
            }
            let end = shown_time(&me["expireTime"]);
            let end =
                if end.is_empty() { "without sign-in".into() } else { format!("signed in until {end}") };
            Ok(say(format_args!("{}: {}; {end}", text(&me["name"]), joined(&me["roles"])))?)
        }
        Command::Log(log) => run_log(log, ops).await,
        Command::Add(_) | Command::Login(_) | Command::Logout => unreachable!("they run elsewhere"),
    }
}

/// While there is no admin, a command with access to the database creates the first one.
async fn run_add(add: Add, config: &Config) -> anyhow::Result<ExitCode> {
    if !config.operators.name.is_empty() || is_development_node(config) {
        return with_ops(config, async |ops| {
            add_by(&add, ops).await?;
            Ok(ExitCode::SUCCESS)
        })
        .await;
    }
    with_schema(config, async |database| {
        let client = database.pool.get().await.map_err(sql::Error::from)?;
        let has_admin = sql::operator::has_enabled_admin(&client).await?;
        drop(client);
        if has_admin {
            bail!(
                "an admin adds operators: sign in as one by `portal operator login`, and set PORTAL_OPERATOR"
            );
        }
        if !add.roles.iter().any(|role| role == Role::Admin.name()) {
            bail!("the first operator must have --role admin");
        }
        let identity = Identity::direct(&actor_name());
        add_by(&add, &OpsClient::local(config, database, identity).await?).await?;
        Ok(ExitCode::SUCCESS)
    })
    .await
}

async fn add_by(Add { name, roles }: &Add, ops: &OpsClient) -> anyhow::Result<()> {
    let added = ops.post("operator", json!({ "name": name, "roles": roles })).await?.ok()?;
    say(format_args!("{name} is an operator with the roles {}.", roles.join(", ")))?;
    show_secrets(name, &added)
}

/// Prints secrets, which are shown once.
fn show_secrets(name: &str, secrets: &Value) -> anyhow::Result<()> {
    if let Some(password) = secrets["password"].as_str() {
        say(format_args!("one-time password: {password}"))?;
    }
    if let Some(address) = secrets["otpauth"].as_str() {
        say(format_args!("for the authenticator app: {address}"))?;
    }
    say(format_args!(
        "Hand this to {name} in person; it is not shown again. Next: portal operator login --name {name}"
    ))?;
    Ok(())
}

async fn list(printed: &Printed, ops: &OpsClient) -> anyhow::Result<()> {
    let data = ops.get("operator").await?.ok()?;
    if printed.json {
        say(&data["records"])?;
        return Ok(());
    }
    let records = data["records"].as_array().cloned().unwrap_or_default();
    if records.is_empty() {
        say("There are no operators.")?;
    }
    for one in records {
        let last = shown_time(&one["lastTime"]);
        let last = if last.is_empty() { "never signed in".to_owned() } else { format!("signed in {last}") };
        let disabled = shown_time(&one["disabledTime"]);
        let disabled = if disabled.is_empty() { String::new() } else { format!(", disabled {disabled}") };
        say(format_args!("{}  {}  {last}{disabled}", text(&one["name"]), joined(&one["roles"])))?;
    }
    Ok(())
}

async fn id_of(ops: &OpsClient, name: &str) -> anyhow::Result<i64> {
    let data = ops.get("operator").await?.ok()?;
    let found = data["records"].as_array().into_iter().flatten().find(|one| one["name"] == name);
    found.and_then(|one| one["id"].as_i64()).with_context(|| format!("there is no operator {name}"))
}

async fn run_login(Login { name }: Login, config: &Config) -> anyhow::Result<()> {
    let name = name.unwrap_or_else(|| config.operators.name.clone());
    if !is_operator_name(&name) {
        bail!("--name is \"{name}\": {OPERATOR_NAME_RULE}");
    }
    let server = OpsClient::anonymous(config)?;
    let password = secret("Password: ")?;
    let code = secret("Code: ")?;
    let body = json!({ "name": name, "password": password, "code": code });
    let reply = server.post("session", body).await?;
    if reply.code == 1001 {
        bail!("wrong name, password or code; a code works once, so wait for the next one");
    }
    let session = reply.ok()?;
    let token = session["token"].as_str().context("the server sent no token")?.to_owned();
    if session["operator"]["passwordOnce"] == true {
        let new = secret("New password, 12 to 128 characters: ")?;
        let body = json!({ "oldPassword": password, "password": new });
        server.with_token(&token)?.post("operator/me/password", body).await?.ok()?;
    }
    StoredSession { url: server.url().to_owned(), token }.write(&name)?;
    let end = shown_time(&session["expireTime"]);
    say(format_args!(
        "{name} is signed in until {end}. Commands run as {name} with PORTAL_OPERATOR={name}."
    ))?;
    Ok(())
}

async fn run_logout(config: &Config) -> anyhow::Result<()> {
    let name = &config.operators.name;
    if name.is_empty() {
        bail!("PORTAL_OPERATOR is not set: there is no session to end");
    }
    let reply = OpsClient::signed_in(config)?.call(Method::DELETE, "session", None, None).await?;
    // A session that has ended already is no error.
    if reply.code != 2 {
        reply.ok()?;
    }
    StoredSession::delete(name)?;
    say(format_args!("{name} is signed out."))?;
    Ok(())
}

async fn run_log(log: Log, ops: &OpsClient) -> anyhow::Result<()> {
    let Log { by, action, on, since, until, most, csv, json } = log;
    let (kind, id) = match &on {
        Some(on) => match on.split_once(':') {
            Some((kind, id)) => (Some(kind.to_owned()), Some(id.to_owned())),
            None => bail!("--on is {on}: must be a kind and an id, such as account:10001"),
        },
        None => (None, None),
    };
    let format = csv.then(|| "csv".to_owned());
    let fields = [
        ("who", by),
        ("action", action),
        ("subjectKind", kind),
        ("subjectId", id),
        ("since", since),
        ("until", until),
        ("size", Some(most.to_string())),
        ("format", format),
    ];
    let given: Vec<(&str, String)> =
        fields.into_iter().filter_map(|(name, value)| Some((name, value?))).collect();
    let reply = ops.get(&format!("log?{}", serde_urlencoded::to_string(given)?)).await?;
    if csv && reply.status == 200 && reply.code == 0 {
        say(reply.text.trim_end())?;
        return Ok(());
    }
    let data = reply.ok()?;
    if json {
        say(&data["records"])?;
        return Ok(());
    }
    for entry in data["records"].as_array().into_iter().flatten() {
        say(entry_line(entry))?;
    }
    Ok(())
}

/// One entry of the log in one line.
pub fn entry_line(entry: &Value) -> String {
    let change = match (&entry["before"], &entry["after"]) {
        (Value::Null, Value::Null) => String::new(),
        (Value::Null, after) => format!("  → {after}"),
        (before, after) => format!("  {before} → {after}"),
    };
    let reason = text(&entry["reason"]);
    let reason = if reason.is_empty() { String::new() } else { format!("  ({reason})") };
    format!(
        "{}  {} {}  {} {}:{}{reason}{change}",
        shown_time(&entry["time"]),
        text(&entry["actor"]),
        text(&entry["actorName"]),
        text(&entry["action"]),
        text(&entry["subjectKind"]),
        text(&entry["subjectId"]),
    )
}

/// Reads a line without echo from a terminal, or else the next line of the input.
fn secret(prompt: &str) -> anyhow::Result<String> {
    let mut line = String::new();
    if !stdin().is_terminal() {
        // Not `lines()`, which would buffer and lose the lines after this one.
        if stdin().read_line(&mut line)? == 0 {
            bail!("the input ended before \"{}\"", prompt.trim_end_matches([':', ' ']));
        }
        return Ok(line.trim_end_matches(['\n', '\r']).to_owned());
    }
    write!(stderr(), "{prompt}")?;
    let before = tcgetattr(stdin())?;
    let mut silent = before.clone();
    silent.local_modes.remove(LocalModes::ECHO);
    tcsetattr(stdin(), OptionalActions::Now, &silent)?;
    let read: io::Result<usize> = stdin().read_line(&mut line);
    tcsetattr(stdin(), OptionalActions::Now, &before)?;
    writeln!(stderr())?;
    read?;
    Ok(line.trim_end_matches(['\n', '\r']).to_owned())
}

fn joined(roles: &Value) -> String {
    let roles: Vec<&str> = roles.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    roles.join(", ")
}
