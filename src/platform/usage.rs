//! What this process takes of the machine, by the names that Prometheus's own clients use. Known on Linux only.

use std::fs;

use metrics::{Unit, describe_gauge, gauge};
use rustix::process::{Resource, getrlimit};

pub fn describe() {
    describe_gauge!("process_cpu_seconds_total", Unit::Seconds, "Processor time that the process has used");
    describe_gauge!("process_resident_memory_bytes", Unit::Bytes, "Memory that the process occupies");
    describe_gauge!("process_open_fds", Unit::Count, "Open files and connections of the process");
    describe_gauge!(
        "process_max_fds",
        Unit::Count,
        "How many of them the system allows; absent where it sets no limit"
    );
}

/// Sets the gauges to the current values.
pub fn measure() {
    if let Some((cpu_seconds, resident_bytes)) =
        fs::read_to_string("/proc/self/stat").ok().and_then(|stat| read(&stat))
    {
        gauge!("process_cpu_seconds_total").set(cpu_seconds);
        gauge!("process_resident_memory_bytes").set(resident_bytes);
    }
    if let Ok(files) = fs::read_dir("/proc/self/fd") {
        gauge!("process_open_fds").set(files.count() as f64);
    }
    if let Some(most) = getrlimit(Resource::Nofile).current {
        gauge!("process_max_fds").set(most as f64);
    }
}

/// Processor seconds and resident bytes, from a line of `/proc/self/stat`.
fn read(stat: &str) -> Option<(f64, f64)> {
    // The name in parentheses may have anything in it; behind it stands the third field.
    let fields: Vec<&str> = stat.rsplit_once(") ")?.1.split_ascii_whitespace().collect();
    let field = |number: usize| fields.get(number - 3)?.parse::<f64>().ok();
    let ticks = field(14)? + field(15)?;
    let (tick, page) = (rustix::param::clock_ticks_per_second(), rustix::param::page_size());
    Some((ticks / tick as f64, field(24)? * page as f64))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_read_whatever_the_program_is_called() {
        let stat =
            "7 (a) b (c) S 1 7 7 0 -1 4194560 1 0 0 0 150 50 0 0 20 0 9 0 5 1000 25 18446744073709551615";
        let (cpu_seconds, resident_bytes) = read(stat).unwrap();
        assert_eq!(cpu_seconds, 200.0 / rustix::param::clock_ticks_per_second() as f64);
        assert_eq!(resident_bytes, 25.0 * rustix::param::page_size() as f64);
        assert_eq!(read(""), None);
    }
}
