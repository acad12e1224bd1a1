//! Ctrl-C ends the load, not the report. A second one ends everything.

use tokio::sync::watch;

#[derive(Clone)]
pub struct Stop(watch::Receiver<bool>);

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

    pub fn is_set(&self) -> bool {
        *self.0.borrow()
    }

    /// Resolves when it is set.
    pub async fn wait(&self) {
        if self.0.clone().wait_for(|set| *set).await.is_err() {
            std::future::pending::<()>().await;
        }
    }

    #[cfg(test)]
    pub fn never() -> Self {
        Self(watch::channel(false).1)
    }
}
