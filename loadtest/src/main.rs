//! The command `loadtest`.

use std::process::ExitCode;

use clap::Parser;
use loadtest::{Cli, Stop, Verdict};

fn main() -> ExitCode {
    let cli = Cli::parse();
    let mut runtime = tokio::runtime::Builder::new_multi_thread();
    if let Some(workers) = cli.common.workers {
        runtime.worker_threads(workers.into());
    }
    let runtime = runtime.enable_all().build().expect("the tokio runtime starts");
    let ended = runtime.block_on(async { loadtest::run(cli, Stop::on_signals()).await });
    // Calls still in flight are dropped: the report is already written.
    runtime.shutdown_background();
    match ended {
        Ok(Verdict::Kept) => ExitCode::SUCCESS,
        Ok(Verdict::Broken) => ExitCode::from(1),
        Ok(Verdict::Interrupted) => ExitCode::from(130),
        Err(error) => {
            eprintln!("loadtest: {error:#}");
            ExitCode::from(2)
        }
    }
}
