//! The limit on open files of this process: each socket is one.

use anyhow::ensure;

/// Open files of the process itself, its calls and the terminal.
const RESERVED: u64 = 600;

/// Rejects a run that would exceed the limit in its middle. Accepts it when the system does not show its limit.
pub fn allow_sockets(wanted: u64) -> anyhow::Result<()> {
    let limits = std::fs::read_to_string("/proc/self/limits").unwrap_or_default();
    let wanted = wanted + RESERVED;
    if let Some(limit) = open_files(&limits) {
        ensure!(
            wanted <= limit,
            "the run needs {wanted} open files, and the limit is {limit}: run `ulimit -n {wanted}` first, or start several \
             runs with fewer sockets"
        );
    }
    Ok(())
}

/// The soft limit in `/proc/self/limits`; `None` also when it is unlimited.
fn open_files(limits: &str) -> Option<u64> {
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    line.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::open_files;

    #[test]
    fn the_soft_limit_is_read() {
        let limits = "Limit                     Soft Limit           Hard Limit           Units     \n\
                      Max processes             95683                95683                processes \n\
                      Max open files            1024                 20000                files     \n";
        assert_eq!(open_files(limits), Some(1024));
        assert_eq!(
            open_files("Max open files            unlimited            unlimited            files"),
            None
        );
        assert_eq!(open_files(""), None);
    }
}
