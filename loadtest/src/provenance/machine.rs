//! The machine of the load generator, from Linux's `/proc`. Other systems leave most fields empty.

use std::{fs::read_to_string, thread::available_parallelism};

use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Machine {
    pub host: Option<String>,
    /// Model of the processor.
    pub processor: Option<String>,
    /// Cores of the machine, and those that this process may use.
    pub cores: usize,
    pub usable_cores: usize,
    pub memory_bytes: Option<f64>,
    pub kernel: Option<String>,
}

impl Machine {
    pub fn read() -> Self {
        let line = |path| Some(read_to_string(path).ok()?.trim().to_owned()).filter(|line| !line.is_empty());
        let info = read_to_string("/proc/cpuinfo").unwrap_or_default();
        let usable_cores = available_parallelism().map_or(0, usize::from);
        Self {
            host: line("/proc/sys/kernel/hostname"),
            processor: processor(&info),
            cores: cores(&info).max(usable_cores),
            usable_cores,
            memory_bytes: read_to_string("/proc/meminfo").ok().and_then(|info| memory(&info)),
            kernel: line("/proc/sys/kernel/osrelease"),
        }
    }

    /// `AMD EPYC, 2 cores, 7.8 GiB of memory, Linux 6.1.0, host lt1`
    pub fn text(&self) -> String {
        let mut parts = vec![self.processor.clone().unwrap_or_else(|| "unknown processor".into())];
        let cores = if self.cores == 1 { "1 core".into() } else { format!("{} cores", self.cores) };
        parts.push(if self.usable_cores < self.cores {
            format!("{cores} ({} for the load generator)", self.usable_cores)
        } else {
            cores
        });
        parts.extend(
            self.memory_bytes.map(|bytes| format!("{:.1} GiB of memory", bytes / f64::from(1 << 30))),
        );
        parts.extend(self.kernel.as_ref().map(|kernel| format!("Linux {kernel}")));
        parts.extend(self.host.as_ref().map(|host| format!("host {host}")));
        parts.join(", ")
    }
}

/// The value of a line `name : value`.
fn value<'a>(info: &'a str, name: &str) -> Option<&'a str> {
    let mut lines = info.lines().filter_map(|line| line.split_once(':'));
    lines.find(|(known, _)| known.trim() == name).map(|(_, value)| value.trim())
}

/// ARM processors have no `model name`.
fn processor(info: &str) -> Option<String> {
    ["model name", "Model", "Hardware"].iter().find_map(|name| value(info, name)).map(str::to_owned)
}

fn cores(info: &str) -> usize {
    let names = info.lines().filter_map(|line| line.split_once(':'));
    names.filter(|(name, _)| name.trim() == "processor").count()
}

fn memory(info: &str) -> Option<f64> {
    Some(value(info, "MemTotal")?.strip_suffix(" kB")?.parse::<f64>().ok()? * 1024.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_machine_is_described_in_one_line() {
        let info = "processor\t: 0\nmodel name\t: AMD EPYC\n\nprocessor\t: 1\nmodel name\t: AMD EPYC\n";
        let machine = Machine {
            host: Some("lt1".into()),
            processor: processor(info),
            cores: cores(info),
            usable_cores: 1,
            memory_bytes: memory("MemTotal:        8167836 kB\nMemFree: 1 kB\n"),
            kernel: Some("6.1.0".into()),
        };
        assert_eq!(
            machine.text(),
            "AMD EPYC, 2 cores (1 for the load generator), 7.8 GiB of memory, Linux 6.1.0, host lt1"
        );
        let bare = Machine { cores: 1, usable_cores: 1, ..Machine::default() };
        assert_eq!(bare.text(), "unknown processor, 1 core");
    }

    #[test]
    fn this_machine_is_read() {
        let machine = Machine::read();
        assert!(machine.cores >= machine.usable_cores && machine.usable_cores > 0, "{machine:?}");
        assert!(machine.memory_bytes.is_some_and(|bytes| bytes > 0.0), "{machine:?}");
    }
}
