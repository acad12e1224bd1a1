//! What this process may open: a socket is a file.

use anyhow::ensure;

/// For the process itself, its calls and the terminal.
const BESIDE: u64 = 600;

/// Refuses a run that would fail in its middle. Where the system does not tell its limit, nothing is refused.
pub fn allow_sockets(wanted: u64) -> anyhow::Result<()> {
    let limits = std::fs::read_to_string("/proc/self/limits").unwrap_or_default();
    let wanted = wanted + BESIDE;
    if let Some(limit) = open_files(&limits) {
        ensure!(
            wanted <= limit,
            "this needs {wanted} open files and {limit} are allowed: run `ulimit -n {wanted}` first, or start several \
             with fewer each"
        );
    }
    Ok(())
}

/// The soft limit, in Linux' words; `None` also where there is none.
fn open_files(limits: &str) -> Option<u64> {
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    line.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::open_files;

    #[test]
    fn the_soft_limit_is_the_one_that_holds() {
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
