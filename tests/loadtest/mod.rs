//! Small load tests: each scenario runs completely against a portal and keeps its promises.

mod ops;
mod peers;
mod plain;
mod prepare;
mod restart;
mod scenarios;
mod unseen;
mod verdicts;

use std::fs;

use ::loadtest::{Cli, Stop, Verdict};
use clap::Parser;
use serde_json::Value;
use tempfile::TempDir;

use crate::harness::{TestServer, game, shop};

/// The result of a run.
pub struct Tested {
    pub verdict: Verdict,
    pub report: Value,
    pub page: String,
}

impl Tested {
    /// Runs a scenario by its command line.
    pub async fn run(server: &TestServer, args: &[&str]) -> Self {
        Self::on(&server.url(""), args, Stop::by_hand().1).await
    }

    /// Runs it on these nodes until `stop` is set.
    pub async fn on(target: &str, args: &[&str], stop: Stop) -> Self {
        let folder = TempDir::new().unwrap();
        let report = folder.path().join("report");
        let common = ["--target", target, "--report", report.to_str().unwrap()];
        let verdict = ::loadtest::run(Cli::parse_from([&["loadtest"], args, &common].concat()), stop).await;
        let verdict = verdict.unwrap_or_else(|error| panic!("{error:#}"));
        let text = fs::read_to_string(report.with_extension("json")).unwrap();
        let page = fs::read_to_string(report.with_extension("html")).unwrap();
        Self { verdict, report: serde_json::from_str(&text).unwrap(), page }
    }

    /// Asserts that every promise was kept.
    pub fn kept(&self) {
        assert_eq!(self.verdict, Verdict::Kept, "{:#}", self.report["promises"]);
    }

    pub fn latency(&self, name: &str) -> &Value {
        self.named("latencies", name)
    }

    pub fn figure(&self, name: &str) -> f64 {
        self.named("figures", name)["value"].as_f64().unwrap()
    }

    /// Whether the promise with this beginning was kept.
    pub fn promise(&self, beginning: &str) -> bool {
        let promise = self.promised(beginning);
        promise["kept"].as_bool().unwrap_or_else(|| panic!("not measured: {promise}"))
    }

    /// The observed value of the promise with this beginning.
    pub fn seen(&self, beginning: &str) -> &str {
        self.promised(beginning)["seen"].as_str().unwrap()
    }

    fn promised(&self, beginning: &str) -> &Value {
        let promises = self.report["promises"].as_array().unwrap();
        let begins = |promise: &&Value| promise["promise"].as_str().unwrap().starts_with(beginning);
        promises.iter().find(begins).unwrap_or_else(|| panic!("{beginning} in {promises:#?}"))
    }

    fn named(&self, list: &str, name: &str) -> &Value {
        let all = self.report[list].as_array().unwrap();
        all.iter().find(|one| one["name"] == name).unwrap_or_else(|| panic!("{name} in {all:#?}"))
    }
}

/// Inserts coins on sale and three games that cost coins.
async fn market(server: &TestServer) {
    shop(&server.db).await;
    for id in 1..=3 {
        game(&server.db, id, &format!("游戏{id}"), "online_type = 1, buy_amount = 20").await;
    }
}
