//! Ctrl-C or SIGTERM ends the load; the report is still written. A second signal ends the process at once.

use tokio::{
    signal::unix::{SignalKind, signal},
    sync::watch,
};

#[derive(Clone)]
pub struct Stop(watch::Receiver<bool>);

/// Stops a run by hand.
pub struct Stopper(watch::Sender<bool>);

impl Stopper {
    pub fn set(&self) {
        self.0.send_replace(true);
    }
}

impl Stop {
    /// Starts to listen for signals.
    ///
    /// # Panics
    /// When the system refuses signal handlers.
    #[must_use]
    pub fn on_signals() -> Self {
        let (set, stop) = watch::channel(false);
        for kind in [SignalKind::interrupt(), SignalKind::terminate()] {
            let (set, mut signals) = (set.clone(), signal(kind).expect("signal handlers can be installed"));
            tokio::spawn(async move {
                while signals.recv().await.is_some() {
                    if set.send_replace(true) {
                        // The child processes end with this process: see `child_process.rs`.
                        std::process::exit(130);
                    }
                    eprintln!("stopping; a second Ctrl-C ends without a report");
                }
            });
        }
        Self(stop)
    }

    /// A stop that is set through the returned `Stopper`.
    #[must_use]
    pub fn by_hand() -> (Stopper, Self) {
        let (set, stop) = watch::channel(false);
        (Stopper(set), Self(stop))
    }

    #[must_use]
    pub fn is_set(&self) -> bool {
        *self.0.borrow()
    }

    /// Resolves when the stop is set.
    pub async fn wait(&self) {
        if self.0.clone().wait_for(|set| *set).await.is_err() {
            std::future::pending::<()>().await;
        }
    }

    /// For work that must finish even when the run is stopped.
    pub(crate) fn never() -> Self {
        Self(watch::channel(false).1)
    }
}
