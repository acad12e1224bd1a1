//! Lines on stderr during work that takes long, so that stdout has the result only.

use std::{
    cell::Cell,
    fmt,
    io::{self, Write},
    pin::pin,
    time::{Duration, Instant},
};

/// Shorter work prints nothing.
const EVERY: Duration = Duration::from_secs(10);

/// Awaits `work`. Prints every 10 s what it is doing, for how long, and what `done` says about its progress.
pub async fn during<T>(
    doing: &str,
    work: impl Future<Output = T>,
    mut done: impl AsyncFnMut() -> String,
) -> T {
    let began = Instant::now();
    let mut work = pin!(work);
    loop {
        if let Ok(result) = tokio::time::timeout(EVERY, &mut work).await {
            return result;
        }
        let done = done().await;
        print(format_args!("{doing} for {} s: {done}", began.elapsed().as_secs()));
    }
}

/// Prints at most every 10 s which of many steps begins.
pub struct Steps(Cell<Instant>);

impl Steps {
    pub fn new() -> Self {
        Self(Cell::new(Instant::now()))
    }

    pub fn begin(&self, step: &str) {
        if self.0.get().elapsed() >= EVERY {
            self.0.set(Instant::now());
            print(format_args!("checking: {step}"));
        }
    }
}

/// The work goes on without a terminal.
fn print(line: fmt::Arguments<'_>) {
    let _ = writeln!(io::stderr(), "{line}");
}

/// Such as `12.3 MiB`.
pub fn mebibytes(bytes: u64) -> String {
    format!("{:.1} MiB", bytes as f64 / (1024.0 * 1024.0))
}
