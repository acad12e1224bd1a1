use std::sync::Arc;

use super::AccountView;

/// What a Session asks of the node that started it.
pub trait SessionHost: Send + Sync {
    /// The account's Session ends. The node forgets it, unless another one took its place: `view` tells them apart.
    fn session_ended(&self, uid: i64, view: &Arc<AccountView>);

    /// A version that was read in `epoch` went back: the database lost commits.
    fn lose_history(&self, epoch: u64);
}
