//! Figures from the times at which clients disconnect and reconnect. Pure except for `Batches::read`.

use std::time::Duration;

use crate::client::Client;

/// Time from the tenth to the ninetieth percentile, so that a few stragglers do not count.
pub fn spread(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    match times.len() {
        0 => Duration::ZERO,
        n => times[n * 9 / 10] - times[n / 10],
    }
}

/// The largest number of times within any window of this length.
pub fn most_within(window: Duration, mut times: Vec<Duration>) -> u64 {
    times.sort_unstable();
    let mut first = 0;
    let mut most = 0;
    for (last, time) in times.iter().enumerate() {
        while *time - times[first] >= window {
            first += 1;
        }
        most = most.max(last - first + 1);
    }
    most as u64
}

/// Sum and count of a batch-size histogram since the server started.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Batches {
    pub sum: f64,
    pub count: f64,
}

impl Batches {
    pub async fn read(node: &Client, name: &str, labels: &str) -> Option<Self> {
        let metrics = node.metrics().await?;
        let sum = metrics.figure(&format!("{name}_sum{labels}"))?;
        let count = metrics.figure(&format!("{name}_count{labels}"))?;
        Some(Self { sum, count })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn millis(times: &[u64]) -> Vec<Duration> {
        times.iter().map(|ms| Duration::from_millis(*ms)).collect()
    }

    #[test]
    fn stragglers_do_not_widen_the_spread() {
        let mut times = vec![Duration::ZERO];
        times.extend(vec![Duration::from_secs(1); 18]);
        times.push(Duration::from_secs(9));
        assert_eq!(spread(times), Duration::ZERO);
        assert_eq!(spread(millis(&[0, 100, 200, 300, 400, 500, 600, 700, 800, 900])).as_millis(), 800);
        assert_eq!(spread(Vec::new()), Duration::ZERO);
    }

    #[test]
    fn the_busiest_window_may_begin_anywhere() {
        let second = Duration::from_secs(1);
        assert_eq!(most_within(second, millis(&[0, 900, 950, 1000, 1899, 1950])), 4);
        assert_eq!(most_within(second, Vec::new()), 0);
    }
}
