//! Operators: the first one, sign-in, roles, two persons, the log, finding players, refunds, debts, bills, messages to many, moderation, bans,
//! business figures, and a day with all of them.

mod accounts;
mod bans;
mod bills;
mod bootstrap;
mod day;
mod debts;
mod figures;
mod find;
mod log;
mod messages;
mod moderation;
mod orders;
mod roles;
mod sign_in;
mod two_persons;

use std::process::Stdio;

use actors::{Clock, ManualClock, SystemClock};
use chrono::{DateTime, TimeDelta, Utc};
use reqwest::Method;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::{io::AsyncWriteExt, process::Command};

use crate::harness::{Options, PORTAL, Ran, SECRET, TestServer, http};

/// A password that operators of tests choose.
const CHOSEN: &str = "clear-sky-2026 over five rivers";

/// A server with the operators' API, whose clock the test advances.
struct Scene {
    server: TestServer,
    clock: ManualClock,
    http: reqwest::Client,
    state: TempDir,
}

/// The secrets of an operator.
#[derive(Clone)]
struct Secrets {
    name: String,
    password: String,
    /// Of the authenticator app.
    secret: Vec<u8>,
}

/// An answer of the operators' API.
#[derive(Debug)]
struct Answer {
    status: u16,
    request_id: String,
    text: String,
    json: Value,
}

impl Scene {
    async fn start() -> Self {
        Self::start_with(Options::default()).await
    }

    async fn start_with(options: Options) -> Self {
        let clock = ManualClock::at(SystemClock.now());
        let options = options.set("PORTAL_OPS_ADDR", "127.0.0.1:0").clock(&clock);
        let server = TestServer::start_with(options).await;
        Self { server, clock, http: http().build().unwrap(), state: tempfile::tempdir().unwrap() }
    }

    /// A command with direct access to the database, as `dev` where that is possible.
    async fn dev(&self, args: &[&str]) -> Ran {
        Ran::with(&[("DATABASE_URL", &self.server.db.url), ("PORTAL_SECRET", SECRET)], args).await
    }

    /// Creates an operator by a command.
    async fn add(&self, name: &str, role: &str) -> Secrets {
        let said = self.dev(&["operator", "add", "--name", name, "--role", role]).await.ok();
        Secrets::of(name, &said)
    }

    /// Creates an operator, who signs in and chooses a password. Returns the token.
    async fn signed_in(&self, name: &str, role: &str) -> (Secrets, String) {
        let mut secrets = self.add(name, role).await;
        let token = self.sign_in(&secrets).await.ok()["token"].as_str().unwrap().to_owned();
        let body = json!({ "oldPassword": secrets.password, "password": CHOSEN });
        self.call(&token, Method::POST, "operator/me/password", Some(body)).await.ok();
        secrets.password = CHOSEN.to_owned();
        (secrets, token)
    }

    async fn sign_in(&self, secrets: &Secrets) -> Answer {
        self.try_sign_in(&secrets.name, &secrets.password, &secrets.code(self.clock.now())).await
    }

    async fn try_sign_in(&self, name: &str, password: &str, code: &str) -> Answer {
        let body = json!({ "name": name, "password": password, "code": code });
        self.call("", Method::POST, "session", Some(body)).await
    }

    /// Makes a call. An empty token sends none.
    async fn call(&self, token: &str, method: Method, path: &str, body: Option<Value>) -> Answer {
        let url = format!("{}/api/ops/v1/{path}", self.server.ops_url());
        let mut request = self.http.request(method, url).header("Accept-Language", "en");
        if !token.is_empty() {
            request = request.header("Authorization", format!("Bearer {token}"));
        }
        if let Some(body) = body {
            request = request.header("Content-Type", "application/json").body(body.to_string());
        }
        Answer::of(request.send().await.unwrap()).await
    }

    /// Runs a command as an operator with a session of `portal operator login`.
    async fn run_as(&self, name: &str, args: &[&str]) -> Ran {
        let (url, state) = (self.server.ops_url(), self.state.path().to_str().unwrap());
        let env = [("PORTAL_OPS_URL", url.as_str()), ("XDG_STATE_HOME", state), ("PORTAL_OPERATOR", name)];
        Ran::with(&env, args).await
    }

    /// Runs `portal operator login` with these lines as its input.
    async fn login(&self, name: &str, lines: &[&str]) -> (bool, String) {
        let mut child = Command::new(PORTAL)
            .args(["operator", "login", "--name", name])
            .env_clear()
            .env("PATH", std::env::var("PATH").unwrap())
            .env("PORTAL_HOME", self.state.path())
            .env("PORTAL_OPS_URL", self.server.ops_url())
            .env("XDG_STATE_HOME", self.state.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut stdin = child.stdin.take().unwrap();
        stdin.write_all((lines.join("\n") + "\n").as_bytes()).await.unwrap();
        drop(stdin);
        let output = child.wait_with_output().await.unwrap();
        let said = [output.stdout, output.stderr].map(|said| String::from_utf8(said).unwrap()).concat();
        (output.status.success(), said)
    }
}

impl Secrets {
    /// From the output of a command.
    fn of(name: &str, said: &str) -> Self {
        let after = |mark: &str| {
            let (_, rest) = said.split_once(mark).unwrap_or_else(|| panic!("no {mark}: {said}"));
            rest.split([' ', '\n', '&']).next().unwrap().to_owned()
        };
        let password = after("one-time password: ");
        assert!(said.contains(&format!("otpauth://totp/portal:{name}?")), "{said}");
        Self { name: name.to_owned(), password, secret: decoded(&after("?secret=")) }
    }

    fn code(&self, time: DateTime<Utc>) -> String {
        portal::operators::code_at(&self.secret, time)
    }
}

impl Answer {
    async fn of(response: reqwest::Response) -> Self {
        let status = response.status().as_u16();
        let header = response.headers().get("x-request-id").expect("each answer has an id");
        let request_id = header.to_str().unwrap().to_owned();
        let text = response.text().await.unwrap();
        Self { status, request_id, json: serde_json::from_str(&text).unwrap_or_default(), text }
    }

    fn ok(&self) -> &Value {
        assert_eq!((self.status, self.json["code"].as_i64()), (200, Some(0)), "{}", self.text);
        &self.json["data"]
    }

    /// A refusal with HTTP 200 and this code.
    fn refused(&self, code: i64) -> &Value {
        assert_eq!((self.status, self.json["code"].as_i64()), (200, Some(code)), "{}", self.text);
        &self.json["data"]
    }
}

/// The secret in an `otpauth` address.
fn secret_of(otpauth: &str) -> Vec<u8> {
    let (_, rest) = otpauth.split_once("secret=").unwrap();
    decoded(rest.split('&').next().unwrap())
}

/// Base 32 of RFC 4648.
fn decoded(text: &str) -> Vec<u8> {
    let five = |letter: char| "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".find(letter).expect("base 32");
    let bits: Vec<usize> =
        text.chars().map(five).flat_map(|five| (0..5).rev().map(move |at| (five >> at) & 1)).collect();
    bits.chunks_exact(8).map(|byte| byte.iter().fold(0_u8, |all, bit| all * 2 + *bit as u8)).collect()
}

/// Longer than a code lives.
fn next_code() -> TimeDelta {
    TimeDelta::seconds(90)
}
