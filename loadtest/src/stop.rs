//! Ctrl-C ends the load, not the report. A second one ends everything.

use tokio::sync::watch;

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
    pub fn on_ctrl_c() -> Self {
        let (set, stop) = watch::channel(false);
        tokio::spawn(async move {
            while tokio::signal::ctrl_c().await.is_ok() {
                if set.send_replace(true) {
                    std::process::exit(130);
                }
                eprintln!("stopping; a second Ctrl-C ends without a report");
            }
        });
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
