//! The scenarios: one file or folder each. A scenario gets the run and its own options, and returns a report.

pub mod badges;
pub mod browse;
pub mod checkin;
pub mod drain;
pub mod idle;
pub mod mixed;
pub mod pages;
pub mod publish;
pub mod purchase;
pub mod search;
pub mod storm;
pub mod thread;

use serde::Serialize;

use crate::{
    cli::Common, client::Client, people::Names, report::Report, schedule::Schedule, stop::Stop,
    target::Target, usage::Sampler,
};

/// The context that every scenario gets.
pub struct Run {
    nodes: Vec<Client>,
    pub names: Names,
    pub at_once: usize,
    ramp: u64,
    pub stop: Stop,
    sampler: Sampler,
}

impl Run {
    pub fn new(common: &Common, stop: Stop) -> anyhow::Result<Self> {
        let client = |target: &String| {
            let target = Target::parse(target, common.yes_this_is_my_server)?;
            Client::new(target, common.metrics_token.clone())
        };
        let nodes = common.target.iter().map(client).collect::<anyhow::Result<Vec<_>>>()?;
        let sampler = Sampler::start(&nodes);
        let (at_once, ramp) = (common.at_once.into(), common.ramp);
        Ok(Self { nodes, names: Names::draw(), at_once, ramp, stop, sampler })
    }

    /// The node for this number: the nodes take turns.
    pub fn node(&self, number: u64) -> &Client {
        &self.nodes[(number % self.nodes.len() as u64) as usize]
    }

    pub fn is_one_node(&self) -> bool {
        self.nodes.len() == 1
    }

    /// The schedule for this load, with the ramp of the command line.
    pub fn schedule(&self, rate: f64, seconds: u64) -> Schedule {
        Schedule::new(rate, seconds, self.ramp)
    }

    pub fn report(&self, scenario: &str, settings: &impl Serialize) -> Report {
        let targets = self.nodes.iter().map(|node| node.target().as_str().to_owned()).collect();
        let mut report = Report::new(scenario, targets, settings);
        report.interrupted = self.stop.is_set();
        if let (true, Some(settings)) = (self.ramp > 0, report.settings.as_object_mut()) {
            settings.insert("ramp".into(), self.ramp.into());
        }
        report.nodes = self.sampler.usages();
        if report.nodes.is_empty() {
            report
                .notes
                .push("/metrics could not be read, so the server's processor and memory are unknown".into());
        }
        report
            .notes
            .push(format!("the login names of this run's accounts begin with {}_", self.names.prefix()));
        report
    }

    /// Sum of a metric over all nodes; `None` when a node's metrics cannot be read.
    pub async fn counted(&self, name: &str) -> Option<f64> {
        let mut sum = 0.0;
        for node in &self.nodes {
            sum += node.metrics().await?.figure(name)?;
        }
        Some(sum)
    }

    pub async fn sockets_counted(&self) -> Option<u64> {
        self.counted("portal_sockets").await.map(|sockets| sockets as u64)
    }
}
