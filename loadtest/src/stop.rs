//! Ctrl-C ends the load, not the report; so does SIGTERM. A second one ends everything.

use tokio::{
    signal::unix::{SignalKind, signal},
    sync::watch,
};

#[derive(Clone)]
pub struct Stop(watch::Receiver<bool>);

/// Ends a run that was given its other part.
pub struct Stopper(watch::Sender<bool>);

impl Stopper {
    pub fn set(&self) {
        self.0.send_replace(true);
    }
}

impl Stop {
    /// Listens from now on.
    ///
    /// # Panics
    /// Where the system gives no signals.
    #[must_use]
    pub fn on_signals() -> Self {
        let (set, stop) = watch::channel(false);
        for kind in [SignalKind::interrupt(), SignalKind::terminate()] {
            let (set, mut signals) = (set.clone(), signal(kind).expect("signals can be listened for"));
            tokio::spawn(async move {
                while signals.recv().await.is_some() {
                    if set.send_replace(true) {
                        // What was started ends with this process: `bound.rs`.
                        std::process::exit(130);
                    }
                    eprintln!("stopping; a second Ctrl-C ends without a report");
                }
            });
        }
        Self(stop)
    }

    /// Set by whoever holds the other part.
    #[must_use]
    pub fn by_hand() -> (Stopper, Self) {
        let (set, stop) = watch::channel(false);
        (Stopper(set), Self(stop))
    }

    #[must_use]
    pub fn is_set(&self) -> bool {
        *self.0.borrow()
    }

    /// Resolves when it is set.
    pub async fn wait(&self) {
        if self.0.clone().wait_for(|set| *set).await.is_err() {
            std::future::pending::<()>().await;
        }
    }

    /// For what has to be done however a run ends.
    pub(crate) fn never() -> Self {
        Self(watch::channel(false).1)
    }
}
