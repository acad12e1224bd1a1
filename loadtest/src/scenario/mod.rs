//! One file (or folder) a scenario; each takes the run and its own options, and returns a report.

pub mod badges;
pub mod browse;
pub mod drain;
pub mod idle;
pub mod search;

use serde::Serialize;

use crate::{cli::Common, client::Client, people::Names, report::Report, stop::Stop, target::Target};

/// What every scenario is given.
pub struct Run {
    nodes: Vec<Client>,
    pub names: Names,
    pub at_once: usize,
    pub stop: Stop,
}

impl Run {
    pub fn new(common: &Common) -> anyhow::Result<Self> {
        let nodes = common
            .target
            .iter()
            .map(|target| Client::new(Target::parse(target, common.yes_this_is_my_server)?))
            .collect::<anyhow::Result<_>>()?;
        Ok(Self { nodes, names: Names::draw(), at_once: common.at_once.into(), stop: Stop::on_ctrl_c() })
    }

    /// The nodes in turn.
    pub fn node(&self, number: u64) -> &Client {
        &self.nodes[(number % self.nodes.len() as u64) as usize]
    }

    pub fn report(&self, scenario: &'static str, settings: &impl Serialize) -> Report {
        let targets = self.nodes.iter().map(|node| node.target().as_str().to_owned()).collect();
        let mut report = Report::new(scenario, targets, settings);
        report.notes.push(format!("accounts of this run are called {}_…", self.names.prefix()));
        report
    }

    /// Over all nodes; `None` where one does not tell.
    pub async fn sockets_counted(&self) -> Option<u64> {
        let mut sum = 0;
        for node in &self.nodes {
            sum += node.sockets_counted().await?;
        }
        Some(sum)
    }
}
