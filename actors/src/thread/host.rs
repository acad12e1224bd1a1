use actix::Addr;
use sql::notice::Moved;

use super::Thread;

/// What a Thread asks of the node that started it.
pub trait ThreadHost: Send + Sync {
    /// The post's Thread ends. The node forgets it, unless another one took its place.
    fn thread_ended(&self, post: i64, thread: &Addr<Thread>);

    /// Notifies the Sessions of these accounts, here and on other nodes, after the commit.
    fn tell_moved(&self, moved: Vec<Moved>);
}
