//! How a command reaches the operators' API: over HTTP as the operator of `PORTAL_OPERATOR`, or on a development node in this process as
//! `dev`.
//!
//! - The session of an operator is in a file with mode 600 in the folder of XDG for state, named by the operator.
//! - In this process the command calls the service that the listener serves: same handlers, same permissions, same log.

use std::{
    fs,
    io::{self, Read, Write},
    os::unix::fs::{DirBuilderExt, OpenOptionsExt, PermissionsExt},
    path::PathBuf,
    process::ExitCode,
    sync::Arc,
    time::Duration,
};

use actix_web::http::Method;
use actors::SystemClock;
use anyhow::{Context, bail};
use reqwest::StatusCode;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use uuid::Uuid;

use super::{with_schema, words::language};
use crate::{
    accounts::tokens,
    config::Config,
    operators::{Identity, Ops},
    payments::Payments,
    platform::http_client,
    server::{database::Database, ops::Local},
};

/// The way to the operators' API.
pub enum OpsClient {
    Local(Local),
    Remote(Remote),
}

/// The API of a running server.
pub struct Remote {
    http: reqwest::Client,
    url: String,
    token: Option<String>,
}

/// The answer to a call.
#[derive(Debug)]
pub struct Reply {
    pub status: u16,
    pub code: i64,
    pub msg: String,
    pub data: Value,
    /// The unchanged body.
    pub text: String,
}

/// How long an answer may take.
const TIMEOUT: Duration = Duration::from_secs(30);

/// Runs a command as the operator of `PORTAL_OPERATOR`, or as `dev` on a development node.
pub async fn with_ops(
    config: &Config,
    command: impl AsyncFnOnce(&OpsClient) -> anyhow::Result<ExitCode>,
) -> anyhow::Result<ExitCode> {
    if !config.operators.name.is_empty() {
        return command(&OpsClient::signed_in(config)?).await;
    }
    if !is_development_node(config) {
        bail!(
            "sign in first: `portal operator login --name <name>`, then set PORTAL_OPERATOR=<name>. Only a development node \
             with a database on this machine needs no sign-in"
        );
    }
    let command = with_schema(config, async |database| {
        command(&OpsClient::local(config, database, Identity::dev()).await?).await
    });
    Box::pin(command).await
}

/// Whether commands need no sign-in: nothing of this node is reachable for other machines.
pub fn is_development_node(config: &Config) -> bool {
    let has_own_database = [&config.stores.database_url, &config.stores.database_direct_url]
        .into_iter()
        .flatten()
        .all(|url| is_on_this_machine(&url.0));
    !config.general.is_production() && config.http.addr.ip().to_canonical().is_loopback() && has_own_database
}

/// Whether the database is on this machine. An address that is not understood is reported when it is opened.
fn is_on_this_machine(url: &str) -> bool {
    sql::is_on_this_machine(url).unwrap_or(true)
}

impl OpsClient {
    /// The service in this process.
    pub async fn local(config: &Config, database: &Database, identity: Identity) -> anyhow::Result<Self> {
        let keys = tokens::keys(config)?;
        let (pool, clock) = (&database.pool, Arc::new(SystemClock));
        let payments = Payments::new(config, &keys, pool, None, config.http.addr, clock.clone())?;
        let ops = Ops::new(config, &keys, pool.clone(), Arc::new(payments), clock);
        Ok(Self::Local(Local::start(ops, identity).await?))
    }

    /// The running server, with the session of `PORTAL_OPERATOR`.
    pub fn signed_in(config: &Config) -> anyhow::Result<Self> {
        let name = &config.operators.name;
        let session = StoredSession::read(name)?;
        let url = config.ops_url().unwrap_or(session.url);
        Ok(Self::Remote(Remote { http: http_client::client(TIMEOUT)?, url, token: Some(session.token) }))
    }

    /// The running server, without a session.
    pub fn anonymous(config: &Config) -> anyhow::Result<Self> {
        let url = config.ops_url().context(
            "set PORTAL_OPS_URL to the address of the operators' API; on a development node it is off unless PORTAL_OPS_ADDR is set",
        )?;
        Ok(Self::Remote(Remote { http: http_client::client(TIMEOUT)?, url, token: None }))
    }

    /// The same server with this session.
    pub fn with_token(&self, token: &str) -> anyhow::Result<Self> {
        let Self::Remote(remote) = self else { bail!("commands in this process have no session") };
        let (http, url) = (remote.http.clone(), remote.url.clone());
        Ok(Self::Remote(Remote { http, url, token: Some(token.to_owned()) }))
    }

    /// The address of the server.
    pub fn url(&self) -> &str {
        match self {
            Self::Local(_) => "",
            Self::Remote(remote) => &remote.url,
        }
    }

    pub async fn get(&self, path: &str) -> anyhow::Result<Reply> {
        self.call(Method::GET, path, None, None).await
    }

    pub async fn post(&self, path: &str, body: Value) -> anyhow::Result<Reply> {
        self.call(Method::POST, path, Some(body), None).await
    }

    /// Makes a call below `/api/ops/v1/`.
    pub async fn call(
        &self,
        method: Method,
        path: &str,
        body: Option<Value>,
        key: Option<Uuid>,
    ) -> anyhow::Result<Reply> {
        let path = format!("/api/ops/v1/{path}");
        let key = key.map(|key| key.to_string());
        let body = body.map(|body| body.to_string());
        let (status, text) = match self {
            Self::Local(local) => {
                let (status, bytes) =
                    local.call(method, &path, body, key.as_deref(), language().code()).await?;
                (status.as_u16(), String::from_utf8(bytes.to_vec())?)
            }
            Self::Remote(remote) => remote.call(&method, &path, body, key.as_deref()).await?,
        };
        let json: Value = serde_json::from_str(&text).unwrap_or_default();
        Ok(Reply {
            status,
            code: json["code"].as_i64().unwrap_or(if status == 200 { 0 } else { 1 }),
            msg: json["msg"].as_str().unwrap_or_default().to_owned(),
            data: json["data"].clone(),
            text,
        })
    }
}

impl Remote {
    async fn call(
        &self,
        method: &Method,
        path: &str,
        body: Option<String>,
        key: Option<&str>,
    ) -> anyhow::Result<(u16, String)> {
        let method = reqwest::Method::from_bytes(method.as_str().as_bytes())?;
        let mut request = self.http.request(method, format!("{}{path}", self.url));
        request =
            request.header("Content-Type", "application/json").header("Accept-Language", language().code());
        request = request.header("User-Agent", concat!("portal/", env!("CARGO_PKG_VERSION")));
        if let Some(token) = &self.token {
            request = request.header("Authorization", format!("Bearer {token}"));
        }
        if let Some(key) = key {
            request = request.header("Idempotency-Key", key);
        }
        let response = request.body(body.unwrap_or_default()).send().await;
        let response = response.map_err(|error| {
            anyhow::anyhow!(
                "the operators' API at {} does not answer: {}; check PORTAL_OPS_URL",
                self.url,
                http_client::told(&error)
            )
        })?;
        let status = response.status().as_u16();
        Ok((status, response.text().await?))
    }
}

impl Reply {
    /// The data of a success. A refusal becomes one sentence.
    pub fn ok(self) -> anyhow::Result<Value> {
        if self.code == 0 {
            return Ok(self.data);
        }
        if self.status == StatusCode::FORBIDDEN.as_u16() {
            bail!("this operator's roles do not allow that; `portal operator me` shows them");
        }
        match self.code {
            2 => bail!("there is no valid session: run `portal operator login` again"),
            1005 => bail!("too many tries; try again in {} s", self.data["retryAfter"]),
            4000 => {
                let fields = self.data.as_object().into_iter().flatten();
                let wrong: Vec<String> = fields
                    .map(|(field, text)| format!("--{field}: {}", text.as_str().unwrap_or_default()))
                    .collect();
                bail!("{}", wrong.join("; "))
            }
            _ if !self.msg.is_empty() => bail!("{}", self.msg),
            _ => bail!("the operators' API answers with status {}", self.status),
        }
    }
}

/// The cached session of an operator.
#[derive(Serialize, Deserialize)]
pub struct StoredSession {
    pub url: String,
    pub token: String,
}

impl StoredSession {
    fn path(name: &str) -> anyhow::Result<PathBuf> {
        let given = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        let state = given("XDG_STATE_HOME").or_else(|| given("HOME").map(|home| home.join(".local/state")));
        let state = state.context("neither XDG_STATE_HOME nor HOME is set")?;
        Ok(state.join("portal").join(format!("operator-{name}.json")))
    }

    pub fn read(name: &str) -> anyhow::Result<Self> {
        let path = Self::path(name)?;
        let shown = path.display();
        // One handle for the check and the read.
        let mut file = match fs::File::open(&path) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                bail!("{name} is not signed in here: run `portal operator login --name {name}`")
            }
            Err(error) => return Err(error).with_context(|| format!("{shown} cannot be read")),
        };
        let metadata = file.metadata().with_context(|| format!("{shown} cannot be read"))?;
        if metadata.permissions().mode() & 0o077 != 0 {
            bail!("{shown} can be read by others: delete it, and sign in again");
        }
        let mut text = String::new();
        file.read_to_string(&mut text).with_context(|| format!("{shown} cannot be read"))?;
        serde_json::from_str(&text)
            .with_context(|| format!("{shown} is no session: delete it, and sign in again"))
    }

    pub fn write(&self, name: &str) -> anyhow::Result<()> {
        let path = Self::path(name)?;
        let shown = path.display();
        let write = || -> io::Result<()> {
            if let Some(folder) = path.parent() {
                fs::DirBuilder::new().recursive(true).mode(0o700).create(folder)?;
            }
            // A new file: the mode of an old one could let others read it.
            match fs::remove_file(&path) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
                _ => {}
            }
            let mut file = fs::OpenOptions::new().write(true).create_new(true).mode(0o600).open(&path)?;
            file.write_all(&serde_json::to_vec(self)?)
        };
        write().with_context(|| format!("the session cannot be kept in {shown}"))
    }

    pub fn delete(name: &str) -> anyhow::Result<()> {
        let path = Self::path(name)?;
        match fs::remove_file(&path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                Err(error).with_context(|| format!("{} cannot be deleted", path.display()))
            }
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::is_on_this_machine;

    #[test]
    fn a_database_elsewhere_makes_no_development_node() {
        for here in [
            "postgres://portal@127.0.0.1:5432/portal",
            "postgres://localhost/portal",
            "host=/run/postgresql dbname=portal",
        ] {
            assert!(is_on_this_machine(here), "{here}");
        }
        for elsewhere in [
            "postgres://portal@10.0.0.7/portal",
            "postgres://db.example/portal?sslmode=verify-full",
            "host=localhost,db.example",
        ] {
            assert!(!is_on_this_machine(elsewhere), "{elsewhere}");
        }
    }
}
