//! Processor time, memory and sockets of the nodes, read from `/metrics` during the whole run. The number of samples is bounded,
//! however long a run is.

use std::{
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};

use actors::{Clock, SystemClock};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use tokio::task::JoinSet;

use crate::client::Client;

/// Names of the metrics for processor seconds and resident memory.
pub const PROCESSOR: &str = "process_cpu_seconds_total";
pub const MEMORY: &str = "process_resident_memory_bytes";
/// Exists only on nodes with Redis.
const RELAYING: &str = "portal_relaying";
/// First interval between two samples; it grows in a long run.
const EVERY: Duration = Duration::from_secs(1);
/// Maximum number of samples; beyond it, every second sample is dropped and the interval doubles.
const MAX_SAMPLES: usize = 600;

/// Samples of one node.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct Usage {
    pub node: String,
    /// Start of the samples' seconds; `None` in reports of earlier versions.
    #[serde(default)]
    pub began: Option<DateTime<Utc>>,
    /// Whether the node uses Redis.
    #[serde(default)]
    pub redis: Option<bool>,
    pub samples: Vec<Sample>,
}

#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Sample {
    /// Seconds since the run started.
    pub at: f64,
    /// Processor seconds since the node started.
    pub cpu_seconds: f64,
    pub memory_bytes: f64,
    pub sockets: f64,
    pub deliveries: f64,
}

/// Reads the metrics of all nodes until it is dropped.
pub struct Sampler {
    nodes: Vec<Arc<Mutex<SampledUsage>>>,
    _asking: JoinSet<()>,
}

/// Samples with their current interval.
struct SampledUsage {
    usage: Usage,
    every: Duration,
}

impl Sampler {
    pub fn start(clients: &[Client]) -> Self {
        let (began, clock) = (Instant::now(), SystemClock.now());
        let mut asking = JoinSet::new();
        let nodes = clients.iter().cloned().map(|client| {
            let node = client.target().as_str().to_owned();
            let sampled = Arc::new(Mutex::new(SampledUsage::new(node, clock)));
            asking.spawn(ask(client, began, sampled.clone()));
            sampled
        });
        Self { nodes: nodes.collect(), _asking: asking }
    }

    /// Usage of the nodes that allowed reading their metrics.
    pub fn usages(&self) -> Vec<Usage> {
        let usages = self.nodes.iter().map(|node| node.lock().expect("no holder panics").usage.clone());
        usages.filter(|usage| !usage.samples.is_empty()).collect()
    }
}

async fn ask(client: Client, began: Instant, sampled: Arc<Mutex<SampledUsage>>) {
    loop {
        if let Some(metrics) = client.metrics().await {
            let sample = Sample::of(began.elapsed().as_secs_f64(), &metrics);
            let mut sampled = sampled.lock().expect("no holder panics");
            sampled.add(sample);
            sampled.usage.redis = Some(metrics.figure(RELAYING).is_some());
        }
        let every = sampled.lock().expect("no holder panics").every;
        tokio::time::sleep(every).await;
    }
}

impl Sample {
    fn of(at: f64, metrics: &Metrics) -> Self {
        let figure = |name| metrics.figure(name).unwrap_or_default();
        Self {
            at,
            cpu_seconds: figure(PROCESSOR),
            memory_bytes: figure(MEMORY),
            sockets: figure("portal_sockets"),
            deliveries: figure("portal_deliveries_total"),
        }
    }
}

impl SampledUsage {
    fn new(node: String, began: DateTime<Utc>) -> Self {
        Self { usage: Usage { node, began: Some(began), ..Usage::default() }, every: EVERY }
    }

    fn add(&mut self, sample: Sample) {
        let samples = &mut self.usage.samples;
        samples.push(sample);
        if samples.len() > MAX_SAMPLES {
            let mut place = 0;
            samples.retain(|_| {
                place += 1;
                place % 2 == 1
            });
            self.every *= 2;
        }
    }
}

impl Usage {
    /// Processors in use between neighbouring samples, by time.
    pub fn processors(&self) -> Vec<(f64, f64)> {
        let between = |pair: &[Sample]| {
            let (before, after) = (pair[0], pair[1]);
            (after.at, (after.cpu_seconds - before.cpu_seconds).max(0.0) / (after.at - before.at).max(1e-3))
        };
        self.samples.windows(2).map(between).collect()
    }

    /// Memory in MiB, by time.
    pub fn memory(&self) -> Vec<(f64, f64)> {
        self.samples.iter().map(|sample| (sample.at, sample.memory_bytes / 1_048_576.0)).collect()
    }
}

/// The text of one node's `/metrics` at one time.
pub struct Metrics(pub String);

impl Metrics {
    /// The value of a metric, by its name with labels.
    pub fn figure(&self, name: &str) -> Option<f64> {
        let lines = &mut self.0.lines();
        lines.find_map(|line| line.strip_prefix(name)?.strip_prefix(' '))?.trim().parse().ok()
    }
}

/// Processor seconds and resident bytes of a process on this machine, from Linux's `/proc`.
pub fn processor_and_memory(pid: u32) -> Option<(f64, f64)> {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    Some((processor(&stat)?, memory(&status)?))
}

/// Processor seconds of a thread of this process.
pub fn processor_of_thread(thread: &str) -> Option<f64> {
    processor(&std::fs::read_to_string(format!("/proc/self/task/{thread}/stat")).ok()?)
}

/// Linux reports hundredths of a second, independent of its internal clock rate.
fn processor(stat: &str) -> Option<f64> {
    // The name in parentheses may contain any character; the third field follows it.
    let fields: Vec<&str> = stat.rsplit_once(") ")?.1.split_ascii_whitespace().collect();
    Some((fields.get(11)?.parse::<f64>().ok()? + fields.get(12)?.parse::<f64>().ok()?) / 100.0)
}

fn memory(status: &str) -> Option<f64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some(line.trim().strip_suffix(" kB")?.parse::<f64>().ok()? * 1024.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(at: f64, cpu_seconds: f64) -> Sample {
        Sample { at, cpu_seconds, memory_bytes: 2_097_152.0, sockets: 0.0, deliveries: 0.0 }
    }

    #[test]
    fn a_metric_is_found_among_similar_names() {
        let text = "# TYPE portal_sockets gauge\nportal_sockets_flooded_total 9\nportal_sockets 12\nsize_sum{what=\"a\"} 2\n";
        let metrics = Metrics(text.to_owned());
        assert_eq!(metrics.figure("portal_sockets"), Some(12.0));
        assert_eq!(metrics.figure("size_sum{what=\"a\"}"), Some(2.0));
        assert_eq!(metrics.figure("portal_sessions"), None);
    }

    #[test]
    fn processors_in_use_are_processor_seconds_per_second() {
        let samples = vec![sample(0.0, 10.0), sample(2.0, 13.0), sample(3.0, 13.5)];
        let usage = Usage { node: "a".into(), samples, ..Usage::default() };
        assert_eq!(usage.processors(), [(2.0, 1.5), (3.0, 0.5)]);
        assert_eq!(usage.memory()[0], (0.0, 2.0));
    }

    #[test]
    fn a_process_with_spaces_and_parentheses_in_its_name_is_read() {
        let stat =
            "7 (a) b (c) S 1 7 7 0 -1 4194560 1 0 0 0 150 50 0 0 20 0 9 0 5 1000 25 18446744073709551615";
        assert_eq!(processor(stat), Some(2.0));
        assert_eq!(memory("Name:\tx\nVmRSS:\t    2048 kB\nThreads:\t1\n"), Some(2_097_152.0));
        assert_eq!((processor(""), memory("")), (None, None));
        assert!(processor_and_memory(std::process::id()).is_some_and(|(_, bytes)| bytes > 0.0));
    }

    #[test]
    fn a_long_run_is_sampled_less_often_and_keeps_its_first_sample() {
        let mut sampled = SampledUsage::new("a".into(), DateTime::UNIX_EPOCH);
        (0..5_000).for_each(|n| sampled.add(sample(f64::from(n), 0.0)));
        assert!(sampled.usage.samples.len() <= MAX_SAMPLES && sampled.usage.samples[0].at == 0.0);
        assert!(sampled.every > EVERY);
    }
}
